//! Cheat (hihoCoder 1830): four players put cards face down, lie about them, and challenge each
//! other by fixed rules. What does each player hold when one of them has won?
//!
//! Players 1 to 4 hold the rounds in turn. The rounds have the ranks A, 2, ..., 10, J, Q, K, A,
//! and so on. The holder puts cards on the table and states that all are of the round's rank. The
//! others are asked in turn until one challenges. Then all cards on the table go to the challenger
//! if the statement was true, otherwise to the holder. A player without cards after a round wins.
//!
//! | player | puts down, of the rank   | if it has none of the rank | challenges if              |
//! |--------|--------------------------|----------------------------|----------------------------|
//! | 1      | one card                 | its least card             | it must lie next, or cards |
//! |        |                          |                            | stated and own exceed four |
//! | 2      | all its cards            | its least card             | it must lie next           |
//! | 3      | all its cards            | all of its rarest rank, or | it has all four cards      |
//! |        |                          | of the least such rank     |                            |
//! | 4      | all; with one or two its | its least card             | the holder has none left   |
//! |        | least other card as well |                            |                            |
//!
//! A player must lie next if it holds the next round and has no card of the next rank. Least is
//! what text sorts first: 10, 2, ..., 9, A, J, K, Q.
//!
//! A hand is one number: it has a field of four bits for each rank, which counts the cards. So
//! cards of any ranks move from a hand to the table with one subtraction and one addition.
//!
//! Holder and rank repeat together every 52 rounds. So a game never ends if hands, table and the
//! number of rounds modulo 52 are what they were before; `cycle` finds out. No deal of a whole pack
//! is known that never ends, but deals of 16 to 40 cards are.

use crate::runtime::cycle::{play_out, Course, Deterministic};
use crate::runtime::history::History;
use crate::runtime::message::Unexpected;
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Solve;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};

/// Players of a game. They are counted from 0 here, and from 1 in the rules and in messages.
pub const PLAYERS: usize = 4;

/// Cards that every player starts with.
pub const HAND: usize = 13;

/// Cards of each rank in a pack.
pub const SUITS: u64 = 4;

/// The ranks in the order of the rounds. Elsewhere a rank is an index of this list.
pub const RANKS: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];

/// How many ranks are less than each of `RANKS`.
const LESS: [usize; RANKS.len()] = [9, 1, 2, 3, 4, 5, 6, 7, 8, 0, 10, 12, 11];

/// Cards: the number of cards of each rank in a field of four bits, the least rank in the lowest.
/// No field overflows, because a hand has at most 13 cards before it is known to be of a pack.
pub type Cards = u64;

/// The cards of each player.
pub type Hands = [Cards; PLAYERS];

/// So many cards of a rank.
pub const fn cards_of(rank: usize, number: u64) -> Cards {
    number << (4 * LESS[rank])
}

/// How many of the cards have this rank.
pub fn number_of(cards: Cards, rank: usize) -> u64 {
    cards >> (4 * LESS[rank]) & 0xF
}

/// One card of the least rank, that of the lowest field that is not 0. None if there is no card:
/// then there are 64 zeros, and nothing can be shifted so far.
fn least_card(hand: Cards) -> Cards {
    let shift = hand.trailing_zeros() / 4 * 4;
    Cards::checked_shl(1, shift).unwrap_or(0)
}

/// All cards of the rank of which `hand` has fewest, the least of several such ranks.
fn fewest_cards(hand: Cards) -> Cards {
    let mut cards = 0;
    let mut fewest = SUITS + 1;
    for field in 0..RANKS.len() {
        let number = hand >> (4 * field) & 0xF;
        if number > 0 && number < fewest {
            fewest = number;
            cards = number << (4 * field);
        }
    }
    cards
}

/// A game between two rounds. Games are equal if their positions are.
#[derive(Clone, PartialEq)]
pub struct Game {
    /// What the players hold.
    pub hands: Hands,
    /// What lies on the table.
    pub table: Cards,
    /// How many rounds have been played, modulo 52.
    pub rounds: u32,
}

/// What the holder of a round puts on the table and states.
pub struct Statement {
    /// Who holds the round, from 0.
    pub holder: usize,
    /// The rank that all the cards are stated to have.
    pub rank: usize,
    /// What the cards are in truth.
    pub cards: Cards,
}

impl Game {
    /// The start: the players hold all cards.
    pub fn new(hands: Hands) -> Self {
        Game {
            hands,
            table: 0,
            rounds: 0,
        }
    }

    /// Plays a round. The players after the holder are asked in turn. All steps are inlined where
    /// `holder` is a constant, so that the compiler leaves out the rules that do not apply to it.
    #[inline(always)]
    fn play_round(&mut self, holder: usize) -> Option<Hands> {
        let statement = self.put_down(holder);
        let challenger = self.ask(&statement);
        self.settle(&statement, challenger);
        // No other player has fewer cards than before the round, and each had some.
        (self.hands[holder] == 0).then_some(self.hands)
    }

    /// The holder of the next round, `rounds` modulo 4, puts cards on the table. It has some, since
    /// the game is not over.
    #[inline(always)]
    pub fn put_down(&mut self, holder: usize) -> Statement {
        let rank = self.rounds as usize % RANKS.len();
        let hand = self.hands[holder];
        let number = number_of(hand, rank);
        let all = cards_of(rank, number);
        let cards = match (holder + 1, number) {
            (3, 0) => fewest_cards(hand),
            (_, 0) => least_card(hand),
            (1, _) => cards_of(rank, 1),
            (4, 1 | 2) => all + least_card(hand - all),
            _ => all,
        };
        self.hands[holder] -= cards;
        self.table += cards;
        Statement {
            holder,
            rank,
            cards,
        }
    }

    /// Asks the players after the holder in turn: the first who challenges.
    #[inline(always)]
    fn ask(&self, statement: &Statement) -> Option<usize> {
        for distance in 1..PLAYERS {
            let player = (statement.holder + distance) % PLAYERS;
            if self.challenges(player, statement) {
                return Some(player);
            }
        }
        None
    }

    /// Whether `player` challenges when asked.
    pub fn challenges(&self, player: usize, statement: &Statement) -> bool {
        match player + 1 {
            1 => self.must_lie_next(player, statement) || self.counts_too_many(player, statement),
            2 => self.must_lie_next(player, statement),
            3 => number_of(self.hands[player], statement.rank) == SUITS,
            _ => self.hands[statement.holder] == 0,
        }
    }

    /// Whether `player` holds the next round and has no card of its rank.
    pub fn must_lie_next(&self, player: usize, statement: &Statement) -> bool {
        let next_holder = (statement.holder + 1) % PLAYERS;
        player == next_holder && number_of(self.hands[player], statement.next_rank()) == 0
    }

    /// Whether the cards stated and those that `player` holds are more than there are of the rank.
    pub fn counts_too_many(&self, player: usize, statement: &Statement) -> bool {
        // The fields add up modulo 15 as digits do modulo 9.
        let stated = statement.cards % 15;
        stated + number_of(self.hands[player], statement.rank) > SUITS
    }

    /// Ends the round: after a challenge, the loser takes the cards on the table.
    #[inline(always)]
    pub fn settle(&mut self, statement: &Statement, challenger: Option<usize>) {
        if let Some(challenger) = challenger {
            let loser = match statement.is_true() {
                true => challenger,
                false => statement.holder,
            };
            self.hands[loser] += self.table;
            self.table = 0;
        }
        self.rounds = (self.rounds + 1) % (PLAYERS * RANKS.len()) as u32;
    }
}

impl Statement {
    /// Whether all cards put down are of the rank.
    pub fn is_true(&self) -> bool {
        self.cards == cards_of(self.rank, number_of(self.cards, self.rank))
    }

    /// The rank of the next round.
    pub fn next_rank(&self) -> usize {
        (self.rank + 1) % RANKS.len()
    }
}

impl Deterministic for Game {
    type Outcome = Hands;

    #[inline(always)]
    fn step(&mut self) -> Option<Hands> {
        match self.rounds as usize % PLAYERS {
            0 => self.play_round(0),
            1 => self.play_round(1),
            2 => self.play_round(2),
            _ => self.play_round(3),
        }
    }

    fn words(&self) -> Vec<u64> {
        let mut words = self.hands.to_vec();
        words.push(u64::from(self.rounds));
        words
    }
}

/// Solves games one after the other.
pub struct Solution {
    /// The positions of a game, as far as they are remembered.
    pub positions: History<Game>,
}

impl Solve for Solution {
    const CASE: &'static str = "game";
    type Case = Hands;
    type Answer = Hands;
    type InputError = InputError;

    fn new(key: u64) -> Self {
        let positions = History::new(key);
        Solution { positions }
    }

    fn read(&mut self, scanner: &mut Scanner) -> Result<Option<Hands>, Error<InputError>> {
        let mut hands = [0; PLAYERS];
        for (player, hand) in hands.iter_mut().enumerate() {
            for card in 0..HAND {
                let one = card_called(scanner.word()?);
                if one == 0 {
                    let found = scanner.last_word();
                    if player + card == 0 && found.is_empty() {
                        return Ok(None);
                    }
                    let word = Unexpected::new(found, "a card: A, 2 to 10, J, Q or K");
                    return Err(scanner.bad_input(InputError::Word(player, card, word)));
                }
                *hand += one;
            }
        }
        // There are 52 cards: if they are no pack, there are more than four of some rank.
        match most_frequent_rank(&hands) {
            (_, SUITS) => Ok(Some(hands)),
            (rank, number) => Err(scanner.bad_input(InputError::NoPack(rank, number))),
        }
    }

    fn solve(&mut self, hands: Hands, scanner: &mut Scanner) -> Result<Hands, Error<InputError>> {
        match play_out(&Game::new(hands), &mut self.positions) {
            Course::Ends(hands) => Ok(hands),
            Course::Cycles { first, again } => {
                Err(scanner.bad_input(InputError::NeverEnds(first, again)))
            }
        }
    }

    fn write(&self, hands: Hands, _: u64, output: &mut Vec<u8>) {
        for hand in hands {
            if hand == 0 {
                output.extend_from_slice(b"WINNER");
            } else {
                write_hand(hand, output);
            }
            output.push(b'\n');
        }
    }
}

/// The card with this name, or 0.
fn card_called(name: &[u8]) -> Cards {
    match *name {
        [byte] => CARDS[usize::from(byte)],
        [b'1', b'0'] => cards_of(9, 1),
        _ => 0,
    }
}

/// The card whose name is this byte, or 0.
const CARDS: [Cards; 256] = {
    let mut cards = [0; 256];
    let mut rank = 0;
    while rank < RANKS.len() {
        if let [byte] = *RANKS[rank].as_bytes() {
            cards[byte as usize] = cards_of(rank, 1);
        }
        rank += 1;
    }
    cards
};

/// The rank of which the hands have most cards, the first of several, and how many they have.
fn most_frequent_rank(hands: &Hands) -> (usize, u64) {
    let mut most = (0, 0);
    for rank in 0..RANKS.len() {
        let number = hands.iter().map(|&hand| number_of(hand, rank)).sum();
        if number > most.1 {
            most = (rank, number);
        }
    }
    most
}

/// A pack as it is written, with blanks after it for `write_hand`.
const PACK: &[u8] = b"A A A A 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6 7 7 7 7 8 8 8 8 9 9 9 9 \
    10 10 10 10 J J J J Q Q Q Q K K K K     ";

/// Writes cards, at least one, in the order of the rounds, a blank between them.
pub fn write_hand(hand: Cards, output: &mut Vec<u8>) {
    let mut pack = PACK;
    for (rank, name) in RANKS.iter().enumerate() {
        let width = name.len() + 1;
        let end = output.len() + width * number_of(hand, rank) as usize;
        // Twelve bytes have room for four cards of any rank. How many of them are there could not
        // be predicted, so all are written, and then cut.
        output.extend_from_slice(&pack[..12]);
        output.truncate(end);
        pack = &pack[4 * width..];
    }
    output.pop();
}

/// What is wrong with the cards of a game.
#[derive(Debug)]
pub enum InputError {
    /// A word that is not a card: the indices of the player and of its card.
    Word(usize, usize, Unexpected),
    /// The cards are no pack: a rank of which there are most cards, and how many there are.
    NoPack(usize, u64),
    /// The position after the second of these rounds, counted from 1, is the one after the first.
    NeverEnds(u32, u32),
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        match self {
            InputError::Word(player, card, word) => {
                write!(f, ", player {}, card {}: {word}", player + 1, card + 1)
            }
            InputError::NoPack(rank, count) => {
                let rank = RANKS[*rank];
                write!(
                    f,
                    ": the cards are no pack: found {count} of rank {rank}, expected 4"
                )
            }
            InputError::NeverEnds(first, again) => write!(
                f,
                " never ends: after round {again} everything is as it was after round {first}"
            ),
        }
    }
}
