//! Gomoku, searched stone by stone.
//!
//! A colour has won with exactly five stones in a row, horizontally, vertically or diagonally. The
//! answer is that colour and the leftmost of the stones, or the topmost in a column.
//!
//! What is plain about it: it goes through the points, column by column from top to bottom, and
//! from each stone counts in four directions. The first five that it finds is the one to print.
//!
//! Told the name of a known mistake, it makes that mistake.

/// Rows and columns.
const SIZE: i32 = 19;

/// Is told what happens in a game. Here nobody plays move by move, and it is told nothing.
type Tell<'a> = &'a mut dyn FnMut(usize, String);

/// The output for the input.
pub fn answer(input: &str, mistake: &str, _: Tell) -> String {
    let words = input.split_whitespace();
    let numbers: Vec<usize> = words.map(|word| word.parse().unwrap()).collect();
    let mut boards = numbers[0];
    if mistake == "last-board-missing" && boards > 0 {
        boards -= 1;
    }
    let mut output = String::new();
    for points in numbers[1..].chunks(19 * 19).take(boards) {
        output += &winner(points, mistake);
    }
    output
}

/// The answer to a board, whose points are given row by row.
fn winner(points: &[usize], mistake: &str) -> String {
    let rows: Vec<&[usize]> = points.chunks(19).collect();
    // The colour at a point; around the board there are no stones.
    let at = |row: i32, column: i32| {
        let is_inside = (0..SIZE).contains(&row) && (0..SIZE).contains(&column);
        if is_inside || mistake == "edges-unchecked" {
            rows[row as usize][column as usize]
        } else {
            0
        }
    };
    for column in 0..SIZE {
        for row in 0..SIZE {
            let colour = at(row, column);
            if colour == 0 {
                continue;
            }
            for (down, right) in [(0, 1), (1, 0), (1, 1), (-1, 1)] {
                if mistake == "no-rising-diagonal" && down == -1 {
                    continue;
                }
                let is_lowest = row + 5 == SIZE;
                if mistake == "verticals-missed-at-the-edge" && right == 0 && is_lowest {
                    continue;
                }
                let mut stones = 1;
                while at(row + stones * down, column + stones * right) == colour {
                    stones += 1;
                }
                let is_begun_before = at(row - down, column - right) == colour;
                let is_five = match mistake {
                    "overlines" => stones >= 5,
                    _ => stones == 5 && !is_begun_before,
                };
                if !is_five {
                    continue;
                }
                let (mut row, mut column) = (row + 1, column + 1);
                if mistake == "upper-stone" && down == -1 {
                    (row, column) = (row - 4, column + 4);
                }
                return format!("{colour}\n{row} {column}\n");
            }
        }
    }
    "0\n".to_string()
}
