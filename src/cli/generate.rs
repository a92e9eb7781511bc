//! `judge generate`: input for a problem, made to order.

use super::error::CliError;
use super::files::{say, Files};
use super::names::{self, nearest};
use super::options::Options;
use super::verb::Verb;
use judge::workbench::generator::Request;
use judge::{Error, Problem, PROBLEMS};
use std::ffi::OsString;
use std::hash::{BuildHasher, RandomState};
use std::process::ExitCode;

/// `judge generate`
pub const VERB: Verb = Verb {
    name: "generate",
    summary: "make input for a problem",
    help,
    run: generate,
    failure: None,
};

/// Cases where no number is given.
const CASES: u64 = 10;

fn generate(arguments: &[OsString]) -> Result<ExitCode, CliError> {
    let mut options = Options::new(arguments, &["cases", "seed", "size", "kind"], &[])?;
    let problem = options.problem()?;
    options.finish()?;
    let kind = options.text("kind").map(|kind| kind.to_string_lossy());
    let seed = options.number("seed")?;
    let request = Request {
        cases: options.number("cases")?.unwrap_or(CASES),
        seed: seed.unwrap_or_else(any_seed),
        size: options.number("size")?,
        kind: kind.as_deref(),
    };
    check(problem, &request)?;
    if seed.is_none() {
        say(&format!("judge: generate: seed {}", request.seed));
    }
    let mut files = Files::without_input();
    let written = problem.generate(&request, &mut files);
    files.finish(problem.name(), written.map_err(Error::from))
}

/// Says what is wrong with `request`, and which kind was probably meant.
pub fn check(problem: &Problem, request: &Request) -> Result<(), CliError> {
    let Err(reason) = problem.check_request(request) else {
        return Ok(());
    };
    let names = || problem.generator.kinds.iter().map(|kind| kind.name);
    let unknown = request
        .kind
        .filter(|kind| !names().any(|name| name == *kind));
    Err(CliError::Usage(match unknown {
        None => format!("{}: {reason}", problem.name()),
        Some(kind) => match nearest(kind, names()) {
            Some(name) => format!("{reason}; did you mean \"{name}\"?"),
            None => format!(
                "{reason}; `judge generate {} --help` lists them",
                problem.name()
            ),
        },
    }))
}

/// A seed that nobody chose.
pub fn any_seed() -> u64 {
    // Short enough to be typed again.
    RandomState::new().hash_one(0) % 1_000_000_000
}

/// The help, with the kinds of the problem that was named or of all.
fn help(word: Option<&OsString>) -> Result<String, CliError> {
    let mut help = String::from(
        "judge generate PROBLEM [--cases N] [--seed S] [--size K] [--kind KIND]\n\n\
         Writes N cases (10 where it is not given) of valid input to standard output. The same\n\
         arguments give the same bytes on every machine and in every later version. Without\n\
         --seed a random one is taken and told on standard error. Without --kind all kinds are\n\
         mixed but those marked *, which the judges' data cannot hold. Without --size, sizes\n\
         are mixed up to the largest of the judges.\n",
    );
    match word {
        Some(_) => help += &kinds(names::problem(word)?),
        None => {
            help += "\n`judge generate PROBLEM --help` says more about sizes and kinds:\n\n";
            for problem in PROBLEMS {
                help += &short_kinds(problem);
            }
        }
    }
    help += "\nExamples:\n  judge generate spot --cases 3 --seed 1\n  \
             judge generate game-schedule --size 1000000 --cases 1 > large.in\n";
    Ok(help)
}

/// What there is to choose from for a problem, a line for each kind.
fn kinds(problem: &Problem) -> String {
    let size = &problem.generator.size;
    let mut text = format!(
        "\n{}: --size {} to {}: {}\n",
        problem.name(),
        size.min,
        size.max,
        size.meaning
    );
    for kind in problem.generator.kinds {
        let mark = if kind.by_default { ' ' } else { '*' };
        text += &format!(" {mark}{:<14} {}\n", kind.name, kind.summary);
    }
    text
}

/// The names of the kinds of a problem, in one line or two.
fn short_kinds(problem: &Problem) -> String {
    let mut text = String::new();
    let mut line = format!("{:<14}", problem.name());
    for kind in problem.generator.kinds {
        let mark = if kind.by_default { "" } else { "*" };
        if line.len() + 1 + mark.len() + kind.name.len() > 88 {
            text += &line;
            text += "\n";
            line = " ".repeat(14);
        }
        line += &format!(" {mark}{}", kind.name);
    }
    text + &line + "\n"
}
