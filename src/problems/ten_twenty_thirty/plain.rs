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
//! A known mistake replaces one function of [`Rules`].

use std::collections::{BTreeMap, BTreeSet};
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
pub type Emit<'a> = &'a mut dyn FnMut(Event) -> Option<()>;

/// The cards of the deck, the top card first, or of a pile, the oldest card first. A position lists
/// the cards of each pile, and then those of the deck, with zeros between these lists.
pub type Cards = Vec<u8>;

/// The positions of a game so far.
pub type Seen = BTreeSet<Cards>;

/// The state of a game.
pub struct Game {
    pub deck: Cards,
    /// The piles that have not vanished, by number.
    pub piles: BTreeMap<usize, Cards>,
    /// The number of the pile that received the last card.
    pub pile: usize,
    pub card_count: usize,
}

/// The functions that a mistake may replace.
pub struct Rules {
    pub answer: fn(&str, &Rules, Emit) -> Option<String>,
    pub next_pile: fn(&mut Game),
    pub pick_up: fn(&mut Game, &Rules, Emit) -> Option<Cards>,
    pub pick: fn(&mut Cards, &mut Vec<usize>) -> Option<[u8; 3]>,
    pub position: fn(&Game) -> Cards,
    pub has_occurred: fn(&Game, Cards, &mut Seen) -> bool,
}

pub const RIGHT: Rules = Rules {
    answer,
    next_pile,
    pick_up,
    pick: |pile, groups| pick(pile, groups),
    position,
    has_occurred,
};

/// Returns the output for an input, or `None` if `emit` stops the program or a mistake crashes it.
pub fn answer(input: &str, rules: &Rules, emit: Emit) -> Option<String> {
    let numbers = input.split_whitespace().flat_map(str::parse);
    let cards: Cards = numbers.take_while(|&number| number > 0).collect();
    let (mut output, mut seen) = (String::new(), Seen::new());
    for (deck, number) in cards.chunks(52).zip(1..) {
        emit(Event::Case(number))?;
        let mut game = Game {
            deck: deck.to_vec(),
            piles: (1..=7).map(|number| (number, Cards::new())).collect(),
            pile: 7,
            card_count: 0,
        };
        let end = play(&mut game, &mut seen, rules, emit)?;
        emit(Event::End(end))?;
        output += &format!("{end}: {}\n", game.card_count);
    }
    Some(output)
}

/// Plays a game to its end.
fn play(game: &mut Game, seen: &mut Seen, rules: &Rules, emit: Emit) -> Option<&'static str> {
    loop {
        let card = game.deck.remove(0);
        game.card_count += 1;
        emit(Event::Deal(card))?;
        (rules.next_pile)(game);
        emit(Event::Pile(game.pile))?;
        game.piles.get_mut(&game.pile)?.push(card);
        let position = (rules.pick_up)(game, rules, emit)?;
        match (game.piles.len(), game.deck.len()) {
            (0, _) => return Some("Win "),
            (_, 0) => return Some("Loss"),
            _ if (rules.has_occurred)(game, position, seen) => return Some("Draw"),
            _ => {}
        }
    }
}

/// Goes on to the next pile to the right, or else to the leftmost.
pub fn next_pile(game: &mut Game) {
    let mut piles_in_turn = game.piles.range(game.pile + 1..).chain(&game.piles);
    game.pile = piles_in_turn.next().map_or(0, |(number, _)| *number);
}

/// Moves cards from the pile to the bottom of the deck while some can be picked up. Returns the
/// position afterwards.
pub fn pick_up(game: &mut Game, rules: &Rules, emit: Emit) -> Option<Cards> {
    let pile = game.piles.get_mut(&game.pile)?;
    let mut groups = vec![2, 1, 0];
    while let Some(cards) = (rules.pick)(pile, &mut groups) {
        game.deck.extend(cards);
        emit(Event::Pick(cards, pile.clone()))?;
    }
    if pile.is_empty() {
        game.piles.remove(&game.pile);
    } else {
        emit(Event::Keep(pile.clone()))?;
    }
    Some((rules.position)(game))
}

/// Takes the first of these groups whose cards sum to 10, 20 or 30 from the pile. A group is a
/// number: two, one or none of its cards come from the start of the pile, the others from its end.
pub fn pick(pile: &mut Cards, groups: &[usize]) -> Option<[u8; 3]> {
    for &at_start in groups {
        let end = pile.len().checked_sub(3)? + at_start;
        let cards = [&pile[..at_start], &pile[end..]].concat();
        if [10, 20, 30].contains(&cards.iter().sum()) {
            *pile = pile[at_start..end].to_vec();
            return cards.try_into().ok();
        }
    }
    None
}

/// Returns the position.
pub fn position(game: &Game) -> Cards {
    let lists = game.piles.values().chain([&game.deck]);
    lists.map(Vec::as_slice).collect::<Vec<_>>().join(&0)
}

/// Returns true if the position has occurred before in the game.
pub fn has_occurred(game: &Game, position: Cards, seen: &mut Seen) -> bool {
    if game.card_count == 1 {
        seen.clear();
    }
    !seen.insert(position)
}
