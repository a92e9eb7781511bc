//! Cheat, solved in the plainest way. Called with the name of a trap, it falls into that trap.

use std::io::{read_to_string, stdin};

const RANKS: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];

/// The ranks, by their places in `RANKS`, in lexicographic order.
const LEXICOGRAPHIC: [usize; 13] = [9, 1, 2, 3, 4, 5, 6, 7, 8, 0, 10, 12, 11];

type Hand = [usize; 13];

fn main() {
    let trap = std::env::args().nth(1).unwrap_or_default();
    let order = match &*trap {
        "numeric-order" => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        "king-after-queen" => [9, 1, 2, 3, 4, 5, 6, 7, 8, 0, 10, 11, 12],
        _ => LEXICOGRAPHIC,
    };
    let input = read_to_string(stdin()).unwrap();
    let cards: Vec<usize> = input
        .split_whitespace()
        .map(|word| RANKS.iter().position(|rank| *rank == word).unwrap())
        .collect();
    for deal in cards.chunks(52) {
        let mut hands = [[0; 13]; 4];
        for (place, &card) in deal.iter().enumerate() {
            hands[place / 13][card] += 1;
        }
        play(&mut hands, &order, &trap);
        for hand in hands {
            if hand == [0; 13] {
                println!("WINNER");
                continue;
            }
            let cards = (0..13).flat_map(|rank| vec![RANKS[rank]; hand[rank]]);
            let blank = if trap == "trailing-blanks" { " " } else { "" };
            println!("{}{blank}", cards.collect::<Vec<&str>>().join(" "));
        }
    }
}

fn play(hands: &mut [Hand; 4], order: &[usize; 13], trap: &str) {
    let mut table = [0; 13];
    for round in 0.. {
        let (holder, rank) = (round % 4, round % 13);
        let put = put_down(holder, &hands[holder], rank, order, trap);
        for card in 0..13 {
            hands[holder][card] -= put[card];
            table[card] += put[card];
        }
        let stated: usize = put.iter().sum();
        let is_true = put[rank] == stated;
        let next = (rank + 1) % 13;
        let challenger = (1..4).map(|step| (holder + step) % 4).find(|&player| {
            let holds_next = (holder + 1) % 4 == player && hands[player][next] == 0;
            match player {
                0 => {
                    let counted = if trap == "only-true-cards-counted" {
                        put[rank]
                    } else {
                        stated
                    };
                    holds_next || counted + hands[0][rank] > 4
                }
                1 => holds_next,
                2 => hands[2][rank] == 4,
                _ => hands[holder] == [0; 13],
            }
        });
        if let Some(challenger) = challenger {
            let taker = if is_true { challenger } else { holder };
            for card in 0..13 {
                hands[taker][card] += table[card];
            }
            table = [0; 13];
        }
        if trap == "hands-of-26" {
            let cards = |hand: &Hand| hand.iter().sum::<usize>();
            hands.iter().for_each(|hand| [0; 27][cards(hand)] = 1);
        }
        if hands.contains(&[0; 13]) {
            return;
        }
    }
}

fn put_down(player: usize, hand: &Hand, rank: usize, order: &[usize; 13], trap: &str) -> Hand {
    let mut put = [0; 13];
    let held = order.iter().copied().filter(|&card| hand[card] > 0);
    if hand[rank] == 0 {
        if player == 2 {
            let fewest = if trap == "ties-to-the-greatest" {
                held.rev().min_by_key(|&card| hand[card]).unwrap()
            } else {
                held.min_by_key(|&card| hand[card]).unwrap()
            };
            put[fewest] = hand[fewest];
        } else {
            put[held
                .min_by_key(|card| order.iter().position(|c| c == card))
                .unwrap()] = 1;
        }
        return put;
    }
    put[rank] = if player == 0 { 1 } else { hand[rank] };
    if player == 3 && hand[rank] <= 2 {
        if let Some(extra) = order
            .iter()
            .copied()
            .find(|&card| card != rank && hand[card] > 0)
        {
            put[extra] = 1;
        }
    }
    put
}
