//! Explanations as text: words and scenes as lines that fit a width.

use super::scene::{Board, Grid, Kind, Mark, Piece, Row, Scene, Square};
use super::step::Paragraph;
use crate::runtime::message::printable;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// Columns before what is below a heading.
pub const INDENT: usize = 2;

/// `start` and `words` as lines that fit a width; after a break they begin `hang` columns in.
pub fn wrap(start: &str, words: &str, hang: usize, width: usize) -> String {
    let mut text = String::from(start);
    let mut columns = start.chars().count();
    for (index, word) in words.split(' ').enumerate() {
        let length = word.chars().count();
        if index > 0 && columns + 1 + length > width {
            text += &format!("\n{:hang$}", "");
            columns = hang;
        } else if index > 0 {
            text.push(' ');
            columns += 1;
        }
        text += word;
        columns += length;
    }
    text + "\n"
}

/// A paragraph and its list.
pub fn paragraph(Paragraph { runs, list }: &Paragraph, indent: usize, width: usize) -> String {
    let mut words: String = runs.iter().map(|run| &run.text[..]).collect();
    if !list.is_empty() {
        words += &format!(" {}", list.join("; "));
    }
    wrap(&" ".repeat(indent), &words, indent + 4, width)
}

/// A scene; no boards that do not fit. Of the piles only those that a step changes are drawn, but
/// all if none is changed, or if `all`.
pub fn draw(scene: &Scene, all: bool, width: usize) -> String {
    match scene {
        Scene::Rows(rows) => draw_rows(rows, all, width),
        Scene::Grid(grid) if 3 * grid.size as usize + 6 <= width => {
            let boards = grid.boards.iter().map(|board| draw_board(grid, board));
            boards.collect()
        }
        _ => String::new(),
    }
}

fn draw_rows(rows: &[Row], all: bool, width: usize) -> String {
    let mut text = String::new();
    let is_pile = |row: &&Row| row.kind == Kind::Pile;
    let is_changed = |row: &Row| row.cards.iter().any(|card| card.mark != Mark::None);
    let shows_all = all || !rows.iter().filter(is_pile).any(is_changed);
    let labels = rows.iter().map(|row| row.label.len());
    let margin = labels.max().unwrap_or(0) + 2;
    for row in rows {
        if shows_all || !is_pile(&row) || is_changed(row) {
            let start = format!("  {:margin$}", row.label);
            text += &wrap(&start, &cards(row), INDENT + margin, width);
        }
    }
    text
}

/// The cards of a row that are not gone, and how many of them stay, where that is of interest.
fn cards(row: &Row) -> String {
    let shown = row.cards.iter().filter(|card| card.mark != Mark::Gone);
    let mut cards: Vec<String> = shown
        .map(|card| match card.mark {
            Mark::Strong => format!("[{}]", card.name),
            Mark::Weak => format!("({})", card.name),
            _ => card.name.clone(),
        })
        .collect();
    if cards.is_empty() {
        return row.empty.into();
    }
    let stays = |mark| matches!(mark, Mark::None | Mark::Strong);
    let count = row.cards.iter().filter(|card| stays(card.mark)).count();
    if count > 0 && !matches!(row.kind, Kind::Numbers | Kind::Pile) {
        cards.push(format!("({count})"));
    }
    cards.join(" ")
}

/// A board with the numbers of its rows and columns. What marks a square stands before it.
fn draw_board(grid: &Grid, board: &Board) -> String {
    let size = grid.size as usize;
    let margin = INDENT + size.to_string().len() + 1;
    let mut text = String::new();
    if grid.boards.len() > 1 {
        text += &format!("{:margin$} {}\n", "", board.title);
    }
    let columns = (1..=size).map(|column| format!("{column:>3}"));
    text += &format!("{:margin$}{}\n", "", columns.collect::<String>());
    for row in 1..=size {
        let mut squares = alloc::vec!["  \u{b7}".to_string(); size];
        let is_named = |at: &&Square| (at.piece, at.mark) == (Piece::None, Mark::Gone);
        let shown = board.squares.iter().filter(|at| !is_named(at));
        for square in shown.filter(|at| at.row as usize == row) {
            let mark = match square.mark {
                Mark::None | Mark::Gone => ' ',
                Mark::Strong => '*',
                Mark::Weak => '-',
                Mark::Other => '+',
            };
            let piece = match square.piece {
                Piece::None => '\u{b7}',
                Piece::Spot | Piece::Black => '\u{25cf}',
                Piece::White => '\u{25cb}',
            };
            squares[square.column as usize - 1] = format!(" {mark}{piece}");
        }
        text += &format!("{row:>0$}", margin - 1);
        text += &format!(" {}\n", squares.concat());
    }
    text
}

/// `word` with a capital first letter.
pub fn capitalized(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_ascii_uppercase() + rest
}

/// `count` and what is counted: "1 card", "2 cards".
pub fn counted(count: u64, what: &str) -> String {
    let ending = match (count, what) {
        (1, _) => "",
        (_, "match") => "es",
        _ => "s",
    };
    format!("{count} {what}{ending}")
}

/// A text as printable characters, in lines.
pub fn printable_lines(text: &[u8]) -> String {
    let lines = text.split(|&byte| byte == b'\n');
    let lines: Vec<String> = lines.map(printable).collect();
    lines.join("\n")
}
