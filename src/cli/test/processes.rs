//! A program under test with all processes that it starts: how they are found, timed and ended.
//!
//! The program gets a process group of its own and an environment variable whose name has the
//! number of this process. On Linux, `/proc` then shows its processes: those that inherited the
//! variable, whatever group, session and parent they have by now, and those without it whose
//! parent, group or session is one of them. They are killed until none is left, for a bounded time.
//!
//! Safe Rust can send a signal to its own children only, so a watchdog sends it: a shell in another
//! group, which is told what to kill and does so at the end of its input. Its input also ends if
//! this process ends in any way. A watchdog that the program has killed or stopped is replaced.

use crate::cli::error::CliError;
use crate::cli::output::{quoted, shown};
use std::collections::HashSet;
#[cfg(unix)]
use std::env;
use std::env::consts::EXE_SUFFIX;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::mem;
use std::path::{is_separator, Path, PathBuf, MAIN_SEPARATOR};
use std::process::{self, Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A program that was started, and all processes that it has started.
pub struct Processes {
    program: Child,
    watchdog: Watchdog,
    /// Their environment variable, as it stands in an environment.
    mark: String,
    /// Whether `/proc` shows them.
    are_shown: bool,
    /// The processor time of all of them and of those that they have waited for, when they were
    /// last looked at; `None` if it is unknown.
    pub time: Option<Duration>,
}

/// How long killed processes may take to end.
const END: Duration = Duration::from_secs(10);

/// A pause between two looks.
const PAUSE: Duration = Duration::from_millis(1);

/// How often nothing must be found. A process that ends before it is read may have started another
/// that is not listed.
const LOOKS: usize = 3;

/// How many processes a watchdog is told to kill. More might not fit into its pipe, and writing
/// would wait for a watchdog that was stopped.
const AT_A_TIME: usize = 500;

impl Processes {
    /// Starts a program.
    pub fn start(command: &mut Command) -> Result<Self, CliError> {
        let own = process::id().to_string();
        let name = format!("JUDGE_STRESS_{own}");
        let mark = format!("{name}=");
        let mut watchdog = Watchdog::new(&mark);
        command.env(name, "");
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let program = command.spawn();
        let program = program.map_err(|error| not_started(command.get_program(), &error))?;
        watchdog.tell(&format!("-{}", program.id()));
        Ok(Processes {
            program,
            watchdog,
            mark,
            are_shown: fs::read_link("/proc/self").is_ok_and(|link| link.as_os_str() == &*own),
            time: None,
        })
    }

    /// Whether the program itself has ended. If `/proc` shows it, it is not waited for yet: until
    /// then its processor time is known, and no other process gets its number.
    pub fn has_ended(&mut self) -> io::Result<bool> {
        match self.are_shown {
            true => Ok(!Process::read(self.program.id())?.is_running),
            false => Ok(self.program.try_wait()?.is_some()),
        }
    }

    /// Kills what is running. Returns the exit status of the program, and the processor time.
    pub fn end(mut self) -> io::Result<(ExitStatus, Option<Duration>)> {
        let start = Instant::now();
        let mut looks = 0;
        while self.are_shown && looks < LOOKS {
            let left = self.look()?;
            looks += 1;
            if left.is_empty() {
                continue;
            }
            if start.elapsed() > END {
                let message = format!("{} processes are left", left.len());
                return Err(io::Error::other(message));
            }
            looks = 0;
            for id in left.iter().take(AT_A_TIME) {
                self.watchdog.tell(&id.to_string());
            }
            drop(mem::replace(&mut self.watchdog, Watchdog(None)));
            // If no process can be started now, the end of those that were killed changes that.
            self.watchdog = Watchdog::new(&self.mark);
            let _ = self.program.kill();
            sleep(PAUSE);
        }
        if self.are_shown {
            self.watchdog.dismiss();
        }
        let _ = self.program.kill();
        Ok((self.program.wait()?, self.time))
    }

    /// Looks at all processes, and returns those that are running.
    pub fn look(&mut self) -> io::Result<Vec<u32>> {
        if !self.are_shown {
            return Ok(Vec::new());
        }
        let mut all = self.all()?;
        let time = all.iter().map(|process| process.time).sum();
        self.time = self.time.max(Some(time));
        all.retain(|process| process.is_running);
        Ok(all.iter().map(|process| process.id).collect())
    }

    /// The processes that are shown, with those that have ended but were not waited for.
    fn all(&self) -> io::Result<Vec<Process>> {
        let program = Process::read(self.program.id())?;
        let load = fs::read_to_string("/proc/loadavg")?;
        if load.trim_end().ends_with(&format!(" {}", program.id)) {
            // The last process that was started on this system is the program.
            return Ok(vec![program]);
        }
        let mut ids = HashSet::from([program.id]);
        let mut processes = Vec::new();
        for entry in fs::read_dir("/proc")? {
            let name = entry?.file_name();
            let id = name.to_str().and_then(|name| name.parse().ok());
            let process = id.and_then(|id| Process::read(id).ok());
            let Some(process) = process.filter(|process| process.start >= program.start) else {
                continue;
            };
            if process.has_variable(self.mark.as_bytes()) {
                ids.insert(process.id);
            }
            processes.push(process);
        }
        let is_new = |process: &&Process, ids: &HashSet<u32>| {
            !ids.contains(&process.id) && process.leads_to.iter().any(|id| ids.contains(id))
        };
        while let Some(next) = processes.iter().find(|process| is_new(process, &ids)) {
            ids.insert(next.id);
        }
        processes.retain(|process| ids.contains(&process.id));
        Ok(processes)
    }
}

/// The error of a command that cannot be run: why, and what to type instead.
fn not_started(program: &OsStr, error: &io::Error) -> CliError {
    let (path, name) = (Path::new(program), quoted(program));
    let with_ending = PathBuf::from(format!("{}{EXE_SUFFIX}", path.display()));
    let is_bare = !shown(program).contains(is_separator);
    let why = if path.is_dir() {
        "it is a directory".into()
    } else if path.is_file() && !is_executable(path) {
        "it is not executable; try `chmod +x` on it, or name the program that runs it first".into()
    } else if is_bare && (path.is_file() || with_ending.is_file()) {
        format!("a program in this directory is called as .{MAIN_SEPARATOR}{name}")
    } else if path.is_file() && error.kind() == ErrorKind::NotFound {
        "the interpreter that its first line names, or its loader, does not exist".into()
    } else if path.is_file() && error.raw_os_error() == Some(NOT_A_PROGRAM) {
        "it is neither a program of this system, nor a script that begins with #! and its \
         interpreter"
            .into()
    } else if error.kind() == ErrorKind::NotFound && name.contains(' ') {
        "there is no such program; pass its arguments as separate words".into()
    } else if error.kind() == ErrorKind::NotFound {
        "there is no such program".into()
    } else {
        error.to_string()
    };
    let message = format!("cannot run {name}: {why}");
    match error.kind() {
        // The command is right, but there is no process for it.
        ErrorKind::WouldBlock | ErrorKind::OutOfMemory => CliError::Failed(message),
        _ => CliError::Usage(message),
    }
}

/// The number of the system's error for a file that is executable, but no program: `ENOEXEC`, on
/// Windows `ERROR_BAD_EXE_FORMAT`.
const NOT_A_PROGRAM: i32 = if cfg!(windows) { 193 } else { 8 };

#[cfg(unix)]
fn is_executable(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata()
        .is_ok_and(|data| data.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(_: &Path) -> bool {
    true
}

/// Starts this program once more if the process that has started it ignores the end of its
/// children (`SIGCHLD`), which is inherited: then no exit status of a program is known.
#[cfg(unix)]
pub fn hear_of_ended_children() -> Result<(), CliError> {
    /// The bit of `SIGCHLD` among ignored signals, as Linux shows them.
    const CHILD_ENDED: u64 = 1 << 16;
    /// The environment variable of a program that was started once more.
    const STARTED_AGAIN: &str = "JUDGE_STARTED_AGAIN";
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status
        .lines()
        .find_map(|line| line.strip_prefix("SigIgn:"))
        .and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    if ignored.unwrap_or(0) & CHILD_ENDED == 0 {
        return Ok(());
    }
    let why = "the process that has started judge ignores the end of its children (SIGCHLD)";
    if env::var_os(STARTED_AGAIN).is_some() {
        return Err(CliError::Failed(why.into()));
    }
    let mut again = Command::new("env");
    again.arg("--default-signal=CHLD").env(STARTED_AGAIN, "1");
    again.arg(env::current_exe().unwrap_or_default());
    again.args(env::args_os().skip(1));
    let error = std::os::unix::process::CommandExt::exec(&mut again);
    Err(CliError::Failed(format!(
        "{why}, and cannot run env: {error}"
    )))
}

#[cfg(not(unix))]
pub fn hear_of_ended_children() -> Result<(), CliError> {
    Ok(())
}

/// A process, as `/proc` shows it.
struct Process {
    id: u32,
    /// Its parent, its process group and its session.
    leads_to: [u32; 3],
    /// When it was started.
    start: u64,
    /// Whether any of its threads is running.
    is_running: bool,
    /// Its processor time, with that of the processes that it has waited for.
    time: Duration,
}

impl Process {
    fn read(id: u32) -> io::Result<Self> {
        let text = fs::read(format!("/proc/{id}/stat"))?;
        let text = String::from_utf8_lossy(&text);
        // The second field is the name in parentheses, which may hold anything.
        let (_, fields) = text.rsplit_once(')').unwrap_or_default();
        let fields: Vec<&str> = fields.split_whitespace().collect();
        let number = |field: usize| -> u64 {
            let text = fields.get(field - 3);
            text.and_then(|text| text.parse().ok()).unwrap_or(0)
        };
        let has_ended = matches!(fields.first(), Some(&"Z" | &"X"));
        // Hundredths of a second, on all common machines.
        let ticks: u64 = (14..18).map(number).sum();
        Ok(Process {
            id,
            leads_to: [4, 5, 6].map(|field| number(field) as u32),
            start: number(22),
            // The first thread may end before others.
            is_running: !has_ended || number(20) > 1,
            time: Duration::from_millis(10 * ticks),
        })
    }

    /// Whether its environment has this variable. That of another user's process cannot be read.
    fn has_variable(&self, variable: &[u8]) -> bool {
        for _ in 0..LOOKS {
            let Ok(text) = fs::read(format!("/proc/{}/environ", self.id)) else {
                return false;
            };
            if !text.is_empty() || !self.is_running {
                return text.split(|&byte| byte == 0).any(|other| other == variable);
            }
            // It may just become another program: its environment is empty then.
            sleep(PAUSE);
        }
        false
    }
}

/// A shell that kills processes; nothing if there is none, or no process for it.
struct Watchdog(Option<Child>);

/// What it does: it is told numbers of processes, and groups with a minus sign, and kills them at
/// the end of its input. If this process was killed, the program may have more: three times, all
/// that have the variable are looked for.
const WATCHDOG: &str = r#"
while read -r number; do set -- "$@" "$number"; done
kill -s KILL -- "$@"
for time in 1 2 3; do
    kill -s KILL $(grep -lsF "$0" /proc/[0-9]*/environ | cut -d / -f 3)
done
"#;

/// A shell that runs a script, `$0` of which is given. Its input ends when this process ends in any
/// way; Ctrl-C does not reach it.
pub fn shell(script: &str, zero: &OsStr) -> Option<Child> {
    if !cfg!(unix) {
        return None;
    }
    let mut shell = Command::new("/bin/sh");
    shell.args(["-c", script]).arg(zero).stdin(Stdio::piped());
    shell.stdout(Stdio::null()).stderr(Stdio::null());
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut shell, 0);
    shell.spawn().ok()
}

impl Watchdog {
    /// A watchdog for processes with this variable.
    fn new(mark: &str) -> Self {
        Watchdog(shell(WATCHDOG, mark.as_ref()))
    }

    /// Tells it what to kill. It may have been killed itself.
    fn tell(&mut self, number: &str) {
        let stdin = self.0.as_mut().and_then(|shell| shell.stdin.as_mut());
        let _ = stdin.map(|stdin| writeln!(stdin, "{number}"));
    }

    /// Ends it at once.
    fn dismiss(&mut self) {
        if let Some(mut shell) = self.0.take() {
            let _ = shell.kill();
            let _ = shell.wait();
        }
    }
}

/// Whatever fails, what was started is killed: it is given a second, in case it was stopped.
impl Drop for Watchdog {
    fn drop(&mut self) {
        let start = Instant::now();
        if let Some(shell) = &mut self.0 {
            drop(shell.stdin.take());
            while start.elapsed() < Duration::from_secs(1) && matches!(shell.try_wait(), Ok(None)) {
                sleep(PAUSE);
            }
        }
        self.dismiss();
    }
}
