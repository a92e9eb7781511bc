//! The report of `judge test` on an accepted program or on a failure.

use crate::cli::output::{encoding_hint, excerpt};
use crate::cli::tester::attempt::{format_seconds, Attempt};
use crate::cli::tester::diagnosis::Symptoms;
use crate::cli::tester::inputs::{keep, kept_path};
use crate::cli::tester::run::{End, ELAPSED_FACTOR};
use crate::cli::tester::search::{Findings, Search};
use judge::runtime::message::printable;
use judge::workbench::checker::Verdict;
use judge::workbench::entry::{Failure, Mistake};
use judge::workbench::explanation::{rows_text, HeadlineRow};
use judge::workbench::text::counted;

/// The usual height of a terminal in lines. A longer report repeats its verdict at the end.
const SCREEN_LINES: usize = 24;

/// Returns the report for an accepted program: the inputs that were tried, and the kinds of cases
/// that were not tried.
pub fn acceptance_report(search: &Search, findings: &Findings) -> String {
    let mut inputs_and_rounds = Vec::new();
    if !search.inputs.is_empty() {
        inputs_and_rounds.push(counted(search.inputs.len() as u64, "input"));
    }
    if findings.round_count > 0 {
        let (rounds, cases) = (counted(findings.round_count, "round"), findings.case_count);
        let (seed, time) = (search.request.seed, findings.time.as_secs_f64());
        inputs_and_rounds.push(format!("{rounds}, {cases} cases, seed {seed}, {time:.1} s"));
    }
    let mut text = format!("accepted: {}\n", inputs_and_rounds.join(", "));
    text.extend(memory_note(search, findings).map(|note| format!("({note})\n")));
    let kinds = search.program.problem.generator.kinds.iter();
    // With `--input`, or with `--kind`, the user chose what is tested.
    let is_chosen = search.max_rounds == 0 || search.request.kind.is_some();
    let untested_kinds = kinds.filter(|kind| !is_chosen && !kind.is_default);
    text.extend(untested_kinds.map(|kind| {
        let (name, summary) = (kind.name, kind.summary);
        format!("Not tested: {summary}; judges disagree on their answers. Try `--kind {name}`.\n")
    }));
    text
}

/// Returns a note if the program uses more memory than the judge allows, unless it is interpreted.
fn memory_note(search: &Search, findings: &Findings) -> Option<String> {
    let limit_kib = search.program.problem.judging.memory_limit_kib?;
    let (used_kib, is_compiled) = (findings.peak_kibibytes, !search.program.is_interpreted());
    (is_compiled && used_kib > u64::from(limit_kib))
        .then(|| format!("it used {used_kib} KiB of memory; the judge's limit is {limit_kib} KiB"))
}

/// Keeps the files of a failure, and returns the report for a program that fails: the verdict, the
/// failing input and the diagnosis.
pub fn failure_report(
    search: &Search,
    findings: &Findings,
    failure: &Attempt,
    symptoms: &Symptoms,
) -> String {
    let problem = search.program.problem;
    let (name, kept_path) = (problem.name, |extension| kept_path(problem, extension));
    let error = keep(problem, failure, &symptoms.steps).err();
    let is_kept = error.is_none();
    let verdict = format!("{}: {}\n", failure.outcome(), outcome_details(failure));
    let mut report = verdict.clone();
    let mut notes = notes(search, findings, failure, symptoms);
    notes.extend(error.map(|error| format!("the files cannot be kept: {error}")));
    report.extend(notes.iter().map(|note| format!("({note})\n")));
    for (title, extension, text) in failure.texts() {
        let place = is_kept.then(|| format!(" ({})", kept_path(extension)));
        let path_note = place.unwrap_or_default();
        report += &format!("\n{title}{path_note}:\n{}", excerpt(text));
        if extension == "expected" && !problem.has_one_answer() {
            report += "(one of several right answers)\n";
        }
    }
    if !symptoms.stderr.is_empty() {
        report += &format!("\nstandard error:\n{}", excerpt(&symptoms.stderr));
    }
    report += &format!("\nfound by {}\n", findings.origin);
    if let Some(case) = symptoms.case_passing_alone {
        let cases = match case {
            2 => "case 1".into(),
            _ => format!("cases 1 to {}", case - 1),
        };
        report += &format!("Case {case} alone is answered right: it fails only after {cases}.\n");
    }
    let rows = rows_text(&rows(symptoms));
    if !rows.is_empty() {
        report += &format!("\n{rows}");
    }
    let causes = &symptoms.diagnosis.causes;
    let is_disputed = |mistake: &&Mistake| mistake.failure == Failure::Disputed;
    if causes.mistakes.iter().any(is_disputed) {
        report +=
            &format!("Judges disagree: some accepted such programs; see `judge show {name}`.\n");
    }
    if report.lines().count() > SCREEN_LINES {
        report += &format!("\n{verdict}");
    }
    if is_kept {
        report += &format!("explain with: judge explain {name} {}", kept_path("in"));
        // The output of a program that is too slow is incomplete, so there is nothing to compare.
        if !symptoms.steps.is_empty() {
            report += &format!(" --found {}", kept_path("steps"));
        } else if !failure.is_slow() {
            report += &format!(" --found {}", kept_path("found"));
            // One input alone often fits several mistakes.
            if let ([mistake], true) = (&causes.mistakes[..], causes.is_certain()) {
                report += &format!(" --mistake {}", mistake.name);
            }
        }
        report.push('\n');
    }
    report
}

/// Returns the details of an outcome, on one line.
fn outcome_details(Attempt { run, verdict, .. }: &Attempt) -> String {
    match run.end {
        End::Success => verdict.mismatch().map_or(String::new(), |mismatch| {
            format!("{mismatch}{}", encoding_hint(&run.output))
        }),
        End::Crashed(status) if *verdict == Verdict::Accepted => {
            format!("the output is right, but it ended with {status}")
        }
        End::Crashed(status) => status.to_string(),
        End::TimeLimit(limit) if run.time > limit => {
            let [time, limit] = [run.time, limit].map(format_seconds);
            format!("{time} (limit {limit})")
        }
        End::TimeLimit(limit) => {
            let [elapsed, limit] = [run.elapsed, ELAPSED_FACTOR * limit].map(format_seconds);
            format!("it sleeps or waits, {elapsed} in all (limit {limit})")
        }
        End::OutputLimit(limit) => format!("more than {limit} bytes"),
    }
}

/// Returns the notes below the verdict.
fn notes(
    search: &Search,
    findings: &Findings,
    failure: &Attempt,
    symptoms: &Symptoms,
) -> Vec<String> {
    let has_crashed = matches!(failure.run.end, End::Crashed(_));
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
    let files = symptoms.changed_files.iter();
    let rule = "judges look at standard output only";
    notes.extend(files.map(|file| format!("it has written {file}; {rule}")));
    if let Some((number, line)) = &symptoms.crash_line {
        let line = printable(line.as_bytes());
        notes.push(format!("it crashes in line {number}: {line}"));
    }
    if symptoms.is_nondeterministic {
        let cause = "as with uninitialised memory or random numbers";
        let note = format!("another run differs: the program is not deterministic, {cause}");
        notes.push(note);
    } else if !findings.is_smallest {
        let advice = "`--search` gives more time to look for it";
        notes.push(format!("a smaller input may fail as well; {advice}"));
    }
    notes
}

/// Returns the rows about what is certain. The right line and that of the program are left out if
/// they are lines of the output: the verdict has named them.
fn rows(symptoms: &Symptoms) -> Vec<HeadlineRow> {
    let diagnosis = &symptoms.diagnosis;
    let Some(headline) = &symptoms.headline else {
        let cause = diagnosis.causes.sentence().map(|cause| ("cause", cause));
        let next = &diagnosis.next;
        let next = next.as_ref().map(|next| ("next", next.text.clone()));
        return cause.into_iter().chain(next).collect();
    };
    let mut rows = Vec::new();
    if headline.is_known {
        let place = diagnosis.certain_place();
        let turn = match place.map_or(1, |place| place.case) {
            1 => headline.turn.clone(),
            case => format!("case {case}, {}", headline.turn.to_lowercase()),
        };
        rows.push(("step", turn));
        rows.extend(headline.lines());
    }
    rows.extend(headline.details());
    rows
}
