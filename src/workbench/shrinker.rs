//! The parts that the problems' shrinkers share. A shrinker makes candidates: cases that are
//! simpler than a failing one and may fail, too.
//!
//! Candidates are made lazily. Those without large parts of the case come first, those that differ
//! in a single element last. Only candidates of a smaller [`Weight`] count. Therefore shrinking
//! ends, and a case without a failing candidate is one-minimal: no single element can be left out
//! or made simpler. This is delta debugging: Andreas Zeller and Ralf Hildebrandt, "Simplifying and
//! Isolating Failure-Inducing Input", IEEE Transactions on Software Engineering 28(2), 2002.

use crate::workbench::generator::{fnv1a, Random};
use std::iter::{once_with, successors};

/// The weight of a case: smaller for a simpler one. The first number counts most.
pub type Weight = [u64; 3];

/// Cases made lazily, because there may be very many, and often the first ones suffice.
pub type Candidates<C> = Box<dyn Iterator<Item = C>>;

/// Returns parts of a list of `count` items, each as its start and its end, large ones first: the
/// whole, halves, quarters, and so on, down to the single items.
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

/// Returns a copy of `value` after each of the changes.
pub fn after_each<T: Clone>(value: T, changes: Vec<Change<T>>) -> impl Iterator<Item = T> {
    changes.into_iter().map(move |change| {
        let mut changed = value.clone();
        change(&mut changed);
        changed
    })
}

/// Returns the number of pairs of `values` of which the greater value comes first.
pub fn inversions<T: PartialOrd>(values: &[T]) -> u64 {
    let inversions = (1..values.len()).map(|last| {
        let before = values[..last].iter();
        before.filter(|value| **value > values[last]).count()
    });
    inversions.sum::<usize>() as u64
}

/// Orders of the same cards.
type Orders<const N: usize> = Vec<[u8; N]>;

/// The number of random orders that are tried.
const SAMPLES: usize = 3000;

/// The maximum number of swaps that lead to a random order.
const MAX_SWAPS: u32 = 41;

/// Returns the weight of cards: the length of their game, and the number of their inversions.
pub fn weight_of_cards(length: u32, cards: &[u8]) -> Weight {
    [length.into(), inversions(cards), 0]
}

/// Returns other orders of the cards of a game without choices. Orders with a sorted part or two
/// swapped cards come first, and then random ones, a few swaps away from `cards` or from the sorted
/// order. Both groups are sorted by weight. The seed is a hash of the cards, so the same cards have
/// the same candidates.
pub fn orders<const N: usize>(
    cards: [u8; N],
    weight: fn(&[u8; N]) -> Weight,
) -> impl Iterator<Item = [u8; N]> {
    let simplest_first = move |mut orders: Orders<N>| {
        orders.sort_by_cached_key(|cards| (weight(cards), *cards));
        orders
    };
    let near = simplest_first(near(&cards));
    let sampled = once_with(move || simplest_first(sampled(&cards)));
    near.into_iter().chain(sampled.flatten())
}

/// Returns the cards with each part sorted, and with each pair of different cards swapped.
fn near<const N: usize>(cards: &[u8; N]) -> Orders<N> {
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

/// Returns the cards in random orders.
fn sampled<const N: usize>(cards: &[u8; N]) -> Orders<N> {
    let mut random = Random::new(fnv1a(cards));
    let sample = |_| {
        let mut sample = *cards;
        if random.chance(1, 2) {
            sample.sort_unstable();
        }
        let swaps = random.between(2, MAX_SWAPS);
        random.shuffle_by(Some(swaps), &mut sample);
        sample
    };
    (0..SAMPLES).map(sample).collect()
}
