//! One run of a command on one input: how it ends, its times and its outputs, whatever it does.
//!
//! Its input and outputs are files, not pipes, so neither side ever waits for the other. A program
//! that reads nothing, closes its output, dies half-way, or leaves children behind that hold its
//! output open is not a special case, and a program that writes forever is noticed by the size of
//! its file. The files are removed before the program starts and live on without names, so nothing
//! is left of them, however the run ends.
//!
//! The time limit counts processor time, as judges do: on a busy machine a right program takes
//! longer, but needs no more of it. A program that sleeps needs none, so the time that passes has
//! a limit, too.

use crate::cli::error::{failed, CliError};
use crate::cli::output::escaped;
use crate::cli::tester::group::Group;
use std::env;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Seek, Write};
use std::process::{self, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// What a run shows.
#[derive(Clone)]
pub struct Run {
    /// How it ended.
    pub end: End,
    /// The processor time of the program and of the processes that it has waited for; the time
    /// that passed if the system does not report it.
    pub time: Duration,
    /// The time that passed.
    pub passed: Duration,
    /// The most memory in KiB that the program itself was seen to use; 0 if the system does not tell.
    pub kibibytes: u64,
    /// Whether it has read anything of its input.
    pub has_read: bool,
    /// Its standard output, up to the limit.
    pub output: Vec<u8>,
    /// Its standard error, up to the limit.
    pub errors: Vec<u8>,
}

impl Run {
    /// Whether it ended by itself, and with success.
    pub fn is_success(&self) -> bool {
        matches!(self.end, End::Exited(status) if status.success())
    }
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq)]
pub enum End {
    /// By itself.
    Exited(ExitStatus),
    /// It took longer than this.
    TimeLimit(Duration),
    /// It wrote more than so many bytes.
    OutputLimit(u64),
}

/// The time limit is one of processor time; this many times as much may pass, for programs that
/// sleep and for busy machines.
pub const PASSED: u32 = 10;

/// The longest pause between two looks at a program.
const PAUSE: Duration = Duration::from_millis(4);

/// The most time between two looks that counts as passed. In longer ones this process was stopped,
/// and perhaps the program as well.
const LONGEST_GAP: Duration = Duration::from_millis(100);

/// Runs a command, which may write so many bytes to standard output and to standard error, on an
/// input. What it writes to standard error is not kept if it may write nothing there.
pub fn run(
    command: &mut Command,
    input: &[u8],
    most: [u64; 2],
    limit: Duration,
) -> Result<Run, CliError> {
    let file = || unnamed_file().map_err(no_files);
    let [mut stdin, stdout, stderr] = [file()?, file()?, file()?];
    stdin.write_all(input).map_err(no_files)?;
    stdin.rewind().map_err(no_files)?;
    let copy = |file: &File| file.try_clone().map_err(no_files);
    command.stdin(copy(&stdin)?);
    command.stdout(copy(&stdout)?);
    command.stderr(match most[1] {
        0 => Stdio::null(),
        _ => copy(&stderr)?.into(),
    });
    let mut group = Group::start(command)?;
    let outputs = [(stdout, most[0]), (stderr, most[1])];
    let (mut last, mut passed) = (Instant::now(), Duration::ZERO);
    let (mut pause, mut kibibytes) = (Duration::from_micros(100), 0);
    let (exceeded, time) = loop {
        let look = group.look().map_err(failed("cannot watch the program"))?;
        let (is_running, time, memory) = look;
        kibibytes = memory.max(kibibytes);
        passed += last.elapsed().min(LONGEST_GAP);
        last = Instant::now();
        let is_over = time.unwrap_or(passed) > limit || passed > PASSED * limit;
        let exceeded = outputs.iter().find_map(|(file, most)| {
            let is_long = file.metadata().is_ok_and(|data| data.len() > *most);
            is_long.then_some(End::OutputLimit(*most))
        });
        let exceeded = exceeded.or(is_over.then_some(End::TimeLimit(limit)));
        if exceeded.is_some() || !is_running {
            break (exceeded, time.unwrap_or(passed));
        }
        sleep(pause);
        pause = (pause * 2).min(PAUSE);
    };
    let status = group.end().map_err(failed("cannot end the program"))?;
    let [output, errors] = outputs.map(|(file, most)| read(file, most).map_err(no_files));
    Ok(Run {
        end: exceeded.unwrap_or(End::Exited(status)),
        time,
        passed,
        kibibytes,
        // Both files share the place up to which they were read.
        has_read: stdin.stream_position().map_err(no_files)? > 0,
        output: output?,
        errors: errors?,
    })
}

/// The error of a temporary file.
fn no_files(error: io::Error) -> CliError {
    let directory = escaped(env::temp_dir());
    failed(format!("cannot keep temporary files in {directory}"))(error)
}

/// Returns a file without a name. On Windows a removed file keeps its name until it is closed.
fn unnamed_file() -> io::Result<File> {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    loop {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = env::temp_dir().join(format!("judge-{}-{number}.file", process::id()));
        match File::create_new(&path) {
            Ok(file) => return fs::remove_file(&path).map(|()| file),
            // A killed process with the same id left the file, or it is a stranger's link: not used.
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
}

/// The beginning of a file.
fn read(mut file: File, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.rewind()?;
    file.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}
