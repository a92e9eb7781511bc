//! Naive model of 10-20-30 (UVa 246): seven piles and a deck of plain numbers,
//! with every whole position kept in a map.

use std::collections::{HashMap, VecDeque};

/// The number of piles.
pub const PILES: usize = 7;

/// Which three cards of a pile are picked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Combination {
    /// The first two and the last. (Of a pile of three it is always this one.)
    FirstTwoAndLast,
    /// The first and the last two.
    FirstAndLastTwo,
    /// The last three.
    LastThree,
}

impl Combination {
    /// All three, in the order in which they are tried.
    pub const ALL: [Combination; 3] = [
        Combination::FirstTwoAndLast,
        Combination::FirstAndLastTwo,
        Combination::LastThree,
    ];

    /// The places of the three cards in a pile of `size` cards, from 0 at the oldest card.
    pub fn places(self, size: usize) -> [usize; 3] {
        match self {
            Combination::FirstTwoAndLast => [0, 1, size - 1],
            Combination::FirstAndLastTwo => [0, size - 2, size - 1],
            Combination::LastThree => [size - 3, size - 2, size - 1],
        }
    }
}

/// Three cards picked up from a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PickUp {
    /// Which three.
    pub combination: Combination,
    /// The cards, in the order in which they lay in the pile.
    pub cards: [u8; 3],
    /// Their sum: 10, 20 or 30.
    pub sum: u8,
}

/// All seven piles (oldest card first; a vanished one is empty) and the deck (top card first).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The piles from left to right.
    pub piles: [Vec<u8>; PILES],
    /// The deck.
    pub deck: VecDeque<u8>,
}

impl Position {
    /// All cards in a row, with a 0 after each pile.
    fn text(&self) -> Vec<u8> {
        let mut text = Vec::with_capacity(52 + PILES);
        for pile in &self.piles {
            text.extend(pile);
            text.push(0);
        }
        text.extend(&self.deck);
        text
    }
}

/// One card dealt, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// How many cards have been dealt, this one included.
    pub number: usize,
    /// The card.
    pub card: u8,
    /// The pile it was laid on, from 0.
    pub pile: usize,
    /// The pick-ups, in order.
    pub pick_ups: Vec<PickUp>,
    /// Whether the pile has vanished.
    pub vanished: bool,
    /// The position after it all.
    pub position: Position,
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Every pile has vanished.
    Win,
    /// The deck is empty.
    Loss,
    /// The position occurred before.
    Draw {
        /// How many cards had been dealt when the position occurred first.
        earlier: usize,
    },
}

/// A whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Every deal, the first seven included.
    pub deals: Vec<Deal>,
    /// The end.
    pub end: End,
    /// How many cards were dealt: the number the judge reports.
    pub dealt: usize,
}

/// Plays a deck, top card first, to the end.
///
/// # Panics
/// On a deck of other than 52 cards or with a card outside 1..=10.
pub fn play(deck: &[u8]) -> Game {
    let mut deals = Vec::new();
    let (end, dealt) = deal_cards(deck, |deal| deals.push(deal()));
    Game { deals, end, dealt }
}

/// Plays a deck to the end, and counts the cards dealt. `watch` gets a function that describes the
/// deal just made.
///
/// Positions are compared from the seventh card on: before it not every pile exists.
fn deal_cards(deck: &[u8], mut watch: impl FnMut(&dyn Fn() -> Deal)) -> (End, usize) {
    assert_eq!(deck.len(), 52, "a deck has 52 cards");
    assert!(deck.iter().all(|card| (1..=10).contains(card)));
    let mut position = Position {
        piles: Default::default(),
        deck: deck.iter().copied().collect(),
    };
    let mut is_live = [true; PILES];
    let mut pile = 0;
    // Each position so far, with the number of cards dealt and the pile next dealt to.
    let mut occurred: HashMap<Vec<u8>, (usize, usize)> = HashMap::new();
    for number in 1.. {
        deal_card(&mut position, number, pile, &mut watch);
        is_live[pile] = !position.piles[pile].is_empty();
        if !is_live.contains(&true) {
            return (End::Win, number);
        }
        if position.deck.is_empty() {
            return (End::Loss, number);
        }
        pile = next_live(&is_live, pile);
        if number < PILES {
            continue;
        }
        if let Some((earlier, next_pile)) = occurred.insert(position.text(), (number, pile)) {
            assert_eq!(next_pile, pile, "equal positions have the same next pile");
            return (End::Draw { earlier }, number);
        }
    }
    unreachable!("a game ends")
}

/// Lays the top card of the deck on the pile and picks up what can be.
fn deal_card(
    position: &mut Position,
    number: usize,
    pile: usize,
    watch: &mut impl FnMut(&dyn Fn() -> Deal),
) {
    let card = position.deck.pop_front().expect("a card in the deck");
    position.piles[pile].push(card);
    let mut pick_ups = Vec::new();
    while let Some(pick_up) = pick_up(&mut position.piles[pile]) {
        position.deck.extend(pick_up.cards);
        pick_ups.push(pick_up);
    }
    watch(&|| Deal {
        number,
        card,
        pile,
        pick_ups: pick_ups.clone(),
        vanished: position.piles[pile].is_empty(),
        position: position.clone(),
    });
}

/// Removes the first combination that fits from the pile, if one does.
pub fn pick_up(pile: &mut Vec<u8>) -> Option<PickUp> {
    if pile.len() < 3 {
        return None;
    }
    for combination in Combination::ALL {
        let places = combination.places(pile.len());
        let cards = places.map(|place| pile[place]);
        let sum = cards.iter().sum();
        if sum == 10 || sum == 20 || sum == 30 {
            for place in places.into_iter().rev() {
                pile.remove(place);
            }
            return Some(PickUp {
                combination,
                cards,
                sum,
            });
        }
    }
    None
}

/// The next pile to the right, from the rightmost on to the leftmost, that has not vanished.
fn next_live(is_live: &[bool; PILES], pile: usize) -> usize {
    let mut next = (pile + 1) % PILES;
    while !is_live[next] {
        next = (next + 1) % PILES;
    }
    next
}

/// What the judge prints for the input.
///
/// # Panics
/// On malformed input.
pub fn answer(input: &str) -> String {
    let mut cards = input
        .split_whitespace()
        .map(|word| word.parse::<u8>().expect("a card"));
    let mut output = String::new();
    while let Some(first) = cards.next() {
        if first == 0 {
            break;
        }
        let mut deck = vec![first];
        for _ in 1..52 {
            deck.push(cards.next().expect("a card of the deck"));
        }
        let (end, dealt) = deal_cards(&deck, |_| {});
        let word = match end {
            End::Win => "Win ",
            End::Loss => "Loss",
            End::Draw { .. } => "Draw",
        };
        output.push_str(&format!("{word}: {dealt}\n"));
    }
    output
}
