//! Command lines and what they print: `tests/commands/*.txt` are transcripts, which are run and
//! compared. A line after `$ ` is run by the shell in a folder that has the samples. What it prints
//! on both streams follows, and its exit status if that is not 0.
//!
//! `UPDATE=1 cargo test commands::` updates the transcripts.
#![cfg(target_os = "linux")]

use crate::common::{assert_snapshot, directory, path, shell};
use std::fs;
use std::os::unix::fs::symlink;
use std::thread::scope;

#[test]
fn transcripts() {
    scope(|scope| {
        for entry in fs::read_dir(path("tests/commands")).expect("transcripts") {
            let name = entry.expect("a file").file_name();
            scope.spawn(move || transcript(name.to_str().expect("text")));
        }
    });
}

fn transcript(name: &str) {
    let folder = directory(&format!("commands-{name}"));
    symlink(path("samples"), folder.join("samples")).expect("a link");
    let file = format!("tests/commands/{name}");
    let text = fs::read_to_string(path(&file)).expect("a transcript");
    let mut made = String::new();
    let mut follows_output = false;
    for line in text.lines() {
        if let Some(command) = line.strip_prefix("$ ") {
            let (status, printed) = shell(command, &folder);
            made += &format!("{line}\n{printed}");
            if status != 0 {
                made += &format!("[{status}]\n");
            }
        } else if line.starts_with("# ") {
            // A comment is the heading of what follows.
            made += if follows_output { "\n" } else { "" };
            made += &format!("{line}\n");
        }
        follows_output = line.starts_with("$ ") || follows_output && !line.starts_with("# ");
    }
    assert_snapshot(&file, &made);
}
