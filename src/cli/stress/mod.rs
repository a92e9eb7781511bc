//! `judge stress PROBLEM -- COMMAND`: looks for an input on which a program fails.
//!
//! Each round is one run of the program on one input of many cases of one kind. The kinds take
//! turns. If the problem has sizes, the first rounds have small cases, so that a failure is small
//! from the beginning. The first case is repeated at the end of its input, which shows what a
//! program forgets to reset between cases.
//!
//! A presentation error does not end the search: a wrong answer, if there is one as well, matters
//! more. What is found is kept in files at once, and at a terminal the command that finds it again
//! is printed before the input is made small, so that Ctrl-C loses nothing. A signal cannot be
//! handled in safe Rust without a dependency, so the search cannot print a report after it.

mod counterexample;
mod processes;
mod program;
mod progress;
mod run;
mod shell;
mod shrink;

use crate::cli::check::WHITE_SPACE;
use crate::cli::error::{failed, usage, CliError};
use crate::cli::files::{name_mark, print, say, shown};
use crate::cli::generate::request;
use crate::cli::options::{Opt, Options, Values};
use crate::cli::stress::counterexample::{Counterexample, Verdict, INPUT};
use crate::cli::stress::program::{one_input, Program, ENOUGH};
use crate::cli::stress::progress::Progress;
use crate::cli::stress::shell::{quoted, split};
use crate::cli::stress::shrink::{shrink, SHRINK_TIME};
use crate::cli::verb::Verb;
use judge::runtime::seen::mix;
use judge::workbench::checker::{self, Checker};
use judge::workbench::explanation::{self, counted};
use judge::workbench::generator::{Kind, Request};
use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// `judge stress`
pub const VERB: Verb = Verb {
    name: "stress",
    operands: "PROBLEM [OPTION ...] [--] COMMAND ...",
    summary: "look for an input on which a program fails",
    options: &[
        Opt::new(
            "--rounds N",
            Values::Any,
            "run COMMAND at most N times; 100 by default",
        )
        .elsewhere(&["-n", "--runs"]),
        Opt::new(
            "--cases N",
            Values::Any,
            "give COMMAND N cases in each run; up to 100 by default",
        )
        .elsewhere(&["-c", "--count"]),
        Opt::new(
            "--time-limit SECONDS",
            Values::Any,
            "the most processor time of a run; 2 by default",
        )
        .elsewhere(&["-t", "--timeout"]),
        WHITE_SPACE,
        Opt::new(
            "--seed S",
            Values::Any,
            "the same seed gives the same rounds",
        )
        .elsewhere(&["-s"]),
        Opt::new(
            "--size K",
            Values::Any,
            "the size of each case, as for `judge generate`",
        ),
        Opt::new(
            "--kind KIND",
            Values::Kind,
            "the kind of each case, as for `judge generate`",
        )
        .elsewhere(&["-k"]),
        Opt::new(
            "--shrink-time SECONDS",
            Values::Any,
            "the most time for making a failing input small; 60 by default",
        ),
        Opt::new(
            "--keep DIRECTORY",
            Values::Directory,
            "where failing.in, failing.expected and failing.out go; stress-PROBLEM by default",
        )
        .elsewhere(&["-o", "--output"]),
    ],
    help: |_| include_str!("stress.txt").into(),
    run,
    error_status: None,
};

/// The number of rounds by default.
const ROUNDS: u64 = 100;

/// The time limit by default.
const TIME_LIMIT: Duration = Duration::from_secs(2);

/// The longest time that can be given.
const LONGEST_TIME: Duration = Duration::from_secs(86400);

/// What to look for, and how.
struct Search {
    program: Program,
    rounds: u64,
    /// The number of cases in a run, if it was given.
    cases: Option<u64>,
    /// The most time for making a failing input small.
    shrink_time: Duration,
    /// The seed and the size of all rounds.
    request: Request<'static>,
    kinds: Vec<&'static str>,
    /// Where the files go.
    directory: PathBuf,
    /// The options as they were given.
    options: Options,
}

/// The most cases that can be requested for a run.
const MOST_CASES: u64 = 100_000;

/// A single case that is too slow: the failure on it, and the round that has it.
struct SlowCase {
    case: Vec<u8>,
    found: Counterexample,
    round: u64,
}

/// How many cases are tried alone if many together exceed the time limit.
const SINGLE_CASES: u64 = 20;

/// What a search finds.
struct Found {
    /// An input on which the program fails.
    counterexample: Counterexample,
    /// Whether all simpler inputs were tried before the time was over.
    is_smallest: bool,
    /// The round in which it was found, from 0.
    round: u64,
    /// A presentation error that was found before, and its round.
    before: Option<(Verdict, u64)>,
}

fn run(options: Options) -> Result<ExitCode, CliError> {
    let search = Search::new(options)?;
    let mut progress = Progress::new();
    let result = search.run(&mut progress);
    progress.clear();
    match result? {
        Some(found) => search.report(&found),
        None => print(&search.accepted(&progress)),
    }
}

impl Search {
    /// The search that the command line asks for.
    fn new(mut options: Options) -> Result<Search, CliError> {
        let problem = options.problem()?;
        let command = command(options.take_after_dashes())?;
        options.finish()?;
        let rounds = options.number("--rounds")?.unwrap_or(ROUNDS);
        if rounds == 0 {
            return Err(options.invalid("--rounds", "1 or more"));
        }
        let cases = options.number("--cases")?;
        if cases.is_some_and(|cases| cases == 0 || cases > MOST_CASES) {
            return Err(options.invalid("--cases", &format!("1 to {MOST_CASES}")));
        }
        let request = request(problem, &options)?;
        let kind = request.kind;
        let is_meant = |known: &&Kind| kind.map_or(known.by_default, |kind| kind == known.name);
        let kinds = problem.generator.kinds.iter().filter(is_meant);
        let keep = options.value("--keep").map(PathBuf::from);
        Ok(Search {
            program: Program {
                problem,
                command,
                time: seconds(&options, "--time-limit", TIME_LIMIT)?,
                white_space: options.choice("--white-space")?,
            },
            shrink_time: seconds(&options, "--shrink-time", SHRINK_TIME)?,
            rounds,
            cases,
            request,
            kinds: kinds.map(|kind| kind.name).collect(),
            directory: keep.unwrap_or_else(|| format!("stress-{}", problem.name()).into()),
            options,
        })
    }

    /// Runs rounds until one fails, and makes its input small. After a presentation error it looks
    /// for another failure.
    fn run(&self, progress: &mut Progress) -> Result<Option<Found>, CliError> {
        let mut first = None;
        for round in 0..self.rounds {
            let cases = self.cases(round)?;
            let rounds = format!("{round} of {}", self.rounds);
            progress.show(&rounds, self.kind(round), cases.len() as u64);
            let tested = self.program.input(&cases);
            let (input, expected) = tested.map_err(failed("stress: the generated input is bad"))?;
            let Some(found) = self.program.test(input, expected)? else {
                continue;
            };
            let is_presentation = matches!(
                found.verdict,
                Verdict::Exited(checker::Verdict::PresentationError(_))
            );
            if is_presentation && first.is_some() {
                continue;
            }
            // The large input is there for those who do not wait for the small one. If it cannot
            // be kept, the report says so.
            let _ = found.keep(&self.directory);
            progress.leave(&format!(
                "{}\nkept in {}; reproduce with: {}",
                found.verdict,
                shown(&self.directory),
                self.again(round + 1)
            ));
            if is_presentation {
                first = Some((found, cases, round));
                continue;
            }
            let start = Instant::now();
            let slow = match found.verdict {
                Verdict::TimeLimit(..) if cases.len() > 1 => self.slow_case(round, progress)?,
                _ => None,
            };
            let (cases, found, round) = match slow {
                Some(slow) => (vec![slow.case], slow.found, slow.round),
                None => (cases, found, round),
            };
            let time = self.shrink_time.saturating_sub(start.elapsed());
            let (counterexample, is_smallest) = self.shrink(cases, found, time, progress)?;
            let before = first.map(|(found, _, round)| (found.verdict, round));
            return Ok(Some(Found {
                counterexample,
                is_smallest,
                round,
                before,
            }));
        }
        let Some((found, cases, round)) = first else {
            return Ok(None);
        };
        let time = self.shrink_time;
        let (counterexample, is_smallest) = self.shrink(cases, found, time, progress)?;
        Ok(Some(Found {
            counterexample,
            is_smallest,
            round,
            before: None,
        }))
    }

    /// A case that exceeds the time limit by itself: the longest of a round after `round` with
    /// cases of the usual sizes. Many cases that are slow only together show less.
    fn slow_case(&self, round: u64, progress: &mut Progress) -> Result<Option<SlowCase>, CliError> {
        let first_sizes = self.program.problem.shrinker.first_sizes.len();
        let usual = round.max((first_sizes * self.kinds.len()) as u64);
        let start = Instant::now();
        for round in usual..usual + SINGLE_CASES {
            if start.elapsed() >= self.shrink_time / 2 {
                break;
            }
            if progress.is_due() {
                let time = start.elapsed().as_secs();
                progress.print(&format!(
                    "looking for one slow case: {} tried, {time} s",
                    round - usual
                ));
            }
            let cases = self.cases(round)?.into_iter();
            let case = cases.max_by_key(Vec::len).expect("a round has cases");
            let input = self.program.input(std::slice::from_ref(&case));
            let (input, expected) = input.map_err(CliError::Failed)?;
            let found = self.program.test(input, expected)?;
            let is_slow = |found: &Counterexample| matches!(found.verdict, Verdict::TimeLimit(..));
            if let Some(found) = found.filter(is_slow) {
                return Ok(Some(SlowCase { case, found, round }));
            }
        }
        Ok(None)
    }

    /// The smallest counterexample found in `time`, from `found`, which fails on `cases`, and
    /// whether there was time to try everything.
    fn shrink(
        &self,
        cases: Vec<Vec<u8>>,
        found: Counterexample,
        time: Duration,
        progress: &mut Progress,
    ) -> Result<(Counterexample, bool), CliError> {
        shrink(&self.program, cases, found, time, &self.directory, progress)
    }

    fn kind(&self, round: u64) -> &'static str {
        self.kinds[(round % self.kinds.len() as u64) as usize]
    }

    /// The cases of a round.
    fn cases(&self, round: u64) -> Result<Vec<Vec<u8>>, CliError> {
        let problem = self.program.problem;
        let level = round as usize / self.kinds.len();
        let first_size = problem.shrinker.first_sizes.get(level).copied();
        let most = self.cases.unwrap_or(problem.shrinker.max_cases);
        let is_repeated = most > 1;
        // The repeated case is one of them.
        let most = most - u64::from(is_repeated);
        let mut request = Request {
            cases: 1,
            seed: mix(self.request.seed.wrapping_add(mix(round))),
            size: self.request.size.or(first_size),
            kind: Some(self.kind(round)),
        };
        let make = |request: &Request| problem.generate_to_vec(request).map_err(CliError::Failed);
        let mut input = make(&request)?;
        // The first cases are the same however many are requested.
        let is_enough = |length: usize| self.cases.is_none() && length >= ENOUGH;
        while !is_enough(input.len()) && request.cases < most {
            request.cases = (request.cases * 10).min(most);
            input = make(&request)?;
        }
        let cases = problem.framing.split(&input).into_iter();
        let mut cases = cases.map(<[u8]>::to_vec);
        let mut cases = match self.cases {
            None => one_input(&mut cases, most),
            Some(_) => cases.collect(),
        };
        if is_repeated {
            cases.push(cases[0].clone());
        }
        Ok(cases)
    }

    /// The report if nothing was found. It names the kinds that were not tried.
    fn accepted(&self, progress: &Progress) -> String {
        let mut text = format!(
            "accepted: {}, {} cases, seed {}, {:.1} s\n",
            counted(self.rounds, "round"),
            progress.cases,
            self.request.seed,
            progress.start.elapsed().as_secs_f64()
        );
        let kinds = self.program.problem.generator.kinds.iter();
        for kind in kinds.filter(|kind| self.request.kind.is_none() && !kind.by_default) {
            text += &format!("not tried without --kind {}: {}\n", kind.name, kind.summary);
        }
        text
    }

    /// Shows and keeps what was found.
    fn report(&self, found: &Found) -> Result<ExitCode, CliError> {
        let problem = self.program.problem;
        let Found {
            counterexample: found,
            is_smallest,
            round,
            before,
        } = found;
        let kept = found.keep(&self.directory);
        let mut text = format!("{}\n", name_mark(&found.verdict.to_string()));
        if let Verdict::TimeLimit(..) = found.verdict {
            text += &self.time_advice(&found.input)?;
        }
        if !is_smallest {
            text += "(a smaller input may fail as well; `--shrink-time` gives more time to look for it)\n";
        }
        if let Some((verdict, round)) = before {
            let (round, kind) = (round + 1, self.kind(*round));
            text += &format!(
                "also {verdict}\n(in round {round}, kind {kind}; `--white-space tokens` ignores it)\n"
            );
        }
        for (what, file, content) in found.texts() {
            let path = self.directory.join(file);
            let place = match kept {
                Ok(()) => format!(" ({})", shown(path)),
                Err(_) => String::new(),
            };
            text += &excerpt(&format!("{what}{place}"), content);
            if what == "expected" && matches!(problem.checker, Checker::Rules(_)) {
                text += "(this is our answer; any other that follows the rules is right too)\n";
            }
        }
        if !found.errors.is_empty() {
            text += &format!("\nstandard error:\n{}\n", found.errors);
        }
        text += &format!("\nround {}, kind {}\n", round + 1, self.kind(*round));
        text += &format!("reproduce with: {}\n", self.again(round + 1));
        if kept.is_ok() {
            let input = self.directory.join(INPUT);
            let input = quoted(input.as_os_str());
            text += &format!("explain with: judge explain {} {input}\n", problem.name());
        }
        let _: ExitCode = print(&text)?;
        let directory = shown(&self.directory);
        let what = format!("stress: cannot keep the files in {directory}");
        kept.map_err(failed(what))?;
        Ok(ExitCode::FAILURE)
    }

    /// What was run when the time was over, and which options change it.
    fn time_advice(&self, input: &[u8]) -> Result<String, CliError> {
        let cases = self.program.problem.framing.split(input);
        let (count, length) = (counted(cases.len() as u64, "case"), input.len());
        let mut advice = format!("(in a run of {count}, {length} bytes");
        if cases.len() > 1 {
            let first = self.program.input(&[cases[0].to_vec()]);
            let (input, expected) = first.map_err(CliError::Failed)?;
            let start = Instant::now();
            self.program.test(input, expected)?;
            let seconds = start.elapsed().as_secs_f64();
            advice += &format!("; the first case alone takes {seconds:.2} s");
        }
        Ok(advice + "; `--time-limit` and `--cases` change this)\n")
    }

    /// The command line that finds the same again in `round`, counted from 1.
    fn again(&self, round: u64) -> String {
        let mut words: Vec<OsString> = Vec::new();
        for name in [
            "--cases",
            "--size",
            "--kind",
            "--time-limit",
            "--shrink-time",
            "--white-space",
            "--keep",
        ] {
            if let Some(value) = self.options.value(name) {
                words.extend([name.into(), value.into()]);
            }
        }
        if round > ROUNDS {
            words.extend(["--rounds".into(), round.to_string().into()]);
        }
        words.push("--".into());
        words.extend_from_slice(&self.program.command);
        let words: Vec<String> = words.iter().map(|word| quoted(word)).collect();
        let (name, seed) = (self.program.problem.name(), self.request.seed);
        format!("judge stress {name} --seed {seed} {}", words.join(" "))
    }
}

/// The command to test. A single word that names no program, but has blanks in it, is split into
/// words.
fn command(words: Vec<OsString>) -> Result<Vec<OsString>, CliError> {
    let [word] = &words[..] else {
        return match words.is_empty() {
            true => usage("expected COMMAND, the program to test"),
            false => Ok(words),
        };
    };
    let text = word.to_string_lossy();
    if !text.contains(' ') || is_program(word) {
        return Ok(words);
    }
    let Some(split) = split(&text).filter(|words| !words.is_empty()) else {
        return usage(format!("stress: a quote is not closed in {}", shown(word)));
    };
    let split: Vec<OsString> = split.into_iter().map(OsString::from).collect();
    let shown: Vec<String> = split.iter().map(|word| quoted(word)).collect();
    say(&format!(
        "stress: there is no program {}, so this runs: {}",
        quoted(word),
        shown.join(" ")
    ));
    Ok(split)
}

/// Whether there is a file that would be run by this name.
fn is_program(name: &OsStr) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    let mut places = env::split_paths(&path);
    Path::new(name).exists() || places.any(|place| place.join(name).exists())
}

/// The time that an option gives in seconds.
fn seconds(options: &Options, name: &str, default: Duration) -> Result<Duration, CliError> {
    let Some(text) = options.text(name) else {
        return Ok(default);
    };
    let seconds = text.parse().unwrap_or(f64::NAN);
    match Duration::try_from_secs_f64(seconds) {
        // Less than a nanosecond is rounded to zero.
        Ok(time) if !time.is_zero() && time <= LONGEST_TIME => Ok(time),
        _ => Err(options.invalid(name, "more than 0, at most 86400 seconds")),
    }
}

/// How many lines and bytes of a text are shown.
const SHOWN_LINES: usize = 24;
const SHOWN_BYTES: usize = 2000;

/// The beginning of a text, under a heading.
fn excerpt(heading: &str, text: &[u8]) -> String {
    let beginning = &text[..text.len().min(SHOWN_BYTES)];
    let lines = beginning.split_inclusive(|&byte| byte == b'\n');
    let length = lines.take(SHOWN_LINES).map(<[u8]>::len).sum();
    let shown = explanation::Options::default().printable_lines(&text[..length]);
    let shown = if text.is_empty() { "nothing" } else { &*shown };
    let end = if shown.ends_with('\n') { "" } else { "\n" };
    let mut excerpt = format!("\n{heading}:\n{shown}{end}");
    if length < text.len() {
        excerpt += &format!("... {} more bytes\n", text.len() - length);
    }
    excerpt
}
