//! Simpler games: on a smaller board, then with fewer moves, and then on squares nearer to the
//! first one. If a move is left out, later ones on its square place a spot where they removed one.
//! If moves are then missing at the end, spots are placed on the first free squares.
//!
//! What matters in a game is how patterns are turned or mirrored. So rows and columns are also
//! removed together with their images, and moves together with those on the images of their
//! squares.

use super::case::{Game, Square};
use super::generate::{end, game_on, squares_of};
use crate::workbench::shrinker::{after_each, parts, Candidates, Change, Weight};
use std::collections::BTreeSet;

/// The size of a board, and the squares of the moves.
type Parts = (u32, Vec<Square>);

/// The game on smaller boards, with fewer moves, and with moves on other squares.
pub fn candidates(game: &Game) -> Candidates<Game> {
    let may_be_emptied = end(game) == "emptied";
    let moves = game.moves[..head(game)].iter();
    let squares: Vec<Square> = moves.map(|next| next.square).collect();
    let changes = changes(game.size, &squares);
    let changed = after_each((game.size, squares), changes);
    // On a single square there is only one game.
    let changed = changed.filter(|(size, _)| *size > 1);
    let games = changed.map(|(size, squares)| game_on(size, &squares));
    Box::new(games.filter(move |game| may_be_emptied || end(game) != "emptied"))
}

/// The changes to the parts of a game. Left out are rows and columns, perhaps together with their images,
/// some moves in turn, two consecutive ones on a square, or all on a square and its images. Or the moves
/// on a square are made on an unused one that is nearer to the first square: the first unused one, or the
/// next one to the left or above.
fn changes(size: u32, squares: &[Square]) -> Vec<Change<Parts>> {
    let mut changes: Vec<Change<Parts>> = Vec::new();
    let lines = parts(size as usize).map(|(start, end)| start as u32 + 1..end as u32 + 1);
    for (out, with_images) in lines.flat_map(|out| [(out.clone(), false), (out, true)]) {
        changes.push(Box::new(move |(rows, squares)| {
            let is_out = |line: u32| out.contains(&line);
            let is_out = |line: u32| is_out(line) || with_images && is_out(size + 1 - line);
            let kept: Vec<u32> = (1..=size).filter(|line| !is_out(*line)).collect();
            let number = |line| Some(kept.binary_search(line).ok()? as u32 + 1);
            let left = squares.iter();
            let left = left.filter_map(|(row, column)| Some((number(row)?, number(column)?)));
            *squares = left.collect();
            *rows = kept.len() as u32;
        }));
    }
    for (start, end) in parts(squares.len()) {
        changes.push(Box::new(move |(_, squares)| _ = squares.drain(start..end)));
    }
    for (first, square) in squares.iter().enumerate() {
        let mut later = first + 1..squares.len();
        if let Some(second) = later.find(|&later| squares[later] == *square) {
            changes.push(Box::new(move |(_, squares)| {
                squares.remove(second);
                squares.remove(first);
            }));
        }
    }
    let used: BTreeSet<Square> = squares.iter().copied().collect();
    let free = squares_of(size).find(|square| !used.contains(square));
    // The same for a square and its images.
    let class = move |(row, column): Square| {
        let [row, column] = [row, column].map(|line| line.min(size + 1 - line));
        (row.min(column), row.max(column))
    };
    for &square in &used {
        changes.push(Box::new(move |(_, squares)| {
            squares.retain(|&at| class(at) != class(square))
        }));
    }
    for &square in &used {
        let (row, column) = square;
        let nearer = [free, Some((row, column - 1)), Some((row - 1, column))];
        let nearer = nearer.into_iter().flatten();
        for other in nearer.filter(|other| other.0 > 0 && other.1 > 0 && !used.contains(other)) {
            changes.push(Box::new(move |(_, squares)| {
                let moved = squares.iter_mut().filter(|at| **at == square);
                moved.for_each(|at| *at = other);
            }));
        }
    }
    changes
}

/// The rows and columns of the board, the moves before those that fill the first free squares, and
/// how far their squares are from the first one.
pub fn weight(game: &Game) -> Weight {
    let head = &game.moves[..head(game)];
    let distances = head
        .iter()
        .map(|next| u64::from(next.square.0) + u64::from(next.square.1));
    [game.size.into(), head.len() as u64, distances.sum()]
}

/// Returns the number of moves before those at the end of a game that fill the first free squares.
fn head(game: &Game) -> usize {
    let squares: Vec<Square> = game.moves.iter().map(|next| next.square).collect();
    let lengths: Vec<usize> = (0..squares.len()).collect();
    lengths.partition_point(|&length| game_on(game.size, &squares[..length]).moves != game.moves)
}
