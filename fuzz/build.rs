//! Sets the variables that the helpers of the tests need to compile. Cargo sets them for tests
//! only, and no fuzz target uses their values.

fn main() {
    println!("cargo::rustc-env=CARGO_BIN_EXE_judge=judge");
    println!("cargo::rustc-env=CARGO_TARGET_TMPDIR=target");
}
