//! The report of a search.

use crate::cli::error::{failed, CliError};
use crate::cli::files::{name_mark, print, shown};
use crate::cli::stress::counterexample::{Counterexample, INPUT};
use crate::cli::stress::program::Outcome;
use crate::cli::stress::search::{quoted, Found, Search};
use judge::workbench::checker::Checker;
use judge::workbench::explanation::{counted, Options};
use std::process::ExitCode;

/// Shows and keeps what was found.
pub fn report(search: &Search, found: &Found, is_smallest: bool) -> Result<ExitCode, CliError> {
    let Some(failure) = &found.failure else {
        return print(&accepted(search, found));
    };
    let kept = failure.keep(&search.directory);
    let directory = shown(&search.directory);
    let _: ExitCode = print(&rejected(search, failure, is_smallest, kept.is_ok()))?;
    kept.map_err(failed(format!(
        "stress: cannot keep the files in {directory}"
    )))?;
    Ok(ExitCode::FAILURE)
}

/// How much was tried, and which kinds were not.
fn accepted(search: &Search, found: &Found) -> String {
    let rounds = counted(search.rounds, "round");
    let (cases, seed, time) = (found.cases, search.request.seed, found.time.as_secs_f64());
    let mut text = format!("accepted: {rounds}, {cases} cases, seed {seed}, {time:.1} s\n");
    let kinds = search.program.problem.generator.kinds.iter();
    for kind in kinds.filter(|kind| search.request.kind.is_none() && !kind.by_default) {
        text += &format!("not tried without --kind {}: {}\n", kind.name, kind.summary);
    }
    text
}

/// How the program fails, on what, and how to see it again.
fn rejected(search: &Search, failure: &Counterexample, is_smallest: bool, is_kept: bool) -> String {
    let problem = search.program.problem;
    let run = &failure.run;
    let mut text = format!("{}\n", name_mark(&run.to_string()));
    if let Outcome::TimeLimit(_) = run.outcome {
        let (cases, bytes) = (failure.cases.len() as u64, failure.input.len());
        text += &format!("(in a run of {}, {bytes} bytes", counted(cases, "case"));
        if cases > 1 {
            text += "; for a single slow case try `--cases 1`, perhaps with `--size`";
        }
        text += ")\n";
    }
    if failure.is_presentation_error() {
        text += "(`--white-space tokens` ignores white space)\n";
    }
    if !is_smallest {
        text +=
            "(a smaller input may fail as well; `--shrink-time` gives more time to look for it)\n";
    }
    for (what, file, content) in failure.texts() {
        text += &format!("\n{what}");
        if is_kept {
            text += &format!(" ({})", shown(search.directory.join(file)));
        }
        text += &format!(":\n{}", excerpt(content));
        if what == "expected" && matches!(problem.checker, Checker::Rules(_)) {
            text += "(this is our answer; any other that follows the rules is right too)\n";
        }
    }
    if !run.errors.is_empty() {
        text += &format!("\nstandard error:\n{}", both_ends(&run.errors));
    }
    text += &format!(
        "\nround {}, kind {}\n",
        failure.round + 1,
        search.kind(failure.round)
    );
    text += &format!("reproduce with: {}\n", search.again(failure.round));
    if is_kept {
        let input = quoted(search.directory.join(INPUT).as_os_str());
        text += &format!("explain with: judge explain {} {input}\n", problem.name());
    }
    text
}

/// How many lines and bytes of a text are shown.
const SHOWN_LINES: usize = 24;
const SHOWN_BYTES: usize = 2000;

/// The beginning of a text.
fn excerpt(text: &[u8]) -> String {
    let beginning = &text[..text.len().min(SHOWN_BYTES)];
    let lines = beginning.split_inclusive(|&byte| byte == b'\n');
    let length = lines.take(SHOWN_LINES).map(<[u8]>::len).sum();
    let mut shown = Options::default().printable_lines(&text[..length]);
    if text.is_empty() {
        shown = "nothing".into();
    }
    if !shown.ends_with('\n') {
        shown.push('\n');
    }
    if length < text.len() {
        shown += &format!("... {} more bytes\n", text.len() - length);
    }
    shown
}

/// The lines of a text, but for those in the middle.
fn both_ends(text: &[u8]) -> String {
    let text = Options::default().printable_lines(text.trim_ascii_end());
    let mut lines: Vec<&str> = text.lines().collect();
    if lines.len() > SHOWN_LINES {
        lines.splice(SHOWN_LINES / 2..lines.len() - SHOWN_LINES / 2, ["..."]);
    }
    lines.join("\n") + "\n"
}
