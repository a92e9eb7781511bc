//! Simpler boards: with fewer stones, as long as that makes no second five.

use super::lines::fives;
use super::solution::{read_board, SIZE};
use crate::runtime::scanner::Scanner;
use crate::workbench::memory::MemoryStream;
use crate::workbench::shrinker::{numbers, without_parts, Candidates};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// The board without some of its stones, many first.
pub fn candidates(case: &[u8]) -> Candidates {
    let points: Vec<u32> = numbers(case).collect();
    let stones: Vec<usize> = (0..points.len()).filter(|&at| points[at] != 0).collect();
    let boards = without_parts(stones).map(move |left| {
        let mut board = alloc::vec![0; points.len()];
        for at in left {
            board[at] = points[at];
        }
        text(&board)
    });
    Box::new(boards.filter(|board| fives_in(board) <= 1))
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
