//! Number Game, choice by choice: what each leaves, and why that loses or does not.
//!
//! A position is shown to be lost by an answer to every choice in it. A choice that leaves a lost
//! position wins; any other is refuted by a reply that leaves a lost position to the player who
//! chose. How far answers to answers are followed is for the reader to say.

use super::judge::{after, impossible, read_position, write_answer, Answers, Numbers, LARGEST};
use crate::account::{Account, Options, Text};
use crate::problem::Failure;
use crate::scanner::{Broken, Scanner};
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

/// Tells which choices win in each position of the input.
pub fn explain(scanner: &mut Scanner, options: &Options) -> Result<(), Failure> {
    let mut answers = Answers::new();
    let mut number = 1;
    while let Some(position) = read_position(scanner, number)? {
        let answer = match answers.find(position) {
            Ok(answer) => answer.to_vec(),
            Err(sum) => return Err(scanner.stop(impossible(sum, number)).into()),
        };
        if options.tells(number) {
            let mut account = Account::begin(scanner, options, "Position", number);
            tell_position(position, options.depth, &mut answers, &mut account)?;
            write_answer(number, &answer, account.answer());
            account.pause()?;
        }
        if options.ends_with(number) {
            return Ok(());
        }
        number += 1;
    }
    options.finish(scanner, number - 1)
}

fn tell_position(
    position: Numbers,
    depth: u32,
    answers: &mut Answers,
    account: &mut Account,
) -> Result<(), Broken> {
    account.line(INDENT, format!("To choose from: {}.", listed(position)));
    for choice in each(position) {
        account.empty_line();
        let left = after(position, choice);
        let choice = Text::new().bold(format!("Choose {choice}:"));
        let leaves = format!(" it leaves {}", listed(left));
        match answers.winning_moves(left).trailing_zeros() {
            reply if reply <= LARGEST => {
                let refuted = listed(after(left, reply));
                let refuted = format!(", which is not lost: the reply {reply} leaves {refuted},");
                let text = choice.plain(leaves).plain(refuted);
                account.line(INDENT, text.plain(" and that is lost. No win."));
            }
            _ => {
                let text = choice.plain(leaves).plain(", which is lost: ");
                account.line(INDENT, text.marked("a winning move."));
                tell_answers(left, depth, INDENT, answers, account)?;
            }
        }
        account.pause()?;
    }
    Ok(())
}

/// Columns that lines about replies stand further in.
const INDENT: usize = 4;

/// Tells for every choice in `lost` the answer that leaves a lost position again, and goes on from
/// there until `depth` pairs of moves are told.
fn tell_answers(
    lost: Numbers,
    depth: u32,
    indent: usize,
    answers: &mut Answers,
    account: &mut Account,
) -> Result<(), Broken> {
    if depth == 0 {
        return Ok(());
    }
    for reply in each(lost) {
        let left = after(lost, reply);
        let answer = answers.winning_moves(left).trailing_zeros();
        let lost_again = after(left, answer);
        let margin = " ".repeat(indent);
        let text = format!(
            "{margin}To {reply}, which leaves {}, the answer is {answer}: it leaves {}.",
            listed(left),
            listed(lost_again)
        );
        account.line(indent + INDENT, text);
        tell_answers(lost_again, depth - 1, indent + INDENT, answers, account)?;
        account.pause()?;
    }
    Ok(())
}

fn each(numbers: Numbers) -> impl Iterator<Item = u32> {
    (2..=LARGEST).filter(move |number| numbers >> number & 1 == 1)
}

fn listed(numbers: Numbers) -> String {
    if numbers == 0 {
        return "nothing".into();
    }
    let mut list = String::new();
    for number in each(numbers) {
        let separator = if list.is_empty() { "" } else { " " };
        list += &format!("{separator}{number}");
    }
    list
}
