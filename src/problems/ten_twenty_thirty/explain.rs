//! Explains a game of 10-20-30 card by card: the pile of each card, the pick-ups, and the reason
//! for the end of the game.
//!
//! The solution's [`Game`] plays the game. If a position comes back, `play_out` finds it before the
//! first step.

use super::case::{Deck, InputError};
use super::plain::Event;
use super::solution::{Ending, Game, Solution, PILES};
use crate::runtime::cycle::{play_out, Course, Deterministic};
use crate::workbench::explanation::scene::{number_name, CardRow, Mark, RowKind, Scene};
use crate::workbench::explanation::step::runs;
use crate::workbench::explanation::{Explanation, Step};
use crate::workbench::text::capitalized;

/// Explains the game of a deck. Returns its ending and the number of cards dealt.
pub fn explain_deck(
    solution: &mut Solution,
    deck: &Deck,
    explanation: &mut Explanation,
) -> Result<(Ending, u32), InputError> {
    let mut game = Game::new(deck);
    // In a draw, the position after card `last` is the same as after card `first_visit`.
    let (first_visit, ending, last) = match play_out(&game, &mut solution.seen) {
        Course::Ends((ending, last)) => (0, ending, last),
        Course::Cycles { first, again } => (first, Ending::Draw, again),
    };
    // The piles that have not vanished. `game.piles` has only these.
    let mut live_piles: Vec<usize> = (0..PILES).collect();
    let mut last_scene = Vec::new();
    let start = runs!(strong "Start:"; plain " all cards are in the deck.");
    let scene = Scene::Rows(rows(&game, &live_piles));
    explanation.add(Step::new(0u32, "all cards are in the deck", start, scene));
    while game.dealt < last {
        let (turn, index) = (game.dealt + 1, game.next);
        if ![first_visit, last].contains(&turn) && !explanation.may_show(turn.into()) {
            game.step();
            if game.piles.len() < live_piles.len() {
                live_piles.remove(index);
            }
            continue;
        }
        let card = game.deck.card(0);
        let pile = live_piles[game.next];
        game.deal();
        let dealt = game.dealt;
        let words = runs!(strong "Card {dealt}:"; plain " {card} goes to pile {}.", pile + 1);
        let mut scene = rows(&game, &live_piles);
        if let Some(top) = scene[pile].cards.last_mut() {
            top.mark = Mark::Strong;
        }
        scene[PILES].push(number_name(card.into()), Mark::Gone);
        scene[PILES].cards.rotate_right(1);
        let title = format!("{card} goes to pile {}", pile + 1);
        let mut step = Step::new(dealt, title, words, Scene::Rows(scene))
            .shows(Event::Deal(card))
            .shows(Event::Pile(pile + 1));
        let mut cards: Vec<u8> = game.piles[game.next].all().collect();
        while game.pick_up() {
            explanation.add(step);
            step = explain_pick_up(&cards, &game, &live_piles);
            cards = game.piles[game.next].all().collect();
        }
        if cards.is_empty() {
            live_piles.remove(game.next);
        } else {
            let why = reason_for_keeping(pile, &cards);
            step = step.because(why).shows(Event::Keep(cards));
        }
        explanation.add(step);
        game.end_turn();
        if game.dealt == first_visit || game.dealt == last {
            let after_card = format!("after card {dealt}");
            if first_visit > 0 {
                last_scene.push(CardRow::new(RowKind::Title, after_card, ""));
            }
            last_scene.append(&mut rows(&game, &live_piles));
        }
    }
    let (name, title) = match ending {
        Ending::Win => ("win", "all piles have vanished"),
        Ending::Loss => ("loss", "the deck is empty"),
        Ending::Draw => ("draw", "the same position as before"),
    };
    let words = match ending {
        Ending::Draw => runs!(strong "The position after card {last} is the same as after card \
             {first_visit}, so the game would repeat forever: a draw."),
        _ => runs!(strong "{} after card {last}: a {name}.", capitalized(title)),
    };
    let step = Step::new(last, title, words, Scene::Rows(last_scene));
    explanation.add(step.shows(Event::End(name)));
    Ok((ending, last))
}

/// Returns a row for each pile and one for the deck. `live_piles` lists the piles that have not
/// vanished.
fn rows(game: &Game, live_piles: &[usize]) -> Vec<CardRow> {
    let mut rows = Vec::new();
    for pile in 1..=PILES as u32 {
        // The first seven cards begin the piles.
        let text_if_empty = if game.dealt < pile { "-" } else { "gone" };
        let label = format!("pile {pile}");
        rows.push(CardRow::new(RowKind::Pile, label, text_if_empty));
    }
    rows.push(CardRow::new(RowKind::Deck, "deck", "empty"));
    let cards = game.piles.iter().chain([&game.deck]);
    for (cards, &row) in cards.zip(live_piles.iter().chain([&PILES])) {
        for card in cards.all() {
            rows[row].push(number_name(card.into()), Mark::None);
        }
    }
    rows
}

/// Returns the step in which three cards of a pile are picked up. `cards_before` are the cards of
/// the pile before that.
fn explain_pick_up(cards_before: &[u8], game: &Game, live_piles: &[usize]) -> Step {
    let size = cards_before.len();
    let mut groups = groups(cards_before).to_vec();
    // The sum is 3 to 30, so a multiple of 10 is 10, 20 or 30.
    groups.retain(|(_, cards, _)| cards.iter().sum::<u8>() % 10 == 0);
    let (picked, cards @ [one, two, three], name) = groups[0];
    let ending = if size == 3 { "; the pile vanishes" } else { "" };
    let pile = live_piles[game.next];
    let mut scene = rows(game, live_piles);
    scene[pile].cards.clear();
    for (index, &card) in cards_before.iter().enumerate() {
        let is_picked = picked.contains(&index);
        let mark = if is_picked { Mark::Weak } else { Mark::None };
        scene[pile].push(number_name(card.into()), mark);
    }
    for card in scene[PILES].cards.iter_mut().rev().take(3) {
        card.mark = Mark::Strong;
    }
    let (label, sum) = (pile + 1, sum_text(cards));
    let words = runs!(strong "Pile {label}: "; mark "{sum}";
        plain ", {name}, go to the bottom of the deck{ending}.");
    let title = format!("{one} {two} {three} leave pile {label}");
    let left = game.piles[game.next].all().collect();
    let step = Step::new(game.dealt, title, words, Scene::Rows(scene));
    let mut step = step.shows(Event::Pick(cards, left));
    // In a pile of three, all groups are the same.
    for &(_, cards, other_name) in groups[1..].iter().filter(|_| size > 3) {
        let (subject, sum) = (capitalized(other_name), sum_text(cards));
        let words = runs!(plain "{subject}, {sum}, fit, too, but {name} come first.");
        step = step.say(words, Vec::new());
    }
    step
}

/// Returns the reason why no more cards of a pile are picked up.
fn reason_for_keeping(pile: usize, cards: &[u8]) -> String {
    let label = pile + 1;
    let names: Vec<String> = cards.iter().map(u8::to_string).collect();
    let names = names.join(" ");
    if cards.len() < 3 {
        return format!("Pile {label} is {names}, fewer than three cards.");
    }
    let mut sums = groups(cards).map(|(_, cards, _)| sum_text(cards)).to_vec();
    sums.dedup();
    let sums = sums.join(", ");
    format!("Pile {label} is {names}, and no group that counts adds up to 10, 20 or 30: {sums}.")
}

/// Returns the groups of three cards that may be picked up from a pile, in the order in which they
/// are tried: the indices, the cards and the name of each.
fn groups(cards: &[u8]) -> [([usize; 3], [u8; 3], &'static str); 3] {
    let size = cards.len();
    let groups = [
        ([0, 1, size - 1], "the first two and the last"),
        ([0, size - 2, size - 1], "the first and the last two"),
        ([size - 3, size - 2, size - 1], "the last three"),
    ];
    groups.map(|(indices, name)| (indices, indices.map(|index| cards[index]), name))
}

/// Returns three cards and their sum as text: "1 + 4 + 5 = 10".
fn sum_text([one, two, three]: [u8; 3]) -> String {
    format!("{one} + {two} + {three} = {}", one + two + three)
}
