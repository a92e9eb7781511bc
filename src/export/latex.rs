//! Statements as LaTeX, with the commands that Kattis and DOMjudge define for them.
//!
//! Statements use a small part of Markdown: headings, paragraphs, lists, code between backticks and
//! emphasis between asterisks. An empty line separates blocks.

/// Converts Markdown to LaTeX. The title becomes a `\problemname`, and sections have no numbers.
pub fn latex(markdown: &str) -> String {
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

/// Converts code, emphasis and special characters in a block.
fn convert_block(text: &str) -> String {
    let mut latex = String::new();
    let (mut is_code, mut is_emphasis) = (false, false);
    for character in text.chars() {
        match character {
            '`' => {
                latex += if is_code { "}" } else { "\\texttt{" };
                is_code ^= true;
            }
            '*' if !is_code => {
                latex += if is_emphasis { "}" } else { "\\emph{" };
                is_emphasis ^= true;
            }
            '#' | '$' | '%' | '&' | '_' | '{' | '}' => latex.extend(['\\', character]),
            '\\' => latex += "\\textbackslash{}",
            '^' => latex += "\\textasciicircum{}",
            '~' => latex += "\\textasciitilde{}",
            '<' => latex += "\\textless{}",
            '>' => latex += "\\textgreater{}",
            '|' => latex += "\\textbar{}",
            '"' => latex += "\\textquotedbl{}",
            // Two hyphens would become a dash.
            '-' if latex.ends_with('-') => latex += "{}-",
            _ => latex.push(character),
        }
    }
    latex
}
