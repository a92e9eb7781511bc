//! Cheat (hihoCoder 1830). Rounds have the ranks A, 2, ..., 10, J, Q, K, A and so on. Players 1 to
//! 4 take turns as the holder of a round; player 1 holds the first. The holder puts cards face down
//! on the table, and says how many there are and that all are of the rank of the round, which may
//! be a lie. The others are asked, beginning with the one after the holder, until one challenges.
//! If the holder lied, it takes all cards on the table, otherwise the challenger does. If nobody
//! challenges, the cards stay there for later rounds. The game ends after the first round in which
//! a player has no cards left. Which cards has each player then? All follow rules:
//!
//! | player | puts down                     | with none of it  | challenges if it              |
//! |--------|-------------------------------|------------------|-------------------------------|
//! | 1      | one card of the rank          | its least card   | must lie next, or counts > 4  |
//! | 2      | all its cards of the rank     | its least card   | must lie next                 |
//! | 3      | all its cards of the rank     | its rarest cards | holds all four of the rank    |
//! | 4      | all its cards of the rank (*) | its least card   | sees the holder has no card   |
//!
//! - (*) If it has one or two of the rank, it adds its least card of another rank, if there is one.
//! - The least card is of the rank whose name sorts first as text: 10, 2, ..., 9, A, J, K, Q.
//! - The rarest cards are all of the rank of which it has fewest; of several such ranks, the least.
//! - It must lie next if it is the next holder and has no card of the next round's rank.
//! - It counts the cards stated and its own of the rank, of which a pack has only 4.
//!
//! Example. Player 4 holds round 56 = 4·13 + 4, of rank 4. It has two 4s, so it adds its least
//! other card, a 5, and states three 4s. Player 1 has two, and 3 + 2 > 4: it challenges. Player 4
//! lied, so it takes the table.
//!
//! Idea. Nobody has a choice, so the game is played by the table. A hand is one number, in which
//! four bits count the cards of each rank. So putting down is a subtraction and taking is an
//! addition. The fields are in the order of text, so the least card is in the lowest field that is
//! not 0.
//!
//! Why it is right. Fields do not disturb each other: only cards that are there are subtracted, and
//! a rank never has more than 4. Only the holder loses cards in a round, so only it can win. There
//! are finitely many positions, so a game that never ended would come back to one, which `cycle`
//! would report. No such deal is known: `cycle` is only a safety net.
//!
//! Cost. A round takes constant time. A random deal takes 60 rounds on average, and hardly ever
//! more than 400.

use super::case::{Deal, Deals, InputError, HAND, PER_RANK, PLAYERS, RANKS};
use crate::runtime::cycle::{play_out, Course, Deterministic};
use crate::runtime::seen::Seen;
use crate::runtime::solution::Solve;

/// The field of each of `RANKS`: its place when the names are sorted as text. A, the tenth, has 9.
const TEXT_ORDER: [usize; RANKS.len()] = [9, 1, 2, 3, 4, 5, 6, 7, 8, 0, 10, 12, 11];

/// Cards: how many there are of each rank, in fields of four bits, the least rank in the lowest. If
/// `b` are some of the cards `a`, then `a - b` are the others.
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

/// All cards of the rank of which `hand` has fewest, the least of several, and how many these are.
fn rarest_cards(hand: Cards) -> (Cards, u64) {
    let mut rarest = (0, PER_RANK + 1);
    for field in 0..RANKS.len() {
        let number = hand >> (4 * field) & 0xF;
        // Fields go up, so the first of equals stays.
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
    /// How many these are: what the holder states, always the true number.
    pub stated: u64,
}

impl Game {
    /// The start: the players hold all cards.
    pub fn new(deal: &Deal) -> Self {
        let mut game = Game::default();
        for (hand, ranks) in game.hands.iter_mut().zip(deal.chunks(HAND)) {
            *hand = ranks.iter().map(|&rank| cards_of(rank.into(), 1)).sum();
        }
        game
    }

    /// The holder puts cards on the table. It has some, since the game is not over.
    pub fn put_down(&mut self) {
        let hand = self.hands[self.holder];
        let number = number_of(hand, self.rank);
        let all = cards_of(self.rank, number);
        (self.put, self.stated) = match (self.holder + 1, number) {
            (3, 0) => rarest_cards(hand),
            (_, 0) => (least_card(hand), 1),
            // From here on it has cards of the rank.
            (1, _) => (cards_of(self.rank, 1), 1),
            (4, 1 | 2) if hand != all => (all + least_card(hand - all), number + 1),
            _ => (all, number),
        };
        self.hands[self.holder] -= self.put;
        self.table += self.put;
    }

    /// Whether `player` challenges when asked.
    #[inline(always)]
    pub fn challenges(&self, player: usize) -> bool {
        match player + 1 {
            1 => self.must_lie_next(player) || self.counts_too_many(player),
            2 => self.must_lie_next(player),
            3 => number_of(self.hands[player], self.rank) == PER_RANK,
            // Player 4.
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
        let mut others = (1..PLAYERS).map(|distance| (holder + distance) % PLAYERS);
        let challenger = others.find(|&player| self.challenges(player));
        self.settle(challenger);
        // Only the holder has fewer cards than before the round, so nobody else has won.
        (self.hands[holder] == 0).then_some(self.hands)
    }

    /// What is hashed: three hands, and rank and holder in the bits that 13 fields leave free.
    /// Without these two, hashes would come back in vain: a liar that puts one card on an empty
    /// table and takes it back changes nothing else. The rest is left to the comparison.
    fn words(&self) -> [u64; 3] {
        let [rank, holder] = [self.rank, self.holder].map(|number| (number as u64) << 52);
        [self.hands[0] | rank, self.hands[1] | holder, self.hands[2]]
    }
}

/// Solves games one after the other.
pub struct Solution {
    /// The remembered positions of a game.
    pub seen: Seen,
}

impl Solve for Solution {
    type Input = Deals;
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

/// The cards of a pack in the order of the rounds, with a space after each: WIDTH bytes a rank.
const PACK: &[u8] = b"\
    A A A A     2 2 2 2     3 3 3 3     4 4 4 4     5 5 5 5     6 6 6 6     7 7 7 7     \
    8 8 8 8     9 9 9 9     10 10 10 10 J J J J     Q Q Q Q     K K K K     ";
const WIDTH: usize = 12;

/// Writes a line of cards, at least one, in the order of the rounds.
pub fn write_hand(hand: Cards, output: &mut Vec<u8>) {
    for (rank, name) in RANKS.iter().enumerate() {
        let length = (name.len() + 1) * number_of(hand, rank) as usize;
        // WIDTH bytes are copied and some cut off: faster than a copy of variable length.
        let end = output.len() + length;
        output.extend_from_slice(&PACK[WIDTH * rank..][..WIDTH]);
        output.truncate(end);
    }
    output.pop();
    output.push(b'\n');
}
