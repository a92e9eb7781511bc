//! What the tests know about each problem: one row each, in the order of `PROBLEMS`.

use super::{making, models};
use judge::problems;
use judge::workbench::generator::Random;
use judge::Problem;
use std::ops::RangeInclusive;

/// What the tests know about a problem.
pub struct Row {
    /// The problem.
    pub problem: &'static Problem,
    /// The naive model: the output for an input, or how the message for it begins.
    pub model: fn(&str) -> Result<String, String>,
    /// If other outputs than ours are right as well: what is right.
    pub rules: Option<Rules>,
    /// The sizes for which the model is quick; `None` if it is quick for what is generated without
    /// a size.
    pub model_sizes: Option<RangeInclusive<u32>>,
    /// Makes random case `number`, of kinds that `judge generate` does not generate; `None` if
    /// there are none.
    pub case: Option<fn(usize, &mut Random) -> String>,
    /// Makes random cases that may have no answer.
    pub unanswerable: Option<fn(usize, &mut Random) -> String>,
    /// How often answers have each of the possible outcomes; each has to be frequent in the random
    /// tests.
    pub outcomes: fn(&str) -> Vec<usize>,
    /// The sizes within the judges' limits.
    pub sizes: RangeInclusive<u32>,
    /// The digests of what is generated, of each kind and of the default ones mixed: 30 cases, or
    /// one if there may be no more, with seed 1991. They never change: a seed gives the same cases in all later versions.
    pub digests: &'static [(&'static str, u64)],
    /// A small size, and the digest of 30 cases of this size with seed 141.
    pub sized: (u32, u64),
    /// What `tests/wrong_programs/NAME.rs` can do wrong; empty if there is no such program.
    pub traps: &'static [Trap],
    /// What the first numbers of the cost of a case count.
    pub measures: &'static [&'static str],
    /// Bad inputs and their messages, as `tests/solutions/bad_input.rs` reads them.
    pub bad_input: &'static str,
}

/// Whether an output, the second text, is right for an input; otherwise the reason.
pub type Rules = fn(&str, &str) -> Result<(), String>;

/// A mistake of a program, which `judge stress` finds.
pub struct Trap {
    /// The argument that makes the program fall into it.
    pub name: &'static str,
    /// Options of `judge stress`.
    pub options: &'static [&'static str],
}

const fn trap(name: &'static str, options: &'static [&'static str]) -> Trap {
    Trap { name, options }
}

/// The row of the problem with this name.
pub fn row(name: &str) -> &'static Row {
    let mut rows = ROWS.iter();
    let found = rows.find(|row| row.problem.name() == name);
    found.unwrap_or_else(|| panic!("{name} has no row in tests/common/problems.rs"))
}

impl Row {
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

pub static ROWS: &[Row] = &[
    Row {
        problem: &problems::ten_twenty_thirty::PROBLEM,
        model: |input| Ok(models::ten_twenty_thirty::answer(input)),
        rules: None,
        model_sizes: None,
        case: Some(making::deck),
        unanswerable: None,
        outcomes: |answers| {
            let mut outcomes = lines_with(answers, &["Win : ", "Loss: ", "Draw: "]);
            let is_long = |line: &&str| line[6..].parse().is_ok_and(|dealt: u32| dealt > 1000);
            outcomes.push(answers.lines().filter(is_long).count());
            outcomes
        },
        sizes: 10..=100,
        digests: &[
            ("random", 0x29D6_F7FF_7038_AE81),
            ("draws", 0x4E83_23A0_4DE2_A3AB),
            ("wins", 0x656C_1ED0_ECDD_9101),
            ("long", 0x73E1_2B6A_F492_F80F),
            ("(mixed)", 0xD11F_1649_147B_D029),
        ],
        sized: (26, 0x953B_CF95_6E8A_4EBD),
        traps: &[
            trap("piles-joined", &[]),
            trap("pile-in-key", &[]),
            trap("empty-deck-before-pick-up", &[]),
            trap("state-kept-between-decks", &[]),
            trap("one-pick-up-a-deal", &[]),
            trap("compared-before-the-pick-up", &[]),
            trap("near-sorted-decks-drawn", &[]),
        ],
        measures: &["dealt card"],
        bad_input: include_str!("../bad_input/10-20-30.txt"),
    },
    NUMBER_GAME,
    Row {
        problem: &problems::number_game::UVA1558,
        model: |input| Ok(models::number_game::answer_scenarios(input)),
        outcomes: |answers| {
            lines_with(answers, &["There is no winning move.", "The winning moves"])
        },
        digests: &[
            ("random", 0x50CC_A9BD_D904_88E4),
            ("every", 0x2ABA_3F98_B728_B909),
            ("losing", 0xF8F7_653A_E6BA_B9A3),
            ("shuffled", 0xEADB_BC51_CA06_4952),
            ("(mixed)", 0x5EE8_A7B0_4363_226C),
        ],
        sized: (9, 0xF6D9_243C_ADEB_AFE6),
        traps: &[
            trap("multiples-only", &[]),
            trap("no-full-stop", &[]),
            trap("words-of-poj", &[]),
        ],
        bad_input: include_str!("../bad_input/uva1558.txt"),
        ..NUMBER_GAME
    },
    Row {
        problem: &problems::cheat::PROBLEM,
        model: |input| Ok(models::cheat::answer(input)),
        rules: None,
        model_sizes: None,
        case: Some(making::deal),
        unanswerable: None,
        outcomes: |answers| {
            let mut wins = vec![0; 4];
            for (line, text) in answers.lines().enumerate() {
                wins[line % 4] += usize::from(text == "WINNER");
            }
            wins
        },
        sizes: 0..=100,
        digests: &[
            ("random", 0x48BE_1731_FC8D_8887),
            ("near-sorted", 0xA6D3_D51A_01B5_1419),
            ("long", 0xF3CA_2213_5907_27FB),
            ("(mixed)", 0xA857_6398_322D_CBD3),
        ],
        sized: (7, 0x8BF3_AB14_4E36_5747),
        traps: &[
            trap("numeric-order", &[]),
            trap("king-after-queen", &[]),
            trap("ties-to-the-greatest", &[]),
            trap("only-true-cards-counted", &[]),
        ],
        measures: &["round"],
        bad_input: include_str!("../bad_input/cheat.txt"),
    },
    GOMOKU,
    Row {
        problem: &problems::gomoku::BOJ2615,
        model: |input| Ok(models::gomoku::answer_one_board(input)),
        digests: &[
            ("random", 0xA9D8_4682_F4DF_0A0F),
            ("horizontal", 0x6D73_2E3F_2C9F_E847),
            ("vertical", 0x464D_9FF2_127D_8873),
            ("falling", 0xF8AD_6A68_4B48_D0E3),
            ("rising", 0x1BCD_3240_5DA3_E0E0),
            ("edges", 0x0576_B66C_A343_C6BA),
            ("overlines", 0x65EE_71CC_8BE6_C5CF),
            ("nobody", 0x8BA5_E930_A3DF_D904),
            ("(mixed)", 0x6D73_2E3F_2C9F_E847),
        ],
        sized: (120, 0x1CA6_F326_54E3_D3F7),
        traps: &[
            trap("upper-stone", &[]),
            trap("verticals-missed-at-the-edge", &[]),
            trap("count-read", &[]),
        ],
        bad_input: include_str!("../bad_input/boj2615.txt"),
        ..GOMOKU
    },
    Row {
        problem: &problems::game_schedule::PROBLEM,
        model: |input| {
            let answer = models::schedule_by_tie_rules::answer(input);
            answer.map_err(|(case, round)| {
                format!("case {case}: no schedule exists: round {round} has ")
            })
        },
        rules: Some(models::game_schedule::verify_all),
        model_sizes: Some(2..=31),
        case: None,
        unanswerable: Some(making::tournament),
        outcomes: |answers| lines_with(answers, &["Winner: "]),
        sizes: 2..=1000,
        digests: &[
            ("random", 0x7BB3_1E6C_E13A_9E94),
            ("even", 0xFDBF_14D8_F2C6_8B9B),
            ("odd", 0x92B6_6B87_67A1_0E57),
            ("twins", 0xFAAA_5446_C365_EA6D),
            ("deep", 0x4FCD_D208_3723_F30A),
            ("flat", 0x170C_8E19_D721_48DC),
            ("longest-names", 0x37CA_3FB9_5018_4BD2),
            ("similar-names", 0x286E_2BF3_E5EE_1965),
            ("(mixed)", 0x8F1E_F54E_06CB_4ACB),
        ],
        sized: (33, 0xCC23_11AD_5027_61E1),
        traps: &[
            trap("no-wildcard", &[]),
            trap("any-loser", &[]),
            trap("names-compared-by-prefix", &[]),
            trap("array-of-100", &["--size", "194"]),
        ],
        measures: &["team", "letter"],
        bad_input: include_str!("../bad_input/game-schedule.txt"),
    },
    Row {
        problem: &problems::spot::PROBLEM,
        model: |input| Ok(models::spot::answer(input)),
        rules: None,
        model_sizes: Some(2..=13),
        case: Some(making::game_of_spot),
        unanswerable: None,
        outcomes: |answers| lines_with(answers, &["Draw", "Player 1", "Player 2"]),
        sizes: 2..=50,
        digests: &[
            ("random", 0x85CC_4883_DEC0_6FB9),
            ("repeated", 0xD780_6B37_8521_982C),
            ("turned", 0xB62F_DC24_D46D_A680),
            ("mirrored", 0x58D5_E080_BB76_E6B1),
            ("draws", 0x5799_EF9E_8A62_F605),
            ("emptied", 0xBB27_8E21_9670_4006),
            ("(mixed)", 0x9D71_36FB_ED77_7180),
        ],
        sized: (6, 0x5CA2_816D_B029_9B7D),
        traps: &[
            trap("mirror-images", &[]),
            trap("mirror-images", &["--size", "20"]),
            trap("turn-forgotten", &[]),
            trap("turn-forgotten", &["--size", "20"]),
            trap("empty-board-not-counted", &["--kind", "emptied"]),
            trap("bits-beyond-32-columns", &[]),
            trap("reading-stopped-after-the-decision", &[]),
            trap("state-kept-between-games", &[]),
        ],
        measures: &["row", "move"],
        bad_input: include_str!("../bad_input/spot.txt"),
    },
];

const NUMBER_GAME: Row = Row {
    problem: &problems::number_game::PROBLEM,
    model: |input| Ok(models::number_game::answer(input)),
    rules: None,
    model_sizes: None,
    case: None,
    unanswerable: None,
    outcomes: |answers| lines_with(answers, &["There's no winning move.", "The winning moves"]),
    sizes: 1..=19,
    digests: &[
        ("random", 0xAE57_D25F_BCB8_C001),
        ("every", 0x92F4_148A_FDDA_8636),
        ("losing", 0xF2ED_575E_F502_B27C),
        ("shuffled", 0xD8FD_73C8_F510_20BF),
        ("(mixed)", 0xA53E_2CC9_14E5_3815),
    ],
    sized: (9, 0x2EA9_D404_943D_A659),
    traps: &[
        trap("multiples-only", &[]),
        trap("multiples-only", &["--size", "14"]),
        trap("not-sorted", &[]),
        trap("not-sorted", &["--size", "14"]),
        trap("no-empty-line", &[]),
        trap(
            "exponential-time",
            &["--time-limit", "0.5", "--shrink-time", "8"],
        ),
    ],
    measures: &["number"],
    bad_input: include_str!("../bad_input/number-game.txt"),
};

const GOMOKU: Row = Row {
    problem: &problems::gomoku::PROBLEM,
    model: |input| Ok(models::gomoku::answer(input)),
    rules: None,
    model_sizes: None,
    case: Some(making::board),
    unanswerable: None,
    outcomes: |answers| {
        let outcomes = ["0", "1", "2"];
        let count = |outcome| answers.lines().filter(|line| *line == outcome).count();
        outcomes.map(count).to_vec()
    },
    sizes: 0..=361,
    digests: &[
        ("random", 0xB136_41E0_69B5_F047),
        ("horizontal", 0xBAEB_12E0_7AD3_25C3),
        ("vertical", 0x3E7C_9A80_13EA_1F65),
        ("falling", 0xC7B7_A60B_E7EF_C31E),
        ("rising", 0x6550_8304_E29B_4208),
        ("edges", 0xB6C9_CCD3_7899_863C),
        ("overlines", 0xBA96_4C33_9B12_D4F1),
        ("nobody", 0x2959_B7F6_1FE2_2ADE),
        ("(mixed)", 0xD08F_B299_3F47_639F),
    ],
    sized: (120, 0xB84B_5DC4_E1B3_D584),
    traps: &[
        trap("overlines", &[]),
        trap("upper-stone", &[]),
        trap("no-rising-diagonal", &[]),
        trap("verticals-missed-at-the-edge", &[]),
        trap("last-board-missing", &[]),
    ],
    measures: &["stone"],
    bad_input: include_str!("../bad_input/gomoku.txt"),
};
