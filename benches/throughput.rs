//! How fast the solutions are: every problem on input of every kind, in memory and in one thread.
//!
//! ```text
//! cargo bench --bench throughput                  everything
//! cargo bench --bench throughput -- spot          what has this in its name
//! cargo bench --bench throughput -- spot/turned   one kind
//! ```
//!
//! The input is about two megabytes from the project's own generator with a fixed seed, so that
//! everybody measures the same bytes. Each line shows the fastest of the runs that fit into a
//! second: they read, solve and write all of it.

#![forbid(unsafe_code)]

use judge::workbench::generator::Request;
use judge::workbench::memory::MemoryStream;
use judge::{Problem, PROBLEMS};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// How many bytes an input has, roughly.
const BYTES: usize = 1 << 21;

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let wanted = wanted.iter().find(|word| !word.starts_with("--"));
    println!("{:28} {:>10} {:>9} {:>7}", "", "ms", "cases/ms", "MB/s");
    for &problem in PROBLEMS {
        for kind in problem.generator.kinds {
            let name = format!("{}/{}", problem.name(), kind.name);
            if wanted.is_none_or(|part| name.contains(part)) {
                measure(problem, kind.name, &name);
            }
        }
    }
}

fn measure(problem: &dyn Problem, kind: &str, name: &str) {
    let few = input(problem, kind, 20);
    let cases = (20 * BYTES / few.len()).max(1) as u64;
    let input = input(problem, kind, cases);
    let mut fastest = Duration::MAX;
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(1) {
        let mut stream = MemoryStream::new(black_box(&input));
        let start = Instant::now();
        problem
            .solve(&mut stream)
            .expect("generated input is valid");
        fastest = fastest.min(start.elapsed());
        black_box(stream.written);
    }
    let ms = fastest.as_secs_f64() * 1e3;
    let (cases, megabytes) = (cases as f64 / ms, input.len() as f64 / 1e3 / ms);
    println!("{name:28} {ms:10.3} {cases:9.1} {megabytes:7.1}");
}

/// An input of `cases` cases.
fn input(problem: &dyn Problem, kind: &str, cases: u64) -> Vec<u8> {
    let request = Request {
        cases,
        seed: 20_260_101,
        size: None,
        kind: Some(kind),
    };
    let input = problem.generate_to_vec(&request);
    input.expect("the kind is one of the problem's")
}
