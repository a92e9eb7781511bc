//! Explains a game of 10-20-30 card by card: the pile of each card, the pick-ups, and the reason
//! for the end of the game.
//!
//! The solution's [`Game`] plays the game. If a position comes back, `play_out` finds it before the
//! first step.

use super::case::{Deck, InputError};
use super::plain::Event;
use super::solution::{Ending, Game, Solution, PILES};
use crate::runtime::cycle::{play_out, Course, Deterministic};
use crate::runtime::scanner::Error;
use crate::workbench::explanation::scene::{Card, Kind, Mark, Row, Scene};
use crate::workbench::explanation::step::{runs, Run};
use crate::workbench::explanation::{Explanation, Step};
use crate::workbench::text::{capitalized, counted};

/// Deviations are searched only if the claimed game has at most this many cards, because every
/// search plays it to its end.
const MAX_SEARCHED_CARDS: u32 = 2000;

/// Explains the game of a deck. Returns its ending and the number of cards dealt.
pub fn explain_deck(
    solution: &mut Solution,
    deck: &Deck,
    explanation: &mut Explanation,
) -> Result<(Ending, u32), Error<InputError>> {
    let mut game = Game::new(deck);
    let course = play_out(&game, &mut solution.seen);
    let output = explanation.options.output.as_ref();
    let claimed_card = output.and_then(|output| output.numbers_in_wrong_line().pop());
    let claimed_line = output.and_then(|output| output.lines_through_first_wrong().pop());
    let mut claimed_words = claimed_line.unwrap_or_default().split([' ', ':']);
    let claimed_ending = match claimed_words.next() {
        Some("Win") => Some(Ending::Win),
        Some("Loss") => Some(Ending::Loss),
        Some("Draw") => Some(Ending::Draw),
        _ => None,
    };
    let claimed_end = claimed_ending.zip(claimed_card);
    // If the divergence is known, no deviation is searched.
    let is_known = explanation.pending_divergence().is_some();
    let searched_end = claimed_end.filter(|&(_, card)| !is_known && card <= MAX_SEARCHED_CARDS);
    // The piles that have not vanished. `game.piles` has only these.
    let mut live_piles: Vec<usize> = (0..PILES).collect();
    let mut repeated_rows = Vec::new();
    let start = runs!(strong "Start:"; plain " all cards are in the deck.");
    let scene = Scene::Rows(rows(&game, &live_piles));
    let start = Step::new(0u32, "all cards are in the deck", start, scene);
    explanation.add(start.shows(Event::Case(explanation.case_number())))?;
    loop {
        let card = game.deck.card(0);
        let live_index = game.next;
        let pile = live_piles[live_index];
        game.deal();
        let dealt = game.dealt;
        let words = runs!(strong "Card {dealt}:"; plain " {card} goes to pile {}.", pile + 1);
        let scene = explanation.draw(dealt, || {
            let mut scene = rows(&game, &live_piles);
            if let Some(top) = scene[pile].cards.last_mut() {
                top.mark = Mark::Strong;
            }
            let (name, mark) = (card.to_string(), Mark::Gone);
            scene[PILES].cards.insert(0, Card { name, mark });
            Scene::Rows(scene)
        });
        let title = format!("{card} goes to pile {}", pile + 1);
        let is_dealt_again = dealt as usize > deck.len();
        let step = Step::new(dealt, title, words, scene)
            .shows(Event::Deal(card))
            .shows(Event::Pile(pile + 1))
            .uses_if(is_dealt_again, "cards that were picked up are dealt again");
        explanation.add(step)?;
        let mut has_picked_up = false;
        let cards_left = loop {
            let before = game.clone();
            let cards_before: Vec<u8> = game.piles[live_index].all().collect();
            if !game.pick_up() {
                break cards_before;
            }
            let step = explain_pick_up(pile, &cards_before, &game, &live_piles, explanation);
            let other_group = searched_end.and_then(|end| other_group(&before, &cards_before, end));
            let step = step.with_deviation(other_group, &format!("after card {dealt}"));
            let rule = "cards are picked up again after the same card";
            explanation.add(step.uses_if(has_picked_up, rule))?;
            has_picked_up = true;
        };
        if game.piles[live_index].size == 0 {
            live_piles.remove(live_index);
        }
        let ending = game.end_turn();
        if matches!(course, Course::Cycles { first, .. } if first == dealt) {
            repeated_rows = rows(&game, &live_piles);
        }
        let diverges = explanation.diverges_after(&Step::default());
        let actual = explanation.diverging_event().unwrap_or_default();
        let program_picks_up = actual.starts_with("pick") && !cards_left.is_empty();
        let (words, title, end, first_visit) = match (ending, &course) {
            (Some(Ending::Win), _) => {
                let why = runs!(strong "All piles have vanished after card {dealt}: a win.");
                let title = "all piles have vanished".into();
                (why, title, Some((Ending::Win, "Win")), None)
            }
            (Some(_), _) => {
                let why = runs!(strong "The deck is empty after card {dealt}: a loss.");
                let title = "the deck is empty".into();
                (why, title, Some((Ending::Loss, "Loss")), None)
            }
            (None, &Course::Cycles { first, again }) if again == dealt => {
                let why = runs!(strong "The position after card {dealt} is the same as after card \
                     {first}, so the game would repeat forever: a draw.");
                let title = "the same position as before".into();
                (why, title, Some((Ending::Draw, "Draw")), Some(first))
            }
            _ if diverges && program_picks_up => {
                let why = reason_for_no_pick_up(pile, &cards_left);
                (why, "no cards are picked up".into(), None, None)
            }
            _ if claimed_card == Some(dealt) || diverges => {
                let piles_text = counted(live_piles.len() as u64, "pile");
                let in_deck = game.deck.all().count() as u64;
                let cards_text = counted(in_deck, "card");
                // A pick-up moves three cards from a pile to the deck. At a loss all cards are in
                // the piles, at a win none.
                let wrong_pick_ups = |card_count: u64, many_or_few: &str| {
                    let pick_ups = counted(card_count / 3, "pick-up");
                    format!("Your program went wrong before: {pick_ups} too {many_or_few}. ")
                };
                let in_piles = deck.len() as u64 - in_deck;
                let no_win = format!("no win: {piles_text} left");
                let no_loss = format!("no loss: the deck has {cards_text}");
                let (title, remark) = match claimed_ending {
                    Some(Ending::Win) => (no_win, wrong_pick_ups(in_piles, "many")),
                    Some(Ending::Loss) => (no_loss, wrong_pick_ups(in_deck, "few")),
                    Some(Ending::Draw) => ("no draw: the position is new".into(), String::new()),
                    _ => ("the game does not end".into(), String::new()),
                };
                // If the steps are known, nothing before this one is wrong.
                let remark = if diverges { String::new() } else { remark };
                let why = runs!(mark "{remark}The game does not end after card {dealt}, with \
                     {piles_text} and {cards_text} in the deck: this position has not occurred \
                     before.");
                (why, title, None, None)
            }
            _ => continue,
        };
        let mut scene = rows(&game, &live_piles);
        mark_picked_by_program(&mut scene[pile], &cards_left, explanation);
        if let Some(first) = first_visit {
            let [first, second] = [first, dealt]
                .map(|card| vec![Row::new(Kind::Title, format!("after card {card}"), "")]);
            scene = [first, repeated_rows.clone(), second, scene].concat();
        }
        let mut step = Step::new(dealt, title, words, Scene::Rows(scene));
        step.is_decisive = true;
        if let Some((ending, name)) = end {
            if let Some(claimed) = claimed_card.filter(|claimed| *claimed > dealt) {
                let why = runs!(mark
                    "The game ends here. In your output it ends after card {claimed}.");
                step = step.say(why, Vec::new());
            }
            let step = step.uses(format!("the right answer is {name}"));
            explanation.add(step.shows(Event::End(name)))?;
            return Ok((ending, dealt));
        }
        explanation.add(step)?;
    }
}

/// Returns the deviation in which another fitting group is picked up or, if the pile has three
/// cards, nothing, as a clause in the past tense. `game` is the game before the pick-up, `cards`
/// are those of the pile, and `end` is the claimed end. Draws are not searched.
fn other_group(game: &Game, cards: &[u8], end: (Ending, u32)) -> Option<String> {
    if cards.len() == 3 {
        return ends_with(game.clone(), false, end).then(|| "nothing was picked up".into());
    }
    let mut others = fitting_groups(cards).into_iter().skip(1);
    let (_, name) = others.find(|(group, _)| {
        let mut deviant = game.clone();
        let at_start = (0..3).filter(|&index| group[index] == index).count();
        deviant.piles[game.next].remove(at_start, 3 - at_start);
        group
            .iter()
            .for_each(|&index| deviant.deck.push(cards[index]));
        ends_with(deviant, true, end)
    })?;
    Some(format!("{name} were picked up"))
}

/// Ends the turn of a game, with or without pick-ups, and plays the next turns by the rules.
/// Returns true if the game ends with this ending after this number of cards.
fn ends_with(mut game: Game, picks_up: bool, end: (Ending, u32)) -> bool {
    while picks_up && game.pick_up() {}
    let ending = game.end_turn().map(|ending| (ending, game.dealt));
    ending.or_else(|| (game.dealt..end.1).find_map(|_| game.step())) == Some(end)
}

/// Returns a row for each pile and one for the deck. `live_piles` lists the piles that have not
/// vanished.
fn rows(game: &Game, live_piles: &[usize]) -> Vec<Row> {
    let mut rows = Vec::new();
    for pile in 0..PILES {
        // The first seven cards begin the piles.
        let has_not_begun = game.dealt <= pile as u32;
        let text_if_empty = if has_not_begun { "-" } else { "gone" };
        let label = format!("pile {}", pile + 1);
        rows.push(Row::new(Kind::Pile, label, text_if_empty));
    }
    rows.push(Row::new(Kind::Deck, "deck", "empty"));
    for (pile, &row) in game.piles.iter().zip(live_piles) {
        pile.all().for_each(|card| rows[row].push(card, Mark::None));
    }
    let deck = game.deck.all();
    deck.for_each(|card| rows[PILES].push(card, Mark::None));
    rows
}

/// Returns the step in which three cards of a pile are picked up. `cards_before` are the cards of
/// the pile before that.
fn explain_pick_up(
    pile: usize,
    cards_before: &[u8],
    game: &Game,
    live_piles: &[usize],
    explanation: &Explanation,
) -> Step {
    let size = cards_before.len();
    let cards_of = |group: [usize; 3]| group.map(|index| cards_before[index]);
    let fitting_groups = fitting_groups(cards_before);
    let (picked, name) = fitting_groups[0];
    let ending = if size == 3 { "; the pile vanishes" } else { "" };
    let scene = explanation.draw(game.dealt, || {
        let mut scene = rows(game, live_piles);
        let row = &mut scene[pile];
        row.cards.clear();
        for (index, card) in cards_before.iter().enumerate() {
            let is_picked = picked.contains(&index);
            row.push(card, if is_picked { Mark::Weak } else { Mark::None });
        }
        mark_picked_by_program(row, cards_before, explanation);
        for card in scene[PILES].cards.iter_mut().rev().take(3) {
            card.mark = Mark::Strong;
        }
        Scene::Rows(scene)
    });
    let cards @ [one, two, three] = cards_of(picked);
    let sum = sum_text(cards);
    let label = pile + 1;
    let words = runs!(strong "Pile {label}: "; mark "{sum}";
        plain ", {name}, go to the bottom of the deck{ending}.");
    let title = format!("{one} {two} {three} leave pile {label}");
    let mut step = Step::new(game.dealt, title, words, scene).shows(pick(picked, cards_before));
    let total = cards.iter().sum::<u8>();
    step = step.uses(format!("{name} are picked up"));
    step = step.uses(format!("three cards add up to {total}"));
    if size == 3 {
        return step.uses("a pile vanishes");
    }
    for (other_group, other_name) in &fitting_groups[1..] {
        let rule = format!("{other_name} fit, too, but {name} come first");
        let style = if explanation.is_suspect(&rule) {
            "mark"
        } else {
            "plain"
        };
        let sum = sum_text(cards_of(*other_group));
        let subject = capitalized(other_name);
        let text = format!("{subject}, {sum}, fit, too, but {name} come first.");
        step = step.say([Run { style, text }], Vec::new()).uses(rule);
    }
    step
}

/// Returns the event in which the cards with these indices are picked up from a pile.
fn pick(group: [usize; 3], cards: &[u8]) -> Event {
    let left = (0..cards.len()).filter(|index| !group.contains(index));
    let left = left.map(|index| cards[index]).collect();
    Event::Pick(group.map(|index| cards[index]), left)
}

/// Marks the cards of a pile that the program picks up, if it diverges with this pick-up. `cards`
/// are those of the pile.
fn mark_picked_by_program(row: &mut Row, cards: &[u8], explanation: &Explanation) {
    if cards.len() < 3 {
        return;
    }
    let actual = explanation.diverging_event();
    let is_picked = |group: &[usize; 3]| actual == Some(&pick(*group, cards).to_string());
    let groups = groups(cards.len()).map(|(group, _)| group);
    for index in groups.into_iter().find(is_picked).into_iter().flatten() {
        row.cards[index].mark = Mark::Claimed;
    }
}

/// Returns the reason why no cards of a pile are picked up.
fn reason_for_no_pick_up(pile: usize, cards: &[u8]) -> [Run; 1] {
    let label = pile + 1;
    let names: Vec<String> = cards.iter().map(u8::to_string).collect();
    let cards_text = names.join(" ");
    if cards.len() < 3 {
        return runs!(mark "Pile {label} is {cards_text}, fewer than three cards.");
    }
    let groups = groups(cards.len()).map(|(group, _)| sum_text(group.map(|index| cards[index])));
    let mut sums = groups.to_vec();
    sums.dedup();
    let sums = sums.join(", ");
    runs!(mark "Pile {label} is {cards_text}, and no group of three adds up to 10, 20 or 30: {sums}.")
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
