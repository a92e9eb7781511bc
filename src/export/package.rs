//! Exports a problem as a package for judges that host it. The format is the Kattis problem package
//! format ("legacy"), which Kattis, DOMjudge and BAPCtools read.
//!
//! The data consists of the sample, the pitfalls, and small and large generated cases of each kind.
//! The last case of a generated file with several cases repeats the first. This reveals state that
//! a program does not reset between cases. The answers come from [`Problem::answer`]. The statement
//! is `statement.md` up to the sample, without the sample's input and output, but with its
//! explanation. The same seed gives the same bytes.

use crate::export::latex;
use crate::export::solution::rust_program;
use crate::workbench::checker::Whitespace;
use crate::workbench::entry::{Failure, Mistake, Section};
use crate::workbench::generator::{fnv1a, Random, Request};
use crate::workbench::problem::Problem;
use crate::workbench::text::counted;

/// A file of a package: its path, with `/` between folders, and its contents.
pub type File = (String, Vec<u8>);

/// The number of cases in a file of small cases. It is low, so that people can read the file.
const SMALL_COUNT: u64 = 5;

/// The time limit in seconds at DOMjudge. Kattis computes its own limit from the run times of the
/// accepted submissions.
const TIME_LIMIT: u32 = 2;

fn file(path: impl Into<String>, contents: impl Into<Vec<u8>>) -> File {
    (path.into(), contents.into())
}

/// Returns the files of the package of a problem. `seed` determines the generated cases.
pub fn files(problem: &dyn Problem, seed: u64) -> Vec<File> {
    // The format allows only letters and digits in the name of a package.
    let short_name = problem.name.replace('-', "");
    let solution_path = format!("submissions/accepted/{short_name}");
    let domjudge_ini = format!("short-name = {short_name}\ntimelimit = {TIME_LIMIT}\n");
    let mut files = data_files(problem, seed);
    files.extend([
        file("problem.yaml", problem_yaml(problem)),
        file("domjudge-problem.ini", domjudge_ini),
        file("LICENSE", include_str!("../../LICENSE")),
        file("problem_statement/problem.en.tex", statement_tex(problem)),
        file("input_validators/validator.py", problem.files.validator),
        file(format!("{solution_path}.c"), problem.files.c_solution),
        file(format!("{solution_path}.rs"), rust_program(problem)),
        file("submissions/accepted/plain.rs", plain_program(problem, "")),
    ]);
    let checker = problem.files.checker.iter();
    files.extend(checker.map(|checker| file("output_validators/checker.py", *checker)));
    for Mistake { name, failure, .. } in problem.mistakes {
        // Unless all whitespace counts, judges accept programs with a presentation error.
        let is_exact = problem.judging.whitespace == Whitespace::Exact;
        if *failure == Failure::PresentationError && !is_exact {
            continue;
        }
        let path = format!("submissions/{}/{name}.rs", failure.folder());
        files.push(file(path, plain_program(problem, name)));
    }
    files
}

/// Returns the source of a program that runs the plain solution with the named mistake, or with
/// none if the name is empty.
pub fn plain_program(problem: &dyn Problem, mistake_name: &str) -> String {
    let (source, function) = (problem.files.plain, problem.files.answer_function);
    format!(
        "{source}
fn main() {{
    let input = std::io::read_to_string(std::io::stdin()).unwrap();
    print!(\"{{}}\", {function}(&input, {mistake_name:?}, &mut |_| Some(())).unwrap());
}}
"
    )
}

fn problem_yaml(problem: &dyn Problem) -> String {
    let has_one_answer = problem.has_one_answer();
    let validation = if has_one_answer { "default" } else { "custom" };
    // A package can ask for one of two rules: all whitespace counts, or only the words do.
    let flags = match problem.judging.whitespace {
        Whitespace::Exact => "case_sensitive space_change_sensitive",
        _ => "case_sensitive",
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
         validator_flags: {flags}\n\
         limits:\n\
         \x20 memory: 512\n\
         \x20 output: 8\n",
        problem.title,
        uuid(problem),
        problem.source,
        problem.source_url,
    )
}

/// Returns a UUID of version 8. It depends only on the name of the problem.
fn uuid(problem: &dyn Problem) -> String {
    let hash = |prefix: &str| fnv1a(format!("{prefix} {}", problem.name).as_bytes());
    let (high, low) = (hash("judge"), hash("package"));
    // A UUID has five groups of hexadecimal digits. The third and the fourth begin with an 8: the
    // version, and a valid variant.
    let (first, second, third) = (high >> 32, high >> 16 & 0xFFFF, high & 0xFFF);
    let (fourth, fifth) = (low >> 48 & 0xFFF, low & 0xFFFF_FFFF_FFFF);
    format!("{first:08x}-{second:04x}-8{third:03x}-8{fourth:03x}-{fifth:012x}")
}

/// Returns the statement as LaTeX: the sections before the sample, and the explanation of the
/// sample. Judges show the sample itself from the data files. The sections after the sample are
/// about `judge` and about other judges.
fn statement_tex(problem: &dyn Problem) -> String {
    let statement = problem.sections();
    let sections = statement.iter();
    let before = sections.take_while(|section| section.title != "Sample");
    // The input and the output are code blocks, and the explanation follows them.
    let sample = problem.section("Sample").rsplit("```").next();
    let text = sample.unwrap_or_default().trim();
    let title = "Explanation of the sample";
    let explanation = Section { title, text };
    let sections = before.chain([&explanation]).map(Section::to_string);
    latex::from_markdown(&sections.collect::<Vec<_>>().join("\n"))
}

/// Returns the data files: the sample, and in the folder `secret` the pitfalls, from short to long,
/// and generated cases, from small to large.
fn data_files(problem: &dyn Problem, seed: u64) -> Vec<File> {
    let mut files = Vec::new();
    let mut add = |name: &str, description: String, input: Vec<u8>| {
        // `files` has three files for each input so far.
        let path = match files.len() / 3 {
            0 => "data/sample/1".into(),
            number => format!("data/secret/{number:02}-{name}"),
        };
        let answer = problem.answer(&input).expect(&path);
        files.push(file(format!("{path}.ans"), answer));
        files.push(file(format!("{path}.in"), input));
        files.push(file(format!("{path}.desc"), format!("{description}.\n")));
    };
    let mut inputs = [problem.inputs, problem.disputed_inputs].concat();
    // The input without cases is left out, because some tools warn about its empty answer.
    inputs.retain(|(_, input)| input.as_bytes() != problem.format.end());
    let (name, sample) = inputs.remove(0);
    add(name, "The sample of the statement".into(), sample.into());
    inputs.sort_by_key(|(_, input)| input.len());
    for (name, input) in inputs {
        let description = format!("By hand: {}", name.replace('-', " "));
        add(name, description, input.into());
    }
    let ([small, large], many_cases) = (problem.package_sizes, problem.package_case_count);
    let mut random = Random::new(seed);
    for (label, size, cases) in [("small", small, SMALL_COUNT), ("large", large, many_cases)] {
        for kind in problem.generator.kinds {
            let request = Request {
                cases,
                seed: random.bits(),
                size,
                kind: Some(kind.name),
            };
            let generated_cases = problem.cases_with_repetition(&request);
            let generated_cases = generated_cases.expect("a valid kind and size");
            let input = problem.format.join(&generated_cases);
            let size_note = size.map_or(String::new(), |size| {
                format!(", size {size} ({})", problem.generator.size_unit)
            });
            let (summary, case_count) = (kind.summary, counted(cases, "case"));
            let description = format!("Generated: {summary}; {case_count}{size_note}");
            add(&format!("{label}-{}", kind.name), description, input);
        }
    }
    files
}
