//! Simpler positions: those that can be reached from the given one.

use super::generate::write_position;
use super::solution::{after, numbers_in, Numbers};
use crate::workbench::shrinker::{numbers, Candidates};
use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// The positions that can be reached, those with few numbers first. Their numbers increase,
/// decrease, or stand in the order of the case. Last comes the position itself in increasing order.
pub fn candidates(case: &[u8]) -> Candidates {
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

fn text(numbers: &[u32]) -> Vec<u8> {
    let mut text = Vec::new();
    write_position(numbers, &mut text);
    text
}
