//! Models of the rules, for problems with several right answers. They are as simple as possible.
//! They were written from the rules alone, without looking at the solutions.

pub mod game_schedule;
