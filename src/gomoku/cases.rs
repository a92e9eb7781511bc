//! Boards in an input. A board is simpler with fewer stones, as long as no second five comes of it.

use super::judge::{read_board, DIRECTIONS, SIZE};
use crate::cases::{numbers, without_parts, Cases, Simpler, Text};
use crate::scanner::Scanner;
use alloc::boxed::Box;
use alloc::vec::Vec;

/// A line a row, behind the number of boards.
pub const CASES: Cases = Cases {
    counted: true,
    end: b"",
    lines: |_| SIZE,
    simpler,
    first_sizes: &[],
    most: 11,
    has_several_answers: false,
};

/// The board with some of its stones taken away, many first.
fn simpler(case: &[u8]) -> Simpler {
    let points: Vec<u32> = numbers(case).collect();
    let stones: Vec<usize> = (0..points.len()).filter(|&at| points[at] != 0).collect();
    let boards = without_parts(stones).map(move |left| {
        let mut board = alloc::vec![0; points.len()];
        for at in left {
            board[at] = points[at];
        }
        text(&board)
    });
    Box::new(boards.filter(|board| fives(board) <= 1))
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
fn fives(case: &[u8]) -> u32 {
    let mut text = Text::new(case);
    let Ok(board) = read_board(&mut Scanner::new(&mut text), 1, 1) else {
        return 0;
    };
    let of_colour = |colour| {
        let rows = DIRECTIONS.map(|direction| board.fives(colour, direction));
        rows.iter()
            .flatten()
            .map(|row| row.count_ones())
            .sum::<u32>()
    };
    of_colour(0) + of_colour(1)
}
