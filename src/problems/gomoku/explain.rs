//! Explains a board of Gomoku in one step: the five that wins, its direction, other fives, and
//! longer lines, which do not count.
//!
//! The solution finds the fives. Longer lines are found here, because a reader who sees six in a
//! row wants to know why nobody has won.

use super::case::{Board, Point, FIVE, SIZE};
use super::lines::{fives, points, Line};
use super::plain::Event;
use super::solution::{Direction, Five, DIRECTIONS};
use crate::runtime::scanner::StreamError;
use crate::workbench::explanation::scene::{self, Grid, Mark, Piece, Scene, Square, Stage, Stone};
use crate::workbench::explanation::step::{runs, Run};
use crate::workbench::explanation::{CaseOutput, Explanation, Step};
use crate::workbench::text::capitalized;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Explains a board, and returns the five that wins.
pub fn explain_board(
    board: &Board,
    explanation: &mut Explanation,
) -> Result<Option<Five>, StreamError> {
    let mut others = fives(board);
    // The first five in this order wins.
    others.sort_by_key(
        |Line {
             start: (row, column),
             ..
         }| (*column, *row),
    );
    let winner = (!others.is_empty()).then(|| others.remove(0));
    let long = lines_longer_than(FIVE, board);
    let mut marks = BTreeMap::new();
    let marked = [(&long, Mark::Weak), (&others, Mark::Secondary)].into_iter();
    let marked = marked.flat_map(|(lines, mark)| lines.iter().map(move |line| (line, mark)));
    for (line, mark) in marked.chain(winner.iter().map(|five| (five, Mark::Strong))) {
        marks.extend(line.points().map(|point| (point, mark)));
    }
    let output = explanation.options.output.as_ref();
    let numbers = output.map_or(Vec::new(), CaseOutput::numbers);
    let claimed = points().find(|(row, column)| numbers == [*row as u32 + 1, *column as u32 + 1]);
    explanation.set_stage(stage(board));
    let title = match winner {
        None => "nobody has won".into(),
        Some(five) => format!("{} has won with {}", COLOURS[five.colour], direction(&five)),
    };
    let mut step = Step::new(0u32, title, verdict(winner), Scene::None);
    step = step.shows(Event::Case(explanation.case_number()));
    step = match winner {
        None => step.shows(Event::NoWinner).uses("nobody has won"),
        Some(five) => step
            .uses(format!("{} has won", COLOURS[five.colour]))
            .uses(format!("the five is {}", direction(&five)))
            .uses(if distance(&five) == 0 {
                "the five touches the edge"
            } else {
                "the five is off the edge"
            })
            .shows(event(&five))
            .shows(Event::Answer(five.colour + 1, place(five.start))),
    };
    if let Some(point) = claimed {
        step = describe_point(step, board, point);
    }
    // If a program diverges, the reason is the verdict and the paragraph about the line that it
    // claims.
    let place = explanation.pending_divergence();
    let is_claimed =
        |line: &Line| place.is_some_and(|place| place.actual == Some(event(line).to_string()));
    if place.is_some() || claimed.is_some() {
        step.paragraphs[0].runs[0].style = "mark";
    }
    if others
        .iter()
        .any(|five| winner.is_some_and(|winner| winner.colour != five.colour))
    {
        step = step.uses("both colours have a five");
    }
    for (words, rule, mut lines) in [
        (OTHERS, "there are several fives", others),
        (LONG, "more than five are in a row", long),
    ] {
        lines.sort_by_key(|line| !is_claimed(line));
        if let Some(first) = lines.first() {
            let mut style = "plain";
            if is_claimed(first) {
                style = "mark";
                marks.extend(first.points().map(|point| (point, Mark::Claimed)));
            }
            let (text, list) = (words.into(), lines.iter().map(stones).collect());
            step = step.uses(rule).say([Run { style, text }], list);
        }
    }
    marks.extend(claimed.map(|point| (point, Mark::Claimed)));
    step.scene = scene(marks);
    explanation.add(step)?;
    Ok(board.first_five())
}

/// The words before a list of other fives.
const OTHERS: &str = "Of several fives, the one that begins farthest left counts and, within a \
                      column, highest. The others:";

/// The words before a list of longer lines.
const LONG: &str = "More than five in a row do not count:";

/// Adds a paragraph about the point that the output names: the lines that begin there or pass
/// through it.
fn describe_point(step: Step, board: &Board, point: Point) -> Step {
    let mut lines = lines_longer_than(1, board);
    lines.retain(|line| line.points().any(|point_of_line| point_of_line == point));
    lines.sort_by_key(|line| (line.start != point, Reverse(line.length)));
    let lines = lines.iter().map(|line| {
        let begins = if line.start == point {
            ", of which it is the first"
        } else {
            ""
        };
        stones(line) + begins
    });
    let is_alone = lines.len() == 0;
    let alone = if is_alone { " alone" } else { ", part of:" };
    let stone = match board.colour(point) {
        None => "no stone".into(),
        Some(colour) => format!("a {} stone{alone}", COLOURS[colour]),
    };
    let (row, column) = place(point);
    let words = runs!(del "Your output names ({row}, {column}):"; plain " {stone}");
    step.say(words, lines.collect())
}

/// Returns all stones of the board, which every scene shows.
fn stage(board: &Board) -> Stage {
    let stones = points().filter_map(|point| Some((point, board.colour(point)?)));
    let stones = stones.map(|((row, column), colour)| Stone {
        row: row as u32 + 1,
        column: column as u32 + 1,
        piece: [Piece::Black, Piece::White][colour],
    });
    Stage::Grid(Grid {
        size: SIZE as u32,
        on_points: true,
        squares: stones.collect(),
        ..Grid::default()
    })
}

/// Returns the board with its marks.
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

/// The names of the colours.
const COLOURS: [&str; 2] = ["black", "white"];

/// Returns the sentence about the winner.
fn verdict(winner: Option<Line>) -> Vec<Run> {
    match winner {
        None => Vec::from(runs!(strong "Neither colour has exactly five in a row.")),
        Some(five) => {
            let colour = capitalized(COLOURS[five.colour]);
            let Direction { down, right } = five.direction;
            let which = match (down, right) {
                (_, 0) => "topmost stone, because all five are in one column",
                (-1, _) => "leftmost stone, which is also the lowest",
                _ => "leftmost stone",
            };
            let line = ends_and_direction(&five);
            let distance = distance(&five);
            runs!(strong "{colour} has won"; plain
                " with exactly five in a row: {line}, at distance {distance} from the edge. The answer names the {which}.")
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

/// Returns the number and the colour of the stones of a line, its ends and its direction, in words.
fn stones(line: &Line) -> String {
    let (length, colour) = (line.length, COLOURS[line.colour]);
    format!("{length} {colour} stones from {}", ends_and_direction(line))
}

/// Returns the event that a line wins.
fn event(line: &Line) -> Event {
    let [start, last] = [line.start, line.last()].map(place);
    Event::Row(line.colour + 1, line.length as i32, start, last)
}

/// Returns the row and the column of a point, from 1.
fn place((row, column): Point) -> (i32, i32) {
    (row as i32 + 1, column as i32 + 1)
}

/// Returns "(3, 2) to (7, 6), a diagonal falling to the right".
fn ends_and_direction(line: &Line) -> String {
    let [start, last] = [line.start, line.last()].map(place);
    format!("{start:?} to {last:?}, {}", direction(line))
}

/// Returns the direction of a line in words.
fn direction(line: &Line) -> &'static str {
    match (line.direction.down, line.direction.right) {
        (0, _) => "a row",
        (_, 0) => "a column",
        (1, _) => "a diagonal falling to the right",
        _ => "a diagonal rising to the right",
    }
}

/// Returns the lines of more than `length` stones.
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
        let is_same =
            |point: Option<Point>| point.and_then(|point| board.colour(point)) == Some(colour);
        if is_same(line.ends()[0]) {
            return None;
        }
        while is_same(line.ends()[1]) {
            line.length += 1;
        }
        Some(line).filter(|line| line.length > length)
    });
    lines.collect()
}
