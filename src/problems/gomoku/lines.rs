//! Lines of stones with their direction and length. Of a line of five, the solution keeps only the
//! first stone and the colour.

use super::case::{Board, Point, SIZE, WINNING_LENGTH};
use super::solution::{Direction, DIRECTIONS};

/// A line of stones of one colour.
#[derive(Clone, Copy)]
pub struct Line {
    /// 0 is black, 1 is white.
    pub colour: usize,
    /// The point of the leftmost stone, or of the topmost one in a column.
    pub start: Point,
    /// The direction from the first stone to the last.
    pub direction: Direction,
    /// The number of stones.
    pub length: usize,
}

impl Line {
    /// Returns the point that is `step` points after the start, or before it if `step` is negative.
    /// Returns `None` if that point is not on the board.
    pub fn point(&self, step: isize) -> Option<Point> {
        let (row, column) = self.start;
        let row = row as isize + step * self.direction.down;
        let column = column as isize + step * self.direction.right as isize;
        let range = 0..SIZE as isize;
        (range.contains(&row) && range.contains(&column)).then_some((row as usize, column as usize))
    }

    /// Returns the points before the first stone and after the last, if they are on the board.
    pub fn ends(&self) -> [Option<Point>; 2] {
        [self.point(-1), self.point(self.length as isize)]
    }

    /// Returns the points of the stones.
    pub fn points(&self) -> impl Iterator<Item = Point> + '_ {
        (0..self.length as isize).filter_map(|step| self.point(step))
    }

    /// Returns the point of the last stone.
    pub fn last(&self) -> Point {
        self.points().last().unwrap_or(self.start)
    }
}

/// Returns all points of the board, row by row.
pub fn points() -> impl Iterator<Item = Point> {
    (0..SIZE * SIZE).map(|index| (index / SIZE, index % SIZE))
}

/// Returns all lines of exactly five stones.
pub fn fives(board: &Board) -> Vec<Line> {
    let mut fives = Vec::new();
    for colour in 0..2 {
        for direction in DIRECTIONS {
            // In these rows, a bit is set where a five starts.
            let rows = board.fives(colour, direction);
            let starts = points().filter(|&(row, column)| rows[row] >> column & 1 == 1);
            fives.extend(starts.map(|start| Line {
                colour,
                start,
                direction,
                length: WINNING_LENGTH,
            }));
        }
    }
    fives
}
