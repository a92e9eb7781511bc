//! The problems. A new one is a folder here, a line for its module, and a line in the table.

pub mod cheat;
pub mod game_schedule;
pub mod gomoku;
pub mod number_game;
pub mod spot;
pub mod ten_twenty_thirty;

use crate::workbench::problem::Problem;

/// The problems, in the order in which they are listed. The other variants of a problem, which
/// share its statement, come after it.
pub const PROBLEMS: &[&Problem] = &[
    &ten_twenty_thirty::PROBLEM,
    &number_game::PROBLEM,
    &number_game::UVA1558,
    &cheat::PROBLEM,
    &gomoku::PROBLEM,
    &game_schedule::PROBLEM,
    &spot::PROBLEM,
];
