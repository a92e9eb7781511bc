//! Generates deals for Cheat. Each game is played, and a deal is dropped if its game has more than
//! the 1000 rounds that the statement allows.

use super::case::{Deal, HAND_SIZE};
use super::solution::Game;
use crate::runtime::cycle::Deterministic;
use crate::workbench::generator::{kinds, longest_game, CaseRequest, KindsAndSizes};
use std::array::from_fn;
use std::iter::repeat_with;

/// The maximum number of rounds of a game. The statement guarantees it.
pub const MAX_ROUNDS: u32 = 1000;

/// The values of `--kind` and `--size` of `judge generate`.
pub const KINDS_AND_SIZES: KindsAndSizes = KindsAndSizes {
    kinds: kinds! {
        "random" "random deals"
        "long" "games of many rounds: the longest of 64 deals"
    },
    size_unit: "swaps of two cards that shuffle a sorted pack",
    sizes: 0..=1_000_000,
};

/// Returns a random deal of a whole pack, as the request describes it. If a size is requested, it
/// is the number of random swaps that change a sorted pack.
pub fn deal(request: &mut CaseRequest) -> Deal {
    let kind = request.kind;
    // A sorted pack: each hand has all ranks.
    let pack = from_fn(|index| (index % HAND_SIZE) as u8);
    let mut deals = repeat_with(|| request.shuffled(pack)).filter(|deal| rounds(deal).is_some());
    match kind {
        "long" => longest_game(deals, |deal| rounds(deal).unwrap_or_default()),
        _ => deals.next().expect("`repeat_with` does not end"),
    }
}

/// Returns the number of rounds of a deal's game, or `None` if there are more than [`MAX_ROUNDS`].
pub fn rounds(deal: &Deal) -> Option<u32> {
    let mut game = Game::new(deal);
    (1..=MAX_ROUNDS).find(|_| game.step().is_some())
}
