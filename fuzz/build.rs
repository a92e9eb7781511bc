//! Sets environment variables that Cargo sets only for tests. The helpers of the tests need them to
//! compile. The fuzz targets do not use their values.

fn main() {
    println!("cargo::rustc-env=CARGO_BIN_EXE_judge=judge");
    println!("cargo::rustc-env=CARGO_TARGET_TMPDIR=target");
}
