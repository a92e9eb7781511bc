//! Simpler games: on a smaller board, with fewer moves, and on squares nearer to the first one. If
//! a move is left out, each later move on its square changes from a removal to a placement, or
//! back. If moves are then missing at the end, they place spots on the first free squares.
//!
//! Most mistakes depend on turned or mirrored patterns. So rows and columns are also removed
//! together with their images, and moves together with those on the images of their squares.

use super::case::{Game, Square};
use super::generate::{ending, game_on, squares_of};
use crate::workbench::shrinker::{after_each, parts, Candidates, Change, Weight};
use std::collections::BTreeSet;

/// The size of a board, and the squares of the moves.
type Parts = (u32, Vec<Square>);

/// Returns the game on smaller boards, with fewer moves, and with moves on other squares.
pub fn candidates(game: &Game) -> Candidates<Game> {
    let may_be_emptied = ending(game) == "emptied";
    let moves = game.moves[..moves_before_end(game)].iter();
    let squares: Vec<Square> = moves.map(|next| next.square).collect();
    let changes = changes(game.size, &squares);
    let changed = after_each((game.size, squares), changes);
    // A board of a single square has only one game.
    let changed = changed.filter(|(size, _)| *size > 1);
    let games = changed.map(|(size, squares)| game_on(size, &squares));
    Box::new(games.filter(move |game| may_be_emptied || ending(game) != "emptied"))
}

/// Returns changes to the parts of a game. They leave out
/// - rows and columns, also together with their images,
/// - consecutive moves,
/// - two moves on a square between which there is none on it,
/// - all moves on a square and its images,
///
/// or replace the square of moves by an unused one: the first unused one, or the one to the left or
/// above.
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
    // Returns the same value for a square and its images.
    let class = move |(row, column): Square| {
        let [row, column] = [row, column].map(|line| line.min(size + 1 - line));
        (row.min(column), row.max(column))
    };
    for &square in &used {
        changes.push(Box::new(move |(_, squares)| {
            squares.retain(|&moved| class(moved) != class(square))
        }));
    }
    for &square in &used {
        let (row, column) = square;
        let nearer = [free, Some((row, column - 1)), Some((row - 1, column))];
        let nearer = nearer.into_iter().flatten();
        let is_free =
            |&(row, column): &Square| row.min(column) > 0 && !used.contains(&(row, column));
        for target in nearer.filter(is_free) {
            changes.push(Box::new(move |(_, squares)| {
                let moved = squares.iter_mut().filter(|moved| **moved == square);
                moved.for_each(|moved| *moved = target);
            }));
        }
    }
    changes
}

/// Returns the size of the board, the number of moves before the final ones on the first free
/// squares, and the sum of the rows and columns of those moves.
pub fn weight(game: &Game) -> Weight {
    let moves = game.moves[..moves_before_end(game)].iter();
    let coordinates = moves.clone().flat_map(|next| <[u32; 2]>::from(next.square));
    let distance = coordinates.map(u64::from).sum();
    [game.size.into(), moves.len() as u64, distance]
}

/// Returns the number of moves before the final ones, which place spots on the first free squares.
fn moves_before_end(game: &Game) -> usize {
    let squares: Vec<Square> = game.moves.iter().map(|next| next.square).collect();
    let lengths: Vec<usize> = (0..squares.len()).collect();
    lengths.partition_point(|&length| game_on(game.size, &squares[..length]).moves != game.moves)
}
