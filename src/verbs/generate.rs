//! `judge generate`: input for a problem, made to order.

use super::{print, problem, Verb};
use crate::files::{say, Files};
use crate::names::nearest;
use crate::options::Options;
use crate::Outcome;
use judge::generate::{examine, Order, Refusal};
use judge::{Failure, Problem, PROBLEMS};
use std::ffi::OsString;
use std::hash::{BuildHasher, RandomState};

/// `judge generate`
pub const VERB: Verb = Verb {
    name: "generate",
    summary: "make input for a problem",
    help: "",
    run: |arguments| generate(arguments).unwrap_or_else(|outcome| outcome),
};

/// Cases where no number is given.
const CASES: u64 = 10;

fn generate(arguments: &[OsString]) -> Result<Outcome, Outcome> {
    let mut options = Options::new(arguments, &["cases", "seed", "size", "kind"], &["help"])?;
    if options.flag("help") {
        return Ok(print(&help(options.operand())?));
    }
    let problem = options.problem()?;
    options.finish()?;
    let kind = options.text("kind").map(|kind| kind.to_string_lossy());
    let seed = options.number("seed")?;
    let order = Order {
        cases: options.number("cases")?.unwrap_or(CASES),
        seed: seed.unwrap_or_else(any_seed),
        size: options.number("size")?,
        kind: kind.as_deref(),
    };
    check(problem, &order)?;
    if seed.is_none() {
        say(&format!("judge: generate: seed {}", order.seed));
    }
    let mut files = Files::without_input();
    match (problem.generate)(&order, &mut files) {
        Ok(()) => Ok(files.finish(problem.name, Ok(()))),
        Err(Refusal::Stream) => Ok(files.finish(problem.name, Err(Failure::Stream))),
        Err(Refusal::Order(why)) => Err(Outcome::Usage(why)),
    }
}

/// Says what is wrong with `order`, and which kind was probably meant.
pub fn check(problem: &Problem, order: &Order) -> Result<(), Outcome> {
    let Err(refusal) = examine(problem, order) else {
        return Ok(());
    };
    let names = || problem.kinds.iter().map(|kind| kind.name);
    let unknown = order.kind.filter(|kind| !names().any(|name| name == *kind));
    Err(Outcome::Usage(match unknown {
        None => format!("{}: {refusal}", problem.name),
        Some(kind) => match nearest(kind, names()) {
            Some(name) => format!("{refusal}; did you mean \"{name}\"?"),
            None => format!(
                "{refusal}; `judge generate {} --help` lists them",
                problem.name
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
fn help(operand: Option<OsString>) -> Result<String, Outcome> {
    let mut help = String::from(
        "judge generate PROBLEM [--cases N] [--seed S] [--size K] [--kind KIND]\n\n\
         Writes N cases (10 where it is not given) of valid input to standard output. The same\n\
         arguments give the same bytes on every machine and in every later version. Without\n\
         --seed a random one is taken and told on standard error. Without --kind all kinds are\n\
         mixed but those marked *, which the judges' data cannot hold. Without --size, sizes\n\
         are mixed up to the largest of the judges.\n",
    );
    match operand {
        Some(_) => help += &kinds(problem(operand.as_ref())?),
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
    let size = &problem.size;
    let mut text = format!(
        "\n{}: --size {} to {}: {}\n",
        problem.name, size.least, size.most, size.meaning
    );
    for kind in problem.kinds {
        let mark = if kind.by_default { ' ' } else { '*' };
        text += &format!(" {mark}{:<14} {}\n", kind.name, kind.summary);
    }
    text
}

/// The names of the kinds of a problem, in one line or two.
fn short_kinds(problem: &Problem) -> String {
    let mut text = String::new();
    let mut line = format!("{:<14}", problem.name);
    for kind in problem.kinds {
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
