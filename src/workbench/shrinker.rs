//! Finding the smallest input on which a program fails: candidates that are simpler than a case.
//!
//! Each problem weighs cases: see [`Weight`]. Its candidates are made lazily, those
//! with large parts left out first and those that differ in a single element last. Only candidates
//! of a smaller weight count. Therefore shrinking ends, and a case without a failing candidate is
//! one-minimal: no single element of it can be left out or made simpler. This is delta debugging:
//! Andreas Zeller and Ralf Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", IEEE
//! Transactions on Software Engineering 28(2), 2002.

use crate::workbench::generator::{fnv1a, Random};
use std::iter::{once_with, successors};

/// The weight of a case: the smaller, the simpler. The first number counts most.
pub type Weight = [u64; 3];

/// Other cases, made lazily: there may be very many, and few may be needed.
pub type Candidates<C> = Box<dyn Iterator<Item = C>>;

/// Parts of a list of `count` items, each as its start and its end, large ones first: the whole,
/// halves, quarters, and so on; last come the single items.
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

/// `value` after each of the changes, made one at a time.
pub fn after_each<T: Clone>(value: T, changes: Vec<Change<T>>) -> impl Iterator<Item = T> {
    changes.into_iter().map(move |change| {
        let mut changed = value.clone();
        change(&mut changed);
        changed
    })
}

/// Returns the number of pairs of `values` in the wrong order: the greater one first.
pub fn inversions<T: PartialOrd>(values: &[T]) -> u64 {
    let inversions = (1..values.len()).map(|last| {
        let before = values[..last].iter();
        before.filter(|value| **value > values[last]).count()
    });
    inversions.sum::<usize>() as u64
}

/// Orders of the cards of a game that nobody can influence.
type Orders<const N: usize> = Vec<[u8; N]>;

/// The number of random orders of some cards that are tried.
const SAMPLES: usize = 3000;

/// The most swaps that lead to a random order.
const SWAPS: u32 = 40;

/// Returns the weight of cards: the length of their game, and how many pairs of cards are in the wrong order.
pub fn weight_of_cards(length: u32, cards: &[u8]) -> Weight {
    [length.into(), inversions(cards), 0]
}

/// Returns other orders of some cards. The simplest come first: those in which a part is sorted or two
/// cards are swapped, and after them some at random, which are a few swaps away from the given or the
/// sorted order. The seed is taken from the cards, so the same cards have the same candidates.
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

/// The cards with a part of them sorted, and with two of them swapped.
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

/// The cards in random orders.
fn sampled<const N: usize>(cards: &[u8; N]) -> Orders<N> {
    let mut random = Random::new(fnv1a(cards));
    let sample = |_| {
        let mut sample = *cards;
        if random.chance(1, 2) {
            sample.sort_unstable();
        }
        let swaps = random.between(2, SWAPS + 1);
        random.shuffle_by(Some(swaps), &mut sample);
        sample
    };
    (0..SAMPLES).map(sample).collect()
}
