//! Deals for Cheat. Each is played, for the judge promises that no game is longer than 1000
//! rounds.

use super::judge::{Game, FIELDS, HAND, PLAYERS, RANKS};
use crate::generate::{write_cases, Kind, Order, Random, Refusal, Size};
use crate::scanner::Stream;
use alloc::vec::Vec;

/// The kinds of deals.
pub const KINDS: &[Kind] = &[
    Kind::new("random", "deals as they come"),
    Kind::new(
        "near-sorted",
        "packs sorted by rank or by suit but for a few swaps",
    ),
    Kind::new("long", "games of many rounds: the longest of 64 deals"),
];

/// What the size of a deal means.
pub const SIZE: Size = Size {
    meaning: "swaps of two cards that shuffle a sorted pack",
    least: 0,
    most: 1_000_000,
};

/// No game has more rounds on the judge.
pub const MOST_ROUNDS: u32 = 1000;

/// Deals of which the longest game is taken.
const COMPARED: u32 = 64;

/// Cards of a pack.
const PACK: usize = PLAYERS * HAND;

/// The ranks of the cards as they are dealt, thirteen to each player: places in [`RANKS`].
type Deal = [u8; PACK];

/// Writes the deals that `order` describes.
pub fn generate(order: &Order, stream: &mut dyn Stream) -> Result<(), Refusal> {
    let frame: (&[u8], &[u8]) = (b"", b"");
    write_cases(&super::PROBLEM, order, stream, frame, |case, paper| {
        let random = &mut *case.random;
        let (deal, _) = match case.kind {
            "near-sorted" => {
                let swaps = case.size.unwrap_or_else(|| random.between(0, 12));
                playable_deal(random, Some(swaps))
            }
            "long" => (0..COMPARED)
                .map(|_| playable_deal(random, case.size))
                .fold(([0; PACK], 0), |longest, other| {
                    if other.1 > longest.1 {
                        other
                    } else {
                        longest
                    }
                }),
            _ => playable_deal(random, case.size),
        };
        write_deal(&deal, &mut paper.text);
        Ok(())
    })
}

/// A deal whose game ends in good time, and its number of rounds.
fn playable_deal(random: &mut Random, swaps: Option<u32>) -> (Deal, u32) {
    loop {
        let deal = deal(random, swaps);
        if let Some(rounds) = rounds(&deal) {
            return (deal, rounds);
        }
    }
}

/// A whole pack: shuffled, or sorted but for some swaps.
fn deal(random: &mut Random, swaps: Option<u32>) -> Deal {
    let mut deal = [0; PACK];
    let by_suit = random.chance(1, 2);
    for (place, rank) in deal.iter_mut().enumerate() {
        let rank_of_place = if by_suit { place % HAND } else { place / 4 };
        *rank = rank_of_place as u8;
    }
    let Some(swaps) = swaps else {
        random.shuffle(&mut deal);
        return deal;
    };
    let mut players = [0, 1, 2, 3];
    random.shuffle(&mut players);
    let sorted = deal;
    for (player, hand) in players.into_iter().zip(deal.chunks_mut(HAND)) {
        hand.copy_from_slice(&sorted[player * HAND..][..HAND]);
    }
    for _ in 0..swaps {
        deal.swap(random.index(PACK), random.index(PACK));
    }
    deal
}

/// How many rounds the game of `deal` takes, if not too many.
fn rounds(deal: &Deal) -> Option<u32> {
    let mut hands = [0; PLAYERS];
    for (hand, ranks) in hands.iter_mut().zip(deal.chunks(HAND)) {
        for &rank in ranks {
            *hand += 1 << FIELDS[usize::from(rank)];
        }
    }
    let mut game = Game::new(hands);
    while game.round < MOST_ROUNDS {
        let statement = game.put_down(game.round as usize % PLAYERS);
        let challenger = game.challenger(&statement);
        game.settle(&statement, challenger);
        if game.hands.contains(&0) {
            return Some(game.round);
        }
    }
    None
}

fn write_deal(deal: &Deal, text: &mut Vec<u8>) {
    for (place, &rank) in deal.iter().enumerate() {
        text.extend_from_slice(RANKS[usize::from(rank)].as_bytes());
        let is_last = place % HAND == HAND - 1;
        text.push(if is_last { b'\n' } else { b' ' });
    }
}
