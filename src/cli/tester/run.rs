//! One run of a command on one input: how it ends, its times and its outputs.
//!
//! Input and outputs are files, not pipes, so neither process waits for the other. A program may
//! read nothing, close its output, crash, or leave children that keep its output open: none of
//! these is a special case. If a program writes forever, the size of its file shows that. The files
//! are removed before the program starts and continue to exist without names until they are closed,
//! so none is left after the run.
//!
//! The time limit is one of processor time, as at a judge, because that hardly depends on the load
//! of the machine. A program that sleeps uses none, so the elapsed time has a limit, too.

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

/// The result of a run.
#[derive(Clone)]
pub struct Run {
    pub end: End,
    /// The processor time of the program and of the processes that it has waited for. The elapsed
    /// time if the system does not report it.
    pub time: Duration,
    pub elapsed: Duration,
    /// The maximum memory of the program itself; 0 if the system does not report it.
    pub kibibytes: u64,
    /// True if the program has read some of its input.
    pub has_read: bool,
    /// The standard output, up to the limit.
    pub output: Vec<u8>,
    /// The standard error, up to the limit.
    pub errors: Vec<u8>,
}

impl Run {
    /// Returns true if the program exited with success.
    pub fn is_success(&self) -> bool {
        matches!(self.end, End::Exited(status) if status.success())
    }
}

/// The end of a run.
#[derive(Clone, Copy, PartialEq)]
pub enum End {
    Exited(ExitStatus),
    /// The program exceeded this time limit.
    TimeLimit(Duration),
    /// The program wrote more bytes than this.
    OutputLimit(u64),
}

/// The limit of elapsed time as a multiple of the time limit, for programs that sleep and for busy
/// machines.
pub const ELAPSED_FACTOR: u32 = 10;

/// The maximum pause between two checks of the state of a program.
const MAX_PAUSE: Duration = Duration::from_millis(4);

/// The maximum time between two checks that counts as elapsed. If more passes, this process was
/// stopped, and perhaps the program as well.
const MAX_GAP: Duration = Duration::from_millis(100);

/// Runs a command on an input. It may write `max_output` bytes to standard output and `max_errors`
/// bytes to standard error. If `max_errors` is 0, standard error is discarded and has no limit.
pub fn run(
    command: &mut Command,
    input: &[u8],
    [max_output, max_errors]: [u64; 2],
    time_limit: Duration,
) -> Result<Run, CliError> {
    let file = || unnamed_file().map_err(file_error);
    let [mut stdin, stdout, stderr] = [file()?, file()?, file()?];
    stdin.write_all(input).map_err(file_error)?;
    stdin.rewind().map_err(file_error)?;
    let copy = |file: &File| file.try_clone().map_err(file_error);
    command.stdin(copy(&stdin)?);
    command.stdout(copy(&stdout)?);
    command.stderr(match max_errors {
        0 => Stdio::null(),
        _ => copy(&stderr)?.into(),
    });
    let mut group = Group::start(command)?;
    let outputs = [(stdout, max_output), (stderr, max_errors)];
    let (mut last_check, mut elapsed) = (Instant::now(), Duration::ZERO);
    let (mut pause, mut kibibytes) = (Duration::from_micros(100), 0);
    let (exceeded, time) = loop {
        let state = group.state().map_err(failed("cannot watch the program"))?;
        let (is_running, time, memory) = state;
        kibibytes = memory.max(kibibytes);
        elapsed += last_check.elapsed().min(MAX_GAP);
        last_check = Instant::now();
        let time = time.unwrap_or(elapsed);
        let is_over = time > time_limit || elapsed > ELAPSED_FACTOR * time_limit;
        let exceeded = outputs.iter().find_map(|(file, limit)| {
            let is_long = file.metadata().is_ok_and(|data| data.len() > *limit);
            is_long.then_some(End::OutputLimit(*limit))
        });
        let exceeded = exceeded.or(is_over.then_some(End::TimeLimit(time_limit)));
        if exceeded.is_some() || !is_running {
            break (exceeded, time);
        }
        sleep(pause);
        pause = (pause * 2).min(MAX_PAUSE);
    };
    let status = group.end().map_err(failed("cannot end the program"))?;
    let [output, errors] = outputs.map(|(file, limit)| read(file, limit).map_err(file_error));
    Ok(Run {
        end: exceeded.unwrap_or(End::Exited(status)),
        time,
        elapsed,
        kibibytes,
        // The file here and that of the program share their position.
        has_read: stdin.stream_position().map_err(file_error)? > 0,
        output: output?,
        errors: errors?,
    })
}

/// Returns the error for a temporary file.
fn file_error(error: io::Error) -> CliError {
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
            // The file belongs to another user or to a killed process with the same id: tries the
            // next name.
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
}

/// Reads at most `limit` bytes from the beginning of a file.
fn read(mut file: File, limit: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.rewind()?;
    file.take(limit).read_to_end(&mut bytes)?;
    Ok(bytes)
}
