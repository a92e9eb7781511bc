//! The form of Number Game with a count: the same program with another way to read and to write.

#[allow(dead_code)]
#[path = "number-game.rs"]
mod number_game;

use std::collections::HashMap;
use std::io::{read_to_string, stdin};

fn main() {
    let trap = std::env::args().nth(1).unwrap_or_default();
    let input = read_to_string(stdin()).unwrap();
    let mut words = input
        .split_whitespace()
        .map(|word| word.parse::<usize>().unwrap());
    let mut known = HashMap::new();
    for number in 1..=words.next().unwrap() {
        let count = words.next().unwrap();
        if trap == "ends-at-0" && count == 0 {
            break;
        }
        let mut left: Vec<usize> = words.by_ref().take(count).collect();
        left.sort();
        let moves = number_game::winning_moves(&left, &trap, &mut known);
        println!("Scenario #{number}:");
        if !moves.is_empty() {
            let stop = if trap == "no-full-stop" { "" } else { "." };
            println!("The winning moves are: {}{stop}", moves.join(" "));
        } else if trap == "words-of-poj" {
            println!("There's no winning move.");
        } else {
            println!("There is no winning move.");
        }
        println!();
    }
}
