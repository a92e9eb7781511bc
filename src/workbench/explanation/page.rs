//! The HTML page: a single file that shows the cases of an input in a browser, step by step.
//!
//! The page contains one element for each line of JSON, and `viewer.js` draws the page from these
//! lines. Therefore the page can be written case by case.
//!
//! The JSON is written without `<`: text from the input cannot become markup. In addition, the
//! Content-Security-Policy of the page blocks all requests, and allows only the scripts and the
//! style sheet whose digests it lists. After a change to one of these, `UPDATE=1 cargo test
//! explain::page` updates its digest.

const TEMPLATE: &str = include_str!("page.html");

/// The style sheet and the script of the page. Both are empty in the WebAssembly program of
/// `judge.html`, which writes no pages.
const STYLE_AND_SCRIPT: [&str; 2] = if cfg!(target_family = "wasm") {
    [""; 2]
} else {
    [include_str!("viewer.css"), include_str!("viewer.js")]
};

/// Returns the part of the page before its data.
pub fn beginning(title: &str) -> String {
    let [style, script] = STYLE_AND_SCRIPT;
    TEMPLATE
        .replace("{{title}}", title)
        .replace("{{src/workbench/explanation/viewer.css}}", style)
        .replace("{{src/workbench/explanation/viewer.js}}", script)
}

/// The tag before a line of JSON.
pub const BEGIN_LINE: &str = "<script type=\"application/json\">";

/// The tag after a line of JSON.
pub const END_LINE: &str = "</script>\n";

/// The part of the page after its data.
pub const END: &str = "</body>\n</html>\n";
