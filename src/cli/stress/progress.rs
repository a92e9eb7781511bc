//! The progress of a search, on one line of standard error if that is a terminal.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// The progress so far.
pub struct Progress {
    /// The number of cases so far.
    pub cases: u64,
    /// When the search began.
    pub start: Instant,
    /// When the line is to be printed next.
    next: Instant,
    is_terminal: bool,
}

/// The time between two updates of the line.
const PAUSE: Duration = Duration::from_millis(100);

impl Progress {
    /// The search begins.
    pub fn new() -> Self {
        Progress {
            cases: 0,
            start: Instant::now(),
            next: Instant::now(),
            is_terminal: io::stderr().is_terminal(),
        }
    }

    /// A round of `cases` begins; `rounds` says how many are done of how many.
    pub fn show(&mut self, rounds: &str, kind: &str, cases: u64) {
        if self.is_due() {
            let (before, time) = (self.cases, self.start.elapsed().as_secs());
            self.print(&format!(
                "{rounds} rounds, {before} cases, {time} s, kind {kind}"
            ));
        }
        self.cases += cases;
    }

    /// Prints text that stays, like the line only at a terminal.
    pub fn leave(&self, text: &str) {
        self.print(text);
        self.print("\n");
    }

    /// Whether the line is to be printed again.
    pub fn is_due(&mut self) -> bool {
        let now = Instant::now();
        let is_due = self.is_terminal && now >= self.next;
        if is_due {
            self.next = now + PAUSE;
        }
        is_due
    }

    /// Removes the line.
    pub fn clear(&self) {
        self.print("");
    }

    /// Prints a line in place of the last one. A terminal that has gone away needs no progress.
    pub fn print(&self, line: &str) {
        if self.is_terminal {
            let _ = io::stderr().write_all(format!("\r{line}\x1b[K").as_bytes());
        }
    }
}
