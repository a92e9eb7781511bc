//! `judge stress PROBLEM -- COMMAND`: looks for an input on which somebody's program fails.
//!
//! Each round is one run of the program on one input of many cases of one kind. The kinds take
//! turns, and where the problem has a size the first rounds have small cases: a failure is then
//! small from the beginning. The first case comes again at the end of its input, which shows what
//! a program forgets to clean up in between.

mod run;
mod shell;
mod shrink;
mod trial;

use super::error::CliError;
use super::files::{print, say};
use super::generate::{any_seed, check};
use super::options::Options;
use super::verb::Verb;
use judge::runtime::seen::mix;
use judge::workbench::checker::Checker;
use judge::workbench::explanation::counted;
use judge::workbench::generator::Request;
use judge::Problem;
use shell::command_line;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use trial::{Failed, Program, Trial, ENOUGH};

/// `judge stress`
pub const VERB: Verb = Verb {
    name: "stress",
    summary: "look for an input that breaks somebody's program",
    help: |_| Ok(HELP.into()),
    run,
    failure: None,
};

const HELP: &str = "\
judge stress PROBLEM [OPTION ...] -- COMMAND ...

Runs COMMAND on generated input again and again, small cases first and all kinds
in turn, and checks what it prints. The first input on which it fails is made as
small as possible, shown with what is expected and what was found, and written
to files. Everything that COMMAND starts ends with it.

  --rounds N             how often COMMAND is run at most; 100 if not given
  --time-limit SECONDS   for one run of up to 100 cases; 2 if not given
  --seed S               the same seed gives the same rounds
  --size K, --kind KIND  as for `judge generate`
  --keep DIRECTORY       for failing.in, failing.expected and failing.out;
                         stress-PROBLEM if not given

A program fails with a wrong answer, a presentation error (only the white space
is wrong), a runtime error (its status is not 0, or a signal ended it), or by
the limit of time or output.

Examples:
  judge stress spot -- ./mine
  judge stress 10-20-30 --kind draws --time-limit 5 -- python3 mine.py

Exit status: 0 accepted, 1 broken, 2 wrong command line.
";

/// Rounds if not told otherwise.
const ROUNDS: u64 = 100;

/// The time for a run if not told otherwise.
const TIME_LIMIT: Duration = Duration::from_secs(2);

/// The longest that can be asked for.
const LONGEST_TIME_LIMIT: Duration = Duration::from_secs(86400);

/// What is looked for, and how.
struct Search {
    program: Program,
    seed: u64,
    rounds: u64,
    size: Option<u32>,
    kinds: Vec<&'static str>,
    /// Where the files go.
    directory: PathBuf,
    /// The options on which it depends what is found and where it goes, as they were given.
    given: Vec<OsString>,
}

/// What a search found.
struct Finding {
    failed: Failed,
    /// The round, from 1.
    round: u64,
    kind: &'static str,
}

fn run(arguments: &[OsString]) -> Result<ExitCode, CliError> {
    let search = read(arguments)?;
    let start = Instant::now();
    let mut progress = Progress::new();
    let result = search.run(&mut progress);
    progress.clear();
    match result? {
        Some(finding) => search.report(&finding),
        None => print(
            "",
            &format!(
                "accepted: {}, {} cases, seed {}, {:.1} s\n",
                counted(search.rounds, "round"),
                progress.cases,
                search.seed,
                start.elapsed().as_secs_f64()
            ),
        ),
    }
}

/// Reads the command line.
fn read(arguments: &[OsString]) -> Result<Search, CliError> {
    let valued = ["rounds", "time-limit", "seed", "size", "kind", "keep"];
    let mut options = Options::new(arguments, &valued, &[])?;
    let problem = options.problem()?;
    let time = match options.text("time-limit") {
        Some(text) => time_limit(text)?,
        None => TIME_LIMIT,
    };
    let seed = options.number("seed")?;
    let rounds = options.number("rounds")?.unwrap_or(ROUNDS);
    if rounds == 0 {
        return Err(CliError::Usage("--rounds 0: expected 1 or more".into()));
    }
    let size = options.number("size")?;
    let kind = options
        .text("kind")
        .map(|kind| kind.to_string_lossy().into_owned());
    let directory = options.text("keep").map(PathBuf::from);
    let mut given: Vec<OsString> = Vec::new();
    for name in ["size", "kind", "time-limit", "keep"] {
        if let Some(value) = options.text(name) {
            given.extend([format!("--{name}").into(), value.into()]);
        }
    }
    let command = options.after_dashes().unwrap_or_default();
    options.finish()?;
    if command.is_empty() {
        let complaint = "expected `-- COMMAND ...`, the program to be tested";
        return Err(CliError::Usage(complaint.into()));
    }
    let request = Request {
        cases: 1,
        seed: 0,
        size,
        kind: kind.as_deref(),
    };
    check(problem, &request)?;
    let is_meant =
        |name: &str, by_default: bool| kind.as_ref().map_or(by_default, |kind| kind == name);
    let kinds = problem.generator.kinds.iter();
    let kinds = kinds.filter(|known| is_meant(known.name, known.by_default));
    Ok(Search {
        program: Program {
            problem,
            command,
            time,
        },
        seed: seed.unwrap_or_else(any_seed),
        rounds,
        size,
        kinds: kinds.map(|known| known.name).collect(),
        directory: directory.unwrap_or_else(|| format!("stress-{}", problem.name()).into()),
        given,
    })
}

/// The time limit, from seconds.
fn time_limit(text: &OsStr) -> Result<Duration, CliError> {
    let seconds = text.to_str().and_then(|text| text.parse().ok());
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    // What is less than a nanosecond is no time either.
    time.filter(|time| !time.is_zero() && *time <= LONGEST_TIME_LIMIT)
        .ok_or_else(|| {
            CliError::Usage(format!(
                "--time-limit {}: expected more than 0, up to {} seconds",
                text.to_string_lossy().escape_debug(),
                LONGEST_TIME_LIMIT.as_secs()
            ))
        })
}

impl Search {
    /// Runs the rounds until one fails; its input is made small.
    fn run(&self, progress: &mut Progress) -> Result<Option<Finding>, CliError> {
        for round in 0..self.rounds {
            let kind = self.kinds[(round % self.kinds.len() as u64) as usize];
            let cases = self.cases(round, kind)?;
            progress.show(round, cases.len() as u64);
            match self.program.try_cases(&cases)? {
                Trial::Passed => {}
                Trial::Failed(failed) => {
                    progress.clear();
                    // Whoever does not wait for a small input has this one. Should it not be
                    // kept, the report says so.
                    let _ = self.keep(&failed);
                    let failed = shrink::shrink(&self.program, cases, failed)?;
                    let round = round + 1;
                    return Ok(Some(Finding {
                        failed,
                        round,
                        kind,
                    }));
                }
                Trial::BadInput(message) => {
                    say(&format!(
                        "judge: stress: the generated input is bad: {message}"
                    ));
                    return Err(CliError::Reported);
                }
            }
        }
        Ok(None)
    }

    /// The cases of a round.
    fn cases(&self, round: u64, kind: &str) -> Result<Vec<Vec<u8>>, CliError> {
        let problem = self.program.problem;
        let level = round as usize / self.kinds.len();
        let first_size = problem.shrinker.first_sizes.get(level).copied();
        let most = problem.shrinker.max_cases - 1;
        let mut request = Request {
            cases: 1,
            seed: mix(self.seed.wrapping_add(mix(round))),
            size: self.size.or(first_size),
            kind: Some(kind),
        };
        let make = |request: &Request| problem.generate_to_vec(request).map_err(CliError::Usage);
        let mut input = make(&request)?;
        // The first cases are the same however many are requested.
        while input.len() < ENOUGH && request.cases < most {
            request.cases = (request.cases * 10).min(most);
            input = make(&request)?;
        }
        let mut length = 0;
        let mut cases: Vec<Vec<u8>> = Vec::new();
        for case in problem.framing.split(&input) {
            if length < ENOUGH {
                cases.push(case.to_vec());
                length += case.len();
            }
        }
        cases.push(cases[0].clone());
        Ok(cases)
    }

    /// Shows and keeps what was found.
    fn report(&self, finding: &Finding) -> Result<ExitCode, CliError> {
        let problem: &Problem = self.program.problem;
        let Failed {
            failing,
            input,
            expected,
            found,
            errors,
        } = &finding.failed;
        let kept = self.keep(&finding.failed);
        let place = |name: &str| match kept {
            Ok(()) => format!(" ({})", self.directory.join(name).display()),
            Err(_) => String::new(),
        };
        let mut text = format!("{failing}\n");
        text += &excerpt(&format!("input{}", place(INPUT)), input);
        text += &excerpt(&format!("expected{}", place(EXPECTED)), expected);
        if matches!(problem.checker, Checker::Rules(_)) {
            text += "(this is ours; any other by the rules is right as well)\n";
        }
        text += &excerpt(&format!("found{}", place(FOUND)), found);
        if !errors.is_empty() {
            text += &excerpt("standard error, at its end", errors.as_bytes());
        }
        text += &format!("\nround {}, kind {}\n", finding.round, finding.kind);
        text += &format!("found again by: {}\n", self.again(finding.round));
        if kept.is_ok() {
            let input = self.directory.join(INPUT);
            let words = ["judge", "explain", problem.name()].map(OsStr::new);
            let words = words.into_iter().chain([input.as_os_str()]);
            text += &format!("explained by: {}\n", command_line(words));
        }
        if let Err(error) = kept {
            let directory = self.directory.display();
            say(&format!(
                "judge: stress: {directory}: cannot keep the files: {error}"
            ));
        }
        print("", &text)?;
        Err(CliError::Reported)
    }

    /// The command line that finds again what was found in `round`.
    fn again(&self, round: u64) -> String {
        let mut words: Vec<OsString> = vec!["judge".into(), "stress".into()];
        words.push(self.program.problem.name().into());
        words.extend(["--seed".into(), self.seed.to_string().into()]);
        words.extend_from_slice(&self.given);
        if round > ROUNDS {
            words.extend(["--rounds".into(), round.to_string().into()]);
        }
        words.push("--".into());
        words.extend_from_slice(&self.program.command);
        command_line(words.iter().map(OsString::as_os_str))
    }

    /// Writes the three files.
    fn keep(&self, failed: &Failed) -> io::Result<()> {
        let directory: &Path = &self.directory;
        fs::create_dir_all(directory)?;
        fs::write(directory.join(INPUT), &failed.input)?;
        fs::write(directory.join(EXPECTED), &failed.expected)?;
        fs::write(directory.join(FOUND), &failed.found)
    }
}

const INPUT: &str = "failing.in";
const EXPECTED: &str = "failing.expected";
const FOUND: &str = "failing.out";

/// Lines and bytes of a file that are shown.
const SHOWN_LINES: usize = 24;
const SHOWN_BYTES: usize = 2000;

/// The beginning of a file under a heading.
fn excerpt(heading: &str, file: &[u8]) -> String {
    let beginning = &file[..file.len().min(SHOWN_BYTES)];
    let lines = beginning.split_inclusive(|&byte| byte == b'\n');
    let length = lines.take(SHOWN_LINES).map(<[u8]>::len).sum();
    let shown = String::from_utf8_lossy(&file[..length]);
    // What a terminal would obey is shown as what it is.
    let shown = shown.replace(|c: char| c.is_control() && c != '\n', "\u{fffd}");
    let shown = if file.is_empty() { "nothing" } else { &*shown };
    let mut text = format!("\n{heading}:\n{shown}");
    if !text.ends_with('\n') {
        text.push('\n');
    }
    if length < file.len() {
        text += &format!("... {} more bytes\n", file.len() - length);
    }
    text
}

/// The progress on one line of standard error, if it is a terminal.
struct Progress {
    /// Cases so far.
    cases: u64,
    is_terminal: bool,
    start: Instant,
    /// When the line was printed last.
    printed: Option<Instant>,
}

impl Progress {
    fn new() -> Self {
        Progress {
            cases: 0,
            is_terminal: io::stderr().is_terminal(),
            start: Instant::now(),
            printed: None,
        }
    }

    /// `rounds` are done and another `cases` under way.
    fn show(&mut self, rounds: u64, cases: u64) {
        let is_due = |printed: Instant| printed.elapsed() >= Duration::from_millis(100);
        if self.is_terminal && self.printed.is_none_or(is_due) {
            let per_second = self.cases as f64 / self.start.elapsed().as_secs_f64().max(1e-3);
            let line = format!("\r{rounds} rounds, {per_second:.0} cases/s\x1b[K");
            // A terminal that has gone away needs no progress.
            let _ = io::stderr().write_all(line.as_bytes());
            self.printed = Some(Instant::now());
        }
        self.cases += cases;
    }

    /// Takes the line away.
    fn clear(&mut self) {
        if self.printed.take().is_some() {
            let _ = io::stderr().write_all(b"\r\x1b[K");
        }
    }
}
