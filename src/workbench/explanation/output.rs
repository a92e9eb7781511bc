//! What a program printed for a case, beside the answer.

use crate::workbench::checker::Mismatch;
use crate::workbench::json::{json, Json, Raw};
use crate::workbench::report::{Line, LineMark, Report};

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
    /// No other answer is right.
    pub has_one_answer: bool,
    /// The lines beside those of the answer, as JSON.
    pub rows: Raw,
    /// The index of the row with the first mismatch.
    pub first: Option<usize>,
}
json!(CaseOutput: rows, first, message, hint, has_one_answer);

impl CaseOutput {
    /// The output with these lines of a report, of which the first in the output has the number
    /// `start`. The mismatch is in it.
    pub fn new(
        report: &Report,
        lines: &[&Line],
        start: u64,
        mismatch: Option<&Mismatch>,
        has_one_answer: bool,
    ) -> Self {
        let rows: Vec<(&Report, &Line)> = lines.iter().map(|line| (report, *line)).collect();
        let is_wrong = |line: &Line| !matches!(line.mark, LineMark::Right | LineMark::Unread);
        let printed = rows.iter().enumerate();
        let printed: Vec<_> = printed
            .filter(|(_, (_, line))| line.output.is_some())
            .collect();
        let line = match mismatch {
            Some(mismatch) => mismatch.line.saturating_sub(start) as usize,
            None => printed
                .iter()
                .position(|(_, row)| is_wrong(row.1))
                .unwrap_or(0),
        };
        let mut shown: Vec<String> = printed
            .iter()
            .filter_map(|(_, (_, line))| {
                // Whitespace that does not count is not shown.
                let [answer, output] = report.shown(line);
                if line.mark == LineMark::Right {
                    answer.or(output)
                } else {
                    output
                }
            })
            .collect();
        if line >= shown.len() {
            shown.push("(missing)".into());
        }
        // What is missing at the end is in the last row.
        let first = printed.get(line).map(|(index, _)| *index);
        let first = first.or(rows.len().checked_sub(1));
        CaseOutput {
            line: line.min(shown.len() - 1),
            lines: shown,
            message: mismatch.map_or_else(String::new, |mismatch| mismatch.what.clone()),
            hint: mismatch.and_then(|mismatch| Some(mismatch.hint.as_ref()?.to_string())),
            has_one_answer,
            first: first.filter(|_| mismatch.is_some()),
            rows: Raw(rows.text()),
        }
    }

    /// Returns true if something is wrong in it.
    pub fn is_wrong(&self) -> bool {
        !self.message.is_empty()
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
        if self.is_wrong() {
            let hint: String = self.hint.iter().map(|hint| format!("; {hint}")).collect();
            text += &format!("(line {}: {}{hint})\n", self.line + 1, self.message);
        }
        text
    }
}
