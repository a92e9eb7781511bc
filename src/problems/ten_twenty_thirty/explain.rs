//! Explains a game of 10-20-30 card by card: the pile of each card, the pick-ups, and the reason
//! for the end of the game.
//!
//! The solution's [`Game`] plays the game. If a position comes back, `play_out` finds it before the
//! first step.

use super::case::{Deck, InputError};
use super::plain::Event;
use super::solution::{Ending, Game, Solution, PILES};
use crate::runtime::cycle::{play_out, Course};
use crate::workbench::explanation::scene::{number_name, Card, CardRow, Mark, RowKind, Scene};
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
    let course = play_out(&game, &mut solution.seen);
    // The piles that have not vanished. `game.piles` has only these.
    let mut live_piles: Vec<usize> = (0..PILES).collect();
    let mut repeated_rows = Vec::new();
    let start = runs!(strong "Start:"; plain " all cards are in the deck.");
    let scene = Scene::Rows(rows(&game, &live_piles));
    let start = Step::new(0u32, "all cards are in the deck", start, scene);
    explanation.add(start);
    loop {
        let card = game.deck.card(0);
        let live_index = game.next;
        let pile = live_piles[live_index];
        game.deal();
        let dealt = game.dealt;
        let words = runs!(strong "Card {dealt}:"; plain " {card} goes to pile {}.", pile + 1);
        let mut scene = rows(&game, &live_piles);
        if let Some(top) = scene[pile].cards.last_mut() {
            top.mark = Mark::Strong;
        }
        let gone = Card {
            name: name_of(card),
            mark: Mark::Gone,
        };
        scene[PILES].cards.insert(0, gone);
        let title = format!("{card} goes to pile {}", pile + 1);
        let mut step = Step::new(dealt, title, words, Scene::Rows(scene))
            .shows(Event::Deal(card))
            .shows(Event::Pile(pile + 1));
        let cards = loop {
            let cards: Vec<u8> = game.piles[live_index].all().collect();
            if !game.pick_up() {
                break cards;
            }
            explanation.add(step);
            step = explain_pick_up(pile, &cards, &game, &live_piles);
        };
        if !cards.is_empty() {
            step = step
                .because(reason_for_keeping(pile, &cards))
                .shows(Event::Keep(cards));
        }
        explanation.add(step);
        if game.piles[live_index].size == 0 {
            live_piles.remove(live_index);
        }
        let ending = game.end_turn();
        if matches!(course, Course::Cycles { first, .. } if first == dealt) {
            repeated_rows = rows(&game, &live_piles);
        }
        let (ending, name, title, words, first_visit) = match (ending, &course) {
            (Some(Ending::Win), _) => {
                let why = runs!(strong "All piles have vanished after card {dealt}: a win.");
                (Ending::Win, "Win", "all piles have vanished", why, None)
            }
            (Some(_), _) => {
                let why = runs!(strong "The deck is empty after card {dealt}: a loss.");
                (Ending::Loss, "Loss", "the deck is empty", why, None)
            }
            (None, &Course::Cycles { first, again }) if again == dealt => {
                let why = runs!(strong "The position after card {dealt} is the same as after card \
                     {first}, so the game would repeat forever: a draw.");
                (
                    Ending::Draw,
                    "Draw",
                    "the same position as before",
                    why,
                    Some(first),
                )
            }
            _ => continue,
        };
        let mut scene = rows(&game, &live_piles);
        if let Some(first) = first_visit {
            let [first, second] = [first, dealt].map(|card| {
                vec![CardRow::new(
                    RowKind::Title,
                    format!("after card {card}"),
                    "",
                )]
            });
            scene = [first, repeated_rows.clone(), second, scene].concat();
        }
        let step = Step::new(dealt, title, words, Scene::Rows(scene));
        explanation.add(step.shows(Event::End(name)));
        return Ok((ending, dealt));
    }
}

/// The labels of the piles.
const LABELS: [&str; PILES] = [
    "pile 1", "pile 2", "pile 3", "pile 4", "pile 5", "pile 6", "pile 7",
];

/// Returns a row for each pile and one for the deck. `live_piles` lists the piles that have not
/// vanished.
fn rows(game: &Game, live_piles: &[usize]) -> Vec<CardRow> {
    let mut rows = Vec::new();
    for (label, pile) in LABELS.into_iter().zip(0..) {
        // The first seven cards begin the piles.
        let text_if_empty = if game.dealt <= pile { "-" } else { "gone" };
        rows.push(CardRow::new(RowKind::Pile, label, text_if_empty));
    }
    rows.push(CardRow::new(RowKind::Deck, "deck", "empty"));
    for (pile, &row) in game.piles.iter().zip(live_piles) {
        pile.all()
            .for_each(|card| rows[row].push(name_of(card), Mark::None));
    }
    let deck = game.deck.all();
    deck.for_each(|card| rows[PILES].push(name_of(card), Mark::None));
    rows
}

fn name_of(card: u8) -> &'static str {
    number_name(card.into())
}

/// Returns the step in which three cards of a pile are picked up. `cards_before` are the cards of
/// the pile before that.
fn explain_pick_up(pile: usize, cards_before: &[u8], game: &Game, live_piles: &[usize]) -> Step {
    let size = cards_before.len();
    let cards_of = |group: [usize; 3]| group.map(|index| cards_before[index]);
    let fitting_groups = fitting_groups(cards_before);
    let (picked, name) = fitting_groups[0];
    let ending = if size == 3 { "; the pile vanishes" } else { "" };
    let mut scene = rows(game, live_piles);
    let row = &mut scene[pile];
    row.cards.clear();
    for (index, card) in cards_before.iter().enumerate() {
        let is_picked = picked.contains(&index);
        let mark = if is_picked { Mark::Weak } else { Mark::None };
        row.push(name_of(*card), mark);
    }
    for card in scene[PILES].cards.iter_mut().rev().take(3) {
        card.mark = Mark::Strong;
    }
    let cards @ [one, two, three] = cards_of(picked);
    let sum = sum_text(cards);
    let label = pile + 1;
    let words = runs!(strong "Pile {label}: "; mark "{sum}";
        plain ", {name}, go to the bottom of the deck{ending}.");
    let title = format!("{one} {two} {three} leave pile {label}");
    let left = (0..size).filter(|index| !picked.contains(index));
    let left = left.map(|index| cards_before[index]).collect();
    let mut step =
        Step::new(game.dealt, title, words, Scene::Rows(scene)).shows(Event::Pick(cards, left));
    if size == 3 {
        return step;
    }
    for (other_group, other_name) in &fitting_groups[1..] {
        let (subject, sum) = (capitalized(other_name), sum_text(cards_of(*other_group)));
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
    let sums = groups(cards.len()).map(|(group, _)| sum_text(group.map(|index| cards[index])));
    let mut sums = sums.to_vec();
    sums.dedup();
    let sums = sums.join(", ");
    format!("Pile {label} is {names}, and no group of three adds up to 10, 20 or 30: {sums}.")
}

/// Returns the groups of three cards that may be picked up from a pile, in the order in which they
/// are tried: the indices and the name of each.
fn groups(size: usize) -> [([usize; 3], &'static str); 3] {
    [
        ([0, 1, size - 1], "the first two and the last"),
        ([0, size - 2, size - 1], "the first and the last two"),
        ([size - 3, size - 2, size - 1], "the last three"),
    ]
}

/// Returns those of the [`groups`] of a pile that sum to 10, 20 or 30.
fn fitting_groups(cards: &[u8]) -> Vec<([usize; 3], &'static str)> {
    let mut fitting_groups = groups(cards.len()).to_vec();
    let sum = |group: [usize; 3]| group.map(|index| cards[index]).iter().sum::<u8>();
    fitting_groups.retain(|(group, _)| sum(*group) % 10 == 0);
    fitting_groups
}

/// Returns three cards and their sum as text: "1 + 4 + 5 = 10".
fn sum_text([one, two, three]: [u8; 3]) -> String {
    format!("{one} + {two} + {three} = {}", one + two + three)
}
