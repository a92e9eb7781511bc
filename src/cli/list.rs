//! `judge list [--json]`: lists the problems, as text or as JSON.

use crate::cli::error::CliError;
use crate::cli::options::options;
use crate::cli::output::print;
use crate::cli::subcommand::{Arguments, Subcommand};
use judge::workbench::json::{Json, Object};
use judge::{Problem, PROBLEMS};
use std::process::ExitCode;

pub const SUBCOMMAND: Subcommand = Subcommand {
    name: "list",
    operands: &[],
    summary: "list the problems, their judges and their other names",
    options: options! {
        "--json", Flag, "print JSON: names, titles and judges";
    },
    text: include_str!("list.txt"),
    help: |text, _| text,
    run: list,
};

fn list(arguments: Arguments) -> Result<ExitCode, CliError> {
    if arguments.has("--json") {
        let problems: Vec<String> = PROBLEMS.iter().map(|problem| to_json(*problem)).collect();
        return print(format!("[\n{}\n]\n", problems.join(",\n")));
    }
    let mut list = String::new();
    for &problem in PROBLEMS {
        let (names, aliases) = (&problem.names, problem.names.aliases.join(", "));
        let (name, title, judges) = (names.name, names.title, names.judges);
        let line = format!("{name:<14}  {title:<22}  {judges:<29}  {aliases}");
        list += &format!("{}\n", line.trim_end());
    }
    print(&list)
}

/// Returns the JSON object of a problem: its names and its judges.
fn to_json(problem: &dyn Problem) -> String {
    let names = &problem.names;
    let judges: Vec<&str> = names.judges.split(", ").collect();
    Object(&[
        ("name", &names.name),
        ("title", &names.title),
        ("judges", &judges),
    ])
    .text()
}
