//! The problems once more, written from the rules alone and in the plainest way, by an author who
//! had not seen the solutions. An answer that both give is right: they share no code, and so no
//! mistake.

#![allow(dead_code, reason = "no test uses all of it")]

pub mod cheat;
pub mod game_schedule;
pub mod gomoku;
pub mod number_game;
pub mod schedule_by_tie_rules;
pub mod spot;
pub mod ten_twenty_thirty;
