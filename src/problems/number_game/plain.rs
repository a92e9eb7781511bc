//! Number Game, solved by trying all moves. `RIGHT` has the rules for the input and the output of
//! POJ 1143, `SCENARIOS` those for UVa 1558 and ZOJ 1039.
//!
//! Two players choose numbers from 2 to 20 in turn. A chosen number becomes forbidden. So does each
//! sum of forbidden numbers. A sum may use a number several times. A player who cannot choose
//! loses. A move wins if it leaves the other player no winning move.
//!
//! This program is plain: a position is an array with a Boolean for each number, and a map holds
//! the positions that have been solved.
//!
//! A known mistake replaces one function of [`Rules`].

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
pub type Emit<'a> = &'a mut dyn FnMut(Option<Event>) -> Option<()>;

/// Numbers that can be chosen, or moves.
pub type List = Vec<usize>;

/// A position: for each number from 0 to 20, true if the number is forbidden. 0 counts as
/// forbidden, so that a chosen number is a sum of itself and a forbidden number, too. 1 does not
/// count as forbidden, although no player can choose it.
pub type Position = [bool; 21];

/// The positions solved so far, each with its result: true if the position has a winning move.
pub type Cache = BTreeMap<Position, bool>;

/// The functions that a mistake may replace.
pub struct Rules {
    pub answer: fn(&str, &Rules, Emit) -> Option<String>,
    pub read: fn(&str) -> Vec<List>,
    pub write: fn(usize, &[usize]) -> String,
    pub winning_moves: fn(&[usize], &mut Cache, &Rules, Emit) -> Option<List>,
    pub is_winning: fn(Position, &mut Cache, &Rules, Emit) -> Option<bool>,
    pub position_after: fn(Position, usize) -> Position,
}

pub const RIGHT: Rules = Rules {
    answer,
    read,
    write,
    winning_moves,
    is_winning,
    position_after,
};

pub const SCENARIOS: Rules = Rules {
    read: read_scenarios,
    write: write_scenario,
    ..RIGHT
};

/// Returns the output for an input, or `None` if `emit` stops the program or a mistake crashes it.
pub fn answer(input: &str, rules: &Rules, emit: Emit) -> Option<String> {
    let (mut output, mut cache) = (String::new(), Cache::new());
    for (list, case_number) in (rules.read)(input).iter().zip(1..) {
        emit(Some(Event::Case(case_number)))?;
        let moves = (rules.winning_moves)(list, &mut cache, rules, emit)?;
        output += &(rules.write)(case_number, &moves);
    }
    Some(output)
}

/// Returns the numbers of each position. A 0 ends the input.
pub fn read(input: &str) -> Vec<List> {
    let positions = positions(input, 0);
    positions.take_while(|list| !list.is_empty()).collect()
}

/// Returns the numbers of each position. The input begins with the number of positions.
pub fn read_scenarios(input: &str) -> Vec<List> {
    positions(input, 1).collect()
}

/// Returns the numbers of each position, up to the end of the input. Skips the first `skip` words.
fn positions(input: &str, skip: usize) -> impl Iterator<Item = List> + '_ {
    let mut numbers = input.split_whitespace().flat_map(str::parse).skip(skip);
    std::iter::from_fn(move || {
        let count = numbers.next()?;
        Some(numbers.by_ref().take(count).collect())
    })
}

/// Returns the winning moves of the position with these numbers.
pub fn winning_moves(list: &[usize], cache: &mut Cache, rules: &Rules, emit: Emit) -> Option<List> {
    let position = std::array::from_fn(|number| number != 1 && !list.contains(&number));
    let mut moves = Vec::new();
    for choice in choices(position) {
        let next = (rules.position_after)(position, choice);
        emit(Some(Event::Choose(choice, choices(next))))?;
        let loses = (rules.is_winning)(next, cache, rules, emit)?;
        let event = if loses { Event::Loses } else { Event::Wins };
        emit(Some(event(choice)))?;
        moves.extend((!loses).then_some(choice));
    }
    Some(moves)
}

/// Returns true if the position has a winning move, or `None` if `emit` stops the search.
pub fn is_winning(start: Position, cache: &mut Cache, rules: &Rules, emit: Emit) -> Option<bool> {
    if let Some(result) = cache.get(&start) {
        return Some(*result);
    }
    emit(None)?;
    let mut result = false;
    for choice in choices(start) {
        let next = (rules.position_after)(start, choice);
        result |= !(rules.is_winning)(next, cache, rules, emit)?;
    }
    cache.insert(start, result);
    Some(result)
}

/// Returns the numbers that can be chosen.
fn choices(position: Position) -> Vec<usize> {
    (2..=20).filter(|&number| !position[number]).collect()
}

/// Returns the position after the choice of a number.
pub fn position_after(mut position: Position, choice: usize) -> Position {
    (choice..=20).for_each(|number| position[number] |= position[number - choice]);
    position
}

/// Returns the answer to the case with this number.
pub fn write(number: usize, moves: &[usize]) -> String {
    let moves = spaced(moves);
    match &moves[..] {
        "" => format!("Test Case #{number}\nThere's no winning move.\n\n"),
        _ => format!("Test Case #{number}\nThe winning moves are:{moves}\n\n"),
    }
}

/// Like [`write()`], for UVa 1558 and ZOJ 1039.
pub fn write_scenario(number: usize, moves: &[usize]) -> String {
    let moves = spaced(moves);
    match &moves[..] {
        "" => format!("Scenario #{number}:\nThere is no winning move.\n\n"),
        _ => format!("Scenario #{number}:\nThe winning moves are:{moves}.\n\n"),
    }
}

/// Returns the numbers as text, with a space before each number.
fn spaced(numbers: &[usize]) -> String {
    numbers.iter().map(|number| format!(" {number}")).collect()
}
