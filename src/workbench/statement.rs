//! Statements of problems: a small part of Markdown as blocks, and the view of it in a terminal.
//!
//! A statement is ASCII text. Blocks are separated by one empty line:
//!
//! - `# Title` and `## Section`, a line each
//! - a list: items that begin with `- `, whose further lines are indented by two blanks
//! - code between two lines of three backticks
//! - a paragraph: any other lines
//!
//! Within paragraphs and items, a piece between backticks is code, and a piece between asterisks is
//! emphasised; neither contains the other. What would mean something else in Markdown is an
//! error, so that every viewer of Markdown shows a statement in the same way. A rendering is a
//! function of the blocks.

use crate::workbench::explanation::{Options, Text};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};

/// A part of a statement.
#[derive(Debug, PartialEq, Eq)]
pub enum Block<'a> {
    /// The title of the problem: level 1. The title of a section: level 2.
    Heading(usize, &'a str),
    /// Prose.
    Paragraph(Vec<Span>),
    /// The items of a list.
    List(Vec<Vec<Span>>),
    /// Lines to be shown as they are, the last one with its line end.
    Code(&'a str),
}

/// A piece of prose, without line ends.
#[derive(Debug, PartialEq, Eq)]
pub enum Span {
    /// Plain words.
    Plain(String),
    /// Words with emphasis.
    Emphasis(String),
    /// What is typed or printed.
    Code(String),
}

/// Why a text is not a statement.
#[derive(Debug, PartialEq, Eq)]
pub struct Malformed {
    /// The line in which the block begins, from 1.
    pub line: usize,
    /// What was found, or what was expected.
    pub message: &'static str,
}

impl Display for Malformed {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

/// Characters that mean something in Markdown and nothing in a statement.
const RESERVED: &[char] = &['_', '<', '>', '[', ']', '|', '\\', '&', '~', '#', '`'];

/// The blocks of a statement.
pub fn parse(text: &str) -> Result<Vec<Block<'_>>, Malformed> {
    let mut blocks = Vec::new();
    let mut rest = text;
    loop {
        let line = 1 + text[..text.len() - rest.len()].matches('\n').count();
        let malformed = |message| Malformed { line, message };
        let (block, after) = next_block(rest).map_err(malformed)?;
        let lines = &rest[..rest.len() - after.len()];
        if !lines
            .bytes()
            .all(|byte| matches!(byte, b' '..=b'~' | b'\n'))
        {
            return Err(malformed("a character that is not printable ASCII"));
        }
        blocks.push(block);
        if after.is_empty() {
            return Ok(blocks);
        }
        let expected = "expected one empty line after the block, or the end";
        rest = after.strip_prefix('\n').ok_or(malformed(expected))?;
    }
}

/// The block at the beginning of `text`, and what follows its last line.
fn next_block(text: &str) -> Result<(Block<'_>, &str), &'static str> {
    if let Some(code) = text.strip_prefix("```\n") {
        let (lines, after) = code.split_once("\n```\n").ok_or("code without an end")?;
        return Ok((Block::Code(&code[..lines.len() + 1]), after));
    }
    let end = text.find("\n\n").map_or(text.len(), |end| end + 1);
    let (lines, after) = text.split_at(end);
    let lines = lines.strip_suffix('\n').ok_or("expected a line end")?;
    let block = match lines.split_once(' ') {
        Some(("#", title)) => Block::Heading(1, heading(title)?),
        Some(("##", title)) => Block::Heading(2, heading(title)?),
        Some(("-", items)) => {
            let items = items.split("\n- ").map(|item| prose(item.split("\n  ")));
            Block::List(items.collect::<Result<_, _>>()?)
        }
        _ => Block::Paragraph(prose(lines.split('\n'))?),
    };
    Ok((block, after))
}

fn heading(title: &str) -> Result<&str, &'static str> {
    match &prose([title].into_iter())?[..] {
        [Span::Plain(_)] => Ok(title),
        _ => Err("a heading that is not plain"),
    }
}

/// The pieces of a paragraph or an item, given its lines.
fn prose<'a>(lines: impl Iterator<Item = &'a str>) -> Result<Vec<Span>, &'static str> {
    let mut words = String::new();
    for line in lines {
        check_line(line)?;
        if !words.is_empty() {
            words.push(' ');
        }
        words += line;
    }
    spans(&words)
}

/// Checks that a line of prose cannot be taken for the beginning or the end of a block.
fn check_line(line: &str) -> Result<(), &'static str> {
    let begins_with_word = line.starts_with(|first: char| first.is_ascii_alphanumeric());
    let after_digits = line.trim_start_matches(|first: char| first.is_ascii_digit());
    if !begins_with_word && !line.starts_with(['(', '`', '*'])
        || line.starts_with("```")
        || after_digits.starts_with(['.', ')'])
    {
        return Err("a line that does not begin with a word");
    }
    if line.contains('\n') {
        return Err("a line that does not belong to the block");
    }
    if line.contains("  ") || line.ends_with(' ') {
        return Err("a blank too many");
    }
    Ok(())
}

fn spans(words: &str) -> Result<Vec<Span>, &'static str> {
    let mut spans = Vec::new();
    let mut rest = words;
    while let Some(first) = rest.chars().next() {
        let is_mark = matches!(first, '`' | '*');
        let (inner, after) = if is_mark {
            rest[1..]
                .split_once(first)
                .ok_or("a mark without its pair")?
        } else {
            rest.split_at(rest.find(['`', '*']).unwrap_or(rest.len()))
        };
        if is_mark && (inner.is_empty() || inner.trim() != inner) {
            return Err("a mark beside a blank or another mark");
        }
        if first != '`' && inner.contains(RESERVED) {
            return Err("a character that means something else in Markdown");
        }
        spans.push(match first {
            '`' => Span::Code(inner.into()),
            '*' => Span::Emphasis(inner.into()),
            _ => Span::Plain(inner.into()),
        });
        rest = after;
    }
    Ok(spans)
}

/// Columns before prose, and before code.
const INDENT: usize = 2;
const CODE_INDENT: usize = 6;

/// A statement as text for a terminal: lines of the width that `options` say, with headings and
/// emphasis in bold if they say that there are colours. Code is not wrapped.
pub fn view(blocks: &[Block], options: &Options) -> Vec<u8> {
    let mut output = Vec::new();
    for (place, block) in blocks.iter().enumerate() {
        if place > 0 {
            output.push(b'\n');
        }
        match block {
            Block::Heading(_, title) => {
                Text::new()
                    .bold(title)
                    .write_lines(0, 0, options, &mut output);
            }
            Block::Paragraph(spans) => {
                text(spans).write_lines(INDENT, INDENT, options, &mut output);
            }
            Block::List(items) => {
                for item in items {
                    let item = Text::from("- ").then(text(item));
                    item.write_lines(INDENT, INDENT + 2, options, &mut output);
                }
            }
            Block::Code(lines) => {
                for line in lines.lines() {
                    let indent = if line.is_empty() { 0 } else { CODE_INDENT };
                    output.extend(core::iter::repeat_n(b' ', indent));
                    output.extend_from_slice(line.as_bytes());
                    output.push(b'\n');
                }
            }
        }
    }
    output
}

fn text(spans: &[Span]) -> Text {
    let add = |text: Text, span: &Span| match span {
        Span::Plain(words) => text.plain(words),
        Span::Emphasis(words) => text.bold(words),
        // The backticks stay: they show where code ends that contains blanks.
        Span::Code(words) => text.then(Text::from(alloc::format!("`{words}`")).unbroken()),
    };
    spans.iter().fold(Text::new(), add)
}
