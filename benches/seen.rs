//! The set of seen positions against `std::collections::HashSet`.
//!
//! ```text
//! cargo bench --bench seen
//! ```
//!
//! A game goes through positions, of which none but the last has occurred before, and asks of each
//! whether it has; then the set is cleared for the next game. A position is 32 bytes,
//! as in Cheat. Three sets do the same work:
//!
//! - `Ours`, [`judge::runtime::seen::Seen`] as the solutions use it: the positions stand in a list,
//!   in the order of the game, and the set has a hash and a number of each. The list is part of the
//!   cost, and gives something in return: it says *when* a position occurred, which a `HashSet`
//!   does not.
//! - `Standard`, a `HashSet` as most people use it, with the hash function that comes with it.
//! - `StandardOurHash`, a `HashSet` with the hash function that the solutions use: what is left
//!   between it and `Ours` is the table alone.
//!
//! Each is measured on three tasks:
//!
//! - `one_game_after_another`, of the given number of positions each: the set has grown to the size
//!   that it needs, and clearing it between the games is part of the cost.
//! - `first_game`, of the given number of positions: the set begins with nothing and grows.
//! - `short_game_after_long`: games of ten positions, in a set that once had to hold so many. Here
//!   clearing is what counts; ours is done in constant time, whatever the set had grown to.
//!
//! The rates (`item/s`) are positions a second. The positions are drawn from a fixed seed.

#![forbid(unsafe_code)]

use divan::counter::ItemsCount;
use divan::{black_box, Bencher};
use judge::runtime::scanner::FIXED_KEY;
use judge::runtime::seen::{mix, Seen};
use judge::workbench::generator::Random;
use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hash, Hasher};

fn main() {
    divan::main();
}

/// The seed of the positions.
const SEED: u64 = 20_260_101;

/// Positions of a game, from a short one to one that fills megabytes.
const LENGTHS: [usize; 4] = [10, 100, 1_000, 100_000];

/// Positions of a short game.
const SHORT: usize = 10;

#[divan::bench(types = [Ours, Standard, StandardOurHash], args = LENGTHS, max_time = 0.5)]
fn one_game_after_another<S: Set>(bencher: Bencher, length: usize) {
    let game = game(length);
    let mut set = S::new();
    bencher.counter(ItemsCount::new(length)).bench_local(|| {
        play(&game, &mut set);
        set.clear();
    });
}

#[divan::bench(types = [Ours, Standard, StandardOurHash], args = LENGTHS, max_time = 0.5)]
fn first_game<S: Set>(bencher: Bencher, length: usize) {
    let game = game(length);
    bencher.counter(ItemsCount::new(length)).bench_local(|| {
        let mut set = S::new();
        play(&game, &mut set);
        set
    });
}

#[divan::bench(types = [Ours, Standard, StandardOurHash], args = LENGTHS, max_time = 0.5)]
fn short_game_after_long<S: Set>(bencher: Bencher, length: usize) {
    let short = game(SHORT);
    let mut set = S::new();
    play(&game(length), &mut set);
    set.clear();
    bencher.counter(ItemsCount::new(SHORT)).bench_local(|| {
        play(&short, &mut set);
        set.clear();
    });
}

/// Four hands of cards.
type Position = [u64; 4];

/// The positions of a game of `length`: the last of them is the one that comes back, from the
/// middle of the game.
fn game(length: usize) -> Vec<Position> {
    let mut random = Random::new(SEED);
    let mut positions: Vec<Position> = (1..length)
        .map(|_| [(); 4].map(|()| random.bits()))
        .collect();
    positions.push(positions[length / 2]);
    positions
}

/// Plays a game to the position that comes back.
fn play(game: &[Position], set: &mut impl Set) {
    let repetition = black_box(game)
        .iter()
        .position(|&position| set.has_occurred(position));
    assert_eq!(repetition, Some(game.len() - 1));
}

/// A set of positions.
trait Set {
    /// An empty one, which has not grown yet.
    fn new() -> Self;

    /// Whether `position` occurred before. From now on it did.
    fn has_occurred(&mut self, position: Position) -> bool;

    /// Forgets all positions, for another game.
    fn clear(&mut self);
}

struct Ours {
    seen: Seen,
    history: Vec<Position>,
}

impl Set for Ours {
    fn new() -> Self {
        Ours {
            seen: Seen::new(FIXED_KEY),
            history: Vec::new(),
        }
    }

    fn has_occurred(&mut self, position: Position) -> bool {
        let number = self.history.len() as u32;
        self.history.push(position);
        let history = &self.history;
        let is_same = |earlier: u32| history[earlier as usize] == position;
        let earlier = find_or_insert(&mut self.seen, hash(position), number, is_same);
        earlier.is_some()
    }

    fn clear(&mut self) {
        self.seen.clear();
        self.history.clear();
    }
}

/// The hash that Cheat makes of a position.
fn hash(position: Position) -> u64 {
    position.iter().fold(0, |hash, &word| mix(hash ^ word))
}

struct Standard(HashSet<Position>);

impl Set for Standard {
    fn new() -> Self {
        Standard(HashSet::new())
    }

    fn has_occurred(&mut self, position: Position) -> bool {
        !self.0.insert(position)
    }

    fn clear(&mut self) {
        self.0.clear();
    }
}

struct StandardOurHash(HashSet<Mixed, BuildHasherDefault<Mixer>>);

impl Set for StandardOurHash {
    fn new() -> Self {
        StandardOurHash(HashSet::default())
    }

    fn has_occurred(&mut self, position: Position) -> bool {
        !self.0.insert(Mixed(position))
    }

    fn clear(&mut self) {
        self.0.clear();
    }
}

/// A position that says its hash itself.
#[derive(PartialEq, Eq)]
struct Mixed(Position);

impl Hash for Mixed {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u64(hash(self.0));
    }
}

/// Takes the hash that it is told.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, _: &[u8]) {
        unreachable!("a position writes one number")
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }

    fn finish(&self) -> u64 {
        self.0
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
    if let Err(free) = earlier {
        seen.insert(free, hash, number);
    }
    earlier.ok()
}
