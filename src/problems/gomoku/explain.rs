//! Gomoku, board by board: the stones, the five that wins and where it runs, other fives, and the
//! longer rows that do not count.
//!
//! Fives are the solution's. Longer rows are looked for here, only to be named: a reader who sees
//! six in a row should see why nobody has won.

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

/// Explains who has won on a board.
pub fn explain_board(
    board: &Board,
    explanation: &mut Explanation,
) -> Result<Option<Five>, StreamError> {
    let mut others = fives(board);
    // The order in which the rules choose among several fives.
    others.sort_by_key(|five| (five.start.1, five.start.0));
    let winner = (!others.is_empty()).then(|| others.remove(0));
    let long = long_rows(board, FIVE);
    let mut marks = BTreeMap::new();
    let marked = [(&long, Mark::Weak), (&others, Mark::Secondary)].into_iter();
    let marked = marked.flat_map(|(lines, mark)| lines.iter().map(move |line| (line, mark)));
    for (line, mark) in marked.chain(winner.iter().map(|five| (five, Mark::Strong))) {
        marks.extend(line.points().map(|point| (point, mark)));
    }
    let output = explanation.options.output.as_ref();
    let numbers = output.map_or(Vec::new(), CaseOutput::numbers);
    let named = points().find(|(row, column)| numbers == [*row as u32 + 1, *column as u32 + 1]);
    explanation.set_stage(stage(board));
    let title = match winner {
        None => "nobody has won".into(),
        Some(five) => format!("{} has won with {}", COLOURS[five.colour], way(&five)),
    };
    let mut step = Step::new(0u32, title, verdict(winner), Scene::None);
    step = step.shows(Event::Case(explanation.case_number()));
    step = match winner {
        None => step.shows(Event::NoWinner).uses("nobody has won"),
        Some(five) => step
            .uses(format!("the five is {}", way(&five)))
            .uses(format!("the five is {}", distance(&five)))
            .shows(row(&five))
            .shows(Event::Answer(five.colour + 1, place(five.start))),
    };
    if let Some(point) = named {
        step = name(step, board, point);
    }
    // If a program diverges, the reason is the verdict and what is said of the row that it names.
    let place = explanation.pending_divergence();
    let is_named =
        |line: &Line| place.is_some_and(|place| place.actual == Some(row(line).to_string()));
    if place.is_some() || named.is_some() {
        step.paragraphs[0].runs[0].style = "mark";
    }
    for (words, rule, mut lines) in [
        (OTHERS, "there are several fives", others),
        (LONG, "more than five are in a row", long),
    ] {
        lines.sort_by_key(|line| !is_named(line));
        if let Some(first) = lines.first() {
            let mut style = "plain";
            if is_named(first) {
                style = "mark";
                marks.extend(first.points().map(|point| (point, Mark::Claimed)));
            }
            let (text, list) = (words.into(), lines.iter().map(stones).collect());
            step = step.uses(rule).say([Run { style, text }], list);
        }
    }
    step.scene = show(&marks, named);
    explanation.add(step)?;
    Ok(board.first_five())
}

/// The words before several fives.
const OTHERS: &str = "Of several fives, the one that begins farthest left counts and, within a \
                      column, highest. The others:";

/// The words before longer rows.
const LONG: &str = "More than five in a row do not count:";

/// Says what an answer names: the lines that begin at a point, or pass through it.
fn name(step: Step, board: &Board, point: Point) -> Step {
    let mut lines = long_rows(board, 1);
    lines.retain(|line| line.points().any(|other| other == point));
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
    let (row, column) = (point.0 + 1, point.1 + 1);
    let words = runs!(del "Your output names ({row}, {column}):"; plain " {stone}");
    step.say(words, lines.collect())
}

/// The stones.
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

/// The board with its marks, and that of the point that an answer names, above others.
fn show(marks: &BTreeMap<Point, Mark>, named: Option<Point>) -> Scene {
    let marked = marks.iter().map(|(point, mark)| (*point, *mark));
    let marked = marked.chain(named.map(|point| (point, Mark::Claimed)));
    let squares = marked.map(|((row, column), mark)| Square {
        row: row as u32 + 1,
        column: column as u32 + 1,
        mark,
    });
    Scene::Boards(vec![scene::Board {
        squares: squares.collect(),
        ..scene::Board::default()
    }])
}

/// How the colours are called.
const COLOURS: [&str; 2] = ["black", "white"];

/// Who has won and why.
fn verdict(winner: Option<Line>) -> Vec<Run> {
    match winner {
        None => Vec::from(runs!(strong "Neither colour has exactly five in a row.")),
        Some(five) => {
            let who = capitalized(COLOURS[five.colour]);
            let Direction { down, right } = five.direction;
            let which = match (down, right) {
                (_, 0) => "topmost stone, because all five are in one column",
                (-1, _) => "leftmost stone, which is also the lowest",
                _ => "leftmost stone",
            };
            let line = where_is(&five);
            let distance = distance(&five);
            runs!(strong "{who} has won"; plain
                " with exactly five in a row: {line}, {distance}. The answer names the {which}.")
            .into()
        }
    }
}

/// Returns the distance of a line from the edge of the board, in words.
fn distance(line: &Line) -> String {
    let points = line.points();
    let points = points.map(|(row, column)| row.min(column).min(SIZE - 1 - row.max(column)));
    let distance = points.min().unwrap_or_default();
    format!("at distance {distance} from the edge")
}

/// What a line is and where it runs.
fn stones(line: &Line) -> String {
    let (length, colour) = (line.length, COLOURS[line.colour]);
    format!("{length} {colour} stones from {}", where_is(line))
}

/// The event that a line wins.
fn row(line: &Line) -> Event {
    let [start, last] = [line.start, line.last()].map(place);
    Event::Row(line.colour + 1, line.length as i32, start, last)
}

/// The row and column of a point, from 1.
fn place((row, column): Point) -> (i32, i32) {
    (row as i32 + 1, column as i32 + 1)
}

/// Where a line runs: "(3, 2) to (7, 6), a diagonal that ...".
fn where_is(line: &Line) -> String {
    let [start, last] = [line.start, line.last()].map(place);
    format!("{start:?} to {last:?}, {}", way(line))
}

/// The direction of a line.
fn way(line: &Line) -> &'static str {
    match (line.direction.down, line.direction.right) {
        (0, _) => "a row",
        (_, 0) => "a column",
        (1, _) => "a diagonal falling to the right",
        _ => "a diagonal rising to the right",
    }
}

/// The rows of more than so many stones.
fn long_rows(board: &Board, than: usize) -> Vec<Line> {
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
        Some(line).filter(|line| line.length > than)
    });
    lines.collect()
}
