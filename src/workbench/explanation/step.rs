//! Steps: what happens in a game, in words and as a scene.

use super::scene::Scene;
use crate::workbench::json::json;

/// A step of an explanation.
#[derive(Default)]
pub struct Step {
    /// The number of the move, card, round or choice; 0 before the first.
    pub number: u64,
    /// What happens, in a few words, if somebody looks for it.
    pub event: Option<String>,
    /// The earlier number after whose steps everything was as it is now.
    pub repeats: Option<u64>,
    /// It shows whether the answer that was given is right.
    pub decides: bool,
    /// What happens and why.
    pub words: Vec<Paragraph>,
    /// What is seen after it.
    pub scene: Scene,
}
json!(Step: number, event, repeats, decides, words, scene);

/// A paragraph, which a list may end.
pub struct Paragraph {
    /// What it says.
    pub runs: Vec<Run>,
    /// The items of the list.
    pub list: Vec<String>,
}
json!(Paragraph: runs, list);

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

    /// As an event.
    pub fn event(mut self, event: impl Into<String>) -> Self {
        self.event = Some(event.into());
        self
    }
}
