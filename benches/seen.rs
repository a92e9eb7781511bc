//! The set of seen positions against `std::collections::HashSet`: `cargo bench --bench seen`.
//!
//! A game goes through positions, of which none but the last has occurred before, and asks of each
//! whether it has; then the set is cleared for the next game. A position is 32 bytes, as in Cheat.
//!
//! - `ours` is [`judge::runtime::seen::Seen`] as the solutions use it: the positions stand in a
//!   list, in the order of the game, and the set has a hash and a number of each. The list is part
//!   of the cost, and gives something in return: it says *when* a position occurred.
//! - `standard` is a `HashSet` as most people use it, with the hash function that comes with it.
//!
//! Each line shows nanoseconds a position for games of some length: in a set that has grown to the
//! size that it needs, in a new set, and for games of ten positions in a set that once had to hold
//! so many. There clearing is what counts; ours is done in constant time.

#![forbid(unsafe_code)]

use judge::runtime::scanner::FIXED_KEY;
use judge::runtime::seen::{mix, Seen};
use judge::workbench::generator::Random;
use std::collections::HashSet;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Four hands of cards.
type Position = [u64; 4];

fn main() {
    println!(
        "{:9} {:>9} {:>9} {:>9} {:>9}",
        "", "positions", "grown", "new", "short"
    );
    for length in [10, 100, 1_000, 100_000] {
        compare(
            "ours",
            length,
            || (Seen::new(FIXED_KEY), Vec::new()),
            ours_has,
            |(seen, history)| {
                seen.clear();
                history.clear();
            },
        );
        compare(
            "standard",
            length,
            HashSet::new,
            |set, position| !set.insert(position),
            HashSet::clear,
        );
    }
}

fn ours_has((seen, history): &mut (Seen, Vec<Position>), position: Position) -> bool {
    let number = history.len() as u32;
    history.push(position);
    let hash = position.iter().fold(0, |hash, &word| mix(hash ^ word));
    let earlier = seen.find(hash, |earlier| history[earlier as usize] == position);
    if let Err(free) = earlier {
        seen.insert(free, hash, number);
    }
    earlier.is_ok()
}

/// Prints the line of a set, of which `new` makes one, `has` says whether it has a position and
/// adds it, and `clear` forgets all.
fn compare<S>(
    name: &str,
    length: usize,
    new: impl Fn() -> S,
    has: impl Fn(&mut S, Position) -> bool,
    clear: impl Fn(&mut S),
) {
    let play = |game: &[Position], set: &mut S| {
        let repetition = black_box(game)
            .iter()
            .position(|&position| has(set, position));
        assert_eq!(repetition, Some(game.len() - 1));
        clear(set);
    };
    let (long, short) = (game(length), game(10));
    let mut set = new();
    let grown = fastest(|| play(&long, &mut set)) / long.len() as f64;
    let first = fastest(|| play(&long, &mut new())) / long.len() as f64;
    let after = fastest(|| play(&short, &mut set)) / short.len() as f64;
    println!("{name:9} {length:9} {grown:9.1} {first:9.1} {after:9.1}");
}

/// The positions of a game of `length`: the last of them is the one that comes back, from the
/// middle of the game.
fn game(length: usize) -> Vec<Position> {
    let mut random = Random::new(20_260_101);
    let mut positions: Vec<Position> = (1..length)
        .map(|_| [(); 4].map(|()| random.bits()))
        .collect();
    positions.push(positions[length / 2]);
    positions
}

/// The nanoseconds of the fastest of many runs.
fn fastest(mut run: impl FnMut()) -> f64 {
    let mut fastest = Duration::MAX;
    let start = Instant::now();
    while start.elapsed() < Duration::from_millis(300) {
        let start = Instant::now();
        // Short runs are taken together, because a clock has its limits.
        (0..10).for_each(|_| run());
        fastest = fastest.min(start.elapsed() / 10);
    }
    fastest.as_nanos() as f64
}
