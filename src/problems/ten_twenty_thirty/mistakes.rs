//! The known mistakes of 10-20-30: each with its name, what such a program does, and the function
//! of the rules that differs.

use super::plain::*;
use crate::workbench::entry::mistakes;

/// Returns the output with a number added to each number of cards.
fn add(number: isize, output: &str) -> String {
    let lines = output.lines().filter_map(|line| line.split_once(": "));
    let numbers = lines.map(|(end, cards)| (end, cards.parse::<isize>().unwrap_or(0) + number));
    let lines = numbers.map(|(end, cards)| format!("{end}: {cards}\n"));
    lines.collect()
}

mistakes! {
    WrongAnswer:

    "weak-hash" "compares a weak hash of the positions"
    position: |game| {
        let position = position(game);
        // The sums are the same for many similar positions.
        let terms = position.iter().zip((0..8).cycle());
        let hash: u32 = terms.map(|(card, factor)| u32::from(*card) * factor).sum();
        hash.to_le_bytes().to_vec()
    };

    "deck-forgotten" "compares only the piles, not the deck"
    position: |game| {
        let mut position = position(game);
        position.truncate(position.len() - game.deck.len());
        position
    };

    "first-deal-forgotten" "remembers positions only from card 52 on"
    has_occurred: |game, position, seen| {
        if game.card_count < 52 {
            seen.clear();
        }
        game.card_count >= 52 && !seen.insert(position)
    };

    "drawn-at-card-1000" "calls a game drawn that has not ended with card 1000"
    has_occurred: |game, position, seen| {
        game.card_count == 1000 || has_occurred(game, position, seen)
    };

    "drawn-at-card-2048" "calls a game drawn that has not ended with card 2048"
    has_occurred: |game, position, seen| {
        game.card_count == 2048 || has_occurred(game, position, seen)
    };

    "first-and-last-two-first" "tries the first card and the last two before the first two and the last"
    pick: |pile, _| pick(pile, &[1, 2, 0]);

    "groups-in-a-circle" "goes on with the next group after a pick-up, and begins again after the last group"
    pick: |pile, groups| {
        (0..3).find_map(|_| {
            groups.rotate_left(1);
            pick(pile, &[groups[2]])
        })
    };

    "groups-not-restarted" "goes on with the next group after a pick-up, and ends after the last group"
    pick: |pile, groups| {
        let mut tries = std::iter::from_fn(|| groups.drain(..groups.len().min(1)).next());
        tries.find_map(|group| pick(pile, &[group]))
    };

    "last-three-first" "tries the groups of cards in reverse order, the last three first"
    pick: |pile, _| pick(pile, &[0, 1, 2]);

    "last-three-second" "tries the last three cards before the first card and the last two"
    pick: |pile, _| pick(pile, &[2, 0, 1]);

    "next-pile-skipped" "skips the pile to the right of one that vanishes, if there is one"
    next_pile: |game| {
        let last = game.pile;
        next_pile(game);
        if !game.piles.contains_key(&last) && game.pile > last {
            next_pile(game);
        }
    };

    "one-pick-up-a-deal" "picks up at most three cards after a card"
    pick: |pile, groups| pick(pile, &std::mem::take(groups));

    "one-card-less" "prints a number of cards that is one too small"
    answer: |input, rules, emit| Some(add(-1, &answer(input, rules, emit)?));

    "one-card-more" "prints a number of cards that is one too large"
    answer: |input, rules, emit| Some(add(1, &answer(input, rules, emit)?));

    "pile-of-two-picked-up" "also picks up a pile of two cards with the sum 10 or 20"
    pick_up: |game, rules, emit| {
        let position = pick_up(game, rules, emit)?;
        match game.piles.get(&game.pile).map(Vec::as_slice) {
            Some(&[first, second]) if [10, 20].contains(&(first + second)) => {
                game.deck.extend([first, second]);
                game.piles.remove(&game.pile);
                Some((rules.position)(game))
            }
            _ => Some(position),
        }
    };

    "positions-kept-from-card-8" "does not forget the positions of earlier decks, and remembers them from card 8 on"
    has_occurred: |game, position, seen| game.card_count >= 8 && !seen.insert(position);

    "positions-kept-from-card-15" "does not forget the positions of earlier decks, and remembers them from card 15 on"
    has_occurred: |game, position, seen| game.card_count >= 15 && !seen.insert(position);

    "returned-in-reverse" "puts the three cards under the deck in reverse order"
    pick: |pile, groups| {
        let [first, second, third] = pick(pile, groups)?;
        Some([third, second, first])
    };

    "short-piles-forgotten" "remembers no position after a card that is the first or second of its pile"
    pick_up: |game, rules, emit| {
        let is_short = game.piles[&game.pile].len() < 3;
        let position = pick_up(game, rules, emit)?;
        // A position is longer, and so never the same.
        Some(if is_short { game.card_count.to_le_bytes().to_vec() } else { position })
    };

    "state-kept-between-decks" "does not forget the positions of earlier decks"
    has_occurred: |_, position, seen| !seen.insert(position);

    "thirty-forgotten" "does not pick up three cards with the sum 30"
    pick: |pile, groups| {
        groups.iter().find_map(|group| {
            let mut rest = pile.clone();
            let cards = pick(&mut rest, &[*group]).filter(|cards| *cards != [10; 3])?;
            *pile = rest;
            Some(cards)
        })
    };

    "win-and-loss-swapped" "prints Loss for a game that is won, and Win for one that is lost"
    answer: |input, rules, emit| {
        let output = answer(input, rules, emit)?.replace("Win ", "?");
        Some(output.replace("Loss", "Win ").replace('?', "Loss"))
    };

    Disputed:

    "compared-before-the-pick-up" "compares positions before the pick-ups of a card"
    pick_up: |game, rules, emit| {
        let position = position(game);
        pick_up(game, rules, emit)?;
        Some(position)
    };

    "empty-deck-before-pick-up" "ends with a loss if the deck is empty before the pick-ups"
    pick_up: |game, rules, emit| match game.deck.is_empty() {
        true => Some(Cards::new()),
        false => pick_up(game, rules, emit),
    };

    "pile-in-key" "also compares which pile received the last card"
    position: |game| {
        let index = game.piles.range(..game.pile).count();
        [position(game), vec![index as u8]].concat()
    };

    "piles-joined" "compares the cards of the piles, but not where a pile ends"
    position: |game| {
        let piles: Vec<&[u8]> = game.piles.values().map(Vec::as_slice).collect();
        [&piles.concat(), &[0][..], &game.deck].concat()
    };

    RunTimeError:

    "array-of-1000" "stores at most 1000 positions"
    pick_up: |game, rules, emit| pick_up(game, rules, emit).filter(|_| game.card_count < 1000);

    TimeLimitExceeded:

    "no-draws" "does not notice a draw"
    has_occurred: |_, _, _| false;
}
