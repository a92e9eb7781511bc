//! Lines of stones with their direction and length. Of a line of five, the solution keeps only the
//! first stone and the colour.

use super::case::{Board, Point, SIZE, WINNING_LENGTH};
use super::solution::{Direction, DIRECTIONS};
use std::ops::RangeBounds;

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
        let column = column as isize + step * self.direction.right;
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

/// Returns the point and the colour of each stone, row by row.
pub fn stones(board: &Board) -> impl Iterator<Item = (Point, usize)> + '_ {
    points().filter_map(|point| Some((point, board.colour(point)?)))
}

/// Returns all lines of as many stones, those in one direction after those in another. A line is no
/// part of a longer one.
pub fn lines(board: &Board, lengths: impl RangeBounds<usize>) -> Vec<Line> {
    let starts = DIRECTIONS.into_iter();
    let starts = starts.flat_map(|direction| stones(board).map(move |stone| (direction, stone)));
    let lines = starts.filter_map(|(direction, (start, colour))| {
        let mut line = Line {
            colour,
            start,
            direction,
            length: 1,
        };
        let has_colour =
            |point: Option<Point>| point.and_then(|point| board.colour(point)) == Some(colour);
        if has_colour(line.ends()[0]) {
            return None;
        }
        while has_colour(line.ends()[1]) {
            line.length += 1;
        }
        Some(line).filter(|line| lengths.contains(&line.length))
    });
    lines.collect()
}

/// Returns all lines of exactly five stones.
pub fn fives(board: &Board) -> Vec<Line> {
    lines(board, WINNING_LENGTH..=WINNING_LENGTH)
}
