//! The part of an explanation that compares a program's output for a case with the answer.

use crate::workbench::checker::{is_blank, Mismatch};
use crate::workbench::json::json;
use crate::workbench::report::{Line, LineMark, Report, Row};
use crate::workbench::text::{capitalized, counted};
use std::ops::Range;

/// The output of a program for a case, compared with the answer line by line.
#[derive(Clone, Debug, Default)]
pub struct CaseOutput {
    pub rows: Vec<Row>,
    /// The number of rows that are left out after `rows`.
    pub rows_left_out: usize,
    /// The index of the first wrong row; `None` if all rows are right.
    pub first_wrong: Option<usize>,
    /// The message about the first wrong row; empty if all rows are right.
    pub message: String,
    /// What else is certain about the error.
    pub hint: Option<String>,
    /// True if the case has exactly one right answer.
    pub has_one_answer: bool,
    /// True if the output for all cases together is blank.
    pub is_whole_output_blank: bool,
}
json!(CaseOutput: rows, rows_left_out, first_wrong, message, hint, has_one_answer);

impl CaseOutput {
    /// Builds the comparison for one case. `range` selects the entry of the case in `report.cases`,
    /// and for the last case also the entry for the lines after it. `mismatch` is the mismatch of
    /// the report, if it is in this case.
    pub fn new(
        report: &Report,
        range: Range<usize>,
        mismatch: Option<&Mismatch>,
        has_one_answer: bool,
    ) -> Self {
        let cases = &report.cases[range];
        let lines = cases.iter().flat_map(|case| report.shown_lines(case));
        let lines: Vec<&Line> = lines.collect();
        let line_count: usize = cases.iter().map(|case| case.lines.len()).sum();
        let rows = report.rows(lines.iter().copied());
        let is_wrong = |row: &Row| !matches!(row.mark, LineMark::Right | LineMark::Unread);
        let mut output_rows = (0..rows.len()).filter(|&row| lines[row].output.is_some());
        let first_wrong = match mismatch {
            // If the output ends too early, the mismatch is in the last row.
            Some(mismatch) => {
                let row = output_rows.nth(mismatch.line.saturating_sub(cases[0].line) as usize);
                row.or(rows.len().checked_sub(1))
            }
            None => rows.iter().position(is_wrong),
        };
        let message = mismatch.map(|mismatch| mismatch.difference.clone());
        let message = message.or(first_wrong.map(|row| {
            let quote = |line: &Option<String>| match line {
                Some(line) => format!("\"{line}\""),
                None => "nothing".into(),
            };
            let Row { answer, output, .. } = &rows[row];
            format!("expected {}, found {}", quote(answer), quote(output))
        }));
        CaseOutput {
            rows_left_out: line_count - rows.len(),
            rows,
            first_wrong,
            message: message.unwrap_or_default(),
            hint: mismatch.and_then(|mismatch| mismatch.hint.clone()),
            has_one_answer,
            is_whole_output_blank: is_blank(report.output),
        }
    }

    /// Returns the lines of the output in these rows.
    pub fn output_lines(rows: &[Row]) -> Vec<&str> {
        // In a right row, `output` is `None`, because the line of the output is the same.
        let lines = rows.iter().map(|row| match &row.output {
            None if row.mark == LineMark::Right => row.answer.as_deref(),
            output => output.as_deref(),
        });
        lines.flatten().collect()
    }

    /// Returns the lines of the output in the rows up to and including the first wrong one. If no
    /// row is wrong, returns the line in the first row.
    pub fn lines_through_first_wrong(&self) -> Vec<&str> {
        let last_row = self.first_wrong.unwrap_or(0);
        Self::output_lines(&self.rows[..self.rows.len().min(last_row + 1)])
    }

    /// Returns the index of the first wrong line among the output lines of the case. If a line is
    /// missing, this is the index at which it should be.
    pub fn wrong_line(&self) -> Option<usize> {
        Some(Self::output_lines(&self.rows[..self.first_wrong?]).len())
    }

    /// Returns a title that needs no rules of the game: "Nothing was printed", the hint, or "only
    /// whitespace differs". Returns `None` for any other mismatch, or if all rows are right.
    pub fn title(&self) -> Option<String> {
        let differs_in_whitespace = self.rows[self.first_wrong?].mark == LineMark::Blank;
        let hint = self.hint.as_ref().map(|hint| capitalized(hint));
        let line = self.wrong_line()? + 1;
        if self.is_whole_output_blank {
            return Some("Nothing was printed".into());
        }
        hint.or(differs_in_whitespace.then(|| format!("Line {line}: only whitespace differs")))
    }

    /// Returns the numbers in the first wrong line. An extra line, such as debug output, has none.
    pub fn numbers_in_wrong_line(&self) -> Vec<u32> {
        let is_extra = |row: usize| self.rows[row].mark == LineMark::Extra;
        if self.first_wrong.is_some_and(is_extra) {
            return Vec::new();
        }
        let lines = self.lines_through_first_wrong();
        let line = self.wrong_line().and_then(|line| lines.get(line));
        let words = line.unwrap_or(&"").split(|c: char| !c.is_ascii_digit());
        words.filter_map(|digits| digits.parse().ok()).collect()
    }

    /// Returns the output as text, followed by the message.
    pub fn text(&self) -> String {
        let mut lines = Self::output_lines(&self.rows);
        if self.wrong_line().is_some_and(|line| line >= lines.len()) {
            lines.push("(missing)");
        }
        let mut text = format!("\nYour output:\n{}\n", lines.join("\n"));
        if self.rows_left_out > 0 {
            text += &format!("({} more)\n", counted(self.rows_left_out as u64, "line"));
        }
        if let Some(line) = self.wrong_line() {
            let hint: String = self.hint.iter().map(|hint| format!("; {hint}")).collect();
            text += &format!("(line {}: {}{hint})\n", line + 1, self.message);
        }
        text
    }
}
