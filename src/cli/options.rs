//! Options. Parsing, help and completions use the same rows.

/// An option.
pub struct Opt {
    /// Its name, with its dashes.
    pub name: &'static str,
    /// What its value is called, or which values it has (`rust|c`); empty for a flag.
    pub value: &'static str,
    /// What it does.
    pub summary: &'static str,
}

/// A table of options: their names, values and summaries.
macro_rules! options {
    ($($name:literal $value:literal $summary:literal;)*) => {
        &[$($crate::cli::options::Opt { name: $name, value: $value, summary: $summary }),*]
    };
}
pub(crate) use options;

/// The operand that is the rest of the command line: a command with arguments of its own.
pub const COMMAND: &str = "[--] COMMAND ...";

/// Columns of a help text.
const WIDTH: usize = 80;

/// A row of a table in a help text: a name, and words from column `indent` on, in as many lines as
/// they need. A long name has a line of its own.
pub fn row<'a>(name: &str, indent: usize, words: impl Iterator<Item = &'a str>) -> String {
    let mut row = format!("  {name}");
    let mut column = row.len();
    for (index, word) in words.enumerate() {
        let length = word.chars().count();
        let is_full = match index {
            0 => column >= indent,
            _ => column + 1 + length > WIDTH,
        };
        if is_full {
            row.push('\n');
            column = 0;
        }
        let gap = indent.saturating_sub(column).max(1);
        row += &format!("{:gap$}{word}", "");
        column += gap + length;
    }
    row + "\n"
}

/// The rows of options.
pub fn rows(options: &[Opt]) -> String {
    let usage = |option: &Opt| match option.value {
        "" => option.name.to_string(),
        value => format!("{} {value}", option.name),
    };
    let widths = options.iter().map(|option| usage(option).len());
    let indent = widths.filter(|width| *width <= 22).max().unwrap_or(0) + 4;
    let rows = options.iter();
    rows.map(|option| row(&usage(option), indent, option.summary.split(' ')))
        .collect()
}
