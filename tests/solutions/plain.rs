//! The plain solutions with each known mistake: they fail as the entry of the mistake says, and diverge from
//! the rules at the first event that differs. `samples.rs` tests the plain solutions without a mistake on all
//! samples, and `random_cases.rs` compares them with the solutions.

use crate::common::problems::TestedProblem;
use crate::common::{inputs, verdict};
use crate::explain::{array, explained_cases};
use judge::workbench::checker::Verdict;
use judge::workbench::entry::Failure;
use judge::workbench::explanation::{Options, ProgramTrace};
use judge::workbench::memory::MemoryStream;
use judge::workbench::mistakes;
use judge::workbench::trace::{Divergence, Place, Played};

for_each_problem!(mistakes_fail, divergence_is_the_first_difference);

/// The maximum number of events of an input: a mistake may prevent a game from ending.
const BUDGET: usize = 1_000_000;

/// Each mistake fails on a pitfall or on a generated input as its entry says, and never in another way. If it
/// prints a wrong output, the mistake is recognized by this output.
fn mistakes_fail(tested: &'static TestedProblem) {
    let problem = tested.problem;
    let inputs = inputs(tested);
    for mistake in problem.tests.mistakes {
        let (name, failure) = (mistake.name, mistake.failure);
        let is_right = |input: &str, output: &str| {
            verdict(problem, input.as_bytes(), output.as_bytes()) == Verdict::Accepted
        };
        let is_recognized = |input: &str, output: &str| {
            let (mut stream, output) = (MemoryStream::new(input.as_bytes()), output.as_bytes());
            let report = problem.judge(&mut stream, output, problem.judging.whitespace);
            let report = report.expect("good input");
            let program = mistakes::trace_of_output(problem, input.as_bytes(), &report, None);
            program.is_some_and(|program| program.mistakes.contains(&mistake.sentence))
        };
        let fails = |input: &&String| match (failure, problem.play(input, name, BUDGET)) {
            (Failure::RunTimeError, Played::Crashes) => true,
            (Failure::TimeLimitExceeded, Played::OutOfBudget) => true,
            (Failure::RunTimeError | Failure::TimeLimitExceeded, Played::Answers(output)) => {
                assert!(is_right(input, &output), "{name}: {input}");
                false
            }
            (_, Played::Answers(output)) => {
                !is_right(input, &output) && is_recognized(input, &output)
            }
            (_, played) => panic!("{name}: {played:?}: {input}"),
        };
        // A mistake that crashes or does not end is tried on all inputs, because its other answers must be
        // right. For other mistakes one failure is enough.
        let may_be_right = matches!(failure, Failure::RunTimeError | Failure::TimeLimitExceeded);
        let max_failures = if may_be_right { inputs.len() } else { 1 };
        let failures = inputs.iter().filter(fails).take(max_failures).count();
        assert!(failures > 0, "{name} does not fail");
    }
}

/// Returns the pitfalls, which include the sample, and generated inputs, all in canonical form.
pub fn inputs(tested: &TestedProblem) -> Vec<String> {
    let tests = &tested.problem.tests;
    let pitfalls = [tests.inputs, tests.disputed].concat().into_iter();
    let pitfalls = pitfalls.map(|(_, input)| input.to_string());
    let numbers = 0..3 * tested.problem.generator.kinds.len();
    let generated = numbers.map(|number| inputs::generated_input(tested.name(), number, 6));
    let canonical = |input: String| tested.problem.canonical(input.as_bytes()).unwrap();
    pitfalls.chain(generated).map(canonical).collect()
}

/// Each mistake that changes events diverges on some input. The events before are the same, and the
/// explanation opens at the step of the divergence.
fn divergence_is_the_first_difference(tested: &'static TestedProblem) {
    let problem = tested.problem;
    let inputs = inputs(tested);
    let list = tested.section("mistakes");
    for mistake in problem.tests.mistakes {
        let mut diverging = 0;
        for input in &inputs {
            let divergence = problem.divergence(input, None, mistake.name);
            if let Some(place) = divergence.place() {
                diverging += 1;
                check_place(tested, input, mistake.name, place);
                check_explanation(tested, input, place);
            }
            // More inputs would only take more time.
            if divergence == Divergence::OutOfBudget || diverging == 2 {
                break;
            }
        }
        let has_same_events = list.contains(&format!("= {} ", mistake.name));
        assert!(diverging > 0 || has_same_events, "{}", mistake.name);
    }
}

/// Asserts that the traces of the rules and of the mistake are the same before `place`, and differ there.
fn check_place(tested: &TestedProblem, input: &str, mistake: &str, place: &Place) {
    let [expected, actual] = ["", mistake].map(|mistake| (tested.trace)(input, mistake, BUDGET));
    let pairs = expected.iter().zip(&actual);
    let same = pairs.take_while(|(a, b)| a == b).count();
    assert_eq!(expected.get(same), place.expected.as_ref(), "{input}");
    let is_actual = place.actual.is_none() || actual.get(same) == place.actual.as_ref();
    assert!(is_actual, "{input}");
    let begins_case = |event: &String| event.starts_with("case ");
    let starts = (0..expected.len()).filter(|&index| begins_case(&expected[index]));
    let starts: Vec<usize> = starts.collect();
    let cases_begun = starts.iter().filter(|start| **start < same).count();
    // If only the program begins a case, it diverges in the case before.
    let mut events = [&place.actual, &place.expected].into_iter();
    let both_begin_case = events.all(|event| event.as_ref().is_some_and(begins_case));
    let case = (cases_begun + usize::from(both_begin_case)).max(1);
    assert_eq!(case as u64, place.case, "{input}");
    let start = starts.get(case - 1).unwrap_or(&same);
    assert_eq!(place.event, same - start, "{input}");
}

/// Asserts that the explanation gives a reason, and that its headline is at the step with `place`.
fn check_explanation(tested: &TestedProblem, input: &str, place: &Place) {
    let problem = tested.problem;
    let reason = problem.reason(input.as_bytes(), place).expect("a reason");
    assert!(!reason.reason.is_empty(), "{input}");
    let options = Options {
        case: Some(place.case),
        program: Some(ProgramTrace::new(Divergence::At(place.clone()))),
        ..Options::default()
    };
    let case = &explained_cases(tested.name(), input, options)[0];
    let steps = array(&case["steps"]);
    let step = case["headline"]["step"].as_u64().expect("a step") as usize;
    let counts = steps.iter().map(|step| array(&step["lines"]).len());
    let counts: Vec<usize> = counts.collect();
    let before: usize = counts[..step].iter().sum();
    let after = before + counts[step];
    let has_event = before <= place.event && place.event < after;
    // If the program lacks an event, the headline may be at the step before this event.
    let is_end = place.is_other_kind() && after == place.event || step + 1 == steps.len();
    assert!(has_event || is_end, "{input} {place:?}");
}
