//! `judge test`: right programs are accepted, wrong programs are caught, their inputs are made
//! small, and what was found is reported and kept.
#![cfg(target_os = "linux")]

use crate::common;
use crate::common::problems::{tested, Tested};
use judge::workbench::explanation::counted;
use judge::workbench::problem::Failure;
use judge::{Problem, PROBLEMS};
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::Mutex;
use std::thread::{scope, sleep};
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

    /// The line of the report that says how the program fails.
    pub fn verdict(&self) -> &str {
        let is_verdict = |line: &&str| {
            let verdicts = ["wrong", "presentation", "runtime", "time", "output"];
            verdicts.iter().any(|verdict| line.starts_with(verdict)) && line.contains(": ")
        };
        self.text.lines().find(is_verdict).expect("a verdict")
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

/// The head of `benches/mistakes.md`.
const HEAD: &str = "\
# Mistakes

`judge test` finds each of these mistakes of the plain solutions and makes the input small. The
option `--mistake` selects the mistake. A test compares the table, except for the time, with what
`judge test` finds:

```sh
cargo test trial::mistakes -- --ignored
UPDATE=1 cargo test trial::mistakes -- --ignored
```

The second command writes the table again. All searches begin with seed 1. The input that is left is one-minimal: if
any one case or element of a case is left out or made simpler, the program no longer fails; but a presentation
error on the sample or on a pitfall is left as it is. The time is that of
the whole search, with two searches at a time on two cores.

| problem | mistake | options | verdict | found by | input left | seconds |
|---|---|---|---|---|---|--:|
";

/// Options of the search for a mistake. Each mistake that leads to wrong answers is searched for;
/// of the others, only these are.
const OPTIONS: [(&str, &str, &str); 5] = [
    ("number-game", "not-sorted", "--size 14"),
    (
        "number-game",
        "exponential-time",
        "--size 19 --time-limit 0.2",
    ),
    ("game-schedule", "array-of-100", "--size 194"),
    ("spot", "empty-board-not-counted", "--kind emptied"),
    ("spot", "mirror-images", "--size 20"),
];

/// A problem, the mistake of a program, and options of the search for it.
type Search = (&'static Problem, &'static str, Option<&'static str>);

fn searches() -> Vec<Search> {
    let mistakes = PROBLEMS.iter().flat_map(|&problem| {
        let mistakes = problem.package.mistakes.iter();
        mistakes.map(move |mistake| (problem, mistake))
    });
    let searches = mistakes.filter_map(|(problem, mistake)| {
        let mut listed = OPTIONS.iter();
        let options = listed.find(|(name, of, _)| *name == problem.name() && *of == mistake.name);
        let options = options.map(|(_, _, options)| *options);
        (matches!(
            mistake.failure,
            Failure::WrongAnswer | Failure::Disputed | Failure::PresentationError
        ) || options.is_some())
        .then_some((problem, mistake.name, options))
    });
    searches.collect()
}

/// What is left of a failing input: its cases, and how large the largest of them is.
fn size(problem: &Problem, cases: &[&[u8]]) -> String {
    let cost = cases.iter().map(|case| (problem.shrinker.cost)(case)).max();
    let parts = tested(problem.name()).measures.iter().zip(cost.unwrap());
    let mut parts: Vec<String> = parts.map(|(what, count)| counted(count, what)).collect();
    parts.insert(0, counted(cases.len() as u64, "case"));
    parts.join(", ")
}

/// A row of the table, without the time.
fn table_row((problem, mistake, options): Search) -> String {
    let name = problem.name();
    let options = options.unwrap_or_default();
    let mut all = format!("{name} --seed 1 {options}");
    if !options.contains("--time-limit") {
        // A busy machine must not change what is found.
        all += " --time-limit 20 --search 600";
    }
    let found = try_out(&all, &["--mistake", mistake]);
    let Found {
        text, directory, ..
    } = &found;
    assert_eq!(found.status, 1, "{text}{}", found.errors);
    let advice = [
        &format!("judge explain {name} "),
        " alone is answered right",
    ];
    assert!(advice.iter().any(|advice| text.contains(*advice)), "{text}");
    let full_verdict = found.verdict();
    let found_by = text.lines().find_map(|line| line.strip_prefix("found by "));
    let found_by = found_by.unwrap().replace("the input ", "");
    let mut found_by = found_by.split(" of ").next().unwrap();
    let (verdict, _) = full_verdict.split_once(':').unwrap();
    let path = |file: &str| directory.join(format!("test-{name}")).join(file);
    let input = fs::read(path("failing.in")).unwrap();
    let cases = problem.format.split(&input);
    let mut size = size(problem, &cases);
    if verdict == "time limit exceeded" {
        assert_eq!(cases.len(), 1, "{text}");
        found_by = "-";
        size = "1 case, whose size depends on the machine".into();
    } else if !verdict.starts_with("runtime") {
        // The checker gives the files the same verdict.
        for (output, verdict) in [("expected", "accepted"), ("found", full_verdict)] {
            let mut judge = Command::new(JUDGE);
            judge.args(["check", name]).arg(path("failing.in"));
            let output = judge
                .arg(path(&format!("failing.{output}")))
                .output()
                .unwrap();
            let checked = String::from_utf8(output.stdout).unwrap();
            assert_eq!(checked.lines().next(), Some(verdict));
        }
    }
    let mistake = mistake.replace('-', " ");
    format!("| {name} | {mistake} | {options} | {verdict} | {found_by} | {size} |")
}

#[test]
#[ignore = "takes long"]
fn mistakes_are_found_and_their_inputs_made_small() {
    let searches = searches();
    let next = AtomicUsize::new(0);
    let rows = Mutex::new(Vec::new());
    let work = || loop {
        let number = next.fetch_add(1, Relaxed);
        let Some(&search) = searches.get(number) else {
            break;
        };
        let start = Instant::now();
        let text = table_row(search);
        let seconds = start.elapsed().as_secs_f64();
        rows.lock().unwrap().push((number, text, seconds));
    };
    scope(|scope| {
        scope.spawn(work);
        scope.spawn(work);
    });
    let mut rows = rows.into_inner().unwrap();
    rows.sort_by_key(|(number, ..)| *number);
    let path = common::path("benches/mistakes.md");
    if std::env::var_os("UPDATE").is_some() {
        let rows = rows
            .iter()
            .map(|(_, row, seconds)| format!("{row} {seconds:.1} |\n"));
        fs::write(&path, HEAD.to_string() + &rows.collect::<String>()).unwrap();
    }
    let text = fs::read_to_string(&path).unwrap();
    let shown = text
        .strip_prefix(HEAD)
        .expect("the head as it is here")
        .lines();
    let shown: Vec<&str> = shown
        .map(|line| line.rsplitn(3, '|').last().unwrap())
        .collect();
    let found: Vec<&str> = rows
        .iter()
        .map(|(_, row, _)| row.trim_end_matches('|'))
        .collect();
    assert_eq!(shown, found);
}

#[test]
fn the_largest_games_of_spot_fit_into_little_memory() {
    let script = "ulimit -v 200000; exec \"$0\" test spot --size 2000 --rounds 1 true";
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
