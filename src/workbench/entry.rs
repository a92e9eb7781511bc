//! The data of a problem, which the command line, the pages and the packages use.

use crate::workbench::checker::Whitespace;
use crate::workbench::format::{Format, Framing};
use crate::workbench::generator::{Generated, Request};
use crate::workbench::text::counted;
use std::fmt::{Display, Formatter};

/// A problem's entry in the table.
pub struct Entry {
    pub names: ProblemNames,
    /// The files that are shown, exported or packaged.
    pub files: Files,
    /// The other variant of the problem, if there is one.
    pub variant: Option<Variant>,
    /// The format of the input.
    pub format: Format,
    /// The kinds and sizes of generated input.
    pub generator: Generated,
    /// The sizes of the first inputs in a search for a failing one, in units of
    /// [`Generated::size`]; empty if a smaller size does not make a case simpler.
    pub first_sizes: &'static [u32],
    pub judging: Judging,
    pub tests: Tests,
    pub package: Package,
    /// The name of a turn of the game, such as "move"; empty if the game has no turns.
    pub unit: &'static str,
    /// For each kind of event a phrase with `{}` in place of each word after the kind; the last
    /// `{}` takes all remaining words. An event without a phrase is shown as its line.
    pub phrases: &'static [(&'static str, &'static str)],
}

/// The maximum number of cases in an input that tests a program.
const MAX_TEST_CASES: u64 = 100;

/// The other variant of a problem, for advice to a user who confuses the two. The input of one
/// variant begins with the number of cases, alone in its line; the input of the other does not.
pub struct Variant {
    /// The name on the command line.
    pub name: &'static str,
    /// The mark of its input: "a position count" or "no position count".
    pub input: &'static str,
    /// The first word of its output.
    pub output: &'static str,
}

/// The advice that follows a message about bad input.
impl Display for Variant {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        write!(f, "if there is {}, use {}", self.input, self.name)
    }
}

/// The names of a problem.
pub struct ProblemNames {
    /// The name on the command line.
    pub name: &'static str,
    /// Other names on the command line; the first one names the judge.
    pub aliases: &'static [&'static str],
    /// The title of the statement.
    pub title: &'static str,
    /// The titles that judges use instead.
    pub other_titles: &'static [&'static str],
    /// The judges, each with its number of the problem.
    pub judges: &'static str,
}

/// The limits and the strictness of a judge: of the strictest one if a problem has several judges.
#[derive(Clone, Copy)]
pub struct Judging {
    /// The whitespace that counts in an output.
    pub whitespace: Whitespace,
    /// The time limit for an input in seconds, if it is known.
    pub seconds: Option<u32>,
    /// The memory limit in KiB, if it is known.
    pub kibibytes: Option<u32>,
    /// The C standard of an old compiler, as GCC spells it.
    pub c: Option<&'static str>,
    /// The C++ standard of an old compiler.
    pub cpp: Option<&'static str>,
}

impl Judging {
    /// The judging of UVa.
    pub const UVA: Judging = Judging {
        whitespace: Whitespace::Exact,
        seconds: Some(3),
        kibibytes: None,
        c: Some("c90"),
        cpp: Some("c++11"),
    };

    /// Returns the judging of POJ, where each problem has its own memory limit.
    pub const fn poj(kibibytes: u32) -> Judging {
        Judging {
            whitespace: Whitespace::WithoutEnds,
            seconds: Some(1),
            kibibytes: Some(kibibytes),
            c: Some("gnu90"),
            cpp: Some("gnu++98"),
        }
    }
}

/// The texts of files.
pub struct Files {
    /// The statement in Markdown.
    pub statement: &'static str,
    /// The sections of a variant, which replace those of `statement` with the same titles.
    pub own_sections: Option<&'static str>,
    /// The plain solution, which imports nothing from this crate.
    pub plain: &'static str,
    /// The name of the function in `plain` that answers an input.
    pub answer: &'static str,
    /// The modules that are submitted, the one with the solution first.
    pub modules: &'static [Module<'static>],
    /// The solution in C.
    pub c: &'static str,
    /// The validator of packages, in Python.
    pub validator: &'static str,
    /// The checker of packages, in Python; `None` if each case has one right answer.
    pub checker: Option<&'static str>,
}

/// The files of the folder of `src/problems/` that uses this macro.
macro_rules! files {
    ($folder:literal) => {
        $crate::workbench::entry::Files {
            statement: include_str!("statement.md"),
            own_sections: None,
            plain: include_str!("plain.rs"),
            answer: "answer",
            modules: $crate::workbench::entry::modules!(
                concat!("problems::", $folder, "::"), "": solution, case
            ),
            c: include_str!("solution.c"),
            validator: concat!(include_str!("../reader.py"), include_str!("validator.py")),
            checker: None,
        }
    };
}
pub(crate) use files;

/// The path of a module in the crate, such as `problems::spot::solution`, and its text.
pub type Module<'a> = (&'a str, &'a str);

/// The modules with these names. `$path` precedes a name in the crate, `$folder` in the file
/// system.
macro_rules! modules {
    ($path:expr, $folder:literal: $($name:ident),*) => {
        &[$((
            concat!($path, stringify!($name)),
            include_str!(concat!($folder, stringify!($name), ".rs")),
        )),*]
    };
}
pub(crate) use modules;

/// The inputs that test programs, and the mistakes that they find.
pub struct Tests {
    /// The sample, followed by the pitfalls.
    pub inputs: &'static [NamedInput],
    /// Pitfalls on which accepted programs disagree.
    pub disputed: &'static [NamedInput],
    pub mistakes: &'static [Mistake],
}

/// The data of packages that other fields do not hold.
pub struct Package {
    /// The contest that the problem is from.
    pub source: &'static str,
    /// The address of the original statement.
    pub source_url: &'static str,
    /// The size of small and of large cases; `None` for mixed sizes.
    pub sizes: [Option<u32>; 2],
    /// The number of large cases in a file.
    pub cases: u64,
}

/// A typical mistake, which the plain solution can imitate.
pub struct Mistake {
    /// The name on the command line.
    pub name: &'static str,
    /// The verdict on a program with this mistake.
    pub failure: Failure,
    /// The description of such a program: the rest of a sentence that begins with "It".
    pub sentence: &'static str,
}

/// The verdict on a wrong program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    WrongAnswer,
    /// A wrong answer that some judge has accepted, as the statement says.
    Disputed,
    /// Only whitespace is wrong: a wrong answer where all whitespace counts.
    PresentationError,
    RunTimeError,
    TimeLimitExceeded,
}

impl Failure {
    /// Returns the folder in packages for programs that fail this way.
    pub fn folder(self) -> &'static str {
        match self {
            Failure::WrongAnswer | Failure::Disputed | Failure::PresentationError => "wrong_answer",
            Failure::RunTimeError => "run_time_error",
            Failure::TimeLimitExceeded => "time_limit_exceeded",
        }
    }
}

/// The mistakes with this failure, each a name and a sentence.
macro_rules! mistakes {
    ($($failure:ident: $($name:literal $sentence:literal)*;)*) => {
        &[$($($crate::workbench::entry::Mistake {
            name: $name,
            failure: $crate::workbench::entry::Failure::$failure,
            sentence: $sentence,
        }),*),*]
    };
}
pub(crate) use mistakes;

/// The name of an input, which describes it, and its text.
pub type NamedInput = (&'static str, &'static str);

/// The inputs in the files `$name.in` of `$folder`, and inputs computed from `$text`, whose files
/// would be large.
macro_rules! inputs {
    ($($folder:literal: $($name:literal)*;)* $(text $long:literal $text:expr;)*) => {
        &[
            $($(($name, include_str!(concat!($folder, $name, ".in"))),)*)*
            $(($long, $text),)*
        ]
    };
}
pub(crate) use inputs;

/// A section of a statement.
#[derive(Clone, Copy)]
pub struct Section {
    /// The title; empty for the beginning of the statement, before the first section.
    pub title: &'static str,
    /// The text in Markdown, without the title.
    pub text: &'static str,
}

impl Display for Section {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        if self.title.is_empty() {
            return f.write_str(self.text);
        }
        write!(f, "## {}\n\n{}", self.title, self.text)
    }
}

/// Returns the sections of a text in Markdown, which begins with its title or with a section.
fn sections(text: &'static str) -> Vec<Section> {
    let sections = text.split("\n## ").map(|part| {
        let section = part.strip_prefix("## ").unwrap_or(part);
        let is_beginning = part.starts_with("# ");
        let titled = section.split_once("\n\n").filter(|_| !is_beginning);
        let (title, text) = titled.unwrap_or(("", part));
        Section { title, text }
    });
    sections.collect()
}

impl Entry {
    /// Returns the statement in Markdown.
    pub fn statement(&self) -> String {
        let sections = self.sections();
        let sections: Vec<String> = sections.iter().map(Section::to_string).collect();
        sections.join("\n")
    }

    /// Returns the beginning of the statement, and its sections.
    pub fn sections(&self) -> Vec<Section> {
        let mut all = sections(self.files.statement);
        for own in self.files.own_sections.map_or(Vec::new(), sections) {
            let replaced = all.iter_mut().find(|section| section.title == own.title);
            *replaced.expect("a section with this title") = own;
        }
        all
    }

    /// Returns the text of the section of the statement with this title: blocks with an empty line
    /// between them.
    pub fn section(&self, title: &str) -> &'static str {
        let sections = self.sections();
        let section = sections.iter().find(|section| section.title == title);
        section.expect("a section with this title").text
    }

    /// Returns the number of cases in an input that tests a program, unless an option says
    /// otherwise.
    pub fn test_cases(&self) -> u64 {
        self.format.max_cases.min(MAX_TEST_CASES)
    }

    /// Returns the reason if input cannot be generated as requested.
    pub fn check_request(&self, request: &Request) -> Result<(), String> {
        let Generated { kinds, sizes, size } = &self.generator;
        let is_unknown = |kind: &&str| kinds.iter().all(|known| known.name != *kind);
        if let Some(kind) = request.kind.filter(is_unknown) {
            return Err(format!("{} has no kind {kind:?}", self.names.name));
        }
        if let Some(requested) = request.size.filter(|size| !sizes.contains(size)) {
            let (min, max) = (sizes.start(), sizes.end());
            return Err(format!("size {requested}: expected {min} to {max}, {size}"));
        }
        let max = u64::from(u32::MAX);
        if matches!(self.format.framing, Framing::Counted) && request.cases > max {
            let cases = counted(request.cases, "case");
            return Err(format!("{cases}: expected at most {max}"));
        }
        Ok(())
    }
}
