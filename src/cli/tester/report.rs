//! The report of `judge test` on its search for an input on which a program fails.

use crate::cli::output::{encoding_hint, excerpt};
use crate::cli::tester::attempt::{seconds, Attempt, Outcome};
use crate::cli::tester::diagnosis::Diagnosis;
use crate::cli::tester::kept;
use crate::cli::tester::run::ELAPSED_FACTOR;
use crate::cli::tester::search::{Findings, Search};
use judge::runtime::message::printable;
use judge::workbench::entry::Failure;
use judge::workbench::explanation::{shown, Headline};
use judge::workbench::problem::Problem;
use judge::workbench::text::{counted, wrap, WIDTH};
use judge::workbench::trace::{kind, Divergence, STEP};
use std::collections::BTreeSet;

/// The height of a terminal: a longer report repeats its verdict at the end.
const SCREEN_LINES: usize = 24;

/// Reports that the program is accepted, how much was tried, and which kinds were not.
pub fn acceptance_report(search: &Search, findings: &Findings) -> String {
    let mut tried = Vec::new();
    if !search.inputs.is_empty() {
        tried.push(counted(search.inputs.len() as u64, "input"));
    }
    if findings.rounds > 0 {
        let (rounds, cases) = (counted(findings.rounds, "round"), findings.cases);
        let (seed, time) = (search.request.seed, findings.time.as_secs_f64());
        tried.push(format!("{rounds}, {cases} cases, seed {seed}, {time:.1} s"));
    }
    let mut text = format!("accepted: {}\n", tried.join(", "));
    let is_limited_by_time = findings.rounds > 0 && search.max_rounds == u64::MAX;
    if is_limited_by_time && !search.has_tried_everything(findings) {
        text += "Slow programs are tried on few cases; `--search` gives more time.\n";
    }
    text.extend(memory_note(search, findings).map(|note| format!("({note})\n")));
    let kinds = search.program.problem.generator.kinds.iter();
    let untested = kinds.filter(|kind| search.request.kind.is_none() && !kind.by_default);
    text.extend(untested.map(|kind| {
        let (name, summary) = (kind.name, kind.summary);
        format!("Not tested: {summary}; judges disagree on their answers. Try `--kind {name}`.\n")
    }));
    text
}

/// Returns a note if the program uses more memory than the judge allows.
fn memory_note(search: &Search, findings: &Findings) -> Option<String> {
    let limit = search.program.problem.judging.kibibytes?;
    let (used, is_compiled) = (findings.kibibytes, !search.program.is_interpreted());
    (is_compiled && used > u64::from(limit))
        .then(|| format!("it used {used} KiB of memory; the judge's limit is {limit} KiB"))
}

/// Reports how the program fails, on which input, and why.
pub fn failure_report(
    search: &Search,
    findings: &Findings,
    failure: &Attempt,
    diagnosis: &Diagnosis,
    is_kept: bool,
) -> String {
    let problem = search.program.problem;
    let (name, kept_file) = (problem.name(), |extension| kept::file(problem, extension));
    let verdict = format!("{}: {}\n", failure.outcome.name(), outcome_details(failure));
    let mut report = verdict.clone();
    let notes = notes(search, findings, failure, diagnosis).into_iter();
    report.extend(notes.map(|note| format!("({note})\n")));
    for (title, extension, text) in failure.texts() {
        let place = is_kept.then(|| format!(" ({})", kept_file(extension)));
        let place = place.unwrap_or_default();
        report += &format!("\n{title}{place}:\n{}", excerpt(text));
        if extension == "expected" && !problem.has_one_answer() {
            report += "(one of several right answers)\n";
        }
    }
    if !diagnosis.errors.is_empty() {
        report += &format!("\nstandard error:\n{}", excerpt(&diagnosis.errors));
    }
    report += &format!("\nfound by {}\n", findings.source);
    if let Some(case) = diagnosis.right_alone {
        let before = match case {
            2 => "case 1".into(),
            _ => format!("cases 1 to {}", case - 1),
        };
        report += &format!("Case {case} alone is answered right: it fails only after {before}.\n");
    }
    let mistakes = &diagnosis.mistakes;
    if !mistakes.is_empty() {
        let sentences: Vec<&str> = mistakes.iter().map(|mistake| mistake.sentence).collect();
        let sentences = sentences.join(", or one that ");
        report += &format!("\nYour program answers like one that {sentences}.\n");
    }
    report += &divergence_or_advice(problem, failure, diagnosis);
    let mut failures = mistakes.iter().map(|mistake| mistake.failure);
    if failures.any(|failure| failure == Failure::Disputed) {
        let reason = "some accepted such programs";
        report += &format!("Judges disagree: {reason}; see `judge show {name}`.\n");
    }
    if report.lines().count() > SCREEN_LINES {
        report += &format!("\n{verdict}");
    }
    if is_kept {
        report += &format!("explain with: judge explain {name} {}", kept_file("in"));
        // The output of a program that was killed may be incomplete, so comparing it says nothing.
        if !diagnosis.steps.is_empty() {
            report += &format!(" --found {}", kept_file("steps"));
        } else if !failure.is_slow() {
            report += &format!(" --found {}", kept_file("found"));
        }
        report.push('\n');
    }
    report
}

/// Returns the details of an outcome, in a line.
fn outcome_details(Attempt { run, outcome, .. }: &Attempt) -> String {
    match outcome {
        Outcome::Accepted => String::new(),
        Outcome::PresentationError(mismatch) | Outcome::WrongAnswer(mismatch) => {
            format!("{mismatch}{}", encoding_hint(&run.output))
        }
        Outcome::Crashed(status, None) => {
            format!("the output is right, but it ended with {status}")
        }
        Outcome::Crashed(status, Some(_)) => status.to_string(),
        Outcome::TimeLimit(limit) if run.time > *limit => {
            format!("{} (limit {})", seconds(run.time), seconds(*limit))
        }
        Outcome::TimeLimit(limit) => {
            let [elapsed, limit] = [run.elapsed, ELAPSED_FACTOR * *limit].map(seconds);
            format!("it sleeps or waits, {elapsed} in all (limit {limit})")
        }
        Outcome::OutputLimit(limit) => format!("more than {limit} bytes"),
    }
}

/// Returns notes about the failure and the program, which follow the verdict.
fn notes(
    search: &Search,
    findings: &Findings,
    failure: &Attempt,
    diagnosis: &Diagnosis,
) -> Vec<String> {
    let has_crashed = matches!(failure.outcome, Outcome::Crashed(..));
    let mut notes = Vec::new();
    if failure.is_slow() {
        let cases = counted(failure.cases.len() as u64, "case");
        let bytes = failure.input.len();
        notes.push(format!("in a run of {cases}, {bytes} bytes"));
    }
    if failure.is_presentation_error() {
        notes.push("`--whitespace tokens` ignores whitespace".into());
    }
    if !failure.run.has_read && !failure.input.is_empty() && !has_crashed {
        notes.push("your program read nothing; judges send input on standard input".into());
    }
    notes.extend(memory_note(search, findings));
    let advice = "judges look at standard output only";
    let files = diagnosis.files.iter();
    notes.extend(files.map(|file| format!("it has written {file}; {advice}")));
    if let Some((number, line)) = &diagnosis.crash {
        let line = printable(line.as_bytes());
        notes.push(format!("it crashes in line {number}: {line}"));
    }
    if diagnosis.is_random {
        let cause = "as with uninitialised memory or random numbers";
        let note = format!("another run differs: the program is not deterministic, {cause}");
        notes.push(note);
    } else if !findings.is_smallest {
        let advice = "`--search` gives more time to look for it";
        notes.push(format!("a smaller input may fail as well; {advice}"));
    }
    notes
}

/// Returns the step at which the program diverges from the rules, or advice on how to find it.
fn divergence_or_advice(problem: &dyn Problem, failure: &Attempt, diagnosis: &Diagnosis) -> String {
    let Some(program) = &diagnosis.program else {
        // If several answers are right, the output itself lists the steps, and the mismatch names
        // the first wrong one.
        let is_useful = !diagnosis.is_random
            && failure.run.has_read
            && !failure.is_presentation_error()
            && problem.has_one_answer();
        let purpose = "To see the step at which it goes wrong, let it print its steps:";
        let advice = format!("{purpose} `judge show {} --steps`.\n", problem.name());
        return if is_useful { advice } else { String::new() };
    };
    let reason = diagnosis.reason.as_ref();
    let Some(words) = program.divergence(reason) else {
        return String::new();
    };
    let place = program.divergence.as_ref().and_then(Divergence::place);
    let case = place.map_or(1, |place| place.case);
    let turn = reason.map_or(String::new(), |reason| match case {
        1 => format!("{}: ", reason.turn),
        case => format!("Case {case}, {}: ", reason.turn.to_lowercase()),
    });
    let mut text = format!("\n{}", wrap(&turn, &words, 4, WIDTH)) + &reason_lines(reason);
    let before = place.map_or(&[][..], |place| &place.before).iter();
    let before: Vec<String> = before.map(|step| shown(step)).collect();
    if !before.is_empty() {
        text += &format!("  The steps before: {}\n", before.join("; "));
    }
    let event = program.missing.as_ref();
    let event = event.and_then(|place| place.expected.as_deref());
    if let (Some(event), Some(missing)) = (event, &diagnosis.missing) {
        let (turn, kind) = (&missing.turn, kind(event));
        let words =
            format!("{turn}: the rules have \"{event}\"; your program printed no \"{kind}\".");
        text += &wrap("", &words, 4, WIDTH);
        if reason.is_none_or(|reason| reason.reason != missing.reason) {
            text += &reason_lines(Some(missing));
        }
    }
    let unknown = unknown_kinds(problem, &diagnosis.steps);
    if !unknown.is_empty() {
        let unknown = unknown.join(", ");
        text += &format!("There are no steps of these kinds: {unknown}.\n");
    }
    text
}

/// Returns the kinds of printed steps that the problem does not have, at most three.
fn unknown_kinds(problem: &dyn Problem, steps: &[String]) -> Vec<String> {
    let described = problem.section("Steps").lines();
    let described = described.filter_map(|line| line.strip_prefix(STEP));
    let known: BTreeSet<&str> = described.map(kind).collect();
    let printed: BTreeSet<&str> = steps.iter().map(|step| kind(step)).collect();
    let unknown = printed.difference(&known).take(3);
    unknown.map(|kind| format!("\"{}\"", shown(kind))).collect()
}

/// Returns the sentences of the rules about a step, as lines.
fn reason_lines(reason: Option<&Headline>) -> String {
    let sentences = reason.iter().flat_map(|reason| &reason.reason);
    let lines = sentences.map(|sentence| wrap("  ", sentence, 6, WIDTH));
    lines.collect()
}
