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
            Event::Move(n, row, column, sign) => write!(f, "move {n} {row} {column} {sign}"),
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
    // A 0 ends the input and, as in C, so does a word that is not a number.
    'games: while let Some(size) = number(words.next()).filter(|&size| size > 0) {
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
        for move_number in 1..=2 * size {
            let (row, column) = (number(words.next()), number(words.next()));
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
            if sign == "+" {
                pattern.1.insert((row, column));
            } else {
                pattern.1.remove(&(row, column));
            }
            emit(Event::Spots(pattern.1.len()))?;
            let earlier = earlier(&pattern, &seen, mistake);
            seen.entry(pattern.clone()).or_insert(move_number);
            if let Some(earlier) = earlier {
                emit(Event::Seen(earlier))?;
                // Player 1 makes the odd moves, player 2 the even ones.
                let (loser, winner) = if move_number % 2 == 1 { (1, 2) } else { (2, 1) };
                emit(Event::Lose(loser))?;
                output += &format!("Player {winner} wins on move {move_number}\n");
                if mistake != "reading-stopped-after-the-decision" {
                    // The moves after the end of the game are read, too: three words each.
                    let rest = 3 * (2 * size - move_number);
                    words.by_ref().take(rest).for_each(drop);
                }
                continue 'games;
            }
        }
        emit(Event::Draw)?;
        output += "Draw\n";
    }
    Some(output)
}

fn number(word: Option<&str>) -> Option<usize> {
    word?.parse().ok()
}

/// The move after which the pattern was there before, turned or not.
fn earlier(pattern: &Pattern, seen: &Seen, mistake: &str) -> Option<usize> {
    let by_90 = turned(pattern);
    let by_180 = turned(&by_90);
    let by_270 = turned(&by_180);
    let mut patterns = vec![pattern.clone(), by_90, by_180, by_270];
    if mistake == "turn-forgotten" {
        patterns.pop();
    }
    if mistake == "mirror-images" {
        patterns.extend(patterns.clone().iter().map(mirrored));
    }
    patterns.iter().find_map(|turn| seen.get(turn).copied())
}

/// The pattern turned by 90 degrees clockwise: its top row becomes the right column.
fn turned((size, spots): &Pattern) -> Pattern {
    let turned = spots.iter().map(|(row, column)| (*column, size + 1 - row));
    (*size, turned.collect())
}

/// The mirror image of the pattern: its top row becomes the bottom row.
fn mirrored((size, spots): &Pattern) -> Pattern {
    let mirrored = spots.iter().map(|(row, column)| (size + 1 - row, *column));
    (*size, mirrored.collect())
}
