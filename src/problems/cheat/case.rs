//! The input of Cheat (hihoCoder 1830): a game is the hands of four players, 13 cards each, from
//! one pack of 52. The end of the file ends the input.

use crate::runtime::message::Unexpected;
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Input;
use std::fmt::{Display, Formatter};

/// Players of a game. They are counted from 0 in the code, and from 1 in the rules and in messages.
pub const PLAYERS: usize = 4;

/// Cards that every player starts with.
pub const HAND: usize = 13;

/// Cards of each rank in a pack.
pub const PER_RANK: u64 = 4;

/// The ranks in the order of the rounds. Elsewhere a rank is an index into this list.
pub const RANKS: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];

/// The ranks of all cards, as they are dealt: the first thirteen to player 1, and so on.
pub type Deal = [u8; PLAYERS * HAND];

/// The deals of an input, until its end.
pub struct Deals;

impl Input for Deals {
    const CASE: &'static str = "game";
    type Case = Deal;
    type Error = InputError;

    fn read(scanner: &mut Scanner) -> Result<Option<Deal>, Error<InputError>> {
        let mut deal = [0; PLAYERS * HAND];
        let mut numbers = [0; RANKS.len()];
        for (index, card) in deal.iter_mut().enumerate() {
            let word = scanner.word()?;
            if index == 0 && word.is_empty() {
                return Ok(None);
            }
            let rank = usize::from(RANK_OF_BYTE[usize::from(*word.first().unwrap_or(&0))]);
            if word != RANKS[rank].as_bytes() {
                let word = Unexpected::new(scanner.last_word(), "a card: A, 2 to 10, J, Q or K");
                return Err(scanner.bad_input(InputError::Word { index, word }));
            }
            *card = rank as u8;
            numbers[rank] += 1;
        }
        // If no rank has more than 4 of the 52 = 13·4 cards, each has 4.
        let (rank, number) = most(numbers);
        if number > PER_RANK {
            let rank = RANKS[rank];
            return Err(scanner.bad_input(InputError::NoPack { rank, number }));
        }
        Ok(Some(deal))
    }

    /// Writes a deal: each hand in a line.
    fn write(deal: &Deal, text: &mut Vec<u8>) {
        for hand in deal.chunks(HAND) {
            let names = hand.iter().map(|&rank| RANKS[usize::from(rank)]);
            text.extend_from_slice(names.collect::<Vec<_>>().join(" ").as_bytes());
            text.push(b'\n');
        }
    }
}

/// For each byte, the rank whose name begins with it; 0, which is A, if there is none.
const RANK_OF_BYTE: [u8; 256] = {
    let mut ranks = [0; 256];
    let mut rank = 0;
    while rank < RANKS.len() {
        ranks[RANKS[rank].as_bytes()[0] as usize] = rank as u8;
        rank += 1;
    }
    ranks
};

/// The first of the ranks with the most cards, and how many it has.
fn most(numbers: [u64; RANKS.len()]) -> (usize, u64) {
    let mut most = (0, 0);
    for (rank, &number) in numbers.iter().enumerate() {
        if number > most.1 {
            most = (rank, number);
        }
    }
    most
}

/// What is wrong with the cards of a game.
#[derive(Debug)]
pub enum InputError {
    /// The word with this index among the cards of the game, from 0, is not a card.
    Word { index: usize, word: Unexpected },
    /// The cards are not a pack: there are so many of a rank.
    NoPack { rank: &'static str, number: u64 },
    /// The position after round `again` is that after round `first`, both from 1.
    NeverEnds { first: u32, again: u32 },
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        match self {
            InputError::Word { index, word } => {
                let (player, card) = (index / HAND + 1, index % HAND + 1);
                write!(f, ", player {player}, card {card}: {word}")
            }
            InputError::NoPack { rank, number } => {
                write!(
                    f,
                    ": the cards are not a pack: found {number} of rank {rank}, expected 4"
                )
            }
            InputError::NeverEnds { first, again } => write!(
                f,
                " never ends: after round {again} everything is as it was after round {first}"
            ),
        }
    }
}
