//! Makes candidates for shrinking: games on a smaller board, with fewer moves, or with moves nearer
//! to square (1, 1). If a move is removed, each later move on its square changes from a removal to
//! a placement, or back. If the game then has too few moves, it ends with fillers: see [`game_on`].
//!
//! Most mistakes depend on turned or mirrored patterns. The images of a square are the squares to
//! which it moves if the board is turned or mirrored; rows and columns have images in the same way.
//! Therefore rows and columns are also removed together with their images, and moves together with
//! all moves on the images of their squares.

use super::case::{Game, Square};
use super::generate::{ending_kind, game_on, squares_of};
use crate::workbench::shrinker::{apply_each, parts, Candidates, Change, Weight};
use std::collections::BTreeSet;

/// The size of a board, and the squares of the moves.
type SizeAndSquares = (u32, Vec<Square>);

/// Returns simpler games for shrinking: on smaller boards, with fewer moves, and with moves on
/// other squares.
pub fn candidates(game: &Game) -> Candidates<Game> {
    // If no empty board decides a game, none may decide a candidate: that is another mistake.
    let may_be_emptied = ending_kind(game) == "emptied";
    let squares = squares_before_fillers(game);
    let changes = changes(game.size, &squares);
    let changed_games = apply_each((game.size, squares), changes);
    // A board of a single square has only one game, so it is not worth trying.
    let changed_games = changed_games.filter(|(size, _)| *size > 1);
    let games = changed_games.map(|(size, squares)| game_on(size, &squares));
    Box::new(games.filter(move |game| may_be_emptied || ending_kind(game) != "emptied"))
}

/// Returns changes to the size and the squares of a game. The changes remove
/// - rows and columns, also together with their images,
/// - consecutive moves,
/// - a move and the next move on the same square,
/// - all moves on a square and its images,
///
/// or replace a square in all moves by an unused square: the first one on the board, the square to
/// the left, or the square above.
fn changes(size: u32, squares: &[Square]) -> Vec<Change<SizeAndSquares>> {
    let mut changes: Vec<Change<SizeAndSquares>> = Vec::new();
    // The rows and the columns with these numbers are removed together.
    let ranges = parts(size as usize).map(|(start, end)| start as u32 + 1..end as u32 + 1);
    for (range, with_images) in ranges.flat_map(|range| [(range.clone(), false), (range, true)]) {
        changes.push(Box::new(move |(new_size, squares)| {
            let is_image = |line: u32| with_images && range.contains(&(size + 1 - line));
            let is_kept = |line: &u32| !range.contains(line) && !is_image(*line);
            let kept_lines: Vec<u32> = (1..=size).filter(is_kept).collect();
            // Returns the number of a row or column on the smaller board.
            let number = |line: &u32| Some(kept_lines.binary_search(line).ok()? as u32 + 1);
            let moved = |(row, column): &Square| Some((number(row)?, number(column)?));
            *squares = squares.iter().filter_map(moved).collect();
            *new_size = kept_lines.len() as u32;
        }));
    }
    for (start, end) in parts(squares.len()) {
        changes.push(Box::new(move |(_, squares)| _ = squares.drain(start..end)));
    }
    for (later, square) in squares.iter().enumerate() {
        if let Some(earlier) = squares[..later].iter().rposition(|other| other == square) {
            changes.push(Box::new(move |(_, squares)| {
                squares.remove(later);
                squares.remove(earlier);
            }));
        }
    }
    let used_squares: BTreeSet<Square> = squares.iter().copied().collect();
    let is_unused = |square: &Square| !used_squares.contains(square);
    let unused_squares: BTreeSet<Square> = squares_of(size).filter(is_unused).collect();
    // Returns the same square for a square and all its images.
    let canonical_square = move |(row, column): Square| {
        let [row, column] = [row, column].map(|line| line.min(size + 1 - line));
        (row.min(column), row.max(column))
    };
    for &square in &used_squares {
        changes.push(Box::new(move |(_, squares)| {
            squares.retain(|&other| canonical_square(other) != canonical_square(square))
        }));
    }
    for &(row, column) in &used_squares {
        let first = unused_squares.first().copied().unwrap_or_default();
        let targets = [first, (row, column - 1), (row - 1, column)].into_iter();
        for target in targets.filter(|target| unused_squares.contains(target)) {
            changes.push(Box::new(move |(_, squares)| {
                let same_squares = squares.iter_mut().filter(|other| **other == (row, column));
                same_squares.for_each(|other| *other = target);
            }));
        }
    }
    changes
}

/// Returns the weight of a game: the size of the board, the number of moves before the fillers, and
/// the sum of the rows and columns of these moves.
pub fn weight(game: &Game) -> Weight {
    let squares = squares_before_fillers(game);
    let sums = squares.iter().map(|(row, column)| u64::from(row + column));
    [game.size.into(), squares.len() as u64, sums.sum()]
}

/// Returns the squares of the moves before the fillers, which are the moves that [`game_on`] adds.
fn squares_before_fillers(game: &Game) -> Vec<Square> {
    let squares = game.moves.iter().map(|game_move| game_move.square);
    let mut squares: Vec<Square> = squares.collect();
    let lengths: Vec<usize> = (0..squares.len()).collect();
    let has_other_moves =
        |length: &usize| game_on(game.size, &squares[..*length]).moves != game.moves;
    squares.truncate(lengths.partition_point(has_other_moves));
    squares
}
