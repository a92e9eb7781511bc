//! The generators: a request always gives the same bytes, and each kind is what it says. That memory
//! does not grow with the number of cases is in `tests/commands/generate.txt`.

use crate::common::making::generate;
use crate::common::models::game_schedule as model;
use crate::common::problems::{tested, Tested};
use crate::common::{named, solve};
use crate::shrink::{candidates, is_emptied};
use judge::runtime::seen::fnv1a;
use judge::workbench::generator::{Random, Request};
use judge::{Problem, PROBLEMS};
use std::collections::BTreeSet;

for_each_problem!(a_request_always_gives_the_same_bytes);

fn generate_kind(problem: &dyn Problem, cases: u64, seed: u64, kind: &str) -> String {
    generate(problem, cases, seed, None, Some(kind))
}

/// The digests of what is generated, as `tests/problems/NAME.txt` keeps them: those of each kind and
/// of the default ones mixed, and that of cases of a small size; a kind whose rare cases need a size
/// has one more. The last digest is that of the candidates for simpler cases.
///
/// They never change: a seed gives the same cases in all later versions. Only the last one changes
/// where shrinking does.
fn a_request_always_gives_the_same_bytes(tested: &'static Tested) {
    let kept = tested.part("digests");
    let lines = kept.lines().filter_map(|line| line.split_once(" 0x"));
    let mut sized: Vec<&str> = lines.map(|(what, _)| what).collect();
    sized.retain(|what| what.contains("(size "));
    if sized.is_empty() {
        sized.push("(size 5)");
    }
    let kinds = tested.problem.generator.kinds.iter();
    let whats = kinds.map(|kind| kind.name).chain(["(mixed)"]).chain(sized);
    let digest = |what: &str, text: &str| format!("{what} {:#018X}\n", fnv1a(text.as_bytes()));
    let (mut made, mut sizes) = (String::new(), Vec::new());
    for what in whats {
        let (kind, size) = what.split_once("(size ").unwrap_or((what, ""));
        let size: Option<u32> = size.trim_end_matches(')').parse().ok();
        let kind = Some(kind.trim_end()).filter(|kind| !["", "(mixed)"].contains(kind));
        let seed = if what.starts_with("(size ") {
            141
        } else {
            1991
        };
        made += &digest(what, &generate(tested.problem, 30, seed, size, kind));
        sizes.extend(size);
    }
    // An even number of teams: one of them can be left out.
    made += &digest("(candidates)", &candidates(tested.problem, 2 * sizes[0]));
    assert!(made == kept, "kept are\n{kept}now\n{made}");
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
    for &problem in PROBLEMS {
        let [short, long] = [20, 60].map(|cases| generate(problem, cases, 5, None, None));
        let [short, long] = [&short, &long].map(|input| problem.cases(input.as_bytes()).unwrap());
        assert_eq!(short, long[..20], "{}", problem.name());
        assert_eq!(long.len(), 60, "{}", problem.name());
    }
}

#[test]
fn kinds_end_as_they_say() {
    // How many of 60 cases have the first outcome, or another one.
    for (name, kind, outcome, count) in [
        ("10-20-30", "draws", 2, 60),
        ("10-20-30", "wins", 0, 60),
        ("gomoku", "winner", 0, 0),
        ("gomoku", "edges", 0, 0),
        ("gomoku", "five-and-more", 0, 0),
        ("spot", "draws", 0, 60),
        ("spot", "turned", 0, 0),
        ("spot", "emptied", 0, 0),
    ] {
        let answers = solve(named(name), generate_kind(named(name), 60, 6, kind)).good();
        let outcomes = (tested(name).outcomes)(&answers);
        assert_eq!(outcomes[outcome], count, "{name} {kind}: {outcomes:?}");
    }
}

#[test]
fn games_of_spot_empty_the_board_only_if_that_is_requested() {
    let kinds = named("spot").generator.kinds.iter();
    for kind in kinds.map(|kind| Some(kind.name)).chain([None]) {
        let input = generate(named("spot"), 200, 8, None, kind);
        let games = named("spot").cases(input.as_bytes()).unwrap();
        let emptied = games.iter().filter(|game| is_emptied(game)).count();
        let expected = if kind == Some("emptied") { 200 } else { 0 };
        assert_eq!(emptied, expected, "{kind:?}");
    }
}

/// What a case costs begins with its size.
#[test]
fn sizes_are_as_requested() {
    for (name, kind, sizes) in [
        ("number-game", "random", [1, 7, 19]),
        ("gomoku", "random", [40, 200, 361]),
        ("game-schedule", "random", [2, 33, 1000]),
        ("spot", "random", [2, 9, 50]),
    ] {
        for size in sizes {
            let input = generate(named(name), 20, 1, Some(size), Some(kind));
            for case in named(name).cases(input.as_bytes()).unwrap() {
                assert_eq!(named(name).cost(&case)[0], u64::from(size), "{name}");
            }
        }
    }
}

/// That these are all positions is what `solutions::everything` tests.
#[test]
fn positions_are_all_possible_ones() {
    let is_sorted = |line: &str| line.split(' ').skip(1).map(str::len).is_sorted();
    let shuffled = generate_kind(named("number-game"), 50, 0, "shuffled");
    assert!(!shuffled.lines().all(is_sorted));
    // In the other variant there is the empty position, too.
    let problem = named("uva1558");
    let input = generate_kind(problem, 3515, 0, "every");
    let cases = problem.cases(input.as_bytes()).unwrap();
    assert_eq!(cases.iter().collect::<BTreeSet<_>>().len(), 3515);
    assert_eq!(cases[..2], [&b"0\n\n"[..], b"1\n2\n"]);
    let input = generate_kind(problem, 100, 0, "random");
    assert!(input.contains("\n0\n\n"));
}

#[test]
fn tournaments_are_as_requested() {
    let problem = named("game-schedule");
    let cases = |kind: &str| model::read(&generate_kind(problem, 60, 2, kind));
    for case in cases("longest-names") {
        assert!(case.teams.iter().all(|name| name.len() == 25));
    }
    let differ_in_case_only = cases("similar-names").iter().any(|case| {
        let distinct: BTreeSet<String> =
            case.teams.iter().map(|name| name.to_lowercase()).collect();
        distinct.len() < case.teams.len()
    });
    assert!(differ_in_case_only);
}

/// `tests/commands/generate.txt` shows these errors, and others.
#[test]
fn impossible_sizes_are_errors() {
    for &problem in PROBLEMS {
        let check = |size| {
            problem.check_request(&Request {
                cases: 1,
                seed: 1,
                size,
                kind: None,
            })
        };
        let (min, max) = problem.generator.sizes.clone().into_inner();
        assert_eq!([check(Some(min)), check(Some(max))], [Ok(()), Ok(())]);
        let beyond = [min.checked_sub(1), max.checked_add(1)]
            .into_iter()
            .flatten();
        assert!(beyond.map(Some).all(|size| check(size).is_err()));
    }
}
