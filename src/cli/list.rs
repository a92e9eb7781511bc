//! `judge list [--json]`: the problems, for people or for programs.

use crate::cli::arguments::Arguments;
use crate::cli::error::CliError;
use crate::cli::output::print;
use crate::cli::verb::Verb;
use judge::runtime::number::write_number;
use judge::workbench::json::Items;
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
    arguments.finish()?;
    if arguments.has("--json") {
        return print(&String::from_utf8_lossy(&json()));
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

/// All problems as JSON.
fn json() -> Vec<u8> {
    let mut output = Vec::new();
    let mut problems = Items::list(&mut output);
    for problem in PROBLEMS {
        let output = problems.item();
        output.push(b'\n');
        write_problem(problem, output);
    }
    problems.end();
    output.push(b'\n');
    output
}

fn write_problem(problem: &Problem, output: &mut Vec<u8>) {
    let names = &problem.names;
    let mut object = Items::object(output);
    object.text("name", names.name);
    write_strings(names.aliases.iter().copied(), object.key("aliases"));
    object.text("title", names.title);
    write_strings(
        names.other_titles.iter().copied(),
        object.key("other_titles"),
    );
    write_strings(names.judges.split(", "), object.key("judges"));
    object.text("url", problem.package.source_url);
    let sizes = &problem.generator.sizes;
    let mut size = Items::object(object.key("size"));
    size.text("meaning", problem.generator.size);
    write_number(size.key("min"), (*sizes.start()).into());
    write_number(size.key("max"), (*sizes.end()).into());
    size.end();
    let mut kinds = Items::list(object.key("kinds"));
    for kind in problem.generator.kinds {
        let mut object = Items::object(kinds.item());
        object.text("name", kind.name);
        object.text("summary", kind.summary);
        let by_default = kind.by_default.to_string();
        object.key("by_default").extend(by_default.bytes());
        object.end();
    }
    kinds.end();
    object.text("limits", problem.validator.format);
    write_number(object.key("stress_cases"), problem.stress_cases());
    object.end();
}

fn write_strings<'a>(strings: impl Iterator<Item = &'a str>, output: &mut Vec<u8>) {
    let mut list = Items::list(output);
    strings.for_each(|string| list.string(string));
    list.end();
}
