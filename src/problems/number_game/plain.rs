//! Number Game, solved by trying all moves: `answer` for POJ 1143, `answer_scenarios` for UVa 1558
//! and ZOJ 1039.
//!
//! Two players choose numbers from 2 to 20 in turn. A chosen number becomes forbidden. So does each
//! sum of forbidden numbers. A sum may use a number several times. A player who cannot choose
//! loses. A move wins if it leaves the other player no winning move.
//!
//! This program is plain: a position is an array with a Boolean for each number, and a map holds
//! the positions that have been solved.
//!
//! If `mistake` is the name of a known mistake, the program imitates it.

use std::collections::BTreeMap;
use std::fmt::{Display, Formatter, Result};

/// An event of the search for the winning moves of a position.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The case with this number begins. The first case is 1.
    Case(usize),
    /// The program tries the choice of a number. After the choice, the numbers in the list are
    /// left.
    Choose(usize, Vec<usize>),
    /// The choice of this number wins.
    Wins(usize),
    /// The choice of this number loses.
    Loses(usize),
}

impl Display for Event {
    fn fmt(&self, f: &mut Formatter) -> Result {
        match self {
            Event::Case(number) => write!(f, "case {number}"),
            Event::Choose(choice, rest) => write!(f, "choose {choice} leaves{}", spaced(rest)),
            Event::Wins(choice) => write!(f, "wins {choice}"),
            Event::Loses(choice) => write!(f, "loses {choice}"),
        }
    }
}

/// Receives each event, and stops the program by returning `None`. It is also called for each
/// position that is searched, without an event, so that it can stop a long search.
type Emit<'a> = &'a mut dyn FnMut(Option<Event>) -> Option<()>;

/// A position: for each number from 0 to 20, true if the number is forbidden. 0 counts as
/// forbidden, so that a chosen number is a sum of itself and a forbidden number, too. 1 does not
/// count as forbidden, although no player can choose it.
type Position = [bool; 21];

/// The positions solved so far, each with its result: true if the position has a winning move.
type Cache = BTreeMap<Position, bool>;

/// Returns the output for an input, or `None` if `emit` stops the program or a mistake crashes it.
pub fn answer(input: &str, mistake: &str, emit: Emit) -> Option<String> {
    let mut numbers = input.split_whitespace().flat_map(str::parse::<usize>);
    let mut output = String::new();
    let mut cache = Cache::new();
    let mut case_number = 0;
    while let Some(count) = numbers.next().filter(|&count| count > 0) {
        case_number += 1;
        if mistake == "counter-of-8-bits" {
            case_number %= 256;
        }
        emit(Some(Event::Case(case_number)))?;
        let list: Vec<usize> = numbers.by_ref().take(count).collect();
        let moves = winning_moves(list, &mut cache, mistake, emit)?;
        output += &format!("Test Case #{case_number}\n");
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

/// Like [`answer`], but for the variant whose input begins with the number of cases.
pub fn answer_scenarios(input: &str, mistake: &str, emit: Emit) -> Option<String> {
    let mut numbers = input.split_whitespace().flat_map(str::parse::<usize>);
    let mut output = String::new();
    let mut cache = Cache::new();
    for case_number in 1..=numbers.next()? {
        let count = numbers.next()?;
        if mistake == "ends-at-0" && count == 0 {
            break;
        }
        emit(Some(Event::Case(case_number)))?;
        let list: Vec<usize> = numbers.by_ref().take(count).collect();
        let moves = winning_moves(list, &mut cache, mistake, emit)?;
        output += &format!("Scenario #{case_number}:\n");
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

/// Returns the winning moves among the listed numbers as text, with a space before each move.
fn winning_moves(list: Vec<usize>, cache: &mut Cache, mistake: &str, emit: Emit) -> Option<String> {
    let mut sorted_list = list.clone();
    sorted_list.sort();
    let mut forbidden = [true; 21];
    forbidden[1] = mistake == "one-forbidden";
    for &number in &list {
        if mistake == "array-of-20" && number == 20 {
            return None;
        }
        forbidden[number] = false;
    }
    let mut moves = Vec::new();
    for choice in sorted_list {
        let next_position = position_after(forbidden, choice, mistake);
        let rest = (2..=20).filter(|&number| !next_position[number]).collect();
        emit(Some(Event::Choose(choice, rest)))?;
        if is_winning(next_position, cache, mistake, emit)? {
            emit(Some(Event::Loses(choice)))?;
        } else {
            emit(Some(Event::Wins(choice)))?;
            moves.push(choice);
        }
    }
    match mistake {
        "least-move-only" => moves.truncate(1),
        "not-sorted" => moves.sort_by_key(|choice| list.iter().position(|number| number == choice)),
        "sorted-as-words" => moves.sort_by_key(usize::to_string),
        _ => {}
    }
    Some(spaced(&moves))
}

/// Returns true if the position has a winning move, or `None` if `emit` stops the search.
fn is_winning(forbidden: Position, cache: &mut Cache, mistake: &str, emit: Emit) -> Option<bool> {
    if let Some(result) = cache.get(&forbidden) {
        return Some(*result);
    }
    emit(None)?;
    let mut result = false;
    for choice in (2..=20).filter(|&choice| !forbidden[choice]) {
        let next_position = position_after(forbidden, choice, mistake);
        result |= !is_winning(next_position, cache, mistake, emit)?;
    }
    if mistake != "exponential-time" {
        cache.insert(forbidden, result);
    }
    Some(result)
}

/// Returns the position after the choice of a number.
fn position_after(mut forbidden: Position, choice: usize, mistake: &str) -> Position {
    let before = forbidden;
    for number in choice..=20 {
        forbidden[number] |= match mistake {
            "added-once" => before[number - choice] || number == 2 * choice,
            "added-once-or-multiple" => before[number - choice] || number % choice == 0,
            "double-allowed" => number != 2 * choice && forbidden[number - choice],
            "double-only" => number == choice || number == 2 * choice,
            "loop-ends-at-19" if number == 20 => choice == 20,
            "multiples-only" => number % choice == 0,
            _ => forbidden[number - choice],
        };
    }
    forbidden
}

/// Returns the numbers as text, with a space before each number.
fn spaced(numbers: &[usize]) -> String {
    numbers.iter().map(|number| format!(" {number}")).collect()
}
