//! What is small enough to be tried whole.

use crate::common::{expected, making, models, named, plain, solve};
use judge::problems::number_game::solution as number_game;
use judge::problems::spot::solution::{Game, Move, Turn};
use judge::runtime::scanner::{Error, Scanner, FIXED_KEY};
use judge::runtime::solution::Solve;
use judge::workbench::memory::MemoryStream;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// All positions of the Number Game.
#[test]
fn number_game_all_positions() {
    let mut positions = models::number_game::all_positions();
    positions.remove(&BTreeSet::new());
    assert_eq!(positions.len(), 3514);
    let line = |numbers: &BTreeSet<u32>| {
        let words: Vec<String> = numbers.iter().map(u32::to_string).collect();
        format!("{} {}\n", words.len(), words.join(" "))
    };
    let input: String = positions.iter().map(line).collect();
    let output = solve(named("number-game"), input.clone() + "0\n").good();
    assert_eq!(output, plain(named("number-game"), &input));
    assert_eq!(output.matches("There's no winning move.").count(), 622);
}

/// Of all sets of the numbers 2 to 20 just the positions are solved; for any other set the error
/// names a sum that shows that it cannot occur.
#[test]
#[ignore = "takes long"]
fn number_game_all_sets_of_numbers() {
    let mut stream = MemoryStream::new(b"");
    let mut scanner = Scanner::new(&mut stream);
    let mut solution = number_game::Solution::new(FIXED_KEY);
    let mut possible = 0;
    for set in 1..1_u32 << 19 {
        let set = set << 2;
        let numbers: BTreeSet<u32> = number_game::numbers_in(set).collect();
        let result = solution.solve(set, &mut scanner);
        if models::number_game::is_possible(&numbers) {
            assert!(result.is_ok(), "{numbers:?}");
            possible += 1;
            continue;
        }
        let Err(Error::Input { error, .. }) = result else {
            panic!("{numbers:?}: expected an error");
        };
        let number_game::InputError::Impossible(one, other) = error else {
            panic!("{numbers:?}: {error}");
        };
        assert!(numbers.contains(&(one + other)), "{numbers:?}: {error}");
        let are_chosen = [one, other]
            .iter()
            .all(|part| *part >= 2 && !numbers.contains(part));
        assert!(are_chosen, "{numbers:?}: {error}");
    }
    assert_eq!(possible, 3514);
}

/// What is beyond an end of a run.
#[derive(Clone, Copy, PartialEq)]
enum Neighbour {
    Nothing,
    OtherColour,
    /// A gap of one point, and then a stone of the same colour.
    GapAndSameColour,
}

/// Runs of four to nine stones everywhere on the board, in every direction and either colour, with
/// and without something beyond both ends.
#[test]
fn gomoku_all_runs() {
    use Neighbour::{GapAndSameColour, Nothing, OtherColour};
    let mut boards = 0_u32;
    let mut input = String::new();
    let mut expected = String::new();
    for (down, right) in [(0, 1), (1, 0), (1, 1), (-1, 1)] {
        for place in 0..19 * 19 {
            for length in 4..=9 {
                let (row, column) = (place / 19, place % 19);
                let last = (row + down * (length - 1), column + right * (length - 1));
                if !is_on_board(last.0, last.1) {
                    continue;
                }
                for colour in [1, 2] {
                    for beyond in [Nothing, OtherColour, GapAndSameColour] {
                        let mut board = [[0_u8; 19]; 19];
                        let mut put = |step: i32, stone| {
                            let (row, column) = (row + down * step, column + right * step);
                            if is_on_board(row, column) {
                                board[row as usize][column as usize] = stone;
                            }
                        };
                        (0..length).for_each(|step| put(step, colour));
                        for (next, after) in [(-1, -2), (length, length + 1)] {
                            match beyond {
                                Nothing => {}
                                OtherColour => put(next, 3 - colour),
                                GapAndSameColour => put(after, colour),
                            }
                        }
                        for row in board {
                            for stone in row {
                                input.push(char::from(b'0' + stone));
                                input.push(' ');
                            }
                            input.pop();
                            input.push('\n');
                        }
                        expected += &match length {
                            5 => format!("{colour}\n{} {}\n", row + 1, column + 1),
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
    if output != expected {
        let different = output
            .lines()
            .zip(expected.lines())
            .position(|(a, b)| a != b);
        panic!("line {different:?} of the output is wrong");
    }
}

fn is_on_board(row: i32, column: i32) -> bool {
    (0..19).contains(&row) && (0..19).contains(&column)
}

/// All labelled trees: the schedule of the plain solution, a right one, where a search over all
/// choices finds one, and the error where it finds none.
#[test]
fn game_schedule_all_trees_of_up_to_six_teams() {
    assert_eq!(all_trees(2..=6), 1 + 3 + 16 + 125 + 1296);
}

#[test]
#[ignore = "takes long"]
fn game_schedule_all_trees_of_seven_teams() {
    assert_eq!(all_trees(7..=7), 16807);
}

/// Tries all trees of these numbers of teams, and returns how many there are.
fn all_trees(sizes: RangeInclusive<usize>) -> usize {
    let mut trees = 0;
    for teams in sizes {
        let names: Vec<String> = (0..teams).map(|team| format!("T{team}")).collect();
        for code in 0..teams.pow(teams as u32 - 2) {
            let matches = tree(teams, code);
            let input = making::tournament_of(&names, &matches) + "0\n";
            let found = solve(named("game-schedule"), &input);
            let expected = expected(named("game-schedule"), &input);
            trees += 1;
            if models::game_schedule::schedule_exists(teams, &matches) {
                let output = found.good();
                let verdict = models::game_schedule::verify_all(&input, &output);
                assert_eq!(verdict, Ok(()), "{input}");
                assert_eq!(expected, Ok(output), "{input}");
            } else {
                let beginning = expected.expect_err("no schedule");
                assert!(
                    found.message().starts_with(&beginning),
                    "{found:?}\n{input}"
                );
                assert_eq!(found.output, "");
            }
        }
    }
    trees
}

/// Matches that form no tree, one fewer than teams, never have a schedule.
#[test]
fn game_schedule_all_graphs_of_up_to_five_teams() {
    let mut without = 0;
    for teams in 2..=5_usize {
        let names: Vec<String> = (0..teams).map(|team| format!("T{team}")).collect();
        let pairs: Vec<(usize, usize)> = (0..teams)
            .flat_map(|one| (0..one).map(move |other| (one, other)))
            .collect();
        for code in 0..pairs.len().pow(teams as u32 - 1) {
            let match_of = |place: u32| pairs[code / pairs.len().pow(place) % pairs.len()];
            let matches: Vec<(usize, usize)> = (0..teams as u32 - 1).map(match_of).collect();
            let input = making::tournament_of(&names, &matches) + "0\n";
            let found = solve(named("game-schedule"), &input);
            let exists = models::game_schedule::schedule_exists(teams, &matches);
            assert_eq!(found.error.is_none(), exists, "{found:?}\n{input}");
            without += usize::from(!exists);
        }
    }
    assert!(without > 5000, "{without}");
}

/// The tree of the Prüfer code whose digits, to the base of the number of teams, make `code`.
fn tree(teams: usize, code: usize) -> Vec<(usize, usize)> {
    let length = teams as u32 - 2;
    let code: Vec<usize> = (0..length)
        .map(|place| code / teams.pow(place) % teams)
        .collect();
    let mut degrees = vec![1; teams];
    code.iter().for_each(|&team| degrees[team] += 1);
    let mut matches = Vec::new();
    for team in code {
        let leaf = (0..teams).find(|&other| degrees[other] == 1).unwrap();
        matches.push((team, leaf));
        degrees[leaf] = 0;
        degrees[team] -= 1;
    }
    let last: Vec<usize> = (0..teams).filter(|&team| degrees[team] == 1).collect();
    matches.push((last[0], last[1]));
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
            let mut game = Game::new(FIXED_KEY);
            game.begin(size);
            let moves = [((1, 1), true), (corner, true), ((1, 1), false)];
            let results = moves.map(|(square, places)| {
                let earlier = game.play(Move { square, places }).expect("a legal move")?;
                game.turn_from(earlier).map(|turn| (earlier, turn))
            });
            assert_eq!(results, [None, None, Some((1, turn))], "{size} rows");
        }
    }
}
