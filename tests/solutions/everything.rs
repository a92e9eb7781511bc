//! Exhaustive tests, where there are few enough cases.

use crate::common::making::text;
use crate::common::{assert_same, is_answered_alike, models, named, plain, solve};
use judge::problems::game_schedule::case::Tournament;
use judge::problems::game_schedule::solution::Solution as Scheduler;
use judge::problems::gomoku::case::Board;
use judge::problems::gomoku::solution::Solution as Gomoku;
use judge::problems::number_game::case::InputError;
use judge::problems::number_game::solution::Solution;
use judge::problems::spot::solution::{Patterns, Turn};
use judge::runtime::scanner::FIXED_KEY;
use judge::runtime::solution::Solve;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// All positions of the Number Game, found by trying all moves from the first one.
#[test]
fn number_game_all_positions() {
    let mut positions = BTreeSet::new();
    let mut to_do = vec![models::number_game::start()];
    while let Some(position) = to_do.pop() {
        let next = |chosen| models::number_game::after(&position, chosen);
        if !position.is_empty() && !positions.contains(&position) {
            to_do.extend(position.iter().map(next));
            positions.insert(position);
        }
    }
    assert_eq!(positions.len(), POSITIONS);
    let line = |numbers: &BTreeSet<u32>| {
        let words: Vec<String> = numbers.iter().map(u32::to_string).collect();
        format!("{} {}\n", words.len(), words.join(" "))
    };
    let input: String = positions.iter().map(line).collect();
    let output = solve(named("number-game"), &input).good();
    assert_eq!(output, plain(named("number-game"), &input));
    assert_eq!(output.matches("There's no winning move.").count(), 622);
}

/// How many positions of the Number Game there are, without the empty one.
const POSITIONS: usize = 3514;

/// Of all sets of the numbers 2 to 20 only the positions are solved: as many as there are, and for
/// any other set the error names a sum that shows that it cannot occur.
#[test]
#[ignore = "takes long"]
fn number_game_all_sets_of_numbers() {
    let mut solution = Solution::new(FIXED_KEY);
    let mut solved = 0;
    for set in 1..1_u32 << 19 {
        let has = |number: u32| set << 2 >> number & 1 == 1;
        match solution.solve_position(set << 2) {
            Ok(_) => solved += 1,
            Err(InputError::Impossible(one, other)) => {
                let are_chosen = [one, other].iter().all(|part| *part >= 2 && !has(*part));
                assert!(are_chosen && has(one + other), "{set:b}: {one} {other}");
            }
            Err(error) => panic!("{set:b}: {error}"),
        }
    }
    assert_eq!(solved, POSITIONS);
}

/// Runs of four to nine stones everywhere on the board, in every direction and either colour: alone,
/// between stones of the other colour, and with a gap and then another stone at both ends.
#[test]
fn gomoku_all_runs() {
    let mut boards = 0_u32;
    let (mut input, mut expected) = (String::new(), String::new());
    for (down, right) in [(0, 1), (1, 0), (1, 1), (-1, 1)] {
        for place in 0..19 * 19 {
            for length in 4..=9 {
                let (row, column) = (place / 19, place % 19);
                let point = |step: i32| {
                    let point = (row + down * step, column + right * step);
                    let is_on_board = (0..19).contains(&point.0) && (0..19).contains(&point.1);
                    is_on_board.then_some((point.0 as usize, point.1 as usize))
                };
                if point(length - 1).is_none() {
                    continue;
                }
                for (colour, other) in [(0, 1), (1, 0)] {
                    let with_other = vec![(-1, other), (length, other)];
                    let with_gaps = vec![(-2, colour), (length + 1, colour)];
                    for ends in [vec![], with_other, with_gaps] {
                        let mut board = Board::default();
                        let run = (0..length).map(|step| (step, colour));
                        for (step, stone) in run.chain(ends) {
                            if let Some(point) = point(step) {
                                board.put(point, Some(stone));
                            }
                        }
                        input += &text::<Gomoku>(&board);
                        expected += &match length {
                            5 => format!("{}\n{} {}\n", colour + 1, row + 1, column + 1),
                            _ => "0\n".to_string(),
                        };
                        boards += 1;
                    }
                }
            }
        }
    }
    // For each length: 20 − length places in a line of 19 along rows and down columns, and the
    // square of it along each diagonal direction.
    let places: u32 = (4..=9_u32)
        .map(|length| 2 * 19 * (20 - length) + 2 * (20 - length).pow(2))
        .sum();
    assert_eq!(boards, places * 6);
    let output = solve(named("gomoku"), format!("{boards}\n{input}")).good();
    assert_same("all runs", &expected, &output);
}

#[test]
fn spot_all_games_on_four_squares() {
    let games = every_small_game_of_spot();
    assert!(is_answered_alike(named("spot"), &games));
}

/// All games on a board of two rows: each move flips one of the four squares.
pub fn every_small_game_of_spot() -> String {
    let mut games = String::new();
    for code in 0..4_u32.pow(4) {
        let mut spots = 0_u32;
        games += "2\n";
        for number in 0..4 {
            let square = code / 4_u32.pow(number) % 4;
            spots ^= 1 << square;
            let sign = if spots >> square & 1 == 1 { '+' } else { '-' };
            games += &format!("{} {} {sign}\n", square / 2 + 1, square % 2 + 1);
        }
    }
    games + "0\n"
}

/// All labelled trees.
#[test]
fn game_schedule_all_trees_of_up_to_six_teams() {
    all_trees(2..=6);
}

#[test]
#[ignore = "takes long"]
fn game_schedule_all_trees_of_seven_teams() {
    all_trees(7..=7);
}

fn all_trees(sizes: RangeInclusive<usize>) {
    for teams in sizes {
        for code in 0..teams.pow(teams as u32 - 2) {
            check_tournament(teams, tree(teams, code));
        }
    }
}

/// All graphs: those that are not trees never have a schedule.
#[test]
fn game_schedule_all_graphs_of_up_to_five_teams() {
    for teams in 2..=5_usize {
        let pairs =
            (0..teams).flat_map(|one| (0..one).map(move |other| [one as u32, other as u32]));
        let pairs: Vec<[u32; 2]> = pairs.collect();
        for code in 0..pairs.len().pow(teams as u32 - 1) {
            let match_of = |place: u32| pairs[code / pairs.len().pow(place) % pairs.len()];
            check_tournament(teams, (0..teams as u32 - 1).map(match_of).collect());
        }
    }
}

/// Checks that the schedule is that of the plain solution, and a right one, where a search over all
/// choices finds one, and that there is an error where it finds none.
fn check_tournament(teams: usize, matches: Vec<[u32; 2]>) {
    let problem = named("game-schedule");
    let exists = models::game_schedule::schedule_exists(teams as u32, &matches, 0, 0);
    let names = (0..teams).map(|team| format!("T{team}").as_bytes().into());
    let names = names.collect();
    let input = text::<Scheduler>(&Tournament { names, matches }) + "0\n";
    assert_eq!(is_answered_alike(problem, &input), exists, "{input}");
    if exists {
        let verdict = models::game_schedule::verify_all(&input, &plain(problem, &input));
        assert_eq!(verdict, Ok(()), "{input}");
    }
}

/// The tree of the Prüfer code whose digits, to the base of the number of teams, make `code`.
fn tree(teams: usize, code: usize) -> Vec<[u32; 2]> {
    let length = teams as u32 - 2;
    let code: Vec<usize> = (0..length)
        .map(|place| code / teams.pow(place) % teams)
        .collect();
    let mut degrees = vec![1; teams];
    code.iter().for_each(|&team| degrees[team] += 1);
    let mut matches = Vec::new();
    for team in code {
        let leaf = (0..teams).find(|&other| degrees[other] == 1).unwrap();
        matches.push([team as u32, leaf as u32]);
        degrees[leaf] = 0;
        degrees[team] -= 1;
    }
    let last: Vec<u32> = (0..teams as u32)
        .filter(|&team| degrees[team as usize] == 1)
        .collect();
    matches.push([last[0], last[1]]);
    matches
}

/// A spot goes from the first corner to each other one of a small board and of a large one: this is
/// a turn, and the game says which.
#[test]
fn spot_turns() {
    for size in [3, 65] {
        for (corner, turn) in [
            ((1, size), Turn::By90),
            ((size, size), Turn::By180),
            ((size, 1), Turn::By270),
        ] {
            let mut patterns = Patterns::new(FIXED_KEY);
            patterns.begin(size);
            let results = [(1, 1), corner, (1, 1)].map(|square| {
                let earlier = patterns.change(square)?;
                patterns.turn_from(earlier).map(|turn| (earlier, turn))
            });
            assert_eq!(results, [None, None, Some((1, turn))], "{size} rows");
        }
    }
}
