//! Traces: the events that a plain solution reports, and where a program diverges from the rules.
//!
//! The events of the rules are recorded first. Then those of another program are compared with
//! them one by one: the events of a known mistake, or the lines that somebody's program printed.
//! The other program is stopped at the first difference, so it may be one that never ends. The
//! only limits are numbers of events, so the result is the same on every machine.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::mem::{discriminant, Discriminant};
use std::ops::Range;

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
#[derive(Debug, PartialEq, Eq)]
pub enum Played {
    /// It prints this.
    Answers(String),
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

/// Answers a canonical input with this mistake, which may report so many events.
pub fn play<E>(play: Play<E>, input: &str, mistake: &str, budget: usize) -> Played {
    let mut events = 0;
    let answer = play(input, mistake, &mut |_| {
        events += 1;
        (events <= budget).then_some(())
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
    let Some(trace) = Trace::record(play, input, case) else {
        return Divergence::OutOfBudget;
    };
    let mut comparison = Comparison::new(&trace, None);
    let mut cases = Cases::new(case);
    let mut events = 0;
    let answer = play(input, mistake, &mut |event| {
        events += 1;
        if events > 2 * BUDGET {
            return None;
        }
        match event.filter(|event| cases.contains(event)) {
            None => Some(()),
            Some(event) => comparison.next(|expected| *expected == event, || event.to_string()),
        }
    });
    if comparison.actual.is_none() && answer.is_none() && events > 2 * BUDGET {
        return Divergence::OutOfBudget;
    }
    comparison.end()
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
    let Some(trace) = Trace::record(play, input, None) else {
        return (Divergence::OutOfBudget, None);
    };
    let kinds: BTreeSet<&str> = lines.iter().map(|line| kind(line)).collect();
    let mut comparison = Comparison::new(&trace, Some(&kinds));
    for line in lines {
        if kind(line) == CASE {
            comparison.skip_to_case(line);
        }
        let next = comparison.next(|expected| expected.to_string() == *line, || line.clone());
        if next.is_none() {
            break;
        }
    }
    let end = comparison.next;
    let divergence = comparison.end();
    let starts = trace.starts.iter().copied();
    let start = match divergence {
        Divergence::Never => Some(0),
        _ => starts.take_while(|&start| start < end).last(),
    };
    let missing = start.and_then(|start| trace.first_missing(&kinds, start..end, regular));
    (divergence, missing)
}

/// Returns the steps among the lines of standard error, without what marks them and with one space
/// between words, and the other lines.
pub fn steps(errors: &[u8]) -> (Vec<String>, Vec<u8>) {
    let (mut steps, mut others) = (Vec::new(), Vec::new());
    for line in errors.split_inclusive(|&byte| byte == b'\n') {
        match line.strip_prefix(STEP.as_bytes()) {
            Some(step) => {
                let step = String::from_utf8_lossy(step);
                steps.push(step.split_whitespace().collect::<Vec<_>>().join(" "));
            }
            None => others.extend_from_slice(line),
        }
    }
    (steps, others)
}

/// Tells the events of the selected case from those of others.
struct Cases<E> {
    selected: Option<u64>,
    /// The kind of the first event of all: it begins a case.
    begin: Option<Discriminant<E>>,
    /// The number of the case that has begun.
    number: u64,
}

impl<E> Cases<E> {
    fn new(selected: Option<u64>) -> Self {
        Cases {
            selected,
            begin: None,
            number: 0,
        }
    }

    /// Returns true if the next event begins a case.
    fn begins(&mut self, event: &E) -> bool {
        let kind = discriminant(event);
        let begins = *self.begin.get_or_insert(kind) == kind;
        self.number += u64::from(begins);
        begins
    }

    /// Returns true if the next event is one of the selected case.
    fn contains(&mut self, event: &E) -> bool {
        self.begins(event);
        self.selected.is_none_or(|selected| selected == self.number)
    }
}

/// The events of the rules.
struct Trace<E> {
    events: Vec<E>,
    /// The index of the first event of each case.
    starts: Vec<usize>,
    /// The number of the first of these cases.
    first: u64,
}

impl<E: PartialEq + Display> Trace<E> {
    /// The events of the rules in an input: in this case, or in all. `None` if there are too many.
    fn record(play: Play<E>, input: &str, case: Option<u64>) -> Option<Self> {
        let mut trace = Trace {
            events: Vec::new(),
            starts: Vec::new(),
            first: case.unwrap_or(1),
        };
        let mut cases = Cases::new(case);
        play(input, "", &mut |event| {
            let Some(event) = event else { return Some(()) };
            let begins = cases.begins(&event);
            if case.is_some_and(|case| case < cases.number) || trace.events.len() == BUDGET {
                return None;
            }
            if case.is_none_or(|case| case == cases.number) {
                if begins {
                    trace.starts.push(trace.events.len());
                }
                trace.events.push(event);
            }
            Some(())
        });
        (trace.events.len() < BUDGET).then_some(trace)
    }

    /// Returns the first of the events with these indices of a kind that is not among these, nor among
    /// the first `regular` events of all.
    fn first_missing(
        &self,
        kinds: &BTreeSet<&str>,
        mut indices: Range<usize>,
        regular: usize,
    ) -> Option<Place> {
        let events = |index: usize| self.events[index].to_string();
        let first: Vec<String> = (0..self.events.len().min(regular)).map(events).collect();
        let is_missing = |event: &String| {
            let kind_of = kind(event);
            !kinds.contains(kind_of) && first.iter().all(|first| kind(first) != kind_of)
        };
        let index = indices.find(|&index| is_missing(&events(index)))?;
        let (case, event) = self.place(index);
        Some(Place {
            case,
            event,
            expected: Some(events(index)),
            actual: None,
            before: Vec::new(),
        })
    }

    /// The number of the case to which the event with this index belongs, and the number of events
    /// before it in the case.
    fn place(&self, index: usize) -> (u64, usize) {
        let case = self.starts.partition_point(|&start| start <= index).max(1) - 1;
        let start = self.starts.get(case).copied().unwrap_or(0);
        (self.first + case as u64, index - start)
    }
}

/// The events of a program beside those of the rules.
struct Comparison<'a, E> {
    trace: &'a Trace<E>,
    /// The kinds of events that are compared; all without it.
    kinds: Option<&'a BTreeSet<&'a str>>,
    /// The index of the next event of the rules.
    next: usize,
    /// The indices of the last two events that were the same.
    before: Vec<usize>,
    /// The first event of the program that is not the next one of the rules.
    actual: Option<String>,
}

impl<'a, E: PartialEq + Display> Comparison<'a, E> {
    fn new(trace: &'a Trace<E>, kinds: Option<&'a BTreeSet<&'a str>>) -> Self {
        let mut comparison = Comparison {
            trace,
            kinds,
            next: 0,
            before: Vec::new(),
            actual: None,
        };
        comparison.skip();
        comparison
    }

    /// Skips events of kinds that are not compared.
    fn skip(&mut self) {
        let Some(kinds) = self.kinds else { return };
        let rest = &self.trace.events[self.next..];
        let skipped = rest
            .iter()
            .take_while(|event| !kinds.contains(kind(&event.to_string())));
        self.next += skipped.count();
    }

    /// Skips the cases before the one that begins with this line.
    fn skip_to_case(&mut self, line: &str) {
        let mut starts = self.trace.starts.iter().copied();
        let is_start = self.trace.starts.contains(&self.next);
        let begins = |start: &usize| self.trace.events[*start].to_string() == line;
        if let Some(start) = starts
            .find(begins)
            .filter(|&start| is_start && start > self.next)
        {
            self.next = start;
        }
    }

    /// Compares the next event of the program, which is this line. `None` if it differs.
    fn next(&mut self, is_same: impl Fn(&E) -> bool, line: impl FnOnce() -> String) -> Option<()> {
        if !self.trace.events.get(self.next).is_some_and(is_same) {
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
    fn end(self) -> Divergence {
        let Comparison { trace, next, .. } = self;
        let event = |index: usize| trace.events.get(index).map(E::to_string);
        let begins_case = trace.starts.contains(&next);
        let names_cases = self.kinds.is_some_and(|kinds| kinds.contains(CASE));
        let is_over = next == trace.events.len() || names_cases && begins_case;
        if self.actual.is_none() && is_over {
            return Divergence::Never;
        }
        let (expected, actual) = (event(next), self.actual);
        // What a program does instead of beginning the next case belongs to the case before.
        let ends_case = begins_case || expected.is_none();
        let is_late = ends_case && next > 0 && actual.as_deref().map(kind) != Some(CASE);
        let (mut case, mut number) = trace.place(next - usize::from(is_late));
        number += usize::from(is_late);
        if trace.starts.is_empty() {
            (case, number) = (trace.first, 0);
        }
        Divergence::At(Place {
            case,
            event: number,
            expected,
            actual,
            before: self.before.into_iter().filter_map(event).collect(),
        })
    }
}
