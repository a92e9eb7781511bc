//! Sets variables that the helpers of the tests read when they are compiled. Cargo sets them for
//! tests only. The fuzz targets do not use the values.

fn main() {
    println!("cargo::rustc-env=CARGO_BIN_EXE_judge=judge");
    println!("cargo::rustc-env=CARGO_TARGET_TMPDIR=target");
}
