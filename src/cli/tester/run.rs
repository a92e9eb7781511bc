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
//!
//! The program leads a process group, which is killed at the end of the run. Safe Rust can kill
//! only its own children, so a shell outside the group kills it when the shell's standard input is
//! closed: at the end of the run, or when this process ends for any reason. Whatever the program
//! does to its group, the shell goes on. A program that leaves its group on purpose is not killed.
//!
//! On Linux, `/proc` reports the processor time of the program and of the children that it has
//! waited for. Until this process waits for the program, `/proc` keeps these times, and no other
//! process gets the program's id. Therefore the group is killed before this process waits.

use crate::cli::error::{failed, CliError, Result};
use crate::cli::output::{create_numbered, escaped};
use std::env;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
#[cfg(unix)]
use std::os::unix::process::CommandExt;
use std::path::{Path, MAIN_SEPARATOR};
use std::process::{self, Child, Command, ExitStatus, Stdio};
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

/// The usual limit of an output whose length is not known, in bytes: 16 MiB.
pub const MAX_OUTPUT: u64 = 1 << 24;

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
    let (mut program, mut killer) = start(command)?;
    let outputs = [(stdout, max_output), (stderr, max_stderr)];
    let (mut last_check, mut elapsed) = (Instant::now(), Duration::ZERO);
    // Pauses are short at first, so the end of a short run is noticed without delay.
    let (mut pause, mut peak_kibibytes) = (Duration::from_micros(100), 0);
    let (exceeded_limit, time) = loop {
        let state = state(&mut program).map_err(failed("cannot watch the program"))?;
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
    killer.run_script();
    // If no shell could be started, this kills at least the program itself.
    let _ = program.kill();
    let status = program.wait().map_err(failed("cannot end the program"))?;
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

/// Starts the program, which leads a process group, and the shell that kills the group.
fn start(command: &mut Command) -> Result<(Child, ShellOnExit)> {
    // The shell starts before the program, so that little can happen between both starts.
    let mut killer = ShellOnExit::new("kill -s KILL -- \"-$word\"", "", Stdio::null());
    set_new_group(command);
    let program = command.spawn();
    let program = program.map_err(|error| start_error(command.get_program(), &error))?;
    let pipe = killer.0.as_mut().and_then(|shell| shell.stdin.as_mut());
    // If the shell has ended, writing fails, and nothing can be done about it.
    let _ = pipe.map(|pipe| writeln!(pipe, "{}", program.id()));
    Ok((program, killer))
}

/// The state of a program at one moment.
#[derive(Default)]
struct State {
    is_running: bool,
    /// The processor time so far; `None` if the system does not report it.
    processor_time: Option<Duration>,
    /// The peak memory; 0 if the system does not report it, or if the program has ended.
    peak_kibibytes: u64,
}

/// Returns the state of a program that was started and not waited for.
fn state(program: &mut Child) -> io::Result<State> {
    let own_id = process::id().to_string();
    // `/proc` may be missing, or belong to another process namespace. Then the system reports
    // only the end of the program.
    if !fs::read_link("/proc/self").is_ok_and(|link| link.as_os_str() == &*own_id) {
        let is_running = program.try_wait()?.is_none();
        return Ok(State {
            is_running,
            ..State::default()
        });
    }
    let path = |file| format!("/proc/{}/{file}", program.id());
    let status = fs::read(path("status")).unwrap_or_default();
    let status = String::from_utf8_lossy(&status);
    let peak_line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let peak = peak_line.and_then(|value| value.trim().strip_suffix(" kB")?.parse().ok());
    let text = fs::read(path("stat"))?;
    let text = String::from_utf8_lossy(&text);
    // Fields are numbered from 1. Field 2 is the name of the program in parentheses. It may
    // contain any characters, so `fields` begins after it, with field 3.
    let (_, fields) = text.rsplit_once(')').unwrap_or_default();
    let fields: Vec<&str> = fields.split_whitespace().collect();
    let parse_field = |number: usize| fields[number - 3].parse().unwrap_or(0);
    // Fields 14 to 17 are times in hundredths of a second, on all common machines.
    let hundredths: u64 = (14..18).map(parse_field).sum();
    // Field 3 is the state of the first thread: zombie or dead after its end. Other threads may
    // still be running. Field 20 is the number of threads.
    let has_first_thread_ended = ["Z", "X"].contains(&fields[0]);
    Ok(State {
        is_running: !has_first_thread_ended || parse_field(20) > 1,
        processor_time: Some(Duration::from_millis(10 * hundredths)),
        peak_kibibytes: peak.unwrap_or(0),
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

/// A shell that runs a script when this value is dropped, or when this process ends for any reason.
/// Both close the shell's standard input. The shell leads its own process group and ignores Ctrl-C.
/// Contains `None` if the shell could not be started.
#[derive(Default)]
pub struct ShellOnExit(Option<Child>);

impl ShellOnExit {
    /// Starts a shell that waits to run `script` with `argument` as `$0` and the first line of its
    /// standard input as `$word`.
    pub fn new(script: &str, argument: impl AsRef<OsStr>, stdout: Stdio) -> Self {
        let mut shell = Command::new("/bin/sh");
        let script = format!("trap '' HUP INT QUIT TERM; read -r word; read -r end; {script}");
        shell.args(["-c", &script]).arg(argument);
        shell.stdin(Stdio::piped());
        shell.stdout(stdout).stderr(Stdio::null());
        set_new_group(&mut shell);
        // Process groups exist only on Unix.
        ShellOnExit(cfg!(unix).then(|| shell.spawn().ok()).flatten())
    }

    /// Ends the shell without running the script.
    pub fn cancel(mut self) {
        if let Some(mut shell) = self.0.take() {
            let _ = shell.kill();
            let _ = shell.wait();
        }
    }

    /// Runs the script, and returns at its end.
    pub fn run_script(&mut self) {
        if let Some(mut shell) = self.0.take() {
            // This closes the standard input.
            let _ = shell.wait();
        }
    }
}

/// Makes the command start in a new process group, which it leads. Other systems than Unix have no
/// process groups, so the argument is unused there.
fn set_new_group(_command: &mut Command) {
    #[cfg(unix)]
    _command.process_group(0);
}

/// Returns the error for a program that cannot be started, with a hint at the likely cause.
fn start_error(program: &OsStr, error: &io::Error) -> CliError {
    let name = escaped(program);
    let is_file = Path::new(program).is_file();
    let has_directory = name.contains(MAIN_SEPARATOR);
    let hint = match error.kind() {
        ErrorKind::NotFound if name.contains(' ') => "; pass its arguments as separate words",
        ErrorKind::NotFound if is_file && has_directory => "; does its interpreter exist?",
        ErrorKind::NotFound if is_file => "; a program in this directory is called as ./NAME",
        ErrorKind::PermissionDenied => "; is it an executable file? Try `chmod +x`",
        _ => "",
    };
    CliError::Failed(format!("cannot run {name}: {error}{hint}"))
}
