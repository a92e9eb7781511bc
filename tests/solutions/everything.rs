//! Exhaustive tests, where there are few enough cases.

use crate::common::inputs::{self, case_text};
use crate::common::{assert_same, compare_with_plain, models, plain_output, problem_named, solve};
use judge::problems::game_schedule::case::{Names, Tournament};
use judge::problems::game_schedule::solution::Solution as Scheduler;
use judge::problems::gomoku::case::Board;
use judge::problems::gomoku::solution::Solution as Gomoku;
use judge::problems::number_game::case::InputError;
use judge::problems::number_game::solution::Solution;
use judge::runtime::scanner::FIXED_KEY;
use judge::runtime::solution::Solve;

/// How many positions of the Number Game there are, without the empty one.
const POSITIONS: u64 = 3514;

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
    let (mut boards, mut expected) = (Vec::new(), String::new());
    for (place, (down, right)) in (0..19 * 19).flat_map(|place| DIRECTIONS.map(|way| (place, way)))
    {
        let point = |step: i32| {
            let (row, column) = (place / 19 + down * step, place % 19 + right * step);
            let is_on_board = (0..19).contains(&row) && (0..19).contains(&column);
            is_on_board.then_some((row as usize, column as usize))
        };
        for length in (4..=9).filter(|length| point(length - 1).is_some()) {
            for colour in [0, 1] {
                let with_other = vec![(-1, 1 - colour), (length, 1 - colour)];
                let with_gaps = vec![(-2, colour), (length + 1, colour)];
                for ends in [vec![], with_other, with_gaps] {
                    let mut board = Board::default();
                    let run = (0..length).map(|step| (step, colour));
                    for (step, stone) in run.chain(ends) {
                        if let Some(point) = point(step) {
                            board.put(point, Some(stone));
                        }
                    }
                    boards.push(case_text::<Gomoku>(&board));
                    expected += &match length {
                        5 => format!("{}\n{} {}\n", colour + 1, place / 19 + 1, place % 19 + 1),
                        _ => "0\n".to_string(),
                    };
                }
            }
        }
    }
    let output = solve(problem_named("gomoku"), inputs::join("gomoku", &boards)).expect_success();
    assert_same("all runs", &expected, &output);
}

/// How a step goes down and to the right.
const DIRECTIONS: [(i32, i32); 4] = [(0, 1), (1, 0), (1, 1), (-1, 1)];

#[test]
fn spot_all_games_on_four_squares() {
    let games = every_small_game_of_spot();
    assert!(compare_with_plain(problem_named("spot"), &games));
}

/// All games on a board of two rows: each move flips one of the four squares.
fn every_small_game_of_spot() -> String {
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

/// All graphs, among them all trees, with the matches in any order. Those that are not trees never have
/// a schedule.
#[test]
fn game_schedule_all_graphs_of_up_to_five_teams() {
    (2..=5).for_each(all_graphs);
}

#[test]
#[ignore = "takes long"]
fn game_schedule_all_graphs_of_six_teams() {
    all_graphs(6);
}

fn all_graphs(teams: usize) {
    let pairs = (0..teams).flat_map(|one| (0..one).map(move |other| [one as u32, other as u32]));
    let pairs: Vec<[u32; 2]> = pairs.collect();
    for code in 0..pairs.len().pow(teams as u32 - 1) {
        let match_of = |place: u32| pairs[code / pairs.len().pow(place) % pairs.len()];
        check_tournament(teams, (0..teams as u32 - 1).map(match_of).collect());
    }
}

/// Checks that the schedule is that of the plain solution, and a right one, where a search over all
/// choices finds one, and that there is an error where it finds none.
fn check_tournament(teams: usize, matches: Vec<[u32; 2]>) {
    let problem = problem_named("game-schedule");
    let exists = models::game_schedule::schedule_exists(teams as u32, &matches, 0, 0);
    let mut names = Names::default();
    (0..teams).for_each(|team| names.push(format!("T{team}").as_bytes()));
    let input = case_text::<Scheduler>(&Tournament { names, matches }) + "0\n";
    assert_eq!(compare_with_plain(problem, &input), exists, "{input}");
    if exists {
        let verdict = models::game_schedule::verify_all(&input, &plain_output(problem, &input));
        assert_eq!(verdict, Ok(()), "{input}");
    }
}
