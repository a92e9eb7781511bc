extern crate alloc;
// For a compiler that is not told an edition.
extern crate core;

/// Standard input and standard output.
struct StandardStreams {
    input: std::io::StdinLock<'static>,
    output: std::io::StdoutLock<'static>,
}

impl crate::scanner::Stream for StandardStreams {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, crate::scanner::Broken> {
        let read = std::io::Read::read(&mut self.input, chunk);
        read.map_err(|_| crate::scanner::Broken)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), crate::scanner::Broken> {
        let written = std::io::Write::write_all(&mut self.output, bytes);
        written.map_err(|_| crate::scanner::Broken)
    }
}

/// Answers standard input on standard output. What is wrong with the input goes to standard error.
fn main() -> std::process::ExitCode {
    let mut streams = StandardStreams {
        input: std::io::stdin().lock(),
        output: std::io::stdout().lock(),
    };
    let mut scanner = Scanner::new(&mut streams);
    let result = solve(&mut scanner);
    let written = scanner.flush();
    match result {
        Ok(()) if written.is_ok() => return std::process::ExitCode::SUCCESS,
        Err(Stop::Fault(place, fault)) => eprintln!("{}:{}: {fault}", place.line, place.column),
        _ => {}
    }
    std::process::ExitCode::FAILURE
}
