//! Positions for Number Game: chosen from all 3514 that can occur.

use super::case::{numbers_in, set, Numbers, Position, LARGEST, MOST};
use super::solution::{after, Solution};
use crate::runtime::scanner::FIXED_KEY;
use crate::runtime::solution::Solve;
use crate::workbench::generator::{Generated, Kind};
use crate::workbench::tools::Generator;

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

/// Makes positions out of those of `positions` that have the requested size.
pub fn generator(mut positions: Vec<Numbers>, size: Option<u32>) -> Generator<Position> {
    positions.sort_unstable_by_key(|position| (position.count_ones(), *position));
    if let Some(size) = size {
        positions.retain(|position| position.count_ones() == size);
    }
    let mut losing = Vec::new();
    Box::new(move |request| {
        let position = match request.kind {
            "every" => positions[(request.number % positions.len() as u64) as usize],
            "losing" => {
                if losing.is_empty() {
                    losing = losing_among(&positions);
                }
                request.random.pick(&losing)
            }
            "some-empty" if request.random.chance(1, 2) => 0,
            _ => request.random.pick(&positions),
        };
        let mut numbers: Position = numbers_in(position).collect();
        if request.kind == "shuffled" {
            request.random.shuffle(&mut numbers);
        }
        numbers
    })
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

/// Those of `positions` without a winning move, or all of them if each has one.
fn losing_among(positions: &[Numbers]) -> Vec<Numbers> {
    let mut solution = Solution::new(FIXED_KEY);
    let mut losing = positions.to_vec();
    losing.retain(|&position| solution.winning_moves(position) == 0);
    if losing.is_empty() {
        return positions.to_vec();
    }
    losing
}
