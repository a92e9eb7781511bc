//! Solves a problem on several cores, if its cases have a fixed number of words.
//!
//! Such an input can be cut into parts of whole cases by counting words, without knowing the rules.
//! Each part is solved from its place in the input by the same solution as the whole, so errors
//! have the same places and messages. The answers are written in the order of the parts, up to the
//! first part with an error or with a terminator, after which nothing is solved.
//!
//! A thread reads and cuts, others solve, and the first one writes. Parts are sent on as soon as
//! they have been read, so answers appear while the input stalls. Only a few parts are on their way
//! at a time: that bounds the memory. As long as the input is small, everything happens in the first
//! thread. What is left at the end, or does not look like cases, is solved there as well.

use crate::cli::error::CliError;
use crate::cli::files::{bad_input, name_mark, write, written, Files};
use judge::runtime::scanner::{is_white_space, lines_and_columns, BYTE_ORDER_MARK};
use judge::runtime::scanner::{Place, Stream, StreamError};
use judge::workbench::memory::MemoryStream;
use judge::workbench::problem::START;
use judge::{Error, Problem};
use std::mem::take;
use std::process::ExitCode;
use std::sync::mpsc::{channel, sync_channel, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread::Builder;

/// How many bytes are requested at a time.
const CHUNK: usize = 1 << 16;

/// How many bytes are solved before other threads start: fewer are solved sooner than shared.
const ALONE: usize = 1 << 20;

/// An input of which so many bytes contain no whole case is not cut any further.
const LONGEST_CASE: usize = 1 << 18;

/// Solves the input in `files` with `threads` threads. Each case has `words` words.
pub fn solve(
    problem: &'static Problem,
    words: usize,
    threads: usize,
    files: Files,
) -> Result<ExitCode, CliError> {
    let answers = Answers {
        problem,
        name: files.name.clone(),
    };
    let mut cutter = Cutter {
        files,
        words,
        bytes: Vec::new(),
        start: START,
    };
    let mut solved = 0;
    let in_order = loop {
        if solved >= ALONE {
            solved = 0;
            if let Some((input, in_order)) = start_threads(problem, threads) {
                input.send(cutter).expect("a thread that reads");
                break in_order;
            }
        }
        let part = match cutter.next() {
            Ok(part) => part,
            Err(rest) => return rest.finish(cutter.files, problem),
        };
        solved += part.bytes.len();
        if let Some(end) = answers.write(part.solve(problem)) {
            return end;
        }
    };
    for next in in_order {
        let solved = match next {
            Next::Part(solved) => solved.recv().expect("an answer from each thread"),
            Next::Rest(rest, files) => return rest.finish(files, problem),
        };
        if let Some(end) = answers.write(solved) {
            return end;
        }
    }
    unreachable!("the rest comes last")
}

/// What comes next in the input.
enum Next {
    /// A part, whose answers will arrive here.
    Part(Receiver<Solved>),
    Rest(Rest, Files),
}

/// Starts the threads that read and solve. They wait for the input; its parts arrive in order.
/// `None` if the system does not give a thread to read and one to solve.
fn start_threads(
    problem: &'static Problem,
    threads: usize,
) -> Option<(Sender<Cutter>, Receiver<Next>)> {
    // The bound on the parts to be written is the bound on all parts.
    let (order, in_order) = sync_channel(2 * threads);
    let (parts, unsolved) = channel::<(Part, Sender<Solved>)>();
    let unsolved = Arc::new(Mutex::new(unsolved));
    let mut started = 0;
    for _ in 0..threads {
        let unsolved = Arc::clone(&unsolved);
        let next = move || unsolved.lock().ok()?.recv().ok();
        let solve = move || {
            while let Some((part, solved)) = next() {
                // The program may have ended with another part.
                let _ = solved.send(part.solve(problem));
            }
        };
        started += usize::from(Builder::new().spawn(solve).is_ok());
    }
    let (input, given) = channel::<Cutter>();
    let read = move || {
        let mut cutter = given.recv().ok()?;
        loop {
            let part = match cutter.next() {
                Ok(part) => part,
                Err(rest) => return order.send(Next::Rest(rest, cutter.files)).ok(),
            };
            let (sender, solved) = channel();
            order.send(Next::Part(solved)).ok()?;
            parts.send((part, sender)).ok()?;
        }
    };
    let is_read = Builder::new().spawn(read).is_ok();
    (started > 0 && is_read).then_some((input, in_order))
}

/// Where answers and messages go.
struct Answers {
    problem: &'static Problem,
    /// The name of the input in messages.
    name: String,
}

impl Answers {
    /// Writes the answers to a part. Returns how the program ends if that was the last one.
    fn write(&self, solved: Solved) -> Option<Result<ExitCode, CliError>> {
        if let Err(error) = write(&solved.output) {
            return Some(written(Err(error)));
        }
        match solved.result {
            Err(Error::Input { place, error }) => Some(Err(bad_input(
                self.problem,
                &self.name,
                place,
                &name_mark(&error),
            ))),
            Ok(()) if solved.is_whole => None,
            _ => Some(Ok(ExitCode::SUCCESS)),
        }
    }
}

/// Some whole cases.
struct Part {
    bytes: Vec<u8>,
    /// Where it begins, and the case before it.
    start: Place,
    cases: u64,
}

/// A part that has been solved.
struct Solved {
    result: Result<(), Error<String>>,
    output: Vec<u8>,
    /// All its cases were read, so no terminator was among them.
    is_whole: bool,
}

impl Part {
    fn solve(&self, problem: &Problem) -> Solved {
        let mut stream = MemoryStream::new(&self.bytes);
        let mut place = self.start;
        let result = (problem.solve_from)(&mut stream, &mut place);
        Solved {
            result,
            output: stream.written,
            is_whole: place.case == self.start.case + self.cases + 1,
        }
    }
}

/// Cuts an input into parts.
struct Cutter {
    files: Files,
    /// The words of a case.
    words: usize,
    /// What has been read after the last part.
    bytes: Vec<u8>,
    /// Where that begins, and the case before it.
    start: Place,
}

impl Cutter {
    /// Some cases that have been read, or the rest of the input if it has no more whole cases.
    fn next(&mut self) -> Result<Part, Rest> {
        loop {
            let end = self.bytes.len();
            self.bytes.resize(end + CHUNK, 0);
            let read = self.files.read(&mut self.bytes[end..]);
            self.bytes.truncate(end + *read.as_ref().unwrap_or(&0));
            let (length, cases) = whole_cases(&self.bytes, self.words);
            let has_ended = matches!(read, Ok(0));
            if has_ended || read.is_err() || (cases == 0 && end > LONGEST_CASE) {
                return Err(Rest {
                    bytes: take(&mut self.bytes),
                    start: self.start,
                    has_ended,
                });
            }
            if cases > 0 {
                return Ok(self.cut(length, cases));
            }
        }
    }

    /// The first `length` bytes, which are this many cases.
    fn cut(&mut self, length: usize, cases: u64) -> Part {
        let rest = self.bytes.split_off(length);
        let part = Part {
            bytes: std::mem::replace(&mut self.bytes, rest),
            start: self.start,
            cases,
        };
        let (lines, mut columns) = lines_and_columns(&part.bytes, self.start.column - 1);
        let has_mark = self.start == START && part.bytes.starts_with(BYTE_ORDER_MARK);
        if has_mark && lines == 0 {
            columns -= BYTE_ORDER_MARK.len() as u64;
        }
        self.start = Place {
            case: self.start.case + cases,
            line: self.start.line + lines,
            column: columns + 1,
        };
        part
    }
}

/// How many of `bytes` are whole cases of so many `words`, and how many cases. A word at the very
/// end may go on, so it is not counted.
fn whole_cases(bytes: &[u8], words: usize) -> (usize, u64) {
    let (Some(&first), Some(&last)) = (bytes.first(), bytes.last()) else {
        return (0, 0);
    };
    // Words begin after white space. A count of at most 255 fits in a byte, so the compiler makes
    // a few instructions per sixteen bytes of this.
    let begins = |(&before, &byte): (&u8, &u8)| {
        u8::from(is_white_space(before)) & u8::from(!is_white_space(byte))
    };
    let pairs = bytes.chunks(255).zip(bytes[1..].chunks(255));
    let begun =
        pairs.map(|(before, after)| usize::from(before.iter().zip(after).map(begins).sum::<u8>()));
    let begun = usize::from(!is_white_space(first)) + begun.sum::<usize>();
    let ended = begun - usize::from(!is_white_space(last));
    let cases = ended / words;
    let mut length = bytes.len();
    for _ in 0..begun - cases * words {
        let is_black = |byte: &u8| !is_white_space(*byte);
        length = bytes[..length]
            .iter()
            .rposition(is_black)
            .map_or(0, |at| at + 1);
        length = bytes[..length]
            .iter()
            .rposition(|byte| is_white_space(*byte))
            .map_or(0, |at| at + 1);
    }
    (length, cases as u64)
}

/// The rest of an input: bytes that have been read, and what can still be read.
struct Rest {
    bytes: Vec<u8>,
    /// Where it begins, and the case before it.
    start: Place,
    /// Nothing comes after `bytes`.
    has_ended: bool,
}

impl Rest {
    /// Solves the rest in this thread.
    fn finish(self, files: Files, problem: &Problem) -> Result<ExitCode, CliError> {
        let mut stream = RestStream {
            bytes: &self.bytes,
            has_ended: self.has_ended,
            files,
        };
        let result = (problem.solve_from)(&mut stream, &mut self.start.clone());
        stream.files.finish(result)
    }
}

/// The rest of an input as a stream.
struct RestStream<'a> {
    bytes: &'a [u8],
    has_ended: bool,
    files: Files,
}

impl Stream for RestStream<'_> {
    fn hash_key(&self) -> u64 {
        self.files.hash_key()
    }

    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError> {
        if self.bytes.is_empty() && !self.has_ended {
            return self.files.read(chunk);
        }
        let (read, rest) = self.bytes.split_at(self.bytes.len().min(chunk.len()));
        chunk[..read.len()].copy_from_slice(read);
        self.bytes = rest;
        Ok(read.len())
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError> {
        self.files.write(bytes)
    }
}
