//! Simpler games: on a smaller board, and with fewer moves. A game stays legal, because the moves
//! on a square are kept or removed together. Moves that are then missing at the end place spots on
//! the first free squares.
//!
//! What matters in a game is how patterns are turned or mirrored. So rows and columns are also
//! removed together with their images, and moves together with those on the images of their
//! squares.

use super::generate::{write_move, write_size, Symmetry};
use super::solution::{Game, Move, Square, Turn};
use crate::runtime::number::parse_number;
use crate::runtime::solution::Solve;
use crate::workbench::shrinker::{words, Candidates};
use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::rc::Rc;
use alloc::vec::Vec;

/// The game on smaller boards, and with fewer moves.
pub fn candidates(case: &[u8]) -> Candidates {
    let (size, moves) = read(case);
    let may_be_emptied = is_emptied(size, &moves);
    let moves: Rc<[Move]> = moves.into();
    let fewer = with_fewer_moves(size, moves.clone()).map(move |moves| (size, moves));
    let games = on_smaller_boards(size, moves).chain(fewer);
    let completed = games.map(|(size, moves)| (size, completed(size, moves)));
    let comparable =
        completed.filter(move |(size, moves)| may_be_emptied || !is_emptied(*size, moves));
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

/// The game without some of its last moves, without the moves on one square, and without those on
/// all images of a square. Moves at the end that fill the first free squares do not count: each
/// candidate has fewer others, so shrinking ends.
fn with_fewer_moves(size: u32, moves: Rc<[Move]>) -> impl Iterator<Item = Vec<Move>> {
    let head = moves[..head(size, &moves)].to_vec();
    let count = head.len();
    let squares: BTreeSet<Square> = head.iter().map(|next| next.square).collect();
    let with_images = squares.clone().into_iter();
    let dropped = with_images.map(move |square| images(square, size));
    let dropped = dropped.chain(squares.into_iter().map(|square| alloc::vec![square]));
    let beginnings = [count / 2, count.saturating_sub(1)].map(|length| head[..length].to_vec());
    let without = dropped.map(move |dropped| {
        let left = head.iter().filter(|next| !dropped.contains(&next.square));
        left.copied().collect()
    });
    let games = beginnings.into_iter().chain(without);
    games.filter(move |game: &Vec<Move>| game.len() < count)
}

/// How many moves the game has before those at its end that fill the first free squares.
fn head(size: u32, moves: &[Move]) -> usize {
    let lengths: Vec<usize> = (0..moves.len()).collect();
    lengths.partition_point(|&length| completed(size, moves[..length].to_vec()) != moves)
}

/// Where `square` comes to lie when the board is turned and mirrored.
fn images(square: Square, size: u32) -> Vec<Square> {
    let turns = Turn::ALL.into_iter();
    let symmetries =
        turns.flat_map(|turn| [false, true].map(|mirrored| Symmetry { mirrored, turn }));
    symmetries
        .map(|symmetry| symmetry.apply(square, size))
        .collect()
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

/// Whether the game is decided by a move that empties the board.
fn is_emptied(size: u32, moves: &[Move]) -> bool {
    let mut game = Game::new();
    game.begin(size);
    for &next in moves {
        match game.play(next) {
            Ok(None) => {}
            Ok(Some(repetition)) => return repetition.earlier == 0,
            Err(_) => return false,
        }
    }
    false
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
