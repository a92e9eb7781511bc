//! The generators: a request always gives the same bytes, each kind is what it says, and memory does
//! not grow with the number of cases.

use crate::common::problems::row;
use crate::common::{path, solve};
use crate::shrink::candidates;
use judge::problems::spot::board::Turn;
use judge::problems::{cheat, game_schedule, gomoku, number_game, spot, ten_twenty_thirty};
use judge::runtime::scanner::{Scanner, Stream, StreamError, FIXED_KEY};
use judge::runtime::solution::Solve;
use judge::workbench::fnv::fnv1a;
use judge::workbench::generator::{Random, Request};
use judge::workbench::memory::MemoryStream;
use judge::{Problem, PROBLEMS};
use std::collections::BTreeSet;
use std::fs;

fn request(cases: u64, seed: u64, size: Option<u32>, kind: Option<&str>) -> Request<'_> {
    Request {
        cases,
        seed,
        size,
        kind,
    }
}

/// The input for a request.
fn generate(problem: &Problem, request: Request) -> String {
    let input = problem.generate_to_vec(&request).expect("input");
    String::from_utf8(input).expect("text")
}

fn generate_kind(problem: &Problem, cases: u64, seed: u64, kind: &str) -> String {
    generate(problem, request(cases, seed, None, Some(kind)))
}

/// The digests of what is generated, as `tests/digests/NAME.txt` keeps them: those of each kind and
/// of the default ones mixed with seed 1991, and that of cases of a small size with seed 141; a kind
/// in which rare cases need a size has another one. An input has 30 cases, or one if there may be no
/// more. The last digest is that of the candidates for simpler cases.
///
/// They never change: a seed gives the same cases in all later versions. Only the last one changes
/// where shrinking does.
#[test]
fn a_request_always_gives_the_same_bytes() {
    let wrong: Vec<String> = PROBLEMS
        .iter()
        .flat_map(|problem| wrong_digests(problem))
        .collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// What is wrong with the digests of a problem.
fn wrong_digests(problem: &Problem) -> Vec<String> {
    let file = format!("tests/digests/{}.txt", problem.name());
    let text = fs::read_to_string(path(&file)).unwrap_or_default();
    let words = |line| str::rsplit_once(line, ' ').unwrap_or((line, ""));
    let mut kept: Vec<(&str, &str)> = text.lines().map(words).collect();
    let mut wrong = Vec::new();
    for (what, digest) in digests(problem, &text) {
        let place = kept.iter().position(|(kept, _)| *kept == what);
        match place.map(|place| kept.remove(place).1) {
            None => wrong.push(format!("{file}: add the line {what} {digest}")),
            Some(kept) if kept != digest => {
                wrong.push(format!("{file}: {what} was {kept} and is {digest} now"));
            }
            Some(_) => {}
        }
    }
    for (what, digest) in kept {
        wrong.push(format!("{file}: no kind, or twice: {what} {digest}"));
    }
    wrong
}

/// What is generated now: what it is, and its digest. Sizes are those in `text`: `(size 4)` is for the
/// default kinds mixed, and `long (size 4)` for another kind.
fn digests(problem: &Problem, text: &str) -> Vec<(String, String)> {
    let cases = 30.min(*problem.framing.range().end());
    let digest = |text: &str| format!("{:#018X}", fnv1a(text.as_bytes()));
    let generated = |request| digest(&generate(problem, request));
    let kinds = problem.generator.kinds.iter().map(|kind| Some(kind.name));
    let mut digests: Vec<(String, String)> = kinds
        .chain([None])
        .map(|kind| {
            let what = kind.unwrap_or("(mixed)").to_string();
            (what, generated(request(cases, 1991, None, kind)))
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
        let sized = generated(request(cases, seed, Some(size), kind));
        digests.push((what.trim_start().to_string(), sized));
    }
    // An even number of teams: one of them can be left out.
    let simpler = digest(&candidates(problem, 2 * sizes[0].1));
    digests.push(("(candidates)".into(), simpler));
    digests
}

/// Of which kind and size a line of digests is, if of a size.
fn kind_and_size(line: &str) -> Option<(&str, u32)> {
    let (kind, size) = line.split_once("(size ")?;
    let size = size.split(')').next()?.parse().expect("a size");
    Some((kind.trim_end(), size))
}

/// A size for the digests of a new problem.
fn small_size(problem: &Problem) -> u32 {
    let sizes = &row(problem.name()).sizes;
    sizes.end().min(&(sizes.start() + 5)).to_owned()
}

/// The sequence that others publish for SplitMix64 with this seed.
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
    let may_have_many = |problem: &&&Problem| *problem.framing.range().end() > 1;
    for problem in PROBLEMS.iter().filter(may_have_many) {
        let [short, long] = [20, 60].map(|cases| generate(problem, request(cases, 5, None, None)));
        let [short, long] = [&short, &long].map(|input| problem.framing.split(input.as_bytes()));
        assert_eq!(short, long[..20], "{}", problem.name());
        assert_eq!(long.len(), 60, "{}", problem.name());
    }
}

/// A stream that breaks when it is full, and remembers how many bytes were written at once.
struct Pipe {
    room: usize,
    writes: Vec<usize>,
}

impl Stream for Pipe {
    fn read(&mut self, _: &mut [u8]) -> Result<usize, StreamError> {
        Ok(0)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError> {
        self.writes.push(bytes.len());
        self.room = self.room.checked_sub(bytes.len()).ok_or(StreamError)?;
        Ok(())
    }
}

#[test]
fn any_number_of_cases_is_written_in_pieces_of_the_right_size() {
    for problem in PROBLEMS {
        let mut pipe = Pipe {
            room: 2_000_000,
            writes: Vec::new(),
        };
        let first_kind = problem.generator.kinds[0].name;
        let request = request(u64::from(u32::MAX), 3, None, Some(first_kind));
        assert!(problem.generate(&request, &mut pipe).is_err());
        let is_right = |size| (1 << 16..1 << 17).contains(size);
        assert!(pipe.writes.iter().all(is_right), "{}", problem.name());
    }
}

#[test]
fn without_a_kind_the_hidden_ones_are_not_generated() {
    for kind in spot::PROBLEM.generator.kinds {
        if kind.by_default {
            for (size, .., emptied) in spot_games(&generate_kind(&spot::PROBLEM, 400, 8, kind.name))
            {
                assert!(!emptied, "{}, N = {size}", kind.name);
            }
        } else {
            assert_eq!(kind.name, "emptied");
        }
    }
    let mixed = spot_games(&generate(&spot::PROBLEM, request(2000, 8, None, None)));
    assert!(mixed.iter().all(|(.., emptied)| !emptied));
}

#[test]
fn decks_end_as_requested() {
    let problem = &ten_twenty_thirty::PROBLEM;
    for (kind, begin) in [("draws", "Draw: "), ("wins", "Win : ")] {
        let answers = solve(problem, generate_kind(problem, 50, 6, kind)).good();
        assert_eq!(answers.lines().count(), 50);
        assert!(
            answers.lines().all(|line| line.starts_with(begin)),
            "{kind}"
        );
    }
    let dealt = |kind| {
        let answers = solve(problem, generate_kind(problem, 50, 6, kind)).good();
        let cards = answers
            .lines()
            .map(|line| line[6..].parse::<u64>().unwrap());
        cards.sum::<u64>()
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
        let input = generate(problem, request(9, 0, Some(size), None));
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
    // In the other form there is the empty position, too.
    let problem = &number_game::UVA1558;
    let input = generate_kind(problem, 3515, 0, "every");
    let cases = problem.framing.split(input.as_bytes());
    assert_eq!(cases.iter().collect::<BTreeSet<_>>().len(), 3515);
    assert_eq!(cases[..2], [&b"0\n\n"[..], b"1\n2\n"]);
    let input = generate_kind(problem, 100, 0, "some-empty");
    assert!((25..75).contains(&input.matches("\n0\n\n").count()));
}

/// All deals without swaps: a generator that looked for a game that ends among these only might
/// never find one.
#[test]
fn deals_are_near_sorted_or_long() {
    let problem = &cheat::PROBLEM;
    let input = generate(problem, request(500, 4, Some(0), Some("near-sorted")));
    let lines: Vec<&str> = input.lines().collect();
    let deals: BTreeSet<&[&str]> = lines.chunks(4).collect();
    // One pack by suit, and 24 ways to give the four quarters of one by rank to the players.
    assert_eq!(deals.len(), 25);
    let rounds = |kind| -> u32 {
        let input = generate_kind(problem, 50, 6, kind);
        let mut stream = MemoryStream::new(input.as_bytes());
        let mut scanner = Scanner::new(&mut stream);
        let mut total = 0;
        let mut number = 1;
        let mut solution = cheat::solution::Solution::new(FIXED_KEY);
        while let Ok(Some(hands)) = solution.read(&mut scanner) {
            let mut game = cheat::solution::Game::new(hands);
            while !game.hands.contains(&0) {
                let statement = game.put_down(game.round as usize % 4);
                let challenger = game.challenger(&statement);
                game.settle(&statement, &challenger);
            }
            assert!(game.round <= 1000);
            total += game.round;
            number += 1;
        }
        assert_eq!(number, 51);
        total
    };
    assert!(rounds("long") > 2 * rounds("random"));
}

#[test]
fn boards_have_the_requested_winners() {
    use gomoku::solution::{read_board, DIRECTIONS, SIZE};
    let problem = &gomoku::PROBLEM;
    for (kind, ways) in [
        ("horizontal", Some(0)),
        ("vertical", Some(1)),
        ("falling", Some(2)),
        ("rising", Some(3)),
        ("edges", None),
        ("nobody", None),
    ] {
        let input = generate_kind(problem, 60, 2, kind);
        let mut stream = MemoryStream::new(input.as_bytes());
        let mut scanner = Scanner::new(&mut stream);
        assert_eq!(scanner.word().unwrap(), b"60");
        for _ in 1..=60 {
            let board = read_board(&mut scanner, 60).unwrap();
            let mut fives = Vec::new();
            for (way, direction) in DIRECTIONS.into_iter().enumerate() {
                for colour in 0..2 {
                    for (row, starts) in board.fives(colour, direction).into_iter().enumerate() {
                        let columns = (0..SIZE).filter(|column| starts >> column & 1 == 1);
                        fives.extend(columns.map(|column| (way, row, column)));
                    }
                }
            }
            assert_eq!(fives.len(), usize::from(kind != "nobody"), "{kind}");
            let Some(&(way, row, column)) = fives.first() else {
                continue;
            };
            assert!(ways.is_none_or(|expected| way == expected), "{kind}");
            if kind == "edges" {
                let last = row as isize + 4 * DIRECTIONS[way].down;
                let rows = [row as isize, last];
                let columns = [column, column + 4 * DIRECTIONS[way].right];
                let touches = DIRECTIONS[way].down != 0
                    && (rows.contains(&0) || rows.contains(&18))
                    || DIRECTIONS[way].right != 0
                        && (columns.contains(&0) || columns.contains(&18));
                assert!(touches);
            }
        }
    }
}

#[test]
fn boards_have_as_many_stones_as_requested() {
    for stones in [0, 1, 40, 200, 361] {
        let request = request(20, 1, Some(stones), Some("random"));
        let input = generate(&gomoku::PROBLEM, request);
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
fn overlines_are_there() {
    let input = generate_kind(&gomoku::PROBLEM, 60, 2, "overlines");
    let rows: Vec<Vec<u8>> = input
        .lines()
        .skip(1)
        .map(|line| line.bytes().step_by(2).collect())
        .collect();
    for board in rows.chunks(19) {
        let stone = |row: isize, column: isize| -> u8 {
            let line = usize::try_from(row).ok().and_then(|row| board.get(row));
            let point = line.zip(usize::try_from(column).ok());
            point.map_or(b'0', |(line, column)| *line.get(column).unwrap_or(&b'0'))
        };
        let overline = (0..19).flat_map(|row| (0..19).map(move |column| (row, column)));
        let overline =
            overline.flat_map(|point| [(0, 1), (1, 0), (1, 1), (-1, 1)].map(|way| (point, way)));
        let has_overline = overline.into_iter().any(|((row, column), (down, right))| {
            let colour = stone(row, column);
            colour != b'0'
                && (1..6).all(|step| stone(row + step * down, column + step * right) == colour)
        });
        assert!(has_overline);
    }
}

#[test]
fn tournaments_are_as_requested() {
    let problem = &game_schedule::PROBLEM;
    let cases = |kind: &str| -> Vec<(usize, Vec<String>, Vec<[usize; 2]>)> {
        let input = generate_kind(problem, 60, 2, kind);
        let mut words = input.split_ascii_whitespace().map(String::from);
        let mut cases = Vec::new();
        loop {
            let teams: usize = words.next().unwrap().parse().unwrap();
            if teams == 0 {
                assert_eq!(words.next(), None);
                return cases;
            }
            let names: Vec<String> = words.by_ref().take(teams).collect();
            let place = |word: String| names.iter().position(|name| *name == word).unwrap();
            let matches = (1..teams)
                .map(|_| [(); 2].map(|()| place(words.next().unwrap())))
                .collect();
            cases.push((teams, names, matches));
        }
    };
    assert!(cases("even").iter().all(|(teams, ..)| teams % 2 == 0));
    assert!(cases("odd").iter().all(|(teams, ..)| teams % 2 == 1));
    // With this seed the number that is chosen first is the largest: even, and one more is too many.
    let largest = generate(problem, request(1, 5497, None, Some("odd")));
    assert!(largest.starts_with("999\n"));
    for (_, names, _) in cases("longest-names") {
        assert!(names.iter().all(|name| name.len() == 25));
    }
    let differ_in_case_only = cases("similar-names").iter().any(|(_, names, _)| {
        let distinct: BTreeSet<String> = names.iter().map(|name| name.to_lowercase()).collect();
        distinct.len() < names.len()
    });
    assert!(differ_in_case_only);
    for (teams, _, matches) in cases("twins") {
        assert!((teams - 1).is_power_of_two());
        let mut degrees = vec![0; teams];
        matches
            .iter()
            .flatten()
            .for_each(|&team| degrees[team] += 1);
        // Two leaves have the same opponent, unless only two teams are left to play.
        let mut leaves = vec![0; teams];
        for pair in &matches {
            for (team, opponent) in [(pair[0], pair[1]), (pair[1], pair[0])] {
                leaves[opponent] += usize::from(degrees[team] == 1);
            }
        }
        assert!(leaves.into_iter().any(|leaves| leaves == 2), "{teams}");
    }
    let most_matches = |kind: &str| -> usize {
        let input = generate(problem, request(1, 1, Some(513), Some(kind)));
        let mut counts = std::collections::BTreeMap::new();
        let matches = input.lines().skip(514).take(512);
        for name in matches.flat_map(|line| line.split(' ')) {
            *counts.entry(name.to_string()).or_insert(0) += 1;
        }
        counts.into_values().max().unwrap()
    };
    // A team that plays in every round has ten matches.
    assert_eq!((most_matches("deep"), most_matches("flat")), (8, 10));
}

/// For each game: N, the moves played until it was decided, the turns of the pattern that came
/// back (`None` for a draw), and whether the board was emptied while the game was open.
fn spot_games(input: &str) -> Vec<(u32, u32, Option<Turn>, bool)> {
    let mut stream = MemoryStream::new(input.as_bytes());
    let mut scanner = Scanner::new(&mut stream);
    let mut games = Vec::new();
    let mut solution = spot::solution::Solution::new(FIXED_KEY);
    while let Some(size) = solution.read(&mut scanner).unwrap() {
        let game = &mut solution;
        game.begin(size);
        let mut spots = BTreeSet::new();
        let mut decision = None;
        let mut emptied = false;
        for number in 1..=2 * size {
            let next = spot::solution::read_move(&mut scanner, size, number).unwrap();
            let changed = if next.places {
                spots.insert(next.square)
            } else {
                spots.remove(&next.square)
            };
            assert!(changed, "a move that is not legal");
            if decision.is_none() {
                emptied |= spots.is_empty();
                let repetition = game.play(next).ok().unwrap();
                decision = repetition.map(|repetition| (number, repetition.turn));
            }
        }
        let (number, turns) =
            decision.map_or((2 * size, None), |(number, turns)| (number, Some(turns)));
        games.push((size, number, turns, emptied));
    }
    games
}

#[test]
fn games_of_spot_end_as_requested() {
    let problem = &spot::PROBLEM;
    for (size, _, turns, _) in spot_games(&generate_kind(problem, 300, 1, "turned")) {
        assert!(turns.is_some_and(|turn| turn != Turn::None), "N = {size}");
    }
    for (size, _, turns, _) in spot_games(&generate_kind(problem, 300, 1, "repeated")) {
        assert_eq!(turns, Some(Turn::None), "N = {size}");
    }
    for (size, number, turns, _) in spot_games(&generate_kind(problem, 300, 1, "draws")) {
        assert_eq!((number, turns), (2 * size, None));
    }
    for (size, _, _, emptied) in spot_games(&generate_kind(problem, 300, 1, "emptied")) {
        assert!(emptied, "N = {size}");
    }
    let request = request(300, 1, Some(50), Some("random"));
    let games = spot_games(&generate(problem, request));
    let long = games.iter().filter(|(_, number, ..)| *number > 50);
    assert!(long.count() > 200);
}

/// Games in which a mirror image counts would end otherwise.
#[test]
fn mirror_images_come() {
    let input = generate_kind(&spot::PROBLEM, 100, 1, "mirrored");
    let mut words = input.split_ascii_whitespace();
    let (mut games, mut with_mirror_image) = (0, 0);
    while let Some(size) = words
        .next()
        .and_then(|word| word.parse::<i64>().ok())
        .filter(|&size| size > 0)
    {
        let mut spots: BTreeSet<(i64, i64)> = BTreeSet::new();
        let mut seen: BTreeSet<BTreeSet<(i64, i64)>> = BTreeSet::from([spots.clone()]);
        let mut is_open = true;
        let mut comes = false;
        for _ in 0..2 * size {
            let mut number = || words.next().unwrap().parse::<i64>().unwrap();
            let square = (number(), number());
            match words.next() {
                Some("+") => spots.insert(square),
                _ => spots.remove(&square),
            };
            let turn = |spots: &BTreeSet<(i64, i64)>| -> BTreeSet<(i64, i64)> {
                spots
                    .iter()
                    .map(|&(row, column)| (column, size + 1 - row))
                    .collect()
            };
            let turns = |spots: BTreeSet<(i64, i64)>| {
                let mut turns = vec![spots];
                for _ in 0..3 {
                    turns.push(turn(&turns[turns.len() - 1]));
                }
                turns
            };
            let mirrored = spots.iter().map(|&(row, column)| (row, size + 1 - column));
            is_open &= !turns(spots.clone())
                .iter()
                .any(|spots| seen.contains(spots));
            comes |= is_open
                && turns(mirrored.collect())
                    .iter()
                    .any(|spots| seen.contains(spots));
            seen.insert(spots.clone());
        }
        games += 1;
        // A board of four squares has no pattern that differs from its mirror image in all turns.
        with_mirror_image += usize::from(comes || size == 2);
    }
    assert_eq!(games, 100);
    assert!(with_mirror_image >= 95, "{with_mirror_image}");
}

#[test]
fn impossible_requests_are_errors() {
    for problem in PROBLEMS {
        let error = problem.check_request(&request(1, 1, None, Some("no-such-kind")));
        assert!(error.is_err_and(|error| error.contains("no-such-kind")));
        let check = |size| problem.check_request(&request(1, 1, Some(size), None));
        let size = &problem.generator.size;
        for size in [size.min, size.max] {
            assert_eq!(check(size), Ok(()), "{}", problem.name());
        }
        let beyond = [size.min.checked_sub(1), size.max.checked_add(1)];
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
