//! Makes candidates for shrinking: boards with the stones of one or two lines only, with fewer
//! stones, or with fewer white stones. Boards with more than one line of five are invalid. The
//! stones of one line nearly always suffice to show a mistake, and two lines do if they cross.

use super::case::{Board, Point, SIZE, WINNING_LENGTH};
use super::lines::{fives, lines, points, stones};
use crate::workbench::shrinker::{apply_each, parts, Candidates, Change, Weight};
use std::collections::BTreeSet;

/// Returns simpler boards for shrinking. First, only the stones of one line are kept, or of two
/// lines that both have a row of at least five; then some stones are removed; then some white
/// stones become black. In each of the last two groups, changes of more stones come first.
pub fn candidates(board: &Board) -> Candidates<Board> {
    let mut changes: Vec<Change<Board>> = Vec::new();
    let stones: Vec<Point> = stones(board).map(|(point, _)| point).collect();
    let single_lines: BTreeSet<usize> = stones.iter().copied().flat_map(lines_through).collect();
    let long_lines = lines(board, WINNING_LENGTH..).into_iter().flat_map(|line| {
        let through_last = lines_through(line.last());
        let mut through_start = lines_through(line.start).into_iter();
        through_start.find(|number| through_last.contains(number))
    });
    let long_lines: BTreeSet<usize> = long_lines.collect();
    let pairs_with = |&a| long_lines.iter().map(move |&b| [a, b]);
    let pairs = long_lines.iter().flat_map(pairs_with);
    for kept_lines in single_lines.iter().map(|&line| [line, line]).chain(pairs) {
        changes.push(Box::new(move |board| {
            for point in points() {
                let lines = lines_through(point);
                if !kept_lines.iter().any(|line| lines.contains(line)) {
                    board.put(point, None);
                }
            }
        }));
    }
    // Stones are removed, or become black.
    for new_colour in [None, Some(0)] {
        for (start, end) in parts(stones.len()) {
            let part = stones[start..end].to_vec();
            changes.push(Box::new(move |board| {
                part.iter().for_each(|&point| board.put(point, new_colour));
            }));
        }
    }
    let boards = apply_each(board.clone(), changes);
    Box::new(boards.filter(|board| fives(board).len() <= 1))
}

/// Returns the numbers of the four whole lines through a point: its row, its column, and its
/// diagonals. All whole lines of the board have different numbers.
fn lines_through((row, column): Point) -> [usize; 4] {
    let (rising, falling) = (row + column, row + SIZE - column);
    [row, 100 + column, 200 + rising, 300 + falling]
}

/// Returns the weight of a board: the number of stones, then the number of white stones. The third
/// number is not used.
pub fn weight(board: &Board) -> Weight {
    let stones = board.stones;
    let [black, white] = stones.map(|rows| rows.map(u32::count_ones).iter().sum::<u32>());
    [u64::from(black + white), white.into(), 0]
}
