//! What a search consists of: the program on one input, and whether it fails.

use crate::cli::check::apply_whitespace;
use crate::cli::error::CliError;
use crate::cli::output::{encoding_hint, replace_file};
use crate::cli::trial::program::Program;
use crate::cli::trial::run::{run, End, Run, PASSED};
use judge::workbench::checker::Verdict;
use judge::workbench::memory::MemoryStream;
use std::fs;
use std::io;
use std::mem::discriminant;
use std::path::Path;
use std::process::Command;

/// The program on an input.
#[derive(Clone)]
pub struct Attempt {
    /// The cases of the input; none if it cannot be taken apart into cases.
    pub cases: Vec<Vec<u8>>,
    /// The input.
    pub input: Vec<u8>,
    /// Our own answer.
    pub expected: Vec<u8>,
    /// What the program does.
    pub run: Run,
    /// The verdict on its output, if it has ended by itself.
    verdict: Option<Verdict>,
}

/// The files that a failing input is kept in.
pub const INPUT: &str = "failing.in";
const EXPECTED: &str = "failing.expected";
pub const FOUND: &str = "failing.found";

impl Attempt {
    /// Runs the program on a valid input, which consists of these cases unless there are none.
    pub fn new(program: &Program, input: Vec<u8>, cases: Vec<Vec<u8>>) -> Result<Self, CliError> {
        let mut stream = MemoryStream::new(&input);
        let solved = program.problem.solve(&mut stream);
        assert!(
            solved.is_ok(),
            "inputs are solved when they are read, and tests generate valid ones"
        );
        let expected = stream.written;
        // Room for what is expected and for as much again of something else.
        let most = 2 * expected.len() as u64 + (1 << 20);
        let mut command = Command::new(&program.command[0]);
        command.args(&program.command[1..]);
        let run = run(&mut command, &input, most, program.time_limit)?;
        let verdict = matches!(run.end, End::Exited(_)).then(|| {
            if run.output == expected {
                return Verdict::Accepted;
            }
            let mut stream = MemoryStream::new(&input);
            let checked = program.problem.check(&mut stream, &[&run.output]);
            let mut verdicts = checked.expect("a valid input, which was solved");
            apply_whitespace(verdicts.remove(0), program.whitespace)
        });
        Ok(Attempt {
            cases,
            input,
            expected,
            run,
            verdict,
        })
    }

    /// Runs the program on the input of these cases.
    pub fn of_cases(program: &Program, cases: Vec<Vec<u8>>) -> Result<Self, CliError> {
        Attempt::new(program, program.problem.framing.join(&cases), cases)
    }

    /// Whether the program prints a right answer, however it ends.
    pub fn is_right(&self) -> bool {
        self.verdict == Some(Verdict::Accepted)
    }

    /// Whether the program is wrong.
    pub fn fails(&self) -> bool {
        !self.is_right() || self.has_crashed()
    }

    fn has_crashed(&self) -> bool {
        matches!(self.run.end, End::Exited(status) if !status.success())
    }

    /// Whether only whitespace is wrong.
    pub fn is_presentation_error(&self) -> bool {
        matches!(self.verdict, Some(Verdict::PresentationError(_))) && !self.has_crashed()
    }

    /// Whether the program fails in both in the same way.
    pub fn is_like(&self, other: &Self) -> bool {
        let verdicts = [self, other].map(|attempt| attempt.verdict.as_ref().map(discriminant));
        let ends = [self, other].map(|attempt| discriminant(&attempt.run.end));
        ends[0] == ends[1] && (self.has_crashed() || verdicts[0] == verdicts[1])
    }

    /// Whether the program answers as in another attempt on the same input, or fails alike.
    pub fn answers_like(&self, other: &Self) -> bool {
        let same = |one: &Self, two: &Self| match one.verdict {
            Some(Verdict::PresentationError(_)) => one.run.output == two.run.output,
            Some(_) => words(&one.run.output).eq(words(&two.run.output)),
            None => true,
        };
        match self.has_crashed() || other.has_crashed() {
            // The status depends on the language.
            true => self.has_crashed() && other.has_crashed(),
            false => self.is_like(other) && same(self, other),
        }
    }

    /// The index of the case that is wrong, if the checker knows it.
    pub fn wrong_case(&self) -> Option<usize> {
        use Verdict::{PresentationError, WrongAnswer};
        let Some(PresentationError(mismatch) | WrongAnswer(mismatch)) = &self.verdict else {
            return None;
        };
        let index = mismatch.case? as usize - 1;
        (index < self.cases.len() && !self.has_crashed()).then_some(index)
    }

    /// The verdict, as it is shown.
    pub fn shown_verdict(&self) -> String {
        let run = &self.run;
        let [time, passed] = [run.time, run.passed].map(|time| time.as_secs_f64());
        match (run.end, &self.verdict) {
            (End::Exited(status), Some(Verdict::Accepted)) if !status.success() => {
                format!("runtime error: the output is right, but it ended with {status}")
            }
            (End::Exited(status), _) if !status.success() => format!("runtime error: {status}"),
            (_, Some(Verdict::Accepted)) => "ok".into(),
            (_, Some(verdict)) => format!("{verdict}{}", encoding_hint(&run.output)),
            (End::TimeLimit(limit), _) if run.time > limit => {
                format!(
                    "time limit exceeded: {time:.2} s (limit {} s)",
                    limit.as_secs_f64()
                )
            }
            (End::TimeLimit(limit), _) => {
                let most = (PASSED * limit).as_secs_f64();
                let what = "time limit exceeded: it sleeps or waits";
                format!("{what}, {passed:.2} s in all (limit {most} s)")
            }
            (End::ErrorLimit, _) => output_limit(&run.errors, "error"),
            _ => output_limit(&run.output, "output"),
        }
    }

    /// Its texts: what each is, and the name of its file.
    pub fn texts(&self) -> [(&'static str, &'static str, &[u8]); 3] {
        [
            ("input", INPUT, &self.input),
            ("expected", EXPECTED, &self.expected),
            ("found", FOUND, &self.run.output),
        ]
    }

    /// Writes its files.
    pub fn keep(&self, directory: &str) -> io::Result<()> {
        fs::create_dir_all(directory)?;
        for (_, file, text) in self.texts() {
            replace_file(&Path::new(directory).join(file), text)?;
        }
        Ok(())
    }
}

fn words(output: &[u8]) -> impl Iterator<Item = &[u8]> {
    let words = output.split(u8::is_ascii_whitespace);
    words.filter(|word| !word.is_empty())
}

fn output_limit(written: &[u8], stream: &str) -> String {
    let most = written.len();
    format!("output limit exceeded: more than {most} bytes on standard {stream}")
}
