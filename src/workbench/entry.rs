//! The data of a problem for the command line and the HTML pages.

use crate::workbench::checker::Whitespace;
use crate::workbench::format::InputFormat;
use crate::workbench::generator::{KindsAndSizes, Request};
use std::fmt::{Display, Formatter};

/// An entry of the table of problems: the data of a problem that commands and HTML pages need,
/// apart from its functions.
pub struct Entry {
    /// The name on the command line.
    pub name: &'static str,
    /// Other names on the command line. The first one is a judge and its number for the problem,
    /// such as "uva141".
    pub aliases: &'static [&'static str],
    /// The title of the statement.
    pub title: &'static str,
    /// The judges and their numbers for the problem, such as "UVa 141".
    pub judges: &'static str,
    pub files: Files,
    /// The other variant of the problem, if it has two.
    pub other_variant: Option<Variant>,
    pub format: InputFormat,
    /// The kinds and sizes of generated input.
    pub generator: KindsAndSizes,
    /// The sizes of the cases that `judge test` tries first, in units of
    /// [`KindsAndSizes::size_unit`]. Empty if a case of a smaller size is not simpler.
    pub first_sizes: &'static [u32],
    pub judging: Judging,
    /// A line of each form that the lines of an answer have, apart from blank lines. Empty if the
    /// rules of the problem check the lines, and say what they expected.
    pub answer_lines: &'static [&'static str],
    /// The sample, followed by the pitfalls: inputs that wrong programs are likely to fail.
    pub inputs: &'static [BuiltInInput],
    /// Pitfalls for which accepted programs print different outputs.
    pub disputed_inputs: &'static [BuiltInInput],
    /// The mistakes that programs may make.
    pub mistakes: &'static [Mistake],
    /// The name of a turn, such as "move"; empty if the game has no turns.
    pub turn_name: &'static str,
}

/// The other variant of a problem, for advice to a user who confuses the two.
pub struct Variant {
    /// The name on the command line.
    pub name: &'static str,
    /// The first word of its outputs. An output that begins with it is for this variant, and not
    /// for the problem that has this variant in its entry.
    pub first_output_word: &'static str,
}

/// The limits and the strictness of the judge. If several judges have the problem, those of the
/// strictest judge.
#[derive(Clone, Copy)]
pub struct Judging {
    /// The whitespace that counts in an output.
    pub whitespace: Whitespace,
    /// The time limit for an input in seconds; `None` if it is unknown.
    pub time_limit_s: Option<u32>,
    /// The memory limit in KiB; `None` if it is unknown.
    pub memory_limit_kib: Option<u32>,
    /// The C standard of the judge's old compiler, as GCC spells it; `None` for the default.
    pub c_standard: Option<&'static str>,
    /// The same for C++.
    pub cpp_standard: Option<&'static str>,
}

impl Judging {
    /// The limits and the strictness of UVa.
    pub const UVA: Judging = Judging {
        whitespace: Whitespace::Exact,
        time_limit_s: Some(3),
        memory_limit_kib: None,
        c_standard: Some("c90"),
        cpp_standard: Some("c++11"),
    };

    /// Returns the limits and the strictness of POJ, with the memory limit of a problem.
    pub const fn poj(memory_limit_kib: u32) -> Judging {
        Judging {
            whitespace: Whitespace::WithoutEnds,
            time_limit_s: Some(1),
            memory_limit_kib: Some(memory_limit_kib),
            c_standard: Some("gnu90"),
            cpp_standard: Some("gnu++98"),
        }
    }
}

/// The contents of a problem's files.
pub struct Files {
    /// The statement in Markdown.
    pub statement: &'static str,
    /// The sections of a variant, in Markdown. They replace the sections of `statement` with the
    /// same titles.
    pub own_sections: Option<&'static str>,
    /// The modules of a submission. The first one contains the solution.
    pub modules: &'static [Module<'static>],
    /// The solution in C.
    pub c_solution: &'static str,
}

/// Includes the files of a problem. Must be called from `src/problems/$folder/mod.rs`.
macro_rules! files {
    ($folder:literal) => {
        $crate::workbench::entry::Files {
            statement: include_str!("statement.md"),
            own_sections: None,
            modules: $crate::workbench::entry::modules!(
                concat!("problems::", $folder, "::"), "": solution, case
            ),
            c_solution: include_str!("solution.c"),
        }
    };
}
pub(crate) use files;

/// A module: its path in the crate, such as `problems::spot::solution`, and its source text.
pub type Module<'a> = (&'a str, &'a str);

/// Includes the modules with these names. `$path` is the beginning of their paths in the crate.
/// `$folder` is the folder of their files, relative to the calling file.
macro_rules! modules {
    ($path:expr, $folder:literal: $($name:ident),*) => {
        &[$((
            concat!($path, stringify!($name)),
            include_str!(concat!($folder, stringify!($name), ".rs")),
        )),*]
    };
}
pub(crate) use modules;

/// A typical mistake, which the plain solution can imitate.
#[derive(Debug)]
pub struct Mistake {
    /// The name on the command line.
    pub name: &'static str,
    /// The way in which a program with this mistake fails.
    pub failure: Failure,
    /// The actions of a program with this mistake, as a clause without a subject: "prints no empty
    /// line after a case".
    pub predicate: &'static str,
}

/// The way in which a program with a mistake fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    WrongAnswer,
    /// A wrong answer that some judge has accepted, as the statement mentions.
    Disputed,
    /// Only whitespace is wrong. Strict judges treat this as a wrong answer.
    PresentationError,
    RunTimeError,
    TimeLimitExceeded,
}

/// Defines the mistakes of a problem: the list `MISTAKES`, and the function `run`, which runs the
/// plain solution with one of them. The arguments are the failures, each followed by the mistakes
/// with this failure: the name, the predicate, and the field of `Rules` that differs, with its value.
macro_rules! mistakes {
    ($($failure:ident: $($name:literal $predicate:literal $field:ident: $value:expr;)*)*) => {
        pub const MISTAKES: &[$crate::workbench::entry::Mistake] =
            &[$($($crate::workbench::entry::Mistake {
                name: $name,
                failure: $crate::workbench::entry::Failure::$failure,
                predicate: $predicate,
            }),*),*];

        /// Runs the plain solution with the mistake that has this name, or by the rules if the name
        /// is empty.
        pub fn run(input: &str, mistake: &str, emit: Emit) -> Option<String> {
            let mut rules = RIGHT;
            match mistake {
                $($($name => rules.$field = $value,)*)*
                _ => {}
            }
            (rules.answer)(input, &rules, emit)
        }
    };
}
pub(crate) use mistakes;

/// An input: a descriptive name, and its text.
pub type BuiltInInput = (&'static str, &'static str);

/// Makes a list of inputs from the files `$name.in` in `$folder`.
macro_rules! inputs {
    ($($folder:literal: $($name:literal)*;)*) => {
        &[$($(($name, include_str!(concat!($folder, $name, ".in"))),)*)*]
    };
}
pub(crate) use inputs;

/// A section of a statement.
#[derive(Clone, Copy)]
pub struct Section {
    /// The title; empty for the text before the first section.
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

/// Returns the sections of a text in Markdown. The text must begin with its title or with a
/// section.
fn sections(text: &'static str) -> Vec<Section> {
    let sections = text.split("\n## ").map(|part| {
        // Only the first part still has its `## `.
        let section = part.strip_prefix("## ").unwrap_or(part);
        let has_document_title = part.starts_with("# ");
        let title_and_text = section.split_once("\n\n").filter(|_| !has_document_title);
        let (title, text) = title_and_text.unwrap_or(("", part));
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

    /// Returns the sections of the statement. The first one is the text before the first section
    /// with a title.
    pub fn sections(&self) -> Vec<Section> {
        let mut statement = sections(self.files.statement);
        for section in self.files.own_sections.map_or(Vec::new(), sections) {
            let old_section = statement.iter_mut().find(|old| old.title == section.title);
            *old_section.expect("a section with this title") = section;
        }
        statement
    }

    /// Returns the text of the section with this title. Panics if there is none.
    pub fn section(&self, title: &str) -> &'static str {
        let sections = self.sections();
        let section = sections.iter().find(|section| section.title == title);
        section.expect("a section with this title").text
    }

    /// Returns an error if the requested input cannot be generated.
    pub fn check_request(&self, request: &Request) -> Result<(), String> {
        let (sizes, unit) = (&self.generator.sizes, self.generator.size_unit);
        let mut kinds = self.generator.kinds.iter();
        let is_unknown = |name: &&str| kinds.all(|kind| kind.name != *name);
        if let Some(name) = request.kind.filter(is_unknown) {
            return Err(format!("{} has no kind {name:?}", self.name));
        }
        if let Some(size) = request.size.filter(|size| !sizes.contains(size)) {
            let (min, max) = (sizes.start(), sizes.end());
            return Err(format!("size {size}: expected {min} to {max}, {unit}"));
        }
        Ok(())
    }
}
