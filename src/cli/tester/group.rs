//! A program under test in a process group that ends with the run.
//!
//! Safe Rust can send signals to its own children only. So a shell leads the group: it is started
//! before the program, and kills its group as soon as its input ends: at the end of the run, and if
//! this process ends in any way. A program that leaves its group on purpose is outside the promise.
//!
//! On Linux, `/proc` tells the processor time of the program and of the processes that it has
//! waited for. The program is not waited for before its group is killed: until then its times are
//! known, and no other process gets its number.

use crate::cli::error::CliError;
use crate::cli::output::escaped;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, ErrorKind};
#[cfg(unix)]
use std::os::unix::process::CommandExt;
use std::path::{Path, MAIN_SEPARATOR};
use std::process::{self, Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A program that was started, with its process group.
pub struct Group {
    program: Child,
    leader: ShellOnExit,
}

impl Group {
    /// Starts a program.
    pub fn start(command: &mut Command) -> Result<Self, CliError> {
        let leader = ShellOnExit::new("kill -s KILL 0", "");
        set_group(command, leader.group());
        let program = command.spawn();
        let program = program.map_err(|error| not_started(command.get_program(), &error))?;
        Ok(Group { program, leader })
    }

    /// Whether the program itself is running, and if the system reports it, its processor time and
    /// the most memory in KiB that it has used; 0 once it has ended.
    pub fn look(&mut self) -> io::Result<(bool, Option<Duration>, u64)> {
        let own = process::id().to_string();
        if !fs::read_link("/proc/self").is_ok_and(|link| link.as_os_str() == &*own) {
            return Ok((self.program.try_wait()?.is_none(), None, 0));
        }
        let text = fs::read(format!("/proc/{}/stat", self.program.id()))?;
        let text = String::from_utf8_lossy(&text);
        // The second field is the name in parentheses, which may hold anything.
        let (_, fields) = text.rsplit_once(')').unwrap_or_default();
        let fields: Vec<&str> = fields.split_whitespace().collect();
        let number = |field: usize| fields[field - 3].parse().unwrap_or(0);
        // Hundredths of a second, on all common machines.
        let time = Duration::from_millis(10 * (14..18).map(number).sum::<u64>());
        // The first thread may end before others.
        let is_running = !["Z", "X"].contains(&fields[0]) || number(20) > 1;
        Ok((is_running, Some(time), memory(self.program.id())))
    }

    /// Kills what is running, and returns the exit status of the program.
    pub fn end(mut self) -> io::Result<ExitStatus> {
        let group = self.leader.group();
        if !self.leader.end() {
            // The program has stopped its whole group; a shell outside of it can kill it.
            ShellOnExit::new("kill -s KILL -- \"-$0\"", group.to_string()).end();
        }
        // Where there is no shell, the program itself ends.
        let _ = self.program.kill();
        self.program.wait()
    }
}

/// A shell in a group of its own that runs a script as soon as its input ends: when this is
/// dropped, and when this process ends in any way. Ctrl-C does not reach it. Nothing where there is
/// no shell, or no process for it.
pub struct ShellOnExit(Option<Child>);

impl ShellOnExit {
    /// Starts the shell; `$0` of the script is given.
    pub fn new(script: &str, zero: impl AsRef<OsStr>) -> Self {
        let mut shell = Command::new("/bin/sh");
        let script = format!("trap '' HUP INT QUIT TERM; read -r end; {script}");
        shell.args(["-c", &script]).arg(zero).stdin(Stdio::piped());
        shell.stdout(Stdio::null()).stderr(Stdio::null());
        set_group(&mut shell, 0);
        // Elsewhere it has no group of its own to kill.
        ShellOnExit(cfg!(unix).then(|| shell.spawn().ok()).flatten())
    }

    /// The number of its group; 0 where there is none.
    fn group(&self) -> u32 {
        self.0.as_ref().map_or(0, Child::id)
    }

    /// Lets the script do its work, and returns whether it has. Whatever the program does to the
    /// shell, this takes a second at most.
    pub fn end(&mut self) -> bool {
        let Some(mut shell) = self.0.take() else {
            return true;
        };
        drop(shell.stdin.take());
        let start = Instant::now();
        let is_running = |shell: &mut Child| matches!(shell.try_wait(), Ok(None));
        while start.elapsed() < Duration::from_secs(1) && is_running(&mut shell) {
            sleep(Duration::from_micros(200));
        }
        let has_ended = !is_running(&mut shell);
        let _ = shell.kill();
        let _ = shell.wait();
        has_ended
    }
}

/// Puts the process into a group, or into a new one if that is 0.
fn set_group(_command: &mut Command, _group: u32) {
    #[cfg(unix)]
    _command.process_group(_group as i32);
}

/// The error of a command that cannot be run: why, and what to type instead.
fn not_started(program: &OsStr, error: &io::Error) -> CliError {
    let name = escaped(program);
    let is_bare = !name.contains(MAIN_SEPARATOR);
    let hint = match error.kind() {
        ErrorKind::NotFound if name.contains(' ') => "; pass its arguments as separate words",
        ErrorKind::NotFound if Path::new(program).is_file() && is_bare => {
            "; a program in this directory is called as ./NAME"
        }
        ErrorKind::NotFound if Path::new(program).is_file() => "; does its interpreter exist?",
        ErrorKind::PermissionDenied => "; is it an executable file? Try `chmod +x`",
        _ => "",
    };
    CliError::Failed(format!("cannot run {name}: {error}{hint}"))
}

/// The most memory in KiB that a process has used; 0 if Linux does not tell.
fn memory(process: u32) -> u64 {
    let text = fs::read(format!("/proc/{process}/status")).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let value = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let value = value.and_then(|value| value.trim().strip_suffix(" kB")?.parse().ok());
    value.unwrap_or(0)
}
