//! Six classic competitive-programming problems, solved exactly as their online judges want them.
//!
//! [`PROBLEMS`] is the table of them. Each has a folder of its own; `judge.rs` in it is what solves
//! the problem and what gets submitted, and tells in its first lines how. What the judges share is
//! little and small: [`scanner`] reads words, [`number`] numbers, [`seen`] is the set of positions
//! that a game has gone through, [`history`] keeps them in their order, and [`complaint`] shows
//! words of the input in error messages. The other rooms of a problem explain its games, generate
//! and validate input, and check outputs.

#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod account;
pub mod cases;
pub mod cheat;
pub mod check;
pub mod complaint;
pub mod game_schedule;
pub mod generate;
pub mod gomoku;
pub mod history;
pub mod layout;
pub mod number;
pub mod number_game;
pub mod problem;
pub mod scanner;
pub mod seen;
pub mod spot;
pub mod submission;
pub mod ten_twenty_thirty;

pub use problem::{Failure, Problem};

/// The problems, in the order in which they are listed.
pub const PROBLEMS: [&Problem; 6] = [
    &ten_twenty_thirty::PROBLEM,
    &number_game::PROBLEM,
    &cheat::PROBLEM,
    &gomoku::PROBLEM,
    &game_schedule::PROBLEM,
    &spot::PROBLEM,
];
