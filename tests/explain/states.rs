//! What explanations show step by step against the events of the steps: the cards, the boards, the
//! rows of numbers and the matches after each step of random cases.

use super::{array, cases, solve, text};
use crate::common::inputs;
use judge::workbench::explanation::Options;
use serde_json::Value;
use std::collections::BTreeSet;

/// Random cases of each problem.
const CASES: usize = 12;

/// Calls `check` with random cases and their explanations.
fn each(problem: &str, mut check: impl FnMut(&str, &Value)) {
    for number in 0..CASES {
        let case = inputs::random_any_case(problem, number);
        let input = inputs::join(problem, std::slice::from_ref(&case));
        let explained = &cases(problem, input.clone(), Options::default())[0];
        assert_eq!(text(&explained["input"]), case.trim_ascii_end());
        let answer = explained["answer"].as_str().unwrap_or_default();
        assert_eq!(answer, solve(problem, &input).output);
        check(&case, explained);
    }
}

/// The words of each event of a step.
fn events(step: &Value) -> impl Iterator<Item = Vec<&str>> {
    array(&step["lines"])
        .iter()
        .map(|line| text(line).split(' ').collect())
}

/// A number in an event or a case.
fn number(word: &str) -> usize {
    word.parse().expect("a number")
}

/// The names of the cards in a row with these marks.
fn cards<'a>(row: &'a Value, marks: &[&str]) -> Vec<&'a str> {
    let cards = array(&row["cards"]).iter().map(|card| match card {
        Value::String(name) => (&name[..], "None"),
        card => (text(&card["name"]), text(&card["mark"])),
    });
    let marked = cards.filter(|(_, mark)| marks.contains(mark));
    marked.map(|(name, _)| name).collect()
}

/// The cards that are there after a step, row by row, without titles.
fn rows(step: &Value) -> Vec<Vec<&str>> {
    let rows = array(&step["scene"]["rows"]).iter();
    let rows = rows.filter(|row| row["kind"] != "Title");
    rows.map(|row| cards(row, &["None", "Strong"])).collect()
}

#[test]
fn ten_twenty_thirty() {
    each("10-20-30", |case, explained| {
        let mut rows_now = vec![Vec::new(); 7];
        rows_now.push(case.split_whitespace().collect());
        let (mut card, mut pile) = ("", 0);
        for step in array(&explained["steps"]) {
            for event in events(step) {
                match event[..] {
                    ["deal", dealt] => card = dealt,
                    ["pile", number_of] => {
                        pile = number(number_of) - 1;
                        assert_eq!(rows_now[7].remove(0), card);
                        rows_now[pile].push(card);
                    }
                    ["pick", ref picked @ ..] => {
                        let size = rows_now[pile].len();
                        let groups = [
                            [0, 1, size - 1],
                            [0, size - 2, size - 1],
                            [size - 3, size - 2, size - 1],
                        ];
                        let is_picked = |group: &&[usize; 3]| {
                            group.map(|index| rows_now[pile][index]) == picked
                        };
                        let group = *groups.iter().find(is_picked).expect("a group");
                        for index in group.into_iter().rev() {
                            rows_now[pile].remove(index);
                        }
                        rows_now[7].extend(picked);
                    }
                    _ => {}
                }
            }
            // A draw shows two positions, which are the same.
            for shown in rows(step).chunks(8) {
                assert_eq!(shown, rows_now, "{case}{step}");
            }
        }
    });
}

#[test]
fn cheat() {
    each("cheat", |case, explained| {
        let hands = case.lines().map(|line| line.split(' ').collect());
        let mut hands: Vec<Vec<&str>> = hands.chain([Vec::new()]).collect();
        for step in array(&explained["steps"]) {
            for event in events(step) {
                match event[..] {
                    ["put", player, ref cards @ ..] => {
                        let hand = &mut hands[number(player) - 1];
                        for card in cards {
                            let index = hand.iter().position(|other| other == card);
                            hand.remove(index.expect("a card of the hand"));
                        }
                        hands[4].extend(cards);
                    }
                    ["take", player] => {
                        let table = std::mem::take(&mut hands[4]);
                        hands[number(player) - 1].extend(table);
                    }
                    _ => {}
                }
            }
            let mut shown = rows(step);
            shown
                .iter_mut()
                .chain(&mut hands)
                .for_each(|hand| hand.sort());
            assert_eq!(shown, hands, "{case}{step}");
        }
    });
}

/// Each row begins with what the row before has left.
#[test]
fn number_game() {
    each("number-game", |case, explained| {
        let mut wins = Vec::new();
        let steps = array(&explained["steps"]);
        for step in steps {
            let rows = array(&step["scene"]["rows"]);
            for pair in rows.windows(2) {
                let begins = cards(&pair[1], &["None", "Strong", "Weak"]);
                assert_eq!(begins, cards(&pair[0], &["None"]), "{case}{step}");
            }
            for event in events(step) {
                match event[..] {
                    ["choose", chosen, "leaves", ref left @ ..] => {
                        assert_eq!(cards(&rows[0], &["Strong"]), [chosen]);
                        assert_eq!(cards(&rows[0], &["None"]), left);
                    }
                    ["wins", chosen] => wins.push(chosen),
                    _ => {}
                }
            }
        }
        let last = &steps[steps.len() - 1]["scene"]["rows"][0];
        assert_eq!(cards(last, &["Strong"]), wins, "{case}");
    });
}

/// The row and column of a square.
fn place(square: &Value) -> (usize, usize) {
    let [row, column] = [&square["row"], &square["column"]];
    let number = |value: &Value| value.as_u64().expect("a number") as usize;
    (number(row), number(column))
}

#[test]
fn gomoku() {
    each("gomoku", |case, explained| {
        let mut stones = array(&explained["stage"]["grid"]["squares"]).iter();
        for (line, row) in case.lines().zip(1..) {
            for (colour, column) in line
                .split(' ')
                .zip(1..)
                .filter(|(colour, _)| *colour != "0")
            {
                let stone = stones.next().expect("a stone");
                let is_white = stone["piece"] == "White";
                assert_eq!(
                    (place(stone), is_white),
                    ((row, column), colour == "2"),
                    "{case}"
                );
            }
        }
        let step = &explained["steps"][0];
        let squares = array(&step["scene"]["grid"]["boards"][0]["squares"]).iter();
        let marked = squares
            .filter(|square| square["mark"] == "Strong")
            .map(place);
        let five = events(step)
            .filter(|event| event[0] == "row")
            .flat_map(|row| {
                let ends = [3, 4, 5, 6].map(|index| number(row[index]));
                (0..5).map(move |n| {
                    let between = |from: usize, to: usize| (from * (4 - n) + to * n) / 4;
                    (between(ends[0], ends[2]), between(ends[1], ends[3]))
                })
            });
        let [marked, five] = [marked.collect(), five.collect::<BTreeSet<_>>()];
        assert_eq!(marked, five, "{case}");
    });
}

#[test]
fn spot() {
    each("spot", |case, explained| {
        let grid = &explained["stage"]["grid"];
        let size = number(case.lines().next().expect("a size"));
        let spots = |after: &Value| {
            let mut spots = BTreeSet::new();
            for square in &array(&grid["moves"])[..number(&after.to_string())] {
                let spot = [0, 1].map(|axis| number(&square[axis].to_string()));
                if !spots.remove(&spot) {
                    spots.insert(spot);
                }
            }
            spots
        };
        let mut moves = 0;
        for step in array(&explained["steps"]) {
            let boards = array(&step["scene"]["grid"]["boards"]);
            let board = boards.last().expect("a board");
            for event in events(step) {
                match event[..] {
                    ["move", _, row, column, _] => {
                        moves += 1;
                        assert_eq!(place(&board["squares"][0]), (number(row), number(column)));
                    }
                    ["spots", count] => assert_eq!(spots(&board["after"]).len(), number(count)),
                    ["seen", earlier] => {
                        let turn = |[row, column]: [usize; 2]| [column, size + 1 - row];
                        let mut earlier_spots = spots(&boards[0]["after"]);
                        for _ in 0..number(&board["turns"].to_string()) {
                            earlier_spots = earlier_spots.into_iter().map(turn).collect();
                        }
                        assert_eq!(earlier_spots, spots(&board["after"]), "{case}");
                        assert_eq!(boards[0]["after"], number(earlier));
                    }
                    _ => {}
                }
            }
            assert_eq!(board["after"], moves, "{case}{step}");
        }
    });
}

/// A case without a schedule is explained up to where it gets stuck.
#[test]
fn game_schedule() {
    let mut stuck = 0;
    each("game-schedule", |case, explained| {
        let bracket = &explained["stage"]["bracket"];
        let name = |index: &Value| text(&bracket["teams"][number(&index.to_string())]);
        let mut matches = array(&bracket["matches"]).iter();
        for step in array(&explained["steps"]) {
            for event in events(step) {
                let (winner, loser) = match event[..] {
                    ["match", winner, loser] => (winner, loser),
                    ["wildcard", team] => (team, team),
                    _ => continue,
                };
                let result = matches.next().expect("a match");
                assert_eq!(result["round"], step["number"]);
                assert_eq!(
                    [name(&result["winner"]), name(&result["loser"])],
                    [winner, loser]
                );
            }
            stuck += usize::from(step["title"] == "the schedule gets stuck");
            let played = array(&bracket["matches"]).len() - matches.len();
            assert_eq!(step["scene"]["bracket"]["played"], played, "{case}{step}");
        }
        assert_eq!(matches.next(), None, "{case}");
    });
    assert!(stuck > 0);
}
