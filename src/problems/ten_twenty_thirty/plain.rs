//! 10-20-30, played card by card as the rules say.
//!
//! The cards are dealt to seven piles in turn. After each card, three cards of its pile may be
//! picked up: the first two and the last, the first and the last two, or the last three. If they
//! sum to 10, 20 or 30, they go to the bottom of the deck, and the pile is tried again. A pile
//! without cards vanishes. The game is won when all piles have vanished, lost when the deck is
//! empty, and drawn when a position comes back.
//!
//! This program is plain: piles and deck are lists of cards, and a set holds whole positions.
//!
//! If `mistake` is the name of a known mistake, the program imitates it.

use std::collections::BTreeSet;
use std::fmt::{Display, Formatter, Result};

/// An event of a game.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The deck with this number begins. The first deck is 1.
    Case(usize),
    /// This card is dealt.
    Deal(u8),
    /// The card goes to this pile. The piles have the numbers 1 to 7.
    Pile(usize),
    /// These cards are picked up, in the order in which they go under the deck. These are left of
    /// the pile.
    Pick([u8; 3], Vec<u8>),
    /// Nothing, or nothing more, is picked up: the pile keeps these cards.
    Keep(Vec<u8>),
    /// The game ends with `Win `, `Loss` or `Draw`, as in the output.
    End(&'static str),
}

impl Display for Event {
    fn fmt(&self, f: &mut Formatter) -> Result {
        match self {
            Event::Case(number) => write!(f, "case {number}"),
            Event::Deal(card) => write!(f, "deal {card}"),
            Event::Pile(number) => write!(f, "pile {number}"),
            Event::Pick([a, b, c], left) => {
                write!(f, "pick {a} {b} {c} leaves")?;
                left.iter().try_for_each(|card| write!(f, " {card}"))
            }
            Event::Keep(cards) => {
                f.write_str("keep")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
            Event::End(end) => write!(f, "{}", end.trim_end().to_lowercase()),
        }
    }
}

/// Receives each event, and stops the program by returning `None`.
type Emit<'a> = &'a mut dyn FnMut(Event) -> Option<()>;

/// The positions of a game so far. A position lists the cards of each pile, and then the cards of
/// the deck. Zeros separate these lists.
type Seen = BTreeSet<Vec<u8>>;

/// The end of a game, and the number of cards dealt.
type Ending = (&'static str, usize);

/// Returns the output for an input, or `None` if `emit` stops the program or a mistake crashes it.
pub fn answer(input: &str, mistake: &str, emit: Emit) -> Option<String> {
    let words = input.split_whitespace();
    let numbers = words.map_while(|word| word.parse().ok());
    let cards: Vec<u8> = numbers.take_while(|&number| number > 0).collect();
    let mut output = String::new();
    let mut seen = Seen::new();
    for (index, deck) in cards.chunks(52).enumerate() {
        emit(Event::Case(index + 1))?;
        if mistake != "state-kept-between-decks" {
            seen.clear();
        }
        let (end, card_count) = play(deck.to_vec(), &mut seen, mistake, emit)?;
        emit(Event::End(end))?;
        output += &format!("{end}: {card_count}\n");
    }
    Some(output)
}

/// Plays a game to its end. The top card of the deck comes first.
fn play(mut deck: Vec<u8>, seen: &mut Seen, mistake: &str, emit: Emit) -> Option<Ending> {
    let mut piles = vec![Vec::new(); 7];
    // The numbers of the piles that have not vanished.
    let mut pile_numbers: Vec<usize> = (1..=7).collect();
    let mut index = 0;
    let mut card_count = 0;
    loop {
        let card = deck.remove(0);
        emit(Event::Deal(card))?;
        emit(Event::Pile(pile_numbers[index]))?;
        piles[index].push(card);
        card_count += 1;
        if mistake == "empty-deck-before-pick-up" && deck.is_empty() {
            return Some(("Loss", card_count));
        }
        let mut current_position = position(&piles, &deck, index, mistake);
        // A group is a number: two, one or none of its cards come from the start of the pile, the
        // others from its end.
        let mut groups = match mistake {
            "last-three-first" => vec![0, 1, 2],
            "last-three-second" => vec![2, 0, 1],
            _ => vec![2, 1, 0],
        };
        while let Some(cards) = pick_up(&mut piles[index], &mut deck, &mut groups, mistake) {
            emit(Event::Pick(cards, piles[index].clone()))?;
        }
        if !piles[index].is_empty() {
            emit(Event::Keep(piles[index].clone()))?;
        }
        // When a pile vanishes, the pile to its right takes its place in the list.
        let mut next_index = index + 1;
        if piles[index].is_empty() {
            piles.remove(index);
            pile_numbers.remove(index);
            next_index = index;
            if mistake == "next-pile-skipped" && index < piles.len() {
                next_index += 1;
            }
        }
        if piles.is_empty() {
            return Some(("Win ", card_count));
        }
        if deck.is_empty() {
            return Some(("Loss", card_count));
        }
        if mistake == "array-of-1000" && card_count == 1000 {
            return None;
        }
        if mistake != "compared-before-the-pick-up" {
            current_position = position(&piles, &deck, index, mistake);
        }
        let is_forgotten = mistake == "first-deal-forgotten" && card_count < 52;
        if !is_forgotten && !seen.insert(current_position) && mistake != "no-draws" {
            return Some(("Draw", card_count));
        }
        index = next_index % piles.len();
    }
}

/// Picks up three cards, if the rules allow it. Only these groups are tried, in this order.
fn pick_up(
    pile: &mut Vec<u8>,
    deck: &mut Vec<u8>,
    groups: &mut Vec<usize>,
    mistake: &str,
) -> Option<[u8; 3]> {
    let size = pile.len();
    if size < 3 {
        return None;
    }
    for (group_index, &at_start) in groups.iter().enumerate() {
        let end = size + at_start - 3;
        let mut cards = [&pile[..at_start], &pile[end..]].concat();
        if [10, 20, 30].contains(&cards.iter().sum()) {
            pile.drain(end..);
            pile.drain(..at_start);
            if mistake == "returned-in-reverse" {
                cards.reverse();
            }
            deck.extend(&cards);
            match mistake {
                "groups-in-a-circle" => groups.rotate_left(group_index + 1),
                "groups-not-restarted" => drop(groups.drain(..=group_index)),
                "one-pick-up-a-deal" => groups.clear(),
                _ => {}
            }
            return cards.try_into().ok();
        }
    }
    None
}

/// Returns the position as a list of numbers. `index` is the index of the pile that received the
/// last card.
fn position(piles: &[Vec<u8>], deck: &[u8], index: usize, mistake: &str) -> Vec<u8> {
    let mut cards = piles.join(&0);
    if mistake == "piles-joined" {
        cards = piles.concat();
    }
    let mut position = [&cards, &[0][..], deck].concat();
    if mistake == "deck-forgotten" {
        position = cards;
    }
    if mistake == "pile-in-key" {
        position.push(index as u8);
    }
    if mistake == "weak-hash" {
        // A weak hash, which is the same for many similar positions.
        let terms = position.iter().zip((0..8).cycle());
        let hash: u32 = terms.map(|(card, factor)| u32::from(*card) * factor).sum();
        position = hash.to_le_bytes().to_vec();
    }
    position
}
