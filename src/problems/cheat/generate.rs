//! Deals for Cheat. Each is played, because the judge promises that no game has more than 1000
//! rounds.

use super::case::{Deal, HAND};
use super::solution::Game;
use crate::runtime::cycle::Deterministic;
use crate::workbench::generator::{CaseRequest, Generated, Kind, Random};

/// The most rounds of a game on the judge.
pub const MAX_ROUNDS: u32 = 1000;

/// The kinds and sizes of deals.
pub const GENERATED: Generated = Generated {
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
};

/// How many deals are compared for the longest game.
const COMPARED: u32 = 64;

/// Makes a deal as requested.
pub fn deal(request: &mut CaseRequest) -> Deal {
    let random = &mut *request.random;
    let (deal, _) = match request.kind {
        "near-sorted" => {
            let swaps = request.size.unwrap_or_else(|| random.between(0, 12));
            playable_deal(random, Some(swaps))
        }
        "long" => {
            let mut longest = playable_deal(random, request.size);
            for _ in 1..COMPARED {
                let other = playable_deal(random, request.size);
                longest = if other.1 > longest.1 { other } else { longest };
            }
            longest
        }
        _ => playable_deal(random, request.size),
    };
    deal
}

/// A deal whose game ends within the allowed rounds, and how many it takes.
fn playable_deal(random: &mut Random, swaps: Option<u32>) -> (Deal, u32) {
    loop {
        let deal = any_deal(random, swaps);
        if let Some(rounds) = rounds(&deal) {
            return (deal, rounds);
        }
    }
}

/// A whole pack: shuffled, or sorted except for some swaps.
fn any_deal(random: &mut Random, swaps: Option<u32>) -> Deal {
    let mut deal: Deal = [0; 52];
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
        deal.swap(random.index(52), random.index(52));
    }
    deal
}

/// How many rounds the game of a deal takes, if they are at most `MAX_ROUNDS`.
pub fn rounds(deal: &Deal) -> Option<u32> {
    let mut game = Game::new(deal);
    (1..=MAX_ROUNDS).find(|_| game.step().is_some())
}
