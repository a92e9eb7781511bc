//! The page: one file that shows the cases of an input in a browser, step by step.
//!
//! The page holds data, and `page.js` draws it. Each case is an element of its own with packed
//! JSON, which the script reads when the case is shown: its steps, each with its words and with
//! what changed in the scene, and its answer. So the page is written as it is made. A step whose
//! words are marked somewhere ([`MARKED`]) is an event, which the timeline shows.
//!
//! Nothing from the input becomes markup: packed text holds nothing that HTML could take for it.
//! Beyond that, the page's policy admits only the script and the style with the right digests, and
//! no request. After a change of these, `UPDATE=1 cargo test explain::page` writes the digests.

use super::options::Page;
use super::packer::Packer;
use super::scene::Scene;
use super::text::{BOLD, MARKED, NO_BREAK, PLAIN};
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
        .replace("{{rules}}", &escaped(page.rules))
        .replace("{{style}}", STYLE)
        .replace("{{script}}", SCRIPT);
    output.extend_from_slice(page.as_bytes());
}

/// A case that is being written.
pub struct Case {
    packer: Packer,
    /// What is packed next.
    json: Vec<u8>,
}

impl Case {
    /// Begins a case.
    pub fn begin(title: &str, output: &mut Vec<u8>) -> Self {
        output.extend_from_slice(b"<script type=\"text/plain\" data-title=\"");
        output.extend_from_slice(escaped(title).as_bytes());
        output.extend_from_slice(b"\">");
        Case {
            packer: Packer::new(),
            json: b"{\"steps\":[".to_vec(),
        }
    }

    /// Writes a step: a list of its words and, if there is a new scene, of what changed in it.
    /// Where the look of the words changes, a tab and a letter stand.
    pub fn write_step(
        &mut self,
        words: &str,
        scene: Option<&mut dyn Scene>,
        is_first: bool,
        output: &mut Vec<u8>,
    ) {
        let json = &mut self.json;
        json.extend_from_slice(if is_first { b"\n[" } else { b",\n[" });
        let words = words.replace(PLAIN, "\tp");
        let words = words.replace(BOLD, "\tb").replace(MARKED, "\tm");
        write_string(&words.replace(NO_BREAK, " "), json);
        if let Some(scene) = scene {
            json.push(b',');
            scene.write_changes(json);
        }
        json.push(b']');
        self.packer.pack(json, output);
        json.clear();
    }

    /// Ends a case, with its answer if it has one.
    pub fn end(mut self, answer: Option<&str>, output: &mut Vec<u8>) {
        self.json.extend_from_slice(b"\n]");
        if let Some(answer) = answer {
            self.json.extend_from_slice(b",\"answer\":");
            write_string(answer, &mut self.json);
        }
        self.json.push(b'}');
        self.packer.pack(&self.json, output);
        self.packer.end(output);
        output.extend_from_slice(b"</script>\n");
        // What a browser without scripts shows.
        let answer = escaped(answer.unwrap_or_default());
        output.extend_from_slice(format!("<noscript><pre>{answer}</pre></noscript>\n").as_bytes());
    }
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
