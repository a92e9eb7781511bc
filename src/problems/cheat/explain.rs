//! Cheat, round by round: what is stated and what is true, who challenges and why, who takes the
//! cards, and what everybody holds then.
//!
//! The game is played on the judge's [`Game`], step by step as the judge does, with every position
//! remembered from the first round on; so a game that never ends is told up to the round whose end
//! is that of an earlier one.

use super::cards::{number_of, write_hand, Cards, Hands, Rank, FIELDS, PLAYERS, RANKS};
use super::solution::{Game, InputError, Solution, Statement};
use crate::runtime::scanner::Error;
use crate::workbench::explanation::{counted, Explanation, Text};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The rules in a few lines.
pub const RULES: &str = "\
Four players hold 13 cards each. In a round its holder puts cards face down on
the table and states that all are of the round's rank: A, 2, ... 10, J, Q, K,
then A again. Players 1, 2, 3, 4 hold rounds in turn. A holder puts down:
  player 1  one card of the rank; without any, its least card
  player 2  all its cards of the rank; without any, its least card
  player 3  all its cards of the rank; without any, all of the rank that it has
            fewest of, the least of several such ranks
  player 4  all its cards of the rank, and if these are one or two, its least
            other card as well; without any, its least card
Least is what comes first in the order 10 2 3 4 5 6 7 8 9 A J K Q.
The others are asked in turn, and the first to challenge ends the asking:
  player 1  if it holds the next round and has no card of its rank, or if the
            cards stated and its own of the rank are more than four
  player 2  if it holds the next round and has no card of its rank
  player 3  if it has all four cards of the rank
  player 4  if the holder has no cards left
Then all cards on the table go to the challenger if the statement was true, and
to the holder if it was a lie. Who has no cards at the end of a round wins.
";

/// Explains a game.
pub fn explain_game(
    solution: &mut Solution,
    hands: Hands,
    account: &mut Explanation,
) -> Result<Hands, Error<InputError>> {
    let positions = &mut solution.positions;
    positions.clear();
    let mut game = Game::new(hands);
    tell_hands(&game, None, account);
    loop {
        let taker = tell_round(&mut game, account);
        tell_hands(&game, taker, account);
        if let Some(winner) = game.hands.iter().position(|&hand| hand == 0) {
            let (winner, round) = (winner + 1, game.round);
            account.empty_line();
            let why =
                format!("Player {winner} has no cards at the end of round {round}, and wins.");
            account.line(0, Text::new().bold(why));
            return Ok(game.hands);
        }
        if let Some(first) = game.has_occurred(positions) {
            let error = InputError::NeverEnds(first, game.round);
            return Err(account.scanner.bad_input(error));
        }
        account.flush_if_full()?;
    }
}

/// Plays a round and tells it. Says who took the cards on the table.
fn tell_round(game: &mut Game, account: &mut Explanation) -> Option<usize> {
    let holder = game.round as usize % PLAYERS;
    let statement = game.put_down(holder);
    account.empty_line();
    let heading = format!("Round {}:", game.round);
    let stated = count(statement.cards);
    let rank = name(statement.rank);
    let mut text = Text::new().bold(heading).plain(format!(
        " player {} states {} of rank {rank}, and puts down ",
        holder + 1,
        counted(stated, "card")
    ));
    text = text.bold(listed(statement.cards));
    text = text.plain(if statement.is_true() {
        ": the truth."
    } else {
        ": a lie."
    });
    account.line(INDENT, text);
    let challenger = tell_asking(game, &statement, account);
    let (table, hands) = (game.table, game.hands);
    game.settle(&statement, challenger);
    let taker = (0..PLAYERS).find(|&player| game.hands[player] != hands[player]);
    if let Some(taker) = taker {
        let cards = counted(count(table), "card");
        let text = Text::from("  taken     ").bold(format!("player {} takes {cards}", taker + 1));
        account.line(INDENT, text.plain(format!(": {}", listed(table))));
    }
    taker
}

/// Asks the players in turn until one challenges, and tells what they say.
fn tell_asking(game: &Game, statement: &Statement, account: &mut Explanation) -> Option<usize> {
    let mut text = Text::from("  asked    ");
    let mut challenger = None;
    for distance in 1..PLAYERS {
        let player = (statement.holder + distance) % PLAYERS;
        text = text.plain(format!(" player {}", player + 1));
        if game.challenges(player, statement) {
            let why = why_challenged(game, player, statement);
            text = text.bold(" challenges").plain(format!(": {why}"));
            challenger = Some(player);
            break;
        }
        text = text.plain(if distance + 1 < PLAYERS {
            " no,"
        } else {
            " no"
        });
    }
    account.line(INDENT, text);
    challenger
}

/// Columns that lines about a round stand further in.
const INDENT: usize = 12;

/// By which of its rules `player` challenges.
fn why_challenged(game: &Game, player: usize, statement: &Statement) -> String {
    let rank = name(statement.rank);
    let next = name(statement.next_rank);
    match player {
        0 | 1 if game.lacks_next_rank(player, statement) => {
            format!("it holds the next round, of rank {next}, and has no {next}")
        }
        0 => {
            let stated = count(statement.cards);
            let own = number_of(game.hands[player], statement.rank);
            let all = stated + u64::from(own);
            format!("{stated} stated and {own} of its own are {all} cards of rank {rank}, of 4")
        }
        2 => format!("it has all four cards of rank {rank}"),
        _ => "the holder has no cards left".into(),
    }
}

/// Tells what everybody holds and what lies on the table.
fn tell_hands(game: &Game, taker: Option<usize>, account: &mut Explanation) {
    for (player, &hand) in game.hands.iter().enumerate() {
        let text = Text::from(format!("  hand {}    ", player + 1));
        let text = if taker == Some(player) {
            text.bold(listed(hand))
        } else {
            text.plain(listed(hand))
        };
        account.line(INDENT, text.plain(size(hand)));
    }
    let text = Text::from("  table     ").plain(listed(game.table));
    account.line(INDENT, text.plain(size(game.table)));
}

fn size(cards: Cards) -> String {
    match count(cards) {
        0 => String::new(),
        count => format!(" ({count})"),
    }
}

fn count(cards: Cards) -> u64 {
    let counts = FIELDS.iter().map(|&rank| number_of(cards, rank));
    counts.map(u64::from).sum()
}

/// Cards in the order of the rounds.
fn listed(cards: Cards) -> String {
    if cards == 0 {
        return "nothing".into();
    }
    let mut list = Vec::new();
    write_hand(cards, &mut list);
    String::from_utf8_lossy(&list).into_owned()
}

fn name(rank: Rank) -> &'static str {
    let place = FIELDS.iter().position(|&field| field == rank);
    RANKS[place.unwrap_or_default()]
}
