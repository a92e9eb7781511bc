//! The problems. A new problem needs a folder here, a line for its module, and a line in
//! [`PROBLEMS`].

pub mod cheat;
pub mod game_schedule;
pub mod gomoku;
pub mod number_game;
pub mod spot;
pub mod ten_twenty_thirty;

use crate::workbench::problem::{erased, Problem};

/// The problems, in the order of `judge list`. A variant shares the statement of its problem, and
/// follows it.
pub const PROBLEMS: &[&dyn Problem] = &[
    erased::<ten_twenty_thirty::solution::Solution>(),
    erased::<number_game::solution::Solution>(),
    erased::<number_game::uva1558::Solution>(),
    erased::<cheat::solution::Solution>(),
    erased::<gomoku::solution::Solution>(),
    erased::<game_schedule::solution::Solution>(),
    erased::<spot::solution::Solution>(),
];
