//! The problems. A new problem needs a folder here, a line for its module, and a line in
//! [`PROBLEMS`].

pub mod cheat;
pub mod game_schedule;
pub mod gomoku;
pub mod number_game;
pub mod spot;
pub mod ten_twenty_thirty;

use crate::workbench::problem::{as_problem, Problem};

/// The problems, in the order of `judge list`. A variant shares the statement of its problem, and
/// follows it.
pub const PROBLEMS: &[&dyn Problem] = &[
    as_problem::<ten_twenty_thirty::solution::Solution>(),
    as_problem::<number_game::solution::Solution>(),
    as_problem::<number_game::uva1558::Solution>(),
    as_problem::<cheat::solution::Solution>(),
    as_problem::<gomoku::solution::Solution>(),
    as_problem::<game_schedule::solution::Solution>(),
    as_problem::<spot::solution::Solution>(),
];
