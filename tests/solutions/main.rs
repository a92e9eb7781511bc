//! The solutions from outside: on the samples, against naive models, on everything that is small enough to be tried
//! whole, on bad input, on any bytes, and however the input arrives.
//!
//! A test of all problems runs once for each, under a name of its own:
//! `cargo test spot/` runs those of a problem.

mod any_bytes;
mod arrival;
mod bad_input;
mod beyond_the_limits;
#[path = "../common/mod.rs"]
mod common;
mod everything;
mod little_memory;
mod models;
mod random_cases;
mod samples;

use common::problems::{row, Row};
use libtest_mimic::{Arguments, Trial};

/// Functions with their names.
macro_rules! tests {
    ($($test:path),* $(,)?) => { &[$((stringify!($test), $test)),*] };
}

/// A test of every problem, with its name.
type ForEach = (&'static str, fn(&'static Row));

/// A test of one problem, with its name.
type Special = (&'static str, fn());

const FOR_EACH: &[ForEach] = tests![
    any_bytes::random_bytes,
    any_bytes::random_bytes_of_the_usual_ones,
    any_bytes::usual_words_in_any_order,
    any_bytes::valid_input_with_bytes_changed,
    any_bytes::valid_input_cut_and_repeated,
    arrival::in_pieces_of_any_size,
    arrival::cut_at_every_place,
    arrival::with_other_white_space,
    arrival::without_the_terminator_and_with_text_after_it,
    arrival::nothing_at_all,
    arrival::words_that_never_end,
    arrival::long_white_space_and_far_errors,
    bad_input::messages_and_places,
    bad_input::words_are_shown_harmlessly,
    little_memory::any_bytes,
    little_memory::many_cases,
    random_cases::as_the_model_says,
    random_cases::without_an_answer,
];

const SPECIAL: &[Special] = tests![
    arrival::long_names_of_teams,
    bad_input::games_of_cheat_that_never_end,
    beyond_the_limits::spot_with_a_board_of_a_million,
    beyond_the_limits::spot_with_a_board_of_a_million_and_a_draw,
    beyond_the_limits::game_schedule_with_a_million_teams,
    beyond_the_limits::game_schedule_with_a_thousand_teams,
    everything::spot_turns,
    everything::number_game_all_positions,
    everything::number_game_all_sets_of_numbers,
    everything::gomoku_all_runs,
    everything::game_schedule_all_trees,
    everything::game_schedule_all_graphs_of_up_to_five_teams,
    little_memory::counts_are_not_believed,
    little_memory::the_limit_is_one,
    models::cheat_least_is_lexicographic,
    models::cheat_putting_down,
    models::cheat_challenging,
    models::cheat_cards_stay_a_pack,
    models::ten_twenty_thirty_picking_up,
    models::ten_twenty_thirty_cards_stay_a_pack,
    models::gomoku_every_line_is_there,
    models::number_game_choices,
    models::spot_turns,
    models::game_schedule_right_answers,
    models::game_schedule_wrong_answers,
    models::game_schedule_existing_schedules,
    random_cases::cheat_with_positions_remembered,
];

fn main() {
    let mut trials = samples::trials();
    for problem in judge::PROBLEMS {
        for &(name, test) in FOR_EACH {
            let name = format!("{}/{name}", problem.name());
            trials.push(Trial::test(name, move || {
                test(row(problem.name()));
                Ok(())
            }));
        }
    }
    for &(name, test) in SPECIAL {
        trials.push(Trial::test(name, move || {
            test();
            Ok(())
        }));
    }
    // Only the shell of Linux can limit the memory.
    let runs_here = |trial: &Trial| cfg!(target_os = "linux") || !trial.name().contains("memory::");
    trials.retain(runs_here);
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}
