//! Cheat (hihoCoder 1830): four players put cards face down, lie about them, and challenge each
//! other by fixed rules. What does each player hold when one of them has won?
//!
//! Players 1 to 4 hold rounds in turn, of the ranks A, 2, ..., 10, J, Q, K, A, and so on. The
//! holder puts cards on the table and states that all are of the rank. The others are asked in
//! turn. The first to challenge takes all cards on the table if the statement was true; otherwise
//! the holder takes them. A player without cards after a round wins.
//!
//! | player | puts down, of the rank                          | challenges if it                 |
//! |--------|-------------------------------------------------|----------------------------------|
//! | 1      | one card                                        | must lie next or counts too many |
//! | 2      | all its cards                                   | must lie next                    |
//! | 3      | all its cards                                   | has all four cards               |
//! | 4      | all; to one or two it adds its least other card | sees that the holder has no card |
//!
//! A holder without the rank puts down its least card; but player 3 all cards of its rarest rank,
//! the least of several. Least is what text sorts first: 10, 2, ..., 9, A, J, K, Q. A player must
//! lie next if it holds the next round and has no card of its rank. It counts too many if the cards
//! stated and its own of the rank are more than four.
//!
//! A hand is one number, in which four bits for each rank count the cards. So cards of any ranks
//! move from a hand to the table with one subtraction and one addition. If hands, table, holder and
//! rank are what they were before, the game never ends; `cycle` finds out. No deal of a whole pack
//! is known that never ends, but deals of 16 to 40 cards are. A game takes 60 rounds on average.

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
pub fn cards_of(rank: usize, number: u64) -> Cards {
    number << (4 * LESS[rank])
}

/// How many of the cards have this rank.
pub fn number_of(cards: Cards, rank: usize) -> u64 {
    cards >> (4 * LESS[rank]) & 0xF
}

/// One card of the least rank, that of the lowest field that is not 0. `hand` has cards.
fn least_card(hand: Cards) -> Cards {
    1 << (hand.trailing_zeros() / 4 * 4)
}

/// All cards of the rarest rank in `hand`, the least of several such ranks.
fn rarest_cards(hand: Cards) -> Cards {
    for number in 1..=SUITS {
        for field in 0..RANKS.len() {
            if hand >> (4 * field) & 0xF == number {
                return number << (4 * field);
            }
        }
    }
    0
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
    /// What the holder has put down in this round and states to be of its rank.
    pub stated: Cards,
}

impl Game {
    /// The start: the players hold all cards.
    pub fn new(hands: Hands) -> Self {
        let empty = Game::default();
        Game { hands, ..empty }
    }

    /// Plays a round. `step` passes a literal, so the compiler leaves out rules that do not apply.
    #[inline(always)]
    fn play_round(&mut self, holder: usize) -> Option<Hands> {
        self.holder = holder;
        self.put_down();
        let challenger = self.ask();
        self.settle(challenger);
        // No other player has fewer cards than before the round, and each had some.
        (self.hands[holder] == 0).then_some(self.hands)
    }

    /// The holder puts cards on the table. It has some, since the game is not over.
    #[inline(always)]
    pub fn put_down(&mut self) {
        let hand = self.hands[self.holder];
        let number = number_of(hand, self.rank);
        let all = cards_of(self.rank, number);
        self.stated = match (self.holder + 1, number) {
            (3, 0) => rarest_cards(hand),
            (_, 0) => least_card(hand),
            (1, _) => cards_of(self.rank, 1),
            (4, 1 | 2) if hand != all => all + least_card(hand - all),
            _ => all,
        };
        self.hands[self.holder] -= self.stated;
        self.table += self.stated;
    }

    /// Asks the players after the holder in turn: the first who challenges.
    #[inline(always)]
    fn ask(&self) -> Option<usize> {
        for distance in 1..PLAYERS {
            let player = (self.holder + distance) % PLAYERS;
            if self.challenges(player) {
                return Some(player);
            }
        }
        None
    }

    /// Whether `player` challenges when asked.
    #[inline(always)]
    pub fn challenges(&self, player: usize) -> bool {
        match player + 1 {
            1 => self.must_lie_next(player) || self.counts_too_many(player),
            2 => self.must_lie_next(player),
            3 => number_of(self.hands[player], self.rank) == SUITS,
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
        // Modulo 15 the fields add up, as 16 leaves 1; and at most four cards are stated.
        self.stated % 15 + number_of(self.hands[player], self.rank) > SUITS
    }

    /// Ends the round: after a challenge, the loser takes the cards on the table.
    #[inline(always)]
    pub fn settle(&mut self, challenger: Option<usize>) {
        if let Some(challenger) = challenger {
            let loser = if self.lied() { self.holder } else { challenger };
            self.hands[loser] += self.table;
            self.table = 0;
        }
        self.stated = 0;
        self.holder = (self.holder + 1) % PLAYERS;
        self.rank = self.next_rank();
    }

    /// Whether some of the cards put down are not of the rank.
    pub fn lied(&self) -> bool {
        self.stated != cards_of(self.rank, number_of(self.stated, self.rank))
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
        match self.holder {
            0 => self.play_round(0),
            1 => self.play_round(1),
            2 => self.play_round(2),
            _ => self.play_round(3),
        }
    }

    /// What is hashed. The hands will do: in different rounds they are hardly ever equal.
    fn words(&self) -> Vec<u64> {
        self.hands.to_vec()
    }
}

/// Solves games one after the other.
pub struct Solution {
    /// The positions of a game, as far as they are remembered.
    pub seen: Seen,
    /// For each byte, the card whose name begins with it, or 0.
    cards: [Cards; 256],
}

impl Solve for Solution {
    const CASE: &'static str = "game";
    type Case = Hands;
    type Answer = Hands;
    type InputError = InputError;

    fn new(key: u64) -> Self {
        let mut cards = [0; 256];
        for (rank, name) in RANKS.iter().enumerate() {
            cards[usize::from(name.as_bytes()[0])] = cards_of(rank, 1);
        }
        let seen = Seen::new(key);
        Solution { seen, cards }
    }

    fn read(&mut self, scanner: &mut Scanner) -> Result<Option<Hands>, Error<InputError>> {
        let mut hands = [0; PLAYERS];
        for index in 0..PLAYERS * HAND {
            let card = match *scanner.word()? {
                [b'1'] => 0,
                [byte] | [byte @ b'1', b'0'] => self.cards[usize::from(byte)],
                _ => 0,
            };
            if card == 0 {
                let found = scanner.last_word();
                if index == 0 && found.is_empty() {
                    return Ok(None);
                }
                let word = Unexpected::new(found, "a card: A, 2 to 10, J, Q or K");
                return Err(scanner.bad_input(InputError::Word(index, word)));
            }
            hands[index / HAND] += card;
        }
        // There are 52 cards: if they are no pack, there are more than four of some rank. Found is
        // the first rank with most cards, because `max_by_key` takes the last of equals.
        let number = |&rank: &usize| hands.iter().map(|&hand| number_of(hand, rank)).sum::<u64>();
        let rank = (0..RANKS.len()).rev().max_by_key(number).unwrap_or(0);
        match number(&rank) {
            SUITS => Ok(Some(hands)),
            number => Err(scanner.bad_input(InputError::NoPack(RANKS[rank], number))),
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

/// A pack as it is written, with spaces after it for `write_hand`.
const PACK: &[u8] = b"A A A A 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6 7 7 7 7 8 8 8 8 9 9 9 9 \
    10 10 10 10 J J J J Q Q Q Q K K K K     ";

/// Writes cards, at least one, in the order of the rounds, a space between them.
pub fn write_hand(hand: Cards, output: &mut Vec<u8>) {
    let mut pack = PACK;
    for (rank, name) in RANKS.iter().enumerate() {
        let width = name.len() + 1;
        let end = output.len() + width * number_of(hand, rank) as usize;
        // All four cards are written, then cut. A branch on the number could not be predicted.
        output.extend_from_slice(&pack[..12]);
        output.truncate(end);
        pack = &pack[4 * width..];
    }
    output.pop();
}

/// What is wrong with the cards of a game.
#[derive(Debug)]
pub enum InputError {
    /// A word that is not a card, and its index among the cards of the game.
    Word(usize, Unexpected),
    /// The cards are no pack: a rank of which there are most cards, and how many there are.
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
            InputError::NoPack(rank, count) => write!(
                f,
                ": the cards are no pack: found {count} of rank {rank}, expected 4"
            ),
            InputError::NeverEnds(first, again) => write!(
                f,
                " never ends: after round {again} everything is as it was after round {first}"
            ),
        }
    }
}
