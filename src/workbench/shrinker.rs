//! Functions that the problems' shrinkers share. A shrinker makes candidates: cases that are
//! simpler than a failing case, and may fail, too.
//!
//! Candidates that lack large parts of the case come first; candidates that differ in a single
//! element come last. Only candidates with a smaller [`Weight`] are tried, so shrinking always
//! ends. If no candidate fails, the case is one-minimal: no single element can be removed or made
//! simpler. This is delta debugging: Andreas Zeller and Ralf Hildebrandt, "Simplifying and
//! Isolating Failure-Inducing Input", IEEE Transactions on Software Engineering 28(2), 2002.

use crate::workbench::generator::{fnv1a, Random};
use std::iter::{once_with, successors};

/// The weight of a case, which is smaller for a simpler case. The first number is compared first.
pub type Weight = [u64; 3];

/// Candidates made lazily: there may be very many, and often the first few suffice.
pub type Candidates<C> = Box<dyn Iterator<Item = C>>;

/// Returns the start and the end of parts of a list of `count` items, the largest first: the whole
/// list, its halves, its quarters, and so on, down to single items.
pub fn parts(count: usize) -> impl Iterator<Item = (usize, usize)> {
    let lengths = successors(Some(count), |length| Some(length / 2));
    let lengths = lengths.take_while(|length| *length > 0);
    lengths.flat_map(move |length| {
        let starts = (0..count).step_by(length);
        starts.map(move |start| (start, (start + length).min(count)))
    })
}

/// A change that makes a case simpler.
pub type Change<T> = Box<dyn Fn(&mut T)>;

/// Returns a copy of `value` for each change, with only this change applied.
pub fn after_each<T: Clone>(value: T, changes: Vec<Change<T>>) -> impl Iterator<Item = T> {
    changes.into_iter().map(move |change| {
        let mut changed = value.clone();
        change(&mut changed);
        changed
    })
}

/// Returns the number of pairs of values in which the greater value comes first.
pub fn inversions<T: PartialOrd>(values: &[T]) -> u64 {
    let inversions = (1..values.len()).map(|last| {
        let before = values[..last].iter();
        before.filter(|value| **value > values[last]).count()
    });
    inversions.sum::<usize>() as u64
}

/// Several orders of the same cards.
type Orders<const N: usize> = Vec<[u8; N]>;

/// The number of random orders that are tried.
const RANDOM_ORDERS: usize = 3000;

/// The maximum number of random swaps in a random order.
const MAX_SWAPS: u32 = 41;

/// Returns the weight of a case that consists of cards: the length of the game, then the number of
/// inversions.
pub fn weight_of_cards(game_length: u32, cards: &[u8]) -> Weight {
    [game_length.into(), inversions(cards), 0]
}

/// Returns other orders of `cards`, for games without choices. First come orders in which a part is
/// sorted or two cards are swapped. Then come random orders, a few swaps away from `cards` or from
/// the sorted order. Each group is sorted by weight. The random seed is a hash of the cards, so the
/// same cards always have the same candidates.
pub fn orders<const N: usize>(
    cards: [u8; N],
    weight: fn(&[u8; N]) -> Weight,
) -> impl Iterator<Item = [u8; N]> {
    let simplest_first = move |mut orders: Orders<N>| {
        orders.sort_by_cached_key(|cards| (weight(cards), *cards));
        orders
    };
    let near = simplest_first(near_orders(&cards));
    let random = once_with(move || simplest_first(random_orders(&cards)));
    near.into_iter().chain(random.flatten())
}

/// Returns one order for each part, with this part sorted, and one for each pair of different
/// cards, with this pair swapped.
fn near_orders<const N: usize>(cards: &[u8; N]) -> Orders<N> {
    let sorted = parts(N).map(|(start, end)| {
        let mut sorted = *cards;
        sorted[start..end].sort_unstable();
        sorted
    });
    let mut orders: Orders<N> = sorted.collect();
    for last in 0..N {
        for first in (0..last).filter(|&first| cards[first] != cards[last]) {
            let mut swapped = *cards;
            swapped.swap(first, last);
            orders.push(swapped);
        }
    }
    orders
}

/// Returns orders a few random swaps away from `cards` or from the sorted order.
fn random_orders<const N: usize>(cards: &[u8; N]) -> Orders<N> {
    let mut random = Random::new(fnv1a(cards));
    let random_order = |_| {
        let mut order = *cards;
        if random.chance(1, 2) {
            order.sort_unstable();
        }
        let swaps = random.between(2, MAX_SWAPS);
        random.shuffle_by(Some(swaps), &mut order);
        order
    };
    (0..RANDOM_ORDERS).map(random_order).collect()
}
