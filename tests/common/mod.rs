//! What the tests share: streams in memory that check how they are used, running the binary, the
//! table of what the tests know about each problem, and random cases.

pub mod making;
#[path = "../models/mod.rs"]
pub mod models;
#[macro_use]
pub mod problems;

use judge::runtime::scanner::{Stream, StreamError, FIXED_KEY};
use judge::workbench::checker::{Verdict, Whitespace};
use judge::workbench::trace::Played;
use judge::{Error, Problem, PROBLEMS};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::mem::take;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

/// The problem with this name.
pub fn named(name: &str) -> &'static dyn Problem {
    let mut problems = PROBLEMS.iter().copied();
    let found = problems.find(|problem| problem.name() == name);
    found.unwrap_or_else(|| panic!("no problem has the name {name}"))
}

/// A file or folder of this package.
pub fn path(inside: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(inside)
}

/// An empty directory for a test. No other test may use this name.
pub fn directory(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a directory");
    path
}

/// A file of the sample of a problem; `ending` is `in` or `out`.
pub fn sample(problem: &str, ending: &str) -> String {
    let file = path("samples")
        .join(problem)
        .join(format!("sample.{ending}"));
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The samples of a problem in `folder`: the name of the input, the input, and what is right for
/// it. Each input has an output, and vice versa.
pub fn samples(folder: &str, problem: &str) -> Vec<(String, String, String)> {
    let files = fs::read_dir(path(folder).join(problem))
        .into_iter()
        .flatten();
    let stems = files.map(|file| file.expect("a file").path().with_extension(""));
    let stems: BTreeSet<PathBuf> = stems.collect();
    let read =
        |file: &str| fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
    let sample = |stem: PathBuf| {
        let [input, output] = ["in", "out"].map(|ending| format!("{}.{ending}", stem.display()));
        (input.clone(), read(&input), read(&output))
    };
    stems.into_iter().map(sample).collect()
}

/// Compares texts line by line, so that a failure shows the first difference only.
#[track_caller]
pub fn assert_same(name: &str, expected: &str, found: &str) {
    let (mut lines, mut others) = (expected.split('\n'), found.split('\n'));
    for number in 1.. {
        let (expected, found) = (lines.next(), others.next());
        assert_eq!(found, expected, "{name}, line {number}");
        if expected.is_none() {
            break;
        }
    }
}

/// The lines of an explanation as JSON: first what it says of the problem, then the cases, and at last
/// an error, if there is one.
pub fn json_lines(output: &str) -> Vec<Value> {
    assert!(output.is_ascii() && !output.contains('<'));
    let lines = output.lines();
    lines
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

/// The lines of JSON in a page. What surrounds them must be what it always is.
pub fn page_lines(page: &str) -> String {
    let (head, data) = page.split_once("<main></main>\n").expect("a page");
    assert_eq!(head.matches("<script>").count(), 2);
    let data = data.replace("<script type=\"application/json\">", "");
    let data = data.strip_suffix("</body>\n</html>\n").expect("an end");
    data.replace("</script>\n", "\n")
}

/// Compares a snapshot with what is made now, or replaces it if `UPDATE` is set.
#[track_caller]
pub fn assert_snapshot(file: &str, made: &str) {
    if std::env::var_os("UPDATE").is_some() {
        fs::write(path(file), made).expect("to be written");
    }
    assert_same(
        file,
        &fs::read_to_string(path(file)).expect("a kept file"),
        made,
    );
}

/// How work on a stream ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// What was written.
    pub output: String,
    /// Line, column and message of what is wrong with the input.
    pub error: Option<(u64, u64, String)>,
}

impl Run {
    /// The output of a run without an error.
    #[track_caller]
    pub fn good(self) -> String {
        assert_eq!(self.error, None);
        self.output
    }

    /// The message of a run with an error.
    #[track_caller]
    pub fn message(&self) -> &str {
        let (.., message) = self.error.as_ref().expect("an error");
        message
    }
}

/// Solves `input`.
pub fn solve(problem: &dyn Problem, input: impl AsRef<[u8]>) -> Run {
    solve_in_pieces(problem, input.as_ref(), |_| usize::MAX)
}

/// What the plain solution prints for `input`.
pub fn plain(problem: &dyn Problem, input: &str) -> String {
    match problem.play(input, "", usize::MAX) {
        Played::Answers(output) => output,
        played => panic!("{played:?}"),
    }
}

/// What is right for `input` according to the plain solution: the output or, if a tournament has no
/// schedule, how the message begins.
pub fn expected(problem: &dyn Problem, input: &str) -> Result<String, String> {
    let output = plain(problem, input);
    let Some((before, _)) = output.split_once("No schedule exists.") else {
        return Ok(output);
    };
    // An empty line ends a case.
    let cases: Vec<&str> = before.split("\n\n").collect();
    let rounds = cases[cases.len() - 1].matches("Round #").count();
    let case = cases.len();
    Err(format!(
        "case {case}: no schedule exists: round {rounds} has "
    ))
}

/// Compares the solution of an input with the plain one, and returns whether there is an answer.
pub fn is_answered_alike(problem: &dyn Problem, input: &str) -> bool {
    let found = solve(problem, input);
    match expected(problem, input) {
        Ok(expected) => assert_same(input, &expected, &found.clone().good()),
        Err(beginning) => {
            let message = found.message();
            assert!(message.starts_with(&beginning), "{message}\n{input}");
        }
    }
    found.error.is_none()
}

/// Solves `input` whose piece `n`, from 0, has at most `size(n)` bytes.
pub fn solve_in_pieces(
    problem: &dyn Problem,
    input: &[u8],
    size: impl FnMut(usize) -> usize,
) -> Run {
    Pieces::new(input, size).run(|stream| problem.solve(stream))
}

/// The first violation that the validator finds, with its place.
pub fn violation(problem: &dyn Problem, input: &[u8], limits: bool) -> Option<String> {
    let (place, message) = problem.validate(input, limits).err()?;
    Some(format!("{}:{}: {message}", place.line, place.column))
}

/// The verdict on an output for good input.
pub fn verdict(problem: &dyn Problem, input: &[u8], output: &[u8]) -> Verdict {
    let input = &mut Pieces::new(input, |_| usize::MAX);
    let verdict = problem.check(input, output, Whitespace::Exact);
    verdict.expect("good input")
}

/// Input that arrives in pieces, and the output.
///
/// A read after the end fails the test, and so does one of no bytes.
pub struct Pieces<'a, S> {
    rest: &'a [u8],
    size: S,
    /// How many pieces were read.
    number: usize,
    ended: bool,
    /// What was written.
    pub written: Vec<u8>,
    /// The most bytes that were written at once.
    pub largest_write: usize,
}

impl<'a, S: FnMut(usize) -> usize> Pieces<'a, S> {
    /// `input`, of which piece `n`, from 0, has at most `size(n)` bytes.
    pub fn new(input: &'a [u8], size: S) -> Self {
        Pieces {
            rest: input,
            size,
            number: 0,
            ended: false,
            written: Vec::new(),
            largest_write: 0,
        }
    }

    /// Does `work` on this stream.
    pub fn run<T>(
        &mut self,
        work: impl FnOnce(&mut dyn Stream) -> Result<T, Error<String>>,
    ) -> Run {
        let error = match work(self) {
            Ok(_) => None,
            Err(Error::Input { place, error }) => Some((place.line, place.column, error)),
            Err(Error::Stream) => panic!("this stream does not fail"),
        };
        // Names in it are as they are in the input.
        let output = String::from_utf8_lossy(&take(&mut self.written)).into_owned();
        Run { output, error }
    }
}

impl<S: FnMut(usize) -> usize> Stream for Pieces<'_, S> {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError> {
        assert!(!chunk.is_empty(), "nothing to read into");
        assert!(!self.ended, "a read after the end");
        let size = (self.size)(self.number).min(chunk.len());
        let (piece, rest) = self.rest.split_at(size.min(self.rest.len()));
        chunk[..piece.len()].copy_from_slice(piece);
        self.rest = rest;
        self.number += 1;
        self.ended = piece.is_empty();
        Ok(piece.len())
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError> {
        self.written.extend_from_slice(bytes);
        self.largest_write = self.largest_write.max(bytes.len());
        Ok(())
    }

    fn hash_key(&self) -> u64 {
        FIXED_KEY
    }
}

/// The exit status of a line of the shell in a folder and what it prints on both streams, without
/// empty lines at the end. `judge` is on the path, and no file may be larger than 100 MB.
#[cfg(unix)]
pub fn shell(line: &str, folder: &Path) -> (i32, String) {
    let judge = Path::new(env!("CARGO_BIN_EXE_judge"));
    let judge = judge.parent().expect("a folder").display();
    let path = std::env::var("PATH").unwrap_or_default();
    // What is printed does not depend on these.
    let unset = "unset COLUMNS NO_COLOR CLICOLOR_FORCE TERM RUST_BACKTRACE";
    let script = format!("exec 2>&1; ulimit -f 200000; {unset}\n{line}");
    let mut shell = Command::new("sh");
    shell.args(["-c", &script]).current_dir(folder);
    let (status, printed, _) = run(shell.env("PATH", format!("{judge}:{path}")), "");
    let printed = printed.trim_end().to_string();
    let end = if printed.is_empty() { "" } else { "\n" };
    (status.expect("an end without a signal"), printed + end)
}

/// The binary with these arguments.
pub fn judge(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
    command.args(arguments);
    command
}

/// Runs `command` to its end on this standard input, of which it need not read all. Returns exit status,
/// standard output and standard error.
pub fn run(command: &mut Command, input: impl AsRef<[u8]> + Send) -> (Option<i32>, String, String) {
    command.stdin(Stdio::piped());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("a process");
    let mut stdin = child.stdin.take().expect("a pipe");
    let output = thread::scope(|scope| {
        scope.spawn(move || {
            let _ = stdin.write_all(input.as_ref());
        });
        child.wait_with_output().expect("an end")
    });
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}
