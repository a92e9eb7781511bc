//! 10-20-30 (UVa 246): a solitaire game. Cards are dealt to seven piles in turn; three cards of a
//! pile that sum to 10, 20 or 30 go back under the deck; a pile picked up whole vanishes. Does the
//! game end in a win (no piles), a loss (no deck) or a draw (a position comes back)?
//!
//! The player has no choice, so the game is simulated. Cards leave a pile only at its ends, and the
//! deck gives at its top and takes at its bottom. So each is a ring of 256 bytes: 52 cards never
//! fill it, and an index of one byte wraps around by itself.
//!
//! Whether three cards fit is effectively random, and a mispredicted branch costs more time than a
//! deal. So all three sums are always computed, one branch asks whether any of them fits, and the
//! first that fits is the lowest bit of a mask. In a pile of fewer than three cards the sums use
//! stale cards of the ring; the size check rejects them.
//!
//! A game that ends never repeats a position, because it would then repeat for ever. So a game is
//! first played without remembering positions, and nearly all games end soon. A long one is played
//! again with every position remembered, to find the first repetition. A position is the cards of
//! the deck and of the piles, and the sizes of the piles: 59 bytes, compared as a whole. The next
//! pile follows from the sizes: the size of a pile and its number of deals are equal modulo 3, and
//! the numbers of deals of the remaining piles differ by at most one.

use crate::runtime::hash_bytes::hash_bytes;
use crate::runtime::history::History;
use crate::runtime::message::Unexpected;
use crate::runtime::number::{read_number, write_number};
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::short_number::short_number;
use crate::runtime::solution::Solve;
use crate::runtime::terminator::read_first_number;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};

/// Cards of a deck.
pub const CARDS: usize = 52;

/// Piles at the start.
pub const PILES: usize = 7;

/// The values of a deck's cards, from the top: 1 to 10.
pub type Deck = [u8; CARDS];

/// Deals after which a game is suspected to be a draw.
const LONG: u32 = 1000;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Every pile has vanished.
    Win,
    /// The deck is empty.
    Loss,
    /// The position is one that occurred before.
    Draw,
}

/// A game as it stands; plays one after the other.
pub struct Game {
    /// Cards dealt so far.
    pub dealt: u32,
    /// The cards still in the deck.
    pub deck: Cards,
    /// The piles from left to right; one that vanished is empty.
    pub piles: [Cards; PILES],
    /// The piles that have not vanished, four bits each, the one to receive the next card lowest.
    turns: u32,
    /// How many piles have not vanished.
    live: u32,
    /// The positions of the game, where they are remembered.
    pub positions: Positions,
}

/// What solves this problem.
pub type Solution = Game;

impl Solve for Game {
    const CASE: &'static str = "deck";

    type Case = Deck;

    /// How the game ended, and how many cards had been dealt.
    type Answer = (Ending, u32);

    type InputError = InputError;

    fn new() -> Self {
        Game {
            dealt: 0,
            deck: NO_CARDS,
            piles: [NO_CARDS; PILES],
            turns: 0,
            live: 0,
            positions: Positions::new(),
        }
    }

    fn read(&mut self, scanner: &mut Scanner) -> Result<Option<Deck>, Error<InputError>> {
        if let Some((deck, length)) = usual_deck(scanner.window()) {
            scanner.take(length, length);
            return Ok(Some(deck));
        }
        let expected = "a card from 1 to 10, or 0 at the end";
        let Some(first) = read_first_number(scanner, 1..=10, expected)? else {
            return Ok(None);
        };
        let mut deck = [first as u8; CARDS];
        for (card, value) in deck.iter_mut().enumerate().skip(1) {
            let Some(number @ 1..=10) = read_number(scanner)? else {
                let word = Unexpected::new(scanner.last_word(), "a card from 1 to 10");
                return Err(scanner.bad_input(InputError { card, word }));
            };
            *value = number as u8;
        }
        Ok(Some(deck))
    }

    fn solve(&mut self, deck: Deck, _: &mut Scanner) -> Result<(Ending, u32), Error<InputError>> {
        Ok(self.play(&deck))
    }

    fn write(&self, (ending, dealt): (Ending, u32), _: u64, output: &mut Vec<u8>) {
        output.extend_from_slice(match ending {
            Ending::Win => b"Win : ",
            Ending::Loss => b"Loss: ",
            Ending::Draw => b"Draw: ",
        });
        write_number(output, u64::from(dealt));
        output.push(b'\n');
    }
}

/// The most bytes that a deck takes in the usual layout: "10" and one separator each.
const USUAL_DECK: usize = 3 * CARDS;

/// A deck in the usual layout, one white space after each card, and its length in bytes, if the
/// window begins with one.
fn usual_deck(window: &[u8]) -> Option<(Deck, usize)> {
    let bytes: &[u8; USUAL_DECK] = window.first_chunk()?;
    let mut deck = [0; CARDS];
    let (mut at, mut usual) = (0, true);
    for card in &mut deck {
        *card = short_number(bytes, &mut at, &mut usual) as u8;
        usual &= *card <= 10;
    }
    usual.then_some((deck, at))
}

impl Game {
    /// Plays a game to its end. Returns how it ended and how many cards had been dealt.
    pub fn play(&mut self, deck: &Deck) -> (Ending, u32) {
        self.begin(deck);
        while self.dealt < LONG {
            if let Some(ending) = self.turn() {
                return (ending, self.dealt);
            }
        }
        self.positions.clear();
        self.begin(deck);
        loop {
            if let Some(ending) = self.turn() {
                return (ending, self.dealt);
            }
            if self.has_occurred().is_some() {
                return (Ending::Draw, self.dealt);
            }
        }
    }

    /// The start of a game: all cards in the deck.
    pub fn begin(&mut self, deck: &Deck) {
        self.dealt = 0;
        self.deck.ring[..CARDS].copy_from_slice(deck);
        self.deck.first = 0;
        self.deck.size = CARDS as u8;
        for pile in &mut self.piles {
            pile.first = 0;
            pile.size = 0;
        }
        // From left to right: pile 0 is lowest.
        self.turns = 0x0654_3210;
        self.live = PILES as u32;
    }

    /// Deals a card and picks up all that fits. Returns how the game ended, if it has.
    #[inline(always)]
    fn turn(&mut self) -> Option<Ending> {
        let pile = self.deal();
        while self.pick_up(pile).is_some() {}
        self.pass_on(pile);
        self.ending()
    }

    /// Deals the top card to the next pile, and returns which pile that is.
    #[inline(always)]
    pub fn deal(&mut self) -> usize {
        let pile = (self.turns & 0xF) as usize;
        let card = self.deck.at(0);
        self.deck.drop_ends(1, 0);
        self.piles[pile].push(card);
        self.dealt += 1;
        pile
    }

    /// Picks three cards up from `pile` and puts them under the deck, if three fit. Returns how
    /// many of them came from the start of the pile: 2, 1 or 0, in the order of the rules.
    #[inline(always)]
    pub fn pick_up(&mut self, pile: usize) -> Option<u8> {
        let cards = &mut self.piles[pile];
        let [first, second] = [0, 1].map(|index| cards.at(index));
        let [third_last, second_last, last] = [3, 2, 1].map(|back| cards.at_end(back));
        let fitting = is_10_20_or_30(first + second + last)
            | is_10_20_or_30(first + second_last + last) << 1
            | is_10_20_or_30(third_last + second_last + last) << 2;
        if fitting == 0 || cards.size < 3 {
            return None;
        }
        let from_start = 2 - fitting.trailing_zeros() as u8;
        cards.drop_ends(from_start, 3 - from_start);
        let one = if from_start == 0 { third_last } else { first };
        let two = if from_start == 2 { second } else { second_last };
        for card in [one, two, last] {
            self.deck.push(card);
        }
        Some(from_start)
    }

    /// Ends the turn of `pile`: it moves to the end of the queue, unless it has vanished.
    #[inline(always)]
    pub fn pass_on(&mut self, pile: usize) {
        self.turns >>= 4;
        if self.piles[pile].size == 0 {
            self.live -= 1;
        } else {
            self.turns |= (pile as u32) << (4 * (self.live - 1));
        }
    }

    /// Whether the game has ended in a win or a loss.
    pub fn ending(&self) -> Option<Ending> {
        if self.live == 0 {
            Some(Ending::Win)
        } else if self.deck.size == 0 {
            Some(Ending::Loss)
        } else {
            None
        }
    }

    /// Remembers the position after a card. If it is an earlier one, returns after which card that
    /// was.
    pub fn has_occurred(&mut self) -> Option<u32> {
        let position = self.position();
        let hash = hash_bytes(&position);
        self.positions.add(position, hash)
    }

    fn position(&self) -> Position {
        // Cards are copied eight at a time; those beyond the last are overwritten by the next.
        let mut position = [0; CARDS + 12];
        let mut place = 0;
        for cards in core::iter::once(&self.deck).chain(&self.piles) {
            for index in (0..cards.size).step_by(8) {
                let eight = [0, 1, 2, 3, 4, 5, 6, 7].map(|next| cards.at(index + next));
                let place = place + usize::from(index);
                position[place..place + 8].copy_from_slice(&eight);
            }
            place += usize::from(cards.size);
        }
        position[CARDS..].fill(0);
        for (size, pile) in position[CARDS..].iter_mut().zip(&self.piles) {
            *size = pile.size;
        }
        position
    }
}

/// The cards of the deck and of each pile in order, and the sizes of the piles.
type Position = [u8; CARDS + 12];

/// The positions after each card of a game.
pub type Positions = History<Position>;

/// 1 if three cards of this sum are picked up, and 0 otherwise.
#[inline(always)]
fn is_10_20_or_30(sum: u8) -> usize {
    ((1 << 10 | 1 << 20 | 1_usize << 30) >> (sum % 32)) & 1
}

/// Cards in a row, in a ring of 256 places.
#[derive(Clone, Copy)]
pub struct Cards {
    ring: [u8; 256],
    first: u8,
    /// How many there are.
    pub size: u8,
}

const NO_CARDS: Cards = Cards {
    ring: [0; 256],
    first: 0,
    size: 0,
};

impl Cards {
    /// The card at `index`, from 0.
    #[inline(always)]
    pub fn at(&self, index: u8) -> u8 {
        self.ring[usize::from(self.first.wrapping_add(index))]
    }

    /// The card that is `back` from the end; 1 is the last card.
    #[inline(always)]
    fn at_end(&self, back: u8) -> u8 {
        self.at(self.size.wrapping_sub(back))
    }

    #[inline(always)]
    fn push(&mut self, card: u8) {
        let place = self.first.wrapping_add(self.size);
        self.ring[usize::from(place)] = card;
        self.size += 1;
    }

    /// Drops `first` cards from the start and `last` from the end.
    #[inline(always)]
    fn drop_ends(&mut self, first: u8, last: u8) {
        self.first = self.first.wrapping_add(first);
        self.size -= first + last;
    }
}

/// What is wrong with a card of a deck.
#[derive(Debug)]
pub struct InputError {
    /// The card from the top, from 0.
    pub card: usize,
    /// What stands there.
    pub word: Unexpected,
}

impl From<Unexpected> for InputError {
    fn from(word: Unexpected) -> Self {
        InputError { card: 0, word }
    }
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        write!(f, ", card {}: {}", self.card + 1, self.word)
    }
}
