//! The page: one file that shows the cases of an input in a browser, step by step.
//!
//! The page holds data, and `page.js` draws it. Each case is an element of its own with packed
//! JSON, which the script reads when the case is shown: its steps, each with its words and with
//! what changed in the scene, its answer and its input. So the page is written as it is made. A
//! step whose words are marked somewhere ([`MARKED`]) is an event, which the timeline shows. The
//! same steps as text stand after it, for a browser without scripts.
//!
//! Nothing from the input becomes markup: JSON is written without `<`, and text is escaped. Beyond
//! that, the page's policy admits only the script and the style with the right digests, and
//! no request. After a change of these, `UPDATE=1 cargo test explain::page` writes the digests.

use super::options::Page;
use super::text::{BOLD, MARKED, PLAIN};
use crate::workbench::json::write_string;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

const TEMPLATE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// Writes what comes before the cases.
pub fn begin(page: &Page, output: &mut Vec<u8>) {
    let page = TEMPLATE
        .replace("{{title}}", &escaped(page.title))
        .replace("{{rules}}", &paragraphs(page.rules))
        .replace("{{style}}", STYLE)
        .replace("{{script}}", SCRIPT);
    output.extend_from_slice(page.as_bytes());
}

/// Begins a case.
pub fn begin_case(title: &str, output: &mut Vec<u8>) {
    let title = escaped(title);
    let begin = format!("<script type=\"text/plain\" data-title=\"{title}\">{{\"steps\":[");
    output.extend_from_slice(begin.as_bytes());
}

/// A step: a list of its words and, if there is a new scene, of the `changes` in it.
/// Where the look of the words changes, a tab and a letter stand.
pub fn step(words: &str, changes: &[u8], is_first: bool) -> Vec<u8> {
    let mut step = Vec::from(if is_first { "\n[" } else { ",\n[" });
    let words = words.replace(PLAIN, "\tp");
    let words = words.replace(BOLD, "\tb").replace(MARKED, "\tm");
    write_string(&words, &mut step);
    if !changes.is_empty() {
        step.push(b',');
        step.extend_from_slice(changes);
    }
    step.push(b']');
    step
}

/// What follows the steps of a case.
pub const END_OF_STEPS: &[u8] = b"\n]";

/// What follows the cases.
pub const END: &[u8] = b"</body>\n</html>\n";

/// Writes what a case has besides its steps, after them.
pub fn write_value(key: &str, value: &str, output: &mut Vec<u8>) {
    output.extend_from_slice(format!(",\"{key}\":").as_bytes());
    write_string(value, output);
}

/// Ends a case, with the text that a browser without scripts shows.
pub fn end_case(text: &[u8], output: &mut Vec<u8>) {
    let text = escaped(&String::from_utf8_lossy(text));
    let end = format!("}}</script>\n<noscript><pre>{text}</pre></noscript>\n");
    output.extend_from_slice(end.as_bytes());
}

/// The rules of a statement: paragraphs and items, with `code` and *emphasis*.
fn paragraphs(rules: &str) -> String {
    let rules = format!("<p>{}</p>", escaped(rules.trim()));
    let rules = rules.replace("\n\n- ", "\n- ").replace("\n\n", "</p>\n<p>");
    let rules = rules.replace("\n- ", "</p>\n<p class=\"item\">");
    elements(&elements(&rules, '`', "code"), '*', "em")
}

/// The text with an element in place of each pair of marks.
fn elements(text: &str, mark: char, element: &str) -> String {
    let parts = text
        .split(mark)
        .enumerate()
        .map(|(index, part)| match index % 2 {
            0 => part.into(),
            _ => format!("<{element}>{part}</{element}>"),
        });
    parts.collect()
}

/// `text` as the content of an element or an attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
