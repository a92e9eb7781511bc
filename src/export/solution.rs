//! A solution as one file, to be submitted to an online judge.
//!
//! The file contains `solution.rs` and the modules that it uses, unchanged and in modules for their
//! folders, `mod problems { pub mod spot { pub mod solution { ... } } }`, and then `main`. A module
//! is included as a whole or not at all, so the file has some unused code, such as the function
//! that writes a case.

use crate::workbench::entry::{modules, Module};
use crate::workbench::problem::Problem;

/// The modules of `runtime`.
const RUNTIME: &[Module] = modules!(
    "runtime::", "../runtime/": cycle, message, number, scanner, seen, solution
);

/// Returns the solution in Rust as a program that reads standard input and writes standard output.
pub fn rust(problem: &dyn Problem) -> String {
    let modules = [problem.files.modules, RUNTIME].concat();
    let (solution, _) = modules[0];
    let main = include_str!("template.rs");
    let main = format!("use crate::{solution}::Solution;\n{main}");
    format!(
        "// {} ({}).\n\
         // Compile with: rustc -O --edition 2021\n\
         // The modules are as they stand in their files; `main` is at the end.\n\
         #![allow(dead_code)]\n\n{}",
        problem.names.title,
        problem.names.judges,
        bundle(&main, &modules)
    )
}

/// Returns a file with `main`, the root of its crate, and the modules that it uses, directly or
/// indirectly. Modules of the same folder must be next to each other.
pub fn bundle(main: &str, modules: &[Module]) -> String {
    let mut file = String::new();
    let mut folder = "";
    for (path, text) in used_modules(main, modules) {
        let (parent, name) = folder_and_name(path);
        if parent != folder {
            file += &closing_braces(folder);
            let names = parent.replace("::", " {\npub mod ");
            file += &format!("#[rustfmt::skip]\nmod {names} {{\n");
            folder = parent;
        }
        file += &format!("\npub mod {name} {{\n{text}}}\n");
    }
    file + &closing_braces(folder) + main
}

/// Returns the modules that `main` uses, directly or indirectly.
fn used_modules<'a>(main: &'a str, modules: &[Module<'a>]) -> Vec<Module<'a>> {
    let mut is_used = vec![false; modules.len()];
    let mut texts = vec![("", main)];
    while let Some((folder, text)) = texts.pop() {
        for (is_used, &(path, module)) in is_used.iter_mut().zip(modules) {
            let (parent, name) = folder_and_name(path);
            let is_sibling = parent == folder && text.contains(&format!("super::{name}::"));
            if !*is_used && (is_sibling || text.contains(&format!("crate::{path}::"))) {
                *is_used = true;
                texts.push((parent, module));
            }
        }
    }
    let used = modules.iter().zip(is_used).filter(|(_, is_used)| *is_used);
    used.map(|(module, _)| *module).collect()
}

fn folder_and_name(path: &str) -> (&str, &str) {
    path.rsplit_once("::").unwrap_or(("", path))
}

/// Returns the end of a folder: a brace for each name in its path.
fn closing_braces(folder: &str) -> String {
    match folder {
        "" => String::new(),
        _ => "}\n".repeat(folder.split("::").count()) + "\n",
    }
}
