
use crate::runtime::scanner::Error;
use crate::workbench::checker::{CheckError, Verdict};
use alloc::format;

/// Checks file 1 as an output for file 0, with the right answer in file 2, and returns the index of
/// the exit status.
#[no_mangle]
pub extern "C" fn run() -> u32 {
    let (status, message) = match check(&mut File(0), &mut [&mut File(1), &mut File(2)]) {
        Ok(verdicts) => match (&verdicts[0], &verdicts[1]) {
            (_, Verdict::WrongAnswer(mismatch)) => (3, format!("the answer is not right: {mismatch}")),
            (Verdict::Accepted, _) => (0, format!("{}", verdicts[0])),
            (Verdict::WrongAnswer(_), _) => (1, format!("{}", verdicts[0])),
            (Verdict::PresentationError(_), _) => (2, format!("{}", verdicts[0])),
        },
        Err(CheckError::Input(Error::Input { place, error })) => {
            let (line, column) = (place.line, place.column);
            (3, format!("the input is bad: {line}:{column}: {error}"))
        }
        Err(_) => (3, "a file cannot be read".into()),
    };
    say(&format!("{message}\n"));
    status
}
