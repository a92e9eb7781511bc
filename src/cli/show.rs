//! `judge show PROBLEM`: shows the statement of a problem.

use crate::cli::prelude::*;
use judge::workbench::checker::Whitespace;
use judge::workbench::entry::Mistake;

options! {
    MISTAKES = "--mistakes", Flag, "list typical mistakes instead, each with a description";
    STEPS = "--steps", Flag,
        "describe the steps that a program can print, and how they are compared with the rules";
}

pub const SUBCOMMAND: Subcommand = Subcommand {
    name: "show",
    summary: "show the statement of a problem",
    options: OPTIONS,
    help_text: include_str!("show.txt"),
    run: show,
    ..Subcommand::DEFAULT
};

/// The text about steps that is the same for all problems.
const ABOUT_STEPS: &str = "
A program may print its steps on standard error, one on a line, in the order in
which they happen; other lines are ignored. `judge test` compares them with
the rules and names the first one that differs.

The word after `step` is the kind of a step. Only kinds that the program has
printed are compared, so begin with a few; the more kinds, the earlier a mistake
shows. If the program prints a step `case N` for each case, cases are compared
by their numbers, and some may be left out. Otherwise the steps of all cases are
compared in order.
";

fn show(arguments: Arguments) -> Result {
    let problem = arguments.problem()?;
    let line = |mistake: &Mistake| format!("{:<36}{}\n", mistake.name, mistake.predicate);
    let steps = problem.section("Steps").trim_start();
    let text = match arguments.only_one_of(&[(&STEPS, true), (&MISTAKES, false)])? {
        None => problem.statement() + &judging_section(problem),
        Some(true) if problem.has_one_answer() => format!("{steps}{ABOUT_STEPS}"),
        // Where several answers are right, so are other steps than those of the rules.
        Some(true) => steps.into(),
        Some(false) => problem.mistakes.iter().map(line).collect(),
    };
    print(text)
}

/// Returns the section "Judging": the limits of the judge, and the whitespace that counts.
fn judging_section(problem: &dyn Problem) -> String {
    let judging = &problem.judging;
    let (time, memory) = (judging.time_limit_s, judging.memory_limit_kib);
    let time_line = time.map(|limit| format!("- The time limit is {limit} s per input.\n"));
    let memory_line = memory.map(|limit| format!("- The memory limit is {limit} KiB.\n"));
    let whitespace = match judging.whitespace {
        Whitespace::Exact => "All whitespace counts, including the last newline",
        _ => "Whitespace at the ends of lines and of the output is ignored",
    };
    let limit_lines: String = time_line.into_iter().chain(memory_line).collect();
    format!("\n## Judging\n\n{limit_lines}- {whitespace}.\n")
}
