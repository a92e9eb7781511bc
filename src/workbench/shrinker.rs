//! Functions that the problems' shrinkers share. A shrinker makes candidates: cases that are
//! simpler than a failing case, and may fail, too.
//!
//! Candidates that lack large parts of the case come first. Candidates that differ in a single
//! element come last. Only candidates with a smaller [`Weight`] are tried. Therefore shrinking
//! always ends. If no candidate fails, the case is one-minimal: no simpler case that differs in a
//! single element fails. This is delta debugging: Andreas Zeller and Ralf Hildebrandt,
//! "Simplifying and Isolating Failure-Inducing Input", IEEE Transactions on Software Engineering
//! 28(2), 2002.

use crate::workbench::generator::{fnv1a, Random};
use std::iter::{once_with, successors};

/// The weight of a case. A simpler case has a smaller weight. Each problem chooses three numbers;
/// the first ones are compared first, and unused ones are 0.
pub type Weight = [u64; 3];

/// Candidates, computed one at a time: there may be very many, and often one of the first fails.
pub type Candidates<C> = Box<dyn Iterator<Item = C>>;

/// Splits a list of `count` items into ever smaller parts, and returns the start and the end of
/// each: first of the whole list, then of its halves, its quarters, and so on, down to single
/// items.
pub fn parts(count: usize) -> impl Iterator<Item = (usize, usize)> {
    let halves = successors(Some(count), |length| Some(length / 2));
    let lengths = halves.take_while(|length| *length > 0);
    lengths.flat_map(move |length| {
        let starts = (0..count).step_by(length);
        starts.map(move |start| (start, (start + length).min(count)))
    })
}

/// A change that makes a case simpler.
pub type Change<T> = Box<dyn Fn(&mut T)>;

/// Returns a copy of `value` for each change, with only this change applied.
pub fn apply_each<T: Clone>(value: T, changes: Vec<Change<T>>) -> impl Iterator<Item = T> {
    changes.into_iter().map(move |change| {
        let mut changed = value.clone();
        change(&mut changed);
        changed
    })
}

/// Returns the number of pairs of values in which the greater value comes first.
pub fn inversions<T: PartialOrd>(values: &[T]) -> u64 {
    let counts = (1..values.len()).map(|index| {
        let prefix = values[..index].iter();
        prefix.filter(|value| **value > values[index]).count()
    });
    counts.sum::<usize>() as u64
}

/// Several orders of the same cards.
type Orders<const N: usize> = Vec<[u8; N]>;

/// The number of random orders among the candidates. More orders find smaller cases, but each
/// shrinking step takes longer.
const RANDOM_ORDER_COUNT: usize = 3000;

/// The maximum number of swaps that make a random order. 41 swaps move most cards of a pack of 52,
/// so more swaps would hardly make a difference.
const MAX_SWAPS: u32 = 41;

/// Returns the weight of a case that is an order of cards. An order with a shorter game is simpler.
/// Among orders with equally long games, one with fewer inversions is simpler.
pub fn weight_of_cards(game_length: u32, cards: &[u8]) -> Weight {
    [game_length.into(), inversions(cards), 0]
}

/// Returns simpler orders of `cards`, for games in which the order of the cards alone decides what
/// happens. First come orders in which a part is sorted or two cards are swapped. Then come random
/// orders, 2 to `MAX_SWAPS` random swaps away from `cards` or from the sorted order. Each group is
/// sorted by weight. The random seed is a hash of the cards. Therefore the same cards always have
/// the same candidates.
pub fn orders<const N: usize>(
    cards: [u8; N],
    weight: fn(&[u8; N]) -> Weight,
) -> impl Iterator<Item = [u8; N]> {
    // Most orders are not simpler. They are left out here because to weigh an order is to play.
    let own_weight = weight(&cards);
    let simplest_first = move |orders: Orders<N>| {
        let weighed = orders.into_iter().map(|cards| (weight(&cards), cards));
        let mut simpler: Vec<_> = weighed.filter(|(weight, _)| *weight < own_weight).collect();
        simpler.sort_unstable();
        simpler.into_iter().map(|(_, cards)| cards)
    };
    let first_orders = simplest_first(systematic_orders(&cards));
    let last_orders = once_with(move || simplest_first(random_orders(&cards)));
    first_orders.chain(last_orders.flatten())
}

/// Returns `cards` with each of its parts sorted, and with each pair of different cards swapped.
fn systematic_orders<const N: usize>(cards: &[u8; N]) -> Orders<N> {
    let sorted_orders = parts(N).map(|(start, end)| {
        let mut order = *cards;
        order[start..end].sort_unstable();
        order
    });
    let mut orders: Orders<N> = sorted_orders.collect();
    for index in 0..N {
        for earlier_index in (0..index).filter(|&earlier| cards[earlier] != cards[index]) {
            let mut order = *cards;
            order.swap(earlier_index, index);
            orders.push(order);
        }
    }
    orders
}

/// Returns orders that are 2 to `MAX_SWAPS` random swaps away from `cards` or from the sorted
/// order.
fn random_orders<const N: usize>(cards: &[u8; N]) -> Orders<N> {
    let mut random = Random::new(fnv1a(cards));
    let make_order = |_| {
        let mut order = *cards;
        if random.chance(1, 2) {
            order.sort_unstable();
        }
        let swaps = random.between(2, MAX_SWAPS);
        random.shuffle_by(Some(swaps), &mut order);
        order
    };
    (0..RANDOM_ORDER_COUNT).map(make_order).collect()
}
