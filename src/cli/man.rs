//! The man page, made from the table of verbs.
//!
//! A help text becomes roff line by line: a line that begins with a blank stays as it is, the
//! others are filled paragraphs, broken into short lines of source, as linters want them.

use crate::cli::arguments::Opt;
use crate::cli::names::names_of;
use crate::cli::verb::{row, Verb, OPTIONS};
use judge::PROBLEMS;

/// The day of the last change that users notice.
const DATE: &str = "2026-11-22";

/// The page of the program `judge`, whose verbs are `solve`, which is not typed, and `verbs`.
pub fn page(judge: &Verb, solve: &Verb, verbs: &[&Verb]) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let mut page = format!(
        ".TH JUDGE 1 {DATE} \"judge {version}\" \"User Commands\"\n.SH NAME\njudge \\- {}\n\
         .SH SYNOPSIS\n.nf\n",
        escaped(judge.summary)
    );
    for verb in [&solve].into_iter().chain(verbs) {
        page += &format!("{}\n", escaped(&verb.usage()));
    }
    page += ".fi\n.SH DESCRIPTION\n";
    page += "Solves classic contest problems exactly as their online judges expect.\n";
    page += ".SH OPTIONS\n";
    page += &options(judge.options);
    page += ".SH COMMANDS\n";
    for verb in [&solve].into_iter().chain(verbs) {
        page += &format!(".SS {}\n", escaped(&verb.usage()));
        page += &text((verb.help)(None).trim_end(), verb.options);
    }
    page += ".SH PROBLEMS\n";
    for problem in PROBLEMS {
        let all: Vec<&str> = names_of(problem).collect();
        let (title, judges) = (problem.names.title, problem.names.judges);
        page += &format!(".TP\n.B {}\n", escaped(&all.join(", ")));
        page += &filled(&format!("{title} ({judges})"));
    }
    page
}

/// A help text, with the options where it has a place for them.
fn text(help: &str, table: &[Opt]) -> String {
    let mut text = String::new();
    let mut is_filled = true;
    for line in help.lines() {
        let fills = !line.starts_with(' ');
        if fills != is_filled {
            text += if fills { ".fi\n" } else { ".nf\n" };
            is_filled = fills;
        }
        match line {
            "" => text += ".PP\n",
            _ if line == OPTIONS.trim_end() => text += &options(table),
            _ if fills => text += &filled(line),
            _ => text += &format!("{}\n", escaped(line)),
        }
    }
    if !is_filled {
        text += ".fi\n";
    }
    // The rows of options are paragraphs of their own.
    text.replace(".PP\n.TP\n", ".TP\n")
}

/// The rows of some options.
fn options(options: &[Opt]) -> String {
    let rows = options.iter().map(|option| {
        let value = option.usage.strip_prefix(option.name()).unwrap_or_default();
        let (name, value) = (escaped(option.name()), escaped(value.trim_start()));
        let value = match &*value {
            "" => String::new(),
            value => format!(" \\fI{value}\\fR"),
        };
        format!(".TP\n\\fB{name}\\fR{value}\n{}", filled(option.summary))
    });
    rows.collect()
}

/// Text that roff fills, broken into lines.
fn filled(text: &str) -> String {
    let words = text.split(' ').map(escaped);
    row("", 0, words).trim_start().replace("\n ", "\n")
}

/// Text that roff shows as it is.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for (index, character) in text.char_indices() {
        match character {
            '\\' => escaped += "\\e",
            '-' => escaped += "\\-",
            '`' => escaped += "\\(ga",
            '^' => escaped += "\\(ha",
            '~' => escaped += "\\(ti",
            '\'' => escaped += "\\(aq",
            '.' if index == 0 => escaped += "\\&.",
            _ => escaped.push(character),
        }
    }
    escaped
}
