//! The report of a search.

use crate::cli::output::{excerpt, usual_colour};
use crate::cli::tester::attempt::Attempt;
use crate::cli::tester::diagnosis::Diagnosis;
use crate::cli::tester::kept;
use crate::cli::tester::run::End;
use crate::cli::tester::search::{Found, Search};
use judge::runtime::message::printable;
use judge::workbench::entry::Failure;
use judge::workbench::explanation::{counted, shown, wrap, Reason, WIDTH};
use judge::workbench::problem::Problem;
use judge::workbench::trace::{kind, Divergence, STEP};
use std::collections::BTreeSet;

/// The most lines of a report of which the first is still seen at the end.
const SCREEN: usize = 24;

/// How much was tried, and what was not.
pub fn accepted(search: &Search, found: &Found) -> String {
    let inputs = search.inputs.len() as u64;
    let mut tried = Vec::new();
    if inputs > 0 {
        tried.push(counted(inputs, "input"));
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
    text += &memory(search, found);
    let kinds = search.program.problem.generator.kinds.iter();
    for kind in kinds.filter(|kind| search.request.kind.is_none() && !kind.by_default) {
        let (name, summary) = (kind.name, kind.summary);
        text += &format!("Not tested: {summary}; judges disagree. Try `--kind {name}`.\n");
    }
    text
}

/// Says if the program needs more memory than its judge has.
fn memory(search: &Search, found: &Found) -> String {
    let (most, used) = (search.program.problem.judging.kibibytes, found.kibibytes);
    let is_counted = !search.program.is_interpreted();
    match most.filter(|most| is_counted && used > u64::from(*most)) {
        Some(most) => format!("(it used {used} KiB of memory; the judge's limit is {most} KiB)\n"),
        None => String::new(),
    }
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
    let run = &failure.run;
    let mut text = format!("{}\n", failure.shown_verdict());
    if let End::TimeLimit(_) = run.end {
        let cases = counted(failure.cases.len() as u64, "case");
        text += &format!("(in a run of {cases}, {} bytes)\n", failure.input.len());
    }
    if failure.is_presentation_error() {
        text += "(`--whitespace tokens` ignores whitespace)\n";
    }
    if !run.has_read && !failure.input.is_empty() && !failure.has_crashed() {
        text += "(your program read nothing; judges send input on standard input)\n";
    }
    text += &memory(search, found);
    for file in &diagnosis.files {
        text += &format!("(it has written {file}; judges look at standard output only)\n");
    }
    if let Some((number, line)) = &diagnosis.crash {
        text += &format!(
            "(it crashes in line {number}: {})\n",
            printable(line.as_bytes())
        );
    }
    if diagnosis.is_random {
        text += "(another run differs: the program is not deterministic, as with \
                 uninitialised memory or random numbers)\n";
    } else if !found.is_smallest {
        text += "(a smaller input may fail as well; `--search` gives more time to look for it)\n";
    }
    let mismatch = failure.mismatch();
    let mismatch = mismatch.filter(|_| !failure.is_presentation_error() && usual_colour());
    for (ending, content) in failure.texts() {
        if ending == "found" && failure.is_right() {
            continue;
        }
        text += &format!("\n{}", if ending == "in" { "input" } else { ending });
        if is_kept {
            text += &format!(" ({})", kept::file(problem, ending));
        }
        let mark = mismatch.filter(|_| ending == "found");
        let content = excerpt(content, mark.map(|mismatch| mismatch.index));
        text += &format!(":\n{content}");
        if ending == "expected" && !problem.has_one_answer() {
            text += "(this is our answer; any other that follows the rules is right too)\n";
        }
    }
    if !diagnosis.errors.is_empty() {
        text += &format!("\nstandard error:\n{}", excerpt(&diagnosis.errors, None));
    }
    text += &format!("\nfound by {}\n", found.by);
    if let Some(case) = diagnosis.right_alone {
        let before = match case {
            2 => "case 1".into(),
            _ => format!("cases 1 to {}", case - 1),
        };
        text += &format!("Case {case} alone is answered right: it fails only after {before}.\n");
    }
    let mistakes = &diagnosis.mistakes;
    let sentences: Vec<&str> = mistakes.iter().map(|mistake| mistake.sentence).collect();
    if !sentences.is_empty() {
        let sentences = sentences.join(", or one that ");
        text += &format!("\nYour program answers like one that {sentences}.\n");
    }
    text += &step(problem, failure, diagnosis);
    if mistakes.iter().any(|one| one.failure == Failure::Disputed) {
        let name = problem.name();
        text +=
            &format!("Judges disagree: some accepted such programs; see `judge show {name}`.\n");
    }
    if text.lines().count() > SCREEN {
        text += &format!("\n{}\n", failure.shown_verdict());
    }
    if is_kept {
        let [input, output] = ["in", "found"].map(|ending| kept::file(problem, ending));
        text += &format!("explain with: judge explain {} {input}", problem.name());
        // A program that is killed has lost what it had not written yet: the end of its output says
        // nothing.
        if !matches!(run.end, End::TimeLimit(_)) {
            text += &format!(" --found {output}");
        }
        if !diagnosis.steps.is_empty() {
            text += &format!(" --steps-found {}", kept::file(problem, "steps"));
        }
        text.push('\n');
    }
    text
}

/// The step at which the program diverges from the rules and what they do there, or how to find it.
fn step(problem: &dyn Problem, failure: &Attempt, diagnosis: &Diagnosis) -> String {
    let Some(program) = &diagnosis.program else {
        // Where an output is checked by rules, it has the steps.
        let has_no_steps = diagnosis.is_random
            || !failure.run.has_read
            || failure.is_presentation_error()
            || !problem.has_one_answer();
        if has_no_steps {
            return String::new();
        }
        return format!(
            "{HOW_TO_FIND_IT} `judge show {} --steps`.\n",
            problem.name()
        );
    };
    let reason = diagnosis.reason.as_ref();
    let runs = program.divergence(reason);
    let words: String = runs.into_iter().map(|run| run.text).collect();
    if words.is_empty() {
        return String::new();
    }
    let mut text = wrap("", &words, 4, WIDTH);
    text += &sentences(reason);
    let place = program.divergence.as_ref().and_then(Divergence::place);
    let before: Vec<String> = place
        .iter()
        .flat_map(|place| &place.before)
        .map(|step| shown(step))
        .collect();
    if !before.is_empty() {
        text += &format!("  The steps before: {}\n", before.join("; "));
    }
    let event = program
        .missing
        .as_ref()
        .and_then(|place| place.expected.as_deref());
    if let (Some(event), Some(missing)) = (event, &diagnosis.missing) {
        let (turn, kind) = (&missing.turn, kind(event));
        let words =
            format!("{turn}: the rules have \"{event}\"; your program printed no \"{kind}\".");
        text += &wrap("", &words, 4, WIDTH);
        if reason.is_none_or(|reason| reason.sentences != missing.sentences) {
            text += &sentences(Some(missing));
        }
    }
    let unknown = unknown_kinds(problem, &diagnosis.steps);
    if !unknown.is_empty() {
        text += &format!(
            "There are no steps of these kinds: {}.\n",
            unknown.join(", ")
        );
    }
    format!("\n{text}")
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
fn sentences(reason: Option<&Reason>) -> String {
    let sentences = reason.iter().flat_map(|reason| &reason.sentences);
    sentences
        .map(|sentence| wrap("  ", sentence, 6, WIDTH))
        .collect()
}

/// The beginning of what is said about a program that printed no steps.
const HOW_TO_FIND_IT: &str = "To see the step at which it goes wrong, let it print its steps:";
