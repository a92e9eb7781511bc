use crate::runtime::scanner::{Error, Scanner, Stream, StreamError};
use crate::runtime::solution::{solve_all, with_message, Solve};
use std::io::{stdin, stdout, Read, Write};
use std::process::ExitCode;

/// Standard input and standard output as one stream.
struct StandardStreams;

impl Stream for StandardStreams {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError> {
        stdin().read(chunk).map_err(|_| StreamError)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError> {
        stdout().write_all(bytes).map_err(|_| StreamError)
    }
}

/// Reads cases from standard input and writes their answers to standard output. Reports an error in
/// the input on standard error.
fn main() -> ExitCode {
    let mut streams = StandardStreams;
    let mut scanner = Scanner::new(&mut streams);
    let result = solve_all::<Solution>(&mut scanner);
    let result = result.map_err(with_message::<<Solution as Solve>::Input>);
    let has_failed = scanner.flush().is_err() || result.is_err();
    if let Err(Error::Input { place, error }) = result {
        eprintln!("{}:{}: {error}", place.line, place.column);
    }
    ExitCode::from(u8::from(has_failed))
}
