//! The commands in the transcripts `tests/commands/*.txt` are run again, and must print the same
//! output.
//!
//! In a transcript, `# ` begins a heading, and `$ ` begins a command. The shell runs the command in
//! a folder that contains `samples/` and `tests/false/`. Below the command are its output on both streams, and its
//! exit status in brackets if it is not 0.
//!
//! `UPDATE=1 cargo test commands::` updates the transcripts.
#![cfg(target_os = "linux")]

use crate::common::{assert_snapshot, empty_directory, project_path, read_file, run_shell};
use std::fs;
use std::os::unix::fs::symlink;
use std::thread::scope;

#[test]
fn commands_print_their_transcripts() {
    scope(|scope| {
        for entry in fs::read_dir(project_path("tests/commands")).expect("transcripts") {
            let name = entry.expect("a file").file_name();
            scope.spawn(move || run_transcript(name.to_str().expect("text")));
        }
    });
}

fn run_transcript(name: &str) {
    let folder = empty_directory(&format!("commands-{name}"));
    for (target, name) in [("samples", "samples"), ("tests/false", "false")] {
        symlink(project_path(target), folder.join(name)).expect("a link");
    }
    let file = format!("tests/commands/{name}");
    let mut actual = String::new();
    for line in read_file(&file).lines() {
        // The output in the old transcript is left out.
        if let Some(command) = line.strip_prefix("$ ") {
            let (status, output) = run_shell(command, &folder);
            actual += &format!("{line}\n{output}");
            if status != 0 {
                actual += &format!("[{status}]\n");
            }
        } else if line.starts_with("# ") {
            // An empty line separates a heading from the commands above it.
            let last_line = actual.lines().last();
            let follows_commands = last_line.is_some_and(|text| !text.starts_with("# "));
            actual += if follows_commands { "\n" } else { "" };
            actual += &format!("{line}\n");
        }
    }
    assert_snapshot(&file, &actual);
}
