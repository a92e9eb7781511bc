//! Gomoku, board by board: the stones, the five that wins and where it runs, other fives, and the
//! longer rows that do not count.
//!
//! Fives are the judge's. Longer rows are looked for here, only to be named: a reader who sees six
//! in a row should see why nobody has won.

use super::judge::{
    read_board, read_count, write_outcome, Board, Direction, DIRECTIONS, FIVE, MARGIN, SIZE,
};
use crate::account::{Account, Look, Options, Text};
use crate::problem::Failure;
use crate::scanner::Scanner;
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

/// Tells every board of the input.
pub fn explain(scanner: &mut Scanner, options: &Options) -> Result<(), Failure> {
    let boards = read_count(scanner)?;
    for number in 1..=boards {
        let board = read_board(scanner, number, boards)?;
        let number = u64::from(number);
        if options.tells(number) {
            let mut account = Account::begin(scanner, options, "Board", number);
            tell_board(&board, &mut account);
            account.answer();
            write_outcome(board.first_five(), account.scanner);
            account.pause()?;
        }
        if options.ends_with(number) {
            return Ok(());
        }
    }
    options.finish(scanner, u64::from(boards))
}

/// Stones of a colour in a row, with none of them before the first or behind the last.
struct Row {
    colour: usize,
    first: Point,
    direction: Direction,
    length: usize,
}

/// A row and a column, from 0.
type Point = (usize, usize);

impl Row {
    fn points(&self) -> impl Iterator<Item = Point> + '_ {
        (0..self.length).map(|step| stepped(self.first, self.direction, step))
    }

    fn holds(&self, point: Point) -> bool {
        self.points().any(|other| other == point)
    }

    /// Where it runs: "row 3, column 2 to row 7, column 6, falling to the right".
    fn place(&self) -> String {
        let (row, column) = self.first;
        let (last_row, last_column) = stepped(self.first, self.direction, self.length - 1);
        let way = match (self.direction.down, self.direction.right) {
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
}

fn stepped((row, column): Point, direction: Direction, steps: usize) -> Point {
    let down = direction.down * steps as isize;
    (
        row.wrapping_add_signed(down),
        column + direction.right * steps,
    )
}

fn tell_board(board: &Board, account: &mut Account) {
    let first = board.first_five();
    let is_first = |row: &Row| {
        let first = first.as_ref();
        first.is_some_and(|five| five.colour == row.colour && (five.row, five.column) == row.first)
    };
    let mut others = fives(board);
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
            let text = Text::new().bold(format!("{} has won: ", capital(colours[five.colour])));
            let text = text.plain("exactly five in a row ").plain(five.place());
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
            five.place()
        );
        account.line(INDENT, text);
    }
    if !others.is_empty() {
        let text = "  Of several fives the one counts whose first stone is farthest left, and of \
                    those the highest.";
        account.line(INDENT, text);
    }
    for row in &long {
        let (length, colour, place) = (row.length, colours[row.colour], row.place());
        let text =
            format!("  {length} of {colour} do not count, for they are more than five: {place}.");
        account.line(INDENT, text);
    }
}

/// Columns that lines about the board stand further in.
const INDENT: usize = 4;

fn capital(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_ascii_uppercase() + rest
}

/// The fives of both colours in the order of their first stones, column by column.
fn fives(board: &Board) -> Vec<Row> {
    let mut all = Vec::new();
    for colour in 0..2 {
        for direction in DIRECTIONS {
            for (row, fives) in board.fives(colour, direction).into_iter().enumerate() {
                let columns = (0..SIZE).filter(|column| fives >> column & 1 == 1);
                all.extend(columns.map(|column| Row {
                    colour,
                    first: (row, column),
                    direction,
                    length: FIVE,
                }));
            }
        }
    }
    all.sort_by_key(|five| (five.first.1, five.first.0));
    all
}

/// The rows of six or more.
fn long_rows(board: &Board) -> Vec<Row> {
    let mut all = Vec::new();
    for direction in DIRECTIONS {
        for point in points() {
            let Some(colour) = board.colour(point) else {
                continue;
            };
            let is_same = |point: Point| board.colour(point) == Some(colour);
            let (row, column) = point;
            let before = (
                row.wrapping_add_signed(-direction.down),
                column.wrapping_sub(direction.right),
            );
            if is_same(before) {
                continue;
            }
            let mut length = 1;
            while is_same(stepped(point, direction, length)) {
                length += 1;
            }
            if length > FIVE {
                all.push(Row {
                    colour,
                    first: point,
                    direction,
                    length,
                });
            }
        }
    }
    all
}

fn points() -> impl Iterator<Item = Point> {
    (0..SIZE).flat_map(|row| (0..SIZE).map(move |column| (row, column)))
}

impl Board {
    /// The colour of the stone on a point, if one is there; nothing is beside the board.
    fn colour(&self, (row, column): Point) -> Option<usize> {
        if row >= SIZE || column >= SIZE {
            return None;
        }
        (0..2).find(|&colour| self.stones[colour][MARGIN + row] >> column & 1 == 1)
    }
}

/// Draws the board, the winning five in brackets, rows of six or more in parentheses.
fn draw(board: &Board, winner: Option<&Row>, long: &[Row], account: &mut Account) {
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
