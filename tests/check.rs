//! `judge check`: verdicts on outputs that are right, and wrong in many ways. What the command line
//! says is in `tests/commands/check.txt`.

use crate::common::models::game_schedule as model;
use crate::common::{named, sample, verdict};
use crate::python::damage;
use judge::runtime::message::printable;
use judge::workbench::checker::{Answer, Whitespace};
use judge::workbench::generator::Random;
use judge::workbench::memory::MemoryStream;
use judge::workbench::report::{Line, LineMark, Report};
use judge::PROBLEMS;
use std::collections::BTreeMap;

/// The bytes that separate words.
const SPACES: [char; 6] = [' ', '\t', '\n', '\r', '\x0B', '\x0C'];

/// The words of an output.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(SPACES);
    words.filter(|word| !word.is_empty())
}

/// The name of the verdict by its definition: the words are the same; then the lines are, as far as
/// this whitespace counts.
fn defined(answer: &str, output: &str, whitespace: Whitespace) -> &'static str {
    let [answer, output] = [answer, output].map(|text| text.replace("\r\n", "\n"));
    let without_ends = |text: &str| {
        let lines = text.split('\n').map(|line| line.trim_end_matches(' '));
        let text = lines.collect::<Vec<_>>().join("\n");
        text.trim_end_matches(SPACES).to_string()
    };
    let is_same = match whitespace {
        Whitespace::Exact => answer == output,
        Whitespace::WithoutEnds => without_ends(&answer) == without_ends(&output),
        Whitespace::Tokens => true,
    };
    match words(&answer).eq(words(&output)) {
        false => "wrong answer",
        true if is_same => "accepted",
        true => "presentation error",
    }
}

/// `text` with up to three changes, in every other one of whitespace alone. Some have Windows line
/// endings.
fn damaged(text: &str, random: &mut Random) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let is_spacing = random.chance(1, 2);
    for _ in 0..random.index(4) {
        if is_spacing {
            let mut parts: Vec<&[u8]> = bytes.split_inclusive(u8::is_ascii_whitespace).collect();
            let space: &str = random.pick(&[" ", "\n", "\t", "\r", "\n\n", " \n"]);
            parts.insert(random.index(parts.len() + 1), space.as_bytes());
            bytes = parts.concat();
        } else {
            damage(&mut bytes, random);
        }
    }
    let line_end = random.pick(&["\n", "\n", "\r\n"]);
    String::from_utf8_lossy(&bytes).replace('\n', line_end)
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
            let text = damaged(&answer, &mut random);
            use Whitespace::{Exact, Tokens, WithoutEnds};
            let whitespace = [Exact, Exact, WithoutEnds, Tokens][random.index(4)];
            let mut stream = MemoryStream::new(input.as_bytes());
            let report = problem
                .judge(&mut stream, text.as_bytes(), whitespace)
                .expect("good input");
            let expected = defined(&answer, &text, whitespace);
            assert_eq!(
                report.verdict.name(),
                expected,
                "{}: {text:?}",
                problem.name()
            );
            let what = report
                .verdict
                .mismatch()
                .map_or("", |mismatch| &mismatch.what);
            let sides = what.trim_start_matches("expected ").split_once(", found ");
            assert!(
                sides.is_none_or(|(one, other)| one != other),
                "{text:?}: {what}"
            );
            let lines: Vec<_> = report.cases.iter().flat_map(|case| &case.lines).collect();
            let all_right = lines.iter().all(|line| line.mark == LineMark::Right);
            assert_eq!(all_right, expected == "accepted", "{text:?}");
            for (side, lines_of) in [(0, &*answer), (1, &text)] {
                let places = lines
                    .iter()
                    .filter_map(|line| [&line.answer, &line.output][side].clone());
                let places = places.map(|place| printable(&lines_of.as_bytes()[place]));
                let printed = lines_of.split_inclusive('\n').map(|line| {
                    let end = ["\r\n", "\n", ""]
                        .into_iter()
                        .find(|end| line.ends_with(end));
                    printable(&line.as_bytes()[..line.len() - end.map_or(0, str::len)])
                });
                assert!(places.eq(printed), "{text:?}");
            }
            *counts.entry(expected).or_insert(0) += 1;
        }
    }
    assert_eq!(counts.len(), 3);
    assert!(counts.values().all(|count| *count > 500), "{counts:?}");
}

/// The marks of lines, their first letters, and what is noticed.
fn marks(answer: &[String], output: &str) -> String {
    let mut right = Answer::default();
    for case in answer {
        right.add(|text| text.extend_from_slice(case.as_bytes()));
    }
    let report = Report::new(right, output.as_bytes(), Whitespace::Exact);
    let letter = |line: &Line| format!("{:?}", line.mark).remove(0);
    let cases = report.cases.iter();
    let cases = cases.map(|case| case.lines.iter().map(letter).collect::<String>());
    let marks = cases.collect::<Vec<_>>().join(" ");
    let mismatch = report.verdict.mismatch();
    let hint = mismatch.and_then(|mismatch| mismatch.hint.as_ref());
    marks + &hint.map_or(String::new(), |hint| format!(" {hint}"))
}

/// The answer, the output, the marks and what is noticed. `/` stands for a newline and `+` for a space;
/// spaces separate cases.
const ALIGNMENTS: &str = "\
a/ b/ c/ | a/b/c/ | R R R
a/ b/ c/ | a/B/c/ | R W R this is the right answer, spelt differently
a/ b/ c/ | debug/a/b/c/ | ER R R one extra line at line 1: debug output?
a/ b/ c/ | x/a/b/y/c/ | ER R ER 2 extra lines, the first at line 1: debug output?
a/ b/ c/ | a/c/ | R M R 2 answers for 3 cases: is this the output for another input?
a/ b/ c/ d/ | a/c/ | R M R M 2 answers for 4 cases: is this the output for another input?
a/ b/ c/ | a/b/ | R R M 2 answers for 3 cases: is this the output for another input?
a/ b/ c/ | a/b/c/d/e/ | R R R EE 5 answers for 3 cases: is this the output for another input?
a/ b/ c/ | a/x/y/c/ | R WE R 4 answers for 3 cases: is this the output for another input?
a/ b/ c/ | q/r/s/ | W W W
a/ b/ c/ |  | M M M
a/ b/ c/ | a//b/c/ | R BR R
a/ b/ c/ | a//q/c/ | R BW R
a/ b/ c/ | a+/b/c/ | B R R
a+b// c// | a+b/c/ | RB RB the blank line after each case is missing
a+b// c// | a+b//c/ | RR RB
a+b// c// | a/b//c// | BBR RR";

#[test]
fn lines_are_aligned() {
    for alignment in ALIGNMENTS.lines() {
        let parts: Vec<&str> = alignment.split(" | ").collect();
        let text = |part: &str| part.replace('/', "\n").replace('+', " ");
        let answer: Vec<String> = parts[0].split(' ').map(text).collect();
        assert_eq!(marks(&answer, &text(parts[1])), parts[2], "{alignment}");
    }
}

/// The words of an output of Game schedule in the lines where they belong.
fn respaced(teams: &[usize], output: &str) -> String {
    let mut words = words(output);
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
        let mut text = damaged(&answer, &mut random);
        if random.index(2) == 0 {
            // Another team, in a name, a winner or a loser.
            let places: Vec<_> = text
                .match_indices(|sign| ('A'..='E').contains(&sign))
                .collect();
            if let Some(&(place, _)) = places.get(random.index(places.len())) {
                text.replace_range(place..=place, random.pick(&["A", "B", "C", "D", "E"]));
            }
        }
        let verdict = verdict(named("game-schedule"), input.as_bytes(), text.as_bytes());
        let expected = if model::verify_all(&input, &text.replace("\r\n", "\n")).is_ok() {
            "accepted"
        } else if model::verify_all(&input, &respaced(&teams, &text)).is_ok() {
            "presentation error"
        } else {
            "wrong answer"
        };
        let name = verdict.name();
        assert_eq!(name, expected, "{text:?}: {verdict}");
        *counts.entry(name).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 3);
    assert!(counts.values().all(|count| *count > 200), "{counts:?}");
}
