//! Cases for the judges, made at random from a seed: those of `judge generate`, and kinds that it
//! does not make, because no judge's data holds them or because they show something only here.
//!
//! A case is what stands in the input for it, without the terminator.

use crate::models;
use judge::workbench::generator::{Random, Request};
use judge::{Problem, PROBLEMS};
use std::collections::BTreeSet;
use std::sync::OnceLock;

/// The seed of all random tests; a failure names the case besides.
pub const SEED: u64 = 20_240_229;

/// Random numbers in the words of these tests.
pub struct Chance(Random);

impl Chance {
    /// Always the same numbers for the same seed.
    pub fn new(seed: u64) -> Self {
        Chance(Random::new(seed))
    }

    /// One of 0, 1, ..., `end` − 1.
    pub fn below(&mut self, end: usize) -> usize {
        self.0.index(end)
    }

    /// One of `from`, ..., `to`.
    pub fn between(&mut self, from: usize, to: usize) -> usize {
        from + self.below(to - from + 1)
    }

    /// True once in `times`.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.0.chance(1, times as u64)
    }

    /// One of the values.
    pub fn one_of<T: Copy>(&mut self, values: &[T]) -> T {
        self.0.pick(values)
    }

    /// Puts the values in random order.
    pub fn shuffle<T>(&mut self, values: &mut [T]) {
        self.0.shuffle(values);
    }

    /// Swaps two of the values, so many times.
    fn swap_some<T>(&mut self, values: &mut [T], times: usize) {
        for _ in 0..times {
            let (one, other) = (self.below(values.len()), self.below(values.len()));
            values.swap(one, other);
        }
    }
}

/// The problem of that name.
pub fn problem_of(name: &str) -> &'static Problem {
    let found = PROBLEMS
        .iter()
        .copied()
        .find(|problem| problem.name() == name);
    found.expect("a problem of this name")
}

/// The first cases of file `number` from `judge generate`. The kinds take turns, and so do small
/// cases and those of whatever size comes; the naive models are too slow for many large ones.
pub fn generated(problem: &str, number: usize, cases: usize) -> String {
    let kinds = problem_of(problem).generator.kinds;
    let kind = kinds[number % kinds.len()].name;
    let size = match problem {
        "spot" => Some(2 + number as u32 / 6 % 12),
        "game-schedule" => Some(2 + number as u32 / 8 % 30),
        _ => None,
    };
    let order = Request {
        cases: cases as u64,
        seed: SEED + number as u64,
        size,
        kind: Some(kind),
    };
    let input = problem_of(problem)
        .generate_to_vec(&order)
        .expect("a possible order");
    String::from_utf8(input).expect("text")
}

/// A case of `judge generate`.
fn generated_case(problem: &str, number: usize) -> String {
    let input = generated(problem, number, 1);
    let case = input.strip_suffix(terminator(problem));
    case.expect("a terminator").to_string()
}

/// A position of the Number Game from `judge generate`, which first lists all that there are: so
/// they are made at once.
fn position(number: usize) -> String {
    static POSITIONS: OnceLock<Vec<String>> = OnceLock::new();
    let positions = POSITIONS.get_or_init(|| {
        let files = (0..4).map(|kind| generated("number-game", kind, 500));
        let lines = files.flat_map(|file| file.lines().map(String::from).collect::<Vec<_>>());
        lines.filter(|line| line != "0").collect()
    });
    positions[number % positions.len()].clone() + "\n"
}

/// Random case `number` of the problem. The kinds take turns.
pub fn case(problem: &str, number: usize) -> String {
    let mut chance = Chance::new(SEED ^ (number as u64) << 32);
    match problem {
        "10-20-30" => deck(number % 8, &mut chance),
        "number-game" => position(number * 77),
        "cheat" => deal(number % 5, &mut chance),
        "gomoku" => board(number % 5, &mut chance),
        "game-schedule" if number % 5 == 4 => tournament(&mut chance),
        "game-schedule" => generated_case(problem, number),
        "spot" => game_of_spot(number % 6, &mut chance),
        _ => panic!("no such problem: {problem}"),
    }
}

/// What stands at the end of the input.
pub fn terminator(problem: &str) -> &'static str {
    match problem {
        "cheat" | "gomoku" => "",
        _ => "0\n",
    }
}

/// Whole input of these cases.
pub fn input(problem: &str, cases: &[String]) -> String {
    let count = match problem {
        "gomoku" => format!("{}\n", cases.len()),
        _ => String::new(),
    };
    count + &cases.concat() + terminator(problem)
}

/// The words, a blank between them and a line end behind.
fn line<T: ToString>(words: &[T]) -> String {
    let words: Vec<String> = words.iter().map(T::to_string).collect();
    words.join(" ") + "\n"
}

/// A deck whose game is long: the three of the specification.
const LONG_GAMES: [&str; 3] = [
    "8 1 8 10 4 4 3 10 1 9 10 10 10 1 4 10 9 4 6 3 10 10 10 5 6 7 2 10 2 10 7 8 6 5 3 6 10 2 10 1 \
     10 5 8 9 9 7 3 5 7 10 2 10",
    "6 10 6 5 5 1 1 10 6 3 7 7 9 10 8 7 4 10 10 9 10 8 10 10 3 3 10 10 4 4 7 10 2 8 5 1 8 6 10 10 \
     10 10 1 4 9 5 3 2 2 2 9 10",
    "10 7 10 10 3 10 3 10 7 10 4 10 6 7 10 5 1 5 1 7 10 9 4 9 6 10 5 2 9 3 1 10 9 10 5 1 2 8 8 8 \
     10 10 2 10 10 8 4 6 2 6 4 3",
];

/// A deck of 10-20-30.
fn deck(kind: usize, chance: &mut Chance) -> String {
    let mut pack: Vec<usize> = (0..52).map(|card| (card % 13 + 1).min(10)).collect();
    match kind {
        0 => chance.shuffle(&mut pack),
        1 => {
            // Sorted, up or down, but for a few cards.
            pack.sort_unstable();
            if chance.once_in(2) {
                pack.reverse();
            }
            let times = chance.below(5);
            chance.swap_some(&mut pack, times);
        }
        2 => {
            // A short row of cards again and again.
            let period: Vec<usize> = (0..chance.between(1, 9))
                .map(|_| chance.between(1, 10))
                .collect();
            pack = period.into_iter().cycle().take(52).collect();
            let times = chance.below(4);
            chance.swap_some(&mut pack, times);
        }
        3 => {
            // Few values.
            let values: Vec<usize> = (0..chance.between(2, 3))
                .map(|_| chance.between(1, 10))
                .collect();
            pack = (0..52).map(|_| chance.one_of(&values)).collect();
        }
        4 => pack = (0..52).map(|_| chance.between(1, 10)).collect(),
        5 => {
            // Mostly tens.
            pack = (0..52)
                .map(|_| {
                    if chance.once_in(3) {
                        chance.between(1, 10)
                    } else {
                        10
                    }
                })
                .collect();
        }
        6 => {
            // Even cards: sums of 10, 20 and 30 come often, and so do wins and draws.
            pack = (0..52).map(|_| 2 * chance.between(1, 5)).collect();
        }
        _ => {
            let long = chance.one_of(&LONG_GAMES);
            pack = long.split(' ').map(|card| card.parse().unwrap()).collect();
            let times = chance.below(3);
            chance.swap_some(&mut pack, times);
        }
    }
    let (first, second) = pack.split_at(31);
    line(first) + &line(second)
}

/// A deal of Cheat.
fn deal(kind: usize, chance: &mut Chance) -> String {
    let ranks = models::cheat::RANKS;
    let mut pack: Vec<&str> = (0..52).map(|card| ranks[card % 13]).collect();
    match kind {
        0 => chance.shuffle(&mut pack),
        1 => {
            // Everybody holds one card of each rank, but for a few.
            let times = chance.below(6);
            chance.swap_some(&mut pack, times);
        }
        2 => {
            // All four cards of a rank together, the ranks in any order.
            let mut order = ranks;
            chance.shuffle(&mut order);
            pack = order.iter().flat_map(|&rank| [rank; 4]).collect();
            let times = chance.below(6);
            chance.swap_some(&mut pack, times);
        }
        3 => {
            // Everybody holds the ranks that it will be asked for, first the aces: few lies.
            pack = (0..4)
                .flat_map(|player| (0..13).map(move |round| ranks[(player + 4 * round) % 13]))
                .collect();
            let times = chance.below(12);
            chance.swap_some(&mut pack, times);
        }
        _ => {
            // The pack cut into two or three parts and dealt out one by one.
            pack = ranks.iter().flat_map(|&rank| [rank; 4]).collect();
            let cut = chance.below(52);
            pack.rotate_left(cut);
            let mut hands = [const { Vec::new() }; 4];
            for (place, card) in pack.into_iter().enumerate() {
                hands[place % 4].push(card);
            }
            pack = hands.concat();
            let times = chance.below(9);
            chance.swap_some(&mut pack, times);
        }
    }
    pack.chunks(13).map(line).collect()
}

/// A board of Gomoku.
fn board(kind: usize, chance: &mut Chance) -> String {
    let mut board = [[0; 19]; 19];
    // How many of the points get a stone: none, few, half, all.
    let one_in = [0, 12, 3, 2, 1][kind];
    let colours: &[u8] = if chance.once_in(3) {
        &[1, 1, 1, 2]
    } else {
        &[1, 2]
    };
    for point in board.iter_mut().flatten() {
        if one_in > 0 && chance.once_in(one_in) {
            *point = chance.one_of(colours);
        }
    }
    for _ in 0..chance.between(usize::from(kind == 0), 4) {
        draw_run(&mut board, chance);
    }
    board.iter().map(|row| line(row)).collect()
}

/// Draws a run of three to nine stones, often at an edge, and often with an end of another colour.
fn draw_run(board: &mut [[u8; 19]; 19], chance: &mut Chance) {
    let (down, right) = chance.one_of(&[(0, 1), (1, 0), (1, 1), (-1, 1)]);
    let length = chance.one_of(&[3, 4, 5, 5, 5, 6, 7, 8, 9, 10]);
    let colour = chance.between(1, 2) as u8;
    let at = |chance: &mut Chance| match chance.below(4) {
        0 => 0,
        1 => 19 - length,
        _ => chance.below(19) as i32,
    };
    let (row, column) = (at(chance), at(chance));
    for step in -1..=length {
        let is_end = step == -1 || step == length;
        if is_end && chance.once_in(2) {
            continue;
        }
        let (row, column) = (row + down * step, column + right * step);
        if (0..19).contains(&row) && (0..19).contains(&column) {
            let stone = if is_end { 3 - colour } else { colour };
            board[row as usize][column as usize] = stone;
        }
    }
}

/// A tournament with as many teams as names, and a match wanted for each pair.
pub fn tournament_of(names: &[String], matches: &[(usize, usize)]) -> String {
    let mut case = format!("{}\n", names.len());
    for name in names {
        case += &format!("{name}\n");
    }
    for &(one, other) in matches {
        case += &format!("{} {}\n", names[one], names[other]);
    }
    case
}

/// A tournament that mostly has no schedule: any tree.
fn tournament(chance: &mut Chance) -> String {
    let teams = chance.between(2, 11);
    let matches = (1..teams).map(|team| (team, chance.below(team))).collect();
    tournament_of(&names(teams, chance), &in_disorder(teams, matches, chance))
}

/// The same matches between teams of other numbers, in another order and other way round.
fn in_disorder(
    teams: usize,
    mut matches: Vec<(usize, usize)>,
    chance: &mut Chance,
) -> Vec<(usize, usize)> {
    let mut numbers: Vec<usize> = (0..teams).collect();
    chance.shuffle(&mut numbers);
    chance.shuffle(&mut matches);
    let renumbered = matches.into_iter().map(|(one, other)| {
        let (one, other) = (numbers[one], numbers[other]);
        if chance.once_in(2) {
            (one, other)
        } else {
            (other, one)
        }
    });
    renumbered.collect()
}

/// Names of teams, among them such as look like something else.
fn names(count: usize, chance: &mut Chance) -> Vec<String> {
    const ODD: [&str; 10] = [
        "defeats", "advances", "with", "wildcard", "Winner:", "Round", "#1", "0", "2", "É",
    ];
    let mut names = BTreeSet::new();
    while names.len() < count {
        let length = chance.one_of(&[1, 1, 2, 3, 7, 8, 9, 16, 17, 25]);
        let name = if chance.once_in(12) {
            chance.one_of(&ODD).to_string()
        } else {
            let letters: &[char] = chance.one_of(&[&['a', 'A', 'b'][..], &['x', 'Y', 'z', 'q']]);
            (0..length).map(|_| chance.one_of(letters)).collect()
        };
        names.insert(name);
    }
    let mut names: Vec<String> = names.into_iter().collect();
    chance.shuffle(&mut names);
    names
}

type Square = (usize, usize);

/// A game of Spot.
fn game_of_spot(kind: usize, chance: &mut Chance) -> String {
    let size = match kind {
        0 | 1 => chance.between(1, 4),
        2 | 3 => chance.between(2, 6),
        4 => chance.between(5, 9),
        _ if chance.once_in(40) => chance.between(30, 50),
        _ => chance.between(7, 14),
    };
    let mut moves = Vec::new();
    let mut board: BTreeSet<Square> = BTreeSet::new();
    let mut patterns: Vec<BTreeSet<Square>> = Vec::new();
    while moves.len() < 2 * size {
        if kind == 0 || patterns.is_empty() || chance.once_in(3) {
            let square = (chance.between(1, size), chance.between(1, size));
            change(&mut board, square, &mut moves);
            patterns.push(board.clone());
            continue;
        }
        // Comes to an earlier pattern, turned, mirrored or as it was; or nearly; or empties the board.
        let mut goal = if kind == 3 && chance.once_in(3) {
            BTreeSet::new()
        } else {
            let pattern = chance.below(patterns.len());
            let quarter_turns = chance.below(4);
            let mirrored = chance.once_in(2);
            let moved = |&square| moved(square, size, quarter_turns, mirrored);
            patterns[pattern].iter().map(moved).collect()
        };
        if chance.once_in(4) {
            goal.insert((chance.between(1, size), chance.between(1, size)));
        }
        let mut squares: Vec<Square> = board.symmetric_difference(&goal).copied().collect();
        chance.shuffle(&mut squares);
        for square in squares {
            change(&mut board, square, &mut moves);
            patterns.push(board.clone());
        }
        if board == goal && moves.len() < 2 * size {
            let square = (chance.between(1, size), chance.between(1, size));
            change(&mut board, square, &mut moves);
            patterns.push(board.clone());
        }
    }
    moves.truncate(2 * size);
    if chance.once_in(8) {
        nonsense_behind_the_end(size, &mut moves, chance);
    }
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

/// Where a square comes to lie when the board is mirrored or not, and then turned.
fn moved(square: Square, size: usize, quarter_turns: usize, mirrored: bool) -> Square {
    let (row, column) = square;
    let start = if mirrored {
        (row, size + 1 - column)
    } else {
        square
    };
    (0..quarter_turns).fold(start, |(row, column), _| (column, size + 1 - row))
}

/// Makes the moves after the decision impossible ones, which nobody may mind.
fn nonsense_behind_the_end(size: usize, moves: &mut [(Square, char)], chance: &mut Chance) {
    let plain: Vec<(usize, usize, char)> = moves
        .iter()
        .map(|&((row, column), sign)| (row, column, sign))
        .collect();
    if let Ok(models::spot::Verdict::Decided { move_number, .. }) = models::spot::play(size, &plain)
    {
        for (_, sign) in &mut moves[move_number..] {
            *sign = chance.one_of(&['+', '-']);
        }
    }
}
