//! A problem as one file, to be submitted to an online judge.
//!
//! The file is the judge module as it stands, an ending that runs it, and each of the shared
//! modules that it uses, as it stands too, wrapped in `mod name { ... }`. All of them say
//! `crate::scanner` and the like to each other, and that is where these modules are in the file as
//! well, so nothing has to be rewritten. Every shared module is used as a whole or not at all,
//! which is why nothing in the file is unused.

use crate::Problem;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// A module that judges share: its name, and its text.
type Shared = (&'static str, &'static str);

const SHARED: [Shared; 4] = [
    ("complaint", include_str!("../complaint.rs")),
    ("number", include_str!("../number.rs")),
    ("scanner", include_str!("../scanner.rs")),
    ("seen", include_str!("../seen.rs")),
];

/// Runs the judge on standard input and standard output.
const STANDARD_STREAMS: &str = include_str!("standard_streams.rs");

/// Runs the judge where there is no operating system, for the C file.
const WEB_ASSEMBLY: &str = include_str!("../../submissions/web_assembly.rs");

/// What else the C files are made from.
const C_MAKERS: [&str; 2] = [
    include_str!("../../submissions/prelude.c"),
    include_str!("../../submissions/make"),
];

/// The file in Rust, a program of its own.
pub fn rust(problem: &Problem) -> String {
    let mut file = format!(
        "// {} ({}).\n// Compile with: rustc -O --edition 2021\n\n",
        problem.title, problem.judges
    );
    put_together(problem.judge, STANDARD_STREAMS, &mut file);
    file
}

/// The file in Rust as it is made into C: a library for `wasm32v1-none`.
pub fn rust_without_std(problem: &Problem) -> String {
    let mut file = String::from("#![no_std]\n");
    put_together(problem.judge, WEB_ASSEMBLY, &mut file);
    file
}

/// A digest of everything that the C file is made from.
pub fn digest(problem: &Problem) -> u64 {
    let file = rust_without_std(problem);
    let texts = [file.as_str()].into_iter().chain(C_MAKERS);
    texts.flat_map(str::bytes).fold(FNV_START, |digest, byte| {
        (digest ^ u64::from(byte)).wrapping_mul(FNV_FACTOR)
    })
}

// The digest is that of Fowler, Noll and Vo, FNV-1a.
const FNV_START: u64 = 0xCBF2_9CE4_8422_2325;
const FNV_FACTOR: u64 = 0x100_0000_01B3;

/// Appends a judge, its ending, and the shared modules that they use.
fn put_together(judge: &'static str, ending: &'static str, file: &mut String) {
    file.push_str(judge);
    file.push('\n');
    file.push_str(ending);
    for (name, text) in shared(&[judge, ending]) {
        *file += &format!("\nmod {name} {{\n");
        for line in text.lines() {
            if !line.is_empty() {
                file.push_str("    ");
                file.push_str(line);
            }
            file.push('\n');
        }
        file.push_str("}\n");
    }
}

/// The shared modules that `texts` use, and those that these use in turn.
fn shared(texts: &[&'static str]) -> Vec<Shared> {
    let mut texts = Vec::from(texts);
    let mut used = [false; SHARED.len()];
    while let Some(text) = texts.pop() {
        for (index, (name, shared)) in SHARED.into_iter().enumerate() {
            if !used[index] && text.contains(&format!("crate::{name}::")) {
                used[index] = true;
                texts.push(shared);
            }
        }
    }
    let used = SHARED.into_iter().zip(used);
    used.filter(|(_, used)| *used).map(|(it, _)| it).collect()
}
