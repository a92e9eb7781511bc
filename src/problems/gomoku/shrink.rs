//! Simpler boards: with fewer stones, and then with fewer white ones, as long as that makes no
//! second five.

use super::lines::fives;
use super::solution::read_board;
use crate::runtime::scanner::Scanner;
use crate::workbench::memory::MemoryStream;
use crate::workbench::shrinker::{with_a_part_changed, Candidates, Cost, Shrinker};
use alloc::boxed::Box;

/// What makes boards simpler.
pub const SHRINKER: Shrinker = Shrinker {
    candidates,
    cost,
    first_sizes: &[],
};

/// The board without some of its stones, and with some of them black, many first.
fn candidates(case: &[u8]) -> Candidates {
    // Whitespace is less than any digit.
    let without = |part: &mut [u8]| part.iter_mut().for_each(|point| *point = b'0'.min(*point));
    let black = |part: &mut [u8]| part.iter_mut().for_each(|point| *point = b'1'.min(*point));
    let fewer = with_a_part_changed(case.to_vec(), without);
    let boards = fewer.chain(with_a_part_changed(case.to_vec(), black));
    let case = case.to_vec();
    Box::new(boards.filter(move |board| *board != case && fives_in(board) <= 1))
}

/// The stones, and how many of them are white.
fn cost(case: &[u8]) -> Cost {
    let count = |least| case.iter().filter(|point| **point >= least).count() as u64;
    [count(b'1'), count(b'2'), 0]
}

/// How many fives the board has, of both colours.
fn fives_in(case: &[u8]) -> usize {
    let mut text = MemoryStream::new(case);
    match read_board(&mut Scanner::new(&mut text), 1) {
        Ok(board) => fives(&board).len(),
        Err(_) => 0,
    }
}
