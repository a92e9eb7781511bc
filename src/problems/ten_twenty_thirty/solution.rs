//! 10-20-30 (UVa 246). Cards are dealt to seven piles in turn. After each card, three cards of that
//! pile go under the deck if they add up to 10, 20 or 30: the first two and the last one, otherwise
//! the first and the last two, otherwise the last three. This is repeated while three fit. A pile
//! picked up whole vanishes. The game is won when no pile is left, lost when the deck is empty, and
//! drawn when a position comes back. How does it end, and after how many dealt cards?
//!
//! Example. One pile is left, a 1, and the deck is 2 3 5. After three cards the position is back:
//! ```text
//! pile      deck
//! 1         2 3 5
//! 1 2       3 5
//! 1 2 3     5        1 + 2 + 3 does not fit.
//! 1 2 3 5            Neither 1 + 2 + 5 nor 1 + 3 + 5 fits, but 2 + 3 + 5 does: under the deck.
//! 1         2 3 5    The same as before. This would go on forever: a draw.
//! ```
//!
//! Idea. Nobody has a choice, so the game is played card by card. What needs an idea is a draw. A
//! position is the cards of the deck and of each pile, in order. Which pile is next follows from
//! them: those before it have been dealt one card more. As cards are picked up in threes, the sizes
//! modulo 3 show this. If they are 2 2 2 1 1, the fourth of five piles is next; if they are equal,
//! the first. So equal positions have equal futures: a game that comes back to a position goes
//! round in a cycle forever, and `cycle` finds the first position that comes back.
//!
//! Cost. A card takes constant time, and a game 160 cards on average. Detecting a draw costs as
//! much as 1,300 cards: `cycle` looks for a repetition only from card 512 on, and then replays.

use super::case::{Deck, Decks, InputError};
use crate::runtime::cycle::{play_out, Course, Deterministic};
use crate::runtime::number::write_number;
use crate::runtime::seen::Seen;
use crate::runtime::solution::Solve;

/// Piles at the start.
pub const PILES: usize = 7;

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Every pile has vanished.
    Win,
    /// The deck is empty.
    Loss,
    /// The position is one that occurred before.
    Draw,
}

/// A game.
#[derive(Clone)]
pub struct Game {
    /// The deck, a queue of cards.
    pub deck: Ring,
    /// The piles that are left, from left to right.
    pub piles: Vec<Ring>,
    /// The index of the pile that receives the next card.
    pub next: usize,
    /// How many cards have been dealt.
    pub dealt: u32,
}

impl Game {
    /// The start: all cards are in the deck.
    pub fn new(deck: &Deck) -> Self {
        let mut cards = Ring::EMPTY;
        deck.iter().for_each(|&card| cards.push(card));
        Game {
            deck: cards,
            piles: vec![Ring::EMPTY; PILES],
            next: 0,
            dealt: 0,
        }
    }

    /// Deals the top card of the deck to the next pile.
    pub fn deal(&mut self) {
        self.piles[self.next].push(self.deck.card(0));
        self.deck.remove(1, 0);
        self.dealt += 1;
    }

    /// Picks up three cards of the pile that was dealt to, by the first of the three ways that
    /// fits, and puts them under the deck. Returns how many of them lay at the start of the pile;
    /// the others lay at its end.
    #[inline(always)]
    pub fn pick_up(&mut self) -> Option<usize> {
        let pile = &mut self.piles[self.next];
        let size = pile.size;
        if size < 3 {
            return None;
        }
        let start = [pile.card(0), pile.card(1)];
        let end = [size - 3, size - 2, size - 1].map(|index| pile.card(index));
        let choices = [
            (2, [start[0], start[1], end[2]]),
            (1, [start[0], end[1], end[2]]),
            (0, end),
        ];
        // The sum is 30 at most.
        let fits = |three: [u8; 3]| three.iter().sum::<u8>() % 10 == 0;
        let (at_start, three) = choices.iter().copied().find(|&(_, three)| fits(three))?;
        pile.remove(at_start, 3 - at_start);
        for &card in &three {
            self.deck.push(card);
        }
        Some(at_start)
    }

    /// Goes on to the next pile when no cards fit any more. Returns how the game ends, if it does.
    pub fn end_turn(&mut self) -> Option<Ending> {
        if self.piles[self.next].size > 0 {
            self.next += 1;
        } else {
            // The pile vanishes, and the one to the right of it takes its index.
            self.piles.remove(self.next);
        }
        if self.next == self.piles.len() {
            self.next = 0;
        }
        // No game is both won and lost: without piles, all cards are in the deck.
        match (self.piles.len(), self.deck.size) {
            (0, _) => Some(Ending::Win),
            (_, 0) => Some(Ending::Loss),
            _ => None,
        }
    }
}

impl Deterministic for Game {
    /// How the game ended, and how many cards had been dealt.
    type Outcome = (Ending, u32);

    /// Deals a card and picks up what fits.
    fn step(&mut self) -> Option<(Ending, u32)> {
        self.deal();
        while self.pick_up().is_some() {}
        self.end_turn().map(|ending| (ending, self.dealt))
    }

    /// What is hashed: the cards of the deck and of each pile, with a 0 before each pile, as digits
    /// to the base 11. Less would not do: in a deck of fives and tens alone, thousands of positions
    /// would share a hash.
    fn words(&self) -> [u64; 3] {
        let mut words = [0_u64; 3];
        let mut index = 0;
        let mut add = |card: u8| {
            words[index] = words[index].wrapping_mul(11).wrapping_add(card.into());
            index = (index + 1) % 3;
        };
        self.deck.all().for_each(&mut add);
        for pile in &self.piles {
            add(0);
            pile.all().for_each(&mut add);
        }
        words
    }
}

impl PartialEq for Game {
    /// Whether the positions are equal. As piles that have vanished never come back, equally many
    /// piles are the same piles; `next` follows from them, and `dealt` is not part of a position.
    fn eq(&self, other: &Self) -> bool {
        self.deck == other.deck && self.piles == other.piles
    }
}

/// Places of a ring buffer: enough for all cards. `% PLACES` is fast, as this is a power of two.
const PLACES: usize = 64;

/// Cards in a ring buffer: the deck, its top card first, or a pile, its oldest card first. After
/// the last place comes the first. So cards leave at both ends and join at the end without moving
/// the others. (With a `VecDeque`, which can do the same, a game takes 1.4 times as long.)
#[derive(Clone)]
pub struct Ring {
    places: [u8; PLACES],
    /// The place of the first card.
    start: usize,
    /// How many cards there are.
    pub size: usize,
}

impl Ring {
    /// No cards.
    const EMPTY: Ring = Ring {
        places: [0; PLACES],
        start: 0,
        size: 0,
    };

    /// The card at `index`, from 0.
    pub fn card(&self, index: usize) -> u8 {
        self.places[(self.start + index) % PLACES]
    }

    /// All cards, from the first to the last.
    pub fn all(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.size).map(move |index| self.card(index))
    }

    /// Puts a card at the end.
    fn push(&mut self, card: u8) {
        self.places[(self.start + self.size) % PLACES] = card;
        self.size += 1;
    }

    /// Removes `at_start` cards at the start and `at_end` cards at the end.
    fn remove(&mut self, at_start: usize, at_end: usize) {
        self.start = (self.start + at_start) % PLACES;
        self.size -= at_start + at_end;
    }
}

impl PartialEq for Ring {
    fn eq(&self, other: &Self) -> bool {
        self.all().eq(other.all())
    }
}

/// Solves decks one after the other.
pub struct Solution {
    /// The remembered positions of a game.
    pub seen: Seen,
}

impl Solve for Solution {
    type Input = Decks;
    /// How the game ended, and how many cards had been dealt.
    type Answer = (Ending, u32);

    fn new(key: u64) -> Self {
        let seen = Seen::new(key);
        Solution { seen }
    }

    fn solve(&mut self, deck: &Deck) -> Result<(Ending, u32), InputError> {
        Ok(match play_out(&Game::new(deck), &mut self.seen) {
            Course::Ends(outcome) => outcome,
            // Each step deals one card.
            Course::Cycles { again, .. } => (Ending::Draw, again),
        })
    }

    fn write(_: &Deck, &(ending, dealt): &(Ending, u32), _: u64, output: &mut Vec<u8>) {
        output.extend_from_slice(match ending {
            Ending::Win => b"Win : ",
            Ending::Loss => b"Loss: ",
            Ending::Draw => b"Draw: ",
        });
        write_number(output, dealt.into());
        output.push(b'\n');
    }
}
