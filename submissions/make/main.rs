//! Makes the C files in `submissions/`: `cargo run --example make [FOLDER]` writes them there, or
//! into another folder.
//!
//! A solution is bundled with `web_assembly.rs` into a program that needs no operating system.
//! rustc compiles that to WebAssembly, `program` translates it to C, and `head` says what made it.
//! rustc needs its library for WebAssembly: `rustup target add wasm32v1-none`.

mod expression;
mod function;
mod head;
mod module;
mod operators;
mod program;
#[cfg(test)]
mod tests;

use judge::{export, Problem, PROBLEMS};
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    let folder = std::env::args_os().nth(1).map(PathBuf::from);
    let folder = folder.unwrap_or(Path::new(env!("CARGO_MANIFEST_DIR")).join("submissions"));
    let version = Command::new("rustc").arg("--version").output();
    let version = String::from_utf8(version.expect("rustc can be run").stdout);
    let rustc = version.expect("rustc says its version");
    for problem in PROBLEMS {
        let text = head::with_head(problem, rustc.trim_end(), &c_program(problem));
        let file = folder.join(file_name(problem));
        std::fs::write(&file, &text).expect("the file can be written");
        println!("{}: {} bytes", file.display(), text.len());
    }
}

/// The name of the C file of a problem: its first alias, if it has one, and its name.
fn file_name(problem: &Problem) -> String {
    let alias = problem.names.aliases.first();
    let alias = alias.map_or_else(String::new, |alias| format!("{alias}-"));
    format!("{alias}{}.c", problem.name())
}

/// A problem's solution as a program in C.
fn c_program(problem: &Problem) -> String {
    let bytes = compile(&bundle(problem));
    let module = module::Module::read(&bytes).expect("rustc writes valid WebAssembly");
    program::translate(&module)
}

/// A problem's solution in one file that compiles without an operating system.
fn bundle(problem: &Problem) -> String {
    let modules = export::RUNTIME.map(|(name, text)| match name {
        "message" => (name, include_str!("no_messages.rs")),
        _ => (name, text),
    });
    let ending = include_str!("web_assembly.rs");
    format!("#![no_std]\n{}", export::bundle(problem, ending, &modules))
}

/// Compiles Rust to WebAssembly.
fn compile(source: &str) -> Vec<u8> {
    let folder = std::env::temp_dir().join(format!("judge-make-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder can be made");
    let input = folder.join("solution.rs");
    let output = folder.join("solution.wasm");
    std::fs::write(&input, source).expect("the source can be written");
    let mut rustc = Command::new("rustc");
    rustc.args([
        "--edition=2021",
        "--crate-type=cdylib",
        "--target=wasm32v1-none",
    ]);
    rustc.args([
        "-Copt-level=2",
        "-Clto=fat",
        "-Ccodegen-units=1",
        "-Cpanic=abort",
    ]);
    rustc.args([
        "-Cstrip=symbols",
        "-Clink-arg=-zstack-size=32768",
        "-Adead_code",
    ]);
    let status = rustc.arg("-o").args([&output, &input]).status();
    assert!(
        status.expect("rustc can be run").success(),
        "rustc failed; it needs `rustup target add wasm32v1-none`"
    );
    let bytes = std::fs::read(&output).expect("the compiled file can be read");
    std::fs::remove_dir_all(&folder).expect("the temporary folder can be removed");
    bytes
}
