//! Converts statements to LaTeX. The result uses `\problemname`, which Kattis and DOMjudge define.
//!
//! Statements use a small part of Markdown: headings, paragraphs, lists, code between backticks and
//! emphasis between asterisks. An empty line separates blocks.

/// Converts Markdown to LaTeX. The title becomes `\problemname`, and sections have no numbers.
pub fn from_markdown(markdown: &str) -> String {
    let blocks = markdown.trim().split("\n\n").map(|block| {
        let body = convert_block(block.trim_start_matches(['#', '-']).trim_start());
        match block.split_once(' ') {
            Some(("#", _)) => format!("\\problemname{{{body}}}\n"),
            Some(("##", _)) => format!("\\section*{{{body}}}\n"),
            Some(("-", _)) => {
                let items = body.replace("\n- ", "\n\\item ");
                format!("\\begin{{itemize}}\n\\item {items}\n\\end{{itemize}}\n")
            }
            _ => body + "\n",
        }
    });
    blocks.collect::<Vec<_>>().join("\n")
}

/// Converts the code, the emphasis and the special characters in a block.
fn convert_block(text: &str) -> String {
    let mut latex = String::new();
    let (mut is_in_code, mut is_in_emphasis) = (false, false);
    for character in text.chars() {
        match character {
            '`' => {
                latex += if is_in_code { "}" } else { "\\texttt{" };
                is_in_code = !is_in_code;
            }
            '*' if !is_in_code => {
                latex += if is_in_emphasis { "}" } else { "\\emph{" };
                is_in_emphasis = !is_in_emphasis;
            }
            '#' | '$' | '%' | '&' | '_' | '{' | '}' => latex.extend(['\\', character]),
            '\\' => latex += "\\textbackslash{}",
            '^' => latex += "\\textasciicircum{}",
            '~' => latex += "\\textasciitilde{}",
            '<' => latex += "\\textless{}",
            '>' => latex += "\\textgreater{}",
            '|' => latex += "\\textbar{}",
            '"' => latex += "\\textquotedbl{}",
            // LaTeX prints two hyphens as a dash.
            '-' if latex.ends_with('-') => latex += "{}-",
            _ => latex.push(character),
        }
    }
    latex
}
