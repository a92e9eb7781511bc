//! Spot, played move by move on a board of squares.
//!
//! Each move places a spot or removes one. A player whose move brings back an earlier pattern,
//! turned or not, loses. A mirror image is a different pattern. The empty board at the start is the
//! first pattern.
//!
//! This program is plain: it keeps all patterns of the game. After each move it turns the board by
//! 90, 180 and 270 degrees, and looks up each of the four patterns among the earlier ones.
//!
//! If `mistake` is the name of a known mistake, the program imitates it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{Display, Formatter, Result};

/// An event of a game.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The game with this number begins. The first game is 1.
    Case(usize),
    /// A move: its number, its row and column, and `+` or `-`.
    Move(usize, usize, usize, char),
    /// The number of spots on the board after the move.
    Spots(usize),
    /// The pattern was already on the board after this earlier move, or at the start if it is 0.
    Seen(usize),
    /// The pattern was not on the board before, turned or not.
    New,
    /// This player loses.
    Lose(usize),
    /// All moves were made, and no player has lost.
    Draw,
}

impl Display for Event {
    fn fmt(&self, f: &mut Formatter) -> Result {
        match self {
            Event::Case(number) => write!(f, "case {number}"),
            Event::Move(nth, row, column, sign) => write!(f, "move {nth} {row} {column} {sign}"),
            Event::Spots(count) => write!(f, "spots {count}"),
            Event::Seen(earlier_move) => write!(f, "seen {earlier_move}"),
            Event::New => write!(f, "new"),
            Event::Lose(player) => write!(f, "lose {player}"),
            Event::Draw => write!(f, "draw"),
        }
    }
}

/// Receives each event, and stops the program by returning `None`.
type Emit<'a> = &'a mut dyn FnMut(Event) -> Option<()>;

/// The size of a board, and the rows and columns of the spots on it.
type Pattern = (usize, BTreeSet<(usize, usize)>);

/// The patterns of a game so far. The value is the first move after which the pattern was on the
/// board.
type FirstMoves = BTreeMap<Pattern, usize>;

/// Returns the output for an input, or `None` if `emit` stops the program or a mistake crashes it.
pub fn answer(input: &str, mistake: &str, emit: Emit) -> Option<String> {
    let mut words = input.split_whitespace();
    let mut output = String::new();
    let mut seen = FirstMoves::new();
    let mut game_number = 0;
    // A 0 ends the input. So does a word that is not a number, as in a loop with `scanf` in C.
    while let Some(size) = parse(words.next()).filter(|&size| size > 0) {
        game_number += 1;
        if mistake == "array-of-100-games" && game_number > 100 {
            return None;
        }
        emit(Event::Case(game_number))?;
        let mut pattern = (size, BTreeSet::new());
        if mistake != "state-kept-between-games" {
            seen.clear();
        }
        if mistake != "empty-board-not-counted" {
            seen.insert(pattern.clone(), 0);
        }
        let mut decision = None;
        for move_number in 1..=2 * size {
            let (row, column) = (parse(words.next()), parse(words.next()));
            let (Some(row), Some(mut column), Some(sign)) = (row, column, words.next()) else {
                return Some(output);
            };
            emit(Event::Move(move_number, row, column, sign.chars().next()?))?;
            if mistake == "array-of-32" && row.max(column) > 32 {
                return None;
            }
            if mistake == "bits-beyond-32-columns" && column > 32 {
                column -= 32;
            }
            let (_, spots) = &mut pattern;
            if sign == "+" {
                spots.insert((row, column));
            } else {
                spots.remove(&(row, column));
            }
            emit(Event::Spots(spots.len()))?;
            let earlier_move = find_earlier_move(&pattern, &seen, mistake);
            seen.entry(pattern.clone()).or_insert(move_number);
            if earlier_move.is_none() {
                emit(Event::New)?;
            }
            if let Some(earlier_move) = earlier_move {
                emit(Event::Seen(earlier_move))?;
                // Player 1 makes the odd moves, player 2 the even ones.
                let player_1_loses = (move_number % 2 == 1) != (mistake == "mover-wins");
                let (loser, winner) = if player_1_loses { (1, 2) } else { (2, 1) };
                emit(Event::Lose(loser))?;
                decision = Some(format!("Player {winner} wins on move {move_number}\n"));
                if mistake == "last-repetition" {
                    continue;
                }
                if mistake != "reading-stopped-after-the-decision" {
                    // The remaining moves are skipped: three words each.
                    let word_count = 3 * (2 * size - move_number);
                    words.by_ref().take(word_count).for_each(drop);
                }
                break;
            }
        }
        if decision.is_none() {
            emit(Event::Draw)?;
        }
        output += decision.as_deref().unwrap_or("Draw\n");
    }
    Some(output)
}

fn parse(word: Option<&str>) -> Option<usize> {
    word?.parse().ok()
}

/// Returns the earlier move after which the pattern was on the board, turned or not. Returns `None`
/// if there is no such move.
fn find_earlier_move(pattern: &Pattern, seen: &FirstMoves, mistake: &str) -> Option<usize> {
    let by_90 = turned(pattern);
    let by_180 = turned(&by_90);
    let by_270 = turned(&by_180);
    let mut patterns = vec![pattern.clone(), by_90, by_180, by_270];
    match mistake {
        "half-turn-forgotten" => drop(patterns.remove(2)),
        "turn-forgotten" => drop(patterns.pop()),
        "mirror-images" => patterns.extend(patterns.clone().iter().map(mirrored)),
        _ => {}
    }
    patterns.iter().find_map(|image| seen.get(image).copied())
}

/// Returns the pattern turned by 90 degrees clockwise: its top row becomes the right column.
fn turned((size, spots): &Pattern) -> Pattern {
    let turned = spots.iter().map(|(row, column)| (*column, size + 1 - row));
    (*size, turned.collect())
}

/// Returns the mirror image of the pattern: its top row becomes the bottom row.
fn mirrored((size, spots): &Pattern) -> Pattern {
    let mirrored = spots.iter().map(|(row, column)| (size + 1 - row, *column));
    (*size, mirrored.collect())
}
