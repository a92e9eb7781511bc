//! Gomoku, board by board: the stones, the five that wins and where it runs, other fives, and the
//! longer rows that do not count.
//!
//! Fives are the judge's. Longer rows are looked for here, only to be named: a reader who sees six
//! in a row should see why nobody has won.

use super::lines::{fives, Line, Point};
use super::solution::{
    Board, Direction, Five, InputError, Solution, DIRECTIONS, FIVE, MARGIN, SIZE,
};
use crate::runtime::scanner::Error;
use crate::workbench::explanation::{capitalized, Explanation, Look, Text};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The rules in a few lines.
pub const RULES: &str = "\
On a board of 19 rows and 19 columns black and white have placed stones. A
colour wins with exactly five stones in a row, along a row, down a column, or
on a diagonal. Six or more in a row do not count, and neither do five of them.
The answer is 1 if black has won, 2 if white has, and 0 if nobody has. For a
winner it also gives the row and the column, from 1, of the five's leftmost
stone, or of its topmost if they stand in one column. On a diagonal that rises
to the right the leftmost stone is thus the lowest.
There should be one such five at most. If there are more, the first counts:
that whose first stone is farthest left, and of those the highest.
The account shows black stones as \u{25cf} (X with --ascii), white ones as \u{25cb} (O) and
empty points as \u{b7} (.). The five that wins stands in brackets [ ], rows of six
or more in parentheses ( ).
";

/// Explains who has won on a board.
pub fn explain_board(
    _: &mut Solution,
    board: Board,
    account: &mut Explanation,
) -> Result<Option<Five>, Error<InputError>> {
    tell_board(&board, account);
    Ok(board.first_five())
}

fn tell_board(board: &Board, account: &mut Explanation) {
    let first = board.first_five();
    let is_first = |row: &Line| {
        let first = first.as_ref();
        first.is_some_and(|five| five.colour == row.colour && (five.row, five.column) == row.start)
    };
    let mut others = fives(board);
    others.sort_by_key(|five| (five.start.1, five.start.0));
    let winner = others.iter().position(is_first);
    let winner = winner.map(|place| others.remove(place));
    let long = long_rows(board);
    draw(board, winner.as_ref(), &long, account);
    account.empty_line();
    let colours = account.choose(["black \u{25cf}", "white \u{25cb}"], ["black X", "white O"]);
    match &winner {
        None => account.line(
            INDENT,
            Text::new().bold("Nobody has exactly five in a row."),
        ),
        Some(five) => {
            let text = Text::new().bold(format!("{} has won: ", capitalized(colours[five.colour])));
            let text = text.plain("exactly five in a row ").plain(place(five));
            account.line(INDENT, text.plain("."));
            let Direction { down, right } = five.direction;
            let which = match (down, right) {
                (_, 0) => "topmost stone, for they stand in one column",
                (-1, _) => "leftmost stone, which is the lowest of them",
                _ => "leftmost stone",
            };
            account.line(INDENT, format!("  The answer names its {which}."));
        }
    }
    for five in &others {
        let text = format!(
            "  Another five of {}: {}.",
            colours[five.colour],
            place(five)
        );
        account.line(INDENT, text);
    }
    if !others.is_empty() {
        let text = "  Of several fives the one counts whose first stone is farthest left, and of \
                    those the highest.";
        account.line(INDENT, text);
    }
    for row in &long {
        let (length, colour, place) = (row.length, colours[row.colour], place(row));
        let text =
            format!("  {length} of {colour} do not count, for they are more than five: {place}.");
        account.line(INDENT, text);
    }
}

/// Columns that lines about the board stand further in.
const INDENT: usize = 4;

/// Where a line runs: "from row 3, column 2 to row 7, column 6, on a diagonal that ...".
fn place(line: &Line) -> String {
    let (row, column) = line.start;
    let (last_row, last_column) = line.last();
    let way = match (line.direction.down, line.direction.right) {
        (0, _) => "along a row",
        (_, 0) => "down a column",
        (1, _) => "on a diagonal that falls to the right",
        _ => "on a diagonal that rises to the right",
    };
    format!(
        "from row {}, column {} to row {}, column {}, {way}",
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

/// Draws the board, the winning five in brackets, rows of six or more in parentheses.
fn draw(board: &Board, winner: Option<&Line>, long: &[Line], account: &mut Explanation) {
    let mut tens = Text::from("   ");
    let mut ones = Text::from("   ");
    for column in 1..=SIZE {
        tens = match column / 10 {
            0 => tens.plain("  "),
            ten => tens.plain(format!(" {ten}")),
        };
        ones = ones.plain(format!(" {}", column % 10));
    }
    account.line(0, tens);
    account.line(0, ones);
    let signs = account.choose(["\u{25cf}", "\u{25cb}", "\u{b7}"], ["X", "O", "."]);
    for row in 0..SIZE {
        let mut text = Text::from(format!("{:>2} ", row + 1));
        let mut last = Part::Nothing;
        for column in 0..SIZE {
            let point = (row, column);
            let part = if winner.is_some_and(|five| five.holds(point)) {
                Part::Five
            } else if long.iter().any(|row| row.holds(point)) {
                Part::Long
            } else {
                Part::Nothing
            };
            let sign = signs[board.colour(point).unwrap_or(2)];
            text = text.plain(between(last, part)).with(part.look(), sign);
            last = part;
        }
        account.line(0, text.plain(between(last, Part::Nothing)));
    }
}

/// What a point is part of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Nothing,
    /// The five that wins.
    Five,
    /// A row of six or more.
    Long,
}

impl Part {
    fn look(self) -> Look {
        match self {
            Part::Five => Look::Marked,
            Part::Long => Look::Bold,
            Part::Nothing => Look::Plain,
        }
    }
}

/// What stands between two points of a row.
fn between(left: Part, right: Part) -> &'static str {
    match (left, right) {
        _ if left == right => " ",
        (_, Part::Five) => "[",
        (Part::Five, _) => "]",
        (_, Part::Long) => "(",
        (Part::Long, _) => ")",
        _ => " ",
    }
}
