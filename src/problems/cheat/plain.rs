//! Cheat, played round by round.
//!
//! Each round has a holder and a rank; both change in a fixed order. The holder puts cards on the
//! table and states that all of them have the rank of the round. The other players may challenge,
//! in turn. If the statement is true, the first challenger takes the cards on the table; if it is a
//! lie, the holder does. A player without cards at the end of a round wins. The rules determine the
//! cards that are put down, and the challenges.
//!
//! This program is plain: hands and table are lists of cards, and a card is the name of its rank.
//! A known mistake replaces one function of [`Rules`].

use std::fmt::{Display, Formatter, Result};

/// A card: the name of its rank. Cards are compared as words: 10 is the least, K is less than Q.
pub type Card = &'static str;

pub type Cards = Vec<Card>;

/// The ranks in the order of the rounds.
pub const RANKS: [Card; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];

/// The maximum number of rounds of a game. The statement guarantees it.
const MAX_ROUNDS: usize = 1000;

/// An event of a game. Players have the numbers 1 to 4.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The game with this number begins. The first game is 1.
    Case(usize),
    /// This player puts down these cards. Cards with the rank of the round come first.
    Put(usize, String),
    /// This player challenges.
    Challenge(usize),
    /// Nobody challenges: the cards stay on the table.
    Nobody,
    /// This player takes the cards on the table.
    Take(usize),
    /// This player wins.
    Win(usize),
}

impl Display for Event {
    fn fmt(&self, f: &mut Formatter) -> Result {
        match self {
            Event::Case(number) => write!(f, "case {number}"),
            Event::Put(player, cards) => write!(f, "put {player} {cards}"),
            Event::Challenge(player) => write!(f, "challenge {player}"),
            Event::Nobody => write!(f, "nobody challenges"),
            Event::Take(player) => write!(f, "take {player}"),
            Event::Win(player) => write!(f, "win {player}"),
        }
    }
}

/// Receives each event, and stops the program by returning `None`.
pub type Emit<'a> = &'a mut dyn FnMut(Event) -> Option<()>;

/// The functions that a mistake may replace.
pub struct Rules {
    pub answer: fn(&str, &Rules, Emit) -> Option<String>,
    pub put: fn(usize, Card, &[Card]) -> Cards,
    pub challenges: fn(usize, usize, &[Card], &[Cards]) -> bool,
    pub is_true: fn(Card, &[Card]) -> bool,
    pub keep: fn(&mut Cards, &[Card]),
}

pub const RIGHT: Rules = Rules {
    answer,
    put,
    challenges,
    is_true,
    keep,
};

/// Returns the output for an input, or `None` if `emit` stops the program.
pub fn answer(input: &str, rules: &Rules, emit: Emit) -> Option<String> {
    let words = input.split_whitespace();
    let cards = words.flat_map(|word| RANKS.into_iter().find(|rank| *rank == word));
    let mut output = String::new();
    for (index, deal) in cards.collect::<Cards>().chunks(52).enumerate() {
        emit(Event::Case(index + 1))?;
        let mut hands: Vec<Cards> = deal.chunks(13).map(<[Card]>::to_vec).collect();
        play(&mut hands, rules, emit)?;
        for hand in hands {
            let in_order = RANKS.iter().flat_map(|rank| all_of(rank, &hand));
            let cards = in_order.collect::<Cards>().join(" ") + "\n";
            output += if hand.is_empty() { "WINNER\n" } else { &cards };
        }
    }
    Some(output)
}

/// Plays a game to its end, or for [`MAX_ROUNDS`] rounds. `hands[0]` is the hand of player 1.
fn play(hands: &mut [Cards], rules: &Rules, emit: Emit) -> Option<()> {
    let mut table = Cards::new();
    for round in 0..MAX_ROUNDS {
        let (holder, rank) = (round % 4 + 1, RANKS[round % 13]);
        let hand = &mut hands[holder - 1];
        hand.sort();
        let cards = (rules.put)(holder, rank, hand);
        for card in &cards {
            hand.remove(hand.iter().position(|held| held == card)?);
        }
        emit(Event::Put(holder, cards.join(" ")))?;
        (rules.keep)(&mut table, &cards);
        let mut others = (1..=3).map(|distance| (round + distance) % 4 + 1);
        let challenges = |player: &usize| (rules.challenges)(*player, round, &cards, hands);
        if let Some(challenger) = others.find(challenges) {
            emit(Event::Challenge(challenger))?;
            let is_true = (rules.is_true)(rank, &cards);
            let taker = if is_true { challenger } else { holder };
            hands[taker - 1].append(&mut table);
            emit(Event::Take(taker))?;
        } else {
            emit(Event::Nobody)?;
        }
        if let Some(winner) = hands.iter().position(Vec::is_empty) {
            return emit(Event::Win(winner + 1));
        }
    }
    Some(())
}

/// Returns the cards that the player puts down as the holder of a round with this rank. The hand is
/// in order: its first card is the least.
pub fn put(player: usize, rank: Card, hand: &[Card]) -> Cards {
    let cards = all_of(rank, hand);
    let least_other = hand.iter().copied().find(|card| *card != rank);
    // If several ranks are equally rare, the first of them is the least.
    let rarest = || hand.iter().min_by_key(|card| all_of(card, hand).len());
    match (player, cards.len()) {
        (3, 0) => all_of(rarest().unwrap(), hand),
        (_, 0) => vec![hand[0]],
        (1, _) => vec![rank],
        (4, 1 | 2) => cards.into_iter().chain(least_other).collect(),
        _ => cards,
    }
}

/// Returns true if the player, when asked, challenges the holder of the round, who has put down
/// these cards.
pub fn challenges(player: usize, round: usize, put: &[Card], hands: &[Cards]) -> bool {
    let hand = &hands[player - 1];
    let own_count = all_of(RANKS[round % 13], hand).len();
    let is_next = player == (round + 1) % 4 + 1;
    let must_lie_next = is_next && !hand.contains(&RANKS[(round + 1) % 13]);
    match player {
        1 => must_lie_next || put.len() + own_count > 4,
        2 => must_lie_next,
        3 => own_count == 4,
        _ => hands[round % 4].is_empty(),
    }
}

/// Returns true if the statement that these cards have this rank is true.
pub fn is_true(rank: Card, put: &[Card]) -> bool {
    all_of(rank, put).len() == put.len()
}

/// Adds the cards that were put down to the cards on the table.
pub fn keep(table: &mut Cards, put: &[Card]) {
    table.extend(put);
}

/// Returns the cards that have this rank.
pub fn all_of(rank: Card, cards: &[Card]) -> Cards {
    cards.iter().copied().filter(|card| *card == rank).collect()
}
