//! The C files are those that the present sources make.

use crate::{file_name, files, head::with_head};
use judge::export::parts::Part;
use judge::Problem;

/// Whether `file` is a C file of a problem: its head follows from the sources and the rest.
fn is_current(problem: &Problem, part: Part, file: &str) -> bool {
    let (head, program) = file.split_once(" */\n").unwrap_or_default();
    let mut lines = head.lines();
    let rustc = lines.find_map(|line| line.strip_prefix(" * Compiler: "));
    with_head(problem, part, rustc.unwrap_or_default(), program) == file
}

#[test]
fn the_files_are_made_from_the_present_sources_and_not_edited() {
    for (problem, part) in files() {
        let name = file_name(problem, part);
        assert!(
            is_current(problem, part, part.kept(problem).unwrap()),
            "submissions/{name}, which the problem's mod.rs includes, is edited or out of date; \
            make it again: cargo run --example make"
        );
    }
}

#[test]
fn an_edited_file_is_noticed() {
    for (problem, part) in files() {
        let file = part.kept(problem).unwrap();
        for at in (0..file.len()).step_by(file.len() / 10) {
            let mut edited = file.as_bytes().to_vec();
            edited[at] ^= 1;
            let edited = String::from_utf8(edited).unwrap();
            let name = problem.name();
            assert!(!is_current(problem, part, &edited), "{name} at {at}");
        }
        assert!(!is_current(problem, part, &format!("{file}\n")));
        let by_other = file.replace(" * Compiler: ", " * Compiler: not ");
        assert!(!is_current(problem, part, &by_other));
    }
}
