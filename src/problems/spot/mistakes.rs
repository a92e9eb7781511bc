//! Known mistakes: each has a name, what such a program does, and the function that differs.

use super::plain::*;
use crate::workbench::entry::mistakes;
use std::collections::BTreeSet;

mistakes! {
    WrongAnswer:

    "bits-beyond-32-columns" "stores column 33 where column 1 is"
    change: |pattern, row, column, sign| {
        change(pattern, row, if column > 32 { column - 32 } else { column }, sign)
    };

    "half-turn-forgotten" "misses a pattern that comes back turned by 180 degrees"
    find: |pattern, seen| {
        let images = images(pattern);
        find_any(&images[..2], seen).or(find_any(&images[3..], seen))
    };

    "last-move-not-examined" "does not look for an earlier pattern after the last move"
    find: |pattern, seen| find(pattern, seen).filter(|_| seen.len() < 2 * pattern.0);

    "last-repetition" "lets the last repetition of a pattern decide, not the first"
    skip: |_, moves_left| moves_left;

    "middle-not-turned"
    "turns all squares of a board of odd size but those of its middle row and middle column"
    find: |pattern, seen| {
        find_turned(pattern, seen, |size, row, column| {
            let is_still = 2 * row == size + 1 || 2 * column == size + 1;
            let turned = (column, size + 1 - row);
            if is_still { (row, column) } else { turned }
        })
    };

    "mirror-images" "counts mirror images"
    find: |pattern, seen| {
        let mirrored = moved(pattern, |size, row, column| (size + 1 - row, column));
        find(pattern, seen).or(find(&mirrored, seen))
    };

    "mover-wins" "lets the player win whose move repeats a pattern"
    loser: |number| 3 - loser(number);

    "moves-counted-from-0" "prints the number of the move one too small"
    answer: |input, rules, emit| Some(with_moves(answer(input, rules, emit)?, |number| number - 1));

    "next-move" "prints the number of the move one too large"
    answer: |input, rules, emit| Some(with_moves(answer(input, rules, emit)?, |number| number + 1));

    "reflection-not-turn" "swaps rows and columns in place of a turn by 90 degrees"
    find: |pattern, seen| find_turned(pattern, seen, |_, row, column| (column, row));

    "removal-not-kept" "does not keep the pattern after a removal"
    keep: |seen, pattern, number, sign| {
        if sign == '+' {
            keep(seen, pattern, number, sign);
        }
    };

    "state-kept-between-games" "does not forget the patterns of earlier games"
    begin: |seen, size| {
        seen.insert((size, BTreeSet::new()), 0);
    };

    "symmetry-repeats" "takes a pattern that equals one of its own turns for a repetition"
    find: |pattern, seen| {
        let is_symmetric = images(pattern)[1..].contains(pattern);
        find(pattern, seen).or(is_symmetric.then_some(seen.len()))
    };

    // A pattern came back turned clockwise if the earlier one was turned counterclockwise.
    "turn-forgotten" "misses a pattern that comes back turned by 90 degrees clockwise"
    find: |pattern, seen| find_any(&images(pattern)[..3], seen);

    "turn-off-by-one"
    "turns row R, column C of a board of size N to row C, column N - R, so that row N leaves the board"
    find: |pattern, seen| find_turned(pattern, seen, |size, row, column| (column, size - row));

    Disputed:

    "empty-board-not-counted" "does not count the empty board at the start as a pattern"
    begin: |seen, _| seen.clear();

    RunTimeError:

    "reading-stopped-after-the-decision" "does not read the moves after the decision, and crashes"
    skip: |_, _| 0;
}

/// The square to which a row and a column of a board of this size move.
type Move = fn(usize, usize, usize) -> (usize, usize);

/// Returns the pattern with each spot moved. Spots in column 0 have left the board.
fn moved((size, spots): &Pattern, to: Move) -> Pattern {
    let moved = spots.iter().map(|(row, column)| to(*size, *row, *column));
    (*size, moved.filter(|(_, column)| *column > 0).collect())
}

/// Like [`find`], but with another turn by 90 degrees.
fn find_turned(pattern: &Pattern, seen: &Seen, turn: Move) -> Option<usize> {
    let by_90 = moved(pattern, turn);
    let by_180 = moved(&by_90, turn);
    let by_270 = moved(&by_180, turn);
    find_any(&[pattern.clone(), by_90, by_180, by_270], seen)
}

/// Returns a move after which one of these patterns was on the board.
fn find_any(patterns: &[Pattern], seen: &Seen) -> Option<usize> {
    let mut moves = patterns.iter().flat_map(|pattern| seen.get(pattern));
    moves.next().copied()
}

/// Returns the output with other numbers of moves.
fn with_moves(output: String, change: fn(usize) -> usize) -> String {
    let lines = output.lines().map(|line| match line.rsplit_once(' ') {
        Some((start, number)) => format!("{start} {}\n", change(number.parse().unwrap())),
        None => format!("{line}\n"),
    });
    lines.collect()
}
