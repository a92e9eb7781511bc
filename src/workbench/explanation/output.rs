//! The output of a program for a case, beside the answer.

use crate::workbench::checker::{is_blank, Mismatch};
use crate::workbench::json::json;
use crate::workbench::report::{CaseReport, Line, LineMark, Report, Row};
use crate::workbench::text::{capitalized, counted};
use std::ops::Range;

/// The output of a program for a case, beside the answer.
#[derive(Clone, Debug, Default)]
pub struct CaseOutput {
    pub rows: Vec<Row>,
    /// The number of rows left out after these.
    pub more: usize,
    /// The index of the first wrong row.
    pub first: Option<usize>,
    /// The message about this row.
    pub message: String,
    /// A guess at the cause.
    pub hint: Option<String>,
    /// True if the answer shown is the only right one.
    pub has_one_answer: bool,
    /// True if the program has printed no word for any case.
    pub is_empty: bool,
}
json!(CaseOutput: rows, more, first, message, hint, has_one_answer);

impl CaseOutput {
    /// Returns the part of a report about a case. `cases` has the index of the case and, if it is the
    /// last one, the index of the lines after it. `mismatch` is `None` if it is in another case.
    pub fn new(
        report: &Report,
        cases: Range<usize>,
        mismatch: Option<&Mismatch>,
        has_one_answer: bool,
    ) -> Self {
        let cases = &report.cases[cases];
        let lines: Vec<&Line> = cases.iter().flat_map(CaseReport::shown).collect();
        let count: usize = cases.iter().map(|case| case.lines.len()).sum();
        let rows = report.rows(lines.iter().copied());
        let is_wrong = |row: &Row| !matches!(row.mark, LineMark::Right | LineMark::Unread);
        let mut printed = (0..rows.len()).filter(|&row| lines[row].output.is_some());
        let first = match mismatch {
            // The mismatch of an output that ends too early is in the last row.
            Some(mismatch) => {
                let row = printed.nth(mismatch.line.saturating_sub(cases[0].line) as usize);
                row.or(rows.len().checked_sub(1))
            }
            None => rows.iter().position(is_wrong),
        };
        let message = mismatch.map(|mismatch| mismatch.difference.clone());
        let message = message.or(first.map(|first| {
            let quoted = |line: &Option<String>| match line {
                Some(line) => format!("\"{line}\""),
                None => "nothing".into(),
            };
            let Row { answer, output, .. } = &rows[first];
            format!("expected {}, found {}", quoted(answer), quoted(output))
        }));
        CaseOutput {
            more: count - rows.len(),
            rows,
            first,
            message: message.unwrap_or_default(),
            hint: mismatch.and_then(|mismatch| mismatch.hint.clone()),
            has_one_answer,
            is_empty: is_blank(report.output),
        }
    }

    /// Returns the lines of the output in some rows.
    fn printed(rows: &[Row]) -> Vec<&str> {
        // A right row has only the line of the answer.
        let printed = rows.iter().map(|row| match &row.output {
            None if row.mark == LineMark::Right => row.answer.as_deref(),
            output => output.as_deref(),
        });
        printed.flatten().collect()
    }

    /// Returns the lines of the output up to the first wrong one.
    pub fn lines(&self) -> Vec<&str> {
        let first = self.first.unwrap_or(0);
        Self::printed(&self.rows[..self.rows.len().min(first + 1)])
    }

    /// Returns the index of the first wrong line, counted in the output of the case.
    pub fn wrong_line(&self) -> Option<usize> {
        Some(Self::printed(&self.rows[..self.first?]).len())
    }

    /// Returns the title of a mismatch that the rules of the game do not explain: its hint, or that only
    /// whitespace differs.
    pub fn title(&self) -> Option<String> {
        let is_blank = self.rows[self.first?].mark == LineMark::Blank;
        let hint = self.hint.as_ref().map(|hint| capitalized(hint));
        let line = self.wrong_line()? + 1;
        if self.is_empty {
            return Some("Nothing was printed".into());
        }
        hint.or(is_blank.then(|| format!("Line {line}: only whitespace differs")))
    }

    /// Returns the numbers in the first wrong line.
    pub fn numbers(&self) -> Vec<u32> {
        let lines = self.lines();
        let line = self.wrong_line().and_then(|line| lines.get(line));
        let words = line.unwrap_or(&"").split(|c: char| !c.is_ascii_digit());
        words.filter_map(|word| word.parse().ok()).collect()
    }

    /// Returns the output as text, with the message.
    pub fn text(&self) -> String {
        let mut lines = Self::printed(&self.rows);
        if self.wrong_line().is_some_and(|line| line >= lines.len()) {
            lines.push("(missing)");
        }
        let mut text = format!("\nYour output:\n{}\n", lines.join("\n"));
        if self.more > 0 {
            text += &format!("({} more)\n", counted(self.more as u64, "line"));
        }
        if let Some(line) = self.wrong_line() {
            let hint: String = self.hint.iter().map(|hint| format!("; {hint}")).collect();
            text += &format!("(line {}: {}{hint})\n", line + 1, self.message);
        }
        text
    }
}
