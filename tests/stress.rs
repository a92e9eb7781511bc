//! `judge stress`: right programs are accepted, wrong programs are found out, and whatever a program
//! does, nothing hangs and nothing is left running.
#![cfg(unix)]

use crate::common;
use crate::common::problems::row;
use judge::workbench::explanation::counted;
use judge::{Problem, PROBLEMS};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::Mutex;
use std::thread::{scope, sleep};
use std::time::{Duration, Instant};

fn judge() -> Command {
    common::judge(&[])
}

/// A fresh directory for a test.
fn directory(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("stress-{name}"));
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

/// The program for a problem in `tests/wrong_programs`, compiled. It is right unless its argument
/// names a mistake to make.
pub fn program(problem: &str) -> PathBuf {
    static COMPILER: Mutex<()> = Mutex::new(());
    let _turn = COMPILER.lock();
    let source = common::path(&format!("tests/wrong_programs/{problem}.rs"));
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("wrong-{problem}"));
    let time = |path: &Path| fs::metadata(path).and_then(|data| data.modified()).ok();
    if time(&target) > time(&source) {
        return target;
    }
    let compiler = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let status = Command::new(compiler)
        .args(["--edition", "2021", "--crate-name", "wrong", "-O", "-o"])
        .arg(&target)
        .arg(source)
        .status();
    assert!(status.unwrap().success());
    target
}

/// Calls `test` for all problems, each in a thread of its own.
fn for_each_problem(test: impl Fn(&'static str) + Sync) {
    scope(|scope| {
        for problem in PROBLEMS {
            scope.spawn(|| test(problem.name()));
        }
    });
}

/// What `judge stress` found.
struct Found {
    status: i32,
    text: String,
    errors: String,
    directory: PathBuf,
}

fn stress(problem: &str, options: &[&str], command: &[&str]) -> Found {
    let words: Vec<&str> = [&[problem], options, command].concat();
    let name: String = words.join("-");
    let name = name.replace(|letter: char| !letter.is_ascii_alphanumeric(), "-");
    let directory = directory(&name);
    let output: Output = judge()
        .args(["stress", problem])
        .args(options)
        .arg("--keep")
        .arg(&directory)
        .arg("--")
        .args(command)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    Found {
        status: output.status.code().unwrap(),
        text: String::from_utf8(output.stdout).unwrap(),
        errors: String::from_utf8(output.stderr).unwrap(),
        directory,
    }
}

impl Found {
    fn file(&self, name: &str) -> String {
        fs::read_to_string(self.directory.join(name)).unwrap()
    }

    #[track_caller]
    fn expect(&self, status: i32, beginning: &str) {
        let Found { text, errors, .. } = self;
        assert_eq!(self.status, status, "{text}{errors}");
        assert!(text.starts_with(beginning), "{text}{errors}");
        assert_eq!(errors, "");
    }

    /// The checker gives the three files the same verdict.
    #[track_caller]
    fn expect_same_verdict(&self, problem: &str) {
        let path = |name: &str| self.directory.join(name);
        let check = |output: &str| {
            let mut command = judge();
            command.args(["check", problem]).arg(path("failing.in"));
            String::from_utf8(command.arg(path(output)).output().unwrap().stdout).unwrap()
        };
        assert_eq!(check("failing.expected"), "accepted\n");
        assert_eq!(
            check("failing.out").lines().next(),
            self.text.lines().next()
        );
    }
}

#[test]
fn right_programs_are_accepted() {
    for_each_problem(|problem| {
        let options = ["--rounds", "20", "--time-limit", "60", "--seed", "1"];
        let beginning = "accepted: 20 rounds, ";
        let ours = [env!("CARGO_BIN_EXE_judge"), problem];
        stress(problem, &options, &ours).expect(0, beginning);
        let program = program(problem);
        stress(problem, &options, &[program.to_str().unwrap()]).expect(0, beginning);
    });
}

/// As people test their own programs.
#[test]
fn right_programs_answer_the_samples() {
    for_each_problem(|problem| {
        let program = program(problem);
        let files = fs::read_dir(common::path("samples").join(problem)).unwrap();
        let files = files.map(|file| file.unwrap().path());
        for input in files.filter(|path| path.extension() == Some(OsStr::new("in"))) {
            let text = fs::read(&input).unwrap();
            let (_, output, _) = common::run(&mut Command::new(&program), text);
            let check = ["check", problem, input.to_str().unwrap(), "-"];
            let (_, verdict, _) = common::run(&mut common::judge(&check), output);
            assert_eq!(verdict, "accepted\n", "{}", input.display());
        }
    });
}

/// The head of `benches/stress.md`.
const HEAD: &str = "\
# Wrong programs

`judge stress` finds the mistake of each of these programs and makes the input small. They are in
`tests/wrong_programs/`, and a test compares the table with what is found, except for the time:

```sh
cargo test stress::wrong_programs -- --ignored
UPDATE=1 cargo test stress::wrong_programs -- --ignored
```

The second command writes the table again. All searches begin with seed 1. The input that is left is one-minimal: if
any one case or element of a case is left out or made simpler, the program does not fail any more. The time is that of
the whole search, with two searches at a time on two cores.

| problem | mistake | options | verdict | round | input left | seconds |
|---|---|---|---|--:|---|--:|
";

/// Options of the search for a mistake. Each mistake that leads to wrong answers is searched for, and
/// of the others these.
const OPTIONS: [(&str, &str, &str); 5] = [
    ("number-game", "not-sorted", "--size 14"),
    (
        "number-game",
        "exponential-time",
        "--time-limit 0.2 --shrink-time 10",
    ),
    ("game-schedule", "array-of-100", "--size 194"),
    ("spot", "empty-board-not-counted", "--kind emptied"),
    ("spot", "mirror-images", "--size 20"),
];

/// A problem, the mistake of a program, and options of the search for it.
type Search = (&'static Problem, &'static str, Option<&'static str>);

fn searches() -> Vec<Search> {
    let mistakes = PROBLEMS.iter().flat_map(|&problem| {
        let all = problem.package.mistakes.iter();
        all.flat_map(move |(verdict, names)| {
            names.iter().map(move |name| (problem, *verdict, *name))
        })
    });
    let searches = mistakes.filter_map(|(problem, verdict, mistake)| {
        let mut listed = OPTIONS.iter();
        let options = listed.find(|(name, of, _)| *name == problem.name() && *of == mistake);
        let options = options.map(|(_, _, options)| *options);
        (verdict == "wrong_answer" || options.is_some()).then_some((problem, mistake, options))
    });
    searches.collect()
}

/// What is left of a failing input: its cases, and how large the largest of them is.
fn size(problem: &Problem, input: &str) -> String {
    let cases = problem.framing.split(input.as_bytes());
    let cost = cases.iter().map(|case| (problem.shrinker.cost)(case)).max();
    let parts = row(problem.name()).measures.iter().zip(cost.unwrap());
    let mut parts: Vec<String> = parts.map(|(what, count)| counted(count, what)).collect();
    parts.insert(0, counted(cases.len() as u64, "case"));
    parts.join(", ")
}

/// A row of the table, without the time.
fn table_row((problem, mistake, options): Search) -> String {
    let (name, program) = (problem.name(), program(problem.name()));
    let options = options.unwrap_or_default();
    let mut all = vec!["--seed", "1"];
    if !options.contains("--time-limit") {
        // A busy machine must not change what is found.
        all.extend(["--time-limit", "20", "--shrink-time", "600"]);
    }
    all.extend(options.split_whitespace());
    let found = stress(name, &all, &[program.to_str().unwrap(), mistake]);
    assert_eq!(found.status, 1, "{mistake}: {}{}", found.text, found.errors);
    let mut lines = found.text.lines();
    let round = lines.find_map(|line| line.strip_prefix("round "));
    let mut round = round.unwrap().split(',').next().unwrap();
    let (verdict, _) = found.text.split_once(':').unwrap();
    let input = found.file("failing.in");
    let mut size = size(problem, &input);
    if verdict == "time limit exceeded" {
        let cases = problem.framing.split(input.as_bytes()).len();
        assert_eq!(cases, 1, "{}", found.text);
        (round, size) = ("-", "1 case, whose size depends on the machine".into());
    } else if !verdict.starts_with("runtime") {
        found.expect_same_verdict(name);
    }
    assert!(found.text.contains(&format!("judge explain {name} ")));
    let mistake = mistake.replace('-', " ");
    format!("| {name} | {mistake} | {options} | {verdict} | {round} | {size} |")
}

#[test]
#[ignore = "takes long"]
fn wrong_programs_are_found_and_their_inputs_made_small() {
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
    let path = common::path("benches/stress.md");
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
fn games_that_empty_the_board_are_not_generated_by_default() {
    let program = program("spot");
    let command = [program.to_str().unwrap(), "empty-board-not-counted"];
    let found = stress("spot", &["--rounds", "60", "--time-limit", "20"], &command);
    found.expect(0, "accepted: 60 rounds, ");
    let rest: Vec<&str> = found.text.lines().skip(1).collect();
    let expected =
        "not tried without --kind emptied: the board is emptied again (accepted programs \
                    differ on these)";
    assert_eq!(rest, [expected]);
    // With a kind, the others are left out on purpose.
    let options = ["--rounds", "1", "--kind", "random"];
    let found = stress("spot", &options, &[env!("CARGO_BIN_EXE_judge"), "spot"]);
    assert_eq!(found.text.lines().count(), 1, "{}", found.text);
}

#[test]
fn one_round_is_singular() {
    let command = [env!("CARGO_BIN_EXE_judge"), "cheat"];
    stress("cheat", &["--rounds", "1"], &command).expect(0, "accepted: 1 round, 100 cases, ");
}

#[test]
#[cfg(target_os = "linux")]
fn the_largest_games_of_spot_fit_into_little_memory() {
    let script = format!(
        "ulimit -v 200000; cd '{}'; exec '{}' stress spot --size 2000 --rounds 1 -- true",
        directory("memory").display(),
        env!("CARGO_BIN_EXE_judge")
    );
    let start = Instant::now();
    let output = Command::new("sh").args(["-c", &script]).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("wrong answer: case 1"), "{text}");
    assert!(start.elapsed() < Duration::from_secs(10));
}

#[test]
fn blanks_that_the_judge_of_cheat_ignores_are_no_failure() {
    let program = program("cheat");
    let command = [program.to_str().unwrap(), "trailing-blanks"];
    stress("cheat", &["--rounds", "20"], &command).expect(0, "accepted: 20 rounds, ");
}

#[test]
fn the_same_seed_finds_the_same() {
    let program = program("cheat");
    let find = || {
        let command = [program.to_str().unwrap(), "king-after-queen"];
        stress("cheat", &["--seed", "7", "--shrink-time", "600"], &command).file("failing.in")
    };
    assert_eq!(find(), find());
}

#[test]
fn the_command_shown_reproduces_the_failure() {
    let place = directory("again");
    let judge_of = |arguments: &str| {
        let script = format!("judge() {{ '{}' \"$@\"; }}\n", env!("CARGO_BIN_EXE_judge"));
        let mut shell = Command::new("sh");
        shell.args(["-c", &(script + arguments)]);
        let output = shell.current_dir(&place).output().unwrap();
        assert_eq!(output.stderr, b"");
        String::from_utf8(output.stdout).unwrap()
    };
    let after = |text: &str, heading: &str| -> String {
        let line = text.lines().find_map(|line| line.strip_prefix(heading));
        line.unwrap().into()
    };
    let program = program("spot");
    let first = judge_of(&format!(
        "judge stress spot --seed 7 --kind mirrored --size 6 --time-limit 3 --keep \"it's here\" \
         -- '{}' mirror-images",
        program.display()
    ));
    let input = place.join("it's here/failing.in");
    let failing = fs::read(&input).unwrap();
    fs::remove_file(&input).unwrap();
    let again = judge_of(&after(&first, "reproduce with: "));
    assert_eq!(again, first);
    assert_eq!(fs::read(&input).unwrap(), failing);
    let explanation = judge_of(&after(&first, "explain with: "));
    assert!(explanation.starts_with("=== Game 1 ==="), "{explanation}");
}

#[test]
fn a_failure_is_kept_before_it_is_made_small() {
    let place = directory("kept-at-once");
    // Fails once, and hangs from then on.
    let script = format!(
        "if [ -e '{0}/second' ]; then sleep 1000; fi; : > '{0}/second'; exit 1",
        place.display()
    );
    let mut judge = judge()
        .args(["stress", "spot", "--time-limit", "500", "--keep"])
        .arg(&place)
        .args(["--", "sh", "-c", &script])
        .spawn()
        .unwrap();
    let start = Instant::now();
    while !place.join("failing.out").exists() && start.elapsed() < Duration::from_secs(5) {
        sleep(Duration::from_millis(10));
    }
    judge.kill().unwrap();
    judge.wait().unwrap();
    assert!(place.join("failing.in").exists());
    assert!(place.join("failing.out").exists());
}

#[test]
fn a_crash_is_a_runtime_error() {
    let script = "echo so it goes >&2; exit 3";
    let found = stress("spot", &[], &["sh", "-c", script]);
    found.expect(1, "runtime error: exit status: 3\n");
    assert!(found.text.contains("\nso it goes\n"), "{}", found.text);
    assert_eq!(found.file("failing.in").lines().count(), 6);
    let found = stress("spot", &[], &["sh", "-c", "kill -s SEGV $$"]);
    found.expect(1, "runtime error: signal: 11");
}

#[test]
fn a_failure_after_the_right_output_is_a_runtime_error() {
    let script = format!("'{}' spot | head -n 3; exit 1", env!("CARGO_BIN_EXE_judge"));
    let found = stress("spot", &[], &["sh", "-c", &script]);
    found.expect(1, "runtime error: exit status: 1\n");
    assert_eq!(found.file("failing.out"), found.file("failing.expected"));
}

#[test]
fn hanging_exceeds_the_time_limit() {
    let once = ["--cases", "1", "--time-limit", "0.2", "--shrink-time", "1"];
    stress("spot", &once, &["sleep", "1000"]).expect(1, "time limit exceeded: 0.00 s ");
    let options = ["--time-limit", "0.2"];
    let found = stress("spot", &options, &["sh", "-c", "while :; do :; done"]);
    found.expect(1, "time limit exceeded: 0.");
    assert_eq!(found.file("failing.in").lines().count(), 6);
}

#[test]
fn writing_forever_exceeds_the_output_limit() {
    for (script, stream) in [
        ("exec yes", "standard output"),
        ("exec yes >&2", "standard error"),
        ("yes & wait", "standard output"),
    ] {
        let found = stress("spot", &[], &["sh", "-c", script]);
        found.expect(1, "output limit exceeded: more than ");
        let verdict = found.text.lines().next().unwrap();
        assert!(
            verdict.ends_with(&format!(" bytes on {stream}")),
            "{verdict}"
        );
        assert!(found.text.len() < 10_000);
        assert_eq!(found.file("failing.in").lines().count(), 6);
    }
}

#[test]
fn a_program_that_reads_nothing_does_not_hang() {
    let options = ["--kind", "draws"];
    let found = stress("spot", &options, &["sh", "-c", "exec <&-; echo Draw"]);
    found.expect(1, "wrong answer: ");
    // The answer is right for one draw and wrong for two.
    assert!(
        found.text.starts_with("wrong answer: case 2, line 2: "),
        "{}",
        found.text
    );
}

/// Whether the process whose number is in the file is running.
fn is_running(file: &Path) -> bool {
    let number = fs::read_to_string(file).unwrap_or_default();
    let state = Command::new("ps")
        .args(["-o", "stat=", "-p", number.trim()])
        .output();
    let state = String::from_utf8(state.unwrap().stdout).unwrap();
    !state.trim().is_empty() && !state.trim().starts_with('Z')
}

#[track_caller]
fn expect_gone(file: &Path) {
    let start = Instant::now();
    while is_running(file) {
        assert!(start.elapsed() < Duration::from_secs(5), "still running");
        sleep(Duration::from_millis(10));
    }
}

#[test]
fn children_of_the_program_end_with_it() {
    let place = directory("children");
    let (left, waits) = (place.join("left"), place.join("waits"));
    let script = format!("sleep 1000 & echo $! > '{}'; echo Draw", left.display());
    stress("spot", &[], &["sh", "-c", &script]).expect(1, "wrong answer: ");
    expect_gone(&left);
    let script = format!("sleep 1000 & echo $! > '{}'; wait", waits.display());
    let options = ["--time-limit", "0.2"];
    stress("spot", &options, &["sh", "-c", &script]).expect(1, "time limit exceeded: ");
    expect_gone(&waits);
}

#[test]
fn wrong_command_lines_are_explained() {
    for arguments in [
        &["spot"][..],
        &["spot", "--"],
        &["sport", "--", "true"],
        &["spot", "--kind", "nonsense", "--", "true"],
        &["spot", "--size", "1", "--", "true"],
        &["spot", "--rounds", "many", "--", "true"],
        &["spot", "--rounds", "0", "--", "true"],
        &["spot", "--time-limit", "-1", "--", "true"],
        &["spot", "--time-limit", "0", "--", "true"],
        &["spot", "--time-limit", "1e-300", "--", "true"],
        &["spot", "--time-limit", "86401", "--", "true"],
        &["spot", "--time-limit", "NaN", "--", "true"],
        &["spot", "--", "./there-is-no-such-program"],
    ] {
        let output = judge().arg("stress").args(arguments).output().unwrap();
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {errors}");
        assert_eq!(errors.lines().count(), 1, "{errors}");
    }
    let output = judge()
        .args(["stress", "spot", "--kind", "nonsense", "--", "true"])
        .output()
        .unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(
        errors.contains("`judge generate spot --help` lists them"),
        "{errors}"
    );
    let output = judge().args(["stress", "spot", "--help"]).output().unwrap();
    assert!(output.stdout.starts_with(b"judge stress spot "));
    // The arguments after `--` belong to the program.
    let command = ["cat", "--help"];
    stress("spot", &[], &command).expect(1, "wrong answer: ");
}

/// A name that is not UTF-8 is kept to the byte, also in the commands shown, as bash reads them.
#[test]
#[cfg(target_os = "linux")]
fn the_directory_may_have_any_name() {
    use std::os::unix::ffi::OsStrExt;
    for words in [&[&b"--keep=a=\xff'b"[..]][..], &[b"--keep", b"a=\xff'b"]] {
        let place = directory("any-name");
        let mut judge = judge();
        judge.args(["stress", "spot"]).current_dir(&place);
        judge.args(words.iter().map(|word| OsStr::from_bytes(word)));
        let text = judge.args(["--", "true"]).output().unwrap().stdout;
        let found = place.join(OsStr::from_bytes(b"a=\xff'b"));
        assert_eq!(fs::read_dir(&place).unwrap().count(), 1);
        assert_eq!(fs::read_dir(found).unwrap().count(), 3);
        let command = r"judge explain spot $'a=\xff\'b/failing.in'";
        assert!(String::from_utf8(text).unwrap().contains(command));
    }
}
