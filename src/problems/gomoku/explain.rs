//! Explains a board of Gomoku in one step: the winning five, its direction, other fives, and longer
//! lines, which do not count. A five is a line of exactly five stones.
//!
//! Longer lines are named, too: a reader who sees six in a row wants to know why they do not win.

use super::case::{Board, Point, SIZE, WINNING_LENGTH};
use super::lines::{fives, lines, points, Line};
use super::plain::Event;
use super::solution::{Direction, Five};
use crate::workbench::explanation::scene::{self, Colour, Grid, Mark, Scene, Square, Stage, Stone};
use crate::workbench::explanation::step::{runs, TextRun};
use crate::workbench::explanation::{Explanation, Step};
use crate::workbench::text::capitalized;
use std::collections::BTreeMap;

/// Explains a board. Returns the winning five.
pub fn explain_board(board: &Board, explanation: &mut Explanation) -> Option<Five> {
    let mut other_fives = fives(board);
    // The leftmost five wins; of several in the same column, the topmost.
    let by_column = |line: &Line| (line.start.1, line.start.0);
    other_fives.sort_by_key(by_column);
    let winner = (!other_fives.is_empty()).then(|| other_fives.remove(0));
    let long_lines = lines(board, WINNING_LENGTH + 1..);
    // Longer lines matter if nobody has won.
    let shown_lines = if winner.is_none() {
        &long_lines[..]
    } else {
        &[]
    };
    let mut marks = BTreeMap::new();
    let groups = [(shown_lines, Mark::Weak), (&other_fives, Mark::Secondary)].into_iter();
    let marked_lines = groups.flat_map(|(lines, mark)| lines.iter().map(move |line| (line, mark)));
    for (line, mark) in marked_lines.chain(winner.iter().map(|five| (five, Mark::Strong))) {
        marks.extend(line.points().map(|point| (point, mark)));
    }
    explanation.set_stage(stage(board));
    let title = match winner {
        None => "nobody has won".into(),
        Some(five) => {
            COLOURS[five.colour].to_owned() + " has won with " + describe_direction(&five)
        }
    };
    let mut step = Step::new(0u32, title, verdict(winner), scene(marks));
    step = match winner {
        None => step.shows(Event::NoWinner),
        Some(five) => step
            .shows(event(&five))
            .shows(Event::Answer(five.colour + 1, row_and_column(five.start))),
    };
    for (text, lines) in [(OTHER_FIVES, other_fives), (LONG_LINES, long_lines)] {
        if !lines.is_empty() {
            step = step.say(
                runs!(plain "{text}"),
                lines.iter().map(describe_line).collect(),
            );
        }
    }
    explanation.add(step);
    winner.map(|five| Five {
        column: five.start.1,
        row: five.start.0,
        colour: five.colour,
    })
}

/// The text before the list of other fives.
const OTHER_FIVES: &str =
    "Of several fives, the leftmost counts; of several that begin in the same \
                           column, the topmost. The others:";

/// The text before the list of longer lines.
const LONG_LINES: &str = "More than five in a row do not count:";

/// Returns the picture of the board with all its stones. Scenes add marks to it.
fn stage(board: &Board) -> Stage {
    let stones = points().filter_map(|point| Some((point, board.colour(point)?)));
    let stones = stones.map(|((row, column), colour)| Stone {
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

/// Returns the scene with these marks on the board.
fn scene(marks: BTreeMap<Point, Mark>) -> Scene {
    let squares = marks.into_iter().map(|((row, column), mark)| Square {
        row: row as u32 + 1,
        column: column as u32 + 1,
        mark,
    });
    Scene::Boards(vec![scene::Diagram {
        squares: squares.collect(),
        ..scene::Diagram::default()
    }])
}

const COLOURS: [&str; 2] = ["black", "white"];

/// Returns the sentence about the winning five, or about the lack of one.
fn verdict(winner: Option<Line>) -> Vec<TextRun> {
    match winner {
        None => Vec::from(runs!(strong "Neither colour has exactly five in a row.")),
        Some(five) => {
            let colour = capitalized(COLOURS[five.colour]);
            let Direction { down, right } = five.direction;
            let named_stone = match (down, right) {
                (_, 0) => "topmost stone, because all five are in one column",
                (-1, _) => "leftmost stone, which is also the lowest",
                _ => "leftmost stone",
            };
            let line = ends_and_direction(&five);
            let distance = distance(&five);
            runs!(strong "{colour} has won"; plain
                " with exactly five in a row: {line}, at distance {distance} from the edge. The answer names the {named_stone}.")
            .into()
        }
    }
}

/// Returns the distance of a line from the edge of the board.
fn distance(line: &Line) -> usize {
    let points = line.points();
    let points = points.map(|(row, column)| row.min(column).min(SIZE - 1 - row.max(column)));
    points.min().unwrap_or_default()
}

/// Returns "5 black stones from (3, 2) to (7, 6), a diagonal falling to the right".
fn describe_line(line: &Line) -> String {
    let (length, colour) = (line.length, COLOURS[line.colour]);
    format!("{length} {colour} stones from {}", ends_and_direction(line))
}

/// Returns the event that reports a line as the winner.
fn event(line: &Line) -> Event {
    let [start, last] = [line.start, line.last()].map(row_and_column);
    Event::Row(line.colour + 1, line.length as i32, start, last)
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
