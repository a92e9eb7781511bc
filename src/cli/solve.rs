//! `judge PROBLEM [FILE]`: solves a problem.

use crate::cli::prelude::*;
use judge::workbench::trace::Behaviour;

options! {
    MISTAKE = "--mistake", Mistake,
        "answer like a program with this mistake, which may crash or never end; `judge \
         show PROBLEM --mistakes` lists them";
}

/// The subcommand for `judge PROBLEM`. Its name is empty.
pub const SUBCOMMAND: Subcommand = Subcommand {
    operands: &["PROBLEM", "[FILE]"],
    summary: "solve FILE, or standard input, to standard output",
    options: OPTIONS,
    help_text: include_str!("solve.txt"),
    run: solve,
    ..Subcommand::DEFAULT
};

fn solve(arguments: Arguments) -> Result {
    let problem = arguments.problem()?;
    let mut stream = FileStream::open(problem, arguments.path(1), None)?;
    let Some(mistake) = arguments.mistake(&MISTAKE)? else {
        let result = problem.solve(&mut stream);
        return stream.finish(result);
    };
    let input = stream.read_all()?;
    // The plain solution can read only valid input. `answer` returns an error if the input is bad.
    let result = problem.answer(&input);
    let result = result.and_then(|_| problem.canonical_text(&input));
    let input = result.map_err(|error| stream.error(error))?;
    match problem.run_plain(&input, mistake.name, usize::MAX) {
        Behaviour::Answers(output) => print(output),
        _ => Err(failed(problem.name)("a program with this mistake crashes")),
    }
}
