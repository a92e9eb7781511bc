//! What explanations say step by step, word by word, against the naive models.
//!
//! Each test writes down what there is to tell from what a model saw, and compares all words of
//! both; where lines are broken is no matter here.

use super::explain;
use crate::common::models::{cheat, gomoku, number_game, spot, ten_twenty_thirty};
use crate::common::{making, models};
use judge::workbench::explanation::Options;
use std::collections::BTreeSet;

/// Random cases of each problem.
const CASES: usize = 300;

/// Compares the words of a case's explanation with those that should come before the answer.
fn compare(case: &str, explained: &str, expected: &str) {
    let (steps, _) = explained.split_once("\nAnswer:\n").expect("an answer");
    let mut context: Vec<&str> = Vec::new();
    let mut expected = expected.split_whitespace();
    for word in steps.split_whitespace() {
        let wanted = expected.next();
        if wanted != Some(word) {
            let before = context[context.len().saturating_sub(30)..].join(" ");
            panic!("{case}\nafter ... {before}\nfound {word:?}, expected {wanted:?}");
        }
        context.push(word);
    }
    assert_eq!(expected.next(), None, "{case}");
}

/// Compares the explanations of random cases with what `tell` makes of each.
fn compare_all(problem: &str, tell: impl Fn(&str) -> String) {
    for number in 0..CASES {
        let case = making::case(problem, number);
        let input = making::input(problem, std::slice::from_ref(&case));
        let explained = explain(problem, &input, &Options::default()).good();
        compare(&case, &explained, &tell(&case));
    }
}

fn joined<T: ToString>(words: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
    words.join(" ")
}

#[test]
fn ten_twenty_thirty() {
    compare_all("10-20-30", |case| {
        let deck: Vec<u8> = case
            .split_whitespace()
            .map(|card| card.parse().unwrap())
            .collect();
        let game = ten_twenty_thirty::play(&deck);
        let mut rows = Rows {
            piles: Default::default(),
            deck: deck.iter().map(u8::to_string).collect(),
            dealt: 0,
        };
        let mut text = format!("=== Deck 1 === Start: all cards are in the deck. {rows}");
        for deal in &game.deals {
            text += &tell_deal(deal, &mut rows);
            let piles = deal.position.piles.clone();
            let words = |cards: Vec<u8>| cards.iter().map(u8::to_string).collect::<Vec<String>>();
            assert_eq!(rows.piles, piles.map(words));
        }
        let dealt = game.dealt;
        text += &match game.end {
            ten_twenty_thirty::End::Win => {
                format!("All piles have vanished with card {dealt}: a win.")
            }
            ten_twenty_thirty::End::Loss => {
                format!("The deck is empty after card {dealt}: a loss.")
            }
            ten_twenty_thirty::End::Draw { earlier } => format!(
                "The position after card {dealt} is the one after card {earlier}, and all would go \
                 on as it did from there: a draw. after card {earlier} and after card {dealt}: \
                 {rows}"
            ),
        };
        text
    });
}

/// Piles and a deck, with the brackets and parentheses around cards.
struct Rows {
    piles: [Vec<String>; 7],
    deck: Vec<String>,
    dealt: usize,
}

impl std::fmt::Display for Rows {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "piles")?;
        for (place, pile) in self.piles.iter().enumerate() {
            let cards = match pile.is_empty() {
                true if self.dealt <= place => "-".to_string(),
                true => "gone".to_string(),
                false => joined(pile),
            };
            write!(f, " {}: {cards}", place + 1)?;
        }
        match self.deck.len() {
            0 => writeln!(f, " deck empty"),
            count => writeln!(f, " deck {} ({count})", joined(&self.deck)),
        }
    }
}

/// A card and what is picked up after it. Leaves in `rows` how things lie then.
fn tell_deal(deal: &ten_twenty_thirty::Deal, rows: &mut Rows) -> String {
    let number = deal.pile + 1;
    rows.deck.remove(0);
    rows.dealt = deal.number;
    let mut pile = rows.piles[deal.pile].clone();
    pile.push(deal.card.to_string());
    rows.piles[deal.pile].push(format!("[{}]", deal.card));
    let (dealt, card) = (deal.number, deal.card);
    let mut text = format!("Card {dealt}: {card} goes to pile {number}. {rows}");
    for (place, pick_up) in deal.pick_ups.iter().enumerate() {
        let places = pick_up.combination.places(pile.len());
        let which = match pick_up.combination {
            ten_twenty_thirty::Combination::FirstTwoAndLast => "the first two and the last",
            ten_twenty_thirty::Combination::FirstAndLastTwo => "the first and the last two",
            ten_twenty_thirty::Combination::LastThree => "the last three",
        };
        let is_last = place + 1 == deal.pick_ups.len();
        let vanishes = if deal.vanished && is_last {
            "; the pile vanishes"
        } else {
            ""
        };
        let shown = pile.iter().enumerate().map(|(place, card)| {
            if places.contains(&place) {
                format!("({card})")
            } else {
                card.clone()
            }
        });
        rows.piles[deal.pile] = shown.collect();
        let length = rows.deck.len();
        rows.deck
            .extend(pick_up.cards.iter().map(|card| format!("[{card}]")));
        let [one, two, three] = pick_up.cards;
        let sum = pick_up.sum;
        text += &format!(
            "Pile {number}: {one} + {two} + {three} = {sum}, {which}, go to the bottom of the \
             deck{vanishes}. {rows}"
        );
        for place in places.into_iter().rev() {
            pile.remove(place);
        }
        rows.deck.truncate(length);
        rows.deck.extend(pick_up.cards.iter().map(u8::to_string));
    }
    rows.piles[deal.pile] = pile;
    text
}

type Position = BTreeSet<u32>;

fn numbers(position: &Position) -> String {
    if position.is_empty() {
        return "nothing".into();
    }
    joined(position)
}

/// A choice in a position: what is chosen in brackets, what that forbids in parentheses.
fn choice(position: &Position, chosen: u32) -> String {
    let left = number_game::after(position, &chosen);
    joined(position.iter().map(|&number| {
        if number == chosen {
            format!("[{number}]")
        } else if left.contains(&number) {
            number.to_string()
        } else {
            format!("({number})")
        }
    }))
}

/// What answers the replies in a lost position, `depth` pairs deep, after the choices of `path`,
/// which are drawn in `rows`.
fn tell_answers(lost: &Position, path: &str, rows: &str, depth: u32) -> String {
    let mut text = String::new();
    for reply in lost.iter().filter(|_| depth > 0) {
        let left = number_game::after(lost, reply);
        let answer = number_game::winning_moves(&left)[0];
        let lost_again = number_game::after(&left, &answer);
        let (names, then) = (numbers(&left), numbers(&lost_again));
        let rows = format!(
            "{rows} reply {reply} {} answer {answer} {}",
            choice(lost, *reply),
            choice(&left, answer)
        );
        text += &format!(
            "After {path}: to {reply}, which leaves {names}, the answer is {answer}: it leaves \
             {then}. {rows} left {then}\n"
        );
        let path = format!("{path}, {reply}, {answer}");
        text += &tell_answers(&lost_again, &path, &rows, depth - 1);
    }
    text
}

#[test]
fn number_game() {
    for depth in 0..=3 {
        for number in 0..CASES {
            let case = making::case("number-game", number);
            let words = case.split_whitespace().skip(1);
            let position: Position = words.map(|word| word.parse().unwrap()).collect();
            // Deep trees of large positions are long, and no different.
            if depth == 3 && position.len() > 6 {
                continue;
            }
            let all = numbers(&position);
            let mut text =
                format!("=== Position 1 === Start: to choose from: {all}. at first {all}\n");
            for &chosen in &position {
                let left = number_game::after(&position, &chosen);
                let names = numbers(&left);
                text += &format!("Choose {chosen}: it leaves {names}, which is ");
                let row = format!("choice {chosen} {}", choice(&position, chosen));
                match number_game::winning_moves(&left).first() {
                    None => {
                        text += &format!("lost: a winning move. {row} left {names}\n");
                        text += &tell_answers(&left, &chosen.to_string(), &row, depth);
                    }
                    Some(reply) => {
                        let lost = numbers(&number_game::after(&left, reply));
                        text += &format!(
                            "not lost: the reply {reply} leaves {lost}, and that is lost. No win. \
                             {row} reply {reply} {} left {lost}\n",
                            choice(&left, *reply)
                        );
                    }
                }
            }
            let options = Options {
                depth,
                ..Options::default()
            };
            let explained = explain("number-game", format!("{case}0\n"), &options).good();
            compare(&case, &explained, &text);
        }
    }
}

/// Cards in rank order, those of `new` in brackets and those of `left`, which do not count, in
/// parentheses.
fn cards(stay: &[String], new: &[String], left: &[String]) -> String {
    let count = stay.len() + new.len();
    let mut shown = Vec::new();
    for rank in cheat::RANKS {
        for (cards, signs) in [(stay, ["", ""]), (new, ["[", "]"]), (left, ["(", ")"])] {
            for card in cards.iter().filter(|card| *card == rank) {
                shown.push(format!("{}{card}{}", signs[0], signs[1]));
            }
        }
    }
    match (shown.len(), count) {
        (0, _) => "nothing".into(),
        (_, 0) => joined(shown),
        _ => format!("{} ({count})", joined(shown)),
    }
}

fn number_of(hand: &[String], rank: &str) -> usize {
    hand.iter().filter(|card| *card == rank).count()
}

fn plural(count: usize) -> &'static str {
    if count == 1 {
        ""
    } else {
        "s"
    }
}

#[test]
fn cheat() {
    compare_all("cheat", |case| {
        let hands: Vec<Vec<String>> = case
            .lines()
            .map(|line| line.split(' ').map(String::from).collect())
            .collect();
        let game = cheat::play(hands.clone().try_into().expect("four hands"));
        let mut text = String::from("=== Game 1 === Start: each player holds 13 cards.\n");
        for (player, hand) in hands.iter().enumerate() {
            text += &format!("player {} {}\n", player + 1, cards(hand, &[], &[]));
        }
        text += "table nothing\n";
        let mut before = (hands, Vec::new());
        for round in &game.rounds {
            text += &tell_round(round, &before.0, &before.1);
            before = (round.hands.to_vec(), round.table.clone());
        }
        let cheat::End::Winner(winner) = game.end else {
            panic!("a game that never ends:\n{case}");
        };
        let rounds = game.rounds.len();
        text + &format!("Player {winner} has no cards at the end of round {rounds}, and wins.")
    });
}

fn tell_round(round: &cheat::Round, hands: &[Vec<String>], table: &[String]) -> String {
    let by_rank = |cards: &mut Vec<String>| {
        cards.sort_by_key(|card| cheat::RANKS.iter().position(|rank| rank == card));
    };
    let (number, holder, rank) = (round.number, round.holder, &round.rank);
    let stated = round.put_down.len();
    let truth = if round.is_lie { "a lie" } else { "the truth" };
    let mut text = format!(
        "Round {number}: player {holder} states {} {rank}{}, {truth}",
        ["one", "two", "three", "four"][stated - 1],
        plural(stated)
    );
    if let Some(challenge) = round.challenge {
        let (challenger, taker) = (challenge.challenger, challenge.taker);
        let taken = challenge.taken;
        text += &format!("; player {challenger} challenges, player {taker} takes {taken}");
    }
    let mut put_down = round.put_down.clone();
    by_rank(&mut put_down);
    let hand = &hands[holder - 1];
    let why = why_put_down(holder, hand, rank, round);
    text += &format!(
        ". Player {holder} puts down {}: {why}.\n",
        joined(&put_down)
    );
    let mut left = hand.clone();
    for card in &put_down {
        let place = left.iter().position(|other| other == card).expect("a card");
        left.remove(place);
    }
    for distance in 1..=3 {
        let player = (holder - 1 + distance) % 4 + 1;
        let challenge = round.challenge.filter(|what| what.challenger == player);
        let does = if challenge.is_some() {
            "challenges"
        } else {
            "does not challenge"
        };
        let rule = challenge.map(|challenge| challenge.rule);
        let why = why_challenged(player, rule, &hands[player - 1], left.len(), round);
        text += &format!("Player {player} {does}: {why}.\n");
        if challenge.is_some() {
            break;
        }
    }
    let mut taken = [table, &put_down].concat();
    by_rank(&mut taken);
    text += &match round.challenge {
        None => "The cards stay on the table.\n".into(),
        Some(challenge) => format!(
            "The statement was {truth}, and so player {} takes {} card{}: {}.\n",
            challenge.taker,
            taken.len(),
            plural(taken.len()),
            joined(&taken)
        ),
    };
    let taker = round.challenge.map(|challenge| challenge.taker);
    for player in 1..=4 {
        let stay = if player == holder {
            &left
        } else {
            &hands[player - 1]
        };
        let shown = match taker {
            Some(taker) if taker == player => cards(stay, &taken, &[]),
            _ if player == holder => cards(stay, &[], &put_down),
            _ => cards(stay, &[], &[]),
        };
        text += &format!("player {player} {shown}\n");
    }
    text += &match taker {
        None => format!("table {}\n", cards(table, &put_down, &[])),
        Some(_) => format!("table {}\n", cards(&[], &[], &taken)),
    };
    text
}

fn why_put_down(player: usize, hand: &[String], rank: &str, round: &cheat::Round) -> String {
    let own = number_of(hand, rank);
    let has = match own {
        0 => format!("it has no {rank}"),
        _ => format!("it has {own} card{} of rank {rank}", plural(own)),
    };
    let all = ["", "it", "both", "all of them", "all of them"][own];
    let added = round.put_down.iter().find(|card| *card != rank);
    let plays = match (player, own, added) {
        (1, 0, _) | (2, 0, _) | (4, 0, _) => "its least card".to_string(),
        (3, 0, _) => {
            let counts = cheat::RANKS.map(|rank| number_of(hand, rank));
            let fewest = counts.into_iter().filter(|&count| count > 0).min();
            match counts
                .into_iter()
                .filter(|&count| Some(count) == fewest)
                .count()
            {
                1 => "all of the rank that it has fewest of".into(),
                ranks => format!("all of the least of the {ranks} ranks that it has fewest of"),
            }
        }
        (1, 2.., _) => "one of them".into(),
        (4, 1 | 2, None) => format!("{all}, with no other card to add"),
        (4, 1 | 2, Some(added)) => {
            format!("{all} and, as with one or two, its least other card, {added}")
        }
        (4, ..) => format!("{all} and, as with three or four, no other"),
        _ => all.into(),
    };
    format!("{has}, and plays {plays}")
}

fn why_challenged(
    player: usize,
    rule: Option<cheat::Rule>,
    hand: &[String],
    left: usize,
    round: &cheat::Round,
) -> String {
    let next = cheat::RANKS[round.number % 13];
    let rank = &round.rank;
    let own = number_of(hand, rank);
    let stated = round.put_down.len();
    let all = stated + own;
    let sees_next = if round.holder % 4 + 1 == player {
        let article = if ["A", "8"].contains(&next) {
            "an"
        } else {
            "a"
        };
        format!("it holds the next round, of rank {next}, and has {article} {next}")
    } else {
        "it does not hold the next round".into()
    };
    match (player, rule) {
        (_, Some(cheat::Rule::HoldsNextWithoutRank)) => {
            format!("it holds the next round, of rank {next}, and has no {next}")
        }
        (_, Some(cheat::Rule::MoreThanFour)) => format!(
            "{sees_next}; {stated} stated and {own} of its own are {all} of rank {rank}, more \
             than 4"
        ),
        (_, Some(cheat::Rule::HasAllFour)) => format!("it has all four cards of rank {rank}"),
        (_, Some(cheat::Rule::HolderHasNone)) => "the holder has no cards left".into(),
        (1, None) => format!(
            "{sees_next}; {stated} stated and {own} of its own are {all} of rank {rank}, no more \
             than 4"
        ),
        (2, None) => sees_next,
        (3, None) if own == 0 => format!("it has no card of rank {rank}"),
        (3, None) => format!("it has {own} of the four cards of rank {rank}"),
        _ => format!("the holder has {left} card{} left", plural(left)),
    }
}

type Points = [[u8; gomoku::SIZE]; gomoku::SIZE];

/// The rows of one colour, as long as can be: first stone, step and length.
fn rows(points: &Points, step: (i32, i32)) -> Vec<((i32, i32), usize)> {
    let at = |(row, column): (i32, i32)| {
        let is_on_board = (0..19).contains(&row) && (0..19).contains(&column);
        is_on_board.then(|| points[row as usize][column as usize])
    };
    let mut rows = Vec::new();
    for row in 0..19 {
        for column in 0..19 {
            let colour = at((row, column));
            if colour == Some(0) || at((row - step.0, column - step.1)) == colour {
                continue;
            }
            let steps =
                (1..).take_while(|by| at((row + by * step.0, column + by * step.1)) == colour);
            rows.push(((row, column), steps.count() + 1));
        }
    }
    rows
}

/// Where stones in a row stand, from the first to the last.
fn place(first: (i32, i32), direction: gomoku::Direction, length: usize) -> String {
    let (down, right) = direction.step();
    let (row, column) = first;
    let by = length as i32 - 1;
    let way = match direction {
        gomoku::Direction::Horizontal => "along a row",
        gomoku::Direction::Vertical => "down a column",
        gomoku::Direction::Falling => "on a diagonal that falls to the right",
        gomoku::Direction::Rising => "on a diagonal that rises to the right",
    };
    format!(
        "from row {}, column {} to row {}, column {}, {way}",
        row + 1,
        column + 1,
        row + by * down + 1,
        column + by * right + 1
    )
}

#[test]
fn gomoku() {
    compare_all("gomoku", |case| {
        let mut points: Points = [[0; gomoku::SIZE]; gomoku::SIZE];
        let mut words = case.split_whitespace();
        for point in points.iter_mut().flatten() {
            *point = words.next().unwrap().parse().unwrap();
        }
        let fives = gomoku::fives(&points);
        let long: Vec<_> = gomoku::Direction::ALL
            .into_iter()
            .flat_map(|direction| {
                let rows = rows(&points, direction.step()).into_iter();
                rows.map(move |(first, length)| (first, direction, length))
            })
            .filter(|(.., length)| *length > 5)
            .collect();
        let winning = fives.first().map(|five| {
            let first = (five.row as i32 - 1, five.column as i32 - 1);
            (first, five.direction, 5)
        });
        let colour_at = |(row, column): (i32, i32)| points[row as usize][column as usize];
        let name = |colour| {
            if colour == 1 {
                "black \u{25cf}"
            } else {
                "white \u{25cb}"
            }
        };
        let mut text = String::from("=== Board 1 ===\n");
        match winning {
            None => text += "Nobody has exactly five in a row.\n",
            Some((first, direction, _)) => {
                let colour = name(colour_at(first)).replace('b', "B").replace('w', "W");
                let place = place(first, direction, 5);
                let stone = match direction {
                    gomoku::Direction::Vertical => "topmost stone, because they are in one column",
                    gomoku::Direction::Rising => "leftmost stone, which is the lowest of them",
                    _ => "leftmost stone",
                };
                text += &format!("{colour} has won: exactly five in a row {place}.\n");
                text += &format!("The answer names its {stone}.\n");
            }
        }
        for five in fives.iter().skip(1) {
            let first = (five.row as i32 - 1, five.column as i32 - 1);
            let place = place(first, five.direction, 5);
            text += &format!("Another five of {}: {place}.\n", name(five.colour));
        }
        if fives.len() > 1 {
            text += "Of several fives the one counts whose first stone is farthest left, and of \
                     those the highest.\n";
        }
        for &(first, direction, length) in &long {
            let colour = name(colour_at(first));
            let place = place(first, direction, length);
            text += &format!(
                "{length} of {colour} do not count, for they are more than five: {place}.\n"
            );
        }
        text + &drawing(&points, winning.as_slice(), &long)
    });
}

type Line = ((i32, i32), gomoku::Direction, usize);

/// The board as it is drawn.
fn drawing(points: &Points, winning: &[Line], long: &[Line]) -> String {
    let is_in = |lines: &[Line], point: (i32, i32)| {
        lines.iter().any(|&((row, column), direction, length)| {
            let (down, right) = direction.step();
            (0..length as i32).any(|by| (row + by * down, column + by * right) == point)
        })
    };
    let mut drawing = String::from("1 1 1 1 1 1 1 1 1 1 ");
    drawing += "1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9\n";
    for row in 0..19 {
        drawing += &format!("{} ", row + 1);
        let mut last = ' ';
        for column in 0..=19 {
            let mark = match (row, column) {
                point if column < 19 && is_in(winning, point) => '[',
                point if column < 19 && is_in(long, point) => '(',
                _ => ' ',
            };
            drawing.push(match (last, mark) {
                (last, mark) if last == mark => ' ',
                (_, '[') => '[',
                ('[', _) => ']',
                (_, '(') => '(',
                _ => ')',
            });
            last = mark;
            if column < 19 {
                let colour = points[row as usize][column as usize];
                drawing.push(['\u{b7}', '\u{25cf}', '\u{25cb}'][usize::from(colour)]);
            }
        }
        drawing.push('\n');
    }
    drawing
}

#[test]
fn spot() {
    compare_all("spot", |case| {
        let words: Vec<&str> = case.split_whitespace().collect();
        let size: usize = words[0].parse().unwrap();
        let moves: Vec<(usize, usize, char)> = words[1..]
            .chunks(3)
            .map(|word| {
                (
                    word[0].parse().unwrap(),
                    word[1].parse().unwrap(),
                    word[2].chars().next().unwrap(),
                )
            })
            .collect();
        let verdict = spot::play(size, &moves).expect("legal moves");
        let mut boards = vec![vec![vec![false; size]; size]];
        let mut text = format!(
            "=== Game 1 === Start: an empty board of {size} rows and columns, and {} moves.\n{}",
            2 * size,
            tell_board(&boards[0], None)
        );
        for (index, &(row, column, sign)) in moves.iter().enumerate() {
            let number = index + 1;
            let mut board = boards[index].clone();
            board[row - 1][column - 1] = sign == '+';
            text += &format!(
                "Move {number}: player {} {} a spot, row {row}, column {column}.\n",
                if number % 2 == 1 { 1 } else { 2 },
                if sign == '+' { "places" } else { "removes" }
            );
            text += &tell_board(&board, Some((row, column)));
            boards.push(board);
            let spot::Verdict::Decided {
                winner,
                move_number,
                earlier,
                degrees,
            } = verdict
            else {
                continue;
            };
            if move_number == number {
                let square = (row, column);
                return text + &tell_repetition(&boards, earlier, degrees, 3 - winner, square);
            }
        }
        text + &format!("No pattern came back in {} moves: a draw.", 2 * size)
    });
}

/// The largest board that is drawn.
const DRAWN: usize = 19;

fn spots(board: &spot::Board) -> Vec<(usize, usize)> {
    let squares =
        (1..=board.len()).flat_map(|row| (1..=board.len()).map(move |column| (row, column)));
    squares
        .filter(|&(row, column)| board[row - 1][column - 1])
        .collect()
}

fn tell_board(board: &spot::Board, square: Option<(usize, usize)>) -> String {
    if board.len() > DRAWN {
        return listed(board, "");
    }
    let rows = 1..=board.len();
    let rows: String = rows
        .map(|row| drawn_row(board, row, square) + "\n")
        .collect();
    columns(board.len(), 1) + &rows
}

/// The numbers above so many boards side by side.
fn columns(size: usize, boards: usize) -> String {
    let tens = (10..=size).map(|column| column / 10);
    let ones = (1..=size).map(|column| column % 10);
    let lines = [joined(tens), joined(ones)].map(|line| format!("{line} ").repeat(boards));
    lines.concat()
}

fn listed(board: &spot::Board, title: &str) -> String {
    let spots = spots(board);
    let count = spots.len();
    let end = if count > 0 { ": " } else { "\n" };
    let spots = joined(spots.iter().map(|spot| format!("{spot:?}")));
    format!("{count} spot{}{title}{end}{spots}\n", plural(count))
}

fn drawn_row(board: &spot::Board, row: usize, square: Option<(usize, usize)>) -> String {
    let mut drawn = format!("{row} ");
    for column in 1..=board.len() {
        let spot = if board[row - 1][column - 1] {
            '\u{25cf}'
        } else {
            '\u{b7}'
        };
        if square == Some((row, column)) {
            let gap = if column == 1 { " " } else { "" };
            drawn = drawn.trim_end().to_string() + &format!("{gap}[{spot}]");
        } else {
            let gap = if drawn.ends_with(']') { "" } else { " " };
            drawn += &format!("{gap}{spot}");
        }
    }
    drawn
}

fn tell_repetition(
    boards: &[spot::Board],
    earlier: usize,
    degrees: usize,
    loser: usize,
    square: (usize, usize),
) -> String {
    let number = boards.len() - 1;
    let when = match earlier {
        0 => "at the start".to_string(),
        earlier => format!("after move {earlier}"),
    };
    let how = match degrees {
        0 => "not turned".to_string(),
        degrees => format!("turned by {degrees} degrees clockwise"),
    };
    let mut text = format!(
        "The pattern after move {number} is the one {when}, {how}: player {loser} loses.\n"
    );
    let (before, now) = (&boards[earlier], &boards[number]);
    if degrees > 0 && !spots(before).is_empty() {
        text += "Each spot and where the turn takes it:";
        for spot in spots(before) {
            let mut moved = vec![vec![false; now.len()]; now.len()];
            moved[spot.0 - 1][spot.1 - 1] = true;
            for _ in 0..degrees / 90 {
                moved = spot::turned(&moved);
            }
            text += &format!(" {spot:?} \u{2192} {:?}", spots(&moved)[0]);
        }
        text += "\n";
    }
    let moves = 2 * now.len();
    if number < moves {
        text += &format!("The moves after it, up to move {moves}, mean nothing.\n");
    }
    if now.len() > DRAWN {
        let now_title = format!(" after move {number}");
        return text + &listed(before, &format!(" {when}")) + &listed(now, &now_title);
    }
    text += &format!("{when} after move {number}\n");
    text += &columns(now.len(), 2);
    for row in 1..=now.len() {
        text += &format!(
            "{} {}\n",
            drawn_row(before, row, None),
            drawn_row(now, row, Some(square))
        );
    }
    text
}

/// The matches of each round are those that the model plays, forced or chosen as its lists say,
/// and a case that gets stuck is text up to there.
#[test]
fn game_schedule() {
    let mut stuck = 0;
    for number in 0..CASES {
        let case = making::any_case("game-schedule", number);
        let input = format!("{case}0\n");
        let text = explain("game-schedule", &input, &Options::default());
        let tournament = &models::game_schedule::read(&input)[0];
        let explained = text.output.split("\nAnswer:\n").next().unwrap_or_default();
        let words = joined(explained.split_whitespace());
        match models::schedule_by_tie_rules::schedule(tournament) {
            Ok(schedule) => {
                assert_eq!(text.error, None);
                check_reasons(tournament, &schedule, &words);
                check_bracket(&schedule, explained);
            }
            Err(round) => {
                stuck += 1;
                let complaint = text.message();
                let beginning = format!("case 1: no schedule exists: round {round} has ");
                assert!(complaint.starts_with(&beginning), "{complaint}");
                assert!(words.contains(&format!("Round {round}: ")), "{explained}");
                assert!(words.contains("Here it gets stuck: "), "{explained}");
                assert!(!text.output.contains("Answer:"), "{explained}");
            }
        }
    }
    assert!(stuck > 5, "{stuck}");
}

/// Follows the lines of a right schedule and expects each, in order, with the right reason.
fn check_reasons(tournament: &models::game_schedule::Tournament, schedule: &str, words: &str) {
    let mut rest = words;
    let mut expect = |what: String| match rest.find(&what) {
        Some(place) => rest = &rest[place + what.len()..],
        None => panic!("expected {what:?} in {rest:?} of\n{words}"),
    };
    let mut to_come: Vec<(String, String)> = tournament.matches.clone();
    let mut teams = tournament.teams.len();
    for (index, round) in schedule.split("Round #").skip(1).enumerate() {
        let lines: Vec<&str> = round.lines().skip(1).collect();
        expect(format!(
            "Round {}: {teams} teams, so {} match",
            index + 1,
            teams / 2
        ));
        let before = to_come.clone();
        let has = |team: &str| {
            before
                .iter()
                .filter(|(a, b)| a == team || b == team)
                .count()
        };
        let mut waits = None;
        for line in &lines {
            if let Some(team) = line.strip_suffix(" advances with wildcard") {
                waits = Some(team);
            }
        }
        for line in &lines {
            let Some((winner, loser)) = line.split_once(" defeats ") else {
                continue;
            };
            let is_twin = |team: &&str| {
                let pair = |(a, b): &(String, String)| {
                    (a == winner && b == team) || (a == team && b == winner)
                };
                has(team) == 1 && before.iter().any(pair)
            };
            let reason = match waits.filter(is_twin) {
                _ if teams == 2 => "chosen: it is the final".to_string(),
                Some(twin) => format!(
                    "chosen: {loser} and {twin} both have only {winner} left to play, and one has \
                     to wait"
                ),
                None => "forced: it is the loser's last match".to_string(),
            };
            expect(format!("{line}; {reason}"));
            to_come.retain(|(a, b)| !(a == winner && b == loser || a == loser && b == winner));
            teams -= 1;
        }
        if let Some(team) = waits {
            expect(format!("{team} advances with wildcard; it is left over."));
        }
    }
    assert_eq!(teams, 1);
}

/// Who meets whom in the drawn brackets, and who goes on, is what the schedule says.
fn check_bracket(schedule: &str, explained: &str) {
    let rows: Vec<Vec<char>> = explained
        .lines()
        .map(|line| line.chars().collect())
        .collect();
    let at = |row: usize, column: usize| rows[row].get(column).copied();
    // The name at the end of the line that comes from the left.
    let name_before = |row: usize, column: usize| {
        let line: String = rows[row][..column].iter().collect();
        let line = line.trim_end_matches(['\u{2500}', ' ']);
        line.rsplit(' ').next().unwrap_or_default().to_string()
    };
    let mut found = BTreeSet::new();
    for row in 0..rows.len() {
        for column in (0..rows[row].len()).filter(|&column| at(row, column) == Some('\u{251c}')) {
            let is_side = |row: &usize| at(*row, column) == Some('\u{2502}');
            let above = (0..row)
                .rev()
                .find(|row| !is_side(row))
                .expect("a row above");
            let below = (row + 1..rows.len())
                .find(|row| !is_side(row))
                .expect("a row below");
            assert_eq!(at(above, column), Some('\u{2510}'), "{explained}");
            assert_eq!(at(below, column), Some('\u{2518}'), "{explained}");
            let behind: String = rows[row][column + 3..].iter().collect();
            let winner = behind.split(' ').next().unwrap_or_default().to_string();
            let teams = [name_before(above, column), name_before(below, column)];
            let loser = teams.iter().find(|team| **team != winner).expect("a loser");
            assert!(teams.contains(&winner), "{explained}");
            found.insert(format!("{winner} defeats {loser}"));
        }
    }
    let lines = || schedule.lines();
    let matches = lines().filter(|line| line.contains(" defeats "));
    let expected: BTreeSet<String> = matches.map(String::from).collect();
    assert_eq!(found, expected, "{explained}");
    let wildcards = lines().filter(|line| line.ends_with(" advances with wildcard"));
    assert_eq!(
        explained.matches("(w) ").count(),
        wildcards.count(),
        "{explained}"
    );
}
