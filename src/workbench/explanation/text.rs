//! Explanations as text: paragraphs, and scenes that are drawn with characters.

use super::scene::{Card, CardRow, Colour, Diagram, Grid, Mark, RowKind, Scene, Stage};
use super::step::Paragraph;
use crate::workbench::text::{wrap, WIDTH};

/// The indentation, in columns, of everything in a step after its first paragraph.
pub const INDENT: usize = 2;

/// Returns a paragraph and its list as text.
pub fn paragraph(paragraph: &Paragraph, indent: usize) -> String {
    let mut text = paragraph.text();
    if !paragraph.list.is_empty() {
        text += &format!(" {}", paragraph.list.join("; "));
    }
    wrap(&" ".repeat(indent), &text, indent + 2 * INDENT)
}

/// Returns a drawing of the scene on its stage. It is empty for [`Scene::None`], for tournaments,
/// and for boards wider than [`WIDTH`]. In the first step of a case, all piles are drawn. In a later
/// step that changes piles, only the changed piles are drawn.
pub fn draw(scene: &Scene, stage: Option<&Stage>, is_first: bool) -> String {
    match (scene, stage) {
        (Scene::Rows(rows), _) => draw_rows(rows, is_first),
        // Each column of the board takes 3 characters, and the margin takes at most 6.
        (Scene::Boards(boards), Some(Stage::Grid(grid))) if 3 * grid.size as usize + 6 <= WIDTH => {
            let has_title = boards.len() > 1;
            let draw = |board| draw_board(grid, board, has_title);
            boards.iter().map(draw).collect()
        }
        _ => String::new(),
    }
}

fn draw_rows(rows: &[CardRow], is_first: bool) -> String {
    let mut text = String::new();
    let is_pile = |row: &&CardRow| row.kind == RowKind::Pile;
    let is_changed = |row: &CardRow| row.cards.iter().any(|card| card.mark != Mark::None);
    let shows_all = is_first || !rows.iter().filter(is_pile).any(is_changed);
    let is_title = |row: &&CardRow| row.kind == RowKind::Title;
    let labels = rows.iter().filter(|row| !is_title(row));
    let margin = labels.map(|row| row.label.len()).max().unwrap_or(0) + 2;
    for row in rows {
        if is_title(&row) {
            text += &format!("  {}\n", row.label);
        } else if shows_all || !is_pile(&row) || is_changed(row) {
            let start = format!("  {:margin$}", row.label);
            text += &wrap(&start, &draw_cards(row), INDENT + margin);
        }
    }
    text
}

/// Returns the cards of a row, except for the cards that are gone. In a deck, a hand or on the
/// table, the number of cards that stay follows.
fn draw_cards(row: &CardRow) -> String {
    let shown = row.cards.iter().filter(|card| card.mark != Mark::Gone);
    let draw_card = |card: &Card| match card.mark {
        Mark::Strong => format!("[{}]", card.name),
        Mark::Weak => format!("({})", card.name),
        _ => card.name.into(),
    };
    let mut cards: Vec<String> = shown.map(draw_card).collect();
    if cards.is_empty() {
        return row.text_if_empty.into();
    }
    let stays = |mark| matches!(mark, Mark::None | Mark::Strong);
    let card_count = row.cards.iter().filter(|card| stays(card.mark)).count();
    if card_count > 0 && !matches!(row.kind, RowKind::Numbers | RowKind::Pile) {
        cards.push(format!("({card_count})"));
    }
    cards.join(" ")
}

/// Returns a drawing of a board, with the numbers of its rows and columns. The mark of a square is
/// drawn to the left of its piece.
fn draw_board(grid: &Grid, board: &Diagram, has_title: bool) -> String {
    const EMPTY: char = '\u{b7}';
    let size = grid.size as usize;
    // The characters for the mark and for the piece of each square.
    let mut squares = vec![[' ', EMPTY]; size * size];
    let index = |row: u32, column: u32| (row as usize - 1) * size + column as usize - 1;
    for stone in &grid.stones {
        squares[index(stone.row, stone.column)][1] = match stone.colour {
            Colour::Black => '\u{25cf}',
            Colour::White => '\u{25cb}',
        };
    }
    for row_and_column in &grid.moves[..board.move_count] {
        // A move on an empty square places a piece. Any other move removes a piece.
        let piece = &mut squares[index(row_and_column[0], row_and_column[1])][1];
        *piece = if *piece == EMPTY { '\u{25cf}' } else { EMPTY };
    }
    for square in &board.squares {
        squares[index(square.row, square.column)][0] = match square.mark {
            Mark::None | Mark::Gone => ' ',
            Mark::Strong => '*',
            Mark::Weak => '-',
            Mark::Secondary => '+',
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
