//! Makes the C files of `submissions/` from the judges' Rust: `cargo run --example make`.
//!
//! The compiler makes WebAssembly of a judge, as small as it can, and `translate` C of that. It
//! needs the compiler's library for that target: `rustup target add wasm32v1-none`.

mod expression;
mod function;
mod translate;
mod wasm;

use judge::{export, Problem, PROBLEMS};
use std::path::Path;
use std::process::Command;

/// The C that every file begins with.
const PRELUDE: &str = include_str!("../prelude.c");

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("submissions");
    for problem in PROBLEMS {
        let file = folder.join(export::c_name(problem));
        let text = in_c(problem);
        std::fs::write(&file, &text).expect("the file can be written");
        println!(
            "submissions/{}: {} bytes",
            export::c_name(problem),
            text.len()
        );
    }
}

/// The C file of a problem.
fn in_c(problem: &Problem) -> String {
    let module = wasm::Module::read(&web_assembly(problem));
    let header = export::c_header(problem);
    format!("{header}{PRELUDE}{}", translate::translate(&module))
}

/// The judge of a problem as WebAssembly.
fn web_assembly(problem: &Problem) -> Vec<u8> {
    let folder = std::env::temp_dir().join(format!("judge-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for what comes between");
    let source = folder.join("judge.rs");
    let compiled = folder.join("judge.wasm");
    std::fs::write(&source, export::rust_without_std(problem)).expect("the file is written");
    let status = Command::new("rustc")
        .args([
            "--edition=2021",
            "--target=wasm32v1-none",
            "--crate-type=cdylib",
        ])
        .args([
            "-Copt-level=2",
            "-Clto=fat",
            "-Ccodegen-units=1",
            "-Cpanic=abort",
        ])
        .args([
            "-Adead_code",
            "-Cstrip=symbols",
            "-Clink-arg=-zstack-size=32768",
            "-o",
        ])
        .args([&compiled, &source])
        .status()
        .expect("rustc can be run");
    assert!(
        status.success(),
        "rustc failed; `rustup target add wasm32v1-none` gets what it needs"
    );
    let bytes = std::fs::read(&compiled).expect("the compiled file");
    let _ = std::fs::remove_dir_all(&folder);
    bytes
}
