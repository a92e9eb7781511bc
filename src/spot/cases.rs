//! Games in an input. A game is simpler on a smaller board, cut out of its own, and when fewer
//! squares are touched again. It stays legal, for all moves on a square are kept or none, and
//! moves that are missing at the end place spots on free squares.

use super::judge::{Game, Move, Square};
use crate::cases::{words, Cases};
use crate::number::write_number;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// The size of the board and its moves.
pub const CASES: Cases = Cases {
    counted: false,
    end: b"0\n",
    lines: |text| 1 + 2 * number(words(text).next()) as usize,
    simpler,
    first_sizes: &[2, 3, 4, 5, 6, 8],
    most: 100,
};

/// The game on smaller boards, and without its moves on a square where a spot is removed.
fn simpler(case: &[u8]) -> Vec<Vec<u8>> {
    let (size, moves) = read(case);
    let mut games = Vec::new();
    for smaller in 2..size {
        for before in 0..=size - smaller {
            games.push((smaller, cut_out(&moves, before, smaller)));
        }
    }
    let removed: BTreeSet<Square> = moves
        .iter()
        .filter(|next| !next.places)
        .map(|next| next.square)
        .collect();
    for square in removed {
        let mut left = moves.clone();
        left.retain(|next| next.square != square);
        games.push((size, left));
    }
    let may_be_emptied = is_emptied(size, &moves);
    games
        .into_iter()
        .map(|(size, moves)| (size, completed(size, moves)))
        .filter(|(size, moves)| may_be_emptied || !is_emptied(*size, moves))
        .map(|(size, moves)| text(size, &moves))
        .collect()
}

fn number(word: Option<&[u8]>) -> u32 {
    let text = word.and_then(|word| core::str::from_utf8(word).ok());
    text.and_then(|text| text.parse().ok()).unwrap_or(0)
}

fn read(case: &[u8]) -> (u32, Vec<Move>) {
    let words: Vec<&[u8]> = words(case).collect();
    let size = number(words.first().copied());
    let moves = words
        .get(1..)
        .unwrap_or(&[])
        .chunks_exact(3)
        .map(|line| Move {
            square: (number(Some(line[0])), number(Some(line[1]))),
            places: line[2] == b"+",
        });
    (size, moves.collect())
}

/// The moves on a square board of `size` that begins behind `before` rows and columns.
fn cut_out(moves: &[Move], before: u32, size: u32) -> Vec<Move> {
    let is_inside = |line: u32| line > before && line <= before + size;
    let inside = moves.iter().filter(|Move { square, .. }| {
        let (row, column) = *square;
        is_inside(row) && is_inside(column)
    });
    let moved = inside.map(|Move { square, places }| Move {
        square: (square.0 - before, square.1 - before),
        places: *places,
    });
    moved.collect()
}

/// As many moves as a game has on a board of `size`.
fn completed(size: u32, mut moves: Vec<Move>) -> Vec<Move> {
    moves.truncate(2 * size as usize);
    let mut spots = BTreeSet::new();
    for Move { square, places } in &moves {
        if *places {
            spots.insert(*square);
        } else {
            spots.remove(square);
        }
    }
    let squares = (1..=size).flat_map(|row| (1..=size).map(move |column| (row, column)));
    let free = squares.filter(|square| !spots.contains(square));
    let missing = 2 * size as usize - moves.len();
    moves.extend(free.take(missing).map(|square| Move {
        square,
        places: true,
    }));
    moves
}

/// Whether the game is decided by a move that empties the board.
fn is_emptied(size: u32, moves: &[Move]) -> bool {
    let mut game = Game::new();
    game.begin(size);
    for &next in moves {
        match game.play(next) {
            Ok(None) => {}
            Ok(Some(repetition)) => return repetition.earlier == 0,
            Err(_) => return false,
        }
    }
    false
}

fn text(size: u32, moves: &[Move]) -> Vec<u8> {
    let mut text = Vec::new();
    write_number(&mut text, u64::from(size));
    text.push(b'\n');
    for Move { square, places } in moves {
        write_number(&mut text, u64::from(square.0));
        text.push(b' ');
        write_number(&mut text, u64::from(square.1));
        text.extend_from_slice(if *places { b" +\n" } else { b" -\n" });
    }
    text
}
