//! Random cases, always the same: those of `judge generate`, and kinds that it does not generate,
//! because no judge's data holds them or because they show something only here.
//!
//! A case is the part of the input that belongs to it, without the terminator.

use super::problems::row;
use super::{named, plain};
use judge::problems::cheat::solution::RANKS;
use judge::workbench::generator::{Random, Request};
use judge::Problem;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

/// The seed of all random tests.
pub const SEED: u64 = 20_240_229;

/// Input of these cases, or of the first of them if more are not allowed.
pub fn input(problem: &str, cases: &[String]) -> String {
    let most = most_cases(problem, cases.len());
    String::from_utf8(named(problem).format.join(&cases[..most])).expect("text")
}

/// `cases`, or as many as an input of the problem may have.
pub fn most_cases(problem: &str, cases: usize) -> usize {
    let most = *named(problem).format.range().end();
    cases.min(most.try_into().unwrap_or(usize::MAX))
}

/// Random case `number` of the problem.
pub fn case(problem: &str, number: usize) -> String {
    match row(problem).special.case {
        Some(make) => make(number, &mut random(number)),
        None => {
            let pool = pool(problem);
            pool[number * 77 % pool.len()].clone()
        }
    }
}

/// The same, but one in five cases may have no answer if there are such cases.
pub fn any_case(problem: &str, number: usize) -> String {
    match row(problem).special.unanswerable {
        Some(make) if number % 5 == 4 => make(number, &mut random(number)),
        _ => case(problem, number),
    }
}

/// The random numbers of case `number`.
pub fn random(number: usize) -> Random {
    Random::new(SEED ^ (number as u64) << 32)
}

/// File `number` of `judge generate`. The kinds take turns, and so do the sizes for which the
/// plain solution is quick.
pub fn generated(problem: &str, number: usize, cases: u64) -> String {
    let kinds = named(problem).generator.kinds;
    let sizes = row(problem).special.plain_sizes.clone();
    let size = sizes.map(|sizes| {
        let count = sizes.end() - sizes.start() + 1;
        sizes.start() + (number / kinds.len()) as u32 % count
    });
    let kind = kinds[number % kinds.len()].name;
    generate(
        named(problem),
        cases,
        SEED + number as u64,
        size,
        Some(kind),
    )
}

/// Input of `judge generate` with this many cases, or with as many as there may be.
pub fn generate(
    problem: &Problem,
    cases: u64,
    seed: u64,
    size: Option<u32>,
    kind: Option<&str>,
) -> String {
    let request = Request {
        cases: cases.min(*problem.format.range().end()),
        seed,
        size,
        kind,
    };
    let input = problem.generate_to_vec(&request).expect("input");
    String::from_utf8(input).expect("text")
}

/// Many cases of `judge generate`, made once: a generator may do a lot before its first case.
fn pool(problem: &str) -> &'static [String] {
    static POOLS: Mutex<BTreeMap<&str, &[String]>> = Mutex::new(BTreeMap::new());
    let mut pools = POOLS.lock().expect("pools");
    pools.entry(named(problem).name()).or_insert_with(|| {
        let files = (0..48).map(|number| generated(problem, number, 10));
        let cases = files.flat_map(|file| {
            let cases = named(problem).format.split(file.as_bytes()).into_iter();
            let text = cases.map(|case| String::from_utf8(case.to_vec()).expect("text"));
            text.collect::<Vec<String>>()
        });
        cases.collect::<Vec<String>>().leak()
    })
}

/// The words on one line.
fn line<T: ToString>(words: &[T]) -> String {
    let words: Vec<String> = words.iter().map(T::to_string).collect();
    words.join(" ") + "\n"
}

/// Swaps two of the values, this many times.
fn swap_some<T>(values: &mut [T], times: u64, random: &mut Random) {
    for _ in 0..times {
        let (one, other) = (random.index(values.len()), random.index(values.len()));
        values.swap(one, other);
    }
}

/// Decks whose games are long.
const LONG_GAMES: [&str; 3] = [
    "8 1 8 10 4 4 3 10 1 9 10 10 10 1 4 10 9 4 6 3 10 10 10 5 6 7 2 10 2 10 7 8 6 5 3 6 10 2 10 1 \
     10 5 8 9 9 7 3 5 7 10 2 10",
    "6 10 6 5 5 1 1 10 6 3 7 7 9 10 8 7 4 10 10 9 10 8 10 10 3 3 10 10 4 4 7 10 2 8 5 1 8 6 10 10 \
     10 10 1 4 9 5 3 2 2 2 9 10",
    "10 7 10 10 3 10 3 10 7 10 4 10 6 7 10 5 1 5 1 7 10 9 4 9 6 10 5 2 9 3 1 10 9 10 5 1 2 8 8 8 \
     10 10 2 10 10 8 4 6 2 6 4 3",
];

/// A deck of 10-20-30.
pub fn deck(number: usize, random: &mut Random) -> String {
    let mut pack: Vec<u32> = (0..52).map(|card| (card % 13 + 1).min(10)).collect();
    match number % 8 {
        0 => random.shuffle(&mut pack),
        1 => {
            // Sorted, up or down, except for a few cards.
            pack.sort_unstable();
            if random.chance(1, 2) {
                pack.reverse();
            }
            let times = random.below(5);
            swap_some(&mut pack, times, random);
        }
        2 => {
            // A short row of cards again and again.
            let length = random.between(1, 9);
            let period: Vec<u32> = (0..length).map(|_| random.between(1, 10)).collect();
            pack = period.into_iter().cycle().take(52).collect();
            let times = random.below(4);
            swap_some(&mut pack, times, random);
        }
        3 => {
            // Few values.
            let count = random.between(2, 3);
            let values: Vec<u32> = (0..count).map(|_| random.between(1, 10)).collect();
            pack.fill_with(|| random.pick(&values));
        }
        4 => pack.fill_with(|| random.between(1, 10)),
        5 => {
            // Mostly tens.
            pack.fill_with(|| match random.chance(1, 3) {
                true => random.between(1, 10),
                false => 10,
            });
        }
        // Even cards: sums of 10, 20 and 30 come often, and so do wins and draws.
        6 => pack.fill_with(|| 2 * random.between(1, 5)),
        _ => {
            let long = random.pick(&LONG_GAMES);
            pack = long.split(' ').map(|card| card.parse().unwrap()).collect();
            let times = random.below(3);
            swap_some(&mut pack, times, random);
        }
    }
    let (first, second) = pack.split_at(31);
    line(first) + &line(second)
}

/// A deal of Cheat.
pub fn deal(number: usize, random: &mut Random) -> String {
    let ranks = RANKS;
    let mut pack: Vec<&str> = (0..52).map(|card| ranks[card % 13]).collect();
    let most_swaps = match number % 5 {
        0 => {
            random.shuffle(&mut pack);
            0
        }
        // Each player holds one card of each rank, except for a few.
        1 => 5,
        2 => {
            // All four cards of a rank together, the ranks in any order.
            let mut order = ranks;
            random.shuffle(&mut order);
            pack = order.iter().flat_map(|&rank| [rank; 4]).collect();
            5
        }
        3 => {
            // Each player holds the ranks of its own rounds, the first player the aces: few lies.
            let rank = |player: usize, round: usize| ranks[(player + 4 * round) % 13];
            let hand = |player| (0..13).map(move |round| rank(player, round));
            pack = (0..4).flat_map(hand).collect();
            11
        }
        _ => {
            // A sorted pack, cut and dealt card by card.
            pack = ranks.iter().flat_map(|&rank| [rank; 4]).collect();
            pack.rotate_left(random.index(52));
            let hand = |player| pack.iter().skip(player).step_by(4).copied();
            pack = (0..4).flat_map(hand).collect();
            8
        }
    };
    if most_swaps > 0 {
        let times = random.below(most_swaps + 1);
        swap_some(&mut pack, times, random);
    }
    pack.chunks(13).map(line).collect()
}

/// A board of Gomoku.
pub fn board(number: usize, random: &mut Random) -> String {
    let mut board = [[0; 19]; 19];
    // One of how many points gets a stone; 0 for none.
    let one_of = [0, 12, 3, 2, 1][number % 5];
    let colours: &[u8] = match random.chance(1, 3) {
        true => &[1, 1, 1, 2],
        false => &[1, 2],
    };
    for point in board.iter_mut().flatten() {
        if one_of > 0 && random.chance(1, one_of) {
            *point = random.pick(colours);
        }
    }
    for _ in 0..random.between(u32::from(one_of == 0), 4) {
        draw_run(&mut board, random);
    }
    board.iter().map(|row| line(row)).collect()
}

/// Draws a run of three to ten stones, often at an edge, and often with the other colour at an end.
fn draw_run(board: &mut [[u8; 19]; 19], random: &mut Random) {
    let (down, right) = random.pick(&[(0, 1), (1, 0), (1, 1), (-1, 1)]);
    let length = random.pick(&[3, 4, 5, 5, 5, 6, 7, 8, 9, 10]);
    let colour = random.between(1, 2) as u8;
    let mut at = || match random.below(4) {
        0 => 0,
        1 => 19 - length,
        _ => random.below(19) as i32,
    };
    let (row, column) = (at(), at());
    for step in -1..=length {
        let is_end = step == -1 || step == length;
        if is_end && random.chance(1, 2) {
            continue;
        }
        let (row, column) = (row + down * step, column + right * step);
        if (0..19).contains(&row) && (0..19).contains(&column) {
            let stone = if is_end { 3 - colour } else { colour };
            board[row as usize][column as usize] = stone;
        }
    }
}

/// A tournament with these names, and a match for each pair of them.
pub fn tournament_of(names: &[String], matches: &[(usize, usize)]) -> String {
    let names_of = |&(one, other): &(usize, usize)| format!("{} {}\n", names[one], names[other]);
    let matches: String = matches.iter().map(names_of).collect();
    format!("{}\n{}\n{matches}", names.len(), names.join("\n"))
}

/// A tournament whose matches are any tree: mostly no schedule exists.
pub fn tournament(_: usize, random: &mut Random) -> String {
    let teams = random.between(2, 11) as usize;
    let mut numbers: Vec<usize> = (0..teams).collect();
    random.shuffle(&mut numbers);
    let mut matches: Vec<(usize, usize)> = (1..teams)
        .map(|team| {
            let (one, other) = (numbers[team], numbers[random.index(team)]);
            match random.chance(1, 2) {
                true => (one, other),
                false => (other, one),
            }
        })
        .collect();
    random.shuffle(&mut matches);
    tournament_of(&names(teams, random), &matches)
}

/// Names of teams, some of which look like something else.
fn names(count: usize, random: &mut Random) -> Vec<String> {
    const ODD: [&str; 10] = [
        "defeats", "advances", "with", "wildcard", "Winner:", "Round", "#1", "0", "2", "É",
    ];
    let mut names = BTreeSet::new();
    while names.len() < count {
        let length = random.pick(&[1, 1, 2, 3, 7, 8, 9, 16, 17, 25]);
        names.insert(if random.chance(1, 12) {
            random.pick(&ODD).to_string()
        } else {
            let letters = random.pick(&["aAb", "xYzq"]).as_bytes();
            (0..length)
                .map(|_| char::from(random.pick(letters)))
                .collect()
        });
    }
    let mut names: Vec<String> = names.into_iter().collect();
    random.shuffle(&mut names);
    names
}

type Square = (u32, u32);

/// A game of Spot.
pub fn game_of_spot(number: usize, random: &mut Random) -> String {
    let kind = number % 6;
    let size = match kind {
        0 | 1 => random.between(1, 4),
        2 | 3 => random.between(2, 6),
        4 => random.between(5, 9),
        _ if random.chance(1, 40) => random.between(30, 50),
        _ => random.between(7, 14),
    };
    let any_square = |random: &mut Random| (random.between(1, size), random.between(1, size));
    let mut moves = Vec::new();
    let mut board: BTreeSet<Square> = BTreeSet::new();
    let mut patterns: Vec<BTreeSet<Square>> = Vec::new();
    while moves.len() < 2 * size as usize {
        if kind == 0 || patterns.is_empty() || random.chance(1, 3) {
            change(&mut board, any_square(random), &mut moves);
            patterns.push(board.clone());
            continue;
        }
        // Comes to an earlier pattern, turned, mirrored or as it was; or nearly; or empties the
        // board.
        let mut goal = if kind == 3 && random.chance(1, 3) {
            BTreeSet::new()
        } else {
            let pattern = random.index(patterns.len());
            let quarter_turns = random.below(4);
            let mirrored = random.chance(1, 2);
            let moved = |&square| moved(square, size, quarter_turns, mirrored);
            patterns[pattern].iter().map(moved).collect()
        };
        if random.chance(1, 4) {
            goal.insert(any_square(random));
        }
        let mut squares: Vec<Square> = board.symmetric_difference(&goal).copied().collect();
        random.shuffle(&mut squares);
        if squares.is_empty() {
            squares.push(any_square(random));
        }
        for square in squares {
            change(&mut board, square, &mut moves);
            patterns.push(board.clone());
        }
    }
    moves.truncate(2 * size as usize);
    if random.chance(1, 8) {
        nonsense_after_the_end(size, &mut moves, random);
    }
    text_of_game(size, &moves)
}

fn text_of_game(size: u32, moves: &[(Square, char)]) -> String {
    let moves = moves.iter();
    let lines = moves.map(|((row, column), sign)| format!("{row} {column} {sign}\n"));
    format!("{size}\n{}", lines.collect::<String>())
}

/// Places or removes a spot.
fn change(board: &mut BTreeSet<Square>, square: Square, moves: &mut Vec<(Square, char)>) {
    if board.remove(&square) {
        moves.push((square, '-'));
    } else {
        board.insert(square);
        moves.push((square, '+'));
    }
}

/// The square to which a square moves when the board is mirrored or not, and then turned.
fn moved(square: Square, size: u32, quarter_turns: u64, mirrored: bool) -> Square {
    let (row, column) = square;
    let start = if mirrored {
        (row, size + 1 - column)
    } else {
        square
    };
    (0..quarter_turns).fold(start, |(row, column), _| (column, size + 1 - row))
}

/// Makes the moves after the decision illegal ones, which do not matter.
fn nonsense_after_the_end(size: u32, moves: &mut [(Square, char)], random: &mut Random) {
    if let Some(decisive) = decisive_move(&text_of_game(size, moves)) {
        for (_, sign) in &mut moves[decisive..] {
            *sign = random.pick(&['+', '-']);
        }
    }
}

/// The number of the move that decides a game of Spot, unless it is a draw.
pub fn decisive_move(game: &str) -> Option<usize> {
    let answer = plain(named("spot"), game);
    answer.split_whitespace().last()?.parse().ok()
}
