//! The format of the input of Game schedule, and what its statement promises.

use super::solution::Solution;
use crate::runtime::solution::Solve;
use crate::workbench::format::{is_outside, Format, Framing, WordPlace};
use crate::workbench::validator::{read_cases, Reader};
use alloc::format;
use alloc::string::String;

/// The most teams on the judge.
pub const MAX_TEAMS: u32 = 1000;

/// The longest name on the judge.
pub const LONGEST_NAME: usize = 25;

/// The number of teams, their names, and one match fewer than teams.
pub const FORMAT: Format = Format {
    description: "cases: n, 2 to 1000 (*), n lines with a name, 1 to 25 letters, each once, \
                  n-1 lines with two of them, one space between them; a schedule exists; 0",
    case: Solution::CASE,
    framing: Framing::Until(b"0\n"),
    words: |teams, line| match u64::from(teams) {
        teams if line <= teams => Some(1),
        teams => (line < 2 * teams).then_some(2),
    },
    width: None,
    max_cases: u64::MAX,
    word_promise,
};

/// Reads and solves the cases.
pub const READER: Reader = |input| read_cases::<Solution>(input, |_| None);

/// The number of teams and the length of names are limited, and names consist of letters.
fn word_promise(at: &WordPlace, word: &[u8]) -> Option<String> {
    if at.index == 0 {
        let is_bad = at.limits && is_outside(word, 0..=MAX_TEAMS);
        return is_bad.then(|| format!("the number of teams, 2 to {MAX_TEAMS}"));
    }
    let is_name = at.index <= at.first.into();
    if is_name && !word.iter().all(u8::is_ascii_alphabetic) {
        return Some("a name of letters".into());
    }
    let is_long = is_name && word.len() > LONGEST_NAME;
    is_long.then(|| format!("at most {LONGEST_NAME} letters"))
}
