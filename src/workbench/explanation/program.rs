//! A program beside the rules: which mistakes it may make, and where it diverges.

use super::step::{runs, Paragraph, Run};
use super::text::capitalized;
use crate::workbench::trace::{Divergence, Place};

/// What is known of a program.
#[derive(Clone, Debug)]
pub struct Program {
    /// The known mistakes that it may make: the rest of sentences that begin with "It".
    pub mistakes: Vec<&'static str>,
    /// Where it diverges from the rules; unknown if several mistakes diverge in different places.
    pub divergence: Option<Divergence>,
}

impl Program {
    /// Returns where it diverges, if that is in this case.
    pub fn place(&self, case: u64) -> Option<&Place> {
        let place = self.divergence.as_ref()?.place()?;
        (place.case == case).then_some(place)
    }

    /// Returns its description: which mistakes it makes, and at the divergence, in this turn, what
    /// it does there.
    pub fn paragraph(&self, turn: Option<&str>) -> Paragraph {
        let mut words: Vec<Run> = Vec::new();
        let program = if self.mistakes.is_empty() {
            "your program".into()
        } else {
            format!("a program that {}", self.mistakes.join(", or one that "))
        };
        match (&self.divergence, turn) {
            (Some(Divergence::At(place)), Some(turn)) => {
                let is_printed = self.mistakes.is_empty();
                let [expected, actual] = [&place.expected, &place.actual];
                let (does, nothing) = if is_printed {
                    ("printed", "no further step")
                } else {
                    ("does", "nothing more")
                };
                let expected = expected.as_deref().unwrap_or("the end of the case");
                let actual = actual.as_deref().unwrap_or(nothing);
                words.extend(runs!(strong "{turn}: "; plain "expected ";
                    strong "{expected}"; plain ", {program} {does} "; mark "{actual}"; plain "."));
            }
            (Some(Divergence::OutOfBudget), _) => words.extend(runs!(plain
                "{}: too many steps to find where it diverges from the rules.", capitalized(&program))),
            _ => words.extend(runs!(plain
                "{}: its steps are those of the rules; it only prints something else, or takes too \
                 long.", capitalized(&program))),
        }
        Paragraph {
            runs: words,
            list: Vec::new(),
        }
    }
}

/// The step that shows where a program diverges.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reason {
    /// The turn: "Round 15", or "Game 2" if a problem has no turns.
    pub turn: String,
    /// The sentences that say what the rules do there, and why.
    pub sentences: Vec<String>,
}
