//! The process group of a program under test. It is killed at the end of the run.
//!
//! The program leads the group. Safe Rust can kill only its own children, so a shell outside the
//! group kills it when the shell's standard input is closed: at the end of the run, or when this
//! process ends for any reason. Whatever the program does to its group, the shell goes on. A program
//! that leaves its group on purpose is not killed.
//!
//! On Linux, `/proc` reports the processor time of the program and of the children that it has
//! waited for. Until this process waits for the program, `/proc` keeps these times, and no other
//! process gets the program's id. Therefore the group is killed before this process waits.

use crate::cli::error::{CliError, Result};
use crate::cli::output::escaped;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, ErrorKind, Write};
#[cfg(unix)]
use std::os::unix::process::CommandExt;
use std::path::{Path, MAIN_SEPARATOR};
use std::process::{self, Child, Command, ExitStatus, Stdio};
use std::time::Duration;

/// A running program, which leads a process group, and the shell that kills the group.
pub struct Group {
    program: Child,
    killer: ShellOnExit,
}

/// The state of a program at one moment.
#[derive(Default)]
pub struct State {
    pub is_running: bool,
    /// The processor time so far; `None` if the system does not report it.
    pub processor_time: Option<Duration>,
    /// The peak memory; 0 if the system does not report it, or if the program has ended.
    pub peak_kibibytes: u64,
}

impl Group {
    pub fn start(command: &mut Command) -> Result<Self> {
        // The shell starts before the program, so that little can happen between both starts.
        let mut killer = ShellOnExit::new("kill -s KILL -- \"-$word\"", "", Stdio::null());
        set_new_group(command);
        let program = command.spawn();
        let program = program.map_err(|error| start_error(command.get_program(), &error))?;
        let pipe = killer.0.as_mut().and_then(|shell| shell.stdin.as_mut());
        // If the shell has ended, writing fails, and nothing can be done about it.
        let _ = pipe.map(|pipe| writeln!(pipe, "{}", program.id()));
        Ok(Group { program, killer })
    }

    pub fn state(&mut self) -> io::Result<State> {
        let own_id = process::id().to_string();
        // `/proc` may be missing, or belong to another process namespace. Then the system reports
        // only the end of the program.
        if !fs::read_link("/proc/self").is_ok_and(|link| link.as_os_str() == &*own_id) {
            let is_running = self.program.try_wait()?.is_none();
            return Ok(State {
                is_running,
                ..State::default()
            });
        }
        let path = |file| format!("/proc/{}/{file}", self.program.id());
        let status = fs::read(path("status")).unwrap_or_default();
        let status = String::from_utf8_lossy(&status);
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let peak = peak.and_then(|value| value.trim().strip_suffix(" kB")?.parse().ok());
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

    /// Kills the group, and returns the exit status of the program.
    pub fn kill(mut self) -> io::Result<ExitStatus> {
        self.killer.run_script();
        // If no shell could be started, this kills at least the program itself.
        let _ = self.program.kill();
        self.program.wait()
    }
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
