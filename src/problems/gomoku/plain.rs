//! Gomoku, searched stone by stone.
//!
//! A colour has won with exactly five stones in a row, horizontally, vertically or diagonally. The
//! answer is that colour and the leftmost of the stones, or the topmost in a column.
//!
//! This program is plain: it goes through the points, column by column from top to bottom, and
//! counts from each stone in four directions. The first five is the answer.
//!
//! If `mistake` is the name of a known mistake, the program imitates it.

use std::fmt::{Display, Formatter, Result};

/// The number of rows and of columns.
const SIZE: i32 = 19;

/// An event on a board.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The board with this number begins. The first board is 1.
    Case(usize),
    /// A winning line: its colour, the number of its stones, the row and column of the first stone,
    /// and the row and column of the last stone.
    Row(usize, i32, (i32, i32), (i32, i32)),
    /// The answer: the colour that has won, and the row and column of the first stone.
    Answer(usize, (i32, i32)),
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
type Emit<'a> = &'a mut dyn FnMut(Event) -> Option<()>;

/// Returns the output for an input, or `None` if `emit` stops the program or a mistake crashes it.
pub fn answer(input: &str, mistake: &str, emit: Emit) -> Option<String> {
    let words = input.split_whitespace();
    let numbers: Vec<usize> = words.flat_map(|word| word.parse()).collect();
    let mut board_count = *numbers.first()?;
    if mistake == "last-board-missing" && board_count > 0 {
        board_count -= 1;
    }
    let mut output = String::new();
    for (points, number) in numbers[1..].chunks(19 * 19).take(board_count).zip(1..) {
        emit(Event::Case(number))?;
        output += &answer_board(points, mistake, emit)?;
    }
    Some(output)
}

/// Returns the answer to a board, whose points are listed row by row.
fn answer_board(points: &[usize], mistake: &str, emit: Emit) -> Option<String> {
    let rows: Vec<&[usize]> = points.chunks(19).collect();
    // Returns the colour at a point, 0 outside the board, or `None` for a crash.
    let colour_at = |row: i32, column: i32| {
        let is_inside = (0..SIZE).contains(&row) && (0..SIZE).contains(&column);
        if is_inside || mistake == "edges-unchecked" {
            rows.get(row as usize)?.get(column as usize).copied()
        } else {
            Some(0)
        }
    };
    for column in 0..SIZE {
        for row in 0..SIZE {
            let colour = colour_at(row, column)?;
            if colour == 0 {
                continue;
            }
            for (down, right) in [(0, 1), (1, 0), (1, 1), (-1, 1)] {
                let is_missed = match mistake {
                    "no-falling-diagonal" => down == right,
                    "no-rising-diagonal" => down == -1,
                    "verticals-missed-at-the-edge" => right == 0 && row + 5 == SIZE,
                    _ => false,
                };
                if is_missed {
                    continue;
                }
                let mut count = 1;
                while colour_at(row + count * down, column + count * right)? == colour {
                    count += 1;
                }
                let has_earlier_stone = colour_at(row - down, column - right)? == colour;
                let is_five =
                    count == 5 && !has_earlier_stone || count >= 5 && mistake == "overlines";
                if !is_five {
                    continue;
                }
                // In the answer, rows and columns count from 1.
                let start = (row + 1, column + 1);
                let end = (start.0 + (count - 1) * down, start.1 + (count - 1) * right);
                emit(Event::Row(colour, count, start, end))?;
                let (row, column) = match mistake {
                    "column-first" => (start.1, start.0),
                    "counted-from-0" => (start.0 - 1, start.1 - 1),
                    "rows-from-below" => (SIZE + 1 - start.0, start.1),
                    "upper-stone" if down == -1 => end,
                    _ => start,
                };
                emit(Event::Answer(colour, (row, column)))?;
                return Some(format!("{colour}\n{row} {column}\n"));
            }
        }
    }
    emit(Event::NoWinner)?;
    Some("0\n".to_string())
}
