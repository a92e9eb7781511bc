//! Simpler games: on a smaller board, then with fewer moves, and then on squares nearer to the first
//! one. On each square spots are still placed and removed in turn. Moves that are then missing at the
//! end place spots on the first free squares. Moves after the end of a game may be illegal; a
//! candidate in which the game goes on to one of them is left out.
//!
//! What matters in a game is how patterns are turned or mirrored. So rows and columns are also
//! removed together with their images, and moves together with those on the images of their
//! squares.

use super::board::Square;
use super::generate::{mirrored, write_move, write_size};
use super::solution::{Game, Move, Turn};
use crate::runtime::number::parse_number;
use crate::runtime::scanner::FIXED_KEY;
use crate::workbench::shrinker::{numbers, parts, words, Candidates, Cost, Shrinker};
use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// What makes games simpler.
pub const SHRINKER: Shrinker = Shrinker {
    candidates,
    cost,
    first_sizes: &[2, 3, 4, 5, 6, 8],
};

/// The game on smaller boards, with fewer moves, and with moves on other squares.
fn candidates(case: &[u8]) -> Candidates {
    let (size, moves) = read(case);
    let may_be_emptied = is_emptied(size, &moves) == Some(true);
    let head = moves[..head(size, &moves)].to_vec();
    let fewer = with_fewer_moves(size, head.clone()).map(move |moves| (size, moves));
    let nearer = with_squares_nearer(size, head).map(move |moves| (size, moves));
    let games = on_smaller_boards(size, moves).chain(fewer).chain(nearer);
    let completed = games.map(|(size, moves)| (size, completed(size, moves)));
    let comparable = completed.filter(move |(size, moves)| {
        is_emptied(*size, moves).is_some_and(|emptied| may_be_emptied || !emptied)
    });
    Box::new(comparable.map(|(size, moves)| text(size, &moves)))
}

/// The game on parts of its board, and without a row and a column and their images.
fn on_smaller_boards(size: u32, moves: Vec<Move>) -> impl Iterator<Item = (u32, Vec<Move>)> {
    let parts = (2..size).flat_map(move |smaller| {
        let firsts = 1..=size - smaller + 1;
        firsts.map(move |first| (first..first + smaller).collect())
    });
    let without = (1..=size.div_ceil(2)).map(move |removed| {
        let is_kept = |line: &u32| *line != removed && *line != size + 1 - removed;
        (1..=size).filter(is_kept).collect()
    });
    let kept = parts
        .chain(without)
        .filter(|kept: &Vec<u32>| kept.len() >= 2);
    kept.map(move |kept| (kept.len() as u32, on_lines(&kept, &moves)))
}

/// The moves on these rows and columns, which are then numbered from 1.
fn on_lines(kept: &[u32], moves: &[Move]) -> Vec<Move> {
    let line = |old: u32| Some(kept.binary_search(&old).ok()? as u32 + 1);
    let moves = moves.iter().filter_map(|&Move { square, places }| {
        let square = (line(square.0)?, line(square.1)?);
        Some(Move { square, places })
    });
    moves.collect()
}

/// The squares of a board in reading order.
fn squares(size: u32) -> impl Iterator<Item = Square> {
    (1..=size).flat_map(move |row| (1..=size).map(move |column| (row, column)))
}

/// The game without some of its last moves, without all moves on a square and its images, without
/// the last ones on a square, and without two in a row on it. The moves are those of the game before
/// those that fill the first free squares.
fn with_fewer_moves(size: u32, moves: Vec<Move>) -> impl Iterator<Item = Vec<Move>> {
    let count = moves.len();
    let ends = parts(count).filter(move |(_, end)| *end == count);
    let ends = ends.map(|(start, end)| (start..end).collect());
    let squares: BTreeSet<Square> = moves.iter().map(|next| next.square).collect();
    let on_squares = squares.into_iter().flat_map({
        let moves = moves.clone();
        move |square| {
            let on_image = moves_on(&images(square, size), &moves);
            let on_square = moves_on(&[square], &moves);
            let last = (0..on_square.len()).map(|first| on_square[first..].to_vec());
            let pairs = on_square.windows(2).map(<[usize]>::to_vec);
            let removed = Some(on_image).into_iter().chain(last).chain(pairs);
            removed.collect::<Vec<Vec<usize>>>()
        }
    });
    ends.chain(on_squares).map(move |removed: Vec<usize>| {
        let mut indices = 0..;
        let mut left = moves.clone();
        left.retain(|_| !indices.next().is_some_and(|index| removed.contains(&index)));
        left
    })
}

/// The indices of the moves on `squares`.
fn moves_on(squares: &[Square], moves: &[Move]) -> Vec<usize> {
    let is_on = |index: &usize| squares.contains(&moves[*index].square);
    (0..moves.len()).filter(is_on).collect()
}

/// The game with the moves on one square made on another that is nearer to the first one and not
/// touched otherwise: the first of these squares, or the next one to the left or above.
fn with_squares_nearer(size: u32, moves: Vec<Move>) -> impl Iterator<Item = Vec<Move>> {
    let touched: BTreeSet<Square> = moves.iter().map(|next| next.square).collect();
    let free = squares(size).find(|square| !touched.contains(square));
    let pairs = touched.clone().into_iter().flat_map(move |(row, column)| {
        let nearer = [free, Some((row, column - 1)), Some((row - 1, column))];
        nearer.map(|other| ((row, column), other.unwrap_or_default()))
    });
    let free =
        pairs.filter(move |(_, other)| other.0 > 0 && other.1 > 0 && !touched.contains(other));
    free.map(move |(square, other)| {
        let mut moves = moves.clone();
        for next in moves.iter_mut().filter(|next| next.square == square) {
            next.square = other;
        }
        moves
    })
}

/// The rows and columns of the board, the moves before those that fill the first free squares, and
/// how far their squares are from the first one.
fn cost(case: &[u8]) -> Cost {
    let (size, moves) = read(case);
    let head = &moves[..head(size, &moves)];
    let distances = head
        .iter()
        .map(|next| u64::from(next.square.0) + u64::from(next.square.1));
    [size.into(), head.len() as u64, distances.sum()]
}

/// How many moves the game has before those at its end that fill the first free squares.
fn head(size: u32, moves: &[Move]) -> usize {
    let lengths: Vec<usize> = (0..moves.len()).collect();
    lengths.partition_point(|&length| completed(size, moves[..length].to_vec()) != moves)
}

/// Where turning and mirroring the board take `square`.
fn images(square: Square, size: u32) -> Vec<Square> {
    let mirror_images = [square, mirrored(square, size)];
    let turned = |square| Turn::ALL.map(|turn| turn.apply(square, size));
    mirror_images.into_iter().flat_map(turned).collect()
}

fn read(case: &[u8]) -> (u32, Vec<Move>) {
    let size = numbers(case).next().unwrap_or(0);
    let words: Vec<&[u8]> = words(case).skip(1).collect();
    let number = |word| parse_number(word).unwrap_or(0);
    let moves = words.chunks_exact(3).map(|line| Move {
        square: (number(line[0]), number(line[1])),
        places: line[2] == b"+",
    });
    (size, moves.collect())
}

/// The moves, cut or filled up to as many as a game on a board of `size` has.
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
    let free = squares(size).filter(|square| !spots.contains(square));
    let missing = 2 * size as usize - moves.len();
    moves.extend(free.take(missing).map(|square| Move {
        square,
        places: true,
    }));
    moves
}

/// Whether the game is decided by a move that empties the board; `None` if a move before the end is
/// illegal.
fn is_emptied(size: u32, moves: &[Move]) -> Option<bool> {
    let mut game = Game::new(FIXED_KEY);
    game.begin(size);
    for &next in moves {
        match game.play(next) {
            Ok(None) => {}
            Ok(Some(earlier)) => return Some(earlier == 0),
            Err(_) => return None,
        }
    }
    Some(false)
}

fn text(size: u32, moves: &[Move]) -> Vec<u8> {
    let mut text = Vec::new();
    write_size(size, &mut text);
    for next in moves {
        write_move(next, &mut text);
    }
    text
}

/// How many lines the first game of `text` takes: the size of the board and its moves.
pub fn lines(text: &[u8]) -> usize {
    1 + 2 * numbers(text).next().unwrap_or(0) as usize
}
