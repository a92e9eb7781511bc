//! `judge explain PROBLEM [FILE]`: what happens in each case, step by step.

use super::error::CliError;
use super::files::Files;
use super::names;
use super::options::Options;
use super::verb::Verb;
use judge::workbench::explanation;
use judge::Problem;
use std::ffi::OsString;
use std::io::IsTerminal;
use std::process::ExitCode;

/// `judge explain`
pub const VERB: Verb = Verb {
    name: "explain",
    summary: "tell what happens in each case, step by step",
    help: |word| match word {
        None => Ok(GENERAL.into()),
        word => names::problem(word).map(help),
    },
    run: explain,
    failure: None,
};

fn explain(arguments: &[OsString]) -> Result<ExitCode, CliError> {
    let valued = ["case", "color", "depth"];
    let mut options = Options::new(arguments, &valued, &["ascii"])?;
    let problem = options.problem()?;
    let file = options.operand();
    options.finish()?;
    let requested = requested(&options, problem)?;
    let mut files = Files::open(file.as_deref(), problem.name())?;
    let result = (problem.explainer.explain)(&mut files, &requested);
    files.finish(problem.name(), result)
}

/// What to explain, and how.
fn requested(options: &Options, problem: &Problem) -> Result<explanation::Options, CliError> {
    let case = options.number("case")?;
    if case == Some(0) {
        return Err(CliError::Usage("--case 0: cases are counted from 1".into()));
    }
    let depth = options.number("depth")?;
    if depth.is_some() && problem.name() != DEEP {
        let complaint = format!("--depth is for {DEEP}, not for {}", problem.name());
        return Err(CliError::Usage(complaint));
    }
    let usual = explanation::Options::default();
    Ok(explanation::Options {
        case,
        depth: depth.unwrap_or(usual.depth),
        colour: has_colour(options)?,
        ascii: options.flag("ascii"),
    })
}

/// The problem that `--depth` is for.
const DEEP: &str = "number-game";

/// Whether the account is in colours: where it is asked for, or at a terminal that has them and
/// where nobody asked for none.
fn has_colour(options: &Options) -> Result<bool, CliError> {
    let Some(when) = options.text("color") else {
        return Ok(terminal_has_colour());
    };
    match &*when.to_string_lossy() {
        "always" => Ok(true),
        "never" => Ok(false),
        "auto" => Ok(terminal_has_colour()),
        other => Err(CliError::Usage(format!(
            "--color {}: expected always, never or auto",
            other.escape_debug()
        ))),
    }
}

fn terminal_has_colour() -> bool {
    let refuses = |name, refusal: fn(&std::ffi::OsStr) -> bool| {
        std::env::var_os(name).is_some_and(|value| refusal(&value))
    };
    std::io::stdout().is_terminal()
        && !refuses("NO_COLOR", |value| !value.is_empty())
        && !refuses("TERM", |value| value == "dumb")
}

fn help(problem: &Problem) -> String {
    let depth = if problem.name() == DEEP {
        " [--depth N]"
    } else {
        ""
    };
    let (name, rules) = (problem.name(), problem.explainer.rules);
    format!(
        "judge explain {name} [FILE] [--case N]{depth} [--color WHEN] [--ascii]\n\n\
         {rules}\n`judge explain --help` says what the options do.\n"
    )
}

const GENERAL: &str = "\
judge explain PROBLEM [FILE] [--case N] [--color WHEN] [--ascii]

Tells what happens in each case of FILE, or of standard input, step by step. The
account of a case ends with what `judge PROBLEM` prints for it. A case that is
bad is told as far as it goes.

  --case N     tell the Nth case only; those before it are read and checked
  --color WHEN always, never, or auto: at a terminal, unless NO_COLOR is set
  --ascii      draw with the characters of ASCII only
  --depth N    number-game: for a winning move, follow N pairs of replies and
               answers (1 where it is not given)

judge explain PROBLEM --help     the rules, and how to read the account

Examples:
  judge explain gomoku boards.in | less
  judge explain spot game.in --case 3
";
