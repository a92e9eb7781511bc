//! A solution as one file, to be submitted to an online judge.
//!
//! The file is `solution.rs` unchanged, followed by code that runs it and by the modules that it
//! uses, also unchanged, each wrapped in `mod name { ... }`. They are those of `runtime` and the ones
//! that the problem adds. Paths to them become `crate::name`, because they stand at the root of the
//! file's crate. A module is included as a whole or not at all: a submission uses everything that
//! it includes, so the file has no unused code.

use crate::workbench::problem::Problem;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// A module that a solution can use: its name and its text.
pub type Module = (&'static str, &'static str);

/// The modules of `runtime`.
pub const RUNTIME: [Module; 8] = [
    ("eights", include_str!("../runtime/eights.rs")),
    ("history", include_str!("../runtime/history.rs")),
    ("message", include_str!("../runtime/message.rs")),
    ("number", include_str!("../runtime/number.rs")),
    ("scanner", include_str!("../runtime/scanner.rs")),
    ("seen", include_str!("../runtime/seen.rs")),
    ("solution", include_str!("../runtime/solution.rs")),
    ("terminator", include_str!("../runtime/terminator.rs")),
];

/// The submission in Rust: a program that reads standard input and writes standard output.
pub fn rust(problem: &Problem) -> String {
    format!(
        "// {} ({}).\n// Compile with: rustc -O --edition 2021\n\n{}",
        problem.names.title,
        problem.names.judges,
        bundle(problem, include_str!("standard_streams.rs"), &RUNTIME)
    )
}

/// A problem's solution, `ending`, and those of its own and the `runtime` modules that they use.
pub fn bundle(problem: &Problem, ending: &'static str, runtime: &[Module]) -> String {
    let solution = problem.export.solution;
    let modules = [problem.export.modules, runtime].concat();
    let mut file = format!("{}\n{}", at_the_root(solution), at_the_root(ending));
    let is_used = |name, text: &str| at_the_root(text).contains(&format!("crate::{name}::"));
    for (name, text) in used(&modules, &[solution, ending], is_used) {
        file += &format!("\nmod {name} {{\n");
        for line in at_the_root(text).lines() {
            if !line.is_empty() {
                file.push_str("    ");
                file.push_str(line);
            }
            file.push('\n');
        }
        file.push_str("}\n");
    }
    file
}

/// Those of the `modules` that `texts` use, and those that these use in turn. `is_used` says whether
/// a text uses the module of this name.
pub fn used<'a, Name: Copy>(
    modules: &[(Name, &'a str)],
    texts: &[&'a str],
    is_used: impl Fn(Name, &str) -> bool,
) -> Vec<(Name, &'a str)> {
    let mut texts = Vec::from(texts);
    let mut used = vec![false; modules.len()];
    while let Some(text) = texts.pop() {
        for (index, &(name, module)) in modules.iter().enumerate() {
            if !used[index] && is_used(name, text) {
                used[index] = true;
                texts.push(module);
            }
        }
    }
    let used = modules.iter().zip(used).filter(|(_, used)| *used);
    used.map(|(module, _)| *module).collect()
}

/// The text with the paths that modules have at the root of the crate. There `solution.rs` is the
/// module `base`, if it does not stand there itself, but another form's solution that imports it.
fn at_the_root(text: &str) -> String {
    text.replace("super::solution::", "crate::base::")
        .replace("crate::runtime::", "crate::")
        .replace("super::", "crate::")
}
