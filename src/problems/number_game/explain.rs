//! Explains a position of Number Game choice by choice: the numbers that each choice leaves, and
//! why it wins or loses.
//!
//! A choice that leaves a lost position wins. For every reply to it, a step shows a counter-reply
//! that leaves a lost position again. Any other choice loses: its step shows a reply that leaves a
//! lost position.

use super::case::{contains, numbers_in, to_set, InputError, NumberList, NumberSet, MAX_NUMBER};
use super::plain::Event;
use super::solution::{after, Solution};
use crate::runtime::scanner::{Error, StreamError};
use crate::workbench::explanation::scene::{Kind, Mark, Row, Scene};
use crate::workbench::explanation::step::{runs, Run};
use crate::workbench::explanation::{Explanation, Step};
use crate::workbench::text::capitalized;

/// Explains every choice in a position. Returns the winning moves.
pub fn explain_position(
    solution: &mut Solution,
    numbers: &NumberList,
    explanation: &mut Explanation,
) -> Result<NumberSet, Error<InputError>> {
    let position = to_set(numbers);
    let winning_moves = solution.solve_position(position);
    let winning_moves = winning_moves.map_err(|error| explanation.bad_case(error))?;
    let output = explanation.options.output.as_ref();
    let output = output.filter(|output| output.wrong_line() == Some(MOVES_LINE));
    let claimed_moves = output.map(|output| {
        let mut numbers = output.numbers_in_wrong_line();
        numbers.retain(|number| (2..=MAX_NUMBER).contains(number));
        to_set(&numbers)
    });
    let start_rows = vec![row("at first".into(), position, position, 0)];
    // A choice in this set is claimed to win but loses, or the other way round.
    let wrongly_claimed = claimed_moves.map_or(0, |moves| moves ^ winning_moves);
    let start = runs!(strong "Numbers left at the start:";
        plain " {}. The rest is forbidden.", listed(position));
    let start = Step::new(0u32, "the start", start, Scene::Rows(start_rows.clone()));
    explanation.add(start.shows(Event::Case(explanation.case_number())))?;
    for choice in numbers_in(position) {
        let mut rows = Vec::new();
        let left = add_choice(&mut rows, "choice", position, choice);
        let left_text = listed(left);
        // `reply` is 32, the number of bits of a set, if no reply wins.
        let reply = solution.winning_moves(left).trailing_zeros();
        let is_losing = reply <= MAX_NUMBER;
        // If the program leaves other numbers, only the sums that differ are explained.
        let program_left = left_by_program(explanation.diverging_event(), choice);
        let differing = program_left.map(|numbers| numbers ^ left);
        let mut reasons = explain_sums(position, choice, differing);
        let (title, words, result) = if is_losing {
            if differing.is_none() {
                reasons += &explain_sums(left, reply, None);
            }
            let left_by_reply = add_choice(&mut rows, "reply", left, reply);
            add_lost(&mut rows, left_by_reply);
            let consequence = match contains(wrongly_claimed, choice) {
                true => format!(" So in your program {reply} is then forbidden, or it loses."),
                false => String::new(),
            };
            let words = runs!(strong "Choose {choice}:"; plain " it leaves {left_text}. The reply \
                 {reply} leaves {}, a lost position, so {choice} loses.{consequence}", listed(left_by_reply));
            let title = format!("{choice} loses");
            (title, Vec::from(words), Event::Loses(choice as usize))
        } else {
            add_lost(&mut rows, left);
            let words = runs!(strong "Choose {choice}:"; plain
                " it leaves {left_text}, a lost position, so {choice} is "; mark "a winning move.");
            let title = format!("{choice} wins");
            (title, Vec::from(words), Event::Wins(choice as usize))
        };
        let mut step = Step::new(choice, title, words, Scene::Rows(rows.clone()));
        let style = if differing.is_some() { "mark" } else { "plain" };
        step = say_reasons(step, style, &reasons);
        let left_numbers = numbers_in(left).map(|number| number as usize).collect();
        let choose = Event::Choose(choice as usize, left_numbers);
        step = step.shows(choose).shows(result);
        for sum in forbidden_sums(position, choice) {
            step = step.uses(match sum - choice {
                summand if summand == choice => "a choice forbids twice its number",
                summand if contains(position, summand) => {
                    "a choice forbids its sum with a number that it also forbids"
                }
                _ => "a choice forbids a sum with a number that was forbidden before",
            });
            step = step.uses_if(sum == MAX_NUMBER, "a choice forbids 20");
        }
        step.is_decisive = contains(wrongly_claimed, choice);
        step.is_undisputed = wrongly_claimed != 0 && !step.is_decisive;
        if step.is_decisive {
            let verb = if is_losing { "wins" } else { "loses" };
            step.title += &format!(", but {verb} in your output");
        }
        explanation.add(step)?;
        if !is_losing {
            explain_counter_replies(left, choice, solution, rows, explanation)?;
        }
        // The program ends the case or begins the next one here, but the rules have another choice.
        let next = numbers_in(position).find(|&next| next > choice);
        if let Some(next) = next.filter(|_| explanation.diverges_after(&Step::default())) {
            let words =
                runs!(mark "The position is not finished:"; plain " {next} can be chosen, too.");
            let title = format!("{next} can be chosen, too");
            let scene = Scene::Rows(start_rows.clone());
            explanation.add(Step::new(choice, title, words, scene))?;
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
    let mut step = Step::new(last, why, words, Scene::Rows(end))
        .uses_if(winning_moves.count_ones() > 1, "several moves win");
    step.is_decisive = claimed_moves.is_some();
    if claimed_moves == Some(winning_moves) && winning_moves != 0 {
        let words = runs!(mark "Your output names the right moves:"; plain " only the wording of the line is wrong.");
        step = step.say(words, Vec::new());
    }
    explanation.add(step)?;
    Ok(winning_moves)
}

/// Returns the numbers of a position that a choice forbids, without the chosen number.
fn forbidden_sums(position: NumberSet, choice: u32) -> impl Iterator<Item = u32> {
    numbers_in(position & !after(position, choice) & !(1 << choice))
}

/// Adds sentences from [`explain_sums`] to a step, if there are any.
fn say_reasons(step: Step, style: &'static str, reasons: &str) -> Step {
    if reasons.is_empty() {
        return step;
    }
    let text = reasons.trim_end().into();
    step.say([Run { style, text }], Vec::new())
}

/// Returns the numbers that the program leaves after `choice`, if its `event` is this choice.
fn left_by_program(event: Option<&str>, choice: u32) -> Option<NumberSet> {
    let numbers = event?.strip_prefix("choose ")?.split(' ');
    let numbers = numbers.filter_map(|number| number.parse().ok());
    let numbers: Vec<u32> = numbers.filter(|&number| number <= MAX_NUMBER).collect();
    let (&first, left) = numbers.split_first()?;
    (first == choice).then(|| to_set(left))
}

/// Returns a sentence about the sums that a choice forbids: "Choosing 2 forbids 4 = 2 + 2. ". With
/// a `subset`, the sentence lists only sums that are in the subset. Returns an empty text if there
/// are no sums to list.
fn explain_sums(position: NumberSet, choice: u32, subset: Option<NumberSet>) -> String {
    let sums = forbidden_sums(position, choice);
    let sums = sums.filter(|&sum| subset.is_none_or(|subset| contains(subset, sum)));
    let sums = sums.map(|sum| {
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

/// The index of the line of an answer that lists the winning moves.
const MOVES_LINE: usize = 1;

/// Explains why `lost`, the position after `choice`, is lost: for every reply there is a
/// counter-reply that leaves a lost position again.
fn explain_counter_replies(
    lost: NumberSet,
    choice: u32,
    solution: &mut Solution,
    mut rows: Vec<Row>,
    explanation: &mut Explanation,
) -> Result<(), StreamError> {
    // Rows for the replies replace the row of the numbers left.
    rows.pop();
    for reply in numbers_in(lost) {
        let mut rows = rows.clone();
        let left = add_choice(&mut rows, "reply", lost, reply);
        let counter_reply = solution.winning_moves(left).trailing_zeros();
        let lost_again = add_choice(&mut rows, "counter", left, counter_reply);
        add_lost(&mut rows, lost_again);
        let (left_text, lost_text) = (listed(left), listed(lost_again));
        let reasons = explain_sums(lost, reply, None) + &explain_sums(left, counter_reply, None);
        let words = runs!(strong "After {choice}:"; plain " if the opponent replies {reply} \
             (leaving {left_text}), counter with {counter_reply}, which leaves {lost_text}.");
        let title = format!("{choice}, reply {reply}, counter {counter_reply}");
        let step = Step::new(choice, title, words, Scene::Rows(rows));
        explanation.add(say_reasons(step, "plain", &reasons))?;
    }
    Ok(())
}

/// Adds a row for a choice in a position. Returns the numbers that the choice leaves.
fn add_choice(rows: &mut Vec<Row>, label: &str, position: NumberSet, choice: u32) -> NumberSet {
    let left = after(position, choice);
    let label = format!("{label} {choice}");
    rows.push(row(label, position, left, 1 << choice));
    left
}

/// Adds a row for a lost position.
fn add_lost(rows: &mut Vec<Row>, lost: NumberSet) {
    let mut row = row("left".into(), lost, lost, 0);
    row.note = "lost for the player to move".into();
    rows.push(row);
}

/// Returns a row of all numbers from 2 to 20. Marks distinguish the chosen numbers, the numbers
/// left, the other numbers of the position, and all numbers outside it.
fn row(label: String, position: NumberSet, left: NumberSet, chosen: NumberSet) -> Row {
    let mut row = Row::new(Kind::Numbers, label, "nothing");
    for number in 2..=MAX_NUMBER {
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

/// Returns the numbers of a set as text: "2 5", or "nothing".
fn listed(set: NumberSet) -> String {
    let numbers = numbers_in(set).map(|number| number.to_string());
    match &numbers.collect::<Vec<_>>()[..] {
        [] => "nothing".into(),
        numbers => numbers.join(" "),
    }
}
