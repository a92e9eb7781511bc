//! The helpers of the tests name the binary, which no target runs; Cargo names it only for tests.

fn main() {
    println!("cargo::rustc-env=CARGO_BIN_EXE_judge=judge");
}
