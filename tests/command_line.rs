//! The command line: names, options, files, exit statuses, and how the binary gets along with
//! pipes and terminals.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

const GAME: &str = "2\n1 1 +\n2 2 +\n2 2 -\n1 2 +\n0\n";
const ANSWER: &str = "Player 2 wins on move 3\n";

fn judge(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
    command.args(arguments);
    command.stdin(Stdio::piped());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the judge to its end on this standard input.
fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = judge(arguments).spawn().expect("a process");
    let mut stdin = child.stdin.take().expect("a pipe");
    // The judge need not read it.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("an end")
}

/// The exit status, standard output and standard error of the judge with these arguments.
fn outcome(arguments: &[&str], input: &str) -> (Option<i32>, String, String) {
    let output = run(arguments, input);
    (
        output.status.code(),
        String::from_utf8(output.stdout).expect("text"),
        String::from_utf8(output.stderr).expect("text"),
    )
}

/// A wrong command line: status 2, nothing printed, one line of complaint, which this gives.
fn wrong(arguments: &[&str]) -> String {
    let (status, printed, complaint) = outcome(arguments, "");
    assert_eq!((status, &*printed), (Some(2), ""), "{arguments:?}");
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    let complaint = complaint.strip_prefix("judge: ").expect("a beginning");
    complaint.trim_end().to_string()
}

/// A file of its own for a test, gone with it.
struct Temporary(PathBuf);

impl Temporary {
    fn new(name: &str, content: &str) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::write(&path, content).expect("a file");
        Temporary(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a path of letters")
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

fn good(printed: &str) -> (Option<i32>, String, String) {
    (Some(0), printed.to_string(), String::new())
}

#[test]
fn standard_input_and_files() {
    assert_eq!(outcome(&["spot"], GAME), good(ANSWER));
    assert_eq!(outcome(&["spot", "-"], GAME), good(ANSWER));
    let file = Temporary::new("game.in", GAME);
    assert_eq!(
        outcome(&["spot", file.path()], "nobody reads"),
        good(ANSWER)
    );
}

#[test]
fn every_name_and_alias() {
    let names = [
        ("10-20-30", &["uva246", "ten-twenty-thirty"][..]),
        ("number-game", &["poj1143"]),
        ("cheat", &["hiho1830"]),
        ("gomoku", &["poj1970", "zoj2495"]),
        ("game-schedule", &["poj2476", "zoj2801"]),
        ("spot", &["uva141"]),
    ];
    for (name, aliases) in names {
        let input = match name {
            "gomoku" => "0\n",
            _ => "",
        };
        assert_eq!(outcome(&[name], input), good(""));
        for alias in aliases {
            assert_eq!(outcome(&[alias], input), good(""));
            // An error calls the problem by its name.
            let (status, _, complaint) = outcome(&[alias], "?");
            assert_eq!(status, Some(1));
            let beginning = format!("judge: {name}: <stdin>:1:1: ");
            assert!(complaint.starts_with(&beginning), "{complaint}");
        }
    }
}

#[test]
fn list() {
    let (status, printed, complaint) = outcome(&["list"], "");
    assert_eq!((status, &*complaint), (Some(0), ""));
    assert_eq!(printed.lines().count(), 6);
    for (line, words) in printed.lines().zip([
        ["10-20-30 ", "UVa 246", "uva246, ten-twenty-thirty"],
        ["number-game ", "POJ 1143", "poj1143"],
        ["cheat ", "hihoCoder 1830", "hiho1830"],
        ["gomoku ", "POJ 1970, ZOJ 2495", "poj1970, zoj2495"],
        ["game-schedule ", "POJ 2476, ZOJ 2801", "poj2476, zoj2801"],
        ["spot ", "UVa 141", "uva141"],
    ]) {
        assert!(line.starts_with(words[0]), "{line}");
        assert!(line.contains(words[1]), "{line}");
        assert!(line.ends_with(words[2]), "{line}");
    }
}

#[test]
fn help_fits_a_screen_and_names_everything() {
    let (status, help, complaint) = outcome(&["--help"], "");
    assert_eq!((status, &*complaint), (Some(0), ""));
    assert!(help.lines().count() <= 40, "{help}");
    assert!(
        help.lines().all(|line| line.chars().count() <= 80),
        "{help}"
    );
    for problem in judge::PROBLEMS {
        assert!(help.contains(problem.name()), "{help}");
    }
    assert!(help.contains("judge list"));
    assert_eq!(outcome(&["-h"], ""), good(&help));
    assert_eq!(outcome(&["help"], ""), good(&help));
    for word in ["spot", "uva141", "list", "explain", "check", "stress"] {
        let (status, help, complaint) = outcome(&[word, "--help"], "");
        assert_eq!((status, &*complaint), (Some(0), ""));
        assert_eq!(outcome(&["help", word], ""), good(&help));
        assert_eq!(outcome(&["--help", word], ""), good(&help));
    }
    assert!(wrong(&["help", "spto"]).ends_with("did you mean \"spot\"?"));
}

#[test]
fn help_of_a_problem_and_of_list() {
    for (arguments, beginning) in [
        (["spot", "--help"], "judge spot [FILE]\n"),
        (["uva141", "-h"], "judge spot [FILE]\n"),
        (["list", "--help"], "judge list\n"),
    ] {
        let (status, printed, complaint) = outcome(&arguments, "");
        assert_eq!((status, &*complaint), (Some(0), ""));
        assert!(printed.starts_with(beginning), "{printed}");
    }
}

#[test]
fn version() {
    let version = concat!("judge ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(outcome(&["--version"], ""), good(version));
    assert_eq!(outcome(&["-V"], ""), good(version));
}

#[test]
fn misspelt_names_get_the_nearest() {
    for (misspelt, meant) in [
        ("spto", "spot"),
        ("Spot", "spot"),
        ("sport", "spot"),
        ("gomuko", "gomoku"),
        ("game-shedule", "game-schedule"),
        ("number_game", "number-game"),
        ("10-20-3", "10-20-30"),
        ("uva142", "uva141"),
        ("POJ1970", "poj1970"),
        ("lits", "list"),
        ("141", "uva141"),
        ("2801", "zoj2801"),
        ("chaet", "cheat"),
    ] {
        let complaint = wrong(&[misspelt]);
        let suggestion = format!("\"{misspelt}\"; did you mean \"{meant}\"?");
        assert!(complaint.ends_with(&suggestion), "{complaint}");
    }
}

/// The online judge and the number there, apart.
#[test]
fn names_that_are_written_apart() {
    for (words, meant) in [(["uva", "141"], "uva141"), (["POJ", "1143"], "poj1143")] {
        let complaint = wrong(&words);
        let suggestion = format!("\"{}\"; did you mean \"{meant}\"?", words.join(" "));
        assert!(complaint.ends_with(&suggestion), "{complaint}");
    }
}

#[test]
fn an_option_is_no_value_of_the_one_before_it() {
    for (arguments, name) in [
        (
            &["generate", "spot", "--seed", "--cases", "3"][..],
            "--seed",
        ),
        (&["explain", "spot", "--case", "--ascii"], "--case"),
        (&["validate", "spot", "--max", "--", "f"], "--max"),
    ] {
        assert_eq!(wrong(arguments), format!("{name} needs a value"));
    }
    assert!(wrong(&["validate", "spot", "--max", "-1"]).contains("--max -1: expected"));
}

#[test]
fn behind_two_dashes_everything_is_an_operand() {
    assert_eq!(outcome(&["--", "spot"], "").0, Some(2));
    assert_eq!(outcome(&["spot", "--"], GAME), good(ANSWER));
    let (status, _, complaint) = outcome(&["spot", "--", "--help"], GAME);
    assert_eq!(status, Some(1));
    let beginning = "judge: spot: --help: cannot open: ";
    assert!(complaint.starts_with(beginning), "{complaint}");
    let file = Temporary::new("dashes.in", GAME);
    assert_eq!(
        outcome(&["explain", "--", "spot", file.path()], ""),
        outcome(&["explain", "spot"], GAME)
    );
    assert!(wrong(&["spot", "a", "--", "b"]).contains("unexpected argument \"b\""));
}

/// Whoever looks for the file finds the problem in front of it.
#[test]
fn every_verb_complains_of_a_file_in_the_same_words() {
    let (_, _, expected) = outcome(&["spot", "no/such.in"], "");
    for arguments in [
        &["explain", "spot", "no/such.in"][..],
        &["validate", "spot", "no/such.in"],
        &["check", "spot", "no/such.in", "-"],
    ] {
        assert_eq!(outcome(arguments, "").2, expected, "{arguments:?}");
    }
}

#[test]
fn wrong_command_lines() {
    assert!(wrong(&[]).contains("expected a problem"));
    assert!(wrong(&["zzzzzzzzzzzz"]).contains("`judge --help`"));
    assert!(wrong(&[""]).contains("there is no problem"));
    assert!(wrong(&["--hepl"]).contains("\"--hepl\""));
    assert!(wrong(&["spot", "a", "b"]).contains("unexpected argument \"b\""));
    assert!(wrong(&["spot", "--fast"]).contains("there is no option \"--fast\""));
    assert!(wrong(&["list", "all"]).contains("unexpected argument \"all\""));
    assert!(wrong(&["a\nb"]).contains("\\n"));
}

#[test]
fn files_that_cannot_be_read() {
    let (status, printed, complaint) = outcome(&["spot", "no/such.in"], GAME);
    assert_eq!((status, &*printed), (Some(1), ""));
    assert!(
        complaint.starts_with("judge: spot: no/such.in: "),
        "{complaint}"
    );
    assert_eq!(complaint.lines().count(), 1);

    let folder = env!("CARGO_TARGET_TMPDIR");
    let (status, printed, complaint) = outcome(&["spot", folder], GAME);
    assert_eq!((status, &*printed), (Some(1), ""));
    let beginning = format!("judge: spot: {folder}: ");
    assert!(complaint.starts_with(&beginning), "{complaint}");
    assert_eq!(complaint.lines().count(), 1);
}

#[test]
fn an_error_names_the_file_and_the_place() {
    let file = Temporary::new("bad.in", "2\n1 1 +\n2 2 +\n2 2 +\n");
    let (path, (status, printed, complaint)) = (file.path(), outcome(&["spot", file.path()], ""));
    assert_eq!((status, &*printed), (Some(1), ""));
    let expected =
        format!("judge: spot: {path}:4:5: game 1, move 3: square (2, 2) already holds a spot\n");
    assert_eq!(complaint, expected);
}

/// `| head`: whoever reads the answers goes away after the first.
#[test]
fn a_closed_pipe_ends_it_quietly() {
    let mut child = judge(&["spot"]).spawn().expect("a process");
    let mut stdin = child.stdin.take().expect("a pipe");
    let writer = thread::spawn(move || {
        let games = GAME.strip_suffix("0\n").expect("a terminator").repeat(1000);
        // Until the judge goes away; it must, long before this ends.
        for _ in 0..100_000 {
            if stdin.write_all(games.as_bytes()).is_err() {
                return true;
            }
        }
        false
    });
    let mut first = String::new();
    let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
    stdout.read_line(&mut first).expect("a line");
    drop(stdout);
    assert_eq!(first, ANSWER);
    assert!(writer.join().expect("a writer"), "the judge reads on");
    let output = child.wait_with_output().expect("an end");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn closed_pipes_of_the_other_commands() {
    for arguments in [&["list"][..], &["--help"], &["--version"]] {
        let mut child = judge(arguments).spawn().expect("a process");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("an end");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    }
}

/// Nobody waits longer for an answer that should be there.
const PATIENCE: Duration = Duration::from_secs(30);

/// The next `lines` lines that come from the judge.
fn answer(child: &mut Child, lines: usize) -> String {
    let mut stdout = child.stdout.take().expect("a pipe");
    let (tell, told) = channel();
    thread::spawn(move || {
        let mut answer = Vec::new();
        let mut byte = [0];
        while answer.iter().filter(|&&byte| byte == b'\n').count() < lines {
            match stdout.read(&mut byte) {
                Ok(1) => answer.push(byte[0]),
                _ => break,
            }
        }
        let _ = tell.send((String::from_utf8(answer).expect("text"), stdout));
    });
    let (answer, stdout) = told.recv_timeout(PATIENCE).expect("an answer in time");
    child.stdout = Some(stdout);
    answer
}

/// Answers do not wait for the rest of an input that stalls.
#[test]
fn answers_come_before_the_input_ends() {
    let samples = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("samples");
    for problem in judge::PROBLEMS {
        let read = |extension: &str| {
            let name = format!("{}/sample.{extension}", problem.name());
            fs::read_to_string(samples.join(name)).expect("a sample")
        };
        let (mut case, expected) = (read("in"), read("out"));
        // Gomoku: more boards than come at once. The others: the sample without its terminator.
        if problem.name() == "gomoku" {
            case = case.replacen('1', "2", 1);
        }
        let case = case
            .strip_suffix("\n0\n")
            .map_or(case.clone(), |open| format!("{open}\n"));
        let mut child = judge(&[problem.name()]).spawn().expect("a process");
        let mut stdin = child.stdin.take().expect("a pipe");
        stdin.write_all(case.as_bytes()).expect("somebody reads");
        let lines = expected.matches('\n').count();
        assert_eq!(answer(&mut child, lines), expected, "{}", problem.name());
        // And once more: what comes after a pause is answered too.
        let again = match problem.name() {
            "gomoku" => case.split_once('\n').expect("a count").1,
            _ => &case,
        };
        stdin.write_all(again.as_bytes()).expect("somebody reads");
        let second = answer(&mut child, lines);
        if problem.name() != "number-game" {
            assert_eq!(second, expected);
        } else {
            assert!(second.starts_with("Test Case #4\n"), "{second}");
        }
        drop(stdin);
        let output = child.wait_with_output().expect("an end");
        assert_eq!(output.status.code(), Some(0), "{}", problem.name());
        assert_eq!((output.stdout, output.stderr), (vec![], vec![]));
    }
}

/// Standard input that is closed rather than empty.
#[cfg(unix)]
#[test]
fn closed_standard_input() {
    let judge = env!("CARGO_BIN_EXE_judge");
    let script = "exec \"$0\" spot <&-";
    let output = Command::new("sh").args(["-c", script, judge]).output();
    let output = output.expect("a shell");
    assert!(matches!(output.status.code(), Some(0 | 1)), "{output:?}");
    assert!(!String::from_utf8_lossy(&output.stderr).contains("panic"));
}

/// A full disk is said, in one line.
#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written() {
    for (arguments, who) in [
        (&["spot"][..], "spot: "),
        (&["list"], "list: "),
        (&["export", "spot"], "spot: "),
        (&["generate", "spot", "--seed", "1"], "spot: "),
        (&["--help"], ""),
        (&["--version"], ""),
    ] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full");
        let mut command = judge(arguments);
        let mut child = command.stdout(full.expect("/dev/full")).spawn().unwrap();
        let _ = child.stdin.take().unwrap().write_all(GAME.as_bytes());
        let output = child.wait_with_output().expect("an end");
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{complaint}");
        let beginning = format!("judge: {who}cannot write the output: ");
        assert!(complaint.starts_with(&beginning), "{complaint}");
        assert_eq!(complaint.lines().count(), 1);
    }
}

/// At a terminal, with nothing piped in, the judge says that it waits. A terminal takes a program
/// that makes one: `script`, which every Linux has (package util-linux or bsdutils).
#[cfg(target_os = "linux")]
#[test]
fn at_a_terminal_it_says_that_it_waits() {
    let command = format!("'{}' spot", env!("CARGO_BIN_EXE_judge"));
    let mut child = Command::new("script")
        .args(["-qec", &command, "/dev/null"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("`script` of util-linux, which this test needs");
    let shown = answer(&mut child, 1);
    let expected = "judge: spot: waiting for input; end it with Ctrl-D (judge --help)\r\n";
    assert_eq!(shown, expected);
    // What is typed then is answered.
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(GAME.as_bytes()).expect("somebody reads");
    let output = child.wait_with_output().expect("an end");
    assert_eq!(output.status.code(), Some(0));
    let shown = String::from_utf8_lossy(&output.stdout);
    assert!(shown.contains("Player 2 wins on move 3"), "{shown}");
}
