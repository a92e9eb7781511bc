//! Spot, solved in the plainest way. Called with the name of a trap, it falls into that trap.

use std::collections::HashSet;
use std::io::{read_to_string, stdin};

fn main() {
    let trap = std::env::args().nth(1).unwrap_or_default();
    let input = read_to_string(stdin()).unwrap();
    let mut words = input.split_whitespace();
    let mut seen = HashSet::new();
    loop {
        // A program in C stops where no number can be read.
        let Some(Ok(size)) = words.next().map(str::parse::<usize>) else {
            break;
        };
        if size == 0 {
            break;
        }
        let mut board = vec![vec![false; size]; size];
        if trap != "state-kept-between-games" {
            seen.clear();
        }
        if trap != "empty-board-not-counted" {
            seen.insert(board.clone());
        }
        let mut decided = None;
        for number in 1..=2 * size {
            if decided.is_some() && trap == "reading-stopped-after-the-decision" {
                break;
            }
            let mut next = || words.next().and_then(|word| word.parse::<usize>().ok());
            let (Some(row), Some(column)) = (next(), next()) else {
                return;
            };
            let places = words.next().unwrap() == "+";
            if decided.is_some() {
                continue;
            }
            // A shift by 32 or more is taken modulo 32.
            let is_wrapped = trap == "bits-beyond-32-columns" && column > 32;
            board[row - 1][column - 1 - if is_wrapped { 32 } else { 0 }] = places;
            if trap == "array-of-32" {
                [[false; 32]; 32][row - 1][column - 1] = places;
            }
            let mut pattern = board.clone();
            for turns in 0..4 {
                let is_forgotten = trap == "turn-forgotten" && turns == 3;
                if seen.contains(&pattern) && !is_forgotten {
                    decided = Some(number);
                }
                if trap == "mirror-images" {
                    let mirrored: Vec<Vec<bool>> = pattern.iter().rev().cloned().collect();
                    if seen.contains(&mirrored) {
                        decided = Some(number);
                    }
                }
                pattern = turned(&pattern);
            }
            seen.insert(board.clone());
        }
        match decided {
            Some(number) => println!("Player {} wins on move {number}", number % 2 + 1),
            None => println!("Draw"),
        }
    }
}

fn turned(board: &[Vec<bool>]) -> Vec<Vec<bool>> {
    let size = board.len();
    let row = |row: usize| {
        (0..size)
            .map(|column| board[size - 1 - column][row])
            .collect()
    };
    (0..size).map(row).collect()
}
