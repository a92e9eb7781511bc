//! Traces: the events that a plain solution reports, and the divergence of a program from the
//! rules.
//!
//! The events of the rules are those that the plain solution reports when it imitates no mistake.
//! The events of a program are compared with them one by one. The program is the plain solution
//! with a known mistake, or a program under test that printed its steps. The comparison ends at the
//! first difference, even if the program never ends. All limits are numbers of events and of words.
//! Therefore the result is the same on every machine.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::mem::{discriminant, replace};

/// A plain solution. The arguments are the input, the name of the mistake to imitate, and the
/// receiver of events. If the name is empty, the solution follows the rules. Returns the output, or
/// `None` if the receiver stops the solution or the mistake makes it crash.
pub type RunPlain<E> = fn(&str, &str, Emit<E>) -> Option<String>;

/// The receiver of the events of a plain solution. By returning `None`, the receiver stops the
/// solution. In a long computation without events, the solution calls it with `None`, and stops if
/// it returns `None`.
pub type Emit<'a, E> = &'a mut dyn FnMut(Option<E>) -> Option<()>;

/// The maximum number of events of the rules or of a program.
pub const BUDGET: usize = 1_000_000;

/// The maximum number of events times the number of words of the longest case: for each event, a
/// plain solution may look at the whole case.
const MAX_WORK: usize = 110_000_000;

/// Returns the maximum number of events in a comparison of a program with the rules on these cases.
/// It is 0 if a case is so long that not even an event for each of its words is allowed.
pub fn budget(cases: &[Vec<u8>]) -> usize {
    let words = |case: &Vec<u8>| case.split(u8::is_ascii_whitespace).count();
    let longest = cases.iter().map(words).max().unwrap_or(1);
    match MAX_WORK / longest {
        events if events < longest => 0,
        events => events.min(BUDGET),
    }
}

/// The beginning of a line on standard error that is a step of the program.
pub const STEP: &str = "step ";

/// The kind of an event that begins a case.
pub const CASE: &str = "case";

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

/// The place of a divergence in the trace of the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventPlace {
    /// The number of the case. The first case is 1.
    pub case: u64,
    /// The index of the event in the case. At the end of the case, at least the number of its
    /// events.
    pub event: usize,
    /// The event of the rules at this place; `None` after the last event.
    pub expected: Option<String>,
    /// The event of the program at this place; `None` if the program has no more events.
    pub actual: Option<String>,
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
/// only the events of `case` or, if it is `None`, those of all cases. Neither the rules nor the
/// mistake may report more than `budget` events.
pub fn divergence_of_mistake<E: PartialEq + Display>(
    run_plain: RunPlain<E>,
    input: &str,
    case: Option<u64>,
    mistake: &str,
    budget: usize,
) -> Divergence {
    // The events of the rules, and the index of the first event of each case.
    let (mut events, mut case_starts) = (Vec::new(), Vec::new());
    let rules = watch(run_plain, input, "", case, budget, |event, begins_case| {
        case_starts.extend(begins_case.then_some(events.len()));
        events.push(event);
        Some(())
    });
    let (mut same, mut actual) = (0, None);
    let program = watch(run_plain, input, mistake, case, budget, |event, _| {
        if events.get(same) != Some(&event) {
            actual = Some(event.to_string());
            return None;
        }
        same += 1;
        Some(())
    });
    if [rules, program].contains(&Behaviour::OutOfBudget) {
        return Divergence::OutOfBudget;
    }
    if actual.is_none() && same == events.len() {
        return Divergence::Never;
    }
    // If the rules end the case but the program continues it, the place is the end of the case.
    let ends_case = same == events.len() || case_starts.contains(&same);
    let is_at_end = ends_case && actual.as_deref().map(kind) != Some(CASE);
    let cases_before = case_starts.partition_point(|&start| start + usize::from(is_at_end) <= same);
    let case_index = cases_before.saturating_sub(1);
    let start = case_starts.get(case_index).copied().unwrap_or(0);
    Divergence::At(EventPlace {
        case: case.unwrap_or(1) + case_index as u64,
        event: same - start,
        expected: events.get(same).map(E::to_string),
        actual,
    })
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

/// Returns the divergence of the steps that a program printed for a canonical input, which has
/// these cases. Only events of the kinds that the program printed are compared. A step that
/// begins a case, such as "case 3", continues the comparison at this case.
pub fn divergence_of_steps<E: Display>(
    run_plain: RunPlain<E>,
    input: &str,
    cases: &[Vec<u8>],
    steps: &[String],
) -> Divergence {
    let mut comparison = StepComparison {
        steps,
        kinds: steps.iter().map(|step| kind(step)).collect(),
        case_count: cases.len() as u64,
        ..StepComparison::default()
    };
    let receive = |event: E, begins_case| comparison.receive(event.to_string(), begins_case);
    let behaviour = watch(run_plain, input, "", None, budget(cases), receive);
    if comparison.divergence.is_none() {
        if behaviour == Behaviour::OutOfBudget {
            return Divergence::OutOfBudget;
        }
        // The rules have no more events.
        let end = (comparison.case, comparison.event);
        comparison.end(None, comparison.place_after_same.unwrap_or(end));
    }
    comparison.divergence.unwrap_or(Divergence::Never)
}

/// A comparison of the events of the rules, one after the other, with the steps of a program. The
/// place of an event is the number of its case and its index in the case.
#[derive(Default)]
struct StepComparison<'a> {
    /// The steps that have not been compared.
    steps: &'a [String],
    /// The kinds of events that are compared.
    kinds: BTreeSet<&'a str>,
    case_count: u64,
    /// The number of the current case.
    case: u64,
    /// The number of events of the current case so far.
    event: usize,
    /// True if the program skips the current case.
    is_skipped: bool,
    /// True if the previous event was the same.
    was_same: bool,
    /// The place of the event after the last one that was the same, if both are in one case.
    place_after_same: Option<(u64, usize)>,
    divergence: Option<Divergence>,
}

impl StepComparison<'_> {
    /// Compares the next event of the rules. Returns `None` at the end of the comparison.
    fn receive(&mut self, event: String, begins_case: bool) -> Option<()> {
        let is_compared = self.kinds.contains(kind(&event));
        if begins_case {
            self.case += 1;
            self.event = 0;
            self.is_skipped = self.is_later_case_next();
        }
        if replace(&mut self.was_same, false) {
            self.place_after_same = Some((self.case, self.event)).filter(|_| !begins_case);
        }
        if is_compared && !self.is_skipped {
            self.compare(event, begins_case)?;
        }
        self.event += 1;
        Some(())
    }

    /// Returns true if the next step begins a case after the current one.
    fn is_later_case_next(&self) -> bool {
        let mut words = self.steps.first().map_or("", |step| step).split(' ');
        let is_case = words.next() == Some(CASE);
        let number = words.next().and_then(|word| word.parse().ok());
        is_case && number.is_some_and(|number| (self.case + 1..=self.case_count).contains(&number))
    }

    fn compare(&mut self, event: String, begins_case: bool) -> Option<()> {
        let step = self.steps.first();
        if step == Some(&event) {
            self.steps = &self.steps[1..];
            self.was_same = true;
            self.place_after_same = None;
            return Some(());
        }
        let step_kind = step.map(|step| kind(step));
        if step.is_none() && begins_case {
            // A program that prints the numbers of cases may print only some of the cases.
            self.divergence = Some(Divergence::Never);
            return None;
        }
        // If the program does something else than the rules do next, it does so right after the
        // last event that was the same: there the rules may do nothing that is compared.
        let does_else = step_kind.is_some_and(|step_kind| step_kind != kind(&event));
        let place = match self.place_after_same.filter(|_| does_else) {
            Some(place) => place,
            // The rules end the case but the program continues it.
            None if begins_case && step_kind != Some(CASE) => (self.case - 1, usize::MAX),
            None => (self.case, self.event),
        };
        self.end(Some(event), place);
        None
    }

    /// Ends the comparison with a divergence at this place, unless there are no more events on
    /// either side.
    fn end(&mut self, expected: Option<String>, (case, event): (u64, usize)) {
        let actual = self.steps.first().cloned();
        let is_same = expected.is_none() && actual.is_none();
        self.divergence = (!is_same).then_some(Divergence::At(EventPlace {
            case: case.max(1),
            event,
            expected,
            actual,
        }));
    }
}
