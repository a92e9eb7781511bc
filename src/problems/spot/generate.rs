//! Games for Spot. All 2N moves are legal, even those after the decision. Only games of the kind
//! `emptied` empty the board, because accepted programs disagree on whether that loses.
//! Games are made until one ends as its kind says.

use super::case::{Game, Move, Square, LARGEST};
use super::solution::{Patterns, Turn};
use crate::runtime::scanner::FIXED_KEY;
use crate::workbench::generator::{kinds, CaseRequest, Generated, Random};
use std::collections::BTreeSet;

/// The largest board on the judge.
pub const JUDGES_LARGEST: u32 = 50;

/// The kinds and sizes of games.
pub const GENERATED: Generated = Generated {
    kinds: kinds! {
        "random" "random moves, most of which place a spot"
        "turned" "a pattern comes back turned"
        "mirrored" "a pattern is the mirror image of an earlier one, and none is repeated"
        "draws" "no pattern is repeated in all 2N moves"
        "emptied" "games that return to the empty board" on request
    },
    size: "rows and columns of the board",
    sizes: 2..=LARGEST,
};

/// Attempts at a game of a kind; small boards have no room for some.
const TRIES: u32 = 50;

/// Makes a game as requested.
pub fn game(request: &mut CaseRequest) -> Game {
    let random = &mut *request.random;
    let size = request.size.unwrap_or_else(|| {
        let most = random.pick(&[3, 5, 10, JUDGES_LARGEST]);
        random.between(2, most)
    });
    let mut games = (0..TRIES).filter_map(|_| draft(request.kind, size, random));
    let wanted = games.find(|game| match request.kind {
        "random" => end(game) != "emptied",
        "mirrored" => end(game) == "draws",
        kind => end(game) == kind,
    });
    // A game in which spots are only placed is a draw.
    wanted.unwrap_or_else(|| game_on(size, &[]))
}

/// The kind of game that ends as this one does.
pub fn end(game: &Game) -> &'static str {
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

/// Makes a game that may be of this kind: it begins with a random pattern, which its next moves change to
/// the turned or mirrored pattern, or remove. `None` if that is the same pattern.
fn draft(kind: &str, size: u32, random: &mut Random) -> Option<Game> {
    let mut draft = Draft {
        size,
        squares: Vec::new(),
        spots: Vec::new(),
    };
    if let "turned" | "mirrored" | "emptied" = kind {
        // Up to this many spots may then have to be placed, and as many removed.
        draft.place(random.between(1, 2 * size / 3), random);
        let pattern: BTreeSet<Square> = draft.spots.iter().copied().collect();
        let turn = random.pick(&Turn::ALL);
        let image = |&square: &Square| match kind {
            "turned" => Some(turn.apply(square, size)),
            "mirrored" => Some(turn.apply((square.0, size + 1 - square.1), size)),
            _ => None,
        };
        let goal: BTreeSet<Square> = pattern.iter().filter_map(image).collect();
        let mut changes: Vec<Square> = goal.difference(&pattern).copied().collect();
        changes.extend(pattern.difference(&goal));
        // If a spot has to be placed, it is the first, so the board is not emptied on the way.
        let (_, rest) = changes.split_first_mut()?;
        random.shuffle(rest);
        changes.into_iter().for_each(|square| draft.flip(square));
    }
    let removals = random.pick(&[0, 1, 3]);
    while draft.squares.len() < 2 * size as usize {
        if draft.spots.len() >= 2 && random.chance(removals, 8) {
            draft.flip(random.pick(&draft.spots));
        } else {
            draft.place(1, random);
        }
    }
    Some(game_on(size, &draft.squares))
}

/// A game that is being made.
struct Draft {
    size: u32,
    /// The squares of the moves.
    squares: Vec<Square>,
    /// The squares that hold a spot.
    spots: Vec<Square>,
}

impl Draft {
    /// Places a spot on the square, or removes the one there.
    fn flip(&mut self, square: Square) {
        self.squares.push(square);
        match self.spots.iter().position(|&spot| spot == square) {
            Some(index) => drop(self.spots.swap_remove(index)),
            None => self.spots.push(square),
        }
    }

    /// Places so many spots on free squares. There are some: a board has at least as many squares as
    /// moves.
    fn place(&mut self, count: u32, random: &mut Random) {
        for _ in 0..count {
            let squares = || (random.between(1, self.size), random.between(1, self.size));
            let free = std::iter::repeat_with(squares).find(|square| !self.spots.contains(square));
            self.flip(free.expect("there is a free square"));
        }
    }
}

/// The game in which a spot is placed on each of these squares, or removed if one is there. Moves that
/// are too many are left out; those that are missing at the end place spots on the first free squares.
pub fn game_on(size: u32, squares: &[Square]) -> Game {
    let mut spots = BTreeSet::new();
    let count = 2 * size as usize;
    let moves = squares.iter().take(count).map(|&square| {
        let places = spots.insert(square) || !spots.remove(&square);
        Move { square, places }
    });
    let mut moves: Vec<Move> = moves.collect();
    let free = squares_of(size).filter(|square| !spots.contains(square));
    let (missing, places) = (count - moves.len(), true);
    moves.extend(free.take(missing).map(|square| Move { square, places }));
    Game {
        size,
        moves,
        illegal: None,
    }
}

/// The squares of a board in reading order.
pub fn squares_of(size: u32) -> impl Iterator<Item = Square> {
    (1..=size).flat_map(move |row| (1..=size).map(move |column| (row, column)))
}
