//! Number Game, solved in the plainest way. Called with the name of a trap, it falls into that
//! trap.
//! `uva1558.rs` uses it, too.

use std::collections::HashMap;
use std::io::{read_to_string, stdin};

fn main() {
    let trap = std::env::args().nth(1).unwrap_or_default();
    let input = read_to_string(stdin()).unwrap();
    let mut words = input
        .split_whitespace()
        .map(|word| word.parse::<usize>().unwrap());
    let mut known = HashMap::new();
    for number in 1.. {
        let count = words.next().unwrap();
        if count == 0 {
            break;
        }
        let mut left: Vec<usize> = words.by_ref().take(count).collect();
        if trap != "not-sorted" {
            left.sort();
        }
        if trap == "array-of-20" {
            let mut is_left = [false; 20];
            left.iter().for_each(|&number| is_left[number] = true);
        }
        let moves = winning_moves(&left, &trap, &mut known);
        println!("Test Case #{number}");
        if moves.is_empty() {
            println!("There's no winning move.");
        } else {
            println!("The winning moves are: {}", moves.join(" "));
        }
        if trap != "no-empty-line" {
            println!();
        }
    }
}

/// The winning moves, in the order in which the numbers are given.
pub fn winning_moves(
    left: &[usize],
    trap: &str,
    known: &mut HashMap<Vec<usize>, bool>,
) -> Vec<String> {
    left.iter()
        .filter(|&&chosen| !wins(&after(left, chosen, trap), trap, known))
        .map(|chosen| chosen.to_string())
        .collect()
}

fn wins(left: &[usize], trap: &str, known: &mut HashMap<Vec<usize>, bool>) -> bool {
    if let Some(&wins) = known.get(left) {
        return wins;
    }
    let result = left
        .iter()
        .any(|&chosen| !wins(&after(left, chosen, trap), trap, known));
    if trap != "exponential-time" {
        known.insert(left.to_vec(), result);
    }
    result
}

fn after(left: &[usize], chosen: usize, trap: &str) -> Vec<usize> {
    let is_forbidden = |number: usize| number == 0 || !left.contains(&number);
    let is_taken = |number: usize| {
        if trap == "multiples-only" {
            return number % chosen == 0;
        }
        (1..=number / chosen).any(|times| {
            let rest = number - times * chosen;
            rest != 1 && is_forbidden(rest)
        })
    };
    left.iter()
        .copied()
        .filter(|&number| !is_taken(number))
        .collect()
}
