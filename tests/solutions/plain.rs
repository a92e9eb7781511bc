//! The plain solutions: with each known mistake they fail as its entry says, and what they tell
//! differs first where they leave the game. `samples.rs` tests that they answer all samples, and
//! `random_cases.rs` that they print what the solutions print.

use crate::common::problems::Tested;
use crate::common::{judge, making, page_cases, verdict};
use crate::explain::{explain, page_options};
use judge::workbench::checker::Verdict;
use judge::workbench::explanation::departure::Departure;
use judge::workbench::explanation::{text, Options};
use judge::workbench::problem::{Failure, Mistake};
use std::io::Write;
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};
use std::process::Stdio;
use std::thread::sleep;
use std::time::{Duration, Instant};

for_each_problem!(mistakes_fail, departures_come_first);

/// Mistakes in what is printed or in its time, with which nothing else happens.
const SAME_GAME: [&str; 6] = [
    "counter-of-8-bits",
    "exponential-time",
    "no-empty-line",
    "no-full-stop",
    "not-sorted",
    "words-of-poj",
];

/// The most that is told of a game that may never end.
const MOST_TOLD: usize = 100_000;

/// Each mistake fails on a pitfall or on generated input, and nowhere in another way.
fn mistakes_fail(tested: &'static Tested) {
    let tests = &tested.problem.tests;
    let inputs = inputs(tested);
    for Mistake { name, failure, .. } in tests.mistakes {
        let answer = |input: &str| (tests.plain.answer)(input, name, &mut |_, _| ());
        let is_right = |input: &str, output: &str| {
            verdict(tested.problem, input.as_bytes(), output.as_bytes()) == Verdict::Accepted
        };
        let fails = |input: &&String| match failure {
            Failure::WrongAnswer | Failure::Disputed | Failure::PresentationError => {
                !is_right(input, &answer(input))
            }
            Failure::RunTimeError => match catch_unwind(|| answer(input)) {
                Err(_) => true,
                Ok(output) => {
                    assert!(is_right(input, &output), "{name}: {input}");
                    false
                }
            },
            Failure::TimeLimitExceeded => takes_long(tested, name, input),
        };
        let found = match failure {
            Failure::TimeLimitExceeded => inputs.iter().find(fails).is_some(),
            _ => inputs.iter().filter(fails).count() > 0,
        };
        assert!(found, "{name} does not fail");
    }
}

/// The sample, pitfalls, and generated input.
fn inputs(tested: &Tested) -> Vec<String> {
    let tests = &tested.problem.tests;
    let pitfalls = [tests.inputs, tests.disputed].concat().into_iter();
    let pitfalls = pitfalls.map(|(_, input)| input.to_string());
    let generated = (0..3 * tested.problem.generator.kinds.len())
        .map(|number| making::generated(tested.name(), number, 20));
    pitfalls.chain(generated).collect()
}

/// Each mistake that changes a game does so on some input. All that is told before is the same, and
/// the explanation begins there.
fn departures_come_first(tested: &'static Tested) {
    let (problem, tests) = (tested.problem, &tested.problem.tests);
    let mut inputs = inputs(tested);
    for mistake in tests.mistakes {
        if mistake.name == "exponential-time" {
            inputs.truncate(1);
        }
        let changes_game = !tests.plain.unit.is_empty()
            && mistake.failure != Failure::RunTimeError
            && !SAME_GAME.contains(&mistake.name);
        let mut mistaken = inputs
            .iter()
            .map(|input| (input, problem.mistaken(mistake, input.as_bytes(), None)));
        let found = mistaken.find(|(_, mistaken)| mistaken.departure.is_some());
        assert_eq!(found.is_some(), changes_game, "{}", mistake.name);
        let Some((input, mistaken)) = found else {
            continue;
        };
        let departure = mistaken.departure.as_ref().unwrap();
        is_first(
            departure,
            ["", mistake.name].map(|name| told(tested, input, name)),
        );
        let shown = |steps, mistaken| {
            let case = Some(departure.case);
            let options = Options {
                case,
                steps,
                mistaken,
                ..Options::default()
            };
            explain(tested.name(), input, &options).good()
        };
        let words = text::paragraph(&mistaken.paragraph(), 0, Options::default().width);
        let there = shown(departure.number..=u64::MAX, None);
        let expected = there.replacen("===\n", &format!("===\n\n{words}"), 1);
        assert_eq!(shown(0..=u64::MAX, Some(mistaken.clone())), expected);
        let options = Options {
            case: Some(departure.case),
            mistaken: Some(mistaken.clone()),
            ..page_options()
        };
        let page = page_cases(&explain(tested.name(), input, &options).good());
        let data = &page[0].1["case"]["departure"];
        assert_eq!(data["number"], departure.number);
    }
}

/// What the plain solution tells: cases, steps, and what happens.
fn told(tested: &Tested, input: &str, mistake: &str) -> Vec<(u64, u64, String)> {
    let (mut told, mut case) = (Vec::new(), 0);
    let answer = tested.problem.tests.plain.answer;
    let _ = catch_unwind(AssertUnwindSafe(|| {
        answer(input, mistake, &mut |number, what| {
            case += u64::from(number == 0);
            if number > 0 {
                told.push((case, number as u64, what));
            }
            if told.len() == MOST_TOLD {
                resume_unwind(Box::new(()));
            }
        })
    }));
    told
}

fn is_first(departure: &Departure, [right, wrong]: [Vec<(u64, u64, String)>; 2]) {
    let same = right
        .iter()
        .zip(&wrong)
        .take_while(|(one, other)| one == other);
    let same = same.count();
    let place = (departure.case, departure.number);
    let next = [right.get(same), wrong.get(same)];
    let places = next.iter().flatten().map(|told| (told.0, told.1));
    assert_eq!(places.min(), Some(place));
    for (next, what) in next.into_iter().zip([&departure.rules, &departure.program]) {
        match next {
            Some(told) if (told.0, told.1) == place => assert_eq!(&told.2, what),
            Some(_) => assert_eq!(what, "the game goes on"),
            None => assert_eq!(what, "nothing more happens"),
        }
    }
}

/// Whether the plain solution with this mistake has no answer after two seconds.
fn takes_long(tested: &Tested, mistake: &str, input: &str) -> bool {
    let mut judge = judge(&[tested.name(), "--mistake", mistake]);
    let judge = judge.stdin(Stdio::piped()).stdout(Stdio::null());
    let mut running = judge.spawn().expect("the program");
    let mut stdin = running.stdin.take().expect("a pipe");
    stdin.write_all(input.as_bytes()).expect("all is read");
    drop(stdin);
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(2) {
        if let Some(status) = running.try_wait().expect("a status") {
            assert!(status.success(), "{mistake}: {status}");
            return false;
        }
        sleep(Duration::from_millis(5));
    }
    running.kill().expect("still running");
    running.wait().expect("an end");
    true
}
