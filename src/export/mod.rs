//! A problem as one file, to be submitted to an online judge.
//!
//! The file is the judge module as it stands, an ending that runs it, and each of the shared
//! modules that it uses, as it stands too, wrapped in `mod name { ... }`. All of them say
//! `crate::scanner` and the like to each other, and that is where these modules are in the file as
//! well, so nothing has to be rewritten. Every shared module is used as a whole or not at all,
//! which is why nothing in the file is unused.

use crate::workbench::problem::{Names, Problem};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// A module that judges share: its name, and its text.
type Shared = (&'static str, &'static str);

const SHARED: [Shared; 9] = [
    ("hash_bytes", include_str!("../runtime/hash_bytes.rs")),
    ("history", include_str!("../runtime/history.rs")),
    ("message", include_str!("../runtime/message.rs")),
    ("number", include_str!("../runtime/number.rs")),
    ("scanner", include_str!("../runtime/scanner.rs")),
    ("seen", include_str!("../runtime/seen.rs")),
    ("short_number", include_str!("../runtime/short_number.rs")),
    ("solution", include_str!("../runtime/solution.rs")),
    ("terminator", include_str!("../runtime/terminator.rs")),
];

/// Runs the judge on standard input and standard output.
const STANDARD_STREAMS: &str = include_str!("standard_streams.rs");

/// Runs the judge where there is no operating system, for the C file.
const WEB_ASSEMBLY: &str = include_str!("../../submissions/web_assembly.rs");

/// What stands in for complaints in the C file.
const NO_MESSAGES: &str = include_str!("../../submissions/no_messages.rs");

/// What else the C files are made from.
const C_MAKERS: [&str; 6] = [
    include_str!("../../submissions/prelude.c"),
    include_str!("../../submissions/make/main.rs"),
    include_str!("../../submissions/make/wasm.rs"),
    include_str!("../../submissions/make/function.rs"),
    include_str!("../../submissions/make/expression.rs"),
    include_str!("../../submissions/make/translate.rs"),
];

/// The file in Rust, a program of its own.
pub fn rust(problem: &Problem) -> String {
    let mut file = format!(
        "// {} ({}).\n// Compile with: rustc -O --edition 2021\n\n",
        problem.names.title, problem.names.judges
    );
    let shared = [problem.export.modules, &SHARED].concat();
    put_together(
        problem.export.solution,
        STANDARD_STREAMS,
        &shared,
        &mut file,
    );
    file
}

/// The file in Rust as it is made into C: a library for `wasm32v1-none`.
pub fn rust_without_std(problem: &Problem) -> String {
    let mut file = String::from("#![no_std]\n");
    let shared = SHARED.map(|(name, text)| match name {
        "message" => (name, NO_MESSAGES),
        _ => (name, text),
    });
    let shared = [problem.export.modules, &shared].concat();
    put_together(problem.export.solution, WEB_ASSEMBLY, &shared, &mut file);
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

/// The name of the C file: where it goes, and what it is.
pub fn c_name(problem: &Problem) -> String {
    format!("{}-{}.c", problem.names.aliases[0], problem.name())
}

/// What the C file says about itself.
pub fn c_header(problem: &Problem) -> String {
    let name = problem.name();
    let Names { title, judges, .. } = problem.names;
    let digest = digest(problem);
    format!(
        "/* {title} ({judges})\n\
        \x20* Generated, not written: `judge export {name}`, whose Rust is meant to be read,\n\
        \x20* compiled to WebAssembly and translated to C. How to make it again:\n\
        \x20*     rustup target add wasm32v1-none\n\
        \x20*     cargo run --example make\n\
        \x20* Digest of the sources: {digest:016x} */\n"
    )
}

/// Appends a judge, its ending, and those of the `shared` modules that they use.
fn put_together(judge: &'static str, ending: &'static str, shared: &[Shared], file: &mut String) {
    file.push_str(&at_the_root(judge));
    file.push('\n');
    file.push_str(&at_the_root(ending));
    for (name, text) in used(shared, &[judge, ending]) {
        *file += &format!("\nmod {name} {{\n");
        for line in at_the_root(text).lines() {
            if !line.is_empty() {
                file.push_str("    ");
                file.push_str(line);
            }
            file.push('\n');
        }
        file.push_str("}\n");
    }
}

/// Those of the `shared` modules that `texts` use, and those that these use in turn.
fn used(shared: &[Shared], texts: &[&'static str]) -> Vec<Shared> {
    let mut texts = Vec::from(texts);
    let mut used = vec![false; shared.len()];
    while let Some(text) = texts.pop() {
        for (index, (name, shared)) in shared.iter().enumerate() {
            let name = format!("crate::{name}::");
            if !used[index] && at_the_root(text).contains(&name) {
                used[index] = true;
                texts.push(shared);
            }
        }
    }
    let used = shared.iter().zip(used).filter(|(_, used)| *used);
    used.map(|(module, _)| *module).collect()
}

/// The text for a file whose shared modules stand at the root of the crate.
fn at_the_root(text: &str) -> String {
    text.replace("crate::runtime::", "crate::")
        .replace("super::", "crate::")
}
