//! Steps: the events of a game, in words and as a scene.

use super::scene::Scene;
use crate::workbench::json::{json, Json, Object};
use std::fmt::Display;

/// The most sentences of a reason, and the most items of a list that they repeat.
pub const SENTENCES: usize = 2;
const LISTED: usize = 1;

/// A step of an explanation.
#[derive(Default)]
pub struct Step {
    /// The number of the move, card, round or choice; 0 before the first.
    pub number: u64,
    /// A few words about it.
    pub title: String,
    /// The events of the plain solution that it shows, in their order.
    pub lines: Vec<String>,
    /// It shows that an output is wrong.
    pub decides: bool,
    /// The rules that it uses: each a clause, such as "a pile vanishes".
    pub rules: Vec<String>,
    /// The words, which give reasons.
    pub words: Vec<Paragraph>,
    /// The picture after it.
    pub scene: Scene,
}

/// A paragraph, which a list may end.
pub struct Paragraph {
    /// The runs before the list.
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

/// Characters in one style, which may be printed. Styles add nothing to what is said.
pub struct Run {
    /// The style, `plain` or an element of HTML: `mark` is what the eye should find, and `del` an error.
    pub style: &'static str,
    /// The characters.
    pub text: String,
}
json!(Run: style, text);

/// Runs, each with its style and what is formatted: `runs!(strong "Move {}:", 5; plain " ...")`.
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
    /// A step with these words.
    pub fn new(
        number: impl Into<u64>,
        title: impl Into<String>,
        words: impl IntoIterator<Item = Run>,
        scene: Scene,
    ) -> Self {
        let step = Step {
            number: number.into(),
            title: title.into(),
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

    /// Writes it as JSON; the step before has this scene.
    pub fn write_after(&self, before: &Scene, output: &mut Vec<u8>) {
        Object(&[
            ("number", &self.number),
            ("title", &self.title),
            ("lines", &self.lines),
            ("words", &self.words),
            ("scene", &(&self.scene, before)),
        ])
        .write(output);
    }

    /// With a rule that it uses.
    pub fn uses(mut self, rule: impl Into<String>) -> Self {
        self.rules.push(rule.into());
        self
    }

    /// With the next of the events that it shows.
    pub fn shows(mut self, event: impl Display) -> Self {
        self.lines.push(event.to_string());
        self
    }

    /// Returns the sentences that say why it is so: the first paragraphs in which something is marked, or
    /// else the first one.
    pub fn reason(&self) -> Vec<String> {
        let is_marked = |words: &&Paragraph| {
            let mut runs = words.runs.iter();
            runs.any(|run| run.style == "mark" || run.style == "del")
        };
        let marked = self.words.iter().filter(is_marked).take(SENTENCES);
        let mut reason: Vec<String> = marked.map(Paragraph::text).collect();
        if reason.is_empty() {
            reason.extend(self.words.first().map(Paragraph::text));
        }
        reason
    }
}
