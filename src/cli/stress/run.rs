//! Running a program once, whatever it does.
//!
//! Its input and output are files, not pipes, so neither side ever waits for the other. A program
//! that reads nothing, closes its output, dies half-way, or leaves children behind that hold its
//! output open is not a special case, and a program that writes forever is noticed by the size of
//! its file. The files are removed before the program starts and live on without names, so nothing
//! is left of them, however the run ends.
//!
//! The program runs in a process group of its own, so that its children are killed with it. That
//! also puts it out of reach of Ctrl-C. Therefore the group has a watchdog: a shell that waits for
//! the end of a pipe that this process holds, and then kills the group, itself included. The pipe
//! ends when it is dropped, and also when this process ends in any way: no program outlives it.
//! (A program that starts a session of its own, as servers do, escapes.)

use crate::cli::error::{failed, CliError};
use crate::cli::files::shown;
use crate::cli::stress::counterexample::Verdict;
use judge::workbench::explanation;
use std::env;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::process::{self, Child, Command};
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

/// The longest pause between two looks at a program.
const PAUSE: Duration = Duration::from_millis(4);

/// Runs `command` on `input`, for at most `time` and with at most `most` bytes of output.
pub fn run(command: &[OsString], input: &[u8], time: Duration, most: u64) -> Result<Run, CliError> {
    let (mut to_program, stdin) = unnamed_file().map_err(no_files)?;
    let (stdout, output) = unnamed_file().map_err(no_files)?;
    let (stderr, errors) = unnamed_file().map_err(no_files)?;
    to_program.write_all(input).map_err(no_files)?;
    let mut program = Command::new(&command[0]);
    program.args(&command[1..]);
    program.stdin(stdin).stdout(stdout).stderr(stderr);
    let group = ProcessGroup::new(&mut program).map_err(failed("stress: cannot run /bin/sh"))?;
    let mut child = program.spawn().map_err(|error| {
        let name = shown(&command[0]);
        let advice = match name.contains(' ') {
            true => "; its arguments are words of their own, and options come before it",
            false => "",
        };
        let message = format!("stress: cannot run {name}: {error}{advice}");
        match error.kind() {
            ErrorKind::NotFound | ErrorKind::PermissionDenied => CliError::Usage(message),
            // The command is right, but there is no process for it, say.
            _ => CliError::Failed(message),
        }
    })?;
    let outputs = [
        (&output, most, "standard output"),
        (&errors, MOST_ERRORS, "standard error"),
    ];
    let failure = wait(&mut child, time, outputs);
    // The group is killed too, but its watchdog may have been killed before.
    let _ = child.kill();
    drop(group);
    child.wait().map_err(failed(WAIT))?;
    let failure = failure?;
    Ok(Run {
        failure,
        output: part(&output, 0, most)?,
        errors: both_ends(&errors)?,
    })
}

const WAIT: &str = "stress: cannot wait for the program";

/// Waits until a program ends, or exceeds its time or the limit of one of its `outputs`. Returns
/// how it failed, if it did.
fn wait(
    child: &mut Child,
    time: Duration,
    outputs: [(&File, u64, &'static str); 2],
) -> Result<Option<Verdict>, CliError> {
    let start = Instant::now();
    let mut pause = Duration::from_micros(100);
    loop {
        let status = child.try_wait().map_err(failed(WAIT))?;
        for (file, most, stream) in outputs {
            if length(file)? > most {
                return Ok(Some(Verdict::OutputLimit(most, stream)));
            }
        }
        if let Some(status) = status {
            return Ok((!status.success()).then_some(Verdict::RuntimeError(status)));
        }
        let left = time.saturating_sub(start.elapsed());
        if left.is_zero() {
            return Ok(Some(Verdict::TimeLimit(time)));
        }
        sleep(pause.min(left));
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

/// The process group of a program, with its watchdog; it is killed when this is dropped.
struct ProcessGroup(Option<Child>);

impl ProcessGroup {
    /// A group for the `program`, which is to be started after this.
    #[cfg(unix)]
    fn new(program: &mut Command) -> io::Result<Self> {
        use std::os::unix::process::CommandExt;
        use std::process::Stdio;
        let watchdog = Command::new("/bin/sh")
            .args(["-c", "read line; kill -s KILL 0"])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()?;
        program.process_group(watchdog.id() as i32);
        Ok(ProcessGroup(Some(watchdog)))
    }

    /// Elsewhere there is no group: only the program itself is killed.
    #[cfg(not(unix))]
    fn new(_: &mut Command) -> io::Result<Self> {
        Ok(ProcessGroup(None))
    }
}

impl Drop for ProcessGroup {
    fn drop(&mut self) {
        if let Some(watchdog) = &mut self.0 {
            drop(watchdog.stdin.take());
            let _ = watchdog.wait();
        }
    }
}
