//! Explanations as text: words and scenes as lines that fit a width.

use super::scene::{Board, Card, Grid, Kind, Mark, Piece, Row, Scene, Stage};
use super::step::Paragraph;
use crate::workbench::text::wrap;

/// The number of columns before the lines below the first paragraph of a step.
pub const INDENT: usize = 2;

/// Returns the lines of a paragraph with its list.
pub fn paragraph(Paragraph { runs, list }: &Paragraph, indent: usize, width: usize) -> String {
    let mut text: String = runs.iter().map(|run| &run.text[..]).collect();
    if !list.is_empty() {
        text += &format!(" {}", list.join("; "));
    }
    wrap(&" ".repeat(indent), &text, indent + 4, width)
}

/// Returns a scene on its stage; nothing for a tournament, or for boards wider than `width`. Unless all
/// piles are unchanged or `is_first` is true, only those that the step changes are drawn.
pub fn draw(scene: &Scene, stage: Option<&Stage>, is_first: bool, width: usize) -> String {
    match (scene, stage) {
        (Scene::Rows(rows), _) => draw_rows(rows, is_first, width),
        (Scene::Boards(boards), Some(Stage::Grid(grid))) if 3 * grid.size as usize + 6 <= width => {
            let has_title = boards.len() > 1;
            let draw = |board| draw_board(grid, board, has_title);
            boards.iter().map(draw).collect()
        }
        _ => String::new(),
    }
}

fn draw_rows(rows: &[Row], is_first: bool, width: usize) -> String {
    let mut text = String::new();
    let is_pile = |row: &&Row| row.kind == Kind::Pile;
    let is_changed = |row: &Row| row.cards.iter().any(|card| card.mark != Mark::None);
    let shows_all = is_first || !rows.iter().filter(is_pile).any(is_changed);
    let is_title = |row: &&Row| row.kind == Kind::Title;
    let labels = rows.iter().filter(|row| !is_title(row));
    let margin = labels.map(|row| row.label.len()).max().unwrap_or(0) + 2;
    for row in rows {
        if is_title(&row) {
            text += &format!("  {}\n", row.label);
        } else if shows_all || !is_pile(&row) || is_changed(row) {
            let start = format!("  {:margin$}", row.label);
            text += &wrap(&start, &cards(row), INDENT + margin, width);
        }
    }
    text
}

/// Returns the cards of a row that are not gone. Except for piles and numbers, the number of cards that
/// stay follows.
fn cards(row: &Row) -> String {
    let shown = row.cards.iter().filter(|card| card.mark != Mark::Gone);
    let text = |card: &Card| match card.mark {
        Mark::Strong => format!("[{}]", card.name),
        Mark::Weak => format!("({})", card.name),
        _ => card.name.clone(),
    };
    let mut cards: Vec<String> = shown.map(text).collect();
    if cards.is_empty() {
        return row.empty.into();
    }
    let stays = |mark| matches!(mark, Mark::None | Mark::Strong | Mark::Claimed);
    let count = row.cards.iter().filter(|card| stays(card.mark)).count();
    if count > 0 && !matches!(row.kind, Kind::Numbers | Kind::Pile) {
        cards.push(format!("({count})"));
    }
    cards.join(" ")
}

/// Returns a board with the numbers of its rows and columns. The mark of a square stands before it.
fn draw_board(grid: &Grid, board: &Board, has_title: bool) -> String {
    const EMPTY: char = '\u{b7}';
    let size = grid.size as usize;
    let mut squares = vec![[' ', EMPTY]; size * size];
    let index = |row: u32, column: u32| (row as usize - 1) * size + column as usize - 1;
    for stone in &grid.squares {
        squares[index(stone.row, stone.column)][1] = match stone.piece {
            Piece::Black => '\u{25cf}',
            Piece::White => '\u{25cb}',
        };
    }
    for square in &grid.moves[..board.after] {
        let piece = &mut squares[index(square[0], square[1])][1];
        *piece = if *piece == EMPTY { '\u{25cf}' } else { EMPTY };
    }
    for square in &board.squares {
        squares[index(square.row, square.column)][0] = match square.mark {
            Mark::None | Mark::Gone => ' ',
            Mark::Strong => '*',
            Mark::Weak => '-',
            Mark::Secondary => '+',
            Mark::Claimed => '?',
        };
    }
    let margin = INDENT + size.to_string().len() + 1;
    let mut text = String::new();
    if has_title {
        text += &format!("{:margin$} {}\n", "", board.title);
    }
    let columns = (1..=size).map(|column| format!("{column:>3}"));
    text += &format!("{:margin$}{}\n", "", columns.collect::<String>());
    for (row, squares) in squares.chunks(size).enumerate() {
        text += &format!("{:>1$} ", row + 1, margin - 1);
        for [mark, piece] in squares {
            text += &format!(" {mark}{piece}");
        }
        text.push('\n');
    }
    text
}
