//! Faults of what surrounds the program: disks that are full, directories that are missing or
//! cannot be written, standard streams that are closed, input that stalls, signals, few open files
//! and few processes. Each time there is one line that says what failed, and nothing half-made.
//!
//! `command_line` has what is written to a full disk on standard output, `package` a disk that gets
//! full while a package is made, `stress_processes` the signals that end a search, and `solutions` counts
//! near 2^32.

#![cfg(target_os = "linux")]

use crate::common::{judge, named, path, run, sample, Outcome};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// An empty directory for a test.
fn directory(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("faults-{name}"));
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

/// Runs a line of the shell in a directory, in which `$judge` is the binary, on the sample of Spot.
fn shell(directory: &Path, line: &str) -> Outcome {
    let mut shell = Command::new("bash");
    shell.args(["-c", line]).current_dir(directory);
    shell.env("judge", env!("CARGO_BIN_EXE_judge"));
    shell.env("samples", path("samples"));
    shell.env("RUST_BACKTRACE", "0");
    run(&mut shell, sample("spot", "in"))
}

/// Checks that a line of the shell fails with this status and message, of one line.
fn fails(directory: &Path, line: &str, expected: (i32, &str)) {
    let (status, _, message) = shell(directory, line);
    assert_eq!(status, Some(expected.0), "{line}: {message}");
    assert!(message.starts_with(expected.1), "{line}: {message}");
    assert_eq!(message.lines().count(), 1, "{line}: {message}");
}

#[test]
fn files_that_cannot_be_written() {
    let place = directory("written");
    fs::write(place.join("file"), "kept").unwrap();
    let full = "judge: cannot write the output: No space";
    let wrong = "sh -c 'echo wrong; cat > seen'";
    let keep = |directory: &str| format!("$judge stress spot --keep {directory} -- {wrong}");
    let kept = "judge: stress: cannot keep the files in ";
    let temporary = "judge: stress: cannot keep temporary files in ";
    for (line, expected) in [
        ("$judge explain spot --html > /dev/full", full),
        (
            "$judge explain spot --html -o /dev/full",
            "judge: spot: /dev/full: cannot write: No space",
        ),
        (
            "$judge explain spot -o none/x",
            "judge: spot: none/x: cannot write: ",
        ),
        (
            "$judge explain spot -o file/x",
            "judge: spot: file/x: cannot write: ",
        ),
        (
            "$judge explain spot -o /proc/x",
            "judge: spot: /proc/x: cannot write: ",
        ),
        ("$judge explain spot -o .", "judge: spot: .: cannot write: "),
        (
            "$judge export spot -o /dev/full",
            "judge: spot: /dev/full: cannot write: ",
        ),
        (
            "$judge export spot -o /proc/x",
            "judge: spot: /proc/x: cannot write: ",
        ),
        (
            "$judge package spot -o /proc/x",
            "judge: spot: /proc/x: cannot write: ",
        ),
        (
            "$judge package spot -o /dev/full/x",
            "judge: spot: /dev/full/x: cannot write: ",
        ),
        (&keep("/proc/x"), kept),
        (&keep("/dev/full"), kept),
        (&keep("file"), kept),
        (&keep("file/x"), kept),
        ("TMPDIR=/proc $judge stress spot -- cat", temporary),
        ("TMPDIR=none $judge stress spot -- cat", temporary),
        ("TMPDIR=file $judge stress spot -- cat", temporary),
        // Space for some files, or for a part of one, as on a disk that fills.
        (
            "trap '' XFSZ; ulimit -f 0; $judge stress spot -- cat",
            temporary,
        ),
        (
            "trap '' XFSZ; ulimit -f 1; $judge stress spot -- cat",
            temporary,
        ),
        (
            "trap '' XFSZ; ulimit -f 1; $judge package spot -o package",
            "judge: spot: package: cannot write: ",
        ),
        (
            "trap '' XFSZ; ulimit -f 8; $judge package spot -o package",
            "judge: spot: package: cannot write: ",
        ),
    ] {
        fails(&place, line, (1, expected));
    }
    let mut names: Vec<_> = fs::read_dir(&place).unwrap().map(Result::unwrap).collect();
    names.retain(|entry| entry.file_name() != "seen");
    assert_eq!(names.len(), 1, "{names:?}");
    assert_eq!(fs::read_to_string(place.join("file")).unwrap(), "kept");
}

#[test]
fn files_that_cannot_be_read() {
    let place = directory("read");
    for line in [
        "$judge spot .",
        "$judge spot /proc/self/mem",
        "$judge explain spot .",
        "$judge check spot $samples/spot/sample.in .",
    ] {
        let status = if line.contains("check") { 3 } else { 1 };
        fails(&place, line, (status, "judge: "));
    }
}

/// Standard streams that are closed, in every combination: what can be printed is as usual.
#[test]
fn closed_standard_streams() {
    let place = directory("closed");
    for command in [
        "spot",
        "explain spot",
        "explain spot --html",
        "list",
        "validate spot",
        "check spot $samples/spot/sample.in -",
        "stress spot --seed 1 --rounds 2 --shrink-time 60 -- cat",
        "generate spot --seed 1",
        "export spot",
        "--help",
    ] {
        let [usual, without_input] = ["", "< /dev/null"].map(|input| {
            let line = format!("$judge {command} {input}");
            shell(&place, &line)
        });
        for closed in 1..8 {
            let streams = ["<&-", ">&-", "2>&-"].iter().enumerate();
            let streams = streams.filter(|(number, _)| closed >> number & 1 != 0);
            let streams: String = streams.map(|(_, stream)| *stream).collect();
            let line = format!("$judge {command} {streams}");
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

/// Input that stops and goes on, in the middle of a word as well.
#[test]
fn input_that_stalls() {
    let input = sample("spot", "in");
    for command in [
        "spot",
        "explain spot",
        "validate spot",
        "explain spot --html",
    ] {
        let arguments: Vec<&str> = command.split(' ').collect();
        let expected = run(&mut judge(&arguments), &input);
        let mut child = judge(&arguments);
        child.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = child.stderr(Stdio::piped()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        for piece in input.as_bytes().chunks(5) {
            stdin.write_all(piece).unwrap();
            sleep(Duration::from_millis(3));
        }
        drop(stdin);
        let output = child.wait_with_output().unwrap();
        let [printed, message] = [output.stdout, output.stderr].map(String::from_utf8);
        let found = (output.status.code(), printed.unwrap(), message.unwrap());
        assert_eq!(found, expected, "{command}");
    }
}

/// A package that is killed at any time is there as a whole or not at all.
#[test]
fn signals_while_a_package_is_made() {
    let place = directory("package");
    let files = judge::export::package::files(named("spot"), 1);
    let (mut whole, mut killed) = (0, 0);
    let signals = ["HUP", "INT", "QUIT", "TERM", "KILL"].iter().cycle();
    let mut wait = 0.001;
    for signal in signals {
        wait *= 1.2;
        let line =
            format!("ulimit -c 0; timeout --signal {signal} {wait} $judge package spot -o made");
        shell(&place, &line);
        if place.join("made").exists() {
            for file in &files {
                let written = fs::read(place.join("made").join(&file.path)).unwrap();
                assert!(written == file.contents, "{}", file.path);
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

/// With few open files, a search works or says in one line why it cannot.
#[test]
fn few_open_files() {
    let place = directory("files");
    let mut good = 0;
    for most in 4..24 {
        let line =
            format!("ulimit -n {most}; exec $judge stress spot --rounds 2 --seed 1 -- $judge spot");
        let (status, printed, message) = shell(&place, &line);
        if status == Some(0) {
            assert!(printed.starts_with("accepted: "), "{most}: {printed}");
            assert_eq!(message, "");
            good += 1;
        } else {
            fails(&place, &line, (1, "judge: stress: cannot "));
        }
    }
    assert!(good > 0 && good < 20, "{good}");
}

/// With few processes, a search works or says in one line why it cannot: the command is not wrong.
#[test]
fn few_processes() {
    let place = directory("processes");
    let mut failed = 0;
    for most in 1.. {
        // The limit does not hold for root.
        let line = format!(
            "user=; [ $UID != 0 ] || user='setpriv --reuid 54321 --clear-groups --'; \
             exec $user bash -c 'ulimit -u {most}; exec $judge stress spot --rounds 2 $judge spot'"
        );
        let (status, printed, _) = shell(&place, &line);
        if status == Some(0) {
            assert!(printed.starts_with("accepted: 2 rounds, "), "{printed}");
            break;
        }
        fails(&place, &line, (1, "judge: stress: cannot run "));
        failed += 1;
    }
    assert!(failed > 1, "{failed}");
}
