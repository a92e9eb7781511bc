//! Simpler boards: with the stones of one line only, with fewer stones, and with fewer white
//! stones, unless this makes a second five. One line of stones is nearly always enough to show a
//! mistake.

use super::case::{Board, Point, SIZE};
use super::lines::{fives, points};
use crate::workbench::shrinker::{after_each, parts, Candidates, Change, Weight};

/// Returns the board with the stones of one line only, without some stones, and with some stones
/// black. Changes of many stones come first.
pub fn candidates(board: &Board) -> Candidates<Board> {
    let boards = after_each(board.clone(), changes());
    Box::new(boards.filter(|board| fives(board).len() <= 1))
}

fn changes() -> Vec<Change<Board>> {
    let mut changes: Vec<Change<Board>> = Vec::new();
    let lines: [fn(Point) -> usize; 4] = [
        |(row, _)| row,
        |(_, column)| column,
        |(row, column)| row + column,
        |(row, column)| row + SIZE - column,
    ];
    for (number, line) in (0..2 * SIZE).flat_map(|number| lines.map(|line| (number, line))) {
        changes.push(Box::new(move |board| {
            let outside = points().filter(|&point| line(point) != number);
            outside.for_each(|point| board.put(point, None));
        }));
    }
    for colour in [None, Some(0)] {
        for (start, end) in parts(SIZE * SIZE) {
            changes.push(Box::new(move |board| {
                for point in points().take(end).skip(start) {
                    let colour = board.colour(point).and(colour);
                    board.put(point, colour);
                }
            }));
        }
    }
    changes
}

/// Returns the number of stones, and the number of white ones.
pub fn weight(board: &Board) -> Weight {
    let stones = board.stones;
    let [black, white] = stones.map(|rows| rows.map(u32::count_ones).iter().sum::<u32>());
    [u64::from(black + white), white.into(), 0]
}
