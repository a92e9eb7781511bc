//! A statement as LaTeX, in the commands that Kattis and DOMjudge define for problem statements.
//!
//! Statements use little of Markdown: headings, paragraphs, lists, code between backticks and
//! emphasis between asterisks, with an empty line between blocks.

/// The blocks of `text`. The title is a `\problemname`, and sections have no numbers.
pub fn latex(text: &str) -> String {
    let blocks = text.trim().split("\n\n").map(|block| {
        let words = prose(block.trim_start_matches(['#', '-']).trim_start());
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

/// The text of a block, whose characters stand for themselves.
fn prose(text: &str) -> String {
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
            // Two of them must not become a dash.
            '-' if latex.ends_with('-') => latex += "{}-",
            _ => latex.push(character),
        }
    }
    latex
}
