//! The progress of a search, on one line of standard error if that is a terminal.

use std::cell::Cell;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// The line, which is removed at the latest when this is dropped.
pub struct Progress {
    is_terminal: bool,
    /// When the line is printed next.
    next: Cell<Instant>,
}

/// The time between two updates of the line.
const PAUSE: Duration = Duration::from_millis(100);

impl Progress {
    /// The search begins.
    pub fn new() -> Self {
        Progress {
            is_terminal: io::stderr().is_terminal(),
            next: Cell::new(Instant::now()),
        }
    }

    /// Prints a line in place of the last one, from time to time.
    pub fn show(&self, line: impl FnOnce() -> String) {
        if self.is_terminal && Instant::now() >= self.next.get() {
            self.print(&line());
            self.next.set(Instant::now() + PAUSE);
        }
    }

    /// Removes the line, before text on standard output.
    pub fn clear(&self) {
        self.print("");
    }

    /// Prints text that stays, also only at a terminal.
    pub fn leave(&self, text: &str) {
        self.print(&format!("{text}\x1b[K\n"));
    }

    /// A terminal that has gone away needs no progress.
    fn print(&self, text: &str) {
        if self.is_terminal {
            let _ = io::stderr().write_all(format!("\r{text}\x1b[K").as_bytes());
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}
