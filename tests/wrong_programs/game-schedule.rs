//! Game schedule required, solved in the plainest way. Called with the name of a trap, it falls
//! into that trap.

use std::io::{read_to_string, stdin};

fn main() {
    let trap = std::env::args().nth(1).unwrap_or_default();
    let input = read_to_string(stdin()).unwrap().leak();
    let mut words = input.split_whitespace();
    loop {
        let count: usize = words.next().unwrap().parse().unwrap();
        if count == 0 {
            break;
        }
        let mut teams: Vec<&str> = words.by_ref().take(count).collect();
        if trap == "array-of-100" {
            let mut degrees = [0; 100];
            (0..count).for_each(|team| degrees[team] += 1);
        }
        let all = teams.clone();
        let find = |name: &'static str| {
            let is_found = |team: &&&str| match &*trap {
                "names-compared-by-prefix" => team.starts_with(name),
                _ => **team == name,
            };
            *all.iter().find(is_found).unwrap()
        };
        let mut matches = Vec::new();
        for _ in 1..count {
            let pair = (words.next().unwrap(), words.next().unwrap());
            matches.push((find(pair.0), find(pair.1)));
        }
        for round in 1.. {
            if teams.len() == 1 {
                break;
            }
            println!("Round #{round}");
            let before = matches.clone();
            let degree = |team: &str| {
                before
                    .iter()
                    .filter(|(a, b)| *a == team || *b == team)
                    .count()
            };
            let mut busy: Vec<&str> = Vec::new();
            let mut out: Vec<&str> = Vec::new();
            // From the last match to the first, unlike us: the choices differ.
            for index in (0..matches.len()).rev() {
                let (a, b) = matches[index];
                if busy.contains(&a) || busy.contains(&b) || busy.len() + 1 >= teams.len() {
                    continue;
                }
                let loser = if trap == "any-loser" {
                    a
                } else if degree(a) == 1 {
                    a
                } else if degree(b) == 1 {
                    b
                } else {
                    continue;
                };
                let winner = if loser == a { b } else { a };
                println!("{winner} defeats {loser}");
                busy.extend([a, b]);
                out.push(loser);
                matches.remove(index);
            }
            if out.is_empty() {
                break;
            }
            let idle = teams.iter().find(|team| !busy.contains(team));
            if let Some(team) = idle.filter(|_| trap != "no-wildcard") {
                println!("{team} advances with wildcard");
            }
            teams.retain(|team| !out.contains(team));
        }
        println!("Winner: {}\n", teams[0]);
    }
}
