//! `judge package`: the files of a package fit together. What judges need to know about a problem is
//! in `tests/commands/package.txt`; that a directory is made as a whole or not at all, in
//! `faults.txt` and `disks.txt` there. `.ci/package` runs the tools of judges.

use crate::common::problems::Tested;
use crate::common::{self, directory, run, samples, verdict, violation};
use judge::export::package::{files, plain_program, short_name};
use judge::workbench::checker::Verdict;
use judge::workbench::trace::Played;
use judge::PROBLEMS;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Command;

/// The contents of a package by path.
type Package = BTreeMap<String, Vec<u8>>;

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
    for &problem in PROBLEMS {
        let name = problem.name();
        let package: Package = files(problem, 1).into_iter().collect();
        let cases = cases(&package);
        assert_eq!(cases[0].0, "data/sample/1");
        assert_eq!(cases[0].1, common::sample(name, "in").as_bytes());
        assert_eq!(cases[0].2, common::sample(name, "out").as_bytes());
        for (case, input, answer) in &cases {
            assert_eq!(violation(problem, input, true), None, "{name} {case}");
            let verdict = verdict(problem, input, answer);
            assert_eq!(verdict, Verdict::Accepted, "{name} {case}");
            let description = &package[&format!("{case}.desc")];
            assert_eq!(description.iter().filter(|byte| **byte == b'\n').count(), 1);
            assert!(description.is_ascii() && description.ends_with(b"\n"));
        }
        let inputs: BTreeSet<&[u8]> = cases.iter().map(|case| case.1).collect();
        assert_eq!(inputs.len(), cases.len(), "{name}: an input twice");
        // All samples that have a case are there, and all kinds in both sizes.
        for (file, input, answer) in samples("samples", name) {
            assert!(
                inputs.contains(input.as_bytes()) != answer.is_empty(),
                "{file}"
            );
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
        let source = &package[&format!("submissions/accepted/{}.c", short_name(problem))];
        assert_eq!(source, problem.files.c.as_bytes());
        let validator = &package["input_validators/validator.py"];
        assert_eq!(validator, problem.files.validator.as_bytes());
        let size: usize = package.values().map(Vec::len).sum();
        assert!(size < 4_000_000, "{name}: {size} bytes");
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

for_each_problem!(plain_programs_are_shipped);

/// The plain solution as a program, with a mistake, prints what the function returns.
fn plain_programs_are_shipped(tested: &Tested) {
    let folder = directory(&format!("package-plain-{}", tested.name()));
    let sample = common::sample(tested.name(), "in");
    let mistake = tested.problem.tests.mistakes[0].name;
    let (file, program) = (folder.join("plain.rs"), folder.join("plain.exe"));
    fs::write(&file, plain_program(tested.problem, mistake)).unwrap();
    let compiler = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut compiler = Command::new(compiler);
    compiler.args(["--edition", "2021", "-D", "warnings", "-o"]);
    let status = compiler.arg(&program).arg(&file).status();
    assert!(status.unwrap().success());
    let Played::Answers(output) = tested.problem.play(&sample, mistake, usize::MAX) else {
        panic!("{mistake} does not answer");
    };
    let expected = (Some(0), output, String::new());
    assert_eq!(run(&mut Command::new(&program), &sample), expected);
}
