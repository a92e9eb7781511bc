//! What is small enough to be tried whole.

use crate::making;
use crate::models;
use crate::stream::run;

/// All positions of the Number Game, and that no other set of numbers is taken for one.
#[test]
fn number_game_all_positions() {
    let mut input = String::new();
    let mut positions = 0;
    for position in models::number_game::all_positions() {
        if !position.is_empty() {
            let numbers: Vec<String> = position.iter().map(u32::to_string).collect();
            input += &format!("{} {}\n", numbers.len(), numbers.join(" "));
            positions += 1;
        }
    }
    assert_eq!(positions, 3514);
    input += "0\n";
    let output = run("number-game", &input).good("all positions");
    assert_eq!(output, models::number_game::answer(&input));
    assert_eq!(output.matches("There's no winning move.").count(), 622);
}

/// Of all sets of the numbers 2 to 20 just the positions are answered; every other is said to be
/// impossible for a reason that is true.
#[test]
fn number_game_all_sets_of_numbers() {
    let mut possible = 0;
    for set in 1..1_u32 << 19 {
        // Every seventh set, and all sets of few numbers.
        if set % 7 != 0 && set.count_ones() > 4 {
            continue;
        }
        let available = |number: u32| (2..=20).contains(&number) && set >> (number - 2) & 1 == 1;
        let numbers: Vec<u32> = (2..=20).filter(|&number| available(number)).collect();
        let words: Vec<String> = numbers.iter().map(u32::to_string).collect();
        let found = run(
            "number-game",
            format!("{} {}\n", words.len(), words.join(" ")),
        );
        if models::number_game::is_possible(&numbers.iter().copied().collect()) {
            assert_eq!(found.error, None, "{numbers:?}");
            possible += 1;
            continue;
        }
        let message = found.message();
        let sums = message.split(", and ").nth(1).expect(message);
        let (sum, parts) = sums.split_once(" = ").expect(message);
        let parts: Vec<u32> = match parts.split_once('·') {
            Some(("2", part)) => vec![part.parse().unwrap(); 2],
            _ => parts
                .split(" + ")
                .map(|part| part.parse().unwrap())
                .collect(),
        };
        assert_eq!(parts.len(), 2, "{message}");
        assert!(available(sum.parse().unwrap()), "{numbers:?}: {message}");
        assert_eq!(parts[0] + parts[1], sum.parse().unwrap(), "{message}");
        for part in parts {
            assert!(part >= 2 && !available(part), "{numbers:?}: {message}");
        }
    }
    assert!(possible > 500, "{possible}");
}

/// What stands beyond an end of a run.
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
                        for (next, behind) in [(-1, -2), (length, length + 1)] {
                            match beyond {
                                Nothing => {}
                                OtherColour => put(next, 3 - colour),
                                GapAndSameColour => put(behind, colour),
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
    println!("{boards} boards");
    // For each length: 20 − length places in a line of 19 along rows and down columns, and the
    // square of it along each diagonal direction.
    let places: u32 = (4..=9_u32)
        .map(|length| 2 * 19 * (20 - length) + 2 * (20 - length).pow(2))
        .sum();
    assert_eq!(boards, places * 6);
    let output = run("gomoku", format!("{boards}\n{input}")).good("all runs");
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

/// All labelled trees of up to seven teams: a right schedule where a search over all choices finds
/// one, and the error where it finds none.
#[test]
fn game_schedule_all_trees() {
    let mut trees = 0;
    let mut possible = 0;
    for teams in 2..=7_usize {
        let names: Vec<String> = (0..teams).map(|team| format!("T{team}")).collect();
        for code in 0..teams.pow(teams as u32 - 2) {
            let matches = tree(teams, code);
            let input = making::tournament_of(&names, &matches) + "0\n";
            let found = run("game-schedule", &input);
            trees += 1;
            if models::game_schedule::schedule_exists(teams, &matches) {
                let output = found.good(&input);
                let verdict = models::game_schedule::verify_all(&input, &output);
                assert_eq!(verdict, Ok(()), "{input}");
                possible += 1;
            } else {
                let beginning = "case 1: no schedule exists: round ";
                assert!(found.message().starts_with(beginning), "{found:?}\n{input}");
                assert_eq!(found.output, "");
            }
        }
    }
    println!("{possible} of {trees} trees have a schedule");
    assert_eq!(trees, 1 + 3 + 16 + 125 + 1296 + 16807);
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
            let found = run("game-schedule", &input);
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
