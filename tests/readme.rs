//! The documents show the real output of commands. The tests run the commands of the `console`
//! blocks in order, in a folder that looks like a fresh clone. Each command must succeed. Its
//! output on both streams must be the lines below it.
//!
//! `UPDATE=1 cargo test readme::` updates the documents.
#![cfg(unix)]

use crate::common::{assert_snapshot, empty_directory, project_path, read_file, run_shell};
use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;

#[test]
fn documents_show_real_output() {
    check_document("README.md");
    check_document("CONTRIBUTING.md");
    check_document("benches/README.md");
    check_document("docs/json.md");
}

#[test]
#[ignore = "takes long"]
fn documents_about_judges_show_real_output() {
    check_document("docs/submit.md");
}

/// Runs the commands of a document, and compares their output with the lines below them. Checks the
/// links of the document. The folder of the commands has links to the files of this repository, and
/// an empty `target` folder.
fn check_document(file: &str) {
    let folder = empty_directory(&file.replace('/', "-"));
    fs::create_dir(folder.join("target")).expect("a folder");
    for entry in fs::read_dir(project_path("")).expect("a folder") {
        let entry = entry.expect("an entry");
        if entry.file_name() != "target" {
            symlink(entry.path(), folder.join(entry.file_name())).expect("a link");
        }
    }
    let text = read_file(file);
    let mut actual = String::new();
    let mut block_language = None;
    for line in text.lines() {
        let is_fence = line.trim_start().starts_with("```");
        match (block_language, line.strip_prefix("$ ")) {
            _ if is_fence && block_language.is_none() => block_language = Some(&line[3..]),
            _ if is_fence => block_language = None,
            // The output of the command replaces the lines below it.
            (Some("console"), None) => continue,
            (Some("console"), Some(command)) => {
                // The first command of the README builds the program. Here the program is already
                // built.
                let command = command.replace("cargo run -- ", "judge ");
                let (status, output) = run_shell(&command, &folder);
                assert_eq!(status, 0, "{command}\n{output}");
                actual += &format!("{line}\n{output}");
                continue;
            }
            (None, _) => check_links(line, &project_path(file)),
            _ => {}
        }
        actual += &format!("{line}\n");
    }
    assert_snapshot(file, &actual);
}

/// Asserts that the links in a line of a document lead to files and folders that exist.
fn check_links(line: &str, document: &Path) {
    let links = line.split("](").skip(1);
    let targets = links.filter_map(|rest| rest.split(')').next());
    for target in targets.filter(|target| !target.contains("://")) {
        let path = document.with_file_name(target.split('#').next().unwrap_or_default());
        assert!(path.exists(), "no {target} from {}", document.display());
    }
}
