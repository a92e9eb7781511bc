//! Number Game, choice by choice: what each leaves, and why that loses or does not.
//!
//! A position is shown to be lost by an answer to every choice in it. A choice that leaves a lost
//! position wins; any other is refuted by a reply that leaves a lost position to the player who
//! chose. An option says how deep answers are followed.

use super::solution::{after, numbers_in, InputError, Numbers, Solution, ALL, LARGEST};
use super::uva1558;
use crate::runtime::scanner::{Error, StreamError};
use crate::runtime::solution::Solve;
use crate::workbench::explanation::rows::{Kind, Row, Rows};
use crate::workbench::explanation::{
    explain_cases, Explainer, Explanation, Mark, BOLD, MARKED, PLAIN,
};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// How games are explained.
pub const EXPLAINER: Explainer = Explainer {
    as_text: "\
As text, the number chosen stands in brackets, those that it forbids in
parentheses.
",
    explain: |stream, options| explain_cases(stream, options, explain_position),
};

/// The same for positions of UVa 1558.
pub const UVA1558: Explainer = Explainer {
    explain: |stream, options| {
        explain_cases(
            stream,
            options,
            |solution: &mut uva1558::Solution, position, explanation| {
                explain_position(&mut solution.base, position, explanation)
            },
        )
    },
    ..EXPLAINER
};

/// Explains which choices win in a position.
fn explain_position(
    solution: &mut Solution,
    position: Numbers,
    explanation: &mut Explanation,
) -> Result<Numbers, Error<InputError>> {
    let answer = solution.solve(position, explanation.scanner)?;
    let mut rows = Rows::default();
    rows.rows
        .push(row("at first".into(), position, position, None));
    let start = format!(
        "{BOLD}Numbers left at the start:{PLAIN} {}.",
        listed(position)
    );
    explanation.step(0, &start, Some(&mut rows))?;
    for choice in numbers_in(position) {
        rows.rows.clear();
        let left = choose(&mut rows, "choice", position, choice);
        let leaves = listed(left);
        let words = format!("{BOLD}Choose {choice}:{PLAIN} it leaves {leaves}");
        match solution.winning_moves(left).trailing_zeros() {
            reply if reply <= LARGEST => {
                let refuted = choose(&mut rows, "reply", left, reply);
                leave(&mut rows, refuted);
                let refuted = listed(refuted);
                let words = format!(
                    "{words}. The reply {reply} leaves {refuted}, a lost position, so {choice} \
                     loses."
                );
                explanation.step(choice.into(), &words, Some(&mut rows))?;
            }
            _ => {
                leave(&mut rows, left);
                let words =
                    format!("{words}, a lost position, so {choice} is {MARKED}a winning move.");
                explanation.step(choice.into(), &words, Some(&mut rows))?;
                explain_answers(left, choice, solution, &mut rows, explanation)?;
            }
        }
    }
    let moves = listed(answer);
    let why = match answer.count_ones() {
        0 => "There is no winning move: no choice leaves a lost position.".into(),
        1 => format!("The winning move is {moves}: it leaves a lost position."),
        _ => format!("The winning moves are {moves}: each of them leaves a lost position."),
    };
    let last = numbers_in(position).last().unwrap_or(0);
    explanation.step(last.into(), &format!("{BOLD}{why}"), None)?;
    Ok(answer)
}

/// Explains for every reply in `lost`, which `choice` leaves, the answer that leaves a lost
/// position again.
fn explain_answers(
    lost: Numbers,
    choice: u32,
    solution: &mut Solution,
    rows: &mut Rows,
    explanation: &mut Explanation,
) -> Result<(), StreamError> {
    // The row of what was left is removed; the replies take its place.
    rows.rows.pop();
    let earlier = rows.rows.len();
    for reply in numbers_in(lost) {
        rows.rows.truncate(earlier);
        let left = choose(rows, "reply", lost, reply);
        let answer = solution.winning_moves(left).trailing_zeros();
        let lost_again = choose(rows, "answer", left, answer);
        leave(rows, lost_again);
        let words = format!(
            "{BOLD}After {choice}:{PLAIN} if the opponent replies {reply} (leaving {}), answer \
             {answer}, which leaves {}.",
            listed(left),
            listed(lost_again)
        );
        explanation.step(choice.into(), &words, Some(rows))?;
    }
    Ok(())
}

/// Shows a choice in a position, with the numbers that it takes away, and returns what it leaves.
fn choose(rows: &mut Rows, label: &str, position: Numbers, chosen: u32) -> Numbers {
    let left = after(position, chosen);
    let label = format!("{label} {chosen}");
    rows.rows.push(row(label, position, left, Some(chosen)));
    left
}

/// Shows what is left to choose from in a position that is lost.
fn leave(rows: &mut Rows, lost: Numbers) {
    let mut row = row("left".into(), lost, lost, None);
    row.note = "lost for the player to move".into();
    rows.rows.push(row);
}

/// A row of all numbers: those of a position, of which some are left, and the number chosen.
fn row(label: String, position: Numbers, left: Numbers, chosen: Option<u32>) -> Row {
    let mut row = Row::new(Kind::Numbers, label, "nothing");
    for number in numbers_in(ALL) {
        let mark = if chosen == Some(number) {
            Mark::Strong
        } else if left >> number & 1 == 1 {
            Mark::None
        } else if position >> number & 1 == 1 {
            Mark::Weak
        } else {
            Mark::Gone
        };
        row.push(number, mark);
    }
    row
}

fn listed(numbers: Numbers) -> String {
    if numbers == 0 {
        return "nothing".into();
    }
    let numbers: Vec<String> = numbers_in(numbers)
        .map(|number| number.to_string())
        .collect();
    numbers.join(" ")
}
