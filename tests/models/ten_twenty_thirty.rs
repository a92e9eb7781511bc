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
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The piles from left to right.
    pub piles: [Vec<u8>; PILES],
    /// The deck.
    pub deck: VecDeque<u8>,
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
pub struct Account {
    /// Every deal, the first seven included.
    pub deals: Vec<Deal>,
    /// The end.
    pub end: End,
    /// How many cards were dealt: the number the judge reports.
    pub dealt: usize,
}

/// Plays a deck, top card first, to the end.
///
/// Positions are compared from the seventh card on: before it not every pile exists.
///
/// # Panics
/// On a deck of other than 52 cards or with a card outside 1..=10.
pub fn play(deck: &[u8]) -> Account {
    assert_eq!(deck.len(), 52, "a deck has 52 cards");
    assert!(deck.iter().all(|card| (1..=10).contains(card)));
    let mut position = Position {
        piles: Default::default(),
        deck: deck.iter().copied().collect(),
    };
    let mut is_live = [true; PILES];
    let mut pile = 0;
    let mut deals: Vec<Deal> = Vec::new();
    // Each position so far, with the number of cards dealt and the pile next dealt to.
    let mut occurred: HashMap<Position, (usize, usize)> = HashMap::new();
    let end = loop {
        let number = deals.len() + 1;
        let deal = deal_card(&mut position, number, pile);
        is_live[pile] = !deal.vanished;
        deals.push(deal);
        if !is_live.contains(&true) {
            break End::Win;
        }
        if position.deck.is_empty() {
            break End::Loss;
        }
        pile = next_live(&is_live, pile);
        if number >= PILES {
            if let Some(&(earlier, next_pile)) = occurred.get(&position) {
                assert_eq!(next_pile, pile, "equal positions have the same next pile");
                break End::Draw { earlier };
            }
            occurred.insert(position.clone(), (number, pile));
        }
    };
    let dealt = deals.len();
    Account { deals, end, dealt }
}

/// Lays the top card of the deck on the pile and picks up what can be.
fn deal_card(position: &mut Position, number: usize, pile: usize) -> Deal {
    let card = position.deck.pop_front().expect("a card in the deck");
    position.piles[pile].push(card);
    let mut pick_ups = Vec::new();
    while let Some(pick_up) = pick_up(&mut position.piles[pile]) {
        position.deck.extend(pick_up.cards);
        pick_ups.push(pick_up);
    }
    Deal {
        number,
        card,
        pile,
        pick_ups,
        vanished: position.piles[pile].is_empty(),
        position: position.clone(),
    }
}

/// Removes the first combination that fits from the pile, if one does.
fn pick_up(pile: &mut Vec<u8>) -> Option<PickUp> {
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
        let account = play(&deck);
        let word = match account.end {
            End::Win => "Win ",
            End::Loss => "Loss",
            End::Draw { .. } => "Draw",
        };
        output.push_str(&format!("{word}: {}\n", account.dealt));
    }
    output
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "\
2 6 5 10 10 4 10 10 10 4 5 10 4 5 10 9 7 6 1 7 6 9 5 3 10 10 4 10 9 2 1
10 1 10 10 10 3 10 9 8 10 8 7 1 2 8 6 7 3 3 8 2
4 3 2 10 8 10 6 8 9 5 8 10 5 3 5 4 6 9 9 1 7 6 3 5 10 10 8 10 9 10 10 7
2 6 10 10 4 10 1 3 10 1 1 10 2 2 10 4 10 7 7 10
10 5 4 3 5 7 10 8 2 3 9 10 8 4 5 1 7 6 7 2 6 9 10 2 3 10 3 4 4 9 10 1 1
10 5 10 10 1 8 10 7 8 10 6 10 10 10 9 6 2 10 10
0
";

    const TRAPS: &str = "\
8 1 8 10 4 4 3 10 1 9 10 10 10 1 4 10 9 4 6 3 10 10 10 5 6 7 2 10 2 10 7 8 6 5 3 6 10 2 10 1 10 5 8 9 9 7 3 5 7 10 2 10
6 10 6 5 5 1 1 10 6 3 7 7 9 10 8 7 4 10 10 9 10 8 10 10 3 3 10 10 4 4 7 10 2 8 5 1 8 6 10 10 10 10 1 4 9 5 3 2 2 2 9 10
5 2 5 10 10 2 5 10 6 10 1 5 2 8 1 8 9 8 10 7 1 4 9 10 10 10 6 3 6 10 10 7 9 10 10 10 7 4 10 4 9 7 10 6 3 3 1 8 10 3 2 4
10 7 10 10 3 10 3 10 7 10 4 10 6 7 10 5 1 5 1 7 10 9 4 9 6 10 5 2 9 3 1 10 9 10 5 1 2 8 8 8 10 10 2 10 10 8 4 6 2 6 4 3
10 7 10 10 9 10 4 10 3 2 7 10 10 9 10 10 8 3 1 10 7 6 10 9 10 6 8 4 4 3 1 1 5 2 5 5 3 4 9 10 6 7 2 8 6 1 5 10 2 10 8 10
";

    #[test]
    fn sample() {
        assert_eq!(answer(SAMPLE), "Win : 66\nLoss: 82\nDraw: 73\n");
    }

    #[test]
    fn traps() {
        let expected = "Draw: 175\nDraw: 180\nLoss: 88\nWin : 2112\nWin : 21\n";
        assert_eq!(answer(TRAPS), expected);
        assert_eq!(answer(&TRAPS.repeat(2)), expected.repeat(2));
    }

    #[test]
    fn example_of_pick_ups() {
        let mut pile = vec![5, 9, 7, 3, 6];
        let expected = PickUp {
            combination: Combination::FirstTwoAndLast,
            cards: [5, 9, 6],
            sum: 20,
        };
        assert_eq!(pick_up(&mut pile), Some(expected));
        assert_eq!(pile, [7, 3]);

        let mut pile = vec![5, 9, 7, 3, 10];
        let expected = PickUp {
            combination: Combination::LastThree,
            cards: [7, 3, 10],
            sum: 20,
        };
        assert_eq!(pick_up(&mut pile), Some(expected));
        assert_eq!(pile, [5, 9]);

        let mut pile = vec![5, 9, 7, 3, 2];
        assert_eq!(
            pick_up(&mut pile).map(|pick_up| pick_up.combination),
            Some(Combination::FirstAndLastTwo)
        );
        assert_eq!(pile, [9, 7]);
        assert_eq!(pick_up(&mut vec![10, 10]), None);
    }

    /// A deck of real cards in an order drawn from the seed.
    fn shuffled(seed: &mut u64) -> Vec<u8> {
        let mut deck: Vec<u8> = (0..52).map(|i| (i % 13 + 1).min(10)).collect();
        for i in (1..deck.len()).rev() {
            *seed = seed
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            deck.swap(i, ((*seed >> 33) % (i as u64 + 1)) as usize);
        }
        deck
    }

    #[test]
    fn accounts_hold_together() {
        let mut seed = 1;
        let mut losses = 0;
        for _ in 0..200 {
            let deck = shuffled(&mut seed);
            let account = play(&deck);
            let mut dealt_to = [0; PILES];
            for (index, deal) in account.deals.iter().enumerate() {
                assert_eq!(deal.number, index + 1);
                dealt_to[deal.pile] += 1;
                for (pile, times) in deal.position.piles.iter().zip(dealt_to) {
                    assert_eq!(pile.len() % 3, times % 3);
                }
                let mut cards: Vec<u8> = deal.position.piles.concat();
                cards.extend(&deal.position.deck);
                cards.sort();
                let mut all = deck.clone();
                all.sort();
                assert_eq!(cards, all);
            }
            let last = account.deals.last().unwrap();
            match account.end {
                End::Win => assert_eq!(last.position.deck.len(), 52),
                End::Loss => {
                    losses += 1;
                    assert!(last.position.deck.is_empty());
                }
                End::Draw { earlier } => {
                    assert_eq!(account.deals[earlier - 1].position, last.position);
                }
            }
        }
        assert!(losses > 180);
    }
}
