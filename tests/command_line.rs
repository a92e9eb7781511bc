//! The command line: names, options, files, exit statuses, pipes and terminals.

use judge::workbench::framing::Cases;
use judge::workbench::memory::MemoryStream;
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
    // The judge may end before it reads everything.
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

/// A wrong command line: status 2, nothing printed, one line on standard error, whose message this returns.
fn wrong(arguments: &[&str]) -> String {
    let (status, printed, message) = outcome(arguments, "");
    assert_eq!((status, &*printed), (Some(2), ""), "{arguments:?}");
    assert_eq!(message.lines().count(), 1, "{message}");
    let message = message.strip_prefix("judge: ").expect("a beginning");
    message.trim_end().to_string()
}

/// A file of the sample of a problem; `ending` is `in` or `out`.
fn sample(name: &str, ending: &str) -> String {
    let samples = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("samples");
    fs::read_to_string(samples.join(format!("{name}/sample.{ending}"))).expect("a sample")
}

/// A file for one test, removed at its end.
struct Temporary(PathBuf);

impl Temporary {
    fn new(name: &str, content: &str) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::write(&path, content).expect("a file");
        Temporary(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a path in UTF-8")
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
    assert_eq!(outcome(&["spot", file.path()], "not read"), good(ANSWER));
}

#[test]
fn every_name_and_alias() {
    for problem in judge::PROBLEMS {
        let name = problem.name();
        let [input, answer] = ["in", "out"].map(|ending| sample(name, ending));
        for word in [&[name], problem.names.aliases].concat() {
            assert_eq!(outcome(&[word], &input), good(&answer));
            // An error calls the problem by its name.
            let (status, _, message) = outcome(&[word], "?");
            assert_eq!(status, Some(1));
            let beginning = format!("judge: {name}: <stdin>:1:1: ");
            assert!(message.starts_with(&beginning), "{message}");
        }
    }
}

#[test]
fn list() {
    let (status, printed, message) = outcome(&["list"], "");
    assert_eq!((status, &*message), (Some(0), ""));
    assert_eq!(printed.lines().count(), judge::PROBLEMS.len());
    for (line, problem) in printed.lines().zip(judge::PROBLEMS) {
        let names = &problem.names;
        assert!(line.starts_with(&format!("{} ", names.name)), "{line}");
        assert!(line.contains(&format!(" {} ", names.title)), "{line}");
        assert!(line.contains(&format!(" {}", names.judges)), "{line}");
        assert_eq!(line.trim_end(), line);
        assert!(line.ends_with(&names.aliases.join(", ")), "{line}");
    }
}

#[test]
fn help_fits_a_screen_and_names_everything() {
    let (status, help, message) = outcome(&["--help"], "");
    assert_eq!((status, &*message), (Some(0), ""));
    assert!(help.lines().count() <= 40, "{help}");
    assert!(
        help.lines().all(|line| line.chars().count() <= 80),
        "{help}"
    );
    for problem in judge::PROBLEMS {
        assert!(help.contains(problem.name()), "{help}");
    }
    assert_eq!(outcome(&["-h"], ""), good(&help));
    assert_eq!(outcome(&["help"], ""), good(&help));
    for verb in [
        "list", "show", "explain", "generate", "validate", "check", "stress", "export", "package",
    ] {
        assert!(help.contains(&format!("\n  judge {verb} ")), "{help}");
        let (status, help, message) = outcome(&[verb, "--help"], "");
        assert_eq!((status, &*message), (Some(0), ""));
        assert!(help.starts_with(&format!("judge {verb}")), "{help}");
        assert!(
            help.lines().all(|line| line.chars().count() <= 80),
            "{help}"
        );
    }
    for word in ["spot", "uva141", "list", "explain", "check", "stress"] {
        let (status, help, message) = outcome(&[word, "--help"], "");
        assert_eq!((status, &*message), (Some(0), ""));
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
        (["list", "--help"], "judge list [OPTION ...]\n"),
    ] {
        let (status, printed, message) = outcome(&arguments, "");
        assert_eq!((status, &*message), (Some(0), ""));
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
        ("sport", "spot"),
        ("gomuko", "gomoku"),
        ("game-shedule", "game-schedule"),
        ("10-20-3", "10-20-30"),
        ("uva142", "uva141"),
        ("lits", "list"),
        ("chaet", "cheat"),
    ] {
        let message = wrong(&[misspelt]);
        let suggestion = format!("\"{misspelt}\"; did you mean \"{meant}\"?");
        assert!(message.ends_with(&suggestion), "{message}");
    }
}

/// Names as people type them, also the judge and the number there as two words.
#[test]
fn names_in_any_spelling() {
    for (words, name) in [
        (&["246"][..], "10-20-30"),
        (&["UVA246"], "10-20-30"),
        (&["uva-246"], "10-20-30"),
        (&["uva", "246"], "10-20-30"),
        (&["UVa_246"], "10-20-30"),
        (&["uva 246"], "10-20-30"),
        (&["10_20_30"], "10-20-30"),
        (&["POJ", "1143"], "number-game"),
        (&["Number Game"], "number-game"),
        (&["number_game"], "number-game"),
        (&["NumberGame"], "number-game"),
        (&["number", "game"], "number-game"),
        (&["Game schedule required"], "game-schedule"),
        (&["2801"], "game-schedule"),
        (&["spoj", "game"], "game-schedule"),
        (&["hihoCoder", "1830"], "cheat"),
        (&["hihocoder1830"], "cheat"),
        (&["Spot"], "spot"),
        (&["POJ1970"], "gomoku"),
        (&["The Game"], "gomoku"),
        (&["the-game"], "gomoku"),
        (&["the", "game"], "gomoku"),
        (&["boj", "2615"], "boj2615"),
        (&["Baekjoon 2615"], "boj2615"),
        (&["\u{c624}\u{baa9}"], "boj2615"),
        (&["uva", "1558"], "uva1558"),
        (&["UVa-1558"], "uva1558"),
        (&["1558"], "uva1558"),
        (&["ZOJ 1039"], "uva1558"),
    ] {
        let (status, _, message) = outcome(words, "?");
        assert_eq!(status, Some(1), "{words:?}: {message}");
        let beginning = format!("judge: {name}: <stdin>:1:1: ");
        assert!(message.starts_with(&beginning), "{words:?}: {message}");
        // Wherever a problem is named.
        let arguments = [&["generate"], words, &["--cases", "2", "--seed", "1"]].concat();
        let generated = outcome(&["generate", name, "--cases", "2", "--seed", "1"], "");
        assert_eq!(outcome(&arguments, ""), generated);
        let help = outcome(&["explain", name, "--help"], "");
        assert_eq!(outcome(&[&["explain"], words, &["-h"]].concat(), ""), help);
        assert_eq!(outcome(&[&["help", "explain"], words].concat(), ""), help);
    }
    let file = Temporary::new("uva 141.in", GAME);
    assert_eq!(outcome(&["uva", "141", file.path()], ""), good(ANSWER));
    // An exact name does not take the next word.
    assert!(wrong(&["generate", "spot", "141"]).contains("unexpected argument \"141\""));
    assert!(wrong(&["uva", "999"]).contains("there is no problem or verb \"uva\""));
}

#[test]
fn json() {
    let (status, printed, message) = outcome(&["list", "--json"], "");
    assert_eq!((status, &*message), (Some(0), ""));
    let list: serde_json::Value = serde_json::from_str(&printed).expect("JSON");
    assert_eq!(list.as_array().map(Vec::len), Some(judge::PROBLEMS.len()));
    for (index, problem) in judge::PROBLEMS.iter().enumerate() {
        let (found, names, size) = (&list[index], &problem.names, &problem.generator.size);
        assert_eq!(found["name"], names.name);
        assert_eq!(found["title"], names.title);
        assert_eq!(found["aliases"], serde_json::json!(names.aliases));
        let judges: Vec<&str> = names.judges.split(", ").collect();
        assert_eq!(found["judges"], serde_json::json!(judges));
        assert_eq!(found["limits"], problem.validator.format);
        assert_eq!(found["size"]["min"], size.min);
        assert_eq!(found["size"]["max"], size.max);
        for (kind, found) in problem
            .generator
            .kinds
            .iter()
            .zip(found["kinds"].as_array().unwrap())
        {
            assert_eq!(found["name"], kind.name);
            assert_eq!(found["summary"], kind.summary);
            assert_eq!(found["by_default"], kind.by_default);
        }
    }
}

/// Files as Windows programs write them.
#[test]
fn utf_16_and_byte_order_marks_are_named() {
    let utf16: String = GAME.chars().flat_map(|letter| [letter, '\0']).collect();
    for mark in [b"\xFF\xFE", b"\xFE\xFF"] {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("utf-16.in");
        fs::write(&path, [mark, utf16.as_bytes()].concat()).expect("a file");
        let path = path.to_str().expect("a path in UTF-8");
        for arguments in [
            &["spot", path][..],
            &["explain", "spot", path],
            &["validate", "spot", path],
            &["check", "spot", path, "-"],
        ] {
            let (status, printed, message) = outcome(arguments, "");
            let failed = if arguments[0] == "check" { 3 } else { 1 };
            assert_eq!((status, &*printed), (Some(failed), ""), "{arguments:?}");
            let expected = format!(
                "judge: spot: {path}: cannot read: it is UTF-16, expected ASCII or UTF-8\n"
            );
            assert_eq!(message, expected);
        }
        // The output of a program may be anything, and is wrong then.
        let input = Temporary::new("utf-16-output.in", GAME);
        let (status, printed, _) = outcome(&["check", "spot", input.path(), path], "");
        assert_eq!(status, Some(1), "{printed}");
        assert!(printed.starts_with("wrong answer: "), "{printed}");
        assert!(printed.contains("UTF-16"), "{printed}");
    }
    assert_eq!(outcome(&["spot"], &format!("\u{feff}{GAME}")), good(ANSWER));
    let twice = format!("{}\u{feff}{GAME}", GAME.trim_end_matches("0\n"));
    let end = "(a byte-order mark, which does not belong here)";
    for verb in ["explain", "validate", "solve"] {
        let words = if verb == "solve" {
            &["spot"][..]
        } else {
            &[verb, "spot"]
        };
        let (status, printed, message) = outcome(words, &twice);
        assert_eq!(status, Some(1));
        let line = if verb == "validate" { printed } else { message };
        assert!(
            line.contains("<stdin>:6:1: game 2: found \"\\u{feff}2\", "),
            "{line}"
        );
        assert!(line.trim_end().ends_with(end), "{line}");
    }
}

#[test]
fn an_unknown_option_points_to_help_and_to_what_was_meant() {
    for (arguments, advice) in [
        (&["generate", "spot", "-n", "5"][..], "; did you mean \"--cases\"? See `judge generate --help`"),
        (&["generate", "spot", "--case", "5"], "; did you mean \"--cases\"? See `judge generate --help`"),
        (&["spot", "-o", "out"], ": output goes to standard output, for example into a file with `> FILE`; see `judge PROBLEM --help`"),
        (&["explain", "spot", "--colour=never"], "; did you mean \"--color\"? See `judge explain --help`"),
        (&["stress", "spot", "--timeout", "1", "true"], "; did you mean \"--time-limit\"? See `judge stress --help`"),
        (&["spot", "--xyzzy-plugh"], "; see `judge PROBLEM --help`"),
        (&["--hepl"], "; did you mean \"--help\"? See `judge --help`"),
    ] {
        let message = wrong(arguments);
        let option = arguments.iter().find(|word| word.starts_with('-')).unwrap();
        let option = option.split('=').next().unwrap();
        assert_eq!(message, format!("there is no option \"{option}\"{advice}"));
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
fn after_two_dashes_everything_is_an_operand() {
    assert_eq!(outcome(&["--", "spot"], "").0, Some(2));
    assert_eq!(outcome(&["spot", "--"], GAME), good(ANSWER));
    let (status, _, message) = outcome(&["spot", "--", "--help"], GAME);
    assert_eq!(status, Some(1));
    let beginning = "judge: spot: --help: cannot open: ";
    assert!(message.starts_with(beginning), "{message}");
    let file = Temporary::new("dashes.in", GAME);
    assert_eq!(
        outcome(&["explain", "--", "spot", file.path()], ""),
        outcome(&["explain", "spot"], GAME)
    );
    assert!(wrong(&["spot", "a", "--", "b"]).contains("unexpected argument \"b\""));
}

#[test]
fn every_verb_has_the_same_message_for_a_missing_file() {
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
    let (status, printed, message) = outcome(&["spot", "no/such.in"], GAME);
    assert_eq!((status, &*printed), (Some(1), ""));
    assert!(
        message.starts_with("judge: spot: no/such.in: "),
        "{message}"
    );
    assert_eq!(message.lines().count(), 1);

    let folder = env!("CARGO_TARGET_TMPDIR");
    let (status, printed, message) = outcome(&["spot", folder], GAME);
    assert_eq!((status, &*printed), (Some(1), ""));
    let beginning = format!("judge: spot: {folder}: ");
    assert!(message.starts_with(&beginning), "{message}");
    assert_eq!(message.lines().count(), 1);
}

#[test]
fn an_error_names_the_file_and_the_place() {
    let file = Temporary::new("bad.in", "2\n1 1 +\n2 2 +\n2 2 +\n");
    let (path, (status, printed, message)) = (file.path(), outcome(&["spot", file.path()], ""));
    assert_eq!((status, &*printed), (Some(1), ""));
    let expected =
        format!("judge: spot: {path}:4:5: game 1, move 3: square (2, 2) already holds a spot\n");
    assert_eq!(message, expected);
}

/// `| head -n 1`: the reader closes the pipe after the first answer.
#[test]
fn a_closed_pipe_is_success() {
    let mut child = judge(&["spot"]).spawn().expect("a process");
    let mut stdin = child.stdin.take().expect("a pipe");
    let writer = thread::spawn(move || {
        let games = GAME.strip_suffix("0\n").expect("a terminator").repeat(1000);
        // Until the judge exits, which must happen long before this ends.
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
    assert!(
        writer.join().expect("a writer"),
        "the judge does not stop reading"
    );
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

/// How long a test waits for an answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// The next `lines` lines that the judge prints.
fn answer(child: &mut Child, lines: usize) -> String {
    let mut stdout = child.stdout.take().expect("a pipe");
    let (sender, receiver) = channel();
    thread::spawn(move || {
        let mut answer = Vec::new();
        let mut byte = [0];
        while answer.iter().filter(|&&byte| byte == b'\n').count() < lines {
            match stdout.read(&mut byte) {
                Ok(1) => answer.push(byte[0]),
                _ => break,
            }
        }
        let _ = sender.send((String::from_utf8(answer).expect("text"), stdout));
    });
    let (answer, stdout) = receiver.recv_timeout(PATIENCE).expect("an answer in time");
    child.stdout = Some(stdout);
    answer
}

/// Answers do not wait for the rest of an input that stalls: the cases of the sample twice, with a
/// pause after each time.
#[test]
fn answers_come_before_the_input_ends() {
    for problem in judge::PROBLEMS {
        let (name, framing) = (problem.name(), &problem.framing);
        if let Cases::One = framing.cases {
            // It is answered only after the input has ended.
            continue;
        }
        let [sample, first] = ["in", "out"].map(|ending| sample(name, ending));
        let mut cases = sample.as_bytes();
        let mut beginning = Vec::new();
        if let Cases::Counted = framing.cases {
            let (count, rest) = sample.split_once('\n').expect("a count");
            beginning = framing.beginning(2 * count.parse::<u64>().expect("a number"));
            cases = rest.as_bytes();
        }
        cases = cases.strip_suffix(framing.end()).expect("an end");
        let input = [&beginning, cases, cases].concat();
        let mut solved = MemoryStream::new(&input);
        problem.solve(&mut solved).expect("valid input");
        let expected = String::from_utf8(solved.written).expect("text");
        let second = expected.strip_prefix(&first).expect("the first answers");
        let mut child = judge(&[name]).spawn().expect("a process");
        let mut stdin = child.stdin.take().expect("a pipe");
        stdin.write_all(&beginning).expect("a reader");
        for expected in [&first, second] {
            stdin.write_all(cases).expect("a reader");
            let lines = expected.matches('\n').count();
            assert_eq!(answer(&mut child, lines), expected, "{name}");
        }
        drop(stdin);
        let output = child.wait_with_output().expect("an end");
        assert_eq!(output.status.code(), Some(0), "{name}");
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

/// A full disk is reported, once.
#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written() {
    let invalid = "2\n1 1 +\n1 1 +\n1  2 +\n2 2 +\n1\n";
    let input = Temporary::new("full.in", GAME);
    for (arguments, input, status) in [
        (&["spot"][..], GAME, 1),
        (&["list"], "", 1),
        (&["show", "spot"], "", 1),
        (&["explain", "spot"], GAME, 1),
        (&["export", "spot"], "", 1),
        (&["generate", "spot", "--seed", "1"], "", 1),
        (&["validate", "spot"], invalid, 1),
        (&["validate", "spot", "--max", "0"], invalid, 1),
        (&["check", "spot", input.path(), "-"], ANSWER, 3),
        (&["--help"], "", 1),
        (&["--version"], "", 1),
    ] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full");
        let mut command = judge(arguments);
        let mut child = command.stdout(full.expect("/dev/full")).spawn().unwrap();
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        let output = child.wait_with_output().expect("an end");
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{message}");
        let beginning = "judge: cannot write the output: ";
        assert!(message.starts_with(beginning), "{message}");
        assert_eq!(message.lines().count(), 1, "{message}");
    }
}

/// An empty command line at a terminal asks for help.
#[cfg(target_os = "linux")]
#[test]
fn alone_at_a_terminal_it_prints_the_help() {
    let command = format!("'{}'", env!("CARGO_BIN_EXE_judge"));
    let output = Command::new("script")
        .args(["-qec", &command, "/dev/null"])
        .stdin(Stdio::null())
        .output()
        .expect("`script` of util-linux, which this test needs");
    assert_eq!(output.status.code(), Some(2));
    let shown = String::from_utf8(output.stdout).expect("text");
    assert_eq!(shown.replace('\r', ""), outcome(&["--help"], "").1);
}

/// At a terminal, with nothing piped in, the judge says that it waits for input. `script`, which
/// every Linux has (package util-linux or bsdutils), provides the terminal.
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
    // Input that is typed then is answered.
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(GAME.as_bytes()).expect("a reader");
    let output = child.wait_with_output().expect("an end");
    assert_eq!(output.status.code(), Some(0));
    let shown = String::from_utf8_lossy(&output.stdout);
    assert!(shown.contains("Player 2 wins on move 3"), "{shown}");
}
