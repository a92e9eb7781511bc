//! The table of problems for the tests. Each problem has a line in the macro `for_each_problem!`,
//! and an entry in the table. The macro generates the tests of each problem. The entry has
//! properties of the problem and functions that make random cases. `tests/problems/NAME.txt` has
//! expected results.

use super::inputs::{case_text, Bytes};
use super::{models, read_file};
use judge::problems::cheat::solution::Solution as Cheat;
use judge::problems::game_schedule::solution::Solution as GameSchedule;
use judge::problems::gomoku::solution::Solution as Gomoku;
use judge::problems::number_game::solution::Solution as NumberGame;
use judge::problems::number_game::uva1558::Solution as Uva1558;
use judge::problems::spot::case::Game;
use judge::problems::spot::generate::game_on;
use judge::problems::spot::solution::Solution as Spot;
use judge::problems::ten_twenty_thirty::{case::Deck, solution::Solution as TenTwentyThirty};
use judge::runtime::scanner::FIXED_KEY;
use judge::runtime::solution::Solve;
use judge::workbench::generator::{CaseRequest, Random};
use judge::workbench::problem::{as_problem, Workbench};
use judge::Problem;
use std::array::from_fn;
use std::ops::RangeInclusive;

/// Generates a test `each::PROBLEM::FUNCTION` for each problem and each of the functions. `PROBLEM`
/// is the name of its folder in `src/problems/`. The test calls `FUNCTION` with the
/// [entry](TestedProblem) of the problem. An attribute before a function, such as `#[ignore]`,
/// applies to its tests.
macro_rules! for_each_problem {
    ($($tests:tt)*) => {
        mod each {
            tests_of_problem! { ten_twenty_thirty: "10-20-30" $($tests)* }
            tests_of_problem! { number_game: "number-game" $($tests)* }
            tests_of_problem! { uva1558: "uva1558" $($tests)* }
            tests_of_problem! { cheat: "cheat" $($tests)* }
            tests_of_problem! { gomoku: "gomoku" $($tests)* }
            tests_of_problem! { game_schedule: "game-schedule" $($tests)* }
            tests_of_problem! { spot: "spot" $($tests)* }
        }
    };
}

macro_rules! tests_of_problem {
    ($module:ident: $name:literal $($(#[$attribute:meta])? $test:ident),* $(,)?) => {
        mod $module {
            use super::super as test_file;
            $(
                #[test]
                $(#[$attribute])?
                fn $test() {
                    test_file::$test(crate::common::problems::tested_problem($name));
                }
            )*
        }
    };
}

/// A problem, and the properties of it that the tests use.
pub struct TestedProblem {
    pub problem: &'static dyn Problem,
    /// The sizes of cases within the limits of the judges.
    pub sizes: RangeInclusive<u32>,
    /// The sizes for which the plain solution is fast. `None` if it is fast for the default sizes.
    pub plain_sizes: Option<RangeInclusive<u32>>,
    /// Returns the first `max_events` events of the plain solution with a mistake. If `mistake` is
    /// empty, the plain solution makes no mistake.
    pub trace: fn(input: &str, mistake: &str, max_events: usize) -> Vec<String>,
    /// Checks an output. `None` if only one output is right.
    pub verify: Option<Verify>,
    /// Makes a case from bytes.
    pub make_case: fn(&mut Bytes) -> String,
}

/// Checks the output for an input. The error describes the first wrong line.
pub type Verify = fn(input: &str, output: &str) -> Result<(), String>;

/// Returns the entry of the problem with this name.
pub fn tested_problem(name: &str) -> &'static TestedProblem {
    let entry = TESTED_PROBLEMS.iter().find(|entry| entry.name() == name);
    entry.unwrap_or_else(|| panic!("{name} is missing in tests/common/problems.rs"))
}

impl TestedProblem {
    pub fn name(&self) -> &'static str {
        self.problem.name
    }

    /// Returns the section of `tests/problems/NAME.txt` with this title.
    pub fn section(&self, title: &str) -> String {
        let file = format!("tests/problems/{}.txt", self.name());
        let text = read_file(&file);
        let parts = text.split_once(&format!("[{title}]\n"));
        let (_, section) = parts.unwrap_or_else(|| panic!("{file} has no line [{title}]"));
        section.split("\n[").next().expect("a section").into()
    }
}

fn trace<W: Workbench>(input: &str, mistake: &str, max_events: usize) -> Vec<String> {
    let mut events = Vec::new();
    (W::RUN_PLAIN)(input, mistake, &mut |event| {
        events.extend(event.map(|event| event.to_string()));
        (events.len() < max_events).then_some(())
    });
    events
}

/// Returns an entry whose cases come from the generator of the problem.
const fn entry<W: Workbench>(sizes: RangeInclusive<u32>) -> TestedProblem {
    TestedProblem {
        problem: as_problem::<W>(),
        sizes,
        plain_sizes: None,
        trace: trace::<W>,
        verify: None,
        make_case: make_generated_case::<W>,
    }
}

/// Makes a case with the generator of the problem. The case is small if the problem has sizes.
fn make_generated_case<W: Workbench>(bytes: &mut Bytes) -> String {
    let entry = &W::ENTRY;
    let sizes: Vec<u32> = entry.generator.sizes.clone().take(30).collect();
    case_text::<W>(&(W::GENERATE)(&mut CaseRequest {
        index: bytes.below(256) as u64,
        kind: bytes.pick(entry.generator.kinds).name,
        size: (!entry.first_sizes.is_empty()).then(|| bytes.pick(&sizes)),
        random: &mut Random::new((bytes.below(256) << 8 | bytes.below(256)) as u64),
    }))
}

pub static TESTED_PROBLEMS: &[TestedProblem] = &[
    TestedProblem {
        make_case: |bytes| case_text::<TenTwentyThirty>(&make_deck(bytes)),
        ..entry::<TenTwentyThirty>(10..=100)
    },
    entry::<NumberGame>(1..=19),
    entry::<Uva1558>(0..=19),
    entry::<Cheat>(0..=100),
    entry::<Gomoku>(0..=361),
    TestedProblem {
        plain_sizes: Some(2..=31),
        verify: Some(models::game_schedule::verify_all),
        ..entry::<GameSchedule>(2..=1000)
    },
    TestedProblem {
        plain_sizes: Some(2..=13),
        make_case: |bytes| case_text::<Spot>(&make_game(bytes)),
        ..entry::<Spot>(2..=50)
    },
];

/// Makes a deck of 10-20-30. The deck is rarely a real pack. It repeats a short row of cards, and
/// up to three cards are changed. Decks with few values, many tens or only even cards make wins and
/// draws frequent.
fn make_deck(bytes: &mut Bytes) -> Deck {
    let values: &[u8] = bytes.pick(&[
        &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10][..],
        &[2, 4, 6, 8, 10],
        &[1, 5, 10, 10, 10],
        &[5, 10],
    ]);
    let length = bytes.pick(&[1, 2, 3, 4, 6, 9, 52]);
    let row: Vec<u8> = (0..length).map(|_| bytes.pick(values)).collect();
    let mut deck = from_fn(|index| row[index % length]);
    for _ in 0..bytes.below(4) {
        deck[bytes.below(52)] = 1 + bytes.below(10) as u8;
    }
    deck
}

/// Makes a game of Spot. The board is small, so patterns and even the empty board often come back
/// by chance. In a quarter of the games, all moves after the decision are illegal, and a solution
/// must ignore them.
fn make_game(bytes: &mut Bytes) -> Game {
    let max_size = bytes.pick(&[2, 2, 3, 5, 13]);
    let size = 1 + bytes.below(max_size);
    let mut coordinate = || bytes.below(size) as u32 + 1;
    let squares = (0..2 * size).map(|_| (coordinate(), coordinate()));
    let mut game = game_on(size as u32, &squares.collect::<Vec<_>>());
    let decision = Spot::new(FIXED_KEY).solve(&game).expect("legal moves");
    if let Some(decision) = decision.filter(|_| bytes.below(4) == 0) {
        let ignored_moves = game.moves.iter_mut().skip(decision as usize);
        ignored_moves.for_each(|ignored| ignored.adds_spot = !ignored.adds_spot);
    }
    game
}
