//! What the README shows is what comes out: every command of its `console` blocks is run in the
//! folder of this package, and what it prints, on both streams, has to be the lines below it.

use std::path::Path;
use std::process::Command;

/// A command of the README and the lines that are shown below it.
struct Example {
    line: usize,
    command: String,
    shown: String,
}

/// The commands of all `console` blocks.
fn examples(readme: &str) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    let mut is_console = false;
    for (index, text) in readme.lines().enumerate() {
        if text.starts_with("```") {
            is_console = text == "```console";
        } else if is_console {
            match (text.strip_prefix("$ "), examples.last_mut()) {
                (Some(command), _) => examples.push(Example {
                    line: index + 1,
                    command: command.to_string(),
                    shown: String::new(),
                }),
                (None, Some(example)) => {
                    example.shown += text;
                    example.shown.push('\n');
                }
                (None, None) => panic!("line {}: output without a command", index + 1),
            }
        }
    }
    examples
}

/// What `command` prints, with the `judge` that was built for the tests on the path.
fn printed(command: &str) -> String {
    let judge = Path::new(env!("CARGO_BIN_EXE_judge"));
    let folder = judge.parent().expect("the binary is in a folder");
    let path = std::env::var("PATH").unwrap_or_default();
    // Building with other options is what the README's first command does, and nothing else.
    let command = command.replace("cargo run --release --quiet -- ", "judge ");
    let output = Command::new("sh")
        .args(["-c", &format!("{{ {command}\n}} 2>&1")])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("PATH", format!("{}:{path}", folder.display()))
        .output()
        .expect("a shell runs the command");
    String::from_utf8(output.stdout).expect("output in UTF-8")
}

#[test]
fn every_command_prints_what_is_shown() {
    let examples = examples(include_str!("../README.md"));
    assert!(examples.len() >= 10, "only {} commands", examples.len());
    let mut wrong = String::new();
    for example in examples {
        let printed = printed(&example.command);
        // Empty lines at the end do not show.
        if printed.trim_end() != example.shown.trim_end() {
            let Example { line, command, .. } = example;
            wrong += &format!("README.md:{line}: {command}\nprints\n{printed}\n");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
