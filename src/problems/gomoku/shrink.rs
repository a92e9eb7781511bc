//! Makes candidates for shrinking: boards with the stones of one line only, with fewer stones, or
//! with fewer white stones. Boards with more than one line of five are invalid. The stones of one
//! line nearly always suffice to show a mistake.

use super::case::{Board, Point, SIZE};
use super::lines::{fives, points};
use crate::workbench::shrinker::{apply_each, parts, Candidates, Change, Weight};

/// Returns simpler boards for shrinking. First, only the stones of one line are kept; then some
/// stones are removed; then some white stones become black. In each of the last two groups, changes
/// of more stones come first.
pub fn candidates(board: &Board) -> Candidates<Board> {
    let boards = apply_each(board.clone(), changes());
    Box::new(boards.filter(|board| fives(board).len() <= 1))
}

fn changes() -> Vec<Change<Board>> {
    let mut changes: Vec<Change<Board>> = Vec::new();
    // Four functions, one for each direction. Each returns the index of the line through a point.
    let index_functions: [fn(Point) -> usize; 4] = [
        |(row, _)| row,
        |(_, column)| column,
        |(row, column)| row + column,
        |(row, column)| row + SIZE - column,
    ];
    for (line, index_at) in (0..2 * SIZE).flat_map(|line| index_functions.map(|at| (line, at))) {
        changes.push(Box::new(move |board| {
            let off_line = points().filter(|&point| index_at(point) != line);
            off_line.for_each(|point| board.put(point, None));
        }));
    }
    // Stones are removed, or become black.
    for new_colour in [None, Some(0)] {
        for (start, end) in parts(SIZE * SIZE) {
            changes.push(Box::new(move |board| {
                for point in points().take(end).skip(start) {
                    let colour = board.colour(point).and(new_colour);
                    board.put(point, colour);
                }
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
