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

/// The files that `{{PATH}}` stands for in the template.
macro_rules! files {
    ($($name:literal),+) => {
        [$((concat!("{{src/workbench/explanation/", $name, "}}"), include_str!($name))),+]
    };
}

/// Returns the part of the page before its data. The WebAssembly program of `judge.html` fills in
/// only the markup of the viewer: that page has the style sheet and the scripts already.
pub fn beginning(title: &str) -> String {
    let files = files!(
        "viewer.html",
        "viewer.css",
        "viewer.js",
        "answer.js",
        "markdown.js",
        "cards.js",
        "board.js",
        "bracket.js"
    );
    let is_wasm = cfg!(target_family = "wasm");
    let count = if is_wasm { 1 } else { files.len() };
    let page = TEMPLATE.replace("{{title}}", title);
    let fill_in = |page: String, (place, text): &(&str, &str)| page.replace(place, text);
    files[..count].iter().fold(page, fill_in)
}

/// The tag before a line of JSON.
pub const BEGIN_LINE: &str = "<script type=\"application/json\">";

/// The tag after a line of JSON.
pub const END_LINE: &str = "</script>\n";

/// The part of the page after its data.
pub const END: &str = "</body>\n</html>\n";
