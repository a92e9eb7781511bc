//! The head of a C file. It records what the file was made from, so that a test notices one that is
//! out of date or edited.

use crate::bundle;
use judge::export::parts::Part;
use judge::workbench::fnv::fnv1a;
use judge::workbench::problem::Names;
use judge::Problem;
use std::path::Path;

/// A C file of a problem: `program` below a head.
pub fn with_head(problem: &Problem, part: Part, rustc: &str, program: &str) -> String {
    let Names { title, judges, .. } = problem.names;
    let (solution, _) = problem.export.modules[0];
    let folder = solution.split("::").nth(1).unwrap_or_default();
    let read = match part {
        Part::Solution => "solution.rs",
        Part::Validator => "validate.rs",
        Part::Checker => "check.rs",
    };
    let texts = [&bundle(problem, part), &translation(), rustc, program];
    let digest = fnv1a(texts.concat().as_bytes());
    format!(
        "/* {title} ({judges})\n\
        \x20* Generated from src/problems/{folder}/{read}, which is the file to read, and what it uses:\n\
        \x20* compiled to WebAssembly and translated to C. To make it again:\n\
        \x20*     rustup target add wasm32v1-none\n\
        \x20*     cargo run --example make\n\
        \x20* Compiler: {rustc}\n\
        \x20* Digest of the sources, the compiler's version and the C below: {digest:016x} */\n\
        {program}"
    )
}

/// What translates: all files in this folder, but not those in the folder of the tests.
fn translation() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("submissions/make");
    let entries = folder.read_dir().expect("the sources can be listed");
    let paths = entries.map(|entry| entry.expect("the sources can be listed").path());
    let mut files: Vec<_> = paths.filter(|path| path.is_file()).collect();
    files.sort();
    let texts = files.iter().map(std::fs::read_to_string);
    texts
        .collect::<Result<_, _>>()
        .expect("the sources can be read")
}
