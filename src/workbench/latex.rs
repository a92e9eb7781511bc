//! A statement as LaTeX, in the commands that Kattis and DOMjudge define for problem statements.

use crate::workbench::statement::{Block, Span};
use alloc::format;
use alloc::string::String;

/// The text of `blocks`. The title is a `\problemname`, and sections have no numbers.
pub fn latex(blocks: &[Block]) -> String {
    let mut text = String::new();
    for (place, block) in blocks.iter().enumerate() {
        if place > 0 {
            text.push('\n');
        }
        match block {
            Block::Heading(1, title) => text += &format!("\\problemname{{{}}}\n", escaped(title)),
            Block::Heading(_, title) => text += &format!("\\section*{{{}}}\n", escaped(title)),
            Block::Paragraph(spans) => text += &format!("{}\n", prose(spans)),
            Block::List(items) => {
                text += "\\begin{itemize}\n";
                for item in items {
                    text += &format!("\\item {}\n", prose(item));
                }
                text += "\\end{itemize}\n";
            }
            Block::Code(lines) => {
                text += &format!("\\begin{{verbatim}}\n{lines}\\end{{verbatim}}\n")
            }
        }
    }
    text
}

/// Spans in a line.
fn prose(spans: &[Span]) -> String {
    let pieces = spans.iter().map(|span| match span {
        Span::Plain(words) => escaped(words),
        Span::Emphasis(words) => format!("\\emph{{{}}}", escaped(words)),
        Span::Code(words) => format!("\\texttt{{{}}}", escaped(words)),
    });
    pieces.collect()
}

/// Text whose characters stand for themselves.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for character in text.chars() {
        match character {
            '#' | '$' | '%' | '&' | '_' | '{' | '}' => escaped.extend(['\\', character]),
            '\\' => escaped += "\\textbackslash{}",
            '^' => escaped += "\\textasciicircum{}",
            '~' => escaped += "\\textasciitilde{}",
            '<' => escaped += "\\textless{}",
            '>' => escaped += "\\textgreater{}",
            '|' => escaped += "\\textbar{}",
            '"' => escaped += "\\textquotedbl{}",
            // Two of them must not become a dash.
            '-' if escaped.ends_with('-') => escaped += "{}-",
            _ => escaped.push(character),
        }
    }
    escaped
}
