//! What the table says of a problem: data, which the command line, the pages and the packages show.

use crate::workbench::checker::Whitespace;
use crate::workbench::format::{Format, Framing};
use crate::workbench::generator::{Generated, Request};
use crate::workbench::text::counted;
use std::fmt::{Display, Formatter};

/// A problem's entry in the table: all that is known of it without its functions.
pub struct Entry {
    /// The names.
    pub names: ProblemNames,
    /// The files of its folder that are shown, exported or packed.
    pub files: Files,
    /// The other variant of the problem, if there is one.
    pub variant: Option<Variant>,
    /// The format of its input.
    pub format: Format,
    /// The input that it can generate.
    pub generator: Generated,
    /// Sizes to begin a search for a failing input with, as [`Generated::size`] defines them; empty
    /// if size does not make a case simpler.
    pub first_sizes: &'static [u32],
    /// How its judges treat a program.
    pub judging: Judging,
    /// The inputs and the mistakes that test programs.
    pub tests: Tests,
    /// The data that packages hold besides.
    pub package: Package,
    /// The name of a turn of its game, such as "move"; empty if it has none.
    pub unit: &'static str,
    /// Events in words: for a kind, a phrase with `{}` for each word of the event after the kind; the last
    /// one stands for all words that are left. An event without a phrase is shown as a line.
    pub phrases: &'static [(&'static str, &'static str)],
}

/// The most cases in an input that tests a program.
const MOST_TEST_CASES: u64 = 100;

/// The other variant of a problem, for advice to a user who confuses the two. The input of one
/// begins with the number of cases, alone in its line; that of the other does not.
pub struct Variant {
    /// The name on the command line.
    pub name: &'static str,
    /// The count that its input begins with, or that it begins with none.
    pub input: &'static str,
    /// The first word of its output.
    pub output: &'static str,
}

/// Advice on bad input.
impl Display for Variant {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        write!(f, "if there is {}, use {}", self.input, self.name)
    }
}

/// The names of a problem.
pub struct ProblemNames {
    /// On the command line.
    pub name: &'static str,
    /// On the command line as well; the first is that of the judge.
    pub aliases: &'static [&'static str],
    /// The title of the statement.
    pub title: &'static str,
    /// Other titles that judges give it.
    pub other_titles: &'static [&'static str],
    /// The judges that have it, and its number there.
    pub judges: &'static str,
}

/// How judges treat a program; if a problem has several, how the strictest one does.
#[derive(Clone, Copy)]
pub struct Judging {
    /// Which whitespace counts in its output.
    pub whitespace: Whitespace,
    /// The time limit for an input in seconds, if it is known.
    pub seconds: Option<u32>,
    /// The memory limit in KiB, if it is known.
    pub kibibytes: Option<u32>,
    /// The standard of C that its compiler takes, as GCC calls it, if it is not a recent one.
    pub c: Option<&'static str>,
    /// The same of C++.
    pub cpp: Option<&'static str>,
}

impl Judging {
    /// As at UVa.
    pub const UVA: Judging = Judging {
        whitespace: Whitespace::Exact,
        seconds: Some(3),
        kibibytes: None,
        c: Some("c90"),
        cpp: Some("c++11"),
    };

    /// As at POJ, where each problem has its own memory limit.
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
    /// The statement: Markdown in at most 80 columns.
    pub statement: &'static str,
    /// Sections in place of those with the same titles, for the variant that differs in them.
    pub own_sections: Option<&'static str>,
    /// The simplest solution, which uses nothing from this crate.
    pub plain: &'static str,
    /// The function in it that answers an input.
    pub answer: &'static str,
    /// The module that is submitted, and those that it uses.
    pub modules: &'static [Module<'static>],
    /// The solution in C.
    pub c: &'static str,
    /// A program in Python that says whether input is valid.
    pub validator: &'static str,
    /// A program in Python that says whether an output follows the rules; `None` if one answer is right.
    pub checker: Option<&'static str>,
}

/// The files of this folder of `src/problems/`, from which the macro is used.
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

/// A module: its path in the crate, such as `problems::spot::solution`, and its text.
pub type Module<'a> = (&'a str, &'a str);

/// The modules with these names, with `$path` before them in the crate and `$folder` in the file
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

/// Inputs that show whether a program is wrong, and mistakes that it may make.
pub struct Tests {
    /// The sample, and then the pitfalls: inputs that find typical mistakes.
    pub inputs: &'static [NamedInput],
    /// Pitfalls on which accepted programs disagree.
    pub disputed: &'static [NamedInput],
    /// The typical mistakes that it can make.
    pub mistakes: &'static [Mistake],
}

/// The data that a judge needs to host a problem, in addition to other fields.
pub struct Package {
    /// The contest that the problem is from.
    pub source: &'static str,
    /// Where its statement is.
    pub source_url: &'static str,
    /// The size of small and of large cases; `None` if the sizes are mixed.
    pub sizes: [Option<u32>; 2],
    /// The number of large cases in a file.
    pub cases: u64,
}

/// A typical mistake, which the plain solution can make.
pub struct Mistake {
    /// Its name on the command line.
    pub name: &'static str,
    /// The verdict on a program that makes it.
    pub failure: Failure,
    /// A description of such a program: the rest of a sentence that begins with "It".
    pub sentence: &'static str,
}

/// The verdict on a wrong program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// It prints a wrong answer.
    WrongAnswer,
    /// It prints a wrong answer that some judge has accepted, as the statement says.
    Disputed,
    /// Only its whitespace is wrong: a wrong answer where all whitespace counts.
    PresentationError,
    /// It crashes.
    RunTimeError,
    /// It takes too long.
    TimeLimitExceeded,
}

impl Failure {
    /// The folder in packages for programs that fail this way.
    pub fn folder(self) -> &'static str {
        match self {
            Failure::WrongAnswer | Failure::Disputed | Failure::PresentationError => "wrong_answer",
            Failure::RunTimeError => "run_time_error",
            Failure::TimeLimitExceeded => "time_limit_exceeded",
        }
    }
}

/// The mistakes that fail this way, each with its name and its sentence.
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

/// An input: its name, which describes it, and its text.
pub type NamedInput = (&'static str, &'static str);

/// The inputs with these names, with `$folder` before them and `.in` after them in their paths; and
/// inputs with these texts, which would be large files.
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
    /// Its title; empty for the beginning of the statement.
    pub title: &'static str,
    /// Its text in Markdown, without the title.
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

/// The sections of a text in Markdown, which begins with its title or with a section.
fn sections(text: &'static str) -> Vec<Section> {
    let sections = text.split("\n## ").map(|part| {
        if part.starts_with("# ") {
            return Section {
                title: "",
                text: part,
            };
        }
        let part = part.strip_prefix("## ").unwrap_or(part);
        let (title, text) = part.split_once("\n\n").unwrap_or((part, ""));
        Section { title, text }
    });
    sections.collect()
}

impl Entry {
    /// The statement: Markdown.
    pub fn statement(&self) -> String {
        let sections = self.sections();
        let sections: Vec<String> = sections.iter().map(Section::to_string).collect();
        sections.join("\n")
    }

    /// Returns the sections of the statement, the first of which is its beginning.
    pub fn sections(&self) -> Vec<Section> {
        let mut all = sections(self.files.statement);
        for own in self.files.own_sections.map_or(Vec::new(), sections) {
            let replaced = all.iter_mut().find(|section| section.title == own.title);
            *replaced.expect("a test finds all sections") = own;
        }
        all
    }

    /// Returns the text of the section of the statement with this title: blocks with an empty line
    /// between them.
    pub fn section(&self, title: &str) -> &'static str {
        let sections = self.sections();
        let section = sections.iter().find(|section| section.title == title);
        section.expect("a test finds all sections").text
    }

    /// The most cases in an input that tests a program, unless their number is given: as many
    /// as the judges have, but not too many.
    pub fn test_cases(&self) -> u64 {
        self.format.max_cases.min(MOST_TEST_CASES)
    }

    /// Returns the reason if input cannot be generated as requested.
    pub fn check_request(&self, request: &Request) -> Result<(), String> {
        let Generated { kinds, sizes, size } = &self.generator;
        let is_unknown = |kind: &&str| kinds.iter().all(|known| known.name != *kind);
        if let Some(kind) = request.kind.filter(is_unknown) {
            return Err(format!("{} has no kind {kind:?}", self.names.name));
        }
        if let Some(wanted) = request.size.filter(|size| !sizes.contains(size)) {
            let (min, max) = (sizes.start(), sizes.end());
            return Err(format!("size {wanted}: expected {min} to {max}, {size}"));
        }
        let most = u64::from(u32::MAX);
        if matches!(self.format.framing, Framing::Counted) && request.cases > most {
            let cases = counted(request.cases, "case");
            return Err(format!("{cases}: expected at most {most}"));
        }
        Ok(())
    }
}
