//! Tests of the plain solutions with each known mistake. A plain solution with a mistake fails in
//! the way that [`Mistake::failure`] names. The divergence of a mistake is the first event that
//! differs from the rules. The steps of an explanation show all events of the plain solution, in
//! the same order.
//!
//! `samples.rs` tests the plain solutions without mistakes on all samples, and `random_cases.rs`
//! compares them with the solutions.

use crate::common::problems::TestedProblem;
use crate::common::{inputs, verdict_on};
use crate::explain::{array, explain, explained_cases, in_format};
use judge::workbench::checker::Verdict;
use judge::workbench::diagnosis::{diagnose, Evidence};
use judge::workbench::entry::{Failure, Mistake};
use judge::workbench::explanation::{Diagnosis, Format, Options};
use judge::workbench::trace::{Behaviour, Divergence, EventPlace};

for_each_problem!(
    mistakes_cause_their_failures,
    divergence_is_the_first_difference,
    steps_show_the_events
);

/// The maximum number of events of an input. The limit stops mistakes with which a game never ends.
const MAX_EVENTS: usize = 60_000;

/// The plain solution with a mistake fails on an input, and only in the way that the mistake
/// names. If a mistake prints a wrong output, `judge` recognizes the mistake from this output.
fn mistakes_cause_their_failures(tested: &'static TestedProblem) {
    let problem = tested.problem;
    let inputs = test_inputs(tested);
    for mistake in problem.mistakes {
        let (name, failure) = (mistake.name, mistake.failure);
        let is_right = |input: &str, output: &str| {
            verdict_on(problem, input.as_bytes(), output.as_bytes()) == Verdict::Accepted
        };
        let is_recognized = |input: &str, output: &str| {
            let whitespace = problem.judging.whitespace;
            let report = problem.judge(input.as_bytes(), output.as_bytes(), whitespace);
            let report = report.expect("good input");
            let evidence = Evidence {
                report: Some(&report),
                ..Evidence::default()
            };
            let (_, diagnosis) = diagnose(problem, input.as_bytes(), None, evidence);
            let names = |found: &&Mistake| found.name == name;
            diagnosis.causes.mistakes.iter().any(names)
        };
        let fails = |input: &&String| match (failure, problem.run_plain(input, name, MAX_EVENTS)) {
            (Failure::RunTimeError, Behaviour::Crashes) => true,
            (Failure::TimeLimitExceeded, Behaviour::OutOfBudget) => true,
            (Failure::RunTimeError | Failure::TimeLimitExceeded, Behaviour::Answers(output)) => {
                assert!(is_right(input, &output), "{name}: {input}");
                false
            }
            (_, Behaviour::Answers(output)) => {
                !is_right(input, &output) && is_recognized(input, &output)
            }
            (_, behaviour) => panic!("{name}: {behaviour:?}: {input}"),
        };
        // For most mistakes, one failure is enough. Mistakes that crash or do not end are tried on
        // all inputs, because each output that they print must be right.
        let must_be_right = matches!(failure, Failure::RunTimeError | Failure::TimeLimitExceeded);
        let max_failures = if must_be_right { inputs.len() } else { 1 };
        let failures = inputs.iter().filter(fails).take(max_failures);
        assert!(failures.count() > 0, "{name} does not fail");
    }
}

/// Returns the inputs that the problem lists, which are the sample and the pitfalls, and generated
/// inputs. All are in canonical form.
fn test_inputs(tested: &TestedProblem) -> Vec<String> {
    let problem = tested.problem;
    let listed_inputs = [problem.inputs, problem.disputed_inputs].concat();
    let listed_inputs = listed_inputs.iter().map(|(_, input)| input.to_string());
    let numbers = 0..3 * problem.generator.kinds.len();
    let generated = numbers.map(|number| inputs::generated_input(tested.name(), number, 6));
    let canonical = |input: String| problem.canonical_text(input.as_bytes()).unwrap();
    let mut inputs: Vec<String> = listed_inputs.chain(generated).map(canonical).collect();
    // A mistake often fails on a short input, and longer ones then need not be tried.
    inputs.sort_by_key(String::len);
    inputs
}

/// Each mistake that changes events diverges on some input. The events before the divergence are
/// the same. The explanation opens at the step of the divergence.
fn divergence_is_the_first_difference(tested: &'static TestedProblem) {
    let problem = tested.problem;
    let inputs = test_inputs(tested);
    let list_of_mistakes = tested.section("mistakes");
    for mistake in problem.mistakes {
        // After a game that does not end, other inputs would take long, too.
        let inputs = inputs.iter();
        let mut divergences =
            inputs.map(|input| (input, problem.divergence(input, None, mistake.name)));
        let first = divergences.find(|(_, divergence)| *divergence != Divergence::Never);
        let first = first.as_ref();
        let place = first.and_then(|(input, divergence)| Some((input, divergence.place()?)));
        if let Some((input, place)) = place {
            check_place(tested, input, mistake.name, place);
            check_explanation(tested, input, place);
        }
        // In this list, `=` marks a mistake that changes only the output, no event.
        let changes_no_event = list_of_mistakes.contains(&format!("= {} ", mistake.name));
        assert!(place.is_some() || changes_no_event, "{}", mistake.name);
    }
}

/// Asserts that `place` is the first difference between the traces of the rules and of the mistake.
fn check_place(tested: &TestedProblem, input: &str, mistake: &str, place: &EventPlace) {
    let [expected, actual] = ["", mistake].map(|name| (tested.trace)(input, name, MAX_EVENTS));
    let pairs = expected.iter().zip(&actual);
    let index = pairs.take_while(|pair| pair.0 == pair.1).count();
    assert_eq!(expected.get(index), place.expected.as_ref(), "{input}");
    let is_same = place.actual.is_none() || actual.get(index) == place.actual.as_ref();
    assert!(is_same, "{input}");
    let begins_case = |event: &String| event.starts_with("case ");
    let starts = (0..expected.len()).filter(|&index| begins_case(&expected[index]));
    let case_starts: Vec<usize> = starts.collect();
    let cases_begun = case_starts.iter().filter(|start| **start < index).count();
    // If both events begin a case, the difference is in the new case. Otherwise it is in the case
    // before.
    let mut events = [&place.actual, &place.expected].into_iter();
    let both_begin_case = events.all(|event| event.as_ref().is_some_and(begins_case));
    let case = (cases_begun + usize::from(both_begin_case)).max(1);
    assert_eq!(case as u64, place.case, "{input}");
    let start = case_starts.get(case - 1).unwrap_or(&index);
    assert_eq!(place.event, index - start, "{input}");
}

/// Asserts that the headline of the explanation has a reason, and is at the step that shows the
/// expected event or, after the last event, at the last step.
fn check_explanation(tested: &TestedProblem, input: &str, place: &EventPlace) {
    let options = Options {
        case: Some(place.case),
        diagnosis: Diagnosis {
            divergence: Some(Divergence::At(place.clone())),
            is_of_steps: true,
            ..Diagnosis::default()
        },
        ..Options::default()
    };
    let case = &explained_cases(tested.name(), input, options)[0];
    let steps = array(&case["steps"]);
    let headline = &case["headline"];
    assert_ne!(headline["why"], "", "{input} {place:?}");
    let step = headline["step"].as_u64().expect("a step") as usize;
    let event_counts = steps.iter().map(|step| array(&step["lines"]).len());
    let event_counts: Vec<usize> = event_counts.collect();
    let first_event: usize = event_counts[..step].iter().sum();
    let events_of_step = first_event..first_event + event_counts[step];
    let is_after_end = place.event == event_counts.iter().sum::<usize>();
    let is_at_place = events_of_step.contains(&place.event);
    let is_last = is_after_end && step + 1 == steps.len();
    assert!(is_at_place || is_last, "{input} {place:?}");
}

fn steps_show_the_events(tested: &'static TestedProblem) {
    for input in test_inputs(tested) {
        let steps = explain(tested.name(), &input, &in_format(Format::Events)).expect_success();
        let events = (tested.trace)(&input, "", usize::MAX);
        let expected = events.iter().map(|event| format!("step {event}\n"));
        assert_eq!(steps, expected.collect::<String>(), "{input}");
    }
}
