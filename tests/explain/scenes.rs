//! The scenes of card games agree with the events of their steps. For random cases, the tests apply
//! the events of each step to the cards, and compare the result with the scene of the step. The
//! snapshots of the samples show the scenes of the other problems.

use super::{array, explained_cases, text};
use crate::common::inputs;
use judge::workbench::explanation::Options;
use serde_json::Value;

/// Calls `check` with each of twelve random cases and its explanation.
fn check_random_cases(problem: &str, check: impl Fn(&str, &Value)) {
    for number in 0..12 {
        let input = inputs::random_input(problem, number..number + 1);
        let explanation = &explained_cases(problem, input, Options::default())[0];
        check(text(&explanation["input"]), explanation);
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

/// Returns the cards of each row after a step.
fn rows_of_cards(step: &Value) -> Vec<Vec<&str>> {
    let rows = array(&step["scene"]["rows"]).iter();
    let rows = rows.filter(|row| row["kind"] != "Title");
    rows.map(|row| array(&row["cards"]).iter().filter_map(card_left).collect())
        .collect()
}

/// Returns the name of a card unless the step removes it. A card without a mark is a plain string.
fn card_left(card: &Value) -> Option<&str> {
    match card["mark"].as_str() {
        None => card.as_str(),
        Some("Strong") => card["name"].as_str(),
        Some(_) => None,
    }
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
                        rows[pile_index] = left.to_vec();
                        rows[7].extend([one, two, three]);
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
