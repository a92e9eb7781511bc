//! What explanations show step by step against models and plain solutions: the cards, the boards
//! and the rows of numbers after each step of random cases. The words are compared only in the kept
//! samples.

use super::explain;
use crate::common::models::{cheat, number_game, ten_twenty_thirty};
use crate::common::{assert_same, making, named, plain};
use judge::workbench::explanation::Options;
use std::collections::BTreeSet;
use std::fmt::Display;

/// Random cases of each problem.
const CASES: usize = 20;

/// The lines of a case's explanation, of which none is broken, without the answer.
fn lines(problem: &str, case: &str) -> Vec<String> {
    let options = Options {
        width: 1 << 20,
        ..Options::default()
    };
    let input = making::input(problem, &[case.to_string()]);
    let text = explain(problem, input, &options).output;
    let steps = text.split("\nAnswer:\n").next().unwrap_or_default();
    steps.lines().map(String::from).collect()
}

/// Compares the drawn lines that begin with one of `labels` with those of the model. Of the marked
/// words only those in brackets are there after the step, and those in parentheses are not.
fn compare(problem: &str, labels: &[&str], states: impl Fn(&str) -> Vec<String>) {
    for number in 0..CASES {
        let case = making::case(problem, number);
        let drawn = lines(problem, &case).into_iter().filter_map(|line| {
            let mut words = line.strip_prefix("  ")?.split_whitespace();
            let label = words.next().filter(|word| labels.contains(word))?;
            let words = words.filter(|word| !word.starts_with('('));
            let words = words.filter(|word| !["-", "gone", "nothing", "empty"].contains(word));
            let words = words.map(|word| format!(" {}", word.trim_matches(['[', ']'])));
            Some(label.to_string() + &words.collect::<String>())
        });
        let drawn: Vec<String> = drawn.collect();
        assert_same(&case, &states(&case).join("\n"), &drawn.join("\n"));
    }
}

/// A label and what follows it.
fn row<T: Display>(label: impl Display, words: impl IntoIterator<Item = T>) -> String {
    let words = words.into_iter().map(|word| format!(" {word}"));
    format!("{label}{}", words.collect::<String>())
}

#[test]
fn ten_twenty_thirty() {
    compare("10-20-30", &["pile", "deck"], |case| {
        let cards = case.split_whitespace().map(|card| card.parse().unwrap());
        let mut lines = Vec::new();
        // Of the piles those that change, or all if none does.
        let mut before = Vec::new();
        let mut show = |now: &ten_twenty_thirty::Position| {
            let piles: Vec<String> = now
                .piles
                .iter()
                .zip(1..)
                .map(|(pile, number)| row(format!("pile {number}"), pile))
                .collect();
            let mut changed = piles.clone();
            changed.retain(|pile| !before.contains(pile));
            lines.extend(if changed.is_empty() {
                piles.clone()
            } else {
                changed
            });
            lines.push(row("deck", &now.deck));
            before = piles;
        };
        let mut game = ten_twenty_thirty::Position::start(&cards.collect::<Vec<u8>>());
        show(&game);
        if game.play(&mut show) {
            show(&game);
        }
        lines
    });
}

#[test]
fn cheat() {
    compare("cheat", &["player", "table"], |case| {
        let hands = case.lines().map(|line| cheat::cards(line.split(' ')));
        let hands: Vec<_> = hands.collect();
        let mut lines = Vec::new();
        let mut show = |now: &cheat::Position| {
            for (hand, player) in now.hands.iter().zip(1..) {
                lines.push(row(format!("player {player}"), cheat::names(hand)));
            }
            lines.push(row("table", cheat::names(&now.table)));
        };
        let mut game = cheat::Position::start(hands.try_into().expect("four hands"));
        show(&game);
        game.play(show);
        lines
    });
}

#[test]
fn number_game() {
    let labels = ["at", "choice", "reply", "answer", "left"];
    compare("number-game", &labels, |case| {
        let numbers = case.split_whitespace().skip(1);
        let start: BTreeSet<u32> = numbers.map(|word| word.parse().unwrap()).collect();
        let mut chains = Vec::new();
        for &choice in &start {
            let left = number_game::after(&start, &choice);
            match number_game::winning_moves(&left).first() {
                Some(&reply) => chains.push(vec![choice, reply]),
                None => {
                    chains.push(vec![choice]);
                    for reply in &left {
                        let left = number_game::after(&left, reply);
                        let answer = number_game::winning_moves(&left)[0];
                        chains.push(vec![choice, *reply, answer]);
                    }
                }
            }
        }
        let mut lines = vec![row("at first", &start)];
        for chain in chains {
            let mut position = start.clone();
            for (place, number) in chain.iter().enumerate() {
                let label = match place {
                    0 => "choice",
                    place => ["answer", "reply"][place % 2],
                };
                let left = number_game::after(&position, number);
                let shown: BTreeSet<u32> = left.iter().chain([number]).copied().collect();
                lines.push(row(format!("{label} {number}"), shown));
                position = left;
            }
            lines.push(row("left", position));
        }
        lines
    });
}

/// The stones or spots of a drawn row: 0 for none, 1 or 2, and after each whether it stands in
/// brackets. `None` for words.
fn drawn_row(line: &str) -> Option<String> {
    let mut mark = ']';
    let mut row = String::new();
    for character in line.chars() {
        match character {
            '[' | ']' => mark = character,
            '\u{b7}' => row.extend(['0', mark]),
            '\u{25cf}' => row.extend(['1', mark]),
            '\u{25cb}' => row.extend(['2', mark]),
            _ => {}
        }
    }
    (!row.is_empty() && !line.contains(char::is_alphabetic)).then_some(row)
}

/// Compares the drawn boards with those of the model.
fn compare_boards(problem: &str, boards: impl Fn(&str) -> Vec<String>) {
    for number in 0..CASES {
        let case = making::case(problem, number);
        let lines = lines(problem, &case);
        let drawn: Vec<String> = lines.iter().filter_map(|line| drawn_row(line)).collect();
        assert_same(&case, &boards(&case).join("\n"), &drawn.join("\n"));
    }
}

#[test]
fn gomoku() {
    compare_boards("gomoku", |case| {
        let rows = case.lines().map(|line| line.split(' ').collect());
        let rows: Vec<Vec<&str>> = rows.collect();
        let at = |(row, column): (i32, i32)| {
            let row = rows.get(usize::try_from(row - 1).ok()?)?;
            row.get(usize::try_from(column - 1).ok()?)
        };
        let answer = plain(named("gomoku"), &format!("1\n{case}"));
        let numbers = answer.split_whitespace().map(|word| word.parse().unwrap());
        let mut marked = Vec::new();
        if let [_, row, column] = numbers.collect::<Vec<i32>>()[..] {
            let directions = [(0, 1), (1, 0), (1, 1), (-1, 1)].into_iter();
            let mut lines = directions.map(|(down, right)| {
                let points = (-1..=5).map(|step| (row + step * down, column + step * right));
                points.collect::<Vec<_>>()
            });
            let is_five = |line: &Vec<(i32, i32)>| {
                let of_colour = line.iter().map(|point| at(*point) == at((row, column)));
                of_colour.eq([false, true, true, true, true, true, false])
            };
            marked = lines.find(is_five).expect("a five")[1..6].to_vec();
        }
        let point = |row: i32, column: i32| {
            let mark = ["]", "["][usize::from(marked.contains(&(row, column)))];
            format!("{}{mark}", at((row, column)).expect("a point"))
        };
        let row = |row| (1..=19).map(|column| point(row, column)).collect();
        (1..=19).map(row).collect()
    });
}

type Board = Vec<Vec<bool>>;

/// The board turned by 90 degrees.
fn turned(board: &Board) -> Board {
    let column = |column: usize| board.iter().rev().map(move |row| row[column]).collect();
    (0..board.len()).map(column).collect()
}

#[test]
fn spot() {
    compare_boards("spot", |case| {
        let mut lines = case.lines();
        let size: usize = lines.next().unwrap().parse().unwrap();
        // Larger boards are not drawn.
        if size > 19 {
            return Vec::new();
        }
        let draw = |board: &Board, marked: (usize, usize)| -> Vec<String> {
            let square = |row: usize, column: usize| {
                let mark = ["]", "["][usize::from(marked == (row + 1, column + 1))];
                format!("{}{mark}", u8::from(board[row][column]))
            };
            let row = |row| (0..size).map(|column| square(row, column)).collect();
            (0..size).map(row).collect()
        };
        let mut boards = vec![vec![vec![false; size]; size]];
        let mut rows = draw(&boards[0], (0, 0));
        let decision = making::decisive_move(case);
        for (line, number) in lines.zip(1..) {
            let mut board = boards[number - 1].clone();
            let words: Vec<&str> = line.split(' ').collect();
            let [row, column] = [0, 1].map(|place| words[place].parse::<usize>().unwrap());
            board[row - 1][column - 1] = words[2] == "+";
            let drawn = draw(&board, (row, column));
            rows.extend(drawn.clone());
            if decision == Some(number) {
                let mut turns = vec![board];
                (0..3).for_each(|turn| turns.push(turned(&turns[turn])));
                let earlier = boards.iter().find(|earlier| turns.contains(earlier));
                let earlier = draw(earlier.expect("a pattern that comes back"), (0, 0));
                rows.extend(earlier.into_iter().zip(drawn).map(|(one, now)| one + &now));
                break;
            }
            boards.push(board);
        }
        rows
    });
}

/// The matches of each round are those of the plain solution, and the tree shows them. A case
/// without a schedule is explained up to where it gets stuck.
#[test]
fn game_schedule() {
    let mut stuck = 0;
    for number in 0..4 * CASES {
        let case = making::any_case("game-schedule", number);
        let lines = lines("game-schedule", &case);
        let schedule = plain(named("game-schedule"), &case);
        if schedule.ends_with("No schedule exists.\n\n") {
            stuck += 1;
            assert!(
                lines
                    .iter()
                    .any(|line| line.starts_with("  Here the schedule gets stuck: ")),
                "{lines:#?}"
            );
            continue;
        }
        let mut rest = lines.iter();
        for line in schedule
            .lines()
            .filter(|line| !line.starts_with("Winner: ") && !line.is_empty())
        {
            let beginning = match line.strip_prefix("Round #") {
                Some(round) => format!("Round {round}: "),
                None => format!("  {line}; "),
            };
            assert!(
                rest.any(|line| line.starts_with(&beginning)),
                "{line} in {lines:#?}"
            );
        }
        check_tree(&schedule, &lines);
    }
    assert!(stuck > 5, "{stuck}");
}

/// The tree of who defeated whom, and of wildcards, is what the schedule says.
fn check_tree(schedule: &str, lines: &[String]) {
    let mut expected = BTreeSet::new();
    let mut number = "";
    for line in schedule.lines().filter(|line| !line.is_empty()) {
        match line.strip_prefix("Round #") {
            Some(round) => number = round,
            None if line.starts_with("Winner: ") => {}
            None => drop(expected.insert(format!("round {number}: {line}"))),
        }
    }
    let mut found = BTreeSet::new();
    // The team of the line and those above it.
    let mut teams: Vec<&str> = Vec::new();
    let is_heading = |line: &&String| line.trim() == "Whom each team defeated:";
    let mut tree = lines.iter().skip_while(|line| !is_heading(line)).skip(1);
    let champion = tree.next().expect("the champion").trim();
    assert!(
        schedule.contains(&format!("Winner: {champion}\n")),
        "{lines:#?}"
    );
    teams.push(champion);
    for line in tree.filter(|line| !line.is_empty()) {
        let text = line.trim_start_matches([' ', '\u{2502}']);
        let depth = line.matches('\u{2502}').count();
        let (round, loser) = text.split_once(": ").expect("a round");
        teams.truncate(depth);
        let winner = teams[depth - 1];
        teams.push(loser);
        found.insert(match loser {
            "(wildcard)" => format!("{round}: {winner} advances with wildcard"),
            loser => format!("{round}: {winner} defeats {loser}"),
        });
    }
    assert_eq!(found, expected, "{lines:#?}");
}
