//! A program beside the rules: which mistakes it may make, and where it diverges.

use super::step::{runs, Paragraph, Run};
use crate::workbench::trace::{Divergence, Place};

/// What is known of a program.
#[derive(Clone, Debug, Default)]
pub struct ProgramTrace {
    /// The known mistakes that it makes: the rest of sentences that begin with "It". None if its own
    /// steps are known.
    pub mistakes: Vec<&'static str>,
    /// Its output is all that is known of it, and each of the mistakes gives this output.
    pub is_guess: bool,
    /// Where it diverges from the rules; unknown if the mistakes diverge in different places.
    pub divergence: Option<Divergence>,
}

impl ProgramTrace {
    /// Returns what is known of a program whose steps diverge there.
    pub fn that_printed(divergence: Divergence) -> Self {
        ProgramTrace {
            divergence: Some(divergence),
            ..ProgramTrace::default()
        }
    }

    /// Returns where it diverges, if that is in this case.
    pub fn place(&self, case: u64) -> Option<&Place> {
        let place = self.divergence.as_ref()?.place()?;
        (place.case == case).then_some(place)
    }

    /// Returns what is known of it, at the divergence, if that is in this turn.
    pub fn paragraph(&self, turn: Option<&str>) -> Paragraph {
        let program = match &self.mistakes[..] {
            [] => "your program".into(),
            _ if self.is_guess => "such a program".into(),
            mistakes => format!("a program that {}", mistakes.join(", or one that ")),
        };
        let mut words: Vec<Run> = Vec::new();
        if self.is_guess {
            let mistakes = self.mistakes.join(", or one that ");
            words.extend(runs!(plain "Your output is that of a program that {mistakes}. "));
        }
        match (&self.divergence, turn) {
            (None, _) => {}
            (Some(Divergence::At(place)), Some(turn)) => {
                let (does, nothing) = match self.mistakes[..] {
                    [] => ("printed", "no further step"),
                    _ => ("does", "nothing more"),
                };
                let expected = place.expected.as_deref().unwrap_or("the end");
                let actual = place.actual.as_deref().unwrap_or(nothing);
                words.extend(
                    runs!(strong "{turn}:"; plain " expected "; strong "{expected}";
                    plain ", {program} {does} "; mark "{actual}"; plain "."),
                );
            }
            (Some(Divergence::OutOfBudget), _) => words.extend(runs!(plain
                "There are too many steps to find where {program} diverges from the rules.")),
            (Some(_), _) if self.mistakes.is_empty() => words.extend(runs!(plain
                "All steps that your program printed are those of the rules.")),
            (Some(_), _) => words.extend(runs!(plain
                "The steps of {program} are those of the rules here.")),
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
