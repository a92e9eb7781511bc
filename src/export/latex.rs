//! Statements as LaTeX, with the commands that Kattis and DOMjudge define for them.
//!
//! Statements use little of Markdown: headings, paragraphs, lists, code between backticks and
//! emphasis between asterisks, with an empty line between blocks.

/// Converts Markdown to LaTeX. The title becomes a `\problemname`, and sections have no numbers.
pub fn latex(text: &str) -> String {
    let blocks = text.trim().split("\n\n").map(|block| {
        let words = convert_block(block.trim_start_matches(['#', '-']).trim_start());
        match block.split_once(' ') {
            Some(("#", _)) => format!("\\problemname{{{words}}}\n"),
            Some(("##", _)) => format!("\\section*{{{words}}}\n"),
            Some(("-", _)) => {
                let items = words.replace("\n- ", "\n\\item ");
                format!("\\begin{{itemize}}\n\\item {items}\n\\end{{itemize}}\n")
            }
            _ => words + "\n",
        }
    });
    blocks.collect::<Vec<_>>().join("\n")
}

/// Converts the text of a block: code, emphasis and special characters.
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
