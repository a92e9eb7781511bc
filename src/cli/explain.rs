//! `judge explain PROBLEM [FILE]`: explains each case, step by step, as text, as JSON or as a
//! page.

use crate::cli::check::read_output;
use crate::cli::output::Output;
use crate::cli::prelude::*;
use judge::workbench::diagnosis::{diagnose, Evidence};
use judge::workbench::explanation::{Causes, Format, Options};
use judge::workbench::trace;
use std::io::Cursor;

options! {
    HTML = "--html", Flag,
        "write a page for a browser instead of text; it stops at 10 MB and names the first \
         case left out";
    JSON = "--json", Flag, "write JSON instead of text: a line for the problem and one for each case";
    OUTPUT = "-o, --output", Text("FILE"), "write to FILE, not to standard output";
    FOUND = "--found", Text("FILE"),
        "compare with your program's output in FILE, which may have its steps, too, and \
         explain the simplest wrong case, or the first step that the rules do not allow";
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

fn explain(arguments: Arguments) -> Result {
    let problem = arguments.problem()?;
    let mut options = parse_options(&arguments)?;
    let (input_path, target) = (arguments.path(1), arguments.value(&OUTPUT));
    // The file after `--found` has the output of the user's program, its steps, or both.
    let found_path = arguments.value(&FOUND);
    let found_text = found_path.map(|path| read_output(problem, path, input_path, target));
    let found_text = found_text.transpose()?;
    let (steps, output) = trace::split_steps(found_text.as_deref().unwrap_or_default());
    let has_output = found_text.is_some() && (steps.is_empty() || !output.is_empty());
    let mistake = arguments.mistake(&MISTAKE)?;
    if mistake.is_some() && !steps.is_empty() {
        return misuse("expected --mistake or a FILE with steps, not both");
    }
    let mut stream = FileStream::open(problem, input_path, target)?;
    if found_text.is_some() || mistake.is_some() {
        let input = stream.read_all()?;
        // Without an output, judging only finds the errors of the input.
        let report = problem.judge(&input, &output, problem.judging.whitespace);
        let report = report.map_err(|error| stream.error(error))?;
        let has_case = has_output && !report.answer.ends.is_empty();
        let report = Some(report).filter(|_| has_output);
        let mismatch = report.as_ref().and_then(|report| report.verdict.mismatch());
        if let Some(mismatch) = mismatch.filter(|_| !has_case) {
            let error = format!("there is no case to explain: {mismatch}");
            return Err(failed(problem.name)(error));
        }
        let evidence = Evidence {
            report: report.as_ref(),
            steps: &steps,
            causes: mistake.map(Causes::given),
        };
        let (case, diagnosis) = diagnose(problem, &input, options.case, evidence);
        let has_place = diagnosis.certain_place().is_some();
        // These options ask for an explanation even if nothing is wrong.
        let requests = [CASE, HTML, JSON];
        let is_requested = requests.iter().any(|option| arguments.has(option));
        if mismatch.is_none() && !has_place && !is_requested {
            let right = || "The output is right: there is nothing to explain.".into();
            let sentence = diagnosis.next.map_or_else(right, |next| next.text);
            return print(format!("{sentence} `--case N` explains a case.\n"));
        }
        if has_case || has_place {
            options.case = Some(case);
        }
        options.diagnosis = diagnosis;
        // The explanation reads the input again.
        stream.input = Box::new(Cursor::new(input));
    }
    stream.output = Output::open(problem, target)?;
    let result = problem.explain(&mut stream, &options);
    stream.finish(result.map(|_| ()))
}

/// Returns the options of the explanation that depend only on the command line.
fn parse_options(arguments: &Arguments) -> Result<Options> {
    let formats = [
        (&HTML, Format::Page),
        (&JSON, Format::Json),
        (&STEPS, Format::Events),
    ];
    let format = arguments.only_one_of(&formats)?.unwrap_or(Format::Text);
    let (from, to) = (arguments.number(&FROM), arguments.number(&TO));
    let steps = from.unwrap_or(0)..=to.unwrap_or(u64::MAX);
    if steps.is_empty() {
        let (from, to) = steps.into_inner();
        return misuse(format!("--from {from} is after --to {to}"));
    }
    Ok(Options {
        case: arguments.number(&CASE),
        steps: from.or(to).map(|_| steps),
        format,
        ..Options::default()
    })
}
