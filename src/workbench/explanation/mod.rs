//! Explanations of games: steps that have words and a scene.
//!
//! A problem plays a case on the very types that solve it, and passes one step after the other to
//! an [`Explanation`]: the words, and the [`Scene`] if it has changed. Text for a terminal and a
//! page for a browser are two renderings of the same steps: a problem describes its game once, and
//! neither rendering knows its rules.
//!
//! Both go to the output of the scanner that reads the input, and leave in blocks: an explanation
//! of any length takes no more memory than its longest step.

pub mod grid;
pub mod options;
mod packer;
mod page;
pub mod rows;
pub mod scene;
pub mod text;

use crate::runtime::scanner::{Error, Scanner, Stream, StreamError};
use crate::runtime::solution::Solve;
use crate::workbench::error::describe;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

pub use options::{Options, Page, LEAST_WIDTH, WIDTH};
pub use scene::{Mark, Scene};
pub use text::{capitalized, counted, BOLD, MARKED, NO_BREAK, PLAIN};

/// Lines are buffered until they are this many bytes.
const BLOCK: usize = 1 << 16;

/// Columns by which words are indented further after a break.
const HANG: usize = 4;

/// How a problem explains its games.
pub struct Explainer {
    /// The rules in a few lines, and how to read an explanation.
    pub rules: &'static str,
    /// It follows as many pairs of moves as [`Options::depth`] says.
    pub has_depth: bool,
    /// Explains the cases of a stream, on the same stream.
    pub explain: fn(&mut dyn Stream, &Options) -> Result<(), Error<String>>,
}

/// Explains a case that a solution has read, and returns the answer.
pub type ExplainCase<S> = fn(
    &mut S,
    <S as Solve>::Case,
    &mut Explanation,
) -> Result<<S as Solve>::Answer, Error<<S as Solve>::InputError>>;

/// Explains the cases that `options` select; the others are read and solved, so that an error in
/// them is found.
pub fn explain_cases<S: Solve>(
    stream: &mut dyn Stream,
    options: &Options,
    explain: ExplainCase<S>,
) -> Result<(), Error<String>> {
    let mut scanner = Scanner::new(stream);
    let mut explanation = Explanation {
        scanner: &mut scanner,
        options,
        steps: None,
        number: 0,
        page_case: None,
    };
    if let Some(page) = &options.page {
        page::begin(page, &mut explanation.scanner.output);
    }
    let result = explain_selected(&mut explanation, explain)
        .map_err(|error| describe(error, S::CASE))
        .and_then(|cases| explanation.check_selected(cases));
    explanation.end(&result);
    scanner.flush()?;
    result
}

/// Explains the selected cases and returns how many cases were read.
fn explain_selected<S: Solve>(
    explanation: &mut Explanation,
    explain: ExplainCase<S>,
) -> Result<u64, Error<S::InputError>> {
    let mut solution = S::new(explanation.scanner.hash_key());
    let selected = explanation.options.case;
    loop {
        explanation.scanner.case += 1;
        let number = explanation.scanner.case;
        let Some(case) = solution.read(explanation.scanner)? else {
            return Ok(number - 1);
        };
        if selected.is_some_and(|only| only != number) {
            solution.solve(case, explanation.scanner)?;
            continue;
        }
        explanation.begin_case(&format!("{} {number}", capitalized(S::CASE)));
        let answer = explain(&mut solution, case, explanation)?;
        let mut written = Vec::new();
        solution.write(answer, number, &mut written);
        explanation.end_case(&written)?;
        if selected == Some(number) {
            return Ok(number);
        }
    }
}

/// An explanation that is being written.
pub struct Explanation<'a, 'b> {
    /// Reads the cases, where they are not read as a whole, and takes the output.
    pub scanner: &'a mut Scanner<'b>,
    /// How it is explained.
    pub options: &'a Options,
    /// How many steps of the case that is being explained have been written.
    steps: Option<u64>,
    /// The number of its last step: that in the heading of the step or, without one, of an earlier
    /// step; 0 at first.
    number: u64,
    /// The case in a page.
    page_case: Option<page::Case>,
}

impl Explanation<'_, '_> {
    /// A step with these lines of words, the first of which says what happens, and a new scene;
    /// without one, the scene stays.
    pub fn step(&mut self, words: &str, scene: Option<&mut dyn Scene>) -> Result<(), StreamError> {
        // Numbers only increase: after card 30, that of "Pile 3:" is none.
        self.number = self.number.max(text::heading_number(words).unwrap_or(0));
        if !self.options.steps.contains(&self.number) {
            return Ok(());
        }
        if self.options.page.is_some() {
            self.write_page_step(words, scene);
        } else if self.options.brief {
            let first = words.lines().next().unwrap_or_default();
            text::write_cut(first, self.options, &mut self.scanner.output);
        } else {
            self.write_text_step(words, scene)?;
        }
        self.steps = self.steps.map(|steps| steps + 1);
        flush_if_full(self.scanner)
    }

    /// A word of the input as printable characters, at most `width` of them.
    pub fn word(&self, word: &[u8], width: usize) -> String {
        let shown = self.options.printable(word);
        if shown.chars().count() <= width {
            return shown;
        }
        let ellipsis = self.options.ellipsis();
        let kept = width - ellipsis.chars().count();
        shown.chars().take(kept).collect::<String>() + ellipsis
    }

    fn begin_case(&mut self, title: &str) {
        self.steps = Some(0);
        self.number = 0;
        if self.options.page.is_some() {
            self.page_case = Some(page::Case::begin(title, &mut self.scanner.output));
            return;
        }
        if self.scanner.case > 1 && self.options.case.is_none() {
            self.scanner.output.push(b'\n');
        }
        self.write_line(&format!("{BOLD}=== {title} ==="));
    }

    fn end_case(&mut self, answer: &[u8]) -> Result<(), StreamError> {
        let is_page = self.options.page.is_some();
        if self.steps == Some(0) {
            let (from, last) = (self.options.steps.start(), self.number);
            let words = format!("There is no step {from}: the last one is {last}.");
            if is_page {
                self.write_page_step(&words, None);
            } else {
                self.write_line(&words);
            }
        }
        self.steps = None;
        let answer = self.options.printable_lines(answer);
        if let Some(case) = self.page_case.take() {
            case.end(Some(&answer), &mut self.scanner.output);
        } else {
            self.scanner.output.push(b'\n');
            self.write_line(&format!("{BOLD}Answer:"));
            self.scanner.output.extend_from_slice(answer.as_bytes());
        }
        flush_if_full(self.scanner)
    }

    /// An error if the selected case is not among those read.
    fn check_selected(&self, cases: u64) -> Result<(), Error<String>> {
        match self.options.case {
            Some(case) if case > cases => Err(Error::Input {
                place: self.scanner.place(),
                error: format!("there is no case {case}: the input ends after {cases}"),
            }),
            _ => Ok(()),
        }
    }

    /// Ends a page, the case in which an error was found first. A text says nothing: the error is
    /// printed elsewhere.
    fn end(&mut self, result: &Result<(), Error<String>>) {
        if self.options.page.is_none() {
            return;
        }
        if let Err(Error::Input { place, error }) = result {
            if self.steps.is_none() {
                self.begin_case("Error");
            }
            let (line, column) = (place.line, place.column);
            let words = format!("{MARKED}Error: {PLAIN}line {line}, column {column}: {error}");
            self.write_page_step(&words, None);
            if let Some(case) = self.page_case.take() {
                case.end(None, &mut self.scanner.output);
            }
        }
        page::end(&mut self.scanner.output);
    }

    fn write_page_step(&mut self, words: &str, scene: Option<&mut dyn Scene>) {
        let is_first = self.steps == Some(0);
        if let Some(case) = &mut self.page_case {
            case.write_step(words, scene, is_first, &mut self.scanner.output);
        }
    }

    /// Writes a step as text: the words, a heading after an empty line, and the scene.
    fn write_text_step(
        &mut self,
        words: &str,
        scene: Option<&mut dyn Scene>,
    ) -> Result<(), StreamError> {
        let options = self.options;
        let mut indent = scene::INDENT;
        if words.starts_with(BOLD) {
            self.scanner.output.push(b'\n');
            indent = 0;
        }
        for line in words.lines() {
            let output = &mut self.scanner.output;
            text::write_lines(line, indent, indent + HANG, options, output);
            indent = scene::INDENT;
        }
        let Some(scene) = scene else { return Ok(()) };
        scene.draw(options, &mut |hang, line| {
            let output = &mut self.scanner.output;
            text::write_lines(line, scene::INDENT, scene::INDENT + hang, options, output);
            flush_if_full(self.scanner)
        })
    }

    /// Writes a line of text, or several if it is too long.
    fn write_line(&mut self, line: &str) {
        text::write_lines(line, 0, 0, self.options, &mut self.scanner.output);
    }
}

/// Writes the buffered output if there is much of it.
fn flush_if_full(scanner: &mut Scanner) -> Result<(), StreamError> {
    if scanner.output.len() > BLOCK {
        scanner.flush()?;
    }
    Ok(())
}
