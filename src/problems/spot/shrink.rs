//! Simpler games: on a smaller board, then with fewer moves, and then on squares nearer to the
//! first one. If a move is left out, later ones on its square place a spot where they removed one.
//! If moves are then missing at the end, spots are placed on the first free squares.
//!
//! What matters in a game is how patterns are turned or mirrored. So rows and columns are also
//! removed together with their images, and moves together with those on the images of their
//! squares.

use super::case::{Game, Square};
use super::generate::{end, game_on, mirrored, squares_of};
use super::solution::Turn;
use crate::workbench::shrinker::{parts, Candidates, Cost};
use std::collections::BTreeSet;
use std::iter::once_with;

/// The game on smaller boards, with fewer moves, and with moves on other squares.
pub fn candidates(game: &Game) -> Candidates<Game> {
    let size = game.size;
    let may_be_emptied = end(game) == "emptied";
    let moves = game.moves[..head(game)].iter();
    let squares: Vec<Square> = moves.map(|next| next.square).collect();
    let others = squares.clone();
    let smaller = smaller_boards(size).map(move |kept| {
        let line = |old: u32| Some(kept.binary_search(&old).ok()? as u32 + 1);
        let squares = squares.iter();
        let squares = squares.filter_map(|square| Some((line(square.0)?, line(square.1)?)));
        game_on(kept.len() as u32, &squares.collect::<Vec<_>>())
    });
    let changed = once_with(move || {
        let changes = changes(size, &others).into_iter();
        changes.map(move |change| game_on(size, &changed(&others, &change)))
    });
    let games = smaller.chain(changed.flatten());
    // On a single square there is only one game.
    let games = games.filter(|game| game.size > 1);
    Box::new(games.filter(move |game| may_be_emptied || end(game) != "emptied"))
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

/// Indices of moves, increasing, and the square on which these are made instead; they are left out
/// if there is none.
type Change = (Vec<usize>, Option<Square>);

/// The changes to a game, made one at a time. Left out are some moves in turn, all on a square and
/// its images, or two consecutive ones on it. Or the moves on a square are made on an unused one that
/// is nearer to the first square: the first unused one, or the next one to the left or above.
fn changes(size: u32, squares: &[Square]) -> Vec<Change> {
    let on = |wanted: &[Square]| -> Vec<usize> {
        let indices = 0..squares.len();
        indices
            .filter(|&index| wanted.contains(&squares[index]))
            .collect()
    };
    let used: BTreeSet<Square> = squares.iter().copied().collect();
    let free = squares_of(size).find(|square| !used.contains(square));
    let left_out = parts(squares.len()).map(|(start, end)| (start..end).collect());
    let mut left_out: Vec<Vec<usize>> = left_out.collect();
    let mut moved = Vec::new();
    for &square in &used {
        let images = Turn::ALL.map(|turn| turn.apply(square, size));
        left_out.push(on(
            &[images, images.map(|image| mirrored(image, size))].concat()
        ));
        let indices = on(&[square]);
        left_out.extend(indices.windows(2).map(<[usize]>::to_vec));
        let (row, column) = square;
        let nearer = [free, Some((row, column - 1)), Some((row - 1, column))]
            .into_iter()
            .flatten();
        let nearer = nearer.filter(|other| other.0 > 0 && other.1 > 0 && !used.contains(other));
        moved.extend(nearer.map(|other| (indices.clone(), Some(other))));
    }
    let left_out = left_out.into_iter().map(|indices| (indices, None));
    left_out.chain(moved).collect()
}

/// The squares of the moves after a change.
fn changed(squares: &[Square], (indices, other): &Change) -> Vec<Square> {
    let squares = squares.iter().enumerate();
    let changed = squares.filter_map(|(index, &square)| match indices.binary_search(&index) {
        Ok(_) => *other,
        Err(_) => Some(square),
    });
    changed.collect()
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
    let squares: Vec<Square> = game.moves.iter().map(|next| next.square).collect();
    let lengths: Vec<usize> = (0..squares.len()).collect();
    lengths.partition_point(|&length| game_on(game.size, &squares[..length]).moves != game.moves)
}
