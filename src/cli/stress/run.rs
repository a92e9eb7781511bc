//! Running a program once, whatever it does.
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

use crate::cli::error::{failed, CliError};
use crate::cli::files::shown;
use crate::cli::stress::counterexample::{Times, Verdict};
use crate::cli::stress::processes::Processes;
use judge::workbench::explanation;
use std::env;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::process::{self, Command};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How a program ended, and what it wrote.
pub struct Run {
    /// How it failed; `None` if it exited with status 0 within its limits.
    pub failure: Option<Verdict>,
    /// The beginning of its standard output, up to the limit.
    pub output: Vec<u8>,
    /// The beginning and the end of its standard error.
    pub errors: String,
}

/// How many lines and bytes are kept of the beginning of the standard error, and of its end.
const KEPT_LINES: usize = 12;
const KEPT_BYTES: u64 = 1000;

/// How many bytes a program may write to standard error.
const MOST_ERRORS: u64 = 1 << 26;

/// The longest pause between two looks at a program, and when all of its processes are looked at
/// first.
const PAUSE: Duration = Duration::from_millis(4);
const FIRST_LOOK: Duration = Duration::from_millis(20);

/// Runs `command` on `input`, for at most `limit` and with at most `most` bytes of output.
pub fn run(
    command: &[OsString],
    input: &[u8],
    limit: Duration,
    most: u64,
) -> Result<Run, CliError> {
    let (mut to_program, stdin) = unnamed_file().map_err(no_files)?;
    let (stdout, output) = unnamed_file().map_err(no_files)?;
    let (stderr, errors) = unnamed_file().map_err(no_files)?;
    to_program.write_all(input).map_err(no_files)?;
    let mut program = Command::new(&command[0]);
    program.args(&command[1..]);
    program.stdin(stdin).stdout(stdout).stderr(stderr);
    let start = Instant::now();
    let mut processes = Processes::start(&mut program)?;
    let outputs = [
        (&output, most, "standard output"),
        (&errors, MOST_ERRORS, "standard error"),
    ];
    let failure = wait(&mut processes, start, limit, outputs);
    let passed = start.elapsed();
    let (status, processor) = processes
        .end()
        .map_err(failed("stress: cannot end the program"))?;
    let times = Times { processor, passed };
    let failure = match failure? {
        None if times.exceed(limit) => Some(Verdict::TimeLimit(times, limit)),
        None if !status.success() => Some(Verdict::RuntimeError(status)),
        failure => failure,
    };
    Ok(Run {
        failure,
        output: part(&output, 0, most)?,
        errors: both_ends(&errors)?,
    })
}

/// Waits until a program ends, or exceeds a limit of its time or of one of its `outputs`. Returns
/// which it exceeded.
fn wait(
    processes: &mut Processes,
    start: Instant,
    limit: Duration,
    outputs: [(&File, u64, &'static str); 2],
) -> Result<Option<Verdict>, CliError> {
    let error = failed("stress: cannot wait for the program");
    let mut pause = Duration::from_micros(100);
    let mut next_look = FIRST_LOOK;
    let mut processor = None;
    loop {
        let has_ended = processes.has_ended().map_err(&error)?;
        for (file, most, stream) in outputs {
            if length(file)? > most {
                return Ok(Some(Verdict::OutputLimit(most, stream)));
            }
        }
        if has_ended {
            return Ok(None);
        }
        let passed = start.elapsed();
        if passed >= next_look || passed > Times::most(limit) {
            processor = processes.time().map_err(&error)?;
            // To look takes little of the time, however many processes there are.
            next_look = passed + (20 * (start.elapsed() - passed)).min(limit / 2);
        }
        let times = Times { processor, passed };
        if times.exceed(limit) {
            return Ok(Some(Verdict::TimeLimit(times, limit)));
        }
        sleep(pause);
        pause = (pause * 2).min(PAUSE);
    }
}

/// The error of a temporary file.
fn no_files(error: io::Error) -> CliError {
    let directory = shown(env::temp_dir());
    let what = format!("stress: cannot keep temporary files in {directory}");
    failed(what)(error)
}

/// A file without a name, to be written through the first handle and read through the second.
fn unnamed_file() -> io::Result<(File, File)> {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let path = env::temp_dir().join(format!("judge-{}-{number}", process::id()));
    let written = File::options().write(true).create_new(true).open(&path)?;
    let read = File::open(&path);
    fs::remove_file(&path)?;
    Ok((written, read?))
}

fn length(file: &File) -> Result<u64, CliError> {
    Ok(file.metadata().map_err(no_files)?.len())
}

/// At most `most` bytes of a file, from byte `start` on.
fn part(mut file: &File, start: u64, most: u64) -> Result<Vec<u8>, CliError> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(start)).map_err(no_files)?;
    file.take(most).read_to_end(&mut bytes).map_err(no_files)?;
    Ok(bytes)
}

/// A text that is too long to show, without its middle: some tools say first what went wrong, and
/// others say it last.
fn both_ends(file: &File) -> Result<String, CliError> {
    let length = length(file)?;
    let text = |start, most| {
        let bytes = part(file, start, most)?;
        Ok(explanation::Options::default().printable_lines(&bytes))
    };
    if length <= 2 * KEPT_BYTES {
        let all = text(0, length)?;
        if all.lines().count() <= 2 * KEPT_LINES {
            return Ok(all.trim_end().into());
        }
    }
    let beginning = text(0, KEPT_BYTES)?;
    let beginning: String = beginning.split_inclusive('\n').take(KEPT_LINES).collect();
    let end = text(length.saturating_sub(KEPT_BYTES), KEPT_BYTES)?;
    let end: Vec<&str> = end.trim_end().lines().rev().take(KEPT_LINES).collect();
    let end: Vec<&str> = end.into_iter().rev().collect();
    Ok(format!("{}\n...\n{}", beginning.trim_end(), end.join("\n")))
}
