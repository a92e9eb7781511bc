//! How fast the solutions are: every problem on input of every kind, in memory and in one thread.
//!
//! ```text
//! cargo bench --bench throughput                  everything
//! cargo bench --bench throughput -- spot          one problem
//! cargo bench --bench throughput -- spot/turned   one kind
//! ```
//!
//! The input is about two megabytes from the project's own generator with a fixed seed, so that
//! everybody measures the same bytes. An iteration reads, solves and writes all of it. Each line
//! has two rates: cases a second (`item/s`) and bytes of input a second. On a machine that has
//! other things to do, look at the fastest round, not at the median.

#![forbid(unsafe_code)]

use divan::counter::{BytesCount, ItemsCount};
use divan::{black_box, Bencher};
use judge::workbench::generator::{Kind, Request};
use judge::workbench::memory::MemoryStream;
use judge::{Problem, PROBLEMS};
use std::fmt::{Display, Formatter};

fn main() {
    divan::main();
}

/// The seed of all inputs.
const SEED: u64 = 20_260_101;

/// How many bytes an input has, roughly. `cargo test --benches` does not measure, it only finds out
/// whether all of this runs, and little will do for that.
const BYTES: usize = if cfg!(debug_assertions) {
    1 << 10
} else {
    1 << 21
};

/// A kind of input of a problem.
struct Subject {
    problem: &'static Problem,
    kind: &'static Kind,
}

impl Display for Subject {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        write!(f, "{}/{}", self.problem.name(), self.kind.name)
    }
}

fn subjects() -> impl Iterator<Item = Subject> {
    let may_have_many = |problem: &&&Problem| *problem.framing.range().end() > 1;
    PROBLEMS.iter().filter(may_have_many).flat_map(|problem| {
        let kinds = problem.generator.kinds.iter();
        kinds.map(|kind| Subject { problem, kind })
    })
}

#[divan::bench(args = subjects(), max_time = 1)]
fn solve(bencher: Bencher, subject: &Subject) {
    let few = input(subject, 20);
    let cases = (20 * BYTES / few.len()).max(1) as u64;
    let input = input(subject, cases);
    bencher
        .counter(ItemsCount::new(cases))
        .counter(BytesCount::of_slice(&input))
        .bench_local(|| {
            let mut stream = MemoryStream::new(black_box(&input));
            subject
                .problem
                .solve(&mut stream)
                .expect("generated input is valid");
            stream.written
        });
}

/// An input of `cases` cases.
fn input(subject: &Subject, cases: u64) -> Vec<u8> {
    let request = Request {
        cases,
        seed: SEED,
        size: None,
        kind: Some(subject.kind.name),
    };
    let input = subject.problem.generate_to_vec(&request);
    input.expect("the kind is one of the problem's")
}
