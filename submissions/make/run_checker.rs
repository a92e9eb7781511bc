
use crate::runtime::scanner::Error;
use crate::workbench::checker::Verdict;
use crate::workbench::memory::read_all;
use alloc::format;

/// Checks file 1 as an output for file 0, with the right answer in file 2, and returns the index of
/// the exit status.
#[no_mangle]
pub extern "C" fn run() -> u32 {
    let [Ok(output), Ok(answer)] = [1, 2].map(|file| read_all(&mut File(file))) else {
        say("a file cannot be read\n");
        return 3;
    };
    let (status, message) = match check(&mut File(0), &[&output, &answer]) {
        Ok(verdicts) => match (&verdicts[0], &verdicts[1]) {
            (_, Verdict::WrongAnswer(mismatch)) => (3, format!("the answer is not right: {mismatch}")),
            (Verdict::Accepted, _) => (0, format!("{}", verdicts[0])),
            (Verdict::WrongAnswer(_), _) => (1, format!("{}", verdicts[0])),
            (Verdict::PresentationError(_), _) => (2, format!("{}", verdicts[0])),
        },
        Err(Error::Input { place, error }) => {
            let (line, column) = (place.line, place.column);
            (3, format!("the input is bad: {line}:{column}: {error}"))
        }
        Err(Error::Stream) => (3, "the input cannot be read".into()),
    };
    say(&format!("{message}\n"));
    status
}
