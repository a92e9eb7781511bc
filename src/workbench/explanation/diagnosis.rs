//! The diagnosis of a program on a case: what is certain about it, from its output, its steps and
//! the known mistakes. It knows no rules of the game. Text, JSON and the page show its [`Headline`].

use super::output::CaseOutput;
use super::step::Opening;
use crate::runtime::message::printable;
use crate::workbench::entry::{Entry, Mistake};
use crate::workbench::json::json;
use crate::workbench::report::LineMark;
use crate::workbench::text::{counted, cut, wrap};
use crate::workbench::trace::{Divergence, EventPlace};

/// The maximum number of characters of a step in a headline.
const MAX_EXCERPT: usize = 60;

/// The minimum number of wrong cases for more than "could be".
const MIN_EVIDENCE: u64 = 3;

/// The facts about a program that is wrong. By default, none is known.
#[derive(Clone, Debug, Default)]
pub struct Diagnosis {
    pub causes: Causes,
    /// The divergence from the rules: that of the steps that the program printed or, if it printed
    /// none, of its causes. `None` if it is not known, or if the causes diverge in different places.
    pub divergence: Option<Divergence>,
    /// True if the divergence is that of steps which the program printed.
    pub is_of_steps: bool,
    /// The output for the case that is explained, compared with the answer.
    pub output: Option<CaseOutput>,
    /// The event that decides the first wrong line of `output`.
    pub clue: Option<Clue>,
    pub next: Option<Next>,
}

/// The next thing that the author of a program can do.
#[derive(Clone, Debug)]
pub struct Next {
    /// A sentence.
    pub text: String,
    /// The number of the case to look at.
    pub case: Option<u64>,
    /// True if the program should print its steps.
    pub needs_steps: bool,
}
json!(Next: text, case, needs_steps);

/// The exactness with which a mistake fits. If it fits, the plain solution with this mistake and the
/// program both crash, both exceed their budget, or both print the same for a canonical input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    Exact,
    /// The whitespace that counts is wrong.
    ApartFromWhitespace,
    /// Full stops are wrong, and perhaps whitespace.
    ApartFromStops,
    No,
}

/// The known mistakes that give exactly the output of a program, and the evidence for that.
#[derive(Clone, Debug, Default)]
pub struct Causes {
    pub mistakes: Vec<&'static Mistake>,
    /// The mistakes that fit the failure, but not all other runs.
    pub excluded: Vec<&'static Mistake>,
    /// The exactness of the fit; `None` if the user asks for the mistakes.
    pub fit: Option<Fit>,
    /// True if the evidence is runs of the program, not cases. Their number depends on the time.
    pub are_runs: bool,
    /// The number of wrong cases in which the mistakes give the output. A run that crashes or
    /// reaches a limit counts as one.
    pub wrong: u64,
    /// The number of right cases; 0 for runs.
    pub right: u64,
    /// True if the program printed the same line again and again.
    pub is_constant: bool,
}

impl Causes {
    /// Returns a cause that needs no evidence, because the user asks for it.
    pub fn given(mistake: &'static Mistake) -> Self {
        Causes {
            mistakes: vec![mistake],
            ..Causes::default()
        }
    }

    /// Returns the mistakes with their evidence as a sentence, or `None` if there is no mistake.
    pub fn sentence(&self) -> Option<String> {
        let join = |mistakes: &[&Mistake]| {
            let predicates = mistakes.iter().map(|mistake| mistake.predicate);
            predicates.collect::<Vec<&str>>().join(", or one that ")
        };
        if !self.excluded.is_empty() {
            let list = join(&self.excluded);
            return Some(format!(
                "Here it answers like a program that {list}, but it does not in other runs."
            ));
        }
        if self.mistakes.is_empty() {
            return None;
        }
        let list = join(&self.mistakes);
        let evidence = match (self.are_runs, self.right) {
            (true, _) => "in all runs".into(),
            (false, 0) => counted(self.wrong, "wrong case"),
            (false, right) => format!("{}, {right} right", counted(self.wrong, "wrong case")),
        };
        let apart_from = match self.fit {
            None => return Some(format!("This program {list}.")),
            Some(Fit::ApartFromWhitespace) => "Apart from its blank lines and spaces, it",
            Some(Fit::ApartFromStops) => "Apart from its full stops, it",
            Some(_) => "It",
        };
        let is = match self.is_certain() {
            true => "answers exactly like",
            false => "could be",
        };
        Some(format!(
            "{apart_from} {is} a program that {list} ({evidence})."
        ))
    }

    /// Returns true if the program makes one of the mistakes, as far as its answers tell.
    pub fn is_certain(&self) -> bool {
        let has_evidence = self.wrong >= MIN_EVIDENCE && !self.is_constant;
        !self.mistakes.is_empty() && (has_evidence || self.fit.is_none())
    }
}

/// The event that decides a wrong line of an output, and perhaps a fact about the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clue {
    /// The index of the event in the case.
    pub event: usize,
    /// A sentence about the line.
    pub fact: Option<String>,
}

impl From<usize> for Clue {
    fn from(event: usize) -> Self {
        Clue { event, fact: None }
    }
}

impl Diagnosis {
    /// Adds the divergence of the steps that the program printed. If all are right, the program may
    /// have left out the wrong ones: then the divergence of its causes remains.
    pub fn add_steps(&mut self, divergence: Divergence) {
        let known_place = self.divergence.as_ref().and_then(Divergence::place);
        if known_place.is_none() || divergence.place().is_some() {
            self.divergence = Some(divergence);
            self.is_of_steps = true;
        }
    }

    /// Returns the place of the divergence, if it is in the case with this number.
    fn place(&self, case: u64) -> Option<&EventPlace> {
        let place = self.divergence.as_ref()?.place()?;
        (place.case == case).then_some(place)
    }

    /// Returns the place at which the program certainly diverges.
    pub fn certain_place(&self) -> Option<&EventPlace> {
        let is_certain = self.is_of_steps || self.causes.is_certain();
        self.divergence.as_ref()?.place().filter(|_| is_certain)
    }

    /// Returns the index of the event at which the explanation of a case opens. If it is `None`,
    /// the explanation opens at the last step.
    pub fn event(&self, case: u64) -> Option<usize> {
        let clue = self.clue.as_ref().map(|clue| clue.event);
        self.place(case).map(|place| place.event).or(clue)
    }

    /// Returns true if the program is wrong in this case.
    pub fn is_wrong(&self, case: u64) -> bool {
        let mut outputs = self.output.iter();
        self.certain_place().is_some_and(|place| place.case == case)
            || outputs.any(|output| output.first_wrong.is_some())
    }

    /// Returns what the author of the program can do next, if the explanation shows this case.
    /// `simplest` is the number of the simplest wrong case. `has_steps` is true if the program
    /// printed steps.
    pub fn next(
        &self,
        entry: &Entry,
        case: u64,
        simplest: Option<u64>,
        has_steps: bool,
    ) -> Option<Next> {
        let show_steps = format!("`judge show {} --steps`", entry.name);
        let next = |text: String, case, needs_steps| {
            Some(Next {
                text,
                case,
                needs_steps,
            })
        };
        let other_case = self.certain_place().map(|place| place.case);
        if let Some(other) = other_case.filter(|&other| other != case) {
            let text = format!("The first wrong step is in case {other}.");
            return next(text, Some(other), false);
        }
        match self.divergence {
            // This case shows the first wrong step.
            Some(Divergence::At(_)) if self.is_of_steps => return None,
            Some(Divergence::Never) if has_steps => {
                let text = format!("All its steps are right: print others, too ({show_steps}).");
                return next(text, None, true);
            }
            Some(Divergence::Never) if self.causes.fit.is_none() => {
                return next("Its steps are those of the rules.".into(), None, false);
            }
            Some(Divergence::OutOfBudget) => {
                let text = "There are too many steps to find the first wrong one.";
                return next(text.into(), None, false);
            }
            _ => {}
        }
        if let Some(simplest) = simplest.filter(|&simplest| simplest != case) {
            let text = format!("Case {simplest} is the simplest wrong case.");
            return next(text, Some(simplest), false);
        }
        let is_unknown = self.divergence.is_none() && self.causes.mistakes.is_empty();
        let mut outputs = self.output.iter();
        let has_wrong_words = outputs.any(|output| output.wrong().is_some());
        // If several answers are right, the output lists the steps, and the first wrong one is known.
        let is_useful = is_unknown && has_wrong_words && !entry.answer_lines.is_empty();
        let text = format!("Let it print its steps to find the first wrong one: see {show_steps}.");
        next(text, None, true).filter(|_| is_useful)
    }

    /// Returns the headline of a case that opens at this step, or `None` if nothing is known to be
    /// wrong.
    pub fn headline(&self, case: u64, opening: &Opening) -> Option<Headline> {
        let excerpt = |event: &String| cut(&printable(event.as_bytes()), MAX_EXCERPT);
        let quote = |event: &Option<String>| event.as_ref().map(excerpt);
        let or_nothing = |line: Option<String>| match line.as_deref() {
            None => "nothing more".into(),
            Some("") => "an empty line".into(),
            Some(line) => line.to_string(),
        };
        let place = self.certain_place().filter(|place| place.case == case);
        let (right, yours, why) = match (place, &self.output) {
            (Some(place), _) => {
                let right = or_nothing(quote(&place.expected));
                (Some(right), quote(&place.actual), None)
            }
            (None, Some(output)) => {
                let row = &output.rows[output.first_wrong?];
                let is_certain = output.has_one_answer || row.mark == LineMark::Blank;
                let right = is_certain.then(|| or_nothing(row.answer.clone()));
                let clue = self.clue.as_ref().filter(|_| self.place(case).is_none());
                let fact = clue.and_then(|clue| clue.fact.clone());
                (right, row.output.clone(), output.fact.clone().or(fact))
            }
            (None, None) => return None,
        };
        let yours = or_nothing(yours);
        Some(Headline {
            step: opening.step,
            turn: opening.turn.clone(),
            right,
            yours,
            why: why.unwrap_or_else(|| opening.reason.clone()),
            cause: self.causes.sentence(),
            next: self.next.clone(),
            is_known: place.is_some(),
        })
    }
}

/// The rows above an explanation: the first difference, its reason, its cause, and what to do next.
/// Each text is at most one sentence.
#[derive(Debug)]
pub struct Headline {
    /// The index of the step among the steps of the explanation.
    pub step: u64,
    /// The turn of the step, such as "Round 15".
    pub turn: String,
    /// The event of the rules or, if the first wrong step is not known, the right line. `None` if
    /// other lines are right, too.
    pub right: Option<String>,
    /// The event or the line of the program.
    pub yours: String,
    pub why: String,
    pub cause: Option<String>,
    pub next: Option<Next>,
    /// True if the program is known to diverge in this step.
    pub is_known: bool,
}
json!(Headline: step, turn, right, yours, why, cause, next, is_known);

/// The name and the text of a row of a [`Headline`].
pub type HeadlineRow = (&'static str, String);

impl Headline {
    /// Returns the rows that show the difference itself.
    pub fn lines(&self) -> Vec<HeadlineRow> {
        let right = self.right.clone().map(|right| ("right", right));
        let yours = ("yours", self.yours.clone());
        right.into_iter().chain([yours]).collect()
    }

    /// Returns the rows about the difference.
    pub fn details(&self) -> Vec<HeadlineRow> {
        let why = Some(&self.why).filter(|why| !why.is_empty());
        let rows = [
            ("why", why),
            ("cause", self.cause.as_ref()),
            ("next", self.next.as_ref().map(|next| &next.text)),
        ];
        let rows = rows.into_iter();
        let known_rows = rows.filter_map(|(name, text)| Some((name, text?.clone())));
        known_rows.collect()
    }
}

/// Returns rows as text.
pub fn rows_text(rows: &[HeadlineRow]) -> String {
    let wrapped = |(name, text): &HeadlineRow| wrap(&format!("{name:<5}  "), text, 7);
    rows.iter().map(wrapped).collect()
}
