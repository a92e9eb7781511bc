//! Makes `target/judge.html`, the page that does in a browser what `judge` does in a terminal:
//! `cargo run --example web`.
//!
//! The page holds the program itself, compiled for WASI, which is a system of files and standard
//! streams for WebAssembly. `worker.js` is such a system, so the program needs no change, and the
//! page shows what the program prints. It refers to nothing outside.
//! rustc needs its library for WASI: `rustup target add wasm32-wasip1`. `gzip` and `base64` have to be there.

use std::path::{Path, PathBuf};
use std::process::{exit, Command};
use std::{env, fs};

/// What the parts of the page are called in `page.html`.
const PARTS: [(&str, &str); 5] = [
    (
        "look",
        include_str!("../src/workbench/explanation/shared.css"),
    ),
    ("style", include_str!("page.css")),
    ("worker", include_str!("worker.js")),
    (
        "shared",
        include_str!("../src/workbench/explanation/shared.js"),
    ),
    ("script", include_str!("page.js")),
];

fn main() {
    let usual = Path::new(env!("CARGO_MANIFEST_DIR")).join("target");
    let target = env::var_os("CARGO_TARGET_DIR").map_or(usual, PathBuf::from);
    let module = compile(&target);
    let mut page = String::from(include_str!("page.html"));
    for (name, text) in PARTS {
        page = page.replace(&format!("{{{{{name}}}}}"), text);
    }
    page = page.replace("{{module}}", &module);
    let file = target.join("judge.html");
    fs::write(&file, &page).expect("target can be written");
    println!("{}: {} bytes", file.display(), page.len());
}

/// The program for WASI, small rather than fast, packed by gzip, in Base64.
fn compile(target: &Path) -> String {
    let status = Command::new(env!("CARGO"))
        .args([
            "build",
            "--release",
            "--bin",
            "judge",
            "--target",
            "wasm32-wasip1",
        ])
        .arg("--target-dir")
        .arg(target.join("web"))
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "z")
        .env("CARGO_PROFILE_RELEASE_STRIP", "true")
        .status();
    if !status.expect("cargo can be run").success() {
        eprintln!("If the target is missing: rustup target add wasm32-wasip1");
        exit(1);
    }
    let module = target.join("web/wasm32-wasip1/release/judge.wasm");
    let pack = ["-c", "gzip -9nc \"$0\" | base64"];
    let packed = Command::new("sh").args(pack).arg(module).output();
    let text = packed.expect("a shell can be run").stdout;
    String::from_utf8(text).expect("Base64 is ASCII")
}
