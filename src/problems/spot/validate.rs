//! What the statement of Spot says of the input.

use super::solution::{Game, Move, LARGEST};
use crate::runtime::scanner::{Stream, StreamError};
use crate::runtime::solution::Solve;
use crate::workbench::validator::{inspect, Before, Halt, Inspection, Sheet};

/// The rules, for people.
pub const FORMAT: &str =
    "games: N, 2 to 50 (*), and 2N lines: row and column, 1 to N, and + or -, \
                         one blank between them; legal moves while the game is open; 0";

/// The largest board on the judge.
pub const MAX_SIZE: u32 = 50;

/// Inspects games.
pub fn validate(stream: &mut dyn Stream, inspection: Inspection) -> Result<(), StreamError> {
    inspect(stream, inspection, "game", |sheet| {
        let mut game = Game::new();
        let mut number = 1;
        while validate_game(sheet, number, &mut game)? {
            number += 1;
        }
        sheet.end()
    })
}

/// Inspects a game, or the 0 in its place. Says whether there was one.
fn validate_game(sheet: &mut Sheet, number: u64, game: &mut Game) -> Result<bool, Halt> {
    sheet.begin_case(number);
    let (least, most) = if sheet.limits {
        (2, MAX_SIZE)
    } else {
        (1, LARGEST)
    };
    let what = "the size of a board, or 0 at the end";
    let size = sheet.number(Before::case(number), what, 0..=most)?;
    if size == 0 {
        return Ok(false);
    }
    if size < least {
        let complaint = alloc::format!("found {size}, expected a size from {least} to {most}");
        sheet.violation(sheet.place(), complaint);
    }
    let mut is_open = size <= LARGEST;
    if is_open {
        game.begin(size);
    }
    for _ in 1..=2 * size.min(LARGEST) {
        let next = validate_move(sheet, size)?;
        let (row, column) = next.square;
        is_open &= (1..=size).contains(&row) && (1..=size).contains(&column);
        if !is_open {
            continue;
        }
        match game.play(next) {
            Ok(None) => {}
            Ok(Some(_)) => is_open = false,
            Err(error) => {
                is_open = false;
                sheet.input_error(sheet.place(), error);
            }
        }
    }
    Ok(true)
}

/// Inspects a move on a board of `size`.
fn validate_move(sheet: &mut Sheet, size: u32) -> Result<Move, Halt> {
    let row = sheet.number(Before::LineEnd, "a row", 1..=size)?;
    let column = sheet.number(Before::Blank, "a column", 1..=size)?;
    sheet.word(Before::Blank, "+ or -")?;
    let places = match sheet.last_word() {
        b"+" => true,
        b"-" => false,
        _ => return Err(sheet.unexpected("+ or -")),
    };
    Ok(Move {
        square: (row, column),
        places,
    })
}
