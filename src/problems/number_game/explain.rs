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
use crate::workbench::explanation::step::{runs, TextRun};
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
        let left = after(position, choice);
        let left_text = listed(left);
        let left_numbers = numbers_in(left).map(|number| number as usize).collect();
        let choose = Event::Choose(choice as usize, left_numbers);
        let Some(reply) = winning_move(solution, left) else {
            let words = runs!(strong "Choose {choice}:"; plain
                " it leaves {left_text}, a lost position, so {choice} is "; mark "a winning move.");
            let step = step(position, &[choice], format!("{choice} wins"), words.into());
            explanation.add(step.shows(choose).shows(Event::Wins(choice as usize)));
            let steps = counter_replies(position, choice, solution).into_iter();
            steps.for_each(|step| explanation.add(step));
            continue;
        };
        let words = runs!(strong "Choose {choice}:"; plain " it leaves {left_text}. The reply \
             {reply} leaves {}, a lost position, so {choice} loses.", listed(after(left, reply)));
        let title = format!("{choice} loses");
        let step = step(position, &[choice, reply], title, words.into());
        explanation.add(step.shows(choose).shows(Event::Loses(choice as usize)));
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

/// Returns the least winning move of a position, or `None` if the position is lost.
fn winning_move(solution: &mut Solution, position: NumberSet) -> Option<u32> {
    numbers_in(solution.winning_moves(position)).next()
}

/// Returns steps that explain why a choice leaves a lost position: for every reply there is a
/// counter-reply that leaves a lost position again.
fn counter_replies(position: NumberSet, choice: u32, solution: &mut Solution) -> Vec<Step> {
    let lost = after(position, choice);
    let steps = numbers_in(lost).map(|reply| {
        let left = after(lost, reply);
        // A lost position has no reply without a counter-reply.
        let counter_reply = winning_move(solution, left).unwrap_or_default();
        let (left_text, lost_text) = (listed(left), listed(after(left, counter_reply)));
        let words = runs!(strong "After {choice}:"; plain " if the opponent replies {reply} \
             (leaving {left_text}), counter with {counter_reply}, which leaves {lost_text}.");
        let title = format!("{choice}, reply {reply}, counter {counter_reply}");
        step(
            position,
            &[choice, reply, counter_reply],
            title,
            words.into(),
        )
    });
    steps.collect()
}

/// Returns a step about choices in a position, of which the last one leaves a lost position. The
/// step shows a row for each choice, and tells which sums the choices forbid.
fn step(mut position: NumberSet, choices: &[u32], title: String, words: Vec<TextRun>) -> Step {
    let (mut rows, mut reasons) = (Vec::new(), String::new());
    for (&choice, name) in choices.iter().zip(["choice", "reply", "counter"]) {
        // The first of three choices has a step of its own.
        if choices.len() < 3 || choice != choices[0] {
            reasons += &explain_sums(position, choice);
        }
        let left = after(position, choice);
        rows.push(row(format!("{name} {choice}"), position, left, 1 << choice));
        position = left;
    }
    rows.push(row("left".into(), position, position, 0));
    rows[choices.len()].note = "lost for the player to move".into();
    let step = Step::new(choices[0], title, words, Scene::Rows(rows));
    match reasons.trim_end() {
        "" => step,
        reasons => step.say(runs!(plain "{reasons}"), Vec::new()),
    }
}

/// Returns a sentence about the sums that a choice forbids: "Choosing 2 forbids 4 = 2 + 2. ".
/// Returns an empty text if there are no sums.
fn explain_sums(position: NumberSet, choice: u32) -> String {
    let mut sums = Vec::new();
    for sum in numbers_in(position & !after(position, choice) & !(1 << choice)) {
        let summand = sum - choice;
        let mut text = format!("{sum} = {choice} + {summand}");
        if !contains(position, summand) {
            text += &format!(" ({summand} was forbidden)");
        }
        sums.push(text);
    }
    match &sums[..] {
        [] => String::new(),
        sums => format!("Choosing {choice} forbids {}. ", sums.join(", ")),
    }
}

/// Returns a row of all numbers from 2 to 20. Marks distinguish the chosen numbers, the numbers
/// left, the other numbers of the position, and all numbers outside it.
fn row(label: String, position: NumberSet, left: NumberSet, chosen: NumberSet) -> CardRow {
    let mut row = CardRow::new(RowKind::Numbers, label, "nothing");
    for number in 2..=MAX_NUMBER {
        let mark = match [chosen, left, position].map(|set| contains(set, number)) {
            [true, ..] => Mark::Strong,
            [_, true, _] => Mark::None,
            [.., true] => Mark::Weak,
            _ => Mark::Gone,
        };
        row.push(number_name(number as usize), mark);
    }
    row
}

/// Returns the numbers of a set as text: "2 5", or "nothing".
fn listed(set: NumberSet) -> String {
    let numbers: Vec<String> = numbers_in(set).map(|number| number.to_string()).collect();
    match set {
        0 => "nothing".into(),
        _ => numbers.join(" "),
    }
}
