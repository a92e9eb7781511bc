//! Explanations of games: steps that have words and a scene.
//!
//! A problem plays a case on the very types that solve it, and passes one step after the other to
//! an [`Explanation`]: the words, and the [`Scene`] if it has changed. Text for a terminal and a
//! page for a browser are two renderings of the same steps: a problem describes its game once, and
//! neither rendering knows its rules.
//!
//! Both go to the output of the scanner that reads the input, and leave in blocks: an explanation
//! of any length takes no more memory than its longest step and, for a page, the input of a case
//! and 64 KB of text.

pub mod grid;
mod input;
pub mod options;
mod packer;
mod page;
pub mod rows;
pub mod scene;
pub mod text;

use crate::runtime::message::printable;
use crate::runtime::scanner::{Error, Scanner, Stream, StreamError};
use crate::runtime::solution::Solve;
use crate::workbench::error::describe;
use alloc::collections::VecDeque;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use input::{Recorder, Recording};
pub use options::{Options, Page, LEAST_WIDTH, WIDTH};
use packer::Packer;
pub use scene::{Mark, Scene};
pub use text::{capitalized, counted, printable_lines, BOLD, MARKED, NO_BREAK, PLAIN};

/// Lines are buffered until they are this many bytes.
const BLOCK: usize = 1 << 16;

/// Bytes of a page for text that a browser without scripts shows in place of steps.
const TEXT: usize = 1 << 16;

/// Bytes of a page after which it shows no further step.
const PAGE: usize = 9_500_000;

/// Columns by which words are indented further after a break.
const HANG: usize = 4;

/// How a problem explains its games.
pub struct Explainer {
    /// How to read an explanation as text.
    pub as_text: &'static str,
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
    let recording = Recording::default();
    recording
        .text
        .replace(options.page.map(|_| VecDeque::new()));
    let mut recorder = Recorder {
        stream,
        recording: &recording,
    };
    let mut scanner = Scanner::new(&mut recorder);
    let mut explanation = Explanation {
        recording: &recording,
        scanner: &mut scanner,
        options,
        steps: None,
        number: 0,
        is_cut: false,
        packer: Packer::new(),
        text: Vec::new(),
        text_left: TEXT,
    };
    if let Some(page) = &options.page {
        page::begin(page, &mut explanation.scanner.output);
    }
    let result = explain_selected(&mut explanation, explain)
        .map_err(|error| describe(error, S::CASE))
        .and_then(|cases| explanation.check_selected(cases));
    explanation.end(&result)?;
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
            explanation.take_input();
            continue;
        }
        if explanation.is_full_before_case()? {
            return Ok(number);
        }
        explanation.begin_case(&format!("{} {number}", capitalized(S::CASE)));
        let answer = explain(&mut solution, case, explanation)?;
        let mut written = Vec::new();
        solution.write(answer, number, &mut written);
        let input = explanation.take_input();
        explanation.end_case(Some(&written), input)?;
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
    /// The number of its last step.
    number: u64,
    /// The page is full, and shows no more of its steps.
    is_cut: bool,
    /// Packs the case in a page.
    packer: Packer,
    /// Text that has not been released: in a page all of a case.
    text: Vec<u8>,
    /// What is left of [`TEXT`].
    text_left: usize,
    /// The input, of which a page has the cases.
    recording: &'a Recording,
}

impl Explanation<'_, '_> {
    /// A step of move, card, round or choice `number`, 0 before the first, with these lines of
    /// words, the first of which says what happens, and a new scene; without one, the scene stays.
    pub fn step(
        &mut self,
        number: u64,
        words: &str,
        scene: Option<&mut dyn Scene>,
    ) -> Result<(), StreamError> {
        self.number = number;
        if self.is_cut || !self.options.steps.contains(&number) {
            return Ok(());
        }
        if self.is_full() {
            self.is_cut = true;
            let notice = format!(
                "{BOLD}This page is full.{PLAIN} With `--from {number}` it shows the steps from \
                 here on."
            );
            return self.write_step(&notice, None, true);
        }
        let has_text = self.options.page.is_none() || self.text.len() < self.text_left;
        self.write_step(words, scene, has_text)
    }

    /// A word of the input as printable characters, at most `width` of them.
    pub fn word(&self, word: &[u8], width: usize) -> String {
        let shown = printable(word);
        if shown.chars().count() <= width {
            return shown;
        }
        shown.chars().take(width - 1).collect::<String>() + "\u{2026}"
    }

    /// Whether a page has no place for more.
    fn is_full(&self) -> bool {
        let length = self.recording.written.get() + self.scanner.output.len();
        self.options.page.is_some() && length > PAGE
    }

    /// Whether a page has no place for the next case. It says so.
    fn is_full_before_case(&mut self) -> Result<bool, StreamError> {
        if !self.is_full() {
            return Ok(false);
        }
        let number = self.scanner.case;
        let notice = format!(
            "This page is full, and shows no case from {number} on. With `--case {number}` it \
             shows that one alone."
        );
        self.begin_case("Not shown");
        self.write_step(&notice, None, true)?;
        self.end_case(None, None)?;
        Ok(true)
    }

    fn begin_case(&mut self, title: &str) {
        self.steps = Some(0);
        self.number = 0;
        self.is_cut = false;
        if self.options.page.is_some() {
            self.packer = Packer::new();
            page::begin_case(title, &mut self.scanner.output);
        } else if self.scanner.case > 1 && self.options.case.is_none() {
            self.text.push(b'\n');
        }
        self.write_line(&format!("{BOLD}=== {title} ==="));
    }

    /// The input of the case that has just been read, for a page.
    fn take_input(&self) -> Option<String> {
        let page = self.options.page?;
        self.recording.take_case(self.scanner, page.framing)
    }

    /// Ends a case, with its answer and its input where these are known.
    fn end_case(
        &mut self,
        answer: Option<&[u8]>,
        input: Option<String>,
    ) -> Result<(), StreamError> {
        if self.steps == Some(0) {
            let (from, last) = (self.options.steps.start(), self.number);
            let notice = format!("There is no step {from}: the last one is {last}.");
            self.write_step(&notice, None, true)?;
        }
        self.steps = None;
        let answer = answer.map(printable_lines);
        if let Some(answer) = &answer {
            self.text.push(b'\n');
            self.write_line(&format!("{BOLD}Answer:"));
            self.text.extend_from_slice(answer.as_bytes());
        }
        if self.options.page.is_some() {
            let text = core::mem::take(&mut self.text);
            self.text_left = self.text_left.saturating_sub(text.len());
            self.scanner.output.extend_from_slice(page::END_OF_STEPS);
            for (key, value) in [("answer", &answer), ("input", &input)] {
                if let Some(value) = value {
                    page::write_value(key, value, &mut self.scanner.output);
                    self.release()?;
                }
            }
            page::end_case(&text, &mut self.scanner.output);
        }
        self.release()
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
    fn end(&mut self, result: &Result<(), Error<String>>) -> Result<(), StreamError> {
        if self.options.page.is_none() {
            return Ok(());
        }
        if let Err(Error::Input { place, error }) = result {
            if self.steps.is_none() {
                self.begin_case("Error");
            }
            let (line, column) = (place.line, place.column);
            let notice = format!("{MARKED}Error: {PLAIN}line {line}, column {column}: {error}");
            self.write_step(&notice, None, true)?;
            self.end_case(None, None)?;
        }
        self.scanner.output.extend_from_slice(page::END);
        Ok(())
    }

    /// Writes a step to the page if there is one, and, if it `has_text`, as text.
    fn write_step(
        &mut self,
        words: &str,
        mut scene: Option<&mut dyn Scene>,
        has_text: bool,
    ) -> Result<(), StreamError> {
        if self.options.page.is_some() {
            let mut changes = Vec::new();
            if let Some(scene) = &mut scene {
                scene.write_changes(&mut changes);
            }
            let step = page::step(words, &changes, self.steps == Some(0));
            self.packer.pack(&step, &mut self.scanner.output);
        }
        if has_text {
            self.write_text(words, scene)?;
        }
        self.steps = self.steps.map(|steps| steps + 1);
        self.release()
    }

    /// Writes a step as text: the words, a heading after an empty line, and the scene.
    fn write_text(
        &mut self,
        words: &str,
        scene: Option<&mut dyn Scene>,
    ) -> Result<(), StreamError> {
        let options = self.options;
        let mut indent = scene::INDENT;
        if words.starts_with(BOLD) {
            self.text.push(b'\n');
            indent = 0;
        }
        for line in words.lines() {
            text::write_lines(line, indent, indent + HANG, options, &mut self.text);
            indent = scene::INDENT;
        }
        let Some(scene) = scene else { return Ok(()) };
        scene.draw(options, &mut |hang, line| {
            let hang = scene::INDENT + hang;
            text::write_lines(line, scene::INDENT, hang, options, &mut self.text);
            self.release()
        })
    }

    /// Writes a line of text, or several if it is too long.
    fn write_line(&mut self, line: &str) {
        text::write_lines(line, 0, 0, self.options, &mut self.text);
    }

    /// Releases text to the output, unless it has to wait for the end of a case in a page. Writes
    /// the output if there is much of it.
    fn release(&mut self) -> Result<(), StreamError> {
        if self.options.page.is_none() {
            self.scanner.output.append(&mut self.text);
        }
        if self.scanner.output.len() > BLOCK {
            self.scanner.flush()?;
        }
        Ok(())
    }
}
