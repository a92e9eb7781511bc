//! Explains a position of Number Game choice by choice: the numbers that each choice leaves, and
//! why it wins or loses.
//!
//! A choice that leaves a lost position wins. For every reply to it, a step shows a counter-reply
//! that leaves a lost position again. Any other choice loses: its step shows a reply that leaves a
//! lost position.

use super::case::{contains, numbers_in, to_set, InputError, NumberList, NumberSet, MAX_NUMBER};
use super::plain::Event;
use super::solution::{after, Solution};
use crate::workbench::explanation::scene::{number_name, CardRow, Mark, RowKind, Scene};
use crate::workbench::explanation::step::runs;
use crate::workbench::explanation::{Explanation, Step};
use crate::workbench::text::capitalized;

/// Explains every choice in a position. Returns the winning moves.
pub fn explain_position(
    solution: &mut Solution,
    numbers: &NumberList,
    explanation: &mut Explanation,
) -> Result<NumberSet, InputError> {
    let position = to_set(numbers);
    let winning_moves = solution.solve_position(position)?;
    let start_rows = vec![row("at first".into(), position, position, 0)];
    let start = runs!(strong "Numbers left at the start:";
        plain " {}. The rest is forbidden.", listed(position));
    let start = Step::new(0u32, "the start", start, Scene::Rows(start_rows));
    explanation.add(start);
    for choice in numbers_in(position) {
        let mut rows = Vec::new();
        let left = add_choice(&mut rows, "choice", position, choice);
        let left_text = listed(left);
        // `reply` is 32, the number of bits of a set, if no reply wins.
        let reply = solution.winning_moves(left).trailing_zeros();
        let is_losing = reply <= MAX_NUMBER;
        let mut reasons = explain_sums(position, choice);
        let (title, words, result) = if is_losing {
            reasons += &explain_sums(left, reply);
            let left_by_reply = add_choice(&mut rows, "reply", left, reply);
            add_lost(&mut rows, left_by_reply);
            let words = runs!(strong "Choose {choice}:"; plain " it leaves {left_text}. The reply \
                 {reply} leaves {}, a lost position, so {choice} loses.", listed(left_by_reply));
            let title = format!("{choice} loses");
            (title, Vec::from(words), Event::Loses(choice as usize))
        } else {
            add_lost(&mut rows, left);
            let words = runs!(strong "Choose {choice}:"; plain
                " it leaves {left_text}, a lost position, so {choice} is "; mark "a winning move.");
            let title = format!("{choice} wins");
            (title, Vec::from(words), Event::Wins(choice as usize))
        };
        let step = Step::new(choice, title, words, Scene::Rows(rows.clone()));
        let step = say_reasons(step, &reasons);
        let left_numbers = numbers_in(left).map(|number| number as usize).collect();
        let choose = Event::Choose(choice as usize, left_numbers);
        explanation.add(step.shows(choose).shows(result));
        if !is_losing {
            explain_counter_replies(left, choice, solution, rows, explanation);
        }
    }
    let moves_text = listed(winning_moves);
    let why = match winning_moves.count_ones() {
        0 => "there is no winning move: no choice leaves a lost position".into(),
        1 => format!("the winning move is {moves_text}: it leaves a lost position"),
        _ => format!("the winning moves are {moves_text}: each of them leaves a lost position"),
    };
    let words = runs!(strong "{}.", capitalized(&why));
    let end = vec![row("wins".into(), position, position, winning_moves)];
    let last = numbers_in(position).last().unwrap_or(0);
    explanation.add(Step::new(last, why, words, Scene::Rows(end)));
    Ok(winning_moves)
}

/// Returns the numbers of a position that a choice forbids, without the chosen number.
fn forbidden_sums(position: NumberSet, choice: u32) -> impl Iterator<Item = u32> {
    numbers_in(position & !after(position, choice) & !(1 << choice))
}

/// Adds sentences from [`explain_sums`] to a step, if there are any.
fn say_reasons(step: Step, reasons: &str) -> Step {
    match reasons.trim_end() {
        "" => step,
        reasons => step.say(runs!(plain "{reasons}"), Vec::new()),
    }
}

/// Returns a sentence about the sums that a choice forbids: "Choosing 2 forbids 4 = 2 + 2. ".
/// Returns an empty text if there are no sums.
fn explain_sums(position: NumberSet, choice: u32) -> String {
    let sums = forbidden_sums(position, choice).map(|sum| {
        let summand = sum - choice;
        if contains(position, summand) {
            format!("{sum} = {choice} + {summand}")
        } else {
            format!("{sum} = {choice} + {summand} ({summand} was forbidden)")
        }
    });
    let sums: Vec<String> = sums.collect();
    if sums.is_empty() {
        return String::new();
    }
    format!("Choosing {choice} forbids {}. ", sums.join(", "))
}

/// Explains why `lost`, the position after `choice`, is lost: for every reply there is a
/// counter-reply that leaves a lost position again.
fn explain_counter_replies(
    lost: NumberSet,
    choice: u32,
    solution: &mut Solution,
    mut rows: Vec<CardRow>,
    explanation: &mut Explanation,
) {
    // Rows for the replies replace the row of the numbers left.
    rows.pop();
    for reply in numbers_in(lost) {
        let mut rows = rows.clone();
        let left = add_choice(&mut rows, "reply", lost, reply);
        let counter_reply = solution.winning_moves(left).trailing_zeros();
        let lost_again = add_choice(&mut rows, "counter", left, counter_reply);
        add_lost(&mut rows, lost_again);
        let (left_text, lost_text) = (listed(left), listed(lost_again));
        let reasons = explain_sums(lost, reply) + &explain_sums(left, counter_reply);
        let words = runs!(strong "After {choice}:"; plain " if the opponent replies {reply} \
             (leaving {left_text}), counter with {counter_reply}, which leaves {lost_text}.");
        let title = format!("{choice}, reply {reply}, counter {counter_reply}");
        let step = Step::new(choice, title, words, Scene::Rows(rows));
        explanation.add(say_reasons(step, &reasons));
    }
}

/// Adds a row for a choice in a position. Returns the numbers that the choice leaves.
fn add_choice(rows: &mut Vec<CardRow>, label: &str, position: NumberSet, choice: u32) -> NumberSet {
    let left = after(position, choice);
    let label = format!("{label} {choice}");
    rows.push(row(label, position, left, 1 << choice));
    left
}

/// Adds a row for a lost position.
fn add_lost(rows: &mut Vec<CardRow>, lost: NumberSet) {
    let mut row = row("left".into(), lost, lost, 0);
    row.note = "lost for the player to move".into();
    rows.push(row);
}

/// Returns a row of all numbers from 2 to 20. Marks distinguish the chosen numbers, the numbers
/// left, the other numbers of the position, and all numbers outside it.
fn row(label: String, position: NumberSet, left: NumberSet, chosen: NumberSet) -> CardRow {
    let mut row = CardRow::new(RowKind::Numbers, label, "nothing");
    for number in 2..=MAX_NUMBER {
        let marks = [
            (chosen, Mark::Strong),
            (left, Mark::None),
            (position, Mark::Weak),
        ];
        let mark = marks.iter().find(|(numbers, _)| contains(*numbers, number));
        let mark = mark.map_or(Mark::Gone, |(_, mark)| *mark);
        row.push(number_name(number as usize), mark);
    }
    row
}

/// Returns the numbers of a set as text: "2 5", or "nothing".
fn listed(set: NumberSet) -> String {
    let numbers = numbers_in(set).map(|number| number.to_string());
    match &numbers.collect::<Vec<_>>()[..] {
        [] => "nothing".into(),
        numbers => numbers.join(" "),
    }
}
