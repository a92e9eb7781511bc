//! `judge test`: right programs are accepted, wrong programs are caught, their inputs are made
//! small, and what was found is reported and kept.
#![cfg(target_os = "linux")]

use crate::common;
use crate::common::problems::Tested;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread::sleep;
use std::time::{Duration, Instant};

const JUDGE: &str = env!("CARGO_BIN_EXE_judge");

/// An empty directory.
pub fn directory() -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    common::directory(&format!("trial-{}", COUNT.fetch_add(1, Relaxed)))
}

/// A search, which ran in an empty directory.
pub struct Found {
    pub status: i32,
    pub text: String,
    errors: String,
    pub directory: PathBuf,
}

/// `judge test OPTIONS COMMAND`, for ten minutes at most.
pub fn try_out(options: &str, command: &[&str]) -> Found {
    let directory = directory();
    let mut judge = Command::new("timeout");
    judge.args(["--foreground", "--signal", "KILL", "600", JUDGE, "test"]);
    judge.args(options.split_whitespace()).args(command);
    let output = judge
        .current_dir(&directory)
        .env("JUDGE", JUDGE)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let [text, errors] =
        [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    Found {
        status: output.status.code().unwrap_or(-1),
        text,
        errors,
        directory,
    }
}

impl Found {
    /// A file that was kept, of a search in Spot.
    pub fn file(&self, name: &str) -> String {
        fs::read_to_string(self.directory.join("test-spot").join(name)).unwrap()
    }

    #[track_caller]
    pub fn expect(&self, status: i32, beginning: &str) {
        let Found { text, errors, .. } = self;
        assert_eq!(self.status, status, "{text}{errors}");
        assert!(text.starts_with(beginning), "{text}{errors}");
        assert_eq!(errors, "");
    }
}

for_each_problem!(right_programs_are_accepted);

fn right_programs_are_accepted(row: &Tested) {
    let name = row.name();
    let cases = 50.min(*row.problem.format.range().end());
    let options = format!("{name} --rounds 5 --cases {cases} --time-limit 60 --seed 1 --");
    try_out(&options, &[JUDGE, name]).expect(0, "accepted: 5 rounds, ");
}

#[test]
fn the_largest_games_of_spot_fit_into_little_memory() {
    let script = "ulimit -v 200000; exec \"$0\" test spot --size 1000 --rounds 1 true";
    let mut shell = Command::new("sh");
    let start = Instant::now();
    let output = shell
        .args(["-c", script, JUDGE])
        .current_dir(directory())
        .output();
    let text = String::from_utf8(output.unwrap().stdout).unwrap();
    assert!(text.starts_with("wrong answer: case 1"), "{text}");
    assert!(start.elapsed() < Duration::from_secs(10));
}

#[test]
fn a_failure_is_kept_before_it_is_made_small() {
    let place = directory();
    // Fails once, and hangs from then on.
    let script = "[ ! -e second ] || exec sleep 1000; : > second; exit 1";
    let mut judge = Command::new(JUDGE);
    judge.args(["test", "spot", "--rounds", "1", "--time-limit", "500"]);
    judge.args(["sh", "-c", script]);
    let mut judge = judge.current_dir(&place).spawn().unwrap();
    let start = Instant::now();
    while !place.join("test-spot/failing.found").exists()
        && start.elapsed() < Duration::from_secs(60)
    {
        sleep(Duration::from_millis(10));
    }
    judge.kill().unwrap();
    judge.wait().unwrap();
    assert!(place.join("test-spot/failing.in").exists());
    assert!(place.join("test-spot/failing.found").exists());
}

/// What a command that fails shows at a terminal.
fn shown_at_a_terminal(command: &str) -> String {
    let mut script = Command::new("script");
    script.args(["-qec", command, "/dev/null"]);
    let output = script.env("JUDGE", JUDGE).current_dir(directory()).output();
    let output = output.expect("`script` of util-linux, which this test needs");
    assert_eq!(output.status.code(), Some(1));
    String::from_utf8(output.stdout).unwrap()
}

/// At a terminal there is a line of progress, and what is found is said before it is made small.
#[test]
fn progress_at_a_terminal() {
    let command = "exec \"$JUDGE\" test spot --seed 7 --kind random -- sh -c 'exit 3'";
    let shown = shown_at_a_terminal(command);
    let (progress, rest) = shown.split_once("\x1b[K").unwrap();
    assert_eq!(progress, "\r0 rounds, 0 cases, 0 s, kind random");
    let rest = rest.replace(['\r', '\x1b'], "");
    let found = "runtime error; kept in test-spot/failing.in[K\n";
    assert!(rest.contains(found), "{shown:?}");
}

/// At a terminal the first word that is wrong is inverted in what was found.
#[test]
fn the_first_wrong_word_is_marked_at_a_terminal() {
    let command =
        "NO_COLOR= TERM=xterm \"$JUDGE\" test spot --seed 7 --rounds 1 sh -c 'echo Draws x'";
    let shown = shown_at_a_terminal(command);
    assert!(shown.contains("\r\n\x1b[7mDraws\x1b[m x\r\n"), "{shown:?}");
}

/// A crash of a program in C is located, if the compiler has sanitizers.
#[test]
fn a_crash_is_located() {
    let place = directory();
    let source = "#include <stdio.h>\nint row[2], n;\nint main(void) {\n  scanf(\"%d\", &n);\n  row[n * 1000000] = 1;\n  return 0;\n}\n";
    fs::write(place.join("mine.c"), source).unwrap();
    let mut compiler = Command::new("gcc");
    compiler.args([
        "-fsanitize=address,undefined",
        "mine.c",
        "-o",
        "has-sanitizers",
    ]);
    let has_sanitizers = compiler.current_dir(&place).status().unwrap().success();
    let mut judge = Command::new(JUDGE);
    judge.args(["test", "spot", "mine.c", "--rounds", "1"]);
    let output = judge.current_dir(&place).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("runtime error: signal: 11"), "{text}");
    let line = "(it crashes in line 5: row[n * 1000000] = 1;)\n";
    assert_eq!(text.contains(line), has_sanitizers, "{text}");
}
