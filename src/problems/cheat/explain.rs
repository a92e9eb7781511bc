//! Explains a game of Cheat round by round: the statement, the challenge with the reasons, and the
//! player who takes the cards.
//!
//! The solution's [`Game`] plays the game. If it never ends, `play_out` finds that before the first
//! round, and the explanation ends with the round after which a position comes back.

use super::case::{Deal, InputError, CARDS_PER_RANK, PLAYERS, RANKS};
use super::plain::Event;
use super::solution::{cards_of, number_of, Cards, Game, Hands, Solution};
use crate::runtime::cycle::{play_out, Course};
use crate::workbench::explanation::scene::{CardRow, Mark, RowKind, Scene};
use crate::workbench::explanation::step::{runs, TextRun};
use crate::workbench::explanation::{Explanation, Step};
use crate::workbench::text::counted;

/// The order of the ranks, from the least to the greatest, for sentences.
const ORDER: &str = "(10 2 ... 9 A J K Q)";

/// Explains a game. Returns the hands at its end.
pub fn explain_game(
    solution: &mut Solution,
    deal: &Deal,
    explanation: &mut Explanation,
) -> Result<Hands, InputError> {
    let mut game = Game::new(deal);
    let course = play_out(&game, &mut solution.seen);
    let start = runs!(strong "Start:"; plain " each player holds 13 cards.");
    let scene = Scene::Rows(rows(&game, 0, 0, String::new()));
    explanation.add(Step::new(0u32, "13 cards each", start, scene));
    let mut round: u32 = 0;
    while !game.hands.contains(&0) {
        round += 1;
        game.put_down();
        explanation.add(explain_put_down(round, &game));
        let (step, challenger) = explain_challenge(round, &game);
        explanation.add(step);
        let before = game.clone();
        game.settle(challenger);
        if let Some(challenger) = challenger {
            explanation.add(explain_taking(round, challenger, &before, &game));
        }
        if let Course::Cycles { first, again } = course {
            if again == round {
                return Err(InputError::NeverEnds { first, again });
            }
        }
    }
    let winner = 1 + game.hands.iter().take_while(|hand| **hand > 0).count();
    let words = runs!(strong
        "Player {winner} has no cards left at the end of round {round} and wins.");
    let scene = Scene::Rows(rows(&game, 0, 0, String::new()));
    let step = Step::new(round, format!("player {winner} wins"), words, scene);
    explanation.add(step.shows(Event::Win(winner)));
    Ok(game.hands)
}

/// Returns a row for each hand and one for the table. Marks the cards that `player` has put on the
/// table or taken from it, and adds a note to its row.
fn rows(game: &Game, player: usize, taken: Cards, note: String) -> Vec<CardRow> {
    let mut rows = Vec::new();
    for (index, hand) in game.hands.into_iter().enumerate() {
        let label = format!("player {}", index + 1);
        rows.push(CardRow::new(RowKind::Hand, label, "nothing"));
        show_cards(&mut rows[index], [hand, 0, 0]);
    }
    rows.push(CardRow::new(RowKind::Table, "table", "nothing"));
    show_cards(&mut rows[PLAYERS], [game.table - game.put, game.put, taken]);
    let kept = game.hands[player] - taken;
    show_cards(&mut rows[player], [kept, taken, game.put]);
    rows[player].note = note;
    rows
}

/// Returns the step in which the holder puts down cards, with its statement and the reason.
fn explain_put_down(round: u32, game: &Game) -> Step {
    let (holder, stated) = (game.holder + 1, describe_cards(game.stated, game.rank));
    let truth_or_lie = if game.lied() { "a lie" } else { "the truth" };
    let words = runs!(strong "Round {round}:"; plain " player {holder} states {stated}, ";
        strong "{truth_or_lie}"; plain ".");
    let of_rank = cards_of(game.rank, number_of(game.put, game.rank));
    let card_names = [of_rank, game.put - of_rank].map(listed).join(" ");
    let card_names = card_names.trim();
    let title = format!("player {holder} puts down {card_names}, states {stated}");
    let scene = Scene::Rows(rows(game, game.holder, 0, format!("states {stated}")));
    Step::new(round, title, words, scene)
        .say(put_down_sentence(game), Vec::new())
        .shows(Event::Put(holder, card_names.into()))
}

/// Returns the step after a challenge: a player takes the cards on the table. `before` is the game
/// before that, `game` the game after the round.
fn explain_taking(round: u32, challenger: usize, before: &Game, game: &Game) -> Step {
    let (lied, taken) = (before.lied(), before.table);
    let taker = if lied { before.holder } else { challenger };
    let truth_or_lie = if lied { "a lie" } else { "true" };
    let note = format!("takes {}", card_count(taken));
    let scene = Scene::Rows(rows(game, taker, taken, note));
    let (number, count_text) = (taker + 1, counted(card_count(taken), "card"));
    let title = format!("player {number} takes {count_text}");
    let words = runs!(strong "Round {round}:"; plain " the statement was {truth_or_lie}, so ";
        mark "{title}"; plain ".");
    Step::new(round, title, words, scene).shows(Event::Take(number))
}

/// Returns a number of cards of a rank in words: "two 10s", "no 10".
fn describe_cards(number: u64, rank: usize) -> String {
    let ending = if number > 1 { "s" } else { "" };
    let number = ["no", "one", "two", "three", "four"][number as usize];
    format!("{number} {}{ending}", RANKS[rank])
}

/// Returns the sentence about the cards that the holder puts down, with the rule that it follows.
fn put_down_sentence(game: &Game) -> [TextRun; 3] {
    let own_count = number_of(game.hands[game.holder] + game.put, game.rank);
    let held_cards = describe_cards(own_count, game.rank);
    let conjunction = if own_count == 0 { ", so it" } else { " and" };
    let all = ["nothing", "it", "both", "all of them", "all of them"][own_count as usize];
    let rule = match (game.holder + 1, own_count) {
        (3, 0) => format!("all cards of its rarest rank, the least of equally rare ones {ORDER}"),
        (_, 0) => format!("its least card {ORDER}"),
        (1, 2..) => "one of them".into(),
        (4, 1 | 2) if !game.lied() => format!("{all}, because it has no other card to add"),
        (4, 1 | 2) => {
            let added = listed(game.put - cards_of(game.rank, own_count));
            format!("{all} and, having only one or two, its least other card, {added}")
        }
        (4, _) => format!("{all} and, having three or four, no other card"),
        _ => all.into(),
    };
    let (holder, card_names) = (game.holder + 1, listed(game.put));
    runs!(plain "Player {holder} puts down "; mark "{card_names}";
        plain ": it has {held_cards}{conjunction} plays {rule}.")
}

/// Asks the players in turn until one challenges. Returns the step, with the reasons, and the
/// challenger.
fn explain_challenge(round: u32, game: &Game) -> (Step, Option<usize>) {
    let words = runs!(strong "Round {round}:"; plain " does anybody challenge?");
    let mut step = Step::new(round, "nobody challenges", words, Scene::None);
    let stated = describe_cards(game.stated, game.rank);
    let mut scene = rows(game, game.holder, 0, format!("states {stated}"));
    let mut challenger = None;
    for player in game.others() {
        let row = &mut scene[player];
        if challenger.is_some() {
            row.note = "is not asked".into();
            continue;
        }
        let (number, facts) = (player + 1, facts_about_challenge(game, player));
        let [subject, mut action, end] = runs!(plain "Player {number} ";
            plain "does not challenge"; plain ": {facts}.");
        if game.challenges(player) {
            challenger = Some(player);
            [action] = runs!(mark "challenges");
            let own = cards_of(game.rank, number_of(game.hands[player], game.rank));
            show_cards(row, [game.hands[player] - own, own, 0]);
            step.title = format!("player {number} challenges");
            step = step.shows(Event::Challenge(number));
        }
        row.note = action.text.clone();
        step = step.say([subject, action, end], Vec::new());
    }
    if challenger.is_none() {
        let reasons: Vec<String> = step.texts().skip(1).collect();
        let words = runs!(plain "Nobody challenges: the cards stay on the table.");
        step = step.say(words, Vec::new());
        step = step.because(reasons.join(" ")).shows(Event::Nobody);
    }
    step.scene = Scene::Rows(scene);
    (step, challenger)
}

/// Returns the facts that decide if `player` challenges.
fn facts_about_challenge(game: &Game, player: usize) -> String {
    let (rank_name, next) = (RANKS[game.rank], game.next_rank());
    let [own_count, next_count] = [game.rank, next].map(|rank| number_of(game.hands[player], rank));
    let about_next = if game.next_holder() == player {
        let (held, next_name) = (describe_cards(next_count, next), RANKS[next]);
        format!("it is the next holder (rank {next_name}) and has {held}")
    } else {
        "it is not the next holder".into()
    };
    match player {
        0 if !game.must_lie_next(player) => {
            let (stated, total) = (game.stated, game.stated + own_count);
            let is_more = game.counts_too_many(player);
            let not = if is_more { "" } else { "not " };
            let sum = format!("{stated} stated + {own_count} held = {total} of rank {rank_name}");
            format!("{about_next}; {sum}, {not}more than {CARDS_PER_RANK}")
        }
        0 | 1 => about_next,
        2 => format!("it has {own_count} of the {CARDS_PER_RANK} cards of rank {rank_name}"),
        _ => match card_count(game.hands[game.holder]) {
            0 => "the holder has no cards left".into(),
            left => format!("the holder has {} left", counted(left, "card")),
        },
    }
}

/// Returns the number of cards of all ranks.
fn card_count(cards: Cards) -> u64 {
    (0..RANKS.len()).map(|rank| number_of(cards, rank)).sum()
}

/// Replaces the cards of a row, in the order of [`RANKS`]. The marks of kept, new and gone cards
/// differ.
fn show_cards(row: &mut CardRow, groups: [Cards; 3]) {
    row.cards.clear();
    let marks = [Mark::None, Mark::Strong, Mark::Weak];
    for (rank, name) in RANKS.into_iter().enumerate() {
        for (cards, mark) in groups.into_iter().zip(marks) {
            (0..number_of(cards, rank)).for_each(|_| row.push(name, mark));
        }
    }
}

/// Returns the names of one or more cards, in the order of [`RANKS`]: "A A 10".
fn listed(cards: Cards) -> String {
    let names = (0..RANKS.len()).map(|rank| vec![RANKS[rank]; number_of(cards, rank) as usize]);
    names.collect::<Vec<_>>().concat().join(" ")
}
