//! Classic competitive-programming problems, solved exactly as their online judges expect.
//!
//! [`PROBLEMS`] is the table of them. Each has a folder in [`problems`]: its `plain.rs` is the
//! simplest solution, `solution.rs` is what is submitted and begins with an essay on the idea; the
//! other files explain its games, generate and validate input, check outputs, and shrink failing
//! input. [`runtime`] is what ships with a
//! submission, [`workbench`] is what the other files share, and [`export`] bundles a solution into
//! one file.

#![forbid(unsafe_code)]

use workbench::memory::MemoryStream;

pub mod export;
pub mod problems;
pub mod runtime;
pub mod workbench;

pub use problems::PROBLEMS;
pub use runtime::scanner::Error;
pub use workbench::problem::Problem;

/// Answers `input` for the problem with this name or alias.
///
/// # Errors
///
/// A message if there is no such problem, or if the input is bad: where, and what is wrong there.
///
/// # Examples
///
/// ```
/// let game = "2\n1 1 +\n2 2 +\n2 2 -\n1 2 +\n0\n";
/// assert_eq!(judge::solve("spot", game).unwrap(), "Player 2 wins on move 3\n");
/// let error = judge::solve("spot", "2\n1 1 -\n2 2 +\n1 2 +\n2 1 +\n0\n").unwrap_err();
/// assert_eq!(error, "2:5: game 1, move 1: square (1, 1) holds no spot");
/// ```
pub fn solve(name: &str, input: &str) -> Result<String, String> {
    let is_meant =
        |problem: &&&dyn Problem| problem.name() == name || problem.names.aliases.contains(&name);
    let problem = PROBLEMS.iter().find(is_meant);
    let problem = problem.ok_or_else(|| format!("there is no problem {name:?}"))?;
    let mut stream = MemoryStream::new(input.as_bytes());
    match problem.solve(&mut stream) {
        Err(Error::Input { place, error }) => {
            Err(format!("{}:{}: {error}", place.line, place.column))
        }
        // Memory does not fail.
        _ => Ok(String::from_utf8_lossy(&stream.written).into_owned()),
    }
}
