//! Games for Spot. All 2N moves are legal, even those after the decision. Only games of the kind
//! `emptied` empty the board, because accepted programs disagree on whether that loses.
//!
//! A game with a certain repetition begins with a random pattern. Its next moves change that to
//! the turned or mirrored pattern, or back to the pattern itself. If another pattern happens to be
//! repeated on the way, the generator tries again.

use super::case::{Game, Move, Square, LARGEST};
use super::solution::{Patterns, Turn};
use crate::runtime::scanner::FIXED_KEY;
use crate::workbench::generator::{CaseRequest, Generated, Kind, Random};
use std::collections::BTreeSet;

/// The largest board on the judge.
pub const JUDGES_LARGEST: u32 = 50;

/// The kinds and sizes of games.
pub const GENERATED: Generated = Generated {
    kinds: &[
        Kind::new("random", "random moves, most of which place a spot"),
        Kind::new("repeated", "a pattern comes back as it was"),
        Kind::new("turned", "a pattern comes back turned"),
        Kind::new(
            "mirrored",
            "a pattern is the mirror image of an earlier one, which is not a repetition",
        ),
        Kind::new("draws", "no pattern is repeated in all 2N moves"),
        Kind {
            name: "emptied",
            summary: "games that return to the empty board",
            by_default: false,
        },
    ],
    size: "rows and columns of the board",
    sizes: 2..=LARGEST,
};

/// Attempts at a game with a certain repetition; small boards have no room for some.
const TRIES: u32 = 50;

/// Makes a game as requested.
pub fn game(request: &mut CaseRequest) -> Game {
    let random = &mut *request.random;
    let size = request.size.unwrap_or_else(|| {
        let most = random.pick(&[3, 5, 10, JUDGES_LARGEST]);
        random.between(2, most)
    });
    let mut draft = Draft::new(size);
    let succeeded = (0..TRIES).any(|_| {
        draft = Draft::new(size);
        draft.make(request.kind, random)
    });
    if !succeeded && request.kind == "draws" {
        draft = Draft::new(size);
        draft.play_on((0, 1), false, random);
    }
    // All moves of a draft are legal.
    Game {
        size,
        moves: draft.moves,
        illegal: None,
    }
}

/// A game that is being made.
struct Draft {
    patterns: Patterns,
    size: u32,
    moves: Vec<Move>,
    /// The squares that hold a spot, as the game has them.
    occupied: BTreeSet<Square>,
    /// The same, in an order from which random ones are taken.
    spots: Vec<Square>,
    /// What decided the game.
    decision: Option<(u32, Turn)>,
}

impl Draft {
    /// An empty board.
    fn new(size: u32) -> Self {
        let mut patterns = Patterns::new(FIXED_KEY);
        patterns.begin(size);
        Draft {
            patterns,
            size,
            moves: Vec::new(),
            occupied: BTreeSet::new(),
            spots: Vec::new(),
            decision: None,
        }
    }

    /// Makes a game of `kind`. Returns whether the attempt succeeded.
    fn make(&mut self, kind: &str, random: &mut Random) -> bool {
        let size = self.size;
        let succeeded = match kind {
            "repeated" => {
                // A random pattern comes back after a larger one.
                self.place_some(1 + random.below(size.into()), random);
                let room = (self.moves_left() / 2).min(3);
                self.place_and_remove(1 + random.below(room), random);
                self.decision.is_some_and(|(_, turn)| turn == Turn::By0)
            }
            "turned" => {
                let turn = Turn::ALL[random.between(1, 3) as usize];
                self.change_to(|square| turn.apply(square, size), random);
                self.decision.is_some_and(|(_, turn)| turn != Turn::By0)
            }
            "mirrored" => {
                let turn = Turn::ALL[random.between(0, 3) as usize];
                let image = |square| turn.apply(mirrored(square, size), size);
                self.change_to(image, random) && self.decision.is_none()
            }
            "emptied" => {
                self.place_and_remove(1 + random.below(size.min(5).into()), random);
                self.decision.is_some_and(|(earlier, _)| earlier == 0)
            }
            _ => true,
        };
        let removals = random.pick(&[(0, 1), (1, 8), (1, 3)]);
        let careless = kind != "draws" && random.chance(1, 4);
        self.play_on(removals, careless, random);
        succeeded && (kind != "draws" || self.decision.is_none())
    }

    /// Makes a random pattern and then changes it to its image. Returns whether that is a different
    /// pattern.
    fn change_to(&mut self, image: impl Fn(Square) -> Square, random: &mut Random) -> bool {
        // Up to this many spots may then have to be placed, and as many removed.
        let most = (2 * u64::from(self.size) / 3).max(1);
        self.place_some(1 + random.below(most), random);
        let goal: BTreeSet<Square> = self.spots.iter().copied().map(image).collect();
        let removed = self.spots.iter().filter(|square| !goal.contains(*square));
        let removed = removed.map(|&square| (square, false));
        let placed = goal
            .iter()
            .filter(|square| !self.occupied.contains(*square));
        let placed = placed.map(|&square| (square, true));
        let mut changes: Vec<(Square, bool)> = placed.chain(removed).collect();
        // A spot is placed first, so the board is not emptied on the way.
        if let Some((_, rest)) = changes.split_first_mut() {
            random.shuffle(rest);
        }
        for &(square, places) in &changes {
            self.change(square, places);
        }
        self.spots.clear();
        self.spots.extend(goal);
        !changes.is_empty()
    }

    /// Places `count` spots and removes them in another order.
    fn place_and_remove(&mut self, count: u64, random: &mut Random) {
        let before = self.spots.len();
        self.place_some(count, random);
        let mut placed = self.spots.split_off(before);
        random.shuffle(&mut placed);
        for square in placed {
            self.change(square, false);
        }
    }

    /// Makes the moves that are left; `removals` is the fraction that removes spots. Unless
    /// `careless`, the spot placed last is not removed.
    fn play_on(&mut self, removals: (u64, u64), careless: bool, random: &mut Random) {
        while self.moves_left() > 0 {
            let spots = self.spots.len();
            if spots >= 2 && random.chance(removals.0, removals.1) {
                let index = random.index(if careless { spots } else { spots - 1 });
                let square = self.spots.swap_remove(index);
                self.change(square, false);
            } else {
                // There is a free square: a board has at least as many squares as moves.
                self.place_some(1, random);
            }
        }
    }

    /// Places `count` spots on free squares.
    fn place_some(&mut self, count: u64, random: &mut Random) {
        for _ in 0..count {
            let square = loop {
                let row = random.between(1, self.size);
                let column = random.between(1, self.size);
                if !self.occupied.contains(&(row, column)) {
                    break (row, column);
                }
            };
            self.change(square, true);
            self.spots.push(square);
        }
    }

    /// Makes a legal move.
    fn change(&mut self, square: Square, places: bool) {
        self.moves.push(Move { square, places });
        if places {
            self.occupied.insert(square);
        } else {
            self.occupied.remove(&square);
        }
        if let (Some(earlier), None) = (self.patterns.change(square), self.decision) {
            let turn = self.patterns.turn_from(earlier);
            self.decision = turn.map(|turn| (earlier, turn));
        }
    }

    fn moves_left(&self) -> u64 {
        2 * u64::from(self.size) - self.moves.len() as u64
    }
}

/// The mirror image of `square`: its column counts from the right.
pub fn mirrored((row, column): Square, size: u32) -> Square {
    (row, size + 1 - column)
}
