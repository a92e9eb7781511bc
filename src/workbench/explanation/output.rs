//! The part of an explanation that compares a program's output for a case with the answer.

use crate::workbench::checker::{Mismatch, Verdict};
use crate::workbench::json::json;
use crate::workbench::report::{Line, LineMark, Report, ReportRow};
use crate::workbench::text::{capitalized, counted};
use std::ops::Range;

/// The output of a program for a case, compared with the answer line by line.
#[derive(Clone, Debug, Default)]
pub struct CaseOutput {
    pub rows: Vec<ReportRow>,
    /// The number of rows that are left out after `rows`.
    pub rows_left_out: usize,
    /// The index of the first wrong row; `None` if all rows are right.
    pub first_wrong: Option<usize>,
    /// A fact about the first wrong row, as a sentence, besides that its lines differ.
    pub fact: Option<String>,
    /// True if the case has exactly one right answer.
    pub has_one_answer: bool,
}
json!(CaseOutput: rows, rows_left_out, first_wrong, has_one_answer);

/// The first wrong line of an output.
pub struct WrongLine<'a> {
    /// The index of the line among those of the case.
    pub index: usize,
    /// The right line, and the line of the program. Empty if there is none.
    pub right: &'a str,
    pub yours: &'a str,
    /// All lines of the program for the case.
    pub lines: Vec<&'a str>,
}

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
        let is_wrong = |row: &ReportRow| !matches!(row.mark, LineMark::Right | LineMark::Unread);
        let has_wrong_words = |row: &ReportRow| is_wrong(row) && row.mark != LineMark::Blank;
        let counts_words = matches!(report.verdict, Verdict::WrongAnswer(_));
        let wrong_row = rows.iter().position(|row| match counts_words {
            true => has_wrong_words(row),
            false => is_wrong(row),
        });
        // If the output for a case ends too early, none of its lines is wrong.
        let first_wrong = wrong_row.or(mismatch.and(rows.len().checked_sub(1)));
        let is_layout = first_wrong.is_some_and(|row| rows[row].mark == LineMark::Blank);
        let fact = match mismatch.and_then(|mismatch| mismatch.hint.as_deref()) {
            Some(hint) => Some(hint),
            None if is_layout => Some("only whitespace differs in this line"),
            // The line breaks a rule.
            None if !has_one_answer => mismatch.map(|mismatch| &mismatch.difference[..]),
            None => None,
        };
        CaseOutput {
            rows_left_out: line_count - rows.len(),
            rows,
            first_wrong,
            fact: fact.map(|fact| format!("{}.", capitalized(fact))),
            has_one_answer,
        }
    }

    /// Returns the lines of the output in these rows.
    fn output_lines(rows: &[ReportRow]) -> Vec<&str> {
        // In a right row, `output` is `None`, because the line of the output is the same.
        let lines = rows.iter().map(|row| match &row.output {
            None if row.mark == LineMark::Right => row.answer.as_deref(),
            output => output.as_deref(),
        });
        lines.flatten().collect()
    }

    /// Returns the index of the first wrong line among the output lines of the case. If a line is
    /// missing, this is the index at which it should be.
    pub fn wrong_line(&self) -> Option<usize> {
        Some(Self::output_lines(&self.rows[..self.first_wrong?]).len())
    }

    /// Returns the first wrong line, or `None` if all are right or the line itself is wrong only in
    /// whitespace.
    pub fn wrong(&self) -> Option<WrongLine<'_>> {
        let row = &self.rows[self.first_wrong?];
        (row.mark != LineMark::Blank).then(|| WrongLine {
            index: self.wrong_line().unwrap_or_default(),
            right: row.answer.as_deref().unwrap_or_default(),
            yours: row.output.as_deref().unwrap_or_default(),
            lines: Self::output_lines(&self.rows),
        })
    }

    /// Returns the output as text.
    pub fn text(&self) -> String {
        let mut lines = Self::output_lines(&self.rows);
        if self.wrong_line().is_some_and(|line| line >= lines.len()) {
            lines.push("(missing)");
        }
        let mut text = format!("\nYour output:\n{}\n", lines.join("\n"));
        if self.rows_left_out > 0 {
            text += &format!("({} more)\n", counted(self.rows_left_out as u64, "line"));
        }
        text
    }
}
