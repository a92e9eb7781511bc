//! The set of seen positions, compared with a map of the standard library; and equal hashes, which can be
//! found only with a known key: what has them still differs.

use judge::problems::game_schedule::case::Teams;
use judge::problems::spot::solution::Patterns;
use judge::runtime::scanner::FIXED_KEY;
use judge::runtime::seen::{mix, Lookup, Seen};
use std::collections::HashMap;

/// The number of an item, if it was seen before.
fn find(seen: &Seen, hash: u64, is_same: impl FnMut(u32) -> bool) -> Option<u32> {
    match seen.find(hash, is_same) {
        Lookup::Found(number) => Some(number),
        Lookup::Free(_) => None,
    }
}

/// Remembers a new item.
fn insert(seen: &mut Seen, hash: u64, number: u32) {
    if let Lookup::Free(slot) = seen.find(hash, |_| false) {
        seen.insert(slot, hash, number);
    }
}

/// Looks up positions that are numbers, with the hashes that `hash` gives them, remembers those that
/// are new, and compares the results with those of a map. Whole positions are compared only where
/// all bits of the hashes agree that are kept.
fn compare(seen: &mut Seen, positions: impl Iterator<Item = u64>, hash: impl Fn(u64) -> u64) {
    let mut history: Vec<u64> = Vec::new();
    let mut expected: HashMap<u64, u32> = HashMap::new();
    let look = |seen: &Seen, history: &[u64], position: u64| {
        find(seen, hash(position), |earlier| {
            let earlier = history[earlier as usize];
            assert_eq!(hash(earlier) << 16, hash(position) << 16);
            earlier == position
        })
    };
    for position in positions {
        let number = history.len() as u32;
        history.push(position);
        let known = expected.get(&position).copied();
        assert_eq!(look(seen, &history, position), known);
        if known.is_none() {
            insert(seen, hash(position), number);
            expected.insert(position, number);
        }
    }
    for (position, number) in expected {
        assert_eq!(look(seen, &history, position), Some(number));
    }
}

/// `count` numbers below `end`, always the same for a seed.
fn numbers(count: u64, end: u64, seed: u64) -> impl Iterator<Item = u64> {
    (0..count).map(move |number| mix(number.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ seed) % end)
}

/// Hashes that are equal in all bits, in some, in those that choose a slot, or that choose the last
/// slots, after which the search wraps around to the first.
#[test]
fn similar_hashes() {
    let hashes: [fn(u64) -> u64; 6] = [
        |_| 0,
        |_| u64::MAX,
        |key| key % 3,
        |key| key,
        |key| key << 40,
        |key| !(key % 8),
    ];
    for hash in hashes {
        for count in [5, 300, 3000] {
            compare(&mut Seen::new(FIXED_KEY), numbers(count, 1000, 2), hash);
        }
    }
}

/// Positions seen before are forgotten, and not compared.
#[test]
fn clearing() {
    let mut seen = Seen::new(FIXED_KEY);
    for round in 0..500 {
        seen.clear();
        let compared = |_| panic!("a comparison with a position of another game");
        assert_eq!(find(&seen, 0, compared), None);
        compare(&mut seen, numbers(round * 7 % 900, 300, round), mix);
        insert(&mut seen, 0, 0);
    }
}

/// After 65,535 games the generations start over, and what was seen in the first one stays forgotten.
/// Clearing takes constant time: to free a million slots each time would take minutes.
#[test]
fn generations_begin_anew() {
    let mut seen = Seen::new(FIXED_KEY);
    compare(&mut seen, 0..300_000, mix);
    for game in 0..200_000 {
        seen.clear();
        assert_eq!(find(&seen, mix(7), |_| true), None, "game {game}");
    }
    insert(&mut seen, mix(7), 2);
    assert_eq!(find(&seen, mix(7), |_| true), Some(2));
}

/// How hashes differ depends on the key: one that is merely added would cancel.
#[test]
fn keys() {
    let difference = |key| {
        let seen = Seen::new(key);
        seen.hash([1, 2]) ^ seen.hash([3, 4])
    };
    assert_ne!(difference(FIXED_KEY), difference(FIXED_KEY + 1));
}

/// Patterns whose hashes are equal in all turns are still different patterns.
#[test]
fn patterns_of_spot_with_equal_hashes() {
    let after = |square, key| {
        let mut patterns = Patterns::new(key);
        patterns.begin(9);
        patterns.change(square);
        patterns
    };
    let other = after((1, 2), FIXED_KEY);
    assert_ne!(other.hashes, after((1, 2), 0).hashes);
    let mut patterns = after((1, 1), FIXED_KEY);
    // The next move makes its hashes those of the empty board.
    patterns.hashes = other.hashes;
    assert_eq!(patterns.change((1, 2)), None);
    assert_eq!(patterns.hashes, [0; 4]);
}

/// Names with equal hashes are still different names.
#[test]
fn names_of_teams_with_equal_hashes() {
    let seen = Seen::new(FIXED_KEY);
    // The first eight letters differ, and the next ones make up for it.
    let number = |letters: [u8; 8]| u64::from_le_bytes(letters);
    let begun = |letter: u8| seen.hash([number([letter; 8])]);
    let name = |letter: u8| {
        let second = begun(letter) ^ begun(b'a') ^ number([b'a'; 8]);
        [[letter; 8], second.to_le_bytes(), [b'a'; 8]].concat()
    };
    let mut teams = Teams::new(FIXED_KEY);
    assert_ne!(teams.hash(b"A"), Teams::new(0).hash(b"A"));
    for (letter, team) in (b'a'..=b'z').zip(0..) {
        let name = name(letter);
        assert_eq!(teams.hash(&name), teams.hash(&[b'a'; 24]));
        assert!(teams.find(&name).is_err());
        assert_eq!(teams.add(&name), Ok(()));
        assert_eq!(teams.find(&name), Ok(team));
    }
}
