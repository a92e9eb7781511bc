//! A problem as a package that a judge can host, in the Kattis problem package format ("legacy"),
//! which Kattis, DOMjudge and BAPCtools read.
//!
//! The data is the sample, the traps of the problem, and each kind of generated cases, small ones
//! and large ones. The answers are those of the solution. The statement is ours, but for its last
//! sections, which are about other judges. The same seed gives the same bytes.

use crate::export::parts::{Convention, Part};
use crate::export::solution;
use crate::workbench::checker::Checker;
use crate::workbench::explanation::counted;
use crate::workbench::fnv::fnv1a;
use crate::workbench::generator::{Random, Request};
use crate::workbench::latex::latex;
use crate::workbench::memory::MemoryStream;
use crate::workbench::problem::{Problem, Verdict};
use crate::workbench::statement::{parse, Block};
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
    let mut package = Package { files: Vec::new() };
    let short = short_name(problem);
    package.add("problem.yaml", problem_yaml(problem));
    package.add(
        "domjudge-problem.ini",
        format!("short-name = {short}\ntimelimit = {TIME_LIMIT}\n"),
    );
    package.add("LICENSE", include_str!("../../LICENSE"));
    let Statement { before, sample } = statement(problem);
    package.add("problem_statement/problem.en.tex", tex(&before, &sample));
    package.add_data(problem, seed, &sample);
    let c = |part: Part| part.c(problem, Convention::Kattis);
    if let Some(validator) = c(Part::Validator) {
        package.add("input_validators/validator.c", validator);
    }
    if let Some(checker) = c(Part::Checker) {
        package.add("output_validators/checker.c", checker);
    }
    package.add(format!("submissions/accepted/{short}.c"), problem.export.c);
    package.add(
        format!("submissions/accepted/{short}.rs"),
        solution::rust(problem),
    );
    for &(verdict, name) in problem.package.mistakes {
        let folder = match verdict {
            Verdict::WrongAnswer => "wrong_answer",
            Verdict::RunTimeError => "run_time_error",
            Verdict::TimeLimitExceeded => "time_limit_exceeded",
        };
        let path = format!("submissions/{folder}/{name}.rs");
        package.add(path, with_mistake(problem, name));
    }
    package.files
}

/// The name of the package: lower-case letters and digits.
pub fn short_name(problem: &Problem) -> String {
    problem.name().replace('-', "")
}

/// The program that makes a mistake, in one file: the mistake is no argument, and modules are not in
/// other files.
fn with_mistake(problem: &Problem, mistake: &str) -> String {
    let (program, modules) = problem.package.wrong_program;
    let mut program = String::from(program);
    for (name, text) in modules {
        let file = name.replace('_', "-");
        let module = format!("#[path = \"{file}.rs\"]\nmod {name};");
        program = program.replace(&module, &format!("mod {name} {{\n{text}}}"));
    }
    let argument = "std::env::args().nth(1).unwrap_or_default()";
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

/// A statement without the sections that are about other judges.
struct Statement {
    /// The blocks before the section with the sample.
    before: Vec<Block<'static>>,
    /// Those of this section, after its title.
    sample: Vec<Block<'static>>,
}

/// The statement of a problem. Another form has sections of its own after the rules.
fn statement(problem: &Problem) -> Statement {
    let parsed = |text| parse(text).expect("a test parses all statements");
    let mut blocks = parsed(problem.statement);
    if let Some(sections) = problem.package.sections {
        blocks.truncate(section(&blocks, "Input"));
        blocks.extend(parsed(sections));
    }
    let mut sample = blocks.split_off(section(&blocks, "Sample"));
    sample.remove(0);
    let end = sample
        .iter()
        .position(|block| matches!(block, Block::Heading(..)));
    sample.truncate(end.unwrap_or(sample.len()));
    Statement {
        before: blocks,
        sample,
    }
}

/// The place of the title of a section.
fn section(blocks: &[Block], title: &str) -> usize {
    let mut blocks = blocks.iter();
    let place = blocks.position(|block| *block == Block::Heading(2, title));
    place.expect("a test finds all sections")
}

/// The statement as LaTeX, without the sample itself, which is shown from the data.
fn tex(before: &[Block], sample: &[Block]) -> String {
    // The input and the output are a paragraph and code each.
    let explanation = &sample[4..];
    let title = "\n\\section*{Explanation of the sample}\n\n";
    latex(before) + title + &latex(explanation)
}

struct Package {
    files: Vec<File>,
}

impl Package {
    fn add(&mut self, path: impl Into<String>, contents: impl Into<Vec<u8>>) {
        let (path, contents) = (path.into(), contents.into());
        self.files.push(File { path, contents });
    }

    /// Adds the data: the sample, and in secret the traps, the shortest first, small cases and
    /// large cases.
    fn add_data(&mut self, problem: &Problem, seed: u64, sample: &[Block]) {
        let [_, Block::Code(input), _, Block::Code(answer), ..] = sample else {
            panic!("a test finds the sample in the statement");
        };
        self.add("data/sample/1.in", *input);
        self.add("data/sample/1.ans", *answer);
        self.add("data/sample/1.desc", "The sample of the statement.\n");
        let mut secret = traps(problem);
        let [small, large] = problem.package.sizes;
        let mut random = Random::new(seed);
        let few = FEW.min(*problem.framing.range().end());
        for (word, size, cases) in [
            ("small", small, few),
            ("large", large, problem.package.cases),
        ] {
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
                    format!(", size {size} ({})", problem.generator.size.meaning)
                });
                let description = format!(
                    "Generated: {}; {}{size}",
                    kind.summary,
                    counted(cases, "case")
                );
                secret.push((format!("{word}-{}", kind.name), description, input));
            }
        }
        for (place, (name, description, input)) in secret.into_iter().enumerate() {
            let path = format!("data/secret/{:02}-{name}", place + 1);
            let mut stream = MemoryStream::new(&input);
            let solved = problem.solve(&mut stream);
            assert!(
                solved.is_ok(),
                "{name} is not valid, which a test would have found"
            );
            let answer = stream.written;
            self.add(format!("{path}.in"), input);
            self.add(format!("{path}.ans"), answer);
            self.add(format!("{path}.desc"), format!("{description}.\n"));
        }
    }
}

/// A test case: its name, its description and its input.
type Case = (String, String, Vec<u8>);

/// The traps of the problem, the shortest first.
fn traps(problem: &Problem) -> Vec<Case> {
    let mut traps: Vec<Case> = Vec::new();
    for (name, input) in problem.package.traps {
        let words = name.replace('-', " ");
        // An input can catch several mistakes.
        match traps
            .iter_mut()
            .find(|(_, _, other)| other == input.as_bytes())
        {
            Some((_, description, _)) => description.push_str(&format!("; {words}")),
            None => traps.push((
                name.to_string(),
                format!("By hand: {words}"),
                (*input).into(),
            )),
        }
    }
    traps.sort_by_key(|(_, _, input)| input.len());
    traps
}
