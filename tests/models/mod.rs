//! Models of the rules, for problems with several right answers. They are as simple as possible.
//! They were written from the rules alone, without looking at the solutions.

#![allow(dead_code, reason = "the fuzz targets use only some functions")]

pub mod game_schedule;
