//! Simpler games: on a smaller board, then with fewer moves, and then on squares nearer to the
//! first one. On each square spots are still placed and removed in turn. If moves are then missing
//! at the end, spots are placed on the first free squares. Moves after the end of a game may be
//! illegal; a candidate in which the game goes on to one of them is left out.
//!
//! What matters in a game is how patterns are turned or mirrored. So rows and columns are also
//! removed together with their images, and moves together with those on the images of their
//! squares.

use super::case::{Board, Game, Move, Square};
use super::generate::mirrored;
use super::solution::{Patterns, Turn};
use crate::runtime::scanner::FIXED_KEY;
use crate::workbench::shrinker::{parts, Candidates, Cost};
use std::collections::{BTreeMap, BTreeSet};
use std::iter::{empty, once_with};

/// The game on smaller boards, with fewer moves, and with moves on other squares.
pub fn candidates(game: &Game) -> Candidates<Game> {
    if game.size == 1 {
        // On a single square there is only one game.
        return Box::new(empty());
    }
    let (size, moves) = (game.size, game.moves.clone());
    let may_be_emptied = is_emptied(game) == Some(true);
    let head = moves[..head(game)].to_vec();
    let changed = once_with(move || {
        let changes = changes(size, &head).into_iter();
        changes.map(move |change| (size, changed(&head, &change)))
    });
    let smaller = smaller_boards(size);
    let smaller = smaller.map(move |kept| (kept.len() as u32, on_lines(&kept, &moves)));
    Box::new(
        smaller
            .chain(changed.flatten())
            .filter_map(move |(size, moves)| {
                let moves = completed(size, moves);
                let game = Game {
                    size,
                    moves,
                    illegal: None,
                };
                let is_emptied = is_emptied(&game)?;
                (may_be_emptied || !is_emptied).then_some(game)
            }),
    )
}

/// The rows and columns that smaller boards keep: a contiguous range, or all but one and its image.
fn smaller_boards(size: u32) -> impl Iterator<Item = Vec<u32>> {
    let parts = (2..size).flat_map(move |count| {
        let firsts = 1..=size - count + 1;
        firsts.map(move |first| (first..first + count).collect())
    });
    let without = (1..=size.div_ceil(2)).map(move |removed| {
        let is_kept = |line: &u32| *line != removed && *line != size + 1 - removed;
        (1..=size).filter(is_kept).collect()
    });
    let boards = parts.chain(without);
    boards.filter(|kept: &Vec<u32>| kept.len() >= 2)
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

/// Indices of moves, increasing, and the square on which these are made instead; they are left out
/// if there is none.
type Change = (Vec<usize>, Option<Square>);

/// The changes to a game, made one at a time. Left out are some of its last moves, all moves on a
/// square and its images, the last ones on a square, or two consecutive ones on it. Or the moves on
/// a square are made on an unused one that is nearer to the first square: the first unused one, or
/// the next one to the left or above.
fn changes(size: u32, moves: &[Move]) -> Vec<Change> {
    let mut on_squares: BTreeMap<Square, Vec<usize>> = BTreeMap::new();
    for (index, next) in moves.iter().enumerate() {
        on_squares.entry(next.square).or_default().push(index);
    }
    let all: Vec<usize> = (0..moves.len()).collect();
    let mut left_out: Vec<Vec<usize>> = ends(&all).collect();
    for (&square, indices) in &on_squares {
        let images = images(square, size).into_iter();
        let on_images = images.filter_map(|image| on_squares.get(&image));
        let mut on_images: Vec<usize> = on_images.flatten().copied().collect();
        on_images.sort_unstable();
        left_out.push(on_images);
        left_out.extend(ends(indices));
        left_out.extend(indices.windows(2).map(<[usize]>::to_vec));
    }
    let mut changes: Vec<Change> = left_out.into_iter().map(|part| (part, None)).collect();
    let free = squares(size).find(|square| !on_squares.contains_key(square));
    for (&(row, column), indices) in &on_squares {
        let nearer = [Some((row, column - 1)), Some((row - 1, column))];
        let is_free = |other: &Square| !on_squares.contains_key(other);
        let others = [free].into_iter().chain(nearer).flatten();
        let others = others.filter(|other| other.0 > 0 && other.1 > 0 && is_free(other));
        changes.extend(others.map(|other| (indices.clone(), Some(other))));
    }
    changes
}

/// The last ones of some moves: all, a half, a quarter, and so on.
fn ends(indices: &[usize]) -> impl Iterator<Item = Vec<usize>> + '_ {
    let ends = parts(indices.len()).filter(|(_, end)| *end == indices.len());
    ends.map(|(start, end)| indices[start..end].to_vec())
}

/// The moves after a change.
fn changed(moves: &[Move], (indices, other): &Change) -> Vec<Move> {
    let moves = moves.iter().enumerate().filter_map(|(index, &next)| {
        if indices.binary_search(&index).is_err() {
            return Some(next);
        }
        let square = (*other)?;
        Some(Move { square, ..next })
    });
    moves.collect()
}

/// The rows and columns of the board, the moves before those that fill the first free squares, and
/// how far their squares are from the first one.
pub fn cost(game: &Game) -> Cost {
    let head = &game.moves[..head(game)];
    let distances = head
        .iter()
        .map(|next| u64::from(next.square.0) + u64::from(next.square.1));
    [game.size.into(), head.len() as u64, distances.sum()]
}

/// How many moves the game has before those at its end that fill the first free squares.
fn head(game: &Game) -> usize {
    let lengths: Vec<usize> = (0..game.moves.len()).collect();
    let completed = |length| completed(game.size, game.moves[..length].to_vec());
    lengths.partition_point(|&length| completed(length) != game.moves)
}

/// Where turning and mirroring the board take `square`.
fn images(square: Square, size: u32) -> Vec<Square> {
    let mirror_images = [square, mirrored(square, size)];
    let turned = |square| Turn::ALL.map(|turn| turn.apply(square, size));
    mirror_images.into_iter().flat_map(turned).collect()
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
fn is_emptied(game: &Game) -> Option<bool> {
    let mut board = Board::new(game.size);
    let mut patterns = Patterns::new(FIXED_KEY);
    patterns.begin(game.size);
    for next in &game.moves {
        if board.flip(next.square) != next.places {
            return None;
        }
        if let Some(earlier) = patterns.change(next.square) {
            return Some(earlier == 0);
        }
    }
    Some(false)
}
