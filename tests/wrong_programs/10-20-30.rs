//! 10-20-30, solved in the plainest way. Called with the name of a trap, it falls into that trap.

use std::collections::{HashSet, VecDeque};
use std::io::{read_to_string, stdin};

fn main() {
    let trap = std::env::args().nth(1).unwrap_or_default();
    let input = read_to_string(stdin()).unwrap();
    let mut cards = input
        .split_whitespace()
        .map(|word| word.parse::<u8>().unwrap());
    let mut seen = HashSet::new();
    loop {
        let first = cards.next().unwrap();
        if first == 0 {
            break;
        }
        let mut deck = VecDeque::from([first]);
        deck.extend(cards.by_ref().take(51));
        if trap != "state-kept-between-decks" {
            seen.clear();
        }
        let (ending, dealt) = play(deck, &mut seen, &trap);
        println!("{ending}: {dealt}");
    }
}

fn play(mut deck: VecDeque<u8>, seen: &mut HashSet<Vec<u8>>, trap: &str) -> (&'static str, usize) {
    let mut piles: Vec<Vec<u8>> = vec![Vec::new(); 7];
    let mut turn = 0;
    for dealt in 1.. {
        while dealt > 7 && piles[turn].is_empty() {
            turn = (turn + 1) % 7;
        }
        let pile = turn;
        turn = (turn + 1) % 7;
        piles[pile].push(deck.pop_front().unwrap());
        if trap == "empty-deck-before-pick-up" && deck.is_empty() {
            return ("Loss", dealt);
        }
        let before = position(&piles, &deck, pile, trap);
        if trap == "one-pick-up-a-deal" {
            pick_up(&mut piles[pile], &mut deck);
        } else {
            while pick_up(&mut piles[pile], &mut deck) {}
        }
        if piles.iter().all(Vec::is_empty) && dealt >= 7 {
            return ("Win ", dealt);
        }
        if deck.is_empty() {
            return ("Loss", dealt);
        }
        let mut key = position(&piles, &deck, pile, trap);
        if trap == "compared-before-the-pick-up" {
            key = before;
        }
        if trap == "array-of-1000" {
            // The position after each card has its place in an array.
            [0; 1000][dealt] = 1;
        }
        if trap != "no-draws" && !seen.insert(key) {
            return ("Draw", dealt);
        }
    }
    unreachable!()
}

fn position(piles: &[Vec<u8>], deck: &VecDeque<u8>, pile: usize, trap: &str) -> Vec<u8> {
    let mut key = Vec::new();
    for cards in piles {
        key.extend(cards);
        if trap != "piles-joined" {
            key.push(0);
        }
    }
    key.push(0);
    key.extend(deck);
    if trap == "pile-in-key" {
        key.push(pile as u8);
    }
    if trap == "near-sorted-decks-drawn" {
        // A hash that is nearly the same for nearly the same cards.
        let places = key.iter().enumerate();
        let hash: usize = places
            .map(|(place, card)| place % 8 * usize::from(*card))
            .sum();
        key = hash.to_le_bytes().to_vec();
    }
    key
}

fn pick_up(pile: &mut Vec<u8>, deck: &mut VecDeque<u8>) -> bool {
    let size = pile.len();
    if size < 3 {
        return false;
    }
    for places in [
        [0, 1, size - 1],
        [0, size - 2, size - 1],
        [size - 3, size - 2, size - 1],
    ] {
        let cards = places.map(|place| pile[place]);
        if [10, 20, 30].contains(&cards.iter().sum::<u8>()) {
            for place in places.into_iter().rev() {
                pile.remove(place);
            }
            deck.extend(cards);
            return true;
        }
    }
    false
}
