//! `judge package`: what is in a package holds together. That a directory is made as a whole or not
//! at all is in `tests/faults.rs` and `tests/commands/disks.txt`. `.ci/package` runs the tools of
//! judges on packages.

use crate::common::{self, directory, path, samples, shell, verdict, violations};
use judge::export::package::{files, short_name, File};
use judge::workbench::checker::{Checker, Verdict};
use judge::{Problem, PROBLEMS};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::Mutex;

/// The contents of a package by path.
type Package = BTreeMap<String, Vec<u8>>;

/// The package of a problem with seed 1, made once for all tests.
fn package(problem: &Problem) -> &'static Package {
    static PACKAGES: Mutex<BTreeMap<&str, &Package>> = Mutex::new(BTreeMap::new());
    let mut packages = PACKAGES.lock().unwrap();
    let package = packages.entry(problem.name());
    package.or_insert_with(|| Box::leak(Box::new(with_seed(problem, 1))))
}

/// The package of a problem with a seed.
fn with_seed(problem: &Problem, seed: u64) -> Package {
    let files = files(problem, seed).into_iter();
    files
        .map(|File { path, contents }| (path, contents))
        .collect()
}

/// The test cases of a package, in order: name, input and answer.
fn cases(package: &Package) -> Vec<(&str, &[u8], &[u8])> {
    let names = package.keys().filter_map(|path| path.strip_suffix(".in"));
    let file = |name: &str, ending| &package[&format!("{name}.{ending}")][..];
    names
        .map(|name| (name, file(name, "in"), file(name, "ans")))
        .collect()
}

#[test]
#[ignore = "takes long"]
fn the_data_is_valid_and_complete() {
    for problem in PROBLEMS {
        let name = problem.name();
        let package = package(problem);
        let cases = cases(package);
        assert_eq!(cases[0].0, "data/sample/1");
        assert_eq!(cases[0].1, common::sample(name, "in").as_bytes());
        assert_eq!(cases[0].2, common::sample(name, "out").as_bytes());
        for (case, input, answer) in &cases {
            let found = violations(problem, input, true, usize::MAX);
            assert!(found.is_empty(), "{name} {case}: {found:?}");
            let verdict = verdict(problem, input, answer);
            assert_eq!(verdict, Verdict::Accepted, "{name} {case}");
            let description = &package[&format!("{case}.desc")];
            assert_eq!(description.iter().filter(|byte| **byte == b'\n').count(), 1);
            assert!(description.is_ascii() && description.ends_with(b"\n"));
        }
        let inputs: BTreeSet<&[u8]> = cases.iter().map(|case| case.1).collect();
        assert_eq!(inputs.len(), cases.len(), "{name}: an input twice");
        // All samples are there, and all kinds in both sizes.
        for (file, input, _) in samples("samples", name) {
            assert!(inputs.contains(input.as_bytes()), "{file}");
        }
        for kind in problem.generator.kinds {
            for size in ["small", "large"] {
                let ending = format!("-{size}-{}", kind.name);
                assert!(
                    cases.iter().any(|case| case.0.ends_with(&ending)),
                    "{name}{ending}"
                );
            }
        }
        let size: usize = package.values().map(Vec::len).sum();
        assert!(size < 4_000_000, "{name}: {size} bytes");
    }
}

#[test]
#[ignore = "takes long"]
fn the_other_files_say_what_judges_need() {
    let mut names = BTreeSet::new();
    for problem in PROBLEMS {
        let short = short_name(problem);
        let is_short = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
        assert!(short.bytes().all(is_short) && names.insert(short.clone()));
        let package = package(problem);
        let text = |path: &str| String::from_utf8(package[path].clone()).unwrap();
        let yaml = text("problem.yaml");
        let value = |key: &str| {
            let mut lines = yaml.lines().filter_map(|line| line.strip_prefix(key));
            let value = lines.next().unwrap_or_else(|| panic!("{short}: no {key}"));
            assert!(lines.next().is_none() && value.len() > 1, "{short}: {key}");
            value.trim_matches([' ', '"']).to_string()
        };
        assert_eq!(value("name:"), problem.names.title);
        assert!(value("source_url:").starts_with("http"));
        assert!(names.insert(value("uuid:")), "{short}: a UUID twice");
        assert!(value("validator_flags:").starts_with("case_sensitive"));
        let is_custom = matches!(problem.checker, Checker::Rules(_));
        assert_eq!(
            value("validation:"),
            if is_custom { "custom" } else { "default" }
        );
        assert_eq!(
            package.contains_key("output_validators/checker.c"),
            is_custom
        );
        assert!(text("domjudge-problem.ini").contains(&format!("short-name = {short}\n")));
        assert_eq!(
            text(&format!("submissions/accepted/{short}.c")),
            problem.export.c
        );
        assert_eq!(
            text("input_validators/validator.c"),
            problem.export.validator
        );
        let statement = text("problem_statement/problem.en.tex");
        let title = format!("\\problemname{{{}}}\n", problem.names.title);
        assert!(statement.starts_with(&title) && statement.is_ascii());
        let titles = ["Rules", "Input", "Output", "Explanation of the sample"];
        for title in titles {
            assert!(
                statement.contains(&format!("\n\\section*{{{title}}}\n")),
                "{title}"
            );
        }
        assert_eq!(
            statement.matches("\\section").count(),
            titles.len(),
            "{short}"
        );
        assert!(
            !statement.contains("verbatim"),
            "the sample is shown from the data"
        );
    }
}

#[test]
fn latex_shows_what_the_statement_says() {
    let text = "# A\n\nPlain 5% of *it*, `a_b *--x {1} \\ ^~ <\"|\"> #&$`.\n\n## B\n\n\
                - one\n- two\n  lines\n";
    let expected = "\\problemname{A}\n\n\
        Plain 5\\% of \\emph{it}, \\texttt{a\\_b *-{}-x \\{1\\} \\textbackslash{} \
        \\textasciicircum{}\\textasciitilde{} \\textless{}\\textquotedbl{}\\textbar{}\
        \\textquotedbl{}\\textgreater{} \\#\\&\\$}.\n\n\
        \\section*{B}\n\n\\begin{itemize}\n\\item one\n\\item two\n  lines\n\\end{itemize}\n";
    assert_eq!(judge::export::latex::latex(text), expected);
}

/// Programs have a second of processor time, far more than those need that end.
#[cfg(unix)]
mod mistakes {
    use super::{cases, directory, package, path, verdict, Verdict};
    use crate::stress;
    use judge::{Problem, PROBLEMS};
    use std::fs::{self, File};
    use std::os::unix::process::ExitStatusExt;
    use std::path::{Path, PathBuf};
    use std::process::{Command, Stdio};

    #[test]
    #[ignore = "takes long"]
    fn are_caught_as_their_folders_say() {
        std::thread::scope(|scope| {
            for problem in PROBLEMS {
                scope.spawn(|| are_caught(problem));
            }
        });
    }

    fn are_caught(problem: &Problem) {
        let package = package(problem);
        let folder = directory(&format!("package-mistakes-{}", problem.name()));
        let mut compiled: Option<(String, PathBuf)> = None;
        for (verdict, name) in problem.package.mistakes() {
            // All are one program but for the name of the mistake. Here that is an argument, so
            // that it is compiled once.
            let constant = format!("let trap = String::from({name:?});");
            let argument = "let trap = std::env::args().nth(1).unwrap_or_default();";
            let submission = &package[&format!("submissions/{verdict}/{name}.rs")];
            let submission = String::from_utf8(submission.clone()).unwrap();
            assert!(submission.contains(&constant) && !submission.contains("#[path"));
            let source = submission.replace(&constant, argument);
            let (text, program) = compiled.get_or_insert_with(|| {
                let program = program(problem, &source, &folder);
                (source.clone(), program)
            });
            assert!(*text == source, "{}: {name} differs", problem.name());
            let mut verdicts = cases(package).into_iter().map(|(_, input, _)| {
                fs::write(folder.join("in"), input).unwrap();
                judged(problem, program, name, &folder, input)
            });
            let found = verdicts.find_map(|verdict| verdict);
            assert_eq!(found, Some(verdict), "{}: {name}", problem.name());
        }
    }

    /// A program compiled. Without modules it is the one in `tests/wrong_programs`.
    fn program(problem: &Problem, source: &str, folder: &Path) -> PathBuf {
        let kept = path(&format!("tests/wrong_programs/{}.rs", problem.name()));
        if fs::read_to_string(kept).unwrap() == source {
            return stress::program(problem.name());
        }
        let (file, program) = (folder.join("program.rs"), folder.join("program"));
        fs::write(&file, source).unwrap();
        let mut compiler = Command::new("rustc");
        compiler.args(["-O", "--edition=2021", "--crate-name=wrong", "-o"]);
        let status = compiler.arg(&program).arg(&file).status();
        assert!(status.unwrap().success());
        program
    }

    /// The verdict on a program that reads the file `in` in `folder`; `None` if it is right.
    fn judged(
        problem: &Problem,
        program: &Path,
        mistake: &str,
        folder: &Path,
        input: &[u8],
    ) -> Option<&'static str> {
        /// The signal of a process that has used up its processor time.
        const SIGXCPU: i32 = 24;
        let output = folder.join("out");
        let mut shell = Command::new("sh");
        shell.args(["-c", "ulimit -S -t 1; exec \"$0\" \"$1\""]);
        let status = shell
            .args([program, Path::new(mistake)])
            .stdin(File::open(folder.join("in")).unwrap())
            .stdout(File::create(&output).unwrap())
            .stderr(Stdio::null())
            .status()
            .unwrap();
        if status.signal() == Some(SIGXCPU) {
            return Some("time_limit_exceeded");
        }
        if !status.success() {
            return Some("run_time_error");
        }
        let output = fs::read(output).unwrap();
        let is_right = verdict(problem, input, &output) == Verdict::Accepted;
        (!is_right).then_some("wrong_answer")
    }
}

#[test]
fn a_directory_holds_the_package() {
    let folder = directory("package-whole");
    fs::create_dir(folder.join("empty")).unwrap();
    let spot = common::named("spot");
    let packages = [1, 7].map(|seed| with_seed(spot, seed));
    assert!(packages[0] != packages[1]);
    let requests = [("new", ""), ("empty", "--seed 7")];
    for ((name, options), package) in requests.into_iter().zip(packages) {
        let line = format!("judge package uva141 -o {name} {options}");
        assert_eq!(shell(&line, &folder), (0, String::new()));
        for (path, contents) in &package {
            let written = fs::read(folder.join(name).join(path)).unwrap();
            assert!(written == *contents, "{path}");
        }
        let (_, files) = shell(&format!("find {name} -type f"), &folder);
        assert_eq!(files.lines().count(), package.len());
    }
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 2, "nothing else");
}
