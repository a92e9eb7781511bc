//! `judge list [--json]`: the problems, for people or for programs.

use crate::cli::arguments::Arguments;
use crate::cli::error::CliError;
use crate::cli::options::options;
use crate::cli::output::print;
use crate::cli::verb::Verb;
use judge::{Problem, PROBLEMS};
use std::process::ExitCode;

/// `judge list`
pub const VERB: Verb = Verb {
    name: "list",
    operands: &[],
    summary: "list the problems, their judges and their other names",
    options: options! {
        "--json" "" "print JSON: names, titles, judges, kinds, sizes and limits";
    },
    text: include_str!("list.txt"),
    help: |text, _| text,
    run: list,
};

fn list(arguments: Arguments) -> Result<ExitCode, CliError> {
    if arguments.has("--json") {
        let problems: Vec<String> = PROBLEMS.iter().map(|problem| json(problem)).collect();
        return print(&format!("[\n{}\n]\n", problems.join(",\n")));
    }
    let mut list = String::new();
    for problem in PROBLEMS {
        let (names, aliases) = (&problem.names, problem.names.aliases.join(", "));
        let (name, title, judges) = (names.name, names.title, names.judges);
        let line = format!("{name:<14} {title:<22} {judges:<29} {aliases}");
        list += &format!("{}\n", line.trim_end());
    }
    print(&list)
}

/// A problem as JSON.
fn json(problem: &Problem) -> String {
    let (names, generator) = (&problem.names, &problem.generator);
    let kinds = generator.kinds.iter().map(|kind| {
        let (name, summary) = (quoted(kind.name), quoted(kind.summary));
        let by_default = kind.by_default;
        format!(r#"{{"name":{name},"summary":{summary},"by_default":{by_default}}}"#)
    });
    format!(
        r#"{{"name":{},"aliases":{},"title":{},"other_titles":{},"judges":{},"url":{},
 "size":{{"meaning":{},"min":{},"max":{}}},"kinds":{},"limits":{},"test_cases":{},
 "time_limit":{},"memory_limit_kib":{}}}"#,
        quoted(names.name),
        array(names.aliases.iter().map(|name| quoted(name))),
        quoted(names.title),
        array(names.other_titles.iter().map(|name| quoted(name))),
        array(names.judges.split(", ").map(quoted)),
        quoted(problem.package.source_url),
        quoted(generator.size),
        generator.sizes.start(),
        generator.sizes.end(),
        array(kinds),
        quoted(problem.format.description),
        problem.test_cases(),
        number(problem.judging.seconds),
        number(problem.judging.kibibytes),
    )
}

/// A JSON string. The texts of the table hold nothing that has to be escaped.
fn quoted(text: &str) -> String {
    format!("\"{text}\"")
}

fn number(number: Option<u32>) -> String {
    number.map_or("null".into(), |number| number.to_string())
}

fn array(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}
