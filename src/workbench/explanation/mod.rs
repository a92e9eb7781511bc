//! Explanations of games: steps, each with words and a scene.
//!
//! A problem plays a case on the very types that solve it, and passes one [`Step`] after the other
//! to an [`Explanation`]. Text for a terminal and a page for a browser are two renderings of the
//! same steps: a problem describes its game once, and neither rendering knows its rules.
//!
//! Both go to the output of the scanner that reads the input, and leave in blocks: an explanation
//! of any length takes no more memory than its longest step and, for a page, the input of a case
//! and 64 KB of text.

mod packer;
mod page;
mod program;
pub mod scene;
pub mod step;
pub mod text;

use crate::runtime::message::printable;
use crate::runtime::scanner::{Error, Scanner, Stream, StreamError};
use crate::runtime::solution::{described, next_case, Case, Input, InputError, Solve};
use crate::workbench::checker::Mismatch;
use crate::workbench::json::{json, Json, Object, Raw};
use crate::workbench::report::{Line, LineMark, Report};
use crate::workbench::trace::{Place, STEP};
use std::ops::RangeInclusive;

use packer::Packer;
pub use program::{shown, ProgramTrace, Reason};
use scene::Scene;
pub use step::Step;
use step::{runs, Run};
use text::INDENT;
pub use text::{capitalized, counted, printable_lines, wrap};

/// Output is buffered until it has this many bytes.
const BLOCK: usize = 1 << 16;

/// Bytes of a page after which it shows no further step.
const PAGE: usize = 9_500_000;

/// A page does not show the input of a case that has more bytes.
const LONGEST_INPUT: usize = 1 << 20;

/// A turn shows fewer events than this.
const EVENTS_OF_TURN: usize = 1_000;

/// Columns of a line where the terminal does not say.
pub const WIDTH: usize = 80;

/// The fewest columns of a line.
pub const LEAST_WIDTH: usize = 40;

/// What is explained, and how.
#[derive(Clone, Debug)]
pub struct Options {
    /// The only case to explain, from 1.
    pub case: Option<u64>,
    /// The numbers of the steps of each case to show, whatever they decide; all that matter
    /// without it.
    pub steps: Option<RangeInclusive<u64>>,
    /// Columns of a line of text.
    pub width: usize,
    /// The page to write in place of text.
    pub page: Option<Page>,
    /// Only the events that the steps show are written, each as a line.
    pub only_events: bool,
    /// The answer to `case` that somebody has given. Text shows only the steps that decide
    /// whether it is right, and what follows under the same number; a page begins at the first.
    pub given: Option<Given>,
    /// A program that is compared with the rules. A page begins at the step that shows where it
    /// diverges; text leaves out the turns before.
    pub program: Option<ProgramTrace>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            case: None,
            steps: None,
            width: WIDTH,
            page: None,
            only_events: false,
            given: None,
            program: None,
        }
    }
}

/// What a page shows besides its cases.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// The title of the problem.
    pub title: &'static str,
    /// The rules of the game, as in the statement.
    pub rules: &'static str,
}

/// An answer to a case that somebody has given.
#[derive(Clone, Debug, Default)]
pub struct Given {
    /// Its lines, which may be printed.
    pub lines: Vec<String>,
    /// The index of the line to look at: the first one that is wrong.
    pub line: usize,
    /// What is wrong in this line; empty if nothing is.
    pub mismatch: String,
    /// No other answer than ours is right.
    pub has_one_answer: bool,
    /// Its lines beside those of the answer, as JSON.
    pub rows: Raw,
}
json!(Given: lines, line, mismatch, has_one_answer, rows);

impl Given {
    /// The answer with these lines of a report, of which the first in the output has the number
    /// `start`. The mismatch is in it.
    pub fn new<'a>(
        report: &Report,
        lines: impl Iterator<Item = &'a Line> + Clone,
        start: u64,
        mismatch: Option<&Mismatch>,
        has_one_answer: bool,
    ) -> Self {
        let of_output = lines.clone().filter(|line| line.output.is_some());
        let is_wrong = |line: &Line| !matches!(line.mark, LineMark::Right | LineMark::Unread);
        let first = match mismatch {
            Some(mismatch) => mismatch.line.saturating_sub(start) as usize,
            None => of_output.clone().position(is_wrong).unwrap_or(0),
        };
        let mut shown: Vec<String> = of_output
            .filter_map(|line| {
                // Whitespace that does not count is not shown.
                let [answer, output] = report.shown(line);
                if line.mark == LineMark::Right {
                    answer.or(output)
                } else {
                    output
                }
            })
            .collect();
        if first >= shown.len() {
            shown.push("(missing)".into());
        }
        let rows: Vec<(&Report, &Line)> = lines.map(|line| (report, line)).collect();
        Given {
            line: first.min(shown.len() - 1),
            lines: shown,
            mismatch: mismatch.map_or_else(String::new, Mismatch::message),
            has_one_answer,
            rows: Raw(rows.text()),
        }
    }

    /// The number that ends the line, if one does.
    pub fn last_number(&self) -> Option<u64> {
        let (_, number) = self.lines.get(self.line)?.rsplit_once(' ')?;
        number.parse().ok()
    }
}

/// The answer to a case that has been explained.
pub type Explained<S> = Result<<S as Solve>::Answer, Error<InputError<S>>>;

/// Explains a case step by step, and returns the answer.
pub type Explain<S> = fn(&mut S, &Case<S>, &mut Explanation) -> Explained<S>;

/// Explains the cases that `options` select; the others are read and solved, so that an error in
/// them is found.
///
/// Returns the step that shows where the program of the options diverges, if one does. `unit` is
/// what the turns of the game are called, such as "move"; empty if it has none.
pub fn explain_cases<S: Solve>(
    stream: &mut dyn Stream,
    options: &Options,
    explain: Explain<S>,
    unit: &'static str,
) -> Result<Option<Reason>, Error<String>> {
    let mut scanner = Scanner::new(stream);
    let mut explanation = Explanation {
        scanner: &mut scanner,
        options,
        unit,
        title: String::new(),
        steps: None,
        events: 0,
        turn: Vec::new(),
        diverging_turn: None,
        diverging_step: None,
        reason: None,
        last: Step::default(),
        drawn: String::new(),
        decided: None,
        is_cut: false,
        packer: Packer::new(),
        written: 0,
        input: Vec::new(),
    };
    if let Some(Page { title, rules }) = options.page {
        page::begin(title, rules, &mut explanation.scanner.output);
    }
    let result = explain_selected(&mut explanation, explain)
        .map_err(described::<S::Input>)
        .and_then(|cases| explanation.check_selected(cases));
    explanation.end(&result)?;
    let reason = explanation.reason.take();
    scanner.flush()?;
    result.map(|()| reason)
}

/// Explains the selected cases and returns how many cases were read.
fn explain_selected<S: Solve>(
    explanation: &mut Explanation,
    explain: Explain<S>,
) -> Result<u64, Error<InputError<S>>> {
    let mut solution = S::new(explanation.scanner.hash_key());
    let selected = explanation.options.case;
    let mut number = 0;
    while let Some(case) = next_case::<S::Input>(explanation.scanner)? {
        number += 1;
        if selected.is_some_and(|only| only != number) {
            let solved = solution.solve(&case);
            solved.map_err(|error| explanation.scanner.bad_case(error))?;
            continue;
        }
        if explanation.is_full() {
            explanation.begin_case("Not shown");
            explanation.notice(runs!(plain
                "This page is full, and shows no case from {number} on. With `--case {number}` it \
                 shows that one alone."))?;
            explanation.end_case(None)?;
            return Ok(number);
        }
        explanation.begin_case(&format!("{} {number}", capitalized(S::Input::CASE)));
        if explanation.options.page.is_some() {
            explanation.input.clear();
            S::Input::write(&case, &mut explanation.input);
        }
        let answer = explain(&mut solution, &case, explanation)?;
        let mut written = Vec::new();
        S::write(&case, &answer, number, &mut written);
        explanation.end_case(Some(&printable_lines(&written)))?;
        if selected == Some(number) {
            break;
        }
    }
    Ok(number)
}

/// An explanation that is being written.
pub struct Explanation<'a, 'b> {
    /// Has read the case, and takes the output.
    scanner: &'a mut Scanner<'b>,
    /// How it is explained.
    pub options: &'a Options,
    /// What the turns of the game are called.
    unit: &'static str,
    /// The case that is being explained: "Game 2".
    title: String,
    /// How many steps of the case that is being explained have been written.
    steps: Option<u64>,
    /// The number of events that the steps of the case have shown.
    events: usize,
    /// The steps of the turn that are held back: it may be the one in which the program diverges.
    turn: Vec<Step>,
    /// The number of the turn in which the program diverges, once a step has shown it.
    diverging_turn: Option<u64>,
    /// The index among the written steps of the case of that step.
    diverging_step: Option<u64>,
    /// What that step says.
    reason: Option<Reason>,
    /// The last step, written or not; its words are gone once it has been written.
    last: Step,
    /// What was drawn last.
    drawn: String,
    /// The number of the last step that has shown whether the given answer is right.
    decided: Option<u64>,
    /// No more steps of the case are shown.
    is_cut: bool,
    /// Packs the case in a page.
    packer: Packer,
    /// How many bytes have been written.
    written: usize,
    /// The case as it is written in an input, for a page.
    input: Vec<u8>,
}

impl Explanation<'_, '_> {
    /// The next step.
    pub fn step(&mut self, step: Step) -> Result<(), StreamError> {
        if step.decides {
            self.decided = Some(step.number);
        }
        if self.options.only_events {
            for line in step.lines {
                self.write(&format!("{STEP}{line}\n"));
            }
            return self.release();
        }
        let begins_turn = step.number > self.last.number;
        let events_before = self.events;
        self.events += step.lines.len();
        let Some(place) = self.awaited() else {
            return self.write_if_wanted(step, !begins_turn);
        };
        let is_reached = self.events > place.event;
        let is_first = begins_turn && place.event == events_before;
        if is_reached && is_first && place.is_other_kind() && !self.turn.is_empty() {
            // The program errs in the turn before: the rules go on where it does something else.
            self.diverge(true)?;
            return self.write_if_wanted(step, false);
        }
        if begins_turn {
            self.pass_turn()?;
        }
        self.last.number = step.number;
        self.turn.push(step);
        if is_reached {
            self.diverge(false)?;
        }
        Ok(())
    }

    /// Returns where the program diverges in this case, until a step has shown it.
    pub fn awaited(&self) -> Option<&Place> {
        let program = self.options.program.as_ref()?;
        let place = program.place(self.scanner.case)?;
        self.diverging_turn.is_none().then_some(place)
    }

    /// Returns true if the program does something else right after this step, where the rules go on.
    pub fn diverges_after(&self, step: &Step) -> bool {
        let events = self.events + step.lines.len();
        let place = self.awaited();
        place.is_some_and(|place| place.event == events && place.is_other_kind())
    }

    /// Returns the scene of a step with this number, or none, without drawing it, if no such step
    /// is shown. The last step of a case needs its scene anyway: a notice may repeat it.
    pub fn scene(&self, number: impl Into<u64>, draw: impl FnOnce() -> Scene) -> Scene {
        if self.leaves_out(number.into()) {
            return Scene::None;
        }
        draw()
    }

    /// Returns true if it is certain that no step with this number is shown.
    fn leaves_out(&self, number: u64) -> bool {
        let range = self.options.steps.as_ref();
        let is_outside = range.is_some_and(|range| !range.contains(&number));
        if is_outside || self.is_cut || self.options.only_events {
            return true;
        }
        // Text leaves out the turns before the one in which the program diverges.
        let is_early = |place: &Place| self.events + EVENTS_OF_TURN < place.event;
        let shows_early = self.shows_all() || self.options.given.is_some();
        !shows_early && self.awaited().is_some_and(is_early)
    }

    /// Writes what is wanted of the turn whose steps are held back, in which the program does not
    /// diverge.
    fn pass_turn(&mut self) -> Result<(), StreamError> {
        for (index, step) in std::mem::take(&mut self.turn).into_iter().enumerate() {
            if self.shows_all() || self.decided == Some(step.number) {
                self.write_if_wanted(step, index > 0)?;
            } else {
                self.last = step;
            }
        }
        Ok(())
    }

    /// Writes the turn whose steps are held back: the last of them shows where the program diverges,
    /// perhaps because the turn is over by the rules.
    fn diverge(&mut self, is_over: bool) -> Result<(), StreamError> {
        let turn = std::mem::take(&mut self.turn);
        let Some(last) = turn.last() else {
            return Ok(());
        };
        self.diverging_turn = Some(last.number);
        let turn_name = match (last.number, self.unit, self.case()) {
            (0, ..) | (_, "", _) => self.title.clone(),
            (number, unit, 1) => format!("{} {number}", capitalized(unit)),
            (number, unit, _) => {
                let title = self.title.to_lowercase();
                format!("{} {number} of {title}", capitalized(unit))
            }
        };
        self.reason = Some(Reason {
            turn: turn_name,
            is_over,
            sentences: last.reason(),
        });
        self.describe_program();
        for (index, step) in turn.into_iter().enumerate() {
            self.write_if_wanted(step, index > 0)?;
        }
        self.diverging_step = self.steps.and_then(|steps| steps.checked_sub(1));
        Ok(())
    }

    /// Says in a text what is known of the program.
    fn describe_program(&mut self) {
        let Some(program) = self
            .options
            .program
            .as_ref()
            .filter(|_| self.options.page.is_none())
        else {
            return;
        };
        let words = text::paragraph(
            &program.paragraph(self.reason.as_ref()),
            0,
            self.options.width,
        );
        self.write(&format!("\n{words}"));
    }

    /// Returns true if all steps are shown, whatever they decide.
    fn shows_all(&self) -> bool {
        self.options.page.is_some() || self.options.steps.is_some()
    }

    /// Writes a step if it is wanted and there is room for it. It may go on with the turn of the step
    /// before.
    fn write_if_wanted(&mut self, step: Step, goes_on: bool) -> Result<(), StreamError> {
        let number = step.number;
        self.last = step;
        let range = self.options.steps.as_ref();
        if self.is_cut || range.is_some_and(|range| !range.contains(&number)) {
            return Ok(());
        }
        if self.is_full() {
            return self.cut(format!(
                "This page is full. With `--from {number}` it shows the steps from here on."
            ));
        }
        let is_decided = [self.decided, self.diverging_turn].contains(&Some(number));
        if self.shows_all() || self.options.given.is_none() || is_decided {
            self.write_step(goes_on)?;
        }
        Ok(())
    }

    /// There is no answer to the case, for this reason.
    pub fn bad_case<E>(&mut self, error: E) -> Error<E> {
        self.scanner.bad_case(error)
    }

    /// Ends the steps of a case early, and says why.
    pub fn cut(&mut self, notice: String) -> Result<(), StreamError> {
        self.is_cut = true;
        self.notice(runs!(strong "{notice}"))
    }

    /// Returns the number of the case that is being explained, from 1.
    pub fn case(&self) -> usize {
        self.scanner.case as usize
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
        self.options.page.is_some() && self.written + self.scanner.output.len() > PAGE
    }

    fn begin_case(&mut self, title: &str) {
        self.steps = Some(0);
        self.title = title.into();
        self.last = Step::default();
        self.drawn.clear();
        (self.is_cut, self.decided, self.events) = (false, None, 0);
        (self.diverging_turn, self.diverging_step) = (None, None);
        if self.options.only_events {
            return;
        }
        if self.options.page.is_some() {
            self.packer.begin();
            page::begin_case(title, &mut self.scanner.output);
            self.packer.pack(b"{\"steps\":[", &mut self.scanner.output);
        } else {
            if self.scanner.case > 1 && self.options.case.is_none() {
                self.write("\n");
            }
            self.write(&format!("=== {title} ===\n"));
            let program = self.options.program.as_ref();
            if program.is_some_and(|program| program.place(self.scanner.case).is_none()) {
                self.describe_program();
            }
        }
    }

    /// Ends a case, with its answer where that is known.
    fn end_case(&mut self, answer: Option<&str>) -> Result<(), StreamError> {
        if self.options.only_events {
            return self.release();
        }
        if self.awaited().is_some() {
            // The last step shows that the game is over.
            self.diverge(false)?;
        }
        let given = &self.options.given;
        if !self.shows_all() && given.is_some() && self.decided.is_none() && answer.is_some() {
            // The end decides.
            self.write_step(false)?;
        }
        if let (Some(0), Some(range)) = (self.steps, &self.options.steps) {
            let (from, last) = (range.start(), self.last.number);
            self.notice(runs!(plain "There is no step {from}: the last one is {last}."))?;
        }
        self.steps = None;
        if self.options.page.is_some() {
            let input = std::mem::take(&mut self.input);
            let shown = Some(input.trim_ascii_end()).filter(|text| text.len() <= LONGEST_INPUT);
            let input = printable_lines(shown.unwrap_or_default());
            let mut rest = Vec::from(b"\n],\"case\":");
            let program = self.options.program.as_ref();
            let words = program.map(|program| vec![program.paragraph(self.reason.as_ref())]);
            let fields: [(&str, &dyn Json); 2] =
                [("step", &self.diverging_step), ("words", &words)];
            let divergence = Object(&fields);
            Object(&[
                ("answer", &answer),
                ("input", &input),
                ("given", given),
                ("divergence", &divergence),
            ])
            .write(&mut rest);
            rest.push(b'}');
            self.packer.pack(&rest, &mut self.scanner.output);
            self.scanner.output.extend_from_slice(page::END_OF_CASE);
            return self.release();
        }
        if let Some(given) = given {
            self.write(&format!("\nYour answer:\n{}\n", given.lines.join("\n")));
            if !given.mismatch.is_empty() {
                let line = given.line + 1;
                self.write(&format!("(line {line}: {})\n", given.mismatch));
            }
        }
        if let Some(answer) = answer {
            let heading = match given {
                None => "Answer",
                Some(given) if given.has_one_answer => "Right answer",
                Some(_) => "A right answer",
            };
            self.write(&format!("\n{heading}:\n{answer}"));
        }
        self.release()
    }

    /// An error if the selected case is not among those read.
    fn check_selected(&mut self, cases: u64) -> Result<(), Error<String>> {
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
            self.notice(runs!(del "Error:"; plain " line {line}, column {column}: {error}"))?;
            self.end_case(None)?;
        }
        self.scanner.output.extend_from_slice(page::END);
        Ok(())
    }

    /// A step that shows what the last one shows, and says something about the explanation.
    fn notice(&mut self, words: impl IntoIterator<Item = Run>) -> Result<(), StreamError> {
        let scene = std::mem::take(&mut self.last.scene);
        self.last = Step::new(self.last.number, words, scene);
        self.write_step(false)
    }

    /// Writes the last step, which may go on with the number of the step before.
    fn write_step(&mut self, goes_on: bool) -> Result<(), StreamError> {
        let is_first = self.steps == Some(0);
        self.steps = self.steps.map(|steps| steps + 1);
        if self.options.page.is_some() {
            let mut step = Vec::from(if is_first { "\n" } else { ",\n" });
            self.last.write(&mut step);
            self.packer.pack(&step, &mut self.scanner.output);
            return self.release();
        }
        let width = self.options.width;
        let drawn = text::draw(&self.last.scene, is_first, width);
        let is_same = drawn.is_empty() || drawn == self.drawn;
        // What is said about an unchanged scene continues what was said before.
        let mut indent = INDENT;
        if is_first || !goes_on || !is_same {
            self.write("\n");
            indent = 0;
        }
        for paragraph in std::mem::take(&mut self.last.words) {
            self.write(&text::paragraph(&paragraph, indent, width));
            indent = INDENT;
        }
        if !is_same {
            self.write(&drawn);
            self.drawn = drawn;
        }
        self.release()
    }

    fn write(&mut self, text: &str) {
        self.scanner.output.extend_from_slice(text.as_bytes());
    }

    /// Writes the output if there is much of it.
    fn release(&mut self) -> Result<(), StreamError> {
        if self.scanner.output.len() > BLOCK {
            self.written += self.scanner.output.len();
            self.scanner.flush()?;
        }
        Ok(())
    }
}
