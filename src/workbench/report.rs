//! Reports: comparisons of an output with the answer, case by case and line by line.
//!
//! If words differ, and the first lines of the answers determine where each case of the output
//! ends, the cases are compared one by one: see `split_cases`. Otherwise, the whole texts are
//! compared.
//!
//! The same lines at the beginning and at the end of both texts are paired, and those between them
//! line by line: see `align`. So one line too many or too few makes no other line wrong. Time and
//! memory grow linearly with the length of the texts.

use crate::runtime::message::printable;
use crate::workbench::checker::{
    common_prefix_length, describe_line, first_difference, has_same_words, is_blank, line_after,
    line_around, split_newline, Answer, Mismatch, Verdict, Whitespace,
};
use crate::workbench::json::{json, Json};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::ops::Range;

/// The maximum number of lines that are split off a text. One more line contains all remaining
/// text.
const MAX_LINES: usize = 1 << 21;

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
        let has_right_words = has_same_words(&answer.text, output);
        // Whitespace is compared only if all words are right.
        let space_error = match has_right_words {
            true => whitespace.mismatch(&answer, output),
            false => None,
        };
        let is_right = has_right_words && space_error.is_none();
        let mark = |answer: Option<&[u8]>, output: Option<&[u8]>| match (answer, output) {
            _ if is_right => LineMark::Right,
            (Some(answer), Some(output)) if whitespace.is_same(answer, output) => LineMark::Right,
            (Some(answer), Some(output)) if has_same_words(answer, output) => LineMark::Blank,
            (Some(line), None) | (None, Some(line)) if is_blank(line) => match whitespace {
                Whitespace::Tokens => LineMark::Right,
                _ => LineMark::Blank,
            },
            // All words are right, but not on the right lines.
            _ if has_right_words => LineMark::Blank,
            (Some(_), Some(_)) => LineMark::Wrong,
            (Some(_), None) => LineMark::Missing,
            (None, _) => LineMark::Extra,
        };
        let [answer_lines, output_lines] = [&answer.text, output].map(lines);
        // If all words are right, the cases need no other split.
        let parts = match has_right_words {
            true => None,
            false => split_cases(&answer, &answer_lines, &output_lines),
        };
        let cases = parts.unwrap_or_else(|| vec![[&answer_lines, &output_lines]]);
        let mut lines = Vec::new();
        let mut add = |answer: Option<&TextLine>, output: Option<&TextLine>| {
            lines.push(Line {
                mark: mark(answer.map(|line| line.text), output.map(|line| line.text)),
                answer: answer.map(TextLine::range),
                output: output.map(TextLine::range),
            });
        };
        for [answer_lines, output_lines] in cases {
            align(answer_lines, output_lines, &mut add);
        }
        let are_all_right = lines.iter().all(|line| line.mark == LineMark::Right);
        if let (false, true, Some(last)) = (is_right, are_all_right, lines.last_mut()) {
            // All lines are right, so the wrong whitespace is the missing newline at the end.
            last.mark = LineMark::Blank;
        }
        let mut report = Report {
            verdict: Verdict::Accepted,
            cases: cases_of_lines(&answer, &lines),
            lines,
            answer,
            output,
        };
        let mismatch = match has_right_words {
            true => space_error,
            false => first_wrong_line(&report),
        };
        if let Some(mut mismatch) = mismatch {
            let is_wrong = |case: &CaseReport| !report.has_right_lines(case, has_right_words);
            let mut cases = report.cases[..report.answer.ends.len()].iter();
            mismatch.case = cases.position(is_wrong).map(|index| index as u64 + 1);
            if report.lacks_blank_lines() {
                mismatch.hint = Some("the blank line after each case is missing".into());
            }
            report.verdict = match has_right_words {
                true => Verdict::PresentationError(mismatch),
                false => Verdict::WrongAnswer(mismatch),
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

    /// Returns true if each answer ends with a blank line, and the output for it does not.
    fn lacks_blank_lines(&self) -> bool {
        let is_missing = |line: &Line| match (&line.answer, &line.output) {
            (Some(answer), None) => is_blank(&self.answer.text[answer.clone()]),
            _ => false,
        };
        let lacks_blank_line =
            |case: &CaseReport| self.lines_of(case).last().is_some_and(is_missing);
        !is_blank(self.output)
            && self.cases.len() == self.answer.ends.len()
            && self.cases.iter().all(lacks_blank_line)
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

    /// Returns true if the case breaks a rule, or if its first line that is not right is a pair.
    pub fn is_wrong_in_place(&self, case: &CaseReport) -> bool {
        let mut lines = self.lines_of(case).iter();
        let first = lines.find(|line| line.mark != LineMark::Right);
        let is_pair = |line: &Line| line.answer.is_some() && line.output.is_some();
        !self.is_right(case) && (case.mismatch.is_some() || first.is_some_and(is_pair))
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
    pub fn rows<'b>(&self, lines: impl IntoIterator<Item = &'b Line>) -> Vec<ReportRow> {
        let to_row = |line: &Line| {
            // The lines of a right pair differ at most in whitespace that does not count.
            let is_right_pair = line.mark == LineMark::Right && line.answer.is_some();
            let answer = line.answer.clone();
            let output = line.output.clone().filter(|_| !is_right_pair);
            ReportRow {
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
pub struct ReportRow {
    pub mark: LineMark,
    pub answer: Option<String>,
    pub output: Option<String>,
}
json!(ReportRow: mark, answer, output);

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

/// Returns the mismatch of the first wrong line of a report, without its case.
fn first_wrong_line(report: &Report) -> Option<Mismatch> {
    let index = report.lines.iter().position(Line::is_wrong)?;
    let (lines_before, lines) = report.lines.split_at(index);
    // An extra empty line before a wrong line is wrong, too.
    let is_empty = |line: &&Line| line.answer.is_none() && line.mark == LineMark::Blank;
    let empty_line = lines_before.last().filter(is_empty);
    let empty_line = empty_line.filter(|_| lines[0].answer.is_some());
    let output_lines = empty_line.into_iter().chain(lines);
    let (answer, output) = (&report.answer.text, report.output);
    let answer_start = lines
        .iter()
        .find_map(|line| Some(line.answer.as_ref()?.start));
    let mut output_starts = output_lines.filter_map(|line| Some(line.output.as_ref()?.start));
    let answer_start = answer_start.unwrap_or(answer.len());
    let output_start = output_starts.next().unwrap_or(output.len());
    let answer_line = line_around(answer, answer_start);
    let output_line = line_around(output, output_start);
    let columns = first_difference(answer_line, output_line).unwrap_or_default();
    let [answer_column, output_column] = columns;
    let length = common_prefix_length(&answer_line[answer_column..], &output_line[output_column..]);
    let expected = describe_line(answer, answer_start, answer_column + length);
    let found_line = describe_line(output, output_start, output_column + length);
    let found = match is_blank(output) {
        true => "nothing was printed".into(),
        false => format!("found {found_line}"),
    };
    let lacks_stop = answer_line.trim_ascii().strip_suffix(b".") == Some(output_line.trim_ascii());
    // At the end of an output without a last newline, the missing line is the next one.
    let output_lines_before = output[..output_start].split_inclusive(|&byte| byte == b'\n');
    Some(Mismatch {
        case: None,
        line: output_lines_before.count() as u64 + 1,
        difference: format!("expected {expected}, {found}"),
        hint: lacks_stop.then(|| "only the full stop is missing".into()),
    })
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

/// Pairs the lines of an answer with those of an output. Passes each pair to `add`, and each line
/// without a partner.
///
/// The same lines at the beginning and at the end are pairs. Between them, the first line of one
/// side is paired with the first of the other, and so on; the last lines of the longer side have no
/// partner. Blank lines belong to the line before them.
fn align<'a>(
    answer: &'a [TextLine<'a>],
    output: &'a [TextLine<'a>],
    mut add: impl FnMut(Option<&TextLine<'a>>, Option<&TextLine<'a>>),
) {
    let is_blank_line = |line: &&TextLine| is_blank(line.text);
    let first_blanks = output.iter().take_while(is_blank_line).count();
    let (first_blanks, output) = output.split_at(first_blanks);
    first_blanks.iter().for_each(|line| add(None, Some(line)));
    let groups = |lines: &'a [TextLine<'a>]| -> Vec<&[TextLine]> {
        lines.chunk_by(|_, next| is_blank(next.text)).collect()
    };
    let (answer, output) = (groups(answer), groups(output));
    let is_same = |(a, o): &(&&[TextLine], &&[TextLine])| has_same_words(a[0].text, o[0].text);
    let pairs = answer.iter().zip(&output);
    let same_at_start = pairs.clone().take_while(is_same).count();
    let reversed = answer.iter().rev().zip(output.iter().rev());
    let last_pairs = reversed.take(pairs.len() - same_at_start);
    let same_at_end = last_pairs.take_while(is_same).count();
    let (answer, last_answers) = answer.split_at(answer.len() - same_at_end);
    let (output, last_outputs) = output.split_at(output.len() - same_at_end);
    for (a, o) in zip_longest(answer, output).chain(zip_longest(last_answers, last_outputs)) {
        let answer_group = a.copied().unwrap_or_default();
        let output_group = o.copied().unwrap_or_default();
        for (a, o) in zip_longest(answer_group, output_group) {
            add(a, o);
        }
    }
}

/// Returns the pairs of items with the same index. The last items of the longer list have no
/// partner.
fn zip_longest<'a, T>(
    a: &'a [T],
    b: &'a [T],
) -> impl Iterator<Item = (Option<&'a T>, Option<&'a T>)> {
    (0..a.len().max(b.len())).map(|index| (a.get(index), b.get(index)))
}
