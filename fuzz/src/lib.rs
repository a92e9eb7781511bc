//! What the fuzz targets share: which problem some bytes are for, cases made of bytes, and how a
//! problem ran. The models and streams are those of the tests.

pub mod cases;
#[path = "../../tests/common/mod.rs"]
pub mod common;

use common::Pieces;
use judge::runtime::scanner::Stream;
use judge::workbench::memory::MemoryStream;
use judge::{Error, Problem, PROBLEMS};

/// The problem that the first byte chooses, and the other bytes.
pub fn choose(data: &[u8]) -> Option<(&'static Problem, &[u8])> {
    let (first, rest) = data.split_first()?;
    Some((PROBLEMS[usize::from(*first) % PROBLEMS.len()], rest))
}

/// How work on a stream ended.
#[derive(Debug, PartialEq, Eq)]
pub struct Run {
    /// What was written, which holds names from the input as they are.
    pub output: Vec<u8>,
    /// Line, column and message of what is wrong with the input.
    pub error: Option<(u64, u64, String)>,
}

/// Does `work` on `input`, of which piece `n`, from 0, has at most `size(n)` bytes.
pub fn run(
    input: &[u8],
    size: impl FnMut(usize) -> usize,
    work: impl FnOnce(&mut dyn Stream) -> Result<(), Error<String>>,
) -> Run {
    let mut stream = Pieces::new(input, size);
    let error = match work(&mut stream) {
        Ok(()) => None,
        Err(Error::Input { place, error }) => Some((place.line, place.column, error)),
        Err(Error::Stream) => panic!("this stream does not fail"),
    };
    Run {
        output: stream.written,
        error,
    }
}

/// Solves `input`.
pub fn solve(problem: &Problem, input: &[u8]) -> Run {
    run(input, |_| usize::MAX, |stream| problem.solve(stream))
}

/// Whether `input` is what the statement says, within the judges' limits.
pub fn is_valid(problem: &Problem, input: &[u8]) -> bool {
    let mut valid = true;
    let mut stream = MemoryStream::new(input);
    let result = problem.validate(&mut stream, true, &mut |_, _| valid = false);
    result.is_ok() && valid
}

/// Checks that a message is one short line, and that its place is in `input`.
pub fn check_message(input: &[u8], (line, column, message): &(u64, u64, String)) {
    assert!(!message.is_empty() && message.len() < 500, "{message:?}");
    assert!(!message.chars().any(char::is_control), "{message:?}");
    let input = input.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(input);
    let mut lines = input.split(|&byte| byte == b'\n');
    let place = lines.nth(*line as usize - 1).expect("a line of the input");
    assert!(*column as usize <= place.len() + 1, "{line}:{column}");
}
