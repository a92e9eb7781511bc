//! Explanations: those of the samples to the byte, those of random cases against what models and
//! plain solutions say happened, their layout as text, and the page.

mod layout;
mod page;
mod samples;
mod states;

pub use crate::common::page_cases as cases;
use crate::common::{self, named, Pieces, Run};
use judge::workbench::explanation::{Options, Page};
use serde_json::Value;

/// Explains `input`.
pub fn explain(name: &str, input: impl AsRef<[u8]>, options: &Options) -> Run {
    let mut stream = Pieces::new(input.as_ref(), |_| usize::MAX);
    let run = stream.run(|stream| named(name).explain(stream, options));
    assert!(stream.largest_write < 1 << 17, "{}", stream.largest_write);
    run
}

/// Solves `input`.
pub fn solve(name: &str, input: impl AsRef<[u8]>) -> Run {
    common::solve(named(name), input)
}

/// Options for a page with a title that has to be escaped.
pub fn page_options() -> Options {
    Options {
        page: Some(Page {
            title: "<b> & \"title\"",
            rules: "the <rules>",
        }),
        ..Options::default()
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
