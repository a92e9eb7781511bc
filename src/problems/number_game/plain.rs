//! Number Game, solved by trying all moves: `answer` for POJ 1143, `answer_scenarios` for UVa 1558
//! and ZOJ 1039.
//!
//! Two players choose numbers from 2 to 20 in turn. A number that has been chosen is forbidden, and
//! so is each sum of multiples of such numbers. A player who cannot choose loses. A winning move is
//! one after which the other player has no winning move.
//!
//! This program is plain: a position is an array that says which numbers are forbidden, and a map
//! keeps for each position whether it has a winning move.
//!
//! If `mistake` is the name of a known mistake, the program imitates it.

use std::collections::BTreeMap;
use std::fmt::{Display, Formatter, Result};

/// An event of a case.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// Case 1, 2 and so on begins.
    Case(usize),
    /// The choice of this number is tried. It leaves these numbers.
    Choose(usize, Vec<usize>),
    /// This number is a winning move.
    Wins(usize),
    /// This number is no winning move.
    Loses(usize),
}

impl Display for Event {
    fn fmt(&self, f: &mut Formatter) -> Result {
        match self {
            Event::Case(number) => write!(f, "case {number}"),
            Event::Choose(chosen, left) => write!(f, "choose {chosen} leaves{}", listed(left)),
            Event::Wins(chosen) => write!(f, "wins {chosen}"),
            Event::Loses(chosen) => write!(f, "loses {chosen}"),
        }
    }
}

/// Receives each event, and `None` for each position that is searched, so that a long search can be
/// stopped. Stops the program by returning `None`.
type Emit<'a> = &'a mut dyn FnMut(Option<Event>) -> Option<()>;

/// True for each forbidden number. 0 is forbidden, as the empty sum; 1 is not, but it is no move.
type Forbidden = [bool; 21];

/// The positions solved so far, each with true if it has a winning move.
type Known = BTreeMap<Forbidden, bool>;

/// Returns the output for an input, or `None` if it is stopped or if a mistake makes it crash.
pub fn answer(input: &str, mistake: &str, emit: Emit) -> Option<String> {
    let mut numbers = input.split_whitespace().flat_map(str::parse::<usize>);
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
        emit(Some(Event::Case(case)))?;
        let left: Vec<usize> = numbers.by_ref().take(count).collect();
        let moves = winning_moves(left, &mut known, mistake, emit)?;
        output += &format!("Test Case #{case}\n");
        if moves.is_empty() {
            output += "There's no winning move.\n";
        } else {
            output += &format!("The winning moves are:{moves}\n");
        }
        if mistake != "no-empty-line" {
            output += "\n";
        }
    }
    Some(output)
}

/// Like [`answer`], for the variant whose input begins with the number of scenarios.
pub fn answer_scenarios(input: &str, mistake: &str, emit: Emit) -> Option<String> {
    let mut numbers = input.split_whitespace().flat_map(str::parse::<usize>);
    let mut output = String::new();
    let mut known = Known::new();
    for case in 1..=numbers.next()? {
        let count = numbers.next()?;
        if mistake == "ends-at-0" && count == 0 {
            break;
        }
        emit(Some(Event::Case(case)))?;
        let left: Vec<usize> = numbers.by_ref().take(count).collect();
        let moves = winning_moves(left, &mut known, mistake, emit)?;
        output += &format!("Scenario #{case}:\n");
        if !moves.is_empty() {
            output += &format!("The winning moves are:{moves}");
            output += if mistake == "no-full-stop" { "" } else { "." };
        } else if mistake == "words-of-poj" {
            output += "There's no winning move.";
        } else {
            output += "There is no winning move.";
        }
        output += "\n\n";
    }
    Some(output)
}

/// Returns the winning moves if these numbers are left, each after a space.
fn winning_moves(left: Vec<usize>, known: &mut Known, mistake: &str, emit: Emit) -> Option<String> {
    let mut sorted = left.clone();
    sorted.sort();
    let mut forbidden = [true; 21];
    forbidden[1] = false;
    for &number in &left {
        if mistake == "array-of-20" && number == 20 {
            return None;
        }
        forbidden[number] = false;
    }
    let mut moves = Vec::new();
    for chosen in sorted {
        let position = after(forbidden, chosen, mistake);
        let leaves = (2..=20).filter(|&number| !position[number]).collect();
        emit(Some(Event::Choose(chosen, leaves)))?;
        if can_be_won(position, known, mistake, emit)? {
            emit(Some(Event::Loses(chosen)))?;
        } else {
            emit(Some(Event::Wins(chosen)))?;
            moves.push(chosen);
        }
    }
    if mistake == "not-sorted" {
        moves.sort_by_key(|chosen| left.iter().position(|number| number == chosen));
    }
    Some(listed(&moves))
}

/// Returns true if the position has a winning move.
fn can_be_won(forbidden: Forbidden, known: &mut Known, mistake: &str, emit: Emit) -> Option<bool> {
    if let Some(result) = known.get(&forbidden) {
        return Some(*result);
    }
    emit(None)?;
    let mut result = false;
    for chosen in (2..=20).filter(|&chosen| !forbidden[chosen]) {
        result |= !can_be_won(after(forbidden, chosen, mistake), known, mistake, emit)?;
    }
    if mistake != "exponential-time" {
        known.insert(forbidden, result);
    }
    Some(result)
}

/// Returns the position after the choice of a number.
fn after(mut forbidden: Forbidden, chosen: usize, mistake: &str) -> Forbidden {
    for number in chosen..=20 {
        forbidden[number] |= match mistake {
            "multiples-only" => number % chosen == 0,
            _ => forbidden[number - chosen],
        };
    }
    forbidden
}

/// Returns the numbers, each after a space.
fn listed(numbers: &[usize]) -> String {
    numbers.iter().map(|number| format!(" {number}")).collect()
}
