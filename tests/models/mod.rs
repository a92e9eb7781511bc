//! What tests have to know and answers do not say, such as the cards after each step. It is written
//! from the rules alone and in the plainest way, by an author who had not seen the solutions.

#![allow(dead_code, reason = "no test uses all of it")]

pub mod cheat;
pub mod game_schedule;
pub mod number_game;
pub mod ten_twenty_thirty;
