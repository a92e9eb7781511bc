//! Spot, played move by move on a board of squares.
//!
//! Each move places a spot or removes one. A player who makes a pattern that was there before,
//! turned or not, loses. A mirror image is another pattern. The empty board at the start counts.
//!
//! What is plain about it: it keeps all patterns of the game. After each move it turns the board by
//! 90, 180 and 270 degrees, and looks for each of the four patterns among those that it has kept.
//!
//! If it is given the name of a known mistake, it makes that mistake.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{Display, Formatter, Result};

/// What happens in a game.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// Game 1, 2 and so on begins.
    Case(usize),
    /// The number of a move, its row and column, and `+` or `-`.
    Move(usize, usize, usize, char),
    /// The number of spots on the board after it.
    Spots(usize),
    /// The pattern was there after this move; 0 is the start.
    Seen(usize),
    /// This player loses.
    Lose(usize),
    /// The last move was made, and nobody has lost.
    Draw,
}

impl Display for Event {
    fn fmt(&self, f: &mut Formatter) -> Result {
        match self {
            Event::Case(number) => write!(f, "case {number}"),
            Event::Move(number, row, column, sign) => {
                write!(f, "move {number} {row} {column} {sign}")
            }
            Event::Spots(count) => write!(f, "spots {count}"),
            Event::Seen(earlier) => write!(f, "seen {earlier}"),
            Event::Lose(player) => write!(f, "lose {player}"),
            Event::Draw => write!(f, "draw"),
        }
    }
}

/// Takes each event; `None` stops the program.
type Emit<'a> = &'a mut dyn FnMut(Event) -> Option<()>;

/// The size of a board, and the rows and columns of the spots on it.
type Pattern = (usize, BTreeSet<(usize, usize)>);

/// The patterns of a game, each with the move after which it was there first.
type Seen = BTreeMap<Pattern, usize>;

/// The output for the input. `None` if it is stopped, or if a mistake makes it crash.
pub fn answer(input: &str, mistake: &str, emit: Emit) -> Option<String> {
    let mut words = input.split_whitespace();
    let mut output = String::new();
    let mut seen = Seen::new();
    let mut games = 0;
    // As in C, a word that is not a number ends the input.
    while let Some(size) = number(words.next()) {
        if size == 0 {
            break;
        }
        games += 1;
        if mistake == "array-of-100-games" && games > 100 {
            return None;
        }
        emit(Event::Case(games))?;
        let mut pattern = (size, BTreeSet::new());
        if mistake != "state-kept-between-games" {
            seen.clear();
        }
        if mistake != "empty-board-not-counted" {
            seen.insert(pattern.clone(), 0);
        }
        let mut last_move = None;
        for move_number in 1..=2 * size {
            if last_move.is_some() && mistake == "reading-stopped-after-the-decision" {
                break;
            }
            let (row, column) = (number(words.next()), number(words.next()));
            let (Some(row), Some(mut column), Some(sign)) = (row, column, words.next()) else {
                return Some(output);
            };
            if last_move.is_some() {
                continue; // The moves after the end of the game are read, too.
            }
            emit(Event::Move(move_number, row, column, sign.chars().next()?))?;
            if mistake == "array-of-32" && row.max(column) > 32 {
                return None;
            }
            if mistake == "bits-beyond-32-columns" && column > 32 {
                column -= 32;
            }
            if sign == "+" {
                pattern.1.insert((row, column));
            } else {
                pattern.1.remove(&(row, column));
            }
            emit(Event::Spots(pattern.1.len()))?;
            if let Some(earlier) = earlier(&pattern, &seen, mistake) {
                emit(Event::Seen(earlier))?;
                // Player 1 makes the odd moves, player 2 the even ones.
                emit(Event::Lose(2 - move_number % 2))?;
                last_move = Some(move_number);
            }
            seen.entry(pattern.clone()).or_insert(move_number);
        }
        if last_move.is_none() {
            emit(Event::Draw)?;
        }
        output += &match last_move {
            Some(number) if number % 2 == 1 => format!("Player 2 wins on move {number}\n"),
            Some(number) => format!("Player 1 wins on move {number}\n"),
            None => "Draw\n".to_string(),
        };
    }
    Some(output)
}

fn number(word: Option<&str>) -> Option<usize> {
    word?.parse().ok()
}

/// The move after which the pattern was there before, turned or not.
fn earlier(pattern: &Pattern, seen: &Seen, mistake: &str) -> Option<usize> {
    let mut pattern = pattern.clone();
    for degrees in [0, 90, 180, 270] {
        if let Some(&earlier) = seen.get(&pattern) {
            if mistake != "turn-forgotten" || degrees != 270 {
                return Some(earlier);
            }
        }
        if mistake == "mirror-images" {
            if let Some(&earlier) = seen.get(&mapped(&pattern, |size, row, column| {
                (size + 1 - row, column)
            })) {
                return Some(earlier);
            }
        }
        // A turn by 90 degrees clockwise: the top row becomes the right column.
        pattern = mapped(&pattern, |size, row, column| (column, size + 1 - row));
    }
    None
}

/// The pattern with each spot on another square.
fn mapped(pattern: &Pattern, square: fn(usize, usize, usize) -> (usize, usize)) -> Pattern {
    let (size, spots) = pattern;
    let spots = spots
        .iter()
        .map(|&(row, column)| square(*size, row, column));
    (*size, spots.collect())
}
