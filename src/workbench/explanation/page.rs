//! The page: one file that shows the cases of an input in a browser, step by step.
//!
//! The page holds data, and `page.js` draws it. Each case is an element of its own with JSON, which
//! the script reads when the case is shown: its steps, each with its words and with what changed in
//! the scene, and its answer. So the page is written as it is made, and grows with what changes.
//! A step whose words are marked somewhere ([`MARKED`]) is an event, which the timeline shows.
//!
//! Nothing from the input becomes markup: JSON escapes what HTML could take for it. Beyond that,
//! the page's policy admits only the script and the style with the right digests, and no request.
//! After a change of these, `UPDATE=1 cargo test explain::page` writes the digests.

use super::options::Page;
use super::scene::Scene;
use super::text::{BOLD, MARKED, NO_BREAK, PLAIN};
use crate::workbench::json::write_string;
use alloc::string::String;
use alloc::vec::Vec;

const TEMPLATE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// Writes what comes before the cases.
pub fn begin(page: &Page, output: &mut Vec<u8>) {
    let page = TEMPLATE
        .replace("{{title}}", &escaped(page.title))
        .replace("{{rules}}", &escaped(page.rules))
        .replace("{{style}}", STYLE)
        .replace("{{script}}", SCRIPT);
    output.extend_from_slice(page.as_bytes());
}

/// Begins a case.
pub fn begin_case(title: &str, output: &mut Vec<u8>) {
    output.extend_from_slice(b"<script type=\"application/json\" data-title=\"");
    output.extend_from_slice(escaped(title).as_bytes());
    output.extend_from_slice(b"\">{\"steps\":[");
}

/// Writes a step: a list of its words and, if there is a new scene, of what changed in it. Where
/// the look of the words changes, a tab and a letter stand.
pub fn write_step(
    words: &str,
    scene: Option<&mut dyn Scene>,
    is_first: bool,
    output: &mut Vec<u8>,
) {
    output.extend_from_slice(if is_first { b"\n[" } else { b",\n[" });
    let words = words.replace(PLAIN, "\tp");
    let words = words.replace(BOLD, "\tb").replace(MARKED, "\tm");
    write_string(&words.replace(NO_BREAK, " "), output);
    if let Some(scene) = scene {
        output.push(b',');
        scene.write_changes(output);
    }
    output.push(b']');
}

/// Ends a case, with its answer if it has one.
pub fn end_case(answer: Option<&str>, output: &mut Vec<u8>) {
    output.extend_from_slice(b"\n]");
    if let Some(answer) = answer {
        output.extend_from_slice(b",\"answer\":");
        write_string(answer, output);
    }
    output.extend_from_slice(b"}</script>\n");
}

/// Writes what comes after the cases.
pub fn end(output: &mut Vec<u8>) {
    output.extend_from_slice(b"</body>\n</html>\n");
}

/// `text` as the content of an element or an attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
