//! `judge generate PROBLEM`: generates random valid input.

use crate::cli::prelude::*;
use judge::workbench::generator::Request;
use judge::workbench::text::wrap;
use judge::Error;
use std::hash::{BuildHasher, RandomState};
use std::io;

options! {
    CASES = "--cases", Number("N", 0..=u32::MAX as u64), "the number of cases; 10 by default";
    SEED = "--seed", Number("S", 0..=u64::MAX),
        "the seed of the random numbers; without it a random one is chosen and printed on \
         standard error";
    SIZE = "--size", Number("K", 0..=u32::MAX as u64),
        "the size of each case; without it sizes are mixed, up to the judges' limits";
    KIND = "--kind", Kind,
        "the kind of each case; without it all kinds are mixed, except those marked *, which \
         cannot occur in the judges' data";
}

pub const SUBCOMMAND: Subcommand = Subcommand {
    name: "generate",
    summary: "generate input for a problem",
    options: OPTIONS,
    help_text: include_str!("generate.txt"),
    details: |problem| match problem {
        Some(problem) => input_description(problem),
        None => "`judge generate PROBLEM --help` describes the sizes and the kinds.\n".into(),
    },
    run: generate,
    ..Subcommand::DEFAULT
};

/// The default number of cases.
const DEFAULT_CASE_COUNT: u64 = 10;

/// The column at which the descriptions of kinds begin in the help.
const KIND_COLUMN: usize = 17;

fn generate(arguments: Arguments) -> Result {
    let problem = arguments.problem()?;
    let request = parse_request(problem, &arguments)?;
    if !arguments.has(&SEED) {
        print_message(&format!("generate: seed {}", request.seed));
    }
    let mut stream = FileStream::new(problem, String::new(), io::empty());
    let result = problem.generate(&request, &mut stream);
    stream.finish(result.map_err(Error::from))
}

/// Returns the request for cases that the arguments describe. Without `--seed`, the seed is random.
pub fn parse_request(
    problem: &'static dyn Problem,
    arguments: &Arguments,
) -> Result<Request<'static>> {
    // A random seed has at most nine digits, so it is easy to type.
    let random_seed = || RandomState::new().hash_one(0) % 1_000_000_000;
    let request = Request {
        cases: arguments.number(&CASES).unwrap_or(DEFAULT_CASE_COUNT),
        seed: arguments.number(&SEED).unwrap_or_else(random_seed),
        size: arguments.number(&SIZE),
        kind: arguments.choice(&KIND),
    };
    let result = problem.check_request(&request);
    result.map_err(|reason| CliError::Usage(format!("{}: {reason}", problem.name)))?;
    Ok(request)
}

/// Returns the part of the help about the input of a problem: its sizes, its kinds and its format.
pub fn input_description(problem: &dyn Problem) -> String {
    let (size_unit, sizes) = (problem.generator.size_unit, &problem.generator.sizes);
    let (min, max) = (sizes.start(), sizes.end());
    let label = format!("{}: --size {min} to {max}: ", problem.name);
    let mut description = wrap(&label, size_unit, KIND_COLUMN);
    for kind in problem.generator.kinds {
        let mark = if kind.is_default { "" } else { "*" };
        let label = format!(" {mark:1}{:<14} ", kind.name);
        description += &wrap(&label, kind.summary, KIND_COLUMN);
    }
    description + &format_description(problem)
}

/// Returns the description of the input format of a problem, for a help text.
pub fn format_description(problem: &dyn Problem) -> String {
    let label = "  format: ";
    wrap(label, problem.format.description, label.len())
}
