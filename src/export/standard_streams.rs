extern crate alloc;
// For compilers that are called without an edition.
extern crate core;

/// Standard input and standard output.
struct StandardStreams {
    input: std::io::StdinLock<'static>,
    output: std::io::StdoutLock<'static>,
}

impl crate::runtime::scanner::Stream for StandardStreams {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, crate::runtime::scanner::StreamError> {
        let read = std::io::Read::read(&mut self.input, chunk);
        read.map_err(|_| crate::runtime::scanner::StreamError)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), crate::runtime::scanner::StreamError> {
        let written = std::io::Write::write_all(&mut self.output, bytes);
        written.map_err(|_| crate::runtime::scanner::StreamError)
    }
}

/// Answers standard input on standard output. Errors in the input are reported on standard error.
fn main() -> std::process::ExitCode {
    let mut streams = StandardStreams {
        input: std::io::stdin().lock(),
        output: std::io::stdout().lock(),
    };
    let mut scanner = Scanner::new(&mut streams);
    let result = crate::runtime::solution::solve_all::<Solution>(&mut scanner);
    let written = scanner.flush();
    match result {
        Ok(()) if written.is_ok() => return std::process::ExitCode::SUCCESS,
        Err(Error::Input { place, error }) => {
            let (line, column) = (place.line, place.column);
            let case = match place.case {
                0 => String::new(),
                number => format!("{} {number}", Solution::CASE),
            };
            eprintln!("{line}:{column}: {case}{error}");
        }
        _ => {}
    }
    std::process::ExitCode::FAILURE
}
