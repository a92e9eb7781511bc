//! Tests of explanations: the text of the samples, the scenes of random cases, the layout, and the page.

mod layout;
mod page;
mod samples;
mod states;

use crate::common::{self, json_lines, problem_named, PiecewiseStream, Run};
use judge::workbench::explanation::{Format, Options};
use serde_json::Value;

/// Explains an input.
pub fn explain(name: &str, input: impl AsRef<[u8]>, options: &Options) -> Run {
    let mut stream = PiecewiseStream::new(input.as_ref(), |_| usize::MAX);
    let run = stream.run(|stream| problem_named(name).explain(stream, options));
    // An explanation is written in small blocks. In JSON and in a page, the input is a single block.
    let is_text = options.format == Format::Text;
    let max_write = if is_text { 1 << 17 } else { 1 << 21 };
    assert!(stream.largest_write < max_write, "{}", stream.largest_write);
    run
}

pub fn solve(name: &str, input: impl AsRef<[u8]>) -> Run {
    common::solve(problem_named(name), input)
}

/// Explains `input` as JSON. Returns the explained cases. If the input has an error, it is the last value.
pub fn explained_cases(name: &str, input: impl AsRef<[u8]>, options: Options) -> Vec<Value> {
    let options = Options {
        format: Format::Json,
        ..options
    };
    let mut lines = json_lines(&explain(name, input, &options).output);
    assert_eq!(lines.remove(0)["problem"], name);
    lines.iter_mut().for_each(fill_in_scenes);
    lines
}

/// Fills in the scenes and rows that do not change. In JSON, a 0 replaces a scene or a row that is the same
/// as in the previous step.
fn fill_in_scenes(case: &mut Value) {
    let mut previous = Value::Null;
    let steps = case["steps"].as_array_mut();
    for scene in steps.into_iter().flatten().map(|step| &mut step["scene"]) {
        if *scene == 0 {
            *scene = previous;
        } else if let Some(rows) = scene.get_mut("rows").and_then(Value::as_array_mut) {
            for (index, row) in rows.iter_mut().enumerate().filter(|(_, row)| **row == 0) {
                *row = previous["rows"][index].clone();
            }
        }
        previous = scene.clone();
    }
}

/// Returns the items of an array, or an empty slice if the value is not an array.
pub fn array(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Returns a string. Panics if the value is not a string.
pub fn text(value: &Value) -> &str {
    value.as_str().expect("a string")
}

/// Returns the words of a step, with a line for each paragraph.
pub fn step_text(step: &Value) -> String {
    let paragraph_text = |paragraph: &Value| {
        let runs = array(&paragraph["runs"]).iter();
        runs.map(|run| text(&run["text"])).collect::<String>()
    };
    let paragraphs = array(&step["words"]).iter().map(paragraph_text);
    paragraphs.collect::<Vec<_>>().join("\n")
}
