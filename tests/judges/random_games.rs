//! Each judge against the naive model, on twenty thousand random cases and more.
//!
//! Cases go through the judge in files of a hundred, as on a real judge, so that nothing of one
//! case may linger in the next.

use crate::making;
use crate::models;
use crate::stream::{run, Run};

/// Cases of a file.
const FILE: usize = 100;

/// Files of each problem: 24,000 cases.
const FILES: usize = 240;

/// Of so many files one is from `judge generate`, the others hold what it does not make.
const GENERATED: usize = 4;

/// The first cases of a file.
fn file(problem: &str, number: usize, cases: usize) -> String {
    let (turn, place) = (number / GENERATED, number % GENERATED);
    if place == 0 || problem == "number-game" {
        let number = turn + place * FILES;
        return making::generated(problem, number, cases);
    }
    let numbers = number * FILE..number * FILE + cases;
    let cases: Vec<String> = numbers
        .map(|number| making::case(problem, number))
        .collect();
    making::input(problem, &cases)
}

/// Compares judge and model on all files, and gives all answers.
fn compare(problem: &str, model: fn(&str) -> String) -> String {
    println!(
        "{problem}: {FILES} files of {FILE} cases, seed {}",
        making::SEED
    );
    let mut answers = String::new();
    for number in 0..FILES {
        let input = file(problem, number, FILE);
        let expected = model(&input);
        let found = run(problem, &input);
        if found.error.is_some() || found.output != expected {
            fail_with_the_first_case(problem, model, number);
        }
        answers += &expected;
    }
    answers
}

/// Fails with as many cases of the file as it takes.
fn fail_with_the_first_case(problem: &str, model: fn(&str) -> String, number: usize) {
    for cases in 1..=FILE {
        let input = file(problem, number, cases);
        let expected = Run {
            output: model(&input),
            error: None,
        };
        assert_eq!(
            run(problem, &input),
            expected,
            "{problem}, file {number}, case {cases} (left: the judge, right: the model):\n{input}"
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
    assert_eq!(count(&answers, "WINNER"), FILES * FILE);
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
    let cases = FILES * FILE;
    println!("{cases} cases, seed {}", making::SEED);
    let mut stuck = 0;
    for number in 0..cases {
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
    assert!(stuck > 500 && stuck < cases / 4);
}

/// Many cases in one file: what is left of one must not get into the next.
#[test]
fn many_tournaments_in_one_file() {
    for number in 0..80 {
        let input = making::generated("game-schedule", number, FILE);
        let output = run("game-schedule", &input).good(&input);
        assert_eq!(models::game_schedule::verify_all(&input, &output), Ok(()));
    }
}
