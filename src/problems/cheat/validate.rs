//! What the statement of Cheat says of the input.

use super::cards::{number_of, Hands, FIELDS, HAND, PLAYERS, RANKS, SUITS};
use super::solution::Game;
use crate::runtime::scanner::{Stream, StreamError};
use crate::workbench::validator::{inspect, Before, Halt, Inspection, Sheet};

/// The rules, for people.
pub const FORMAT: &str = "games of four lines, 13 cards each, one blank between them, together a \
                         pack; at most 1000 rounds a game; at most 100 games (*); no terminator";

/// The most rounds of a game on the judge.
pub const MAX_ROUNDS: u32 = 1000;

/// The most games on the judge.
const MAX_GAMES: u64 = 100;

/// Inspects games.
pub fn validate(stream: &mut dyn Stream, inspection: Inspection) -> Result<(), StreamError> {
    inspect(stream, inspection, "game", |sheet| {
        let mut number = 1;
        while validate_game(sheet, number)? {
            number += 1;
        }
        sheet.end_cases();
        if number == 1 {
            sheet.end_without_a_word();
        } else {
            sheet.end_of_line_behind_last_word();
        }
        Ok(())
    })
}

/// Inspects a game. Says whether there was one before the input ended.
fn validate_game(sheet: &mut Sheet, number: u64) -> Result<bool, Halt> {
    sheet.begin_case(number);
    let mut hands = [0; PLAYERS];
    let mut first = sheet.place();
    for (player, hand) in hands.iter_mut().enumerate() {
        for card in 0..HAND {
            if player + card == 0 {
                if !sheet.word_or_end(Before::case(number))? {
                    return Ok(false);
                }
                first = sheet.place();
            } else {
                let is_first = card == 0;
                let before = if is_first {
                    Before::LineEnd
                } else {
                    Before::Blank
                };
                sheet.word(before, "a card")?;
            }
            let word = sheet.last_word();
            let Some(rank) = RANKS.iter().position(|rank| rank.as_bytes() == word) else {
                return Err(sheet.unexpected("a card: A, 2 to 10, J, Q or K"));
            };
            // Thirteen cards of one rank do not overrun its field.
            *hand += 1 << FIELDS[rank];
        }
    }
    if sheet.limits && number == MAX_GAMES + 1 {
        let complaint = alloc::format!("expected at most {MAX_GAMES} games");
        sheet.violation(first, complaint);
    }
    let mut is_pack = true;
    for (field, rank) in FIELDS.into_iter().zip(RANKS) {
        let count: u32 = hands.iter().map(|&hand| number_of(hand, field)).sum();
        if count != SUITS {
            is_pack = false;
            let complaint = alloc::format!("found {count} cards of rank {rank}, expected {SUITS}");
            sheet.violation(first, complaint);
        }
    }
    if is_pack && rounds(hands).is_none() {
        let complaint = alloc::format!("takes more than {MAX_ROUNDS} rounds");
        sheet.violation(first, complaint);
    }
    Ok(true)
}

/// How many rounds the game of these hands takes, if not too many.
pub fn rounds(hands: Hands) -> Option<u32> {
    let mut game = Game::new(hands);
    while game.round < MAX_ROUNDS {
        let statement = game.put_down(game.round as usize % PLAYERS);
        let challenger = game.challenger(&statement);
        game.settle(&statement, challenger);
        if game.hands.contains(&0) {
            return Some(game.round);
        }
    }
    None
}
