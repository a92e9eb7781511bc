//! Finding the smallest input on which a program fails: candidates that are simpler than a case.
//!
//! Each problem measures how simple a case is by a [`Cost`]. Its candidates are made lazily, those
//! with large parts left out first and those that differ in a single element last. Only candidates
//! of a smaller cost count. Therefore shrinking ends, and a case without a failing candidate is
//! one-minimal: no single element of it can be left out or made simpler. This is delta debugging:
//! Andreas Zeller and Ralf Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", IEEE
//! Transactions on Software Engineering 28(2), 2002.

use crate::workbench::fnv::fnv1a;
use crate::workbench::format::words;
use crate::workbench::generator::Random;
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::iter::{once_with, successors};

/// Other cases, made lazily: there may be very many, and few may be needed.
pub type Candidates = Box<dyn Iterator<Item = Vec<u8>>>;

/// How simple a case is: the lower the cost, the simpler. The first number counts most.
pub type Cost = [u64; 3];

/// How failing input of a problem is made small.
pub struct Shrinker {
    /// The words of valid cases that are similar to a valid case: first without large parts of it,
    /// last with only one of its elements left out or replaced.
    pub candidates: fn(&[u8]) -> Candidates,
    /// How simple a valid case is.
    pub cost: fn(&[u8]) -> Cost,
    /// Sizes to begin a search with, as [`Generator::size`] defines them; empty if size does
    /// not make a case simpler.
    ///
    /// [`Generator::size`]: crate::workbench::generator::Generator::size
    pub first_sizes: &'static [u32],
}

/// The whole numbers in `text`; other words are skipped.
pub fn numbers(text: &[u8]) -> impl Iterator<Item = u32> + '_ {
    words(text).filter_map(|word| core::str::from_utf8(word).ok()?.parse().ok())
}

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

/// `items` with a part of them changed, large parts first.
pub fn with_a_part_changed<T: Clone>(
    items: Vec<T>,
    change: fn(&mut [T]),
) -> impl Iterator<Item = Vec<T>> {
    parts(items.len()).map(move |(start, end)| {
        let mut changed = items.clone();
        change(&mut changed[start..end]);
        changed
    })
}

/// How many pairs of `values` are in the wrong order: the greater one first.
pub fn inversions<T: PartialOrd>(values: &[T]) -> u64 {
    let inversions = (1..values.len()).map(|last| {
        let before = values[..last].iter();
        before.filter(|value| **value > values[last]).count()
    });
    inversions.sum::<usize>() as u64
}

/// How cases that consist of cards are made small: by orders of the cards with a shorter game, and
/// then by more sorted ones.
#[derive(Clone, Copy)]
pub struct Cards {
    /// The words for cards, in order.
    pub words: &'static [&'static str],
    /// How long the game of some cards is, if it is allowed. A card is its index in `words`.
    pub length: fn(&[u8]) -> Option<u32>,
}

/// Orders of the same cards.
type Orders = Vec<Vec<u8>>;

/// How many random orders of some cards are tried.
const SAMPLES: usize = 3000;

/// The most swaps that lead to a random order.
const SWAPS: u64 = 40;

impl Cards {
    /// The case with its cards in another order. The simplest come
    /// first: those in which a part is sorted or two cards are swapped, and after them some at
    /// random, which are a few swaps away from the given or the sorted order. The seed is taken
    /// from the cards, so the same cards have the same candidates.
    pub fn candidates(self, case: &[u8]) -> Candidates {
        let cards = self.cards(case);
        let near = self.simplest_first(near(&cards));
        let sampled = once_with(move || self.simplest_first(sampled(&cards)));
        let orders = near.into_iter().chain(sampled.flatten());
        Box::new(orders.map(move |cards| {
            let words = cards.iter().map(|&card| self.words[usize::from(card)]);
            words.collect::<Vec<_>>().join(" ").into_bytes()
        }))
    }

    /// The length of the game, and how many pairs of cards are in the wrong order.
    pub fn cost(self, case: &[u8]) -> Cost {
        self.cost_of(&self.cards(case)).unwrap_or_default()
    }

    fn cost_of(self, cards: &[u8]) -> Option<Cost> {
        Some([(self.length)(cards)?.into(), inversions(cards), 0])
    }

    fn cards(self, case: &[u8]) -> Vec<u8> {
        let index = |word| self.words.iter().position(|known| known.as_bytes() == word);
        words(case)
            .filter_map(|word| Some(index(word)? as u8))
            .collect()
    }

    fn simplest_first(self, orders: Orders) -> Orders {
        let orders = orders.into_iter();
        let rated = orders.filter_map(|cards| Some((self.cost_of(&cards)?, cards)));
        let mut rated: Vec<(Cost, Vec<u8>)> = rated.collect();
        rated.sort_unstable();
        rated.into_iter().map(|(_, cards)| cards).collect()
    }
}

/// The cards with a part of them sorted, and with two of them swapped.
fn near(cards: &[u8]) -> Orders {
    let sorted = with_a_part_changed(cards.to_vec(), <[u8]>::sort_unstable);
    let mut orders: Orders = sorted.collect();
    for last in 0..cards.len() {
        for first in (0..last).filter(|&first| cards[first] != cards[last]) {
            let mut swapped = cards.to_vec();
            swapped.swap(first, last);
            orders.push(swapped);
        }
    }
    orders
}

/// The cards in random orders.
fn sampled(cards: &[u8]) -> Orders {
    let mut random = Random::new(fnv1a(cards));
    let sample = |_| {
        let mut sample = cards.to_vec();
        if random.chance(1, 2) {
            sample.sort_unstable();
        }
        for _ in 0..2 + random.below(SWAPS) {
            sample.swap(random.index(cards.len()), random.index(cards.len()));
        }
        sample
    };
    (0..SAMPLES).map(sample).collect()
}
