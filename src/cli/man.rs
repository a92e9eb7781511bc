//! The man page, made from the table of verbs.
//!
//! A help text becomes roff line by line: a line that begins with a blank stays as it is, the
//! others are filled paragraphs, broken into short lines of source, as linters want them.

use crate::cli::names::names_of;
use crate::cli::options::Opt;
use crate::cli::verb::{row, Verb};
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
    let names: Vec<&str> = verbs.iter().map(|verb| verb.name).collect();
    page += &filled(&format!("The other commands: {}.", names.join(", ")));
    page += ".SH OPTIONS\n";
    page.extend(judge.options().iter().map(option));
    page += ".SH COMMANDS\n";
    for verb in [&solve].into_iter().chain(verbs) {
        page += &format!(".SS {}\n", escaped(&verb.usage()));
        page += &text(&(verb.help)(verb.text, None), &verb.options());
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

/// A help text, in which the rows of options become paragraphs of their own.
fn text(help: &str, options: &[Opt]) -> String {
    let mut text = String::new();
    let mut is_filled = true;
    let mut options = options.iter();
    let mut is_row = false;
    for line in help.lines() {
        let begins_row = line.starts_with("  -");
        is_row = begins_row || is_row && line.starts_with("    ");
        if is_row {
            if begins_row {
                text.extend(options.next().map(option));
            }
            continue;
        }
        let fills = !line.starts_with(' ');
        if fills != is_filled {
            text += if fills { ".fi\n" } else { ".nf\n" };
            is_filled = fills;
        }
        match line {
            "" => text += ".PP\n",
            _ if fills => text += &filled(line),
            _ => text += &format!("{}\n", escaped(line)),
        }
    }
    if !is_filled {
        text += ".fi\n";
    }
    text.replace(".PP\n.TP\n", ".TP\n")
}

/// The row of an option.
fn option(option: &Opt) -> String {
    let (name, summary) = (escaped(option.name), filled(&option.summary));
    let value = match option.value {
        "" => String::new(),
        value => format!(" \\fI{}\\fR", escaped(value)),
    };
    format!(".TP\n\\fB{name}\\fR{value}\n{summary}")
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
