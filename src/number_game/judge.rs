//! Number Game (POJ 1143): from the numbers 2 to 20 two players choose in turn; a chosen number
//! and every sum of forbidden ones is forbidden from then on. Who cannot choose loses. Which
//! choices win?
//!
//! A position is a bit mask of the numbers still available. The forbidden numbers are closed under
//! addition, so a choice of m spreads upwards: x goes if x − m is 0 or forbidden, and taking the
//! numbers from m upwards sees every x − m settled before x.
//!
//! A position loses if no choice leads to a losing position. Choices only remove numbers, so the
//! recursion ends, and since just 3514 positions can occur, everything is known after a moment:
//! what is remembered for each is the winning moves and the very text to print. From then on a
//! position costs its reading, one look-up and one copy.

use crate::complaint::Unexpected;
use crate::number::{read_number, write_number};
use crate::scanner::{is_white_space, Scanner, Stop};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};

/// The largest number of the game; the smallest is 2.
pub const LARGEST: u32 = 20;

/// Numbers as a bit mask: bit x stands for the number x.
pub type Numbers = u32;

/// Every number of the game.
pub const ALL: Numbers = (1 << (LARGEST + 1)) - (1 << 2);

/// What is wrong with the input.
#[derive(Debug)]
pub struct Fault {
    /// The position, from 1.
    pub position: u64,
    /// What is wrong there.
    pub what: Wrong,
}

/// What can be wrong with a position.
#[derive(Debug)]
pub enum Wrong {
    /// A word that is no number, or one out of range.
    Word(Unexpected),
    /// A number was given before.
    Twice(u32),
    /// `number` is available although choosing what made `parts` forbidden forbids it.
    Impossible {
        /// Listed.
        number: u32,
        /// Not listed, and their sum is `number`.
        parts: (u32, u32),
    },
}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        write!(f, "position {}: ", self.position)?;
        match &self.what {
            Wrong::Word(what) => what.fmt(f),
            Wrong::Twice(number) => write!(f, "{number} is listed twice"),
            Wrong::Impossible { number, parts } => {
                let (one, other) = parts;
                write!(f, "cannot occur: {number} is listed but ")?;
                if one == other {
                    write!(f, "{one} is not, and {number} = 2·{one}")
                } else {
                    write!(
                        f,
                        "{one} and {other} are not, and {number} = {one} + {other}"
                    )
                }
            }
        }
    }
}

/// Answers every position of the input.
pub fn solve(scanner: &mut Scanner) -> Result<(), Stop<Fault>> {
    let mut answers = Answers::new();
    let mut number = 1;
    while let Some(position) = read_position(scanner, number)? {
        let answer = match answers.find(position) {
            Ok(answer) => answer,
            Err(sum) => return Err(scanner.stop(impossible(sum, number))),
        };
        write_answer(number, answer, &mut scanner.output);
        number += 1;
    }
    Ok(())
}

/// Reads a position; `None` where the input ends.
#[inline(always)]
pub fn read_position(scanner: &mut Scanner, position: u64) -> Result<Option<Numbers>, Stop<Fault>> {
    if let Some((numbers, length, last)) = usual_position(scanner.window()) {
        scanner.take(length, last);
        return Ok(Some(numbers));
    }
    read_any_position(scanner, position)
}

/// Reads a position in whatever layout, word by word.
#[inline(never)]
fn read_any_position(scanner: &mut Scanner, position: u64) -> Result<Option<Numbers>, Stop<Fault>> {
    let stop = |scanner: &Scanner, what| Err(scanner.stop(Fault { position, what }));
    let count = match read_number(scanner)? {
        Some(0) => return Ok(None),
        Some(count) if count <= LARGEST => count,
        _ if scanner.last_word().is_empty() => return Ok(None),
        _ => {
            let expected = "the count of the numbers that follow, from 1 to 20, or 0 at the end";
            let what = Unexpected::new(scanner.last_word(), expected);
            return stop(scanner, Wrong::Word(what));
        }
    };
    let mut numbers = 0;
    for _ in 0..count {
        match read_number(scanner)? {
            Some(number) if (2..=LARGEST).contains(&number) => {
                if numbers >> number & 1 == 1 {
                    return stop(scanner, Wrong::Twice(number));
                }
                numbers |= 1 << number;
            }
            _ => {
                let what = Unexpected::new(scanner.last_word(), "a number from 2 to 20");
                return stop(scanner, Wrong::Word(what));
            }
        }
    }
    Ok(Some(numbers))
}

/// The most bytes that a position takes in the usual layout: 20 numbers and how many they are,
/// two digits and one separator each.
const USUAL_POSITION: usize = 3 * (1 + LARGEST as usize);

/// A position of the usual layout, one white space behind each number, if that is how the window
/// begins; its length in bytes and where the last number begins. Without a branch for one digit or
/// two, which nobody could predict.
fn usual_position(window: &[u8]) -> Option<(Numbers, usize, usize)> {
    let bytes: &[u8; USUAL_POSITION] = window.first_chunk()?;
    let mut at = 0;
    let mut usual = true;
    let mut next = || {
        let first = bytes[at].wrapping_sub(b'0');
        let second = bytes[at + 1].wrapping_sub(b'0');
        let has_two = second < 10;
        let number = if has_two {
            first.wrapping_mul(10).wrapping_add(second)
        } else {
            first
        };
        at += 2 + usize::from(has_two);
        let is_usual = first.wrapping_sub(1) < 9 && is_white_space(bytes[at - 1]);
        is_usual.then_some(u32::from(number))
    };
    let mut numbers = 0;
    let mut last = 0;
    let count = next().filter(|count| (1..=LARGEST).contains(count))?;
    for _ in 0..count {
        let number = next()?;
        let bit = 1_u32.checked_shl(number).unwrap_or(0);
        usual &= bit & ALL & !numbers != 0;
        numbers |= bit;
        last = number;
    }
    let last_word = at - 2 - usize::from(last > 9);
    usual.then_some((numbers, at, last_word))
}

/// Writes what was found for position `number`.
pub fn write_answer(number: u64, answer: &[u8], output: &mut Vec<u8>) {
    output.extend_from_slice(b"Test Case #");
    write_number(output, number);
    output.extend_from_slice(answer);
}

/// What is wrong with a position in which the sum of two forbidden numbers is available.
pub fn impossible(parts: (u32, u32), position: u64) -> Fault {
    let number = parts.0 + parts.1;
    let what = Wrong::Impossible { number, parts };
    Fault { position, what }
}

/// Two forbidden numbers whose sum is available although they forbid it: the least such sum, with
/// its smallest part.
pub fn forbidden_sum(position: Numbers) -> Option<(u32, u32)> {
    let forbidden = ALL & !position;
    let available = |number: &u32| position >> number & 1 == 1;
    let sums = (4..=LARGEST).filter(available);
    sums.flat_map(|sum| (2..=sum / 2).map(move |part| (part, sum - part)))
        .find(|(one, other)| forbidden >> one & forbidden >> other & 1 == 1)
}

/// What remains available once `chosen` has been chosen.
pub fn after(position: Numbers, chosen: u32) -> Numbers {
    let mut left = position & !(1 << chosen);
    for number in chosen + 2..=LARGEST {
        if left >> (number - chosen) & 1 == 0 {
            left &= !(1 << number);
        }
    }
    left
}

/// What is known of the positions.
pub struct Answers {
    /// For every position, by its mask without the bits of 0 and 1, where its text stands in
    /// `texts`; 0 while it is unknown.
    places: Vec<u32>,
    /// A text each: its length, the winning moves as a mask, and what is printed behind the
    /// number of the test case.
    texts: Vec<Text>,
}

struct Text {
    winning_moves: Numbers,
    bytes: Vec<u8>,
}

impl Answers {
    /// Nothing is known yet.
    pub fn new() -> Self {
        Answers {
            places: vec![0; 1 << (LARGEST - 1)],
            texts: Vec::new(),
        }
    }

    /// What is printed behind the number of the test case. If the position cannot occur, two
    /// forbidden numbers whose sum is available.
    #[inline]
    pub fn find(&mut self, position: Numbers) -> Result<&[u8], (u32, u32)> {
        if self.places[(position >> 2) as usize] == 0 {
            if let Some(sum) = forbidden_sum(position) {
                return Err(sum);
            }
        }
        let place = self.place(position);
        Ok(&self.texts[place].bytes)
    }

    /// The choices after which `position`, one that can occur, is lost for the other player.
    pub fn winning_moves(&mut self, position: Numbers) -> Numbers {
        let place = self.place(position);
        self.texts[place].winning_moves
    }

    /// Where what is known of `position` stands; it is found out if need be.
    fn place(&mut self, position: Numbers) -> usize {
        let index = (position >> 2) as usize;
        if self.places[index] == 0 {
            let winning_moves = (2..=LARGEST)
                .filter(|number| position >> number & 1 == 1)
                .filter(|&number| self.winning_moves(after(position, number)) == 0)
                .fold(0, |moves, number| moves | 1 << number);
            let bytes = text(winning_moves);
            self.texts.push(Text {
                winning_moves,
                bytes,
            });
            self.places[index] = self.texts.len() as u32;
        }
        self.places[index] as usize - 1
    }
}

/// What is printed behind the number of the test case.
fn text(winning_moves: Numbers) -> Vec<u8> {
    let mut text = Vec::new();
    if winning_moves == 0 {
        text.extend_from_slice(b"\nThere's no winning move.");
    } else {
        text.extend_from_slice(b"\nThe winning moves are:");
        for number in (2..=LARGEST).filter(|number| winning_moves >> number & 1 == 1) {
            text.push(b' ');
            write_number(&mut text, u64::from(number));
        }
    }
    text.extend_from_slice(b"\n\n");
    text
}
