//! Each judge against the naive model, on twenty thousand random cases and more.
//!
//! Cases go through the judge in files of a hundred, as on a real judge, so that nothing of one
//! case may linger in the next.

use crate::making;
use crate::models;
use crate::stream::{run, Run};

/// Random cases of each problem.
const CASES: usize = 24_000;

/// Cases of a file.
const FILE: usize = 100;

/// Compares judge and model on all cases, and gives all answers.
fn compare(problem: &str, model: fn(&str) -> String) -> String {
    println!("{problem}: {CASES} cases, seed {}", making::SEED);
    let mut answers = String::new();
    for first in (0..CASES).step_by(FILE) {
        let numbers = first..first + FILE;
        let cases: Vec<String> = numbers
            .map(|number| making::case(problem, number))
            .collect();
        let input = making::input(problem, &cases);
        let expected = model(&input);
        let found = run(problem, &input);
        if found.error.is_some() || found.output != expected {
            tell_the_case(problem, model, first, &cases);
            panic!("{problem}, cases {first} and on: only wrong one after the other:\n{input}");
        }
        answers += &expected;
    }
    answers
}

/// Fails with the first case that is answered differently when it stands alone.
fn tell_the_case(problem: &str, model: fn(&str) -> String, first: usize, cases: &[String]) {
    for (index, case) in cases.iter().enumerate() {
        let input = making::input(problem, std::slice::from_ref(case));
        let expected = Run {
            output: model(&input),
            error: None,
        };
        let found = run(problem, &input);
        assert_eq!(
            found,
            expected,
            "{problem}, seed {}, case {} (left: the judge, right: the model):\n{input}",
            making::SEED,
            first + index
        );
    }
}

/// How many lines begin with `beginning`.
fn count(answers: &str, beginning: &str) -> usize {
    let lines = answers.lines();
    lines.filter(|line| line.starts_with(beginning)).count()
}

#[test]
fn ten_twenty_thirty() {
    let answers = compare("10-20-30", models::ten_twenty_thirty::answer);
    for ending in ["Win : ", "Loss: ", "Draw: "] {
        let endings = count(&answers, ending);
        println!("{ending}{endings}");
        assert!(endings > 500, "{ending}{endings}");
    }
    let dealt = answers
        .lines()
        .map(|line| line[6..].parse::<u32>().unwrap());
    assert!(dealt.filter(|dealt| *dealt > 1000).count() > 100);
}

#[test]
fn number_game() {
    let answers = compare("number-game", models::number_game::answer);
    assert!(count(&answers, "There's") > 500);
    assert!(count(&answers, "The winning") > 500);
}

#[test]
fn cheat() {
    let answers = compare("cheat", models::cheat::answer);
    assert_eq!(count(&answers, "WINNER"), CASES);
    let winners = answers.lines().enumerate();
    let winners = winners.filter(|(_, line)| *line == "WINNER");
    let mut wins = [0; 4];
    winners.for_each(|(line, _)| wins[line % 4] += 1);
    println!("{wins:?}");
    assert!(wins.iter().all(|&wins| wins > 100), "{wins:?}");
}

#[test]
fn gomoku() {
    let answers = compare("gomoku", models::gomoku::answer);
    let boards = answers.lines().filter(|line| line.len() == 1);
    let mut outcomes = [0; 3];
    boards.for_each(|line| outcomes[line.parse::<usize>().unwrap()] += 1);
    println!("{outcomes:?}");
    assert!(outcomes.iter().all(|&boards| boards > 2000), "{outcomes:?}");
}

#[test]
fn spot() {
    let answers = compare("spot", models::spot::answer);
    for outcome in ["Draw", "Player 1", "Player 2"] {
        let games = count(&answers, outcome);
        println!("{outcome}: {games}");
        assert!(games > 2000, "{outcome}: {games}");
    }
}

/// Schedules must be right by the rules, and ours by the tie rules.
#[test]
fn game_schedule() {
    println!("{CASES} cases, seed {}", making::SEED);
    let mut stuck = 0;
    for number in 0..CASES {
        let input = making::case("game-schedule", number) + "0\n";
        let found = run("game-schedule", &input);
        match models::schedule_by_tie_rules::answer(&input) {
            Ok(expected) => {
                let output = found.good(&input);
                let verdict = models::game_schedule::verify_all(&input, &output);
                assert_eq!(verdict, Ok(()), "case {number}:\n{input}");
                assert_eq!(output, expected, "case {number}:\n{input}");
            }
            Err((case, round)) => {
                let beginning = format!("case {case}: no schedule exists: round {round} has ");
                assert!(
                    found.message().starts_with(&beginning),
                    "{found:?}\n{input}"
                );
                assert_eq!(found.output, "");
                stuck += 1;
            }
        }
    }
    println!("{stuck} have no schedule");
    assert!(stuck > 500 && stuck < CASES / 4);
}

/// Many cases in one file: what is left of one must not get into the next.
#[test]
fn many_tournaments_in_one_file() {
    let mut input = String::new();
    for number in 0..CASES {
        if number % 5 != 4 {
            input += &making::case("game-schedule", number);
        }
    }
    let output = run("game-schedule", &input).good("many tournaments");
    assert_eq!(models::game_schedule::verify_all(&input, &output), Ok(()));
}
