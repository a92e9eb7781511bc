//! 10-20-30 (UVa 246): a solitaire game. Cards are dealt to seven piles in turn; three cards of a
//! pile that sum to 10, 20 or 30 go back under the deck; a pile picked up whole vanishes. Does the
//! game end in a win (no piles), a loss (no deck) or a draw (a position comes back)?
//!
//! Nothing is left to choose, so the game is played. Cards leave a pile at its two ends only, and
//! the deck gives from its top and takes at its bottom: each is a ring of 256 bytes, which 52 cards
//! never overrun and whose places a byte counts without an end.
//!
//! Whether three cards fit is as good as random, and so is which; a processor that guesses wrong
//! loses more time than the work of a deal takes. So all three sums are made every time, there is
//! one "if" on whether any of them fits, and which comes first is looked up in a table. What stands
//! in a ring where a small pile has no card is an old one, which spoils nothing.
//!
//! A game that ended cannot have repeated a position, for then it would have gone on in a circle.
//! So a game is first played without remembering anything, and nearly all end soon. One that does
//! not is played again from the start with every position remembered, to find the first that comes
//! back. A position is the cards of the deck and of the seven piles in order and the sizes of the
//! piles: 59 bytes, compared whole. Whose turn it is to receive a card follows from the sizes and
//! need not be kept: a pile's size modulo 3 is the number of deals to it modulo 3, and live piles
//! have received numbers of deals that differ by one at most.

use crate::runtime::history::History;
use crate::runtime::message::Unexpected;
use crate::runtime::number::{read_number, write_number};
use crate::runtime::scanner::{is_white_space, Error, Scanner};
use crate::runtime::seen::mix;
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

/// Solves decks one after the other.
pub struct Solution {
    /// The game that is being played.
    pub game: Game,
    /// Its positions of a game, where they are remembered.
    pub positions: Positions,
}

impl Solve for Solution {
    const CASE: &'static str = "deck";

    type Case = Deck;

    /// How the game ended, and how many cards had been dealt.
    type Answer = (Ending, u32);

    type InputError = InputError;

    fn new() -> Self {
        Solution {
            game: Game::new(),
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
            *value = match read_number(scanner)? {
                Some(value @ 1..=10) => value as u8,
                _ => {
                    let word = Unexpected::new(scanner.last_word(), "a card from 1 to 10");
                    return Err(scanner.bad_input(InputError { card, word }));
                }
            };
        }
        Ok(Some(deck))
    }

    fn solve(&mut self, deck: Deck, _: &mut Scanner) -> Result<(Ending, u32), Error<InputError>> {
        Ok(play(&deck, &mut self.game, &mut self.positions))
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

/// Plays a game to its end. Returns how it ended and how many cards had been dealt.
#[inline(never)]
pub fn play(deck: &Deck, game: &mut Game, positions: &mut Positions) -> (Ending, u32) {
    game.begin(deck);
    while game.dealt < LONG {
        if let Some(ending) = game.turn() {
            return (ending, game.dealt);
        }
    }
    positions.clear();
    game.begin(deck);
    loop {
        if let Some(ending) = game.turn() {
            return (ending, game.dealt);
        }
        if game.has_occurred(positions).is_some() {
            return (Ending::Draw, game.dealt);
        }
    }
}

/// The most bytes that a deck takes in the usual layout: "10" and one separator each.
const USUAL_DECK: usize = 3 * CARDS;

/// A deck in the usual layout, one white space after each card, and its length in bytes, if the
/// window begins with one. It does not branch on one digit or two, which could not be predicted.
fn usual_deck(window: &[u8]) -> Option<(Deck, usize)> {
    let bytes: &[u8; USUAL_DECK] = window.first_chunk()?;
    let mut deck = [0; CARDS];
    let mut at = 0;
    let mut usual = true;
    for card in &mut deck {
        let (first, second) = (bytes[at], bytes[at + 1]);
        let is_ten = (first == b'1') & (second == b'0');
        let digit = first.wrapping_sub(b'0');
        *card = if is_ten { 10 } else { digit };
        at += 2 + usize::from(is_ten);
        usual &= digit.wrapping_sub(1) < 9 && is_white_space(bytes[at - 1]);
    }
    usual.then_some((deck, at))
}

/// A game as it stands.
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
}

/// The three cards of a pile that may sum to 10, 20 or 30, in the order in which they are tried,
/// each with the number of cards that it takes from the beginning of the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Combination {
    /// The first two and the last.
    FirstTwoAndLast = 2,
    /// The first and the last two.
    FirstAndLastTwo = 1,
    /// The last three.
    LastThree = 0,
}

/// The combination to be picked up for each set of those that fit: bit 0 of the set stands for the
/// first, bit 1 for the second, bit 2 for the third.
const FIRST_TO_FIT: [Combination; 8] = {
    use Combination::{FirstAndLastTwo, FirstTwoAndLast, LastThree};
    [
        LastThree, // for none: not asked for
        FirstTwoAndLast,
        FirstAndLastTwo,
        FirstTwoAndLast,
        LastThree,
        FirstTwoAndLast,
        FirstAndLastTwo,
        FirstTwoAndLast,
    ]
};

impl Game {
    /// No game yet: no cards.
    pub fn new() -> Self {
        Game {
            dealt: 0,
            deck: Cards::none(),
            piles: [Cards::none(); PILES],
            turns: 0,
            live: 0,
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

    /// Deals a card and picks up what can be picked up. Says whether the game has ended.
    #[inline(always)]
    fn turn(&mut self) -> Option<Ending> {
        let pile = self.deal();
        while self.pick_up(pile).is_some() {}
        self.pass_on(pile);
        self.ending()
    }

    /// Deals the top card to the pile whose turn it is, and says to which.
    #[inline(always)]
    pub fn deal(&mut self) -> usize {
        let pile = (self.turns & 0xF) as usize;
        let card = self.deck.at(0);
        self.deck.drop_first(1);
        self.piles[pile].push(card);
        self.dealt += 1;
        pile
    }

    /// Picks three cards up from `pile` and puts them under the deck, if a combination fits.
    #[inline(always)]
    pub fn pick_up(&mut self, pile: usize) -> Option<Combination> {
        let cards = &mut self.piles[pile];
        let [first, second] = [0, 1].map(|index| cards.at(index));
        let [third_last, second_last, last] = [3, 2, 1].map(|back| cards.at_end(back));
        let fitting = is_10_20_or_30(first + second + last)
            | is_10_20_or_30(first + second_last + last) << 1
            | is_10_20_or_30(third_last + second_last + last) << 2;
        if fitting == 0 || cards.size < 3 {
            return None;
        }
        let combination = FIRST_TO_FIT[fitting];
        let from_beginning = combination as u8;
        cards.drop_first(from_beginning);
        cards.drop_last(3 - from_beginning);
        self.deck.push(if from_beginning == 0 {
            third_last
        } else {
            first
        });
        self.deck.push(if from_beginning == 2 {
            second
        } else {
            second_last
        });
        self.deck.push(last);
        Some(combination)
    }

    /// Passes the turn on from `pile`, which takes its place behind the others or has vanished.
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

    /// The position: the cards of the deck and of each pile in order, and the sizes of the piles.
    fn position(&self) -> Position {
        // Cards are copied eight at a time; those beyond the last are written over by the next.
        let mut bytes = [0; 64 + 8];
        let mut place = 0;
        for cards in core::iter::once(&self.deck).chain(&self.piles) {
            for index in (0..cards.size).step_by(8) {
                let eight = [0, 1, 2, 3, 4, 5, 6, 7].map(|next| cards.at(index + next));
                let place = place + usize::from(index);
                bytes[place..place + 8].copy_from_slice(&eight);
            }
            place += usize::from(cards.size);
        }
        let sizes = [0, 1, 2, 3, 4, 5, 6].map(|pile| self.piles[pile].size);
        bytes[CARDS..].fill(0);
        bytes[CARDS..CARDS + PILES].copy_from_slice(&sizes);
        let mut position = [0; 8];
        for (word, eight) in position.iter_mut().zip(bytes.chunks_exact(8)) {
            *word = eight
                .iter()
                .rev()
                .fold(0, |word, &byte| word << 8 | u64::from(byte));
        }
        position
    }
}

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

impl Cards {
    fn none() -> Self {
        Cards {
            ring: [0; 256],
            first: 0,
            size: 0,
        }
    }

    /// The card that has `index` cards before it.
    #[inline(always)]
    pub fn at(&self, index: u8) -> u8 {
        self.ring[usize::from(self.first.wrapping_add(index))]
    }

    /// The last card, for `back` = 1, the last but one, for 2, and so on.
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

    #[inline(always)]
    fn drop_first(&mut self, count: u8) {
        self.first = self.first.wrapping_add(count);
        self.size -= count;
    }

    #[inline(always)]
    fn drop_last(&mut self, count: u8) {
        self.size -= count;
    }
}

/// 52 cards and seven sizes, a byte each.
type Position = [u64; 8];

/// The positions after each card of a game.
pub type Positions = History<Position>;

impl Game {
    /// Remembers where the game stands, after every card. If it stood so before, says after which
    /// card that was.
    pub fn has_occurred(&self, positions: &mut Positions) -> Option<u32> {
        let position = self.position();
        let hash = position.iter().fold(0_u64, |hash, &word| {
            (hash ^ word)
                .wrapping_mul(0x9E37_79B9_7F4A_7C15)
                .rotate_left(32)
        });
        positions.add(position, mix(hash))
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
