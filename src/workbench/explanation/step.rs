//! Steps: the units of an explanation, each with words and a scene.

use super::scene::Scene;
use crate::workbench::json::{json, Json, Object};
use std::fmt::Display;

/// A step of an explanation.
#[derive(Default)]
pub struct Step {
    /// The number of the turn, which is a move, card, round or choice. The first turn is 1; 0 stands
    /// for the start of the game.
    pub number: u64,
    /// A short description of the step.
    pub title: String,
    /// The events of the plain solution that the step shows, in order.
    pub events: Vec<String>,
    pub paragraphs: Vec<Paragraph>,
    /// Why nothing more happens, if the words do not say it.
    pub why_no_more: Option<String>,
    /// The picture after the step.
    pub scene: Scene,
}

/// The step at which the explanation of a case opens: the step that shows the event of the
/// diagnosis or, if there is none, the last step.
#[derive(Default)]
pub struct Opening {
    /// The index of the step among the steps of the explanation.
    pub step: u64,
    /// The number of the step's turn, as in [`Step::number`].
    pub number: u64,
    /// The turn, such as "Round 15". If the step belongs to no turn, the case, such as "Game 2".
    pub turn: String,
    /// Why the rules make this step.
    pub reason: String,
}

/// A paragraph: text, followed by a list that may be empty.
pub struct Paragraph {
    pub runs: Vec<TextRun>,
    pub list: Vec<String>,
}
json!(Paragraph: runs, list);

impl Paragraph {
    /// Returns the text without the list.
    pub fn text(&self) -> String {
        self.runs.iter().map(|run| &run.text[..]).collect()
    }
}

/// A part of a paragraph in one style. The text is printable.
pub struct TextRun {
    /// `plain`, or the name of an HTML element: `strong` for emphasis, and `mark` for the reason of
    /// the step. Text for a terminal has no styles.
    pub style: &'static str,
    pub text: String,
}
json!(TextRun: style, text);

/// Makes an array of runs from their styles and format arguments:
/// `runs!(strong "Move {}:", 5; plain " ...")`.
macro_rules! runs {
    ($($style:ident $format:literal $(, $value:expr)*);+) => {
        [$($crate::workbench::explanation::step::TextRun {
            style: stringify!($style),
            text: format!($format $(, $value)*),
        }),+]
    };
}
pub(crate) use runs;

impl Step {
    /// Returns a step with one paragraph.
    pub fn new(
        number: impl Into<u64>,
        title: impl Into<String>,
        runs: impl IntoIterator<Item = TextRun>,
        scene: Scene,
    ) -> Self {
        let step = Step {
            number: number.into(),
            title: title.into(),
            scene,
            ..Step::default()
        };
        step.say(runs, Vec::new())
    }

    /// Adds a paragraph.
    pub fn say(mut self, runs: impl IntoIterator<Item = TextRun>, list: Vec<String>) -> Self {
        let runs = runs.into_iter().collect();
        self.paragraphs.push(Paragraph { runs, list });
        self
    }

    /// Writes the step as JSON. Of its scene, writes only what differs from the scene `previous`.
    pub fn write_changes(&self, previous: &Scene, output: &mut Vec<u8>) {
        Object(&[
            ("number", &self.number),
            ("title", &self.title),
            ("lines", &self.events),
            ("words", &self.paragraphs),
            ("scene", &(&self.scene, previous)),
        ])
        .write(output);
    }

    /// Adds an event that the step shows.
    pub fn shows(mut self, event: impl Display) -> Self {
        self.events.push(event.to_string());
        self
    }

    /// Adds the reason why nothing more happens, which only a headline shows.
    pub fn because(mut self, why_no_more: String) -> Self {
        self.why_no_more = Some(why_no_more);
        self
    }

    /// Returns the texts of the paragraphs.
    pub fn texts(&self) -> impl Iterator<Item = String> + '_ {
        self.paragraphs.iter().map(Paragraph::text)
    }

    /// Returns the reason of the event of the step with this index. For the last event, this is why
    /// nothing more happens, if that is known; otherwise the text of the first paragraph that
    /// contains a `mark` run or, if none does, of the first paragraph.
    pub fn reason(&self, event: usize) -> String {
        let has_mark = |run: &TextRun| run.style == "mark";
        let mut paragraphs = self.paragraphs.iter();
        let marked = paragraphs.find(|paragraph| paragraph.runs.iter().any(has_mark));
        let reason = marked.or(self.paragraphs.first()).map(Paragraph::text);
        let is_last = self.events.len().checked_sub(1) == Some(event);
        let why_no_more = self.why_no_more.clone().filter(|_| is_last);
        why_no_more.or(reason).unwrap_or_default()
    }
}
