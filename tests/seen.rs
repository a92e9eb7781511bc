//! Tests of the set of seen positions. A map of the standard library gives the expected results.
//! Different positions, patterns and names must count as different, even if their hashes are equal.
//! A known key makes it easy to construct equal hashes.

use judge::problems::game_schedule::case::Teams;
use judge::problems::spot::solution::Patterns;
use judge::runtime::scanner::FIXED_KEY;
use judge::runtime::seen::{mix, Lookup, Seen};
use std::collections::HashMap;

/// Returns the number of the equal position in `seen`, or `None` if the position is new.
fn find(seen: &Seen, hash: u64, is_same: impl FnMut(u32) -> bool) -> Option<u32> {
    match seen.find(hash, is_same) {
        Lookup::Found(number) => Some(number),
        Lookup::Free(_) => None,
    }
}

fn insert(seen: &mut Seen, hash: u64, number: u32) {
    if let Lookup::Free(slot) = seen.find(hash, |_| false) {
        seen.insert(slot, hash, number);
    }
}

/// Looks up positions and inserts the new ones, both in `seen` and in a map, and compares the
/// results. `seen` stores the lowest 48 bits of each hash. It may compare two positions only if
/// these bits are equal.
fn compare_with_map(
    seen: &mut Seen,
    positions: impl Iterator<Item = u64>,
    hash: impl Fn(u64) -> u64,
) {
    // The number of a position is its index in `history`.
    let mut history: Vec<u64> = Vec::new();
    let mut expected: HashMap<u64, u32> = HashMap::new();
    for position in positions {
        let is_same = |number: u32| {
            let earlier_position = history[number as usize];
            assert_eq!(hash(earlier_position) << 16, hash(position) << 16);
            earlier_position == position
        };
        let found = find(seen, hash(position), is_same);
        assert_eq!(found, expected.get(&position).copied());
        if found.is_none() {
            insert(seen, hash(position), history.len() as u32);
            expected.insert(position, history.len() as u32);
        }
        history.push(position);
    }
}

/// Returns `count` random numbers below `limit`. The factor 2⁶⁴ / φ spreads the indices over 64
/// bits.
fn numbers(count: u64, limit: u64, seed: u64) -> impl Iterator<Item = u64> {
    (0..count).map(move |index| mix(index.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ seed) % limit)
}

/// The hash functions have many collisions: in all bits, in some bits, in the bits that choose a
/// slot, and in the last slots. From the last slot, a search continues at the first slot.
#[test]
fn results_are_right_despite_collisions() {
    let hashes: [fn(u64) -> u64; 6] = [
        |_| 0,
        |_| u64::MAX,
        |position| position % 3,
        |position| position,
        |position| position << 40,
        |position| !(position % 8),
    ];
    for hash in hashes {
        for count in [5, 300, 3000] {
            compare_with_map(&mut Seen::new(FIXED_KEY), numbers(count, 1000, 2), hash);
        }
    }
}

/// After `clear`, positions of earlier games are not found, and not even compared.
#[test]
fn clear_removes_all_positions() {
    let mut seen = Seen::new(FIXED_KEY);
    for game in 0..500 {
        seen.clear();
        let is_same = |_| panic!("a comparison with a position of another game");
        assert_eq!(find(&seen, 0, is_same), None);
        compare_with_map(&mut seen, numbers(game * 7 % 900, 300, game), mix);
        insert(&mut seen, 0, 0);
    }
}

/// `clear` begins a new generation. After 65,535 generations, the numbers of generations start
/// over. The positions of the first generation must not be found again. The test also shows that
/// `clear` takes constant time: it would take minutes to clear a million slots for each game.
#[test]
fn generation_numbers_start_over() {
    let mut seen = Seen::new(FIXED_KEY);
    compare_with_map(&mut seen, 0..300_000, mix);
    for game in 0..200_000 {
        seen.clear();
        assert_eq!(find(&seen, mix(7), |_| true), None, "game {game}");
    }
    insert(&mut seen, mix(7), 2);
    assert_eq!(find(&seen, mix(7), |_| true), Some(2));
}

/// The difference of two hashes, by exclusive or, depends on the key. If a hash were a fixed hash
/// XOR the key, the key would cancel out of the difference.
#[test]
fn differences_of_hashes_depend_on_the_key() {
    let difference = |key| {
        let seen = Seen::new(key);
        seen.hash([1, 2]) ^ seen.hash([3, 4])
    };
    assert_ne!(difference(FIXED_KEY), difference(FIXED_KEY + 1));
}

/// Different patterns do not count as equal, even if their hashes are equal in all four directions.
#[test]
fn patterns_of_spot_with_equal_hashes_differ() {
    let patterns_after = |square, key| {
        let mut patterns = Patterns::new(key);
        patterns.begin(9);
        patterns.change(square);
        patterns
    };
    let hashes = patterns_after((1, 2), FIXED_KEY).hashes;
    assert_ne!(hashes, patterns_after((1, 2), 0).hashes);
    let mut patterns = patterns_after((1, 1), FIXED_KEY);
    // With these hashes, the next move leads to the hashes of the empty board, but not to an empty
    // board.
    patterns.hashes = hashes;
    assert_eq!(patterns.change((1, 2)), None);
    assert_eq!(patterns.hashes, [0; 4]);
}

/// Different names do not count as equal, even if their hashes are equal. Each name has three
/// blocks of eight letters. The first blocks differ, and the second blocks are chosen to make the
/// hashes equal.
#[test]
fn names_of_teams_with_equal_hashes_differ() {
    let seen = Seen::new(FIXED_KEY);
    let block = |letter: u8| u64::from_le_bytes([letter; 8]);
    let hash_of_first_block = |letter: u8| seen.hash([block(letter)]);
    let name_beginning_with = |letter: u8| {
        let difference = hash_of_first_block(letter) ^ hash_of_first_block(b'a');
        let second_block = difference ^ block(b'a');
        [[letter; 8], second_block.to_le_bytes(), [b'a'; 8]].concat()
    };
    let mut teams = Teams::new(FIXED_KEY);
    assert_ne!(teams.hash(b"A"), Teams::new(0).hash(b"A"));
    for (letter, team) in (b'a'..=b'z').zip(0..) {
        let name = name_beginning_with(letter);
        assert_eq!(teams.hash(&name), teams.hash(&[b'a'; 24]));
        assert!(teams.find(&name).is_err());
        assert_eq!(teams.add(&name), Ok(()));
        assert_eq!(teams.find(&name), Ok(team));
    }
}
