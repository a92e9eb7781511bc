//! Cheat (hihoCoder 1830): four players put cards face down, tell truths and lies about them, and
//! challenge each other by fixed rules, until a hand is empty at the end of a round. What does
//! everybody hold then?
//!
//! A hand is a word with four bits for each rank, how many cards of it there are. The ranks stand
//! in lexicographic order, so the least card is the lowest field that is not 0, and moving cards
//! between hands and the table is one addition and one subtraction for all of them.
//!
//! A game that ended cannot have repeated a position, for then it would go on in a circle. So a
//! game is first played without remembering anything; one that goes on for very long is played
//! again with every position remembered, to find out whether it ever ends. Holder and rank repeat
//! together every 52 rounds, and the table holds what no hand does, so a position is the four
//! hands and the round modulo 52.

use crate::complaint::Unexpected;
use crate::scanner::{Broken, Scanner, Stop};
use crate::seen::{mix, Seen};
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};

/// Players of a game. They are counted from 0 here, and from 1 in what people read.
pub const PLAYERS: usize = 4;

/// Cards that every player starts with.
pub const HAND: usize = 13;

/// The ranks in the order of the rounds.
pub const RANKS: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];

/// Cards of each rank in a pack.
pub const SUIT: u32 = 4;

/// Cards: how many of each rank, four bits each, in lexicographic order of the ranks' names.
pub type Cards = u64;

/// A rank: how far left its field of [`Cards`] begins.
pub type Rank = u32;

/// The fields of the ranks, in the order of the rounds: 10 comes first, then 2 to 9, then A J K Q.
pub const FIELDS: [Rank; 13] = [36, 4, 8, 12, 16, 20, 24, 28, 32, 0, 40, 48, 44];

/// A one in each field.
const ONES: Cards = 0x1_1111_1111_1111;

/// Rounds after which a game is suspected never to end.
const LONG: u32 = 2000;

/// What is wrong with the input.
#[derive(Debug)]
pub struct Fault {
    /// The game, from 1.
    pub game: u64,
    /// What is wrong there.
    pub what: Wrong,
}

/// What can be wrong with a game.
#[derive(Debug)]
pub enum Wrong {
    /// A word that is no card; `card` of `player`, from 0.
    Word {
        /// The player, from 0.
        player: usize,
        /// The card, from 0.
        card: usize,
        /// What stands there.
        what: Unexpected,
    },
    /// The cards are no pack.
    NoPack {
        /// The rank of which there are not four cards, in the order of the rounds.
        rank: usize,
        /// How many there are.
        count: u32,
    },
    /// The position after one round is that after an earlier one.
    NeverEnds {
        /// The earlier round, from 1.
        first: u32,
        /// The later round, from 1.
        again: u32,
    },
}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        write!(f, "game {}", self.game)?;
        match &self.what {
            Wrong::Word { player, card, what } => {
                write!(f, ", player {}, card {}: {what}", player + 1, card + 1)
            }
            Wrong::NoPack { rank, count } => {
                let rank = RANKS[*rank];
                write!(
                    f,
                    ": the cards are no pack: found {count} of rank {rank}, expected 4"
                )
            }
            Wrong::NeverEnds { first, again } => write!(
                f,
                " never ends: after round {again} everything is as it was after round {first}"
            ),
        }
    }
}

/// Answers every game of the input.
pub fn solve(scanner: &mut Scanner) -> Result<(), Stop<Fault>> {
    let mut positions = Positions::new();
    let mut number = 1;
    while let Some(hands) = read_hands(scanner, number)? {
        match play(hands, &mut positions) {
            Ok(hands) => write_outcome(&hands, &mut scanner.output),
            Err(what) => return Err(scanner.stop(Fault { game: number, what })),
        }
        number += 1;
    }
    Ok(())
}

/// Reads the four hands of a game; `None` where the input ends.
pub fn read_hands(
    scanner: &mut Scanner,
    number: u64,
) -> Result<Option<[Cards; PLAYERS]>, Stop<Fault>> {
    let mut hands = [0; PLAYERS];
    for player in 0..PLAYERS {
        for card in 0..HAND {
            let Some(rank) = read_card(scanner)? else {
                let found = scanner.last_word();
                if player + card == 0 && found.is_empty() {
                    return Ok(None);
                }
                let expected = "a card: A, 2 to 10, J, Q or K";
                let what = Unexpected::new(found, expected);
                let what = Wrong::Word { player, card, what };
                return Err(scanner.stop(Fault { game: number, what }));
            };
            hands[player] += 1 << rank;
        }
    }
    if hands.iter().sum::<Cards>() != ONES * Cards::from(SUIT) {
        let what = no_pack(&hands);
        return Err(scanner.stop(Fault { game: number, what }));
    }
    Ok(Some(hands))
}

/// The next word as a card.
fn read_card(scanner: &mut Scanner) -> Result<Option<Rank>, Broken> {
    let word = scanner.word()?;
    let index = RANKS.iter().position(|rank| rank.as_bytes() == word);
    Ok(index.map(|index| FIELDS[index]))
}

/// The first rank of which the hands do not hold four cards, and how many they hold.
fn no_pack(hands: &[Cards; PLAYERS]) -> Wrong {
    let count = |rank: usize| {
        hands
            .iter()
            .map(|&hand| number_of(hand, FIELDS[rank]))
            .sum()
    };
    let rank = (0..RANKS.len()).find(|&rank| count(rank) > SUIT);
    let rank = rank.unwrap_or(0);
    Wrong::NoPack {
        rank,
        count: count(rank),
    }
}

/// Plays a game to its end and says what everybody holds then.
pub fn play(hands: [Cards; PLAYERS], positions: &mut Positions) -> Result<[Cards; PLAYERS], Wrong> {
    let mut game = Game::new(hands);
    while game.round < LONG {
        if game.play_round() {
            return Ok(game.hands);
        }
    }
    positions.forget();
    game = Game::new(hands);
    loop {
        if game.play_round() {
            return Ok(game.hands);
        }
        if let Some(first) = positions.has_occurred(&game) {
            let again = game.round;
            return Err(Wrong::NeverEnds { first, again });
        }
    }
}

/// A game between two rounds.
pub struct Game {
    /// Rounds played so far.
    pub round: u32,
    /// What the players hold.
    pub hands: [Cards; PLAYERS],
    /// What lies on the table.
    pub table: Cards,
}

/// What a round's holder puts on the table and says.
#[derive(Clone, Copy)]
pub struct Statement {
    /// Who holds the round, from 0.
    pub holder: usize,
    /// The rank that all the cards are stated to have.
    pub rank: Rank,
    /// What the cards are in truth.
    pub cards: Cards,
}

impl Game {
    /// The start: all cards are in the players' hands.
    pub fn new(hands: [Cards; PLAYERS]) -> Self {
        Game {
            round: 0,
            hands,
            table: 0,
        }
    }

    /// Plays a round. Says whether the game is over.
    fn play_round(&mut self) -> bool {
        let statement = self.put_down();
        let challenger = self.challenger(&statement);
        self.settle(&statement, challenger);
        self.winner().is_some()
    }

    /// The holder of the next round puts cards on the table.
    pub fn put_down(&mut self) -> Statement {
        let holder = self.round as usize % PLAYERS;
        let rank = FIELDS[self.round as usize % RANKS.len()];
        let cards = cards_put_down(holder, self.hands[holder], rank);
        self.hands[holder] -= cards;
        self.table += cards;
        self.round += 1;
        Statement {
            holder,
            rank,
            cards,
        }
    }

    /// The first player after the holder who challenges.
    pub fn challenger(&self, statement: &Statement) -> Option<usize> {
        (1..PLAYERS)
            .map(|behind| (statement.holder + behind) % PLAYERS)
            .find(|&player| self.challenges(player, statement))
    }

    /// Whether `player`, asked, challenges.
    pub fn challenges(&self, player: usize, statement: &Statement) -> bool {
        match player {
            0 => self.lacks_next_rank(0, statement) || self.counts_too_many(0, statement),
            1 => self.lacks_next_rank(1, statement),
            2 => number_of(self.hands[2], statement.rank) == SUIT,
            _ => self.hands[statement.holder] == 0,
        }
    }

    /// Whether `player` holds the next round and has no card of its rank.
    pub fn lacks_next_rank(&self, player: usize, statement: &Statement) -> bool {
        let next_rank = FIELDS[self.round as usize % RANKS.len()];
        (statement.holder + 1) % PLAYERS == player && number_of(self.hands[player], next_rank) == 0
    }

    /// Whether the cards stated and those that `player` holds are more than there are of the rank.
    pub fn counts_too_many(&self, player: usize, statement: &Statement) -> bool {
        total(statement.cards) + number_of(self.hands[player], statement.rank) > SUIT
    }

    /// The loser of the challenge, if there was one, takes the cards on the table.
    pub fn settle(&mut self, statement: &Statement, challenger: Option<usize>) {
        if let Some(challenger) = challenger {
            let taker = if statement.is_true() {
                challenger
            } else {
                statement.holder
            };
            self.hands[taker] += self.table;
            self.table = 0;
        }
    }

    /// The player whose hand is empty.
    pub fn winner(&self) -> Option<usize> {
        self.hands.iter().position(|&hand| hand == 0)
    }
}

impl Statement {
    /// Whether all cards put down are of the rank.
    pub fn is_true(&self) -> bool {
        self.cards & !(0xF << self.rank) == 0
    }
}

/// What `player` puts down from `hand`, which is not empty, when `rank` is required.
fn cards_put_down(player: usize, hand: Cards, rank: Rank) -> Cards {
    let required = hand & (0xF << rank);
    if required == 0 {
        return match player {
            2 => fewest_cards(hand),
            _ => least_card(hand),
        };
    }
    match player {
        0 => 1 << rank,
        3 if number_of(hand, rank) <= 2 && hand != required => {
            required + least_card(hand - required)
        }
        _ => required,
    }
}

/// One card of the least rank in `hand`, which is not empty.
fn least_card(hand: Cards) -> Cards {
    1 << (hand.trailing_zeros() & !3)
}

/// All cards of the rank of which `hand`, which is not empty, has fewest; the least of such ranks.
fn fewest_cards(hand: Cards) -> Cards {
    let (ones, twos, fours) = (hand & ONES, hand >> 1 & ONES, hand >> 2 & ONES);
    let single = ones & !twos;
    let double = twos & !ones;
    let triple = ones & twos;
    let ranks = [single, double, triple, fours];
    let fewest = ranks.into_iter().find(|&ranks| ranks != 0).unwrap_or(0);
    hand & (0xF << fewest.trailing_zeros())
}

/// How many cards of `rank` there are.
pub fn number_of(cards: Cards, rank: Rank) -> u32 {
    (cards >> rank & 0xF) as u32
}

/// How many cards there are, of at most two ranks.
fn total(cards: Cards) -> u32 {
    (cards % 15) as u32
}

type Position = [Cards; PLAYERS];

/// The positions that a game has gone through.
pub struct Positions {
    seen: Seen,
    /// The position after the first round, after the second, and so on.
    history: Vec<Position>,
}

impl Positions {
    /// None yet.
    pub fn new() -> Self {
        Positions {
            seen: Seen::new(),
            history: Vec::new(),
        }
    }

    /// Forgets them for another game.
    pub fn forget(&mut self) {
        self.seen.clear();
        self.history.clear();
    }

    /// Remembers where the game stands, after every round. If it stood so before, with the same
    /// holder and rank to come, says after which round that was.
    pub fn has_occurred(&mut self, game: &Game) -> Option<u32> {
        let cycle = (PLAYERS * RANKS.len()) as u32;
        let hands = game.hands;
        let start = u64::from(game.round % cycle);
        let hash = hands.iter().fold(start, |hash, &hand| mix(hash ^ hand));
        self.history.push(hands);
        let history = &self.history;
        let is_same = |round: u32| {
            round % cycle == game.round % cycle && history[round as usize - 1] == hands
        };
        self.seen.find_or_insert(hash, game.round, is_same)
    }
}

/// Writes what everybody holds at the end of a game.
pub fn write_outcome(hands: &[Cards; PLAYERS], output: &mut Vec<u8>) {
    for &hand in hands {
        if hand == 0 {
            output.extend_from_slice(b"WINNER");
        } else {
            write_hand(hand, output);
        }
        output.push(b'\n');
    }
}

/// Writes cards in the order of the rounds, a blank between them.
pub fn write_hand(hand: Cards, output: &mut Vec<u8>) {
    let mut is_first = true;
    for (rank, name) in FIELDS.into_iter().zip(RANKS) {
        for _ in 0..number_of(hand, rank) {
            if !is_first {
                output.push(b' ');
            }
            is_first = false;
            output.extend_from_slice(name.as_bytes());
        }
    }
}
