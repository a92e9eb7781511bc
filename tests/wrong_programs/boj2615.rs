//! The form of Gomoku without a count: the same program with another way to read.

#[allow(dead_code)]
#[path = "gomoku.rs"]
mod gomoku;

use std::io::{read_to_string, stdin};

fn main() {
    let trap = std::env::args().nth(1).unwrap_or_default();
    let input = read_to_string(stdin()).unwrap();
    let mut numbers: Vec<u8> = input
        .split_whitespace()
        .map(|word| word.parse().unwrap())
        .collect();
    if trap == "count-read" {
        numbers.remove(0);
        numbers.push(0);
    }
    gomoku::print_answer(&numbers, &trap);
}
