//! Cheat (hihoCoder 1830): four players put cards face down, lie about them, and challenge each
//! other by fixed rules, until a hand is empty at the end of a round. What does each player hold
//! then?
//!
//! A hand is a word with a field for each rank (see `cards`), so moving cards between hands and the
//! table is one addition and one subtraction.
//!
//! What a player does is effectively random, and a mispredicted branch costs more time than a
//! whole round. So conditions are masks (see `is_less`), the rules select between two values that
//! are both computed, and the sixty instructions of a round contain one branch: is the game over?
//!
//! A game that ends never repeats a position, because it would then repeat forever. So a game is
//! first played without remembering positions. Only a very long game is played again with every
//! position remembered, to find out whether it ever ends. The holder and the rank repeat together
//! every 52 rounds, and the table holds the cards that no hand does. So a position is the four
//! hands and the number of the round modulo 52. No deal of a whole pack is known that never ends,
//! but deals of 16 to 40 cards of a pack are.

use super::cards::{
    fewest_cards, is_less, is_pack, least_card, number_of, read_card, select, total, write_hand,
    Cards, Hands, Mask, Rank, FIELDS, HAND, PLAYERS, RANKS, SUITS,
};

use crate::runtime::history::History;
use crate::runtime::message::Unexpected;
use crate::runtime::scanner::{Error, Scanner};
use crate::runtime::solution::Solve;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};
use core::iter;

/// Rounds after which a game is suspected never to end.
const LONG: u32 = 2000;

/// Solves games one after the other.
pub struct Solution {
    /// The positions of a game, where they are remembered.
    pub positions: Positions,
}

impl Solve for Solution {
    const CASE: &'static str = "game";

    /// What the players hold at first.
    type Case = Hands;

    /// What the players hold at the end.
    type Answer = Hands;

    type InputError = InputError;

    fn new(key: u64) -> Self {
        Solution {
            positions: Positions::new(key),
        }
    }

    fn read(&mut self, scanner: &mut Scanner) -> Result<Option<Hands>, Error<InputError>> {
        read_any_hands(scanner)
    }

    fn solve(&mut self, hands: Hands, scanner: &mut Scanner) -> Result<Hands, Error<InputError>> {
        let end = play(hands, &mut self.positions, LONG);
        end.map_err(|error| scanner.bad_input(error))
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

/// Reads the four hands of a game in any layout, word by word; `None` at the end of the input.
#[inline(never)]
fn read_any_hands(scanner: &mut Scanner) -> Result<Option<Hands>, Error<InputError>> {
    let mut hands = [0; PLAYERS];
    for (player, hand) in hands.iter_mut().enumerate() {
        for card in 0..HAND {
            let Some(rank) = read_card(scanner)? else {
                let found = scanner.last_word();
                if player + card == 0 && found.is_empty() {
                    return Ok(None);
                }
                let word = Unexpected::new(found, "a card: A, 2 to 10, J, Q or K");
                return Err(scanner.bad_input(InputError::Word { player, card, word }));
            };
            *hand += 1 << rank;
        }
    }
    if !is_pack(&hands) {
        return Err(scanner.bad_input(no_pack(&hands)));
    }
    Ok(Some(hands))
}

/// What is wrong with hands that are no pack: the first rank of which they hold most cards. There
/// is always one: 52 cards that are not four of each rank include at least five of some rank.
fn no_pack(hands: &Hands) -> InputError {
    let mut most = (0, 0);
    for (rank, &field) in FIELDS.iter().enumerate() {
        let count = hands.iter().map(|&hand| number_of(hand, field)).sum();
        if count > most.1 {
            most = (rank, count);
        }
    }
    InputError::NoPack(most.0, most.1)
}

/// Plays a game to its end and returns what the players hold then. A game of `long` rounds is
/// suspected never to end.
pub fn play(hands: Hands, positions: &mut Positions, long: u32) -> Result<Hands, InputError> {
    let mut game = Game::new(hands);
    while game.round < long {
        // The holder is a constant in each of these, and so are the rules that apply. Whether the
        // suspicion comes a few rounds early or late does not matter.
        if game.play_round(0) || game.play_round(1) || game.play_round(2) || game.play_round(3) {
            return Ok(game.hands);
        }
    }
    positions.clear();
    game = Game::new(hands);
    loop {
        if game.play_round(game.round as usize % PLAYERS) {
            return Ok(game.hands);
        }
        if let Some(first) = game.has_occurred(positions) {
            return Err(InputError::NeverEnds(first, game.round));
        }
    }
}

/// A game between two rounds.
pub struct Game {
    /// Rounds played so far.
    pub round: u32,
    /// What the players hold.
    pub hands: Hands,
    /// What lies on the table.
    pub table: Cards,
    /// The place in `FIELDS` of the next round's rank: `round` modulo 13, without a division.
    next: usize,
}

/// What the holder of a round puts on the table and states.
#[derive(Clone, Copy)]
pub struct Statement {
    /// Who holds the round, from 0.
    pub holder: usize,
    /// The rank that all the cards are stated to have.
    pub rank: Rank,
    /// What the cards are in truth.
    pub cards: Cards,
    /// The rank of the next round.
    pub next_rank: Rank,
}

// The steps of a round are inlined, so that the compiler can drop the rules that do not apply to
// the holder.
impl Game {
    /// The start: the players hold all cards.
    pub fn new(hands: Hands) -> Self {
        Game {
            round: 0,
            hands,
            table: 0,
            next: 0,
        }
    }

    /// Plays a round of this holder. Returns whether the game is over.
    #[inline(always)]
    fn play_round(&mut self, holder: usize) -> bool {
        let statement = self.put_down(holder);
        let challenger = self.challenger(&statement);
        self.settle(&statement, &challenger);
        // No other player has fewer cards than before.
        self.hands[holder] == 0
    }

    /// The holder of the next round, `round` modulo 4, puts cards on the table.
    #[inline(always)]
    pub fn put_down(&mut self, holder: usize) -> Statement {
        let rank = FIELDS[self.next];
        self.next = if self.next + 1 == FIELDS.len() {
            0
        } else {
            self.next + 1
        };
        let cards = cards_put_down(holder, self.hands[holder], rank);
        self.hands[holder] -= cards;
        self.table += cards;
        self.round += 1;
        Statement {
            holder,
            rank,
            cards,
            next_rank: FIELDS[self.next],
        }
    }

    /// The first player after the holder who challenges: a mask for each player.
    #[inline(always)]
    pub fn challenger(&self, statement: &Statement) -> [Mask; PLAYERS] {
        let mut challenger = [0; PLAYERS];
        let mut nobody = !0;
        for distance in 1..PLAYERS {
            let player = (statement.holder + distance) % PLAYERS;
            let challenges = self.challenges(player, statement);
            challenger[player] = challenges & nobody;
            nobody &= !challenges;
        }
        challenger
    }

    /// Whether `player` challenges when asked.
    #[inline(always)]
    pub fn challenges(&self, player: usize, statement: &Statement) -> Mask {
        match player {
            0 => self.lacks_next_rank(0, statement) | self.counts_too_many(0, statement),
            1 => self.lacks_next_rank(1, statement),
            2 => is_less(3, number_of(self.hands[2], statement.rank)),
            _ => is_less(self.hands[statement.holder], 1),
        }
    }

    /// Whether `player` holds the next round and has no card of its rank.
    #[inline(always)]
    pub fn lacks_next_rank(&self, player: usize, statement: &Statement) -> Mask {
        if (statement.holder + 1) % PLAYERS != player {
            return 0;
        }
        is_less(number_of(self.hands[player], statement.next_rank), 1)
    }

    /// Whether the cards stated and those that `player` holds are more than there are of the rank.
    #[inline(always)]
    pub fn counts_too_many(&self, player: usize, statement: &Statement) -> Mask {
        let held = number_of(self.hands[player], statement.rank);
        is_less(SUITS, total(statement.cards) + held)
    }

    /// The loser of the challenge, if there was one, takes the cards on the table.
    #[inline(always)]
    pub fn settle(&mut self, statement: &Statement, challenger: &[Mask; PLAYERS]) {
        let mut taken = 0;
        for mask in challenger {
            taken |= self.table & mask;
        }
        let truth = statement.is_true();
        for (hand, mask) in self.hands.iter_mut().zip(challenger) {
            *hand += taken & mask & truth;
        }
        self.hands[statement.holder] += taken & !truth;
        self.table -= taken;
    }
}

/// What decides how the game goes on: the hands, and the number of the round modulo 52.
type Position = (Hands, u32);

/// The positions after each round of a game.
pub type Positions = History<Position>;

impl Game {
    /// Remembers the position after a round. If it is an earlier one, with the same holder and
    /// rank to come, returns after which round that was.
    pub fn has_occurred(&self, positions: &mut Positions) -> Option<u32> {
        let round = self.round % (PLAYERS * RANKS.len()) as u32;
        let words = iter::once(u64::from(round)).chain(self.hands.iter().copied());
        positions.add((self.hands, round), words)
    }
}

impl Statement {
    /// Whether all cards put down are of the rank.
    #[inline(always)]
    pub fn is_true(&self) -> Mask {
        is_less(self.cards & !(0xF << self.rank), 1)
    }
}

/// What `player` puts down from `hand`, which is not empty, when `rank` is required.
#[inline(always)]
fn cards_put_down(player: usize, hand: Cards, rank: Rank) -> Cards {
    let required = hand & (0xF << rank);
    let truth = match player {
        0 => 1 << rank,
        3 => {
            let others = hand - required;
            required + (least_card(others) & is_less(number_of(hand, rank), 3))
        }
        _ => required,
    };
    let lie = match player {
        2 => fewest_cards(hand),
        _ => least_card(hand),
    };
    select(is_less(required, 1), lie, truth)
}

/// What is wrong with the cards of a game.
#[derive(Debug)]
pub enum InputError {
    /// A word that is not a card.
    Word {
        /// Whose card, from 0.
        player: usize,
        /// Which of them, from 0.
        card: usize,
        /// What stands there.
        word: Unexpected,
    },
    /// The cards are no pack: the place in `RANKS` of the first rank of which there are most cards,
    /// and how many there are.
    NoPack(usize, u64),
    /// The position after the second of these rounds, counted from 1, is the one after the first.
    NeverEnds(u32, u32),
}

impl Display for InputError {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        match self {
            InputError::Word { player, card, word } => {
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
