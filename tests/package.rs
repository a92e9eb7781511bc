//! `judge package` writes valid and complete data, and programs that work.
//! `tests/commands/package.txt` shows the settings of each problem. `faults.txt` and `disks.txt` in
//! the same folder show that an incomplete package is never left behind. `.ci/package` checks
//! packages with the tools of judges.

use crate::common::problems::TestedProblem;
use crate::common::{compile, execute, plain_output, read_sample, read_samples, verdict_on};
use judge::export::package::{files, plain_program};
use judge::workbench::checker::Verdict;
use judge::PROBLEMS;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

#[test]
#[ignore = "takes long"]
fn the_data_is_valid_and_complete() {
    for &problem in PROBLEMS {
        let name = problem.name;
        let package: BTreeMap<String, Vec<u8>> = files(problem, 1).into_iter().collect();
        // A stem is the path of an input and its answer, without the extension.
        let stems = package.keys().filter_map(|path| path.strip_suffix(".in"));
        let stems: Vec<&str> = stems.collect();
        let [inputs, answers] = ["in", "ans"].map(|extension| {
            let paths = stems.iter().map(|stem| format!("{stem}.{extension}"));
            paths.map(|path| &package[&path][..]).collect::<Vec<_>>()
        });
        assert_eq!(stems[0], "data/sample/1");
        assert_eq!(inputs[0], read_sample(name, "in").as_bytes());
        assert_eq!(answers[0], read_sample(name, "out").as_bytes());
        for (input, answer) in inputs.iter().zip(answers) {
            assert_eq!(problem.validate(input, true), Ok(()), "{name}");
            let verdict = verdict_on(problem, input, answer);
            assert_eq!(verdict, Verdict::Accepted, "{name}");
        }
        let distinct_inputs: BTreeSet<&[u8]> = inputs.iter().copied().collect();
        assert_eq!(distinct_inputs.len(), inputs.len(), "{name}: equal inputs");
        // The package has every sample except inputs without cases.
        for (file, input, answer) in read_samples("samples", name) {
            let has_cases = !answer.is_empty();
            let is_packaged = distinct_inputs.contains(input.as_bytes());
            assert_eq!(is_packaged, has_cases, "{file}");
        }
        // The package has inputs of every kind in two sizes.
        for kind in problem.generator.kinds {
            let endings = ["small", "large"].map(|size| format!("-{size}-{}", kind.name));
            let has_ending = |ending: &String| stems.iter().any(|stem| stem.ends_with(ending));
            assert!(endings.iter().all(has_ending), "{name}: {}", kind.name);
        }
        let size: usize = package.values().map(Vec::len).sum();
        assert!(size < 4_000_000, "{name}: {size} bytes");
    }
}

#[test]
fn markdown_becomes_latex() {
    let markdown = "# A\n\nPlain 5% of *it*, `a_b *--x {1} \\ ^~ <\"|\"> #&$`.\n\n## B\n\n\
                - one\n- two\n  lines\n";
    let expected = "\\problemname{A}\n\n\
        Plain 5\\% of \\emph{it}, \\texttt{a\\_b *-{}-x \\{1\\} \\textbackslash{} \
        \\textasciicircum{}\\textasciitilde{} \\textless{}\\textquotedbl{}\\textbar{}\
        \\textquotedbl{}\\textgreater{} \\#\\&\\$}.\n\n\
        \\section*{B}\n\n\\begin{itemize}\n\\item one\n\\item two\n  lines\n\\end{itemize}\n";
    assert_eq!(judge::export::latex::from_markdown(markdown), expected);
}

for_each_problem!(plain_programs_work);

/// Exports, as a program, a plain solution that makes a mistake. For the sample, the program must
/// print the output that `run_plain` returns.
fn plain_programs_work(tested: &TestedProblem) {
    let input = read_sample(tested.name(), "in");
    let mistake = tested.problem.mistakes[0].name;
    let (name, source) = (tested.name(), plain_program(tested.problem, mistake));
    let command = "rustc --edition 2021 -D warnings --crate-name plain -o";
    let program = compile(&format!("package-plain-{name}"), &source, command);
    let output = plain_output(tested.problem, &input, mistake);
    let expected = (Some(0), output, String::new());
    assert_eq!(execute(&mut Command::new(&program), &input), expected);
}
