//! The set of seen positions against the standard library's.

use judge::runtime::seen::{mix, Seen};
use std::collections::{HashMap, HashSet};

/// Asks `seen` for positions that are numbers themselves, under the hash that `hash` gives them,
/// and compares with a map.
fn compare(seen: &mut Seen, positions: impl Iterator<Item = u64>, hash: impl Fn(u64) -> u64) {
    let mut history: Vec<u64> = Vec::new();
    let mut expected: HashMap<u64, u32> = HashMap::new();
    for position in positions {
        let number = history.len() as u32;
        history.push(position);
        let is_same = |earlier: u32| history[earlier as usize] == position;
        let known = expected.get(&position).copied();
        assert_eq!(seen.find(hash(position), is_same), known);
        let found = find_or_insert(seen, hash(position), number, is_same);
        assert_eq!(found, known);
        expected.entry(position).or_insert(number);
        assert_eq!(
            seen.find(hash(position), is_same),
            Some(expected[&position])
        );
    }
    for (position, number) in expected {
        let is_same = |earlier: u32| history[earlier as usize] == position;
        assert_eq!(seen.find(hash(position), is_same), Some(number));
    }
}

/// So many numbers below `end`, always the same.
fn numbers(count: u64, end: u64, seed: u64) -> impl Iterator<Item = u64> {
    (0..count).map(move |number| mix(number.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ seed) % end)
}

#[test]
fn like_a_map() {
    for (count, end) in [(10, 3), (1000, 100), (1000, u64::MAX), (200_000, 50_000)] {
        compare(&mut Seen::new(), numbers(count, end, 1), mix);
    }
}

#[test]
fn hashes_that_are_alike() {
    for count in [5, 300, 2000] {
        compare(&mut Seen::new(), numbers(count, 500, 2), |_| 0);
        compare(&mut Seen::new(), numbers(count, 500, 2), |_| u64::MAX);
        compare(&mut Seen::new(), numbers(count, 500, 2), |key| key % 3);
        // Alike in the bits that choose a slot, and only there.
        compare(&mut Seen::new(), numbers(count, 500, 2), |key| key << 40);
        // The last slots, from where the search goes on at the first.
        compare(&mut Seen::new(), numbers(count, 500, 2), |key| !(key % 8));
    }
}

#[test]
fn growing() {
    compare(&mut Seen::new(), 0..300_000, mix);
    // All in one row of slots, so that growing has to keep them findable.
    compare(&mut Seen::new(), 0..3_000, |key| key);
}

#[test]
fn clearing() {
    let mut seen = Seen::new();
    seen.clear();
    assert_eq!(seen.find(7, |_| true), None);
    for round in 0..500 {
        compare(&mut seen, numbers(round * 7 % 900, 300, round), mix);
        seen.clear();
        let mut asked = false;
        let found = seen.find(0, |_| {
            asked = true;
            true
        });
        assert!(found.is_none() && !asked, "nothing is left to compare with");
    }
}

/// Clearing takes constant time: a million times on a large set, which filling anew would not do.
#[test]
fn clearing_is_quick() {
    let mut seen = Seen::new();
    compare(&mut seen, 0..300_000, mix);
    for number in 0..1_000_000 {
        seen.clear();
        assert_eq!(find_or_insert(&mut seen, number, 0, |_| true), None);
        assert_eq!(find_or_insert(&mut seen, number, 1, |_| true), Some(0));
    }
}

/// After 2³² games the eras begin anew, and what was seen in the first one is still forgotten.
#[test]
fn eras_come_round() {
    let mut seen = Seen::new();
    assert_eq!(find_or_insert(&mut seen, 7, 1, |_| true), None);
    for _ in 0..=u32::MAX {
        seen.clear();
    }
    assert_eq!(seen.find(7, |_| true), None);
    assert_eq!(find_or_insert(&mut seen, 7, 2, |_| true), None);
    assert_eq!(seen.find(7, |_| true), Some(2));
}

/// Whole positions are compared only where the hashes agree, and then always.
#[test]
fn comparisons() {
    let mut seen = Seen::new();
    for number in 0..100 {
        let asked = find_or_insert(&mut seen, mix(number), number as u32, |_| true);
        assert_eq!(asked, None, "other hashes are not asked about");
    }
    let mut asked = Vec::new();
    let found = find_or_insert(&mut seen, mix(40), 1000, |earlier| {
        asked.push(earlier);
        false
    });
    assert_eq!((found, asked), (None, vec![40]));
    let mut asked = HashSet::new();
    let found = seen.find(mix(40), |earlier| {
        asked.insert(earlier);
        false
    });
    assert_eq!((found, asked), (None, HashSet::from([40, 1000])));
}

/// No two keys are spread alike, and every bit of a key counts.
#[test]
fn spreading() {
    let spread: HashSet<u64> = (0..100_000).map(mix).collect();
    assert_eq!(spread.len(), 100_000);
    for bit in 0..64 {
        let changed = (mix(12345) ^ mix(12345 ^ (1 << bit))).count_ones();
        assert!((12..=52).contains(&changed), "bit {bit} changes {changed}");
    }
}

/// Looks a position up, and remembers it as `number` if it was not seen before.
fn find_or_insert(
    seen: &mut Seen,
    hash: u64,
    number: u32,
    is_same: impl FnMut(u32) -> bool,
) -> Option<u32> {
    let earlier = seen.find(hash, is_same);
    if earlier.is_none() {
        seen.insert(hash, number);
    }
    earlier
}
