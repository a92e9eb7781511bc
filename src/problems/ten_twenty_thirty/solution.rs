//! 10-20-30 (UVa 246). A deck of 52 cards, of value 1 to 10, is dealt to seven piles in turn, one
//! card at a time. After each card, three cards of its pile are picked up if they add up to 10, 20
//! or 30: the first two and the last, or else the first and the last two, or else the last three.
//! They go under the deck in the order named. This is repeated while three fit. A pile picked up
//! whole vanishes. After the pick-ups, the game is won if no pile is left, lost if the deck is
//! empty, and drawn if the position has occurred before. How does it end, and after how many dealt
//! cards?
//!
//! Example, with four cards only. One pile is left, a 1, and the deck is 2 3 5. After three cards
//! the position is back:
//! ```text
//! pile      deck
//! 1         2 3 5
//! 1 2       3 5
//! 1 2 3     5       1 + 2 + 3 does not fit.
//! 1 2 3 5   empty   1 + 2 + 5 and 1 + 3 + 5 do not fit, 2 + 3 + 5 does: they go under the deck.
//! 1         2 3 5   The same as before. This would go on forever: a draw.
//! ```
//!
//! Idea. There are no choices, so the game is played card by card. Only a draw needs an idea. A
//! position is the cards of the deck and of each pile, in order. Without the rule of the draw, a
//! game that comes back to a position would go on and repeat the positions in between forever: its
//! cycle. A table of all positions would find the first one that comes back. `cycle` is faster: to
//! save time it does not look at the first 512 positions. So the position that it sees again need
//! not be the first that came back, but the cards dealt in between are the length of the cycle.
//! With it, two copies of the game are played from the start, one a cycle ahead, until they are
//! equal. The number of cards that the one ahead has dealt by then is the answer. (The file of
//! `cycle` shows why.)
//!
//! Why it is right.
//! 1. A position decides what follows. The next pile is no part of it, but the sizes give it: cards
//!    leave a pile in threes, so size mod 3 is the number of cards dealt to it, mod 3. Of the piles
//!    still there, those to the left of the next one have been dealt one card more than the others.
//!    So the next pile is the first whose size mod 3 differs from its left neighbour's; if none
//!    differs, the first. With these five piles it is the fourth:
//!    ```text
//!    size         5 2 8 4 1
//!    size mod 3   2 2 2 1 1
//!    ```
//! 2. Play on without the rule of the draw. There are finitely many positions. So a game that is
//!    never won or lost comes back to one, and by 1 it then repeats itself forever. A game that is
//!    won or lost never comes back to a position: by 1 it would go on forever.
//! 3. `cycle` compares only positions after a card. The start makes no difference, as it cannot
//!    come back: all its piles are empty, but a pile that has been dealt a card has cards or
//!    vanishes.
//!
//! Cost. After a card is dealt, it is picked up at most once before it is dealt again, and a
//! pick-up takes three cards. So there is at most one pick-up for three cards dealt, and a card
//! takes constant time on average. With a shuffled pack, which has sixteen 10s, a game has 160
//! cards on average. Less than one game in a hundred is drawn, after 280 to 300 cards on average.
//! By card 512 most games are over, and most drawn ones are in their cycle. For a drawn game the
//! program deals about 1600 cards: 530 until it sees a repetition, as many until it can compare the
//! two positions, and as many in the two copies together.

use super::case::{Deck, DeckFormat, InputError};
use crate::runtime::cycle::{play_out, Course, Deterministic};
use crate::runtime::seen::Seen;
use crate::runtime::solution::Solve;

/// The number of piles at the start.
pub const PILES: usize = 7;

/// The ending of a game.
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
    pub deck: Ring,
    /// The piles that are left, from left to right.
    pub piles: Vec<Ring>,
    /// The index of the pile that receives the next card. From `deal` until `end_turn`, it is the
    /// pile that has just received one.
    pub next: usize,
    /// The number of cards dealt.
    pub dealt: u32,
}

impl Game {
    /// Returns a game at its start: all cards are in the deck.
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

    /// Puts the first of the three groups that fits, from the pile that was dealt to, under the
    /// deck. Returns false if none fits.
    #[inline(always)]
    pub fn pick_up(&mut self) -> bool {
        let pile = &mut self.piles[self.next];
        let size = pile.size;
        if size < 3 {
            return false;
        }
        let start = [pile.card(0), pile.card(1)];
        let end = [size - 3, size - 2, size - 1].map(|index| pile.card(index));
        // Each group: the number of cards from the start of the pile, and the three cards.
        let groups = [
            (2, [start[0], start[1], end[2]]),
            (1, [start[0], end[1], end[2]]),
            (0, end),
        ];
        // The sum is 3 to 30, so a multiple of 10 is 10, 20 or 30.
        let fits = |three: [u8; 3]| three.iter().sum::<u8>() % 10 == 0;
        let group = groups.iter().copied().find(|&(_, three)| fits(three));
        let Some((at_start, three)) = group else {
            return false;
        };
        pile.remove(at_start, 3 - at_start);
        for &card in &three {
            self.deck.push(card);
        }
        true
    }

    /// Goes on to the next pile, when no cards fit any more. Returns how the game ends, if it does.
    pub fn end_turn(&mut self) -> Option<Ending> {
        if self.piles[self.next].size > 0 {
            self.next += 1;
        } else {
            // The pile vanishes, and the one to its right takes its index.
            self.piles.remove(self.next);
        }
        if self.next == self.piles.len() {
            self.next = 0;
        }
        // Never both: without piles, all cards are in the deck.
        match (self.piles.len(), self.deck.size) {
            (0, _) => Some(Ending::Win),
            (_, 0) => Some(Ending::Loss),
            _ => None,
        }
    }
}

impl Deterministic for Game {
    /// The ending of the game, and the number of cards dealt.
    type Outcome = (Ending, u32);

    /// Deals a card and picks up what fits.
    fn step(&mut self) -> Option<(Ending, u32)> {
        self.deal();
        while self.pick_up() {}
        self.end_turn().map(|ending| (ending, self.dealt))
    }

    /// Returns three numbers. The cards of the deck and of each pile, with a 0 before each pile,
    /// are digits to the base 11, which go to the three numbers in turn. The numbers may overflow:
    /// equal positions still give equal numbers. Hashing only sizes and first cards would be
    /// faster, but different positions of a game can agree in these, and each would cost a replay.
    fn hash_input(&self) -> [u64; 3] {
        let mut numbers = [0_u64; 3];
        let mut index = 0;
        let mut add = |card: u8| {
            numbers[index] = numbers[index].wrapping_mul(11).wrapping_add(card.into());
            index = (index + 1) % 3;
        };
        self.deck.all().for_each(&mut add);
        for pile in &self.piles {
            add(0);
            pile.all().for_each(&mut add);
        }
        numbers
    }
}

impl PartialEq for Game {
    /// Compares positions. A pile that has vanished never returns, so in two positions of a game
    /// with equally many piles, the same of the seven piles are left. The sizes give `next`: claim
    /// 1. `dealt` is not part of a position.
    fn eq(&self, other: &Self) -> bool {
        self.deck == other.deck && self.piles == other.piles
    }
}

/// The places of a ring: enough for all cards, and a power of two, so that `% PLACES` is fast.
const PLACES: usize = 64;

/// Cards in a ring buffer: the deck, its top card first, or a pile, its oldest card first. The last
/// place is followed by the first, so cards leave at both ends and join at the end without moving
/// others. (`VecDeque` does the same, but is slower here.)
#[derive(Clone)]
pub struct Ring {
    places: [u8; PLACES],
    /// The place of the first card.
    start: usize,
    /// The number of cards.
    pub size: usize,
}

impl Ring {
    const EMPTY: Ring = Ring {
        places: [0; PLACES],
        start: 0,
        size: 0,
    };

    /// Returns the card at `index`, from 0.
    pub fn card(&self, index: usize) -> u8 {
        self.places[(self.start + index) % PLACES]
    }

    /// Returns all cards, from the first to the last.
    pub fn all(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.size).map(move |index| self.card(index))
    }

    /// Puts a card at the end.
    pub fn push(&mut self, card: u8) {
        self.places[(self.start + self.size) % PLACES] = card;
        self.size += 1;
    }

    /// Removes so many cards at the start and at the end.
    pub fn remove(&mut self, at_start: usize, at_end: usize) {
        self.start = (self.start + at_start) % PLACES;
        self.size -= at_start + at_end;
    }
}

impl PartialEq for Ring {
    fn eq(&self, other: &Self) -> bool {
        self.all().eq(other.all())
    }
}

/// Solves decks.
pub struct Solution {
    /// The positions of the current game.
    pub seen: Seen,
}

impl Solve for Solution {
    type Input = DeckFormat;
    /// The ending of the game, and the number of cards dealt.
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

    fn write(_: &Deck, (ending, dealt): &(Ending, u32), _: u64, output: &mut Vec<u8>) {
        let ending = match ending {
            Ending::Win => "Win ",
            Ending::Loss => "Loss",
            Ending::Draw => "Draw",
        };
        output.extend_from_slice(format!("{ending}: {dealt}\n").as_bytes());
    }
}
