//! Square boards with pieces on them: one, or an earlier and a later one side by side.
//!
//! Only squares that hold a piece or a mark take memory, so boards may be of any size. With
//! characters a small board is drawn. Of a large one the pieces are listed, or the first of them
//! if there are many, so a step costs no more than its lines.

use super::options::Options;
use super::scene::{Lines, Mark, Scene, INDENT};
use super::text::{counted, Text};
use crate::runtime::scanner::StreamError;
use crate::workbench::json::Items;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// A square or a point: row and column, from 1.
pub type Square = (u32, u32);

/// A kind of piece.
pub struct Piece {
    /// What a piece of this kind is called: "spot".
    pub name: &'static str,
    /// How it is drawn.
    pub drawn: &'static str,
    /// How it is drawn in ASCII.
    pub ascii: &'static str,
}

/// How an empty square is drawn, and how in ASCII.
const EMPTY: [&str; 2] = ["\u{b7}", "."];

/// The most rows that are drawn with characters.
const DRAWN: u32 = 19;

/// The most pieces of a kind that are listed: all spots that a board of 50 rows can have.
const LISTED: usize = 100;

/// Columns between two boards.
const GAP: usize = 4;

/// The boards of a step.
pub struct Grid {
    size: u32,
    pieces: &'static [Piece],
    /// Whether pieces stand where lines cross, not between them.
    on_points: bool,
    /// The present board, and after it an earlier one if that is shown.
    boards: Vec<Board>,
    /// How many of the boards have been written.
    written: usize,
    /// The squares that have changed since then.
    changed: BTreeSet<(usize, Square)>,
}

/// One of the boards.
#[derive(Default)]
struct Board {
    title: String,
    /// How many quarters it has been turned clockwise since the earlier board.
    quarter_turns: u8,
    /// The place in `Grid::pieces` of what stands on each square.
    pieces: BTreeMap<Square, usize>,
    marks: BTreeMap<Square, Mark>,
}

impl Grid {
    /// An empty board of `size` rows and columns, for `pieces`, which stand on points or in
    /// squares.
    pub fn new(size: u32, pieces: &'static [Piece], on_points: bool) -> Self {
        Grid {
            size,
            pieces,
            on_points,
            boards: vec![Board::default()],
            written: 0,
            changed: BTreeSet::new(),
        }
    }

    /// Puts a piece, by its place among the kinds, on a square, or takes it away.
    pub fn put(&mut self, square: Square, piece: Option<usize>) {
        let pieces = &mut self.boards[0].pieces;
        match piece {
            Some(piece) => pieces.insert(square, piece),
            None => pieces.remove(&square),
        };
        self.changed.insert((0, square));
    }

    /// Marks a square. A mark that it has already stays.
    pub fn mark(&mut self, square: Square, mark: Mark) {
        self.boards[0].marks.entry(square).or_insert(mark);
        self.changed.insert((0, square));
    }

    /// Removes all marks.
    pub fn unmark(&mut self) {
        for (square, _) in core::mem::take(&mut self.boards[0].marks) {
            self.changed.insert((0, square));
        }
    }

    /// Shows an earlier board beside the present one: where it holds pieces of the first kind, the
    /// titles of both, and by how many quarters the board has been turned clockwise since.
    pub fn show_earlier(&mut self, squares: &[Square], titles: [String; 2], quarter_turns: u8) {
        let [earlier, present] = titles;
        self.boards[0].title = present;
        self.boards[0].quarter_turns = quarter_turns;
        let place = self.boards.len();
        self.changed
            .extend(squares.iter().map(|&square| (place, square)));
        self.boards.push(Board {
            title: earlier,
            pieces: squares.iter().map(|&square| (square, 0)).collect(),
            ..Board::default()
        });
    }

    /// Columns of the number of a row.
    fn margin(&self) -> usize {
        format!("{}", self.size).len()
    }

    /// Columns of a board and its title.
    fn columns(&self, board: &Board) -> usize {
        let title = board.title.chars().count();
        self.margin() + 2 + title.max(2 * self.size as usize)
    }

    /// The lines of a board with the numbers of its rows and columns, all of the same width.
    fn drawn(&self, board: &Board, options: &Options) -> Vec<Text> {
        let margin = self.margin();
        let width = self.columns(board);
        let mut lines = Vec::new();
        if self.boards.len() > 1 {
            lines.push(format!("{:margin$}  {}", "", board.title));
        }
        let columns = || 1..=self.size;
        if self.size > 9 {
            let ten = |column| match column / 10 {
                0 => String::from("  "),
                ten => format!(" {ten}"),
            };
            let tens: String = columns().map(ten).collect();
            lines.push(format!("{:margin$} {tens}", ""));
        }
        let ones: String = columns()
            .map(|column| format!(" {}", column % 10))
            .collect();
        lines.push(format!("{:margin$} {ones}", ""));
        let mut lines: Vec<Text> = lines.into_iter().map(Text::from).collect();
        lines.extend(columns().map(|row| {
            let mut text = Text::from(format!("{row:>margin$} "));
            let mut last = Mark::None;
            for column in columns() {
                let square = (row, column);
                let mark = board.marks.get(&square).copied().unwrap_or_default();
                let look = mark.signs().2;
                let sign = match board.pieces.get(&square) {
                    Some(&piece) => {
                        options.choose(self.pieces[piece].drawn, self.pieces[piece].ascii)
                    }
                    None => options.choose(EMPTY[0], EMPTY[1]),
                };
                text = text.plain(between(last, mark)).with(look, sign);
                last = mark;
            }
            text.plain(between(last, Mark::None))
        }));
        lines
            .into_iter()
            .map(|line| line.filled(width, ' ').unbroken())
            .collect()
    }

    /// The pieces of a kind on a board, listed.
    fn listed(&self, board: &Board, kind: usize) -> Text {
        let of_kind = || {
            let of_kind = board.pieces.iter().filter(move |(_, &piece)| piece == kind);
            of_kind.map(|(square, _)| square)
        };
        let count = match self.pieces.len() {
            1 => board.pieces.len(),
            _ => of_kind().count(),
        };
        let mut text = Text::from(counted(count as u64, self.pieces[kind].name));
        if !board.title.is_empty() {
            text = text.plain(format!(" {}", board.title));
        }
        if count > 0 {
            text = text.plain(":");
        }
        for (row, column) in of_kind().take(LISTED) {
            let square = Text::from(format!("({row}, {column})"));
            text = text.plain(" ").then(square.unbroken());
        }
        if count > LISTED {
            text = text.plain(format!(" and {} more", count - LISTED));
        }
        text
    }
}

/// What stands between two squares of a row.
fn between(left: Mark, right: Mark) -> &'static str {
    let (opens, ..) = right.signs();
    let (_, closes, _) = left.signs();
    match (left, right) {
        _ if left == right => " ",
        (_, Mark::Strong) => opens,
        (Mark::Strong, _) => closes,
        (_, Mark::Weak) => opens,
        _ => closes,
    }
}

impl Scene for Grid {
    fn draw(&self, options: &Options, line: &mut Lines) -> Result<(), StreamError> {
        let columns: Vec<usize> = self
            .boards
            .iter()
            .map(|board| self.columns(board) + GAP)
            .collect();
        let room = options.width - INDENT + GAP;
        if self.size > DRAWN || columns.iter().any(|&columns| columns > room) {
            for board in self.boards.iter().rev() {
                for kind in 0..self.pieces.len() {
                    line(2, self.listed(board, kind))?;
                }
            }
            return Ok(());
        }
        let at_a_time = if columns.iter().sum::<usize>() <= room {
            self.boards.len()
        } else {
            1
        };
        for boards in self.boards.rchunks(at_a_time) {
            let mut lines: Vec<Text> = Vec::new();
            for board in boards.iter().rev() {
                let drawn = self.drawn(board, options);
                if lines.is_empty() {
                    lines = drawn;
                    continue;
                }
                let gap = || Text::from(" ".repeat(GAP)).unbroken();
                let both = lines.into_iter().zip(drawn);
                lines = both
                    .map(|(left, right)| left.then(gap()).then(right))
                    .collect();
            }
            lines.into_iter().try_for_each(|drawn| line(0, drawn))?;
        }
        Ok(())
    }

    fn write_changes(&mut self, output: &mut Vec<u8>) {
        let mut changes = Items::object(output);
        if self.written == 0 {
            let mut grid = Items::list(changes.key("grid"));
            grid.number(self.size);
            grid.number(self.on_points);
            self.pieces.iter().for_each(|piece| grid.string(piece.name));
            grid.end();
        }
        if self.written < self.boards.len() {
            let mut boards = Items::list(changes.key("boards"));
            for board in &self.boards {
                boards.string(&board.title);
                boards.number(board.quarter_turns);
            }
            boards.end();
            self.written = self.boards.len();
        }
        let mut squares = Items::list(changes.key("squares"));
        for (place, square) in core::mem::take(&mut self.changed) {
            let board = &self.boards[place];
            let piece = board.pieces.get(&square).map_or(0, |&piece| piece + 1);
            let mark = board.marks.get(&square).copied().unwrap_or_default();
            squares.number(place as u64);
            squares.number(square.0);
            squares.number(square.1);
            squares.number(piece as u64);
            squares.number(mark as u64);
        }
        squares.end();
        changes.end();
    }
}
