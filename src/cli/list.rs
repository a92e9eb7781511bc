//! `judge list [--json]`: the problems, for people or for programs.

use crate::cli::error::CliError;
use crate::cli::files::print;
use crate::cli::options::{Opt, Options, Values};
use crate::cli::verb::Verb;
use judge::workbench::generator::{Kind, Size};
use judge::{Problem, PROBLEMS};
use std::process::ExitCode;

/// `judge list`
pub const VERB: Verb = Verb {
    name: "list",
    operands: "[OPTION ...]",
    summary: "list the problems, their judges and their other names",
    options: &[Opt::new(
        "--json",
        Values::Any,
        "print JSON: names, judges, kinds, sizes and limits",
    )],
    help: |_| include_str!("list.txt").into(),
    run: list,
    error_status: None,
};

fn list(mut options: Options) -> Result<ExitCode, CliError> {
    options.finish()?;
    if options.value("--json").is_some() {
        return print(&(array(PROBLEMS.iter().map(|problem| object_of(problem))) + "\n"));
    }
    let mut list = String::new();
    for problem in PROBLEMS {
        let names = &problem.names;
        let line = format!(
            "{:<14} {:<22} {:<29} {}",
            names.name,
            names.title,
            names.judges,
            names.aliases.join(", ")
        );
        list += &format!("{}\n", line.trim_end());
    }
    print(&list)
}

/// A problem as JSON.
fn object_of(problem: &Problem) -> String {
    let names = &problem.names;
    let strings = |strings: &[&str]| array(strings.iter().map(|string| quoted(string)));
    let judges: Vec<&str> = names.judges.split(", ").collect();
    let kinds = problem.generator.kinds.iter().map(|kind| {
        let Kind {
            name,
            summary,
            by_default,
        } = kind;
        object(&[
            ("name", quoted(name)),
            ("summary", quoted(summary)),
            ("by_default", by_default.to_string()),
        ])
    });
    let Size { meaning, min, max } = &problem.generator.size;
    let size = object(&[
        ("meaning", quoted(meaning)),
        ("min", min.to_string()),
        ("max", max.to_string()),
    ]);
    let object = object(&[
        ("name", quoted(names.name)),
        ("aliases", strings(names.aliases)),
        ("title", quoted(names.title)),
        ("judges", strings(&judges)),
        ("size", size),
        ("kinds", array(kinds)),
        ("limits", quoted(problem.validator.format)),
        ("stress_cases", problem.shrinker.max_cases.to_string()),
    ]);
    format!("\n{object}")
}

fn object(members: &[(&str, String)]) -> String {
    let members = members.iter();
    let members = members.map(|(name, value)| format!("{}: {value}", quoted(name)));
    format!("{{{}}}", members.collect::<Vec<_>>().join(", "))
}

fn array(values: impl Iterator<Item = String>) -> String {
    format!("[{}]", values.collect::<Vec<_>>().join(", "))
}

/// A JSON string.
fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for character in text.chars() {
        match character {
            '"' | '\\' => quoted.extend(['\\', character]),
            '\0'..='\x1f' => quoted += &format!("\\u{:04x}", u32::from(character)),
            _ => quoted.push(character),
        }
    }
    quoted + "\""
}
