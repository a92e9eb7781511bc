//! The helpers of the tests name the binary and a folder, which no target uses; Cargo names them
//! only for tests.

fn main() {
    println!("cargo::rustc-env=CARGO_BIN_EXE_judge=judge");
    println!("cargo::rustc-env=CARGO_TARGET_TMPDIR=target");
}
