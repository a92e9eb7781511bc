//! Simpler boards: with fewer stones, and then with fewer white ones, as long as that makes no
//! second five.

use super::lines::fives;
use super::solution::{read_board, SIZE};
use crate::runtime::scanner::Scanner;
use crate::workbench::memory::MemoryStream;
use crate::workbench::shrinker::{numbers, parts, Candidates, Cost};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// The board without some of its stones, and with some of them black, many first.
pub fn candidates(case: &[u8]) -> Candidates {
    let points: Vec<u32> = numbers(case).collect();
    let stones = points.iter().filter(|point| **point != 0).count();
    let changes = [0, 1].into_iter();
    let changes = changes.flat_map(move |point| parts(stones).map(move |part| (point, part)));
    let boards = changes.map(move |(point, (start, end))| {
        let mut board = points.clone();
        let stones = board.iter_mut().filter(|point| **point != 0);
        for stone in stones.skip(start).take(end - start) {
            *stone = point;
        }
        text(&board)
    });
    Box::new(boards.filter(|board| fives_in(board) <= 1))
}

/// The stones, and how many of them are white.
pub fn cost(case: &[u8]) -> Cost {
    let stones = || numbers(case).filter(|point| *point != 0);
    let white = stones().filter(|point| *point == 2);
    [stones().count() as u64, white.count() as u64, 0]
}

fn text(points: &[u32]) -> Vec<u8> {
    let mut text = Vec::new();
    for row in points.chunks(SIZE) {
        let row: Vec<u8> = row.iter().map(|&point| b'0' + point as u8).collect();
        let row: Vec<&[u8]> = row.chunks(1).collect();
        text.extend_from_slice(&row.join(&b' '));
        text.push(b'\n');
    }
    text
}

/// How many fives the board has, of both colours.
fn fives_in(case: &[u8]) -> usize {
    let mut text = MemoryStream::new(case);
    match read_board(&mut Scanner::new(&mut text), 1) {
        Ok(board) => fives(&board).len(),
        Err(_) => 0,
    }
}
