//! Explains a board of Gomoku in one step: the winning five, its direction, other fives, and longer
//! lines, which do not count. A five is a line of exactly five stones.
//!
//! `fives` in `lines.rs` finds the fives. Longer lines are found here: a reader who sees six in a
//! row wants to know why they do not win.

use super::case::{Board, Point, SIZE, WINNING_LENGTH};
use super::lines::{fives, points, Line};
use super::plain::Event;
use super::solution::{Direction, Five, DIRECTIONS};
use crate::runtime::scanner::StreamError;
use crate::workbench::explanation::scene::{self, Colour, Grid, Mark, Scene, Square, Stage, Stone};
use crate::workbench::explanation::step::{runs, Run};
use crate::workbench::explanation::{CaseOutput, Explanation, Step};
use crate::workbench::text::capitalized;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Explains a board. Returns the winning five.
pub fn explain_board(
    board: &Board,
    explanation: &mut Explanation,
) -> Result<Option<Five>, StreamError> {
    let mut other_fives = fives(board);
    // The leftmost five wins; of several in the same column, the topmost.
    let by_column = |line: &Line| (line.start.1, line.start.0);
    other_fives.sort_by_key(by_column);
    let winner = (!other_fives.is_empty()).then(|| other_fives.remove(0));
    let long_lines = lines_longer_than(WINNING_LENGTH, board);
    let output = explanation.options.output.as_ref();
    let numbers = output.map_or(Vec::new(), CaseOutput::numbers_in_wrong_line);
    let claimed_point =
        points().find(|(row, column)| numbers == [*row as u32 + 1, *column as u32 + 1]);
    // Longer lines matter if nobody has won, or if the program finds no five.
    let is_long_shown = claimed_point.is_none() && (winner.is_none() || numbers == [0]);
    let shown_lines = if is_long_shown { &long_lines[..] } else { &[] };
    let mut marks = BTreeMap::new();
    let groups = [(shown_lines, Mark::Weak), (&other_fives, Mark::Secondary)].into_iter();
    let marked_lines = groups.flat_map(|(lines, mark)| lines.iter().map(move |line| (line, mark)));
    for (line, mark) in marked_lines.chain(winner.iter().map(|five| (five, Mark::Strong))) {
        marks.extend(line.points().map(|point| (point, mark)));
    }
    explanation.set_stage(stage(board));
    let title = match winner {
        None => "nobody has won".into(),
        Some(_) if numbers == [0] => "your program finds no five".into(),
        Some(five) => {
            COLOURS[five.colour].to_owned() + " has won with " + describe_direction(&five)
        }
    };
    let mut step = Step::new(0u32, title, verdict(winner), Scene::None);
    step = step.shows(Event::Case(explanation.case_number()));
    step = match winner {
        None => step.shows(Event::NoWinner).uses("nobody has won"),
        Some(five) => {
            // A loop over the board that ends too early misses a five that begins here.
            let (last, (row, column)) = (SIZE - WINNING_LENGTH, five.start);
            let first = by_column(&five);
            let left = long_lines.iter().any(|line| by_column(line) < first);
            let above = long_lines.iter().any(|line| line.start < five.start);
            let both = other_fives.iter().any(|other| other.colour != five.colour);
            let mut ends = five.ends().into_iter().flatten();
            let is_blocked = ends.any(|point| board.colour(point).is_some());
            step.uses(format!("{} has won", COLOURS[five.colour]))
                .uses(format!("the five is {}", describe_direction(&five)))
                .uses_if(distance(&five) == 0, "the five touches the edge")
                .uses_if(is_blocked, "the other colour is at an end of the five")
                .uses_if(column >= last, "the five begins in column 15 or more")
                .uses_if(row >= last, "the five begins in row 15 or more")
                .uses_if(both, "both colours have a five")
                .uses_if(left, "by columns, six stones or more come before the five")
                .uses_if(above, "by rows, six stones or more come before the five")
                .shows(event(&five))
                .shows(Event::Answer(five.colour + 1, row_and_column(five.start)))
        }
    };
    if let Some(point) = claimed_point {
        step = describe_point(step, board, point);
    }
    let divergence = explanation.pending_divergence();
    let actual = divergence.and_then(|divergence| divergence.actual.as_ref());
    let is_claimed = |line: &Line| match actual {
        Some(actual) => *actual == event(line).to_string(),
        None => claimed_point == Some(line.start),
    };
    // The program disagrees with the verdict, so the verdict is marked as the reason.
    if divergence.is_some() || claimed_point.is_some() {
        step.paragraphs[0].runs[0].style = "mark";
    }
    for (text, rule, mut lines) in [
        (OTHER_FIVES, "there are several fives", other_fives),
        (LONG_LINES, "more than five are in a row", long_lines),
    ] {
        lines.sort_by_key(|line| !is_claimed(line));
        if let Some(first_line) = lines.first() {
            let mut style = "plain";
            // The line that the program claims is marked, too.
            if is_claimed(first_line) {
                style = "mark";
                marks.extend(first_line.points().map(|point| (point, Mark::Claimed)));
            }
            let (text, list) = (text.into(), lines.iter().map(describe_line).collect());
            step = step.uses(rule).say([Run { style, text }], list);
        }
    }
    marks.extend(claimed_point.map(|point| (point, Mark::Claimed)));
    step.scene = scene(marks);
    explanation.add(step)?;
    Ok(winner.map(|five| Five {
        column: five.start.1,
        row: five.start.0,
        colour: five.colour,
    }))
}

/// The text before the list of other fives.
const OTHER_FIVES: &str =
    "Of several fives, the leftmost counts; of several that begin in the same \
                           column, the topmost. The others:";

/// The text before the list of longer lines.
const LONG_LINES: &str = "More than five in a row do not count:";

/// Adds a paragraph about the point that the output names: its stone and the lines through it.
fn describe_point(step: Step, board: &Board, point: Point) -> Step {
    let mut lines = lines_longer_than(2, board);
    lines.retain(|line| line.points().any(|point_of_line| point_of_line == point));
    lines.sort_by_key(|line| (line.start != point, Reverse(line.length)));
    let line_texts = lines.iter().map(|line| {
        let remark = if line.start == point {
            ", of which this stone is the first"
        } else {
            ""
        };
        describe_line(line) + remark
    });
    let ending = if lines.is_empty() {
        " in no line of three"
    } else {
        ", part of:"
    };
    let stone = match board.colour(point) {
        None => "no stone".into(),
        Some(colour) => format!("a {} stone{ending}", COLOURS[colour]),
    };
    let (row, column) = row_and_column(point);
    let words = runs!(del "Your output names ({row}, {column}):"; plain " {stone}");
    step.say(words, line_texts.collect())
}

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
    Scene::Boards(vec![scene::Board {
        squares: squares.collect(),
        ..scene::Board::default()
    }])
}

const COLOURS: [&str; 2] = ["black", "white"];

/// Returns the sentence about the winning five, or about the lack of one.
fn verdict(winner: Option<Line>) -> Vec<Run> {
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

/// Returns all lines of more than `length` stones.
fn lines_longer_than(length: usize, board: &Board) -> Vec<Line> {
    let starts = DIRECTIONS.into_iter();
    let starts = starts.flat_map(|direction| points().map(move |start| (direction, start)));
    let lines = starts.filter_map(|(direction, start)| {
        let colour = board.colour(start)?;
        let mut line = Line {
            colour,
            start,
            direction,
            length: 1,
        };
        let has_colour =
            |point: Option<Point>| point.and_then(|point| board.colour(point)) == Some(colour);
        if has_colour(line.ends()[0]) {
            return None;
        }
        while has_colour(line.ends()[1]) {
            line.length += 1;
        }
        Some(line).filter(|line| line.length > length)
    });
    lines.collect()
}
