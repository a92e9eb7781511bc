//! Makes candidates for shrinking: boards with the stones of one or two lines only, with fewer
//! stones, or with fewer white stones. Boards with more than one line of five are invalid. The
//! stones of one line nearly always suffice to show a mistake, and two lines do if they cross.

use super::case::{Board, Point, SIZE, WINNING_LENGTH};
use super::lines::{fives, points};
use crate::workbench::shrinker::{apply_each, parts, Candidates, Change, Weight};
use std::collections::BTreeSet;

/// Returns simpler boards for shrinking. First, only the stones of one line are kept, or of two
/// lines that both have a row of at least five; then some stones are removed; then some white
/// stones become black. In each of the last two groups, changes of more stones come first.
pub fn candidates(board: &Board) -> Candidates<Board> {
    let boards = apply_each(board.clone(), changes(board));
    Box::new(boards.filter(|board| fives(board).len() <= 1))
}

/// A function that returns the index of the line through a point, for all lines of one direction.
type IndexAt = fn(Point) -> usize;

const INDEX_FUNCTIONS: [IndexAt; 4] = [
    |(row, _)| row,
    |(_, column)| column,
    |(row, column)| row + column,
    |(row, column)| row + SIZE - column,
];

fn changes(board: &Board) -> Vec<Change<Board>> {
    let mut changes: Vec<Change<Board>> = Vec::new();
    let stones: Vec<Point> = points()
        .filter(|&point| board.colour(point).is_some())
        .collect();
    let lines = INDEX_FUNCTIONS.iter().flat_map(|&index_at| {
        let indices: BTreeSet<usize> = stones.iter().copied().map(index_at).collect();
        indices.into_iter().map(move |index| (index_at, index))
    });
    let lines: Vec<(IndexAt, usize)> = lines.collect();
    let has_row = |&&(index_at, index): &&(IndexAt, usize)| {
        let points = points().filter(|&point| index_at(point) == index);
        let colours: Vec<_> = points.map(|point| board.colour(point)).collect();
        let mut windows = colours.windows(WINNING_LENGTH);
        windows.any(|window| window[0].is_some() && window.iter().all(|&c| c == window[0]))
    };
    let lines_with_row: Vec<_> = lines.iter().filter(has_row).copied().collect();
    let pairs = lines_with_row
        .iter()
        .flat_map(|&a| lines_with_row.iter().map(move |&b| [a, b]));
    for kept_lines in lines.iter().map(|&line| [line, line]).chain(pairs) {
        changes.push(Box::new(move |board| {
            let is_kept = |point| {
                kept_lines
                    .iter()
                    .any(|(index_at, index)| index_at(point) == *index)
            };
            let removed_points = points().filter(|&point| !is_kept(point));
            removed_points.for_each(|point| board.put(point, None));
        }));
    }
    let white_stones = stones
        .iter()
        .copied()
        .filter(|&point| board.colour(point) == Some(1));
    let white_stones: Vec<Point> = white_stones.collect();
    // Stones are removed, or become black.
    for (stones, new_colour) in [(stones, None), (white_stones, Some(0))] {
        for (start, end) in parts(stones.len()) {
            let part = stones[start..end].to_vec();
            changes.push(Box::new(move |board| {
                part.iter().for_each(|&point| board.put(point, new_colour));
            }));
        }
    }
    changes
}

/// Returns the weight of a board: the number of stones, then the number of white stones. The third
/// number is not used.
pub fn weight(board: &Board) -> Weight {
    let stones = board.stones;
    let [black, white] = stones.map(|rows| rows.map(u32::count_ones).iter().sum::<u32>());
    [u64::from(black + white), white.into(), 0]
}
