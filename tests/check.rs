//! `judge check`: verdicts and exit statuses, on outputs that are right, and wrong in many ways.

use crate::common::models::game_schedule as model;
use crate::common::{digest, judge, named, path, pieces, run, sample, Failing};
use judge::runtime::scanner::Stream;
use judge::workbench::checker::{compare, AnswerFormat, CheckError, Checker, Verdict};
use judge::workbench::generator::Random;
use judge::Error;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The names of the problems.
fn problems() -> impl Iterator<Item = &'static str> {
    judge::PROBLEMS.iter().map(|problem| problem.name())
}

/// The name of a file of the sample of a problem.
fn file(problem: &str, ending: &str) -> PathBuf {
    path(&format!("samples/{problem}/sample.{ending}"))
}

fn answer(problem: &str) -> String {
    sample(problem, "out")
}

/// The status, standard output and standard error.
struct Said {
    status: i32,
    verdict: String,
    errors: String,
}

/// Checks `output`, given on standard input, for the file `input`.
fn check(problem: &str, input: &Path, output: &[u8], answer: Option<&Path>) -> Said {
    let mut command = judge(&["check", problem]);
    command.arg(input).arg("-").args(answer);
    let (status, verdict, errors) = run(&mut command, output);
    Said {
        status: status.unwrap(),
        verdict,
        errors,
    }
}

fn check_sample(problem: &str, output: &str) -> Said {
    check(problem, &file(problem, "in"), output.as_bytes(), None)
}

/// Checks `output` for an input that is given as text.
fn check_text(problem: &str, input: &str, output: &str) -> Said {
    let name = format!("{:x}.in", digest(input));
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, input).unwrap();
    check(problem, &path, output.as_bytes(), None)
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
    for problem in problems() {
        let answer = answer(problem);
        expect(&check_sample(problem, &answer), 0, "accepted\n");
        let (input, expected) = (file(problem, "in"), file(problem, "out"));
        let said = check(problem, &input, answer.as_bytes(), Some(&expected));
        expect(&said, 0, "accepted\n");
    }
}

#[test]
fn other_white_space_is_a_presentation_error() {
    for problem in problems() {
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
    for problem in problems() {
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
    for problem in problems() {
        let answer = answer(problem).into_bytes();
        for place in (0..answer.len()).step_by(1 + answer.len() / 25) {
            let mut changed = answer.clone();
            changed[place] = if changed[place] == b'~' { b'!' } else { b'~' };
            let said = check(problem, &file(problem, "in"), &changed, None);
            expect(&said, 1, "wrong answer: ");
        }
    }
}

#[test]
fn an_output_that_ends_early_is_wrong() {
    for problem in problems() {
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
    for problem in problems() {
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
        (
            "A defeats B",
            "A defeats C",
            2,
            "this match is not in the list",
        ),
        (
            "A defeats B",
            "A defeats A",
            2,
            "this match is not in the list",
        ),
        (
            "A defeats B",
            "B defeats A",
            2,
            "\"A\" is out, but has matches to come",
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
    let verdict = "wrong answer: case 1, line 4: expected \"A advances with wildcard\" \
                   in round 1, found the end of the output\n";
    let cut = right.split_inclusive('\n').take(3).collect::<String>();
    expect(&check_text("game-schedule", input, &cut), 1, verdict);
}

#[test]
fn a_wrong_answer_file_is_an_error_of_its_own() {
    for problem in problems() {
        let input = file(problem, "in");
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
fn bad_input_is_reported_after_a_wrong_answer_too() {
    for problem in problems() {
        // The good cases, and then one that is bad.
        let framing = &named(problem).framing;
        let input = sample(problem, "in");
        let cases = framing.split(input.as_bytes());
        let beginning = framing.beginning(cases.len() as u64 + 1);
        let input = String::from_utf8([beginning, cases.concat()].concat()).unwrap();
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
        let (status, _, errors) = run(judge(&["check"]).args(arguments), "");
        assert_eq!(status, Some(3), "{arguments:?}: {errors}");
        let beginning = format!("judge: {beginning}");
        assert!(errors.starts_with(&beginning), "{errors}");
        assert_eq!(errors.lines().count(), 1, "{errors}");
    }
}

/// A solution whose answer is its input.
fn echo(stream: &mut dyn Stream) -> Result<(), Error<String>> {
    let mut chunk = [0; 100];
    loop {
        let length = stream.read(&mut chunk)?;
        if length == 0 {
            return Ok(());
        }
        stream.write(&chunk[..length])?;
    }
}

/// The verdict on `output` where `answer` is right; both come in pieces of these sizes.
fn compared(
    format: &AnswerFormat,
    (answer, output): (&[u8], &[u8]),
    sizes: (usize, usize),
) -> Verdict {
    let mut output = pieces(output, sizes.1);
    let verdicts = compare(
        echo,
        format,
        &mut pieces(answer, sizes.0),
        &mut [&mut output],
    );
    verdicts.unwrap().pop().unwrap()
}

/// A word of a text and where it stands.
struct Token<'a> {
    word: &'a [u8],
    line: usize,
    begins_line: bool,
}

fn tokens(text: &[u8]) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    for (line, text) in text.split(|&byte| byte == b'\n').enumerate() {
        let words = text.split(|byte| b" \t\r".contains(byte));
        for (index, word) in words.filter(|word| !word.is_empty()).enumerate() {
            tokens.push(Token {
                word,
                line: line + 1,
                begins_line: index == 0,
            });
        }
    }
    tokens
}

/// The verdict in short, its case and its line, as a plain comparison of whole texts gives them.
fn naive(format: &AnswerFormat, answer: &[u8], output: &[u8]) -> (&'static str, u64, u64) {
    let lines: Vec<&[u8]> = answer.split(|&byte| byte == b'\n').collect();
    // The case of a line, from 1.
    let case = |line: usize| {
        let begins = |&line: &usize| (format.begins_case)(line as u64, lines[line - 2]);
        1 + (2..=line).filter(begins).count() as u64
    };
    let count = |bytes: &[u8]| bytes.iter().filter(|&&byte| byte == b'\n').count();
    let (expected, found) = (tokens(answer), tokens(output));
    let differ = |index: &usize| {
        let word = |tokens: &[Token]| tokens.get(*index).map(|token| token.word.to_vec());
        word(&expected) != word(&found)
    };
    if let Some(index) = (0..expected.len().max(found.len())).find(differ) {
        let (one, other) = (expected.get(index), found.get(index));
        let first = |word: Option<&Token>| word.map(|token| token.word[0]);
        let is_next = |word: Option<&Token>| word.is_none_or(|token| token.begins_line);
        // If one side alone has gone on to another line, its line before is the one that differs.
        let parts = first(one) != first(other) && is_next(one) != is_next(other);
        let place = |tokens: &[Token], index: usize| match tokens.get(index) {
            word if parts && is_next(word) => Some(tokens[index - 1].line),
            word => word.map(|word| word.line),
        };
        let end = 1 + count(output);
        let end = end + usize::from(found.last().is_some_and(|word| word.line == end));
        let line = place(&found, index).unwrap_or(end);
        let case = place(&expected, index).map_or(0, case);
        return ("wrong answer", case, line as u64);
    }
    let mut output = output.to_vec();
    if format.ignores_trailing_blanks {
        while let Some(place) = output.windows(2).position(|two| two == b" \n") {
            output.remove(place);
        }
    }
    if answer == output {
        return ("accepted", 0, 0);
    }
    let mut pairs = answer.iter().zip(&output);
    let same = pairs.position(|(one, other)| one != other);
    let same = same.unwrap_or(answer.len().min(output.len()));
    let line = 1 + count(&output[..same]) as u64;
    if same == answer.len() {
        return ("presentation error", 0, line);
    }
    ("presentation error", case(1 + count(&answer[..same])), line)
}

/// `text` with up to three changes; those of white space alone come as often as others.
fn damaged(text: &[u8], random: &mut Random) -> Vec<u8> {
    const PARTS: [&[u8]; 14] = [
        b" ", b"\n", b"  ", b"\n\n", b"\t", b"\r", b" \n", b"\n ", b"0", b"K", b"2 ", b" 5",
        b"\n3", b"x y",
    ];
    let mut text = text.to_vec();
    let (parts, removed) = [(PARTS.len(), 4), (8, 1)][random.index(2)];
    for _ in 0..random.index(4) {
        let start = random.index(text.len() + 1);
        let end = text.len().min(start + random.index(removed));
        text.splice(start..end, PARTS[random.index(parts)].iter().copied());
    }
    text
}

/// A verdict in short, its case, 0 after the last, and its line.
fn in_short(verdict: &Verdict) -> (&'static str, u64, u64) {
    match verdict {
        Verdict::Accepted => ("accepted", 0, 0),
        Verdict::PresentationError(place) => {
            ("presentation error", place.case.unwrap_or(0), place.line)
        }
        Verdict::WrongAnswer(place) => ("wrong answer", place.case.unwrap_or(0), place.line),
    }
}

/// Thousands of outputs with a few changes, against a plain comparison of whole texts.
#[test]
fn damaged_outputs_get_the_verdicts_of_a_plain_comparison() {
    let mut random = Random::new(1);
    let mut counts = BTreeMap::new();
    for problem in judge::PROBLEMS {
        let Checker::Comparison(format) = &problem.checker else {
            continue;
        };
        let answer = answer(problem.name()).into_bytes();
        for _ in 0..4000 {
            let output = damaged(&answer, &mut random);
            let sizes = (1 + random.index(40), 1 + random.index(40));
            let verdict = compared(format, (&answer, &output), sizes);
            let short = in_short(&verdict);
            let text = String::from_utf8_lossy(&output);
            let expected = naive(format, &answer, &output);
            assert_eq!(short, expected, "{}: {text:?}: {verdict}", problem.name());
            *counts.entry(short.0).or_insert(0) += 1;
        }
    }
    assert_eq!(counts.len(), 3);
    assert!(counts.values().all(|count| *count > 1000), "{counts:?}");
}

/// The words of an output of Game schedule in the lines where they belong.
fn respaced(teams: &[usize], output: &str) -> String {
    let mut words = output.split_whitespace();
    let mut text = String::new();
    let mut line = |count, end| {
        let words: Vec<&str> = words.by_ref().take(count).collect();
        text += &words.join(" ");
        text += end;
    };
    for &teams in teams {
        let mut left = teams;
        while left > 1 {
            line(2, "\n");
            (0..left / 2).for_each(|_| line(3, "\n"));
            if left % 2 == 1 {
                line(4, "\n");
            }
            left -= left / 2;
        }
        line(2, "\n\n");
    }
    line(usize::MAX, "");
    text
}

/// The same for schedules, against the model of the rules.
#[test]
fn damaged_schedules_get_the_verdicts_of_the_model() {
    let input = sample("game-schedule", "in");
    let teams: Vec<usize> = model::read(&input)
        .iter()
        .map(|case| case.teams.len())
        .collect();
    let answer = answer("game-schedule");
    let mut random = Random::new(1);
    let mut counts = BTreeMap::new();
    for _ in 0..8000 {
        let mut output = damaged(answer.as_bytes(), &mut random);
        if random.index(2) == 0 {
            // Another team, in a name, a winner or a loser.
            let places: Vec<usize> = (0..output.len())
                .filter(|&place| b"ABCDE".contains(&output[place]))
                .collect();
            output[places[random.index(places.len())]] = b"ABCDE"[random.index(5)];
        }
        let verdicts = named("game-schedule").check(
            &mut pieces(input.as_bytes(), 1 + random.index(40)),
            &mut [&mut pieces(&output, 1 + random.index(40))],
        );
        let verdict = verdicts.unwrap().pop().unwrap();
        let text = String::from_utf8(output).unwrap();
        let expected = if model::verify_all(&input, &text).is_ok() {
            "accepted"
        } else if model::verify_all(&input, &respaced(&teams, &text)).is_ok() {
            "presentation error"
        } else {
            "wrong answer"
        };
        let name = in_short(&verdict).0;
        assert_eq!(name, expected, "{text:?}: {verdict}");
        *counts.entry(name).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 3);
    assert!(counts.values().all(|count| *count > 400), "{counts:?}");
}

/// Words and lines that are longer than what is read at a time, and kept.
#[test]
fn long_words_are_compared_to_their_ends() {
    let format = AnswerFormat {
        begins_case: |_, _| true,
        ignores_trailing_blanks: false,
    };
    let long = "x".repeat(200_000);
    let answer = format!("{long}y {long}\n{long}\n");
    let verdict = |output: &str| {
        let texts = (answer.as_bytes(), output.as_bytes());
        in_short(&compared(&format, texts, (usize::MAX, usize::MAX)))
    };
    assert_eq!(verdict(&answer), ("accepted", 0, 0));
    let spaced = answer.replace('y', "y\n");
    assert_eq!(verdict(&spaced), ("presentation error", 1, 1));
    assert_eq!(verdict(&answer.replace('y', "z")), ("wrong answer", 1, 1));
    assert_eq!(verdict(&answer.replace('y', "")), ("wrong answer", 1, 1));
    let longer = format!("{}x\n", answer.trim_end());
    assert_eq!(verdict(&longer), ("wrong answer", 2, 2));
}

#[test]
fn there_is_no_verdict_on_an_output_that_cannot_be_read() {
    for problem in judge::PROBLEMS {
        let input = sample(problem.name(), "in").into_bytes();
        let answer = answer(problem.name()).into_bytes();
        for length in 0..=answer.len() {
            let mut right = pieces(&answer, 10);
            let mut failing = Failing(&answer[..length]);
            let verdicts = problem.check(&mut pieces(&input, 10), &mut [&mut right, &mut failing]);
            assert!(matches!(verdicts, Err(CheckError::Output(1))), "{length}");
        }
    }
}
