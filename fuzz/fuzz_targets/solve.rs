//! Solves any input, as a whole and in pieces. The answers must be the same. Messages must name a
//! place in the input. The length of the answers must be bounded. If the validator accepts the
//! input, the solution must answer it, and writing its cases must restore the input. If cases may
//! wrap, only the words must be restored.

#![no_main]

use judge_fuzz::choose_problem;
use judge_fuzz::common::{solve, solve_in_pieces};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let (problem, bytes) = choose_problem(data);
    let [size, input @ ..] = bytes.0 else { return };
    let run = solve(problem, input);
    // A small `size` is the size of all pieces. Otherwise each byte of the data is the size of one
    // piece.
    let sizes = if *size < 100 { &[*size] } else { bytes.0 };
    let mut sizes = sizes.iter().cycle();
    let piece_size = || sizes.next().map_or(1, |size| usize::from(*size) + 1);
    assert_eq!(run, solve_in_pieces(problem, input, piece_size));
    // No problem needs more than 64 bytes of answer for each byte of input.
    assert!(run.output.len() <= 64 * (input.len() + 1));
    let [strict, lenient] = [true, false].map(|limits| problem.validate(input, limits).err());
    for (place, message) in [&run.error, &strict, &lenient].into_iter().flatten() {
        // A message is one short line, and its place is in the input.
        assert!(!message.is_empty() && message.len() < 500, "{message:?}");
        assert!(!message.chars().any(char::is_control), "{message:?}");
        let mut lines = input.split(|&byte| byte == b'\n');
        let line = lines.nth(place.line as usize - 1);
        let line = line.expect("a line of the input");
        assert!(place.column as usize <= line.len() + 1, "{place:?}");
    }
    if lenient.is_none() {
        assert_eq!(run.error, None);
        let cases = problem.cases(input).expect("valid input");
        let written = problem.format.join(&cases);
        let is_space = |byte: &u8| byte.is_ascii_whitespace();
        if problem.format.may_wrap {
            assert!(written.split(is_space).eq(input.split(is_space)));
        } else {
            assert_eq!(written, input);
        }
    } else {
        assert!(strict.is_some());
    }
});
