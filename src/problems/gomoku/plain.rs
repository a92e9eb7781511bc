//! Gomoku, searched stone by stone.
//!
//! A colour has won with exactly five stones in a row, horizontally, vertically or diagonally. The
//! answer is that colour and the leftmost of the stones, or the topmost in a column.
//!
//! This program is plain: it goes through the points, column by column from top to bottom, and
//! counts from each stone in four directions. The first five is the answer.
//!
//! A known mistake replaces one function or value of [`Rules`].

use std::fmt::{Display, Formatter, Result};

/// The number of rows and of columns.
pub const SIZE: i32 = 19;

/// A point: its row and its column, from 1.
pub type Point = (i32, i32);

/// The colour of each point, row by row: 1, 2, or 0 without a stone.
pub type Board = [usize];

/// An event on a board.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The board with this number begins. The first board is 1.
    Case(usize),
    /// A winning line: its colour, the number of its stones, its first and its last point.
    Row(usize, i32, Point, Point),
    /// The answer: the colour that has won, and the first point of the line.
    Answer(usize, Point),
    /// The answer that neither colour has won.
    NoWinner,
}

impl Display for Event {
    fn fmt(&self, f: &mut Formatter) -> Result {
        match self {
            Event::Case(number) => write!(f, "case {number}"),
            Event::Row(colour, stones, (row, column), (last_row, last_column)) => {
                write!(
                    f,
                    "row {colour} {stones} {row} {column} {last_row} {last_column}"
                )
            }
            Event::Answer(colour, (row, column)) => write!(f, "answer {colour} {row} {column}"),
            Event::NoWinner => write!(f, "answer 0"),
        }
    }
}

/// Receives each event, and stops the program by returning `None`.
pub type Emit<'a> = &'a mut dyn FnMut(Event) -> Option<()>;

/// The functions and values that a mistake may replace.
pub struct Rules {
    pub answer: fn(&str, &Rules, Emit) -> Option<String>,
    pub answer_board: fn(&Board, &Rules, Emit) -> Option<String>,
    pub directions: &'static [(i32, i32)],
    pub colour_at: fn(&Board, Point) -> usize,
    pub winner: fn(&[Line]) -> Option<Line>,
    pub printed: fn(&Line) -> (usize, Point),
}

pub const RIGHT: Rules = Rules {
    answer,
    answer_board,
    directions: &[(0, 1), (1, 0), (1, 1), (-1, 1)],
    colour_at,
    winner,
    printed,
};

/// Returns the output for an input, or `None` if `emit` stops the program or a mistake crashes it.
pub fn answer(input: &str, rules: &Rules, emit: Emit) -> Option<String> {
    let words = input.split_whitespace();
    let numbers: Vec<usize> = words.flat_map(|word| word.parse()).collect();
    let (board_count, points) = numbers.split_first()?;
    let mut output = String::new();
    for (board, number) in points.chunks(19 * 19).take(*board_count).zip(1..) {
        emit(Event::Case(number))?;
        output += &(rules.answer_board)(board, rules, emit)?;
    }
    Some(output)
}

/// Returns the answer to a board.
pub fn answer_board(board: &Board, rules: &Rules, emit: Emit) -> Option<String> {
    let Some(line) = (rules.winner)(&lines(board, rules)) else {
        emit(Event::NoWinner)?;
        return Some("0\n".to_string());
    };
    emit(Event::Row(
        line.colour,
        line.count,
        line.point(0),
        line.point(line.count - 1),
    ))?;
    let (colour, (row, column)) = (rules.printed)(&line);
    emit(Event::Answer(colour, (row, column)))?;
    Some(format!("{colour}\n{row} {column}\n"))
}

/// Adjacent stones of one colour, in one direction.
#[derive(Clone, Copy)]
pub struct Line {
    pub colour: usize,
    pub start: Point,
    /// The steps down and to the right from each stone to the next.
    pub direction: (i32, i32),
    /// The number of stones from the start on.
    pub count: i32,
    /// The number of stones of the same colour before the start.
    pub before: i32,
}

impl Line {
    /// Returns the point of the stone with this index, from 0, or a point before or after the line.
    pub fn point(&self, index: i32) -> Point {
        let ((row, column), (down, right)) = (self.start, self.direction);
        (row + index * down, column + index * right)
    }
}

/// Returns the lines that begin at each stone, column by column from top to bottom.
pub fn lines(board: &Board, rules: &Rules) -> Vec<Line> {
    let mut lines = Vec::new();
    for start in (1..=SIZE).flat_map(|column| (1..=SIZE).map(move |row| (row, column))) {
        let colour = (rules.colour_at)(board, start);
        for &direction in rules.directions.iter().filter(|_| colour != 0) {
            let mut line = Line {
                colour,
                start,
                direction,
                count: 1,
                before: 0,
            };
            while (rules.colour_at)(board, line.point(line.count)) == colour {
                line.count += 1;
            }
            while (rules.colour_at)(board, line.point(-1 - line.before)) == colour {
                line.before += 1;
            }
            lines.push(line);
        }
    }
    lines
}

/// Returns the colour at a point, or 0 if it is outside the board.
pub fn colour_at(board: &Board, (row, column): Point) -> usize {
    match (row, column) {
        (1..=SIZE, 1..=SIZE) => board[(SIZE * (row - 1) + column - 1) as usize],
        _ => 0,
    }
}

/// Returns the first line that wins.
pub fn winner(lines: &[Line]) -> Option<Line> {
    lines.iter().copied().find(is_five)
}

/// Returns true if the line has five stones, and no sixth one before or after them.
pub fn is_five(line: &Line) -> bool {
    line.count == 5 && line.before == 0
}

/// Returns what is printed of the line that wins: its colour and its first point.
pub fn printed(line: &Line) -> (usize, Point) {
    (line.colour, line.start)
}
