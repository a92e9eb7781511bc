//! Cheat (hihoCoder 1830). Four players take turns as holder of a round, of rank A, 2, ..., 10, J,
//! Q, K, A and so on. The holder puts cards face down on the table, states how many, and that all
//! are of that rank. The others are asked in turn until one challenges: if the statement was a lie,
//! the holder takes all cards on the table, otherwise the challenger. The first player without
//! cards after a round wins. Which cards has each player then? A game of the input is four hands.
//!
//! | player | puts down of the rank               | if none    | challenges if it                 |
//! |--------|-------------------------------------|------------|----------------------------------|
//! | 1      | one card                            | its least  | must lie next or counts too many |
//! | 2      | all its cards                       | its least  | must lie next                    |
//! | 3      | all its cards                       | its rarest | has all four cards of the rank   |
//! | 4      | all; if 1 or 2, its least other too | its least  | sees that the holder has no card |
//!
//! Its least is one card, of the rank that text sorts first: 10, 2, ..., 9, A, J, K, Q. Its rarest
//! are all its cards of the rank of which it has fewest; of several such ranks, the least. A player
//! "must lie next" if it is the next holder and has no card of the next rank. It "counts too many"
//! if the cards stated and its own cards of the rank are more than 4.
//!
//! Example. In round 56, of rank 4, player 4 puts down 4, 4 and 5 and states three 4s. Player 1 has
//! two 4s, and 3 + 2 are too many: it challenges. Player 4 lied, and takes the table.
//!
//! Idea. Nobody has a choice, so the game is played as it is. A hand is one number, in which four
//! bits count the cards of each rank. A game that never ends comes back to a position, which
//! `cycle` finds. That is only a safety net: no deal is known for which it happens.
//!
//! Cost. A round takes constant time, and a game 60 rounds on average.

use crate::runtime::cycle::{play_out, Course, Deterministic};
use crate::runtime::message::Unexpected;
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::seen::Seen;
use crate::runtime::solution::Solve;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};

/// Players of a game. They are counted from 0 here, and from 1 in the rules and in messages.
pub const PLAYERS: usize = 4;

/// Cards that every player starts with.
pub const HAND: usize = 13;

/// Cards of each rank in a pack.
pub const PER_RANK: u64 = 4;

/// The ranks in the order of the rounds. Elsewhere a rank is an index into this list.
pub const RANKS: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];

/// The place of each of `RANKS` in the order of text: 10, 2, ..., 9, A, J, K, Q.
const TEXT_ORDER: [usize; RANKS.len()] = [9, 1, 2, 3, 4, 5, 6, 7, 8, 0, 10, 12, 11];

/// Cards: the number of cards of each rank in a field of four bits, the least rank in the lowest.
/// No field overflows: bad input may give a hand 13 cards of a rank, and a pack has four.
pub type Cards = u64;

/// The cards of each player.
pub type Hands = [Cards; PLAYERS];

/// This many cards of a rank.
pub fn cards_of(rank: usize, number: u64) -> Cards {
    number << (4 * TEXT_ORDER[rank])
}

/// How many of the cards have this rank.
pub fn number_of(cards: Cards, rank: usize) -> u64 {
    cards >> (4 * TEXT_ORDER[rank]) & 0xF
}

/// One card of the least rank, that of the lowest field that is not 0. `hand` has cards.
fn least_card(hand: Cards) -> Cards {
    1 << (hand.trailing_zeros() / 4 * 4)
}

/// All cards of the rarest rank in `hand`, the least of several such ranks, and their number.
fn rarest_cards(hand: Cards) -> (Cards, u64) {
    let mut rarest = (0, PER_RANK + 1);
    for field in 0..RANKS.len() {
        let number = hand >> (4 * field) & 0xF;
        if number > 0 && number < rarest.1 {
            rarest = (number << (4 * field), number);
        }
    }
    rarest
}

/// A game. Games are equal if their positions are.
#[derive(Clone, Default, PartialEq)]
pub struct Game {
    /// What the players hold.
    pub hands: Hands,
    /// What lies on the table.
    pub table: Cards,
    /// Who holds the round, from 0.
    pub holder: usize,
    /// The rank of the round.
    pub rank: usize,
    /// The cards that the holder has put down in this round; none between rounds.
    pub put: Cards,
    /// Their number. The holder states that all of them are of the rank.
    pub stated: u64,
}

impl Game {
    /// The start: the players hold all cards.
    pub fn new(hands: Hands) -> Self {
        Game {
            hands,
            ..Game::default()
        }
    }

    /// The holder puts cards on the table. It has some, since the game is not over.
    pub fn put_down(&mut self) {
        let hand = self.hands[self.holder];
        let number = number_of(hand, self.rank);
        let all = cards_of(self.rank, number);
        (self.put, self.stated) = match (self.holder + 1, number) {
            (3, 0) => rarest_cards(hand),
            (_, 0) => (least_card(hand), 1),
            (1, _) => (cards_of(self.rank, 1), 1),
            (4, 1 | 2) if hand != all => (all + least_card(hand - all), number + 1),
            _ => (all, number),
        };
        self.hands[self.holder] -= self.put;
        self.table += self.put;
    }

    /// Asks the players after the holder in turn. Returns the first who challenges.
    fn ask(&self) -> Option<usize> {
        let mut others = (1..PLAYERS).map(|distance| (self.holder + distance) % PLAYERS);
        others.find(|&player| self.challenges(player))
    }

    /// Whether `player` challenges when asked.
    #[inline(always)]
    pub fn challenges(&self, player: usize) -> bool {
        match player + 1 {
            1 => self.must_lie_next(player) || self.counts_too_many(player),
            2 => self.must_lie_next(player),
            3 => number_of(self.hands[player], self.rank) == PER_RANK,
            _ => self.hands[self.holder] == 0,
        }
    }

    /// Whether `player` holds the next round and has no card of its rank.
    pub fn must_lie_next(&self, player: usize) -> bool {
        let next_holder = (self.holder + 1) % PLAYERS;
        player == next_holder && number_of(self.hands[player], self.next_rank()) == 0
    }

    /// Whether the cards stated and those that `player` holds are more than there are of the rank.
    pub fn counts_too_many(&self, player: usize) -> bool {
        self.stated + number_of(self.hands[player], self.rank) > PER_RANK
    }

    /// Ends the round: after a challenge, the loser takes the cards on the table.
    pub fn settle(&mut self, challenger: Option<usize>) {
        if let Some(challenger) = challenger {
            let loser = if self.lied() { self.holder } else { challenger };
            self.hands[loser] += self.table;
            self.table = 0;
        }
        (self.put, self.stated) = (0, 0);
        self.holder = (self.holder + 1) % PLAYERS;
        self.rank = self.next_rank();
    }

    /// Whether some of the cards put down are not of the rank.
    pub fn lied(&self) -> bool {
        self.put != cards_of(self.rank, self.stated)
    }

    /// The rank of the next round.
    pub fn next_rank(&self) -> usize {
        (self.rank + 1) % RANKS.len()
    }
}

impl Deterministic for Game {
    type Outcome = Hands;

    /// Plays a round.
    fn step(&mut self) -> Option<Hands> {
        let holder = self.holder;
        self.put_down();
        self.settle(self.ask());
        // Only the holder has fewer cards than before the round, so nobody else has won.
        (self.hands[holder] == 0).then_some(self.hands)
    }

    /// What is hashed: the hands are enough. Positions with equal hashes are compared in full.
    fn words(&self) -> Vec<u64> {
        self.hands.to_vec()
    }
}

/// Solves games one after the other.
pub struct Solution {
    /// The remembered positions of a game.
    pub seen: Seen,
    /// For each byte, the rank whose name begins with it; 0, which is A, if there is none.
    ranks: [usize; 256],
}

impl Solve for Solution {
    const CASE: &'static str = "game";
    type Case = Hands;
    type Answer = Hands;
    type InputError = InputError;

    fn new(key: u64) -> Self {
        let mut ranks = [0; 256];
        for (rank, name) in RANKS.iter().enumerate() {
            ranks[usize::from(name.as_bytes()[0])] = rank;
        }
        let seen = Seen::new(key);
        Solution { seen, ranks }
    }

    fn read(&mut self, scanner: &mut Scanner) -> Result<Option<Hands>, Error<InputError>> {
        let mut hands = [0; PLAYERS];
        for index in 0..PLAYERS * HAND {
            let word = scanner.word()?;
            if index == 0 && word.is_empty() {
                return Ok(None);
            }
            let rank = self.ranks[usize::from(*word.first().unwrap_or(&0))];
            if word != RANKS[rank].as_bytes() {
                let word = Unexpected::new(scanner.last_word(), "a card: A, 2 to 10, J, Q or K");
                return Err(scanner.bad_input(InputError::Word(index, word)));
            }
            hands[index / HAND] += cards_of(rank, 1);
        }
        // There are 52 cards: if they are not a pack, there are more than four of some rank.
        let mut most = (0, 0);
        for rank in 0..RANKS.len() {
            let number = hands.iter().map(|&hand| number_of(hand, rank)).sum();
            if number > most.1 {
                most = (rank, number);
            }
        }
        match most {
            (_, PER_RANK) => Ok(Some(hands)),
            (rank, number) => Err(scanner.bad_input(InputError::NoPack(RANKS[rank], number))),
        }
    }

    fn solve(&mut self, hands: Hands, scanner: &mut Scanner) -> Result<Hands, Error<InputError>> {
        match play_out(&Game::new(hands), &mut self.seen) {
            Course::Ends(hands) => Ok(hands),
            Course::Cycles { first, again } => {
                Err(scanner.bad_input(InputError::NeverEnds(first, again)))
            }
        }
    }

    fn write(&self, hands: Hands, _: u64, output: &mut Vec<u8>) {
        for hand in hands {
            match hand {
                0 => output.extend_from_slice(b"WINNER"),
                _ => write_hand(hand, output),
            }
            output.push(b'\n');
        }
    }
}

/// Writes cards, at least one, in the order of the rounds, a space between them.
pub fn write_hand(hand: Cards, output: &mut Vec<u8>) {
    for (rank, name) in RANKS.iter().enumerate() {
        for _ in 0..number_of(hand, rank) {
            output.extend_from_slice(name.as_bytes());
            output.push(b' ');
        }
    }
    output.pop();
}

/// What is wrong with the cards of a game.
#[derive(Debug)]
pub enum InputError {
    /// A word that is not a card, and its index among the cards of the game.
    Word(usize, Unexpected),
    /// The cards are not a pack: the rank with the most cards, and how many there are.
    NoPack(&'static str, u64),
    /// The position after the second of these rounds, counted from 1, is the one after the first.
    NeverEnds(u32, u32),
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        match self {
            InputError::Word(index, word) => {
                let (player, card) = (index / HAND + 1, index % HAND + 1);
                write!(f, ", player {player}, card {card}: {word}")
            }
            InputError::NoPack(rank, count) => {
                let rule = "the cards are not a pack";
                write!(f, ": {rule}: found {count} of rank {rank}, expected 4")
            }
            InputError::NeverEnds(first, again) => write!(
                f,
                " never ends: after round {again} everything is as it was after round {first}"
            ),
        }
    }
}
