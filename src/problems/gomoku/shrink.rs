//! Simpler boards: with the stones of one line only, with fewer stones, and then with fewer white
//! ones, provided that this makes no second five. A mistake nearly always shows in one line.

use super::lines::fives;
use super::solution::{read_board, SIZE};
use crate::runtime::scanner::{is_whitespace, Scanner};
use crate::workbench::memory::MemoryStream;
use crate::workbench::shrinker::{with_a_part_changed, Candidates, Cost, Shrinker};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// What makes boards simpler.
pub const SHRINKER: Shrinker = Shrinker {
    candidates,
    cost,
    first_sizes: &[],
};

/// The board without some of its stones, and with some of them black, many at a time first.
fn candidates(case: &[u8]) -> Candidates {
    // Whitespace is less than any digit.
    let without = |part: &mut [u8]| part.iter_mut().for_each(|point| *point = b'0'.min(*point));
    let black = |part: &mut [u8]| part.iter_mut().for_each(|point| *point = b'1'.min(*point));
    let fewer = || with_a_part_changed(case.to_vec(), without);
    // Half and a quarter of the rows take few runs, which matters if the program is slow.
    let boards = fewer().take(7).chain(one_line(case)).chain(fewer());
    let boards = boards.chain(with_a_part_changed(case.to_vec(), black));
    let case = case.to_vec();
    Box::new(boards.filter(move |board| *board != case && fives_in(board) <= 1))
}

/// The board with the stones of one line only, for each row, column and diagonal.
fn one_line(case: &[u8]) -> impl Iterator<Item = Vec<u8>> {
    let lines: [fn(usize, usize) -> usize; 4] = [
        |row, _| row,
        |_, column| column,
        |row, column| row + column,
        |row, column| row + SIZE - column,
    ];
    let case = case.to_vec();
    let numbers = (0..2 * SIZE).flat_map(move |number| lines.map(|line| (line, number)));
    numbers.map(move |(line, number)| {
        let mut board = case.clone();
        let points = board.iter_mut().filter(|byte| !is_whitespace(**byte));
        for (index, point) in points.enumerate() {
            if line(index / SIZE, index % SIZE) != number {
                *point = b'0';
            }
        }
        board
    })
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
