//! What tests have to know and answers do not say, such as what a right schedule is. It is written
//! from the rules alone and in the plainest way, by an author who had not seen the solutions.

#![allow(dead_code, reason = "no test uses all of it")]

pub mod game_schedule;
