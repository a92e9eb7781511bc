//! What serves a problem besides its solution: functions that take a case or make one. None of them
//! reads or writes input.

use crate::runtime::solution::{Case, Solve};
use crate::workbench::checker::{Mismatch, Words};
use crate::workbench::explanation::Explain;
use crate::workbench::format::Format;
use crate::workbench::generator::CaseRequest;
use crate::workbench::shrinker::Cost;
use crate::workbench::trace::Play;

/// The tools of a problem that `S` solves, whose events are `E`.
pub struct Tools<S: Solve, E> {
    /// The format of the input.
    pub format: Format,
    /// Makes cases of the requested size, one after the other.
    pub generator: fn(Option<u32>) -> Generator<Case<S>>,
    /// What only the statement promises of a case, and the judges' limits if told so.
    pub promise: fn(&Case<S>, bool) -> Result<(), Violation>,
    /// Valid cases that are similar to a valid one: first without large parts of it, last with only
    /// one of its elements left out or replaced.
    pub candidates: fn(&Case<S>) -> Candidates<Case<S>>,
    /// How simple a valid case is.
    pub cost: fn(&Case<S>) -> Cost,
    /// The plain solution. On a canonical input it never panics, and it ends, or reports events until
    /// it is stopped.
    pub play: Play<E>,
    /// What the turns of the game are called, such as "move"; empty if it has none.
    pub unit: &'static str,
    /// Explains a case step by step, and returns the answer.
    pub explain: Explain<S>,
    /// If several answers to a case may be right: reads the next one of an output by the rules.
    pub rules: Option<Rules<S>>,
}

/// Makes the next case, and may remember something for the one after it.
pub type Generator<C> = Box<dyn FnMut(&mut CaseRequest) -> C>;

/// Other cases, made lazily: there may be very many, and few may be needed.
pub type Candidates<C> = Box<dyn Iterator<Item = C>>;

/// Reads an answer; an error where it breaks a rule.
pub type Rules<S> = fn(&Case<S>, &mut Words) -> Result<<S as Solve>::Answer, Mismatch>;

/// A place where a case does not follow the statement.
pub struct Violation {
    /// The word of the case that shows it, from 0; the last one if it is the whole case.
    pub word: Option<usize>,
    /// What was expected there, or what is wrong with the case.
    pub rule: String,
}

impl Violation {
    /// This word of the case is not what was `expected`.
    pub fn of_word(word: usize, expected: impl Into<String>) -> Self {
        let rule = expected.into();
        let word = Some(word);
        Violation { word, rule }
    }

    /// The whole case breaks this rule.
    pub fn of_case(rule: impl Into<String>) -> Self {
        let rule = rule.into();
        Violation { word: None, rule }
    }
}
