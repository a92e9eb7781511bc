//! The set of seen positions against the standard library's.

use judge::runtime::eights::eights;
use judge::runtime::scanner::FIXED_KEY;
use judge::runtime::seen::{mix, Lookup, Seen};
use std::collections::{HashMap, HashSet};
use std::time::Instant;

/// Looks positions up that are numbers, with the hashes that `hash` gives them, and compares the
/// results with those of a map.
fn compare(seen: &mut Seen, positions: impl Iterator<Item = u64>, hash: impl Fn(u64) -> u64) {
    let mut history: Vec<u64> = Vec::new();
    let mut expected: HashMap<u64, u32> = HashMap::new();
    for position in positions {
        let number = history.len() as u32;
        history.push(position);
        let is_same = |earlier: u32| history[earlier as usize] == position;
        let known = expected.get(&position).copied();
        assert_eq!(number_of(&seen.find(hash(position), is_same)), known);
        let found = find_or_insert(seen, hash(position), number, is_same);
        assert_eq!(found, known);
        expected.entry(position).or_insert(number);
        assert_eq!(
            number_of(&seen.find(hash(position), is_same)),
            Some(expected[&position])
        );
    }
    for (position, number) in expected {
        let is_same = |earlier: u32| history[earlier as usize] == position;
        assert_eq!(number_of(&seen.find(hash(position), is_same)), Some(number));
    }
}

/// `count` numbers below `end`, always the same for a seed.
fn numbers(count: u64, end: u64, seed: u64) -> impl Iterator<Item = u64> {
    (0..count).map(move |number| mix(number.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ seed) % end)
}

#[test]
fn like_a_map() {
    for (count, end) in [(10, 3), (1000, 100), (1000, u64::MAX), (200_000, 50_000)] {
        compare(&mut Seen::new(FIXED_KEY), numbers(count, end, 1), mix);
    }
}

#[test]
fn similar_hashes() {
    for count in [5, 300, 2000] {
        compare(&mut Seen::new(FIXED_KEY), numbers(count, 500, 2), |_| 0);
        compare(&mut Seen::new(FIXED_KEY), numbers(count, 500, 2), |_| {
            u64::MAX
        });
        compare(&mut Seen::new(FIXED_KEY), numbers(count, 500, 2), |key| {
            key % 3
        });
        // The same in the bits that choose a slot, and only there.
        compare(&mut Seen::new(FIXED_KEY), numbers(count, 500, 2), |key| {
            key << 40
        });
        // The last slots, from where the search goes on at the first.
        compare(&mut Seen::new(FIXED_KEY), numbers(count, 500, 2), |key| {
            !(key % 8)
        });
    }
}

#[test]
fn growing() {
    compare(&mut Seen::new(FIXED_KEY), 0..300_000, mix);
    // All in one row of slots: they have to be found after growing.
    compare(&mut Seen::new(FIXED_KEY), 0..3_000, |key| key);
}

#[test]
fn clearing() {
    let mut seen = Seen::new(FIXED_KEY);
    seen.clear();
    assert_eq!(number_of(&seen.find(7, |_| true)), None);
    for round in 0..500 {
        compare(&mut seen, numbers(round * 7 % 900, 300, round), mix);
        seen.clear();
        let mut asked = false;
        let found = seen.find(0, |_| {
            asked = true;
            true
        });
        assert!(
            number_of(&found).is_none() && !asked,
            "a comparison with a position of another game"
        );
    }
}

/// Clearing takes constant time. Games of two moves take about as long in a set that was large once
/// as in a new one; freeing its million slots each time would take thousands of times as long.
#[test]
fn clearing_is_quick() {
    let time_of_games = |seen: &mut Seen| {
        let start = Instant::now();
        for _ in 0..1000 {
            seen.clear();
            assert_eq!(find_or_insert(seen, 7, 0, |_| true), None);
            assert_eq!(find_or_insert(seen, 7, 1, |_| true), Some(0));
        }
        start.elapsed()
    };
    let fastest = |seen: &mut Seen| (0..20).map(|_| time_of_games(seen)).min();
    let mut large = Seen::new(FIXED_KEY);
    compare(&mut large, 0..300_000, mix);
    let (new, large) = (fastest(&mut Seen::new(FIXED_KEY)), fastest(&mut large));
    assert!(
        large < new.map(|time| time * 50),
        "{large:?}, {new:?} in a new set"
    );
}

/// After 65,535 games the generations begin anew. What was seen in the first one stays forgotten,
/// and slots that were never filled stay free.
#[test]
fn generations_begin_anew() {
    let mut seen = Seen::new(FIXED_KEY);
    find_or_insert(&mut seen, 0, 1, |_| false);
    for game in 0..200_000 {
        seen.clear();
        assert_eq!(number_of(&seen.find(0, |_| true)), None, "game {game}");
    }
    find_or_insert(&mut seen, 0, 2, |_| false);
    assert_eq!(number_of(&seen.find(0, |_| true)), Some(2));
}

/// Whole positions are compared only where the hashes agree, and then always.
#[test]
fn comparisons() {
    let mut seen = Seen::new(FIXED_KEY);
    for number in 0..100 {
        let asked = find_or_insert(&mut seen, mix(number), number as u32, |_| true);
        assert_eq!(asked, None, "a comparison although the hashes differ");
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
    assert_eq!(
        (number_of(&found), asked),
        (None, HashSet::from([40, 1000]))
    );
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

/// In words made from bytes each byte counts, and so does the length.
#[test]
fn hashing_bytes() {
    let seen = Seen::new(FIXED_KEY);
    let hash_bytes = |bytes: &[u8]| seen.hash(eights(bytes));
    let lengths: HashSet<u64> = (0..40).map(|length| hash_bytes(&vec![0; length])).collect();
    assert_eq!(lengths.len(), 40);
    for length in 1..40 {
        for fill in [0, 0x55, 0xFF] {
            let bytes = vec![fill; length];
            for place in 0..length {
                let mut changed = bytes.clone();
                changed[place] ^= 1;
                let (hash, other) = (hash_bytes(&bytes), hash_bytes(&changed));
                assert_ne!(hash, other, "byte {place} of {length}");
            }
        }
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
    if let Lookup::Free(slot) = earlier {
        seen.insert(slot, hash, number);
    }
    number_of(&earlier)
}

/// The number of the item, if it was found.
fn number_of(lookup: &Lookup) -> Option<u32> {
    match lookup {
        Lookup::Found(number) => Some(*number),
        Lookup::Free(_) => None,
    }
}
