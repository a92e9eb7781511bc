//! Positions in an input. The simpler ones are those that can still be reached.

use super::judge::{after, Numbers};
use crate::cases::{numbers, Cases, Simpler};
use crate::number::write_number;
use alloc::boxed::Box;
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
    has_several_answers: false,
};

/// The positions that can be reached from that of the case, those of few numbers first: increasing,
/// decreasing, and in the order of the case. The case itself comes last, if it is not increasing.
fn simpler(case: &[u8]) -> Simpler {
    let listed: Vec<u32> = numbers(case).skip(1).collect();
    let position = listed.iter().fold(0, |all, number| all | 1 << number);
    let mut reached = BTreeSet::new();
    reach(position, &mut reached);
    let mut positions: Vec<Numbers> = reached.into_iter().filter(|&left| left != 0).collect();
    positions.sort_by_key(|position| position.count_ones());
    let increasing: Vec<u32> = numbers_in(position).collect();
    let sorted = (increasing != listed).then(|| text(&increasing));
    let cases = positions.into_iter().flat_map(move |position| {
        let increasing: Vec<u32> = numbers_in(position).collect();
        let decreasing: Vec<u32> = increasing.iter().rev().copied().collect();
        let mut in_order = listed.clone();
        in_order.retain(|number| position >> number & 1 == 1);
        let mut orders = alloc::vec![increasing, decreasing, in_order];
        orders.dedup();
        orders
    });
    Box::new(cases.map(|numbers| text(&numbers)).chain(sorted))
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

fn text(numbers: &[u32]) -> Vec<u8> {
    let mut text = Vec::new();
    write_number(&mut text, numbers.len() as u64);
    for &number in numbers {
        text.push(b' ');
        write_number(&mut text, u64::from(number));
    }
    text.push(b'\n');
    text
}
