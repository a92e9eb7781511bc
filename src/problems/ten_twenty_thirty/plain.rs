//! 10-20-30, played card by card as the rules say.
//!
//! The cards are dealt to seven piles in turn. As long as the first two cards of the pile and the
//! last, or the first and the last two, or the last three sum to 10, 20 or 30, these three go to
//! the bottom of the deck. A pile without cards vanishes. The game is won when all piles have
//! vanished, lost when the deck is empty, and drawn when a position comes back.
//!
//! What is plain about it: piles and deck are lists of cards, and a set holds whole positions.
//!
//! Told the name of a known mistake, it makes that mistake.

use std::collections::BTreeSet;

/// The cards of each pile, and then those of the deck.
type Position = Vec<Vec<u8>>;

/// The positions of a game.
type Seen = BTreeSet<Position>;

/// Is told what happens after which card, from 1; 0 begins a deck.
type Tell<'a> = &'a mut dyn FnMut(usize, String);

/// The output for the input.
pub fn answer(input: &str, mistake: &str, tell: Tell) -> String {
    let words = input.split_whitespace();
    let mut cards = words.map(|word| word.parse::<u8>().unwrap());
    let mut output = String::new();
    let mut seen = Seen::new();
    while let Some(first) = cards.next() {
        if first == 0 {
            break;
        }
        let mut deck = vec![first];
        deck.extend(cards.by_ref().take(51));
        if mistake != "state-kept-between-decks" {
            seen.clear();
        }
        tell(0, String::new());
        let (end, dealt) = play(deck, &mut seen, mistake, tell);
        let what = end.trim_end().to_lowercase();
        tell(dealt, format!("the game ends with a {what}"));
        output += &format!("{end}: {dealt}\n");
    }
    output
}

/// How the game ends, and how many cards have been dealt. The top card of the deck comes first.
fn play(mut deck: Vec<u8>, seen: &mut Seen, mistake: &str, tell: Tell) -> (&'static str, usize) {
    let mut piles = vec![Vec::new(); 7];
    let mut pile = 0;
    let mut dealt = 0;
    loop {
        piles[pile].push(deck.remove(0));
        dealt += 1;
        if mistake == "empty-deck-before-pick-up" && deck.is_empty() {
            return ("Loss", dealt);
        }
        let before = position(&piles, &deck, pile, mistake);
        while let Some([a, b, c]) = pick_up(&mut piles[pile], &mut deck) {
            tell(dealt, format!("{a}, {b} and {c} are picked up"));
            if mistake == "one-pick-up-a-deal" {
                break;
            }
        }
        // When a pile vanishes, the one to its right takes its place in the list.
        let mut next = pile + 1;
        if piles[pile].is_empty() {
            piles.remove(pile);
            next = pile;
        }
        if piles.is_empty() {
            return ("Win ", dealt);
        }
        if deck.is_empty() {
            return ("Loss", dealt);
        }
        assert!(mistake != "array-of-1000" || dealt < 1000);
        let after = position(&piles, &deck, pile, mistake);
        let compared = match mistake {
            "compared-before-the-pick-up" => before,
            _ => after,
        };
        let is_forgotten = mistake == "first-deal-forgotten" && dealt < 52;
        if !is_forgotten && !seen.insert(compared) && mistake != "no-draws" {
            return ("Draw", dealt);
        }
        pile = next % piles.len();
    }
}

/// Picks up the first three cards that fit, if any do.
pub fn pick_up(pile: &mut Vec<u8>, deck: &mut Vec<u8>) -> Option<[u8; 3]> {
    let size = pile.len();
    if size < 3 {
        return None;
    }
    for [a, b, c] in [
        [0, 1, size - 1],
        [0, size - 2, size - 1],
        [size - 3, size - 2, size - 1],
    ] {
        let cards = [pile[a], pile[b], pile[c]];
        if [10, 20, 30].contains(&cards.iter().sum()) {
            // From the last to the first: removing a card moves those after it.
            pile.remove(c);
            pile.remove(b);
            pile.remove(a);
            deck.extend(cards);
            return Some(cards);
        }
    }
    None
}

/// The position, with which later ones are compared. The last card was dealt to this pile.
fn position(piles: &[Vec<u8>], deck: &[u8], pile: usize, mistake: &str) -> Position {
    let mut position = piles.to_vec();
    if mistake == "piles-joined" {
        position = vec![piles.concat()];
    }
    position.push(deck.to_vec());
    if mistake == "pile-in-key" {
        position.push(vec![pile as u8]);
    }
    if mistake == "near-sorted-decks-drawn" {
        // A weak hash: it is the same for cards that are nearly the same.
        let cards = position.join(&0);
        let parts = cards.iter().zip((0..8).cycle());
        let hash: u32 = parts.map(|(card, factor)| u32::from(*card) * factor).sum();
        position = vec![hash.to_le_bytes().to_vec()];
    }
    position
}
