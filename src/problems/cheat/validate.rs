//! The format of Cheat's input, and what its statement promises.

use super::solution::{Game, Hands, Solution, HAND, PLAYERS};
use crate::runtime::cycle::Deterministic;
use crate::runtime::solution::Solve;
use crate::workbench::format::{Format, Framing};
use crate::workbench::validator::{read_cases, Reader};
use alloc::format;
use alloc::string::String;

/// The most rounds of a game on the judge.
pub const MAX_ROUNDS: u32 = 1000;

/// The most games on the judge.
pub const MAX_GAMES: u64 = 100;

/// A hand for each player.
pub const FORMAT: Format = Format {
    description: "games of four lines, 13 cards each, one space between them, together a \
                  pack; at most 1000 rounds a game; at least one game, at most 100 (*); no terminator",
    case: Solution::CASE,
    framing: Framing::Until(b""),
    words: |_, line| (line < PLAYERS as u64).then_some(HAND as u64),
    width: None,
    max_cases: MAX_GAMES,
    word_promise: |_, _| None,
};

/// Reads and solves the cases.
pub const READER: Reader = |input| read_cases::<Solution>(input, promise);

/// A game has a limited number of rounds.
fn promise(hands: &Hands) -> Option<String> {
    let is_long = rounds(*hands).is_none();
    is_long.then(|| format!("takes more than {MAX_ROUNDS} rounds"))
}

/// How many rounds the game with these hands takes, if they are at most `MAX_ROUNDS`.
pub fn rounds(hands: Hands) -> Option<u32> {
    let mut game = Game::new(hands);
    (1..=MAX_ROUNDS).find(|_| game.step().is_some())
}
