//! Tests of the checker: its verdicts on thousands of outputs with random changes, and how it pairs
//! the lines of an output with the lines of the answer. `tests/commands/check.txt` tests the
//! messages of `judge check`.

use crate::common::damage::damage;
use crate::common::inputs::generated_input;
use crate::common::problems::tested_problem;
use crate::common::solve;
use judge::workbench::checker::Answer;
use judge::workbench::checker::Whitespace::{self, Exact, Tokens, WithoutEnds};
use judge::workbench::generator::Random;
use judge::workbench::report::{LineMark, Report};
use judge::PROBLEMS;
use std::collections::BTreeMap;

/// The characters that separate words.
const SPACES: [char; 6] = [' ', '\t', '\n', '\r', '\x0B', '\x0C'];

fn split_words(text: &str) -> impl Iterator<Item = &str> {
    text.split(SPACES).filter(|word| !word.is_empty())
}

/// Returns the name of the expected verdict. An output with other words is a wrong answer. An
/// output with the same words, but other whitespace, is a presentation error. `whitespace` selects
/// the whitespace that counts.
fn expected_verdict(answer: &str, output: &str, whitespace: Whitespace) -> &'static str {
    let [answer, output] = [answer, output].map(|text| text.replace("\r\n", "\n"));
    let without_ends = |text: &str| {
        let lines = text.split('\n').map(|line| line.trim_end_matches(' '));
        let trimmed_lines = lines.collect::<Vec<_>>().join("\n");
        trimmed_lines.trim_end_matches(SPACES).to_string()
    };
    let has_same_whitespace = match whitespace {
        Whitespace::Exact => answer == output,
        Whitespace::WithoutEnds => without_ends(&answer) == without_ends(&output),
        Whitespace::Tokens => true,
    };
    if !split_words(&answer).eq(split_words(&output)) {
        "wrong answer"
    } else if has_same_whitespace {
        "accepted"
    } else {
        "presentation error"
    }
}

/// Makes up to three random changes to a text. For half of the texts, the changes only insert
/// whitespace. A third of the texts get Windows line endings.
fn change_randomly(text: &str, random: &mut Random) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let inserts_whitespace = random.chance(1, 2);
    for _ in 0..random.index(4) {
        if inserts_whitespace {
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

/// The verdicts on thousands of outputs are as expected, also with two lines swapped: the matches of
/// a round may have any order. A report has all lines of the answer and of the output, in order. It
/// marks all lines as right if and only if the output is accepted. The case of the mismatch is the
/// first one that the report does not call right.
#[test]
fn changed_outputs_get_the_expected_verdicts() {
    let mut random = Random::new(1);
    let mut counts = BTreeMap::new();
    for number in 0..PROBLEMS.len() * 12 {
        let tested = tested_problem(PROBLEMS[number % PROBLEMS.len()].name);
        let input = generated_input(tested.name(), number, 4);
        let answer = solve(tested.problem, &input).expect_success();
        for _ in 0..50 {
            let mut lines: Vec<&str> = answer.split_inclusive('\n').collect();
            let index = random.index(lines.len() - 1);
            lines.swap(index, index + random.index(2));
            let output = change_randomly(&lines.concat(), &mut random);
            let whitespace = match tested.verify {
                Some(_) => Exact,
                None => random.pick(&[Exact, Exact, WithoutEnds, Tokens]),
            };
            let (input_bytes, output_bytes) = (input.as_bytes(), output.as_bytes());
            let report = tested.problem.judge(input_bytes, output_bytes, whitespace);
            let report = report.expect("good input");
            let verdict = report.verdict.name();
            if let Some(verify) = tested.verify {
                let verified = verify(&input, &output.replace("\r\n", "\n"));
                let is_accepted = verdict == "accepted";
                assert_eq!(is_accepted, verified.is_ok(), "{output:?}: {verified:?}");
            } else {
                let expected = expected_verdict(&answer, &output, whitespace);
                assert_eq!(verdict, expected, "{input}: {output:?}");
                let lines = report.lines.iter();
                let answer_lines = lines.clone().filter_map(|line| line.answer.clone());
                assert!(answer_lines.map(|range| &answer[range]).eq(answer.lines()));
                let output_lines = lines.filter_map(|line| line.output.clone());
                assert!(output_lines.map(|range| &output[range]).eq(output.lines()));
            }
            check_report(&report, &output);
            let differs = output.replace('\r', "") != answer;
            *counts.entry((tested.name(), verdict, differs)).or_insert(0) += 1;
        }
    }
    for problem in PROBLEMS {
        for verdict in ["accepted", "presentation error", "wrong answer"] {
            let count = counts.get(&(problem.name, verdict, true));
            assert!(count.is_some_and(|count| *count > 15), "{counts:?}");
        }
    }
}

fn check_report(report: &Report, output: &str) {
    let mismatch = report.verdict.mismatch();
    let message = mismatch.map_or("", |mismatch| &mismatch.difference);
    // The message "expected A, found B" must show two different texts.
    let difference = message.trim_start_matches("expected ");
    let texts = difference.split_once(", found ");
    let is_clear = texts.is_none_or(|(expected, found)| expected != found);
    assert!(is_clear, "{output:?}: {message}");
    let is_right = report.lines.iter().all(|line| line.mark == LineMark::Right);
    let is_accepted = report.verdict.name() == "accepted";
    assert_eq!(is_right, is_accepted, "{output:?}");
    let cases = &report.cases[..report.answer.ends.len()];
    let wrong_index = cases.iter().position(|case| !report.is_right(case));
    let wrong_case = wrong_index.map(|index| index as u64 + 1);
    let case = mismatch.and_then(|mismatch| mismatch.case);
    assert_eq!(case, wrong_case, "{mismatch:?} {output:?}");
}

/// Each line has an answer, an output, and the expected marks and hint. Spaces separate the cases
/// of the answer and of the marks. `/` stands for a newline, and `+` for a space. The marks are
/// right (R), wrong (W), missing (M), extra (E), and blank (B) if only whitespace is wrong.
const ALIGNMENTS: &str = "\
a/ b/ c/ | a/b/c/ | R R R
a/ b/ c/ | a/B/c/ | R W R
a/ b/ c/ | q/r/s/ | W W W
a/ b/ c/ |  | M M M
a/ b/ c/ | x/a/b/c/ | ER R R
a/ b/ c/ | a/x/b/c/ | R ER R
a/ b/ c/ | a/b/c/x/ | R R R E
a/ b/ c/ | b/c/ | M R R
a/ b/ c/ | a/c/ | R M R
a/ b/ c/ | a/b/ | R R M
a/ b/ c/ d/ | a/q/r/c/d/ | R WE R R
a/ b/ c/ d/ | a/q/d/ | R W M R
a/b/c/d/ | p/q/c/c/ | WWRW
a/ b/ c/ | /a/b/c/ | BR R R
a/ b/ c/ | a//b/c/ | R BR R
a/ b/ c/ | a//q/c/ | R BW R
a/ b/ c/ | a+/b/c/ | B R R
a+b// c// | a+b/c/ | RB RB the blank line after each case is missing
a+b// c// | a+b//c/ | RR RB
a+b// c// | a/b//c// | BB BBRR
a//b/ | a/b/ | RBR
1// 2+3// | 1+2+3// | BR BB
0/ 1/p/ 0/ 1/q/ | 1/x/0/0/1/q/ | WE WM R RR";

#[test]
fn lines_of_output_and_answer_are_paired() {
    for alignment in ALIGNMENTS.lines() {
        let columns: Vec<&str> = alignment.split(" | ").collect();
        let [answer, output, expected] = columns[..] else {
            panic!("{alignment}");
        };
        let decode = |text: &str| text.replace('/', "\n").replace('+', " ");
        let mut answers = Answer::default();
        for text in answer.split(' ') {
            answers.add(|bytes| bytes.extend_from_slice(decode(text).as_bytes()));
        }
        let output = decode(output);
        let report = Report::new(answers, output.as_bytes(), Whitespace::Exact);
        let mut actual = String::new();
        for case in &report.cases {
            let lines = report.lines[case.lines.clone()].iter();
            actual.extend(lines.map(|line| format!("{:?}", line.mark).remove(0)));
            actual += " ";
        }
        let mismatch = report.verdict.mismatch();
        let hint = mismatch.and_then(|mismatch| mismatch.hint.as_ref());
        actual += &hint.map_or(String::new(), |hint| hint.to_string());
        assert_eq!(actual.trim_end(), expected, "{alignment}");
    }
}
