//! A problem as a package that a judge can host, in the Kattis problem package format ("legacy"),
//! which Kattis, DOMjudge and BAPCtools read.
//!
//! The data is the sample, the traps of the problem, and each kind of generated cases, small ones
//! and large ones. The answers are those of the solution. The statement is ours, but for its last
//! sections, which are about other judges. The same seed gives the same bytes.

use crate::export::latex::latex;
use crate::export::solution;
use crate::problems::PROBLEMS;
use crate::workbench::checker::Checker;
use crate::workbench::explanation::counted;
use crate::workbench::fnv::fnv1a;
use crate::workbench::generator::{Random, Request};
use crate::workbench::memory::MemoryStream;
use crate::workbench::problem::{Export, Problem};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A file of a package.
pub struct File {
    /// Its path in the package, with `/` between folders.
    pub path: String,
    /// What it contains.
    pub contents: Vec<u8>,
}

/// Cases in a file of small cases.
const FEW: u64 = 5;

/// Seconds that DOMjudge gives a submission. Kattis measures those that are accepted.
const TIME_LIMIT: u32 = 2;

/// The files of the package of a problem. Random cases depend on the seed.
pub fn files(problem: &Problem, seed: u64) -> Vec<File> {
    let mut files = data(problem, seed);
    let mut add = |path: String, contents: String| {
        let contents = contents.into_bytes();
        files.push(File { path, contents });
    };
    let short = short_name(problem);
    add("problem.yaml".into(), problem_yaml(problem));
    add(
        "domjudge-problem.ini".into(),
        format!("short-name = {short}\ntimelimit = {TIME_LIMIT}\n"),
    );
    add("LICENSE".into(), include_str!("../../LICENSE").into());
    add("problem_statement/problem.en.tex".into(), tex(problem));
    let Export {
        c,
        validator,
        checker,
        ..
    } = problem.export;
    add("input_validators/validator.c".into(), validator.into());
    if let Some(checker) = checker {
        add("output_validators/checker.c".into(), checker.into());
    }
    let accepted = format!("submissions/accepted/{short}");
    add(format!("{accepted}.c"), c.into());
    add(format!("{accepted}.rs"), solution::rust(problem));
    for (verdict, mistake) in problem.package.mistakes() {
        let path = format!("submissions/{verdict}/{mistake}.rs");
        add(path, with_mistake(problem, mistake));
    }
    files
}

/// The name of the package: lower-case letters and digits.
pub fn short_name(problem: &Problem) -> String {
    problem.name().replace('-', "")
}

/// The program that makes a mistake, in one file: the mistake is no argument, and the module of
/// another program is not in another file.
fn with_mistake(problem: &Problem, mistake: &str) -> String {
    let argument = "std::env::args().nth(1).unwrap_or_default()";
    let mut program = problem.package.wrong_program.to_string();
    for other in PROBLEMS {
        let (file, text) = (other.name(), other.package.wrong_program);
        let name = file.replace('-', "_");
        let module = format!("#[path = \"{file}.rs\"]\nmod {name};");
        program = program.replace(&module, &format!("mod {name} {{\n{text}}}"));
    }
    program.replace(argument, &format!("String::from({mistake:?})"))
}

fn problem_yaml(problem: &Problem) -> String {
    let package = &problem.package;
    let validation = match &problem.checker {
        // A judge that ignores blanks at the ends of lines. The default comparison ignores all
        // differences in white space or none.
        Checker::Comparison(format) if format.ignores_trailing_blanks => {
            "default\nvalidator_flags: case_sensitive"
        }
        Checker::Comparison(_) => "default\nvalidator_flags: case_sensitive space_change_sensitive",
        Checker::Rules(_) => "custom\nvalidator_flags: case_sensitive space_change_sensitive",
    };
    format!(
        "# The problem is from the contest that `source` names. The text, the data and the programs of\n\
         # this package are ours; see the file LICENSE.\n\
         name: {:?}\n\
         uuid: {}\n\
         source: {:?}\n\
         source_url: {:?}\n\
         license: permission\n\
         rights_owner: the judge developers (MIT License)\n\
         validation: {validation}\n\
         limits:\n\
         \x20 memory: 512\n\
         \x20 output: 8\n",
        problem.names.title,
        uuid(problem),
        package.source,
        package.source_url,
    )
}

/// A UUID of version 8, always the same for a problem.
fn uuid(problem: &Problem) -> String {
    let halves =
        ["judge ", "package "].map(|text| fnv1a(&[text, problem.name()].concat().into_bytes()));
    let digits = format!("{:016x}{:016x}", halves[0], halves[1]);
    let (first, second, third) = (&digits[..8], &digits[8..12], &digits[13..16]);
    let (fourth, fifth) = (&digits[17..20], &digits[20..]);
    format!("{first}-{second}-8{third}-8{fourth}-{fifth}")
}

/// The statement as LaTeX, without the sections that are about other judges, and without the sample
/// itself, which is shown from the data. Another form has sections of its own after the rules.
fn tex(problem: &Problem) -> String {
    let section = |text: &'static str, title| {
        let title = format!("\n## {title}\n");
        text.split_once(&title).expect("a test finds all sections")
    };
    let (text, sample) = match problem.package.sections {
        None => {
            let (text, rest) = section(problem.statement, "Sample");
            let end = rest.find("\n## ").unwrap_or(rest.len());
            (text.into(), &rest[..end])
        }
        Some(sections) => {
            let (rules, _) = section(problem.statement, "Input");
            let (sections, sample) = section(sections, "Sample");
            (format!("{rules}\n{sections}"), sample)
        }
    };
    // The input and the output are code.
    let explanation = sample.rsplit("```").next().unwrap_or_default().trim();
    latex(&format!(
        "{text}\n## Explanation of the sample\n\n{explanation}"
    ))
}

/// The data: the sample, and in secret the traps, the shortest first, small cases and large cases.
fn data(problem: &Problem, seed: u64) -> Vec<File> {
    let mut files = Vec::new();
    let mut add = |path: String, description: String, input: Vec<u8>| {
        let mut stream = MemoryStream::new(&input);
        let solved = problem.solve(&mut stream);
        assert!(solved.is_ok(), "a test solves what is in {path}");
        let contents = [stream.written, input, format!("{description}.\n").into()];
        for (ending, contents) in ["ans", "in", "desc"].into_iter().zip(contents) {
            let path = format!("{path}.{ending}");
            files.push(File { path, contents });
        }
    };
    let package = &problem.package;
    let mut traps = [package.inputs, package.disputed].concat();
    let (_, sample) = traps.remove(0);
    let description = "The sample of the statement".into();
    add("data/sample/1".into(), description, sample.into());
    traps.sort_by_key(|(_, input)| input.len());
    let mut numbers = 1..;
    let mut add_secret = |name: &str, description, input| {
        let number = numbers.next().unwrap_or(0);
        add(
            format!("data/secret/{number:02}-{name}"),
            description,
            input,
        );
    };
    for (name, input) in traps {
        let description = format!("By hand: {}", name.replace('-', " "));
        add_secret(name, description, input.into());
    }
    let [small, large] = package.sizes;
    let mut random = Random::new(seed);
    let few = FEW.min(*problem.framing.range().end());
    for (word, size, cases) in [("small", small, few), ("large", large, package.cases)] {
        for kind in problem.generator.kinds {
            let request = Request {
                cases,
                seed: random.bits(),
                size,
                kind: Some(kind.name),
            };
            let input = problem.generate_to_vec(&request);
            let input = input.expect("a test generates each kind in both sizes");
            let size = size.map_or(String::new(), |size| {
                format!(", size {size} ({})", problem.generator.size)
            });
            let (summary, cases) = (kind.summary, counted(cases, "case"));
            let description = format!("Generated: {summary}; {cases}{size}");
            add_secret(&format!("{word}-{}", kind.name), description, input);
        }
    }
    files
}
