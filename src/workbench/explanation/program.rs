//! The trace of a program: the mistakes that the program may make, and its divergence from the
//! rules.

use crate::runtime::message::printable;
use crate::workbench::json::json;
use crate::workbench::text::{capitalized, cut};
use crate::workbench::trace::{kind, Divergence, EventPlace};
use std::collections::BTreeMap;

/// The result of comparing a program with the rules.
#[derive(Clone, Debug, Default)]
pub struct ProgramTrace {
    /// The [predicates](crate::workbench::entry::Mistake::predicate) of the known mistakes that the
    /// program may make. Empty if no mistake fits, or if the program printed its steps.
    pub mistakes: Vec<&'static str>,
    /// True if the trace is a guess, because the output of the program is known, but not its steps.
    pub is_guess: bool,
    /// The rules that distinguish the wrong cases best from the right ones. All of them have the
    /// same counts in `rules`.
    pub suspects: Vec<String>,
    /// The numbers of right and of wrong cases that were compared.
    pub compared: CaseCount,
    /// The rules, each with the numbers of compared cases that use it.
    pub rules: BTreeMap<String, CaseCount>,
    /// The number of the compared wrong case with the smallest [weight] that has a [deviation] or,
    /// if none has one and a compared case is right, of that with the smallest weight.
    ///
    /// [weight]: crate::workbench::problem::Problem::weight
    /// [deviation]: super::Step::with_deviation
    pub simplest_case: Option<u64>,
    /// The numbers of a wrong case and of an earlier right case that is the same. The program may
    /// keep something between cases.
    pub repetition: Option<[u64; 2]>,
    /// The number of the first wrong case whose output is that of the case before. At least half of
    /// the compared wrong cases are such cases.
    pub repeated_output: Option<u64>,
    /// The divergence; `None` if it is not known, or if the mistakes diverge in different places.
    pub divergence: Option<Divergence>,
    /// The place of the first event of the rules of a kind that the program never printed. It is
    /// before the divergence.
    pub missing_event: Option<EventPlace>,
    /// The phrases of the problem: [`Entry::phrases`](crate::workbench::entry::Entry::phrases).
    /// They put the events of the mistakes into words. Empty if the program printed its steps.
    pub phrases: &'static [(&'static str, &'static str)],
}

/// The number of cases with a right output, and the number of cases with a wrong output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CaseCount {
    pub right: u64,
    pub wrong: u64,
}
json!(CaseCount: right, wrong);

/// The minimum number of right cases for a suspicion. With fewer cases, a rule may fit by chance.
/// The advice says so if fewer right or wrong cases were compared, and there is no suspicion.
pub const MIN_CASES: u64 = 3;

impl CaseCount {
    pub fn add(&mut self, is_right: bool) {
        self.right += u64::from(is_right);
        self.wrong += u64::from(!is_right);
    }

    /// Returns the share of the wrong cases of `all` that `self` counts, minus the share of the
    /// right cases of `all` that `self` counts. To be an integer, the difference is multiplied by
    /// `all.wrong * all.right`. It is 0 if it would be negative.
    pub fn difference(&self, all: &CaseCount) -> u64 {
        (self.wrong * all.right).saturating_sub(self.right * all.wrong)
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

    /// Returns the place of the divergence, if it is in the case with this number.
    pub fn place_in_case(&self, case: u64) -> Option<&EventPlace> {
        let place = self.divergence.as_ref()?.place()?;
        (place.case == case).then_some(place)
    }

    /// Returns true if there are suspects, a repetition, or a repeated output.
    pub fn has_guess(&self) -> bool {
        !self.suspects.is_empty() || self.repetition.is_some() || self.repeated_output.is_some()
    }

    /// Returns sentences about the suspects, the mistakes and the divergence. `headline` is the
    /// headline of the explained case.
    pub fn sentences(&self, headline: Option<&Headline>) -> Vec<String> {
        let mut sentences = Vec::new();
        if let Some([wrong, right]) = self.repetition {
            sentences.push(format!(
                "Case {wrong} is the same as case {right}, which is right: does your program keep \
                 something from earlier cases?"
            ));
        }
        if let Some(case) = self.repeated_output {
            let again = "is that of the case before again: is the result reset?";
            sentences.push(format!("Your output for case {case} {again}"));
        }
        let is_used = headline.is_none_or(|headline| headline.uses_suspect);
        for suspect in self.suspects.iter().filter(|_| is_used) {
            let (used, CaseCount { right, wrong }) = (self.rules[suspect], self.compared);
            let wrong_share = format!("{} of {wrong} wrong cases compared", used.wrong);
            let right_share = format!("{} of {right} right ones", used.right);
            sentences.push(format!(
                "Suspect: {suspect} (in {wrong_share}, {right_share})."
            ));
        }
        if self.is_guess && !self.mistakes.is_empty() {
            sentences.push(format!("Your output is that of {}.", self.description()));
        }
        let divergence = self.divergence_sentences(headline);
        sentences.extend(divergence.iter().map(|sentence| capitalized(sentence)));
        let missing_event = self.missing_event.as_ref();
        if let Some(event) = missing_event.and_then(|place| place.expected.as_ref()) {
            let omission = format!("It printed no \"{}\"", kind(event));
            sentences.push(format!("{omission}; the rules have \"{event}\"."));
        }
        sentences
    }

    /// Returns a description of the mistakes: "a program that ..., or one that ...".
    fn description(&self) -> String {
        format!("a program that {}", self.mistakes.join(", or one that "))
    }

    /// Returns the sentences about the divergence, or an empty list if it is not known. The first
    /// letter is in lower case.
    pub fn divergence_sentences(&self, headline: Option<&Headline>) -> Vec<String> {
        let headline = headline.filter(|headline| headline.is_known);
        let program = if self.is_guess || self.mistakes.is_empty() {
            "your program".into()
        } else {
            self.description()
        };
        let sentence = match (&self.divergence, headline) {
            (None, _) => return Vec::new(),
            (Some(Divergence::At(place)), Some(headline)) => {
                let phrase_or = |event: &Option<String>, default: &str| {
                    let event = event.as_ref();
                    event.map_or(default.into(), |event| self.phrase(event))
                };
                let expected = phrase_or(&place.expected, "the end of the case");
                let actual = phrase_or(&place.actual, "nothing more");
                let program = capitalized(&program);
                let then = if headline.is_turn_over { "then " } else { "" };
                let right = format!("right: {then}{expected}.");
                return vec![right, format!("{program}: {actual}.")];
            }
            (Some(Divergence::OutOfBudget), _) => {
                format!("there are too many steps to find where {program} diverges from the rules.")
            }
            _ if self.mistakes.is_empty() => {
                "all steps that your program printed are those of the rules.".into()
            }
            _ => format!("the steps of {program} are those of the rules in this case."),
        };
        vec![sentence]
    }

    /// Returns the phrase for an event or, if its kind has no phrase, its line in quotes.
    fn phrase(&self, event: &str) -> String {
        let mut phrases = self.phrases.iter();
        let Some((_, phrase)) = phrases.find(|(event_kind, _)| *event_kind == kind(event)) else {
            return format!("\"{}\"", step_excerpt(event));
        };
        let mut words = event.splitn(phrase.matches("{}").count() + 1, ' ').skip(1);
        let mut text = String::new();
        for part in phrase.split_inclusive("{}") {
            text += &part.replace("{}", words.next().unwrap_or_default());
        }
        step_excerpt(&text)
    }
}

/// The maximum number of characters in [`step_excerpt`].
const MAX_EXCERPT: usize = 60;

/// Returns a step, or another text from a program, as it is shown in messages: escaped, and cut if
/// it is long.
pub fn step_excerpt(step: &str) -> String {
    cut(&printable(step.as_bytes()), MAX_EXCERPT)
}

/// A summary of the step that best shows the error in a case.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headline {
    /// The index of the step among the steps of the explanation.
    pub step: u64,
    /// The number of the step's turn, as in [`Step::number`](super::Step::number).
    pub number: u64,
    /// The turn, such as "Round 15". If the step belongs to no turn, the case, such as "Game 2".
    pub turn: String,
    /// The turn and the title of the step, or words for the error in place of the title.
    pub title: String,
    /// True if the rules begin a new turn after this step, but the program does not.
    pub is_turn_over: bool,
    /// True if the case uses a suspected rule.
    pub uses_suspect: bool,
    /// Sentences that say why the rules make this step.
    pub reason: Vec<String>,
    /// The sentences of [`ProgramTrace::sentences`], and one about the deviations of the
    /// case.
    pub program: Vec<String>,
    /// Advice to the author of the program if its mistake is unknown.
    pub advice: String,
    /// True if the program is known to diverge in this step, because it printed its steps or makes
    /// a known mistake. False if the step is only likely.
    pub is_known: bool,
    /// True if the program may be right about this step, which uses a suspected rule or has a
    /// [deviation](super::Step::with_deviation).
    pub is_guess: bool,
}
json!(Headline: step, title, reason, program, advice, is_known, is_guess);
