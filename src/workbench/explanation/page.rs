//! The page: one file that shows the cases of an input in a browser, step by step.
//!
//! The page contains each line of JSON as an element of its own, which `viewer.js` draws. So the page
//! can be written case by case.
//!
//! Nothing from the input becomes markup, because JSON is written without `<`. In addition, the
//! Content-Security-Policy of the page admits only the script and the style with the right digests, and
//! no requests. After a change to these, `UPDATE=1 cargo test explain::page` writes the digests.

const TEMPLATE: &str = include_str!("page.html");
const STYLE: &str = include_str!("viewer.css");
/// Left out of the program in `judge.html`, which has the script already and writes no pages.
const SCRIPT: &str = if cfg!(target_os = "wasi") {
    ""
} else {
    include_str!("viewer.js")
};

/// Returns the page up to its data.
pub fn begin(title: &str) -> String {
    TEMPLATE
        .replace("{{title}}", title)
        .replace("{{src/workbench/explanation/viewer.css}}", STYLE)
        .replace("{{src/workbench/explanation/viewer.js}}", SCRIPT)
}

/// The tags around a line of JSON.
pub const BEGIN_LINE: &str = "<script type=\"application/json\">";
pub const END_LINE: &str = "</script>\n";

/// The tags after the data.
pub const END: &str = "</body>\n</html>\n";
