//! One run of a program on one input: its verdict and its times, whatever it does.
//!
//! Its input and output are files, not pipes, so neither side ever waits for the other. A program
//! that reads nothing, closes its output, dies half-way, or leaves children behind that hold its
//! output open is not a special case, and a program that writes forever is noticed by the size of
//! its file. The files are removed before the program starts and live on without names, so nothing
//! is left of them, however the run ends.
//!
//! The time limit counts processor time, as judges do: on a busy machine a right program takes
//! longer, but needs no more of it. A program that sleeps needs none, so the time that passes has
//! a limit, too.

use crate::cli::check::apply_white_space;
use crate::cli::error::{failed, CliError};
use crate::cli::output::shown;
use crate::cli::test::processes::Processes;
use judge::workbench::checker::Verdict;
use judge::workbench::memory::MemoryStream;
use judge::Problem;
use std::env;
use std::ffi::OsString;
use std::fmt::{Display, Formatter};
use std::fs::{self, File};
use std::io::{self, Read, Seek, Write};
use std::process::{self, Command, ExitStatus};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The program under test.
pub struct Program {
    /// The problem that it should solve.
    pub problem: &'static Problem,
    /// The command that starts it.
    pub command: Vec<OsString>,
    /// The time limit for one input.
    pub time_limit: Duration,
    /// How white space counts.
    pub white_space: Option<&'static str>,
}

/// What a run shows.
#[derive(Clone)]
pub struct Run {
    /// How it ended.
    pub outcome: Outcome,
    /// The processor time of the program and of the processes that it started; the time that passed
    /// if the system does not tell.
    pub time: Duration,
    /// The time that passed.
    pub passed: Duration,
    /// Its standard output, up to the limit.
    pub output: Vec<u8>,
    /// Its standard error, up to a limit.
    pub errors: Vec<u8>,
}

/// How a run ended.
#[derive(Clone)]
pub enum Outcome {
    /// With status 0; this is the verdict on its output.
    Checked(Verdict),
    /// With another status, or by a signal; whether its output is right.
    RuntimeError(ExitStatus, bool),
    /// It took longer than this.
    TimeLimit(Duration),
    /// It wrote more bytes than this to the named stream.
    OutputLimit(u64, &'static str),
}

/// The time limit is one of processor time; this many times as much may pass, for programs that
/// sleep and for busy machines.
const PASSED: u32 = 10;

impl Display for Run {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        match &self.outcome {
            Outcome::Checked(verdict) => verdict.fmt(f),
            Outcome::RuntimeError(status, false) => write!(f, "runtime error: {status}"),
            Outcome::RuntimeError(status, true) => {
                write!(f, "runtime error: the output is right, but it ended with ")?;
                match status.code() {
                    Some(code) => write!(f, "status {code}"),
                    None => status.fmt(f),
                }
            }
            Outcome::TimeLimit(limit) => {
                let [time, all, limit, most] = [self.time, self.passed, *limit, PASSED * *limit]
                    .map(|time| time.as_secs_f64());
                write!(f, "time limit exceeded: ")?;
                match self.time == self.passed {
                    true => write!(f, "{all:.2} s (limit {limit} s)"),
                    false => write!(
                        f,
                        "{time:.2} s of processor time (limit {limit} s), \
                         {all:.2} s in all (limit {most} s)"
                    ),
                }
            }
            Outcome::OutputLimit(most, stream) => {
                let what = "output limit exceeded: more than";
                write!(f, "{what} {most} bytes on {stream}")
            }
        }
    }
}

/// How many bytes a program may write to standard error.
const MOST_ERRORS: u64 = 1 << 24;

/// The longest pause between two looks at a program, and when all of its processes are looked at
/// first.
const PAUSE: Duration = Duration::from_millis(4);
const FIRST_LOOK: Duration = Duration::from_millis(20);

/// The most time between two looks at the watch that counts as passed.
const LONGEST_GAP: Duration = Duration::from_millis(100);

impl Program {
    /// Runs it on a valid input, to which `expected` is a right answer.
    pub fn run(&self, input: &[u8], expected: &[u8]) -> Result<Run, CliError> {
        // Room for what is expected and for as much again of something else.
        let most = 2 * expected.len() as u64 + (1 << 20);
        let mut command = Command::new(&self.command[0]);
        command.args(&self.command[1..]);
        let mut run = execute(&mut command, input, most, self.time_limit)?;
        let Outcome::RuntimeError(status, _) = run.outcome else {
            return Ok(run);
        };
        // If both are the same, the checker need not solve the input once more.
        let mut verdict = Verdict::Accepted;
        if run.output != expected {
            let mut input = MemoryStream::new(input);
            let checked = self.problem.check(&mut input, &[&run.output]);
            let mut verdicts = checked.expect("a valid input, which was solved");
            verdict = apply_white_space(verdicts.remove(0), self.white_space);
        }
        run.outcome = match status.success() {
            true => Outcome::Checked(verdict),
            false => Outcome::RuntimeError(status, verdict == Verdict::Accepted),
        };
        Ok(run)
    }
}

/// Runs a command on an input, without a verdict on its output: the outcome is a runtime error with
/// the exit status, whatever that is, if no limit was exceeded. It may write `most` bytes.
pub fn execute(
    command: &mut Command,
    input: &[u8],
    most: u64,
    time_limit: Duration,
) -> Result<Run, CliError> {
    let files = give_files(command, input).map_err(no_files)?;
    let mut watch = Watch::start();
    let mut processes = Processes::start(command)?;
    let outputs = [
        (&files[0], most, "standard output"),
        (&files[1], MOST_ERRORS, "standard error"),
    ];
    let exceeded = wait(&mut processes, &mut watch, time_limit, outputs);
    let passed = watch.passed();
    let (status, time) = processes.end().map_err(failed("cannot end the program"))?;
    let time = time.unwrap_or(passed);
    let outcome = match exceeded.map_err(failed("cannot wait for the program"))? {
        Some(exceeded) => exceeded,
        None if exceeds(time, passed, time_limit) => Outcome::TimeLimit(time_limit),
        None => Outcome::RuntimeError(status, false),
    };
    Ok(Run {
        outcome,
        time,
        passed,
        output: read(&files[0], most).map_err(no_files)?,
        errors: read(&files[1], MOST_ERRORS).map_err(no_files)?,
    })
}

/// Measures the time that passes. Time in which it is not looked at, because this process was
/// stopped, counts as [`LONGEST_GAP`] at most: the program may have been stopped as well.
struct Watch {
    last: Instant,
    passed: Duration,
}

impl Watch {
    fn start() -> Self {
        let (last, passed) = (Instant::now(), Duration::ZERO);
        Watch { last, passed }
    }

    fn passed(&mut self) -> Duration {
        let now = Instant::now();
        self.passed += (now - self.last).min(LONGEST_GAP);
        self.last = now;
        self.passed
    }
}

fn exceeds(time: Duration, passed: Duration, limit: Duration) -> bool {
    time > limit || passed > PASSED * limit
}

/// Gives a command its input and two files for its outputs.
fn give_files(command: &mut Command, input: &[u8]) -> io::Result<[File; 2]> {
    let [mut stdin, stdout, stderr] = [unnamed_file()?, unnamed_file()?, unnamed_file()?];
    stdin.write_all(input)?;
    stdin.rewind()?;
    command.stdin(stdin);
    command
        .stdout(stdout.try_clone()?)
        .stderr(stderr.try_clone()?);
    Ok([stdout, stderr])
}

/// Waits until the program ends, or exceeds the time limit or the limit of one of its `outputs`.
/// Returns which it exceeded.
fn wait(
    processes: &mut Processes,
    watch: &mut Watch,
    limit: Duration,
    outputs: [(&File, u64, &'static str); 2],
) -> io::Result<Option<Outcome>> {
    let mut pause = Duration::from_micros(100);
    let mut next_look = FIRST_LOOK;
    loop {
        let has_ended = processes.has_ended()?;
        for (file, most, stream) in outputs {
            if file.metadata()?.len() > most {
                return Ok(Some(Outcome::OutputLimit(most, stream)));
            }
        }
        if has_ended {
            return Ok(None);
        }
        let passed = watch.passed();
        if passed >= next_look {
            processes.look()?;
            // To look takes little of the time, however many processes there are.
            next_look = passed + (20 * (watch.passed() - passed)).min(limit / 2);
        }
        if exceeds(processes.time.unwrap_or(passed), passed, limit) {
            return Ok(Some(Outcome::TimeLimit(limit)));
        }
        sleep(pause);
        pause = (pause * 2).min(PAUSE);
    }
}

/// The error of a temporary file.
fn no_files(error: io::Error) -> CliError {
    let directory = shown(env::temp_dir());
    failed(format!("cannot keep temporary files in {directory}"))(error)
}

/// A file without a name. On Windows a removed file keeps its name until it is closed.
fn unnamed_file() -> io::Result<File> {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let path = env::temp_dir().join(format!("judge-{}-{number}.file", process::id()));
    let file = File::create_new(&path)?;
    fs::remove_file(&path)?;
    Ok(file)
}

/// The beginning of a file.
fn read(mut file: &File, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.rewind()?;
    file.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}
