//! `judge list`: the problems.

use super::{print_for, surplus, Verb};
use judge::PROBLEMS;

/// `judge list`
pub const VERB: Verb = Verb {
    name: "list",
    summary: "the problems, their judges and their other names",
    help: "judge list\n\n\
           Prints a line for each problem: its name, its title, the judges that have it with its\n\
           number there, and the other names that it answers to.\n",
    run: |arguments| {
        if let Some(argument) = arguments.first() {
            return surplus(argument);
        }
        let mut list = String::new();
        for problem in PROBLEMS {
            list += &format!(
                "{:<14} {:<22} {:<29} {}\n",
                problem.name,
                problem.title,
                problem.judges,
                problem.aliases.join(", ")
            );
        }
        print_for("list", &list)
    },
};
