//! The page: one file that shows the cases of an input in a browser, step by step.
//!
//! The page holds data, and `page.js` draws it. Each case is an element of its own with packed
//! JSON, which the script reads when the case is shown: its steps, its answer and its input. So the
//! page is written as it is made.
//!
//! Nothing from the input becomes markup: JSON is written without `<`, and text is escaped. Beyond
//! that, the page's policy admits only the scripts and the styles with the right digests, and
//! no request. After a change of these, `UPDATE=1 cargo test explain::page` writes the digests.

const TEMPLATE: &str = include_str!("page.html");
const LOOK: &str = include_str!("shared.css");
const STYLE: &str = include_str!("page.css");
const SHARED: &str = include_str!("shared.js");
const SCRIPT: &str = include_str!("page.js");

/// Writes what comes before the cases.
pub fn begin(title: &str, rules: &str, output: &mut Vec<u8>) {
    let page = TEMPLATE
        .replace("{{title}}", &escaped(title))
        .replace("{{rules}}", &escaped(rules.trim()))
        .replace("{{look}}", LOOK)
        .replace("{{style}}", STYLE)
        .replace("{{shared}}", SHARED)
        .replace("{{script}}", SCRIPT);
    output.extend_from_slice(page.as_bytes());
}

/// Begins a case.
pub fn begin_case(title: &str, output: &mut Vec<u8>) {
    let title = escaped(title);
    let begin = format!("<script type=\"text/plain\" data-title=\"{title}\">");
    output.extend_from_slice(begin.as_bytes());
}

/// What follows a case.
pub const END_OF_CASE: &[u8] = b"</script>\n";

/// What follows the cases.
pub const END: &[u8] = b"</body>\n</html>\n";

/// `text` as the content of an element or an attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
