/// The number of the verdict on an output, and its message: 0 accepted, 1 wrong answer,
/// 2 presentation error, 3 none.
fn verdict(
    input: &mut dyn crate::runtime::scanner::Stream,
    output: &mut dyn crate::runtime::scanner::Stream,
    answer: &mut dyn crate::runtime::scanner::Stream,
) -> (usize, alloc::string::String) {
    use crate::workbench::checker::{CheckError, Verdict};
    use alloc::format;

    let verdicts = match problem::check::check(input, &mut [output, answer]) {
        Ok(verdicts) => verdicts,
        Err(CheckError::Input(crate::runtime::scanner::Error::Input { place, error })) => {
            let (line, column) = (place.line, place.column);
            return (3, format!("the input is bad: {line}:{column}: {error}\n"));
        }
        Err(_) => return (3, "a file cannot be read\n".into()),
    };
    if let Verdict::WrongAnswer(mismatch) = &verdicts[1] {
        return (3, format!("the answer is not right: {mismatch}\n"));
    }
    let number = match &verdicts[0] {
        Verdict::Accepted => 0,
        Verdict::WrongAnswer(_) => 1,
        Verdict::PresentationError(_) => 2,
    };
    (number, format!("{}\n", verdicts[0]))
}
