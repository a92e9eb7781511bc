//! Positions for Number Game: chosen from all 3514 that can occur.

use super::solution::{after, numbers_in, Numbers, Solution, ALL, LARGEST};
use crate::runtime::number::write_number;
use crate::runtime::scanner::FIXED_KEY;
use crate::runtime::solution::Solve;
use crate::workbench::generator::{CaseWriter, Generator, Kind};
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

/// The kinds and sizes of positions, and what generates them.
pub const GENERATOR: Generator = Generator {
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
    sizes: 1..=LARGEST - 1,
    case_writer: |size| case_writer(all_positions(), size),
};

/// The same for the other variant, in which there may be no numbers.
pub const SCENARIO_GENERATOR: Generator = Generator {
    kinds: &[
        GENERATOR.kinds[0],
        Kind::new(
            "every",
            "every position in turn, small ones first; there are 3515",
        ),
        GENERATOR.kinds[2],
        GENERATOR.kinds[3],
        Kind::new("some-empty", "about half of the positions have no numbers"),
    ],
    sizes: 0..=LARGEST - 1,
    case_writer: |size| case_writer([&*all_positions(), &[0]].concat(), size),
    ..GENERATOR
};

/// What writes those of `positions` that have the requested size.
fn case_writer(mut positions: Vec<Numbers>, size: Option<u32>) -> CaseWriter {
    positions.sort_unstable_by_key(|position| (position.count_ones(), *position));
    if let Some(size) = size {
        positions.retain(|position| position.count_ones() == size);
    }
    let mut losing = Vec::new();
    Box::new(move |case, text| {
        let position = match case.kind {
            "every" => positions[(case.number % positions.len() as u64) as usize],
            "losing" => {
                if losing.is_empty() {
                    losing = losing_among(&positions);
                }
                case.random.pick(&losing)
            }
            "some-empty" if case.random.chance(1, 2) => 0,
            _ => case.random.pick(&positions),
        };
        let mut numbers: Vec<u32> = numbers_in(position).collect();
        if case.kind == "shuffled" {
            case.random.shuffle(&mut numbers);
        }
        write_position(&numbers, text);
    })
}

/// Every position that can occur, except the empty one.
pub fn all_positions() -> Vec<Numbers> {
    let mut found = vec![false; 1 << (LARGEST + 1)];
    let mut positions = vec![ALL];
    found[ALL as usize] = true;
    found[0] = true;
    let mut next = 0;
    while next < positions.len() {
        let position = positions[next];
        for number in numbers_in(position) {
            let left = after(position, number);
            if !core::mem::replace(&mut found[left as usize], true) {
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

/// Writes a position: how many numbers there are, and these.
pub fn write_position(numbers: &[u32], text: &mut Vec<u8>) {
    write_number(text, numbers.len() as u64);
    for &number in numbers {
        text.push(b' ');
        write_number(text, u64::from(number));
    }
}
