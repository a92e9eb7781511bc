//! `judge package`: the files of a package fit together. What judges need to know about a problem is
//! in `tests/commands/package.txt`; that a directory is made as a whole or not at all, in
//! `faults.txt` and `disks.txt` there. `.ci/package` runs the tools of judges.

use crate::common::problems::TestedProblem;
use crate::common::{self, empty_directory, execute, samples, verdict, violation};
use judge::export::package::{files, plain_program};
use judge::workbench::checker::Verdict;
use judge::workbench::trace::Played;
use judge::PROBLEMS;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Command;

#[test]
#[ignore = "takes long"]
fn the_data_is_valid_and_complete() {
    for &problem in PROBLEMS {
        let name = problem.name();
        let package: BTreeMap<String, Vec<u8>> = files(problem, 1).into_iter().collect();
        let names = package.keys().filter_map(|path| path.strip_suffix(".in"));
        let names: Vec<&str> = names.collect();
        let [inputs, answers] = ["in", "ans"].map(|ending| {
            let files = names
                .iter()
                .map(|name| &package[&format!("{name}.{ending}")][..]);
            files.collect::<Vec<_>>()
        });
        assert_eq!(names[0], "data/sample/1");
        assert_eq!(inputs[0], common::sample(name, "in").as_bytes());
        assert_eq!(answers[0], common::sample(name, "out").as_bytes());
        for (input, answer) in inputs.iter().zip(answers) {
            assert_eq!(violation(problem, input, true), None, "{name}");
            assert_eq!(verdict(problem, input, answer), Verdict::Accepted, "{name}");
        }
        let distinct: BTreeSet<&[u8]> = inputs.iter().copied().collect();
        assert_eq!(distinct.len(), inputs.len(), "{name}: an input twice");
        // All samples that have a case are there, and all kinds in both sizes.
        for (file, input, answer) in samples("samples", name) {
            assert!(
                distinct.contains(input.as_bytes()) != answer.is_empty(),
                "{file}"
            );
        }
        for kind in problem.generator.kinds {
            let sizes = ["small", "large"].map(|size| format!("-{size}-{}", kind.name));
            let is_there = |ending: &String| names.iter().any(|name| name.ends_with(ending));
            assert!(sizes.iter().all(is_there), "{name}: {}", kind.name);
        }
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
fn plain_programs_are_shipped(tested: &TestedProblem) {
    let folder = empty_directory(&format!("package-plain-{}", tested.name()));
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
    assert_eq!(execute(&mut Command::new(&program), &sample), expected);
}
