//! The six problems once more, written from the rules alone and without a thought for speed, by
//! somebody who had not seen the judges. What both sides answer alike is right.
//!
//! They share nothing with the judges, so that they share no mistake either.

#![allow(
    dead_code,
    reason = "not every test looks at everything that a model can tell"
)]

pub mod cheat;
pub mod game_schedule;
pub mod gomoku;
pub mod number_game;
pub mod schedule_by_tie_rules;
pub mod spot;
pub mod ten_twenty_thirty;
