//! Reports: comparisons of an output with the answer, case by case and line by line.
//!
//! Debug lines are set apart first: see `split_debug_lines`. If words differ, and the first lines
//! of the answers determine where each case of the output ends, the cases are compared one by one:
//! see `split_cases`. Otherwise, the whole texts are compared.
//!
//! Lines of the answer and of the output are paired from the first to the last. If two lines
//! differ, as few lines as possible are skipped on one or both sides, until enough lines in a row
//! are the same again: see `shortest_skip`. If the output contains all lines of the answer in
//! order, all its other lines are extra. In this way, the lines after an extra or a missing line
//! still count as right. Each search for a skip compares few lines, and the number of failed
//! searches is limited. Therefore time and memory grow linearly with the length of the texts.

use crate::runtime::message::printable;
use crate::workbench::checker::{
    common_prefix_length, describe_line, first_difference, has_same_words, hint_of_line, is_blank,
    line_after, line_around, line_before, split_newline, Answer, Mismatch, Verdict, Whitespace,
    Words,
};
use crate::workbench::json::{json, Json};
use crate::workbench::text::counted;
use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// The maximum number of lines that are split off a text. One more line contains all remaining
/// text.
const MAX_LINES: usize = 1 << 21;

/// The maximum number of lines that are skipped on one side at a time.
const MAX_SKIPPED_LINES: usize = 5;

/// The maximum number of failed searches for a skip in one call of `align`. After these, lines are
/// paired one by one.
const MAX_FAILURES: usize = 10_000;

/// The minimum number of same lines in a row after a skip. A single line can be the same by chance.
const MIN_SAME_LINES: usize = 2;

/// The maximum number of lines that are compared after a skip.
const MAX_COMPARED_LINES: usize = 8;

/// The maximum number of lines of a case that are shown, counted from the first line that is not
/// right.
const MAX_SHOWN_LINES: usize = 200;

/// The comparison of an output with the answer.
pub struct Report<'a> {
    pub verdict: Verdict,
    /// A report for each case. If lines follow the last case, one more report contains them.
    pub cases: Vec<CaseReport>,
    /// The lines of all cases.
    pub lines: Vec<Line>,
    pub answer: Answer,
    pub output: &'a [u8],
}

/// The comparison of the output for a case with the answer to this case.
#[derive(Clone)]
pub struct CaseReport {
    /// The number of the first line of the case in the output. The first line of the output is 1.
    pub line: u64,
    /// The lines of the case, as indices of [`Report::lines`].
    pub lines: Range<usize>,
    /// The first broken rule, if the output is checked by rules.
    pub mismatch: Option<Box<Mismatch>>,
}

/// A line of the answer, a line of the output, or a pair of both. A line is a range of bytes.
#[derive(Clone)]
pub struct Line {
    pub mark: LineMark,
    pub answer: Option<Range<usize>>,
    pub output: Option<Range<usize>>,
}

/// The result of comparing a line of the output with a line of the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineMark {
    Right,
    /// The words are wrong.
    Wrong,
    /// A line of the answer is missing in the output.
    Missing,
    /// A line of the output is not in the answer.
    Extra,
    /// Only whitespace is wrong.
    Blank,
    /// The line was not judged, because the output for its case breaks a rule: it is a line of the
    /// output after the one that breaks the rule, or a line of the answer.
    Unread,
}

impl<'a> Report<'a> {
    /// Compares an output with the answer.
    pub fn new(answer: Answer, output: &'a [u8], whitespace: Whitespace) -> Self {
        let difference = first_difference(&answer.text, output);
        // Whitespace is compared only if all words are right.
        let space_error = difference.map_or_else(|| whitespace.mismatch(&answer, output), |_| None);
        let is_right = difference.is_none() && space_error.is_none();
        let [answer_at, output_at] = difference.unwrap_or([usize::MAX; 2]);
        let ends_before = |line: &Option<&TextLine>, index: usize| {
            line.is_none_or(|line| line.range().end <= index)
        };
        let mark = |answer: Option<&TextLine>, output: Option<&TextLine>| {
            let has_right_words =
                ends_before(&answer, answer_at) && ends_before(&output, output_at);
            match (answer.map(|line| line.text), output.map(|line| line.text)) {
                _ if is_right => LineMark::Right,
                (Some(answer), Some(output)) if whitespace.is_same(answer, output) => {
                    LineMark::Right
                }
                (Some(answer), Some(output)) if has_same_words(answer, output) => LineMark::Blank,
                (Some(line), None) | (None, Some(line)) if is_blank(line) => match whitespace {
                    Whitespace::Tokens => LineMark::Right,
                    _ => LineMark::Blank,
                },
                // The words before the difference are right, but not on the right lines.
                _ if has_right_words => LineMark::Blank,
                (Some(_), Some(_)) => LineMark::Wrong,
                (Some(_), None) => LineMark::Missing,
                (None, _) => LineMark::Extra,
            }
        };
        let [answer_lines, output_lines] = [&answer.text, output].map(lines);
        // An output with debug lines has more lines than the answer.
        let (debug_lines, output_lines) = match output_lines.len() > answer_lines.len() {
            true => split_debug_lines(&answer_lines, output_lines),
            false => (Vec::new(), output_lines),
        };
        let has_debug_lines = !debug_lines.is_empty();
        // If all words are right, the cases need no other split.
        let cases = difference.and_then(|_| split_cases(&answer, &answer_lines, &output_lines));
        let cases = cases.unwrap_or_else(|| vec![[&answer_lines, &output_lines]]);
        let mut lines = Vec::new();
        let mut add = |answer: Option<&TextLine>, output: Option<&TextLine>| {
            lines.push(Line {
                mark: mark(answer, output),
                answer: answer.map(TextLine::range),
                output: output.map(TextLine::range),
            });
        };
        let mut debug_lines = debug_lines.into_iter().peekable();
        for [answer_lines, output_lines] in cases {
            align(answer_lines, output_lines, |answer, output| {
                let start = output.map_or(0, |line| line.start);
                while let Some(line) = debug_lines.next_if(|line| line.start < start) {
                    add(None, Some(&line));
                }
                add(answer, output);
            });
        }
        debug_lines.for_each(|line| add(None, Some(&line)));
        let are_all_right = lines.iter().all(|line| line.mark == LineMark::Right);
        if let (false, true, Some(last)) = (is_right, are_all_right, lines.last_mut()) {
            // All lines are right, so the wrong whitespace is the missing newline at the end.
            last.mark = LineMark::Blank;
        }
        let word_error = difference.map(|at| mismatch_of_words(&lines, &answer, output, at));
        let mut report = Report {
            verdict: Verdict::Accepted,
            cases: cases_of_lines(&answer, &lines),
            lines,
            answer,
            output,
        };
        if let Some(mut mismatch) = word_error.or(space_error) {
            let is_wrong = |case: &CaseReport| !report.has_right_lines(case, difference.is_none());
            let mut cases = report.cases[..report.answer.ends.len()].iter();
            mismatch.case = cases.position(is_wrong).map(|index| index as u64 + 1);
            mismatch.hint = mismatch.hint.or_else(|| report.hint(has_debug_lines));
            report.verdict = match difference {
                Some(_) => Verdict::WrongAnswer(mismatch),
                None => Verdict::PresentationError(mismatch),
            };
        }
        report
    }

    /// Returns the report on an output that breaks rules. `results` contains, for each case, its
    /// end in the output and, if a line breaks a rule, the mismatch of the first such line.
    pub fn with_broken_rules(
        answer: Answer,
        output: &'a [u8],
        whitespace: Whitespace,
        results: Vec<(usize, Option<Mismatch>)>,
    ) -> Self {
        let first_mismatch = results.iter().find_map(|(_, mismatch)| mismatch.clone());
        let (mut cases, mut lines) = (Vec::new(), Vec::new());
        let (mut answer_start, mut output_start, mut first_line) = (0, 0, 1);
        for ((words_end, mismatch), &answer_end) in results.into_iter().zip(&answer.ends) {
            // All remaining lines belong to the last case.
            let is_last = answer_end == answer.text.len();
            let next_start = line_after(output, words_end);
            let end = if is_last { output.len() } else { next_start };
            let case_answer = &answer.text[answer_start..answer_end];
            let case_output = &output[output_start..end];
            let mut case_lines = match &mismatch {
                None => {
                    let (text, ends) = (case_answer.to_vec(), vec![case_answer.len()]);
                    Report::new(Answer { text, ends }, case_output, whitespace).lines
                }
                Some(error) => wrong_case_lines(case_answer, case_output, first_line, error.line),
            };
            for line in &mut case_lines {
                shift(&mut line.answer, answer_start);
                shift(&mut line.output, output_start);
            }
            let output_lines = case_lines.iter().filter(|line| line.output.is_some());
            let next_line = first_line + output_lines.count() as u64;
            cases.push(CaseReport {
                line: first_line,
                lines: lines.len()..lines.len() + case_lines.len(),
                mismatch: mismatch.map(Box::new),
            });
            lines.append(&mut case_lines);
            (answer_start, output_start, first_line) = (answer_end, end, next_line);
        }
        Report {
            verdict: first_mismatch.map_or(Verdict::Accepted, Verdict::WrongAnswer),
            cases,
            lines,
            answer,
            output,
        }
    }

    /// Returns a guess at the common cause of all errors. Returns `None` if the output is blank or
    /// no common cause is likely.
    fn hint(&self, has_debug_lines: bool) -> Option<String> {
        let (lines, ends) = (&self.lines, &self.answer.ends);
        if is_blank(self.output) {
            return None;
        }
        let count = |mark: LineMark| lines.iter().filter(|line| line.mark == mark).count() as u64;
        let lacks_blank_line = |case: &CaseReport| {
            let mut lines = self.lines_of(case).iter();
            lines.any(|line| line.mark == LineMark::Blank && line.output.is_none())
        };
        if self.cases.len() == ends.len() && self.cases.iter().all(lacks_blank_line) {
            return Some("the blank line after each case is missing".into());
        }
        if !lines.iter().any(Line::is_wrong) {
            return None;
        }
        let has_line = |text: &[u8], is_start: fn(&u8) -> bool| {
            let mut lines = text.split(|&byte| byte == b'\n');
            lines.any(|line| line.trim_ascii_start().first().is_some_and(is_start))
        };
        let [letter, digit] = [u8::is_ascii_alphabetic, u8::is_ascii_digit];
        let has_words = has_line(&self.answer.text, letter) && !has_line(&self.answer.text, digit);
        if has_words && !has_line(self.output, letter) {
            let hint = "no line begins with a word: is this the output of another problem?";
            return Some(hint.into());
        }
        let wrong_index = lines.iter().position(|line| line.mark != LineMark::Right)?;
        // The line after the right ones may be unfinished, or a message about a crash.
        let mut last_lines = lines.iter().skip(wrong_index + 1).chain(lines.last());
        if wrong_index > 0 && last_lines.all(|line| line.output.is_none()) {
            let case = 1 + self.cases.iter().position(|case| !self.is_right(case))?;
            let hint = format!("the output ends in case {case}: did the program stop?");
            return Some(hint);
        }
        let extra_count = count(LineMark::Extra);
        // An extra line after a wrong one may belong to a wrong answer.
        let is_after_wrong =
            |pair: &&[Line]| pair[0].mark == LineMark::Wrong && pair[1].mark == LineMark::Extra;
        let extra_after_wrong = lines.windows(2).filter(is_after_wrong).count() as u64;
        let ends_right = lines.last().is_some_and(|line| !line.is_wrong());
        let is_mostly_right = count(LineMark::Right) > count(LineMark::Wrong);
        let is_debug_output = extra_count > 2 * extra_after_wrong && count(LineMark::Missing) == 0;
        // A broken answer line looks like a wrong line and a debug line.
        let has_debug_lines = has_debug_lines && extra_count > extra_after_wrong;
        if has_debug_lines || is_debug_output && ends_right && is_mostly_right {
            let lines_before = lines.iter().take_while(|line| line.mark != LineMark::Extra);
            let number = 1 + lines_before.filter(|line| line.output.is_some()).count();
            let place = format!("at line {number}: debug output?");
            return Some(match extra_count {
                1 => format!("one extra line {place}"),
                _ => format!("{extra_count} extra lines, the first {place}"),
            });
        }
        // If all answers have the same number of lines, the cases in the output can be counted.
        let count_lines = |text: &[u8]| {
            let lines = text.split(|&byte| byte == b'\n');
            lines.filter(|line| !is_blank(line)).count() as u64
        };
        let starts = [0].into_iter().chain(ends.iter().copied());
        let ranges = starts.zip(ends);
        let mut line_counts =
            ranges.map(|(start, &end)| count_lines(&self.answer.text[start..end]));
        let lines_per_case = line_counts.next().filter(|&count| count > 0)?;
        let (line_count, case_count) = (count_lines(self.output), ends.len() as u64);
        let answer_count = line_count / lines_per_case;
        let has_other_count = line_count % lines_per_case == 0 && answer_count != case_count;
        (has_other_count && line_counts.all(|count| count == lines_per_case)).then(|| {
            let hint = counted(answer_count, "answer") + " for " + &counted(case_count, "case");
            // If the two numbers are nearly the same, this is the output for this input.
            match 10 * answer_count.abs_diff(case_count) <= case_count {
                true => hint,
                false => hint + ": is this the output for another input?",
            }
        })
    }

    /// Returns the output for the cases with these indices. If the last case is one of them, the
    /// lines after it are included.
    pub fn output_of(&self, cases: Range<usize>) -> &'a [u8] {
        let start = |index: usize| {
            let report = self.cases[..self.answer.ends.len()].get(index);
            let rest = report.map_or(&[][..], |report| &self.lines[report.lines.start..]);
            match rest.iter().find_map(|line| line.output.as_ref()) {
                _ if index == 0 => 0,
                Some(line) => line.start,
                None => self.output.len(),
            }
        };
        &self.output[start(cases.start)..start(cases.end)]
    }

    /// Returns the lines of a case.
    fn lines_of(&self, case: &CaseReport) -> &[Line] {
        &self.lines[case.lines.clone()]
    }

    /// Returns true if the case breaks no rule and all its lines are right. If words of the output
    /// are wrong, whitespace does not count.
    pub fn is_right(&self, case: &CaseReport) -> bool {
        let counts_whitespace = !matches!(self.verdict, Verdict::WrongAnswer(_));
        case.mismatch.is_none() && self.has_right_lines(case, counts_whitespace)
    }

    fn has_right_lines(&self, case: &CaseReport, counts_whitespace: bool) -> bool {
        let is_right = |line: &Line| match line.mark {
            LineMark::Blank => !counts_whitespace,
            mark => mark == LineMark::Right,
        };
        self.lines_of(case).iter().all(is_right)
    }

    /// Returns the lines of a case to show: all before the first line that is not right, and at
    /// most `MAX_SHOWN_LINES` after them.
    pub fn shown_lines(&self, case: &CaseReport) -> &[Line] {
        let lines = self.lines_of(case);
        let right_lines = lines.iter().take_while(|line| line.mark == LineMark::Right);
        &lines[..lines.len().min(right_lines.count() + MAX_SHOWN_LINES)]
    }

    /// Returns these lines as rows.
    pub fn rows<'b>(&self, lines: impl IntoIterator<Item = &'b Line>) -> Vec<Row> {
        let to_row = |line: &Line| {
            // The lines of a right pair differ at most in whitespace that does not count.
            let is_right_pair = line.mark == LineMark::Right && line.answer.is_some();
            let answer = line.answer.clone();
            let output = line.output.clone().filter(|_| !is_right_pair);
            Row {
                mark: line.mark,
                answer: answer.map(|range| printable(&self.answer.text[range])),
                output: output.map(|range| printable(&self.output[range])),
            }
        };
        lines.into_iter().map(to_row).collect()
    }
}

impl Line {
    /// Returns true if more than whitespace is wrong.
    fn is_wrong(&self) -> bool {
        !matches!(self.mark, LineMark::Right | LineMark::Blank)
    }
}

/// A [`Line`] as printable text. If both lines of a pair are right, `output` is `None`.
#[derive(Clone, Debug)]
pub struct Row {
    pub mark: LineMark,
    pub answer: Option<String>,
    pub output: Option<String>,
}
json!(Row: mark, answer, output);

impl Json for LineMark {
    fn write(&self, output: &mut Vec<u8>) {
        format!("{self:?}").to_lowercase().write(output);
    }
}

/// Distributes the lines of a report to the cases.
fn cases_of_lines(answer: &Answer, lines: &[Line]) -> Vec<CaseReport> {
    let empty_case = |line, index| CaseReport {
        line,
        lines: index..index,
        mismatch: None,
    };
    let mut cases = Vec::with_capacity(answer.ends.len() + 1);
    // `start` is the start of the next line of the answer.
    let (mut case_index, mut start, mut is_previous_wrong) = (0, 0, false);
    let mut next_line = 1;
    for (index, line) in lines.iter().enumerate() {
        // An extra line after a wrong line belongs to the same case. Any other extra line belongs
        // to the case of the next line of the answer.
        if line.answer.is_some() || !is_previous_wrong {
            let ends = answer.ends[case_index..].iter();
            case_index += ends.take_while(|end| **end <= start).count();
        }
        if case_index >= cases.len() {
            cases.resize(case_index + 1, empty_case(next_line, index));
        }
        cases[case_index].lines.end = index + 1;
        start = line.answer.as_ref().map_or(start, |range| range.end + 1);
        is_previous_wrong = line.is_wrong();
        next_line += u64::from(line.output.is_some());
    }
    let report_count = cases.len().max(answer.ends.len());
    cases.resize(report_count, empty_case(next_line, lines.len()));
    cases
}

/// Returns the output lines of a case whose output breaks a rule, followed by its answer lines. The
/// first output line has the number `first_line`. The output line with the number `wrong_line`
/// breaks the rule. The lines after it are not judged.
fn wrong_case_lines(answer: &[u8], output: &[u8], first_line: u64, wrong_line: u64) -> Vec<Line> {
    let numbered_lines = (first_line..).zip(lines(output));
    let output_lines = numbered_lines.map(|(number, line)| Line {
        mark: match number.cmp(&wrong_line) {
            Ordering::Less => LineMark::Right,
            Ordering::Equal => LineMark::Wrong,
            Ordering::Greater => LineMark::Unread,
        },
        answer: None,
        output: Some(line.range()),
    });
    let answer_lines = lines(answer).into_iter().map(|line| Line {
        mark: LineMark::Unread,
        answer: Some(line.range()),
        output: None,
    });
    output_lines.chain(answer_lines).collect()
}

/// Moves a range, if there is one, `by` bytes to the right.
fn shift(range: &mut Option<Range<usize>>, by: usize) {
    *range = range.take().map(|range| range.start + by..range.end + by);
}

/// Returns the mismatch of an output with wrong words. The first wrong word is at `answer_at` in
/// the answer and at `output_at` in the output. The mismatch is about the last wrong line up to
/// this word. The wrong lines before it have only wrong line breaks.
fn mismatch_of_words(
    lines: &[Line],
    answer: &Answer,
    output: &[u8],
    [answer_at, output_at]: [usize; 2],
) -> Mismatch {
    let ends_after = |range: &Option<Range<usize>>, index: usize| {
        range.as_ref().is_some_and(|range| range.end > index)
    };
    let reaches_word =
        |line: &Line| ends_after(&line.answer, answer_at) || ends_after(&line.output, output_at);
    let line_of_word = lines.iter().position(reaches_word).unwrap_or(lines.len());
    let end = lines.len().min(line_of_word + 1);
    let wrong_line = lines[..end].iter().rposition(Line::is_wrong);
    let remaining_lines = lines[wrong_line.unwrap_or(end)..].iter();
    let answer_range = remaining_lines.clone().find_map(|line| line.answer.clone());
    let mut answer_start = answer_range.map_or(answer.text.len(), |range| range.start);
    let output_range = remaining_lines.clone().find_map(|line| line.output.clone());
    let mut output_start = output_range.map_or(output.len(), |range| range.start);
    let answer_before_word = answer.text.get(answer_start..answer_at);
    let texts_before_word = answer_before_word.zip(output.get(output_start..output_at));
    if !texts_before_word.is_some_and(|(answer, output)| has_same_words(answer, output)) {
        // The two lines differ before this word, so the lines that contain the word are shown.
        answer_start = answer_at - line_before(&answer.text, answer_at).len();
        output_start = output_at - line_before(output, output_at).len();
    }
    let answer_line = line_around(&answer.text, answer_start);
    let output_line = line_around(output, output_start);
    let columns = first_difference(answer_line, output_line).unwrap_or_default();
    let [answer_column, output_column] = columns;
    let length = common_prefix_length(&answer_line[answer_column..], &output_line[output_column..]);
    let expected = describe_line(&answer.text, answer_start, answer_column + length);
    let found = describe_line(output, output_start, output_column + length);
    // At the end of an output without a last newline, the missing line is the next one.
    let lines_before = output[..output_start].split_inclusive(|&byte| byte == b'\n');
    Mismatch {
        case: None,
        line: lines_before.count() as u64 + 1,
        difference: if is_blank(output) {
            format!("expected {expected}, nothing was printed")
        } else {
            format!("expected {expected}, found {found}")
        },
        hint: hint_of_line(answer_line, output_line).map(String::from),
    }
}

/// A line of a text without its newline, and the index of its first byte.
struct TextLine<'a> {
    start: usize,
    text: &'a [u8],
}

impl TextLine<'_> {
    fn range(&self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }
}

/// Returns the lines of a text: at most [`MAX_LINES`], and one more that contains the rest.
fn lines(text: &[u8]) -> Vec<TextLine<'_>> {
    let (mut lines, mut start) = (Vec::new(), 0);
    while start < text.len() {
        let rest = &text[start..];
        let newline = rest.iter().position(|&byte| byte == b'\n');
        let newline = newline.filter(|_| lines.len() < MAX_LINES);
        let length = newline.map_or(rest.len(), |newline| newline + 1);
        let text = split_newline(&rest[..length]).0;
        lines.push(TextLine { start, text });
        start += length;
    }
    lines
}

/// Splits an answer and an output into cases: each the lines of the answer and those of the output.
/// If the first line of a case determines its number of lines, as in Gomoku, these numbers show
/// where each case of the output begins. Returns `None` if they do not fit the output exactly, or
/// are the same for all cases: then, pairing whole texts does as well.
fn split_cases<'a>(
    answer: &Answer,
    mut answer_lines: &'a [TextLine<'a>],
    mut output_lines: &'a [TextLine<'a>],
) -> Option<Vec<[&'a [TextLine<'a>]; 2]>> {
    let answers = answer.ends.iter().map(|&end| {
        let count = answer_lines.partition_point(|line| line.start < end);
        let (case, rest) = answer_lines.split_at(count);
        answer_lines = rest;
        case
    });
    let answers: Vec<_> = answers.collect();
    let mut neighbours = answers.windows(2);
    if neighbours.all(|pair| pair[0].len() == pair[1].len()) {
        return None;
    }
    let first_line = |lines: &&[TextLine<'a>]| Some((lines.first()?.text, lines.len()));
    let counts: BTreeMap<&[u8], usize> = answers.iter().map(first_line).collect::<Option<_>>()?;
    let pairs = answers.into_iter().map(|answer| {
        let count = *counts.get(output_lines.first()?.text)?;
        let (output, rest) = output_lines.split_at_checked(count)?;
        output_lines = rest;
        (counts[answer[0].text] == answer.len()).then_some([answer, output])
    });
    let pairs: Option<Vec<_>> = pairs.collect();
    pairs.filter(|_| output_lines.is_empty())
}

/// Splits the lines of an output into debug lines and other lines. A debug line begins with a word
/// with which no line of the answer begins, and not with a digit. There are none unless the output
/// has as many lines as the answer without them. Blank lines are not counted.
fn split_debug_lines<'a>(
    answer: &[TextLine<'a>],
    output: Vec<TextLine<'a>>,
) -> (Vec<TextLine<'a>>, Vec<TextLine<'a>>) {
    let first_word = |line: &TextLine<'a>| Words::new(line.text).read();
    let known_words: BTreeSet<&[u8]> = answer.iter().map(first_word).collect();
    let is_debug = |line: &TextLine<'a>| {
        let word = first_word(line);
        word.first().is_some_and(|byte| !byte.is_ascii_digit()) && !known_words.contains(word)
    };
    let is_printed = |line: &&TextLine| !is_blank(line.text);
    let answer_count = answer.iter().filter(is_printed).count();
    let other_lines = output.iter().filter(|line| !is_debug(line));
    match answer_count > 0 && other_lines.filter(is_printed).count() == answer_count {
        true => output.into_iter().partition(is_debug),
        false => (Vec::new(), output),
    }
}

/// Pairs the lines of an answer with those of an output. Passes each pair to `add`, and each line
/// without a partner.
fn align<'a>(
    mut answer: &[TextLine<'a>],
    mut output: &[TextLine<'a>],
    mut add: impl FnMut(Option<&TextLine<'a>>, Option<&TextLine<'a>>),
) {
    // If the output contains all lines of the answer in order, the other lines are extra.
    let mut output_lines = output.iter();
    let mut occurs = |line: &TextLine| output_lines.any(|o| has_same_words(line.text, o.text));
    let is_complete = output.len() > answer.len() && answer.iter().all(&mut occurs);
    // The numbers of lines still to be taken from each side before the next comparison.
    let (mut answer_left, mut output_left) = (0, 0);
    let mut failures = 0;
    while let ([answer_line, ..], [output_line, ..]) = (answer, output) {
        if answer_left + output_left == 0 {
            let is_same = has_same_words(answer_line.text, output_line.text);
            let may_skip = !is_same && failures < MAX_FAILURES;
            let skip = may_skip.then(|| match is_complete {
                true => Some([0, 1]),
                false => shortest_skip(answer, output),
            });
            // `Some(None)` is a failed search. Without a search, `skip` is `None`.
            failures += usize::from(skip == Some(None));
            [answer_left, output_left] = skip.flatten().unwrap_or([1, 1]);
        }
        // If one side has more lines left, its blank lines are not paired. If the other side has
        // none left, no line is paired.
        let is_alone = |line: &TextLine, left: usize, opposite_left: usize| {
            left > opposite_left && (opposite_left == 0 || is_blank(line.text))
        };
        let takes_answer = !is_alone(output_line, output_left, answer_left);
        let takes_output = !is_alone(answer_line, answer_left, output_left);
        add(
            takes_answer.then_some(answer_line),
            takes_output.then_some(output_line),
        );
        let (from_answer, from_output) = (usize::from(takes_answer), usize::from(takes_output));
        (answer, output) = (&answer[from_answer..], &output[from_output..]);
        answer_left -= from_answer;
        output_left -= from_output;
    }
    answer.iter().for_each(|line| add(Some(line), None));
    output.iter().for_each(|line| add(None, Some(line)));
}

/// Returns the numbers of lines to skip in the answer and in the output until both are the same
/// again. The first lines must differ.
///
/// If only one side begins with a blank line, this line is skipped if the next lines are the same.
/// Otherwise, the skip is as short as possible. Among skips of this length, it is the one that the
/// most same lines follow. At least [`MIN_SAME_LINES`] same lines must follow. If the skip is a
/// single line of an output with too many lines, one must follow. If the skip shifts the lines
/// although both texts have the same number of lines, twice as many must follow. If there is no
/// skip with at most [`MAX_SKIPPED_LINES`] lines, returns `None`.
fn shortest_skip(answer: &[TextLine], output: &[TextLine]) -> Option<[usize; 2]> {
    let same_after = |[answer_skip, output_skip]: [usize; 2], max| {
        same_lines(&answer[answer_skip..], &output[output_skip..], max)
    };
    let blank_counts = [answer, output].map(|lines| usize::from(is_blank(lines[0].text)));
    if blank_counts[0] != blank_counts[1] && same_after(blank_counts, 1) > 0 {
        return Some(blank_counts);
    }
    // The length of a skip is its larger number.
    (1..=MAX_SKIPPED_LINES).find_map(|max| {
        let shifts = (0..max).rev().flat_map(|min| [[min, max], [max, min]]);
        let skips = [[max, max]].into_iter().chain(shifts);
        let skips = skips.filter(|skip| skip[0] <= answer.len() && skip[1] <= output.len());
        // If several skips are equally good, `min_by_key` returns the first one.
        let best_skip = skips.min_by_key(|skip| Reverse(same_after(*skip, MAX_COMPARED_LINES)))?;
        let min_same = match answer.len().cmp(&output.len()) {
            // A shift between texts of the same length may be a coincidence, so it needs more
            // evidence.
            Ordering::Equal if best_skip[0] != best_skip[1] => 2 * MIN_SAME_LINES,
            // Each line of the answer may follow a line of debug output.
            Ordering::Less if best_skip == [0, 1] => 1,
            _ => MIN_SAME_LINES,
        };
        (same_after(best_skip, MAX_COMPARED_LINES) >= min_same).then_some(best_skip)
    })
}

/// Returns the number of same lines at the beginning of two texts, but at most `max`. If both texts
/// end after these lines, returns `max`: all lines are the same. If one text ends after at least
/// one same line, returns at least [`MIN_SAME_LINES`]: there are no more lines to compare.
fn same_lines(answer: &[TextLine], output: &[TextLine], max: usize) -> usize {
    let pairs = answer.iter().zip(output).take(max);
    let same_pairs = pairs.take_while(|(a, b)| has_same_words(a.text, b.text));
    let count = same_pairs.count();
    match (count == answer.len(), count == output.len()) {
        (true, true) => max,
        (false, false) => count,
        _ if count == 0 => 0,
        _ => count.max(MIN_SAME_LINES),
    }
}
