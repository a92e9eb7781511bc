//! A fact about a wrong answer of Gomoku.

use super::case::{Board, SIZE};
use super::lines::Line;
use super::solution::DIRECTIONS;
use crate::workbench::explanation::{Clue, WrongLine};

/// Returns what is on the point that the output names, and the longest line through it.
pub fn clue(board: &Board, wrong: &WrongLine) -> Option<Clue> {
    let numbers: Option<Vec<usize>> = wrong
        .yours
        .split(' ')
        .map(|word| word.parse().ok())
        .collect();
    let [row, column] = numbers?[..] else {
        return None;
    };
    let is_inside = |number| (1..=SIZE).contains(&number);
    let point = (is_inside(row) && is_inside(column)).then(|| (row - 1, column - 1));
    let colour = point.map(|point| board.colour(point));
    let fact = match (point, colour) {
        (Some(start), Some(Some(colour))) => {
            let lengths = DIRECTIONS.map(|direction| {
                let line = Line {
                    colour,
                    start,
                    direction,
                    length: 1,
                };
                let is_same = |step: &isize| {
                    line.point(*step)
                        .is_some_and(|point| board.colour(point) == Some(colour))
                };
                let after = (1..).take_while(is_same).count();
                let before = (1..).take_while(|step: &isize| is_same(&-step)).count();
                before + 1 + after
            });
            let longest = lengths.into_iter().max().unwrap_or(1);
            let name = ["black", "white"][colour];
            format!("The longest line through ({row}, {column}), a {name} stone, has {longest}.")
        }
        (Some(_), _) => format!("({row}, {column}) is empty."),
        _ => format!("({row}, {column}) is not on the board."),
    };
    let fact = Some(fact);
    Some(Clue {
        event: usize::MAX,
        fact,
    })
}
