//! `judge check`: verdicts on outputs that are right, and wrong in many ways. What the command line
//! says is in `tests/commands/check.txt`.

use crate::common::models::game_schedule as model;
use crate::common::problems::Tested;
use crate::common::{named, sample, verdict, Pieces};
use judge::runtime::message::printable;
use judge::workbench::checker::{Answer, Verdict, Whitespace};
use judge::workbench::generator::Random;
use judge::workbench::memory::MemoryStream;
use judge::workbench::report::{LineMark, Report};
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
        assert!(verdict.contains(&end), "{verdict}");
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

/// The name of the verdict by its definition: the words are the same; then the lines are, as far as
/// this whitespace counts.
fn defined(answer: &str, output: &str, whitespace: Whitespace) -> &'static str {
    let words = |text: &str| {
        let words = text.split_ascii_whitespace();
        words.map(String::from).collect::<Vec<_>>()
    };
    let [answer, output] = [answer, output].map(|text| text.replace("\r\n", "\n"));
    let without_ends = |text: &str| {
        let lines = text.split('\n').map(|line| line.trim_end_matches(' '));
        let text = lines.collect::<Vec<_>>().join("\n");
        text.trim_ascii_end().to_string()
    };
    let is_same = match whitespace {
        Whitespace::Exact => answer == output,
        Whitespace::WithoutEnds => without_ends(&answer) == without_ends(&output),
        Whitespace::Tokens => true,
    };
    match words(&answer) == words(&output) {
        false => "wrong answer",
        true if is_same => "accepted",
        true => "presentation error",
    }
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

/// Thousands of outputs with a few changes get the verdict that is defined. The report has all lines, in
/// their order, and marks some as wrong if and only if the verdict says so.
#[test]
fn damaged_outputs_get_the_verdicts_that_are_defined() {
    let mut random = Random::new(1);
    let mut counts = BTreeMap::new();
    for problem in PROBLEMS.iter().filter(|problem| problem.has_one_answer()) {
        let [input, answer] = ["in", "out"].map(|ending| sample(problem.name(), ending));
        for _ in 0..2000 {
            let output = damaged(answer.as_bytes(), &mut random);
            use Whitespace::{Exact, Tokens, WithoutEnds};
            let whitespace = [Exact, Exact, WithoutEnds, Tokens][random.index(4)];
            let mut stream = MemoryStream::new(input.as_bytes());
            let report = problem
                .judge(&mut stream, &output, whitespace)
                .expect("good input");
            let text = String::from_utf8_lossy(&output);
            let expected = defined(&answer, &text, whitespace);
            assert_eq!(
                report.verdict.name(),
                expected,
                "{}: {text:?}",
                problem.name()
            );
            let lines: Vec<_> = report.cases.iter().flat_map(|case| &case.lines).collect();
            let all_right = lines.iter().all(|line| line.mark == LineMark::Right);
            assert_eq!(all_right, expected == "accepted", "{text:?}");
            for (side, lines_of) in [(0, &*answer), (1, &text)] {
                let places = lines
                    .iter()
                    .filter_map(|line| report.shown(line)[side].clone());
                let printed = lines_of.split_inclusive('\n').map(|line| {
                    let line = match line.strip_suffix('\n') {
                        Some(line) => line.strip_suffix('\r').unwrap_or(line),
                        None => line,
                    };
                    printable(line.as_bytes())
                });
                assert!(places.eq(printed), "{text:?}");
            }
            *counts.entry(expected).or_insert(0) += 1;
        }
    }
    assert_eq!(counts.len(), 3);
    assert!(counts.values().all(|count| *count > 500), "{counts:?}");
}

/// The marks of lines, a letter each, and what is noticed.
fn marks(answer: &[&str], output: &str) -> String {
    let mut right = Answer::default();
    for case in answer {
        right.add(|text| text.extend_from_slice(case.as_bytes()));
    }
    let verdict = Whitespace::Exact.verdict(&right, output.as_bytes());
    let report = Report::new(verdict, right, None, output.as_bytes(), Whitespace::Exact);
    let cases = report.cases.iter().map(|case| {
        let marks = case.lines.iter().map(|line| match line.mark {
            LineMark::Right => '=',
            LineMark::Wrong => 'x',
            LineMark::Missing => '-',
            LineMark::Extra => '+',
            LineMark::Blank => '_',
            LineMark::Unread => '?',
        });
        marks.collect::<String>()
    });
    let marks = cases.collect::<Vec<_>>().join(" ");
    let hint = report.mismatch().and_then(|mismatch| mismatch.hint);
    marks + &hint.map_or(String::new(), |hint| format!(" {hint}"))
}

/// Cases are separated by spaces.
#[test]
fn lines_are_aligned() {
    let [abc, pairs] = [&["a\n", "b\n", "c\n"][..], &["a b\n\n", "c\n\n"]];
    for (answer, output, expected) in [
        (abc, "a\nb\nc\n", "= = ="),
        (
            abc,
            "a\nB\nc\n",
            "= x = this is the right answer, spelt differently",
        ),
        (
            abc,
            "debug\na\nb\nc\n",
            "+= = = one extra line at line 1: debug output?",
        ),
        (
            abc,
            "x\na\nb\ny\nc\n",
            "+= = += 2 extra lines, the first at line 1: debug output?",
        ),
        (
            abc,
            "a\nc\n",
            "= - = 2 answers for 3 cases: is this the output for another input?",
        ),
        (
            abc,
            "a\nb\n",
            "= = - 2 answers for 3 cases: is this the output for another input?",
        ),
        (
            abc,
            "a\nb\nc\nd\ne\n",
            "= = = ++ 5 answers for 3 cases: is this the output for another input?",
        ),
        (abc, "q\nr\ns\n", "x x x"),
        (abc, "", "- - -"),
        (abc, "a\n\nb\nc\n", "= _= ="),
        (abc, "a \nb\nc\n", "_ = ="),
        (
            pairs,
            "a b\nc\n",
            "=_ =_ the blank line after each case is missing",
        ),
        (pairs, "a b\n\nc\n", "== =_"),
        (pairs, "a\nb\n\nc\n\n", "__= =="),
    ] {
        assert_eq!(marks(answer, output), expected, "{output:?}");
    }
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
    let long = "x".repeat(200_000);
    let [first, second] = [format!("{long}y {long}\n"), format!("{long}\n")];
    let mut right = Answer::default();
    for case in [&first, &second] {
        right.add(|text| text.extend_from_slice(case.as_bytes()));
    }
    let answer = first.clone() + &second;
    let verdict = |output: &str| in_short(&Whitespace::Exact.verdict(&right, output.as_bytes()));
    assert_eq!(verdict(&answer), ("accepted", 0, 0));
    let spaced = answer.replace('y', "y\n");
    assert_eq!(verdict(&spaced), ("presentation error", 1, 1));
    assert_eq!(verdict(&answer.replace('y', "z")), ("wrong answer", 1, 1));
    assert_eq!(verdict(&answer.replace('y', "")), ("wrong answer", 1, 1));
    let longer = format!("{}x\n", answer.trim_end());
    assert_eq!(verdict(&longer), ("wrong answer", 2, 2));
}
