//! Builds `target/judge.html`, a page that runs `judge` in a browser: `cargo run --example web`.
//!
//! The page contains the program, compiled for WASI. (WASI is the interface to files and standard
//! streams for WebAssembly.) `worker.js` implements that interface, so the program is unchanged,
//! and the page shows what the program prints. The page needs no other files and no network.
//!
//! The build needs `sh`, `gzip`, `base64`, and the standard library for WASI: `rustup target add
//! wasm32-wasip1`.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let target = env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
    let read = |path: &str| fs::read_to_string(root.join(path)).expect(path);
    // In the page, `{{PATH}}` stands for a file, and `{{module}}` for the compiled program.
    let fill_in = |part: &str| match part.split_once("}}") {
        Some(("module", rest)) => compile(&target) + rest,
        Some((path, rest)) => read(path) + rest,
        None => part.into(),
    };
    let page: String = read("web/page.html").split("{{").map(fill_in).collect();
    let file = target.join("judge.html");
    fs::write(&file, &page).expect("cannot write the page");
    println!("{}: {} bytes", file.display(), page.len());
}

/// Compiles the program for WASI, optimized for size. Returns it compressed by gzip, in Base64.
fn compile(target: &Path) -> String {
    let build = "build --release --bin judge --target wasm32-wasip1 --target-dir";
    let status = Command::new(env!("CARGO"))
        .args(build.split(' '))
        .arg(target.join("web"))
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "z")
        .env("CARGO_PROFILE_RELEASE_STRIP", "true")
        .status();
    let is_built = status.expect("cannot run cargo").success();
    assert!(is_built, "rustup target add wasm32-wasip1 may help");
    let module = target.join("web/wasm32-wasip1/release/judge.wasm");
    let pack = ["-c", "gzip -9nc \"$0\" | base64"];
    let packed = Command::new("sh").args(pack).arg(module).output();
    let packed = packed.expect("cannot run a shell").stdout;
    String::from_utf8(packed).expect("ASCII").replace('\n', "")
}
