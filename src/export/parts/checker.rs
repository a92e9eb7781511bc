
/// A file that is read.
struct Input(Box<dyn std::io::Read>);

impl crate::runtime::scanner::Stream for Input {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, crate::runtime::scanner::StreamError> {
        loop {
            match self.0.read(chunk) {
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
                read => return read.map_err(|_| crate::runtime::scanner::StreamError),
            }
        }
    }

    fn write(&mut self, _: &[u8]) -> Result<(), crate::runtime::scanner::StreamError> {
        Err(crate::runtime::scanner::StreamError)
    }
}

/// Checks an output as the arguments say.
fn main() -> std::process::ExitCode {
    let arguments: Vec<std::ffi::OsString> = std::env::args_os().skip(1).collect();
    let (number, message) = match files(&arguments) {
        Ok(files) => {
            let [mut input, mut output, mut answer] = files.map(Input);
            verdict(&mut input, &mut output, &mut answer)
        }
        Err(error) => (3, format!("{error}\n")),
    };
    // If the message cannot be written, the status still says what matters.
    let _ = say(&arguments, message.as_bytes());
    std::process::ExitCode::from(status(&arguments, number))
}
