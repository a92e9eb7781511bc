//! Simpler games: on a smaller board, then with fewer moves, and then on squares nearer to the first
//! one. On each square spots are still placed and removed in turn. Moves that are then missing at the
//! end place spots on the first free squares. Moves after the end of a game may be illegal; a
//! candidate in which the game goes on to one of them is left out.
//!
//! What matters in a game is how patterns are turned or mirrored. So rows and columns are also
//! removed together with their images, and moves together with those on the images of their
//! squares.

use super::board::Square;
use super::generate::{mirrored, write_move, write_size};
use super::solution::{Game, Move, Turn};
use crate::runtime::number::parse_number;
use crate::runtime::scanner::FIXED_KEY;
use crate::workbench::shrinker::{parts, words, Candidates, Cost, Shrinker};
use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::rc::Rc;
use alloc::vec::Vec;

/// What makes games simpler.
pub const SHRINKER: Shrinker = Shrinker {
    candidates,
    cost,
    first_sizes: &[2, 3, 4, 5, 6, 8],
};

/// The game on smaller boards, with fewer moves, and with moves on other squares.
fn candidates(case: &[u8]) -> Candidates {
    let (size, moves) = read(case);
    let may_be_emptied = is_emptied(size, &moves) == Some(true);
    let moves: Rc<[Move]> = moves.into();
    let fewer = with_fewer_moves(size, moves.clone()).map(move |moves| (size, moves));
    let nearer = with_squares_nearer(size, moves.clone()).map(move |moves| (size, moves));
    let games = on_smaller_boards(size, moves).chain(fewer).chain(nearer);
    let completed = games.map(|(size, moves)| (size, completed(size, moves)));
    let comparable = completed.filter(move |(size, moves)| {
        is_emptied(*size, moves).is_some_and(|emptied| may_be_emptied || !emptied)
    });
    Box::new(comparable.map(|(size, moves)| text(size, &moves)))
}

/// The game on parts of its board, and without inner rows and columns.
fn on_smaller_boards(size: u32, moves: Rc<[Move]>) -> impl Iterator<Item = (u32, Vec<Move>)> {
    let parts = (2..size).flat_map(move |smaller| {
        let places = 0..=size - smaller;
        places.map(move |before| (before, before + smaller))
    });
    let all = moves.clone();
    let parts = parts
        .map(move |(before, last)| without_lines(size, &all, |line| line > before && line <= last));
    let without = (1..=size.div_ceil(2)).flat_map(move |taken| {
        let is_kept = |line: u32| line != taken && line != size + 1 - taken;
        [
            without_lines(size, &moves, is_kept),
            moved_off_lines(size, &moves, is_kept),
        ]
    });
    parts.chain(without.filter(|(size, _)| *size >= 2))
}

/// The size of the board and the moves on it when only some rows and columns are kept.
fn without_lines(size: u32, moves: &[Move], is_kept: impl Fn(u32) -> bool) -> (u32, Vec<Move>) {
    let kept_up_to = (1..=size).scan(0, |kept, line| {
        *kept += u32::from(is_kept(line));
        Some(*kept)
    });
    let kept_up_to: Vec<u32> = kept_up_to.collect();
    let place = |line: u32| kept_up_to[line as usize - 1];
    let mut left = moves.to_vec();
    left.retain(|Move { square, .. }| is_kept(square.0) && is_kept(square.1));
    for Move { square, .. } in &mut left {
        *square = (place(square.0), place(square.1));
    }
    (place(size), left)
}

/// The same, but the moves on removed rows and columns go to squares that no other move touches: of
/// some spots only the presence matters.
fn moved_off_lines(size: u32, moves: &[Move], is_kept: impl Fn(u32) -> bool) -> (u32, Vec<Move>) {
    let (smaller, left) = without_lines(size, moves, &is_kept);
    let touched: BTreeSet<Square> = left.iter().map(|next| next.square).collect();
    let is_off = |(row, column): Square| !is_kept(row) || !is_kept(column);
    let off: BTreeSet<Square> = moves
        .iter()
        .map(|next| next.square)
        .filter(|&square| is_off(square))
        .collect();
    let free = squares(smaller).filter(|square| !touched.contains(square));
    let places: BTreeMap<Square, Square> = off.into_iter().zip(free).collect();
    let mut kept = left.into_iter();
    let moves = moves.iter().filter_map(|next| {
        if !is_off(next.square) {
            return kept.next();
        }
        let square = *places.get(&next.square)?;
        Some(Move { square, ..*next })
    });
    (smaller, moves.collect())
}

/// The squares of a board in reading order.
fn squares(size: u32) -> impl Iterator<Item = Square> {
    (1..=size).flat_map(move |row| (1..=size).map(move |column| (row, column)))
}

/// The game without some of its last moves, without moves on a square or on all of its images.
/// Moves at the end that fill the first free squares do not count.
fn with_fewer_moves(size: u32, moves: Rc<[Move]>) -> impl Iterator<Item = Vec<Move>> {
    let head = moves[..head(size, &moves)].to_vec();
    let count = head.len();
    let beginnings = parts(count).filter(move |(_, end)| *end == count);
    let beginnings = beginnings.map({
        let head = head.clone();
        move |(start, _)| head[..start].to_vec()
    });
    let squares: BTreeSet<Square> = head.iter().map(|next| next.square).collect();
    let with_images = squares.clone().into_iter().map({
        let head = head.clone();
        move |square| {
            let images = images(square, size);
            let left = head.iter().filter(|next| !images.contains(&next.square));
            left.copied().collect()
        }
    });
    let single = squares
        .into_iter()
        .flat_map(move |square| without_some_on(square, &head));
    beginnings.chain(with_images).chain(single)
}

/// The moves without all on `square`, without the last ones there, and without two in a row.
fn without_some_on(square: Square, moves: &[Move]) -> Vec<Vec<Move>> {
    let places: Vec<usize> = (0..moves.len())
        .filter(|&at| moves[at].square == square)
        .collect();
    let last = (0..places.len()).map(|first| first..places.len());
    let pairs = (2..places.len()).map(|end| end - 2..end);
    let removed = last.chain(pairs).map(|removed| {
        let is_left = |(at, _): &(usize, &Move)| !places[removed.clone()].contains(at);
        let left = moves.iter().enumerate().filter(is_left);
        left.map(|(_, next)| *next).collect()
    });
    removed.collect()
}

/// The game with the moves on one square made on another that is nearer to the first one and not
/// touched otherwise: the first of these squares, or the next one to the left or above.
fn with_squares_nearer(size: u32, moves: Rc<[Move]>) -> impl Iterator<Item = Vec<Move>> {
    let head = moves[..head(size, &moves)].to_vec();
    let touched: BTreeSet<Square> = head.iter().map(|next| next.square).collect();
    let free = squares(size).find(|square| !touched.contains(square));
    let pairs = touched.clone().into_iter().flat_map(move |(row, column)| {
        let nearer = [free, Some((row, column - 1)), Some((row - 1, column))];
        nearer.map(|other| ((row, column), other.unwrap_or_default()))
    });
    let free =
        pairs.filter(move |(_, other)| other.0 > 0 && other.1 > 0 && !touched.contains(other));
    free.map(move |(square, other)| {
        let mut moves = head.clone();
        for next in moves.iter_mut().filter(|next| next.square == square) {
            next.square = other;
        }
        moves
    })
}

/// The rows and columns of the board, the moves before those that fill the first free squares, and
/// how far their squares are from the first one.
fn cost(case: &[u8]) -> Cost {
    let (size, moves) = read(case);
    let head = &moves[..head(size, &moves)];
    let distances = head
        .iter()
        .map(|next| u64::from(next.square.0) + u64::from(next.square.1));
    [size.into(), head.len() as u64, distances.sum()]
}

/// How many moves the game has before those at its end that fill the first free squares.
fn head(size: u32, moves: &[Move]) -> usize {
    let lengths: Vec<usize> = (0..moves.len()).collect();
    lengths.partition_point(|&length| completed(size, moves[..length].to_vec()) != moves)
}

/// Where turning and mirroring the board take `square`.
fn images(square: Square, size: u32) -> Vec<Square> {
    let mirror_images = [square, mirrored(square, size)];
    let turned = |square| Turn::ALL.map(|turn| turn.apply(square, size));
    mirror_images.into_iter().flat_map(turned).collect()
}

fn number(word: Option<&[u8]>) -> u32 {
    word.and_then(parse_number).unwrap_or(0)
}

fn read(case: &[u8]) -> (u32, Vec<Move>) {
    let words: Vec<&[u8]> = words(case).collect();
    let size = number(words.first().copied());
    let moves = words
        .get(1..)
        .unwrap_or(&[])
        .chunks_exact(3)
        .map(|line| Move {
            square: (number(Some(line[0])), number(Some(line[1]))),
            places: line[2] == b"+",
        });
    (size, moves.collect())
}

/// The moves, cut or filled up to as many as a game on a board of `size` has.
fn completed(size: u32, mut moves: Vec<Move>) -> Vec<Move> {
    moves.truncate(2 * size as usize);
    let mut spots = BTreeSet::new();
    for Move { square, places } in &moves {
        if *places {
            spots.insert(*square);
        } else {
            spots.remove(square);
        }
    }
    let free = squares(size).filter(|square| !spots.contains(square));
    let missing = 2 * size as usize - moves.len();
    moves.extend(free.take(missing).map(|square| Move {
        square,
        places: true,
    }));
    moves
}

/// Whether the game is decided by a move that empties the board; `None` if a move before the end is
/// illegal.
fn is_emptied(size: u32, moves: &[Move]) -> Option<bool> {
    let mut game = Game::new(FIXED_KEY);
    game.begin(size);
    for &next in moves {
        match game.play(next) {
            Ok(None) => {}
            Ok(Some(earlier)) => return Some(earlier == 0),
            Err(_) => return None,
        }
    }
    Some(false)
}

fn text(size: u32, moves: &[Move]) -> Vec<u8> {
    let mut text = Vec::new();
    write_size(size, &mut text);
    for next in moves {
        write_move(next, &mut text);
    }
    text
}

/// How many lines the first game of `text` takes: the size of the board and its moves.
pub fn lines(text: &[u8]) -> usize {
    1 + 2 * number(words(text).next()) as usize
}
