//! The formats of Number Game's input: that of POJ, and that of UVa 1558 and ZOJ 1039, where the
//! numbers have a line of their own, which is empty if there are none.

use super::solution::Solution;
use super::uva1558;
use crate::runtime::solution::Solve;
use crate::workbench::format::{Format, Framing};
use crate::workbench::validator::{read_cases, Reader};

/// A line with the count of the numbers and the numbers.
pub const FORMAT: Format = Format {
    description: "a line for each position: n, then n different numbers from 2 to 20, one \
                  space between them; positions that can occur; 0",
    case: Solution::CASE,
    framing: Framing::Until(b"0\n"),
    words: |count, line| (line == 0).then_some(1 + u64::from(count)),
    width: None,
    max_cases: u64::MAX,
    word_promise: |_, _| None,
};

/// A line with the count and one with the numbers.
pub const UVA1558_FORMAT: Format = Format {
    description: "the number of positions; two lines for each position: n, 0 to 19, and n \
                  different numbers from 2 to 20, one space between them; positions that can occur",
    framing: Framing::Counted,
    words: |count, line| match line {
        0 => Some(1),
        _ => (line == 1).then_some(count.into()),
    },
    ..FORMAT
};

/// Reads and solves the cases.
pub const READER: Reader = |input| read_cases::<Solution>(input, |_| None);

/// Reads and solves the cases of the variant.
pub const UVA1558_READER: Reader = |input| read_cases::<uva1558::Solution>(input, |_| None);
