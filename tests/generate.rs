//! The generators: an order means the same bytes for good, each kind is what it says, and nothing
//! grows with the number of cases.

use judge::problems::spot::solution::Turn;
use judge::problems::{cheat, game_schedule, gomoku, number_game, spot, ten_twenty_thirty};
use judge::runtime::scanner::{Scanner, Stream, StreamError};
use judge::runtime::solution::Solve;
use judge::workbench::generator::{Random, Request};
use judge::{Problem, PROBLEMS};
use std::collections::BTreeSet;
use std::process::{Command, Output};

fn order(cases: u64, seed: u64, size: Option<u32>, kind: Option<&str>) -> Request<'_> {
    Request {
        cases,
        seed,
        size,
        kind,
    }
}

fn generated(problem: &Problem, cases: u64, seed: u64, kind: &str) -> Vec<u8> {
    problem
        .generate_to_vec(&order(cases, seed, None, Some(kind)))
        .unwrap()
}

/// Something to read, and what was written.
struct Desk<'a> {
    input: &'a [u8],
    output: Vec<u8>,
}

impl Stream for Desk<'_> {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError> {
        let length = chunk.len().min(self.input.len());
        chunk[..length].copy_from_slice(&self.input[..length]);
        self.input = &self.input[length..];
        Ok(length)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError> {
        self.output.extend_from_slice(bytes);
        Ok(())
    }
}

fn on(input: &[u8]) -> Desk<'_> {
    Desk {
        input,
        output: Vec::new(),
    }
}

fn answer(problem: &Problem, input: &[u8]) -> String {
    let mut desk = on(input);
    (problem.solve)(&mut desk).unwrap();
    String::from_utf8(desk.output).unwrap()
}

/// FNV-1a.
fn digest(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |digest, &byte| {
        (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

/// The digest of 30 cases of each kind and of all kinds mixed, with seed 1991. They never change:
/// whoever noted a seed must get the same cases from every later version.
const DIGESTS: &[(&str, &str, u64)] = &[
    ("10-20-30", "random", 0x29D6_F7FF_7038_AE81),
    ("10-20-30", "draws", 0x4E83_23A0_4DE2_A3AB),
    ("10-20-30", "wins", 0x656C_1ED0_ECDD_9101),
    ("10-20-30", "long", 0x73E1_2B6A_F492_F80F),
    ("10-20-30", "(mixed)", 0xD11F_1649_147B_D029),
    ("number-game", "random", 0xAE57_D25F_BCB8_C001),
    ("number-game", "every", 0x92F4_148A_FDDA_8636),
    ("number-game", "losing", 0xF2ED_575E_F502_B27C),
    ("number-game", "shuffled", 0xD8FD_73C8_F510_20BF),
    ("number-game", "(mixed)", 0xA53E_2CC9_14E5_3815),
    ("cheat", "random", 0x48BE_1731_FC8D_8887),
    ("cheat", "near-sorted", 0xA6D3_D51A_01B5_1419),
    ("cheat", "long", 0xF3CA_2213_5907_27FB),
    ("cheat", "(mixed)", 0xA857_6398_322D_CBD3),
    ("gomoku", "random", 0xB136_41E0_69B5_F047),
    ("gomoku", "horizontal", 0xBAEB_12E0_7AD3_25C3),
    ("gomoku", "vertical", 0x3E7C_9A80_13EA_1F65),
    ("gomoku", "falling", 0xC7B7_A60B_E7EF_C31E),
    ("gomoku", "rising", 0x6550_8304_E29B_4208),
    ("gomoku", "edges", 0xB6C9_CCD3_7899_863C),
    ("gomoku", "overlines", 0xBA96_4C33_9B12_D4F1),
    ("gomoku", "nobody", 0x2959_B7F6_1FE2_2ADE),
    ("gomoku", "(mixed)", 0xD08F_B299_3F47_639F),
    ("game-schedule", "random", 0x7BB3_1E6C_E13A_9E94),
    ("game-schedule", "even", 0xFDBF_14D8_F2C6_8B9B),
    ("game-schedule", "odd", 0x92B6_6B87_67A1_0E57),
    ("game-schedule", "twins", 0xFAAA_5446_C365_EA6D),
    ("game-schedule", "deep", 0x4FCD_D208_3723_F30A),
    ("game-schedule", "flat", 0x170C_8E19_D721_48DC),
    ("game-schedule", "longest-names", 0x37CA_3FB9_5018_4BD2),
    ("game-schedule", "similar-names", 0x286E_2BF3_E5EE_1965),
    ("game-schedule", "(mixed)", 0x8F1E_F54E_06CB_4ACB),
    ("spot", "random", 0x85CC_4883_DEC0_6FB9),
    ("spot", "repeated", 0xD780_6B37_8521_982C),
    ("spot", "turned", 0xB62F_DC24_D46D_A680),
    ("spot", "mirrored", 0x58D5_E080_BB76_E6B1),
    ("spot", "draws", 0x5799_EF9E_8A62_F605),
    ("spot", "emptied", 0xBB27_8E21_9670_4006),
    ("spot", "(mixed)", 0x9D71_36FB_ED77_7180),
];

#[test]
fn an_order_means_the_same_bytes_for_good() {
    let mut found = Vec::new();
    for problem in PROBLEMS {
        let kinds = problem.generator.kinds.iter().map(|kind| Some(kind.name));
        for kind in kinds.chain([None]) {
            let input = problem
                .generate_to_vec(&order(30, 1991, None, kind))
                .unwrap();
            found.push((problem.name(), kind.unwrap_or("(mixed)"), digest(&input)));
        }
    }
    let listing: Vec<String> = found
        .iter()
        .map(|(problem, kind, digest)| format!("    (\"{problem}\", \"{kind}\", {digest:#018X}),"))
        .collect();
    assert!(
        found == DIGESTS,
        "what is made now:\n{}",
        listing.join("\n")
    );
}

#[test]
fn an_order_with_a_size_means_the_same_bytes_for_good() {
    let sizes = [26, 9, 7, 120, 33, 6];
    let digests = PROBLEMS.iter().copied().zip(sizes).map(|(problem, size)| {
        digest(
            &problem
                .generate_to_vec(&order(30, 141, Some(size), None))
                .unwrap(),
        )
    });
    let digests: Vec<String> = digests.map(|digest| format!("{digest:#018X}")).collect();
    assert_eq!(digests, SIZED_DIGESTS);
}

const SIZED_DIGESTS: &[&str] = &[
    "0x953BCF956E8A4EBD",
    "0x2EA9D404943DA659",
    "0x8BF3AB144E365747",
    "0xB84B5DC4E1B3D584",
    "0xCC2311AD502761E1",
    "0x5CA2816DB0299B7D",
];

/// The sequence that others publish for SplitMix64 with this seed.
#[test]
fn chance_is_splitmix64() {
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
fn numbers_below_a_limit_are_all_drawn_and_none_is_favoured() {
    let mut random = Random::new(1);
    let mut counts = [0; 6];
    for _ in 0..60_000 {
        counts[random.below(6) as usize] += 1;
    }
    assert!(counts.iter().all(|count| (9_600..10_400).contains(count)));
    // Nearly three quarters of 2⁶⁴: without drawing again, a third of the numbers would be twice
    // as likely as the others.
    let limit = 3 << 62;
    let low = (0..60_000).filter(|_| random.below(limit) < 1 << 62);
    assert!((19_400..20_600).contains(&low.count()));
    assert_eq!(random.below(1), 0);
    assert_eq!(random.below(0), 0);
}

#[test]
fn a_shorter_order_is_the_beginning_of_a_longer_one() {
    for problem in PROBLEMS {
        let [short, long] = [20, 60].map(|cases| {
            problem
                .generate_to_vec(&order(cases, 5, None, None))
                .unwrap()
        });
        let [short, long] = [short, long].map(|input| String::from_utf8(input).unwrap());
        let short = short.strip_suffix("\n0\n").unwrap_or(&short);
        match problem.name() {
            "gomoku" => assert!(long["60\n".len()..].starts_with(&short["20\n".len()..])),
            _ => assert!(long.starts_with(short), "{}", problem.name()),
        }
    }
}

/// A stream that breaks when enough has been written, and remembers the largest piece.
struct Pipe {
    room: usize,
    largest: usize,
}

impl Stream for Pipe {
    fn read(&mut self, _: &mut [u8]) -> Result<usize, StreamError> {
        Ok(0)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError> {
        self.largest = self.largest.max(bytes.len());
        self.room = self.room.checked_sub(bytes.len()).ok_or(StreamError)?;
        Ok(())
    }
}

#[test]
fn any_number_of_cases_leaves_in_small_pieces() {
    for problem in PROBLEMS {
        let mut pipe = Pipe {
            room: 2_000_000,
            largest: 0,
        };
        let order = order(u64::from(u32::MAX), 3, None, Some("random"));
        assert!(problem.generate(&order, &mut pipe).is_err());
        assert!(
            pipe.largest < 1 << 17,
            "{}: {}",
            problem.name(),
            pipe.largest
        );
    }
}

#[test]
fn no_kind_asked_for_is_never_a_kind_that_must_be_asked_for() {
    let hidden: Vec<_> = PROBLEMS
        .iter()
        .flat_map(|problem| problem.generator.kinds)
        .filter(|kind| !kind.by_default)
        .map(|kind| kind.name)
        .collect();
    assert_eq!(hidden, ["emptied"]);
    for kind in spot::PROBLEM
        .generator
        .kinds
        .iter()
        .filter(|kind| kind.by_default)
    {
        for (size, _, _, emptied) in spot_games(&generated(&spot::PROBLEM, 400, 8, kind.name)) {
            assert!(!emptied, "{}, N = {size}", kind.name);
        }
    }
    let mixed = spot::PROBLEM
        .generate_to_vec(&order(2000, 8, None, None))
        .unwrap();
    assert!(spot_games(&mixed).iter().all(|(.., emptied)| !emptied));
}

#[test]
fn decks_end_as_asked() {
    let problem = &ten_twenty_thirty::PROBLEM;
    for (kind, begin) in [("draws", "Draw: "), ("wins", "Win : ")] {
        let answers = answer(problem, &generated(problem, 50, 6, kind));
        assert_eq!(answers.lines().count(), 50);
        assert!(
            answers.lines().all(|line| line.starts_with(begin)),
            "{kind}"
        );
    }
    let dealt = |kind| {
        let answers = answer(problem, &generated(problem, 50, 6, kind));
        let cards = answers
            .lines()
            .map(|line| line[6..].parse::<u64>().unwrap());
        cards.sum::<u64>()
    };
    assert!(dealt("long") > 2 * dealt("random"));
}

#[test]
fn every_position_comes_once() {
    let problem = &number_game::PROBLEM;
    let input = generated(problem, 3514, 0, "every");
    let lines: Vec<&str> = std::str::from_utf8(&input).unwrap().lines().collect();
    assert_eq!(lines.iter().collect::<BTreeSet<_>>().len(), 3515);
    assert_eq!((lines[0], lines[3514]), ("1 2", "0"));
    let answers = answer(problem, &generated(problem, 99, 0, "losing"));
    assert_eq!(answers.matches("There's no winning move.").count(), 99);
    for size in 1..=19 {
        let input = problem
            .generate_to_vec(&order(9, 0, Some(size), None))
            .unwrap();
        let input = String::from_utf8(input).unwrap();
        let begin = format!("{size} ");
        assert_eq!(
            input
                .lines()
                .filter(|line| line.starts_with(&begin))
                .count(),
            9
        );
    }
    let shuffled = generated(problem, 50, 0, "shuffled");
    let is_sorted = |line: &str| {
        let numbers = line
            .split(' ')
            .skip(1)
            .map(|word| word.parse::<u32>().unwrap());
        numbers.is_sorted()
    };
    assert!(!std::str::from_utf8(&shuffled)
        .unwrap()
        .lines()
        .all(is_sorted));
}

/// Every deal without swaps, for a generator that looked for a playable one among those only
/// would otherwise never end.
#[test]
fn deals_are_near_sorted_or_long() {
    let problem = &cheat::PROBLEM;
    let input = problem
        .generate_to_vec(&order(500, 4, Some(0), Some("near-sorted")))
        .unwrap();
    let input = String::from_utf8(input).unwrap();
    let lines: Vec<&str> = input.lines().collect();
    let deals: BTreeSet<&[&str]> = lines.chunks(4).collect();
    // One pack by suit, and 24 ways to give the four quarters of one by rank to the players.
    assert_eq!(deals.len(), 25);
    let rounds = |kind| -> u32 {
        let input = generated(problem, 50, 6, kind);
        let mut desk = on(&input);
        let mut scanner = Scanner::new(&mut desk);
        let mut total = 0;
        let mut number = 1;
        let mut solution = cheat::solution::Solution::new();
        while let Ok(Some(hands)) = solution.read(&mut scanner) {
            let mut game = cheat::solution::Game::new(hands);
            while !game.hands.contains(&0) {
                let statement = game.put_down(game.round as usize % 4);
                let challenger = game.challenger(&statement);
                game.settle(&statement, challenger);
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
fn boards_have_the_winners_asked_for() {
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
        let input = generated(problem, 60, 2, kind);
        let mut desk = on(&input);
        let mut scanner = Scanner::new(&mut desk);
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
fn boards_have_as_many_stones_as_ordered() {
    for stones in [0, 1, 40, 200, 361] {
        let order = order(20, 1, Some(stones), Some("random"));
        let input = gomoku::PROBLEM.generate_to_vec(&order).unwrap();
        let input = String::from_utf8(input).unwrap();
        let lines: Vec<&str> = input.lines().skip(1).collect();
        for board in lines.chunks(19) {
            let found = board.iter().flat_map(|line| line.split(' '));
            let found = found.filter(|&point| point != "0").count();
            // A five that was planted stays, where fewer stones were ordered.
            assert!(found == stones as usize || stones < 5 && found == 5);
        }
    }
}

#[test]
fn overlines_are_there() {
    let input = generated(&gomoku::PROBLEM, 60, 2, "overlines");
    let input = String::from_utf8(input).unwrap();
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
fn tournaments_are_as_asked() {
    let problem = &game_schedule::PROBLEM;
    let cases = |kind: &str| -> Vec<(usize, Vec<String>, Vec<[usize; 2]>)> {
        let input = String::from_utf8(generated(problem, 60, 2, kind)).unwrap();
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
        let order = order(1, 1, Some(513), Some(kind));
        let input = String::from_utf8(problem.generate_to_vec(&order).unwrap()).unwrap();
        let mut counts = std::collections::BTreeMap::new();
        let matches = input.lines().skip(514).take(512);
        for name in matches.flat_map(|line| line.split(' ')) {
            *counts.entry(name.to_string()).or_insert(0) += 1;
        }
        counts.into_values().max().unwrap()
    };
    // Who plays in every round has ten matches.
    assert_eq!((most_matches("deep"), most_matches("flat")), (8, 10));
}

/// For each game: N, the moves played until it was decided, the turns of the pattern that came
/// back (`None` for a draw), and whether the board was emptied while the game was open.
fn spot_games(input: &[u8]) -> Vec<(u32, u32, Option<Turn>, bool)> {
    let mut desk = on(input);
    let mut scanner = Scanner::new(&mut desk);
    let mut games = Vec::new();
    let mut solution = spot::solution::Solution::new();
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
fn games_of_spot_end_as_asked() {
    let problem = &spot::PROBLEM;
    for (size, _, turns, _) in spot_games(&generated(problem, 300, 1, "turned")) {
        assert!(turns.is_some_and(|turn| turn != Turn::None), "N = {size}");
    }
    for (size, _, turns, _) in spot_games(&generated(problem, 300, 1, "repeated")) {
        assert_eq!(turns, Some(Turn::None), "N = {size}");
    }
    for (size, number, turns, _) in spot_games(&generated(problem, 300, 1, "draws")) {
        assert_eq!((number, turns), (2 * size, None));
    }
    for (size, _, _, emptied) in spot_games(&generated(problem, 300, 1, "emptied")) {
        assert!(emptied, "N = {size}");
    }
    let order = order(300, 1, Some(50), Some("random"));
    let games = spot_games(&problem.generate_to_vec(&order).unwrap());
    let long = games.iter().filter(|(_, number, ..)| *number > 50);
    assert!(long.count() > 200);
}

/// Games in which a mirror image counts would end otherwise.
#[test]
fn mirror_images_come() {
    let input = generated(&spot::PROBLEM, 100, 1, "mirrored");
    let mut words = std::str::from_utf8(&input)
        .unwrap()
        .split_ascii_whitespace();
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
fn what_there_is_not_is_refused() {
    for problem in PROBLEMS {
        let Err(refusal) = problem.check_request(&order(1, 1, None, Some("no-such-kind"))) else {
            panic!("{}", problem.name());
        };
        assert!(refusal.to_string().contains("no-such-kind"));
        for size in [
            problem.generator.size.min.checked_sub(1),
            problem.generator.size.max.checked_add(1),
        ] {
            let refused = |size| {
                problem
                    .check_request(&order(1, 1, Some(size), None))
                    .is_err()
            };
            assert!(size.is_none_or(refused), "{}", problem.name());
        }
        for size in [problem.generator.size.min, problem.generator.size.max] {
            assert!(problem
                .check_request(&order(1, 1, Some(size), None))
                .is_ok());
        }
    }
    let too_many = order(u64::from(u32::MAX) + 1, 1, None, None);
    assert!(gomoku::PROBLEM.generate_to_vec(&too_many).is_err());
}

fn run(arguments: &[&str]) -> Output {
    let command = env!("CARGO_BIN_EXE_judge");
    Command::new(command).args(arguments).output().unwrap()
}

#[test]
fn the_command_line_orders() {
    let output = run(&[
        "generate",
        "uva141",
        "--cases=2",
        "--seed",
        "7",
        "--size=4",
        "--kind",
        "turned",
    ]);
    assert_eq!(output.status.code(), Some(0));
    let expected = spot::PROBLEM.generate_to_vec(&order(2, 7, Some(4), Some("turned")));
    assert_eq!(Ok(output.stdout), expected);
    assert!(output.stderr.is_empty());
}

#[test]
fn a_seed_that_nobody_chose_is_told() {
    let first = run(&["generate", "spot"]);
    let told = String::from_utf8(first.stderr).unwrap();
    let seed = told
        .strip_prefix("judge: generate: seed ")
        .unwrap()
        .trim_end();
    let again = run(&["generate", "spot", "--seed", seed]);
    assert_eq!(first.stdout, again.stdout);
    assert!(again.stderr.is_empty());
}

#[test]
fn a_wrong_command_line_is_explained() {
    for (arguments, complaint) in [
        (
            &["generate"][..],
            "judge: expected a problem; `judge list` shows them\n",
        ),
        (
            &["generate", "spto"],
            "judge: there is no problem \"spto\"; did you mean \"spot\"?\n",
        ),
        (
            &["generate", "spot", "--kind", "turnd"],
            "judge: spot has no kind \"turnd\"; did you mean \"turned\"?\n",
        ),
        (
            &["generate", "spot", "--kind", "xyzzy-plugh"],
            "judge: spot has no kind \"xyzzy-plugh\"; `judge generate spot --help` lists them\n",
        ),
        (
            &["generate", "number-game", "--size", "20"],
            "judge: number-game: size 20: expected 1 to 19, numbers that are available\n",
        ),
        (
            &["generate", "spot", "--cases", "-1"],
            "judge: --cases -1: expected a whole number\n",
        ),
        (
            &["generate", "spot", "--size", "4294967296"],
            "judge: --size 4294967296: expected a smaller number\n",
        ),
        (
            &["generate", "spot", "--seed"],
            "judge: --seed needs a value\n",
        ),
        (
            &["generate", "spot", "--sed", "1"],
            "judge: there is no option \"--sed\"; did you mean \"--seed\"? See `judge generate --help`\n",
        ),
        (
            &["generate", "spot", "--seed", "1", "--seed=2"],
            "judge: --seed is given twice\n",
        ),
        (
            &["generate", "spot", "more"],
            "judge: unexpected argument \"more\"\n",
        ),
    ] {
        let output = run(arguments);
        assert_eq!(String::from_utf8(output.stderr).unwrap(), complaint);
        assert_eq!(output.status.code(), Some(2));
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn help_lists_the_kinds() {
    let all = String::from_utf8(run(&["generate", "--help"]).stdout).unwrap();
    let one = String::from_utf8(run(&["generate", "spot", "--help"]).stdout).unwrap();
    for problem in PROBLEMS {
        for kind in problem.generator.kinds {
            assert!(all.contains(kind.name));
            assert_eq!(one.contains(kind.summary), problem.name() == "spot");
        }
    }
}
