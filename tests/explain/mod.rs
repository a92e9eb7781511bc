//! Explanations: those of the samples to the byte, those of random cases against their events,
//! their layout as text, and the page.

mod layout;
mod page;
mod samples;
mod states;

use crate::common::{self, json_lines, problem_named, PiecewiseStream, Run};
use judge::workbench::explanation::{Format, Options};
use serde_json::Value;

/// Explains `input`.
pub fn explain(name: &str, input: impl AsRef<[u8]>, options: &Options) -> Run {
    let mut stream = PiecewiseStream::new(input.as_ref(), |_| usize::MAX);
    let run = stream.run(|stream| problem_named(name).explain(stream, options));
    // It leaves in blocks, but for the input in JSON.
    let most = if options.format == Format::Text {
        1 << 17
    } else {
        1 << 21
    };
    assert!(stream.largest_write < most, "{}", stream.largest_write);
    run
}

/// Solves `input`.
pub fn solve(name: &str, input: impl AsRef<[u8]>) -> Run {
    common::solve(problem_named(name), input)
}

/// Explains all cases of `input`, or those that the options select, as JSON.
pub fn cases(name: &str, input: impl AsRef<[u8]>, options: Options) -> Vec<Value> {
    let options = Options {
        format: Format::Json,
        ..options
    };
    let mut lines = json_lines(&explain(name, input, &options).output);
    assert_eq!(lines.remove(0)["problem"], name);
    lines.iter_mut().for_each(fill_in);
    lines
}

/// Fills in the parts of scenes for which a 0 stands: those of the step before.
fn fill_in(case: &mut Value) {
    let mut before = Value::Null;
    let steps = case["steps"].as_array_mut();
    for scene in steps.into_iter().flatten().map(|step| &mut step["scene"]) {
        if *scene == 0 {
            *scene = before;
        } else if let Some(rows) = scene.get_mut("rows").and_then(Value::as_array_mut) {
            for (index, row) in rows.iter_mut().enumerate().filter(|(_, row)| **row == 0) {
                *row = before["rows"][index].clone();
            }
        }
        before = scene.clone();
    }
}

/// The items of a list.
pub fn array(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// A text.
pub fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

/// The words of a step, its paragraphs in lines.
pub fn words(step: &Value) -> String {
    let runs = |paragraph: &Value| {
        array(&paragraph["runs"])
            .iter()
            .map(|run| text(&run["text"]).to_string())
            .collect()
    };
    let paragraphs: Vec<String> = array(&step["words"]).iter().map(runs).collect();
    paragraphs.join("\n")
}
