//! Simpler boards: with the stones of one line only, with fewer stones, and then with fewer white
//! ones, provided that this makes no second five. A mistake nearly always shows in one line.

use super::case::{Board, Point, SIZE};
use super::lines::{fives, points};
use crate::workbench::shrinker::{with_a_part_changed, Candidates, Cost};

/// The colour of a point, if a stone is there.
type Stone = Option<usize>;

/// The board without some of its stones, with those of one line only, and with some of them black,
/// many at a time first.
pub fn candidates(board: &Board) -> Candidates<Board> {
    let stones: Vec<Stone> = points().map(|point| board.colour(point)).collect();
    let without = |part: &mut [Stone]| part.fill(None);
    let black = |part: &mut [Stone]| part.iter_mut().flatten().for_each(|colour| *colour = 0);
    let of_points = |stones| of_stones(points().zip(stones));
    let fewer = |stones: &Vec<Stone>| with_a_part_changed(stones.clone(), without).map(of_points);
    // Half and a quarter of the board take few runs, which matters if the program is slow.
    let boards = fewer(&stones).take(9).chain(one_line(board.clone()));
    let boards = boards.chain(fewer(&stones));
    let boards = boards.chain(with_a_part_changed(stones, black).map(of_points));
    let board = board.clone();
    Box::new(boards.filter(move |other| *other != board && fives(other).len() <= 1))
}

/// The board with the stones of one line only, for each row, column and diagonal.
fn one_line(board: Board) -> impl Iterator<Item = Board> {
    let lines: [fn(Point) -> usize; 4] = [
        |(row, _)| row,
        |(_, column)| column,
        |(row, column)| row + column,
        |(row, column)| row + SIZE - column,
    ];
    let numbers = (0..2 * SIZE).flat_map(move |number| lines.map(|line| (line, number)));
    numbers.map(move |(line, number)| {
        let on_line = points().filter(|&point| line(point) == number);
        of_stones(on_line.map(|point| (point, board.colour(point))))
    })
}

/// The board with these stones.
fn of_stones(stones: impl Iterator<Item = (Point, Stone)>) -> Board {
    let mut board = Board::default();
    stones.for_each(|(point, colour)| board.put(point, colour));
    board
}

/// The stones, and how many of them are white.
pub fn cost(board: &Board) -> Cost {
    let stones = board
        .stones
        .map(|rows| rows.map(u32::count_ones).iter().sum::<u32>());
    let [black, white] = stones.map(u64::from);
    [black + white, white, 0]
}
