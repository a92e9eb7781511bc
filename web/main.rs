//! Makes `target/judge.html`, the page that does in a browser what `judge` does in a terminal:
//! `cargo run --example web`.
//!
//! The page holds the program itself, compiled for WASI, which is a system of files and standard
//! streams for WebAssembly. `worker.js` is such a system, so the program needs no change, and the
//! page shows what the program prints. It refers to nothing outside.
//! rustc needs its library for WASI: `rustup target add wasm32-wasip1`. `gzip` has to be there.

use std::path::{Path, PathBuf};
use std::process::{exit, Command};
use std::{env, fs};

/// What the parts of the page are called in `page.html`.
const PARTS: [(&str, &str); 4] = [
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
    page = page.replace("{{module}}", &base64(&module));
    let file = target.join("judge.html");
    fs::write(&file, &page).expect("target can be written");
    println!("{}: {} bytes", file.display(), page.len());
}

/// The program for WASI, small rather than fast, packed by gzip.
fn compile(target: &Path) -> Vec<u8> {
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
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "s")
        .env("CARGO_PROFILE_RELEASE_STRIP", "true")
        .status();
    if !status.expect("cargo can be run").success() {
        eprintln!("If the target is missing: rustup target add wasm32-wasip1");
        exit(1);
    }
    let module = target.join("web/wasm32-wasip1/release/judge.wasm");
    let packed = Command::new("gzip").arg("-9nc").arg(module).output();
    packed.expect("gzip can be run").stdout
}

/// Bytes in Base64 (RFC 4648), with padding.
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let bits = three
            .iter()
            .fold(0, |bits, &byte| bits << 8 | usize::from(byte))
            << (8 * (3 - three.len()));
        for digit in 0..4 {
            let shown = digit <= three.len();
            let index = bits >> (18 - 6 * digit) & 63;
            text.push(if shown { DIGITS[index].into() } else { '=' });
        }
    }
    text
}
