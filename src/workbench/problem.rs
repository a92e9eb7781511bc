//! The two traits of a problem. A problem implements [`Workbench`], with types of its own. The
//! table holds values of [`Problem`], in which cases are texts. [`erased`] converts the first to
//! the second.

use crate::runtime::scanner::{Error, Scanner, Stream, StreamError};
use crate::runtime::solution::{described, next_case, solve_all, Case, Input, Solve};
use crate::workbench::checker::{Answer, Rules, Verdict, Whitespace, Words};
use crate::workbench::entry::Entry;
use crate::workbench::explanation::{explain_cases, Explain, Format, Headline};
use crate::workbench::explanation::{Options, ProgramTrace, Summary};
use crate::workbench::generator::{CaseRequest, Random, Request};
use crate::workbench::memory::MemoryStream;
use crate::workbench::report::Report;
use crate::workbench::shrinker::{Candidates, Weight};
use crate::workbench::trace::{self, Divergence, Place, Play, Played};
use crate::workbench::validator::{validate, Invalid, Violation};
use std::fmt::Display;
use std::marker::PhantomData;
use std::ops::Deref;

/// Makes a case.
pub type Generate<W> = fn(&mut CaseRequest) -> Case<W>;

/// Returns cases that are simpler than a case.
pub type Simpler<W> = fn(&Case<W>) -> Candidates<Case<W>>;

/// Returns the weight of a case.
pub type Weigh<W> = fn(&Case<W>) -> Weight;

/// A problem: its solution, its data, and its functions. The functions take a case or make one, and
/// do not read or write input.
pub trait Workbench: Solve + 'static {
    /// An event of the plain solution; its `Display` is a line that a program can print.
    type Event: PartialEq + Display;

    /// The entry in the table.
    const ENTRY: Entry;

    /// Reads the next answer in an output by the rules, if several answers to a case may be right.
    const RULES: Option<Rules<Self>> = None;

    /// Makes a case.
    const GENERATE: Generate<Self>;

    /// Returns valid cases that are similar to a valid one: first without large parts of it, last
    /// with only one of its elements left out or replaced.
    const SIMPLER: Simpler<Self>;

    /// Returns the weight of a valid case.
    const WEIGHT: Weigh<Self>;

    /// Explains a case step by step, and returns the answer.
    const EXPLAIN: Explain<Self>;

    /// Answers a canonical input by the plain solution. It never panics, and it ends, or reports
    /// events until it is stopped.
    const PLAY: Play<Self::Event>;

    /// Returns the first violation of the constraints that only the statement has, and with
    /// `limits` of those that only the judges have.
    fn check_constraints(_case: &Case<Self>, _limits: bool) -> Option<Violation> {
        None
    }
}

/// A problem without its types. Its cases are texts, as they are written in an input. It
/// dereferences to its entry: `problem.names`.
pub trait Problem: Sync {
    /// Returns the entry in the table.
    fn entry(&self) -> &'static Entry;

    /// Reads an input from the stream, and writes the answers to it.
    fn solve(&self, stream: &mut dyn Stream) -> Result<(), Error<String>>;

    /// Reads an input from the stream, and writes the explanation to it. Returns the summary of the
    /// last case.
    fn explain(&self, stream: &mut dyn Stream, options: &Options)
        -> Result<Summary, Error<String>>;

    /// Answers a canonical input by the plain solution, which may report `budget` events. It
    /// imitates the mistake with this name, or none if the name is empty.
    fn play(&self, input: &str, mistake: &str, budget: usize) -> Played;

    /// Returns the divergence of the plain solution with this mistake on a canonical input: in this
    /// case or, if it is `None`, in any.
    fn divergence(&self, input: &str, case: Option<u64>, mistake: &str) -> Divergence;

    /// Compares the steps that a program printed for a canonical input with the rules.
    fn trace_of_steps(&self, input: &str, steps: &[String]) -> ProgramTrace;

    /// Writes the requested input. The request must pass [`Entry::check_request`].
    fn generate(&self, request: &Request, stream: &mut dyn Stream) -> Result<(), StreamError>;

    /// Returns the cases of an input.
    fn cases(&self, input: &[u8]) -> Result<Vec<Vec<u8>>, Error<String>>;

    /// Returns valid cases that are simpler than `case`.
    fn simpler(&self, case: &[u8]) -> Box<dyn Iterator<Item = Vec<u8>>>;

    /// Returns the weight of `case`.
    fn weight(&self, case: &[u8]) -> Weight;

    /// Checks `input`, with the judges' limits or without; the error is the first violation.
    fn validate(&self, input: &[u8], limits: bool) -> Result<(), Invalid>;

    /// Returns true if each case has exactly one right answer.
    fn has_one_answer(&self) -> bool;

    /// Compares `output` with the answer to the input of a stream.
    fn judge<'a>(
        &self,
        input: &mut dyn Stream,
        output: &'a [u8],
        whitespace: Whitespace,
    ) -> Result<Report<'a>, Error<String>>;

    /// Returns the name on the command line.
    fn name(&self) -> &'static str {
        self.entry().names.name
    }

    /// Returns the canonical text of an input: its cases as [`Input::write`] writes them.
    fn canonical(&self, input: &[u8]) -> Result<String, Error<String>> {
        let input = self.entry().format.join(&self.cases(input)?);
        Ok(String::from_utf8_lossy(&input).into_owned())
    }

    /// Returns the summary of the selected case of a valid input.
    fn summary(&self, input: &[u8], options: &Options) -> Option<Summary> {
        let options = Options {
            format: Format::Headline,
            ..options.clone()
        };
        self.explain(&mut MemoryStream::new(input), &options).ok()
    }

    /// Returns the event of the rules at a place of a valid input, and the reason for it.
    fn reason(&self, input: &[u8], place: &Place) -> Option<Headline> {
        let options = Options {
            case: Some(place.case),
            program: Some(ProgramTrace::new(Divergence::At(place.clone()))),
            ..Options::default()
        };
        self.summary(input, &options)?.headline
    }

    /// Returns the requested input.
    fn generate_to_vec(&self, request: &Request) -> Result<Vec<u8>, String> {
        self.entry().check_request(request)?;
        let mut memory = MemoryStream::new(b"");
        // Memory does not fail.
        let _ = self.generate(request, &mut memory);
        Ok(memory.written)
    }

    /// Returns the requested cases, of which the last one repeats the first one. A program that
    /// keeps state from one case to the next often answers it in another way.
    fn cases_with_repetition(&self, request: &Request) -> Result<Vec<Vec<u8>>, String> {
        let mut different = *request;
        different.cases = request.cases.max(2) - 1;
        let input = self.generate_to_vec(&different)?;
        let mut cases = self.cases(&input).expect("generated input is valid");
        if request.cases > 1 {
            cases.push(cases[0].clone());
        }
        Ok(cases)
    }
}

impl Deref for dyn Problem + '_ {
    type Target = Entry;

    fn deref(&self) -> &Entry {
        self.entry()
    }
}

/// Returns the problem that `W` solves, without its types.
pub const fn erased<W: Workbench>() -> &'static dyn Problem {
    &Erased::<W>(PhantomData)
}

/// Implements [`Problem`] for the problem that `W` solves.
struct Erased<W>(PhantomData<fn() -> W>);

/// The number of bytes of generated input that are buffered before they are written.
const BUFFER: usize = 1 << 16;

impl<W: Workbench> Problem for Erased<W> {
    fn entry(&self) -> &'static Entry {
        &W::ENTRY
    }

    fn solve(&self, stream: &mut dyn Stream) -> Result<(), Error<String>> {
        let mut scanner = Scanner::new(stream);
        let result = solve_all::<W>(&mut scanner);
        scanner.flush()?;
        result.map_err(described::<W::Input>)
    }

    fn explain(
        &self,
        stream: &mut dyn Stream,
        options: &Options,
    ) -> Result<Summary, Error<String>> {
        explain_cases(stream, options, W::EXPLAIN, &W::ENTRY)
    }

    fn play(&self, input: &str, mistake: &str, budget: usize) -> Played {
        trace::watch(W::PLAY, input, mistake, None, budget, |_, _| Some(()))
    }

    fn divergence(&self, input: &str, case: Option<u64>, mistake: &str) -> Divergence {
        trace::divergence_of_mistake(W::PLAY, input, case, mistake)
    }

    fn trace_of_steps(&self, input: &str, steps: &[String]) -> ProgramTrace {
        // In a game with turns, the first three events of a case are of kinds that every turn has.
        let regular = if W::ENTRY.unit.is_empty() { 1 } else { 3 };
        let (divergence, missing) = trace::divergence_of_steps(W::PLAY, input, steps, regular);
        ProgramTrace {
            missing,
            ..ProgramTrace::new(divergence)
        }
    }

    fn generate(&self, request: &Request, stream: &mut dyn Stream) -> Result<(), StreamError> {
        let kinds = W::ENTRY.generator.requested_kinds(request.kind);
        let mut random = Random::new(request.seed);
        let mut text = W::ENTRY.format.beginning(request.cases);
        for number in 0..request.cases {
            let case = (W::GENERATE)(&mut CaseRequest {
                number,
                kind: random.pick(&kinds),
                size: request.size,
                random: &mut random,
            });
            W::Input::write(&case, &mut text);
            if text.len() >= BUFFER {
                stream.write(&text)?;
                text.clear();
            }
        }
        text.extend_from_slice(W::ENTRY.format.end());
        stream.write(&text)
    }

    fn cases(&self, input: &[u8]) -> Result<Vec<Vec<u8>>, Error<String>> {
        let cases = read_cases::<W>(input)?;
        Ok(cases.iter().map(written::<W>).collect())
    }

    fn simpler(&self, case: &[u8]) -> Box<dyn Iterator<Item = Vec<u8>>> {
        let case = parsed::<W>(case);
        let weight = (W::WEIGHT)(&case);
        let simpler = (W::SIMPLER)(&case).filter(move |case| (W::WEIGHT)(case) < weight);
        let texts = simpler.map(|case| written::<W>(&case));
        // A position of the Number Game without numbers has the text of the terminator.
        Box::new(texts.filter(|text| text != W::ENTRY.format.end()))
    }

    fn weight(&self, case: &[u8]) -> Weight {
        (W::WEIGHT)(&parsed::<W>(case))
    }

    fn validate(&self, input: &[u8], limits: bool) -> Result<(), Invalid> {
        validate::<W>(&W::ENTRY.format, W::check_constraints, input, limits)
    }

    fn has_one_answer(&self) -> bool {
        W::RULES.is_none()
    }

    fn judge<'a>(
        &self,
        input: &mut dyn Stream,
        output: &'a [u8],
        whitespace: Whitespace,
    ) -> Result<Report<'a>, Error<String>> {
        let mut solution = W::new(input.hash_key());
        let mut scanner = Scanner::new(input);
        let mut words = Words::new(output);
        let mut answer = Answer::default();
        let mut case_results = Vec::new();
        let bad_input = |error| described::<W::Input>(error);
        while let Some(case) = next_case::<W::Input>(&mut scanner).map_err(bad_input)? {
            let number = scanner.case;
            let right = solution.solve(&case);
            let mut right = right.map_err(|error| bad_input(scanner.bad_case(error)))?;
            if let Some(rules) = W::RULES {
                let result = rules(&case, &mut words, number);
                case_results.push((words.end, result.as_ref().err().cloned()));
                // An output that follows the rules is compared with the answer that it gives.
                right = result.unwrap_or(right);
            }
            answer.add(|text| W::write(&case, &right, number, text));
        }
        let mut report = if case_results.iter().any(|(_, mismatch)| mismatch.is_some()) {
            Report::with_broken_rules(answer, output, whitespace, case_results)
        } else {
            Report::new(answer, output, whitespace)
        };
        let first_word = Words::new(output).read();
        let variant = W::ENTRY.variant.as_ref();
        let variant = variant.filter(|variant| variant.output.as_bytes() == first_word);
        if let (Verdict::WrongAnswer(mismatch), Some(variant)) = (&mut report.verdict, variant) {
            mismatch.hint = Some(format!("this looks like output for {}", variant.name));
        }
        Ok(report)
    }
}

/// Returns the cases of an input.
fn read_cases<S: Solve>(input: &[u8]) -> Result<Vec<Case<S>>, Error<String>> {
    let mut stream = MemoryStream::new(input);
    let mut scanner = Scanner::new(&mut stream);
    let mut cases = Vec::new();
    while let Some(case) = next_case::<S::Input>(&mut scanner).map_err(described::<S::Input>)? {
        cases.push(case);
    }
    Ok(cases)
}

/// Parses a case from its text.
fn parsed<W: Workbench>(case: &[u8]) -> Case<W> {
    let cases = read_cases::<W>(&W::ENTRY.format.join(&[case])).ok();
    let case = cases.and_then(|mut cases| cases.pop());
    case.expect("the text of a case, as it was written")
}

/// Returns the text of a case.
fn written<S: Solve>(case: &Case<S>) -> Vec<u8> {
    let mut text = Vec::new();
    S::Input::write(case, &mut text);
    text
}
