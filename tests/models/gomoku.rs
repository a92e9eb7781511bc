//! Naive model of Gomoku ("The Game", POJ 1970): every line of the board is
//! walked cell by cell, and its maximal runs of one colour are collected.

/// Rows and columns of the board.
pub const SIZE: usize = 19;

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

/// All fives of the board (0 empty, 1 black, 2 white), column by column and then top to bottom
/// of their first stones; those with the same first stone in the order of `Direction`.
pub fn fives(board: &[[u8; SIZE]; SIZE]) -> Vec<Five> {
    let mut found = Vec::new();
    for direction in Direction::ALL {
        for line in lines(direction) {
            for run in maximal_runs(board, &line) {
                let (row, column) = run[0];
                let colour = board[row][column];
                if colour != 0 && run.len() == 5 {
                    found.push(Five {
                        colour,
                        row: row + 1,
                        column: column + 1,
                        direction,
                    });
                }
            }
        }
    }
    found.sort_by_key(|five| (five.column, five.row, five.direction));
    found
}

/// Every line of the board in the direction, as its cells in order.
fn lines(direction: Direction) -> Vec<Vec<(usize, usize)>> {
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

/// Cuts a line into pieces, as long as can be, of cells that are alike.
fn maximal_runs(board: &[[u8; SIZE]; SIZE], line: &[(usize, usize)]) -> Vec<Vec<(usize, usize)>> {
    let mut runs: Vec<Vec<(usize, usize)>> = Vec::new();
    for &(row, column) in line {
        match runs.last_mut() {
            Some(run) if board[run[0].0][run[0].1] == board[row][column] => {
                run.push((row, column));
            }
            _ => runs.push(vec![(row, column)]),
        }
    }
    runs
}

/// What the judge prints for the input.
///
/// # Panics
/// On malformed input.
pub fn answer(input: &str) -> String {
    let mut words = input.split_whitespace();
    let boards: usize = words.next().expect("a count").parse().expect("a count");
    let mut output = String::new();
    for _ in 0..boards {
        let mut board = [[0; SIZE]; SIZE];
        for row in &mut board {
            for point in row {
                *point = words.next().expect("a point").parse().expect("a point");
                assert!(*point <= 2, "a point is 0, 1 or 2");
            }
        }
        match fives(&board).first() {
            Some(five) => {
                output.push_str(&format!("{}\n{} {}\n", five.colour, five.row, five.column));
            }
            None => output.push_str("0\n"),
        }
    }
    output
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board_with(stones: &[(usize, usize, u8)]) -> [[u8; SIZE]; SIZE] {
        let mut board = [[0; SIZE]; SIZE];
        for &(row, column, colour) in stones {
            board[row - 1][column - 1] = colour;
        }
        board
    }

    fn text(board: &[[u8; SIZE]; SIZE]) -> String {
        let mut result = String::new();
        for row in board {
            for point in row {
                result.push_str(&format!("{point} "));
            }
            result.push('\n');
        }
        result
    }

    /// `length` stones in a line from a first stone on; `None` if they do not fit.
    fn run(
        row: usize,
        column: usize,
        direction: Direction,
        length: usize,
    ) -> Option<[[u8; SIZE]; SIZE]> {
        let (row_step, column_step) = direction.step();
        let mut board = [[0; SIZE]; SIZE];
        for i in 0..length as i32 {
            let (r, c) = (row as i32 + i * row_step, column as i32 + i * column_step);
            if !is_on_board(r - 1, c - 1) {
                return None;
            }
            board[(r - 1) as usize][(c - 1) as usize] = 2;
        }
        Some(board)
    }

    #[test]
    fn sample() {
        let rows = [
            (3, "0 1 2 0 0 2 2 2 1"),
            (4, "0 0 1 2 0 0 0 0 2"),
            (5, "0 0 0 1 2"),
            (6, "0 0 0 0 1 2 2"),
            (7, "0 0 0 0 0 1 1"),
            (8, "0 0 0 0 0 0 2 1"),
        ];
        let mut stones = Vec::new();
        for (row, points) in rows {
            for (index, point) in points.split(' ').enumerate() {
                stones.push((row, index + 1, point.parse().unwrap()));
            }
        }
        let board = board_with(&stones);
        assert_eq!(answer(&format!("1\n{}", text(&board))), "1\n3 2\n");
    }

    #[test]
    fn every_single_five_is_found_and_no_other_length() {
        let mut count = 0;
        for direction in Direction::ALL {
            for row in 1..=SIZE {
                for column in 1..=SIZE {
                    for length in [4, 5, 6, 7] {
                        let Some(board) = run(row, column, direction, length) else {
                            continue;
                        };
                        // A whole scan is slow: look at long and short runs at some places only.
                        if length != 5 && (row * 7 + column) % 10 != 0 {
                            continue;
                        }
                        let five = Five {
                            colour: 2,
                            row,
                            column,
                            direction,
                        };
                        let expected = if length == 5 { vec![five] } else { vec![] };
                        assert_eq!(fives(&board), expected);
                        count += usize::from(length == 5);
                    }
                }
            }
        }
        assert_eq!(count, 2 * 15 * 19 + 2 * 15 * 15);
    }

    #[test]
    fn every_line_is_there() {
        let numbers: Vec<usize> = Direction::ALL.iter().map(|&d| lines(d).len()).collect();
        assert_eq!(numbers, [19, 19, 37, 37]);
        for direction in Direction::ALL {
            let cells: usize = lines(direction).iter().map(Vec::len).sum();
            assert_eq!(cells, SIZE * SIZE);
        }
    }

    #[test]
    fn several_fives_come_in_order() {
        // A row of white, and a column of black that begins higher but further right.
        let mut stones: Vec<(usize, usize, u8)> = (3..8).map(|c| (10, c, 2)).collect();
        stones.extend((1..6).map(|r| (r, 5, 1)));
        stones.extend((11..16).map(|r| (r, 3, 1)));
        let board = board_with(&stones);
        let places: Vec<_> = fives(&board)
            .iter()
            .map(|f| (f.colour, f.row, f.column))
            .collect();
        assert_eq!(places, [(2, 10, 3), (1, 11, 3), (1, 1, 5)]);
        let input = format!("2 {} {}", text(&board), text(&board_with(&[])));
        assert_eq!(answer(&input), "2\n10 3\n0\n");
    }

    #[test]
    fn a_full_board_has_the_four_diagonals_of_five_points() {
        let fives = fives(&[[1; SIZE]; SIZE]);
        let firsts: Vec<_> = fives.iter().map(|five| (five.row, five.column)).collect();
        assert_eq!(firsts, [(5, 1), (15, 1), (1, 15), (19, 15)]);
    }
}
