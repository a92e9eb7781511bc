//! Naive model of Gomoku ("The Game", POJ 1970): every line of the board is
//! walked point by point, and its maximal runs of one colour are collected.

use std::sync::LazyLock;

/// Rows and columns of the board.
pub const SIZE: usize = 19;

/// The points, row by row: 0 empty, 1 black, 2 white.
pub type Board = [[u8; SIZE]; SIZE];

/// The way a line runs, from its first stone on. The first stone is the leftmost,
/// or the topmost of a vertical line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Direction {
    /// To the right.
    Horizontal,
    /// Down.
    Vertical,
    /// To the right and down.
    Falling,
    /// To the right and up.
    Rising,
}

impl Direction {
    /// All four directions.
    pub const ALL: [Direction; 4] = [
        Direction::Horizontal,
        Direction::Vertical,
        Direction::Falling,
        Direction::Rising,
    ];

    /// The row step and the column step.
    pub fn step(self) -> (i32, i32) {
        match self {
            Direction::Horizontal => (0, 1),
            Direction::Vertical => (1, 0),
            Direction::Falling => (1, 1),
            Direction::Rising => (-1, 1),
        }
    }
}

/// A run of exactly five stones of one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Five {
    /// 1 for black, 2 for white.
    pub colour: u8,
    /// Row of the first stone, from 1.
    pub row: usize,
    /// Column of the first stone, from 1.
    pub column: usize,
    /// Where the other four stones lie.
    pub direction: Direction,
}

/// All fives of the board, column by column and then top to bottom
/// of their first stones; those with the same first stone in the order of `Direction`.
pub fn fives(board: &Board) -> Vec<Five> {
    static LINES: LazyLock<Vec<(Direction, Vec<Point>)>> = LazyLock::new(|| {
        let lines = |direction| {
            lines(direction)
                .into_iter()
                .map(move |line| (direction, line))
        };
        Direction::ALL.into_iter().flat_map(lines).collect()
    });
    let mut found = Vec::new();
    for (direction, line) in &*LINES {
        for run in line.chunk_by(|one, other| board[one.0][one.1] == board[other.0][other.1]) {
            let (row, column) = run[0];
            let colour = board[row][column];
            if colour != 0 && run.len() == 5 {
                found.push(Five {
                    colour,
                    row: row + 1,
                    column: column + 1,
                    direction: *direction,
                });
            }
        }
    }
    found.sort_by_key(|five| (five.column, five.row, five.direction));
    found
}

/// Row and column of a point, from 0.
type Point = (usize, usize);

/// Every line of the board in the direction, as its points in order.
pub fn lines(direction: Direction) -> Vec<Vec<Point>> {
    let (row_step, column_step) = direction.step();
    let mut lines = Vec::new();
    for row in 0..SIZE as i32 {
        for column in 0..SIZE as i32 {
            if is_on_board(row - row_step, column - column_step) {
                continue; // a line does not begin here
            }
            let mut line = Vec::new();
            let (mut r, mut c) = (row, column);
            while is_on_board(r, c) {
                line.push((r as usize, c as usize));
                r += row_step;
                c += column_step;
            }
            lines.push(line);
        }
    }
    lines
}

fn is_on_board(row: i32, column: i32) -> bool {
    (0..SIZE as i32).contains(&row) && (0..SIZE as i32).contains(&column)
}

/// What Baekjoon prints for its input: a board without a count.
///
/// # Panics
/// On malformed input.
pub fn answer_one_board(input: &str) -> String {
    assert_eq!(input.split_whitespace().count(), SIZE * SIZE);
    answer(&format!("1 {input}"))
}

/// The board that these words are.
///
/// # Panics
/// On malformed input.
pub fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Board {
    [(); SIZE].map(|()| {
        [(); SIZE].map(|()| {
            let point = words.next().expect("a point").parse().expect("a point");
            assert!(point <= 2, "a point is 0, 1 or 2");
            point
        })
    })
}

/// What the judge prints for the input.
///
/// # Panics
/// On malformed input.
pub fn answer(input: &str) -> String {
    let mut words = input.split_whitespace();
    let boards: usize = words.next().expect("a count").parse().expect("a count");
    let answers = (0..boards).map(|_| match fives(&read(&mut words)).first() {
        Some(five) => format!("{}\n{} {}\n", five.colour, five.row, five.column),
        None => "0\n".to_string(),
    });
    answers.collect()
}
