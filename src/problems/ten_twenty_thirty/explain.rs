//! 10-20-30, card by card: where each goes, what is picked up, what lies where then, and why the
//! game ends.
//!
//! The game is played on the judge's [`Game`], step by step as the judge does. Unlike the judge,
//! which plays a game without remembering positions first, the account remembers them from the
//! first card on: the first position that comes back is the same.

use super::solution::{Cards, Deck, Ending, Game, InputError, Solution, PILES};
use crate::runtime::scanner::Error;
use crate::workbench::explanation::{Explanation, Text};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The rules in a few lines.
pub const RULES: &str = "\
A deck has 52 cards. K, Q and J count 10, an ace 1, every other card its face
value; suits do not matter. The cards are dealt one by one to seven piles, from
left to right and then from the left again.
After each card its pile is looked at for three cards that sum to 10, 20 or 30:
  first the first two and the last,
  then  the first and the last two,
  then  the last three.
The first three that do are picked up and go to the bottom of the deck, in the
order in which they lay in the pile, and the pile is looked at again. A pile
that is picked up whole vanishes, and receives no more cards.
The game is won when all piles have vanished, lost when the deck is empty, and
a draw when all piles and the deck are as they were after an earlier card.
The account shows piles with the oldest card first and the deck with the top
card first. Cards that are picked up stand in brackets.
";

/// Explains the game of a deck.
pub fn explain_deck(
    solution: &mut Solution,
    deck: Deck,
    account: &mut Explanation,
) -> Result<(Ending, u32), Error<InputError>> {
    let game = solution;
    game.positions.clear();
    game.begin(&deck);
    account.line(INDENT, deck_line(game));
    loop {
        let pile = tell_card(game, account);
        game.pass_on(pile);
        if let Some((ending, why)) = end(game) {
            account.empty_line();
            account.line(0, Text::new().bold(why));
            return Ok((ending, game.dealt));
        }
        account.flush_if_full()?;
    }
}

/// Where lines begin that go on from another.
const INDENT: usize = 11;

/// Deals a card, picks up what can be picked up, and tells both and how things lie then. Says to
/// which pile the card went.
fn tell_card(game: &mut Game, account: &mut Explanation) -> usize {
    let card = game.deck.at(0);
    let pile = game.deal();
    account.empty_line();
    let heading = Text::new().bold(format!("Card {}:", game.dealt));
    account.line(
        0,
        heading.plain(format!(" {card} goes to pile {}", pile + 1)),
    );
    loop {
        let before = cards(&game.piles[pile]);
        let Some(from_start) = game.pick_up(pile) else {
            break;
        };
        account.line(INDENT, picked_up(pile, &before, from_start));
        if game.piles[pile].size == 0 {
            account.line(INDENT, format!("  vanished pile {}", pile + 1));
        }
    }
    account.line(INDENT, piles_line(game));
    account.line(INDENT, deck_line(game));
    pile
}

/// The pile before it was picked up from, the cards picked up in brackets, and their sum.
fn picked_up(pile: usize, before: &[u8], from_start: u8) -> Text {
    let size = before.len();
    let (places, which) = match from_start {
        2 => ([0, 1, size - 1], "the first two and the last"),
        1 => ([0, size - 2, size - 1], "the first and the last two"),
        _ => ([size - 3, size - 2, size - 1], "the last three"),
    };
    let mut text = Text::from(format!("  taken up pile {}:", pile + 1));
    for (place, card) in before.iter().enumerate() {
        text = if places.contains(&place) {
            text.plain(" ").marked(format!("[{card}]"))
        } else {
            text.plain(format!(" {card}"))
        };
    }
    let [one, two, three] = places.map(|place| before[place]);
    let sum = one + two + three;
    text.plain(format!(", {which}: {one} + {two} + {three} = {sum}"))
}

/// The piles from left to right.
fn piles_line(game: &Game) -> Text {
    let mut text = Text::from("  piles   ");
    for pile in 0..PILES {
        let cards = &game.piles[pile];
        let shown = if cards.size == 0 {
            // The first seven cards begin the piles.
            Text::from(if game.dealt <= pile as u32 {
                "-"
            } else {
                "gone"
            })
        } else {
            row(cards)
        };
        let number = Text::new().bold(format!("{}:", pile + 1)).plain(" ");
        let end = if pile + 1 < PILES { "  " } else { "" };
        text = text
            .plain(" ")
            .then(number.then(shown).unbroken())
            .plain(end);
    }
    text
}

fn deck_line(game: &Game) -> Text {
    let text = Text::from("  deck     ");
    if game.deck.size == 0 {
        return text.plain("empty");
    }
    let count = Text::from(format!(" ({} cards)", game.deck.size));
    text.then(row(&game.deck)).then(count.unbroken())
}

fn row(row: &Cards) -> Text {
    let mut text = Text::new();
    for (place, card) in cards(row).into_iter().enumerate() {
        text = text.plain(if place == 0 { "" } else { " " }).plain(card);
    }
    text
}

fn cards(row: &Cards) -> Vec<u8> {
    (0..row.size).map(|index| row.at(index)).collect()
}

/// How the game ends with the card dealt last, if it does, and why.
fn end(game: &mut Game) -> Option<(Ending, String)> {
    let dealt = game.dealt;
    if let Some(ending) = game.ending() {
        let why = match ending {
            Ending::Win => format!("All piles have vanished with card {dealt}: a win."),
            _ => format!("The deck is empty after card {dealt}: a loss."),
        };
        return Some((ending, why));
    }
    let earlier = game.has_occurred()?;
    let why = format!(
        "The position after card {dealt} is that after card {earlier}, and all would go on as it \
         did from there: a draw."
    );
    Some((Ending::Draw, why))
}
