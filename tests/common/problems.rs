//! What the tests know about each problem: one entry each, in the order of `PROBLEMS`.
//!
//! The lists of bad inputs, `tests/bad_input/NAME.txt`, and the digests of what is generated,
//! `tests/digests/NAME.txt`, are found by the name of the problem.

use super::{making, models};
use judge::problems;
use judge::workbench::generator::Random;
use judge::Problem;
use std::ops::RangeInclusive;

/// What the tests know about a problem.
pub struct Tested {
    /// The problem.
    pub problem: &'static Problem,
    /// How often answers have each of the possible outcomes; each has to be frequent in the random
    /// tests.
    pub outcomes: fn(&str) -> Vec<usize>,
    /// The sizes within the judges' limits.
    pub sizes: RangeInclusive<u32>,
    /// The sizes for which the plain solution is quick, if it is not for what is generated without a
    /// size.
    pub plain_sizes: Option<RangeInclusive<u32>>,
    /// If other outputs than ours are right as well: what is right.
    pub rules: Option<Rules>,
    /// Makes random cases of kinds that `judge generate` does not generate, if there are any.
    pub case: Option<MakeCase>,
    /// Makes random cases that may have no answer.
    pub unanswerable: Option<MakeCase>,
}

/// Makes a random case.
pub type MakeCase = fn(&mut Random) -> String;

/// Whether an output, the second text, is right for an input; otherwise the reason.
pub type Rules = fn(&str, &str) -> Result<(), String>;

/// What the tests know about the problem with this name.
pub fn tested(name: &str) -> &'static Tested {
    let mut entries = TESTED.iter();
    let found = entries.find(|entry| entry.problem.name() == name);
    found.unwrap_or_else(|| panic!("{name} is missing in tests/common/problems.rs"))
}

impl Tested {
    /// The name of the problem.
    pub fn name(&self) -> &'static str {
        self.problem.name()
    }
}

/// How many lines begin with each of `beginnings`.
fn lines_with(answers: &str, beginnings: &[&str]) -> Vec<usize> {
    let begin_with = |beginning: &&str| {
        let lines = answers.lines();
        lines.filter(|line| line.starts_with(*beginning)).count()
    };
    beginnings.iter().map(begin_with).collect()
}

pub static TESTED: &[Tested] = &[
    Tested {
        problem: &problems::ten_twenty_thirty::PROBLEM,
        outcomes: |answers| {
            let mut outcomes = lines_with(answers, &["Win : ", "Loss: ", "Draw: "]);
            let is_long = |line: &&str| line[6..].parse().is_ok_and(|dealt: u32| dealt > 1000);
            outcomes.push(answers.lines().filter(is_long).count());
            outcomes
        },
        sizes: 10..=100,
        case: Some(making::deck),
        ..NUMBER_GAME
    },
    NUMBER_GAME,
    Tested {
        problem: &problems::number_game::UVA1558,
        outcomes: |answers| {
            lines_with(answers, &["There is no winning move.", "The winning moves"])
        },
        sizes: 0..=19,
        ..NUMBER_GAME
    },
    Tested {
        problem: &problems::cheat::PROBLEM,
        outcomes: |answers| {
            let mut wins = vec![0; 4];
            for (line, text) in answers.lines().enumerate() {
                wins[line % 4] += usize::from(text == "WINNER");
            }
            wins
        },
        sizes: 0..=100,
        case: Some(making::deal),
        ..NUMBER_GAME
    },
    GOMOKU,
    Tested {
        problem: &problems::gomoku::BOJ2615,
        ..GOMOKU
    },
    Tested {
        problem: &problems::game_schedule::PROBLEM,
        outcomes: |answers| lines_with(answers, &["Winner: "]),
        sizes: 2..=1000,
        plain_sizes: Some(2..=31),
        rules: Some(models::game_schedule::verify_all),
        unanswerable: Some(making::tournament),
        ..NUMBER_GAME
    },
    Tested {
        problem: &problems::spot::PROBLEM,
        outcomes: |answers| lines_with(answers, &["Draw", "Player 1", "Player 2"]),
        sizes: 2..=50,
        plain_sizes: Some(2..=13),
        case: Some(making::game_of_spot),
        ..NUMBER_GAME
    },
];

/// Nothing is special about it, so other entries start from this one.
const NUMBER_GAME: Tested = Tested {
    problem: &problems::number_game::PROBLEM,
    outcomes: |answers| lines_with(answers, &["There's no winning move.", "The winning moves"]),
    sizes: 1..=19,
    plain_sizes: None,
    rules: None,
    case: None,
    unanswerable: None,
};

const GOMOKU: Tested = Tested {
    problem: &problems::gomoku::PROBLEM,
    outcomes: |answers| {
        let outcomes = ["0", "1", "2"];
        let count = |outcome| answers.lines().filter(|line| *line == outcome).count();
        outcomes.map(count).to_vec()
    },
    sizes: 0..=361,
    case: Some(making::board),
    ..NUMBER_GAME
};
