//! What the tests know about each problem: one entry each, in the order of `PROBLEMS`.
//!
//! The lists of bad inputs, `tests/bad_input/NAME.txt`, and the digests of what is generated,
//! `tests/digests/NAME.txt`, are found by the name of the problem.

use super::making::{self, text, Bytes};
use super::models;
use judge::problems::{cheat, game_schedule, gomoku, number_game, spot, ten_twenty_thirty};
use judge::workbench::problem::erased;
use judge::Problem;
use std::ops::RangeInclusive;

/// What the tests know about a problem.
pub struct Tested {
    /// The problem.
    pub problem: &'static dyn Problem,
    /// How often answers have each of the possible outcomes; each has to be frequent in the random
    /// tests.
    pub outcomes: fn(&str) -> Vec<usize>,
    /// The sizes within the judges' limits.
    pub sizes: RangeInclusive<u32>,
    /// The sizes for which the plain solution is quick, if it is not for what is generated without a
    /// size.
    pub plain_sizes: Option<RangeInclusive<u32>>,
    /// The events, at most so many, of the plain solution with a mistake.
    pub trace: fn(&str, &str, usize) -> Vec<String>,
    /// If other outputs than ours are right as well: what is right.
    pub rules: Option<Rules>,
    /// Makes a case that has an answer.
    pub case: MakeCase,
    /// Makes a case that may have no answer, if there are such cases.
    pub unanswerable: Option<MakeCase>,
}

/// The events of the plain solution in the module.
macro_rules! trace {
    ($module:ident::$function:ident) => {
        |input, mistake, most| {
            let mut events = Vec::new();
            $module::plain::$function(input, mistake, &mut |event| {
                events.extend(
                    Option::from(event).map(|event: $module::plain::Event| event.to_string()),
                );
                (events.len() < most).then_some(())
            });
            events
        }
    };
}

/// Makes a case of bytes.
pub type MakeCase = fn(&mut Bytes) -> String;

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
        problem: erased::<ten_twenty_thirty::solution::Solution>(),
        outcomes: |answers| {
            let mut outcomes = lines_with(answers, &["Win : ", "Loss: ", "Draw: "]);
            let is_long = |line: &&str| line[6..].parse().is_ok_and(|dealt: u32| dealt > 1000);
            outcomes.push(answers.lines().filter(is_long).count());
            outcomes
        },
        sizes: 10..=100,
        plain_sizes: None,
        trace: trace!(ten_twenty_thirty::answer),
        rules: None,
        case: |bytes| text::<ten_twenty_thirty::solution::Solution>(&making::deck(bytes)),
        unanswerable: None,
    },
    Tested {
        problem: erased::<number_game::solution::Solution>(),
        outcomes: |answers| lines_with(answers, &["There's no winning move.", "The winning moves"]),
        sizes: 1..=19,
        plain_sizes: None,
        trace: trace!(number_game::answer),
        rules: None,
        case: |bytes| text::<number_game::solution::Solution>(&making::position(bytes)),
        unanswerable: None,
    },
    Tested {
        problem: erased::<number_game::uva1558::Solution>(),
        outcomes: |answers| {
            lines_with(answers, &["There is no winning move.", "The winning moves"])
        },
        sizes: 0..=19,
        plain_sizes: None,
        trace: trace!(number_game::answer_scenarios),
        rules: None,
        case: |bytes| text::<number_game::uva1558::Solution>(&making::position(bytes)),
        unanswerable: None,
    },
    Tested {
        problem: erased::<cheat::solution::Solution>(),
        outcomes: |answers| {
            let mut wins = vec![0; 4];
            for (line, text) in answers.lines().enumerate() {
                wins[line % 4] += usize::from(text == "WINNER");
            }
            wins
        },
        sizes: 0..=100,
        plain_sizes: None,
        trace: trace!(cheat::answer),
        rules: None,
        case: |bytes| text::<cheat::solution::Solution>(&making::deal(bytes)),
        unanswerable: None,
    },
    Tested {
        problem: erased::<gomoku::solution::Solution>(),
        outcomes: |answers| {
            let outcomes = ["0", "1", "2"];
            let count = |outcome| answers.lines().filter(|line| *line == outcome).count();
            outcomes.map(count).to_vec()
        },
        sizes: 0..=361,
        plain_sizes: None,
        trace: trace!(gomoku::answer),
        rules: None,
        case: |bytes| text::<gomoku::solution::Solution>(&making::board(bytes)),
        unanswerable: None,
    },
    Tested {
        problem: erased::<game_schedule::solution::Solution>(),
        outcomes: |answers| lines_with(answers, &["Winner: "]),
        sizes: 2..=1000,
        plain_sizes: Some(2..=31),
        trace: trace!(game_schedule::answer),
        rules: Some(models::game_schedule::verify_all),
        case: |bytes| text::<game_schedule::solution::Solution>(&making::schedule(bytes)),
        unanswerable: Some(|bytes| {
            text::<game_schedule::solution::Solution>(&making::tournament(bytes))
        }),
    },
    Tested {
        problem: erased::<spot::solution::Solution>(),
        outcomes: |answers| lines_with(answers, &["Draw", "Player 1", "Player 2"]),
        sizes: 2..=50,
        plain_sizes: Some(2..=13),
        trace: trace!(spot::answer),
        rules: None,
        case: |bytes| text::<spot::solution::Solution>(&making::game(bytes)),
        unanswerable: None,
    },
];
