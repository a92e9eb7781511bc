//! What explanations show step by step against models and plain solutions: the cards, the boards,
//! the rows of numbers and the matches after each step of random cases.

use super::{array, cases, explain, page_options, text, words};
use crate::common::models::{cheat, number_game, ten_twenty_thirty};
use crate::common::{assert_same, making, named, plain, sample};
use judge::workbench::explanation::{Given, Options};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Display;

/// Random cases of each problem.
const CASES: usize = 12;

/// The steps of a case.
fn steps(problem: &str, case: &str) -> Vec<Value> {
    let input = making::input(problem, &[case.to_string()]);
    let page = explain(problem, input, &page_options()).output;
    array(&cases(&page)[0].1["steps"]).to_vec()
}

/// Compares the states of random cases, each a text, with those of a model. States that are equal
/// to those before count once.
fn compare(
    problem: &str,
    found: impl Fn(&[Value]) -> Vec<String>,
    expected: impl Fn(&str) -> Vec<String>,
) {
    for number in 0..CASES {
        let case = making::case(problem, number);
        let [mut found, mut expected] = [found(&steps(problem, &case)), expected(&case)];
        found.dedup();
        expected.dedup();
        assert_same(&case, &expected.join("\n"), &found.join("\n"));
    }
}

/// A label and what follows it.
fn row<T: Display>(label: impl Display, words: impl IntoIterator<Item = T>) -> String {
    let words = words.into_iter().map(|word| format!(" {word}"));
    format!("{label}{}\n", words.collect::<String>())
}

/// The rows of a step, with the cards that are there after it.
fn rows(step: &Value) -> String {
    let is_there = |card: &&Value| !["Weak", "Gone"].contains(&text(&card["mark"]));
    let rows = array(&step["scene"]["rows"]).iter().map(|shown| {
        let cards = array(&shown["cards"]).iter().filter(is_there);
        row(text(&shown["label"]), cards.map(|card| text(&card["name"])))
    });
    rows.collect()
}

#[test]
fn ten_twenty_thirty() {
    let found = |steps: &[Value]| {
        // A draw shows two positions, each below its title, which are the same.
        let last = rows(steps.last().expect("a step"));
        if let Some((earlier, later)) = last.rsplit_once("after card") {
            let [earlier, later] = [earlier, later].map(|text| text.split_once('\n').unwrap().1);
            assert_eq!(earlier, later);
        }
        let positions = steps
            .iter()
            .map(rows)
            .map(|rows| match rows.rsplit_once("after card") {
                Some((_, later)) => later.split_once('\n').unwrap().1.to_string(),
                None => rows,
            });
        positions.collect()
    };
    compare("10-20-30", found, |case| {
        let cards = case.split_whitespace().map(|card| card.parse().unwrap());
        let mut states = Vec::new();
        let mut show = |now: &ten_twenty_thirty::Position| {
            let piles = now.piles.iter().zip(1..);
            let piles = piles.map(|(pile, number)| row(format!("pile {number}"), pile));
            states.push(piles.collect::<String>() + &row("deck", &now.deck));
        };
        let mut game = ten_twenty_thirty::Position::start(&cards.collect::<Vec<u8>>());
        show(&game);
        game.play(&mut show);
        states
    });
}

/// The last step of each round shows what is there after it. A step is an event if the holder lies:
/// of the cards that leave its hand, one is not of the rank of the round.
#[test]
fn cheat() {
    let ranks = "A 2 3 4 5 6 7 8 9 10 J Q K".split(' ').collect::<Vec<_>>();
    let found = |steps: &[Value]| {
        let rounds = steps.chunk_by(|one, other| one["number"] == other["number"]);
        let states = rounds.map(|round| {
            let number = round[0]["number"].as_u64().unwrap() as usize;
            let hands = array(&round[0]["scene"]["rows"]).iter();
            let mut left = hands
                .flat_map(|hand| array(&hand["cards"]))
                .filter(|card| card["mark"] == "Weak");
            let lies = left.any(|card| card["name"] != ranks[(number + 12) % 13]);
            assert_eq!(lies, !round[0]["event"].is_null(), "{:?}", round[0]);
            rows(round.last().expect("a step"))
        });
        states.collect()
    };
    compare("cheat", found, |case| {
        let hands = case.lines().map(|line| cheat::cards(line.split(' ')));
        let hands: Vec<_> = hands.collect();
        let mut states = Vec::new();
        let mut show = |now: &cheat::Position| {
            let hands = now.hands.iter().zip(1..);
            let hands =
                hands.map(|(hand, player)| row(format!("player {player}"), cheat::names(hand)));
            states.push(hands.collect::<String>() + &row("table", cheat::names(&now.table)));
        };
        let mut game = cheat::Position::start(hands.try_into().expect("four hands"));
        show(&game);
        game.play(show);
        states
    });
}

#[test]
fn number_game() {
    let found = |steps: &[Value]| {
        // The last step marks the moves that win.
        let last = &steps.last().expect("a step")["scene"]["rows"][0]["cards"];
        let wins = array(last).iter().filter(|card| card["mark"] == "Strong");
        let wins = row("wins", wins.map(|card| text(&card["name"])));
        let others = steps[..steps.len() - 1].iter().map(rows);
        others.chain([wins]).collect()
    };
    compare("number-game", found, |case| {
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
        let mut states = vec![row("at first", &start)];
        for chain in chains {
            let mut position = start.clone();
            let mut state = String::new();
            for (place, number) in chain.iter().enumerate() {
                let label = match place {
                    0 => "choice",
                    place => ["answer", "reply"][place % 2],
                };
                let left = number_game::after(&position, number);
                let shown: BTreeSet<u32> = left.iter().chain([number]).copied().collect();
                state += &row(format!("{label} {number}"), shown);
                position = left;
            }
            states.push(state + &row("left", position));
        }
        states.push(row("wins", number_game::winning_moves(&start)));
        states
    });
}

/// The boards of a step: for each square what is on it, 0 for nothing, and whether it is marked.
fn boards(step: &Value) -> Vec<String> {
    let grid = &step["scene"]["grid"];
    let size = grid["size"].as_u64().unwrap_or_default() as usize;
    let boards = array(&grid["boards"]).iter().map(|board| {
        let mut squares = vec!["0]".to_string(); size * size];
        for square in array(&board["squares"]) {
            let [row, column] =
                ["row", "column"].map(|axis| square[axis].as_u64().unwrap() as usize);
            let piece = match text(&square["piece"]) {
                "None" => '0',
                "White" => '2',
                _ => '1',
            };
            let mark = if square["mark"] == "Strong" { '[' } else { ']' };
            squares[(row - 1) * size + column - 1] = format!("{piece}{mark}");
        }
        squares.concat()
    });
    boards.collect()
}

#[test]
fn gomoku() {
    let found = |steps: &[Value]| steps.iter().flat_map(boards).collect();
    compare("gomoku", found, |case| {
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
            let mark = if marked.contains(&(row, column)) {
                "["
            } else {
                "]"
            };
            format!("{}{mark}", at((row, column)).expect("a point"))
        };
        let row = |row| (1..=19).map(move |column| (row, column));
        let points = (1..=19).flat_map(row);
        vec![points.map(|(row, column)| point(row, column)).collect()]
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
    let found = |steps: &[Value]| {
        let repeats = steps.iter().find(|step| !step["repeats"].is_null());
        let earlier = repeats.map(|step| format!("repeats {}", step["repeats"]));
        steps.iter().flat_map(boards).chain(earlier).collect()
    };
    compare("spot", found, |case| {
        let mut lines = case.lines();
        let size: usize = lines.next().unwrap().parse().unwrap();
        let draw = |board: &Board, marked: (usize, usize)| -> String {
            let square = |row: usize, column: usize| {
                let mark = if marked == (row + 1, column + 1) {
                    "["
                } else {
                    "]"
                };
                format!("{}{mark}", u8::from(board[row][column]))
            };
            let squares = (0..size).flat_map(|row| (0..size).map(move |column| (row, column)));
            squares.map(|(row, column)| square(row, column)).collect()
        };
        let mut boards = vec![vec![vec![false; size]; size]];
        let mut states = vec![draw(&boards[0], (0, 0))];
        let answer = plain(named("spot"), case);
        let decision = answer
            .split_whitespace()
            .last()
            .and_then(|word| word.parse().ok());
        for (line, number) in lines.zip(1..) {
            let mut board = boards[number - 1].clone();
            let words: Vec<&str> = line.split(' ').collect();
            let [row, column] = [0, 1].map(|place| words[place].parse::<usize>().unwrap());
            board[row - 1][column - 1] = words[2] == "+";
            states.push(draw(&board, (row, column)));
            if decision == Some(number) {
                let mut turns = vec![board.clone()];
                (0..3).for_each(|turn| turns.push(turned(&turns[turn])));
                let earlier = boards.iter().position(|earlier| turns.contains(earlier));
                let earlier = earlier.expect("a pattern that comes back");
                states.push(draw(&boards[earlier], (0, 0)));
                states.push(draw(&board, (row, column)));
                states.push(format!("repeats {earlier}"));
                break;
            }
            boards.push(board);
        }
        states
    });
}

/// The picture of the first step that decides shows the answer that was given, too.
#[test]
fn given_answers_are_drawn() {
    let mirror = "3\n1 1 +\n1 2 +\n1 3 +\n1 1 -\n2 2 +\n3 3 +\n0\n";
    for (problem, input, lines, drawn, expected) in [
        (
            "spot",
            mirror,
            "Player 1 wins on move 4",
            "/grid/boards/1/mirrored",
            "true",
        ),
        (
            "gomoku",
            &sample("gomoku", "in"),
            "1\n4 3",
            "/grid/boards/0/squares/18/mark",
            "\"Given\"",
        ),
        (
            "game-schedule",
            &sample("game-schedule", "in"),
            "Round #1\nC defeats A",
            "/bracket/given/winner",
            "2",
        ),
    ] {
        let lines: Vec<String> = lines.lines().map(String::from).collect();
        let given = Given {
            line: lines.len() - 1,
            lines,
            ..Given::default()
        };
        let options = Options {
            case: Some(1),
            given: Some(given),
            ..page_options()
        };
        let page = explain(problem, input, &options).good();
        let (_, case) = &cases(&page)[0];
        let step = array(&case["steps"])
            .iter()
            .find(|step| step["decides"] == true || problem == "gomoku");
        let scene = &step.expect("a step")["scene"];
        let found = scene.pointer(drawn).map(Value::to_string);
        assert_eq!(found.as_deref(), Some(expected), "{scene}");
    }
}

/// The matches are those of the plain solution. A case without a schedule is explained up to where
/// it gets stuck.
#[test]
fn game_schedule() {
    let mut stuck = 0;
    for number in 0..4 * CASES {
        let case = making::any_case("game-schedule", number);
        let steps = steps("game-schedule", &case);
        let schedule = plain(named("game-schedule"), &case);
        if schedule.ends_with("No schedule exists.\n\n") {
            stuck += 1;
            let events = steps.iter().any(|step| step["event"] == "stuck");
            assert!(events, "{case}");
            continue;
        }
        let last = steps.last().expect("a step");
        let bracket = &last["scene"]["bracket"];
        let name = |index: &Value| text(&bracket["teams"][index.as_u64().unwrap() as usize]);
        let mut found = String::new();
        for round in
            array(&bracket["matches"]).chunk_by(|one, other| one["round"] == other["round"])
        {
            found += &format!("Round #{}\n", round[0]["round"]);
            for result in round {
                let [winner, loser] = ["winner", "loser"].map(|team| name(&result[team]));
                found += &if winner == loser {
                    format!("{winner} advances with wildcard\n")
                } else {
                    format!("{winner} defeats {loser}\n")
                };
            }
        }
        let champion = words(last);
        let champion = champion
            .strip_suffix(" wins the tournament.")
            .expect("a champion");
        assert_same(&case, &schedule, &format!("{found}Winner: {champion}\n\n"));
    }
    assert!(stuck > 5, "{stuck}");
}
