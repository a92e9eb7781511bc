//! What a program printed for a case, beside the answer.

use crate::workbench::checker::Mismatch;
use crate::workbench::json::{json, Json, Raw};
use crate::workbench::report::{Line, LineMark, Report};
use crate::workbench::text::{capitalized, counted};

/// What a program printed for a case, beside the answer.
#[derive(Clone, Debug, Default)]
pub struct CaseOutput {
    /// Its lines, which may be printed.
    pub lines: Vec<String>,
    /// The index of the line to look at: the first one that is wrong.
    pub line: usize,
    /// What is wrong in this line; empty if nothing is.
    pub message: String,
    /// What is noticed about it.
    pub hint: Option<String>,
    /// Only its whitespace is wrong.
    pub is_blank: bool,
    /// No other answer is right.
    pub has_one_answer: bool,
    /// The lines beside those of the answer, as JSON.
    pub rows: Raw,
    /// The number of rows after these.
    pub more: usize,
    /// The index of the row with the first mismatch.
    pub first: Option<usize>,
}
json!(CaseOutput: rows, more, first, message, hint, has_one_answer);

impl CaseOutput {
    /// The output with these lines of a report and more after them; the first one has the number `start`
    /// in the output. The mismatch is in it, if it is in this case.
    pub fn new(
        report: &Report,
        lines: &[&Line],
        more: usize,
        start: u64,
        mismatch: Option<&Mismatch>,
        has_one_answer: bool,
    ) -> Self {
        let rows: Vec<(&Report, &Line)> = lines.iter().map(|line| (report, *line)).collect();
        let is_wrong = |line: &&Line| !matches!(line.mark, LineMark::Right | LineMark::Unread);
        let wrong = lines.iter().position(is_wrong);
        let printed = |lines: &[&Line]| lines.iter().filter(|line| line.output.is_some()).count();
        let first = mismatch.map_or(wrong, |mismatch| {
            let line = mismatch.line.saturating_sub(start) as usize;
            let row = (0..lines.len()).find(|&row| printed(&lines[..=row]) > line);
            // What is missing at the end is in the last row.
            row.or(lines.len().checked_sub(1))
        });
        let line = first.map_or(0, |first| printed(&lines[..first]));
        let message = match (mismatch, wrong) {
            (Some(mismatch), _) => mismatch.what.clone(),
            (None, Some(wrong)) => {
                let quoted = |line: Option<String>| {
                    line.map_or("nothing".into(), |line| format!("\"{line}\""))
                };
                let [expected, found] = report.shown(lines[wrong]).map(quoted);
                format!("expected {expected}, found {found}")
            }
            (None, None) => String::new(),
        };
        // Whitespace that does not count is not shown.
        let shown = lines
            .iter()
            .filter(|line| line.output.is_some())
            .filter_map(|line| {
                let [answer, output] = report.shown(line);
                if line.mark == LineMark::Right {
                    answer.or(output)
                } else {
                    output
                }
            });
        let mut shown: Vec<String> = shown.collect();
        if line >= shown.len() {
            shown.push("(missing)".into());
        }
        CaseOutput {
            line: line.min(shown.len() - 1),
            lines: shown,
            message,
            hint: mismatch.and_then(|mismatch| Some(mismatch.hint.as_ref()?.to_string())),
            is_blank: first.is_some_and(|first| lines[first].mark == LineMark::Blank),
            has_one_answer,
            more,
            first,
            rows: Raw(rows.text()),
        }
    }

    /// Returns true if something is wrong in it.
    pub fn is_wrong(&self) -> bool {
        !self.message.is_empty()
    }

    /// Returns what says more than the rules of the game: a hint, or that only whitespace differs.
    pub fn title(&self) -> Option<String> {
        let hint = self.hint.as_ref().map(|hint| capitalized(hint));
        hint.or(self
            .is_blank
            .then(|| format!("Line {}: only whitespace differs", self.line + 1)))
    }

    /// Returns the numbers in the line to look at.
    pub fn numbers(&self) -> Vec<u32> {
        let line = self.lines.get(self.line).map_or("", |line| &line[..]);
        let words = line.split(|byte: char| !byte.is_ascii_digit());
        words.filter_map(|word| word.parse().ok()).collect()
    }

    /// Returns what is shown of it as text, with what is wrong in it.
    pub fn text(&self) -> String {
        let mut text = format!("\nYour answer:\n{}\n", self.lines.join("\n"));
        if self.more > 0 {
            text += &format!("({} more)\n", counted(self.more as u64, "line"));
        }
        if self.is_wrong() {
            let hint: String = self.hint.iter().map(|hint| format!("; {hint}")).collect();
            text += &format!("(line {}: {}{hint})\n", self.line + 1, self.message);
        }
        text
    }
}
