//! A solution as one file to submit to an online judge.
//!
//! The file contains `solution.rs` and the modules that it uses, and then `main`. The modules are
//! unchanged, and nested in modules for their folders:
//! `mod problems { pub mod spot { pub mod solution { ... } } }`. Some code in the file is unused,
//! because modules are included as a whole.

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

/// Returns one file with the modules that `main` uses, directly or indirectly, and then `main`, the
/// root of the crate. Modules of the same folder must be next to each other.
pub fn bundle(main: &str, modules: &[Module]) -> String {
    let mut file = String::new();
    let mut open_folder = "";
    for (path, text) in used_modules(main, modules) {
        let (folder, name) = folder_and_name(path);
        if folder != open_folder {
            file += &closing_braces(open_folder);
            let names = folder.replace("::", " {\npub mod ");
            file += &format!("#[rustfmt::skip]\nmod {names} {{\n");
            open_folder = folder;
        }
        file += &format!("\npub mod {name} {{\n{text}}}\n");
    }
    file + &closing_braces(open_folder) + main
}

/// Returns the modules that `main` uses, directly or indirectly.
fn used_modules<'a>(main: &'a str, modules: &[Module<'a>]) -> Vec<Module<'a>> {
    let mut used = vec![false; modules.len()];
    // The folders and the texts of modules whose uses are not yet followed.
    let mut pending = vec![("", main)];
    while let Some((folder, text)) = pending.pop() {
        for (is_used, &(path, module)) in used.iter_mut().zip(modules) {
            let (module_folder, name) = folder_and_name(path);
            let is_sibling = module_folder == folder && text.contains(&format!("super::{name}::"));
            if !*is_used && (is_sibling || text.contains(&format!("crate::{path}::"))) {
                *is_used = true;
                pending.push((module_folder, module));
            }
        }
    }
    let used = modules.iter().zip(used).filter(|(_, is_used)| *is_used);
    used.map(|(module, _)| *module).collect()
}

fn folder_and_name(path: &str) -> (&str, &str) {
    path.rsplit_once("::").unwrap_or(("", path))
}

/// Returns a closing brace for each name in the path of a folder.
fn closing_braces(folder: &str) -> String {
    match folder {
        "" => String::new(),
        _ => "}\n".repeat(folder.split("::").count()) + "\n",
    }
}
