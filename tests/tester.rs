//! What a program under test may do to processes: nothing stalls a search or outlives it, and the
//! time limit counts processor time. `tests/commands/test*.txt` have the rest of `judge test`.
#![cfg(target_os = "linux")]

use crate::common::{directory, judge, run};
use std::fs;
use std::path::PathBuf;
use std::process;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The numbers of searches, which tell their directories and their processes apart.
static COUNT: AtomicU64 = AtomicU64::new(0);

/// A search, which ran in an empty directory.
pub struct Found {
    pub status: i32,
    pub text: String,
    errors: String,
    pub directory: PathBuf,
}

/// `judge test OPTIONS COMMAND`.
pub fn try_out(options: &str, command: &[&str]) -> Found {
    let directory = directory(&format!("tester-{}", COUNT.fetch_add(1, Relaxed)));
    let mut judge = judge(&["test"]);
    judge.args(options.split_whitespace()).args(command);
    judge.env("JUDGE", env!("CARGO_BIN_EXE_judge"));
    let (status, text, errors) = run(judge.current_dir(&directory), "");
    Found {
        status: status.unwrap_or(-1),
        text,
        errors,
        directory,
    }
}

impl Found {
    #[track_caller]
    fn expect(&self, status: i32, beginning: &str) {
        let Found { text, errors, .. } = self;
        assert_eq!(self.status, status, "{text}{errors}");
        assert!(text.starts_with(beginning), "{text}{errors}");
        assert_eq!(errors, "");
    }
}

/// A search for which a script is the program. The script may contain:
/// - `SLEEP`, a command that sleeps for a time at which no other process does;
/// - `WAIT`, which waits until it does.
struct Search {
    seconds: String,
    found: Found,
}

impl Search {
    fn new(options: &str, script: &str) -> Self {
        let seconds = format!("{}.{:03}", process::id(), COUNT.fetch_add(1, Relaxed));
        let sleep = format!("sleep {seconds}");
        let wait = format!("until grep -qszFx {seconds} /proc/[0-9]*/cmdline; do :; done");
        let script = script.replace("SLEEP", &sleep).replace("WAIT", &wait);
        let found = try_out(options, &["bash", "-c", &script]);
        Search { seconds, found }
    }

    /// `SLEEP` does not run, or was killed just now.
    fn expect_no_sleep(&self, script: &str) {
        let start = Instant::now();
        while self.sleeps() {
            assert!(start.elapsed() < Duration::from_secs(10), "{script}");
            sleep(Duration::from_millis(10));
        }
    }

    /// Whether `SLEEP` is running.
    fn sleeps(&self) -> bool {
        let sleeps = format!("sleep\0{}\0", self.seconds).into_bytes();
        let mut processes = fs::read_dir("/proc").unwrap().map(Result::unwrap);
        processes.any(|process| {
            let arguments = fs::read(process.path().join("cmdline"));
            arguments.is_ok_and(|arguments| arguments == sleeps)
        })
    }
}

/// One run, and the input is not made smaller.
const ONE_RUN: &str = "spot --seed 1 --cases 1 --search 0.001 --time-limit 0.3";
const LONG_RUN: &str = "spot --seed 1 --cases 1 --search 0.001 --time-limit 10";

#[test]
fn nothing_is_left_of_a_program_that_ends() {
    for script in [
        "SLEEP &",
        "trap '' TERM HUP INT; SLEEP &",
        // The signals reach the shell that kills the group, too.
        "trap '' HUP INT QUIT TERM; SLEEP & WAIT; for s in HUP INT QUIT TERM; do kill -s $s 0; done",
        "(SLEEP & SLEEP &)",
        // A stopped one, too.
        "SLEEP & WAIT; kill -s STOP $!",
        "for n in {1..600}; do SLEEP & done",
    ] {
        let search = Search::new(LONG_RUN, &format!("{script}\nWAIT; echo Wrong"));
        search.found.expect(1, "wrong answer: ");
        search.expect_no_sleep(script);
    }
}

/// It stops its whole group, with the shell that should kill it, and ignores the signal that the
/// system sends to a stopped group.
#[test]
fn nothing_is_left_of_a_program_that_waits() {
    let script = "trap '' HUP; SLEEP & WAIT; echo Waits; kill -s STOP 0";
    let search = Search::new(
        "spot --seed 1 --cases 1 --search 0.001 --time-limit 0.1",
        script,
    );
    search.found.expect(1, "time limit exceeded: ");
    let found = search.found.directory.join("test-spot/failing.found");
    assert_eq!(fs::read_to_string(found).unwrap(), "Waits\n");
    search.expect_no_sleep(script);
}

#[test]
fn nothing_is_left_when_the_judge_is_killed() {
    for (start, signal) in [
        ("trap '' TERM; SLEEP &", "TERM"),
        ("SLEEP &", "KILL"),
        ("SLEEP & WAIT; kill -s STOP $!", "TERM"),
    ] {
        let script = format!("{start}\nWAIT; : > started; kill -s {signal} $PPID; wait; sleep 9");
        let search = Search::new("spot --time-limit 500", &script);
        assert!(search.found.directory.join("started").exists(), "{script}");
        search.expect_no_sleep(&script);
    }
}

#[test]
#[ignore = "takes long"]
fn the_time_limit_counts_processor_time() {
    let slow = "sleep 1.5; exec \"$JUDGE\" spot";
    let search = Search::new("spot --cases 1 --rounds 1 --time-limit 1", slow);
    search.found.expect(0, "accepted: ");
    for script in [
        "while :; do :; done",
        // Of processes that were waited for.
        "while :; do $(for n in {1..9999}; do :; done); done",
    ] {
        let text = Search::new(ONE_RUN, script).found.text;
        let verdict = text.lines().next().unwrap();
        let time = verdict.strip_prefix("time limit exceeded: ");
        let time = time.and_then(|time| time.strip_suffix(" s (limit 0.30 s)"));
        assert!(
            time.expect(verdict).parse::<f64>().unwrap() > 0.3,
            "{verdict}"
        );
    }
    let beginning = "time limit exceeded: it sleeps or waits, 3.";
    Search::new(ONE_RUN, "sleep 1000")
        .found
        .expect(1, beginning);
}
