//! The plain solutions: with each known mistake they fail as its entry says, and they diverge from the
//! rules where the first of their events differs. `samples.rs` tests that they answer all samples, and
//! `random_cases.rs` that they print what the solutions print.

use crate::common::problems::TestedProblem;
use crate::common::{inputs, verdict};
use crate::explain::{array, explained_cases};
use judge::workbench::checker::Verdict;
use judge::workbench::entry::{Failure, Mistake};
use judge::workbench::explanation::{Options, ProgramTrace};
use judge::workbench::memory::MemoryStream;
use judge::workbench::mistakes;
use judge::workbench::trace::{Divergence, Place, Played};

for_each_problem!(mistakes_fail, divergences_come_first);

/// The most events of a game that may never end.
const BUDGET: usize = 1_000_000;

/// Each mistake fails on a pitfall or on generated input, and nowhere in another way. What it prints there
/// names it, alone or among several.
fn mistakes_fail(tested: &'static TestedProblem) {
    let problem = tested.problem;
    let inputs = inputs(tested);
    for Mistake {
        name,
        sentence,
        failure,
        ..
    } in problem.tests.mistakes
    {
        let is_right = |input: &str, output: &str| {
            verdict(problem, input.as_bytes(), output.as_bytes()) == Verdict::Accepted
        };
        let is_named = |input: &str, output: &str| {
            let (mut stream, output) = (MemoryStream::new(input.as_bytes()), output.as_bytes());
            let report = problem.judge(&mut stream, output, problem.judging.whitespace);
            let report = report.expect("good input");
            let program = mistakes::of_output(problem, input.as_bytes(), &report, None);
            program.is_some_and(|program| program.mistakes.contains(sentence))
        };
        let fails = |input: &&String| match (failure, problem.play(input, name, BUDGET)) {
            (Failure::RunTimeError, Played::Crashes) => true,
            (Failure::TimeLimitExceeded, Played::OutOfBudget) => true,
            (Failure::RunTimeError | Failure::TimeLimitExceeded, Played::Answers(output)) => {
                assert!(is_right(input, &output), "{name}: {input}");
                false
            }
            (_, Played::Answers(output)) => !is_right(input, &output) && is_named(input, &output),
            (_, played) => panic!("{name}: {played:?}: {input}"),
        };
        // A crash or a search without end is looked for everywhere: elsewhere the answer is right.
        let prints = !matches!(failure, Failure::RunTimeError | Failure::TimeLimitExceeded);
        let most = if prints { 1 } else { inputs.len() };
        let found = inputs.iter().filter(fails).take(most).count();
        assert!(found > 0, "{name} does not fail");
    }
}

/// The sample, pitfalls, and generated input, as they are written.
pub fn inputs(tested: &TestedProblem) -> Vec<String> {
    let tests = &tested.problem.tests;
    let pitfalls = [tests.inputs, tests.disputed].concat().into_iter();
    let pitfalls = pitfalls.map(|(_, input)| input.to_string());
    let generated = (0..3 * tested.problem.generator.kinds.len())
        .map(|number| inputs::generated_input(tested.name(), number, 6));
    let canonical = |input: String| tested.problem.canonical(input.as_bytes()).unwrap();
    pitfalls.chain(generated).map(canonical).collect()
}

/// Each mistake that changes a game does so on some input. All events before are the same there, and the
/// explanation begins at the step that shows the difference.
fn divergences_come_first(tested: &'static TestedProblem) {
    let problem = tested.problem;
    let inputs = inputs(tested);
    let list = tested.section("mistakes");
    for mistake in problem.tests.mistakes {
        let mut diverging = 0;
        for input in &inputs {
            let divergence = problem.divergence(input, None, mistake.name);
            if let Some(place) = divergence.place() {
                diverging += 1;
                is_first(tested, input, mistake.name, place);
                is_shown(tested, input, place);
            }
            // A search that does not end is like the next, and so is one input like many others.
            if divergence == Divergence::OutOfBudget || diverging == 2 {
                break;
            }
        }
        let has_same_events = list.contains(&format!("= {} ", mistake.name));
        let is_expected = diverging > 0 || has_same_events;
        assert!(
            is_expected,
            "{}: its events are those of the rules",
            mistake.name
        );
    }
}

/// The events of the rules and of the mistake are the same up to this place, and differ there.
fn is_first(tested: &TestedProblem, input: &str, mistake: &str, place: &Place) {
    let [rules, other] = ["", mistake].map(|mistake| (tested.trace)(input, mistake, BUDGET));
    let pairs = rules.iter().zip(&other);
    let same = pairs.take_while(|(one, other)| one == other).count();
    assert_eq!(rules.get(same), place.expected.as_ref(), "{input}");
    let is_actual = place.actual.is_none() || other.get(same) == place.actual.as_ref();
    assert!(is_actual, "{input}");
    let begins = |event: &String| event.starts_with("case ");
    let begun = rules[..same].iter().filter(|event| begins(event)).count();
    // A program that begins the next case too early errs in the case before.
    let both = [&place.actual, &place.expected];
    let begin_case = both.iter().all(|event| event.as_ref().is_some_and(begins));
    let case = (begun + usize::from(begin_case)).max(1) as u64;
    assert_eq!(case, place.case, "{input}");
    let mut starts = (0..rules.len()).filter(|&index| begins(&rules[index]));
    let start = starts.nth(case as usize - 1);
    assert_eq!(place.event, same - start.unwrap_or(same), "{input}");
}

/// The explanation says why the rules do what they do there, and the headline is there.
fn is_shown(tested: &TestedProblem, input: &str, place: &Place) {
    let problem = tested.problem;
    let reason = problem.reason(input.as_bytes(), place).expect("a reason");
    assert!(!reason.reason.is_empty(), "{input}");
    let options = || Options {
        case: Some(place.case),
        program: Some(ProgramTrace {
            divergence: Some(Divergence::At(place.clone())),
            ..ProgramTrace::default()
        }),
        ..Options::default()
    };
    let case = &explained_cases(tested.name(), input, options())[0];
    let (steps, headline) = (array(&case["steps"]), &case["headline"]);
    let step = headline["step"].as_u64().expect("a step") as usize;
    let lines = steps.iter().map(|step| array(&step["lines"]).len());
    let before: usize = lines.clone().take(step).sum();
    let after = before + array(&steps[step]["lines"]).len();
    let is_end = place.is_other_kind() && after == place.event || step + 1 == steps.len();
    let is_there = before <= place.event && place.event < after || is_end;
    assert!(is_there, "{input} {place:?}");
}
