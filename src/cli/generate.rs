//! `judge generate PROBLEM`: random valid input.

use crate::cli::error::CliError;
use crate::cli::options::options;
use crate::cli::output::say;
use crate::cli::stream::FileStream;
use crate::cli::subcommand::{Arguments, Subcommand};
use judge::workbench::generator::Request;
use judge::workbench::text::{wrap, WIDTH};
use judge::{Error, Problem};
use std::hash::{BuildHasher, RandomState};
use std::io;
use std::process::ExitCode;

/// `judge generate`
pub const SUBCOMMAND: Subcommand = Subcommand {
    name: "generate",
    operands: &["PROBLEM"],
    summary: "generate input for a problem",
    options: options! {
        "--cases", Number("N", 0..=u64::MAX), "the number of cases; 10 by default, or 1 if an input is one case";
        "--seed", Number("S", 0..=u64::MAX),
            "the seed of the random numbers; without it a random one is chosen and printed on \
             standard error";
        "--size", Number("K", 0..=u32::MAX as u64),
            "the size of each case; without it sizes are mixed, up to the judges' limits";
        "--kind", Kind,
            "the kind of each case; without it all kinds are mixed, except those marked *, which \
             cannot occur in the judges' data";
    },
    text: include_str!("generate.txt"),
    help: |text, problem| match problem {
        Some(problem) => text + &details(problem),
        None => text + "`judge generate PROBLEM --help` describes the sizes and the kinds.\n",
    },
    run: generate,
};

/// The number of cases by default.
const CASES: u64 = 10;

fn generate(arguments: Arguments) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    let request = request(problem, &arguments)?;
    if !arguments.has("--seed") {
        say(&format!("generate: seed {}", request.seed));
    }
    let mut stream = FileStream::new(problem, String::new(), io::empty());
    let written = problem.generate(&request, &mut stream);
    stream.finish(written.map_err(Error::from))
}

/// The input that the arguments request; without `--seed` the seed is random.
pub fn request(
    problem: &'static dyn Problem,
    arguments: &Arguments,
) -> Result<Request<'static>, CliError> {
    let request = Request {
        cases: arguments.number("--cases").unwrap_or(CASES),
        seed: arguments.number("--seed").unwrap_or_else(random_seed),
        size: arguments.number("--size"),
        kind: arguments.choice("--kind"),
    };
    let checked = problem.check_request(&request);
    checked.map_err(|reason| CliError::Usage(format!("{}: {reason}", problem.name())))?;
    Ok(request)
}

/// A random seed, short enough to be typed again.
fn random_seed() -> u64 {
    RandomState::new().hash_one(0) % 1_000_000_000
}

/// The size and the kinds of a problem.
fn details(problem: &dyn Problem) -> String {
    let (meaning, sizes) = (problem.generator.size, &problem.generator.sizes);
    let (min, max) = (sizes.start(), sizes.end());
    let start = format!("{}: --size {min} to {max}: ", problem.name());
    let mut details = wrap(&start, meaning, 17, WIDTH);
    for kind in problem.generator.kinds {
        let mark = if kind.by_default { "" } else { "*" };
        let start = format!(" {mark:1}{:<14} ", kind.name);
        details += &wrap(&start, kind.summary, 17, WIDTH);
    }
    details + &wrap("  format: ", problem.format.description, 10, WIDTH)
}
