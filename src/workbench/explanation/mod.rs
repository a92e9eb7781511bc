//! Explanations of games: steps that have words and a scene.
//!
//! A problem plays a case on the very types that solve it, and passes one step after the other to
//! an [`Explanation`]: the words, and the [`Scene`] if it has changed. Text for a terminal and a
//! page for a browser are two renderings of the same steps: a problem describes its game once, and
//! neither rendering knows its rules.
//!
//! Both go to the output of the scanner that reads the input, and leave in blocks: an explanation
//! of any length takes no more memory than its longest step.

pub mod bracket;
pub mod grid;
pub mod options;
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
pub use text::{capitalized, counted, Look, Text};

/// Lines are buffered until they are this many bytes.
const BLOCK: usize = 1 << 16;

/// How a problem explains its games.
pub struct Explainer {
    /// The rules in a few lines, and how to read an explanation.
    pub rules: &'static str,
    /// It follows as many pairs of moves as [`Options::depth`] says.
    pub has_depth: bool,
    /// Explains the cases of a stream, on the same stream.
    pub explain: fn(&mut dyn Stream, &Options) -> Result<(), Error<String>>,
}

/// Explains the cases that `options` select; the others are read and solved, so that an error in
/// them is found. `explain` explains one and returns its answer.
pub fn explain_cases<S: Solve>(
    stream: &mut dyn Stream,
    options: &Options,
    explain: impl FnMut(&mut S, S::Case, &mut Explanation) -> Result<S::Answer, Error<S::InputError>>,
) -> Result<(), Error<String>> {
    let mut scanner = Scanner::new(stream);
    let mut explanation = Explanation {
        scanner: &mut scanner,
        options,
        case: S::CASE,
        steps: None,
        number: 0,
    };
    explanation.begin();
    let result = explain_selected(&mut explanation, explain);
    let result = match result.map_err(|error| describe(error, S::CASE)) {
        Ok(cases) => explanation.check_selected(cases),
        Err(error) => Err(error),
    };
    explanation.end(&result);
    scanner.flush()?;
    result
}

/// Explains the selected cases and returns how many cases were read.
fn explain_selected<S: Solve>(
    explanation: &mut Explanation,
    mut explain: impl FnMut(
        &mut S,
        S::Case,
        &mut Explanation,
    ) -> Result<S::Answer, Error<S::InputError>>,
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
        explanation.begin_case();
        let answer = explain(&mut solution, case, explanation)?;
        let mut written = Vec::new();
        solution.write(answer, number, &mut written);
        explanation.end_case(&written);
        explanation.flush_if_full()?;
        if selected == Some(number) {
            return Ok(number);
        }
    }
}

/// An explanation that is being written.
pub struct Explanation<'a, 'b> {
    /// Reads the cases, where they are not read as a whole, and takes the output.
    pub scanner: &'a mut Scanner<'b>,
    options: &'a Options,
    /// What a case is called.
    case: &'static str,
    /// How many steps of the case that is being explained have been written.
    steps: Option<u64>,
    /// The number of its last step: that in the heading of the step or, without one, of an earlier
    /// step; 0 at first.
    number: u64,
}

impl Explanation<'_, '_> {
    /// A step with these lines of words, the first of which says what happens, and a new scene;
    /// without one, the scene stays.
    pub fn step(
        &mut self,
        words: &[Text],
        scene: Option<&mut dyn Scene>,
    ) -> Result<(), StreamError> {
        // Numbers only increase: after card 30, that of "Pile 3:" is none.
        let number = words.first().and_then(Text::number).unwrap_or(0);
        self.number = self.number.max(number);
        if !self.options.steps.contains(&self.number) {
            return Ok(());
        }
        let written = self.steps.unwrap_or(0);
        self.steps = Some(written + 1);
        if self.options.page.is_some() {
            page::write_step(words, scene, written == 0, &mut self.scanner.output);
        } else if self.options.brief {
            let first = words.first().cloned().unwrap_or_default();
            first.write_cut(self.options, &mut self.scanner.output);
        } else {
            self.write_step(words, scene)?;
        }
        self.flush_if_full()
    }

    /// How many pairs of moves are followed.
    pub fn depth(&self) -> u32 {
        self.options.depth
    }

    /// `drawn`, or `ascii` if only ASCII is wanted.
    pub fn choose<T>(&self, drawn: T, ascii: T) -> T {
        self.options.choose(drawn, ascii)
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

    fn begin(&mut self) {
        if let Some(page) = &self.options.page {
            page::begin(page, &mut self.scanner.output);
        }
    }

    fn begin_case(&mut self) {
        self.steps = Some(0);
        self.number = 0;
        let number = self.scanner.case;
        let title = format!("{} {number}", capitalized(self.case));
        let output = &mut self.scanner.output;
        if self.options.page.is_some() {
            page::begin_case(&title, output);
            return;
        }
        if number > 1 && self.options.case.is_none() {
            output.push(b'\n');
        }
        let title = Text::new().bold(format!("=== {title} ==="));
        title.write_lines(0, 0, self.options, output);
    }

    fn end_case(&mut self, answer: &[u8]) {
        if self.steps.take() == Some(0) {
            let (from, last) = (self.options.steps.start(), self.number);
            let words = format!("There is no step {from}: the last one is {last}.");
            let words = Text::from(words);
            match self.options.page {
                Some(_) => page::write_step(&[words], None, true, &mut self.scanner.output),
                None => words.write_lines(0, 0, self.options, &mut self.scanner.output),
            }
        }
        let output = &mut self.scanner.output;
        let answer = self.options.printable_lines(answer);
        if self.options.page.is_some() {
            page::end_case(Some(&answer), output);
            return;
        }
        output.push(b'\n');
        let heading = Text::new().bold("Answer:");
        heading.write_lines(0, 0, self.options, output);
        output.extend_from_slice(answer.as_bytes());
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
                page::begin_case("Error", &mut self.scanner.output);
            }
            let is_first = self.steps.is_none_or(|written| written == 0);
            let message = format!("line {}, column {}: {error}", place.line, place.column);
            let words = Text::new().marked("Error: ").plain(message);
            page::write_step(&[words], None, is_first, &mut self.scanner.output);
            page::end_case(None, &mut self.scanner.output);
        }
        page::end(&mut self.scanner.output);
    }

    /// Writes a step as text: the words, a heading after an empty line, and the scene.
    fn write_step(
        &mut self,
        words: &[Text],
        scene: Option<&mut dyn Scene>,
    ) -> Result<(), StreamError> {
        let options = self.options;
        let output = &mut self.scanner.output;
        for (place, text) in words.iter().enumerate() {
            let is_heading = place == 0 && text.begins_bold();
            if is_heading {
                output.push(b'\n');
            }
            let indent = if is_heading { 0 } else { scene::INDENT };
            text.write_lines(indent, indent + HANG, options, output);
        }
        let Some(scene) = scene else { return Ok(()) };
        scene.draw(options, &mut |hang, text| {
            let indent = scene::INDENT;
            text.write_lines(indent, indent + hang, options, &mut self.scanner.output);
            flush_if_full(self.scanner)
        })
    }

    /// Writes the buffered output if there is much of it.
    fn flush_if_full(&mut self) -> Result<(), StreamError> {
        flush_if_full(self.scanner)
    }
}

/// Columns by which words are indented further after a break.
const HANG: usize = 4;

fn flush_if_full(scanner: &mut Scanner) -> Result<(), StreamError> {
    if scanner.output.len() > BLOCK {
        scanner.flush()?;
    }
    Ok(())
}
