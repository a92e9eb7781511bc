//! `judge PROBLEM [FILE]`: solves a problem.

use crate::cli::error::CliError;
use crate::cli::options::options;
use crate::cli::stream::FileStream;
use crate::cli::subcommand::{Arguments, Subcommand};
use judge::runtime::scanner::Stream;
use judge::workbench::entry::Mistake;
use judge::workbench::trace::Played;
use judge::Error;
use std::process::ExitCode;

/// The subcommand for `judge PROBLEM`. Its name is empty.
pub const SUBCOMMAND: Subcommand = Subcommand {
    name: "",
    operands: &["PROBLEM", "[FILE]"],
    summary: "solve FILE, or standard input, to standard output",
    options: options! {
        "--mistake", Mistake,
            "answer like a program with this mistake, which may crash or never end; `judge \
             show PROBLEM --mistakes` lists them";
    },
    text: include_str!("solve.txt"),
    help: |text, _| text,
    run: solve,
};

fn solve(arguments: Arguments) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    let mistake = arguments.mistake(problem);
    let mut stream = FileStream::open(problem, arguments.path(1), None)?;
    let result = match mistake {
        None => problem.solve(&mut stream),
        Some(mistake) => {
            let input = stream.read_all()?;
            solve_with_mistake(mistake, &input, &mut stream)
        }
    };
    stream.finish(result)
}

/// Solves an input with the plain solution, which imitates the mistake.
fn solve_with_mistake(
    mistake: &Mistake,
    input: &[u8],
    stream: &mut FileStream,
) -> Result<(), Error<String>> {
    let problem = stream.problem;
    // The plain solution can read only valid input. `answer` returns an error if the input is bad.
    problem.answer(input)?;
    match problem.play(&problem.canonical_text(input)?, mistake.name, usize::MAX) {
        Played::Answers(output) => stream.write(output.as_bytes()).map_err(Error::from),
        _ => {
            let message = format!("{}: a program with this mistake crashes", problem.name());
            stream.status = Err(CliError::Failed(message));
            Err(Error::Stream)
        }
    }
}
