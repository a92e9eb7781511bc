//! A problem: what the command line knows about it, an entry of the table.

use crate::runtime::scanner::{Error, Scanner, Stream, StreamError};
use crate::runtime::solution::{described, next_case, solve_all, Case, Input, Solve};
use crate::workbench::checker::{AnswerFormat, BeginsCase, Comparison, Verdict, Whitespace, Words};
use crate::workbench::explanation::{counted, explain_cases, Options, ProgramTrace, Reason};
use crate::workbench::format::Format;
use crate::workbench::generator::{CaseRequest, Generated, Random, Request};
use crate::workbench::memory::MemoryStream;
use crate::workbench::shrinker::Cost;
use crate::workbench::tools::Tools;
use crate::workbench::trace::{self, Divergence, Place, Played};
use crate::workbench::validator::{validate, Invalid};
use std::cmp::Ordering;
use std::fmt::{Display, Formatter};

/// A problem and everything that serves it.
pub struct Problem {
    /// What it is called.
    pub names: ProblemNames,
    /// Its statement: Markdown in at most 80 columns.
    pub statement: &'static str,
    /// Sections in place of those with the same titles, for the variant that differs in them.
    pub own_sections: Option<&'static str>,
    /// The other variant of the problem, if there is one.
    pub variant: Option<Variant>,
    /// The format of its input.
    pub format: Format,
    /// The input that it can generate.
    pub generator: Generated,
    /// Sizes to begin a search for a failing input with, as [`Generated::size`] defines them; empty
    /// if size does not make a case simpler.
    pub first_sizes: &'static [u32],
    /// Where the answer to a case begins.
    pub begins_case: BeginsCase,
    /// How its judges treat a program.
    pub judging: Judging,
    /// What is submitted, and what judges use.
    pub export: Export,
    /// What tests programs.
    pub tests: Tests,
    /// What packages hold besides.
    pub package: Package,
    /// What takes or makes its cases.
    pub tools: &'static dyn ErasedTools,
}

/// The most cases in an input that tests a program.
const MOST_TEST_CASES: u64 = 100;

/// How many bytes of generated input are buffered before they are written.
const BUFFER: usize = 1 << 16;

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

/// What finds out whether a program is wrong.
pub struct Tests {
    /// The sample, and then the pitfalls: inputs that find typical mistakes.
    pub inputs: &'static [NamedInput],
    /// Pitfalls on which accepted programs disagree.
    pub disputed: &'static [NamedInput],
    /// The plain solution.
    pub plain: Plain,
    /// The typical mistakes that it can make.
    pub mistakes: &'static [Mistake],
}

/// What a judge needs to host a problem, in addition to what other fields say.
pub struct Package {
    /// The contest that the problem is from.
    pub source: &'static str,
    /// Where its statement is.
    pub source_url: &'static str,
    /// The size of small and of large cases; `None` if the sizes are mixed.
    pub sizes: [Option<u32>; 2],
    /// How many large cases there are in a file.
    pub cases: u64,
    /// A program in Python that says whether input is valid.
    pub validator: &'static str,
    /// One that says whether an output is right, by the rules; `None` if there is one right answer.
    pub checker: Option<&'static str>,
}

/// The simplest solution of a problem, a file that uses nothing from this crate.
pub struct Plain {
    /// Its text.
    pub source: &'static str,
    /// The function in it that answers an input.
    pub function: &'static str,
}

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

impl Problem {
    /// The name on the command line.
    pub fn name(&self) -> &'static str {
        self.names.name
    }

    /// The statement: Markdown.
    pub fn statement(&self) -> String {
        let sections = self.sections();
        let sections: Vec<String> = sections.iter().map(Section::to_string).collect();
        sections.join("\n")
    }

    /// Returns the sections of the statement, the first of which is its beginning.
    pub fn sections(&self) -> Vec<Section> {
        let mut all = sections(self.statement);
        for own in self.own_sections.map_or(Vec::new(), sections) {
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

    /// Returns the canonical text of an input: its cases as they are written.
    pub fn canonical(&self, input: &[u8]) -> Result<String, Error<String>> {
        let input = self.format.join(&self.cases(input)?);
        Ok(String::from_utf8_lossy(&input).into_owned())
    }

    /// Answers a canonical input by the plain solution with this mistake, or without one if the name
    /// is empty. It may report so many events.
    pub fn play(&self, input: &str, mistake: &str, budget: usize) -> Played {
        self.tools.play(input, mistake, budget)
    }

    /// Returns where the plain solution with this mistake diverges from the rules on a canonical
    /// input: in this case, or in any.
    pub fn divergence(&self, input: &str, case: Option<u64>, mistake: &str) -> Divergence {
        self.tools.divergence(input, case, mistake)
    }

    /// Returns what the steps that a program printed for a canonical input say of it.
    pub fn trace_of_steps(&self, input: &str, steps: &[String]) -> ProgramTrace {
        let (divergence, missing) = self.tools.divergence_of_steps(input, steps);
        ProgramTrace {
            missing,
            ..ProgramTrace::that_printed(divergence)
        }
    }

    /// Returns what the rules do at a place of a valid input, and why.
    pub fn reason(&self, input: &[u8], place: &Place) -> Option<Reason> {
        let options = Options {
            case: Some(place.case),
            program: Some(ProgramTrace::that_printed(Divergence::At(place.clone()))),
            ..Options::default()
        };
        self.tools
            .explain(&mut MemoryStream::new(input), &options)
            .ok()?
    }

    /// Answers the input of a stream on the same stream.
    pub fn solve(&self, stream: &mut dyn Stream) -> Result<(), Error<String>> {
        self.tools.solve(stream)
    }

    /// Explains the cases of a stream, on the same stream.
    pub fn explain(&self, stream: &mut dyn Stream, options: &Options) -> Result<(), Error<String>> {
        self.tools.explain(stream, options).map(|_| ())
    }

    /// The most cases in an input that tests a program, unless their number is given: as many
    /// as the judges have, but not too many.
    pub fn test_cases(&self) -> u64 {
        self.format.max_cases.min(MOST_TEST_CASES)
    }

    /// Whether input can be generated as requested; otherwise the reason.
    pub fn check_request(&self, request: &Request) -> Result<(), String> {
        let Generated { kinds, sizes, size } = &self.generator;
        if let Some(kind) = request.kind {
            if !kinds.iter().any(|known| known.name == kind) {
                return Err(format!("{} has no kind {kind:?}", self.name()));
            }
        }
        if let Some(wanted) = request.size.filter(|size| !sizes.contains(size)) {
            let (min, max) = (sizes.start(), sizes.end());
            return Err(format!("size {wanted}: expected {min} to {max}, {size}"));
        }
        let most = self.format.most_cases();
        if request.cases > most {
            let cases = counted(request.cases, "case");
            return Err(format!("{cases}: expected at most {most}"));
        }
        Ok(())
    }

    /// Writes the requested input, which [`Problem::check_request`] has found possible.
    pub fn generate(&self, request: &Request, stream: &mut dyn Stream) -> Result<(), StreamError> {
        let kinds = self.generator.requested_kinds(request.kind);
        self.tools.generate(&kinds, request, stream)
    }

    /// The requested input.
    pub fn generate_to_vec(&self, request: &Request) -> Result<Vec<u8>, String> {
        self.check_request(request)?;
        let mut memory = MemoryStream::new(b"");
        // Memory does not fail.
        let _ = self.generate(request, &mut memory);
        Ok(memory.written)
    }

    /// The requested cases, the last of which is the first one again: a program that keeps state
    /// from one case to the next often answers it in another way.
    pub fn cases_with_repetition(&self, request: &Request) -> Result<Vec<Vec<u8>>, String> {
        let mut different = *request;
        different.cases = request.cases.max(2) - 1;
        let input = self.generate_to_vec(&different)?;
        let mut cases = self.cases(&input).expect("generated input is valid");
        if request.cases > 1 {
            cases.push(cases[0].clone());
        }
        Ok(cases)
    }

    /// The cases of an input, each as it is written.
    pub fn cases(&self, input: &[u8]) -> Result<Vec<Vec<u8>>, Error<String>> {
        self.tools.cases(input)
    }

    /// Valid cases that are simpler than `case`.
    pub fn simpler(&self, case: &[u8]) -> Box<dyn Iterator<Item = Vec<u8>> + '_> {
        self.tools.simpler(case)
    }

    /// How simple `case` is.
    pub fn cost(&self, case: &[u8]) -> Cost {
        self.tools.cost(case)
    }

    /// Whether `input` is valid, with the judges' limits or without; otherwise the first violation.
    pub fn validate(&self, input: &[u8], limits: bool) -> Result<(), Invalid> {
        self.tools.validate(input, limits)
    }

    /// Whether no other answer than ours is right.
    pub fn has_one_answer(&self) -> bool {
        self.tools.has_one_answer()
    }

    /// The verdict on `output`, in which this whitespace counts, for the input of a stream.
    pub fn check(
        &self,
        input: &mut dyn Stream,
        output: &[u8],
        whitespace: Whitespace,
    ) -> Result<Verdict, Error<String>> {
        Ok(self.judged(input, output, whitespace)?.0)
    }

    /// The same for an input in memory, and all cases.
    pub fn compare(
        &self,
        input: &[u8],
        output: &[u8],
        whitespace: Whitespace,
    ) -> Result<Comparison, Error<String>> {
        let mut stream = MemoryStream::new(input);
        let (verdict, answer) = self.judged(&mut stream, output, whitespace)?;
        let format = self.answer_format(whitespace);
        let mut cases = format.side_by_side(&answer, output);
        if let Some(mismatch) = verdict.mismatch() {
            let wrong = mismatch.case.unwrap_or(cases.len() as u64);
            for (case, number) in cases.iter_mut().zip(1..) {
                case.right = match number.cmp(&wrong) {
                    Ordering::Less => Some(true),
                    Ordering::Equal => Some(false),
                    Ordering::Greater => case.right.filter(|right| *right || self.has_one_answer()),
                };
            }
        }
        Ok(Comparison { verdict, cases })
    }

    /// The verdict on an output, and our answer.
    fn judged(
        &self,
        input: &mut dyn Stream,
        output: &[u8],
        whitespace: Whitespace,
    ) -> Result<(Verdict, Vec<u8>), Error<String>> {
        let format = self.answer_format(whitespace);
        let (mut verdict, answer) = self.tools.check(&format, input, output)?;
        let first = Words::new(output).read();
        let is_other = |other: &&Variant| other.output.as_bytes() == first;
        let variant = self.variant.as_ref().filter(is_other);
        if let (Verdict::WrongAnswer(mismatch), Some(variant)) = (&mut verdict, variant) {
            mismatch.what += &format!("; this looks like output for {}", variant.name);
        }
        Ok((verdict, answer))
    }

    /// How an output for it is read.
    pub fn answer_format(&self, whitespace: Whitespace) -> AnswerFormat {
        AnswerFormat {
            begins_case: self.begins_case,
            whitespace,
        }
    }
}

/// The tools of a problem whose cases are texts: each as it is written in an input. This is the only
/// place where the types of a problem are forgotten.
pub trait ErasedTools: Sync {
    /// See [`Problem::solve`].
    fn solve(&self, stream: &mut dyn Stream) -> Result<(), Error<String>>;
    /// See [`Problem::explain`] and [`Problem::reason`].
    fn explain(
        &self,
        stream: &mut dyn Stream,
        options: &Options,
    ) -> Result<Option<Reason>, Error<String>>;
    /// See [`Problem::play`].
    fn play(&self, input: &str, mistake: &str, budget: usize) -> Played;
    /// See [`Problem::divergence`].
    fn divergence(&self, input: &str, case: Option<u64>, mistake: &str) -> Divergence;
    /// See [`trace::of_lines`].
    fn divergence_of_steps(&self, input: &str, steps: &[String]) -> (Divergence, Option<Place>);
    /// See [`Problem::generate`].
    fn generate(
        &self,
        kinds: &[&'static str],
        request: &Request,
        stream: &mut dyn Stream,
    ) -> Result<(), StreamError>;
    /// See [`Problem::cases`].
    fn cases(&self, input: &[u8]) -> Result<Vec<Vec<u8>>, Error<String>>;
    /// See [`Problem::simpler`].
    fn simpler(&self, case: &[u8]) -> Box<dyn Iterator<Item = Vec<u8>> + '_>;
    /// See [`Problem::cost`].
    fn cost(&self, case: &[u8]) -> Cost;
    /// See [`Problem::validate`].
    fn validate(&self, input: &[u8], limits: bool) -> Result<(), Invalid>;
    /// See [`Problem::has_one_answer`].
    fn has_one_answer(&self) -> bool;
    /// The verdict on an output, and our answer.
    fn check(
        &self,
        format: &AnswerFormat,
        input: &mut dyn Stream,
        output: &[u8],
    ) -> Result<(Verdict, Vec<u8>), Error<String>>;
}

impl<S: Solve, E: PartialEq + Display> ErasedTools for Tools<S, E> {
    fn solve(&self, stream: &mut dyn Stream) -> Result<(), Error<String>> {
        let mut scanner = Scanner::new(stream);
        let result = solve_all::<S>(&mut scanner);
        scanner.flush()?;
        result.map_err(described::<S::Input>)
    }

    fn explain(
        &self,
        stream: &mut dyn Stream,
        options: &Options,
    ) -> Result<Option<Reason>, Error<String>> {
        explain_cases(stream, options, self.explain, self.unit)
    }

    fn play(&self, input: &str, mistake: &str, budget: usize) -> Played {
        trace::play(self.play, input, mistake, budget)
    }

    fn divergence(&self, input: &str, case: Option<u64>, mistake: &str) -> Divergence {
        trace::of_mistake(self.play, input, case, mistake)
    }

    fn divergence_of_steps(&self, input: &str, steps: &[String]) -> (Divergence, Option<Place>) {
        // In a game with turns, a case begins with the kinds of events of every turn.
        let regular = if self.unit.is_empty() { 1 } else { 3 };
        trace::of_lines(self.play, input, steps, regular)
    }

    fn generate(
        &self,
        kinds: &[&'static str],
        request: &Request,
        stream: &mut dyn Stream,
    ) -> Result<(), StreamError> {
        let mut next_case = (self.generator)(request.size);
        let mut random = Random::new(request.seed);
        let mut text = self.format.beginning(request.cases);
        for number in 0..request.cases {
            let mut wanted = CaseRequest {
                number,
                kind: random.pick(kinds),
                size: request.size,
                random: &mut random,
            };
            S::Input::write(&next_case(&mut wanted), &mut text);
            if text.len() >= BUFFER {
                stream.write(&text)?;
                text.clear();
            }
        }
        text.extend_from_slice(self.format.end());
        stream.write(&text)
    }

    fn cases(&self, input: &[u8]) -> Result<Vec<Vec<u8>>, Error<String>> {
        let cases = read_cases::<S>(input)?;
        Ok(cases.iter().map(written::<S>).collect())
    }

    fn simpler(&self, case: &[u8]) -> Box<dyn Iterator<Item = Vec<u8>> + '_> {
        let case = self.parsed(case);
        let most = (self.cost)(&case);
        let candidates = (self.candidates)(&case);
        let costs = candidates.map(|case| ((self.cost)(&case), case));
        let simpler = costs.filter(move |(cost, _)| *cost < most);
        let texts = simpler.map(|(_, case)| written::<S>(&case));
        // A position without numbers is the end of an input.
        Box::new(texts.filter(|text| text != self.format.end()))
    }

    fn cost(&self, case: &[u8]) -> Cost {
        (self.cost)(&self.parsed(case))
    }

    fn validate(&self, input: &[u8], limits: bool) -> Result<(), Invalid> {
        validate(self, input, limits)
    }

    fn has_one_answer(&self) -> bool {
        self.rules.is_none()
    }

    fn check(
        &self,
        format: &AnswerFormat,
        input: &mut dyn Stream,
        output: &[u8],
    ) -> Result<(Verdict, Vec<u8>), Error<String>> {
        let mut solution = S::new(input.hash_key());
        let mut scanner = Scanner::new(input);
        let mut words = Words::new(output);
        // Where several answers are right, that of the output counts.
        let (mut answer, mut right) = (Vec::new(), Vec::new());
        let mut mismatch = None;
        let bad_input = |error| described::<S::Input>(error);
        while let Some(case) = next_case::<S::Input>(&mut scanner).map_err(bad_input)? {
            let ours = solution
                .solve(&case)
                .map_err(|error| bad_input(scanner.bad_case(error)))?;
            words.case = scanner.case;
            S::write(&case, &ours, scanner.case, &mut answer);
            let Some(read) = self.rules.filter(|_| mismatch.is_none()) else {
                continue;
            };
            match read(&case, &mut words) {
                Ok(theirs) => S::write(&case, &theirs, scanner.case, &mut right),
                Err(broken) => mismatch = Some(broken),
            }
        }
        let right = self.rules.map_or(&answer, |_| &right);
        let verdict = match mismatch {
            None => format.verdict(right, output),
            Some(mismatch) => Verdict::WrongAnswer(mismatch),
        };
        Ok((verdict, answer))
    }
}

/// The cases of an input.
fn read_cases<S: Solve>(input: &[u8]) -> Result<Vec<Case<S>>, Error<String>> {
    let mut stream = MemoryStream::new(input);
    let mut scanner = Scanner::new(&mut stream);
    let mut cases = Vec::new();
    while let Some(case) = next_case::<S::Input>(&mut scanner).map_err(described::<S::Input>)? {
        cases.push(case);
    }
    Ok(cases)
}

impl<S: Solve, E> Tools<S, E> {
    /// A case from its text.
    fn parsed(&self, case: &[u8]) -> Case<S> {
        let cases = read_cases::<S>(&self.format.join(&[case])).ok();
        let case = cases.and_then(|mut cases| cases.pop());
        case.expect("the text of a case, as it was written")
    }
}

/// The text of a case.
fn written<S: Solve>(case: &Case<S>) -> Vec<u8> {
    let mut text = Vec::new();
    S::Input::write(case, &mut text);
    text
}
