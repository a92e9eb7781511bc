//! Reports: an output beside the answer, case by case and line by line.
//!
//! The lines of both are paired from the first to the last. Lines with the same words belong together.
//! Where they differ, a few lines are passed over on one side or both, as few as possible, until two
//! lines in a row are the same again: so an extra line, or one that is missing, does not make those
//! after it wrong. How far is looked is bounded, and so is how often without success: the time grows
//! with the length of the texts, and so does the memory.

use crate::runtime::message::printable;
use crate::workbench::checker::{Answer, Hint, Mismatch, Verdict, Whitespace, Words};
use crate::workbench::json::{Json, Object};
use std::cmp::Ordering;
use std::ops::Range;

/// The most lines of a text that are compared: many times what judges accept.
const MOST_LINES: usize = 1 << 21;

/// The most lines that are passed over at a place, and the most places where this fails.
const WINDOW: usize = 5;
const MOST_FAILURES: usize = 10_000;

/// The number of lines in a row that have to be the same, and the most that are looked at.
const IN_A_ROW: usize = 2;
const LOOKED_AT: usize = 8;

/// An output beside the answer.
pub struct Report<'a> {
    /// The verdict.
    pub verdict: Verdict,
    /// The cases of the answer; one more if lines follow the last one.
    pub cases: Vec<CaseReport>,
    /// The answer.
    pub answer: Answer,
    /// The output.
    pub output: &'a [u8],
}

/// A case of an output beside that of the answer.
#[derive(Default)]
pub struct CaseReport {
    /// The number of its first line in the output, from 1.
    pub line: u64,
    /// The lines of both sides.
    pub lines: Vec<Line>,
}

/// A line of the answer, one of the output, or both: where they stand.
#[derive(Clone)]
pub struct Line {
    /// How good it is.
    pub mark: LineMark,
    /// The line of the answer.
    pub answer: Option<Range<usize>>,
    /// The line of the output.
    pub output: Option<Range<usize>>,
}

/// How good a line of an output is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineMark {
    /// It is right.
    Right,
    /// Its words are wrong.
    Wrong,
    /// It is not there.
    Missing,
    /// It should not be there.
    Extra,
    /// Only its whitespace is wrong.
    Blank,
    /// Unknown: where several answers are right, nothing is judged after a line that breaks a rule.
    Unread,
}

impl<'a> Report<'a> {
    /// Returns the report on an output. The verdict says where it goes wrong first; if that breaks a
    /// rule of a problem with several answers, `read` has the cases before, and otherwise what is
    /// right.
    pub fn new(
        mut verdict: Verdict,
        answer: Answer,
        read: Option<Answer>,
        output: &'a [u8],
        whitespace: Whitespace,
    ) -> Self {
        let is_broken = |read: &Answer| read.ends.len() < answer.ends.len();
        let broken = read.as_ref().is_some_and(is_broken);
        let right = read.as_ref().unwrap_or(&answer);
        let mut cases = cases(right, output, whitespace);
        let all = match verdict {
            Verdict::Accepted => Some(LineMark::Right),
            Verdict::PresentationError(_) => Some(LineMark::Blank),
            Verdict::WrongAnswer(_) => None,
        };
        let lines = cases.iter_mut().flat_map(|case| &mut case.lines);
        for line in lines.filter(|line| line.mark != LineMark::Right) {
            line.mark = all.unwrap_or(line.mark);
        }
        let all_right = cases.iter().all(|case| case.is_right() == Some(true));
        if let (Verdict::PresentationError(mismatch), true) = (&verdict, all_right) {
            // Then the end of this one is not.
            let number = mismatch.line;
            let lines = cases.iter_mut().flat_map(|case| &mut case.lines);
            let lines = lines.filter(|line| line.output.is_some()).zip(1..);
            if let Some((line, _)) = lines.take_while(|(_, other)| *other <= number).last() {
                line.mark = LineMark::Blank;
            }
        }
        if broken {
            let rest = cases.split_off(right.ends.len()).pop().unwrap_or_default();
            let wrong = verdict.mismatch().map_or(0, |mismatch| mismatch.line);
            cases.extend(unread(&answer, cases.len(), rest, wrong, output));
        } else if let Verdict::WrongAnswer(mismatch) | Verdict::PresentationError(mismatch) =
            &mut verdict
        {
            mismatch.hint = mismatch.hint.or(hint(&cases, right, output));
        }
        // What an output means is what is right.
        let answer = if broken {
            answer
        } else {
            read.unwrap_or(answer)
        };
        Report {
            verdict,
            cases,
            answer,
            output,
        }
    }

    /// Returns the first place that is wrong, if one is.
    pub fn mismatch(&self) -> Option<&Mismatch> {
        self.verdict.mismatch()
    }

    /// Returns the part of the output that belongs to these cases, counted from 0. What follows the
    /// last case belongs to it.
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

    /// Returns a line of the answer and one of the output as they are shown.
    pub fn shown(&self, line: &Line) -> [Option<String>; 2] {
        [
            (&line.answer, &self.answer.text[..]),
            (&line.output, self.output),
        ]
        .map(|(range, text)| range.clone().map(|range| printable(&text[range])))
    }
}

impl CaseReport {
    /// Returns true if all its lines are right, false if one is wrong, and `None` if that is unknown.
    pub fn is_right(&self) -> Option<bool> {
        let marks = self.lines.iter().map(|line| line.mark);
        if marks.clone().all(|mark| mark == LineMark::Right) {
            return Some(true);
        }
        let mut known = marks.filter(|mark| *mark != LineMark::Unread);
        known.any(|mark| mark != LineMark::Right).then_some(false)
    }
}

/// A line as JSON: its mark and both sides, or only the answer if it is right.
impl Json for (&Report<'_>, &Line) {
    fn write(&self, output: &mut Vec<u8>) {
        let (report, line) = self;
        let [answer, mut found] = report.shown(line);
        if line.mark == LineMark::Right && answer.is_some() {
            found = None;
        }
        let mark = format!("{:?}", line.mark).to_lowercase();
        Object(&[
            ("mark", &&mark[..]),
            ("answer", &answer),
            ("output", &found),
        ])
        .write(output);
    }
}

impl Json for (&Report<'_>, &CaseReport) {
    fn write(&self, output: &mut Vec<u8>) {
        let (report, case) = self;
        let lines: Vec<_> = case.lines.iter().map(|line| (*report, line)).collect();
        Object(&[
            ("line", &case.line),
            ("right", &case.is_right()),
            ("lines", &lines),
        ])
        .write(output);
    }
}

/// Returns the cases of an answer, each with its lines and those of an output.
fn cases(answer: &Answer, output: &[u8], whitespace: Whitespace) -> Vec<CaseReport> {
    let sides = [
        (&answer.text[..], lines(&answer.text)),
        (output, lines(output)),
    ];
    let mut cases: Vec<CaseReport> = answer.ends.iter().map(|_| CaseReport::default()).collect();
    cases.push(CaseReport::default());
    let pairs = align(&sides);
    let place = |pair: &Pair, side: usize| pair[side].map(|index| sides[side].1[index].clone());
    let case_of = |pair: &Pair| {
        let start = place(pair, 0)?.start;
        Some(answer.ends.partition_point(|&end| end <= start))
    };
    // An extra line belongs to the case of the line before if that is not right, and otherwise to the
    // case of the next line of the answer.
    let mut following = vec![answer.ends.len(); pairs.len() + 1];
    for (index, pair) in pairs.iter().enumerate().rev() {
        following[index] = case_of(pair).unwrap_or(following[index + 1]);
    }
    let mut before = (LineMark::Right, 0);
    for (pair, following) in pairs.iter().zip(following) {
        let [answer, output] = [0, 1].map(|side| place(pair, side));
        let text = |side: usize, place: &Option<Range<usize>>| {
            place.clone().map(|place| &sides[side].0[place])
        };
        let mark = mark(text(0, &answer), text(1, &output), whitespace);
        let is_more = answer.is_none() && before.0 != LineMark::Right;
        let case = if is_more { before.1 } else { following };
        before = (mark, case);
        cases[case].lines.push(Line {
            mark,
            answer,
            output,
        });
    }
    let mut line = 1;
    for case in &mut cases {
        case.line = line;
        line += case
            .lines
            .iter()
            .filter(|line| line.output.is_some())
            .count() as u64;
    }
    if cases.last().is_some_and(|case| case.lines.is_empty()) {
        cases.pop();
    }
    cases
}

/// Returns how good a line of an output is beside a line of the answer.
fn mark(answer: Option<&[u8]>, output: Option<&[u8]>, whitespace: Whitespace) -> LineMark {
    let is_ignored = whitespace == Whitespace::Tokens;
    match (answer, output) {
        (Some(answer), Some(output)) if !has_same_words(answer, output) => LineMark::Wrong,
        (Some(answer), Some(output)) if whitespace.is_same(answer, output) => LineMark::Right,
        (Some(_), Some(_)) => LineMark::Blank,
        (Some(line), None) | (None, Some(line)) if line.trim_ascii().is_empty() => {
            if is_ignored {
                LineMark::Right
            } else {
                LineMark::Blank
            }
        }
        (Some(_), None) => LineMark::Missing,
        (None, _) => LineMark::Extra,
    }
}

/// Returns the cases from the `first` on, which breaks a rule in this line of the rest of the output.
/// A case ends with a line like the last one of its answer.
fn unread(
    answer: &Answer,
    first: usize,
    rest: CaseReport,
    wrong: u64,
    output: &[u8],
) -> Vec<CaseReport> {
    let mut lines_of = vec![Vec::new(); answer.ends.len()];
    for place in lines(&answer.text) {
        let case = answer.ends.partition_point(|&end| end <= place.start);
        lines_of[case].push(place);
    }
    let mut rest = rest.lines.into_iter().zip(rest.line..).peekable();
    let cases = lines_of.into_iter().skip(first).map(|answer_lines| {
        let last = answer_lines.last().cloned().unwrap_or(0..0);
        let is_last = |line: &Line| {
            let line = line.output.clone().map(|place| &output[place]);
            line.is_some_and(|line| has_same_words(line, &answer.text[last.clone()]))
        };
        let mut case = CaseReport {
            line: rest.peek().map_or(0, |(_, number)| *number),
            lines: Vec::new(),
        };
        for (mut line, number) in rest.by_ref() {
            line.mark = match number.cmp(&wrong) {
                Ordering::Less => LineMark::Right,
                Ordering::Equal => LineMark::Wrong,
                Ordering::Greater => LineMark::Unread,
            };
            let ends = is_last(&line);
            case.lines.push(line);
            if ends {
                break;
            }
        }
        case.lines
            .extend(answer_lines.into_iter().map(|place| Line {
                mark: LineMark::Unread,
                answer: Some(place),
                output: None,
            }));
        case
    });
    let mut cases: Vec<CaseReport> = cases.collect();
    // What follows the last case.
    if let Some(last) = cases.last_mut() {
        last.lines.extend(rest.map(|(line, _)| line));
    }
    cases
}

/// A text and its lines.
type Side<'a> = (&'a [u8], Vec<Range<usize>>);

/// A line of the answer and one of the output that belong together, or a line without the other.
type Pair = [Option<usize>; 2];

/// Pairs the lines of an answer and of an output.
fn align(sides: &[Side; 2]) -> Vec<Pair> {
    let counts = [sides[0].1.len(), sides[1].1.len()];
    let mut pairs = Vec::new();
    let (mut next, mut failures) = ([0, 0], 0);
    while next[0] < counts[0] && next[1] < counts[1] {
        let mut passed = [1, 1];
        if same_lines(sides, next, 1) == 0 && failures < MOST_FAILURES {
            let found = blank_line(sides, next)
                .or_else(|| (1..=WINDOW).find_map(|most| shortest_way(sides, next, most)));
            failures += usize::from(found.is_none());
            passed = found.unwrap_or(passed);
        }
        for index in 0..passed[0].max(passed[1]) {
            pairs.push([0, 1].map(|side| (index < passed[side]).then(|| next[side] + index)));
        }
        next = [next[0] + passed[0], next[1] + passed[1]];
    }
    pairs.extend((next[0]..counts[0]).map(|index| [Some(index), None]));
    pairs.extend((next[1]..counts[1]).map(|index| [None, Some(index)]));
    pairs
}

/// Returns the way over a blank line on one side, if the lines after it are the same.
fn blank_line(sides: &[Side; 2], next: [usize; 2]) -> Option<[usize; 2]> {
    let is_blank = |side: usize| {
        let (text, lines) = &sides[side];
        text[lines[next[side]].clone()].trim_ascii().is_empty()
    };
    let way = [usize::from(is_blank(0)), usize::from(is_blank(1))];
    let goes_on = same_lines(sides, [next[0] + way[0], next[1] + way[1]], 1) > 0;
    (way[0] != way[1] && goes_on).then_some(way)
}

/// Returns how many lines are passed over on both sides, `most` on one of them, so that as many lines
/// as possible follow that are the same; `None` if they are too few.
fn shortest_way(sides: &[Side; 2], next: [usize; 2], most: usize) -> Option<[usize; 2]> {
    let fewer = (0..most)
        .rev()
        .flat_map(|less| [[less, most], [most, less]]);
    let ways = [[most, most]].into_iter().chain(fewer);
    let fits = |side: usize, way: &[usize; 2]| next[side] + way[side] <= sides[side].1.len();
    let ways = ways.filter(|way| fits(0, way) && fits(1, way));
    let rated = ways.map(|way| {
        (
            same_lines(sides, [next[0] + way[0], next[1] + way[1]], LOOKED_AT),
            way,
        )
    });
    // The first of equals.
    let best = rated.reduce(|best, other| if other.0 > best.0 { other } else { best });
    best.filter(|(same, _)| *same >= IN_A_ROW)
        .map(|(_, way)| way)
}

/// Returns how many lines from these on, at most `most`, are the same; `most` if both texts end.
fn same_lines(sides: &[Side; 2], first: [usize; 2], most: usize) -> usize {
    let line = |side: usize, more: usize| {
        let (text, lines) = &sides[side];
        lines
            .get(first[side] + more)
            .map(|line| &text[line.clone()])
    };
    let mut same = 0;
    while same < most {
        match (line(0, same), line(1, same)) {
            (Some(one), Some(other)) if has_same_words(one, other) => same += 1,
            (None, None) => return most,
            // What is left of the other text follows lines that are the same.
            (None, _) | (_, None) if same > 0 => return same.max(IN_A_ROW),
            _ => break,
        }
    }
    same
}

/// Returns what may be the reason of all that is wrong.
fn hint(cases: &[CaseReport], answer: &Answer, output: &[u8]) -> Option<Hint> {
    if output.trim_ascii().is_empty() {
        return None;
    }
    let lines = || cases.iter().flat_map(|case| &case.lines);
    let count = |mark: LineMark| lines().filter(|line| line.mark == mark).count() as u64;
    let no_blank_line = |case: &CaseReport| {
        let mut lines = case.lines.iter();
        lines.any(|line| line.mark == LineMark::Blank && line.output.is_none())
    };
    if count(LineMark::Blank) > 0
        && cases.len() == answer.ends.len()
        && cases.iter().all(no_blank_line)
    {
        return Some(Hint::NoBlankLines);
    }
    let [wrong, missing, extra] = [LineMark::Wrong, LineMark::Missing, LineMark::Extra].map(count);
    if wrong + missing + extra == 0 {
        return None;
    }
    let is_inner = lines()
        .last()
        .is_some_and(|line| line.mark == LineMark::Right);
    if wrong == 0 && missing == 0 && extra > 0 && is_inner {
        let before = lines().take_while(|line| line.mark != LineMark::Extra);
        let first = 1 + before.filter(|line| line.output.is_some()).count() as u64;
        return Some(Hint::ExtraLines {
            count: extra,
            first,
        });
    }
    // Answers of the same length can be counted.
    let words = |text: &[u8]| {
        let lines = text.split(|&byte| byte == b'\n');
        lines.filter(|line| !line.trim_ascii().is_empty()).count() as u64
    };
    let mut start = 0;
    let mut lengths = answer
        .ends
        .iter()
        .map(|&end| words(&answer.text[std::mem::replace(&mut start, end)..end]));
    let length = lengths.next().filter(|&length| length > 0)?;
    let (lines, all) = (words(output), answer.ends.len() as u64);
    let is_other = lines > 0 && lines % length == 0 && lines != length * all;
    (is_other && lengths.all(|other| other == length)).then_some(Hint::Answers {
        count: lines / length,
        cases: all,
    })
}

/// Returns true if two lines have the same words.
fn has_same_words(one: &[u8], other: &[u8]) -> bool {
    if one == other {
        return true;
    }
    let (mut one, mut other) = (Words::new(one), Words::new(other));
    loop {
        match (one.read(), other.read()) {
            (word, same) if word != same => return false,
            (b"", _) => return true,
            _ => {}
        }
    }
}

/// Returns where the lines of a text stand, without their ends.
fn lines(text: &[u8]) -> Vec<Range<usize>> {
    let mut start = 0;
    let lines = text.split_inclusive(|&byte| byte == b'\n').map(|line| {
        let begin = start;
        start += line.len();
        let line = match line.strip_suffix(b"\n") {
            Some(line) => line.strip_suffix(b"\r").unwrap_or(line),
            None => line,
        };
        begin..begin + line.len()
    });
    lines.take(MOST_LINES).collect()
}
