//! The two traits of a problem. Each problem implements [`Workbench`] with its own types. The table
//! of problems needs one type for all problems: `dyn Problem`, in which cases are texts.
//! [`as_problem`] makes a [`Problem`] of a [`Workbench`].

use crate::runtime::scanner::{Error, Scanner, Stream, StreamError, FIXED_KEY};
use crate::runtime::solution::{bad_case, next_case, solve_all, with_message, Case, Input, Solve};
use crate::workbench::checker::{
    hint_of_form, Answer, CheckRules, Mismatch, Verdict, Whitespace, Words,
};
use crate::workbench::entry::Entry;
use crate::workbench::explanation::{
    explain_cases, CaseOutput, Clue, Explain, Headline, Options, WrongLine,
};
use crate::workbench::generator::{CaseRequest, Random, Request};
use crate::workbench::memory::{MemoryStream, BLOCK_SIZE};
use crate::workbench::report::Report;
use crate::workbench::shrinker::{Candidates, Weight};
use crate::workbench::trace::{self, Behaviour, Divergence, RunPlain};
use crate::workbench::validator::{validate, Invalid, Violation};
use std::fmt::Display;
use std::marker::PhantomData;
use std::ops::{Deref, Range};

/// The type of [`Workbench::GENERATE`].
pub type Generate<W> = fn(&mut CaseRequest) -> Case<W>;

/// The type of [`Workbench::SHRINK`].
pub type Shrink<W> = fn(&Case<W>) -> Candidates<Case<W>>;

/// The type of [`Workbench::WEIGHT`].
pub type Weigh<W> = fn(&Case<W>) -> Weight;

/// The type of [`Workbench::CLUE`].
pub type FindClue<W> = fn(&Case<W>, &WrongLine, &[<W as Workbench>::Event]) -> Option<Clue>;

/// The maximum number of events of a case in which the one that decides a wrong line is found.
const MAX_CLUES: usize = 100_000;

/// A problem with its own type of cases: its solution, its data, and its functions. These functions
/// neither read nor write input.
pub trait Workbench: Solve + 'static {
    /// An event of the plain solution. Its `Display` is a line that a program can print.
    type Event: PartialEq + Display;

    const ENTRY: Entry;

    /// Reads the answer to a case from an output, and checks it by the rules. `None` if each case
    /// has exactly one right answer.
    const CHECK_RULES: Option<CheckRules<Self>> = None;

    /// Makes a random case of the requested kind and size.
    const GENERATE: Generate<Self>;

    /// Returns valid cases that are similar to a valid case. Cases that lack large parts of it come
    /// first. Cases in which one element is removed or replaced come last.
    const SHRINK: Shrink<Self>;

    /// Returns the weight of a valid case. A simpler case has a smaller weight.
    const WEIGHT: Weigh<Self>;

    /// Explains a case step by step, and returns the answer.
    const EXPLAIN: Explain<Self>;

    /// The plain solution. It must not panic. If a mistake makes it run forever, it must keep
    /// calling the receiver of events, because only the receiver can stop it.
    const RUN_PLAIN: RunPlain<Self::Event>;

    /// Returns the event that decides a wrong line of an output for a case, and perhaps a fact about
    /// the line. `events` are those of the rules. `None` stands for the last event.
    const CLUE: FindClue<Self>;

    /// Returns an input for the plain solution with the same cases. If the rules leave a choice, the
    /// plain solution then makes those choices that this output shows.
    fn with_choices(input: &str, _output: &str) -> String {
        input.to_string()
    }

    /// Returns the first violation of a constraint that reading a case does not check. If
    /// `enforce_limits` is true, the judges' limits are constraints, too.
    fn check_constraints(_case: &Case<Self>, _enforce_limits: bool) -> Option<Violation> {
        None
    }
}

/// A problem whose cases are texts in the format of the input. It dereferences to its entry:
/// `problem.title` is `problem.entry().title`.
pub trait Problem: Sync {
    fn entry(&self) -> &'static Entry;

    /// Reads an input from the stream, and writes the answers to the stream.
    fn solve(&self, stream: &mut dyn Stream) -> Result<(), Error<String>>;

    /// Reads an input from the stream, and writes an explanation to the stream. Returns the headline
    /// of the last case explained.
    fn explain(
        &self,
        stream: &mut dyn Stream,
        options: &Options,
    ) -> Result<Option<Headline>, Error<String>>;

    /// Runs the plain solution on a canonical input, with at most `budget` events. The solution
    /// imitates the mistake with this name. If the name is empty, it follows the rules.
    fn run_plain(&self, input: &str, mistake: &str, budget: usize) -> Behaviour;

    /// Returns an input for the plain solution with the same cases. If the rules leave a choice, the
    /// plain solution then makes those choices that this output shows.
    fn with_choices(&self, input: &str, output: &[u8]) -> String;

    /// Returns the divergence of the plain solution with this mistake on a canonical input.
    /// Compares only the events of `case` or, if it is `None`, those of all cases.
    fn divergence(&self, input: &str, case: Option<u64>, mistake: &str) -> Divergence;

    /// Returns the divergence of the steps that a program printed for a canonical input.
    fn divergence_of_steps(&self, input: &str, steps: &[String]) -> Divergence;

    /// Returns the event that decides the first wrong line of the output for a case, if that is
    /// certain.
    fn clue(&self, input: &[u8], case: u64, output: &CaseOutput) -> Option<Clue>;

    /// Writes the requested input to the stream. The request must pass [`Entry::check_request`].
    fn generate(&self, request: &Request, stream: &mut dyn Stream) -> Result<(), StreamError>;

    /// Returns the cases of an input with these indices, each as its canonical text. Does not read
    /// the cases after them.
    fn cases_in(&self, input: &[u8], range: Range<usize>) -> Result<Vec<Vec<u8>>, Error<String>>;

    /// Returns valid cases with a smaller weight than `case`. Panics if `case` is invalid.
    fn candidates(&self, case: &[u8]) -> Candidates<Vec<u8>>;

    /// Returns the weight of `case`. Panics if `case` is invalid.
    fn weight(&self, case: &[u8]) -> Weight;

    /// Returns the first violation in `input` as an error. If `enforce_limits` is true, the judges'
    /// limits are constraints, too.
    fn validate(&self, input: &[u8], enforce_limits: bool) -> Result<(), Invalid>;

    /// Returns true if each case has exactly one right answer.
    fn has_one_answer(&self) -> bool;

    /// Compares `output` with the answer to `input`.
    fn judge<'a>(
        &self,
        input: &[u8],
        output: &'a [u8],
        whitespace: Whitespace,
    ) -> Result<Report<'a>, Error<String>>;

    /// Returns the answer to an input.
    fn answer(&self, input: &[u8]) -> Result<Vec<u8>, Error<String>> {
        let mut stream = MemoryStream::new(input);
        self.solve(&mut stream)?;
        Ok(stream.written)
    }

    /// Returns all cases of an input, each as its canonical text.
    fn cases(&self, input: &[u8]) -> Result<Vec<Vec<u8>>, Error<String>> {
        self.cases_in(input, 0..usize::MAX)
    }

    /// Returns the canonical text of an input: each case as [`Input::write`] writes it.
    fn canonical_text(&self, input: &[u8]) -> Result<String, Error<String>> {
        let input = self.entry().format.join(&self.cases(input)?);
        Ok(String::from_utf8_lossy(&input).into_owned())
    }

    /// Returns the requested input, or an error if it cannot be generated.
    fn generate_to_vec(&self, request: &Request) -> Result<Vec<u8>, String> {
        self.entry().check_request(request)?;
        let mut memory = MemoryStream::new(b"");
        // Writing to memory cannot fail.
        let _ = self.generate(request, &mut memory);
        Ok(memory.written)
    }
}

impl Deref for dyn Problem + '_ {
    type Target = Entry;

    fn deref(&self) -> &Entry {
        self.entry()
    }
}

/// Returns the problem that `W` solves, as a [`Problem`].
pub const fn as_problem<W: Workbench>() -> &'static dyn Problem {
    &Erased::<W>(PhantomData)
}

/// A type that implements [`Problem`] for each `W`, without a value of `W`. The function pointer
/// makes it `Sync`, whatever `W` is.
struct Erased<W>(PhantomData<fn() -> W>);

impl<W: Workbench> Problem for Erased<W> {
    fn entry(&self) -> &'static Entry {
        &W::ENTRY
    }

    fn solve(&self, stream: &mut dyn Stream) -> Result<(), Error<String>> {
        let mut scanner = Scanner::new(stream);
        let result = solve_all::<W>(&mut scanner);
        scanner.flush()?;
        result.map_err(with_message::<W::Input>)
    }

    fn explain(
        &self,
        stream: &mut dyn Stream,
        options: &Options,
    ) -> Result<Option<Headline>, Error<String>> {
        explain_cases(stream, options, W::EXPLAIN, &W::ENTRY)
    }

    fn run_plain(&self, input: &str, mistake: &str, budget: usize) -> Behaviour {
        trace::watch(W::RUN_PLAIN, input, mistake, None, budget, |_, _| Some(()))
    }

    fn with_choices(&self, input: &str, output: &[u8]) -> String {
        W::with_choices(input, &String::from_utf8_lossy(output))
    }

    fn divergence(&self, input: &str, case: Option<u64>, mistake: &str) -> Divergence {
        let cases = self.cases(input.as_bytes()).unwrap_or_default();
        trace::divergence_of_mistake(W::RUN_PLAIN, input, case, mistake, trace::budget(&cases))
    }

    fn divergence_of_steps(&self, input: &str, steps: &[String]) -> Divergence {
        let cases = self.cases(input.as_bytes()).unwrap_or_default();
        trace::divergence_of_steps(W::RUN_PLAIN, input, &cases, steps)
    }

    fn clue(&self, input: &[u8], case: u64, output: &CaseOutput) -> Option<Clue> {
        let wrong = output.wrong()?;
        let index = case as usize - 1;
        let texts = self.cases_in(input, index..index + 1).ok()?;
        let input = W::ENTRY.format.join(&texts);
        let mut events = Vec::new();
        let input = String::from_utf8_lossy(&input);
        let behaviour = trace::watch(W::RUN_PLAIN, &input, "", None, MAX_CLUES, |event, _| {
            events.push(event);
            Some(())
        });
        let is_complete = matches!(behaviour, Behaviour::Answers(_));
        let case = text_to_case::<W>(texts.first()?);
        is_complete.then(|| (W::CLUE)(&case, &wrong, &events))?
    }

    fn generate(&self, request: &Request, stream: &mut dyn Stream) -> Result<(), StreamError> {
        let kinds = W::ENTRY.generator.requested_kinds(request.kind);
        let mut random = Random::new(request.seed);
        let mut text = W::ENTRY.format.beginning(request.cases);
        for index in 0..request.cases {
            let case = (W::GENERATE)(&mut CaseRequest {
                index,
                kind: random.pick(&kinds),
                size: request.size,
                random: &mut random,
            });
            W::Input::write(&case, &mut text);
            if text.len() >= BLOCK_SIZE {
                stream.write(&text)?;
                text.clear();
            }
        }
        text.extend_from_slice(W::ENTRY.format.end());
        stream.write(&text)
    }

    fn cases_in(&self, input: &[u8], range: Range<usize>) -> Result<Vec<Vec<u8>>, Error<String>> {
        let mut stream = MemoryStream::new(input);
        let mut scanner = Scanner::new(&mut stream);
        let mut texts = Vec::new();
        for index in 0..range.end {
            let case = next_case::<W::Input>(&mut scanner).map_err(with_message::<W::Input>)?;
            let Some(case) = case else { break };
            if index >= range.start {
                texts.push(case_to_text::<W>(&case));
            }
        }
        Ok(texts)
    }

    fn candidates(&self, case: &[u8]) -> Candidates<Vec<u8>> {
        let case = text_to_case::<W>(case);
        let weight = (W::WEIGHT)(&case);
        let simpler = (W::SHRINK)(&case).filter(move |case| (W::WEIGHT)(case) < weight);
        let texts = simpler.map(|case| case_to_text::<W>(&case));
        // A Number Game position without numbers would be read as the terminator.
        Box::new(texts.filter(|text| text != W::ENTRY.format.end()))
    }

    fn weight(&self, case: &[u8]) -> Weight {
        (W::WEIGHT)(&text_to_case::<W>(case))
    }

    fn validate(&self, input: &[u8], enforce_limits: bool) -> Result<(), Invalid> {
        let mut solution = W::new(FIXED_KEY);
        let solve = |case: &Case<W>| solution.solve(case).map(drop);
        let format = &W::ENTRY.format;
        validate::<W>(format, W::check_constraints, input, enforce_limits, solve)
    }

    fn has_one_answer(&self) -> bool {
        W::CHECK_RULES.is_none()
    }

    fn judge<'a>(
        &self,
        input: &[u8],
        output: &'a [u8],
        whitespace: Whitespace,
    ) -> Result<Report<'a>, Error<String>> {
        let mut solution = W::new(FIXED_KEY);
        let mut stream = MemoryStream::new(input);
        let mut scanner = Scanner::new(&mut stream);
        let mut words = Words::new(output);
        let mut answer = Answer::default();
        let mut case_results = Vec::new();
        let describe = with_message::<W::Input>;
        while let Some(case) = next_case::<W::Input>(&mut scanner).map_err(describe)? {
            let number = scanner.case_number;
            let own_answer = solution.solve(&case);
            let mut right_answer =
                own_answer.map_err(|error| describe(bad_case::<W::Input>(&mut scanner, error)))?;
            if let Some(check_rules) = W::CHECK_RULES {
                let result = check_rules(&case, &mut words, number);
                case_results.push((words.end, result.as_ref().err().cloned()));
                // If the answer in the output follows the rules, it becomes the right answer, so
                // that only whitespace is compared.
                right_answer = result.unwrap_or(right_answer);
            }
            answer.add(|text| W::write(&case, &right_answer, number, text));
        }
        let mut report = if case_results.iter().any(|(_, mismatch)| mismatch.is_some()) {
            Report::with_broken_rules(answer, output, whitespace, case_results)
        } else {
            Report::new(answer, output, whitespace)
        };
        if let Verdict::WrongAnswer(mismatch) = &mut report.verdict {
            mismatch.hint = hint_of_output(&W::ENTRY, output, mismatch);
        }
        Ok(report)
    }
}

/// Returns what is certain about a wrong output: that it is for the other variant, or the hint of
/// its mismatch, or the forms of right lines if its first wrong line has none of them.
fn hint_of_output(entry: &Entry, output: &[u8], mismatch: &Mismatch) -> Option<String> {
    let first_word = Words::new(output).read();
    let variant = entry.other_variant.as_ref();
    if let Some(variant) = variant.filter(|v| v.first_output_word.as_bytes() == first_word) {
        return Some(format!("this looks like output for {}", variant.name));
    }
    let mut lines = output.split(|&byte| byte == b'\n');
    let line = lines.nth(mismatch.line as usize - 1).unwrap_or_default();
    let hint = mismatch.hint.clone();
    hint.or_else(|| hint_of_form(entry.answer_lines, line))
}

/// Returns the case with this text. Panics if the text is not a valid case.
fn text_to_case<W: Workbench>(text: &[u8]) -> Case<W> {
    let input = W::ENTRY.format.join(&[text]);
    let mut stream = MemoryStream::new(&input);
    let case = next_case::<W::Input>(&mut Scanner::new(&mut stream));
    case.ok().flatten().expect("the text of a valid case")
}

/// Returns the text of a case.
fn case_to_text<S: Solve>(case: &Case<S>) -> Vec<u8> {
    let mut text = Vec::new();
    S::Input::write(case, &mut text);
    text
}
