//! Explains a position of Number Game choice by choice: the numbers that each choice leaves, and
//! why it wins or loses.
//!
//! A choice that leaves a lost position wins. For every reply to it, a step shows a counter-reply
//! that leaves a lost position again. Any other choice loses: its step shows a reply that leaves a
//! lost position.

use super::case::{contains, numbers_in, to_set, InputError, NumberList, NumberSet, LARGEST};
use super::plain::Event;
use super::solution::{after, Solution};
use crate::runtime::scanner::{Error, StreamError};
use crate::workbench::explanation::scene::{Kind, Mark, Row, Scene};
use crate::workbench::explanation::step::{runs, Run};
use crate::workbench::explanation::{Explanation, Step};
use crate::workbench::text::capitalized;

/// Explains every choice in a position, and returns the winning moves.
pub fn explain_position(
    solution: &mut Solution,
    position: &NumberList,
    explanation: &mut Explanation,
) -> Result<NumberSet, Error<InputError>> {
    let position = to_set(position);
    let answer = solution.solve_position(position);
    let answer = answer.map_err(|error| explanation.bad_case(error))?;
    let output = explanation.options.output.as_ref();
    let output = output.filter(|output| output.wrong_line() == Some(MOVES));
    let claimed = output.map(|output| {
        let mut numbers = output.numbers();
        numbers.retain(|number| (2..=LARGEST).contains(number));
        to_set(&numbers)
    });
    let at_first = vec![row("at first".into(), position, position, 0)];
    let all = listed(position);
    let start = runs!(strong "Numbers left at the start:"; plain " {all}. The rest is forbidden.");
    let start = Step::new(0u32, "the start", start, Scene::Rows(at_first.clone()));
    explanation.add(start.shows(Event::Case(explanation.case_number())))?;
    for choice in numbers_in(position) {
        let mut rows = Vec::new();
        let left = add_choice(&mut rows, "choice", position, choice);
        let leaves = listed(left);
        let reply = solution.winning_moves(left).trailing_zeros();
        let loses = reply <= LARGEST;
        // If the program leaves other numbers, only the sums that differ are explained.
        let differing = left_by(explanation.diverging_event(), choice).map(|actual| actual ^ left);
        let mut sums_forbidden = forbids(position, choice, differing);
        let chosen = choice as usize;
        let (title, words, result) = if loses {
            if differing.is_none() {
                sums_forbidden += &forbids(left, reply, None);
            }
            let refuted = add_choice(&mut rows, "reply", left, reply);
            add_lost(&mut rows, refuted);
            let refuted = listed(refuted);
            let words = runs!(strong "Choose {choice}:"; plain " it leaves {leaves}. The reply \
                 {reply} leaves {refuted}, a lost position, so {choice} loses.");
            let title = format!("{choice} loses");
            (title, Vec::from(words), Event::Loses(chosen))
        } else {
            add_lost(&mut rows, left);
            let words = runs!(strong "Choose {choice}:"; plain
                " it leaves {leaves}, a lost position, so {choice} is "; mark "a winning move.");
            let title = format!("{choice} wins");
            (title, Vec::from(words), Event::Wins(chosen))
        };
        let mut step = Step::new(choice, title, words, Scene::Rows(rows.clone()));
        let style = if differing.is_some() { "mark" } else { "plain" };
        step = say_sums(step, style, &sums_forbidden);
        let leaves = numbers_in(left).map(|number| number as usize).collect();
        step = step.shows(Event::Choose(chosen, leaves)).shows(result);
        if sums(position, choice).any(|sum| sum == 2 * choice) {
            step = step.uses("a choice forbids twice its number");
        }
        if sums(position, choice).any(|sum| !contains(position, sum - choice)) {
            step = step.uses("a choice forbids a sum with a number that was forbidden before");
        }
        let is_new = |sum: u32| contains(position, sum - choice) && sum != 2 * choice;
        if sums(position, choice).any(is_new) {
            step = step.uses("a choice forbids a sum with a number that it forbids, too");
        }
        step.is_decisive = claimed.is_some_and(|claimed| contains(claimed ^ answer, choice));
        explanation.add(step)?;
        if !loses {
            explain_counter_replies(left, choice, solution, rows, explanation)?;
        }
        let next = numbers_in(position).find(|&next| next > choice);
        if let Some(next) = next.filter(|_| explanation.diverges_after(&Step::default())) {
            let words = runs!(mark "The rules go on:"; plain " {next} can be chosen, too.");
            let title = format!("{next} can be chosen, too");
            let scene = Scene::Rows(at_first.clone());
            explanation.add(Step::new(choice, title, words, scene))?;
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

/// Returns the numbers of a position that a choice forbids besides the chosen one.
fn sums(position: NumberSet, chosen: u32) -> impl Iterator<Item = u32> {
    numbers_in(position & !after(position, chosen) & !(1 << chosen))
}

/// Adds sentences from [`forbids`] to a step, if there are any.
fn say_sums(step: Step, style: &'static str, sums: &str) -> Step {
    if sums.is_empty() {
        return step;
    }
    let text = sums.trim_end().into();
    step.say([Run { style, text }], Vec::new())
}

/// Returns the numbers that a choice leaves in a program with this event, if the event is this
/// choice.
fn left_by(event: Option<&str>, choice: u32) -> Option<NumberSet> {
    let numbers = event?.strip_prefix("choose ")?.split(' ');
    let numbers = numbers.filter_map(|number| number.parse().ok());
    let numbers: Vec<u32> = numbers.filter(|&number| number <= LARGEST).collect();
    let (&first, left) = numbers.split_first()?;
    (first == choice).then(|| to_set(left))
}

/// Returns a sentence about the numbers of a position that a choice forbids, with the reasons; only
/// about those in `subset`, if there is one.
fn forbids(position: NumberSet, chosen: u32, subset: Option<NumberSet>) -> String {
    let sums = sums(position, chosen);
    let sums = sums.filter(|&sum| subset.is_none_or(|subset| contains(subset, sum)));
    let sums = sums.map(|sum| {
        let summand = sum - chosen;
        if contains(position, summand) {
            format!("{sum} = {chosen} + {summand}")
        } else {
            format!("{sum} = {chosen} + {summand} ({summand} was forbidden)")
        }
    });
    let sums: Vec<String> = sums.collect();
    if sums.is_empty() {
        return String::new();
    }
    format!("Choosing {chosen} forbids {}. ", sums.join(", "))
}

/// The index of the line with the winning moves in an answer.
const MOVES: usize = 1;

/// Explains why `lost`, the position after `choice`, is lost: for every reply there is a
/// counter-reply that leaves a lost position again.
fn explain_counter_replies(
    lost: NumberSet,
    choice: u32,
    solution: &mut Solution,
    mut rows: Vec<Row>,
    explanation: &mut Explanation,
) -> Result<(), StreamError> {
    // The rows of the replies replace the row of the numbers left.
    rows.pop();
    for reply in numbers_in(lost) {
        let mut rows = rows.clone();
        let left = add_choice(&mut rows, "reply", lost, reply);
        let counter_reply = solution.winning_moves(left).trailing_zeros();
        let lost_again = add_choice(&mut rows, "answer", left, counter_reply);
        add_lost(&mut rows, lost_again);
        let (leaves, again) = (listed(left), listed(lost_again));
        let sums_forbidden = forbids(lost, reply, None) + &forbids(left, counter_reply, None);
        let words = runs!(strong "After {choice}:"; plain " if the opponent replies {reply} \
             (leaving {leaves}), answer {counter_reply}, which leaves {again}.");
        let title = format!("{choice}, reply {reply}, answer {counter_reply}");
        let step = Step::new(choice, title, words, Scene::Rows(rows));
        explanation.add(say_sums(step, "plain", &sums_forbidden))?;
    }
    Ok(())
}

/// Adds a row for a choice in a position, and returns the numbers that it leaves.
fn add_choice(rows: &mut Vec<Row>, label: &str, position: NumberSet, chosen: u32) -> NumberSet {
    let left = after(position, chosen);
    let label = format!("{label} {chosen}");
    rows.push(row(label, position, left, 1 << chosen));
    left
}

/// Adds a row for a lost position.
fn add_lost(rows: &mut Vec<Row>, lost: NumberSet) {
    let mut row = row("left".into(), lost, lost, 0);
    row.note = "lost for the player to move".into();
    rows.push(row);
}

/// Returns a row of all numbers. The marks show those of a position, those left of it, and those
/// chosen.
fn row(label: String, position: NumberSet, left: NumberSet, chosen: NumberSet) -> Row {
    let mut row = Row::new(Kind::Numbers, label, "nothing");
    for number in 2..=LARGEST {
        let marks = [
            (chosen, Mark::Strong),
            (left, Mark::None),
            (position, Mark::Weak),
        ];
        let mark = marks.iter().find(|(numbers, _)| contains(*numbers, number));
        let mark = mark.map_or(Mark::Gone, |(_, mark)| *mark);
        row.push(number, mark);
    }
    row
}

fn listed(numbers: NumberSet) -> String {
    let numbers = numbers_in(numbers).map(|number| number.to_string());
    match &numbers.collect::<Vec<_>>()[..] {
        [] => "nothing".into(),
        numbers => numbers.join(" "),
    }
}
