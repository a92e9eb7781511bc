//! Explanations of games: steps, each with words and a scene.
//!
//! A problem plays a case and adds each [`Step`] to an [`Explanation`]. The explanation writes the
//! step immediately: as text for a terminal, or as JSON for a page. Both show the same steps, and
//! the code that writes them does not depend on the game.
//!
//! The explanation is written to the output buffer of the scanner that reads the input. The buffer
//! is flushed in blocks. Memory holds only a block, a step, and the state of a case.

mod diagnosis;
mod output;
mod page;
pub mod scene;
pub mod step;
mod text;

use crate::runtime::scanner::{Error, Scanner, Stream, StreamError};
use crate::runtime::solution::{bad_case, next_case, with_message, Case, Input, InputError, Solve};
use crate::workbench::entry::Entry;
use crate::workbench::json::{Json, Object};
use crate::workbench::memory::BLOCK_SIZE;
use crate::workbench::text::{capitalized, printable_lines};
use crate::workbench::trace::{CASE, STEP};
use std::ops::RangeInclusive;

pub use diagnosis::{rows_text, Causes, Clue, Diagnosis, Fit, Headline, HeadlineRow};
pub use output::{CaseOutput, WrongLine};
use scene::{Scene, Stage};
use step::runs;
pub use step::{Opening, Step};
use text::INDENT;

/// The number of bytes of JSON after which further steps are left out. A page stays below 10 MB.
const MAX_JSON: usize = 9_500_000;

/// The maximum number of bytes of a case's input in JSON. A longer input is left out.
const MAX_INPUT: usize = 1 << 20;

/// The options of an explanation.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The number of the only case to explain; `None` for all cases. The first case is 1.
    pub case: Option<u64>,
    /// The [numbers](Step::number) of the steps to show in each case; `None` for all steps.
    pub steps: Option<RangeInclusive<u64>>,
    pub format: Format,
    /// The diagnosis of a program. It decides at which step the explanation opens. Text has only
    /// the turn of this step, unless `steps` selects others.
    pub diagnosis: Diagnosis,
}

/// The format of an explanation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// Text for a terminal.
    #[default]
    Text,
    /// The events of the steps, as lines that a program can print.
    Events,
    /// Lines of JSON: an object for the problem, then an object for each case.
    Json,
    /// A page for a browser, which contains the lines of JSON.
    Page,
}

/// Explains a case step by step, and returns the answer. It knows only the rules: neither an output
/// nor a program.
pub type Explain<S> =
    fn(&mut S, &Case<S>, &mut Explanation) -> Result<<S as Solve>::Answer, InputError<S>>;

/// Explains the cases that `options` select. Earlier cases are only read. Returns the headline of
/// the last case explained.
pub fn explain_cases<S: Solve>(
    stream: &mut dyn Stream,
    options: &Options,
    explain: Explain<S>,
    entry: &'static Entry,
) -> Result<Option<Headline>, Error<String>> {
    let mut scanner = Scanner::new(stream);
    let mut explanation = Explanation {
        scanner: &mut scanner,
        options,
        entry,
        flushed_bytes: 0,
        result: Ok(()),
        case: CaseState::default(),
    };
    explanation.begin();
    let result = explain_selected(&mut explanation, explain)
        .map_err(with_message::<S::Input>)
        .and_then(|case_count| explanation.check_selected(case_count));
    explanation.end(&result)?;
    let headline = explanation.headline();
    scanner.flush()?;
    result.map(|()| headline)
}

/// Explains the selected cases, and returns the number of cases read.
fn explain_selected<S: Solve>(
    explanation: &mut Explanation,
    explain: Explain<S>,
) -> Result<u64, Error<InputError<S>>> {
    let mut solution = S::new(explanation.scanner.hash_key());
    let selected = explanation.options.case;
    let mut number = 0;
    while let Some(case) = next_case::<S::Input>(explanation.scanner)? {
        number += 1;
        if selected.is_some_and(|selected| selected != number) {
            continue;
        }
        if explanation.is_full() {
            explanation.begin_case("Not shown");
            explanation.write_notice(&format!(
                "This page is full, and shows no case from {number} on. With `--case {number}` it \
                 shows that one alone."
            ))?;
            explanation.end_case(None)?;
            return Ok(number);
        }
        explanation.begin_case(&format!("{} {number}", capitalized(S::Input::CASE)));
        if explanation.is_json() {
            S::Input::write(&case, &mut explanation.case.input);
        }
        let answer = explain(&mut solution, &case, explanation);
        std::mem::replace(&mut explanation.result, Ok(()))?;
        let answer = answer.map_err(|error| bad_case::<S::Input>(explanation.scanner, error))?;
        let mut answer_text = Vec::new();
        S::write(&case, &answer, number, &mut answer_text);
        explanation.end_case(Some(&printable_lines(&answer_text)))?;
        if selected == Some(number) {
            break;
        }
    }
    Ok(number)
}

/// An explanation that is being written.
pub struct Explanation<'a, 'b> {
    /// The scanner that reads the input and buffers the output.
    scanner: &'a mut Scanner<'b>,
    options: &'a Options,
    entry: &'static Entry,
    /// The number of bytes of output that were flushed.
    flushed_bytes: usize,
    /// The first error in writing a step.
    result: Result<(), StreamError>,
    case: CaseState,
}

/// The state of the explanation of a case.
#[derive(Default)]
struct CaseState {
    /// The title, such as "Game 2".
    title: String,
    /// The canonical input of the case. Empty unless the explanation is JSON.
    input: Vec<u8>,
    stage: Option<Stage>,
    /// The number of steps written; `None` before a case begins and after it ends.
    written_steps: Option<u64>,
    /// The number of the turn of the step added last, even if that step was not written.
    last_number: u64,
    /// The number of events in the steps added so far.
    event_count: usize,
    /// The step at which the explanation opens or, as long as it is not added, the last step.
    opening: Opening,
    /// The steps of the turn of `opening`, if no other turn is written.
    turn: Vec<Step>,
    /// The last scene written as JSON.
    last_scene: Scene,
    /// The last scene written as text.
    last_drawing: String,
    /// True if the remaining steps are left out because the JSON is too long.
    is_cut: bool,
}

impl Explanation<'_, '_> {
    /// Sets the part that all scenes of the case have in common. Must be called before the first
    /// step is added.
    pub fn set_stage(&mut self, stage: Stage) {
        self.case.stage = Some(stage);
    }

    /// Returns false if no step of this turn is shown unless it is the last turn. Such steps need
    /// not be added.
    pub fn may_show(&self, number: u64) -> bool {
        let event = self.options.diagnosis.event(self.scanner.case_number);
        // The events before the opening are counted. `usize::MAX` stands for the last one.
        let counted = self.case.event_count..usize::MAX;
        let counts_events = event.is_some_and(|event| counted.contains(&event));
        counts_events || self.selects(number) && !self.shows_one_turn()
    }

    /// Returns true if the text shows only the turn at which the explanation opens.
    fn shows_one_turn(&self) -> bool {
        let is_wrong = self.options.diagnosis.is_wrong(self.scanner.case_number);
        self.options.format == Format::Text && self.options.steps.is_none() && is_wrong
    }

    /// Returns true if the options select steps with this number.
    fn selects(&self, number: u64) -> bool {
        let range = self.options.steps.as_ref();
        range.is_none_or(|range| range.contains(&number))
    }

    /// Adds the next step of the case. The first one also shows the event that begins the case.
    pub fn add(&mut self, mut step: Step) {
        if self.case.event_count == 0 {
            step.events
                .insert(0, format!("{CASE} {}", self.scanner.case_number));
        }
        if self.result.is_ok() {
            self.result = self.write_unless_hidden(step);
        }
    }

    fn write_unless_hidden(&mut self, step: Step) -> Result<(), StreamError> {
        let case = self.scanner.case_number;
        let begins_turn = step.number > self.case.last_number;
        self.case.last_number = step.number;
        let event_count = self.case.event_count;
        let event = self.options.diagnosis.event(case).unwrap_or(usize::MAX);
        self.case.event_count += step.events.len();
        if event >= event_count {
            if begins_turn {
                self.case.turn.clear();
            }
            self.case.opening = self.opening(&step, event - event_count);
        }
        if self.shows_one_turn() {
            if step.number == self.case.opening.number {
                self.case.turn.push(step);
            }
            return Ok(());
        }
        if self.case.is_cut || !self.selects(step.number) {
            return Ok(());
        }
        if self.is_full() {
            self.case.is_cut = true;
            let number = step.number;
            return self.write_notice(&format!(
                "This page is full. With `--from {number}` it shows the steps from here on."
            ));
        }
        self.write_step(step, begins_turn)
    }

    /// Returns the opening at the event with this index in a step.
    fn opening(&self, step: &Step, event: usize) -> Opening {
        Opening {
            step: self.case.written_steps.unwrap_or(0),
            number: step.number,
            turn: match (step.number, self.entry.turn_name) {
                (0, _) | (_, "") => self.case.title.clone(),
                (number, turn_name) => format!("{} {number}", capitalized(turn_name)),
            },
            reason: step.reason(event),
        }
    }

    /// Returns true if the output is JSON, alone or in a page.
    fn is_json(&self) -> bool {
        matches!(self.options.format, Format::Json | Format::Page)
    }

    /// Returns true if the JSON is too long for more steps.
    fn is_full(&self) -> bool {
        self.is_json() && self.flushed_bytes + self.scanner.output.len() > MAX_JSON
    }

    /// Begins a page or JSON. Does nothing for text.
    fn begin(&mut self) {
        if self.options.format == Format::Page {
            self.write(&page::beginning(self.entry.title));
        }
        if self.is_json() {
            self.write_line(&Object(&[
                ("problem", &self.entry.name),
                ("title", &self.entry.title),
                ("rules", &self.entry.section("Rules")),
            ]));
        }
    }

    /// Begins a case with this title.
    fn begin_case(&mut self, title: &str) {
        self.case = CaseState {
            title: title.into(),
            written_steps: Some(0),
            ..CaseState::default()
        };
        if self.is_json() {
            self.begin_line();
            let number = self.scanner.case_number;
            self.write(&format!("{{\"number\":{number},\"title\":\"{title}\","));
        } else if self.options.format == Format::Text {
            if self.scanner.case_number > 1 && self.options.case.is_none() {
                self.write("\n");
            }
            self.write(&format!("=== {title} ===\n"));
        }
    }

    /// Ends a case. `answer` is `None` if the case was not solved.
    fn end_case(&mut self, answer: Option<&str>) -> Result<(), StreamError> {
        let headline = self.headline();
        let is_text = self.options.format == Format::Text;
        let turn = std::mem::take(&mut self.case.turn);
        let mut details = Vec::new();
        if let Some(headline) = headline.as_ref().filter(|_| is_text) {
            self.write_rows(&headline.lines());
            let texts: Vec<String> = turn.iter().flat_map(Step::texts).collect();
            let said = texts.join(" ");
            details = headline.details();
            details.retain(|(_, text)| !said.contains(text));
        }
        for step in turn {
            self.write_step(step, false)?;
        }
        self.write_rows(&details);
        let has_no_step = self.case.written_steps == Some(0) && (is_text || self.is_json());
        if let Some(range) = self.options.steps.as_ref().filter(|_| has_no_step) {
            let (from, last) = (range.start(), self.case.last_number);
            self.write_notice(&format!("There is no step {from}: the last one is {last}."))?;
        }
        if self.is_json() {
            self.end_json(answer, headline);
        } else if is_text {
            let output = self.options.diagnosis.output.as_ref();
            self.write(&output.map_or(String::new(), CaseOutput::text));
            let heading = match output {
                None => "Answer",
                Some(output) if output.has_one_answer => "Right answer",
                Some(_) => "A right answer",
            };
            let section = answer.map(|answer| format!("\n{heading}:\n{answer}"));
            self.write(&section.unwrap_or_default());
        }
        self.case.written_steps = None;
        self.flush_block()
    }

    /// Returns the headline of the current case.
    fn headline(&self) -> Option<Headline> {
        let diagnosis = &self.options.diagnosis;
        diagnosis.headline(self.scanner.case_number, &self.case.opening)
    }

    /// Writes rows of a headline as text.
    fn write_rows(&mut self, rows: &[HeadlineRow]) {
        if !rows.is_empty() {
            self.write(&format!("\n{}", rows_text(rows)));
        }
    }

    /// Ends the JSON object of a case.
    fn end_json(&mut self, answer: Option<&str>, headline: Option<Headline>) {
        if self.case.written_steps == Some(0) {
            self.begin_steps();
        }
        let input = std::mem::take(&mut self.case.input);
        let input = Some(input.trim_ascii_end()).filter(|input| input.len() <= MAX_INPUT);
        self.write("]");
        let fields: [(&str, &dyn Json); 4] = [
            ("input", &input.map(printable_lines)),
            ("answer", &answer),
            ("output", &self.options.diagnosis.output),
            ("headline", &headline),
        ];
        for (name, value) in fields {
            let field = format!(",\"{name}\":{}", value.text());
            self.scanner.output.extend_from_slice(field.as_bytes());
        }
        self.write("}");
        self.end_line();
    }

    /// Returns an error if the selected case is not among the `case_count` cases of the input.
    fn check_selected(&mut self, case_count: u64) -> Result<(), Error<String>> {
        match self.options.case {
            Some(case) if case > case_count => Err(Error::Input {
                place: self.scanner.place(),
                error: format!("there is no case {case}: the input ends after {case_count}"),
            }),
            _ => Ok(()),
        }
    }

    /// Ends a page or JSON. If `result` is an error in the input, ends the unfinished case and
    /// writes the error. Does nothing for text: the command line prints the error.
    fn end(&mut self, result: &Result<(), Error<String>>) -> Result<(), StreamError> {
        if !self.is_json() {
            return Ok(());
        }
        if let Err(Error::Input { place, error }) = result {
            if self.case.written_steps.is_some() {
                self.end_case(None)?;
            }
            let (line, column) = (place.line, place.column);
            let fields: [(&str, &dyn Json); 3] =
                [("line", &line), ("column", &column), ("message", error)];
            self.write_line(&Object(&[("error", &Object(&fields))]));
        }
        if self.options.format == Format::Page {
            self.write(page::END);
        }
        Ok(())
    }

    /// Writes a notice about the explanation as a step.
    fn write_notice(&mut self, notice: &str) -> Result<(), StreamError> {
        let (number, scene) = (self.case.last_number, self.case.last_scene.clone());
        let step = Step::new(number, notice, runs!(strong "{notice}"), scene);
        self.write_step(step, true)
    }

    fn write_step(&mut self, step: Step, begins_turn: bool) -> Result<(), StreamError> {
        match self.options.format {
            Format::Text => self.write_text(step, begins_turn),
            Format::Events => {
                let events = step.events.iter();
                let lines = events.map(|event| format!("{STEP}{event}\n"));
                self.write(&lines.collect::<String>());
            }
            _ => self.write_json(step),
        }
        self.case.written_steps = self.case.written_steps.map(|count| count + 1);
        self.flush_block()
    }

    fn write_text(&mut self, step: Step, begins_turn: bool) {
        let is_first = self.case.written_steps == Some(0);
        let drawing = text::draw(&step.scene, self.case.stage.as_ref(), is_first);
        let is_same = drawing.is_empty() || drawing == self.case.last_drawing;
        // Without a new turn or a new drawing, the paragraphs continue the text of the last step.
        let mut indent = INDENT;
        if is_first || begins_turn || !is_same {
            self.write("\n");
            indent = 0;
        }
        for paragraph in &step.paragraphs {
            self.write(&text::paragraph(paragraph, indent));
            indent = INDENT;
        }
        if !is_same {
            self.write(&drawing);
            self.case.last_drawing = drawing;
        }
    }

    fn write_json(&mut self, step: Step) {
        if self.case.written_steps == Some(0) {
            self.begin_steps();
        } else {
            self.write(",");
        }
        step.write_changes(&self.case.last_scene, &mut self.scanner.output);
        self.case.last_scene = step.scene;
    }

    /// Writes the stage, and begins the list of steps.
    fn begin_steps(&mut self) {
        self.write("\"stage\":");
        self.case.stage.write(&mut self.scanner.output);
        self.write(",\"steps\":[");
    }

    /// Begins a line of JSON.
    fn begin_line(&mut self) {
        if self.options.format == Format::Page {
            self.write(page::BEGIN_LINE);
        }
    }

    /// Ends a line of JSON.
    fn end_line(&mut self) {
        let is_page = self.options.format == Format::Page;
        self.write(if is_page { page::END_LINE } else { "\n" });
    }

    /// Writes a line of JSON.
    fn write_line(&mut self, line: &dyn Json) {
        self.begin_line();
        line.write(&mut self.scanner.output);
        self.end_line();
    }

    fn write(&mut self, text: &str) {
        self.scanner.output.extend_from_slice(text.as_bytes());
    }

    /// Flushes the output if it is longer than [`BLOCK_SIZE`].
    fn flush_block(&mut self) -> Result<(), StreamError> {
        if self.scanner.output.len() > BLOCK_SIZE {
            self.flushed_bytes += self.scanner.output.len();
            self.scanner.flush()?;
        }
        Ok(())
    }
}
