//! The report of a search.

use crate::cli::error::{failed, CliError};
use crate::cli::output::{excerpt, print};
use crate::cli::trial::attempt::{Attempt, FOUND, INPUT};
use crate::cli::trial::run::End;
use crate::cli::trial::search::{Found, Search};
use judge::workbench::checker::Checker;
use judge::workbench::explanation::counted;
use std::process::ExitCode;

/// Shows and keeps what was found.
pub fn report(search: &Search, found: &Found) -> Result<ExitCode, CliError> {
    let Some(failure) = &found.failure else {
        return print(&accepted(search, found));
    };
    let directory = &search.directory;
    let kept = failure.keep(directory);
    let _: ExitCode = print(&rejected(search, found, failure, kept.is_ok()))?;
    kept.map_err(failed(format!("cannot keep the files in {directory}")))?;
    Ok(ExitCode::FAILURE)
}

/// How much was tried, and which kinds were not.
fn accepted(search: &Search, found: &Found) -> String {
    let mut tried = Vec::new();
    if !search.inputs.is_empty() {
        tried.push(counted(search.inputs.len() as u64, "input"));
    }
    if found.rounds > 0 {
        let (rounds, cases) = (counted(found.rounds, "round"), found.cases);
        let (seed, time) = (search.request.seed, found.time.as_secs_f64());
        tried.push(format!("{rounds}, {cases} cases, seed {seed}, {time:.1} s"));
    }
    let mut text = format!("accepted: {}\n", tried.join(", "));
    let kinds = search.program.problem.generator.kinds.iter();
    for kind in kinds.filter(|kind| search.request.kind.is_none() && !kind.by_default) {
        text += &format!("not tried without --kind {}: {}\n", kind.name, kind.summary);
    }
    text
}

/// How the program fails, on what, and how to see it again.
fn rejected(search: &Search, found: &Found, failure: &Attempt, is_kept: bool) -> String {
    let problem = search.program.problem;
    let run = &failure.run;
    let mut text = format!("{}\n", failure.shown_verdict());
    if let End::TimeLimit(_) = run.end {
        let (cases, bytes) = (
            counted(failure.cases.len() as u64, "case"),
            failure.input.len(),
        );
        text += &format!("(in a run of {cases}, {bytes} bytes)\n");
    }
    if failure.is_presentation_error() {
        text += "(`--white-space tokens` ignores whitespace)\n";
    }
    if !found.is_smallest {
        text += "(a smaller input may fail as well; `--search` gives more time to look for it)\n";
    }
    for (what, file, content) in failure.texts() {
        if what == "found" && failure.is_right() {
            continue;
        }
        text += &format!("\n{what}");
        if is_kept {
            text += &format!(" ({})", format_args!("{}/{file}", search.directory));
        }
        text += &format!(":\n{}", excerpt(content));
        if what == "input" && content.ends_with(b"\r\n") {
            text += "(the lines end with a carriage return and a line feed)\n";
        }
        if what == "expected" && matches!(problem.checker, Checker::Rules(..)) {
            text += "(this is our answer; any other that follows the rules is right too)\n";
        }
    }
    if !run.errors.is_empty() {
        text += &format!("\nstandard error:\n{}", excerpt(&run.errors));
    }
    text += &format!("\nfound by {}\n", found.by);
    if is_kept {
        text += &format!("reproduce with: {}\n", search.again);
        let (name, directory) = (problem.name(), &search.directory);
        let output = format!("--output {directory}/{FOUND}");
        text += &format!("explain with: judge explain {name} {directory}/{INPUT} {output}\n");
    }
    let mistakes: Vec<&str> = found
        .mistakes
        .iter()
        .map(|mistake| mistake.sentence)
        .collect();
    if !mistakes.is_empty() {
        let mistakes = mistakes.join(", or one that ");
        text += &format!("\nYour program answers like one that {mistakes}.\n");
    }
    text
}
