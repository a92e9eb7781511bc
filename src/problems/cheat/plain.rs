//! Cheat, played round by round.
//!
//! Each round has a holder and a rank; both change in a fixed order. The holder puts cards on the
//! table and states that all of them have the rank of the round. The other players may challenge,
//! in turn. If the statement is true, the first challenger takes the cards on the table; if it is a
//! lie, the holder does. A player without cards at the end of a round wins. The rules determine the
//! cards that are put down, and the challenges.
//!
//! This program is plain: hands and table are lists of cards, and a card is the name of its rank.
//!
//! If `mistake` is the name of a known mistake, the program imitates it.

use std::fmt::{Display, Formatter, Result};

/// The ranks in the order of the rounds.
const RANKS: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];

/// The ranks from the least to the greatest: in the order of the alphabet.
const LEAST_FIRST: [&str; 13] = [
    "10", "2", "3", "4", "5", "6", "7", "8", "9", "A", "J", "K", "Q",
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
type Emit<'a> = &'a mut dyn FnMut(Event) -> Option<()>;

type Cards<'a> = Vec<&'a str>;

/// Returns the output for an input, or `None` if `emit` stops the program or a mistake crashes it.
pub fn answer(input: &str, mistake: &str, emit: Emit) -> Option<String> {
    let cards: Cards = input.split_whitespace().collect();
    let mut output = String::new();
    for (index, deal) in cards.chunks(52).enumerate() {
        emit(Event::Case(index + 1))?;
        let mut hands: Vec<Cards> = deal.chunks(13).map(|hand| hand.to_vec()).collect();
        play(&mut hands, mistake, emit)?;
        for hand in hands {
            let cards = in_order(&hand, &RANKS).join(" ");
            output += if hand.is_empty() { "WINNER" } else { &cards };
            output += "\n";
        }
    }
    Some(output)
}

/// Plays a game to its end, or for [`MAX_ROUNDS`] rounds.
fn play<'a>(hands: &mut [Cards<'a>], mistake: &str, emit: Emit) -> Option<()> {
    let mut table = Vec::new();
    for round_index in 0..MAX_ROUNDS {
        play_round(round_index, hands, &mut table, mistake, emit)?;
        if mistake == "hands-of-26" && hands.iter().any(|hand| hand.len() > 26) {
            return None;
        }
        if let Some(winner) = hands.iter().position(|hand| hand.is_empty()) {
            return emit(Event::Win(winner + 1));
        }
    }
    Some(())
}

/// Plays the round with this index, from 0. `hands[0]` is the hand of player 1.
fn play_round<'a>(
    round_index: usize,
    hands: &mut [Cards<'a>],
    table: &mut Cards<'a>,
    mistake: &str,
    emit: Emit,
) -> Option<()> {
    let holder = round_index % 4 + 1;
    let rank = RANKS[round_index % 13];
    let next_rank = RANKS[(round_index + 1) % 13];
    let cards = cards_to_put_down(holder, rank, &hands[holder - 1], mistake);
    for card in &cards {
        let hand = &mut hands[holder - 1];
        let index = hand.iter().position(|held| held == card).unwrap();
        hand.remove(index);
    }
    emit(Event::Put(holder, cards.join(" ")))?;
    let true_count = all_of(rank, &cards).len();
    let is_statement_true = true_count == cards.len();
    let counted = match mistake {
        "only-true-cards-counted" => true_count,
        _ => cards.len(),
    };
    table.extend(cards);
    for distance in 1..=3 {
        let player = (holder + distance - 1) % 4 + 1;
        let hand = &hands[player - 1];
        let own_count = all_of(rank, hand).len();
        let ignores_holder = match mistake {
            "next-holder" => true,
            "next-holder-1" => player == 1,
            "next-holder-2" => player == 2,
            _ => false,
        };
        let must_lie_next = (distance == 1 || ignores_holder) && all_of(next_rank, hand).is_empty();
        let total = counted + own_count;
        let cards_left = hands[holder - 1].len();
        let challenges = match player {
            1 => must_lie_next || total > 4 || total == 4 && mistake == "four-is-too-many",
            2 => must_lie_next,
            3 => own_count == 4 || own_count == 3 && mistake == "three-of-a-rank",
            _ => cards_left == 0 || cards_left == 1 && mistake == "one-card-left",
        };
        if challenges {
            emit(Event::Challenge(player))?;
            let taker = if is_statement_true { player } else { holder };
            hands[taker - 1].append(table);
            return emit(Event::Take(taker));
        }
    }
    emit(Event::Nobody)
}

/// Returns the cards that the player puts down as the holder of a round with this rank.
fn cards_to_put_down<'a>(player: usize, rank: &str, hand: &[&'a str], mistake: &str) -> Cards<'a> {
    let mut cards = all_of(rank, hand);
    let adds_card = cards.len() == 1 || cards.len() == 2 && mistake != "added-to-one-card";
    match player {
        3 if cards.is_empty() => rarest_cards(hand, mistake),
        _ if cards.is_empty() => vec![least_first(hand, mistake)[0]],
        1 if mistake != "all-of-player-1" => vec![cards[0]],
        4 if adds_card && hand.len() > cards.len() => {
            let mut other_cards = least_first(hand, mistake);
            other_cards.retain(|card| *card != rank);
            if mistake == "greatest-added" {
                other_cards.reverse();
            }
            cards.push(other_cards[0]);
            cards
        }
        _ => cards,
    }
}

/// Returns the cards that have this rank.
fn all_of<'a>(rank: &str, cards: &[&'a str]) -> Cards<'a> {
    let mut cards = cards.to_vec();
    cards.retain(|card| *card == rank);
    cards
}

/// Returns all cards of the rarest rank in the hand. If several ranks are equally rare, takes the
/// least of them.
fn rarest_cards<'a>(hand: &[&'a str], mistake: &str) -> Cards<'a> {
    let mut cards = least_first(hand, mistake);
    if mistake == "ties-to-the-greatest" {
        cards.reverse();
    }
    let ranks = cards.into_iter();
    let rank = ranks.min_by_key(|rank| all_of(rank, hand).len()).unwrap();
    let mut cards = all_of(rank, hand);
    if mistake == "one-of-the-rarest" {
        cards.truncate(1);
    }
    cards
}

/// Returns the cards from the least to the greatest.
fn least_first<'a>(cards: &[&'a str], mistake: &str) -> Cards<'a> {
    let mut ranks = LEAST_FIRST;
    match mistake {
        "numeric-order" => ranks = RANKS,
        // K is at index 11, Q at 12.
        "king-after-queen" => ranks.swap(11, 12),
        _ => {}
    }
    in_order(cards, &ranks)
}

/// Returns the cards in the order in which `ranks` lists their ranks.
fn in_order<'a>(cards: &[&'a str], ranks: &[&str]) -> Cards<'a> {
    ranks.iter().flat_map(|rank| all_of(rank, cards)).collect()
}
