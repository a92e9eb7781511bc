//! Exhaustive tests of all cases of a small size.

use crate::common::inputs::{self, case_text};
use crate::common::{compare_with_plain, models, plain_output, problem_named};
use judge::problems::game_schedule::case::{Names, Tournament};
use judge::problems::game_schedule::solution::Solution as Scheduler;
use judge::problems::number_game::case::InputError;
use judge::problems::number_game::solution::Solution as NumberGame;
use judge::problems::spot::generate::game_on;
use judge::problems::spot::solution::Solution as Spot;
use judge::runtime::scanner::FIXED_KEY;
use judge::runtime::solution::Solve;

/// The number of positions of the Number Game, not counting the empty position.
const POSITION_COUNT: u64 = 3514;

/// A set of available numbers is a position if a game can lead to it. The solution solves all
/// positions. For any other set, the error names two forbidden numbers whose sum is available:
/// neither of them is in the set, but their sum is.
#[test]
#[ignore = "takes long"]
fn number_game_solves_exactly_the_positions() {
    let mut solution = NumberGame::new(FIXED_KEY);
    let mut solved_count = 0;
    // Bit `n` of `set` is 1 if the set contains `n`. The numbers are from 2 to 20.
    for set in (1 << 2..1_u32 << 21).step_by(1 << 2) {
        let contains = |number: u32| set & 1 << number != 0;
        match solution.solve_position(set) {
            Ok(_) => solved_count += 1,
            Err(InputError::CannotOccur(a, b)) => {
                let are_forbidden = [a, b].iter().all(|n| *n >= 2 && !contains(*n));
                assert!(are_forbidden && contains(a + b), "{set:b}: {a} {b}");
            }
            Err(error) => panic!("{set:b}: {error}"),
        }
    }
    assert_eq!(solved_count, POSITION_COUNT);
}

#[test]
fn number_game_agrees_with_plain_on_all_positions() {
    let problem = problem_named("number-game");
    let input = inputs::generate(problem, POSITION_COUNT, 0, None, Some("every"));
    assert!(compare_with_plain(problem, &input));
}

#[test]
fn spot_agrees_with_plain_on_all_games_on_four_squares() {
    // In base 4, `code` has four digits. Each digit is the square of a move.
    let games = (0..4_u32.pow(4)).map(|code| {
        let digits = [1, 4, 16, 64].map(|power| code / power % 4);
        let squares = digits.map(|digit| (digit / 2 + 1, digit % 2 + 1));
        case_text::<Spot>(&game_on(2, &squares))
    });
    let input = inputs::join("spot", &games.collect::<Vec<_>>());
    assert!(compare_with_plain(problem_named("spot"), &input));
}

/// Checks all lists of matches of up to six teams, including lists that are not trees, which have
/// no schedule. Searches all choices for a schedule. If there is one, the solution and the plain
/// solution must print the same schedule, which must be right. Otherwise both must report that none
/// exists. The first match is always the same, because only the names of the teams differ.
#[test]
fn game_schedule_agrees_with_search() {
    let problem = problem_named("game-schedule");
    for team_count in 2..=6_u32 {
        let pairs = (0..team_count).flat_map(|a| (0..a).map(move |b| [a, b]));
        let pairs: Vec<[u32; 2]> = pairs.collect();
        // In base `pairs.len()`, each digit of `code` is a match.
        for code in (0..pairs.len().pow(team_count - 1)).step_by(pairs.len()) {
            let match_at = |index: u32| pairs[code / pairs.len().pow(index) % pairs.len()];
            let matches: Vec<[u32; 2]> = (0..team_count - 1).map(match_at).collect();
            let has_schedule = models::game_schedule::schedule_exists(team_count, &matches, 0, 0);
            let mut names = Names::default();
            (0..team_count).for_each(|team| names.push(format!("T{team}").as_bytes()));
            let input = case_text::<Scheduler>(&Tournament { names, matches }) + "0\n";
            assert_eq!(compare_with_plain(problem, &input), has_schedule, "{input}");
            let schedule = plain_output(problem, &input, "");
            let verified = models::game_schedule::verify_all(&input, &schedule);
            assert_eq!(verified.is_ok(), has_schedule, "{input}");
        }
    }
}
