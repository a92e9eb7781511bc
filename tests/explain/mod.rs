//! Tests of explanations: the text of the samples, the scenes of random cases, the layout, and the
//! page.

mod layout;
mod page;
mod samples;
mod scenes;

use crate::common::{json_lines, problem_named, PiecewiseStream, Solved};
use judge::workbench::explanation::{Format, Options};
use serde_json::Value;

/// Explains `input` of the problem `name`. Asserts that no single write is too large.
pub fn explain(name: &str, input: impl AsRef<[u8]>, options: &Options) -> Solved {
    let mut stream = PiecewiseStream::new(input.as_ref(), || usize::MAX);
    let result = stream.run(|stream| problem_named(name).explain(stream, options));
    // Text is written in small blocks. JSON and pages quote the whole input in one write.
    let is_text = options.format == Format::Text;
    let limit = if is_text { 1 << 17 } else { 1 << 21 };
    assert!(stream.max_write_len < limit, "{}", stream.max_write_len);
    result
}

/// Returns the default options, but with this format.
pub fn in_format(format: Format) -> Options {
    Options {
        format,
        ..Options::default()
    }
}

/// Explains `input` as JSON. Returns the explained cases. An input error becomes the last value.
pub fn explained_cases(name: &str, input: impl AsRef<[u8]>, mut options: Options) -> Vec<Value> {
    options.format = Format::Json;
    let mut lines = json_lines(&explain(name, input, &options).output);
    assert_eq!(lines.remove(0)["problem"], name);
    lines.iter_mut().for_each(fill_in_scenes);
    lines
}

/// Replaces each 0 by the scene or row that it stands for: the same as in the previous step.
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

/// Returns the string in `value`. Panics if the value is not a string.
pub fn text(value: &Value) -> &str {
    value.as_str().expect("a string")
}

/// Returns the text of a step, with a line for each paragraph.
pub fn step_text(step: &Value) -> String {
    let paragraph_text = |paragraph: &Value| {
        let parts = array(&paragraph["runs"]).iter();
        parts.map(|part| text(&part["text"])).collect::<String>()
    };
    let paragraphs = array(&step["words"]).iter().map(paragraph_text);
    paragraphs.collect::<Vec<_>>().join("\n")
}
