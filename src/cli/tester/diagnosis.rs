//! Diagnoses a program that fails: whether it is deterministic, which files it changes, which line
//! of its source crashes, which known mistake it may make, and where it diverges from the rules.
//!
//! The plain solution imitates each known mistake on the inputs on which the program ran. A mistake
//! fits if the plain solution then behaves like the program on all these inputs, not counting those
//! on which the output of the program is incomplete.

use crate::cli::error::Result;
use crate::cli::output::escaped;
use crate::cli::tester::attempt::Attempt;
use crate::cli::tester::program::Program;
use crate::cli::tester::run::{End, MAX_OUTPUT};
use crate::cli::tester::search::Search;
use judge::workbench::diagnosis::{self, best_fits, fit, is_constant, Evidence};
use judge::workbench::explanation::{Causes, Diagnosis, Fit, Headline, Options};
use judge::workbench::memory::MemoryStream;
use judge::workbench::trace::{self, BUDGET};
use judge::Problem;
use std::collections::BTreeSet;
use std::fs;
use std::time::{Duration, Instant, SystemTime};

/// Unless the time runs out, a mistake is tested on at least this many generated inputs, even if
/// it is the only one that fits.
const MIN_INPUTS: u64 = 3;

/// The mistakes are tested on at most this many generated inputs.
const MAX_INPUTS: u64 = 20;

/// No further generated input is tried after this time, because the user waits for the report.
const MAX_TEST_TIME: Duration = Duration::from_secs(2);

/// The results of examining a program that fails.
#[derive(Default)]
pub struct Symptoms {
    /// True if a second run on the same input ended or answered differently.
    pub is_nondeterministic: bool,
    /// The names of the files in the current directory that a second run changed.
    pub changed_files: Vec<String>,
    /// The number of the failing case, if the program answers this case correctly in an input
    /// without other cases.
    pub case_passing_alone: Option<usize>,
    /// The number and the text of the source line where the program crashes.
    pub crash_line: Option<(usize, String)>,
    /// The standard error of the program, without its steps.
    pub stderr: Vec<u8>,
    /// The steps that the program printed.
    pub steps: Vec<String>,
    /// The mistakes that fit in all runs, and the divergence from the rules: that of the steps or,
    /// if the program printed none, that of these mistakes.
    pub diagnosis: Diagnosis,
    pub headline: Option<Headline>,
}

/// Diagnoses the program after `failure`. `attempts` are its other runs, which help to identify its
/// mistake.
pub fn diagnose(search: &Search, failure: &Attempt, attempts: &[Attempt]) -> Result<Symptoms> {
    let program = &search.program;
    let mut symptoms = Symptoms::default();
    // If a program hits the time limit although its processor time is within the limit, it sleeps
    // or waits. It is not run again, because that would take too long.
    let is_waiting = matches!(failure.run.end, End::TimeLimit(limit) if failure.run.time <= limit);
    if !is_waiting {
        let files_before = files_with_times();
        let rerun = program.run(&failure.input, failure.answer.len(), MAX_OUTPUT)?;
        let changed_files = &files_with_times() - &files_before;
        symptoms.changed_files = changed_files.into_iter().map(|(name, _)| name).collect();
        let differs = (rerun.end, &rerun.output) != (failure.run.end, &failure.run.output);
        // A run that was stopped, because it was slow or by its standard error, cannot be compared.
        let is_stopped = failure.is_slow() || rerun.end == End::OutputLimit(MAX_OUTPUT);
        symptoms.is_nondeterministic = differs && !is_stopped;
        (symptoms.steps, symptoms.stderr) = trace::split_steps(&rerun.stderr);
    }
    // The output of a program that reads no input says nothing about its mistake.
    if !symptoms.is_nondeterministic && failure.run.has_read {
        symptoms.case_passing_alone = case_passing_alone(program, failure)?;
        let causes = find_causes(search, failure, attempts)?;
        symptoms.diagnose(program.problem, failure, causes);
    }
    symptoms.crash_line = crash_line(program, failure);
    Ok(symptoms)
}

impl Symptoms {
    /// Diagnoses the failure: finds the first wrong step, and the headline.
    fn diagnose(&mut self, problem: &dyn Problem, failure: &Attempt, causes: Causes) {
        let whitespace = problem.judging.whitespace;
        let judged = problem.judge(&failure.input, &failure.run.output, whitespace);
        // The output of a program that crashes is incomplete.
        let case = failure.wrong_index().map(|index| index as u64 + 1);
        let report = judged.ok().filter(|_| case.is_some());
        let evidence = Evidence {
            report: report.as_ref(),
            steps: &self.steps,
            causes: Some(causes),
        };
        let (case, diagnosis) = diagnosis::diagnose(problem, &failure.input, case, evidence);
        let options = Options {
            case: Some(case),
            diagnosis,
            ..Options::default()
        };
        let headline = problem.explain(&mut MemoryStream::new(&failure.input), &options);
        self.headline = headline.ok().flatten();
        self.diagnosis = options.diagnosis;
    }
}

/// Returns the name of each file in the current directory, and the time of its last change.
fn files_with_times() -> BTreeSet<(String, Option<SystemTime>)> {
    let entries = fs::read_dir(".").into_iter().flatten().flatten();
    let files = entries.filter_map(|entry| {
        let metadata = entry.metadata().ok().filter(fs::Metadata::is_file)?;
        Some((escaped(entry.file_name()), metadata.modified().ok()))
    });
    files.collect()
}

/// Returns the number of the failing case if the program passes it in an input of its own. After
/// a crash, the last case counts as the failing one. Returns `None` for case 1, because no case
/// precedes it, and for a program that is too slow.
fn case_passing_alone(program: &Program, failure: &Attempt) -> Result<Option<usize>> {
    let cases = &failure.cases;
    let index = failure.wrong_index().or(cases.len().checked_sub(1));
    let Some(index @ 1..) = index.filter(|_| !failure.is_slow()) else {
        return Ok(None);
    };
    let attempt = Attempt::on_cases(program, vec![cases[index].clone()])?;
    Ok((!attempt.fails()).then_some(index + 1))
}

/// Returns the number and the text of the source line where a program in C or C++ crashes. Finds
/// it with the sanitizers of the compiler. Returns `None` if the program did not crash, or if no
/// line is found, for example because the compiler has no sanitizers.
fn crash_line(program: &Program, failure: &Attempt) -> Option<(usize, String)> {
    let compiled_file = program.compiled_file.as_ref()?;
    let has_crashed = matches!(failure.run.end, End::Crashed(_));
    if !has_crashed || !compiled_file.compile_with_sanitizers() {
        return None;
    }
    let rerun = program.run(&failure.input, failure.answer.len(), MAX_OUTPUT);
    let stderr = rerun.ok()?.stderr;
    let stderr = String::from_utf8_lossy(&stderr);
    let file = compiled_file.source.file_name()?.to_str()?;
    let (_, after_file) = stderr.split_once(&format!("{file}:"))?;
    let digits = after_file.split(|c: char| !c.is_ascii_digit()).next()?;
    let number: usize = digits.parse().ok()?;
    let source = fs::read(&compiled_file.source).ok()?;
    let source = String::from_utf8_lossy(&source);
    let line = source.lines().nth(number.checked_sub(1)?)?;
    Some((number, line.trim().into()))
}

/// Returns the mistakes that behave like the program in `failure`, in each of the `attempts` that
/// ended in time, and in runs on a few generated inputs: on more while several mistakes fit.
fn find_causes(search: &Search, failure: &Attempt, attempts: &[Attempt]) -> Result<Causes> {
    let problem = search.program.problem;
    // Slow attempts are dropped, as their output is incomplete. A slow `failure` is kept: a mistake
    // then fits if it is too slow as well, and no outputs are compared.
    let is_other = |attempt: &&Attempt| !attempt.is_slow() && attempt.input != failure.input;
    let others = attempts.iter().filter(is_other);
    // The failure is compared first, because it excludes most mistakes.
    let mut attempts: Vec<Attempt> = [failure].into_iter().chain(others).cloned().collect();
    let (mut mistakes, fit) = best_fits(problem, |mistake| fit_all(search, mistake, &attempts));
    let start = Instant::now();
    for round in 0..MAX_INPUTS {
        let is_decided = mistakes.len() < 2 && round >= MIN_INPUTS || mistakes.is_empty();
        if is_decided || start.elapsed() > MAX_TEST_TIME {
            break;
        }
        let cases = search.generate_round(round)?;
        let attempt = [Attempt::on_cases(&search.program, cases)?];
        mistakes.retain(|mistake| fit_all(search, mistake.name, &attempt) <= fit);
        attempts.extend(attempt);
    }
    let mut excluded = Vec::new();
    if mistakes.is_empty() {
        (excluded, _) = best_fits(problem, |mistake| fit_all(search, mistake, &attempts[..1]));
    }
    let outputs = attempts.iter().map(|attempt| &attempt.run.output[..]);
    let wrong_counts = attempts.iter().map(|attempt| attempt.wrong_count);
    Ok(Causes {
        mistakes,
        excluded,
        fit: Some(fit),
        are_runs: true,
        wrong: wrong_counts.sum(),
        is_constant: is_constant(&outputs.collect::<Vec<_>>()),
        ..Causes::default()
    })
}

/// Returns how exactly the mistake with this name fits all these attempts.
fn fit_all(search: &Search, mistake: &str, attempts: &[Attempt]) -> Fit {
    let (problem, whitespace) = (search.program.problem, search.program.whitespace);
    let mut worst = Fit::Exact;
    for attempt in attempts {
        let Some(behaviour) = attempt.behaviour() else {
            continue;
        };
        let input = problem.canonical_text(&attempt.input);
        let input = problem.with_choices(&input.expect("a valid input"), &attempt.run.output);
        worst = worst.max(fit(problem, mistake, &input, BUDGET, behaviour, whitespace));
        if worst == Fit::No {
            break;
        }
    }
    worst
}
