//! A program under test with all processes that it starts: how they are found, timed and ended.
//!
//! The program gets a process group of its own and an environment variable whose name belongs to
//! this run. On Linux, `/proc` then shows its processes: those that inherited the variable,
//! whatever group, session and parent they have by now, and those without it whose parent, group or
//! session is one of them. They are killed until none is left, for a bounded time.
//!
//! Safe Rust can send a signal to its own children only, so a watchdog sends it: a shell in another
//! group, which is told what to kill and does so at the end of its input. Its input also ends if
//! this process ends in any way. A watchdog that the program has killed or stopped is replaced.

use crate::cli::error::{failed, CliError};
use crate::cli::output::shown;
use std::collections::HashSet;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::process::{self, Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A program that was started, and all processes that it has started.
pub struct Processes {
    program: Child,
    watchdog: Watchdog,
    /// The name of their environment variable.
    mark: String,
    /// Whether `/proc` shows them.
    are_shown: bool,
}

/// How long killed processes may take to end.
const END: Duration = Duration::from_secs(10);

/// How long to look again if a process just becomes another program and shows no environment.
const LOOK: Duration = Duration::from_millis(100);

/// A pause between two looks.
const PAUSE: Duration = Duration::from_millis(1);

/// How often processes are listed in one look.
const LISTS: usize = 3;

/// How many processes a watchdog is told to kill. More might not fit into its pipe, and writing
/// would wait for a watchdog that was stopped.
const AT_A_TIME: usize = 500;

impl Processes {
    /// Starts a program.
    pub fn start(command: &mut Command) -> Result<Self, CliError> {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let own = process::id().to_string();
        let mark = format!("JUDGE_STRESS_{own}_{number}");
        let watchdog = Watchdog::new(&mark);
        let mut watchdog = watchdog.map_err(failed("cannot run /bin/sh"))?;
        command.env(&mark, "");
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let program = command.spawn().map_err(|error| {
            let name = shown(command.get_program());
            let message = match advice(command.get_program()) {
                Some(advice) => format!("cannot run {name}: {advice}"),
                None => format!("cannot run {name}: {error}"),
            };
            match error.kind() {
                ErrorKind::NotFound | ErrorKind::PermissionDenied => CliError::Usage(message),
                // The command is right, but there is no process for it, say.
                _ => CliError::Failed(message),
            }
        })?;
        watchdog.tell(&format!("-{}", program.id()));
        Ok(Processes {
            program,
            watchdog,
            mark,
            are_shown: fs::read_link("/proc/self").is_ok_and(|link| link.as_os_str() == &*own),
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

    /// The processor time of all processes and of those that they have waited for; `None` where the
    /// system does not tell.
    pub fn time(&self) -> io::Result<Option<Duration>> {
        let (all, _) = self.all()?;
        Ok(self.are_shown.then(|| total(&all)))
    }

    /// Kills what is running. Returns the exit status of the program, and the time as above.
    pub fn end(mut self) -> io::Result<(ExitStatus, Option<Duration>)> {
        let start = Instant::now();
        let mut time = None;
        while self.are_shown {
            let (mut all, is_complete) = self.all()?;
            time.get_or_insert(total(&all));
            all.retain(|process| process.is_running);
            if all.is_empty() && (is_complete || start.elapsed() > LOOK) {
                self.watchdog.dismiss();
                break;
            }
            if start.elapsed() > END {
                let message = format!("{} processes are left", all.len());
                return Err(io::Error::other(message));
            }
            if !all.is_empty() {
                for process in all.iter().take(AT_A_TIME) {
                    self.watchdog.tell(&process.id.to_string());
                }
                self.watchdog.kill();
                // If no process can be started now, the end of some of these changes that.
                if let Ok(next) = Watchdog::new(&self.mark) {
                    self.watchdog = next;
                }
            }
            let _ = self.program.kill();
            sleep(PAUSE);
        }
        let _ = self.program.kill();
        Ok((self.program.wait()?, time))
    }

    /// The processes that are shown, with those that have ended but were not waited for, and whether
    /// these are all for sure.
    fn all(&self) -> io::Result<(Vec<Process>, bool)> {
        if !self.are_shown {
            return Ok((Vec::new(), true));
        }
        let program = Process::read(self.program.id())?;
        let load = fs::read_to_string("/proc/loadavg")?;
        if load.trim_end().ends_with(&format!(" {}", program.id)) {
            // The last process that was started on this system is the program.
            return Ok((vec![program], true));
        }
        let variable = format!("{}=", self.mark);
        let (mut listed, mut unclear) = (HashSet::new(), HashSet::new());
        let mut ids = HashSet::from([program.id]);
        let mut processes = Vec::new();
        // One that ends before it is read may have started another that is not listed: list again.
        for _ in 0..LISTS {
            for entry in fs::read_dir("/proc")? {
                let name = entry?.file_name();
                let id = name.to_str().and_then(|name| name.parse().ok());
                let id = id.filter(|id| listed.insert(*id));
                let Some(process) = id.and_then(|id| Process::read(id).ok()) else {
                    continue;
                };
                let has_variable = process.has_variable(variable.as_bytes());
                if has_variable == Some(true) {
                    ids.insert(process.id);
                } else if has_variable.is_none() && process.start >= program.start {
                    unclear.insert(process.id);
                }
                processes.push(process);
            }
        }
        let mut known = 0;
        while known < ids.len() {
            known = ids.len();
            for process in &processes {
                if process.leads_to.iter().any(|id| ids.contains(id)) {
                    ids.insert(process.id);
                }
            }
        }
        processes.retain(|process| ids.contains(&process.id));
        Ok((processes, unclear.is_subset(&ids)))
    }
}

/// What to type instead of a command that cannot be run.
fn advice(program: &OsStr) -> Option<String> {
    let (path, name) = (Path::new(program), shown(program));
    let is_here = path.is_file();
    if is_here && !name.contains('/') && !cfg!(windows) {
        return Some(format!("a program in this directory is called as ./{name}"));
    }
    if is_here && !cfg!(windows) {
        return Some(format!(
            "it is not executable; try `chmod +x {name}`, or name the program that runs it first"
        ));
    }
    let text = "there is no such program; its arguments are words of their own";
    (!is_here && name.contains(' ')).then(|| text.into())
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

    /// Whether its environment has this variable. `None` if it is just ending or becoming another
    /// program: its environment is empty then.
    fn has_variable(&self, variable: &[u8]) -> Option<bool> {
        // That of another user's process cannot be read.
        let text = fs::read(format!("/proc/{}/environ", self.id));
        let has_variable =
            |text: &[u8]| text.split(|&byte| byte == 0).any(|other| other == variable);
        match text {
            Ok(text) if text.is_empty() && self.is_running => None,
            text => Some(text.is_ok_and(|text| has_variable(&text))),
        }
    }
}

fn total(processes: &[Process]) -> Duration {
    processes.iter().map(|process| process.time).sum()
}

/// A shell that kills processes; on systems without one, nothing.
struct Watchdog(Option<Child>);

/// What it does: it is told numbers of processes, and groups with a minus sign, and kills them at
/// the end of its input. If this process was killed, the program may have more: three times, all
/// that have the variable are looked for.
const WATCHDOG: &str = r#"
while read -r number; do set -- "$@" "$number"; done
kill -s KILL -- "$@"
for time in 1 2 3; do
    kill -s KILL $(grep -lsF "$0=" /proc/[0-9]*/environ | cut -d / -f 3)
done
"#;

impl Watchdog {
    /// A watchdog for processes with this variable.
    fn new(mark: &str) -> io::Result<Self> {
        if !cfg!(unix) {
            return Ok(Watchdog(None));
        }
        let mut shell = Command::new("/bin/sh");
        shell.args(["-c", WATCHDOG, mark]).stdin(Stdio::piped());
        shell.stdout(Stdio::null()).stderr(Stdio::null());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut shell, 0);
        Ok(Watchdog(Some(shell.spawn()?)))
    }

    /// Tells it what to kill. It may have been killed itself.
    fn tell(&mut self, number: &str) {
        let stdin = self.0.as_mut().and_then(|shell| shell.stdin.as_mut());
        if let Some(stdin) = stdin {
            let _ = stdin.write_all(format!("{number}\n").as_bytes());
        }
    }

    /// Lets it kill, unless it was stopped.
    fn kill(&mut self) {
        let start = Instant::now();
        if let Some(shell) = &mut self.0 {
            drop(shell.stdin.take());
            while start.elapsed() < Duration::from_secs(1) && matches!(shell.try_wait(), Ok(None)) {
                sleep(PAUSE);
            }
        }
        self.dismiss();
    }

    /// Ends it.
    fn dismiss(&mut self) {
        if let Some(mut shell) = self.0.take() {
            let _ = shell.kill();
            let _ = shell.wait();
        }
    }
}

/// Whatever fails, what was started is killed.
impl Drop for Watchdog {
    fn drop(&mut self) {
        self.kill();
    }
}
