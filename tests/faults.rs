//! Faults in the environment of the program: standard streams that are closed, signals, few open
//! files and few processes. Each time one line says what failed, and nothing is left half-made.
//! `tests/commands/disks.txt` has what cannot be written, `streams.txt` input that stalls, and
//! `memory.txt` little memory.

#![cfg(target_os = "linux")]

use crate::common::{directory, named, path, run, sample, Outcome};
use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs a line of the shell in a directory, in which `$judge` is the binary, on the sample of Spot.
fn shell(directory: &Path, line: &str) -> Outcome {
    let mut shell = Command::new("bash");
    shell.args(["-c", line]).current_dir(directory);
    shell.env("judge", env!("CARGO_BIN_EXE_judge"));
    shell.env("samples", path("samples"));
    shell.env("RUST_BACKTRACE", "0");
    run(&mut shell, sample("spot", "in"))
}

/// Standard streams that are closed, in every combination: what can be printed is as usual.
#[test]
fn closed_standard_streams() {
    let place = directory("faults-closed");
    for command in [
        "spot",
        "explain spot",
        "explain spot --html",
        "list",
        "validate spot",
        "check spot \"$samples\"/spot/sample.in -",
        "test spot --seed 1 --rounds 2 --search 60 -- cat",
        "generate spot --seed 1",
        "export spot",
        "--help",
    ] {
        let [usual, without_input] = ["", "< /dev/null"].map(|input| {
            let line = format!("rm -rf test-spot; \"$judge\" {command} {input}");
            shell(&place, &line)
        });
        for closed in 1..8 {
            let streams = ["<&-", ">&-", "2>&-"].iter().enumerate();
            let streams = streams.filter(|(number, _)| closed >> number & 1 != 0);
            let streams: String = streams.map(|(_, stream)| *stream).collect();
            let line = format!("rm -rf test-spot; \"$judge\" {command} {streams}");
            let found = shell(&place, &line);
            let mut expected = match closed & 1 {
                0 => usual.clone(),
                _ => without_input.clone(),
            };
            if closed & 2 != 0 {
                expected.1.clear();
            }
            if closed & 4 != 0 {
                expected.2.clear();
            }
            assert_eq!(found, expected, "{line}");
        }
    }
}

/// Whenever `judge package` is killed, the package is there as a whole or not at all.
#[test]
fn signals_while_a_package_is_made() {
    let place = directory("faults-package");
    let files = judge::export::package::files(named("spot"), 1);
    let (mut whole, mut killed) = (0, 0);
    let signals = ["HUP", "INT", "QUIT", "TERM", "KILL"].iter().cycle();
    let mut wait = 0.001;
    for signal in signals {
        wait *= 1.2;
        let line = format!(
            "ulimit -c 0; timeout --signal {signal} {wait} \"$judge\" package spot -o made"
        );
        let (.., message) = shell(&place, &line);
        assert!(wait < 60.0, "{message}");
        if place.join("made").exists() {
            for (path, contents) in &files {
                let written = fs::read(place.join("made").join(path)).unwrap();
                assert!(written == *contents, "{path}");
            }
            fs::remove_dir_all(place.join("made")).unwrap();
            whole += 1;
        } else {
            killed += 1;
        }
        // However slow the machine is, there is enough time in the end.
        if whole == 5 {
            break;
        }
    }
    assert!(killed > 0);
}

/// Checks that a search failed with one line.
fn is_told(status: Option<i32>, message: &str, beginning: &str) {
    assert_eq!(status, Some(3), "{message}");
    assert!(message.starts_with(beginning), "{message}");
    assert_eq!(message.lines().count(), 1, "{message}");
}

/// With few open files, a search works or says in one line why it cannot.
#[test]
fn few_open_files() {
    let place = directory("faults-files");
    let mut good = 0;
    for most in 4..24 {
        let line = format!(
            "ulimit -n {most}; exec \"$judge\" test spot --rounds 2 --seed 1 -- \"$judge\" spot"
        );
        let (status, printed, message) = shell(&place, &line);
        if status == Some(0) {
            assert!(printed.starts_with("accepted: "), "{most}: {printed}");
            assert_eq!(message, "");
            good += 1;
        } else {
            is_told(status, &message, "judge: cannot ");
        }
    }
    assert!(good > 0 && good < 20, "{good}");
}

/// With few processes, a search works or says in one line why it cannot: the command is not wrong.
/// The limit does not apply to root, so root runs this as another user, in a place that everybody
/// can reach.
#[test]
fn few_processes() {
    let place = PathBuf::from(format!("/tmp/judge-few-processes-{}", std::process::id()));
    fs::create_dir(&place).unwrap();
    fs::set_permissions(&place, fs::Permissions::from_mode(0o755)).unwrap();
    fs::copy(env!("CARGO_BIN_EXE_judge"), place.join("judge")).unwrap();
    let script = "ulimit -u \"$0\"; exec ./judge test spot --rounds 2 ./judge spot";
    let is_root = fs::metadata("/proc/self").unwrap().uid() == 0;
    let mut failed = 0;
    for most in 1..1000 {
        let mut command = if is_root {
            Command::new("setpriv")
        } else {
            Command::new("env")
        };
        if is_root {
            command.args(["--reuid", "54321", "--clear-groups"]);
        }
        command.args(["bash", "-c", script, &most.to_string()]);
        command.current_dir(&place).env("TMPDIR", "/tmp");
        let (status, printed, message) = run(&mut command, "");
        if status == Some(0) {
            assert!(printed.starts_with("accepted: 2 rounds, "), "{printed}");
            break;
        }
        is_told(status, &message, "judge: cannot run ");
        failed += 1;
    }
    fs::remove_dir_all(&place).unwrap();
    assert!((2..900).contains(&failed), "{failed}");
}
