//! Options: rows of a help text, such as `  --cases N  how many cases`. What parses them, completes
//! them or makes a man page reads these rows.

/// An option.
#[derive(Clone)]
pub struct Opt {
    /// Its name, with its dashes.
    pub name: &'static str,
    /// What its value is called, or which values it has (`rust|c`); empty for a flag.
    pub value: &'static str,
    /// What it does.
    pub summary: String,
}

/// The options that a help text has rows for. A row may go on in lines that begin with more blanks.
pub fn options(help: &'static str) -> Vec<Opt> {
    let mut options: Vec<Opt> = Vec::new();
    let mut is_row = false;
    for line in help.lines() {
        let text = line.trim_start();
        let begins_row = line.starts_with("  -");
        is_row = begins_row || is_row && line.starts_with("    ");
        if begins_row {
            let (usage, summary) = text.split_once("  ").unwrap_or((text, ""));
            let (name, value) = usage.split_once(' ').unwrap_or((usage, ""));
            let summary = summary.trim_start().into();
            options.push(Opt {
                name,
                value,
                summary,
            });
        } else if let Some(option) = options.last_mut().filter(|_| is_row) {
            let blank = if option.summary.is_empty() { "" } else { " " };
            option.summary += &format!("{blank}{text}");
        }
    }
    options
}
