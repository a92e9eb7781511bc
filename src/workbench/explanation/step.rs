//! Steps: the units of an explanation, each with words and a scene.

use super::scene::Scene;
use crate::workbench::json::{json, Json, Object};
use std::fmt::Display;

/// The maximum number of paragraphs in the reason of a step.
pub const MAX_REASON_PARAGRAPHS: usize = 2;

/// The maximum number of list items in each paragraph of a reason.
const MAX_REASON_ITEMS: usize = 1;

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
    /// True if the step shows that the output is wrong, or where the program may have gone wrong.
    pub is_decisive: bool,
    /// True if the output is right about this step, although it is wrong about another one.
    pub is_undisputed: bool,
    /// The [deviation](Step::with_deviation) of the step, as a clause in the past tense.
    pub deviation: Option<String>,
    /// The rules that the step uses, each as a clause such as "a pile vanishes".
    pub rules: Vec<String>,
    pub paragraphs: Vec<Paragraph>,
    /// The picture after the step.
    pub scene: Scene,
}

/// A paragraph: text, followed by a list that may be empty.
pub struct Paragraph {
    pub runs: Vec<Run>,
    pub list: Vec<String>,
}
json!(Paragraph: runs, list);

impl Paragraph {
    /// Returns the paragraph as a line of a reason: its text, the first list items, and the number
    /// of remaining items.
    fn text(&self) -> String {
        let mut text: String = self.runs.iter().map(|run| &run.text[..]).collect();
        for (index, item) in self.list.iter().take(MAX_REASON_ITEMS).enumerate() {
            text += if index == 0 { " " } else { "; " };
            text += item;
        }
        if self.list.len() > MAX_REASON_ITEMS {
            text += &format!("; and {} more", self.list.len() - MAX_REASON_ITEMS);
        }
        text
    }
}

/// A part of a paragraph in one style. The text is printable.
pub struct Run {
    /// `plain`, or the name of an HTML element: `strong` for emphasis, `mark` for the reason of the
    /// step, and `del` for an error. Text for a terminal has no styles.
    pub style: &'static str,
    pub text: String,
}
json!(Run: style, text);

/// Makes an array of runs from their styles and format arguments:
/// `runs!(strong "Move {}:", 5; plain " ...")`.
macro_rules! runs {
    ($($style:ident $format:literal $(, $value:expr)*);+) => {
        [$($crate::workbench::explanation::step::Run {
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
        runs: impl IntoIterator<Item = Run>,
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
    pub fn say(mut self, runs: impl IntoIterator<Item = Run>, list: Vec<String>) -> Self {
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

    /// Adds a deviation, if there is one: a decision against the rules after which the game,
    /// continued by the rules, ends as in the output. If a program makes its mistake only once in a
    /// game, the mistake is a deviation, and few other decisions are. `decision` is a clause in the
    /// past tense, such as "nobody challenged", and `place` follows it: "in round 5".
    pub fn with_deviation(mut self, decision: Option<String>, place: &str) -> Self {
        self.is_decisive |= decision.is_some();
        self.deviation = decision.map(|decision| format!("{decision} {place}"));
        self
    }

    /// Adds a rule that the step uses.
    pub fn uses(mut self, rule: impl Into<String>) -> Self {
        self.rules.push(rule.into());
        self
    }

    /// Adds a rule if the step uses it.
    pub fn uses_if(mut self, is_used: bool, rule: impl Into<String>) -> Self {
        self.rules.extend(is_used.then(|| rule.into()));
        self
    }

    /// Adds an event that the step shows.
    pub fn shows(mut self, event: impl Display) -> Self {
        self.events.push(event.to_string());
        self
    }

    /// Returns the reason of the step: the text of the first paragraphs that contain a `mark` or
    /// `del` run. If no paragraph does, returns the text of the first paragraph.
    pub fn reason(&self) -> Vec<String> {
        let is_marked = |paragraph: &&Paragraph| {
            let mut runs = paragraph.runs.iter();
            runs.any(|run| run.style == "mark" || run.style == "del")
        };
        let marked = self.paragraphs.iter().filter(is_marked);
        let marked = marked.take(MAX_REASON_PARAGRAPHS);
        let mut reason: Vec<String> = marked.map(Paragraph::text).collect();
        if reason.is_empty() {
            reason.extend(self.paragraphs.first().map(Paragraph::text));
        }
        reason
    }
}
