//! `judge check`: verdicts and exit statuses, on outputs that are right, and wrong in many ways.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const PROBLEMS: [&str; 6] = [
    "10-20-30",
    "number-game",
    "cheat",
    "gomoku",
    "game-schedule",
    "spot",
];

fn sample(problem: &str, ending: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    root.join("samples")
        .join(problem)
        .join(format!("sample.{ending}"))
}

fn answer(problem: &str) -> String {
    fs::read_to_string(sample(problem, "out")).unwrap()
}

/// The status, and what is printed on both ways out.
struct Said {
    status: i32,
    verdict: String,
    errors: String,
}

/// Checks `output`, handed over on standard input, for the file `input`.
fn check(problem: &str, input: &Path, output: &[u8], answer: Option<&Path>) -> Said {
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
    command.args(["check", problem]).arg(input).arg("-");
    command.args(answer);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut judge = command.spawn().unwrap();
    let mut to_judge = judge.stdin.take().unwrap();
    // A verdict may come before everything has been read.
    let _ = to_judge.write_all(output);
    drop(to_judge);
    let result = judge.wait_with_output().unwrap();
    Said {
        status: result.status.code().unwrap(),
        verdict: String::from_utf8(result.stdout).unwrap(),
        errors: String::from_utf8(result.stderr).unwrap(),
    }
}

fn check_sample(problem: &str, output: &str) -> Said {
    check(problem, &sample(problem, "in"), output.as_bytes(), None)
}

/// Checks `output` for an input that is given as text.
fn check_text(problem: &str, input: &str, output: &str) -> Said {
    let name = format!("{:x}.in", fnv(input.as_bytes()));
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, input).unwrap();
    check(problem, &path, output.as_bytes(), None)
}

fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[track_caller]
fn expect(said: &Said, status: i32, beginning: &str) {
    let Said {
        verdict, errors, ..
    } = said;
    assert_eq!(said.status, status, "{verdict}{errors}");
    assert!(verdict.starts_with(beginning), "{verdict}{errors}");
    assert_eq!(verdict.lines().count(), 1, "{verdict}");
    assert_eq!(errors, "");
}

#[test]
fn the_right_answer_is_accepted() {
    for problem in PROBLEMS {
        let answer = answer(problem);
        expect(&check_sample(problem, &answer), 0, "accepted\n");
        let (input, file) = (sample(problem, "in"), sample(problem, "out"));
        let said = check(problem, &input, answer.as_bytes(), Some(&file));
        expect(&said, 0, "accepted\n");
    }
}

#[test]
fn other_white_space_is_a_presentation_error() {
    for problem in PROBLEMS {
        let answer = answer(problem);
        let without_end = answer.trim_end().to_string();
        for respaced in [
            answer.replacen('\n', "\n\n", 1),
            answer.replacen(' ', "  ", 1),
            answer.replacen(' ', "\t", 1),
            answer.replacen(' ', "\n", 1),
            answer.replace('\n', "\r\n"),
            answer.replace('\n', " "),
            answer.split_whitespace().collect::<Vec<_>>().join("\n"),
            format!(" {answer}"),
            format!("\n{answer}"),
            format!("{answer}\n"),
            format!("{answer} "),
            without_end,
        ] {
            let said = check_sample(problem, &respaced);
            expect(&said, 2, "presentation error: ");
        }
    }
}

#[test]
fn blanks_at_the_end_of_lines_are_forgiven_where_the_judge_forgives_them() {
    for problem in PROBLEMS {
        let blanks = answer(problem).replace('\n', " \n");
        let said = check_sample(problem, &blanks);
        if problem == "cheat" {
            expect(&said, 0, "accepted\n");
        } else {
            expect(&said, 2, "presentation error: case 1, line 1: ");
        }
    }
}

#[test]
fn every_change_of_a_byte_is_noticed() {
    for problem in PROBLEMS {
        let answer = answer(problem).into_bytes();
        for place in (0..answer.len()).step_by(1 + answer.len() / 25) {
            let mut changed = answer.clone();
            changed[place] = if changed[place] == b'~' { b'!' } else { b'~' };
            let said = check(problem, &sample(problem, "in"), &changed, None);
            expect(&said, 1, "wrong answer: ");
        }
    }
}

#[test]
fn an_output_that_ends_early_is_wrong() {
    for problem in PROBLEMS {
        let answer = answer(problem);
        for length in (0..answer.trim_end().len()).step_by(1 + answer.len() / 25) {
            expect(
                &check_sample(problem, &answer[..length]),
                1,
                "wrong answer: ",
            );
        }
    }
}

#[test]
fn what_follows_the_last_case_is_wrong_unless_it_is_empty() {
    for problem in PROBLEMS {
        for surplus in ["x", " x", "\n\nx"] {
            let said = check_sample(problem, &format!("{}{surplus}\n", answer(problem)));
            expect(&said, 1, "wrong answer: after the last case, line ");
            let found = surplus.trim_start_matches('\n');
            let end = format!(": expected the end of the output, found \"{found}\"\n");
            assert!(said.verdict.ends_with(&end), "{}", said.verdict);
        }
    }
}

#[test]
fn cases_in_another_order_are_wrong() {
    let reordered = "Loss: 82\nWin : 66\nDraw: 73\n";
    let said = check_sample("10-20-30", reordered);
    let verdict = "wrong answer: case 1, line 1: expected \"Win : 66\", found \"Loss: 82\"\n";
    expect(&said, 1, verdict);
    let said = check_sample("spot", "Draw\nPlayer 2 wins on move 3\n");
    let verdict = "wrong answer: case 1, line 1: \
                   expected \"Player 2 wins on move 3\", found \"Draw\"\n";
    expect(&said, 1, verdict);
}

#[test]
fn words_that_run_together_or_fall_apart_are_wrong() {
    let answer = answer("spot");
    expect(
        &check_sample("spot", &answer.replace("r 2", "r2")),
        1,
        "wrong",
    );
    expect(
        &check_sample("spot", &answer.replace("Draw", "Dr aw")),
        1,
        "wrong",
    );
    expect(
        &check_sample("spot", &answer.replace("3\nD", "3D")),
        1,
        "wrong",
    );
}

#[test]
fn the_first_case_and_line_that_differ_are_named() {
    let wrong = answer("number-game").replace("4 5 6", "4 5");
    let verdict = "wrong answer: case 3, line 8: expected \"The winning moves are: 4 5 6\", \
                   found \"The winning moves are: 4 5\"\n";
    expect(&check_sample("number-game", &wrong), 1, verdict);

    let wrong = answer("number-game").replace("4 5 6", "4 5 6 7");
    let verdict = "wrong answer: case 3, line 8: expected \"The winning moves are: 4 5 6\", \
                   found \"The winning moves are: 4 5 6 7\"\n";
    expect(&check_sample("number-game", &wrong), 1, verdict);
    let wrong = answer("number-game").replace("moves are: 2", "moves are: 2 5");
    let verdict = "wrong answer: case 1, line 2: expected \"The winning moves are: 2\", \
                   found \"The winning moves are: 2 5\"\n";
    expect(&check_sample("number-game", &wrong), 1, verdict);

    let lines: Vec<String> = answer("cheat").lines().map(String::from).collect();
    let wrong = lines.join("\n").replace("\nK\n", "\nQ\n") + "\n";
    let verdict = "wrong answer: case 2, line 7: expected \"K\", found \"Q\"\n";
    expect(&check_sample("cheat", &wrong), 1, verdict);

    let verdict = "wrong answer: case 2, line 2: expected \"Draw\", found the end of the output\n";
    expect(
        &check_sample("spot", "Player 2 wins on move 3\n"),
        1,
        verdict,
    );

    let row = "0 ".repeat(19);
    let empty = format!("{row}\n").repeat(19);
    let five = format!(
        "1 1 1 1 1 {}\n{}",
        "0 ".repeat(14),
        format!("{row}\n").repeat(18)
    );
    let input = format!("4\n{five}{empty}{five}{empty}");
    expect(
        &check_text("gomoku", &input, "1\n1 1\n0\n1\n1 1\n0\n"),
        0,
        "accepted\n",
    );
    let verdict = "wrong answer: case 3, line 5: expected \"1 1\", found \"1 2\"\n";
    expect(
        &check_text("gomoku", &input, "1\n1 1\n0\n1\n1 2\n0\n"),
        1,
        verdict,
    );
    let verdict = "wrong answer: case 4, line 6: expected \"0\", found \"2\"\n";
    expect(
        &check_text("gomoku", &input, "1\n1 1\n0\n1\n1 1\n2\n"),
        1,
        verdict,
    );
}

#[test]
fn every_right_schedule_is_accepted() {
    let input = "3\nA\nB\nC\nA B\nB C\n0\n";
    let mut verdicts = Vec::new();
    for (loser, other) in [("A", "C"), ("C", "A")] {
        for (winner, second) in [("B", other), (other, "B")] {
            let output = format!(
                "Round #1\nB defeats {loser}\n{other} advances with wildcard\n\
                 Round #2\n{winner} defeats {second}\nWinner: {winner}\n\n"
            );
            expect(
                &check_text("game-schedule", input, &output),
                0,
                "accepted\n",
            );
            verdicts.push(output);
        }
    }
    verdicts.dedup();
    assert_eq!(verdicts.len(), 4);
}

#[test]
fn matches_of_a_round_may_stand_in_any_order() {
    let input = "4\nA\nB\nC\nD\nA B\nC D\nB C\n0\n";
    let output = "Round #1\nC defeats D\nB defeats A\nRound #2\nC defeats B\nWinner: C\n\n";
    expect(&check_text("game-schedule", input, output), 0, "accepted\n");
}

#[test]
fn names_that_look_like_other_words_mislead_nobody() {
    let input = "3\nRound\n#2\nWinner:\nRound #2\n#2 Winner:\n0\n";
    let output = "Round #1\n#2 defeats Round\nWinner: advances with wildcard\n\
                  Round #2\nWinner: defeats #2\nWinner: Winner:\n\n";
    expect(&check_text("game-schedule", input, output), 0, "accepted\n");
}

#[test]
fn the_rule_is_named_that_a_schedule_breaks() {
    let input = "5\nA\nB\nC\nD\nE\nA B\nC D\nA E\nC E\n0\n";
    let first = "Round #1\nA defeats B\nC defeats D\nE advances with wildcard\n";
    let second = "Round #2\nE defeats A\nC advances with wildcard\n";
    let third = "Round #3\nE defeats C\nWinner: E\n\n";
    let right = [first, second, third].concat();
    expect(&check_text("game-schedule", input, &right), 0, "accepted\n");
    for (from, to, line, rule) in [
        (
            "A defeats B",
            "A defeats X",
            2,
            "\"X\" is not one of the teams",
        ),
        ("A defeats B", "A defeats C", 2, "this match is not wanted"),
        ("A defeats B", "A defeats A", 2, "this match is not wanted"),
        (
            "A defeats B",
            "B defeats A",
            2,
            "\"A\" is put out with matches to come",
        ),
        (
            "C defeats D",
            "A defeats B",
            3,
            "\"A\" appears twice in round 1",
        ),
        (
            "C defeats D",
            "A defeats E",
            3,
            "\"A\" appears twice in round 1",
        ),
        (
            "E advances",
            "A advances",
            4,
            "\"A\" appears twice in round 1",
        ),
        (
            "E advances",
            "F advances",
            4,
            "\"F\" is not one of the teams",
        ),
        (
            "E advances with wildcard\n",
            "",
            4,
            "expected \"A advances with wildcard\" in round 1",
        ),
        (
            "with wildcard",
            "with a wildcard",
            4,
            "expected \"A advances with wildcard\"",
        ),
        (
            "Round #2",
            "Round #1",
            5,
            "expected \"Round #2\", found \"Round #1\"",
        ),
        (
            "E defeats A",
            "E defeats B",
            6,
            "\"B\" was put out in round 1",
        ),
        (
            "E defeats C",
            "E beats C",
            9,
            "expected \"A defeats B\", match 1 of 1 in round 3",
        ),
        (
            "Winner: E",
            "Winner: C",
            10,
            "expected \"Winner: E\", found \"Winner: C\"",
        ),
    ] {
        let wrong = right.replacen(from, to, 1);
        let verdict = format!("wrong answer: case 1, line {line}: {rule}");
        expect(&check_text("game-schedule", input, &wrong), 1, &verdict);
    }
}

#[test]
fn a_wrong_answer_file_is_an_error_of_its_own() {
    for problem in PROBLEMS {
        let input = sample(problem, "in");
        let right = answer(problem);
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{problem}.answer"));
        fs::write(&path, right.replacen(['2', 'A'], "9", 1)).unwrap();
        for output in [&*right, "nonsense"] {
            let said = check(problem, &input, output.as_bytes(), Some(&path));
            assert_eq!((said.status, &*said.verdict), (3, ""));
            assert!(
                said.errors.contains("is not the answer: case "),
                "{}",
                said.errors
            );
        }
        fs::write(&path, right.replace('\n', "\r\n")).unwrap();
        let said = check(problem, &input, right.as_bytes(), Some(&path));
        expect(&said, 0, "accepted\n");
    }
}

#[test]
fn bad_input_is_said_also_behind_a_wrong_answer() {
    for problem in PROBLEMS {
        let case = fs::read_to_string(sample(problem, "in")).unwrap();
        // The good cases, and then one that is bad.
        let input = match problem {
            "gomoku" => format!("2{}", case.strip_prefix('1').unwrap()),
            _ => case.strip_suffix("\n0\n").unwrap_or(&case).to_string() + "\n",
        };
        for output in [answer(problem), "nonsense\n".into()] {
            let said = check_text(problem, &format!("{input}bad\n"), &output);
            assert_eq!((said.status, &*said.verdict), (3, ""), "{problem}");
            assert!(said.errors.contains("\"bad\""), "{}", said.errors);
        }
    }
    let impossible = "4\nA\nB\nC\nD\nA B\nA B\nC D\n0\n";
    let input = format!("2\nA\nB\nA B\n{impossible}");
    let said = check_text("game-schedule", &input, "nonsense\n");
    assert_eq!((said.status, &*said.verdict), (3, ""));
    assert!(said.errors.contains("case 2"), "{}", said.errors);
    assert!(
        said.errors.contains("no schedule exists"),
        "{}",
        said.errors
    );
}

#[test]
fn a_check_that_cannot_be_done_has_a_status_of_its_own() {
    let input = "2\n1 1 +\n1 1 +\n2 2 +\n1 2 +\n0\n";
    let said = check_text("spot", input, "Draw\n");
    assert_eq!((said.status, &*said.verdict), (3, ""));
    let message = ".in:3:5: game 1, move 2: square (1, 1) already holds a spot\n";
    assert!(said.errors.ends_with(message), "{}", said.errors);

    let input = "4\nA\nB\nC\nD\nA B\nA B\nC D\n0\n";
    let output = "Round #1\nA defeats B\nC defeats D\nRound #2\nA defeats C\nWinner: A\n\n";
    let said = check_text("game-schedule", input, output);
    assert_eq!((said.status, &*said.verdict), (3, ""));
    assert!(
        said.errors.contains("no schedule exists"),
        "{}",
        said.errors
    );

    for (arguments, beginning) in [
        (&[][..], "expected a problem"),
        (&["spot"], "INPUT is missing: "),
        (&["spot", "-"], "OUTPUT is missing: "),
        (&["spot", "no-such-file", "-"], "spot: no-such-file: "),
        (&["sport", "-", "no-such-file"], "there is no problem"),
        (&["spot", "-", "-"], "only one of the files"),
        (&["spot", "-", ".", ".", "."], "unexpected argument \".\""),
        (&["spot", "-", ".", "--foo"], "there is no option \"--foo\""),
        (&["--", "spot", "-", "--foo"], "spot: --foo: cannot open: "),
        (&["spot", "-", "."], "spot: .: cannot read: "),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
        let result = command.arg("check").args(arguments).stdin(Stdio::null());
        let result = result.output().unwrap();
        let errors = String::from_utf8(result.stderr).unwrap();
        assert_eq!(result.status.code(), Some(3), "{arguments:?}: {errors}");
        let beginning = format!("judge: {beginning}");
        assert!(errors.starts_with(&beginning), "{errors}");
        assert_eq!(errors.lines().count(), 1, "{errors}");
    }
}
