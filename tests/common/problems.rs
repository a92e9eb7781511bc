//! What the tests know about each problem: a line of the list, an entry of the table, and cases that
//! are made for it. The texts that they compare are in `tests/problems/NAME.txt`.

use super::making::{text, Bytes};
use super::{models, path};
use judge::problems::cheat::solution::Solution as Cheat;
use judge::problems::game_schedule::case::{Names, Tournament};
use judge::problems::game_schedule::solution::Solution as GameSchedule;
use judge::problems::gomoku::solution::Solution as Gomoku;
use judge::problems::number_game::solution::Solution as NumberGame;
use judge::problems::number_game::uva1558::Solution as Uva1558;
use judge::problems::spot::case::{Game, Move};
use judge::problems::spot::solution::Solution as Spot;
use judge::problems::ten_twenty_thirty::{case::Deck, solution::Solution as TenTwentyThirty};
use judge::runtime::scanner::FIXED_KEY;
use judge::runtime::solution::Solve;
use judge::workbench::generator::{CaseRequest, Random};
use judge::workbench::problem::{erased, Workbench};
use judge::Problem;
use std::array::from_fn;
use std::collections::BTreeSet;
use std::fs;
use std::ops::RangeInclusive;

/// Passes the problems to a macro, after its other arguments: the folder of each in `src/problems/`, or
/// the file of a variant, and the name.
#[allow(unused_macros)]
macro_rules! problems {
    ($macro:ident! $arguments:tt) => {
        $macro! {
            $arguments
            ten_twenty_thirty: "10-20-30",
            number_game: "number-game",
            uva1558: "uva1558",
            cheat: "cheat",
            gomoku: "gomoku",
            game_schedule: "game-schedule",
            spot: "spot",
        }
    };
}

/// A problem, and what the tests know about it.
pub struct Tested {
    /// The problem.
    pub problem: &'static dyn Problem,
    /// How lines begin that show the possible outcomes; each has to be frequent in the random tests.
    pub outcomes: &'static [&'static str],
    /// The sizes within the judges' limits.
    pub sizes: RangeInclusive<u32>,
    /// The sizes for which the plain solution is quick, if it is not for what is generated without a
    /// size.
    pub plain_sizes: Option<RangeInclusive<u32>>,
    /// The events, at most so many, of the plain solution with a mistake.
    pub trace: fn(&str, &str, usize) -> Vec<String>,
    /// The rules of the output, if several outputs are right.
    pub rules: Option<Rules>,
    /// Makes a case that has an answer.
    pub case: MakeCase,
    /// Makes a case that may have no answer, if there are such cases.
    pub unanswerable: Option<MakeCase>,
}

/// Makes a case of bytes.
pub type MakeCase = fn(&mut Bytes) -> String;

/// Returns the reason if an output, the second text, is wrong for an input.
pub type Rules = fn(&str, &str) -> Result<(), String>;

/// Returns the entry of the problem with this name.
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

    /// Returns how often answers have each of the possible outcomes.
    pub fn count_outcomes(&self, answers: &str) -> Vec<usize> {
        let lines = |outcome| {
            answers
                .lines()
                .filter(move |line| line.starts_with(outcome))
        };
        self.outcomes
            .iter()
            .map(|outcome| lines(*outcome).count())
            .collect()
    }

    /// The part with this title of `tests/problems/NAME.txt`.
    pub fn part(&self, title: &str) -> String {
        let file = format!("tests/problems/{}.txt", self.name());
        let text = fs::read_to_string(path(&file)).unwrap_or_default();
        let (_, part) = text
            .split_once(&format!("[{title}]\n"))
            .unwrap_or_else(|| panic!("{file} has no line [{title}]"));
        part.split("\n[").next().expect("a part").into()
    }
}

/// The events, at most so many, of the plain solution with a mistake.
fn trace<W: Workbench>(input: &str, mistake: &str, most: usize) -> Vec<String> {
    let mut events = Vec::new();
    (W::PLAY)(input, mistake, &mut |event| {
        events.extend(event.map(|event| event.to_string()));
        (events.len() < most).then_some(())
    });
    events
}

/// Returns an entry as most problems have it. The outcomes and the sizes are always needed.
const fn solved_by<W: Workbench>(case: MakeCase) -> Tested {
    Tested {
        problem: erased::<W>(),
        outcomes: &[],
        sizes: 0..=u32::MAX,
        plain_sizes: None,
        trace: trace::<W>,
        rules: None,
        case,
        unanswerable: None,
    }
}

/// Makes a case as it is generated, small if it can be.
fn generated<W: Workbench>(bytes: &mut Bytes) -> String {
    let entry = &W::ENTRY;
    let sizes: Vec<u32> = entry.generator.sizes.clone().take(30).collect();
    text::<W>(&(W::GENERATE)(&mut CaseRequest {
        number: bytes.below(256) as u64,
        kind: bytes.pick(entry.generator.kinds).name,
        size: (!entry.first_sizes.is_empty()).then(|| bytes.pick(&sizes)),
        random: &mut Random::new((bytes.below(256) << 8 | bytes.below(256)) as u64),
    }))
}

pub static TESTED: &[Tested] = &[
    Tested {
        outcomes: &["Win : ", "Loss: ", "Draw: "],
        sizes: 10..=100,
        ..solved_by::<TenTwentyThirty>(|bytes| text::<TenTwentyThirty>(&deck(bytes)))
    },
    Tested {
        outcomes: &["There's no winning move.", "The winning moves"],
        sizes: 1..=19,
        ..solved_by::<NumberGame>(generated::<NumberGame>)
    },
    Tested {
        outcomes: &["There is no winning move.", "The winning moves"],
        sizes: 0..=19,
        ..solved_by::<Uva1558>(generated::<Uva1558>)
    },
    Tested {
        outcomes: &["WINNER"],
        sizes: 0..=100,
        ..solved_by::<Cheat>(generated::<Cheat>)
    },
    Tested {
        outcomes: &["0", "1", "2"],
        sizes: 0..=361,
        ..solved_by::<Gomoku>(generated::<Gomoku>)
    },
    Tested {
        outcomes: &["Winner: "],
        sizes: 2..=1000,
        plain_sizes: Some(2..=31),
        rules: Some(models::game_schedule::verify_all),
        unanswerable: Some(|bytes| text::<GameSchedule>(&tournament(bytes))),
        ..solved_by::<GameSchedule>(generated::<GameSchedule>)
    },
    Tested {
        outcomes: &["Draw", "Player 1", "Player 2"],
        sizes: 2..=50,
        plain_sizes: Some(2..=13),
        ..solved_by::<Spot>(|bytes| text::<Spot>(&game(bytes)))
    },
];

/// A deck of 10-20-30, rarely a pack: the same cards again and again, except for a few. With
/// tens or with even cards alone, wins and draws are frequent.
pub fn deck(bytes: &mut Bytes) -> Deck {
    let values: &[u8] = bytes.pick(&[
        &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10][..],
        &[2, 4, 6, 8, 10],
        &[1, 5, 10, 10, 10],
        &[5, 10],
    ]);
    let length = bytes.pick(&[1, 2, 3, 4, 6, 9, 52]);
    let row: Vec<u8> = (0..length).map(|_| bytes.pick(values)).collect();
    let mut deck = from_fn(|place| row[place % length]);
    for _ in 0..bytes.below(4) {
        deck[bytes.below(52)] = 1 + bytes.below(10) as u8;
    }
    deck
}

/// A tournament whose matches are any tree: usually no schedule exists. Some names look like
/// something else.
pub fn tournament(bytes: &mut Bytes) -> Tournament {
    let most = bytes.pick(&[13, 13, 30]);
    let teams = 2 + bytes.below(most);
    let names = "defeats advances with wildcard Winner Round #1 0 2 É a A aAbbbaab aAbbbaabb";
    let mut names: Vec<String> = names.split(' ').map(String::from).collect();
    names.extend((names.len()..31).map(|team| format!("T{team}")));
    bytes.swap(9, &mut names[..teams]);
    let matches = (1..teams).map(|team| {
        let other = bytes.below(team);
        let [one, other] = bytes.pick(&[[team, other], [other, team]]);
        [one as u32, other as u32]
    });
    let mut matches: Vec<[u32; 2]> = matches.collect();
    bytes.swap(9, &mut matches);
    let mut tournament = Tournament {
        names: Names::default(),
        matches,
    };
    for name in &names[..teams] {
        tournament.names.push(name.as_bytes());
    }
    tournament
}

/// A game of Spot on a small board, where patterns, even the empty one, come back by chance. Some
/// moves after the decision are illegal, which does not matter.
pub fn game(bytes: &mut Bytes) -> Game {
    let most = bytes.pick(&[2, 2, 3, 5, 13]);
    let size = 1 + bytes.below(most);
    let mut board = BTreeSet::new();
    let moves = (0..2 * size).map(|_| {
        let square = [bytes.below(size), bytes.below(size)].map(|line| line as u32 + 1);
        let square = (square[0], square[1]);
        let places = board.insert(square) || !board.remove(&square);
        Move { square, places }
    });
    let mut game = Game {
        size: size as u32,
        moves: moves.collect(),
        illegal: None,
    };
    let decision = Spot::new(FIXED_KEY).solve(&game).expect("legal moves");
    if let Some(decision) = decision.filter(|_| bytes.below(4) == 0) {
        let after = game.moves.iter_mut().skip(decision as usize);
        after.for_each(|next| next.places = !next.places);
    }
    game
}
