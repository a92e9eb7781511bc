//! Cheat, round by round: what is stated and what is true, who challenges or not and why, who takes
//! the cards, and what every player holds then.
//!
//! The game is played on the solution's [`Game`], step by step as the solution does. Whether it
//! never ends is known before the first round: then it is explained up to the round whose end is
//! that of an earlier one.

use super::solution::{
    cards_of, number_of, write_hand, Cards, Game, Hands, InputError, Solution, PLAYERS, RANKS,
    SUITS,
};
use crate::runtime::cycle::{play_out, Course};
use crate::runtime::scanner::Error;
use crate::workbench::explanation::rows::{Kind, Row, Rows};
use crate::workbench::explanation::{
    counted, explain_cases, Explainer, Explanation, Mark, BOLD, MARKED, PLAIN,
};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// How games are explained.
pub const EXPLAINER: Explainer = Explainer {
    as_text: "",
    explain: |stream, options| explain_cases(stream, options, explain_game),
};

/// Explains a game.
fn explain_game(
    solution: &mut Solution,
    hands: Hands,
    explanation: &mut Explanation,
) -> Result<Hands, Error<InputError>> {
    let mut game = Game::new(hands);
    let course = play_out(&game, &mut solution.seen);
    let mut round = 0;
    let mut rows = Rows::default();
    for (player, hand) in hands.into_iter().enumerate() {
        let label = format!("player {}", player + 1);
        rows.rows.push(Row::new(Kind::Hand, label, "nothing"));
        show(&mut rows.rows[player], hand, 0, 0);
    }
    rows.rows.push(Row::new(Kind::Table, "table", "nothing"));
    let start = format!("{BOLD}Start:{PLAIN} each player holds 13 cards.");
    explanation.step(0, &start, Some(&mut rows))?;
    loop {
        round += 1;
        let words = play_round(round, &mut game, &mut rows);
        explanation.step(round.into(), &words, Some(&mut rows))?;
        if let Some(winner) = game.hands.iter().position(|&hand| hand == 0) {
            let why = format!(
                "{BOLD}Player {} has no cards left at the end of round {round} and wins.",
                winner + 1
            );
            explanation.step(round.into(), &why, None)?;
            return Ok(game.hands);
        }
        match course {
            Course::Cycles { first, again } if again == round => {
                let error = InputError::NeverEnds(first, round);
                return Err(explanation.scanner.bad_input(error));
            }
            _ => {}
        }
    }
}

/// Plays a round, shows it in `rows`, and says what happens and by which rules.
fn play_round(round: u32, game: &mut Game, rows: &mut Rows) -> String {
    let (hands, table) = (game.hands, game.table);
    game.put_down();
    let put_down = why_put_down(hands[game.holder], game);
    let (asked, challenger) = ask(game, rows);
    let before = game.clone();
    game.settle(challenger);
    let taker = (0..PLAYERS).find(|&player| game.hands[player] != before.hands[player]);
    if let Some(taker) = taker {
        rows.rows[taker].note += &format!(", takes {}", count(before.table));
    }
    for (player, &stay) in before.hands.iter().enumerate() {
        let (taken, left) = match taker {
            Some(taker) if taker == player => (before.table, 0),
            _ if before.holder == player => (0, before.put),
            _ => (0, 0),
        };
        show(&mut rows.rows[player], stay, taken, left);
    }
    match taker {
        Some(_) => show(&mut rows.rows[PLAYERS], 0, 0, before.table),
        None => show(&mut rows.rows[PLAYERS], table, before.put, 0),
    }
    let summary = summary(round, &before, challenger, taker);
    let outcome = outcome(&before, taker);
    format!("{summary}\n{put_down}\n{asked}{outcome}")
}

/// The round in a line. `game` is what it was before the cards were taken.
fn summary(round: u32, game: &Game, challenger: Option<usize>, taker: Option<usize>) -> String {
    let (holder, stated, truth) = (game.holder + 1, stated(game), truth(game));
    let states =
        format!("{BOLD}Round {round}:{PLAIN} player {holder} states {stated}, {BOLD}{truth}");
    let (Some(challenger), Some(taker)) = (challenger, taker) else {
        return format!("{states}{PLAIN}.");
    };
    let (challenger, taker, cards) = (
        challenger + 1,
        taker + 1,
        counted(count(game.table), "card"),
    );
    format!(
        "{states}{PLAIN}; {MARKED}player {challenger} challenges{PLAIN}, player {taker} takes \
         {cards}."
    )
}

/// What is stated: "two 10s".
fn stated(game: &Game) -> String {
    of_rank(count(game.put), game.rank)
}

/// At most four cards of a rank: "two 10s", "no 10".
fn of_rank(number: u64, rank: usize) -> String {
    let ending = if number > 1 { "s" } else { "" };
    let number = ["no", "one", "two", "three", "four"][number as usize];
    format!("{number} {}{ending}", RANKS[rank])
}

/// A rank with its article.
fn a(rank: &str) -> String {
    let article = if matches!(rank, "A" | "8") { "an" } else { "a" };
    format!("{article} {rank}")
}

fn truth(game: &Game) -> &'static str {
    if game.lied() {
        "a lie"
    } else {
        "the truth"
    }
}

/// What the holder puts down, and by which of its rules.
fn why_put_down(hand: Cards, game: &Game) -> String {
    let own = number_of(hand, game.rank);
    let cards = game.put;
    let has = of_rank(own, game.rank);
    let so = if own == 0 { ", so it" } else { " and" };
    let all = ["nothing", "it", "both", "all of them", "all of them"][own as usize];
    let rule = match (game.holder, own) {
        (2, 0) => {
            let number = count(cards);
            let is_as_few = |&rank: &usize| number_of(hand, rank) == number;
            match (0..RANKS.len()).filter(is_as_few).count() {
                1 => "all cards of its rarest rank".into(),
                ranks => {
                    format!("all cards of its rarest rank (the least of {ranks} equally rare ones)")
                }
            }
        }
        (_, 0) => "its least card".into(),
        (0, 2..) => "one of them".into(),
        (3, 1 | 2) if !game.lied() => format!("{all}. It has no other card to add"),
        (3, 1 | 2) => {
            let added = a(&listed(cards - cards_of(game.rank, own)));
            format!("{all}. Because it has only one or two, it adds its least other card: {added}")
        }
        (3, _) => format!("{all}. Because it has three or four, it adds no other card"),
        _ => all.into(),
    };
    let (holder, cards) = (game.holder + 1, listed(cards));
    format!("Player {holder} puts down {BOLD}{cards}{PLAIN}: it has {has}{so} plays {rule}.")
}

/// Asks the players in turn until one challenges. Returns lines that say why they do or do not, and
/// who challenges.
fn ask(game: &Game, rows: &mut Rows) -> (String, Option<usize>) {
    rows.rows[game.holder].note = format!("states {}", stated(game));
    let mut words = String::new();
    let mut challenger = None;
    for distance in 1..PLAYERS {
        let player = (game.holder + distance) % PLAYERS;
        if challenger.is_some() {
            rows.rows[player].note = "is not asked".into();
            continue;
        }
        let (look, does) = if game.challenges(player) {
            challenger = Some(player);
            (BOLD, "challenges")
        } else {
            (PLAIN, "does not challenge")
        };
        rows.rows[player].note = does.into();
        let (number, why) = (player + 1, why_challenged(game, player));
        words += &format!("Player {number} {look}{does}{PLAIN}: {why}.\n");
    }
    (words, challenger)
}

/// What `player` sees by its rules.
fn why_challenged(game: &Game, player: usize) -> String {
    let rank = RANKS[game.rank];
    let next = RANKS[game.next_rank()];
    let own = number_of(game.hands[player], game.rank);
    let holds_next = (game.holder + 1) % PLAYERS == player;
    let sees_next = if game.must_lie_next(player) {
        format!("it holds the next round (rank {next}) but has no {next}")
    } else if holds_next {
        format!("it holds the next round (rank {next}) and has {}", a(next))
    } else {
        "it does not hold the next round".into()
    };
    match player {
        0 | 1 if game.must_lie_next(player) => sees_next,
        0 => {
            let stated = count(game.put);
            let all = stated + own;
            let more = if game.counts_too_many(player) {
                "more than"
            } else {
                "at most"
            };
            format!(
                "{sees_next}; {stated} stated + {own} held = {all} of rank {rank}, {more} {SUITS}"
            )
        }
        1 => sees_next,
        2 if own == SUITS => format!("it has all four cards of rank {rank}"),
        2 if own == 0 => format!("it has no card of rank {rank}"),
        2 => format!("it has {own} of the four cards of rank {rank}"),
        _ => match count(game.hands[game.holder]) {
            0 => "the holder has no cards left".into(),
            left => format!("the holder has {} left", counted(left, "card")),
        },
    }
}

/// Who takes the cards on the table.
fn outcome(game: &Game, taker: Option<usize>) -> String {
    let Some(taker) = taker else {
        return "The cards stay on the table.".into();
    };
    let (was, taker) = (if game.lied() { "a lie" } else { "true" }, taker + 1);
    let (cards, listed) = (counted(count(game.table), "card"), listed(game.table));
    format!("The statement was {was}, so {BOLD}player {taker} takes {cards}{PLAIN}: {listed}.")
}

fn count(cards: Cards) -> u64 {
    (0..RANKS.len()).map(|rank| number_of(cards, rank)).sum()
}

/// Shows cards in a row, in the order of the rounds: those that stay, those that are new, and those
/// that have left it.
fn show(row: &mut Row, stay: Cards, new: Cards, left: Cards) {
    row.cards.clear();
    for (rank, name) in RANKS.into_iter().enumerate() {
        for (cards, mark) in [(stay, Mark::None), (new, Mark::Strong), (left, Mark::Weak)] {
            for _ in 0..number_of(cards, rank) {
                row.push(name, mark);
            }
        }
    }
}

/// Cards, at least one, in the order of the rounds.
fn listed(cards: Cards) -> String {
    let mut list = Vec::new();
    write_hand(cards, &mut list);
    String::from_utf8_lossy(&list).into_owned()
}
