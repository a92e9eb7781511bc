//! Spot, played move by move on a board of squares.
//!
//! Each move places a spot or removes one. A player whose move brings back an earlier pattern,
//! turned or not, loses. A mirror image is a different pattern. The empty board at the start is the
//! first pattern.
//!
//! This program is plain: it keeps all patterns of the game. After each move it turns the board by
//! 90, 180 and 270 degrees, and looks up each of the four patterns among the earlier ones.
//!
//! A known mistake replaces one function of [`Rules`].

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
pub type Emit<'a> = &'a mut dyn FnMut(Event) -> Option<()>;

/// The size of a board, and the rows and columns of the spots on it.
pub type Pattern = (usize, BTreeSet<(usize, usize)>);

/// The patterns of a game so far. The value is the first move after which the pattern was on the
/// board.
pub type Seen = BTreeMap<Pattern, usize>;

/// The words of the input that have not been read.
pub type Words<'a, 'b> = &'a mut std::str::SplitWhitespace<'b>;

/// The functions that a mistake may replace.
pub struct Rules {
    pub answer: fn(&str, &Rules, Emit) -> Option<String>,
    pub begin: fn(&mut Seen, usize),
    pub change: fn(&mut Pattern, usize, usize, char),
    pub find: fn(&Pattern, &Seen) -> Option<usize>,
    pub keep: fn(&mut Seen, &Pattern, usize, char),
    pub loser: fn(usize) -> usize,
    pub skip: fn(Words, usize) -> usize,
}

pub const RIGHT: Rules = Rules {
    answer,
    begin,
    change,
    find,
    keep,
    loser,
    skip,
};

/// Returns the output for an input, or `None` if `emit` stops the program or a mistake crashes it.
pub fn answer(input: &str, rules: &Rules, emit: Emit) -> Option<String> {
    let words = &mut input.split_whitespace();
    let (mut output, mut seen, mut game_number) = (String::new(), Seen::new(), 0);
    while let Some(size @ 1..) = parse(words.next()) {
        game_number += 1;
        emit(Event::Case(game_number))?;
        (rules.begin)(&mut seen, size);
        output += &play(size, words, &mut seen, rules, emit)?;
    }
    Some(output)
}

fn parse(word: Option<&str>) -> Option<usize> {
    word?.parse().ok()
}

/// Plays a game, and returns its result.
fn play(size: usize, words: Words, seen: &mut Seen, rules: &Rules, emit: Emit) -> Option<String> {
    let (mut pattern, mut result) = ((size, BTreeSet::new()), None);
    let (mut number, mut moves_left) = (0, 2 * size);
    while moves_left > 0 {
        (number, moves_left) = (number + 1, moves_left - 1);
        let (row, column) = (parse(words.next())?, parse(words.next())?);
        let sign = words.next()?.chars().next()?;
        emit(Event::Move(number, row, column, sign))?;
        (rules.change)(&mut pattern, row, column, sign);
        emit(Event::Spots(pattern.1.len()))?;
        let earlier_move = (rules.find)(&pattern, seen);
        (rules.keep)(seen, &pattern, number, sign);
        let Some(earlier_move) = earlier_move else {
            emit(Event::New)?;
            continue;
        };
        emit(Event::Seen(earlier_move))?;
        let loser = (rules.loser)(number);
        emit(Event::Lose(loser))?;
        result = Some(format!("Player {} wins on move {number}\n", 3 - loser));
        moves_left = (rules.skip)(words, moves_left);
    }
    if result.is_none() {
        emit(Event::Draw)?;
    }
    Some(result.unwrap_or("Draw\n".into()))
}

/// Forgets the patterns of earlier games. The empty board is the first pattern of the new one.
pub fn begin(seen: &mut Seen, size: usize) {
    seen.clear();
    seen.insert((size, BTreeSet::new()), 0);
}

/// Places a spot if the sign is `+`, or removes it.
pub fn change((_, spots): &mut Pattern, row: usize, column: usize, sign: char) {
    if sign == '+' {
        spots.insert((row, column));
    } else {
        spots.remove(&(row, column));
    }
}

/// Returns the earlier move after which the pattern was on the board, turned or not. Returns `None`
/// if there is no such move.
pub fn find(pattern: &Pattern, seen: &Seen) -> Option<usize> {
    let images = images(pattern);
    images.iter().find_map(|image| seen.get(image).copied())
}

/// Returns the pattern as it is, and turned by 90, 180 and 270 degrees.
pub fn images(pattern: &Pattern) -> [Pattern; 4] {
    let by_90 = turned(pattern);
    let by_180 = turned(&by_90);
    let by_270 = turned(&by_180);
    [pattern.clone(), by_90, by_180, by_270]
}

/// Returns the pattern turned by 90 degrees clockwise: its top row becomes the right column.
pub fn turned((size, spots): &Pattern) -> Pattern {
    let turned = spots.iter().map(|(row, column)| (*column, size + 1 - row));
    (*size, turned.collect())
}

/// Keeps the pattern after a move with this number and sign.
pub fn keep(seen: &mut Seen, pattern: &Pattern, number: usize, _: char) {
    seen.entry(pattern.clone()).or_insert(number);
}

/// Returns the player who makes this move: player 1 makes the odd moves, player 2 the even ones.
pub fn loser(number: usize) -> usize {
    2 - number % 2
}

/// Reads the remaining moves of a decided game. Returns 0: no move is left to play.
pub fn skip(words: Words, moves_left: usize) -> usize {
    words.take(3 * moves_left).for_each(drop);
    0
}
