//! Explains a board of Gomoku in one step: the winning five, its direction, other fives, and longer
//! lines, which do not count. A five is a line of exactly five stones.
//!
//! Longer lines are named, too: a reader who sees six in a row wants to know why they do not win.

use super::case::{Board, Point, SIZE, WINNING_LENGTH};
use super::lines::{fives, lines, stones, Line};
use super::plain::Event;
use super::solution::Five;
use crate::workbench::explanation::scene::{self, Colour, Grid, Mark, Scene, Square, Stage, Stone};
use crate::workbench::explanation::step::runs;
use crate::workbench::explanation::{Explanation, Step};
use crate::workbench::text::capitalized;
use std::collections::BTreeMap;

/// Explains a board. Returns the winning five.
pub fn explain_board(board: &Board, explanation: &mut Explanation) -> Option<Five> {
    explanation.set_stage(stage(board));
    let mut fives = fives(board);
    // The leftmost five wins; of several in the same column, the topmost.
    fives.sort_by_key(|line| (line.start.1, line.start.0));
    let (winner, other_fives) = fives.split_at(fives.len().min(1));
    let long_lines = lines(board, WINNING_LENGTH + 1..);
    let mut marks = BTreeMap::new();
    let mut mark_lines = |lines: &[Line], mark| {
        let points = lines.iter().flat_map(Line::points);
        marks.extend(points.map(|point| (point, mark)));
    };
    mark_lines(&long_lines, Mark::Weak);
    mark_lines(other_fives, Mark::Secondary);
    mark_lines(winner, Mark::Strong);
    let squares = marks.into_iter().map(|((row, column), mark)| Square {
        row: row as u32 + 1,
        column: column as u32 + 1,
        mark,
    });
    let scene = Scene::Boards(vec![scene::Diagram {
        squares: squares.collect(),
        ..scene::Diagram::default()
    }]);
    let mut step = match winner {
        [five, ..] => explain_winner(five, scene),
        [] => {
            let words = runs!(strong "Neither colour has exactly five in a row.");
            Step::new(0u32, "nobody has won", words, scene).shows(Event::NoWinner)
        }
    };
    let about_others = "Of several fives, the leftmost counts; of several that begin in the same \
        column, the topmost. The others:";
    let about_long_lines = "More than five in a row do not count:";
    for (text, lines) in [(about_others, other_fives), (about_long_lines, &long_lines)] {
        if !lines.is_empty() {
            let list = lines.iter().map(describe_line).collect();
            step = step.say(runs!(plain "{text}"), list);
        }
    }
    explanation.add(step);
    board.first_five()
}

/// Returns the picture of the board with all its stones. Scenes add marks to it.
fn stage(board: &Board) -> Stage {
    let stones = stones(board).map(|((row, column), colour)| Stone {
        row: row as u32 + 1,
        column: column as u32 + 1,
        colour: [Colour::Black, Colour::White][colour],
    });
    Stage::Grid(Grid {
        size: SIZE as u32,
        on_points: true,
        stones: stones.collect(),
        ..Grid::default()
    })
}

const COLOURS: [&str; 2] = ["black", "white"];

/// Returns the step about the winning five.
fn explain_winner(five: &Line, scene: Scene) -> Step {
    let (colour, direction) = (COLOURS[five.colour], describe_direction(five));
    let named_stone = match (five.direction.down, five.direction.right) {
        (_, 0) => "topmost stone, because all five are in one column",
        (-1, _) => "leftmost stone, which is also the lowest",
        _ => "leftmost stone",
    };
    let line = ends_and_direction(five);
    let words = runs!(strong "{} has won", capitalized(colour); plain " with exactly five in a \
        row: {line}. The answer names the {named_stone}.");
    let [start, last] = [five.start, five.last()].map(row_and_column);
    let title = format!("{colour} has won with {direction}");
    Step::new(0u32, title, words, scene)
        .shows(Event::Row(five.colour + 1, five.length as i32, start, last))
        .shows(Event::Answer(five.colour + 1, start))
}

/// Returns "5 black stones from (3, 2) to (7, 6), a diagonal falling to the right".
fn describe_line(line: &Line) -> String {
    let (length, colour) = (line.length, COLOURS[line.colour]);
    format!("{length} {colour} stones from {}", ends_and_direction(line))
}

/// Returns the row and the column of a point, from 1.
fn row_and_column((row, column): Point) -> (i32, i32) {
    (row as i32 + 1, column as i32 + 1)
}

/// Returns "(3, 2) to (7, 6), a diagonal falling to the right".
fn ends_and_direction(line: &Line) -> String {
    let [start, last] = [line.start, line.last()].map(row_and_column);
    format!("{start:?} to {last:?}, {}", describe_direction(line))
}

/// Returns the direction of a line in words.
fn describe_direction(line: &Line) -> &'static str {
    match (line.direction.down, line.direction.right) {
        (0, _) => "a row",
        (_, 0) => "a column",
        (1, _) => "a diagonal falling to the right",
        _ => "a diagonal rising to the right",
    }
}
