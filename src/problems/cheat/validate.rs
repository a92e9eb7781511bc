//! What the statement of Cheat says of the input.

use super::solution::{cards_of, number_of, Game, Hands, Solution, HAND, PLAYERS, RANKS, SUITS};
use crate::runtime::cycle::Deterministic;
use crate::runtime::solution::Solve;
use crate::workbench::validator::{InputReader, Result, Validator};
use alloc::format;

/// The most rounds of a game on the judge.
pub const MAX_ROUNDS: u32 = 1000;

/// The most games on the judge.
pub const MAX_GAMES: u64 = 100;

/// The format of the input, and what validates it.
pub const VALIDATOR: Validator = Validator {
    format: "games of four lines, 13 cards each, one space between them, together a \
             pack; at most 1000 rounds a game; at least one game, at most 100 (*); no terminator",
    case: Solution::CASE,
    max_cases: MAX_GAMES,
    validate_case: validate_game,
};

/// Validates a game.
fn validate_game(input: &mut InputReader) -> Result {
    let mut hands = [0; PLAYERS];
    for hand in &mut hands {
        for card in 0..HAND {
            if card > 0 {
                input.space();
            }
            let rank = input.one_of(&RANKS, "a card: A, 2 to 10, J, Q or K")?;
            // Thirteen cards of one rank fit in its field.
            *hand += cards_of(rank, 1);
        }
        input.line_end();
    }
    let mut is_pack = true;
    for (rank, name) in RANKS.iter().enumerate() {
        let count: u64 = hands.iter().map(|&hand| number_of(hand, rank)).sum();
        if count != SUITS {
            is_pack = false;
            let rule = format!("found {count} cards of rank {name}, expected {SUITS}");
            input.violation(input.place, rule);
        }
    }
    if is_pack && rounds(hands).is_none() {
        let rule = format!("takes more than {MAX_ROUNDS} rounds");
        input.violation(input.place, rule);
    }
    Ok(())
}

/// How many rounds the game with these hands takes, if they are at most `MAX_ROUNDS`.
pub fn rounds(hands: Hands) -> Option<u32> {
    let mut game = Game::new(hands);
    (1..=MAX_ROUNDS).find(|_| game.step().is_some())
}
