//! A solution as one file, to be submitted to an online judge.
//!
//! The file is `solution.rs` and the modules that it uses, each as it stands and in the folder in
//! which it stands, `mod problems { pub mod spot { pub mod solution { ... } } }`, followed by code
//! that runs it. A module is included as a whole or not at all, so the file has a little code that
//! it does not use, such as what writes a case.

use crate::workbench::entry::{modules, Module};
use crate::workbench::problem::Problem;

/// The modules of `runtime`.
const RUNTIME: &[Module] = modules!(
    "runtime::", "../runtime/": cycle, message, number, scanner, seen, solution
);

/// The submission in Rust: a program that reads standard input and writes standard output.
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

/// One file with `main`, the root of its crate, and those of the `modules` that it uses, directly
/// or indirectly. Modules of the same folder follow each other.
pub fn bundle(main: &str, modules: &[Module]) -> String {
    let mut file = String::new();
    let mut folder = "";
    for (path, text) in used(main, modules) {
        let (of, name) = folder_and_name(path);
        if of != folder {
            file += &end_of(folder);
            let head = of.replace("::", " {\npub mod ");
            file += &format!("#[rustfmt::skip]\nmod {head} {{\n");
            folder = of;
        }
        file += &format!("\npub mod {name} {{\n{text}}}\n");
    }
    file + &end_of(folder) + main
}

/// Those of the `modules` that `main` uses, directly or indirectly.
fn used<'a>(main: &'a str, modules: &[Module<'a>]) -> Vec<Module<'a>> {
    let mut is_used = vec![false; modules.len()];
    let mut texts = vec![("", main)];
    while let Some((folder, text)) = texts.pop() {
        for (is_used, &(path, module)) in is_used.iter_mut().zip(modules) {
            let (of, name) = folder_and_name(path);
            let is_beside = of == folder && text.contains(&format!("super::{name}::"));
            if !*is_used && (is_beside || text.contains(&format!("crate::{path}::"))) {
                *is_used = true;
                texts.push((of, module));
            }
        }
    }
    let used = modules.iter().zip(is_used).filter(|(_, is_used)| *is_used);
    used.map(|(module, _)| *module).collect()
}

fn folder_and_name(path: &str) -> (&str, &str) {
    path.rsplit_once("::").unwrap_or(("", path))
}

/// The end of a folder, with a brace for each of its names.
fn end_of(folder: &str) -> String {
    match folder {
        "" => String::new(),
        _ => "}\n".repeat(folder.split("::").count()) + "\n",
    }
}
