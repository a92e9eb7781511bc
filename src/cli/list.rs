//! `judge list [--json]`: the problems, for people or for programs.

use crate::cli::error::CliError;
use crate::cli::options::options;
use crate::cli::output::print;
use crate::cli::subcommand::{Arguments, Subcommand};
use judge::workbench::generator::Generated;
use judge::workbench::json::{Json, Object};
use judge::{Problem, PROBLEMS};
use std::process::ExitCode;

/// `judge list`
pub const SUBCOMMAND: Subcommand = Subcommand {
    name: "list",
    operands: &[],
    summary: "list the problems, their judges and their other names",
    options: options! {
        "--json", Flag, "print JSON: names, titles, judges, kinds, sizes and limits";
    },
    text: include_str!("list.txt"),
    help: |text, _| text,
    run: list,
};

fn list(arguments: Arguments) -> Result<ExitCode, CliError> {
    if arguments.has("--json") {
        let problems: Vec<String> = PROBLEMS.iter().map(|problem| json(*problem)).collect();
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

/// A problem as JSON.
fn json(problem: &dyn Problem) -> String {
    let (names, judging) = (&problem.names, &problem.judging);
    let Generated { size, sizes, .. } = &problem.generator;
    let (min, max) = (sizes.start(), sizes.end());
    let mistakes = problem.tests.mistakes.iter().map(|mistake| mistake.name);
    let size: [(&str, &dyn Json); 3] = [("meaning", size), ("min", min), ("max", max)];
    Object(&[
        ("name", &names.name),
        ("aliases", &names.aliases.to_vec()),
        ("title", &names.title),
        ("other_titles", &names.other_titles.to_vec()),
        ("judges", &names.judges.split(", ").collect::<Vec<_>>()),
        ("url", &problem.package.source_url),
        ("size", &Object(&size)),
        ("kinds", &problem.generator.kinds.to_vec()),
        ("mistakes", &mistakes.collect::<Vec<_>>()),
        ("limits", &problem.format.description),
        ("test_cases", &problem.test_cases()),
        ("time_limit", &judging.seconds),
        ("memory_limit_kib", &judging.kibibytes),
    ])
    .text()
}
