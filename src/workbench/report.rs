//! Reports: an output beside the answer, case by case and line by line.
//!
//! The lines of both are paired from the first to the last. Lines with the same words are a pair.
//! Where lines differ, as few lines as possible are skipped on one side or both until two lines in
//! a row are the same again. So the lines after an extra line, or after a missing one, are still
//! right. Only a few lines are skipped at a place, and the number of unsuccessful attempts is
//! limited: time and memory grow linearly with the length of the texts.

use crate::runtime::message::printable;
use crate::workbench::checker::{
    common_bytes, first_difference, has_same_words, hint_of_line, is_blank, line_after,
    line_around, line_before, shown, without_end, Answer, Mismatch, Verdict, Whitespace,
};
use crate::workbench::json::{json, Json};
use crate::workbench::text::counted;
use std::cmp::{Ordering, Reverse};
use std::ops::Range;

/// The maximum number of lines of a text. All that follows belongs to the last line.
const MAX_LINES: usize = 1 << 21;

/// The maximum number of lines that are skipped on one side at a place.
const MAX_SKIPPED: usize = 5;

/// The maximum number of places where no skip leads to lines that are the same.
const MAX_FAILURES: usize = 10_000;

/// The number of lines that have to be the same after a skip.
const MIN_SAME: usize = 2;

/// The maximum number of lines that are compared after a skip.
const MAX_COMPARED: usize = 8;

/// The maximum number of lines of a case that are shown from the first wrong one on.
const MAX_SHOWN: usize = 200;

/// An output beside the answer.
pub struct Report<'a> {
    pub verdict: Verdict,
    /// The cases of the answer, and one more if lines follow the last one.
    pub cases: Vec<CaseReport>,
    pub answer: Answer,
    pub output: &'a [u8],
}

/// A case of an output beside the same case of the answer.
#[derive(Clone, Default)]
pub struct CaseReport {
    /// The number, from 1, of its first line in the output.
    pub line: u64,
    /// The lines of both sides.
    pub lines: Vec<Line>,
    /// The rule that it breaks first, if its output is checked by rules.
    pub mismatch: Option<Mismatch>,
}

/// A line of the answer, a line of the output, or a pair of them, as ranges of the texts.
#[derive(Clone)]
pub struct Line {
    pub mark: LineMark,
    pub answer: Option<Range<usize>>,
    pub output: Option<Range<usize>>,
}

/// The result of the comparison of a line of an output with one of the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineMark {
    Right,
    /// The words are wrong.
    Wrong,
    /// The output lacks this line of the answer.
    Missing,
    /// The answer has no such line.
    Extra,
    /// Only whitespace is wrong.
    Blank,
    /// Unknown: where several answers are right, nothing is judged after a line that breaks a rule.
    Unread,
}

impl<'a> Report<'a> {
    /// Compares an output with the answer.
    pub fn new(answer: Answer, output: &'a [u8], whitespace: Whitespace) -> Self {
        let difference = first_difference(&answer.text, output);
        let spacing = difference.map_or_else(|| whitespace.mismatch(&answer, output), |_| None);
        let is_right = difference.is_none() && spacing.is_none();
        let mark = |answer: Option<&[u8]>, output: Option<&[u8]>| match (answer, output) {
            _ if is_right => LineMark::Right,
            (Some(answer), Some(output)) if whitespace.is_same(answer, output) => LineMark::Right,
            (Some(answer), Some(output)) if has_same_words(answer, output) => LineMark::Blank,
            (Some(line), None) | (None, Some(line)) if is_blank(line) => match whitespace {
                Whitespace::Tokens => LineMark::Right,
                _ => LineMark::Blank,
            },
            _ if difference.is_none() => LineMark::Blank,
            (Some(_), Some(_)) => LineMark::Wrong,
            (Some(_), None) => LineMark::Missing,
            (None, _) => LineMark::Extra,
        };
        let mut lines = align(&answer.text, output, mark);
        let all_right = lines.iter().all(|line| line.mark == LineMark::Right);
        if let (false, true, Some(last)) = (is_right, all_right, lines.last_mut()) {
            // Only the newline at the end is missing.
            last.mark = LineMark::Blank;
        }
        let wrong = difference.map(|places| mismatch_of_words(&lines, &answer, output, places));
        let cases = cases(&answer, lines);
        let with_hint = |mut mismatch: Mismatch| {
            mismatch.hint = mismatch.hint.or_else(|| hint(&cases, &answer, output));
            mismatch
        };
        let verdict = match (wrong, spacing) {
            (Some(wrong), _) => Verdict::WrongAnswer(with_hint(wrong)),
            (None, Some(spacing)) => Verdict::PresentationError(with_hint(spacing)),
            (None, None) => Verdict::Accepted,
        };
        Report {
            verdict,
            cases,
            answer,
            output,
        }
    }

    /// Returns the report on an output that breaks rules. `results` has, for each case, its end in
    /// the output and the first rule that it breaks.
    pub fn with_broken_rules(
        answer: Answer,
        output: &'a [u8],
        whitespace: Whitespace,
        results: Vec<(usize, Option<Mismatch>)>,
    ) -> Self {
        let first = results.iter().find_map(|(_, mismatch)| mismatch.clone());
        let (mut cases, mut answer_start, mut start, mut number) = (Vec::new(), 0, 0, 1);
        for ((end, mismatch), &answer_end) in results.into_iter().zip(&answer.ends) {
            // The lines after the last case belong to it.
            let is_last = answer_end == answer.text.len();
            let next = line_after(output, end);
            let end = if is_last { output.len() } else { next };
            let (right, printed) = (&answer.text[answer_start..answer_end], &output[start..end]);
            let mut lines = match &mismatch {
                None => lines_by_rule(right, printed, whitespace),
                Some(mismatch) => unjudged_lines(right, printed, mismatch.line, number),
            };
            for line in &mut lines {
                shift(&mut line.answer, answer_start);
                shift(&mut line.output, start);
            }
            let line = number;
            number += lines.iter().filter(|line| line.output.is_some()).count() as u64;
            cases.push(CaseReport {
                line,
                lines,
                mismatch,
            });
            (answer_start, start) = (answer_end, end);
        }
        Report {
            verdict: first.map_or(Verdict::Accepted, Verdict::WrongAnswer),
            cases,
            answer,
            output,
        }
    }

    /// Returns the part of the output that belongs to these cases, counted from 0. The lines after
    /// the last case belong to it.
    pub fn part(&self, cases: Range<usize>) -> &'a [u8] {
        let start = |case: usize| {
            let is_over = case >= self.answer.ends.len();
            let rest = if is_over { &[] } else { &self.cases[case..] };
            let mut lines = rest.iter().flat_map(|case| &case.lines);
            let first = lines.find_map(|line| line.output.as_ref());
            match first {
                _ if case == 0 => 0,
                Some(line) => line.start,
                None => self.output.len(),
            }
        };
        &self.output[start(cases.start)..start(cases.end)]
    }

    /// Returns lines as they are shown.
    pub fn rows<'b>(&self, lines: impl IntoIterator<Item = &'b Line>) -> Vec<Row> {
        let row = |line: &Line| {
            // Whitespace that does not count is not shown.
            let is_known = line.mark == LineMark::Right && line.answer.is_some();
            let answer = line.answer.clone();
            let output = line.output.clone().filter(|_| !is_known);
            Row {
                mark: line.mark,
                answer: answer.map(|range| printable(&self.answer.text[range])),
                output: output.map(|range| printable(&self.output[range])),
            }
        };
        lines.into_iter().map(row).collect()
    }
}

impl Line {
    /// Returns true if more than whitespace is wrong.
    fn is_wrong(&self) -> bool {
        !matches!(self.mark, LineMark::Right | LineMark::Blank)
    }
}

impl CaseReport {
    /// Returns the lines that are shown: those before the first wrong one, and some after it.
    pub fn shown(&self) -> &[Line] {
        let lines = self.lines.iter();
        let right = lines.take_while(|line| line.mark == LineMark::Right);
        &self.lines[..self.lines.len().min(right.count() + MAX_SHOWN)]
    }

    /// Returns true if the case breaks no rule and all its lines are right.
    pub fn is_right(&self) -> bool {
        let mut lines = self.lines.iter();
        self.mismatch.is_none() && lines.all(|line| line.mark == LineMark::Right)
    }
}

/// A [`Line`] as it is shown: without the output if the answer is the same.
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

/// Distributes lines to the cases of an answer.
fn cases(answer: &Answer, lines: Vec<Line>) -> Vec<CaseReport> {
    let mut cases = vec![CaseReport::default(); answer.ends.len() + 1];
    let (mut case, mut next, mut is_wrong) = (0, 0, false);
    let mut number = 1;
    for line in lines {
        // An extra line belongs to the case of the line before if that is wrong, and otherwise to
        // the case of the next line of the answer.
        if line.answer.is_some() || !is_wrong {
            case = answer.ends.partition_point(|&end| end <= next);
        }
        next = line.answer.as_ref().map_or(next, |range| range.end + 1);
        is_wrong = line.is_wrong();
        if cases[case].lines.is_empty() {
            cases[case].line = number;
        }
        number += u64::from(line.output.is_some());
        cases[case].lines.push(line);
    }
    if cases.last().is_some_and(|case| case.lines.is_empty()) {
        cases.pop();
    }
    cases
}

/// Pairs the lines of a case whose output follows the rules with the lines of its answer.
fn lines_by_rule(answer: &[u8], output: &[u8], whitespace: Whitespace) -> Vec<Line> {
    let (text, ends) = (answer.to_vec(), vec![answer.len()]);
    let cases = Report::new(Answer { text, ends }, output, whitespace).cases;
    cases.into_iter().flat_map(|case| case.lines).collect()
}

/// Returns the lines of a case, numbered from `first`, followed by the lines of an answer. The line
/// with the number `wrong` breaks a rule; the lines after it are not judged.
fn unjudged_lines(answer: &[u8], output: &[u8], wrong: u64, first: u64) -> Vec<Line> {
    let printed = (first..).zip(lines(output)).map(|(number, line)| Line {
        mark: match number.cmp(&wrong) {
            Ordering::Less => LineMark::Right,
            Ordering::Equal => LineMark::Wrong,
            Ordering::Greater => LineMark::Unread,
        },
        answer: None,
        output: Some(line.range()),
    });
    let right = lines(answer).into_iter().map(|line| Line {
        mark: LineMark::Unread,
        answer: Some(line.range()),
        output: None,
    });
    printed.chain(right).collect()
}

/// Moves a range, if there is one.
fn shift(range: &mut Option<Range<usize>>, by: usize) {
    *range = range.take().map(|range| range.start + by..range.end + by);
}

/// Returns the mismatch of an output whose words differ from these places on. It is about the last
/// line that is wrong up to there; wrong lines before that one have the right words, but in other
/// lines.
fn mismatch_of_words(
    lines: &[Line],
    answer: &Answer,
    output: &[u8],
    [answer_at, output_at]: [usize; 2],
) -> Mismatch {
    let ends_after = |range: &Option<Range<usize>>, index: usize| {
        range.as_ref().is_some_and(|range| range.end > index)
    };
    let reaches =
        |line: &Line| ends_after(&line.answer, answer_at) || ends_after(&line.output, output_at);
    let reached = lines.iter().position(reaches).unwrap_or(lines.len());
    let (before, rest) = lines.split_at(lines.len().min(reached + 1));
    let wrong = before.iter().rposition(Line::is_wrong);
    let rest = before[wrong.unwrap_or(before.len())..].iter().chain(rest);
    let range = rest.clone().find_map(|line| line.answer.clone());
    let mut answer_start = range.map_or(answer.text.len(), |range| range.start);
    let range = rest.clone().find_map(|line| line.output.clone());
    let mut output_start = range.map_or(output.len(), |range| range.start);
    let before = answer.text.get(answer_start..answer_at);
    let before = before.zip(output.get(output_start..output_at));
    if !before.is_some_and(|(answer, output)| has_same_words(answer, output)) {
        // The pairs do not show the difference, so the lines that contain it are compared.
        answer_start = answer_at - line_before(&answer.text, answer_at).len();
        output_start = output_at - line_before(output, output_at).len();
    }
    let answer_line = line_around(&answer.text, answer_start);
    let output_line = line_around(output, output_start);
    let columns = first_difference(answer_line, output_line).unwrap_or_default();
    let [answer_column, output_column] = columns;
    let same = common_bytes(&answer_line[answer_column..], &output_line[output_column..]);
    let expected = shown(&answer.text, answer_start, answer_column + same);
    let found = shown(output, output_start, output_column + same);
    let newlines = output[..output_start].split_inclusive(|&byte| byte == b'\n');
    Mismatch {
        case: answer.case(answer_start),
        line: newlines.count() as u64 + 1,
        difference: if is_blank(output) {
            format!("expected {expected}, nothing was printed")
        } else {
            format!("expected {expected}, found {found}")
        },
        hint: hint_of_line(answer_line, output_line).map(String::from),
    }
}

/// A line of a text without its end, and the index at which it begins.
struct TextLine<'a> {
    start: usize,
    text: &'a [u8],
}

impl TextLine<'_> {
    fn range(&self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }
}

/// Returns the lines of a text.
fn lines(text: &[u8]) -> Vec<TextLine<'_>> {
    let (mut lines, mut start) = (Vec::new(), 0);
    while start < text.len() {
        let rest = &text[start..];
        let newline = rest.iter().position(|&byte| byte == b'\n');
        let newline = newline.filter(|_| lines.len() < MAX_LINES);
        let length = newline.map_or(rest.len(), |newline| newline + 1);
        let text = without_end(&rest[..length]).0;
        lines.push(TextLine { start, text });
        start += length;
    }
    lines
}

/// Pairs the lines of an answer and of an output, and marks them.
fn align(
    answer: &[u8],
    output: &[u8],
    mark: impl Fn(Option<&[u8]>, Option<&[u8]>) -> LineMark,
) -> Vec<Line> {
    let (answer, output) = (lines(answer), lines(output));
    let (mut answer, mut output) = (&answer[..], &output[..]);
    let mut lines = Vec::new();
    let mut add = |answer: Option<&TextLine>, output: Option<&TextLine>| {
        lines.push(Line {
            mark: mark(answer.map(|line| line.text), output.map(|line| line.text)),
            answer: answer.map(TextLine::range),
            output: output.map(TextLine::range),
        });
    };
    // The number of lines still to take from each side before the next comparison.
    let (mut answer_left, mut output_left) = (0, 0);
    let mut failures = 0;
    while let ([answer_line, ..], [output_line, ..]) = (answer, output) {
        if answer_left + output_left == 0 {
            let is_same = has_same_words(answer_line.text, output_line.text);
            let may_skip = !is_same && failures < MAX_FAILURES;
            let skip = may_skip.then(|| shortest_skip(answer, output));
            failures += usize::from(skip == Some(None));
            [answer_left, output_left] = skip.flatten().unwrap_or([1, 1]);
        }
        // On the side with more lines, a blank one has no counterpart.
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
    lines
}

/// Returns the numbers of lines to skip in the answer and in the output, whose first lines differ,
/// until they are the same again: a blank line on one side, or as few as possible, and of these the
/// numbers after which most lines are the same. `None` if fewer than [`MIN_SAME`] lines would be
/// the same, or twice as many if both have equally many lines.
fn shortest_skip(answer: &[TextLine], output: &[TextLine]) -> Option<[usize; 2]> {
    let same = |[skipped, output_skipped]: [usize; 2], max| {
        same_lines(&answer[skipped..], &output[output_skipped..], max)
    };
    let blanks = [answer, output].map(|lines| usize::from(is_blank(lines[0].text)));
    if blanks[0] != blanks[1] && same(blanks, 1) > 0 {
        return Some(blanks);
    }
    (1..=MAX_SKIPPED).find_map(|max| {
        let uneven = (0..max).rev().flat_map(|min| [[min, max], [max, min]]);
        let skips = [[max, max]].into_iter().chain(uneven);
        let skips = skips.filter(|skip| skip[0] <= answer.len() && skip[1] <= output.len());
        // Of several with the same key, `min_by_key` returns the first.
        let best = skips.min_by_key(|skip| Reverse(same(*skip, MAX_COMPARED)))?;
        // Texts of the same length are not shifted by a coincidence.
        let is_shift = best[0] != best[1] && answer.len() == output.len();
        let min_same = if is_shift { 2 * MIN_SAME } else { MIN_SAME };
        (same(best, MAX_COMPARED) >= min_same).then_some(best)
    })
}

/// Returns the number of lines, at most `max`, that are the same at the beginning: `max` if both
/// texts end after them, and at least [`MIN_SAME`] if one of the texts does.
fn same_lines(answer: &[TextLine], output: &[TextLine], max: usize) -> usize {
    let pairs = answer.iter().zip(output).take(max);
    let same = pairs.take_while(|(a, b)| has_same_words(a.text, b.text));
    let same = same.count();
    match (same == answer.len(), same == output.len()) {
        (true, true) => max,
        (false, false) => same,
        _ if same == 0 => 0,
        _ => same.max(MIN_SAME),
    }
}

/// Returns a guess at the common cause of all mismatches.
fn hint(cases: &[CaseReport], answer: &Answer, output: &[u8]) -> Option<String> {
    if is_blank(output) {
        return None;
    }
    let lines = || cases.iter().flat_map(|case| &case.lines);
    let count = |mark: LineMark| lines().filter(|line| line.mark == mark).count() as u64;
    let lacks_blank = |case: &CaseReport| {
        let mut lines = case.lines.iter();
        lines.any(|line| line.mark == LineMark::Blank && line.output.is_none())
    };
    if cases.len() == answer.ends.len() && cases.iter().all(lacks_blank) {
        return Some("the blank line after each case is missing".into());
    }
    let extra = count(LineMark::Extra);
    let wrong_or_missing = count(LineMark::Wrong) + count(LineMark::Missing);
    if wrong_or_missing + extra == 0 {
        return None;
    }
    let ends_right = lines().last().is_some_and(|line| !line.is_wrong());
    let is_mostly_right = count(LineMark::Right) > count(LineMark::Wrong);
    if extra > 0 && count(LineMark::Missing) == 0 && ends_right && is_mostly_right {
        let before = lines().take_while(|line| line.mark != LineMark::Extra);
        let first = 1 + before.filter(|line| line.output.is_some()).count();
        return Some(match extra {
            1 => format!("one extra line at line {first}: debug output?"),
            _ => format!("{extra} extra lines, the first at line {first}: debug output?"),
        });
    }
    // If all answers have the same number of lines, the answers in the output can be counted.
    let count_lines = |text: &[u8]| {
        let lines = text.split(|&byte| byte == b'\n');
        lines.filter(|line| !is_blank(line)).count()
    };
    let starts = [0].into_iter().chain(answer.ends.iter().copied());
    let ranges = starts.zip(&answer.ends);
    let mut lengths = ranges.map(|(start, &end)| count_lines(&answer.text[start..end]));
    let length = lengths.next().filter(|&length| length > 0)?;
    let (output_lines, cases) = (count_lines(output), answer.ends.len());
    let has_other_count = output_lines % length == 0 && output_lines != length * cases;
    (has_other_count && lengths.all(|next| next == length)).then(|| {
        let answers = counted((output_lines / length) as u64, "answer");
        let cases = counted(cases as u64, "case");
        format!("{answers} for {cases}: is this the output for another input?")
    })
}
