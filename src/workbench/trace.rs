//! Traces: the events that a plain solution reports, and the divergence of a program from the
//! rules.
//!
//! First, the events of the rules are recorded: the plain solution reports them when it imitates no
//! mistake. Then the events of a program are compared with them one by one. The program is the
//! plain solution with a known mistake, or a program under test that printed its steps. The
//! comparison ends at the first difference, even if the program never ends. All limits are numbers
//! of events. Therefore the result is the same on every machine.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::mem::discriminant;

/// A plain solution. The arguments are the input, the name of the mistake to imitate, and the
/// receiver of events. If the name is empty, the solution follows the rules. Returns the output, or
/// `None` if the receiver stops the solution or the mistake makes it crash.
pub type RunPlain<E> = fn(&str, &str, Emit<E>) -> Option<String>;

/// The receiver of the events of a plain solution. By returning `None`, the receiver stops the
/// solution. In a long computation without events, the solution calls it with `None`, and stops if
/// it returns `None`.
pub type Emit<'a, E> = &'a mut dyn FnMut(Option<E>) -> Option<()>;

/// The maximum number of events of the rules or of a program.
pub const BUDGET: usize = 10_000_000;

/// The beginning of a line on standard error that is a step of the program.
pub const STEP: &str = "step ";

/// The kind of an event that begins a case.
const CASE: &str = "case";

/// The way in which a run of a program ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behaviour<T = String> {
    /// The program ends with this output.
    Answers(T),
    /// The program crashes, or the receiver of its events stops it.
    Crashes,
    /// The program reports more events than its budget allows.
    OutOfBudget,
}

/// The first difference between the events of a program and those of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Divergence {
    At(EventPlace),
    /// All compared events are the same.
    Never,
    /// There are too many events to compare.
    OutOfBudget,
}

impl Divergence {
    /// Returns the place of the divergence, if there is one.
    pub fn place(&self) -> Option<&EventPlace> {
        match self {
            Divergence::At(place) => Some(place),
            Divergence::Never | Divergence::OutOfBudget => None,
        }
    }
}

/// The place of an event in the trace of the rules. A divergence or a missing event has a place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventPlace {
    /// The number of the case. The first case is 1.
    pub case: u64,
    /// The index of the event in the case. At the end of the case, the number of its events.
    pub event: usize,
    /// The event of the rules at this place; `None` after the last event.
    pub expected: Option<String>,
    /// The event of the program at this place; `None` if the program has no more events, or if the
    /// place is that of a missing event.
    pub actual: Option<String>,
    /// At a divergence, up to two events before this place: the last ones that are the same in both
    /// traces.
    pub events_before: Vec<String>,
}

impl EventPlace {
    /// Returns true if the expected and the actual event have different kinds, or if one of them is
    /// `None`. Then, if the expected event begins a turn, the error is in the previous turn.
    pub fn has_other_kind(&self) -> bool {
        self.expected.as_deref().map(kind) != self.actual.as_deref().map(kind)
    }
}

/// Returns the kind of an event: its first word.
pub fn kind(event: &str) -> &str {
    event.split(' ').next().unwrap_or_default()
}

/// Runs `run_plain` on a canonical input with this mistake and at most `budget` events. Calls
/// `receive` for each event of `case` or, if it is `None`, of all cases. The second argument of
/// `receive` is true if the event begins a case. After `case`, or if `receive` returns `None`, the
/// run is stopped. The result of a stopped run is [`Behaviour::Crashes`].
pub fn watch<E>(
    run_plain: RunPlain<E>,
    input: &str,
    mistake: &str,
    case: Option<u64>,
    budget: usize,
    mut receive: impl FnMut(E, bool) -> Option<()>,
) -> Behaviour {
    let (mut event_count, mut current_case, mut first_kind) = (0, 0, None);
    let output = run_plain(input, mistake, &mut |event| {
        // A call without an event counts, too: it also stands for a long computation.
        event_count += 1;
        if event_count > budget {
            return None;
        }
        let Some(event) = event else { return Some(()) };
        // The first event begins a case. So does every later event of the same kind.
        let kind = discriminant(&event);
        let begins_case = *first_kind.get_or_insert(kind) == kind;
        current_case += u64::from(begins_case);
        match case {
            Some(case) if case < current_case => None,
            Some(case) if case > current_case => Some(()),
            _ => receive(event, begins_case),
        }
    });
    match output {
        Some(output) => Behaviour::Answers(output),
        None if event_count > budget => Behaviour::OutOfBudget,
        None => Behaviour::Crashes,
    }
}

/// Returns the divergence of the plain solution with this mistake on a canonical input. Compares
/// only the events of `case` or, if it is `None`, those of all cases.
pub fn divergence_of_mistake<E: PartialEq + Display>(
    run_plain: RunPlain<E>,
    input: &str,
    case: Option<u64>,
    mistake: &str,
) -> Divergence {
    let Some(mut comparison) = Comparison::new(run_plain, input, case, None) else {
        return Divergence::OutOfBudget;
    };
    let behaviour = watch(run_plain, input, mistake, case, BUDGET, |event, _| {
        comparison.compare(|expected| *expected == event, || event.to_string())
    });
    match behaviour {
        Behaviour::OutOfBudget => Divergence::OutOfBudget,
        _ => comparison.divergence(),
    }
}

/// Returns the divergence of the steps that a program printed for a canonical input. Only events of
/// the kinds that the program printed are compared. A step that begins a case, such as "case 3",
/// continues the comparison at this case.
///
/// Also returns the missing event: the first event of the rules before the divergence whose kind
/// the program never printed. The program may lack the code for such events.
///
/// Events of the same kinds as the first `regular_count` events of the rules are never missing.
/// These kinds occur in every case or turn, and a program that prints none of them omits them on
/// purpose.
pub fn divergence_of_steps<E: PartialEq + Display>(
    run_plain: RunPlain<E>,
    input: &str,
    steps: &[String],
    regular_count: usize,
) -> (Divergence, Option<EventPlace>) {
    let kinds = steps.iter().map(|step| kind(step)).collect();
    let Some(mut comparison) = Comparison::new(run_plain, input, None, Some(kinds)) else {
        return (Divergence::OutOfBudget, None);
    };
    for step in steps {
        if kind(step) == CASE {
            comparison.skip_to_case(step);
        }
        let is_same = |expected: &E| expected.to_string() == *step;
        if comparison.compare(is_same, || step.clone()).is_none() {
            break;
        }
    }
    let divergence = comparison.divergence();
    let missing_event = comparison.missing_event(&divergence, regular_count);
    (divergence, missing_event)
}

/// Splits the text of standard error into the steps and the remaining lines. Returns the steps
/// without [`STEP`], and with one space between words.
pub fn split_steps(standard_error: &[u8]) -> (Vec<String>, Vec<u8>) {
    let (mut steps, mut remaining_lines) = (Vec::new(), Vec::new());
    for line in standard_error.split_inclusive(|&byte| byte == b'\n') {
        if let Some(step) = line.strip_prefix(STEP.as_bytes()) {
            let step = String::from_utf8_lossy(step);
            steps.push(step.split_whitespace().collect::<Vec<_>>().join(" "));
        } else {
            remaining_lines.extend_from_slice(line);
        }
    }
    (steps, remaining_lines)
}

/// A comparison of the events of the rules with the events of a program.
struct Comparison<'a, E> {
    /// The events of the rules.
    events: Vec<E>,
    /// The index of the first event of each case.
    case_starts: Vec<usize>,
    /// The number of the first recorded case.
    first_case: u64,
    /// The kinds of events that are compared; `None` for all.
    kinds: Option<BTreeSet<&'a str>>,
    /// The index of the event of the rules that is compared next.
    next: usize,
    /// The indices of the last two events that were the same.
    last_same: [Option<usize>; 2],
    /// The event of the program at the divergence, if it has one.
    actual: Option<String>,
}

impl<'a, E: PartialEq + Display> Comparison<'a, E> {
    /// Records the events of the rules for `case` or, if it is `None`, for all cases of an input.
    /// Returns `None` if there are more than [`BUDGET`] events.
    fn new(
        run_plain: RunPlain<E>,
        input: &str,
        case: Option<u64>,
        kinds: Option<BTreeSet<&'a str>>,
    ) -> Option<Self> {
        let (mut events, mut case_starts) = (Vec::new(), Vec::new());
        let behaviour = watch(run_plain, input, "", case, BUDGET, |event, begins_case| {
            if begins_case {
                case_starts.push(events.len());
            }
            events.push(event);
            Some(())
        });
        let mut comparison = Comparison {
            events,
            case_starts,
            first_case: case.unwrap_or(1),
            kinds,
            next: 0,
            last_same: [None; 2],
            actual: None,
        };
        comparison.skip_uncompared();
        (behaviour != Behaviour::OutOfBudget).then_some(comparison)
    }

    /// Skips events up to the next one that is compared.
    fn skip_uncompared(&mut self) {
        if self.kinds.is_some() {
            let remaining = self.events[self.next..].iter().map(E::to_string);
            let uncompared = remaining.take_while(|event| !self.is_compared(event));
            self.next += uncompared.count();
        }
    }

    /// Returns true if events of the same kind as `event` are compared.
    fn is_compared(&self, event: &str) -> bool {
        let kinds = self.kinds.as_ref();
        kinds.is_none_or(|kinds| kinds.contains(kind(event)))
    }

    /// Skips to the later case that begins with this event. Does nothing if there is none, or in
    /// the middle of a case.
    fn skip_to_case(&mut self, event: &str) {
        let has_event = |start: &&usize| self.events[**start].to_string() == event;
        let start = self.case_starts.iter().find(has_event).copied();
        let is_start = self.case_starts.contains(&self.next);
        if let Some(start) = start.filter(|&start| is_start && start > self.next) {
            self.next = start;
        }
    }

    /// Compares an event of the program with the next event of the rules. Returns `None` if they
    /// differ. `is_same` returns true if the event of the rules is the same as that of the program.
    /// `line` returns the line of the program's event.
    fn compare(&mut self, is_same: impl Fn(&E) -> bool, line: impl Fn() -> String) -> Option<()> {
        if !self.events.get(self.next).is_some_and(is_same) {
            self.actual = Some(line());
            return None;
        }
        self.last_same = [self.last_same[1], Some(self.next)];
        self.next += 1;
        self.skip_uncompared();
        Some(())
    }

    /// Returns the divergence. Must be called after [`compare`](Self::compare) has returned
    /// `None`, or has compared all events of the program.
    fn divergence(&self) -> Divergence {
        let next = self.next;
        let begins_case = self.case_starts.contains(&next);
        // A program that prints the numbers of cases may print only some of the cases.
        let selects_cases = self.kinds.is_some() && self.is_compared(CASE);
        let may_end = next == self.events.len() || selects_cases && begins_case;
        if self.actual.is_none() && may_end {
            return Divergence::Never;
        }
        // If the rules end the case but the program continues it, the place is the end of the case.
        let ends_case = begins_case || next == self.events.len();
        let is_at_end = ends_case && next > 0 && self.actual.as_deref().map(kind) != Some(CASE);
        let mut place = self.place(next - usize::from(is_at_end));
        place.event += usize::from(is_at_end);
        let last_same = self.last_same.iter().flatten();
        let events_before = last_same.map(|&index| self.events[index].to_string());
        Divergence::At(EventPlace {
            expected: self.events.get(next).map(E::to_string),
            actual: self.actual.clone(),
            events_before: events_before.collect(),
            ..place
        })
    }

    /// Returns the missing event, as described at [`divergence_of_steps`]. If there is a
    /// divergence, only its case is searched.
    fn missing_event(&self, divergence: &Divergence, regular_count: usize) -> Option<EventPlace> {
        let mut starts = self.case_starts.iter().rev();
        let start = match divergence {
            Divergence::Never => 0,
            _ => *starts.find(|start| **start < self.next)?,
        };
        let first_events = self.events.iter().take(regular_count).map(E::to_string);
        let first_events: Vec<String> = first_events.collect();
        let is_regular = |event: &str| first_events.iter().any(|first| kind(first) == kind(event));
        let mut events = (start..self.next).map(|index| (index, self.events[index].to_string()));
        let is_missing = |event: &str| !self.is_compared(event) && !is_regular(event);
        let (index, event) = events.find(|(_, event)| is_missing(event))?;
        Some(EventPlace {
            expected: Some(event),
            ..self.place(index)
        })
    }

    /// Returns the place of the event with this index, which may be the end of the trace. The
    /// events of the place are left out.
    fn place(&self, index: usize) -> EventPlace {
        let case_count = self.case_starts.partition_point(|&start| start <= index);
        let case_index = case_count.max(1) - 1;
        let start = self.case_starts.get(case_index).copied().unwrap_or(0);
        EventPlace {
            case: self.first_case + case_index as u64,
            event: index - start,
            ..EventPlace::default()
        }
    }
}
