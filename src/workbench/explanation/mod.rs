//! Explanations of games: steps, each with words and a scene.
//!
//! A problem plays a case and adds each [`Step`] to an [`Explanation`]. The explanation writes the
//! step immediately: as text for a terminal, or as JSON for a page. Both show the same steps, and
//! the code that writes them does not depend on the game.
//!
//! The explanation is written to the output buffer of the scanner that reads the input. The buffer
//! is flushed in blocks. Memory holds only a block, a step, and the state of a case.

mod output;
mod page;
mod program;
pub mod scene;
pub mod step;
mod text;

use crate::runtime::scanner::{Error, Scanner, Stream, StreamError};
use crate::runtime::solution::{next_case, with_message, Case, Input, InputError, Solve};
use crate::workbench::entry::Entry;
use crate::workbench::json::{json, Json, Object};
use crate::workbench::memory::BLOCK_SIZE;
use crate::workbench::text::{capitalized, cut, printable_lines, wrap, WIDTH};
use crate::workbench::trace::{EventPlace, STEP};
use std::cmp::Reverse;
use std::ops::RangeInclusive;

pub use output::CaseOutput;
pub use program::{step_excerpt, CaseCount, Headline, ProgramTrace, MIN_CASES};
use scene::{Scene, Stage};
pub use step::Step;
use step::{runs, MAX_REASON_PARAGRAPHS};
use text::INDENT;

/// The number of bytes of JSON after which further steps are left out. A page stays below 10 MB.
const MAX_JSON: usize = 9_500_000;

/// The maximum number of bytes of a case's input in JSON. A longer input is left out.
const MAX_INPUT: usize = 1 << 20;

/// The maximum number of characters in the title of a headline.
const MAX_TITLE: usize = 80;

/// The maximum number of deviations that a headline names.
const MAX_DEVIATIONS: usize = 3;

/// The minimum width of text in columns.
pub const MIN_WIDTH: usize = 40;

/// The options of an explanation.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The number of the only case to explain; `None` for all cases. The first case is 1.
    pub case: Option<u64>,
    /// The [numbers](Step::number) of the steps to show in each case; `None` for all steps.
    pub steps: Option<RangeInclusive<u64>>,
    /// The width of text in columns; `None` for [`WIDTH`].
    pub width: Option<usize>,
    pub format: Format,
    /// A program's output for `case`.
    pub output: Option<CaseOutput>,
    /// The trace of the program that is compared with the rules.
    pub program: Option<ProgramTrace>,
    /// The headline of the case, which an earlier run with [`Format::SummaryOnly`] returned. Text
    /// begins with sentences about the program, and these depend on the headline.
    pub headline: Option<Headline>,
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
    /// No text at all. Only the summary is computed.
    SummaryOnly,
}

/// The answer to an explained case, or an error in the input.
pub type Explained<S> = Result<<S as Solve>::Answer, Error<InputError<S>>>;

/// Explains a case step by step, and returns the answer.
pub type Explain<S> = fn(&mut S, &Case<S>, &mut Explanation) -> Explained<S>;

/// The summary of an explained case.
#[derive(Default)]
pub struct Summary {
    /// The headline, if the output or the program is wrong in this case.
    pub headline: Option<Headline>,
    /// The rules that the steps use, in the order of their first use. In JSON, the rules that
    /// separate the wrong cases best from the right ones come first.
    pub first_uses: Vec<FirstUse>,
    /// The [deviations](Step::with_deviation) of the steps, each with the [number](Step::number) of
    /// its turn.
    pub deviations: Vec<(u64, String)>,
}

/// The first use of a rule in a case.
pub struct FirstUse {
    /// The rule as a clause, such as "a pile vanishes".
    pub rule: String,
    /// The index of the step that uses the rule, among the written steps.
    pub step: u64,
    /// The numbers of cases that use the rule, among those that were compared.
    pub cases: CaseCount,
}
json!(FirstUse: rule, step, cases);

/// Explains the cases that `options` select. Earlier cases are read, because they may contain
/// errors. They are also solved, unless `options` contain an output: then the whole input was
/// solved before. Returns the summary of the last case explained.
pub fn explain_cases<S: Solve>(
    stream: &mut dyn Stream,
    options: &Options,
    explain: Explain<S>,
    entry: &'static Entry,
) -> Result<Summary, Error<String>> {
    let mut scanner = Scanner::new(stream);
    let mut explanation = Explanation {
        scanner: &mut scanner,
        options,
        entry,
        flushed_bytes: 0,
        case: CaseState::default(),
    };
    explanation.begin();
    let result = explain_selected(&mut explanation, explain)
        .map_err(with_message::<S::Input>)
        .and_then(|case_count| explanation.check_selected(case_count));
    explanation.end(&result)?;
    let summary = explanation.case.summary;
    scanner.flush()?;
    result.map(|()| summary)
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
            // If there is an output, the whole input was solved before, to judge the output.
            if explanation.options.output.is_none() {
                let result = solution.solve(&case);
                result.map_err(|error| explanation.scanner.bad_case(error))?;
            }
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
        let answer = explain(&mut solution, &case, explanation)?;
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
    pub options: &'a Options,
    entry: &'static Entry,
    /// The number of bytes of output that were flushed.
    flushed_bytes: usize,
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
    /// The number of events in the steps added so far.
    event_count: usize,
    /// The summary of the steps added so far.
    summary: Summary,
    /// A headline for the first decisive step that uses a suspected rule. If there is none, for the
    /// first step that uses one. Undisputed steps do not count. The flag is true if the step is
    /// decisive.
    suspect_headline: Option<(bool, Headline)>,
    /// A headline for the step added last, even if that step was not written.
    last_headline: Headline,
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

    /// Adds the next step of the case. Updates the summary, and writes the step unless it is
    /// hidden.
    pub fn add(&mut self, step: Step) -> Result<(), StreamError> {
        let headline = Headline {
            step: self.case.written_steps.unwrap_or(0),
            number: step.number,
            turn: match (step.number, self.entry.turn_name) {
                (0, _) | (_, "") => self.case.title.clone(),
                (number, turn_name) => format!("{} {number}", capitalized(turn_name)),
            },
            title: step.title.clone(),
            reason: step.reason(),
            ..Headline::default()
        };
        let begins_turn = headline.number > self.case.last_headline.number;
        if step.is_decisive && self.case.summary.headline.is_none() {
            self.case.summary.headline = Some(headline.clone());
        }
        let mut rules = step.rules.iter();
        let uses_suspect = !step.is_undisputed && rules.any(|rule| self.is_suspect(rule));
        let earlier = self.case.suspect_headline.as_ref();
        if uses_suspect && earlier.is_none_or(|(is_decisive, _)| step.is_decisive && !is_decisive) {
            self.case.suspect_headline = Some((step.is_decisive, headline.clone()));
        }
        let deviation = step.deviation.iter().cloned();
        let deviation = deviation.map(|decision| (step.number, decision));
        self.case.summary.deviations.extend(deviation);
        self.note_first_uses(&step.rules, headline.step);
        let event_count = self.case.event_count + step.events.len();
        if let Some(place) = self.pending_divergence() {
            // If the rules begin a turn but the program does not, the program diverges in the
            // previous step.
            let is_turn_over =
                begins_turn && place.event == self.case.event_count && place.has_other_kind();
            if is_turn_over || place.event < event_count {
                let previous = &self.case.last_headline;
                let divergent = if is_turn_over { previous } else { &headline };
                self.case.summary.headline = Some(Headline {
                    is_turn_over,
                    is_known: true,
                    ..divergent.clone()
                });
            }
        }
        self.case.event_count = event_count;
        self.case.last_headline = headline;
        if self.is_hidden(step.number) {
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

    /// Adds to the summary the rules that no earlier step uses.
    fn note_first_uses(&mut self, rules: &[String], step: u64) {
        for rule in rules {
            let mut first_uses = self.case.summary.first_uses.iter();
            if first_uses.any(|first_use| first_use.rule == *rule) {
                continue;
            }
            let program = self.options.program.as_ref();
            let cases = program.and_then(|program| program.rules.get(rule));
            self.case.summary.first_uses.push(FirstUse {
                rule: rule.clone(),
                step,
                cases: cases.copied().unwrap_or_default(),
            });
        }
    }

    /// Returns true if the program is suspected of a mistake in this rule.
    pub fn is_suspect(&self, rule: &String) -> bool {
        let program = self.options.program.as_ref();
        program.is_some_and(|program| program.suspects.contains(rule))
    }

    /// Returns the place of the divergence, if it is in this case and no step has shown it.
    pub fn pending_divergence(&self) -> Option<&EventPlace> {
        let program = self.options.program.as_ref()?;
        let place = program.place_in_case(self.scanner.case_number)?;
        let headline = self.case.summary.headline.as_ref();
        let is_shown = headline.is_some_and(|headline| headline.is_known);
        (!is_shown).then_some(place)
    }

    /// Returns the event of the program at the divergence. Returns `None` unless the divergence is
    /// at the next event of the rules, and the program has an event there.
    pub fn diverging_event(&self) -> Option<&str> {
        let place = self.pending_divergence()?;
        let is_next = place.event == self.case.event_count;
        place.actual.as_deref().filter(|_| is_next)
    }

    /// Returns true if the program diverges right after this step, with an event of another kind
    /// than the rules, or if only one of these two events exists.
    pub fn diverges_after(&self, step: &Step) -> bool {
        let event_count = self.case.event_count + step.events.len();
        let place = self.pending_divergence();
        place.is_some_and(|place| place.event == event_count && place.has_other_kind())
    }

    /// Draws the scene of a step with this number, unless the step is hidden.
    pub fn draw(&self, number: impl Into<u64>, draw: impl FnOnce() -> Scene) -> Scene {
        if self.is_hidden(number.into()) {
            return Scene::None;
        }
        draw()
    }

    /// Returns true if steps with this number are not written.
    fn is_hidden(&self, number: u64) -> bool {
        let range = self.options.steps.as_ref();
        let is_outside = range.is_some_and(|range| !range.contains(&number));
        is_outside || self.case.is_cut || self.options.format == Format::SummaryOnly
    }

    /// Returns the headline of the case, or `None` if neither the output nor the program is wrong.
    /// It summarizes the step at which the program diverges. If that step is unknown, it summarizes
    /// the first step that uses a suspected rule or that shows the error, or the last step.
    fn headline(&mut self) -> Option<Headline> {
        if self.pending_divergence().is_some() {
            // No step has shown the divergence: it is after the last event of the rules.
            self.case.summary.headline = Some(Headline {
                is_known: true,
                ..self.case.last_headline.clone()
            });
        }
        // A program with suspects has no known divergence. If several answers may be right, the
        // step that shows the broken rule helps more.
        let output = self.options.output.as_ref();
        let has_one_answer = output.is_none_or(|output| output.has_one_answer);
        let suspect = self.case.suspect_headline.take();
        let suspect_headline = suspect.filter(|_| has_one_answer).map(|(_, first)| first);
        let headline = suspect_headline.or(self.case.summary.headline.take());
        let mut headline = headline.unwrap_or_else(|| self.case.last_headline.clone());
        let mut first_uses = self.case.summary.first_uses.iter();
        headline.uses_suspect = first_uses.any(|first_use| self.is_suspect(&first_use.rule));
        if let Some(program) = &self.options.program {
            headline.program = program.sentences(Some(&headline));
        }
        if !headline.is_known {
            headline.program.extend(self.deviation_sentence(&headline));
        }
        let mut title = None;
        match output.filter(|output| output.first_wrong.is_some()) {
            _ if headline.is_known => {}
            Some(output) => {
                let message = capitalized(&format!("{}.", output.message));
                title = output.title();
                let program = self.options.program.as_ref();
                let is_unknown = program.is_none_or(|program| program.mistakes.is_empty());
                if title.is_some() {
                    headline.reason = vec![message];
                    if is_unknown {
                        headline.program.clear();
                    }
                } else if is_unknown {
                    let guess = program.filter(|program| program.is_guess);
                    let sentence = guess.map_or("", |program| match program.compared {
                        _ if program.has_guess() || !output.has_one_answer => UNKNOWN_MISTAKE,
                        CaseCount { wrong, .. } if (1..MIN_CASES).contains(&wrong) => TOO_FEW_WRONG,
                        CaseCount { right, wrong } if right < MIN_CASES.min(wrong) => TOO_FEW_RIGHT,
                        _ => UNKNOWN_MISTAKE,
                    });
                    headline.advice = format!("{sentence}{ADVICE}");
                    if !output.has_one_answer {
                        // The message names the broken rule. Therefore it comes first.
                        headline.reason.insert(0, message);
                        headline.reason.truncate(MAX_REASON_PARAGRAPHS);
                    }
                }
            }
            None if output.is_some() => return None,
            None => title = Some(headline.program.pop()?),
        }
        let is_certain = headline.is_known || title.is_some() || !has_one_answer;
        headline.is_guess = !is_certain && !headline.program.is_empty();
        let title = title.unwrap_or_else(|| format!("{}: {}", headline.turn, headline.title));
        headline.title = cut(&title, MAX_TITLE);
        Some(headline)
    }

    /// Returns the sentence about deviations. One in the turn of the headline comes first. If the
    /// case uses a suspected rule, deviations in other turns are left out.
    fn deviation_sentence(&self, headline: &Headline) -> Option<String> {
        let is_elsewhere = |number: u64| number != headline.number;
        let mut deviations: Vec<_> = self.case.summary.deviations.iter().collect();
        deviations.retain(|(number, _)| !headline.uses_suspect || !is_elsewhere(*number));
        deviations.sort_by_key(|(number, _)| is_elsewhere(*number));
        let named = deviations.iter().take(MAX_DEVIATIONS);
        let decisions: Vec<&str> = named.map(|(_, decision)| &decision[..]).collect();
        let rest = "and all else followed the rules, the game would end as in your output";
        (!decisions.is_empty()).then(|| format!("If {}, {rest}.", decisions.join(", or if ")))
    }

    /// Returns an error about the case that is being explained.
    pub fn bad_case<E>(&mut self, error: E) -> Error<E> {
        self.scanner.bad_case(error)
    }

    /// Returns the number of the case that is being explained. The first case is 1.
    pub fn case_number(&self) -> usize {
        self.scanner.case_number as usize
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
            let sentences = match (&self.options.headline, &self.options.program) {
                (Some(headline), _) => headline.program.clone(),
                (None, Some(program)) => program.sentences(None),
                (None, None) => Vec::new(),
            };
            if !sentences.is_empty() {
                let width = self.options.width.unwrap_or(WIDTH);
                let words = wrap("", &sentences.join(" "), 2 * INDENT, width);
                self.write(&format!("\n{words}"));
            }
        }
    }

    /// Ends a case. `answer` is `None` if the case was not solved.
    fn end_case(&mut self, answer: Option<&str>) -> Result<(), StreamError> {
        let is_text = self.options.format == Format::Text;
        let has_no_step = self.case.written_steps == Some(0) && (is_text || self.is_json());
        if let Some(range) = self.options.steps.as_ref().filter(|_| has_no_step) {
            let (from, last) = (range.start(), self.case.last_headline.number);
            self.write_notice(&format!("There is no step {from}: the last one is {last}."))?;
        }
        self.case.summary.headline = self.headline();
        if self.is_json() {
            self.end_json(answer);
        } else if is_text {
            let output = self.options.output.as_ref();
            self.write(&output.map_or(String::new(), CaseOutput::text));
            let heading = match output {
                None => "Answer",
                Some(output) if output.has_one_answer => "Right answer",
                Some(_) => "A right answer",
            };
            let answer = answer.map(|answer| format!("\n{heading}:\n{answer}"));
            self.write(&answer.unwrap_or_default());
        }
        self.case.written_steps = None;
        self.flush_block()
    }

    /// Ends the JSON object of a case.
    fn end_json(&mut self, answer: Option<&str>) {
        if self.case.written_steps == Some(0) {
            self.begin_steps();
        }
        let input = std::mem::take(&mut self.case.input);
        let input = Some(input.trim_ascii_end()).filter(|input| input.len() <= MAX_INPUT);
        let program = self.options.program.as_ref();
        let compared = program.map_or(CaseCount::default(), |program| program.compared);
        let simplest_case = program.and_then(|program| program.simplest_case);
        // The rules that separate the wrong cases best from the right ones come first.
        let first_uses = &mut self.case.summary.first_uses;
        first_uses.sort_by_key(|first_use| Reverse(first_use.cases.difference(&compared)));
        self.write("]");
        let fields: [(&str, &dyn Json); 7] = [
            ("input", &input.map(printable_lines)),
            ("answer", &answer),
            ("output", &self.options.output),
            ("headline", &self.case.summary.headline),
            ("first_uses", &self.case.summary.first_uses),
            ("compared", &compared),
            ("simplest_case", &simplest_case),
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
        let (number, scene) = (self.case.last_headline.number, self.case.last_scene.clone());
        let step = Step::new(number, notice, runs!(strong "{notice}"), scene);
        self.write_step(step, true)
    }

    fn write_step(&mut self, step: Step, begins_turn: bool) -> Result<(), StreamError> {
        match self.options.format {
            Format::Text => self.write_text(step, begins_turn),
            Format::Events => {
                let lines = step.events.iter();
                let lines = lines.map(|event| format!("{STEP}{event}\n"));
                self.write(&lines.collect::<String>());
            }
            _ => self.write_json(step),
        }
        self.case.written_steps = self.case.written_steps.map(|count| count + 1);
        self.flush_block()
    }

    fn write_text(&mut self, step: Step, begins_turn: bool) {
        let width = self.options.width.unwrap_or(WIDTH);
        let is_first = self.case.written_steps == Some(0);
        let drawing = text::draw(&step.scene, self.case.stage.as_ref(), is_first, width);
        let is_same = drawing.is_empty() || drawing == self.case.last_drawing;
        // Without a new turn or a new drawing, the paragraphs continue the text of the last step.
        let mut indent = INDENT;
        if is_first || begins_turn || !is_same {
            self.write("\n");
            indent = 0;
        }
        for paragraph in &step.paragraphs {
            self.write(&text::paragraph(paragraph, indent, width));
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

/// The sentence before [`ADVICE`] if the output was compared with the outputs of known mistakes,
/// but the mistake is still unknown.
const UNKNOWN_MISTAKE: &str = "judge cannot tell which mistake this is. ";

/// The sentence that replaces [`UNKNOWN_MISTAKE`] if too few of the compared cases are wrong, and
/// no rule is suspected.
const TOO_FEW_WRONG: &str = "Too few cases are wrong to suspect a rule. ";

/// The sentence that replaces [`UNKNOWN_MISTAKE`] if too few of the compared cases are right.
const TOO_FEW_RIGHT: &str = "Too few cases are right to suspect a rule. ";

/// The advice to the author of a program whose mistake is unknown.
const ADVICE: &str = "Compare the steps of your program with those here, or give its steps (lines \
                      \"step ...\") with its output: the first wrong one is named.";
