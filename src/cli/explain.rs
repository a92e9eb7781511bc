//! `judge explain PROBLEM [FILE]`: explains each case, step by step, as text, as JSON or as a
//! page.

use crate::cli::check::read_output;
use crate::cli::error::{failed, misuse, CliError};
use crate::cli::options::options;
use crate::cli::output::{print, Output};
use crate::cli::stream::FileStream;
use crate::cli::subcommand::{Arguments, Subcommand};
use judge::workbench::checker::Verdict;
use judge::workbench::explanation::{CaseOutput, Format, Options, MIN_WIDTH};
use judge::workbench::memory::MemoryStream;
use judge::workbench::mistakes::{trace_of_mistakes, trace_of_output};
use judge::workbench::report::Report;
use judge::workbench::trace;
use judge::Problem;
use std::env;
use std::io::Cursor;
use std::process::ExitCode;

options! {
    HTML = "--html", Flag,
        "write a page for a browser instead of text; it stops at 10 MB and names the first \
         case left out";
    JSON = "--json", Flag, "write JSON instead of text: a line for the problem and one for each case";
    OUTPUT = "-o, --output", Text("FILE"), "write to FILE, not to standard output";
    FOUND = "--found", Text("FILE"),
        "compare with your program's output in FILE, which may have its steps, too, and \
         explain the first wrong case, or the first step that the rules do not allow";
    MISTAKE = "--mistake", Mistake,
        "show where a program with this mistake diverges from the rules; `judge show PROBLEM \
         --mistakes` lists them";
    STEPS = "--steps", Flag, "write only the steps, as a program can print them for `judge test`";
    CASE = "--case", Number("N", 1..=u64::MAX),
        "explain only case N; those before it are read and checked";
    FROM = "--from", Number("N", 0..=u64::MAX), "start each case at step N (move, card or round)";
    TO = "--to", Number("N", 0..=u64::MAX), "end each case at step N";
}

pub const SUBCOMMAND: Subcommand = Subcommand {
    name: "explain",
    operands: &["PROBLEM", "[FILE]"],
    summary: "explain what happens in each case, step by step",
    options: OPTIONS,
    help_text: include_str!("explain.txt"),
    run: explain,
    ..Subcommand::DEFAULT
};

fn explain(arguments: Arguments) -> Result<ExitCode, CliError> {
    let problem = arguments.problem()?;
    let mut options = parse_options(&arguments)?;
    let (input_path, target) = (arguments.path(1), arguments.value(&OUTPUT));
    // The file after `--found` has the output of the user's program, its steps, or both.
    let found_path = arguments.value(&FOUND);
    let found_text = found_path.map(|path| read_output(problem, path, input_path, target));
    let found_text = found_text.transpose()?;
    let (steps, output) = trace::split_steps(found_text.as_deref().unwrap_or_default());
    let has_output = found_text.is_some() && (steps.is_empty() || !output.is_empty());
    let output = has_output.then_some(&output[..]);
    let mistake = arguments.mistake(&MISTAKE)?;
    if mistake.is_some() && !steps.is_empty() {
        return misuse("expected --mistake or a FILE with steps, not both");
    }
    let mut stream = FileStream::open(problem, input_path, target)?;
    let has_trace = mistake.is_some() || !steps.is_empty();
    if has_output || has_trace {
        let input = stream.read_all()?;
        let (reader, whitespace) = (&mut MemoryStream::new(&input), problem.judging.whitespace);
        let result = match output {
            Some(output) => problem.judge(reader, output, whitespace).map(Some),
            // Solving the input finds its errors.
            None => problem.solve(reader).map(|()| None),
        };
        let report = match result {
            Ok(report) => report,
            Err(error) => return stream.finish(Err(error)),
        };
        let verdict = report.as_ref().map(|report| &report.verdict);
        let mismatch = verdict.and_then(Verdict::mismatch);
        let has_case = |report: &Report| !report.answer.ends.is_empty();
        if let Some(mismatch) = mismatch.filter(|_| !report.as_ref().is_some_and(has_case)) {
            let error = format!("there is no case to explain: {mismatch}");
            return Err(failed(problem.name)(error));
        }
        let case = options.case;
        let normalize = || problem.canonical_text(&input).unwrap_or_default();
        options.program = match (mistake, &report) {
            _ if !steps.is_empty() => Some(problem.trace_of_steps(&normalize(), &steps)),
            (Some(mistake), _) => Some(trace_of_mistakes(problem, &normalize(), case, &[mistake])),
            (None, Some(report)) => trace_of_output(problem, &input, report, case),
            (None, None) => None,
        };
        let program = options.program.as_ref();
        let place = program.and_then(|program| program.divergence.as_ref()?.place());
        // These options ask for an explanation even if nothing is wrong.
        let requests = [CASE, HTML, JSON, MISTAKE];
        let is_requested = requests.iter().any(|option| arguments.has(option));
        if mismatch.is_none() && place.is_none() && !is_requested {
            let sentences = match program {
                Some(program) => program.sentences(None).join(" "),
                None => "The output is right: there is nothing to explain.".into(),
            };
            return print(format!("{sentences} `--case N` explains a case.\n"));
        }
        options.case = case.or(place.map(|place| place.case));
        if let Some(report) = &report {
            select_case(problem, report, &mut options);
        }
        if options.format == Format::Text && options.steps.is_none() && options.case.is_some() {
            let summary = problem.summary(&input, &options);
            options.headline = summary.and_then(|summary| summary.headline);
            let number = options.headline.as_ref().map(|headline| headline.number);
            options.steps = number.map(|number| number..=number);
        }
        // The explanation reads the input again.
        stream.input = Box::new(Cursor::new(input));
    }
    stream.output = Output::open(problem, target)?;
    let result = problem.explain(&mut stream, &options);
    stream.finish(result.map(|_| ()))
}

/// Selects the case to explain: the case in `options` or, by default, the first wrong one, or case
/// 1 if no case is wrong. Adds the output for this case to `options`. Lines after the last case
/// count as part of the last case.
fn select_case(problem: &dyn Problem, report: &Report, options: &mut Options) {
    let last_case = report.answer.ends.len() as u64;
    let mismatch = report.verdict.mismatch();
    let wrong_case = mismatch.map(|mismatch| mismatch.case.unwrap_or(last_case));
    let default_case = wrong_case.unwrap_or(1).min(last_case);
    let case = options.case.unwrap_or(default_case);
    // In an input without cases, `case` is 0 by default.
    options.case = Some(case).filter(|&case| case > 0);
    if (1..=last_case).contains(&case) {
        // If lines follow the last case, the report has one more entry, for these lines.
        let extra_count = report.cases.len() - report.answer.ends.len();
        let end = case as usize + if case == last_case { extra_count } else { 0 };
        let range = case as usize - 1..end;
        let mismatch = mismatch.filter(|_| wrong_case == Some(case));
        let mismatch = mismatch.or(report.cases[case as usize - 1].mismatch.as_deref());
        let has_one_answer = problem.has_one_answer();
        options.output = Some(CaseOutput::new(report, range, mismatch, has_one_answer));
    }
}

/// Returns the options of the explanation that depend only on the command line and the terminal.
fn parse_options(arguments: &Arguments) -> Result<Options, CliError> {
    let formats = [
        (&HTML, Format::Page),
        (&JSON, Format::Json),
        (&STEPS, Format::Events),
    ];
    let format = arguments.only_one_of(&formats)?.unwrap_or(Format::Text);
    let (from, to) = (arguments.number(&FROM), arguments.number(&TO));
    let has_range = from.or(to).is_some();
    let (from, to) = (from.unwrap_or(0), to.unwrap_or(u64::MAX));
    if from > to {
        return misuse(format!("--from {from} is after --to {to}"));
    }
    Ok(Options {
        case: arguments.number(&CASE),
        steps: has_range.then_some(from..=to),
        width: terminal_width(),
        format,
        ..Options::default()
    })
}

/// Returns the width of the terminal in columns, but at least [`MIN_WIDTH`]. Returns `None` if the
/// environment variable `COLUMNS` does not name a width.
fn terminal_width() -> Option<usize> {
    let columns = env::var("COLUMNS").ok()?.trim().parse().ok()?;
    (columns > 0).then(|| MIN_WIDTH.max(columns))
}
