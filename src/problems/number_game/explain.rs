//! Number Game, choice by choice: what each leaves, and why that loses or does not.
//!
//! A position is shown to be lost by an answer to every choice in it. A choice that leaves a lost
//! position wins; any other is refuted by a reply that leaves a lost position to the player who
//! chose.

use super::case::{contains, numbers_in, set, InputError, Numbers, Position, LARGEST};
use super::plain::Event;
use super::solution::{after, Solution};
use crate::runtime::scanner::{Error, StreamError};
use crate::workbench::explanation::scene::{Kind, Mark, Row, Scene};
use crate::workbench::explanation::step::{runs, Run};
use crate::workbench::explanation::{Explanation, Step};
use crate::workbench::text::capitalized;

/// Explains every choice in a position, and which of them win.
pub fn explain_position(
    solution: &mut Solution,
    position: &Position,
    explanation: &mut Explanation,
) -> Result<Numbers, Error<InputError>> {
    let position = set(position);
    let answer = solution.solve_position(position);
    let answer = answer.map_err(|error| explanation.bad_case(error))?;
    let output = explanation.options.output.as_ref();
    let output = output.filter(|output| output.wrong_line() == Some(MOVES));
    let claimed = output.map(|output| {
        let numbers = output.numbers().into_iter();
        let in_range = numbers.filter(|number| (2..=LARGEST).contains(number));
        in_range.fold(0, |numbers, number| numbers | 1 << number)
    });
    let rows = vec![row("at first".into(), position, position, 0)];
    let all = listed(position);
    let start = runs!(strong "Numbers left at the start:"; plain " {all}. The rest is forbidden.");
    let start = Step::new(0u32, "the start", start, Scene::Rows(rows));
    explanation.add(start.shows(Event::Case(explanation.case_number())))?;
    for choice in numbers_in(position) {
        let mut rows = Vec::new();
        let left = choose(&mut rows, "choice", position, choice);
        let leaves = listed(left);
        let reply = solution.winning_moves(left).trailing_zeros();
        let loses = reply <= LARGEST;
        // Where a program diverges, only the numbers matter that it does not leave rightly.
        let differing = left_by(explanation.diverging_event(), choice).map(|actual| actual ^ left);
        let mut forbidden = forbids(position, choice, differing);
        let number = choice as usize;
        let (title, words, result) = if loses {
            if differing.is_none() {
                forbidden += &forbids(left, reply, None);
            }
            let refuted = choose(&mut rows, "reply", left, reply);
            leave(&mut rows, refuted);
            let refuted = listed(refuted);
            let words = runs!(strong "Choose {choice}:"; plain " it leaves {leaves}. The reply \
                 {reply} leaves {refuted}, a lost position, so {choice} loses.");
            let title = format!("{choice} loses");
            (title, Vec::from(words), Event::Loses(number))
        } else {
            leave(&mut rows, left);
            let words = runs!(strong "Choose {choice}:"; plain
                " it leaves {leaves}, a lost position, so {choice} is "; mark "a winning move.");
            let title = format!("{choice} wins");
            (title, Vec::from(words), Event::Wins(number))
        };
        let mut step = Step::new(choice, title, words, Scene::Rows(rows.clone()));
        let style = if differing.is_some() { "mark" } else { "plain" };
        step = say_sums(step, style, &forbidden);
        let leaves = numbers_in(left).map(|number| number as usize).collect();
        step = step.shows(Event::Choose(number, leaves)).shows(result);
        if sums(position, choice).any(|sum| sum == 2 * choice) {
            step = step.uses("a choice forbids twice its number");
        }
        if sums(position, choice).any(|sum| !contains(position, sum - choice)) {
            step = step.uses("a choice forbids a sum with a number that was forbidden before");
        }
        step.is_decisive = claimed.is_some_and(|claimed| (claimed ^ answer) >> choice & 1 == 1);
        explanation.add(step)?;
        if !loses {
            explain_answers(left, choice, solution, rows, explanation)?;
        }
        let next = numbers_in(position).find(|&next| next > choice);
        if let Some(next) = next.filter(|_| explanation.diverges_after(&Step::default())) {
            let words = runs!(mark "The rules go on:"; plain " {next} can be chosen, too.");
            let rows = vec![row("at first".into(), position, position, 0)];
            let title = format!("{next} can be chosen, too");
            explanation.add(Step::new(choice, title, words, Scene::Rows(rows)))?;
        }
    }
    let moves = listed(answer);
    let why = match answer.count_ones() {
        0 => "there is no winning move: no choice leaves a lost position".into(),
        1 => format!("the winning move is {moves}: it leaves a lost position"),
        _ => format!("the winning moves are {moves}: each of them leaves a lost position"),
    };
    let words = runs!(strong "{}.", capitalized(&why));
    let end = vec![row("wins".into(), position, position, answer)];
    let last = numbers_in(position).last().unwrap_or(0);
    let mut step = Step::new(last, why, words, Scene::Rows(end));
    if claimed == Some(answer) && answer != 0 {
        let words = runs!(mark "Your output names the right moves:"; plain " only how it says so is wrong.");
        step = step.say(words, Vec::new());
    }
    explanation.add(step)?;
    Ok(answer)
}

/// Returns the other numbers of a position that a choice forbids: sums of the chosen number.
fn sums(position: Numbers, chosen: u32) -> impl Iterator<Item = u32> {
    numbers_in(position & !after(position, chosen) & !(1 << chosen))
}

/// Adds what [`forbids`] says to a step, if it says anything.
fn say_sums(step: Step, style: &'static str, sums: &str) -> Step {
    if sums.is_empty() {
        return step;
    }
    let text = sums.trim_end().into();
    step.say([Run { style, text }], Vec::new())
}

/// Returns what a program leaves that reports this event, if it is that choice.
fn left_by(event: Option<&str>, choice: u32) -> Option<Numbers> {
    let numbers = event?.strip_prefix("choose ")?.split(' ');
    let numbers = numbers.filter_map(|number| number.parse().ok());
    let numbers: Vec<u32> = numbers.filter(|&number| number <= LARGEST).collect();
    let (&first, left) = numbers.split_first()?;
    (first == choice).then(|| set(left))
}

/// Says which other numbers of a position a choice forbids, all or only some of them, and why.
fn forbids(position: Numbers, chosen: u32, only: Option<Numbers>) -> String {
    let sums = sums(position, chosen).filter(|&sum| only.is_none_or(|only| contains(only, sum)));
    let sums = sums.map(|sum| {
        let other = sum - chosen;
        let why = if contains(position, other) {
            String::new()
        } else {
            format!(" ({other} was forbidden)")
        };
        format!("{sum} = {chosen} + {other}{why}")
    });
    let sums: Vec<String> = sums.collect();
    if sums.is_empty() {
        return String::new();
    }
    format!("Choosing {chosen} forbids {}. ", sums.join(", "))
}

/// The index of the line of an answer that names the winning moves.
const MOVES: usize = 1;

/// Explains for every reply in `lost`, which `choice` leaves, the answer that leaves a lost
/// position again.
fn explain_answers(
    lost: Numbers,
    choice: u32,
    solution: &mut Solution,
    mut rows: Vec<Row>,
    explanation: &mut Explanation,
) -> Result<(), StreamError> {
    // The row of what was left is removed; the replies take its place.
    rows.pop();
    for reply in numbers_in(lost) {
        let mut rows = rows.clone();
        let left = choose(&mut rows, "reply", lost, reply);
        let answer = solution.winning_moves(left).trailing_zeros();
        let lost_again = choose(&mut rows, "answer", left, answer);
        leave(&mut rows, lost_again);
        let (leaves, again) = (listed(left), listed(lost_again));
        let forbidden = [forbids(lost, reply, None), forbids(left, answer, None)].concat();
        let words = runs!(strong "After {choice}:"; plain " if the opponent replies {reply} \
             (leaving {leaves}), answer {answer}, which leaves {again}.");
        let title = format!("{choice}, reply {reply}, answer {answer}");
        let step = Step::new(choice, title, words, Scene::Rows(rows));
        explanation.add(say_sums(step, "plain", &forbidden))?;
    }
    Ok(())
}

/// Shows a choice in a position, with the numbers that it takes away, and returns what it leaves.
fn choose(rows: &mut Vec<Row>, label: &str, position: Numbers, chosen: u32) -> Numbers {
    let left = after(position, chosen);
    let label = format!("{label} {chosen}");
    rows.push(row(label, position, left, 1 << chosen));
    left
}

/// Shows what is left to choose from in a position that is lost.
fn leave(rows: &mut Vec<Row>, lost: Numbers) {
    let mut row = row("left".into(), lost, lost, 0);
    row.note = "lost for the player to move".into();
    rows.push(row);
}

/// A row of all numbers: those of a position, of which some are left, and those chosen.
fn row(label: String, position: Numbers, left: Numbers, chosen: Numbers) -> Row {
    let mut row = Row::new(Kind::Numbers, label, "nothing");
    for number in 2..=LARGEST {
        let marks = [
            (chosen, Mark::Strong),
            (left, Mark::None),
            (position, Mark::Weak),
        ];
        let mark = marks.iter().find(|(numbers, _)| numbers >> number & 1 == 1);
        let mark = mark.map_or(Mark::Gone, |(_, mark)| *mark);
        row.push(number, mark);
    }
    row
}

fn listed(numbers: Numbers) -> String {
    let numbers = numbers_in(numbers).map(|number| number.to_string());
    match &numbers.collect::<Vec<_>>()[..] {
        [] => "nothing".into(),
        numbers => numbers.join(" "),
    }
}
