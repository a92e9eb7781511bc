//! The process group of a program under test, which is killed at the end of the run.
//!
//! Safe Rust can kill only its own children, so a shell leads the group. It is started before the
//! program, and kills the group when its standard input is closed: at the end of the run, or when
//! this process ends for any reason. A program that leaves its group on purpose is not killed.
//!
//! On Linux, `/proc` has the processor time of the program and of the processes that it has waited
//! for. Until this process waits for the program, `/proc` keeps these times, and no other process
//! gets the program's id. So the group is killed before that.

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

/// A running program and the leader of its process group.
pub struct Group {
    program: Child,
    leader: ShellOnExit,
}

impl Group {
    pub fn start(command: &mut Command) -> Result<Self, CliError> {
        let leader = ShellOnExit::new("kill -s KILL 0", "");
        set_group(command, leader.group());
        let program = command.spawn();
        let program = program.map_err(|error| not_started(command.get_program(), &error))?;
        Ok(Group { program, leader })
    }

    /// Returns true while the program is running, its processor time if the system reports it, and
    /// its maximum memory in KiB, which is 0 if the system does not report it or the program has
    /// ended.
    pub fn state(&mut self) -> io::Result<(bool, Option<Duration>, u64)> {
        let own_id = process::id().to_string();
        // There is no `/proc`, or it belongs to another process namespace.
        if !fs::read_link("/proc/self").is_ok_and(|link| link.as_os_str() == &*own_id) {
            return Ok((self.program.try_wait()?.is_none(), None, 0));
        }
        let text = fs::read(format!("/proc/{}/stat", self.program.id()))?;
        let text = String::from_utf8_lossy(&text);
        // The second field is the name in parentheses, which may contain any characters. `fields`
        // begins with the third.
        let (_, fields) = text.rsplit_once(')').unwrap_or_default();
        let fields: Vec<&str> = fields.split_whitespace().collect();
        let number = |field: usize| fields[field - 3].parse().unwrap_or(0);
        // Fields 14 to 17 are times in hundredths of a second, on all common machines.
        let time = Duration::from_millis(10 * (14..18).map(number).sum::<u64>());
        // Field 3 is the state of the first thread, which may end before others. Field 20 counts
        // threads.
        let is_running = !["Z", "X"].contains(&fields[0]) || number(20) > 1;
        Ok((is_running, Some(time), memory(self.program.id())))
    }

    /// Kills the group, and returns the exit status of the program.
    pub fn end(mut self) -> io::Result<ExitStatus> {
        let group = self.leader.group();
        if !self.leader.end() {
            // The program has stopped its whole group, with the leader. A shell outside the group
            // kills it.
            ShellOnExit::new("kill -s KILL -- \"-$0\"", group.to_string()).end();
        }
        // Without a shell, only the program itself is killed.
        let _ = self.program.kill();
        self.program.wait()
    }
}

/// A shell in a process group of its own that runs a script when its standard input is closed: when
/// this value is dropped, or when this process ends for any reason. It ignores Ctrl-C. `None` if no
/// shell could be started.
pub struct ShellOnExit(Option<Child>);

impl ShellOnExit {
    /// Starts a shell for a script, in which `$0` is `value`.
    pub fn new(script: &str, value: impl AsRef<OsStr>) -> Self {
        let mut shell = Command::new("/bin/sh");
        let script = format!("trap '' HUP INT QUIT TERM; read -r end; {script}");
        shell.args(["-c", &script]).arg(value).stdin(Stdio::piped());
        shell.stdout(Stdio::null()).stderr(Stdio::null());
        set_group(&mut shell, 0);
        // On other systems it would not lead a group.
        ShellOnExit(cfg!(unix).then(|| shell.spawn().ok()).flatten())
    }

    /// Returns the id of its process group, or 0 without a shell.
    fn group(&self) -> u32 {
        self.0.as_ref().map_or(0, Child::id)
    }

    /// Lets the shell run the script, and returns true if it has ended. Gives up after a second,
    /// since the program may have stopped the shell.
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

/// Puts the process into a process group, or into a new one if `_group` is 0.
fn set_group(_command: &mut Command, _group: u32) {
    #[cfg(unix)]
    _command.process_group(_group as i32);
}

/// Returns the error for a command that cannot be run, with a hint.
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

/// Returns the maximum memory of a process in KiB, or 0 if Linux does not report it.
fn memory(process: u32) -> u64 {
    let text = fs::read(format!("/proc/{process}/status")).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let value = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let value = value.and_then(|value| value.trim().strip_suffix(" kB")?.parse().ok());
    value.unwrap_or(0)
}
