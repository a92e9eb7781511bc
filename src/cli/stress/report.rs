//! The report of a search.

use crate::cli::error::{failed, CliError};
use crate::cli::output::{print, shown, with_hint};
use crate::cli::stress::counterexample::{Counterexample, INPUT};
use crate::cli::stress::program::Outcome;
use crate::cli::stress::search::{quoted, Found, Search};
use judge::runtime::message::printable;
use judge::workbench::checker::Checker;
use judge::workbench::explanation::counted;
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
    let mut text = format!("{}\n", with_hint(&run.to_string()));
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
        text += &format!("\nstandard error:\n{}", excerpt(&run.errors));
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

/// How many lines of a text are shown, and how many bytes of a line.
const SHOWN_LINES: usize = 24;
const SHOWN_BYTES: usize = 200;

/// The beginning and the end of a text: some tools say first what went wrong, others say it last.
fn excerpt(text: &[u8]) -> String {
    if text.is_empty() {
        return "nothing\n".into();
    }
    let text = text.strip_suffix(b"\n").unwrap_or(text);
    let mut lines: Vec<&[u8]> = text.split(|&byte| byte == b'\n').collect();
    let left_out = lines.len().saturating_sub(SHOWN_LINES);
    let cut = format!("... {} ...", counted(left_out as u64, "more line"));
    if left_out > 0 {
        let start = SHOWN_LINES / 2;
        lines.splice(start..start + left_out, [cut.as_bytes()]);
    }
    let shown = lines.into_iter().map(|line| match line.get(..SHOWN_BYTES) {
        Some(beginning) => printable(beginning) + "...\n",
        None => printable(line) + "\n",
    });
    shown.collect()
}
