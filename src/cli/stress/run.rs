//! Running somebody's program once, whatever it does.
//!
//! Its input and output are files, not pipes. So nobody waits for anybody: a program that reads
//! nothing, closes its output, leaves children behind that hold it open, or dies half-way looks
//! like any other, and one that writes forever is seen by the size of its file. The files have no
//! names any more when the program starts, so nothing is left of them whatever happens.
//!
//! The program runs in a process group of its own, so that its children can be ended with it. That
//! also takes it out of reach of Ctrl-C. Therefore the group has a guard, a shell that waits for
//! the end of a pipe of ours and then kills the group, itself included. The pipe ends when we drop
//! it, and as well when this process ends, in whatever way: no program outlives it. (One that
//! makes a session of its own, as servers do, does; only the machine's administrator could help.)

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::process::{self, Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// What a program wrote, and how it ended.
pub struct Run {
    /// How it ended.
    pub ending: Ending,
    /// What it wrote to standard output, at the start.
    pub output: File,
    /// The end of what it wrote to standard error.
    pub errors: String,
}

/// How a program ended.
pub enum Ending {
    /// By itself.
    Exited(ExitStatus),
    /// It was ended after the time limit.
    TimeLimit,
    /// It was ended because it wrote more than it may to standard output.
    OutputLimit,
    /// It was ended because it wrote more than it may to standard error.
    ErrorLimit,
}

/// Why a program could not be run, or not to its end.
pub enum Trouble {
    /// It cannot be started.
    Start(io::Error),
    /// The shell that ends it cannot be started.
    Guard(io::Error),
    /// The system does not tell how it is doing.
    Watch(io::Error),
    /// The temporary files for its input and output cannot be used.
    Files(io::Error),
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Trouble::Files(error)
    }
}

/// How much is kept of what a program writes to standard error.
const KEPT_ERRORS: u64 = 2000;

/// How much a program may write to standard error.
pub const MOST_ERRORS: u64 = 1 << 26;

/// The longest pause between two looks at a program.
const PAUSE: Duration = Duration::from_millis(4);

/// Runs `command` on `input`, for `time` at most and with at most `most` bytes of output.
pub fn run(command: &[OsString], input: &[u8], time: Duration, most: u64) -> Result<Run, Trouble> {
    let (mut to_child, for_child) = unnamed_file()?;
    to_child.write_all(input)?;
    let (child_output, mut output) = unnamed_file()?;
    let (child_errors, mut errors) = unnamed_file()?;
    let mut program = Command::new(&command[0]);
    program.args(&command[1..]);
    program.stdin(for_child);
    program.stdout(child_output);
    program.stderr(child_errors);
    let leash = Leash::new(&mut program).map_err(Trouble::Guard)?;
    let mut child = program.spawn().map_err(Trouble::Start)?;
    drop(program);
    let ending = wait(&mut child, time, || {
        if output.metadata()?.len() > most {
            return Ok(Some(Ending::OutputLimit));
        }
        let is_flooded = errors.metadata()?.len() > MOST_ERRORS;
        Ok(is_flooded.then_some(Ending::ErrorLimit))
    });
    leash.pull(&mut child);
    child.wait().map_err(Trouble::Watch)?;
    let ending = ending?;
    output.rewind()?;
    Ok(Run {
        ending,
        output,
        errors: last_part(&mut errors)?,
    })
}

/// Waits for the end of a program, or until it must be ended.
fn wait(
    child: &mut Child,
    time: Duration,
    flood: impl Fn() -> io::Result<Option<Ending>>,
) -> Result<Ending, Trouble> {
    let start = Instant::now();
    let mut pause = Duration::from_micros(100);
    loop {
        let status = child.try_wait().map_err(Trouble::Watch)?;
        if let Some(flood) = flood()? {
            return Ok(flood);
        }
        if let Some(status) = status {
            return Ok(Ending::Exited(status));
        }
        let left = time.saturating_sub(start.elapsed());
        if left.is_zero() {
            return Ok(Ending::TimeLimit);
        }
        sleep(pause.min(left));
        pause = (pause * 2).min(PAUSE);
    }
}

/// The end of a file, as text.
fn last_part(file: &mut File) -> io::Result<String> {
    let length = file.metadata()?.len();
    file.seek(SeekFrom::Start(length.saturating_sub(KEPT_ERRORS)))?;
    let mut bytes = Vec::new();
    file.take(KEPT_ERRORS).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).trim_end().to_string())
}

/// A file without a name, to be written through the one handle and read through the other.
fn unnamed_file() -> io::Result<(File, File)> {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("judge-{}-{number}", process::id());
    let path = std::env::temp_dir().join(name);
    let written = File::options().write(true).create_new(true).open(&path)?;
    let read = File::open(&path);
    fs::remove_file(&path)?;
    Ok((written, read?))
}

/// What holds a program and its children.
#[cfg(unix)]
struct Leash {
    guard: Child,
}

#[cfg(unix)]
impl Leash {
    /// Puts the `program` to be started on a leash.
    fn new(program: &mut Command) -> io::Result<Self> {
        use std::os::unix::process::CommandExt;
        let guard = Command::new("/bin/sh")
            .args(["-c", "read line; kill -s KILL 0"])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()?;
        program.process_group(guard.id() as i32);
        Ok(Leash { guard })
    }

    /// Ends the program and its children.
    fn pull(self, child: &mut Child) {
        // Should the guard have been killed, there is still the program itself.
        let _ = child.kill();
    }
}

/// The guard ends the group, itself included, and nothing of it is left behind.
#[cfg(unix)]
impl Drop for Leash {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        let _ = self.guard.wait();
    }
}

/// What holds a program.
#[cfg(not(unix))]
struct Leash;

#[cfg(not(unix))]
impl Leash {
    fn new(_: &mut Command) -> io::Result<Self> {
        Ok(Leash)
    }

    /// Ends the program.
    fn pull(self, child: &mut Child) {
        let _ = child.kill();
    }
}
