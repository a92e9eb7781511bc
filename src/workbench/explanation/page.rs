//! The page: one file that shows the cases of an input in a browser, step by step.
//!
//! The page holds data, which `viewer.js` draws: each line of JSON is an element of its own. So the
//! page is written as it is made.
//!
//! Nothing from the input becomes markup: JSON is written without `<`. Beyond that, the page's policy
//! admits only the scripts and the styles with the right digests, and no request. After a change of
//! these, `UPDATE=1 cargo test explain::page` writes the digests.

const TEMPLATE: &str = include_str!("page.html");
const STYLE: &str = include_str!("viewer.css");
const SCRIPT: &str = include_str!("viewer.js");

/// Returns the beginning of a page.
pub fn begin(title: &str) -> String {
    TEMPLATE
        .replace("{{title}}", title)
        .replace("{{src/workbench/explanation/viewer.css}}", STYLE)
        .replace("{{src/workbench/explanation/viewer.js}}", SCRIPT)
}

/// The tags around a line of JSON.
pub const BEGIN_LINE: &str = "<script type=\"application/json\">";
pub const END_LINE: &str = "</script>\n";

/// The end of a page.
pub const END: &str = "</body>\n</html>\n";
