//! `judge list [--json]`: lists the problems, as text or as JSON.

use crate::cli::prelude::*;
use judge::workbench::json::{Json, Object};

options! {
    JSON = "--json", Flag, "print JSON: names, titles and judges";
}

pub const SUBCOMMAND: Subcommand = Subcommand {
    name: "list",
    operands: &[],
    summary: "list the problems, their judges and their other names",
    options: OPTIONS,
    help_text: include_str!("list.txt"),
    run: list,
    ..Subcommand::DEFAULT
};

fn list(arguments: Arguments) -> Result {
    let (mut objects, mut list) = (Vec::new(), String::new());
    for problem in PROBLEMS {
        let (name, title, judges) = (problem.name, problem.title, problem.judges);
        let aliases = problem.aliases.join(", ");
        let line = format!("{name:<14}  {title:<22}  {judges:<29}  {aliases}");
        list += &format!("{}\n", line.trim_end());
        let judges: Vec<&str> = judges.split(", ").collect();
        objects.push(Object(&[("name", &name), ("title", &title), ("judges", &judges)]).text());
    }
    match arguments.has(&JSON) {
        true => print(format!("[\n{}\n]\n", objects.join(",\n"))),
        false => print(list),
    }
}
