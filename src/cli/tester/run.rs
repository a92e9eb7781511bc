//! Runs a command on an input, and returns the end of the run, its times and its outputs.
//!
//! Input and outputs are files, not pipes, so neither process waits for the other. A program may
//! read nothing, close its output, crash, or leave children that keep its output open. None of
//! these needs special code. The size of the output file shows when a program writes too much. If
//! the file cannot grow at the end of the run, the disk is full. The files are unlinked before the
//! program starts. They exist without names until they are closed, so no file is left behind.
//!
//! The time limit counts processor time, as judges do, because it hardly depends on the load of the
//! machine. A sleeping program uses no processor time, so the elapsed time has a limit, too. A
//! program that exceeds the time limit by little is not killed, so that the excess is known.

use crate::cli::error::{failed, CliError, Result};
use crate::cli::output::{create_numbered, escaped};
use crate::cli::tester::group::Group;
use std::env;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::process::{self, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The result of a run.
#[derive(Clone)]
pub struct Run {
    pub end: End,
    /// The processor time of the program and of the children that it has waited for, or the elapsed
    /// time if the system does not report processor time.
    pub time: Duration,
    pub elapsed: Duration,
    /// The peak memory of the program without its children; 0 if the system does not report it.
    pub peak_kibibytes: u64,
    /// True if the program has read some of its input.
    pub has_read: bool,
    /// The standard output, cut off at its limit.
    pub output: Vec<u8>,
    /// The standard error, cut off at its limit.
    pub stderr: Vec<u8>,
}

impl Run {
    /// Returns true if the program exited with success.
    pub fn is_success(&self) -> bool {
        self.end == End::Success
    }

    /// Returns true if the program exceeded the time limit by less than half of it. In another run,
    /// it may be fast enough.
    pub fn is_barely_late(&self) -> bool {
        matches!(self.end, End::TimeLimit(limit)
            if (limit..longest_time(limit)).contains(&self.time))
    }
}

/// The end of a run.
#[derive(Clone, Copy, PartialEq)]
pub enum End {
    Success,
    /// The program exited with this failure status.
    Crashed(ExitStatus),
    /// The program exceeded this time limit.
    TimeLimit(Duration),
    /// The program wrote more than this number of bytes.
    OutputLimit(u64),
}

/// The limit of elapsed time as a multiple of the time limit. It is large, because a program gets
/// little processor time on a busy machine.
pub const ELAPSED_FACTOR: u32 = 10;

/// The maximum pause between two checks of a running program.
const MAX_PAUSE: Duration = Duration::from_millis(4);

/// The maximum time between two checks that counts as elapsed. A longer gap means that this process
/// was suspended, and perhaps the program, too.
const MAX_GAP: Duration = Duration::from_millis(100);

/// The size of the blocks in which most disks keep files. A full disk has no space for two more.
const BLOCK_SIZE: usize = 4096;

/// The value of `max_stderr` that discards standard error and gives it no limit.
pub const NO_STDERR: u64 = 0;

/// Runs a command on an input. The command may write at most `max_output` bytes to standard output
/// and `max_stderr` bytes to standard error.
pub fn run(
    command: &mut Command,
    input: &[u8],
    [max_output, max_stderr]: [u64; 2],
    time_limit: Duration,
) -> Result<Run> {
    let create_file = || unnamed_file().map_err(file_error);
    let [mut stdin, stdout, stderr] = [create_file()?, create_file()?, create_file()?];
    let result = stdin.write_all(input).and_then(|()| stdin.rewind());
    result.map_err(file_error)?;
    let clone_handle = |file: &File| file.try_clone().map_err(file_error);
    command.stdin(clone_handle(&stdin)?);
    command.stdout(clone_handle(&stdout)?);
    command.stderr(match max_stderr {
        NO_STDERR => Stdio::null(),
        _ => clone_handle(&stderr)?.into(),
    });
    let mut group = Group::start(command)?;
    let outputs = [(stdout, max_output), (stderr, max_stderr)];
    let (mut last_check, mut elapsed) = (Instant::now(), Duration::ZERO);
    // Pauses are short at first, so the end of a short run is noticed without delay.
    let (mut pause, mut peak_kibibytes) = (Duration::from_micros(100), 0);
    let (exceeded_limit, time) = loop {
        let state = group.state().map_err(failed("cannot watch the program"))?;
        peak_kibibytes = state.peak_kibibytes.max(peak_kibibytes);
        elapsed += last_check.elapsed().min(MAX_GAP);
        last_check = Instant::now();
        let time = state.processor_time.unwrap_or(elapsed);
        let is_late = time >= longest_time(time_limit) || elapsed > ELAPSED_FACTOR * time_limit;
        let output_limit = outputs.iter().find_map(|(file, limit)| {
            let is_too_long = file.metadata().is_ok_and(|data| data.len() > *limit);
            is_too_long.then_some(End::OutputLimit(*limit))
        });
        let exceeded_limit = output_limit.or(is_late.then_some(End::TimeLimit(time_limit)));
        if exceeded_limit.is_some() || !state.is_running {
            break (exceeded_limit, time);
        }
        sleep(pause);
        pause = (pause * 2).min(MAX_PAUSE);
    };
    let status = group.kill().map_err(failed("cannot end the program"))?;
    let time_limit_end = (time > time_limit).then_some(End::TimeLimit(time_limit));
    let crash = (!status.success()).then_some(End::Crashed(status));
    let end = exceeded_limit.or(time_limit_end).or(crash);
    let [output, stderr] =
        outputs.map(|(file, limit)| read_output(file, limit).map_err(file_error));
    Ok(Run {
        end: end.unwrap_or(End::Success),
        time,
        elapsed,
        peak_kibibytes,
        // This handle and the handle of the program share one position.
        has_read: stdin.stream_position().map_err(file_error)? > 0,
        output: output?,
        stderr: stderr?,
    })
}

/// Returns the processor time after which a program with this time limit is killed.
fn longest_time(time_limit: Duration) -> Duration {
    time_limit * 3 / 2
}

/// Returns the error for a temporary file that cannot be created, written or read.
fn file_error(error: io::Error) -> CliError {
    let directory = escaped(env::temp_dir());
    failed(format!("cannot keep temporary files in {directory}"))(error)
}

/// Creates a temporary file and removes its name. On Windows, the name stays until the file is
/// closed.
fn unnamed_file() -> io::Result<File> {
    let path = |number| env::temp_dir().join(format!("judge-{}-{number}.file", process::id()));
    let (file, path) = create_numbered(path)?;
    fs::remove_file(path).map(|()| file)
}

/// Reads an output from its beginning, up to `limit` bytes. Returns an error if the file cannot
/// grow: then the output may be incomplete.
fn read_output(mut file: File, limit: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.rewind()?;
    (&file).take(limit).read_to_end(&mut bytes)?;
    file.seek(SeekFrom::End(0))?;
    file.write_all(&[0; 2 * BLOCK_SIZE])?;
    Ok(bytes)
}
