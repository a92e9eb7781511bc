//! A fact about a wrong answer of Gomoku.

use super::case::{Board, SIZE};
use super::lines::{lines, Line};
use super::plain::Event;
use crate::workbench::explanation::{Clue, WrongLine};

/// Returns what is on the point that the output names. All of a board is explained in one step.
pub fn clue(board: &Board, wrong: &WrongLine, _: &[Event]) -> Option<Clue> {
    let mut output_lines = wrong.lines.iter();
    let (row, column) = output_lines.find_map(|line| line.split_once(' '))?;
    let (row, column): (usize, usize) = (row.parse().ok()?, column.trim().parse().ok()?);
    let is_on_board = (1..=SIZE).contains(&row) && (1..=SIZE).contains(&column);
    let colour = is_on_board.then(|| board.colour((row - 1, column - 1)));
    let what = match colour {
        None => "not on the board".into(),
        Some(None) => "empty".into(),
        Some(Some(colour)) => {
            let has_point = |line: &Line| line.points().any(|point| point == (row - 1, column - 1));
            let lines = lines(board, 1..).into_iter().filter(has_point);
            let length = lines.map(|line| line.length).max().unwrap_or(1);
            let name = ["black", "white"][colour];
            format!("a {name} stone; the longest line through it has {length}")
        }
    };
    let fact = Some(format!("Your point ({row}, {column}) is {what}."));
    Some(Clue { event: 0, fact })
}
