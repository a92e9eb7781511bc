//! A problem: what the command line knows about it, an entry of the table.

use crate::runtime::scanner::{Error, Place, Scanner, Stream, StreamError};
use crate::runtime::solution::{solve_all, Solve};
use crate::workbench::checker::{
    compare, AnswerFormat, CaseComparison, Checker, Verdict, Whitespace, Words,
};
use crate::workbench::error::describe;
use crate::workbench::explanation::{counted, Explainer};
use crate::workbench::format::Format;
use crate::workbench::generator::{CaseRequest, Generator, Random, Request};
use crate::workbench::memory::MemoryStream;
use crate::workbench::shrinker::Shrinker;
use crate::workbench::validator::{validate, Reader};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};

/// A problem and everything that serves it.
pub struct Problem {
    /// What it is called.
    pub names: ProblemNames,
    /// Its statement: Markdown in at most 80 columns.
    pub statement: &'static str,
    /// The other variant of the problem, if there is one.
    pub variant: Option<Variant>,
    /// Answers the input of a stream on the same stream: [`solve`] with its solution.
    pub solver: fn(&mut dyn Stream) -> Result<(), Error<String>>,
    /// The format of its input.
    pub format: Format,
    /// Explains its games.
    pub explainer: Explainer,
    /// Generates input.
    pub generator: Generator,
    /// Reads and solves cases to validate them.
    pub reader: Reader,
    /// Says whether an output is right.
    pub checker: Checker,
    /// How its judges treat a program.
    pub judging: Judging,
    /// Makes failing input small.
    pub shrinker: Shrinker,
    /// What is submitted, and what judges use.
    pub export: Export,
    /// What packages hold.
    pub package: Package,
}

/// The most cases in an input that tests a program.
const MOST_TEST_CASES: u64 = 100;

/// How many bytes of generated input are buffered before they are written.
const BUFFER: usize = 1 << 16;

/// Another variant of a problem: what to tell a user who confuses the two.
pub struct Variant {
    /// Its name on the command line.
    pub name: &'static str,
    /// What its input counts before the cases, or that it does not.
    pub input: &'static str,
    /// Whether the first line of its input is that count and nothing else.
    pub has_count: bool,
    /// The first word of its output, if ours begins with another.
    pub output: Option<&'static str>,
}

/// Advice on bad input.
impl Display for Variant {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        write!(f, "if there is {}, use {}", self.input, self.name)
    }
}

/// What a problem is called.
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

/// What is exported.
pub struct Export {
    /// The module that is submitted, and those of the problem's folder that it uses.
    pub modules: &'static [Module<'static>],
    /// The solution in C, as one file.
    pub c: &'static str,
}

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

/// What is exported of a problem: the modules with these names in `$folder`, the first of which is
/// submitted, and `solution.c`, in which a variant defines the macro `$variant`.
macro_rules! export {
    ($folder:literal $(, $variant:literal)?: $($name:ident),*) => {
        $crate::workbench::problem::Export {
            modules: $crate::workbench::problem::modules!(concat!("problems::", $folder, "::"), "": $($name),*),
            c: concat!($("#define ", $variant, "\n",)? include_str!("solution.c")),
        }
    };
}
pub(crate) use export;

/// What a judge needs to host a problem, in addition to what other fields say.
pub struct Package {
    /// The contest that the problem is from.
    pub source: &'static str,
    /// Where its statement is.
    pub source_url: &'static str,
    /// For another variant than that of the statement: its sections on input, output and sample.
    pub sections: Option<&'static str>,
    /// The sample, and then the pitfalls: inputs that find typical mistakes.
    pub inputs: &'static [Input],
    /// Pitfalls on which accepted programs disagree.
    pub disputed: &'static [Input],
    /// The size of small and of large cases; `None` if the sizes are mixed.
    pub sizes: [Option<u32>; 2],
    /// How many large cases there are in a file.
    pub cases: u64,
    /// A program in Python that says whether input is valid.
    pub validator: &'static str,
    /// One that says whether an output is right, by the rules; `None` if there is one right answer.
    pub checker: Option<&'static str>,
    /// The plain solution.
    pub plain: Plain,
    /// The typical mistakes that it can make.
    pub mistakes: &'static [Mistake],
}

/// The simplest solution of a problem, a file that uses nothing from this crate.
pub struct Plain {
    /// Its text.
    pub source: &'static str,
    /// The function in it that answers an input.
    pub function: &'static str,
    /// That function. Told the name of a mistake, it makes it; without a mistake the name is empty.
    /// On valid input it may panic or run forever only if the mistake says so. On other input it
    /// always may.
    pub answer: fn(input: &str, mistake: &str) -> String,
}

/// The plain solution in the file `plain.rs` next to this one: the function with this name.
macro_rules! plain {
    ($function:ident) => {
        $crate::workbench::problem::Plain {
            source: include_str!("plain.rs"),
            function: stringify!($function),
            answer: super::plain::$function,
        }
    };
}
pub(crate) use plain;

/// The validator in the file `validator.py` next to this one, after the functions of `reader.py` and
/// the `$variant` of the problem, if there are several.
macro_rules! validator {
    ($($variant:literal)?) => {
        concat!(
            include_str!("../reader.py"),
            $("VARIANT = \"", $variant, "\"\n\n",)?
            include_str!("validator.py")
        )
    };
}
pub(crate) use validator;

/// A typical mistake, which the plain solution can make.
pub struct Mistake {
    /// Its name on the command line.
    pub name: &'static str,
    /// What a judge says about a program that makes it.
    pub failure: Failure,
    /// What such a program does: the rest of a sentence that begins with "It".
    pub sentence: &'static str,
}

/// What a judge says about a wrong program.
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
        &[$($($crate::workbench::problem::Mistake {
            name: $name,
            failure: $crate::workbench::problem::Failure::$failure,
            sentence: $sentence,
        }),*),*]
    };
}
pub(crate) use mistakes;

/// An input: its name, which describes it, and its text.
pub type Input = (&'static str, &'static str);

/// The inputs with these names, with `$folder` before them and `.in` after them in their paths.
macro_rules! inputs {
    ($($folder:literal: $($name:literal)*;)*) => {
        &[$($(($name, include_str!(concat!($folder, $name, ".in")))),*),*]
    };
}
pub(crate) use inputs;

impl Problem {
    /// The name on the command line.
    pub fn name(&self) -> &'static str {
        self.names.name
    }

    /// The statement. Another variant has its own sections "Input", "Output" and "Sample" in it, and
    /// none on variants.
    pub fn statement(&self) -> String {
        let Some(sections) = self.package.sections else {
            return self.statement.into();
        };
        let parts = |title| {
            let parts = self.statement.split_once(title);
            parts.expect("a test finds all sections")
        };
        let (rules, _) = parts("## Input\n");
        let disagreement = "## Where accepted programs disagree\n";
        let (_, end) = parts(disagreement);
        format!("{rules}{sections}\n{disagreement}{end}")
    }

    /// The section "Rules" of the statement: blocks with an empty line between them.
    pub fn rules(&self) -> &'static str {
        let rules = self.statement.split("\n## ");
        let mut rules = rules.filter_map(|section| section.strip_prefix("Rules\n\n"));
        rules.next().expect("a test finds all sections")
    }

    /// Answers the input of a stream on the same stream.
    pub fn solve(&self, stream: &mut dyn Stream) -> Result<(), Error<String>> {
        (self.solver)(stream)
    }

    /// The most cases in an input that tests a program, unless their number is given: as many
    /// as the judges have, but not too many.
    pub fn test_cases(&self) -> u64 {
        self.format.max_cases.min(MOST_TEST_CASES)
    }

    /// Whether input can be generated as requested; otherwise the reason.
    pub fn check_request(&self, request: &Request) -> Result<(), String> {
        let Generator { kinds, sizes, .. } = &self.generator;
        if let Some(kind) = request.kind {
            if !kinds.iter().any(|known| known.name == kind) {
                return Err(format!("{} has no kind {kind:?}", self.name()));
            }
        }
        if let Some(size) = request.size.filter(|size| !sizes.contains(size)) {
            let (min, max) = (sizes.start(), sizes.end());
            let meaning = self.generator.size;
            return Err(format!("size {size}: expected {min} to {max}, {meaning}"));
        }
        let range = self.format.range();
        if !range.contains(&request.cases) {
            let (cases, max) = (counted(request.cases, "case"), range.end());
            let most = if range.start() == max { "" } else { "at most " };
            return Err(format!("{cases}: expected {most}{max}"));
        }
        Ok(())
    }

    /// Writes the requested input, which [`Problem::check_request`] has found possible.
    pub fn generate(&self, request: &Request, stream: &mut dyn Stream) -> Result<(), StreamError> {
        let kinds = self.generator.requested_kinds(request.kind);
        let mut write_case = (self.generator.case_writer)(request.size);
        let mut random = Random::new(request.seed);
        let mut text = self.format.beginning(request.cases);
        let mut words = Vec::new();
        for number in 0..request.cases {
            let mut case = CaseRequest {
                number,
                kind: random.pick(&kinds),
                size: request.size,
                random: &mut random,
            };
            words.clear();
            write_case(&mut case, &mut words);
            self.format.write_case(&words, &mut text);
            if text.len() >= BUFFER {
                stream.write(&text)?;
                text.clear();
            }
        }
        text.extend_from_slice(self.format.end());
        stream.write(&text)
    }

    /// The requested input.
    pub fn generate_to_vec(&self, request: &Request) -> Result<Vec<u8>, String> {
        self.check_request(request)?;
        let mut memory = MemoryStream::new(b"");
        // Memory does not fail.
        let _ = self.generate(request, &mut memory);
        Ok(memory.written)
    }

    /// The candidates of the shrinker that are simpler than `case`.
    pub fn simpler(&self, case: &[u8]) -> impl Iterator<Item = Vec<u8>> + '_ {
        let cost = self.shrinker.cost;
        let most = cost(case);
        let candidates = (self.shrinker.candidates)(case);
        let simpler = candidates.filter(move |words| cost(words) < most);
        let written = simpler.map(|words| {
            let mut case = Vec::new();
            self.format.write_case(&words, &mut case);
            case
        });
        written.filter(|case| case != self.format.end())
    }

    /// Reports each place where the input of a stream is not valid, with a message. The judges'
    /// limits apply if `limits` says so.
    pub fn validate(
        &self,
        stream: &mut dyn Stream,
        limits: bool,
        report: &mut dyn FnMut(Place, &str),
    ) -> Result<(), StreamError> {
        validate(&self.format, self.reader, stream, limits, report)
    }

    /// The verdict on `output`, in which this whitespace counts, for the input of a stream.
    pub fn check(
        &self,
        input: &mut dyn Stream,
        output: &[u8],
        whitespace: Whitespace,
    ) -> Result<Verdict, Error<String>> {
        let mut verdict = match self.checker {
            Checker::Comparison(_) => {
                let format = self.answer_format(whitespace);
                compare(|stream| self.solve(stream), &format, input, output)?
            }
            Checker::Rules(check, _) => check(input, output, whitespace)?,
        };
        let first = Words::new(output).read();
        let is_other = |other: &&Variant| other.output.map(str::as_bytes) == Some(first);
        let variant = self.variant.as_ref().filter(is_other);
        if let (Verdict::WrongAnswer(mismatch), Some(variant)) = (&mut verdict, variant) {
            mismatch.what += &format!("; this looks like output for {}", variant.name);
        }
        Ok(verdict)
    }

    /// The cases of an output for an input, each beside that of our answer. An output that is empty
    /// has none.
    pub fn side_by_side(
        &self,
        input: &[u8],
        output: &[u8],
    ) -> Result<Vec<CaseComparison>, Error<String>> {
        let mut stream = MemoryStream::new(input);
        self.solve(&mut stream)?;
        let format = self.answer_format(self.judging.whitespace);
        Ok(format.side_by_side(&stream.written, output))
    }

    fn answer_format(&self, whitespace: Whitespace) -> AnswerFormat {
        let (Checker::Comparison(begins_case) | Checker::Rules(_, begins_case)) = self.checker;
        AnswerFormat {
            begins_case,
            whitespace,
        }
    }
}

/// Answers the input of a stream with solution `S`.
pub fn solve<S: Solve>(stream: &mut dyn Stream) -> Result<(), Error<String>> {
    let mut scanner = Scanner::new(stream);
    let result = solve_all::<S>(&mut scanner);
    scanner.flush()?;
    result.map_err(|error| describe(error, S::CASE))
}
