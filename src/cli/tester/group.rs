//! The process group of a program under test. It is killed at the end of the run.
//!
//! Safe Rust can kill only its own children, so a shell leads the group. The shell starts before
//! the program, and kills the group when its standard input is closed: at the end of the run, or
//! when this process ends for any reason. A program that leaves its group on purpose is not killed.
//!
//! On Linux, `/proc` reports the processor time of the program and of the children that it has
//! waited for. Until this process waits for the program, `/proc` keeps these times, and no other
//! process gets the program's id. Therefore the group is killed before this process waits.

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

/// The state of a program at one moment.
pub struct State {
    pub is_running: bool,
    /// The processor time so far; `None` if the system does not report it.
    pub processor_time: Option<Duration>,
    /// The peak memory; 0 if the system does not report it, or if the program has ended.
    pub peak_kibibytes: u64,
}

impl Group {
    pub fn start(command: &mut Command) -> Result<Self, CliError> {
        // In `kill`, process group 0 is the group of the shell itself.
        let leader = ShellOnExit::new("kill -s KILL 0", "");
        set_group(command, leader.group_id());
        let program = command.spawn();
        let program = program.map_err(|error| start_error(command.get_program(), &error))?;
        Ok(Group { program, leader })
    }

    pub fn state(&mut self) -> io::Result<State> {
        let own_id = process::id().to_string();
        // `/proc` may be missing, or belong to another process namespace. Then the system reports
        // only the end of the program.
        if !fs::read_link("/proc/self").is_ok_and(|link| link.as_os_str() == &*own_id) {
            return Ok(State {
                is_running: self.program.try_wait()?.is_none(),
                processor_time: None,
                peak_kibibytes: 0,
            });
        }
        let folder = format!("/proc/{}", self.program.id());
        let status = fs::read(format!("{folder}/status")).unwrap_or_default();
        let status = String::from_utf8_lossy(&status);
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let peak = peak.and_then(|value| value.trim().strip_suffix(" kB")?.parse().ok());
        let text = fs::read(format!("{folder}/stat"))?;
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
        let group_id = self.leader.group_id();
        if !self.leader.run_script() {
            // The program has stopped its whole group, including the leader. A new shell outside
            // the group kills the group.
            ShellOnExit::new("kill -s KILL -- \"-$0\"", group_id.to_string()).run_script();
        }
        // If no leader could be started, this kills at least the program itself.
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
    /// Starts a shell that waits to run `script` with `argument` as `$0`.
    pub fn new(script: &str, argument: impl AsRef<OsStr>) -> Self {
        ShellOnExit::with_stdout(Stdio::null(), script, argument)
    }

    /// Starts a shell that waits to print `text` on standard output.
    pub fn printing(text: &str) -> Self {
        ShellOnExit::with_stdout(Stdio::inherit(), "printf %s \"$0\"", text)
    }

    fn with_stdout(stdout: Stdio, script: &str, argument: impl AsRef<OsStr>) -> Self {
        let mut shell = Command::new("/bin/sh");
        let script = format!("trap '' HUP INT QUIT TERM; read -r end; {script}");
        shell.args(["-c", &script]).arg(argument);
        shell.stdin(Stdio::piped());
        shell.stdout(stdout).stderr(Stdio::null());
        set_group(&mut shell, 0);
        // Process groups exist only on Unix.
        ShellOnExit(cfg!(unix).then(|| shell.spawn().ok()).flatten())
    }

    /// Returns the id of the shell's process group, or 0 without a shell.
    fn group_id(&self) -> u32 {
        self.0.as_ref().map_or(0, Child::id)
    }

    /// Ends the shell without running the script.
    pub fn cancel(mut self) {
        if let Some(mut shell) = self.0.take() {
            let _ = shell.kill();
            let _ = shell.wait();
        }
    }

    /// Runs the script. Returns false if it does not end within a second, as when the program under
    /// test has stopped the shell. Returns true without a shell.
    pub fn run_script(&mut self) -> bool {
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

/// Makes the command start in the process group `_group`, or in a new one if `_group` is 0. Other
/// systems than Unix have no process groups, so the arguments are unused there.
fn set_group(_command: &mut Command, _group: u32) {
    #[cfg(unix)]
    _command.process_group(_group as i32);
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
