//! The files that `judge export` prints use only what the judges accept. `.ci/run` checks what
//! takes compilers: no warnings, and the answers of the program, also to damaged input. The Rust
//! files are formatted there, too.

use crate::common::{judge, run};
use judge::PROBLEMS;

#[test]
fn rust_files_are_short() {
    for problem in PROBLEMS {
        let name = problem.name();
        let (status, text, _) = run(&mut judge(&["export", name]), "");
        assert_eq!(status, Some(0), "{name}");
        // SPOJ takes less than other judges do.
        let is_at_spoj = problem.names.judges.contains("SPOJ");
        let most = if is_at_spoj { 50_000 } else { 65_536 };
        assert!(text.len() < most, "{name}: {} bytes", text.len());
        for line in text.lines() {
            assert!(line.chars().count() <= 100, "{name}: too long: {line}");
        }
    }
}

#[test]
fn c_files_keep_to_what_judges_take() {
    for problem in PROBLEMS {
        let (name, text) = (problem.name(), problem.export.c);
        assert!(text.len() < 30_000, "{name}: {} bytes", text.len());
        assert!(text.is_ascii(), "{name}: not plain ASCII");
        for line in text.lines() {
            assert!(line.len() < 1000, "{name}: too long: {line}");
            if let Some(header) = line.strip_prefix("#include ") {
                let allowed = ["<stdio.h>", "<stdlib.h>", "<string.h>"];
                assert!(allowed.contains(&header), "{name}: includes {header}");
            }
        }
    }
}
