//! Explanations of games: steps, each with words and a scene.
//!
//! A problem plays a case on the very types that solve it, and passes one [`Step`] after the other
//! to an [`Explanation`]. Text for a terminal and JSON for a page are two renderings of the
//! same steps: a problem describes its game once, and neither rendering knows its rules.
//!
//! Both go to the output of the scanner that reads the input, and leave in blocks: an explanation
//! of any length takes no more memory than its longest step and, for JSON, the input of a case.

mod output;
mod page;
mod program;
pub mod scene;
pub mod step;
mod text;

use crate::runtime::scanner::{Error, Scanner, Stream, StreamError};
use crate::runtime::solution::{described, next_case, Case, Input, InputError, Solve};
use crate::workbench::entry::Entry;
use crate::workbench::json::{json, Json, Object};
use crate::workbench::text::{capitalized, cut, printable_lines, wrap, WIDTH};
use crate::workbench::trace::{Place, STEP};
use std::ops::RangeInclusive;

pub use output::CaseOutput;
pub use program::{shown, Headline, ProgramTrace};
use scene::{Scene, Stage};
pub use step::Step;
use step::{runs, SENTENCES};
use text::INDENT;

/// Output is buffered until it has this many bytes.
const BLOCK: usize = 1 << 16;

/// Bytes of JSON after which it shows no further step.
const MOST: usize = 9_500_000;

/// JSON does not have the input of a case that has more bytes.
const LONGEST_INPUT: usize = 1 << 20;

/// The most characters of the title of a headline.
const MAX_TITLE: usize = 80;

/// The fewest columns of a line.
pub const LEAST_WIDTH: usize = 40;

/// The cases and steps to explain, and the format.
#[derive(Clone, Debug)]
pub struct Options {
    /// The only case to explain, from 1.
    pub case: Option<u64>,
    /// The numbers of the steps of each case to show; all without it.
    pub steps: Option<RangeInclusive<u64>>,
    /// Columns of a line of text.
    pub width: usize,
    /// The format.
    pub format: Format,
    /// The output of a program for `case`.
    pub output: Option<CaseOutput>,
    /// A program that is compared with the rules.
    pub program: Option<ProgramTrace>,
    /// The headline above a text, as [`Format::Headline`] has found it.
    pub headline: Option<Headline>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            case: None,
            steps: None,
            width: WIDTH,
            format: Format::Text,
            output: None,
            program: None,
            headline: None,
        }
    }
}

/// The format of an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Text for a terminal.
    Text,
    /// The events that the steps show, each as a line that a program can print.
    Events,
    /// An object of JSON for each case, each as a line; before them, one for the problem.
    Json,
    /// A page for a browser, which holds the lines of JSON.
    Page,
    /// Nothing: only the headline is looked for.
    Headline,
}

/// The answer to a case that has been explained.
pub type Explained<S> = Result<<S as Solve>::Answer, Error<InputError<S>>>;

/// Explains a case step by step, and returns the answer.
pub type Explain<S> = fn(&mut S, &Case<S>, &mut Explanation) -> Explained<S>;

/// What is to be remembered of a case that has been explained.
#[derive(Default)]
pub struct Summary {
    /// The step to look at first, if something is wrong in it.
    pub headline: Option<Headline>,
    /// The rules that its steps use, in the order of their first uses.
    pub first_uses: Vec<FirstUse>,
}

/// The first step of a case that uses a rule.
pub struct FirstUse {
    /// The rule, as a clause.
    pub rule: String,
    /// The index of the step among those that are written.
    pub step: u64,
    /// The rule is among the suspects of the program.
    pub is_suspect: bool,
}
json!(FirstUse: rule, step, is_suspect);

/// Explains the cases that `options` select; the others are read and solved, so that an error in
/// them is found. Returns the summary of the last case.
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
        title: String::new(),
        steps: None,
        events: 0,
        summary: Summary::default(),
        last: Headline::default(),
        stage: None,
        scene: Scene::None,
        drawn: String::new(),
        is_cut: false,
        written: 0,
        input: Vec::new(),
    };
    explanation.begin();
    let result = explain_selected(&mut explanation, explain)
        .map_err(described::<S::Input>)
        .and_then(|cases| explanation.check_selected(cases));
    explanation.end(&result)?;
    let summary = std::mem::take(&mut explanation.summary);
    scanner.flush()?;
    result.map(|()| summary)
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
            // An output is there only if the whole input has been answered.
            if explanation.options.output.is_none() {
                let solved = solution.solve(&case);
                solved.map_err(|error| explanation.scanner.bad_case(error))?;
            }
            continue;
        }
        if explanation.is_full() {
            explanation.begin_case("Not shown");
            explanation.notice(&format!(
                "This page is full, and shows no case from {number} on. With `--case {number}` it \
                 shows that one alone."
            ))?;
            explanation.end_case(None)?;
            return Ok(number);
        }
        explanation.begin_case(&format!("{} {number}", capitalized(S::Input::CASE)));
        if explanation.is_data() {
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
    /// The scanner, which has read the case and takes the output.
    scanner: &'a mut Scanner<'b>,
    /// The options.
    pub options: &'a Options,
    entry: &'static Entry,
    /// The case that is being explained: "Game 2".
    title: String,
    /// The number of steps written in the case that is being explained.
    steps: Option<u64>,
    /// The number of events that the steps of the case have shown.
    events: usize,
    /// The headline of the case, once a step has shown it, and the rules that steps have used.
    summary: Summary,
    /// The last step, written or not, as a headline.
    last: Headline,
    /// The part of the pictures that never changes in the case.
    stage: Option<Stage>,
    /// The scene that was written last as JSON.
    scene: Scene,
    /// The scene that was drawn last as text.
    drawn: String,
    /// True if no more steps of the case are shown.
    is_cut: bool,
    /// The number of bytes written.
    written: usize,
    /// The case as it is written in an input, for JSON.
    input: Vec<u8>,
}

impl Explanation<'_, '_> {
    /// Sets the part of the pictures that never changes in the case, before its first step.
    pub fn stage(&mut self, stage: Stage) {
        self.stage = Some(stage);
    }

    /// The next step.
    pub fn step(&mut self, step: Step) -> Result<(), StreamError> {
        let next = Headline {
            step: self.steps.unwrap_or(0),
            number: step.number,
            turn: match (step.number, self.entry.unit) {
                (0, _) | (_, "") => self.title.clone(),
                (number, unit) => format!("{} {number}", capitalized(unit)),
            },
            title: step.title.clone(),
            reason: step.reason(),
            ..Headline::default()
        };
        let begins_turn = next.number > self.last.number;
        if step.decides && self.summary.headline.is_none() {
            self.summary.headline = Some(next.clone());
        }
        for rule in &step.rules {
            let uses = &mut self.summary.first_uses;
            if uses.iter().all(|first| first.rule != *rule) {
                let program = self.options.program.as_ref();
                uses.push(FirstUse {
                    rule: rule.clone(),
                    step: next.step,
                    is_suspect: program.is_some_and(|program| program.suspects.contains(rule)),
                });
            }
        }
        if let Some(place) = self.awaited() {
            let is_before = begins_turn && place.event == self.events && place.is_other_kind();
            if is_before || self.events + step.lines.len() > place.event {
                // It may err in the turn before: the rules go on where it does something else.
                let step = if is_before { &self.last } else { &next };
                self.summary.headline = Some(Headline {
                    is_over: is_before,
                    is_known: true,
                    ..step.clone()
                });
            }
        }
        self.events += step.lines.len();
        self.last = next;
        if self.leaves_out(step.number) {
            return Ok(());
        }
        if self.is_full() {
            self.is_cut = true;
            let number = step.number;
            return self.notice(&format!(
                "This page is full. With `--from {number}` it shows the steps from here on."
            ));
        }
        self.write_step(step, begins_turn)
    }

    /// Returns where the program diverges in this case, until a step has shown it.
    pub fn awaited(&self) -> Option<&Place> {
        let program = self.options.program.as_ref()?;
        let place = program.place(self.scanner.case)?;
        let headline = self.summary.headline.as_ref();
        let is_known = headline.is_some_and(|headline| headline.is_known);
        (!is_known).then_some(place)
    }

    /// Returns what the program does where the rules have the next event, if it diverges there.
    pub fn next_actual(&self) -> Option<&str> {
        let place = self.awaited().filter(|place| place.event == self.events);
        place?.actual.as_deref()
    }

    /// Returns true if the program does something else right after this step, where the rules go on.
    pub fn diverges_after(&self, step: &Step) -> bool {
        let events = self.events + step.lines.len();
        let place = self.awaited();
        place.is_some_and(|place| place.event == events && place.is_other_kind())
    }

    /// Returns the scene of a step with this number, or none, without drawing it, if no such step
    /// is shown.
    pub fn scene(&self, number: impl Into<u64>, draw: impl FnOnce() -> Scene) -> Scene {
        if self.leaves_out(number.into()) {
            return Scene::None;
        }
        draw()
    }

    /// Returns true if no step with this number is shown.
    fn leaves_out(&self, number: u64) -> bool {
        let range = self.options.steps.as_ref();
        let is_outside = range.is_some_and(|range| !range.contains(&number));
        is_outside || self.is_cut || self.options.format == Format::Headline
    }

    /// Returns the headline of the case, if something is wrong in it: the step that shows where
    /// the program diverges or, where that is unknown, one that decides whether the output is right.
    fn headline(&mut self) -> Option<Headline> {
        if self.awaited().is_some() {
            // The last step shows that the game is over.
            self.summary.headline = Some(Headline {
                is_known: true,
                ..self.last.clone()
            });
        }
        let output = self.options.output.as_ref();
        let wrong = output.filter(|output| output.first.is_some());
        let headline = self.summary.headline.take();
        let mut headline = headline.unwrap_or_else(|| self.last.clone());
        if let Some(program) = &self.options.program {
            headline.program = program.sentences(Some(&headline));
        }
        let mut title = None;
        match wrong {
            _ if headline.is_known => {}
            Some(output) => {
                let message = capitalized(&format!("{}.", output.message));
                title = output.title();
                let program = self.options.program.as_ref();
                let is_unknown = program.is_none_or(|program| program.mistakes.is_empty());
                if title.is_some() {
                    headline.reason = vec![message];
                    headline.program.retain(|_| !is_unknown);
                } else if is_unknown {
                    headline.advice = COMPARE.into();
                    if !output.has_one_answer {
                        // The rule that is broken comes first.
                        headline.reason.insert(0, message);
                        headline.reason.truncate(SENTENCES);
                    }
                }
            }
            None if output.is_some() => return None,
            None => title = Some(headline.program.pop()?),
        }
        let title = title.unwrap_or_else(|| format!("{}: {}", headline.turn, headline.title));
        headline.title = cut(&title, MAX_TITLE);
        Some(headline)
    }

    /// There is no answer to the case, for this reason.
    pub fn bad_case<E>(&mut self, error: E) -> Error<E> {
        self.scanner.bad_case(error)
    }

    /// Returns the number of the case that is being explained, from 1.
    pub fn case(&self) -> usize {
        self.scanner.case as usize
    }

    /// Returns true if all is written as JSON.
    fn is_data(&self) -> bool {
        matches!(self.options.format, Format::Json | Format::Page)
    }

    /// Returns true if a page has no place for more.
    fn is_full(&self) -> bool {
        self.is_data() && self.written + self.scanner.output.len() > MOST
    }

    /// Begins a page or JSON.
    fn begin(&mut self) {
        if self.options.format == Format::Page {
            self.write(&page::begin(self.entry.names.title));
        }
        if self.is_data() {
            let names = &self.entry.names;
            self.write_line(&Object(&[
                ("problem", &names.name),
                ("title", &names.title),
                ("rules", &self.entry.section("Rules")),
            ]));
        }
    }

    fn begin_case(&mut self, title: &str) {
        self.steps = Some(0);
        self.title = title.into();
        (self.events, self.is_cut, self.summary) = (0, false, Summary::default());
        (self.last, self.stage, self.scene) = (Headline::default(), None, Scene::None);
        self.drawn.clear();
        if self.is_data() {
            self.begin_line();
            let number = self.scanner.case;
            self.write(&format!("{{\"number\":{number},\"title\":\"{title}\","));
        } else if self.options.format == Format::Text {
            if self.scanner.case > 1 && self.options.case.is_none() {
                self.write("\n");
            }
            self.write(&format!("=== {title} ===\n"));
            let program = self.options.program.as_ref();
            let headline = self.options.headline.as_ref();
            let sentences = program.map_or_else(Vec::new, |program| program.sentences(headline));
            if !sentences.is_empty() {
                let words = wrap("", &sentences.join(" "), 4, self.options.width);
                self.write(&format!("\n{words}"));
            }
        }
    }

    /// Ends a case, with its answer where that is known.
    fn end_case(&mut self, answer: Option<&str>) -> Result<(), StreamError> {
        let is_text = self.options.format == Format::Text;
        if let (Some(0), Some(range), true) =
            (self.steps, &self.options.steps, is_text || self.is_data())
        {
            let (from, last) = (range.start(), self.last.number);
            self.notice(&format!("There is no step {from}: the last one is {last}."))?;
        }
        self.summary.headline = self.headline();
        if self.is_data() {
            self.end_data(answer);
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
        self.steps = None;
        self.release()
    }

    /// Ends the line of a case.
    fn end_data(&mut self, answer: Option<&str>) {
        if self.steps == Some(0) {
            self.begin_steps();
        }
        let input = std::mem::take(&mut self.input);
        let input = Some(input.trim_ascii_end()).filter(|text| text.len() <= LONGEST_INPUT);
        let output = &mut self.scanner.output;
        output.extend_from_slice(b"],\"input\":");
        input.map(printable_lines).write(output);
        output.extend_from_slice(b",\"answer\":");
        answer.write(output);
        output.extend_from_slice(b",\"output\":");
        self.options.output.write(output);
        output.extend_from_slice(b",\"headline\":");
        self.summary.headline.write(output);
        output.extend_from_slice(b",\"first_uses\":");
        self.summary.first_uses.write(output);
        output.push(b'}');
        self.end_line();
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

    /// Ends JSON, the case in which an error was found first. A text says nothing: the error is printed
    /// elsewhere.
    fn end(&mut self, result: &Result<(), Error<String>>) -> Result<(), StreamError> {
        if !self.is_data() {
            return Ok(());
        }
        if let Err(Error::Input { place, error }) = result {
            if self.steps.is_some() {
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

    /// Writes a step that says something about the explanation.
    fn notice(&mut self, notice: &str) -> Result<(), StreamError> {
        let (number, scene) = (self.last.number, self.scene.clone());
        let step = Step::new(number, notice, runs!(strong "{notice}"), scene);
        self.write_step(step, true)
    }

    /// Writes a step, which may begin a turn.
    fn write_step(&mut self, step: Step, begins_turn: bool) -> Result<(), StreamError> {
        match self.options.format {
            Format::Text => self.write_text(step, begins_turn),
            Format::Events => {
                let lines = step.lines.iter().map(|line| format!("{STEP}{line}\n"));
                self.write(&lines.collect::<String>());
            }
            _ => self.write_data(step),
        }
        self.steps = self.steps.map(|steps| steps + 1);
        self.release()
    }

    fn write_text(&mut self, step: Step, begins_turn: bool) {
        let (is_first, width) = (self.steps == Some(0), self.options.width);
        let drawn = text::draw(&step.scene, self.stage.as_ref(), is_first, width);
        let is_same = drawn.is_empty() || drawn == self.drawn;
        // What is said about an unchanged scene continues what was said before.
        let mut indent = INDENT;
        if is_first || begins_turn || !is_same {
            self.write("\n");
            indent = 0;
        }
        for paragraph in &step.words {
            self.write(&text::paragraph(paragraph, indent, width));
            indent = INDENT;
        }
        if !is_same {
            self.write(&drawn);
            self.drawn = drawn;
        }
    }

    fn write_data(&mut self, step: Step) {
        if self.steps == Some(0) {
            self.begin_steps();
        } else {
            self.write(",");
        }
        step.write_after(&self.scene, &mut self.scanner.output);
        self.scene = step.scene;
    }

    /// Writes the stage, before the steps of a case.
    fn begin_steps(&mut self) {
        self.write("\"stage\":");
        self.stage.write(&mut self.scanner.output);
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

    /// Writes the output if there is much of it.
    fn release(&mut self) -> Result<(), StreamError> {
        if self.scanner.output.len() > BLOCK {
            self.written += self.scanner.output.len();
            self.scanner.flush()?;
        }
        Ok(())
    }
}

/// Advice on a program whose mistake is not known.
const COMPARE: &str =
    "The mistake is none that is known here. Compare the steps of your program with those here, \
     or give its steps (lines \"step ...\") with its output: the first wrong one is named.";
