/// Standard input.
struct StandardInput(std::io::StdinLock<'static>);

impl crate::runtime::scanner::Stream for StandardInput {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, crate::runtime::scanner::StreamError> {
        loop {
            match std::io::Read::read(&mut self.0, chunk) {
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
                read => return read.map_err(|_| crate::runtime::scanner::StreamError),
            }
        }
    }

    fn write(&mut self, _: &[u8]) -> Result<(), crate::runtime::scanner::StreamError> {
        Err(crate::runtime::scanner::StreamError)
    }
}

/// How many violations are shown.
const SHOWN: u64 = 20;

/// Validates standard input. Arguments are ignored: the format has no variants.
fn main() -> std::process::ExitCode {
    let mut violations = 0;
    let mut report = |place: crate::runtime::scanner::Place, message: &str| {
        violations += 1;
        if violations <= SHOWN {
            say(&format!("{}:{}: {message}\n", place.line, place.column));
        }
    };
    let mut input = StandardInput(std::io::stdin().lock());
    let framing = &problem::FRAMING;
    let read = problem::VALIDATOR.validate(framing, &mut input, true, &mut report);
    if read.is_err() {
        say("the input cannot be read\n");
    }
    std::process::ExitCode::from(match (read, violations) {
        (Err(_), _) => STATUSES[2],
        (Ok(()), 0) => STATUSES[0],
        (Ok(()), _) => STATUSES[1],
    })
}

/// Writes to standard error. If that is closed, there is nowhere to report it.
fn say(message: &str) {
    let _ = std::io::Write::write_all(&mut std::io::stderr(), message.as_bytes());
}
