//! The generators: a request always gives the same bytes, each kind is what it says, and memory
//! does not grow with the number of cases.

use crate::common::making::generate;
use crate::common::models::game_schedule as model;
use crate::common::problems::{tested, Tested};
use crate::common::{named, path, solve, Pieces};
use crate::shrink::{candidates, is_emptied};
use judge::problems::{cheat, game_schedule, gomoku, number_game, spot, ten_twenty_thirty};
use judge::runtime::seen::fnv1a;
use judge::workbench::generator::{Random, Request};
use judge::{Problem, PROBLEMS};
use std::collections::BTreeSet;
use std::fs;

for_each_problem!(a_request_always_gives_the_same_bytes);

fn request(cases: u64, seed: u64, size: Option<u32>, kind: Option<&str>) -> Request<'_> {
    Request {
        cases,
        seed,
        size,
        kind,
    }
}

fn generate_kind(problem: &Problem, cases: u64, seed: u64, kind: &str) -> String {
    generate(problem, cases, seed, None, Some(kind))
}

/// The digests of what is generated, as `tests/digests/NAME.txt` keeps them: those of each kind and
/// of the default ones mixed with seed 1991, and that of cases of a small size with seed 141; a
/// kind whose rare cases need a size has one more. An input has 30 cases, or one if there may
/// be no more. The last digest is that of the candidates for simpler cases.
///
/// They never change: a seed gives the same cases in all later versions. Only the last one changes
/// where shrinking does.
fn a_request_always_gives_the_same_bytes(tested: &'static Tested) {
    let file = format!("tests/digests/{}.txt", tested.name());
    let kept = fs::read_to_string(path(&file)).unwrap_or_default();
    let digests = digests(tested.problem, &kept).into_iter();
    let made: String = digests
        .map(|(what, digest)| format!("{what} {digest}\n"))
        .collect();
    assert!(made == kept, "{file} is\n{kept}now\n{made}");
}

/// What is generated now: what it is, and its digest. Sizes are those in `text`: `(size 4)` is for
/// the default kinds mixed, and `long (size 4)` for another kind.
fn digests(problem: &Problem, text: &str) -> Vec<(String, String)> {
    let digest = |text: &str| format!("{:#018X}", fnv1a(text.as_bytes()));
    let generated = |seed, size, kind| digest(&generate(problem, 30, seed, size, kind));
    let kinds = problem.generator.kinds.iter().map(|kind| Some(kind.name));
    let mut digests: Vec<(String, String)> = kinds
        .chain([None])
        .map(|kind| {
            let what = kind.unwrap_or("(mixed)").to_string();
            (what, generated(1991, None, kind))
        })
        .collect();
    let mut sizes: Vec<(&str, u32)> = text.lines().filter_map(kind_and_size).collect();
    if sizes.is_empty() {
        sizes.push(("", small_size(problem)));
    }
    for &(kind, size) in &sizes {
        let (seed, kind) = match kind {
            "" => (141, None),
            kind => (1991, Some(kind)),
        };
        let what = format!("{} (size {size})", kind.unwrap_or_default());
        let sized = generated(seed, Some(size), kind);
        digests.push((what.trim_start().to_string(), sized));
    }
    // An even number of teams: one of them can be left out.
    let simpler = digest(&candidates(problem, 2 * sizes[0].1));
    digests.push(("(candidates)".into(), simpler));
    digests
}

/// The kind and the size of a line of digests, if it has a size.
fn kind_and_size(line: &str) -> Option<(&str, u32)> {
    let (kind, size) = line.split_once("(size ")?;
    let size = size.split(')').next()?.parse().expect("a size");
    Some((kind.trim_end(), size))
}

/// A size for the digests of a new problem.
fn small_size(problem: &Problem) -> u32 {
    let sizes = &tested(problem.name()).sizes;
    sizes.end().min(&(sizes.start() + 5)).to_owned()
}

/// The published sequence of SplitMix64 for this seed.
#[test]
fn random_is_splitmix64() {
    let mut random = Random::new(1_234_567);
    let drawn = [(); 5].map(|()| random.bits());
    let published = [
        6_457_827_717_110_365_317,
        3_203_168_211_198_807_973,
        9_817_491_932_198_370_423,
        4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
    ];
    assert_eq!(drawn, published);
}

#[test]
fn numbers_below_a_limit_are_equally_likely() {
    let mut random = Random::new(1);
    let mut counts = [0; 6];
    for _ in 0..60_000 {
        counts[random.below(6) as usize] += 1;
    }
    assert!(counts.iter().all(|count| (9_600..10_400).contains(count)));
    // Three quarters of 2⁶⁴: without rejections, every third number would be twice as likely as the
    // others.
    let every_third = (0..60_000).filter(|_| random.below(3 << 62) % 3 == 0);
    assert!((19_400..20_600).contains(&every_third.count()));
    assert_eq!(random.below(1), 0);
    assert_eq!(random.below(0), 0);
}

#[test]
fn the_cases_of_a_shorter_request_come_first_in_a_longer_one() {
    let may_have_many = |problem: &&&Problem| *problem.format.range().end() > 1;
    for problem in PROBLEMS.iter().filter(may_have_many) {
        let [short, long] = [20, 60].map(|cases| generate(problem, cases, 5, None, None));
        let [short, long] = [&short, &long].map(|input| problem.cases(input.as_bytes()).unwrap());
        assert_eq!(short, long[..20], "{}", problem.name());
        assert_eq!(long.len(), 60, "{}", problem.name());
    }
}

/// `tests/commands/generate.txt` generates as many cases as there may be, with little memory.
#[test]
fn cases_are_written_in_pieces() {
    for problem in PROBLEMS {
        let cases = (*problem.format.range().end()).min(10_000);
        let first_kind = problem.generator.kinds[0].name;
        let mut stream = Pieces::new(b"", |_| 1);
        let request = request(cases, 3, None, Some(first_kind));
        assert!(problem.generate(&request, &mut stream).is_ok());
        let (all, largest) = (stream.written.len(), stream.largest_write);
        assert!(largest < 1 << 17 && (all > 1 << 17 || cases == 1), "{all}");
    }
}

/// How often each outcome comes in cases of a kind.
fn outcomes(name: &str, kind: &str) -> Vec<usize> {
    let input = generate_kind(named(name), 60, 6, kind);
    (tested(name).outcomes)(&solve(named(name), input).good())
}

#[test]
fn kinds_end_as_they_say() {
    for (name, kind, only) in [
        ("10-20-30", "draws", 2),
        ("10-20-30", "wins", 0),
        ("number-game", "losing", 0),
        ("uva1558", "losing", 0),
        ("gomoku", "nobody", 0),
        ("spot", "draws", 0),
    ] {
        let outcomes = outcomes(name, kind);
        assert_eq!(outcomes[only], 60, "{name} {kind}: {outcomes:?}");
    }
    for (name, kind) in [
        ("gomoku", "horizontal"),
        ("gomoku", "vertical"),
        ("gomoku", "falling"),
        ("gomoku", "rising"),
        ("gomoku", "edges"),
        ("gomoku", "five-and-more"),
        ("spot", "turned"),
        ("spot", "repeated"),
        ("spot", "emptied"),
    ] {
        let outcomes = outcomes(name, kind);
        assert_eq!(outcomes[0], 0, "{name} {kind}: {outcomes:?}");
    }
}

#[test]
fn games_of_spot_empty_the_board_only_if_that_is_requested() {
    for kind in spot::PROBLEM.generator.kinds {
        let input = generate_kind(&spot::PROBLEM, 200, 8, kind.name);
        let games = spot::PROBLEM.cases(input.as_bytes()).unwrap();
        let emptied = games.iter().filter(|game| is_emptied(game)).count();
        assert_eq!(
            emptied,
            if kind.by_default { 0 } else { 200 },
            "{}",
            kind.name
        );
    }
    let mixed = generate(&spot::PROBLEM, 500, 8, None, None);
    let games = spot::PROBLEM.cases(mixed.as_bytes()).unwrap();
    assert!(!games.iter().any(|game| is_emptied(game)));
}

#[test]
fn decks_are_long_as_requested() {
    let problem = &ten_twenty_thirty::PROBLEM;
    let dealt = |kind| -> u64 {
        let answers = solve(problem, generate_kind(problem, 50, 6, kind)).good();
        let cards = answers
            .lines()
            .map(|line| line[6..].parse::<u64>().unwrap());
        cards.sum()
    };
    assert!(dealt("long") > 2 * dealt("random"));
}

#[test]
fn positions_are_all_possible_ones_sorted_by_size() {
    let problem = &number_game::PROBLEM;
    // There are 19 numbers, 2 to 20.
    assert!(problem
        .check_request(&request(1, 0, Some(20), None))
        .is_err());
    let input = generate_kind(problem, 3514, 0, "every");
    let lines: Vec<&str> = input.lines().collect();
    assert_eq!(lines.iter().collect::<BTreeSet<_>>().len(), 3515);
    assert_eq!((lines[0], lines[3514]), ("1 2", "0"));
    let answers = solve(problem, generate_kind(problem, 99, 0, "losing")).good();
    assert_eq!(answers.matches("There's no winning move.").count(), 99);
    for size in 1..=19 {
        let input = generate(problem, 9, 0, Some(size), None);
        let beginning = format!("{size} ");
        let lines = input.lines().filter(|line| line.starts_with(&beginning));
        assert_eq!(lines.count(), 9);
    }
    let is_sorted = |line: &str| {
        let numbers = line.split(' ').skip(1);
        numbers.map(|word| word.parse::<u32>().unwrap()).is_sorted()
    };
    let shuffled = generate_kind(problem, 50, 0, "shuffled");
    assert!(!shuffled.lines().all(is_sorted));
    // In the other variant there is the empty position, too.
    let problem = &number_game::UVA1558;
    let input = generate_kind(problem, 3515, 0, "every");
    let cases = problem.cases(input.as_bytes()).unwrap();
    assert_eq!(cases.iter().collect::<BTreeSet<_>>().len(), 3515);
    assert_eq!(cases[..2], [&b"0\n\n"[..], b"1\n2\n"]);
    let input = generate_kind(problem, 100, 0, "some-empty");
    assert!((25..75).contains(&input.matches("\n0\n\n").count()));
}

/// All deals without swaps: a generator that looked for a game that ends among these only might
/// never find one.
#[test]
fn deals_are_near_sorted() {
    let problem = &cheat::PROBLEM;
    let input = generate(problem, 500, 4, Some(0), Some("near-sorted"));
    let lines: Vec<&str> = input.lines().collect();
    let deals: BTreeSet<&[&str]> = lines.chunks(4).collect();
    // One pack by suit, and 24 ways to give the four quarters of one by rank to the players.
    assert_eq!(deals.len(), 25);
}

#[test]
fn boards_have_as_many_stones_as_requested() {
    for stones in [0, 1, 40, 200, 361] {
        let input = generate(&gomoku::PROBLEM, 20, 1, Some(stones), Some("random"));
        let lines: Vec<&str> = input.lines().skip(1).collect();
        for board in lines.chunks(19) {
            let found = board.iter().flat_map(|line| line.split(' '));
            let found = found.filter(|&point| point != "0").count();
            // A five that was planted stays if fewer stones were requested.
            assert!(found == stones as usize || stones < 5 && found == 5);
        }
    }
}

#[test]
fn tournaments_are_as_requested() {
    let problem = &game_schedule::PROBLEM;
    let cases = |kind: &str| model::read(&generate_kind(problem, 60, 2, kind));
    assert!(cases("even").iter().all(|case| case.teams.len() % 2 == 0));
    assert!(cases("odd").iter().all(|case| case.teams.len() % 2 == 1));
    // With this seed the number that is chosen first is the largest: even, and one more is too
    // many.
    let largest = generate(problem, 1, 5497, None, Some("odd"));
    assert!(largest.starts_with("999\n"));
    for case in cases("longest-names") {
        assert!(case.teams.iter().all(|name| name.len() == 25));
    }
    let differ_in_case_only = cases("similar-names").iter().any(|case| {
        let distinct: BTreeSet<String> =
            case.teams.iter().map(|name| name.to_lowercase()).collect();
        distinct.len() < case.teams.len()
    });
    assert!(differ_in_case_only);
    assert!(cases("twins")
        .iter()
        .all(|case| (case.teams.len() - 1).is_power_of_two()));
}

#[test]
fn impossible_requests_are_errors() {
    for problem in PROBLEMS {
        let error = problem.check_request(&request(1, 1, None, Some("no-such-kind")));
        assert!(error.is_err_and(|error| error.contains("no-such-kind")));
        let check = |size| problem.check_request(&request(1, 1, Some(size), None));
        let (min, max) = problem.generator.sizes.clone().into_inner();
        for size in [min, max] {
            assert_eq!(check(size), Ok(()), "{}", problem.name());
        }
        let beyond = [min.checked_sub(1), max.checked_add(1)];
        for size in beyond.into_iter().flatten() {
            assert!(check(size).is_err(), "{}", problem.name());
        }
    }
    let too_many = request(u64::from(u32::MAX) + 1, 1, None, None);
    assert!(gomoku::PROBLEM.generate_to_vec(&too_many).is_err());
    for cases in [0, 2] {
        let error = gomoku::BOJ2615.check_request(&request(cases, 1, None, None));
        assert_eq!(error, Err(format!("{cases} cases: expected 1")));
    }
}
