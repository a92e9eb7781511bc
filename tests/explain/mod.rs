//! Explanations: of the samples byte by byte, of random cases compared with their events, their layout as
//! text, and their page.

mod layout;
mod page;
mod samples;
mod states;

use crate::common::{self, json_lines, problem_named, PiecewiseStream, Run};
use judge::workbench::explanation::{Format, Options};
use serde_json::Value;

/// Explains `input` as the options say.
pub fn explain(name: &str, input: impl AsRef<[u8]>, options: &Options) -> Run {
    let mut stream = PiecewiseStream::new(input.as_ref(), |_| usize::MAX);
    let run = stream.run(|stream| problem_named(name).explain(stream, options));
    // An explanation is written in blocks. In JSON, the input is a single block.
    let is_text = options.format == Format::Text;
    let max_write = if is_text { 1 << 17 } else { 1 << 21 };
    assert!(stream.largest_write < max_write, "{}", stream.largest_write);
    run
}

pub fn solve(name: &str, input: impl AsRef<[u8]>) -> Run {
    common::solve(problem_named(name), input)
}

/// Explains `input` as JSON. Returns the explained cases, and at the end the error, if there is one.
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

/// Replaces each 0 in the scenes of a case, which stands for an unchanged scene or row, by the scene or row
/// of the previous step.
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

/// Returns the items of an array, or none if the value is no array.
pub fn array(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Returns a string. Panics if the value is none.
pub fn text(value: &Value) -> &str {
    value.as_str().expect("a string")
}

/// Returns the words of a step, with a line for each paragraph.
pub fn words(step: &Value) -> String {
    let words_of = |paragraph: &Value| {
        let runs = array(&paragraph["runs"]).iter();
        runs.map(|run| text(&run["text"])).collect::<String>()
    };
    let paragraphs: Vec<String> = array(&step["words"]).iter().map(words_of).collect();
    paragraphs.join("\n")
}
