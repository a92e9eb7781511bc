//! Traces: the events that a plain solution reports, and the divergence of a program from the
//! rules.
//!
//! The events of the rules are recorded first. Then the events of another program are compared with
//! them one by one: the events of a known mistake, or the lines that a program printed. The
//! comparison ends at the first difference, so the program may be one that never ends. All limits
//! are numbers of events, so the result is the same on every machine.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::mem::discriminant;

/// A plain solution: answers an input, imitating the mistake with the name in the second argument
/// if it is not empty. Returns `None` if it was stopped, or if the mistake makes it crash.
pub type Play<E> = fn(&str, &str, Emit<E>) -> Option<String>;

/// Receives each event of a plain solution, and stops it by returning `None`. In a long computation
/// without events, a plain solution reports `None`, so that it can be stopped.
pub type Emit<'a, E> = &'a mut dyn FnMut(Option<E>) -> Option<()>;

/// The maximum number of events of the rules that are recorded, and that a program may report.
pub const BUDGET: usize = 10_000_000;

/// The beginning of a line of standard error that is a step of the program.
pub const STEP: &str = "step ";

/// The kind of the events that begin a case.
const CASE: &str = "case";

/// The end of a run of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played<T = String> {
    /// The program prints this output.
    Answers(T),
    Crashes,
    /// The program reports more events than its budget allows.
    OutOfBudget,
}

/// The first difference between the events of a program and those of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Divergence {
    At(Place),
    /// All events are those of the rules.
    Never,
    /// There are more events than are compared.
    OutOfBudget,
}

impl Divergence {
    /// Returns the place of the divergence, if there is one.
    pub fn place(&self) -> Option<&Place> {
        match self {
            Divergence::At(place) => Some(place),
            Divergence::Never | Divergence::OutOfBudget => None,
        }
    }
}

/// The first event that differs from the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The case, from 1.
    pub case: u64,
    /// The number of events of the rules before it in the case.
    pub event: usize,
    /// The event of the rules; `None` after the last one.
    pub expected: Option<String>,
    /// The event of the program; `None` after its last one.
    pub actual: Option<String>,
    /// The last two events before it, which are the same in both traces.
    pub before: Vec<String>,
}

impl Place {
    /// Returns true if the two events are of different kinds, or if one is missing. If the event of
    /// the rules begins the next turn, the error is then in the turn before it.
    pub fn is_other_kind(&self) -> bool {
        self.expected.as_deref().map(kind) != self.actual.as_deref().map(kind)
    }
}

/// Returns the kind of an event: its first word.
pub fn kind(event: &str) -> &str {
    event.split(' ').next().unwrap_or_default()
}

/// Runs `play` on a canonical input with this mistake and at most `budget` events. `take` receives
/// the events of one case or of all, each with true if it begins a case, and stops the run by
/// returning `None`.
pub fn watch<E>(
    play: Play<E>,
    input: &str,
    mistake: &str,
    case: Option<u64>,
    budget: usize,
    mut take: impl FnMut(E, bool) -> Option<()>,
) -> Played {
    let (mut events, mut number, mut first) = (0, 0, None);
    let answer = play(input, mistake, &mut |event| {
        events += 1;
        if events > budget {
            return None;
        }
        let Some(event) = event else { return Some(()) };
        // Events of the same kind as the first one of all begin a case.
        let kind = discriminant(&event);
        let begins_case = *first.get_or_insert(kind) == kind;
        number += u64::from(begins_case);
        match case {
            Some(case) if case < number => None,
            Some(case) if case > number => Some(()),
            _ => take(event, begins_case),
        }
    });
    match answer {
        Some(output) => Played::Answers(output),
        None if events > budget => Played::OutOfBudget,
        None => Played::Crashes,
    }
}

/// Returns the divergence of the plain solution with this mistake on a canonical input: in this case
/// or, if it is `None`, in any.
pub fn divergence_of_mistake<E: PartialEq + Display>(
    play: Play<E>,
    input: &str,
    case: Option<u64>,
    mistake: &str,
) -> Divergence {
    let Some(mut comparison) = Comparison::new(play, input, case, None) else {
        return Divergence::OutOfBudget;
    };
    let played = watch(play, input, mistake, case, BUDGET, |event, _| {
        comparison.compare(|expected| *expected == event, || event.to_string())
    });
    match played {
        Played::OutOfBudget => Divergence::OutOfBudget,
        _ => comparison.divergence(),
    }
}

/// Returns the divergence of the steps that a program printed for a canonical input. Events are
/// compared only if the program printed some of their kind. If it printed steps that begin cases,
/// the steps after each are compared with the case of that number, otherwise with all cases.
///
/// Also returns the first event of the rules before the divergence of a kind that the program never
/// printed: the program may lack this action. The kinds of the first `regular` events are excepted.
/// They happen in every turn, so a program without them leaves them out on purpose.
pub fn divergence_of_steps<E: PartialEq + Display>(
    play: Play<E>,
    input: &str,
    lines: &[String],
    regular: usize,
) -> (Divergence, Option<Place>) {
    let kinds = lines.iter().map(|line| kind(line)).collect();
    let Some(mut comparison) = Comparison::new(play, input, None, Some(kinds)) else {
        return (Divergence::OutOfBudget, None);
    };
    for line in lines {
        if kind(line) == CASE {
            comparison.skip_to_case(line);
        }
        let is_same = |expected: &E| expected.to_string() == *line;
        if comparison.compare(is_same, || line.clone()).is_none() {
            break;
        }
    }
    let divergence = comparison.divergence();
    let missing = comparison.first_missing(&divergence, regular);
    (divergence, missing)
}

/// Separates the lines of standard error: returns the steps, without [`STEP`] and with one space
/// between words, and the remaining lines.
pub fn steps(errors: &[u8]) -> (Vec<String>, Vec<u8>) {
    let (mut steps, mut rest) = (Vec::new(), Vec::new());
    for line in errors.split_inclusive(|&byte| byte == b'\n') {
        if let Some(step) = line.strip_prefix(STEP.as_bytes()) {
            let step = String::from_utf8_lossy(step);
            steps.push(step.split_whitespace().collect::<Vec<_>>().join(" "));
        } else {
            rest.extend_from_slice(line);
        }
    }
    (steps, rest)
}

/// A comparison of the events of the rules with the events of a program.
struct Comparison<'a, E> {
    /// The events of the rules.
    events: Vec<E>,
    /// The index of the first event of each case.
    starts: Vec<usize>,
    /// The number of the first of these cases.
    first_case: u64,
    /// The kinds of events that are compared; `None` for all.
    kinds: Option<BTreeSet<&'a str>>,
    /// The index of the next event of the rules.
    next: usize,
    /// The indices of the last two events that were the same.
    before: [Option<usize>; 2],
    /// The event of the program at the divergence.
    actual: Option<String>,
}

impl<'a, E: PartialEq + Display> Comparison<'a, E> {
    /// Records the events of the rules for one case of an input, or for all. Returns `None` if they
    /// are more than [`BUDGET`].
    fn new(
        play: Play<E>,
        input: &str,
        case: Option<u64>,
        kinds: Option<BTreeSet<&'a str>>,
    ) -> Option<Self> {
        let (mut events, mut starts) = (Vec::new(), Vec::new());
        let played = watch(play, input, "", case, BUDGET, |event, begins_case| {
            if begins_case {
                starts.push(events.len());
            }
            events.push(event);
            Some(())
        });
        let mut comparison = Comparison {
            events,
            starts,
            first_case: case.unwrap_or(1),
            kinds,
            next: 0,
            before: [None; 2],
            actual: None,
        };
        comparison.skip_uncompared();
        (played != Played::OutOfBudget).then_some(comparison)
    }

    /// Skips events of kinds that are not compared.
    fn skip_uncompared(&mut self) {
        if self.kinds.is_some() {
            let rest = self.events[self.next..].iter().map(E::to_string);
            self.next += rest.take_while(|event| !self.compares(event)).count();
        }
    }

    /// Returns true if events of the kind of this one are compared.
    fn compares(&self, event: &str) -> bool {
        let kinds = self.kinds.as_ref();
        kinds.is_none_or(|kinds| kinds.contains(kind(event)))
    }

    /// If the next event begins a case, skips the cases before the one that begins with this line.
    fn skip_to_case(&mut self, line: &str) {
        let begins = |start: &&usize| self.events[**start].to_string() == line;
        let start = self.starts.iter().find(begins).copied();
        let is_start = self.starts.contains(&self.next);
        if let Some(start) = start.filter(|&start| is_start && start > self.next) {
            self.next = start;
        }
    }

    /// Compares the next event of the program with the next one of the rules. Returns `None` if they
    /// differ.
    fn compare(&mut self, is_same: impl Fn(&E) -> bool, line: impl Fn() -> String) -> Option<()> {
        if !self.events.get(self.next).is_some_and(is_same) {
            self.actual = Some(line());
            return None;
        }
        self.before = [self.before[1], Some(self.next)];
        self.next += 1;
        self.skip_uncompared();
        Some(())
    }

    /// Returns the divergence, after the last event of the program.
    fn divergence(&self) -> Divergence {
        let next = self.next;
        let begins_case = self.starts.contains(&next);
        let names_cases = self.kinds.is_some() && self.compares(CASE);
        let is_over = next == self.events.len() || names_cases && begins_case;
        if self.actual.is_none() && is_over {
            return Divergence::Never;
        }
        // An event in place of the beginning of the next case belongs to the case before it.
        let ends_case = begins_case || next == self.events.len();
        let is_late = ends_case && next > 0 && self.actual.as_deref().map(kind) != Some(CASE);
        let mut place = self.place(next - usize::from(is_late));
        place.event += usize::from(is_late);
        let before = self.before.iter().flatten();
        let before = before.map(|&index| self.events[index].to_string());
        Divergence::At(Place {
            expected: self.events.get(next).map(E::to_string),
            actual: self.actual.clone(),
            before: before.collect(),
            ..place
        })
    }

    /// Returns the first event before a divergence, in its case, of a kind that is not compared. The
    /// kinds of the first `regular` events of the input are excepted.
    fn first_missing(&self, divergence: &Divergence, regular: usize) -> Option<Place> {
        let mut starts = self.starts.iter().rev();
        let start = match divergence {
            Divergence::Never => 0,
            _ => *starts.find(|start| **start < self.next)?,
        };
        let regular = self.events.iter().take(regular).map(E::to_string);
        let regular: Vec<String> = regular.collect();
        let is_regular = |event: &str| regular.iter().any(|first| kind(first) == kind(event));
        let mut events = (start..self.next).map(|index| (index, self.events[index].to_string()));
        let is_missing = |event: &str| !self.compares(event) && !is_regular(event);
        let (index, event) = events.find(|(_, event)| is_missing(event))?;
        Some(Place {
            expected: Some(event),
            ..self.place(index)
        })
    }

    /// Returns the place of the event with this index, which may be the number of events.
    fn place(&self, index: usize) -> Place {
        let case = self.starts.partition_point(|&start| start <= index).max(1) - 1;
        let start = self.starts.get(case).copied().unwrap_or(0);
        Place {
            case: self.first_case + case as u64,
            event: index - start,
            ..Place::default()
        }
    }
}
