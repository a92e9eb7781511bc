//! `judge list`: the problems.

use super::files::print;
use super::names::unexpected;
use super::verb::Verb;
use judge::workbench::problem::Names;
use judge::PROBLEMS;

/// `judge list`
pub const VERB: Verb = Verb {
    name: "list",
    summary: "the problems, their judges and their other names",
    help: |_| {
        Ok("judge list\n\n\
           Prints a line for each problem: its name, its title, the judges that have it with its\n\
           number there, and the other names that it answers to.\n"
            .into())
    },
    run: |arguments| {
        if let Some(argument) = arguments.first() {
            return Err(unexpected(argument));
        }
        let mut list = String::new();
        for problem in PROBLEMS {
            let Names {
                name,
                aliases,
                title,
                judges,
            } = problem.names;
            let aliases = aliases.join(", ");
            list += &format!("{name:<14} {title:<22} {judges:<29} {aliases}\n");
        }
        print("list", &list)
    },
    failure: None,
};
