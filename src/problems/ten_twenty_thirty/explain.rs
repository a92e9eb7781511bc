//! 10-20-30, card by card: where each goes, what is picked up, what lies where after that, and why
//! the game ends.
//!
//! The game is played on the solution's [`Game`], in the steps in which the solution plays it.
//! Where a position comes back is known before the first card: the solution has found it out.

use super::solution::{Deck, Ending, Game, InputError, Solution, PILES};
use crate::runtime::cycle::{play_out, Course};
use crate::runtime::scanner::Error;
use crate::workbench::explanation::rows::{Card, Kind, Row, Rows};
use crate::workbench::explanation::{
    explain_cases, Explainer, Explanation, Mark, BOLD, MARKED, PLAIN,
};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// How games are explained.
pub const EXPLAINER: Explainer = Explainer {
    as_text: "\
As text, piles begin with the oldest card and the deck with its top card; of the
piles, a step shows those that it changes. A card that comes to a pile or to the
deck stands in brackets, one that leaves a pile in parentheses.
",
    explain: |stream, options| explain_cases(stream, options, explain_deck),
};

/// Explains the game of a deck.
fn explain_deck(
    solution: &mut Solution,
    deck: Deck,
    explanation: &mut Explanation,
) -> Result<(Ending, u32), Error<InputError>> {
    let mut game = Game::new(&deck);
    let course = play_out(&game, &mut solution.seen);
    let mut live: Vec<usize> = (0..PILES).collect();
    let mut rows = Rows::default();
    show(&game, &live, &mut rows);
    let start = format!("{BOLD}Start:{PLAIN} all cards are in the deck.");
    explanation.step(0, &start, Some(&mut rows))?;
    loop {
        let card = game.deck.card(0);
        let place = game.next;
        let pile = live[place];
        game.deal();
        show(&game, &live, &mut rows);
        if let Some(dealt) = rows.rows[pile].cards.last_mut() {
            dealt.mark = Mark::Strong;
        }
        rows.rows[PILES].cards.insert(
            0,
            Card {
                name: card.to_string(),
                mark: Mark::Gone,
            },
        );
        let (dealt, label) = (game.dealt, pile + 1);
        let words = format!("{BOLD}Card {dealt}:{PLAIN} {card} goes to pile {label}.");
        explanation.step(dealt.into(), &words, Some(&mut rows))?;
        loop {
            let before: Vec<u8> = game.piles[place].all().collect();
            let Some(from_start) = game.pick_up() else {
                break;
            };
            show(&game, &live, &mut rows);
            let words = pick_up(pile, &before, from_start, &mut rows);
            explanation.step(dealt.into(), &words, Some(&mut rows))?;
        }
        if game.piles[place].size == 0 {
            live.remove(place);
        }
        if let Some(ending) = game.end_turn() {
            let why = match ending {
                Ending::Win => format!("{BOLD}All piles have vanished after card {dealt}: a win."),
                _ => format!("{BOLD}The deck is empty after card {dealt}: a loss."),
            };
            explanation.step(dealt.into(), &why, None)?;
            return Ok((ending, dealt));
        }
        match course {
            Course::Cycles { first, again } if again == dealt => {
                show(&game, &live, &mut rows);
                rows.titles = [first, dealt]
                    .map(|card| format!("after card {card}"))
                    .into();
                let why = format!(
                    "{BOLD}The position after card {dealt} is {MARKED}the same as after card \
                     {first}{BOLD}, so the game would repeat forever: a draw."
                );
                explanation.step(dealt.into(), &why, Some(&mut rows))?;
                return Ok((Ending::Draw, dealt));
            }
            _ => {}
        }
    }
}

/// Shows the piles, of which some are `live`, and the deck.
fn show(game: &Game, live: &[usize], rows: &mut Rows) {
    rows.rows.clear();
    for pile in 0..PILES {
        // The first seven cards begin the piles.
        let is_new = game.dealt <= pile as u32;
        let empty = if is_new { "-" } else { "gone" };
        let label = format!("pile {}", pile + 1);
        rows.rows.push(Row::new(Kind::Pile, label, empty));
    }
    for (pile, &row) in game.piles.iter().zip(live) {
        lay(pile.all(), &mut rows.rows[row]);
    }
    rows.rows.push(Row::new(Kind::Deck, "deck", "empty"));
    lay(game.deck.all(), &mut rows.rows[PILES]);
}

fn lay(cards: impl Iterator<Item = u8>, row: &mut Row) {
    cards.for_each(|card| row.push(card, Mark::None));
}

/// Shows three cards that were picked up from a pile, where they lay and where they lie now;
/// `from_start` of them lay at its beginning.
fn pick_up(pile: usize, before: &[u8], from_start: usize, rows: &mut Rows) -> String {
    let size = before.len();
    let (places, which) = match from_start {
        2 => ([0, 1, size - 1], "the first two and the last"),
        1 => ([0, size - 2, size - 1], "the first and the last two"),
        _ => ([size - 3, size - 2, size - 1], "the last three"),
    };
    let vanishes = if size == 3 { "; the pile vanishes" } else { "" };
    let row = &mut rows.rows[pile];
    row.cards.clear();
    for (place, card) in before.iter().enumerate() {
        let is_picked_up = places.contains(&place);
        row.push(card, if is_picked_up { Mark::Weak } else { Mark::None });
    }
    for card in rows.rows[PILES].cards.iter_mut().rev().take(3) {
        card.mark = Mark::Strong;
    }
    let [one, two, three] = places.map(|place| before[place]);
    let sum = one + two + three;
    let label = pile + 1;
    format!(
        "{BOLD}Pile {label}:{PLAIN} {MARKED}{one} + {two} + {three} = {sum}{PLAIN}, {which}, go to \
         the bottom of the deck{vanishes}."
    )
}
