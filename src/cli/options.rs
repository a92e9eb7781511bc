//! Options. Parsing, help and completions use the same tables.

use judge::workbench::explanation::{wrap, WIDTH};

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

/// Where the summaries of options begin in a help text.
const INDENT: usize = 24;

/// The lines of a help text that describe options.
pub fn described(options: &[Opt]) -> String {
    let lines = options.iter().map(|option| {
        let usage = format!("{} {}", option.name, option.value);
        let start = format!("  {usage:<width$}", width = INDENT - 2);
        wrap(&start, option.summary, INDENT, WIDTH)
    });
    lines.collect()
}
