//! `judge explain PROBLEM [FILE]`: what happens in each case, step by step, as text or as a page.

use crate::cli::arguments::Arguments;
use crate::cli::check::read_output;
use crate::cli::error::{usage, CliError};
use crate::cli::output::{print, Output};
use crate::cli::stream::FileStream;
use crate::cli::subcommand::{options, Subcommand};
use judge::workbench::checker::Verdict;
use judge::workbench::explanation::{Given, Options, Page, ProgramTrace, LEAST_WIDTH, WIDTH};
use judge::workbench::memory::MemoryStream;
use judge::workbench::mistakes;
use judge::workbench::report::Report;
use judge::workbench::trace;
use judge::{Error, Problem};
use std::env;
use std::process::ExitCode;

/// `judge explain`
pub const SUBCOMMAND: Subcommand = Subcommand {
    name: "explain",
    operands: &["PROBLEM", "[FILE]"],
    summary: "explain what happens in each case, step by step",
    options: options! {
        "--html", Flag,
            "write a page for a browser instead of text; it stops at 10 MB and names the first case \
             left out";
        "-o, --output", Text("FILE"), "write to FILE, not to standard output";
        "--found", Text("FILE"),
            "compare with your program's output in FILE and explain the first wrong case, and where \
             it diverges from the rules, if it makes a known mistake";
        "--mistake", Mistake,
            "show where a program with this mistake diverges from the rules; `judge show PROBLEM \
             --mistakes` lists them";
        "--steps", Flag, "write only the steps, as a program can print them for `judge test`";
        "--steps-found", Text("FILE"),
            "explain the first step in FILE, which your program printed, that the rules do not allow";
        "--case", Number("N", 1..=u64::MAX), "explain only case N; those before it are read and checked";
        "--from", Number("N", 0..=u64::MAX), "start each case at step N (move, card or round)";
        "--to", Number("N", 0..=u64::MAX), "end each case at step N";
    },
    text: include_str!("explain.txt"),
    help: |text, problem| match problem {
        Some(problem) => {
            let rules = problem.section("Rules");
            format!("{rules}\n`judge explain --help` describes the options.\n")
        }
        None => text,
    },
    run: explain,
};

fn explain(arguments: Arguments) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    let mut options = options(&arguments, problem)?;
    let (input, target) = (arguments.file(1), arguments.value("--output"));
    let read = |name| {
        let path = arguments.value(name);
        path.map(|path| read_output(problem, path, input, target))
            .transpose()
    };
    let (output, steps) = (read("--found")?, read("--steps-found")?);
    let steps = steps.map(|steps| trace::steps(&steps).0);
    if steps.as_ref().is_some_and(Vec::is_empty) {
        return Err(arguments.invalid("--steps-found", "lines that begin with \"step \""));
    }
    let mistake = arguments.mistake(problem);
    let mut stream = FileStream::open(problem, input, target)?;
    if output.is_some() || steps.is_some() || mistake.is_some() {
        let input = stream.read_all()?;
        let compared = match compare(problem, &input, output.as_deref()) {
            Ok(compared) => compared,
            Err(error) => return stream.finish(Err(error)),
        };
        if is_right(&compared, &arguments) && mistake.is_none() && steps.is_none() {
            return print(
                "The output is right: there is nothing to explain. `--case N` explains a case.\n",
            );
        }
        let canonical = problem.canonical(&input).unwrap_or_default();
        options.program = match (&steps, mistake, &compared) {
            (Some(steps), ..) => Some(problem.trace_of_steps(&canonical, steps)),
            (None, Some(mistake), _) => Some(mistakes::program(
                problem,
                &canonical,
                options.case,
                &[mistake],
            )),
            (None, None, Some(compared)) => guess(problem, &input, compared, options.case),
            (None, None, None) => None,
        };
        let place = options
            .program
            .as_ref()
            .and_then(|program| program.divergence.as_ref()?.place());
        options.case = options.case.or(place.map(|place| place.case));
        if let Some(compared) = &compared {
            give(problem, compared, &mut options);
        }
        stream.replay(input);
    }
    stream.output = Output::open(problem, target)?;
    let result = problem.explain(&mut stream, &options);
    stream.finish(result.map(|_| ()))
}

/// Solves an input and compares an output, if there is one, with the answer.
fn compare<'a>(
    problem: &dyn Problem,
    input: &[u8],
    output: Option<&'a [u8]>,
) -> Result<Option<Report<'a>>, Error<String>> {
    let mut input = MemoryStream::new(input);
    match output {
        None => problem.solve(&mut input).map(|()| None),
        Some(output) => problem
            .judge(&mut input, output, problem.judging.whitespace)
            .map(Some),
    }
}

/// Returns true if an output was given that is right, and neither a case nor a page is asked for.
fn is_right(compared: &Option<Report>, arguments: &Arguments) -> bool {
    let verdict = compared.as_ref().map(|compared| &compared.verdict);
    verdict == Some(&Verdict::Accepted) && !arguments.has("--case") && !arguments.has("--html")
}

/// Returns what is known of the program that printed a wrong output, if that is the output of a
/// program with a known mistake.
fn guess(
    problem: &dyn Problem,
    input: &[u8],
    report: &Report,
    case: Option<u64>,
) -> Option<ProgramTrace> {
    let wrong = report.mismatch()?.case?;
    let mistakes = mistakes::of_output(problem, input, report, wrong as usize - 1);
    if mistakes.is_empty() {
        return None;
    }
    let canonical = problem.canonical(input).ok()?;
    Some(ProgramTrace {
        is_guess: true,
        ..mistakes::program(problem, &canonical, case.or(Some(wrong)), &mistakes)
    })
}

/// Selects the case to look at, which is the first one that is wrong unless one is selected, and
/// the answer that an output gives to it. Lines after the last case belong to that.
fn give(problem: &dyn Problem, report: &Report, options: &mut Options) {
    let last = report.answer.ends.len() as u64;
    let wrong = report.mismatch().map(|wrong| wrong.case.unwrap_or(last));
    let number = options.case.unwrap_or(wrong.unwrap_or(1).min(last));
    // Without cases there is nothing to select.
    options.case = Some(number).filter(|&number| number > 0);
    let Some(case) = options
        .case
        .and_then(|number| report.cases.get(number as usize - 1))
    else {
        return;
    };
    let surplus = report.cases.get(last as usize).filter(|_| number == last);
    let lines = case
        .lines
        .iter()
        .chain(surplus.into_iter().flat_map(|case| &case.lines));
    let first = report.mismatch().filter(|_| wrong == Some(number));
    options.given = Some(Given::new(
        report,
        lines,
        case.line,
        first,
        problem.has_one_answer(),
    ));
}

/// What to explain, and how.
fn options(arguments: &Arguments, problem: &'static dyn Problem) -> Result<Options, CliError> {
    let page = arguments.has("--html").then_some(Page {
        title: problem.names.title,
        rules: problem.section("Rules"),
    });
    let (from, to) = (arguments.number("--from"), arguments.number("--to"));
    let has_range = from.or(to).is_some();
    let (from, to) = (from.unwrap_or(0), to.unwrap_or(u64::MAX));
    if from > to {
        return usage(format!("--from {from} is after --to {to}"));
    }
    Ok(Options {
        case: arguments.number("--case"),
        steps: has_range.then_some(from..=to),
        width: width(),
        page,
        given: None,
        only_events: arguments.has("--steps"),
        program: None,
    })
}

/// The columns of the terminal if it says so.
fn width() -> usize {
    let columns = env::var("COLUMNS").unwrap_or_default();
    match columns.trim().parse() {
        Ok(columns) if columns > 0 => LEAST_WIDTH.max(columns),
        _ => WIDTH,
    }
}
