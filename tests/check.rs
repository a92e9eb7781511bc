//! `judge check`: verdicts on outputs that are right, and wrong in many ways. What the command line
//! says is in `tests/commands/check.txt`.

use crate::common::models::game_schedule as model;
use crate::common::problems::Tested;
use crate::common::{named, sample, verdict, Pieces};
use judge::workbench::checker::{AnswerFormat, Verdict, Whitespace};
use judge::workbench::generator::Random;
use judge::{Error, PROBLEMS};
use std::collections::BTreeMap;

for_each_problem!(the_sample, bad_input_gives_no_verdict);

/// The right answer, the same with other whitespace, and with other words.
fn the_sample(tested: &'static Tested) {
    let [input, right] = ["in", "out"].map(|ending| sample(tested.name(), ending));
    let check = |output: &str| {
        let verdict = verdict(tested.problem, input.as_bytes(), output.as_bytes());
        (in_short(&verdict), verdict.to_string())
    };
    assert_eq!(check(&right).0, ("accepted", 0, 0));
    let words: Vec<&str> = right.split_whitespace().collect();
    for respaced in [
        right.replacen('\n', "\n\n", 1),
        right.replacen(' ', "  ", 1),
        right.replacen(' ', "\t", 1),
        right.replacen(' ', "\n", 1),
        right.replace('\n', "\r"),
        right.replace('\n', "\r\r\n"),
        right.replace('\n', " "),
        words.join("\n"),
        format!(" {right}"),
        format!("\n{right}"),
        format!("{right}\n"),
        format!("{right} "),
        right.trim_end().to_string(),
    ] {
        assert_eq!(check(&respaced).0 .0, "presentation error", "{respaced:?}");
    }
    // Windows line endings count as newlines.
    assert_eq!(check(&right.replace('\n', "\r\n")).0, ("accepted", 0, 0));
    // Ends that most judges ignore.
    let ends = format!("{}  \n\n", right.trim_end().replace('\n', "  \r\n"));
    for output in [&right, right.trim_end(), &right.replace('\n', " \n"), &ends] {
        let of = |whitespace| {
            let input = &mut Pieces::new(input.as_bytes(), |_| 4096);
            let verdict = tested.problem.check(input, output.as_bytes(), whitespace);
            in_short(&verdict.unwrap()).0
        };
        assert_eq!(of(Whitespace::WithoutEnds), "accepted", "{output:?}");
        assert_eq!(of(Whitespace::Tokens), "accepted", "{output:?}");
        assert_eq!(
            of(Whitespace::Exact) == "accepted",
            *output == *right,
            "{output:?}"
        );
    }
    for place in 0..right.trim_end().len() {
        let (before, after) = right.split_at(place);
        let changed = before.to_string() + "~" + &after[1..];
        assert_eq!(check(&changed).0 .0, "wrong answer", "{changed}");
        assert_eq!(check(before).0 .0, "wrong answer", "{before}");
    }
    for more in ["x", " x", "\n\nx"] {
        let (short, verdict) = check(&format!("{right}{more}\n"));
        assert_eq!((short.0, short.1), ("wrong answer", 0), "{verdict}");
        let found = more.trim_start_matches('\n');
        let end = format!(": expected the end of the output, found \"{found}\"");
        assert!(verdict.ends_with(&end), "{verdict}");
    }
}

/// `print("\n".join(lines))` prints an empty line if there are no cases.
#[test]
fn whitespace_is_right_where_nothing_is_expected() {
    for name in ["spot", "game-schedule"] {
        let problem = named(name);
        let of = |output: &[u8]| in_short(&verdict(problem, b"0\n", output));
        assert_eq!(of(b""), ("accepted", 0, 0));
        assert_eq!(of(b"\n"), ("accepted", 0, 0));
        assert_eq!(of(b"\nDraw\n"), ("wrong answer", 0, 2));
    }
}

/// Bad input is reported after a wrong answer, too.
fn bad_input_gives_no_verdict(tested: &'static Tested) {
    let input = sample(tested.name(), "in");
    let mut cases = tested.problem.cases(input.as_bytes()).expect("good input");
    cases.push(b"bad\n".to_vec());
    let input = tested.problem.format.join(&cases);
    for output in [&*sample(tested.name(), "out"), "nonsense\n"] {
        let input = &mut Pieces::new(&input, |_| 10);
        let verdict = tested
            .problem
            .check(input, output.as_bytes(), Whitespace::Exact);
        let Err(Error::Input { error, .. }) = verdict else {
            panic!("{verdict:?}");
        };
        assert!(error.contains("\"bad\""), "{error}");
    }
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
        let mut line = place(&found, index).unwrap_or(end);
        let begins = is_next(one) && is_next(other) && first(one) != first(other);
        if let (Some(one), true) = (one, begins && format.whitespace != Whitespace::Tokens) {
            // An empty line may stand in place of the line that is expected.
            let [before, same] = [&expected, &found]
                .map(|tokens| index.checked_sub(1).map_or(1, |at| tokens[at].line));
            line = line.min(same + one.line - before);
        }
        let case = place(&expected, index).map_or(0, case);
        return ("wrong answer", case, line as u64);
    }
    let output = String::from_utf8_lossy(output).replace("\r\n", "\n");
    let mut output = output.into_bytes();
    let mut answer = answer.to_vec();
    if format.whitespace == Whitespace::WithoutEnds {
        while let Some(place) = output.windows(2).position(|two| two == b" \n") {
            output.remove(place);
        }
        for text in [&mut answer, &mut output] {
            text.truncate(text.trim_ascii_end().len());
        }
    }
    if answer == output || format.whitespace == Whitespace::Tokens {
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

/// `text` with up to three changes; those of whitespace alone come as often as others.
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
    let place = verdict.mismatch();
    let [case, line] = place.map_or([0, 0], |place| [place.case.unwrap_or(0), place.line]);
    (verdict.name(), case, line)
}

/// Thousands of outputs with a few changes, against a plain comparison of whole texts.
#[test]
fn damaged_outputs_get_the_verdicts_of_a_plain_comparison() {
    let mut random = Random::new(1);
    let mut counts = BTreeMap::new();
    for problem in PROBLEMS.iter().filter(|problem| problem.has_one_answer()) {
        let answer = sample(problem.name(), "out").into_bytes();
        for _ in 0..2000 {
            let output = damaged(&answer, &mut random);
            use Whitespace::{Exact, Tokens, WithoutEnds};
            let whitespace = [Exact, Exact, WithoutEnds, Tokens][random.index(4)];
            let format = &AnswerFormat {
                begins_case: problem.begins_case,
                whitespace,
            };
            let verdict = format.verdict(&answer, &output);
            let short = in_short(&verdict);
            let text = String::from_utf8_lossy(&output);
            let expected = naive(format, &answer, &output);
            assert_eq!(short, expected, "{}: {text:?}: {verdict}", problem.name());
            *counts.entry(short.0).or_insert(0) += 1;
        }
    }
    assert_eq!(counts.len(), 3);
    assert!(counts.values().all(|count| *count > 500), "{counts:?}");
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
    let answer = sample("game-schedule", "out");
    let mut random = Random::new(1);
    let mut counts = BTreeMap::new();
    for _ in 0..4000 {
        let mut output = damaged(answer.as_bytes(), &mut random);
        if random.index(2) == 0 {
            // Another team, in a name, a winner or a loser.
            let places: Vec<usize> = (0..output.len())
                .filter(|&place| b"ABCDE".contains(&output[place]))
                .collect();
            output[places[random.index(places.len())]] = b"ABCDE"[random.index(5)];
        }
        let verdict = verdict(named("game-schedule"), input.as_bytes(), &output);
        let text = String::from_utf8(output).unwrap();
        let expected = if model::verify_all(&input, &text.replace("\r\n", "\n")).is_ok() {
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
    assert!(counts.values().all(|count| *count > 200), "{counts:?}");
}

/// Words and lines that are longer than what is read at a time, and kept.
#[test]
fn long_words_are_compared_to_their_ends() {
    let format = AnswerFormat {
        begins_case: |_, _| true,
        whitespace: Whitespace::Exact,
    };
    let long = "x".repeat(200_000);
    let answer = format!("{long}y {long}\n{long}\n");
    let verdict = |output: &str| in_short(&format.verdict(answer.as_bytes(), output.as_bytes()));
    assert_eq!(verdict(&answer), ("accepted", 0, 0));
    let spaced = answer.replace('y', "y\n");
    assert_eq!(verdict(&spaced), ("presentation error", 1, 1));
    assert_eq!(verdict(&answer.replace('y', "z")), ("wrong answer", 1, 1));
    assert_eq!(verdict(&answer.replace('y', "")), ("wrong answer", 1, 1));
    let longer = format!("{}x\n", answer.trim_end());
    assert_eq!(verdict(&longer), ("wrong answer", 2, 2));
}
