//! Exports a solution as one file to submit to an online judge.
//!
//! The file contains `solution.rs` and the modules that it uses, and then `main`. The text of a
//! module is unchanged. Outer modules stand for its folders:
//! `mod problems { pub mod spot { pub mod solution { ... } } }`. Modules are included as a whole,
//! so some code in the file is unused.

use crate::workbench::entry::{modules, Module};
use crate::workbench::problem::Problem;

/// The modules of `runtime` that a submission may use.
const RUNTIME_MODULES: &[Module] = modules!(
    "runtime::", "../runtime/": cycle, message, number, scanner, seen, solution
);

/// Returns the solution in Rust as a program that reads standard input and writes standard output.
pub fn rust_program(problem: &dyn Problem) -> String {
    let modules = [problem.files.modules, RUNTIME_MODULES].concat();
    // The first module of a problem is its solution.
    let (solution_path, _) = modules[0];
    let template = include_str!("template.rs");
    let main = format!("use crate::{solution_path}::Solution;\n{template}");
    let mut file = format!(
        "// {} ({}).\n\
         // Compile with: rustc -O --edition 2021\n\
         // The modules are copies of their source files; `main` is at the end.\n\
         #![allow(dead_code)]\n\n",
        problem.title, problem.judges
    );
    let mut open_folder = "";
    // The modules of a folder are next to each other.
    for (path, text) in used_modules(&main, &modules) {
        let (folder, name) = folder_and_name(path);
        if folder != open_folder {
            file += &closing_braces(open_folder);
            let nested_names = folder.replace("::", " {\npub mod ");
            file += &format!("#[rustfmt::skip]\nmod {nested_names} {{\n");
            open_folder = folder;
        }
        file += &format!("\npub mod {name} {{\n{text}}}\n");
    }
    file + &closing_braces(open_folder) + &main
}

/// Returns the modules that `main` uses, directly or indirectly.
fn used_modules<'a>(main: &'a str, modules: &[Module<'a>]) -> Vec<Module<'a>> {
    let mut are_used = vec![false; modules.len()];
    // The folders and the texts of files that have not been searched for uses of modules yet.
    let mut unsearched_files = vec![("", main)];
    while let Some((folder, text)) = unsearched_files.pop() {
        for (is_used, &(path, module_text)) in are_used.iter_mut().zip(modules) {
            let (module_folder, name) = folder_and_name(path);
            let is_sibling = module_folder == folder && text.contains(&format!("super::{name}::"));
            if !*is_used && (is_sibling || text.contains(&format!("crate::{path}::"))) {
                *is_used = true;
                unsearched_files.push((module_folder, module_text));
            }
        }
    }
    let pairs = modules.iter().zip(are_used).filter(|(_, is_used)| *is_used);
    pairs.map(|(module, _)| *module).collect()
}

/// Splits the path of a module at the last `::`.
fn folder_and_name(path: &str) -> (&str, &str) {
    path.rsplit_once("::").unwrap_or(("", path))
}

/// Returns the closing braces of the modules that stand for a folder, one for each name in its
/// path.
fn closing_braces(folder: &str) -> String {
    match folder {
        "" => String::new(),
        _ => "}\n".repeat(folder.split("::").count()) + "\n",
    }
}
