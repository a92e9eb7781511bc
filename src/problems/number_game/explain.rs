//! Number Game, choice by choice: what each leaves, and why that loses or does not.
//!
//! A position is shown to be lost by an answer to every choice in it. A choice that leaves a lost
//! position wins; any other is refuted by a reply that leaves a lost position to the player who
//! chose. How far answers to answers are followed is for the reader to say.

use super::solution::{after, numbers_in, InputError, Numbers, Solution, LARGEST};
use crate::runtime::scanner::{Error, StreamError};
use crate::runtime::solution::Solve;
use crate::workbench::explanation::{Explanation, Text};
use alloc::format;
use alloc::string::String;

/// The rules in a few lines.
pub const RULES: &str = "\
Two players take turns choosing numbers from 2 to 20. A chosen number, its
multiples and every sum of numbers that can no longer be chosen cannot be
chosen any more. After 4 and then 3, for example, 3, 4, 6, 7 = 3 + 4, 8, 9, 10
and so on are gone, and only 2 and 5 remain. Who cannot choose loses.
A position is lost if every choice in it leaves the other player one that is
not lost. So a position in which nothing is left is lost, and a winning move is
a choice that leaves a lost position.
The account says for each choice what it leaves. If that is not lost, it shows
a reply that refutes the choice: it leaves a lost position in turn. If it is
lost, it shows for every reply the answer to it. With --depth 2 it goes on from
there, with the answers to the replies after that answer, and so on; --depth 0
leaves the answers out.
";

/// Explains which choices win in a position.
pub fn explain_position(
    solution: &mut Solution,
    position: Numbers,
    account: &mut Explanation,
) -> Result<usize, Error<InputError>> {
    let answer = solution.solve(position, account.scanner)?;
    account.line(INDENT, format!("To choose from: {}.", listed(position)));
    for choice in numbers_in(position) {
        account.empty_line();
        let left = after(position, choice);
        let choice = Text::new().bold(format!("Choose {choice}:"));
        let leaves = format!(" it leaves {}", listed(left));
        match solution.winning_moves(left).trailing_zeros() {
            reply if reply <= LARGEST => {
                let refuted = listed(after(left, reply));
                let refuted = format!(", which is not lost: the reply {reply} leaves {refuted},");
                let text = choice.plain(leaves).plain(refuted);
                account.line(INDENT, text.plain(" and that is lost. No win."));
            }
            _ => {
                let text = choice.plain(leaves).plain(", which is lost: ");
                account.line(INDENT, text.marked("a winning move."));
                tell_answers(left, account.depth(), INDENT, solution, account)?;
            }
        }
        account.flush_if_full()?;
    }
    Ok(answer)
}

/// Columns that lines about replies stand further in.
const INDENT: usize = 4;

/// Tells for every choice in `lost` the answer that leaves a lost position again, and goes on from
/// there until `depth` pairs of moves are told.
fn tell_answers(
    lost: Numbers,
    depth: u32,
    indent: usize,
    solution: &mut Solution,
    account: &mut Explanation,
) -> Result<(), StreamError> {
    if depth == 0 {
        return Ok(());
    }
    for reply in numbers_in(lost) {
        let left = after(lost, reply);
        let answer = solution.winning_moves(left).trailing_zeros();
        let lost_again = after(left, answer);
        let margin = " ".repeat(indent);
        let text = format!(
            "{margin}To {reply}, which leaves {}, the answer is {answer}: it leaves {}.",
            listed(left),
            listed(lost_again)
        );
        account.line(indent + INDENT, text);
        tell_answers(lost_again, depth - 1, indent + INDENT, solution, account)?;
        account.flush_if_full()?;
    }
    Ok(())
}

fn listed(numbers: Numbers) -> String {
    if numbers == 0 {
        return "nothing".into();
    }
    let mut list = String::new();
    for number in numbers_in(numbers) {
        let separator = if list.is_empty() { "" } else { " " };
        list += &format!("{separator}{number}");
    }
    list
}
