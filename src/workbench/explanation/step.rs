//! Steps: what happens in a game, in words and as a scene.

use super::scene::Scene;
use crate::workbench::json::json;
use std::fmt::Display;

/// The most items of a list that a reason repeats.
const LISTED: usize = 3;

/// A step of an explanation.
#[derive(Default)]
pub struct Step {
    /// The number of the move, card, round or choice; 0 before the first.
    pub number: u64,
    /// A label in the timeline, if there is one.
    pub event: Option<String>,
    /// The events of the plain solution that it shows, in their order.
    pub lines: Vec<String>,
    /// The earlier number after whose steps everything was as it is now.
    pub repeats: Option<u64>,
    /// It shows whether the answer that was given is right.
    pub decides: bool,
    /// What happens and why.
    pub words: Vec<Paragraph>,
    /// What is seen after it.
    pub scene: Scene,
}
json!(Step: number, event, lines, repeats, decides, words, scene);

/// A paragraph, which a list may end.
pub struct Paragraph {
    /// What it says.
    pub runs: Vec<Run>,
    /// The items of the list.
    pub list: Vec<String>,
}
json!(Paragraph: runs, list);

impl Paragraph {
    /// Returns what it says, with the first items of its list.
    fn text(&self) -> String {
        let mut text: String = self.runs.iter().map(|run| &run.text[..]).collect();
        for (index, item) in self.list.iter().take(LISTED).enumerate() {
            text += if index == 0 { " " } else { "; " };
            text += item;
        }
        if self.list.len() > LISTED {
            text += &format!("; and {} more", self.list.len() - LISTED);
        }
        text
    }
}

/// Characters that look alike, which may be printed. Looks add nothing to what is said.
pub struct Run {
    /// How they look: as an element of HTML, `mark` is what the eye should find, and `del` an error.
    pub look: &'static str,
    /// The characters.
    pub text: String,
}
json!(Run: look, text);

/// Runs, each with its look and what is formatted: `runs!(strong "Move {}:", 5; plain " ...")`.
macro_rules! runs {
    ($($look:ident $format:literal $(, $value:expr)*);+) => {
        [$($crate::workbench::explanation::step::Run {
            look: stringify!($look),
            text: format!($format $(, $value)*),
        }),+]
    };
}
pub(crate) use runs;

impl Step {
    /// A step with these words, which is not an event.
    pub fn new(number: impl Into<u64>, words: impl IntoIterator<Item = Run>, scene: Scene) -> Self {
        let number = number.into();
        let step = Step {
            number,
            scene,
            ..Step::default()
        };
        step.say(words, Vec::new())
    }

    /// With another paragraph, which may end with a list.
    pub fn say(mut self, words: impl IntoIterator<Item = Run>, list: Vec<String>) -> Self {
        let runs = words.into_iter().collect();
        self.words.push(Paragraph { runs, list });
        self
    }

    /// With the next of the events that it shows.
    pub fn shows(mut self, event: impl Display) -> Self {
        self.lines.push(event.to_string());
        self
    }

    /// Returns the sentences that say why it is so: the paragraphs in which something is marked, or
    /// else the first one.
    pub fn reason(&self) -> Vec<String> {
        let marked = self
            .words
            .iter()
            .filter(|words| words.runs.iter().any(|run| run.look == "mark"));
        let reason: Vec<String> = marked.map(Paragraph::text).collect();
        if reason.is_empty() {
            return self.words.iter().take(1).map(Paragraph::text).collect();
        }
        reason
    }

    /// As an event.
    pub fn event(mut self, event: impl Into<String>) -> Self {
        self.event = Some(event.into());
        self
    }
}
