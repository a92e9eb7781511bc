//! Generates games for Spot. All 2N moves are legal, even after the end of the game. Accepted
//! programs disagree on games that return to the empty board: only the kind `emptied` has such
//! games. Games are made until one is of the requested kind.

use super::case::{Game, Move, Square, MAX_SIZE};
use super::solution::{Patterns, Turn};
use crate::runtime::scanner::FIXED_KEY;
use crate::workbench::generator::{kinds, CaseRequest, KindsAndSizes, Random};
use std::collections::BTreeSet;
use std::iter::repeat_with;

/// The maximum size of a board that the statement allows.
pub const JUDGE_MAX_SIZE: u32 = 50;

/// The values of `--kind` and `--size` of `judge generate`.
pub const KINDS_AND_SIZES: KindsAndSizes = KindsAndSizes {
    kinds: kinds! {
        "random" "random moves, most of which place a spot"
        "turned" "a pattern comes back turned"
        "mirrored" "a pattern is the mirror image of an earlier one, and none is repeated"
        "draws" "no pattern is repeated in all 2N moves"
        "emptied" "games that return to the empty board" on request
    },
    size_unit: "rows and columns of the board",
    sizes: 2..=MAX_SIZE,
};

/// The maximum number of attempts at a game. A small board may have no game of the requested kind.
const MAX_TRIES: u32 = 50;

/// Returns a random game, as the request describes it. If no game of the kind is found, returns a
/// draw.
pub fn game(request: &mut CaseRequest) -> Game {
    let random = &mut *request.random;
    let size = request.size.unwrap_or_else(|| {
        let max = random.pick(&[3, 5, 10, JUDGE_MAX_SIZE]);
        random.between(2, max)
    });
    let mut games = (0..MAX_TRIES).filter_map(|_| try_game(request.kind, size, random));
    let game = games.find(|game| match request.kind {
        "random" => ending_kind(game) != "emptied",
        "mirrored" => ending_kind(game) == "draws",
        kind => ending_kind(game) == kind,
    });
    // A game that only places spots is a draw.
    game.unwrap_or_else(|| game_on(size, &[]))
}

/// Returns the kind of a game, as its ending shows. For a game of the kind `mirrored`, that is
/// `draws`.
pub fn ending_kind(game: &Game) -> &'static str {
    let mut patterns = Patterns::new(FIXED_KEY);
    patterns.begin(game.size);
    let mut moves = game.moves.iter();
    match moves.find_map(|next| patterns.change(next.square)) {
        None => "draws",
        Some(0) => "emptied",
        Some(earlier) if patterns.turn_from(earlier) == Some(Turn::By0) => "random",
        Some(_) => "turned",
    }
}

/// Makes a game that may be of this kind. For the kinds `turned`, `mirrored` and `emptied`, the
/// game begins with a random pattern, and the next moves turn it, mirror it or remove it. Returns
/// `None` if turning or mirroring does not change the pattern.
fn try_game(kind: &str, size: u32, random: &mut Random) -> Option<Game> {
    // The squares of the moves, and the squares with a spot.
    let (mut squares, mut spots) = (Vec::new(), Vec::new());
    if let "turned" | "mirrored" | "emptied" = kind {
        // With at most 2N/3 spots, the 2N moves suffice to place a pattern, remove it, and place
        // another.
        for _ in 0..random.between(1, 2 * size / 3) {
            spots.push(free_square(size, &spots, random));
        }
        squares.clone_from(&spots);
        let pattern: BTreeSet<Square> = spots.iter().copied().collect();
        let turn = random.pick(&Turn::ALL);
        let image = |&(row, column): &Square| match kind {
            "turned" => Some(turn.apply((row, column), size)),
            "mirrored" => Some(turn.apply((row, size + 1 - column), size)),
            _ => None,
        };
        let target: BTreeSet<Square> = pattern.iter().filter_map(image).collect();
        let mut changes: Vec<Square> = target.difference(&pattern).copied().collect();
        changes.extend(pattern.difference(&target));
        // The first change stays first. Unless the target is empty, it places a spot. Therefore the
        // board does not become empty during the other changes.
        let (_, other_changes) = changes.split_first_mut()?;
        random.shuffle(other_changes);
        for square in changes {
            flip(square, &mut squares, &mut spots);
        }
    }
    // With two spots or more, a move is a removal with a probability of 0, 1/8 or 3/8.
    let removal_eighths = random.pick(&[0, 1, 3]);
    while squares.len() < 2 * size as usize {
        // The last spot is never removed: the board must not become empty.
        let square = match spots.len() >= 2 && random.chance(removal_eighths, 8) {
            true => random.pick(&spots),
            false => free_square(size, &spots, random),
        };
        flip(square, &mut squares, &mut spots);
    }
    Some(game_on(size, &squares))
}

/// Adds a move that places a spot on the square, or removes the spot there.
fn flip(square: Square, squares: &mut Vec<Square>, spots: &mut Vec<Square>) {
    squares.push(square);
    match spots.iter().position(|&spot| spot == square) {
        Some(index) => drop(spots.swap_remove(index)),
        None => spots.push(square),
    }
}

/// Returns a random square without a spot. There is one: the board has N² squares, and the game has
/// only 2N moves.
fn free_square(size: u32, spots: &[Square], random: &mut Random) -> Square {
    let mut squares = repeat_with(|| (random.between(1, size), random.between(1, size)));
    let square = squares.find(|square| !spots.contains(square));
    square.expect("`repeat_with` does not end")
}

/// Returns the game with moves on these squares. A move places a spot, or removes the spot on its
/// square. After 2N moves, further squares are ignored. If there are fewer squares, the game ends
/// with fillers: moves that place spots on the first free squares.
pub fn game_on(size: u32, squares: &[Square]) -> Game {
    let mut spots = BTreeSet::new();
    let move_count = 2 * size as usize;
    let moves = squares.iter().take(move_count).map(|&square| {
        let adds_spot = spots.insert(square) || !spots.remove(&square);
        Move { square, adds_spot }
    });
    let mut moves: Vec<Move> = moves.collect();
    let free_squares = squares_of(size).filter(|square| !spots.contains(square));
    let fillers = free_squares.take(move_count - moves.len());
    let adds_spot = true;
    moves.extend(fillers.map(|square| Move { square, adds_spot }));
    Game {
        size,
        moves,
        illegal_move: None,
    }
}

/// Returns the squares of a board in reading order.
pub fn squares_of(size: u32) -> impl Iterator<Item = Square> {
    (1..=size).flat_map(move |row| (1..=size).map(move |column| (row, column)))
}
