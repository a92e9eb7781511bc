//! 10-20-30 (UVa 246): a solitaire game. Cards are dealt to seven piles in turn; three cards of a
//! pile that sum to 10, 20 or 30 go back under the deck; a pile picked up whole vanishes. Does the
//! game end in a win (no piles), a loss (no deck) or a draw (a position comes back)?
//!
//! The player has no choice, so the game is simulated. Piles do not touch each other within a
//! round, and the deck gives at its top and takes at its bottom. So all cards of a round are dealt
//! first, as many as the deck has, and then the piles pick up from left to right.
//!
//! Whether three cards fit is effectively random, and a mispredicted branch costs more time than a
//! deal. So a deal does not branch: it sets a bit for each pile that has to pick up (see `pile`).
//!
//! A game that repeats a position never ends. Few games have more than 256 cards, so positions are
//! remembered from there on, where a round begins. When one comes back, the game is a draw, and the
//! rounds in between are its cycle. The game is played again, to the first round that begins in the
//! cycle. The round before it leads into the cycle; compared card by card with the round of the
//! cycle that has the same end, it shows where. That position is the first to come back.
//!
//! A position is the cards of the deck and of the piles, and the sizes of the piles: 60 bytes,
//! compared as a whole. The next pile follows from the sizes: the size of a pile and its number of
//! deals are equal modulo 3, and the numbers of deals of the remaining piles differ by at most one.

use super::cards::{Cards, AT_ONCE, BEFORE, NO_CARDS};
use super::deck::{Deck, CARDS};
use super::pile::{Pile, NO_PILE};

use crate::runtime::eights::eights;
use crate::runtime::history::History;
use crate::runtime::message::Unexpected;
use crate::runtime::number::{read_number, write_number};
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Solve;
use crate::runtime::terminator::read_first_number;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};
use core::iter;

/// Piles at the start.
pub const PILES: usize = 7;

/// Cards after which the positions of a game are remembered.
const LONG: u32 = 256;

/// Cards after which the deck and the piles move back to the front of their places.
const FAR: u8 = 128;

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
    /// The cards still in the deck.
    pub deck: Cards,
    /// The piles from left to right, first those that have not vanished. One more than there are
    /// at most, so that three bits are always the place of a pile.
    pub piles: [Pile; PILES + 1],
    /// How many have not vanished.
    live: usize,
    /// The place of the pile to receive the next card.
    pub at: usize,
    /// Cards dealt before the deck last moved to the front.
    dealt_before: u32,
    /// The positions of the game, where they are remembered.
    pub positions: Positions,
}

/// The solution of this problem.
pub type Solution = Game;

impl Solve for Game {
    const CASE: &'static str = "deck";

    type Case = Deck;

    /// How the game ended, and how many cards had been dealt.
    type Answer = (Ending, u32);

    type InputError = InputError;

    fn new(key: u64) -> Self {
        Game {
            deck: NO_CARDS,
            piles: [NO_PILE; PILES + 1],
            live: 0,
            at: 0,
            dealt_before: 0,
            positions: Positions::new(key),
        }
    }

    fn read(&mut self, scanner: &mut Scanner) -> Result<Option<Deck>, Error<InputError>> {
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

impl Game {
    /// Plays a game to its end. Returns how it ended and how many cards had been dealt.
    pub fn play(&mut self, deck: &Deck) -> (Ending, u32) {
        self.positions.clear();
        self.deal_two_rounds(deck);
        match self.play_rounds(LONG) {
            (Ending::Draw, earlier) => (Ending::Draw, self.first_repetition(deck, earlier)),
            end => end,
        }
    }

    /// Plays rounds to the end of the game. Returns how it ended and how many cards had been dealt.
    /// At a draw a round begins with a remembered position: returns as which it is remembered.
    /// Positions are remembered after `long` cards.
    fn play_rounds(&mut self, long: u32) -> (Ending, u32) {
        loop {
            if self.dealt_before >= long && self.at == 0 {
                if let Some(earlier) = self.has_occurred() {
                    return (Ending::Draw, earlier);
                }
            }
            self.play_cards(PILES);
            if let Some(ending) = self.ending() {
                return (ending, self.dealt());
            }
        }
    }

    /// How many cards have been dealt when a position comes back for the first time, in a game in
    /// which the round now begins with the position remembered as `earlier`.
    #[cold]
    fn first_repetition(&mut self, deck: &Deck, earlier: u32) -> u32 {
        let positions = &self.positions.positions;
        let again = positions.len() as u32;
        let cycle = self.dealt() - positions[earlier as usize - 1].dealt;
        // The first round that begins in the cycle, and the one before it.
        let (mut entry, mut before) = (earlier, earlier - 1);
        if earlier == 1 {
            self.begin(deck);
            entry = self.play_rounds(0).1;
            before = self.positions.positions.len() as u32 - 1;
        }
        let before_in_cycle = if entry == earlier { again } else { entry } - 1;
        let position = |number| self.positions.positions[number as usize - 1];
        let (starts, end) = ([before_in_cycle, before].map(position), position(entry));
        self.positions.clear();
        for start in starts {
            self.restore(&start);
            // The start in the cycle counts too: what is the beginning of a round there can be the
            // middle of one before the cycle, in which the piles dealt to have vanished.
            while self.position() != end && self.has_occurred().is_none() {
                self.play_cards(1);
            }
        }
        self.dealt() + cycle
    }

    /// The position after two rounds, in which nothing is picked up.
    fn deal_two_rounds(&mut self, deck: &Deck) {
        self.deck.fill(deck);
        self.deck.first = 2 * PILES as u8;
        for (place, pile) in self.piles[..PILES].iter_mut().enumerate() {
            pile.fill(&[deck[place], deck[PILES + place]]);
        }
        self.live = PILES;
        self.at = 0;
        self.dealt_before = 0;
    }

    /// The start of a game: all cards in the deck.
    pub fn begin(&mut self, deck: &Deck) {
        let mut bytes = [0; POSITION];
        bytes[..CARDS].copy_from_slice(deck);
        bytes[CARDS] = CARDS as u8;
        self.restore(&Position { bytes, dealt: 0 });
    }

    /// Makes this the position; a round begins there.
    fn restore(&mut self, position: &Position) {
        let (cards, sizes) = position.bytes.split_at(CARDS);
        let (deck, mut cards) = cards.split_at(usize::from(sizes[0]));
        self.deck.fill(deck);
        for (pile, &size) in self.piles.iter_mut().zip(&sizes[1..]) {
            let (its_cards, others) = cards.split_at(usize::from(size));
            pile.fill(its_cards);
            cards = others;
        }
        // At the start no pile has vanished. From any other position a single round is played; it
        // ends before a pile that has vanished would get a card.
        self.live = PILES;
        self.at = 0;
        self.dealt_before = position.dealt;
    }

    /// Plays what is left of a round, but at most so many cards, and at most those of the deck.
    #[inline(always)]
    fn play_cards(&mut self, most: usize) {
        let mut fitting = self.deal(most);
        while fitting != 0 {
            // Does not depend on the pile before, so a processor works on both at once.
            let place = fitting.trailing_zeros() as usize;
            fitting &= fitting - 1;
            self.piles[place % 8].pick_up(&mut self.deck);
            if self.vanishes(place) {
                fitting >>= 1;
            }
        }
        self.end_turn();
    }

    /// Cards dealt so far.
    pub fn dealt(&self) -> u32 {
        self.dealt_before + u32::from(self.deck.first)
    }

    /// Deals a card to each of the next piles of the round, `most` at most. Returns the places of
    /// the piles that have to pick up, a bit for each.
    #[inline(always)]
    pub fn deal(&mut self, most: usize) -> u32 {
        let cards = (self.live - self.at).min(usize::from(self.deck.size()));
        let cards = cards.min(most);
        let top = BEFORE + usize::from(self.deck.first);
        let piles = &mut self.piles[self.at..self.at + cards];
        let mut fitting = 0;
        let mut bit = 1 << self.at;
        for (pile, &card) in piles.iter_mut().zip(&self.deck.places[top..top + cards]) {
            fitting |= if pile.deal(card) { bit } else { 0 };
            bit <<= 1;
        }
        self.deck.first += cards as u8;
        self.at += cards;
        fitting
    }

    /// Whether the pile at `place` has vanished. Those after it take one place less then.
    #[inline(always)]
    pub fn vanishes(&mut self, place: usize) -> bool {
        let vanishes = self.piles[place % 8].cards.size() == 0;
        if vanishes {
            self.piles.copy_within(place + 1.., place);
            self.live -= 1;
            self.at -= 1;
        }
        vanishes
    }

    /// Goes on to the next round, if each pile has received a card.
    #[inline(always)]
    pub fn end_turn(&mut self) {
        if self.at == self.live {
            self.at = 0;
            if self.deck.first >= FAR {
                self.move_to_front();
            }
        }
    }

    /// Makes space after the deck and the piles.
    #[cold]
    fn move_to_front(&mut self) {
        self.dealt_before += u32::from(self.deck.first);
        self.deck.move_to_front();
        for pile in &mut self.piles[..self.live] {
            pile.cards.move_to_front();
        }
    }

    /// Whether the game has ended in a win or a loss.
    #[inline(always)]
    pub fn ending(&self) -> Option<Ending> {
        match (self.live, self.deck.size()) {
            (0, _) => Some(Ending::Win),
            (_, 0) => Some(Ending::Loss),
            _ => None,
        }
    }

    /// Remembers the position. If it is one that is remembered, returns as which that was, from 1.
    pub fn has_occurred(&mut self) -> Option<u32> {
        let position = self.position();
        self.positions.add(position, eights(&position.bytes))
    }

    fn position(&self) -> Position {
        // What is copied beyond the cards of a row is overwritten by the next.
        let mut cards = [0; 2 * AT_ONCE];
        let mut sizes = [0; 1 + PILES];
        let mut place = 0;
        let piles = self.piles[..self.live].iter().map(|pile| &pile.cards);
        for (row, size) in iter::once(&self.deck).chain(piles).zip(&mut sizes) {
            cards[place..place + AT_ONCE].copy_from_slice(row.at_once());
            *size = row.size();
            place += usize::from(*size);
        }
        let mut bytes = [0; POSITION];
        bytes[..CARDS].copy_from_slice(&cards[..CARDS]);
        bytes[CARDS..].copy_from_slice(&sizes);
        let dealt = self.dealt();
        Position { bytes, dealt }
    }
}

/// The cards of the deck and of each pile in order, and how many each has.
#[derive(Clone, Copy)]
pub struct Position {
    bytes: [u8; POSITION],
    /// Cards dealt; does not count in a comparison.
    dealt: u32,
}

/// Bytes of a position.
const POSITION: usize = CARDS + 1 + PILES;

/// The positions of a game, as far as they are remembered.
pub type Positions = History<Position>;

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.bytes == other.bytes
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
