//! The input of Cheat (hihoCoder 1830). A game is the hands of four players, 13 cards each, from
//! one pack of 52. Games follow each other until the input ends.

use crate::runtime::message::{unexpected, Unexpected};
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Input;
use std::fmt::{Display, Formatter};

/// The number of players. In the code, a player is an index from 0; in the rules and in messages, a
/// number from 1.
pub const PLAYERS: usize = 4;

/// The number of cards of each player at the start.
pub const HAND_SIZE: usize = 13;

/// The number of cards of each rank.
pub const CARDS_PER_RANK: u64 = 4;

/// The ranks in the order of the rounds. Elsewhere a rank is an index into this list.
pub const RANKS: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];

/// The ranks of all cards: first those of player 1, then those of player 2, and so on.
pub type Deal = [u8; PLAYERS * HAND_SIZE];

/// The input format: reads and writes deals.
pub struct DealFormat;

impl Input for DealFormat {
    const CASE: &'static str = "game";
    type Case = Deal;
    type Error = InputError;

    fn read(scanner: &mut Scanner) -> Result<Option<Deal>, Error<InputError>> {
        let mut deal = [0; PLAYERS * HAND_SIZE];
        let mut counts = [0; RANKS.len()];
        for (index, card) in deal.iter_mut().enumerate() {
            let word = scanner.word()?;
            if index == 0 && word.is_empty() {
                return Ok(None);
            }
            // The first byte of a card decides its rank. The comparison checks the other bytes.
            let rank = usize::from(RANK_OF_BYTE[usize::from(*word.first().unwrap_or(&0))]);
            if word != RANKS[rank].as_bytes() {
                let error = |reason| InputError::NotACard { index, reason };
                return Err(unexpected(scanner, "a card: A, 2 to 10, J, Q or K", error));
            }
            *card = rank as u8;
            counts[rank] += 1;
        }
        // If no rank has more than 4 of the 52 = 13·4 cards, each has 4.
        let ranks = RANKS.iter().zip(counts);
        let bad_ranks = ranks.filter(|&(_, count)| count > CARDS_PER_RANK);
        // Of ranks with equal counts, the first is reported. The order is reversed because
        // `max_by_key` returns the last maximum.
        if let Some((&rank_name, count)) = bad_ranks.rev().max_by_key(|&(_, count)| count) {
            return Err(scanner.bad_input(InputError::NotAPack { rank_name, count }));
        }
        Ok(Some(deal))
    }

    /// Writes a deal: one line for each hand.
    fn write(deal: &Deal, text: &mut Vec<u8>) {
        for hand in deal.chunks(HAND_SIZE) {
            let names = hand.iter().map(|&rank| RANKS[usize::from(rank)]);
            text.extend_from_slice(names.collect::<Vec<_>>().join(" ").as_bytes());
            text.push(b'\n');
        }
    }
}

/// For each byte, the rank whose name begins with it. A byte that begins no name has rank 0; the
/// comparison of its word with `A` fails.
const RANK_OF_BYTE: [u8; 256] = {
    let mut ranks = [0; 256];
    let mut rank = 0;
    while rank < RANKS.len() {
        ranks[RANKS[rank].as_bytes()[0] as usize] = rank as u8;
        rank += 1;
    }
    ranks
};

/// An error in a game. It completes a message, see [`Input::Error`].
#[derive(Debug)]
pub enum InputError {
    /// The word at this index of the deal, from 0, is not a card.
    NotACard { index: usize, reason: Unexpected },
    /// A rank has more than four cards.
    NotAPack { rank_name: &'static str, count: u64 },
    /// The position after round `first` comes back after round `again`. Rounds count from 1.
    NeverEnds { first: u32, again: u32 },
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        match self {
            InputError::NotACard { index, reason } => {
                let (player, card) = (index / HAND_SIZE + 1, index % HAND_SIZE + 1);
                write!(f, ", player {player}, card {card}: {reason}")
            }
            InputError::NotAPack { rank_name, count } => write!(
                f,
                ": the cards are not a pack: found {count} of rank {rank_name}, expected 4"
            ),
            InputError::NeverEnds { first, again } => write!(
                f,
                " never ends: after round {again} everything is as it was after round {first}"
            ),
        }
    }
}
