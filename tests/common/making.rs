//! Random cases, always the same: those of `judge generate`, and kinds that it does not generate,
//! because no judge's data holds them or because they show something only here.
//!
//! A case is the part of the input that belongs to it, without the terminator.

use super::problems::tested;
use super::{named, plain};
use judge::problems::cheat::solution::{cards_of, Hands, RANKS};
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
    match tested(problem).case {
        Some(make) => make(&mut random(number)),
        None => {
            let pool = pool(problem);
            pool[number * 77 % pool.len()].clone()
        }
    }
}

/// The same, but one in five cases may have no answer if there are such cases.
pub fn any_case(problem: &str, number: usize) -> String {
    match tested(problem).unanswerable {
        Some(make) if number % 5 == 4 => make(&mut random(number)),
        _ => case(problem, number),
    }
}

/// The random numbers of case `number`.
pub fn random(number: usize) -> Random {
    Random::new(SEED ^ (number as u64) << 32)
}

/// File `number` of `judge generate`. The kinds take turns, and so do the sizes for which the
/// plain solution is quick: small and large ones.
pub fn generated(problem: &str, number: usize, cases: u64) -> String {
    let kinds = named(problem).generator.kinds;
    let sizes = tested(problem).plain_sizes.clone();
    let size = sizes.map(|sizes| {
        let count = sizes.end() - sizes.start() + 1;
        sizes.start() + 7 * (number / kinds.len()) as u32 % count
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

/// A deck of 10-20-30, rarely a pack: the same cards again and again, except for a few. With
/// tens or with even cards alone, wins and draws are frequent.
pub fn deck(random: &mut Random) -> String {
    let values: &[u32] = random.pick(&[
        &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10][..],
        &[2, 4, 6, 8, 10],
        &[1, 5, 10, 10, 10],
        &[5, 10],
    ]);
    let length = random.pick(&[1, 2, 3, 4, 6, 9, 52]);
    let row: Vec<u32> = (0..length).map(|_| random.pick(values)).collect();
    let mut deck: Vec<u32> = row.into_iter().cycle().take(52).collect();
    for _ in 0..random.below(4) {
        deck[random.index(52)] = random.between(1, 10);
    }
    let (first, second) = deck.split_at(31);
    line(first) + &line(second)
}

/// A deal of Cheat with few lies, in which the first player wins now and then: each player holds the
/// ranks of its own rounds, except for a few.
pub fn deal(random: &mut Random) -> String {
    let rank = |place: usize| RANKS[(place / 13 + place % 13 * 4) % 13];
    let mut deal: Vec<&str> = (0..52).map(rank).collect();
    for _ in 0..random.below(12) {
        let (one, other) = (random.index(52), random.index(52));
        deal.swap(one, other);
    }
    deal.chunks(13).map(line).collect()
}

/// The hands of a game of Cheat: the names of the cards on a line for each player.
pub fn hands(game: &str) -> Hands {
    let rank = |name| RANKS.iter().position(|rank| *rank == name);
    let card = |name| cards_of(rank(name).expect("a rank"), 1);
    let mut hands = game.lines().map(|hand| hand.split(' ').map(card).sum());
    [(); 4].map(|()| hands.next().expect("a hand"))
}

/// A board of Gomoku with runs of stones, which may have many fives. A run that leaves the board goes
/// on at the other side.
pub fn board(random: &mut Random) -> String {
    let mut board = [[0; 19]; 19];
    for _ in 0..random.below(40) {
        let (row, column) = (random.index(19), random.index(19));
        // A step up is eighteen down.
        let (down, right) = random.pick(&[(0, 1), (1, 0), (1, 1), (18, 1)]);
        let colour = random.pick(&[0, 1, 1, 2, 2]);
        for step in 0..random.index(9) {
            board[(row + step * down) % 19][(column + step * right) % 19] = colour;
        }
    }
    board.iter().map(|row| line(row)).collect()
}

/// A tournament with these names, and a match for each pair of them.
pub fn tournament_of(names: &[String], matches: &[(usize, usize)]) -> String {
    let names_of = |&(one, other): &(usize, usize)| format!("{} {}\n", names[one], names[other]);
    let matches: String = matches.iter().map(names_of).collect();
    format!("{}\n{}\n{matches}", names.len(), names.join("\n"))
}

/// A tournament whose matches are any tree: usually no schedule exists. Some names look like
/// something else.
pub fn tournament(random: &mut Random) -> String {
    let teams = random.between(2, 14) as usize;
    let names = "defeats advances with wildcard Winner Round #1 0 2 É a A aAbbbaab aAbbbaabb";
    let mut names: Vec<String> = names.split(' ').map(String::from).collect();
    random.shuffle(&mut names);
    names.truncate(teams);
    let matches = (1..teams).map(|team| {
        let other = random.index(team);
        random.pick(&[(team, other), (other, team)])
    });
    let mut matches: Vec<(usize, usize)> = matches.collect();
    random.shuffle(&mut matches);
    tournament_of(&names, &matches)
}

/// A game of Spot on a small board, where patterns, even the empty one, come back by chance. Some
/// moves after the decision are illegal, which does not matter.
pub fn game_of_spot(random: &mut Random) -> String {
    let size = random.pick(&[1, 2, 2, 3, 3, 4, 5]);
    let mut board = BTreeSet::new();
    let mut game = format!("{size}\n");
    for _ in 0..2 * size {
        let square = (random.between(1, size), random.between(1, size));
        let places = board.insert(square) || !board.remove(&square);
        game += &format!(
            "{} {} {}\n",
            square.0,
            square.1,
            if places { '+' } else { '-' }
        );
    }
    match decisive_move(&game) {
        Some(decisive) if random.chance(1, 4) => {
            let lines = game.split_inclusive('\n').enumerate();
            let swapped = lines.map(|(number, line)| {
                if number > decisive {
                    line.replace('+', "*").replace('-', "+").replace('*', "-")
                } else {
                    line.to_string()
                }
            });
            swapped.collect()
        }
        _ => game,
    }
}

/// The number of the move that decides a game of Spot, unless it is a draw.
pub fn decisive_move(game: &str) -> Option<usize> {
    let answer = plain(named("spot"), game);
    answer.split_whitespace().last()?.parse().ok()
}
