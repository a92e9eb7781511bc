//! Makes the C files in `submissions/`: `cargo run --example make [FOLDER]` writes them there, or
//! into another folder.
//!
//! A solution, a validator or a checker is bundled with `web_assembly.rs` and what runs it into a
//! program that needs no operating system. rustc compiles that to WebAssembly, `program` translates
//! it to C, and `head` says what made it.
//! rustc needs its library for WebAssembly: `rustup target add wasm32v1-none`.

mod expression;
mod function;
mod head;
mod module;
mod operators;
mod program;
#[cfg(test)]
mod tests;

use judge::export::parts::{Convention, Part};
use judge::export::solution;
use judge::{Problem, PROBLEMS};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    let folder = std::env::args_os().nth(1).map(PathBuf::from);
    let folder = folder.unwrap_or(Path::new(env!("CARGO_MANIFEST_DIR")).join("submissions"));
    let version = Command::new("rustc").arg("--version").output();
    let version = String::from_utf8(version.expect("rustc can be run").stdout);
    let rustc = version.expect("rustc says its version");
    for (problem, part) in files() {
        let text = head::with_head(problem, part, rustc.trim_end(), &c_program(problem, part));
        let file = folder.join(file_name(problem, part));
        std::fs::write(&file, &text).expect("the file can be written");
        println!("{}: {} bytes", file.display(), text.len());
    }
}

/// What is made: the parts that each problem has.
fn files() -> Vec<(&'static Problem, Part)> {
    let parts = [Part::Solution, Part::Validator, Part::Checker];
    let all = PROBLEMS
        .iter()
        .flat_map(|problem| parts.map(|part| (*problem, part)));
    all.filter(|(problem, part)| part.kept(problem).is_some())
        .collect()
}

/// The name of a C file: the first alias of the problem, if it has one, and its name.
fn file_name(problem: &Problem, part: Part) -> String {
    let part = match part {
        Part::Solution => "",
        Part::Validator => ".validator",
        Part::Checker => ".checker",
    };
    let alias = problem.names.aliases.first();
    let alias = alias.map_or_else(String::new, |alias| format!("{alias}-"));
    format!("{alias}{}{part}.c", problem.name())
}

/// A program in C.
fn c_program(problem: &Problem, part: Part) -> String {
    let bytes = compile(&bundle(problem, part));
    let module = module::Module::read(&bytes).expect("rustc writes valid WebAssembly");
    program::translate(&module, &part.main(Convention::Kattis))
}

/// A program in one file that compiles without an operating system.
fn bundle(problem: &Problem, part: Part) -> String {
    let mut sources = sources();
    let (solution, _) = problem.export.modules[0];
    let (folder, form) = solution.rsplit_once("::").expect("a module in a folder");
    let run = match part {
        Part::Solution => {
            let message = sources.get_mut("runtime::message").expect("a module");
            *message = include_str!("no_messages.rs").into();
            let run = include_str!("run_solution.rs");
            format!("use crate::{solution}::Solution;\n{run}")
        }
        Part::Validator => {
            let run = include_str!("run_validator.rs");
            let max = problem.validator.max_cases;
            // A slice of bytes, as Rust writes it.
            let cases = format!("{:?}", problem.framing.cases).replace('[', "&[");
            // A form may have a validator of its own.
            let mut module = format!("{folder}::validate_{form}");
            if !sources.contains_key(&module) {
                module = format!("{folder}::validate");
            }
            format!(
                "const CASES: Cases = Cases::{cases};\n\
                 const VALIDATOR: Validator = \
                 Validator {{ max_cases: {max}, ..crate::{module}::VALIDATOR }};\n{run}"
            )
        }
        Part::Checker => {
            let run = include_str!("run_checker.rs");
            format!("use crate::{folder}::check::check;\n{run}")
        }
    };
    let main = format!("{}\n{run}", include_str!("web_assembly.rs"));
    let modules: Vec<(&str, &str)> = sources
        .iter()
        .map(|(path, text)| (&**path, &**text))
        .collect();
    format!("#![no_std]\n{}", solution::bundle(&main, &modules))
}

/// The modules that a program can use, by their paths.
fn sources() -> BTreeMap<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut sources = BTreeMap::new();
    let mut folders = ["runtime", "workbench", "problems"]
        .map(|folder| root.join(folder))
        .to_vec();
    while let Some(folder) = folders.pop() {
        for entry in folder.read_dir().expect("the sources can be listed") {
            let path = entry.expect("the sources can be listed").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = std::fs::read_to_string(&path).expect("the sources can be read");
                let path = path
                    .strip_prefix(&root)
                    .expect("in the folder")
                    .with_extension("");
                let names: Vec<_> = path.iter().map(|name| name.to_string_lossy()).collect();
                sources.insert(names.join("::"), text);
            }
        }
    }
    sources
}

const OPTIONS: &str = "--edition=2021 --crate-type=cdylib --target=wasm32v1-none -Copt-level=2 \
                       -Clto=fat -Ccodegen-units=1 -Cpanic=abort -Cstrip=symbols \
                       -Clink-arg=-zstack-size=32768 -Adead_code";

/// Compiles Rust to WebAssembly.
fn compile(source: &str) -> Vec<u8> {
    let folder = std::env::temp_dir().join(format!("judge-make-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder can be made");
    let input = folder.join("solution.rs");
    let output = folder.join("solution.wasm");
    std::fs::write(&input, source).expect("the source can be written");
    let mut rustc = Command::new("rustc");
    rustc.args(OPTIONS.split_whitespace());
    let status = rustc.arg("-o").args([&output, &input]).status();
    assert!(
        status.expect("rustc can be run").success(),
        "rustc failed; it needs `rustup target add wasm32v1-none`"
    );
    let bytes = std::fs::read(&output).expect("the compiled file can be read");
    std::fs::remove_dir_all(&folder).expect("the temporary folder can be removed");
    bytes
}
