//! The input of Cheat (hihoCoder 1830). A game is the hands of four players, 13 cards each, from
//! one pack of 52. Games follow each other until the input ends.

use crate::runtime::message::{unexpected, Unexpected};
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Input;
use std::fmt::{Display, Formatter};

/// The number of players. They count from 0 in the code, and from 1 in the rules and in messages.
pub const PLAYERS: usize = 4;

/// The number of cards of each player at the start.
pub const HAND: usize = 13;

/// The number of cards of each rank.
pub const PER_RANK: u64 = 4;

/// The ranks in the order of the rounds. Elsewhere a rank is an index into this list.
pub const RANKS: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];

/// The ranks of all cards: first those of player 1, then those of player 2, and so on.
pub type Deal = [u8; PLAYERS * HAND];

/// The deals of an input.
pub struct Deals;

impl Input for Deals {
    const CASE: &'static str = "game";
    type Case = Deal;
    type Error = InputError;

    fn read(scanner: &mut Scanner) -> Result<Option<Deal>, Error<InputError>> {
        let mut deal = [0; PLAYERS * HAND];
        let mut counts = [0; RANKS.len()];
        for (index, card) in deal.iter_mut().enumerate() {
            let word = scanner.word()?;
            if index == 0 && word.is_empty() {
                return Ok(None);
            }
            // At most one rank begins with this byte; the whole word is compared with its name.
            let rank = usize::from(RANK_OF_BYTE[usize::from(*word.first().unwrap_or(&0))]);
            if word != RANKS[rank].as_bytes() {
                let error = |word| InputError::Word { index, word };
                return Err(unexpected(scanner, "a card: A, 2 to 10, J, Q or K", error));
            }
            *card = rank as u8;
            counts[rank] += 1;
        }
        // If no rank has more than 4 of the 52 = 13·4 cards, each has 4.
        let count = *counts.iter().max().unwrap_or(&0);
        if count > PER_RANK {
            let rank = counts.iter().position(|&other| other == count).unwrap_or(0);
            let rank = RANKS[rank];
            return Err(scanner.bad_input(InputError::NoPack { rank, count }));
        }
        Ok(Some(deal))
    }

    /// Writes a deal: a line for each hand.
    fn write(deal: &Deal, text: &mut Vec<u8>) {
        for hand in deal.chunks(HAND) {
            let names = hand.iter().map(|&rank| RANKS[usize::from(rank)]);
            text.extend_from_slice(names.collect::<Vec<_>>().join(" ").as_bytes());
            text.push(b'\n');
        }
    }
}

/// The rank whose name begins with a byte, for each of the 256 bytes. If none does, it is 0: a
/// word that begins with it is compared with `A`, and differs.
const RANK_OF_BYTE: [u8; 256] = {
    let mut ranks = [0; 256];
    let mut rank = 0;
    while rank < RANKS.len() {
        ranks[RANKS[rank].as_bytes()[0] as usize] = rank as u8;
        rank += 1;
    }
    ranks
};

/// An error in the input.
#[derive(Debug)]
pub enum InputError {
    /// The word at this index of the deal is not a card.
    Word { index: usize, word: Unexpected },
    /// A rank has too many cards.
    NoPack { rank: &'static str, count: u64 },
    /// The position after round `again` is the same as after round `first`. Rounds count from 1.
    NeverEnds { first: u32, again: u32 },
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        match self {
            InputError::Word { index, word } => {
                let (player, card) = (index / HAND + 1, index % HAND + 1);
                write!(f, ", player {player}, card {card}: {word}")
            }
            InputError::NoPack { rank, count } => write!(
                f,
                ": the cards are not a pack: found {count} of rank {rank}, expected 4"
            ),
            InputError::NeverEnds { first, again } => write!(
                f,
                " never ends: after round {again} everything is as it was after round {first}"
            ),
        }
    }
}
