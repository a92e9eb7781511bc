//! Memory that is limited (`ulimit -v`), on Linux.
//!
//! A failed allocation aborts a Rust program. So reading stops before one can fail: while a piece of
//! input is processed, what is in use at most doubles, in another place.

use std::fs;
use std::sync::OnceLock;

/// Kilobytes that may be in use, whatever the input is.
const LITTLE: u64 = 8 << 10;

/// What is wrong if too little memory is left for more input.
pub fn shortage() -> Option<String> {
    static LIMIT: OnceLock<Option<u64>> = OnceLock::new();
    let limit = (*LIMIT.get_or_init(limit))?;
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let in_use = number(&status, "RssAnon:")?;
    let left = limit.saturating_sub(number(&status, "VmSize:")?);
    (in_use > LITTLE && left < 2 * in_use).then(|| {
        format!("not enough memory: {in_use} KB are in use, {left} KB of {limit} KB are left (ulimit -v)")
    })
}

/// How many kilobytes this process may use, if that is limited.
fn limit() -> Option<u64> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    // Bytes, or "unlimited".
    number(&limits, "Max address space").map(|bytes| bytes / 1024)
}

/// The number after `name` in a file of lines.
fn number(file: &str, name: &str) -> Option<u64> {
    let line = file.lines().find_map(|line| line.strip_prefix(name))?;
    line.split_whitespace().next()?.parse().ok()
}
