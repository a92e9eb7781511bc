//! What the statement of Spot says of the input.

use super::judge::{Game, Move, LARGEST};
use crate::layout::{inspect, Before, Halt, Inspection, Sheet};
use crate::scanner::{Broken, Stream};

/// The rules, for people.
pub const LAYOUT: &str =
    "games: N, 2 to 50 (*), and 2N lines: row and column, 1 to N, and + or -, \
                         one blank between them; legal moves while the game is open; 0";

/// The largest board on the judge.
const LARGEST_ON_THE_JUDGE: u32 = 50;

/// Inspects games.
pub fn validate(stream: &mut dyn Stream, inspection: Inspection) -> Result<(), Broken> {
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
        (2, LARGEST_ON_THE_JUDGE)
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
    for _ in 0..2 * u64::from(size) {
        let next = validate_move(sheet, size)?;
        let place = sheet.place();
        let (row, column) = next.square;
        is_open &= (1..=size).contains(&row) && (1..=size).contains(&column);
        if !is_open {
            continue;
        }
        match game.play(next) {
            Ok(None) => {}
            Ok(Some(_)) => is_open = false,
            Err(_) => {
                is_open = false;
                let state = if next.places {
                    "already holds a"
                } else {
                    "holds no"
                };
                sheet.violation(
                    place,
                    alloc::format!("square ({row}, {column}) {state} spot"),
                );
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
