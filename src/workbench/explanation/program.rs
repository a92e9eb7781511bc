//! A program beside the rules: which mistakes it may make, where it diverges, and the step of the rules
//! that shows it.

use crate::runtime::message::printable;
use crate::workbench::json::json;
use crate::workbench::text::{capitalized, cut};
use crate::workbench::trace::{kind, Divergence, Place};

/// A program that is compared with the rules.
#[derive(Clone, Debug, Default)]
pub struct ProgramTrace {
    /// The known mistakes that it makes: the rest of sentences that begin with "It". None if its own
    /// steps are known.
    pub mistakes: Vec<&'static str>,
    /// Its output is all that is known of it; each of the mistakes gives this output, and no other does.
    pub is_guess: bool,
    /// The rules that all cases use for which its output is wrong, and none for which it is right.
    pub suspects: Vec<String>,
    /// The number of these cases.
    pub wrong_cases: usize,
    /// Where it diverges from the rules; unknown if the mistakes diverge in different places.
    pub divergence: Option<Divergence>,
    /// An event of the rules before that, of a kind that the program never printed.
    pub missing: Option<Place>,
    /// Events of a mistake in words, as in the entry of the problem.
    pub phrases: &'static [(&'static str, &'static str)],
}

impl ProgramTrace {
    /// A program whose steps diverge there.
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

    /// Describes it in sentences; this step shows where it diverges, if it does.
    pub fn sentences(&self, headline: Option<&Headline>) -> Vec<String> {
        let mut sentences = Vec::new();
        let mistakes = self.mistakes.join(", or one that ");
        if !self.suspects.is_empty() {
            let rules = self.suspects.join("; ");
            let cases = match self.wrong_cases {
                1 => "the only wrong case".into(),
                wrong => format!("all {wrong} wrong cases"),
            };
            sentences.push(format!("In {cases}, and in no right one, {rules}."));
        }
        if self.is_guess && !mistakes.is_empty() {
            sentences.push(format!("Your output is that of a program that {mistakes}."));
        }
        let divergence = self.divergence(headline);
        sentences.extend(divergence.map(|sentence| capitalized(&sentence)));
        let missing = self.missing.as_ref();
        if let Some(event) = missing.and_then(|place| place.expected.as_ref()) {
            let kind = kind(event);
            sentences.push(format!(
                "It printed no \"{kind}\"; the rules have \"{event}\"."
            ));
        }
        sentences
    }

    /// Returns where it diverges, if that is known; this step shows it.
    pub fn divergence(&self, headline: Option<&Headline>) -> Option<String> {
        let headline = headline.filter(|headline| headline.is_known);
        let program = match &self.mistakes[..] {
            mistakes if self.is_guess || mistakes.is_empty() => "your program".into(),
            mistakes => format!("a program that {}", mistakes.join(", or one that ")),
        };
        let is_printed = self.mistakes.is_empty();
        Some(match (self.divergence.as_ref()?, headline) {
            (Divergence::At(place), Some(headline)) => {
                let said = |event: &Option<String>, otherwise: &str| {
                    let event = event.as_ref();
                    event.map_or(otherwise.into(), |event| self.phrase(event))
                };
                let expected = said(&place.expected, "the end of the case");
                let actual = said(&place.actual, "nothing more");
                let program = capitalized(&program);
                let then = if headline.is_over { "then " } else { "" };
                format!("right: {then}{expected}. {program}: {actual}.")
            }
            (Divergence::OutOfBudget, _) => {
                format!("there are too many steps to find where {program} diverges from the rules.")
            }
            _ if is_printed => "all steps that your program printed are those of the rules.".into(),
            _ => format!("the steps of {program} are those of the rules here."),
        })
    }

    /// Returns an event in words or, if it has no phrase, as the line that it is.
    fn phrase(&self, event: &str) -> String {
        let mut phrases = self.phrases.iter();
        let Some((_, phrase)) = phrases.find(|(of, _)| *of == kind(event)) else {
            return format!("\"{}\"", shown(event));
        };
        let mut words = event.splitn(phrase.matches("{}").count() + 1, ' ').skip(1);
        let mut text = String::new();
        for part in phrase.split_inclusive("{}") {
            text += &part.replace("{}", words.next().unwrap_or_default());
        }
        shown(&text)
    }
}

/// The most characters of a step or of a title that are shown.
pub const SHOWN: usize = 60;

/// Returns a step as it is shown, whatever a program printed.
pub fn shown(step: &str) -> String {
    cut(&printable(step.as_bytes()), SHOWN)
}

/// The step to look at first, if something is wrong in a case.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headline {
    /// The index of the step among those that are written.
    pub step: u64,
    /// The number of the step.
    pub number: u64,
    /// The turn: "Round 15", or "Game 2" if a problem has no turns.
    pub turn: String,
    /// The turn, and what the rules do there.
    pub title: String,
    /// Nothing more happens by the rules in this turn: their next event belongs to the next one.
    pub is_over: bool,
    /// Why the rules do it, in sentences.
    pub reason: Vec<String>,
    /// The description of the program, in sentences.
    pub program: Vec<String>,
    /// What to do if its mistake is not known.
    pub advice: String,
    /// The program diverges there: it has printed its steps, or makes a known mistake.
    pub is_known: bool,
}
json!(Headline: step, title, reason, program, advice, is_known);
