//! Explanations: those of the samples to the byte, those of random cases word by word against what
//! models and plain solutions say happened, their layout, and the page, whose steps are those of
//! the text.

mod layout;
mod page;
mod samples;
mod states;

use crate::common::{self, named, Pieces, Run};
use judge::workbench::explanation::Options;

/// Explains `input`.
pub fn explain(name: &str, input: impl AsRef<[u8]>, options: &Options) -> Run {
    let mut stream = Pieces::new(input.as_ref(), |_| usize::MAX);
    let run = stream.run(|stream| (named(name).explainer.explain)(stream, options));
    assert!(stream.largest_write < 1 << 17, "{}", stream.largest_write);
    run
}

/// Solves `input`.
pub fn solve(name: &str, input: impl AsRef<[u8]>) -> Run {
    common::solve(named(name), input)
}
