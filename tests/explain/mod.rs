//! Explanations: those of the samples to the byte, those of random cases against what models and
//! plain solutions say happened, their layout as text, and the page.

mod layout;
mod page;
mod samples;
mod states;

use crate::common::{self, named, unpack, Pieces, Run};
use judge::workbench::explanation::{Options, Page};
use serde_json::Value;

/// Explains `input`.
pub fn explain(name: &str, input: impl AsRef<[u8]>, options: &Options) -> Run {
    let mut stream = Pieces::new(input.as_ref(), |_| usize::MAX);
    let run = stream.run(|stream| (named(name).explainer)(stream, options));
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

/// The titles and the data of the cases of a page. What surrounds them must be what it always is.
pub fn cases(page: &str) -> Vec<(String, Value)> {
    let mut parts = page.split("<script type=\"text/plain\" data-title=\"");
    let head = parts.next().unwrap();
    assert_eq!(head.matches("<script>").count(), 1);
    assert_eq!(head.matches("</script>").count(), 1);
    let parts: Vec<&str> = parts.collect();
    let cases = parts.iter().enumerate().map(|(place, part)| {
        let (title, rest) = part.split_once("\">").expect("a title");
        let (data, rest) = rest.split_once("</script>\n").expect("an end");
        let is_last = place + 1 == parts.len();
        assert_eq!(rest, if is_last { "</body>\n</html>\n" } else { "" });
        assert!(data.is_ascii() && !data.contains('<'));
        let data = serde_json::from_slice(&unpack(data)).expect("JSON");
        (title.to_string(), data)
    });
    cases.collect()
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
