//! Functions and types that the problems' generators share.
//!
//! A request gives the same bytes on every machine and in every later version of this crate.
//! Therefore all random numbers are integers, made by an algorithm that never changes. Results do
//! not depend on the size of `usize`, on addresses, or on hash functions other than [`mix`] and
//! [`fnv1a`]. A test pins a digest of the output for each problem and kind.
//!
//! All cases of a request use one sequence of random numbers. Therefore a request for fewer cases
//! gives the first cases of a larger request. Each case is written before the next one is made, and
//! memory does not grow with the number of cases.

use crate::runtime::seen::mix;
use std::cmp::Reverse;
use std::ops::RangeInclusive;

/// Returns the FNV-1a hash of `bytes` with 64 bits.
pub fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

/// A generator of pseudo-random numbers: SplitMix64. The sequence for a seed never changes.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Random(seed)
    }

    /// Returns 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mix(self.0)
    }

    /// Returns a number from 0 to `limit` − 1, each equally likely. If `limit` is 0, returns 0.
    ///
    /// This is Lemire's method: the number is the upper half of the product of 64 random bits and
    /// `limit`. A few products are rejected; otherwise some numbers would be more likely.
    pub fn below(&mut self, limit: u64) -> u64 {
        loop {
            let product = u128::from(self.bits()) * u128::from(limit);
            let lower_half = product as u64;
            // The remainder is 2⁶⁴ modulo `limit`, which is less than `limit`. Therefore the first
            // condition usually avoids the slow division.
            if lower_half >= limit || lower_half >= limit.wrapping_neg() % limit {
                return (product >> 64) as u64;
            }
        }
    }

    /// Returns a random number from `min` to `max`.
    pub fn between(&mut self, min: u32, max: u32) -> u32 {
        min + self.below(u64::from(max) - u64::from(min) + 1) as u32
    }

    /// Returns a random index into a list of `length` items.
    pub fn index(&mut self, length: usize) -> usize {
        self.below(length as u64) as usize
    }

    /// Returns a random item of `choices`. Panics if there are none.
    pub fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.index(choices.len())]
    }

    /// Returns true with the probability `numerator / denominator`.
    pub fn chance(&mut self, numerator: u64, denominator: u64) -> bool {
        self.below(denominator) < numerator
    }

    /// Shuffles `values`. Every order is equally likely.
    pub fn shuffle<T>(&mut self, values: &mut [T]) {
        for index in (1..values.len()).rev() {
            values.swap(index, self.index(index + 1));
        }
    }

    /// Swaps two random values, `swaps` times. If `swaps` is `None`, shuffles all values.
    pub fn shuffle_by<T>(&mut self, swaps: Option<u32>, values: &mut [T]) {
        let Some(swaps) = swaps else {
            return self.shuffle(values);
        };
        for _ in 0..swaps {
            values.swap(self.index(values.len()), self.index(values.len()));
        }
    }
}

/// The kinds and sizes of input that a problem can generate.
#[derive(Clone)]
pub struct KindsAndSizes {
    pub kinds: &'static [Kind],
    /// The unit of sizes, such as "teams".
    pub size_unit: &'static str,
    /// The possible sizes.
    pub sizes: RangeInclusive<u32>,
}

impl KindsAndSizes {
    /// Returns the name of the requested kind or, if `name` is `None`, the names of all default
    /// kinds.
    pub fn requested_kinds(&self, name: Option<&str>) -> Vec<&'static str> {
        let is_requested = |kind: &&Kind| name.map_or(kind.is_default, |name| kind.name == name);
        let kinds = self.kinds.iter().filter(is_requested);
        kinds.map(|kind| kind.name).collect()
    }
}

/// A request for generated input.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The number of cases.
    pub cases: u64,
    pub seed: u64,
    /// The size of each case, in units of [`KindsAndSizes::size_unit`]. If it is `None`, the
    /// generator chooses a size for each case.
    pub size: Option<u32>,
    /// The kind of the cases. If it is `None`, all default kinds are mixed.
    pub kind: Option<&'a str>,
}

/// A kind of generated cases, such as `draws`.
#[derive(Clone, Copy)]
pub struct Kind {
    /// The name on the command line.
    pub name: &'static str,
    pub summary: &'static str,
    /// True if a request without a kind includes this one. False for kinds that no judge uses.
    pub is_default: bool,
}

/// Makes a list of kinds from their names and summaries. A kind followed by `on request` is not a
/// default kind.
macro_rules! kinds {
    ($($name:literal $summary:literal $($on:ident request)?)*) => {
        &[$($crate::workbench::generator::Kind {
            name: $name,
            summary: $summary,
            is_default: stringify!($($on)?).is_empty(),
        }),*]
    };
}
pub(crate) use kinds;

/// A request for a single case.
pub struct CaseRequest<'a> {
    /// The index of the case, from 0.
    pub index: u64,
    pub kind: &'static str,
    /// The requested size, if there is one.
    pub size: Option<u32>,
    pub random: &'a mut Random,
}

impl CaseRequest<'_> {
    /// Returns the cards after random swaps. The requested size is the number of swaps; without a
    /// size, all cards are shuffled.
    pub fn shuffled<const N: usize>(&mut self, mut cards: [u8; N]) -> [u8; N] {
        self.random.shuffle_by(self.size, &mut cards);
        cards
    }
}

/// The maximum number of cases that [`longest_game`] compares. The summaries of kinds mention it.
const MAX_COMPARED_CASES: usize = 64;

/// Returns the case with the longest game among the first `MAX_COMPARED_CASES` cases. Panics if
/// there are no cases.
pub fn longest_game<T>(cases: impl Iterator<Item = T>, game_length: impl Fn(&T) -> u32) -> T {
    let cases = cases.take(MAX_COMPARED_CASES);
    // If several games are longest, `min_by_key` returns the first one.
    let longest = cases.min_by_key(|case| Reverse(game_length(case)));
    longest.expect("at least one case")
}
