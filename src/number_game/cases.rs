//! Positions in an input. The simpler ones are those that can still be reached.

use super::judge::{after, Numbers};
use crate::cases::{numbers, Cases};
use crate::number::write_number;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// A line a position.
pub const CASES: Cases = Cases {
    counted: false,
    end: b"0\n",
    lines: |_| 1,
    simpler,
    first_sizes: &[1, 2, 3, 4, 5, 6, 8, 11],
    most: 100,
};

/// The positions that can be reached from that of the case, those of few numbers first.
fn simpler(case: &[u8]) -> Vec<Vec<u8>> {
    let position = numbers(case)
        .skip(1)
        .fold(0, |all, number| all | 1 << number);
    let mut reached = BTreeSet::new();
    reach(position, &mut reached);
    let mut positions: Vec<Numbers> = reached.into_iter().filter(|&left| left != 0).collect();
    positions.sort_by_key(|position| position.count_ones());
    let mut cases: Vec<Vec<u8>> = positions.into_iter().map(text).collect();
    let increasing = text(position);
    if increasing != case {
        cases.push(increasing);
    }
    cases
}

fn reach(position: Numbers, reached: &mut BTreeSet<Numbers>) {
    for number in numbers_in(position) {
        let left = after(position, number);
        if reached.insert(left) {
            reach(left, reached);
        }
    }
}

fn numbers_in(position: Numbers) -> impl Iterator<Item = u32> {
    (0..Numbers::BITS).filter(move |number| position >> number & 1 == 1)
}

fn text(position: Numbers) -> Vec<u8> {
    let mut text = Vec::new();
    write_number(&mut text, u64::from(position.count_ones()));
    for number in numbers_in(position) {
        text.push(b' ');
        write_number(&mut text, u64::from(number));
    }
    text.push(b'\n');
    text
}
