//! Cases made of bytes: where they say how a case is built, a small change of the bytes is a small
//! change of the case.

use crate::common::making;
use judge::Problem;
use std::collections::BTreeSet;

/// Bytes that are read one after the other; zeros follow the last.
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    /// A number from 0 to `limit` - 1.
    pub fn below(&mut self, limit: usize) -> usize {
        let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        usize::from(*first) % limit
    }

    /// A number that may be large.
    fn number(&mut self) -> usize {
        (0..3).fold(0, |number, _| number << 8 | self.below(256))
    }
}

/// An input of one to three cases. Their format is right; a tournament may have no answer, and a
/// board more than one.
pub fn input(problem: &Problem, bytes: &mut Bytes) -> String {
    let cases = bytes.below(3) + 1;
    let cases: Vec<String> = (0..cases).map(|_| case(problem, bytes)).collect();
    making::input(problem.name(), &cases)
}

fn case(problem: &Problem, bytes: &mut Bytes) -> String {
    match problem.name() {
        "gomoku" | "boj2615" if bytes.below(8) > 0 => board(bytes),
        "game-schedule" if bytes.below(8) > 0 => tournament(bytes),
        "spot" if bytes.below(8) > 0 => game_of_spot(bytes),
        name => making::any_case(name, bytes.number()),
    }
}

/// The words on one line.
fn line<T: ToString>(words: &[T]) -> String {
    let words: Vec<String> = words.iter().map(T::to_string).collect();
    words.join(" ") + "\n"
}

/// A sorted pack of which the bytes swap cards.
fn shuffled<T>(mut pack: Vec<T>, bytes: &mut Bytes) -> Vec<T> {
    for place in 0..pack.len() {
        let other = place + bytes.below(pack.len() - place);
        pack.swap(place, other);
    }
    pack
}

/// A board with runs of stones.
fn board(bytes: &mut Bytes) -> String {
    let mut board = [[0; 19]; 19];
    for _ in 0..bytes.below(24) {
        let (row, column) = (bytes.below(19), bytes.below(19));
        let (down, right) = [(0, 1), (1, 0), (1, 1), (18, 1)][bytes.below(4)];
        let colour = bytes.below(3);
        for step in 0..bytes.below(9) {
            // A step up is eighteen down: a run that leaves the board goes on at the other side.
            board[(row + step * down) % 19][(column + step * right) % 19] = colour;
        }
    }
    board.iter().map(|row| line(row)).collect()
}

/// A tournament whose matches are any tree.
fn tournament(bytes: &mut Bytes) -> String {
    let teams = bytes.below(30) + 2;
    let name = |team: usize| "ABCDEF"[team % 6..=team % 6].repeat(team / 6 + 1);
    let names = shuffled((0..teams).map(name).collect(), bytes);
    let matches = (1..teams).map(|team| {
        let other = bytes.below(team);
        match bytes.below(2) {
            0 => (team, other),
            _ => (other, team),
        }
    });
    making::tournament_of(&names, &matches.collect::<Vec<_>>())
}

fn game_of_spot(bytes: &mut Bytes) -> String {
    let size = bytes.below(13) + 1;
    let mut board = BTreeSet::new();
    let moves = (0..2 * size).map(|_| {
        let (row, column) = (bytes.below(size) + 1, bytes.below(size) + 1);
        let sign = if board.insert((row, column)) {
            '+'
        } else {
            board.remove(&(row, column));
            '-'
        };
        format!("{row} {column} {sign}\n")
    });
    let moves: String = moves.collect();
    format!("{size}\n{moves}")
}
