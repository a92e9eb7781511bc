//! Deals for Cheat. Each is played, because the judge promises that no game has more than 1000
//! rounds.

use super::solution::{cards_of, Hands, HAND, PLAYERS, RANKS};
use super::validate::rounds;
use crate::workbench::generator::{CaseRequest, Generator, Kind, Random};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// The kinds and sizes of deals, and what generates them.
pub const GENERATOR: Generator = Generator {
    kinds: &[
        Kind::new("random", "random deals"),
        Kind::new(
            "near-sorted",
            "packs sorted by rank or by suit but for a few swaps",
        ),
        Kind::new("long", "games of many rounds: the longest of 64 deals"),
    ],
    size: "swaps of two cards that shuffle a sorted pack",
    sizes: 0..=1_000_000,
    case_writer: |_| Box::new(write_case),
};

/// How many deals are compared for the longest game.
const COMPARED: u32 = 64;

/// Cards of a pack.
pub const PACK: usize = PLAYERS * HAND;

/// The ranks of the cards as they are dealt, thirteen to each player: indices into [`RANKS`].
pub type Deal = [u8; PACK];

/// Writes a deal of the kind of the case.
fn write_case(case: &mut CaseRequest, text: &mut Vec<u8>) {
    let random = &mut *case.random;
    let (deal, _) = match case.kind {
        "near-sorted" => {
            let swaps = case.size.unwrap_or_else(|| random.between(0, 12));
            playable_deal(random, Some(swaps))
        }
        "long" => {
            let mut longest = playable_deal(random, case.size);
            for _ in 1..COMPARED {
                let other = playable_deal(random, case.size);
                longest = if other.1 > longest.1 { other } else { longest };
            }
            longest
        }
        _ => playable_deal(random, case.size),
    };
    let cards = deal.map(|rank| RANKS[usize::from(rank)]);
    text.extend_from_slice(cards.join(" ").as_bytes());
}

/// A deal whose game ends within the allowed rounds, and how many it takes.
fn playable_deal(random: &mut Random, swaps: Option<u32>) -> (Deal, u32) {
    loop {
        let deal = deal(random, swaps);
        if let Some(rounds) = rounds(hands(&deal)) {
            return (deal, rounds);
        }
    }
}

/// A whole pack: shuffled, or sorted except for some swaps.
fn deal(random: &mut Random, swaps: Option<u32>) -> Deal {
    let mut deal = [0; PACK];
    let by_suit = random.chance(1, 2);
    for (index, rank) in deal.iter_mut().enumerate() {
        let sorted = if by_suit { index % HAND } else { index / 4 };
        *rank = sorted as u8;
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

/// The hands of a deal.
pub fn hands(deal: &Deal) -> Hands {
    let mut hands = [0; PLAYERS];
    for (hand, ranks) in hands.iter_mut().zip(deal.chunks(HAND)) {
        for &rank in ranks {
            *hand += cards_of(rank.into(), 1);
        }
    }
    hands
}
