//! Gomoku, board by board: the stones, the five that wins and where it runs, other fives, and the
//! longer rows that do not count.
//!
//! Fives are the solution's. Longer rows are looked for here, only to be named: a reader who sees
//! six in a row should see why nobody has won.

use super::boj2615;
use super::lines::{fives, Line, Point};
use super::solution::{
    Board, Direction, Five, InputError, Solution, DIRECTIONS, FIVE, MARGIN, SIZE,
};
use crate::runtime::scanner::Error;
use crate::workbench::explanation::grid::{Grid, Piece};
use crate::workbench::explanation::{
    capitalized, explain_cases, Explainer, Explanation, Mark, BOLD, PLAIN,
};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// How games are explained.
pub const EXPLAINER: Explainer = Explainer {
    as_text: "\
As text, black stones are \u{25cf}, white ones \u{25cb} and empty points
\u{b7} (.). The five that wins stands in brackets [ ], other fives in braces { },
rows of six or more in parentheses ( ).
",
    explain: |stream, options| explain_cases(stream, options, explain_board::<Solution>),
};

/// The same for boards of BOJ 2615.
pub const BOJ2615: Explainer = Explainer {
    explain: |stream, options| explain_cases(stream, options, explain_board::<boj2615::Solution>),
    ..EXPLAINER
};

/// Black and white stones.
const STONES: &[Piece] = &[
    Piece {
        name: "black stone",
        drawn: "\u{25cf}",
    },
    Piece {
        name: "white stone",
        drawn: "\u{25cb}",
    },
];

/// Explains who has won on a board.
fn explain_board<S>(
    _: &mut S,
    board: Board,
    explanation: &mut Explanation,
) -> Result<Option<Five>, Error<InputError>> {
    let mut others = fives(&board);
    // The order in which the rules choose among several fives.
    others.sort_by_key(|five| (five.start.1, five.start.0));
    let winner = (!others.is_empty()).then(|| others.remove(0));
    let long = long_rows(&board);
    let mut grid = show(&board, winner.as_ref(), &others, &long);
    let colours = ["black \u{25cf}", "white \u{25cb}"];
    let words = describe(colours, winner, &others, &long);
    explanation.step(0, &words, Some(&mut grid))?;
    Ok(board.first_five())
}

/// The board, the five that wins, other fives and longer rows marked.
fn show(board: &Board, winner: Option<&Line>, others: &[Line], long: &[Line]) -> Grid {
    let square = |(row, column): Point| (row as u32 + 1, column as u32 + 1);
    let mut grid = Grid::new(SIZE as u32, STONES, true);
    for point in points() {
        if let Some(colour) = board.colour(point) {
            grid.set(square(point), colour, true);
        }
    }
    for point in winner.iter().flat_map(|five| five.points()) {
        grid.mark(square(point), Mark::Strong);
    }
    for point in others.iter().flat_map(Line::points) {
        grid.mark(square(point), Mark::Other);
    }
    for point in long.iter().flat_map(Line::points) {
        grid.mark(square(point), Mark::Weak);
    }
    grid
}

/// Who has won and why, and what does not count.
fn describe(colours: [&str; 2], winner: Option<Line>, others: &[Line], long: &[Line]) -> String {
    let mut words = match winner {
        None => format!("{BOLD}Neither colour has exactly five in a row."),
        Some(five) => {
            let who = capitalized(colours[five.colour]);
            let Direction { down, right } = five.direction;
            let which = match (down, right) {
                (_, 0) => "topmost stone, because all five are in one column",
                (-1, _) => "leftmost stone, which is also the lowest",
                _ => "leftmost stone",
            };
            format!(
                "{BOLD}{who} has won{PLAIN} with exactly five in a row: {}.\n\
                 The answer names the {which}.",
                place(&five)
            )
        }
    };
    for five in others {
        let (colour, place) = (colours[five.colour], place(five));
        words += &format!("\nAnother five {colour} in a row: {place}.");
    }
    if !others.is_empty() {
        words +=
            "\nOf several fives, the answer names the one whose first stone is farthest left and, \
                  within a column, highest.";
    }
    for row in long {
        let (length, colour, place) = (row.length, colours[row.colour], place(row));
        words += &format!(
            "\n{length} {colour} in a row do not count, because they are more than five: {place}."
        );
    }
    words
}

/// Where a line runs: "row 3, column 2 to row 7, column 6 (a diagonal that ...)".
fn place(line: &Line) -> String {
    let (row, column) = line.start;
    let (last_row, last_column) = line.last();
    let way = match (line.direction.down, line.direction.right) {
        (0, _) => "a row",
        (_, 0) => "a column",
        (1, _) => "a diagonal that falls to the right",
        _ => "a diagonal that rises to the right",
    };
    format!(
        "row {}, column {} to row {}, column {} ({way})",
        row + 1,
        column + 1,
        last_row + 1,
        last_column + 1
    )
}

/// The rows of six or more.
fn long_rows(board: &Board) -> Vec<Line> {
    let mut all = Vec::new();
    for direction in DIRECTIONS {
        for start in points() {
            let Some(colour) = board.colour(start) else {
                continue;
            };
            let mut line = Line {
                colour,
                start,
                direction,
                length: 1,
            };
            let [before, _] = line.ends();
            let is_same =
                |point: Option<Point>| point.and_then(|point| board.colour(point)) == Some(colour);
            if is_same(before) {
                continue;
            }
            while is_same(line.ends()[1]) {
                line.length += 1;
            }
            if line.length > FIVE {
                all.push(line);
            }
        }
    }
    all
}

fn points() -> impl Iterator<Item = Point> {
    (0..SIZE).flat_map(|row| (0..SIZE).map(move |column| (row, column)))
}

impl Board {
    /// The colour of the stone on a point of the board, if one is there.
    fn colour(&self, (row, column): Point) -> Option<usize> {
        (0..2).find(|&colour| self.stones[colour][MARGIN + row] >> column & 1 == 1)
    }
}
