//! A program beside the rules: which mistakes it may make, and where it diverges.

use super::step::{runs, Paragraph, Run};
use crate::runtime::message::printable;
use crate::workbench::trace::{kind, Divergence, Place};

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
    /// An event of the rules before that, of a kind that the program never printed.
    pub missing: Option<Place>,
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

    /// Returns what is known of it; this step shows where it diverges, if it does.
    pub fn paragraph(&self, reason: Option<&Reason>) -> Paragraph {
        let mut runs = Vec::new();
        if self.is_guess {
            let mistakes = self.mistakes.join(", or one that ");
            runs.extend(runs!(plain "Your output is that of a program that {mistakes}. "));
        }
        runs.extend(self.divergence(reason));
        if let Some(event) = self
            .missing
            .as_ref()
            .and_then(|place| place.expected.as_ref())
        {
            let kind = kind(event);
            runs.extend(runs!(plain " It printed no \"{kind}\"; the rules have \"{event}\"."));
        }
        Paragraph {
            runs,
            list: Vec::new(),
        }
    }

    /// Returns where it diverges, if that is known; this step shows it.
    pub fn divergence(&self, reason: Option<&Reason>) -> Vec<Run> {
        let program = match &self.mistakes[..] {
            [] => "your program".into(),
            _ if self.is_guess => "such a program".into(),
            mistakes => format!("a program that {}", mistakes.join(", or one that ")),
        };
        let is_printed = self.mistakes.is_empty();
        match (&self.divergence, reason) {
            (None, _) => Vec::new(),
            (Some(Divergence::At(place)), Some(reason)) => {
                let does = if is_printed { "printed" } else { "does" };
                let nothing = if is_printed {
                    "no further step"
                } else {
                    "nothing more"
                };
                let quoted = |event: &Option<String>, otherwise: &str| {
                    event
                        .as_ref()
                        .map_or(otherwise.into(), |event| format!("\"{}\"", shown(event)))
                };
                let expected = quoted(&place.expected, "the end of the case");
                let actual = quoted(&place.actual, nothing);
                let expects = if reason.is_over {
                    "expected nothing more, and then "
                } else {
                    "expected "
                };
                runs!(strong "{}:", reason.turn; plain " {expects}"; strong "{expected}";
                    plain ", {program} {does} "; mark "{actual}"; plain ".")
                .into()
            }
            (Some(Divergence::OutOfBudget), _) => runs!(plain
                "There are too many steps to find where {program} diverges from the rules.")
            .into(),
            (Some(_), _) if is_printed => runs!(plain
                "All steps that your program printed are those of the rules.")
            .into(),
            (Some(_), _) => {
                runs!(plain "The steps of {program} are those of the rules here.").into()
            }
        }
    }
}

/// The most characters of a step that are shown.
const SHOWN: usize = 60;

/// Returns a step as it is shown, whatever a program printed.
pub fn shown(step: &str) -> String {
    let step = printable(step.as_bytes());
    match step.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}...", &step[..end]),
        None => step,
    }
}

/// The step that shows where a program diverges.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reason {
    /// The turn: "Round 15", or "Game 2" if a problem has no turns.
    pub turn: String,
    /// Returns true if nothing more happens by the rules in this turn: their next event belongs to the
    /// next one.
    pub is_over: bool,
    /// The sentences that say what the rules do there, and why.
    pub sentences: Vec<String>,
}
