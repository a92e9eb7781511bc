//! What the documents show is what the commands print. The commands of their `console` blocks are
//! run in order, in a folder that looks like a fresh clone: each must succeed, and its output,
//! on both streams, must be the lines below it.
//!
//! `UPDATE=1 cargo test readme::` updates the documents.
#![cfg(unix)]

use crate::common::{assert_snapshot, empty_directory, project_path, run_shell};
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

#[test]
fn readme() {
    document("README.md");
}

#[test]
fn contributing_and_benches() {
    document("CONTRIBUTING.md");
    document("benches/README.md");
    document("docs/json.md");
}

/// All fields of explanations as JSON are documented, and no others.
#[test]
fn fields_are_documented() {
    let explained = "{ for problem in $(ls samples); do judge explain $problem --json \
        samples/$problem/sample.in --found samples/gomoku/sample.out; done; \
        echo 1 | judge explain gomoku --json; } 2> errors";
    let written = format!("{explained} | grep -o '\"[a-z_]*\":' | tr -d '\":'");
    let documented = "sed 's/^[^|]*$//' docs/json.md | grep -o '`[a-z_]*`' | tr -d '`'";
    let command = format!("{written} | sort -u > written; {documented} | sort -u | diff written -");
    let (status, difference) = run_shell(&command, &clone("json"));
    assert_eq!((status, &difference[..]), (0, ""));
}

#[test]
#[ignore = "takes long"]
fn submit() {
    document("docs/submit.md");
    document("docs/host.md");
}

/// Runs the commands of a document in a clone, and looks for the files that it links to.
fn document(file: &str) {
    let clone = clone(&file.replace('/', "-"));
    let text = fs::read_to_string(project_path(file)).expect("the document");
    let mut made = String::new();
    let mut block = "";
    for line in text.lines() {
        let is_fence = line.trim_start().starts_with("```");
        match (block, line.strip_prefix("$ ")) {
            _ if is_fence && block.is_empty() => block = &line[3..],
            _ if is_fence => block = "",
            ("console", None) => continue,
            ("console", Some(command)) => {
                made += &format!("{line}\n{}", execute(command, &clone));
                continue;
            }
            ("", _) => check_links(line, &project_path(file)),
            _ => {}
        }
        made += line;
        made.push('\n');
    }
    assert_snapshot(file, &made);
}

/// The files and folders that `line` links to exist.
fn check_links(line: &str, document: &Path) {
    let targets = line
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next());
    for target in targets.filter(|target| !target.contains("://")) {
        let path = document.with_file_name(target.split('#').next().unwrap_or_default());
        assert!(path.exists(), "no {target} from {}", document.display());
    }
}

/// A folder with what a fresh clone has, and a `target` of its own.
fn clone(name: &str) -> PathBuf {
    let clone = empty_directory(name);
    fs::create_dir(clone.join("target")).expect("a folder");
    for entry in fs::read_dir(project_path("")).expect("a folder") {
        let entry = entry.expect("an entry");
        if entry.file_name() != "target" {
            symlink(entry.path(), clone.join(entry.file_name())).expect("a link");
        }
    }
    clone
}

/// What `command` prints in `folder`.
fn execute(command: &str, folder: &Path) -> String {
    // The first command of the README builds the program, and is the same otherwise.
    let command = command.replace("cargo run --release --quiet -- ", "judge ");
    let (status, printed) = run_shell(&command, folder);
    assert_eq!(status, 0, "{command}\n{printed}");
    printed
}
