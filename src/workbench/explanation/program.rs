//! A program compared with the rules: the mistakes that it may make, and its divergence.

use crate::runtime::message::printable;
use crate::workbench::json::json;
use crate::workbench::text::{capitalized, cut};
use crate::workbench::trace::{kind, Divergence, Place};

/// A program that is compared with the rules.
#[derive(Clone, Debug, Default)]
pub struct ProgramTrace {
    /// The known mistakes that it may make, each as the rest of a sentence that begins with "It".
    /// Empty if no mistake fits, or if the program printed its steps.
    pub mistakes: Vec<&'static str>,
    /// True if only the output of the program is known, and not its steps.
    pub is_guess: bool,
    /// The rules that the most of the wrong cases compared, and the fewest of the right ones use.
    pub suspects: Vec<String>,
    pub compared: CaseCount,
    /// The number of compared cases that use each suspect.
    pub suspected: CaseCount,
    /// The first event that differs from the rules; `None` if the mistakes diverge in different places.
    pub divergence: Option<Divergence>,
    /// The first event of the rules before the divergence whose kind the program never printed.
    pub missing_event: Option<Place>,
    /// [`Entry::phrases`](crate::workbench::entry::Entry::phrases), for the events of mistakes.
    pub phrases: &'static [(&'static str, &'static str)],
}

/// The numbers of cases with a right and with a wrong output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CaseCount {
    pub right: u64,
    pub wrong: u64,
}

impl CaseCount {
    pub fn add(&mut self, is_right: bool) {
        let count = if is_right {
            &mut self.right
        } else {
            &mut self.wrong
        };
        *count += 1;
    }
}

impl ProgramTrace {
    /// Returns the trace of a program that printed its steps, with this divergence.
    pub fn new(divergence: Divergence) -> Self {
        ProgramTrace {
            divergence: Some(divergence),
            ..ProgramTrace::default()
        }
    }

    /// Returns the place of the divergence, if it is in this case.
    pub fn place(&self, case: u64) -> Option<&Place> {
        let place = self.divergence.as_ref()?.place()?;
        (place.case == case).then_some(place)
    }

    /// Returns sentences that describe the program. `headline` is the headline of the case.
    pub fn sentences(&self, headline: Option<&Headline>) -> Vec<String> {
        let mut sentences = Vec::new();
        if !self.suspects.is_empty() {
            let rules = self.suspects.join("; ");
            let wrong = match (self.suspected.wrong, self.compared.wrong) {
                (_, 1) => "the only wrong case".into(),
                (some, all) if some == all => format!("all {all} wrong cases"),
                (some, all) => format!("{some} of the {all} wrong cases"),
            };
            let right = match (self.suspected.right, self.compared.right) {
                (_, 1) => "not in the right one".into(),
                (0, all) => format!("in none of the {all} right ones"),
                (some, all) => format!("in only {some} of the {all} right ones"),
            };
            sentences.push(format!("In {wrong} compared, and {right}: {rules}."));
        }
        if self.is_guess && !self.mistakes.is_empty() {
            sentences.push(format!("Your output is that of {}.", self.description()));
        }
        let divergence = self.divergence_sentence(headline);
        sentences.extend(divergence.map(|sentence| capitalized(&sentence)));
        let missing = self.missing_event.as_ref();
        if let Some(event) = missing.and_then(|place| place.expected.as_ref()) {
            let printed = format!("It printed no \"{}\"", kind(event));
            sentences.push(format!("{printed}; the rules have \"{event}\"."));
        }
        sentences
    }

    /// Returns a description of the mistakes: "a program that ..., or one that ...".
    fn description(&self) -> String {
        format!("a program that {}", self.mistakes.join(", or one that "))
    }

    /// Returns a sentence about the divergence, if it is known. The first letter is in lower case.
    pub fn divergence_sentence(&self, headline: Option<&Headline>) -> Option<String> {
        let headline = headline.filter(|headline| headline.is_known);
        let program = if self.is_guess || self.mistakes.is_empty() {
            "your program".into()
        } else {
            self.description()
        };
        Some(match (self.divergence.as_ref()?, headline) {
            (Divergence::At(place), Some(headline)) => {
                let phrase_or = |event: &Option<String>, default: &str| {
                    let event = event.as_ref();
                    event.map_or(default.into(), |event| self.phrase(event))
                };
                let expected = phrase_or(&place.expected, "the end of the case");
                let actual = phrase_or(&place.actual, "nothing more");
                let program = capitalized(&program);
                let then = if headline.is_turn_over { "then " } else { "" };
                format!("right: {then}{expected}. {program}: {actual}.")
            }
            (Divergence::OutOfBudget, _) => {
                format!("there are too many steps to find where {program} diverges from the rules.")
            }
            _ if self.mistakes.is_empty() => {
                "all steps that your program printed are those of the rules.".into()
            }
            _ => format!("the steps of {program} are those of the rules here."),
        })
    }

    /// Returns the phrase for an event or, if its kind has no phrase, its line in quotes.
    fn phrase(&self, event: &str) -> String {
        let mut phrases = self.phrases.iter();
        let Some((_, phrase)) = phrases.find(|(event_kind, _)| *event_kind == kind(event)) else {
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

/// The maximum number of characters of a step of a program in a message.
const MAX_SHOWN: usize = 60;

/// Returns a step of a program for a message, escaped and cut.
pub fn shown(step: &str) -> String {
    cut(&printable(step.as_bytes()), MAX_SHOWN)
}

/// The summary of the step of a case that shows best what is wrong.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headline {
    /// The index of the step among the written steps.
    pub step: u64,
    /// The number of the step, as in [`Step::number`](super::Step::number).
    pub number: u64,
    /// The turn, such as "Round 15", or the case, such as "Game 2", if the problem has no turns.
    pub turn: String,
    /// The turn and the title of the step.
    pub title: String,
    /// True if, by the rules, the turn is over after this step and the next event begins a new one.
    pub is_turn_over: bool,
    /// The reason of the step.
    pub reason: Vec<String>,
    /// Sentences that describe the program.
    pub program: Vec<String>,
    /// Advice to the author of the program if its mistake is unknown.
    pub advice: String,
    /// True if the program is known to diverge in this step. Then it printed its steps or makes a
    /// known mistake.
    pub is_known: bool,
}
json!(Headline: step, title, reason, program, advice, is_known);
