//! Bytes from strangers: nothing that comes from outside (names of files, words of the input, what a
//! program writes, the command line itself) reaches a terminal as anything but text.
#![cfg(unix)]

use crate::common::judge;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a terminal obeys, does not show, or shows in another order, each as it is and as it is shown.
const HOSTILE: &[(&[u8], &str)] = &[
    (b"\x1b[31m", "\\u{1b}[31m"),
    (b"\x07", "\\u{7}"),
    (b"\x9b", "\\x9b"),
    ("\u{9b}".as_bytes(), "\\u{9b}"),
    ("\u{a0}".as_bytes(), "\\u{a0}"),
    ("\u{ad}".as_bytes(), "\\u{ad}"),
    ("\u{61c}".as_bytes(), "\\u{61c}"),
    ("\u{180e}".as_bytes(), "\\u{180e}"),
    ("\u{200b}".as_bytes(), "\\u{200b}"),
    ("\u{202e}".as_bytes(), "\\u{202e}"),
    ("\u{2028}".as_bytes(), "\\u{2028}"),
    ("\u{2066}".as_bytes(), "\\u{2066}"),
    ("\u{3164}".as_bytes(), "\\u{3164}"),
    ("\u{feff}".as_bytes(), "\\u{feff}"),
    ("\u{fff9}".as_bytes(), "\\u{fff9}"),
    ("\u{1d173}".as_bytes(), "\\u{1d173}"),
    ("\u{e0041}".as_bytes(), "\\u{e0041}"),
];

/// All of them in one word, and how it is shown.
fn hostile() -> (OsString, String) {
    let bytes: Vec<u8> = HOSTILE
        .iter()
        .flat_map(|(bytes, _)| *bytes)
        .copied()
        .collect();
    let shown = HOSTILE.iter().map(|(_, shown)| *shown).collect();
    (OsString::from_vec(bytes), shown)
}

/// An empty directory for a test.
fn directory(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("strangers-{name}"));
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

/// What the judge prints on both streams, which must be text and line ends.
#[track_caller]
fn printed(judge: &mut Command) -> String {
    let output = judge.stdin(Stdio::null()).output().unwrap();
    let printed = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    // As the standard library sees it: printable after a letter, in a string.
    let is_text = |character: char| {
        "\n\"'\\".contains(character) || {
            let word = format!("a{character}");
            word.escape_debug().eq(word.chars())
        }
    };
    let strange: Vec<char> = printed.chars().filter(|&c| !is_text(c)).collect();
    assert!(strange.is_empty(), "{strange:?} in {printed}");
    printed
}

#[test]
fn names_of_files() {
    let (word, shown) = hostile();
    let place = directory("files");
    // A line end is possible in a name, but not in a word of the input.
    let name = OsString::from_vec([word.as_bytes(), b"\n"].concat());
    let shown = shown + "\\n";
    let [missing, bad] = ["missing", "bad"].map(|beginning| {
        let mut file = OsString::from(beginning);
        file.push(&name);
        file
    });
    fs::write(place.join(&bad), "2\n1 1 +\n1 1 +\n").unwrap();
    let run = |words: &[&str], file: &OsStr| {
        let mut judge = judge(words);
        printed(judge.arg(file).current_dir(&place))
    };
    for file in [&missing, &bad] {
        for words in [
            &["spot"][..],
            &["validate", "spot"],
            &["explain", "spot"],
            &["explain", "spot", "--brief"],
            &["check", "spot", "-"],
        ] {
            if words[0] != "check" || *file == missing {
                let printed = run(words, file);
                assert!(printed.contains(&shown), "{words:?}: {printed}");
            }
        }
        // The name of a directory that is none.
        let mut inside = file.clone();
        inside.push("/inside");
        for words in [
            &["export", "spot", "-o"][..],
            &["explain", "spot", "-o"],
            &["package", "spot", "-o"],
        ] {
            let printed = run(words, &inside);
            assert!(printed.contains(&shown), "{words:?}: {printed}");
        }
    }
    let mut check = judge(&["check", "spot"]);
    let check = check.args([&bad, &bad, &bad]).current_dir(&place);
    assert!(printed(check).contains(&shown));
    // The command is printed as bash reads it.
    let in_bash = format!("$'{}'", name.as_bytes().escape_ascii());
    let search = &["stress", "spot", "--seed", "1", "--shrink-time", "1"];
    for end in [&["--", "false"][..], &["--", "sh", "-c", "kill -9 $$"]] {
        let mut judge = judge(search);
        let judge = judge.arg("--keep").arg(&name).args(end);
        let printed = printed(judge.current_dir(&place));
        assert!(
            printed.contains(&format!("({shown}/failing.in)")),
            "{printed}"
        );
        assert!(
            printed.contains(&format!(" --keep {in_bash} ")),
            "{printed}"
        );
    }
    fs::write(place.join("file"), "").unwrap();
    let mut inside = OsString::from("file/");
    inside.push(&name);
    let mut judge = judge(search);
    let judge = judge.arg("--keep").arg(&inside).args(["--", "false"]);
    let printed = printed(judge.current_dir(&place));
    assert!(
        printed.contains(&format!("cannot keep the files in file/{shown}: ")),
        "{printed}"
    );
    assert!(run(search, &missing).contains(&format!("cannot run missing{shown}: ")));
}

#[test]
fn words_of_the_input() {
    let place = directory("words");
    for (word, shown) in HOSTILE {
        let bad = [word, &b"\n"[..]].concat();
        fs::write(place.join("bad"), &bad).unwrap();
        for problem in judge::PROBLEMS {
            for verb in ["solve", "explain", "validate", "check"] {
                let mut judge = judge(&[]);
                let judge = judge.args((verb != "solve").then_some(verb));
                let judge = judge.args([problem.name(), "bad"]).current_dir(&place);
                let printed = printed(judge.args((verb == "check").then_some("-")));
                if *word != b"\xEF\xBB\xBF" {
                    assert!(printed.contains(&format!("found \"{shown}\"")), "{printed}");
                }
            }
        }
        // A name that is allowed is shown everywhere in the explanation.
        let names = [&b"2\nx"[..], word, b"\ny\nx", word, b" y\n0\n"].concat();
        fs::write(place.join("names"), names).unwrap();
        for options in [&[][..], &["--brief"], &["--ascii"], &["--html"]] {
            let mut judge = judge(&["explain", "game-schedule", "names"]);
            let printed = printed(judge.args(options).current_dir(&place));
            let shown = match options {
                ["--html"] => shown.replace('\\', "\\\\"),
                _ => shown.to_string(),
            };
            assert!(printed.contains(&format!("x{shown}")), "{printed}");
        }
        // An output that names it.
        let output = [&b"Round #1\nx"[..], word, b" defeats z\n"].concat();
        fs::write(place.join("output"), output).unwrap();
        let mut check = judge(&["check", "game-schedule", "names", "output"]);
        let printed = printed(check.current_dir(&place));
        assert!(printed.contains(shown), "{printed}");
    }
}

/// Answers are what a judge expects to the byte, but not where somebody reads them.
#[cfg(target_os = "linux")]
#[test]
fn answers_at_a_terminal() {
    let (word, shown) = hostile();
    let place = directory("terminal");
    let word = word.as_bytes();
    let input = [b"2\n", word, b"\ny\n", word, b" y\n0\n"].concat();
    fs::write(place.join("names"), input).unwrap();
    let command = format!("'{}' game-schedule names", env!("CARGO_BIN_EXE_judge"));
    let mut script = Command::new("script");
    script
        .args(["-qec", &command, "/dev/null"])
        .stdin(Stdio::null());
    let output = script.current_dir(&place).output();
    let output = output.expect("`script` of util-linux, which this test needs");
    let text = String::from_utf8(output.stdout).unwrap();
    let expected = format!("Round #1\r\ny defeats {shown}\r\nWinner: y\r\n\r\n");
    assert_eq!(text, expected);
    let output = judge(&["game-schedule", "names"])
        .current_dir(&place)
        .output();
    let expected = [b"Round #1\ny defeats ", word, b"\nWinner: y\n\n"].concat();
    assert_eq!(output.unwrap().stdout, expected);
}

#[test]
fn what_a_program_writes() {
    let place = directory("program");
    for (bytes, shown) in HOSTILE.iter().chain(&[(&b"a\r\tb"[..], "a\\r\\tb")]) {
        fs::write(place.join("text"), [b"<", *bytes, b">\nmore\n"].concat()).unwrap();
        let mut judge = judge(&["stress", "spot", "--seed", "1", "--shrink-time", "1"]);
        let judge = judge.args(["--", "sh", "-c", "cat text text >&2; cat text"]);
        let printed = printed(judge.current_dir(&place));
        assert!(printed.starts_with("wrong answer: "), "{printed}");
        let lines = format!("<{shown}>\nmore\n");
        assert!(
            printed.contains(&format!("failing.out):\n{lines}")),
            "{printed}"
        );
        let errors = format!("\nstandard error:\n{lines}{lines}");
        assert!(printed.contains(&errors), "{printed}");
    }
}

#[test]
fn the_command_line() {
    for (word, shown) in HOSTILE {
        for words in [
            &["WORD"][..],
            &["help", "WORD"],
            &["show", "WORD"],
            &["spot", "f", "WORD"],
            &["spot", "--WORD"],
            &["list", "WORD"],
            &["--generate", "WORD"],
            &["generate", "spot", "--kind", "WORD"],
            &["generate", "spot", "--cases", "WORD"],
            &["generate", "spot", "--size=WORD"],
            &["explain", "spot", "--color", "WORD"],
            &["package", "spot", "-o", "WORD/.."],
            &["stress", "spot", "--time-limit", "WORD", "--", "true"],
            &["stress", "spot", "--", "true 'WORD"],
        ] {
            let mut judge = judge(&[]);
            for text in words {
                let mut parts = text.as_bytes().to_vec();
                if let Some(at) = text.find("WORD") {
                    parts.splice(at..at + 4, word.iter().copied());
                }
                judge.arg(OsString::from_vec(parts));
            }
            let printed = printed(&mut judge);
            assert_eq!(printed.lines().count(), 1, "{printed}");
            assert!(printed.contains(shown), "{words:?}: {printed}");
        }
    }
}
