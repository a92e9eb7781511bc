//! Square boards with pieces on them: one, or an earlier and a later one side by side.
//!
//! Only squares that hold a piece or a mark take memory, so boards may be of any size. With
//! characters a small board is drawn. Of a large one the pieces are counted, and listed where two
//! boards are compared, or the first of them if there are many. So a step costs no more than its
//! lines.

use super::options::Options;
use super::scene::{Lines, Mark, Scene, INDENT};
use super::text::{counted, listed, unbroken, PLAIN};
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
}

/// How an empty square is drawn.
const EMPTY: &str = "\u{b7}";

/// The most rows that are drawn with characters.
const DRAWN: u32 = 19;

/// What stands between two boards.
const GAP: &str = "    ";

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

/// The most kinds of pieces on a board.
const KINDS: usize = 2;

/// One of the boards.
#[derive(Default)]
struct Board {
    title: String,
    /// How many quarters it has been turned clockwise since the earlier board.
    quarter_turns: u8,
    /// The squares that hold pieces of each kind of `Grid::pieces`.
    pieces: [BTreeSet<Square>; KINDS],
    marks: BTreeMap<Square, Mark>,
}

impl Board {
    /// The kind of the piece on a square.
    fn piece(&self, square: Square) -> Option<usize> {
        let mut kinds = self.pieces.iter();
        kinds.position(|squares| squares.contains(&square))
    }

    fn mark(&self, square: Square) -> Mark {
        self.marks.get(&square).copied().unwrap_or_default()
    }
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

    /// Puts a piece of a kind, an index of the `pieces`, on an empty square, or takes it away.
    pub fn set(&mut self, square: Square, kind: usize, is_there: bool) {
        let squares = &mut self.boards[0].pieces[kind];
        if is_there {
            squares.insert(square);
        } else {
            squares.remove(&square);
        }
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
    pub fn show_earlier(
        &mut self,
        squares: &BTreeSet<Square>,
        titles: [String; 2],
        quarter_turns: u8,
    ) {
        let [earlier, present] = titles;
        self.boards[0].title = present;
        self.boards[0].quarter_turns = quarter_turns;
        self.changed
            .extend(squares.iter().map(|&square| (1, square)));
        let mut board = Board {
            title: earlier,
            ..Board::default()
        };
        board.pieces[0].extend(squares);
        self.boards.push(board);
    }

    /// Columns of the number of a row.
    fn margin(&self) -> usize {
        format!("{}", self.size).len()
    }

    /// Columns of a board and its title.
    fn columns(&self, board: &Board) -> usize {
        self.margin() + 2 + board.title.len().max(2 * self.size as usize)
    }

    /// The lines of a board with the numbers of its rows and columns, all of the same width.
    fn drawn(&self, board: &Board) -> Vec<String> {
        let margin = self.margin();
        let width = self.columns(board);
        let mut lines = Vec::new();
        let mut head = |text: &str| {
            let line = format!("{:margin$} {text}", "");
            lines.push(format!("{line:width$}"));
        };
        if self.boards.len() > 1 {
            head(&format!(" {}", board.title));
        }
        let columns = 1..=self.size;
        if self.size > 9 {
            // A board that is drawn has fewer than twenty columns.
            head(&(" ".repeat(2 * 9) + &" 1".repeat(self.size as usize - 9)));
        }
        let ones = columns.clone().map(|column| format!(" {}", column % 10));
        head(&ones.collect::<String>());
        let filler = " ".repeat(width - margin - 2 - 2 * self.size as usize);
        for row in columns.clone() {
            let mut line = format!("{row:>margin$} ");
            let mut last = Mark::None;
            for square in columns.clone().map(|column| (row, column)) {
                let mark = board.mark(square);
                let look = mark.signs().2;
                let sign = match board.piece(square).map(|kind| &self.pieces[kind]) {
                    Some(piece) => piece.drawn,
                    None => EMPTY,
                };
                line += &format!("{}{look}{sign}{PLAIN}", between(last, mark));
                last = mark;
            }
            lines.push(line + between(last, Mark::None) + &filler);
        }
        lines
    }

    /// How many pieces of a kind there are, and the marked squares.
    fn counted(&self, board: &Board, kind: usize) -> String {
        let count = counted(board.pieces[kind].len() as u64, self.pieces[kind].name);
        let marked = board.marks.iter().map(|(square, mark)| {
            let (opens, closes, look) = mark.signs();
            format!(" {look}{opens}{square:?}{closes}{PLAIN}")
        });
        unbroken(&(count + &marked.collect::<String>()))
    }

    /// The pieces of a kind on a board, listed.
    fn listed(&self, board: &Board, kind: usize) -> String {
        let squares = &board.pieces[kind];
        let mut text = counted(squares.len() as u64, self.pieces[kind].name);
        if !board.title.is_empty() {
            text += &format!(" {}", board.title);
        }
        if !squares.is_empty() {
            text += ": ";
        }
        text + &listed(squares.iter().map(|square| format!("{square:?}")))
    }
}

/// What stands between two squares of a row.
fn between(left: Mark, right: Mark) -> &'static str {
    let (opens, ..) = right.signs();
    let (_, closes, _) = left.signs();
    match (left, right) {
        _ if left == right => " ",
        (_, Mark::Strong) => opens,
        (Mark::Strong, _) | (_, Mark::None) => closes,
        _ => opens,
    }
}

impl Scene for Grid {
    fn draw(&mut self, options: &Options, line: &mut Lines) -> Result<(), StreamError> {
        if self.size > DRAWN && self.boards.len() == 1 {
            let mut kinds = 0..self.pieces.len();
            return kinds.try_for_each(|kind| line(2, &self.counted(&self.boards[0], kind)));
        }
        let boards = || self.boards.iter().rev();
        let widths: Vec<usize> = boards().map(|board| self.columns(board)).collect();
        let room = options.width - INDENT;
        if self.size > DRAWN || widths.iter().any(|&width| width > room) {
            for board in boards() {
                for kind in 0..self.pieces.len() {
                    line(2, &self.listed(board, kind))?;
                }
            }
            return Ok(());
        }
        let drawn: Vec<Vec<String>> = boards().map(|board| self.drawn(board)).collect();
        if widths.iter().sum::<usize>() + GAP.len() * (widths.len() - 1) > room {
            return drawn.iter().flatten().try_for_each(|drawn| line(0, drawn));
        }
        (0..drawn[0].len()).try_for_each(|row| {
            let beside: Vec<&str> = drawn.iter().map(|lines| &lines[row][..]).collect();
            line(0, &beside.join(GAP))
        })
    }

    fn write_changes(&mut self, output: &mut Vec<u8>) {
        let mut changes = Items::object(output);
        if self.written == 0 {
            let mut grid = Items::list(changes.key("grid"));
            grid.numbers([self.size, self.on_points.into()]);
            self.pieces.iter().for_each(|piece| grid.string(piece.name));
            grid.end();
        }
        if self.written < self.boards.len() {
            let mut boards = Items::list(changes.key("boards"));
            for board in &self.boards {
                boards.string(&board.title);
                boards.numbers([board.quarter_turns]);
            }
            boards.end();
            self.written = self.boards.len();
        }
        let mut squares = Items::list(changes.key("squares"));
        for (index, square) in core::mem::take(&mut self.changed) {
            let board = &self.boards[index];
            let piece = board.piece(square).map_or(0, |kind| kind as u32 + 1);
            let (row, column) = square;
            squares.numbers([index as u32, row, column, piece, board.mark(square) as u32]);
        }
        squares.end();
        changes.end();
    }
}
