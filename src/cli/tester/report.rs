//! The report of a search.

use crate::cli::output::{encoding_hint, excerpt};
use crate::cli::tester::attempt::{seconds, Attempt, Outcome};
use crate::cli::tester::diagnosis::Diagnosis;
use crate::cli::tester::kept;
use crate::cli::tester::run::PASSED;
use crate::cli::tester::search::{Found, Search};
use judge::runtime::message::printable;
use judge::workbench::entry::Failure;
use judge::workbench::explanation::{shown, Headline};
use judge::workbench::problem::Problem;
use judge::workbench::text::{counted, wrap, WIDTH};
use judge::workbench::trace::{kind, Divergence, STEP};
use std::collections::BTreeSet;

/// The most lines of a report of which the first is still seen at the end.
const SCREEN: usize = 24;

/// How much was tried, and what was not.
pub fn accepted(search: &Search, found: &Found) -> String {
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
    if found.rounds > 0 && search.rounds == u64::MAX && !search.is_everything_tried(found) {
        text += "Slow programs are tried on few cases; `--search` gives more time.\n";
    }
    text.extend(memory(search, found).map(|note| format!("({note})\n")));
    let kinds = search.program.problem.generator.kinds.iter();
    let untested = kinds.filter(|kind| search.request.kind.is_none() && !kind.by_default);
    text.extend(untested.map(|kind| {
        let (name, summary) = (kind.name, kind.summary);
        format!("Not tested: {summary}; judges disagree. Try `--kind {name}`.\n")
    }));
    text
}

/// Says if the program needs more memory than its judge has.
fn memory(search: &Search, found: &Found) -> Option<String> {
    let most = search.program.problem.judging.kibibytes?;
    let (used, is_counted) = (found.kibibytes, !search.program.is_interpreted());
    (is_counted && used > u64::from(most))
        .then(|| format!("it used {used} KiB of memory; the judge's limit is {most} KiB"))
}

/// How the program fails, on what, and why.
pub fn rejected(
    search: &Search,
    found: &Found,
    failure: &Attempt,
    diagnosis: &Diagnosis,
    is_kept: bool,
) -> String {
    let problem = search.program.problem;
    let (name, file) = (problem.name(), |ending| kept::file(problem, ending));
    let verdict = format!("{}: {}\n", failure.outcome.name(), why(failure));
    let mut report = verdict.clone();
    let notes = notes(search, found, failure, diagnosis).into_iter();
    report.extend(notes.map(|note| format!("({note})\n")));
    for (title, ending, text) in failure.texts() {
        let place = if is_kept {
            format!(" ({})", file(ending))
        } else {
            String::new()
        };
        report += &format!("\n{title}{place}:\n{}", excerpt(text));
        if ending == "expected" && !problem.has_one_answer() {
            report += "(this is our answer; any other that follows the rules is right too)\n";
        }
    }
    if !diagnosis.errors.is_empty() {
        report += &format!("\nstandard error:\n{}", excerpt(&diagnosis.errors));
    }
    report += &format!("\nfound by {}\n", found.by);
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
    report += &step(problem, failure, diagnosis);
    if mistakes.iter().any(|one| one.failure == Failure::Disputed) {
        let what = "some accepted such programs";
        report += &format!("Judges disagree: {what}; see `judge show {name}`.\n");
    }
    if report.lines().count() > SCREEN {
        report += &format!("\n{verdict}");
    }
    if is_kept {
        report += &format!("explain with: judge explain {name} {}", file("in"));
        // A program that is killed has lost what it had not written yet: the end of its output says
        // nothing.
        if !diagnosis.steps.is_empty() {
            report += &format!(" --found {}", file("steps"));
        } else if !failure.is_slow() {
            report += &format!(" --found {}", file("found"));
        }
        report.push('\n');
    }
    report
}

/// Why a program fails, on a line.
fn why(Attempt { run, outcome, .. }: &Attempt) -> String {
    match outcome {
        Outcome::Right => String::new(),
        Outcome::Spacing(mismatch) | Outcome::Wrong(mismatch) => {
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
            let [passed, most] = [run.passed, PASSED * *limit].map(seconds);
            format!("it sleeps or waits, {passed} in all (limit {most})")
        }
        Outcome::OutputLimit(most) => format!("more than {most} bytes"),
    }
}

/// What else is known of the failure and of the program.
fn notes(search: &Search, found: &Found, failure: &Attempt, diagnosis: &Diagnosis) -> Vec<String> {
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
    notes.extend(memory(search, found));
    let which = "judges look at standard output only";
    let files = diagnosis.files.iter();
    notes.extend(files.map(|file| format!("it has written {file}; {which}")));
    if let Some((number, line)) = &diagnosis.crash {
        let line = printable(line.as_bytes());
        notes.push(format!("it crashes in line {number}: {line}"));
    }
    if diagnosis.is_random {
        let why = "as with uninitialised memory or random numbers";
        notes.push(format!(
            "another run differs: the program is not deterministic, {why}"
        ));
    } else if !found.is_smallest {
        let how = "`--search` gives more time to look for it";
        notes.push(format!("a smaller input may fail as well; {how}"));
    }
    notes
}

/// The step at which the program diverges from the rules and what they do there, or how to find it.
fn step(problem: &dyn Problem, failure: &Attempt, diagnosis: &Diagnosis) -> String {
    let Some(program) = &diagnosis.program else {
        // Where an output is checked by rules, it has the steps.
        let helps = !diagnosis.is_random
            && failure.run.has_read
            && !failure.is_presentation_error()
            && problem.has_one_answer();
        let how = "To see the step at which it goes wrong, let it print its steps:";
        let advice = format!("{how} `judge show {} --steps`.\n", problem.name());
        return if helps { advice } else { String::new() };
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
    let mut text = format!("\n{}{}", wrap(&turn, &words, 4, WIDTH), sentences(reason));
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
            text += &sentences(Some(missing));
        }
    }
    let unknown = unknown_kinds(problem, &diagnosis.steps);
    if !unknown.is_empty() {
        let unknown = unknown.join(", ");
        text += &format!("There are no steps of these kinds: {unknown}.\n");
    }
    text
}

/// The kinds of steps that a program printed and that the problem does not have: the first three.
fn unknown_kinds(problem: &dyn Problem, steps: &[String]) -> Vec<String> {
    let described = problem.section("Steps").lines();
    let described = described.filter_map(|line| line.strip_prefix(STEP));
    let known: BTreeSet<&str> = described.map(kind).collect();
    let printed: BTreeSet<&str> = steps.iter().map(|step| kind(step)).collect();
    let unknown = printed.difference(&known).take(3);
    unknown.map(|kind| format!("\"{}\"", shown(kind))).collect()
}

/// What the rules do in a step, and why.
fn sentences(reason: Option<&Headline>) -> String {
    let sentences = reason.iter().flat_map(|reason| &reason.reason);
    sentences
        .map(|sentence| wrap("  ", sentence, 6, WIDTH))
        .collect()
}
