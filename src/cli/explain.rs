//! `judge explain PROBLEM [FILE]`: what happens in each case, step by step, as text or as a page.

use crate::cli::check::read_output;
use crate::cli::error::{usage, CliError};
use crate::cli::options::options;
use crate::cli::output::{print, Output};
use crate::cli::stream::FileStream;
use crate::cli::subcommand::{Arguments, Subcommand};
use judge::workbench::checker::Verdict;
use judge::workbench::explanation::{CaseOutput, Format, Options, LEAST_WIDTH};
use judge::workbench::memory::MemoryStream;
use judge::workbench::mistakes;
use judge::workbench::report::{CaseReport, Line, Report};
use judge::workbench::text::WIDTH;
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
        "--json", Flag, "write JSON instead of text: a line for the problem and one for each case";
        "-o, --output", Text("FILE"), "write to FILE, not to standard output";
        "--found", Text("FILE"),
            "compare with your program's output in FILE, which may have its steps, too, and explain \
             the first wrong case, or the first step that the rules do not allow";
        "--mistake", Mistake,
            "show where a program with this mistake diverges from the rules; `judge show PROBLEM \
             --mistakes` lists them";
        "--steps", Flag, "write only the steps, as a program can print them for `judge test`";
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
    let mut options = options(&arguments)?;
    let (input, target) = (arguments.file(1), arguments.value("--output"));
    let found = arguments.value("--found");
    let found = found
        .map(|path| read_output(problem, path, input, target))
        .transpose()?;
    let (steps, output) = found.as_deref().map_or_else(Default::default, trace::steps);
    // A program may have printed its steps alone.
    let output = found
        .filter(|_| steps.is_empty() || !output.is_empty())
        .map(|_| output);
    let mistake = arguments.mistake(problem);
    let mut stream = FileStream::open(problem, input, target)?;
    if output.is_some() || !steps.is_empty() || mistake.is_some() {
        let input = stream.read_all()?;
        let compared = match compare(problem, &input, output.as_deref()) {
            Ok(compared) => compared,
            Err(error) => return stream.finish(Err(error)),
        };
        if is_right(&compared, &arguments) && mistake.is_none() && steps.is_empty() {
            return print(
                "The output is right: there is nothing to explain. `--case N` explains a case.\n",
            );
        }
        let canonical = || problem.canonical(&input).unwrap_or_default();
        options.program = match (mistake, &compared) {
            _ if !steps.is_empty() => Some(problem.trace_of_steps(&canonical(), &steps)),
            (Some(mistake), _) => Some(mistakes::program(
                problem,
                &canonical(),
                options.case,
                &[mistake],
            )),
            (None, Some(report)) => mistakes::of_output(problem, &input, report, options.case),
            (None, None) => None,
        };
        let program = options.program.as_ref();
        let place = program.and_then(|program| program.divergence.as_ref()?.place());
        options.case = options.case.or(place.map(|place| place.case));
        if let Some(compared) = &compared {
            select(problem, compared, &mut options);
        }
        if options.format == Format::Text && options.steps.is_none() && options.case.is_some() {
            options.headline = problem
                .summary(&input, &options)
                .and_then(|summary| summary.headline);
            let turn = options.headline.as_ref().map(|headline| headline.number);
            options.steps = turn.map(|turn| turn..=turn);
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

/// Returns true if there is an output, which is right, and neither a case nor data is asked for.
fn is_right(compared: &Option<Report>, arguments: &Arguments) -> bool {
    let verdict = compared.as_ref().map(|compared| &compared.verdict);
    let is_asked = ["--case", "--html", "--json"]
        .into_iter()
        .any(|name| arguments.has(name));
    verdict == Some(&Verdict::Accepted) && !is_asked
}

/// Selects the case to look at, which is the first one that is wrong unless one is selected, and
/// what an output has for it. Lines after the last case belong to that.
fn select(problem: &dyn Problem, report: &Report, options: &mut Options) {
    let last = report.answer.ends.len() as u64;
    let mismatch = report.verdict.mismatch();
    let wrong = mismatch.map(|mismatch| mismatch.case.unwrap_or(last));
    let number = options.case.unwrap_or(wrong.unwrap_or(1).min(last));
    // Without cases there is nothing to select.
    options.case = Some(number).filter(|&number| number > 0);
    let index = options.case.map(|number| number as usize - 1);
    let Some(case) = index.and_then(|index| report.cases.get(index)) else {
        return;
    };
    let surplus = report.cases.get(last as usize).filter(|_| number == last);
    let cases = [case].into_iter().chain(surplus);
    let lines: Vec<&Line> = cases.clone().flat_map(CaseReport::shown).collect();
    let all: usize = cases.map(|case| case.lines.len()).sum();
    let first = mismatch.filter(|_| wrong == Some(number));
    let first = first.or(case.mismatch.as_ref());
    let has_one_answer = problem.has_one_answer();
    options.output = Some(CaseOutput::new(
        report,
        &lines,
        all - lines.len(),
        case.line,
        first,
        has_one_answer,
    ));
}

/// Returns what the arguments say of the cases, the steps and the format.
fn options(arguments: &Arguments) -> Result<Options, CliError> {
    let formats = [
        ("--html", Format::Page),
        ("--json", Format::Json),
        ("--steps", Format::Events),
    ];
    let format = formats.into_iter().find(|(name, _)| arguments.has(name));
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
        format: format.map_or(Format::Text, |(_, format)| format),
        ..Options::default()
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
