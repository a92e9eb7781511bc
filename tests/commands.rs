//! Transcripts of command lines, `tests/commands/*.txt`, are run again and compared. In a transcript,
//! `$ ` begins a command, which the shell runs in a folder with the samples. The lines that it prints on
//! both streams follow, and its exit status if that is not 0.
//!
//! `UPDATE=1 cargo test commands::` updates the transcripts.
#![cfg(target_os = "linux")]

use crate::common::{assert_snapshot, empty_directory, project_path, read_file, run_shell};
use std::fs;
use std::os::unix::fs::symlink;
use std::thread::scope;

#[test]
fn transcripts_are_what_commands_print() {
    scope(|scope| {
        for entry in fs::read_dir(project_path("tests/commands")).expect("transcripts") {
            let name = entry.expect("a file").file_name();
            scope.spawn(move || run_transcript(name.to_str().expect("text")));
        }
    });
}

fn run_transcript(name: &str) {
    let folder = empty_directory(&format!("commands-{name}"));
    symlink(project_path("samples"), folder.join("samples")).expect("a link");
    let file = format!("tests/commands/{name}");
    let mut current = String::new();
    let mut follows_output = false;
    for line in read_file(&file).lines() {
        if let Some(command) = line.strip_prefix("$ ") {
            let (status, output) = run_shell(command, &folder);
            current += &format!("{line}\n{output}");
            if status != 0 {
                current += &format!("[{status}]\n");
            }
        } else if line.starts_with("# ") {
            // A comment is the heading of the commands below it.
            current += if follows_output { "\n" } else { "" };
            current += &format!("{line}\n");
        }
        follows_output = line.starts_with("$ ") || follows_output && !line.starts_with("# ");
    }
    assert_snapshot(&file, &current);
}
