//! `judge list [--json]`: the problems, for people or for programs.

use crate::cli::arguments::Arguments;
use crate::cli::error::CliError;
use crate::cli::output::print;
use crate::cli::verb::Verb;
use judge::workbench::generator::Kind;
use judge::{Problem, PROBLEMS};
use std::process::ExitCode;

/// `judge list`
pub const VERB: Verb = Verb {
    name: "list",
    operands: "[OPTION ...]",
    summary: "list the problems, their judges and their other names",
    text: include_str!("list.txt"),
    help: |text, _| text.into(),
    run: list,
};

fn list(mut arguments: Arguments) -> Result<ExitCode, CliError> {
    arguments.operands(0)?;
    if arguments.has("--json") {
        let problems: Vec<String> = PROBLEMS.iter().map(|problem| json(problem)).collect();
        return print(&format!("[\n{}\n]\n", problems.join(",\n")));
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

/// A problem as JSON. The strings and lists of strings are the same in Rust, as nothing in them has
/// to be escaped; a test parses all of it.
fn json(problem: &Problem) -> String {
    let (names, generator) = (&problem.names, &problem.generator);
    let kinds = generator.kinds.iter().map(|kind| {
        let Kind {
            name,
            summary,
            by_default,
            ..
        } = kind;
        format!(r#"{{"name":{name:?},"summary":{summary:?},"by_default":{by_default}}}"#)
    });
    format!(
        r#"{{"name":{:?},"aliases":{:?},"title":{:?},"other_titles":{:?},"judges":{:?},"url":{:?},
 "size":{{"meaning":{:?},"min":{},"max":{}}},"kinds":[{}],"limits":{:?},"stress_cases":{}}}"#,
        names.name,
        names.aliases,
        names.title,
        names.other_titles,
        names.judges.split(", ").collect::<Vec<_>>(),
        problem.package.source_url,
        generator.size,
        generator.sizes.start(),
        generator.sizes.end(),
        kinds.collect::<Vec<_>>().join(","),
        problem.validator.format,
        problem.stress_cases(),
    )
}
