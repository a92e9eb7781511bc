//! `judge list`: the problems.

use crate::cli::files::print;
use crate::cli::verb::Verb;
use judge::PROBLEMS;

/// `judge list`
pub const VERB: Verb = Verb {
    name: "list",
    summary: "list the problems, their judges and their other names",
    options: &[],
    help: |_| include_str!("list.txt").into(),
    run: |mut options| {
        options.finish()?;
        let mut list = String::new();
        for problem in PROBLEMS {
            let names = &problem.names;
            list += &format!(
                "{:<14} {:<22} {:<29} {}\n",
                names.name,
                names.title,
                names.judges,
                names.aliases.join(", ")
            );
        }
        print(&list)
    },
    error_status: None,
};
