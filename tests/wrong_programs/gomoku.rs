//! Gomoku, solved in the plainest way. Called with the name of a trap, it falls into that trap.
//! `boj2615.rs` uses it, too.

use std::io::{read_to_string, stdin};

fn main() {
    let trap = std::env::args().nth(1).unwrap_or_default();
    let input = read_to_string(stdin()).unwrap();
    let numbers: Vec<u8> = input
        .split_whitespace()
        .map(|word| word.parse().unwrap())
        .collect();
    let mut boards = numbers[0];
    if trap == "last-board-missing" {
        boards -= 1;
    }
    for board in numbers[1..].chunks(19 * 19).take(boards.into()) {
        print_answer(board, &trap);
    }
}

/// Prints the answer to a board.
pub fn print_answer(board: &[u8], trap: &str) {
    let at = |row: isize, column: isize| {
        let inside = (0..19).contains(&row) && (0..19).contains(&column);
        if inside || trap == "edges-unchecked" {
            board[(row * 19 + column) as usize]
        } else {
            0
        }
    };
    let mut found = None;
    for column in 0..19 {
        for row in 0..19 {
            let colour = at(row, column);
            for (down, right) in [(0, 1), (1, 0), (1, 1), (-1, 1)] {
                if trap == "no-rising-diagonal" && down == -1 {
                    continue;
                }
                if trap == "verticals-missed-at-the-edge" && (down, right) == (1, 0) && row == 14 {
                    continue;
                }
                let count = |by: isize| at(row + by * down, column + by * right) == colour;
                let is_five = (0..5).all(count) && (trap == "overlines" || !count(-1) && !count(5));
                if colour != 0 && is_five && found.is_none() {
                    let upper = trap == "upper-stone" && down == -1;
                    let steps = if upper { 4 } else { 0 };
                    found = Some((colour, row + 1 - steps, column + 1 + steps));
                }
            }
        }
    }
    match found {
        Some((colour, row, column)) => println!("{colour}\n{row} {column}"),
        None => println!("0"),
    }
}
