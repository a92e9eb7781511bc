//! The output of a program for a case, beside the answer.

use crate::workbench::checker::{is_blank, Mismatch};
use crate::workbench::json::json;
use crate::workbench::report::{Line, LineMark, Report, Row};
use crate::workbench::text::{capitalized, counted};

/// The output of a program for a case, beside the answer.
#[derive(Clone, Debug, Default)]
pub struct CaseOutput {
    /// The lines of both sides.
    pub rows: Vec<Row>,
    /// The number of rows after these.
    pub more: usize,
    /// The index of the row with the first mismatch.
    pub first: Option<usize>,
    /// The message about this row.
    pub message: String,
    /// A hint at the reason.
    pub hint: Option<String>,
    /// True if no other answer is right.
    pub has_one_answer: bool,
    /// True if the program has printed no word for any case.
    pub is_empty: bool,
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
        let rows = report.rows(lines.iter().copied());
        let is_wrong = |row: &Row| !matches!(row.mark, LineMark::Right | LineMark::Unread);
        let mut printed = (0..rows.len()).filter(|&row| lines[row].output.is_some());
        let first = match mismatch {
            // What is missing at the end is in the last row.
            Some(mismatch) => {
                let row = printed.nth(mismatch.line.saturating_sub(start) as usize);
                row.or(rows.len().checked_sub(1))
            }
            None => rows.iter().position(is_wrong),
        };
        let message = mismatch.map(|mismatch| mismatch.difference.clone());
        let message = message.or(first.map(|first| {
            let Row { answer, output, .. } = &rows[first];
            let [expected, found] = [answer, output].map(|line| match line {
                Some(line) => format!("\"{line}\""),
                None => "nothing".into(),
            });
            format!("expected {expected}, found {found}")
        }));
        CaseOutput {
            rows,
            more,
            first,
            message: message.unwrap_or_default(),
            hint: mismatch.and_then(|mismatch| Some(mismatch.hint.as_ref()?.to_string())),
            has_one_answer,
            is_empty: is_blank(report.output),
        }
    }

    /// Returns the lines of the output in these rows.
    fn printed(rows: &[Row]) -> Vec<&str> {
        let right = |row: &'_ Row| row.mark == LineMark::Right;
        let printed = rows.iter().map(|row| match &row.output {
            None if right(row) => row.answer.as_deref(),
            output => output.as_deref(),
        });
        printed.flatten().collect()
    }

    /// Returns the lines up to the first one that is wrong.
    pub fn lines(&self) -> Vec<&str> {
        let first = self.first.unwrap_or(0);
        Self::printed(&self.rows[..self.rows.len().min(first + 1)])
    }

    /// Returns the index of the first line that is wrong, if one is.
    pub fn line(&self) -> Option<usize> {
        Some(Self::printed(&self.rows[..self.first?]).len())
    }

    /// Returns a title that says more than the rules of the game: a hint, or that only whitespace differs.
    pub fn title(&self) -> Option<String> {
        let is_blank = self.rows[self.first?].mark == LineMark::Blank;
        let hint = self.hint.as_ref().map(|hint| capitalized(hint));
        let line = self.line()? + 1;
        if self.is_empty {
            return Some("Nothing was printed".into());
        }
        hint.or(is_blank.then(|| format!("Line {line}: only whitespace differs")))
    }

    /// Returns the numbers in the first line that is wrong.
    pub fn numbers(&self) -> Vec<u32> {
        let lines = self.lines();
        let line = self.line().and_then(|line| lines.get(line));
        let words = line
            .unwrap_or(&"")
            .split(|byte: char| !byte.is_ascii_digit());
        words.filter_map(|word| word.parse().ok()).collect()
    }

    /// Returns it as text, with its message.
    pub fn text(&self) -> String {
        let mut lines = Self::printed(&self.rows);
        if self.line().is_some_and(|line| line >= lines.len()) {
            lines.push("(missing)");
        }
        let mut text = format!("\nYour answer:\n{}\n", lines.join("\n"));
        if self.more > 0 {
            text += &format!("({} more)\n", counted(self.more as u64, "line"));
        }
        if let Some(line) = self.line() {
            let hint: String = self.hint.iter().map(|hint| format!("; {hint}")).collect();
            text += &format!("(line {}: {}{hint})\n", line + 1, self.message);
        }
        text
    }
}
