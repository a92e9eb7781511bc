//! Number Game, tried out move by move. (`answer` is for POJ 1143, `answer_scenarios` for UVa 1558
//! and ZOJ 1039.)
//!
//! Two players choose numbers from 2 to 20 in turn. A number that has been chosen is forbidden, and
//! so is each sum of multiples of such numbers. A player who cannot choose loses. A winning move is
//! one after which the other player has no winning move.
//!
//! What is plain about it: it tries all moves. A position is a list of what is forbidden, and it
//! remembers for each whether it can be won.
//!
//! Told the name of a known mistake, it makes that mistake.

use std::collections::BTreeMap;

/// For each number whether it is forbidden. 0 is, as a sum of nothing; 1 is not, but is no move.
type Forbidden = [bool; 21];

/// For each position solved so far, whether it has a winning move.
type Known = BTreeMap<Forbidden, bool>;

/// Is told what a choice does; 0 begins a case.
type Tell<'a> = &'a mut dyn FnMut(usize, String);

/// The output for the input.
pub fn answer(input: &str, mistake: &str, tell: Tell) -> String {
    let words = input.split_whitespace();
    let mut numbers = words.map(|word| word.parse::<usize>().unwrap());
    let mut output = String::new();
    let mut known = Known::new();
    let mut case = 0;
    while let Some(count) = numbers.next() {
        if count == 0 {
            break;
        }
        case += 1;
        if mistake == "counter-of-8-bits" {
            case %= 256;
        }
        let left: Vec<usize> = numbers.by_ref().take(count).collect();
        let moves = winning_moves(left, &mut known, mistake, tell);
        output += &format!("Test Case #{case}\n");
        if moves.is_empty() {
            output += "There's no winning move.\n";
        } else {
            output += &format!("The winning moves are: {}\n", moves.join(" "));
        }
        if mistake != "no-empty-line" {
            output += "\n";
        }
    }
    output
}

/// The output for the input of the variant with a number of scenarios.
pub fn answer_scenarios(input: &str, mistake: &str, tell: Tell) -> String {
    let words = input.split_whitespace();
    let mut numbers = words.map(|word| word.parse::<usize>().unwrap());
    let mut output = String::new();
    let mut known = Known::new();
    for case in 1..=numbers.next().unwrap() {
        let count = numbers.next().unwrap();
        if mistake == "ends-at-0" && count == 0 {
            break;
        }
        let left: Vec<usize> = numbers.by_ref().take(count).collect();
        let moves = winning_moves(left, &mut known, mistake, tell);
        output += &format!("Scenario #{case}:\n");
        if !moves.is_empty() {
            output += &format!("The winning moves are: {}", moves.join(" "));
            output += if mistake == "no-full-stop" { "" } else { "." };
        } else if mistake == "words-of-poj" {
            output += "There's no winning move.";
        } else {
            output += "There is no winning move.";
        }
        output += "\n\n";
    }
    output
}

/// The winning moves when these numbers are left.
fn winning_moves(order: Vec<usize>, known: &mut Known, mistake: &str, tell: Tell) -> Vec<String> {
    tell(0, String::new());
    let mut left = order.clone();
    left.sort();
    let mut forbidden = [true; 21];
    forbidden[1] = false;
    for &number in &left {
        assert!(mistake != "array-of-20" || number < 20);
        forbidden[number] = false;
    }
    let mut moves = Vec::new();
    for chosen in left {
        let wins = !can_be_won(after(forbidden, chosen, mistake), known, mistake);
        tell(
            chosen,
            format!("{chosen} {}", if wins { "wins" } else { "loses" }),
        );
        if wins {
            moves.push(chosen);
        }
    }
    if mistake == "not-sorted" {
        moves.sort_by_key(|chosen| order.iter().position(|number| number == chosen));
    }
    moves.iter().map(|chosen| chosen.to_string()).collect()
}

/// Whether the position has a winning move.
fn can_be_won(forbidden: Forbidden, known: &mut Known, mistake: &str) -> bool {
    if let Some(result) = known.get(&forbidden) {
        return *result;
    }
    let mut result = false;
    for chosen in 2..=20 {
        if !forbidden[chosen] && !can_be_won(after(forbidden, chosen, mistake), known, mistake) {
            result = true;
        }
    }
    if mistake != "exponential-time" {
        known.insert(forbidden, result);
    }
    result
}

/// The position after the choice of a number.
fn after(mut forbidden: Forbidden, chosen: usize, mistake: &str) -> Forbidden {
    for number in chosen..=20 {
        let is_sum = match mistake {
            "multiples-only" => number % chosen == 0,
            _ => forbidden[number - chosen],
        };
        if is_sum {
            forbidden[number] = true;
        }
    }
    forbidden
}
