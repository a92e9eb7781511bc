//! Positions for Number Game: chosen from all 3514 that can occur.

use super::case::{numbers_in, set, Numbers, Position, LARGEST, MOST};
use super::solution::{after, Solution};
use crate::runtime::scanner::FIXED_KEY;
use crate::runtime::solution::Solve;
use crate::workbench::generator::{CaseRequest, Generated, Kind};
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// The kinds and sizes of positions.
pub const GENERATED: Generated = Generated {
    kinds: &[
        Kind::new("random", "random positions"),
        Kind::new(
            "every",
            "every position in turn, small ones first; there are 3514",
        ),
        Kind::new("losing", "positions without a winning move"),
        Kind::new("shuffled", "numbers in random order"),
    ],
    size: "numbers that are available",
    sizes: 1..=MOST,
};

/// The same for the other variant, in which there may be no numbers.
pub const SCENARIOS: Generated = Generated {
    kinds: &[
        GENERATED.kinds[0],
        Kind::new(
            "every",
            "every position in turn, small ones first; there are 3515",
        ),
        GENERATED.kinds[2],
        GENERATED.kinds[3],
        Kind::new("some-empty", "about half of the positions have no numbers"),
    ],
    sizes: 0..=MOST,
    ..GENERATED
};

/// Every position that can occur, small ones first. The first has no numbers.
static POSITIONS: LazyLock<Vec<Numbers>> = LazyLock::new(|| {
    let mut positions = all_positions();
    positions.push(0);
    positions.sort_unstable_by_key(|position| (position.count_ones(), *position));
    positions
});

/// Those of them without a winning move.
static LOSING: LazyLock<Vec<Numbers>> = LazyLock::new(|| {
    let mut solution = Solution::new(FIXED_KEY);
    let mut losing = POSITIONS.clone();
    losing.retain(|&position| solution.winning_moves(position) == 0);
    losing
});

/// Makes a position, which has at least so many numbers.
pub fn position(request: &mut CaseRequest, least: u32) -> Position {
    let sizes = request.size.map_or(least..=MOST, |size| size..=size);
    let positions = of_sizes(&POSITIONS, &sizes);
    let position = match request.kind {
        "every" => positions[(request.number % positions.len() as u64) as usize],
        "losing" => match of_sizes(&LOSING, &sizes) {
            [] => request.random.pick(positions),
            losing => request.random.pick(losing),
        },
        "some-empty" if request.random.chance(1, 2) => 0,
        _ => request.random.pick(positions),
    };
    let mut numbers: Position = numbers_in(position).collect();
    if request.kind == "shuffled" {
        request.random.shuffle(&mut numbers);
    }
    numbers
}

/// Returns those of the positions, small ones first, that have so many numbers.
fn of_sizes<'a>(positions: &'a [Numbers], sizes: &RangeInclusive<u32>) -> &'a [Numbers] {
    let start = positions.partition_point(|position| position.count_ones() < *sizes.start());
    let end = positions.partition_point(|position| position.count_ones() <= *sizes.end());
    &positions[start..end]
}

/// Every position that can occur, except the empty one.
pub fn all_positions() -> Vec<Numbers> {
    let mut found = vec![false; 1 << (LARGEST + 1)];
    let all = set(&(2..=LARGEST).collect::<Vec<_>>());
    let mut positions = vec![all];
    found[all as usize] = true;
    found[0] = true;
    let mut next = 0;
    while next < positions.len() {
        let position = positions[next];
        for number in numbers_in(position) {
            let left = after(position, number);
            if !std::mem::replace(&mut found[left as usize], true) {
                positions.push(left);
            }
        }
        next += 1;
    }
    positions
}
