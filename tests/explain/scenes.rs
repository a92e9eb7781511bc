//! The scenes of explanations agree with the events of their steps. For random cases, the tests
//! apply the events of each step to cards, spots, numbers or matches, and compare the result with
//! the scene of the step.

use super::{array, explained_cases, text};
use crate::common::{inputs, problem_named, solve};
use judge::workbench::explanation::Options;
use serde_json::Value;
use std::collections::BTreeSet;

/// The number of random cases of each problem.
const CASE_COUNT: usize = 12;

/// Calls `check` with each random case and its explanation. Asserts that the explanation repeats
/// the case and the answer.
fn check_random_cases(problem: &str, mut check: impl FnMut(&str, &Value)) {
    for number in 0..CASE_COUNT {
        let case = inputs::random_any_case(problem, number);
        let input = inputs::join(problem, std::slice::from_ref(&case));
        let explanation = &explained_cases(problem, input.clone(), Options::default())[0];
        assert_eq!(text(&explanation["input"]), case.trim_ascii_end());
        let answer = explanation["answer"].as_str().unwrap_or_default();
        assert_eq!(answer, solve(problem_named(problem), &input).output);
        check(&case, explanation);
    }
}

/// Returns the events of a step, split into words.
fn events(step: &Value) -> impl Iterator<Item = Vec<&str>> {
    let lines = array(&step["lines"]).iter();
    lines.map(|line| text(line).split(' ').collect())
}

fn parse(word: &str) -> usize {
    word.parse().expect("a number")
}

/// Returns the names of the cards in a row that have one of these marks. A card that is a plain
/// string has the mark "None".
fn cards_with<'a>(row: &'a Value, marks: &[&str]) -> Vec<&'a str> {
    let cards = array(&row["cards"]).iter().map(|card| match card {
        Value::String(name) => (&name[..], "None"),
        card => (text(&card["name"]), text(&card["mark"])),
    });
    let selected_cards = cards.filter(|(_, mark)| marks.contains(mark));
    selected_cards.map(|(name, _)| name).collect()
}

/// Returns the cards of each row after a step. Cards with other marks are shown, but the step
/// removes them.
fn rows_of_cards(step: &Value) -> Vec<Vec<&str>> {
    let rows = array(&step["scene"]["rows"]).iter();
    let rows = rows.filter(|row| row["kind"] != "Title");
    rows.map(|r| cards_with(r, &["None", "Strong"])).collect()
}

/// A scene has eight rows. Rows 0 to 6 are the piles, and row 7 is the deck.
#[test]
fn ten_twenty_thirty_scenes_show_the_cards() {
    check_random_cases("10-20-30", |case, explanation| {
        let mut rows = vec![Vec::new(); 7];
        rows.push(case.split_whitespace().collect());
        let mut pile_index = 0;
        for step in array(&explanation["steps"]) {
            for event in events(step) {
                match event[..] {
                    ["deal", card] => assert_eq!(card, rows[7][0]),
                    ["pile", number] => {
                        pile_index = parse(number) - 1;
                        let card = rows[7].remove(0);
                        rows[pile_index].push(card);
                    }
                    ["pick", one, two, three, "leaves", ref left @ ..] => {
                        let picked = [one, two, three];
                        let pile = &mut rows[pile_index];
                        let size = pile.len();
                        // The rules allow these three groups.
                        let groups = [
                            [0, 1, size - 1],
                            [0, size - 2, size - 1],
                            [size - 3, size - 2, size - 1],
                        ];
                        let is_picked = |group: &&[usize; 3]| group.map(|i| pile[i]) == picked;
                        let group = *groups.iter().find(is_picked).expect("a group");
                        for index in group.into_iter().rev() {
                            pile.remove(index);
                        }
                        assert_eq!(pile, left);
                        rows[7].extend(picked);
                    }
                    _ => {}
                }
            }
            // The last step of a draw shows two equal positions.
            for shown in rows_of_cards(step).chunks(8) {
                assert_eq!(shown, rows, "{case}{step}");
            }
        }
    });
}

/// A scene has five rows. Rows 0 to 3 are the hands of the players, and row 4 has the cards on the
/// table.
#[test]
fn cheat_scenes_show_the_cards() {
    check_random_cases("cheat", |case, explanation| {
        let hands = case.lines().map(|line| line.split(' ').collect());
        let mut rows: Vec<Vec<&str>> = hands.chain([Vec::new()]).collect();
        for step in array(&explanation["steps"]) {
            for event in events(step) {
                match event[..] {
                    ["put", player, ref cards @ ..] => {
                        let hand = &mut rows[parse(player) - 1];
                        for card in cards {
                            let index = hand.iter().position(|in_hand| in_hand == card);
                            hand.remove(index.expect("a card of the hand"));
                        }
                        rows[4].extend(cards);
                    }
                    ["take", player] => {
                        let table = std::mem::take(&mut rows[4]);
                        rows[parse(player) - 1].extend(table);
                    }
                    _ => {}
                }
            }
            let mut shown = rows_of_cards(step);
            shown.iter_mut().chain(&mut rows).for_each(|row| row.sort());
            assert_eq!(shown, rows, "{case}{step}");
        }
    });
}

/// The numbers of a row that have no mark remain available, and are the numbers of the next row.
#[test]
fn number_game_scenes_show_the_numbers() {
    check_random_cases("number-game", |case, explanation| {
        let mut winning_moves = Vec::new();
        let steps = array(&explanation["steps"]);
        for step in steps {
            let rows = array(&step["scene"]["rows"]);
            for pair in rows.windows(2) {
                let numbers = cards_with(&pair[1], &["None", "Strong", "Weak"]);
                assert_eq!(numbers, cards_with(&pair[0], &["None"]), "{case}{step}");
            }
            for event in events(step) {
                match event[..] {
                    ["choose", chosen, "leaves", ref remaining @ ..] => {
                        assert_eq!(cards_with(&rows[0], &["Strong"]), [chosen]);
                        assert_eq!(cards_with(&rows[0], &["None"]), remaining);
                    }
                    ["wins", chosen] => winning_moves.push(chosen),
                    _ => {}
                }
            }
        }
        let last_row = &steps[steps.len() - 1]["scene"]["rows"][0];
        assert_eq!(cards_with(last_row, &["Strong"]), winning_moves, "{case}");
    });
}

/// Returns the row and the column of a square.
fn row_and_column(square: &Value) -> (usize, usize) {
    let [row, column] = ["row", "column"].map(|field| parse(&square[field].to_string()));
    (row, column)
}

/// The board has all stones of the case. The stones of a winning row are marked.
#[test]
fn gomoku_scenes_show_the_stones() {
    check_random_cases("gomoku", |case, explanation| {
        let mut stones = array(&explanation["stage"]["grid"]["stones"]).iter();
        for (line, row) in case.lines().zip(1..) {
            let squares = line.split(' ').zip(1..);
            for (colour, column) in squares.filter(|(colour, _)| *colour != "0") {
                let stone = stones.next().expect("a stone");
                assert_eq!(row_and_column(stone), (row, column), "{case}");
                assert_eq!(stone["colour"] == "White", colour == "2", "{case}");
            }
        }
        let step = &explanation["steps"][0];
        let squares = array(&step["scene"]["grid"]["boards"][0]["squares"]).iter();
        let marked_squares = squares.filter(|square| square["mark"] == "Strong");
        let winning_stones = events(step).flat_map(|event| match event[..] {
            ["row", _, _, top, left, bottom, right] => {
                let [top, left, bottom, right] = [top, left, bottom, right].map(parse);
                // The event names the first and the last of five stones, which have the indices 0
                // and 4.
                let between = |from: usize, to: usize, index| (from * (4 - index) + to * index) / 4;
                let stone = |index| (between(top, bottom, index), between(left, right, index));
                (0..5).map(stone).collect()
            }
            _ => vec![],
        });
        let expected: BTreeSet<_> = winning_stones.collect();
        let actual: BTreeSet<_> = marked_squares.map(row_and_column).collect();
        assert_eq!(actual, expected, "{case}");
    });
}

/// A board shows the spots after the first `move_count` moves. When a pattern comes back, the first
/// board shows the earlier pattern. In the last board, `turns` is the number of quarter turns that
/// make the patterns equal.
#[test]
fn spot_scenes_show_the_spots() {
    check_random_cases("spot", |case, explanation| {
        let grid = &explanation["stage"]["grid"];
        let size = parse(case.lines().next().expect("a size"));
        let spots_after = |move_count: &Value| {
            let mut spots = BTreeSet::new();
            for square in &array(&grid["moves"])[..parse(&move_count.to_string())] {
                let spot = [0, 1].map(|index| parse(&square[index].to_string()));
                if !spots.remove(&spot) {
                    spots.insert(spot);
                }
            }
            spots
        };
        let mut move_count = 0;
        for step in array(&explanation["steps"]) {
            let boards = array(&step["scene"]["grid"]["boards"]);
            let board = boards.last().expect("a board");
            for event in events(step) {
                match event[..] {
                    ["move", _, row, column, _] => {
                        move_count += 1;
                        let square = row_and_column(&board["squares"][0]);
                        assert_eq!(square, (parse(row), parse(column)));
                    }
                    ["spots", count] => {
                        assert_eq!(spots_after(&board["move_count"]).len(), parse(count))
                    }
                    ["seen", earlier] => {
                        let rotate = |[row, column]: [usize; 2]| [column, size + 1 - row];
                        let mut spots = spots_after(&boards[0]["move_count"]);
                        for _ in 0..parse(&board["turns"].to_string()) {
                            spots = spots.into_iter().map(rotate).collect();
                        }
                        assert_eq!(spots, spots_after(&board["move_count"]), "{case}");
                        assert_eq!(boards[0]["move_count"], parse(earlier));
                    }
                    _ => {}
                }
            }
            assert_eq!(board["move_count"], move_count, "{case}{step}");
        }
    });
}

/// The bracket has the matches of all steps, in order. A wildcard is a match of a team with itself.
/// The explanation of a case without a schedule ends with the round that gets stuck.
#[test]
fn game_schedule_scenes_show_the_matches() {
    let mut stuck_count = 0;
    check_random_cases("game-schedule", |case, explanation| {
        let bracket = &explanation["stage"]["bracket"];
        let team_name = |index: &Value| text(&bracket["teams"][parse(&index.to_string())]);
        let mut matches = array(&bracket["matches"]).iter();
        for step in array(&explanation["steps"]) {
            for event in events(step) {
                let (winner, loser) = match event[..] {
                    ["match", winner, loser] => (winner, loser),
                    ["wildcard", team] => (team, team),
                    _ => continue,
                };
                let result = matches.next().expect("a match");
                assert_eq!(result["round"], step["number"]);
                assert_eq!(team_name(&result["winner"]), winner);
                assert_eq!(team_name(&result["loser"]), loser);
            }
            stuck_count += usize::from(step["title"] == "the schedule gets stuck");
            let count = array(&bracket["matches"]).len() - matches.len();
            assert_eq!(step["scene"]["bracket"]["played"], count, "{case}{step}");
        }
        assert_eq!(matches.next(), None, "{case}");
    });
    assert!(stuck_count > 0);
}
