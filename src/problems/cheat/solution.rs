//! Cheat (hihoCoder 1830). Four players begin with 13 cards each. Rounds have the ranks A, 2, ...,
//! 10, J, Q, K, A and so on, and players 1, 2, 3, 4, 1 and so on as holders. The holder puts cards
//! face down on the table, states their number, always truly, and claims that all have the rank of
//! the round, which may be a lie. The others are asked in turn, beginning with the player after the
//! holder, until one challenges. Then the holder takes all cards on the table if it lied, otherwise
//! the challenger does. If nobody challenges, the cards stay there. When a player has no cards
//! after a round, the game is over. Print for each player the cards left, in the order A, 2, ...,
//! K, or WINNER if there are none.
//!
//! The players follow the rules in the table. Its terms, for a player:
//! - Its least card has the rank whose name sorts first as text: 10, 2, ..., 9, A, J, K, Q.
//! - Of the ranks it has, its rarest is the one with fewest cards; if several tie, the least.
//! - It must lie next if it is the next holder and has no card of the next rank.
//! - Stated + own is the number stated plus the number of cards of the rank in its own hand. More
//!   than 4 proves a lie: the pack has only 4.
//! ```text
//!     with cards of the     without them,
//!     rank, puts down       puts down                challenges if
//! 1   one of them           its least card           it must lie next or stated + own > 4
//! 2   all of them           its least card           it must lie next
//! 3   all of them           all of its rarest rank   its hand has all four of the rank
//! 4   all of them (*)       its least card           the holder put down its last card
//! ```
//! (*) With one or two cards of the rank, it also puts down its least other card, if it has any.
//!
//! Idea. There are no choices, so the program just plays, by these rules. A hand is a number, with
//! a field of four bits for each rank, which counts the cards of this rank. The fields are in the
//! order of text, so the least card is in the lowest field that is not 0. Putting down is a
//! subtraction, and taking is an addition. (On a first reading skip `cycle`, `hash_input` and
//! `write_hand`.)
//!
//! Example. Player 4 holds a round of rank 4:
//! ```text
//! field, lowest first   10 2 3 4 5 6 7 8 9 A J K Q
//! its hand 4 4 5 A A     0 0 0 2 1 0 0 0 0 2 0 0 0
//! puts down 4 4 5        0 0 0 2 1 0 0 0 0 0 0 0 0
//! has left A A           0 0 0 0 0 0 0 0 0 2 0 0 0
//! ```
//! It states three 4s. Player 1 has the other two, and 3 + 2 > 4, so player 1 challenges. Player 4
//! lied and takes the table.
//!
//! Why it is right.
//! 1. Fields do not disturb each other: only cards that are there are subtracted, and no rank has
//!    more than 4.
//! 2. When a round begins, everybody has cards, or the game would be over. Only the holder loses
//!    cards in a round, so only the holder can win.
//! 3. The program ends. There are finitely many positions (hands, table, holder and rank), so a
//!    game that never ended would come back to one and then repeat itself forever, and the module
//!    `cycle` would report that. No such deal is known.
//!
//! Cost. A round takes constant time. A random deal takes 60 rounds on average. `cycle` looks for a
//! repetition only after 512 rounds, which hardly any game reaches.

use super::case::{Deal, DealFormat, InputError, CARDS_PER_RANK, HAND_SIZE, PLAYERS, RANKS};
use crate::runtime::cycle::{play_out, Course, Deterministic};
use crate::runtime::seen::Seen;
use crate::runtime::solution::Solve;

/// The place of each of [`RANKS`] in the order of text, from 0. For example, A is after 10 and 2 to
/// 9, so it has place 9.
const TEXT_ORDER: [usize; RANKS.len()] = [9, 1, 2, 3, 4, 5, 6, 7, 8, 0, 10, 12, 11];

/// Cards, such as a hand: the number of cards of each rank, in fields of four bits. The field of a
/// rank is its place in `TEXT_ORDER`; field 0 is the lowest.
pub type Cards = u64;

/// The hand of each player.
pub type Hands = [Cards; PLAYERS];

/// Returns `number` cards of a rank.
pub fn cards_of(rank: usize, number: u64) -> Cards {
    number << (4 * TEXT_ORDER[rank])
}

/// Returns the number of cards of a rank.
pub fn number_of(cards: Cards, rank: usize) -> u64 {
    cards >> (4 * TEXT_ORDER[rank]) & 0xF
}

/// Returns one card of the least rank in a hand that is not empty.
fn least_card(hand: Cards) -> Cards {
    // The lowest set bit is in the field of this rank; `/ 4 * 4` goes down to the field's start.
    1 << (hand.trailing_zeros() / 4 * 4)
}

/// Returns all cards of the rarest rank in a hand that is not empty, and the number of these cards.
fn rarest_cards(hand: Cards) -> (Cards, u64) {
    let mut rarest = (0, CARDS_PER_RANK + 1);
    for field in 0..RANKS.len() {
        let number = hand >> (4 * field) & 0xF;
        // `<`: of several equally rare ranks the first stays, which is the least.
        if number > 0 && number < rarest.1 {
            rarest = (number << (4 * field), number);
        }
    }
    rarest
}

/// A game.
#[derive(Clone, Default, PartialEq)]
pub struct Game {
    pub hands: Hands,
    pub table: Cards,
    /// The holder of the round, from 0.
    pub holder: usize,
    /// The rank of the round.
    pub rank: usize,
    /// The cards that the holder has put down in this round; none between rounds.
    pub put: Cards,
    /// The number of cards put down. The holder states this number, even if it lies about the rank.
    pub stated: u64,
}

impl Game {
    /// Returns a game at its start: the players hold all cards.
    pub fn new(deal: &Deal) -> Self {
        let mut game = Game::default();
        for (hand, ranks) in game.hands.iter_mut().zip(deal.chunks(HAND_SIZE)) {
            *hand = ranks.iter().map(|&rank| cards_of(rank.into(), 1)).sum();
        }
        game
    }

    /// Puts cards of the holder on the table. The holder has some, since the game is not over.
    pub fn put_down(&mut self) {
        let hand = self.hands[self.holder];
        let number = number_of(hand, self.rank);
        let all = cards_of(self.rank, number);
        // The rules number players from 1.
        (self.put, self.stated) = match (self.holder + 1, number) {
            (3, 0) => rarest_cards(hand),
            (_, 0) => (least_card(hand), 1),
            // From here on, the hand has cards of the rank.
            (1, _) => (cards_of(self.rank, 1), 1),
            (4, 1 | 2) if hand != all => (all + least_card(hand - all), number + 1),
            // Players 2 and 3, and player 4 with three or four, or with no other card.
            _ => (all, number),
        };
        self.hands[self.holder] -= self.put;
        self.table += self.put;
    }

    /// Returns true if `player` challenges when asked.
    #[inline(always)]
    pub fn challenges(&self, player: usize) -> bool {
        match player + 1 {
            1 => self.must_lie_next(player) || self.counts_too_many(player),
            2 => self.must_lie_next(player),
            3 => number_of(self.hands[player], self.rank) == CARDS_PER_RANK,
            // Player 4: the holder has just put down its last card.
            _ => self.hands[self.holder] == 0,
        }
    }

    /// Returns true if `player` holds the next round and has no card of its rank.
    pub fn must_lie_next(&self, player: usize) -> bool {
        player == self.next_holder() && number_of(self.hands[player], self.next_rank()) == 0
    }

    /// Returns true if the cards stated and those of `player` are more than there are of the rank.
    pub fn counts_too_many(&self, player: usize) -> bool {
        self.stated + number_of(self.hands[player], self.rank) > CARDS_PER_RANK
    }

    /// Ends the round. After a challenge, its loser takes the cards on the table.
    pub fn settle(&mut self, challenger: Option<usize>) {
        if let Some(challenger) = challenger {
            let loser = if self.lied() { self.holder } else { challenger };
            self.hands[loser] += self.table;
            self.table = 0;
        }
        (self.put, self.stated) = (0, 0);
        self.holder = self.next_holder();
        self.rank = self.next_rank();
    }

    /// Returns true if some of the cards put down are not of the rank.
    pub fn lied(&self) -> bool {
        self.put != cards_of(self.rank, self.stated)
    }

    /// Returns all players but the holder, in the order in which they are asked.
    pub fn others(&self) -> [usize; PLAYERS - 1] {
        [1, 2, 3].map(|distance| (self.holder + distance) % PLAYERS)
    }

    /// Returns the holder of the next round.
    pub fn next_holder(&self) -> usize {
        self.others()[0]
    }

    /// Returns the rank of the next round.
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
        let others = self.others();
        let challenger = others
            .iter()
            .copied()
            .find(|&player| self.challenges(player));
        self.settle(challenger);
        // Only the holder has fewer cards than before the round: claim 2.
        (self.hands[holder] == 0).then_some(self.hands)
    }

    /// Returns three hands, with rank and holder in the bits above the 13 fields. Rank and holder
    /// must be hashed: after a liar has put a card on an empty table and taken it back, nothing
    /// else has changed. Positions that differ only in hand 4 and the table have equal hashes. That
    /// costs a replay, but changes no answer.
    fn hash_input(&self) -> [u64; 3] {
        let [rank, holder] = [self.rank, self.holder].map(|number| (number as u64) << 52);
        [self.hands[0] | rank, self.hands[1] | holder, self.hands[2]]
    }
}

/// Solves games.
pub struct Solution {
    /// The positions of the current game.
    pub seen: Seen,
}

impl Solve for Solution {
    type Input = DealFormat;
    /// The hands at the end.
    type Answer = Hands;

    fn new(key: u64) -> Self {
        let seen = Seen::new(key);
        Solution { seen }
    }

    fn solve(&mut self, deal: &Deal) -> Result<Hands, InputError> {
        match play_out(&Game::new(deal), &mut self.seen) {
            Course::Ends(hands) => Ok(hands),
            Course::Cycles { first, again } => Err(InputError::NeverEnds { first, again }),
        }
    }

    fn write(_: &Deal, hands: &Hands, _: u64, output: &mut Vec<u8>) {
        for &hand in hands {
            match hand {
                0 => output.extend_from_slice(b"WINNER\n"),
                _ => write_hand(hand, output),
            }
        }
    }
}

/// All cards in the order of [`RANKS`], with a space after each, in [`WIDTH`] bytes for each rank.
/// (Spaces at the start of a line that follows a `\` are no part of the literal.)
const PACK: &[u8] = b"\
    A A A A     2 2 2 2     3 3 3 3     4 4 4 4     5 5 5 5     6 6 6 6     7 7 7 7     \
    8 8 8 8     9 9 9 9     10 10 10 10 J J J J     Q Q Q Q     K K K K     ";

/// The length of four 10s, each with a space.
const WIDTH: usize = 12;

/// Writes a line of cards, at least one, in the order of [`RANKS`].
pub fn write_hand(hand: Cards, output: &mut Vec<u8>) {
    for (rank, name) in RANKS.iter().enumerate() {
        let length = (name.len() + 1) * number_of(hand, rank) as usize;
        // Copying WIDTH bytes and cutting some off is faster than a copy of variable length.
        let end = output.len() + length;
        output.extend_from_slice(&PACK[WIDTH * rank..][..WIDTH]);
        output.truncate(end);
    }
    output.pop();
    output.push(b'\n');
}
