//! Traces: the events that a plain solution reports, and where a program diverges from the rules.
//!
//! The events of the rules are recorded first. Then those of another program are compared with
//! them one by one: the events of a known mistake, or the lines that a program printed.
//! The other program is stopped at the first difference, so it may be one that never ends. The
//! only limits are numbers of events, so the result is the same on every machine.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::mem::discriminant;

/// A plain solution: answers an input, with the mistake of this name if it is not empty. Returns
/// `None` if it was stopped, or if the mistake makes it crash.
pub type Play<E> = fn(&str, &str, Emit<E>) -> Option<String>;

/// Takes each event of a plain solution, and stops it by returning `None`. The event `None` is no step,
/// but a chance to stop.
pub type Emit<'a, E> = &'a mut dyn FnMut(Option<E>) -> Option<()>;

/// The most events of the rules that are recorded, and the most that a program may report.
pub const BUDGET: usize = 10_000_000;

/// The beginning of a line of standard error that is a step of the program.
pub const STEP: &str = "step ";

/// The kind of the events that begin a case.
const CASE: &str = "case";

/// How a program ends that answers an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played<T = String> {
    /// It prints this.
    Answers(T),
    /// It crashes.
    Crashes,
    /// It reports more events than it may.
    OutOfBudget,
}

/// Where a program does something that the rules do not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Divergence {
    /// At this event.
    At(Place),
    /// Nowhere: all events are those of the rules.
    Never,
    /// Not within the events that were compared.
    OutOfBudget,
}

impl Divergence {
    /// Returns the place, if there is one.
    pub fn place(&self) -> Option<&Place> {
        match self {
            Divergence::At(place) => Some(place),
            Divergence::Never | Divergence::OutOfBudget => None,
        }
    }
}

/// The first event that differs from the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The case, from 1.
    pub case: u64,
    /// The number of events of the rules before it in the case.
    pub event: usize,
    /// The event of the rules; `None` after the last one.
    pub expected: Option<String>,
    /// The event of the program; `None` if it reports nothing more.
    pub actual: Option<String>,
    /// The events before it that both have: the last two.
    pub before: Vec<String>,
}

impl Place {
    /// Returns true if the program does something else, or nothing, where the rules go on. If they
    /// go on to the next turn, then it errs in the turn before.
    pub fn is_other_kind(&self) -> bool {
        let [expected, actual] =
            [&self.expected, &self.actual].map(|event| event.as_deref().map(kind));
        expected != actual
    }
}

/// Returns the kind of an event: its first word.
pub fn kind(event: &str) -> &str {
    event.split(' ').next().unwrap_or_default()
}

/// Answers a canonical input with this mistake, which may report so many events. `take` gets those of
/// this case, or of all, and learns whether each begins a case; it ends the game by returning `None`.
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
        // The kind of the first event of all begins a case.
        let kind = discriminant(&event);
        let begins = *first.get_or_insert(kind) == kind;
        number += u64::from(begins);
        match case {
            Some(case) if case < number => None,
            Some(case) if case > number => Some(()),
            _ => take(event, begins),
        }
    });
    match answer {
        Some(output) => Played::Answers(output),
        None if events > budget => Played::OutOfBudget,
        None => Played::Crashes,
    }
}

/// Returns where the plain solution with this mistake diverges on a canonical input: in this case
/// of it, or in any.
pub fn of_mistake<E: PartialEq + Display>(
    play: Play<E>,
    input: &str,
    case: Option<u64>,
    mistake: &str,
) -> Divergence {
    let Some(mut comparison) = Comparison::new(play, input, case, None) else {
        return Divergence::OutOfBudget;
    };
    let played = watch(play, input, mistake, case, BUDGET, |event, _| {
        comparison.next(|expected| *expected == event, || event.to_string())
    });
    match played {
        Played::OutOfBudget => Divergence::OutOfBudget,
        _ => comparison.divergence(),
    }
}

/// Returns where the steps that a program printed diverge on a canonical input. Only the kinds of
/// events that it printed are compared. If it printed where cases begin, each is compared with the
/// case of that number; otherwise the steps are those of all cases.
///
/// Also returns the first event of the rules before that, if there is one, of a kind that the program
/// never printed: perhaps it never does what it should. The first `regular` events are of kinds that
/// happen in every turn; a program that does not print these has left them out on purpose.
pub fn of_lines<E: PartialEq + Display>(
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
        let next = comparison.next(|expected| expected.to_string() == *line, || line.clone());
        if next.is_none() {
            break;
        }
    }
    let divergence = comparison.divergence();
    let missing = comparison.first_missing(&divergence, regular);
    (divergence, missing)
}

/// Returns the steps among the lines of standard error, without what marks them and with one space
/// between words, and the other lines.
pub fn steps(errors: &[u8]) -> (Vec<String>, Vec<u8>) {
    let lines = errors.split_inclusive(|&byte| byte == b'\n');
    let (steps, others): (Vec<&[u8]>, Vec<&[u8]>) =
        lines.partition(|line| line.starts_with(STEP.as_bytes()));
    let step = |line: &&[u8]| {
        let step = String::from_utf8_lossy(&line[STEP.len()..]);
        step.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    (steps.iter().map(step).collect(), others.concat())
}

/// The events of the rules, and those of a program beside them.
struct Comparison<'a, E> {
    /// The events of the rules.
    events: Vec<E>,
    /// The index of the first event of each case.
    starts: Vec<usize>,
    /// The number of the first of these cases.
    first: u64,
    /// The kinds of events that are compared; all without it.
    kinds: Option<BTreeSet<&'a str>>,
    /// The index of the next event of the rules.
    next: usize,
    /// The indices of the last two events that were the same.
    before: Vec<usize>,
    /// The first event of the program that is not the next one of the rules.
    actual: Option<String>,
}

impl<'a, E: PartialEq + Display> Comparison<'a, E> {
    /// Records the events of the rules in an input: in this case, or in all. `None` if there are too many.
    fn new(
        play: Play<E>,
        input: &str,
        case: Option<u64>,
        kinds: Option<BTreeSet<&'a str>>,
    ) -> Option<Self> {
        let (mut events, mut starts) = (Vec::new(), Vec::new());
        let played = watch(play, input, "", case, BUDGET, |event, begins| {
            if begins {
                starts.push(events.len());
            }
            events.push(event);
            Some(())
        });
        let mut comparison = Comparison {
            events,
            starts,
            first: case.unwrap_or(1),
            kinds,
            next: 0,
            before: Vec::new(),
            actual: None,
        };
        comparison.skip();
        (played != Played::OutOfBudget).then_some(comparison)
    }

    /// Skips events of kinds that are not compared.
    fn skip(&mut self) {
        let Some(kinds) = &self.kinds else { return };
        let is_other = |event: &&E| !kinds.contains(kind(&event.to_string()));
        let rest = self.events[self.next..].iter();
        self.next += rest.take_while(is_other).count();
    }

    /// Skips the cases before the one that begins with this line.
    fn skip_to_case(&mut self, line: &str) {
        let begins = |start: &&usize| self.events[**start].to_string() == line;
        let start = self.starts.iter().find(begins).copied();
        let is_start = self.starts.contains(&self.next);
        if let Some(start) = start.filter(|&start| is_start && start > self.next) {
            self.next = start;
        }
    }

    /// Compares the next event of the program, which is this line. `None` if it differs.
    fn next(&mut self, is_same: impl Fn(&E) -> bool, line: impl FnOnce() -> String) -> Option<()> {
        if !self.events.get(self.next).is_some_and(is_same) {
            self.actual = Some(line());
            return None;
        }
        if self.before.len() == 2 {
            self.before.remove(0);
        }
        self.before.push(self.next);
        self.next += 1;
        self.skip();
        Some(())
    }

    /// Returns where the program diverges, which reports nothing more.
    fn divergence(&self) -> Divergence {
        let next = self.next;
        let begins_case = self.starts.contains(&next);
        let names_cases = self
            .kinds
            .as_ref()
            .is_some_and(|kinds| kinds.contains(CASE));
        let is_over = next == self.events.len() || names_cases && begins_case;
        if self.actual.is_none() && is_over {
            return Divergence::Never;
        }
        // What a program does instead of beginning the next case belongs to the case before.
        let ends_case = begins_case || next == self.events.len();
        let is_late = ends_case && next > 0 && self.actual.as_deref().map(kind) != Some(CASE);
        let mut place = self.place(next - usize::from(is_late));
        place.event += usize::from(is_late);
        Divergence::At(Place {
            expected: self.events.get(next).map(E::to_string),
            actual: self.actual.clone(),
            before: self
                .before
                .iter()
                .map(|&index| self.events[index].to_string())
                .collect(),
            ..place
        })
    }

    /// Returns the first event before a divergence, in its case, of a kind that is neither compared nor
    /// among the first `regular` events of all.
    fn first_missing(&self, divergence: &Divergence, regular: usize) -> Option<Place> {
        let mut starts = self.starts.iter().rev();
        let start = match divergence {
            Divergence::Never => 0,
            _ => *starts.find(|start| **start < self.next)?,
        };
        let first = self.events.iter().take(regular).map(E::to_string);
        let first: Vec<String> = first.collect();
        let is_missing = |event: &str| {
            let is_compared = self
                .kinds
                .as_ref()
                .is_none_or(|kinds| kinds.contains(kind(event)));
            !is_compared && first.iter().all(|first| kind(first) != kind(event))
        };
        let mut events = (start..self.next).map(|index| (index, self.events[index].to_string()));
        let (index, event) = events.find(|(_, event)| is_missing(event))?;
        Some(Place {
            expected: Some(event),
            ..self.place(index)
        })
    }

    /// Returns the place of the event with this index, or of the one after the last.
    fn place(&self, index: usize) -> Place {
        let case = self.starts.partition_point(|&start| start <= index).max(1) - 1;
        let start = self.starts.get(case).copied().unwrap_or(0);
        Place {
            case: self.first + case as u64,
            event: index - start,
            expected: None,
            actual: None,
            before: Vec::new(),
        }
    }
}
