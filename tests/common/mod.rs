//! Helpers for the tests. They read samples, compare texts, call the library with streams in
//! memory, and run the binary. The submodules have a table of the problems, and inputs and models
//! for them.

pub mod damage;
pub mod inputs;
#[path = "../models/mod.rs"]
pub mod models;
#[macro_use]
pub mod problems;

use judge::runtime::scanner::{Stream, StreamError};
use judge::workbench::checker::{Verdict, Whitespace};
use judge::workbench::trace::Behaviour;
use judge::workbench::validator::Invalid;
use judge::{Error, Problem};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::mem::take;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

/// Returns the problem with this name.
pub fn problem_named(name: &str) -> &'static dyn Problem {
    problems::tested_problem(name).problem
}

/// Returns the path of a file or folder of this repository.
pub fn project_path(relative: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(relative)
}

/// Reads a file of this repository.
#[track_caller]
pub fn read_file(path: &str) -> String {
    fs::read_to_string(project_path(path)).expect(path)
}

/// Creates an empty directory, or empties the directory of an earlier run. Tests run in parallel,
/// so each test must use a different name.
pub fn empty_directory(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a directory");
    path
}

/// Reads the sample of a statement: its input if `extension` is `in`, and its answer if it is
/// `out`.
pub fn read_sample(problem: &str, extension: &str) -> String {
    read_file(&format!("samples/{problem}/sample.{extension}"))
}

/// Reads the samples of a problem in `folder`. For each sample, returns the path of the input, the
/// input, and the answer. Panics if one of the two files is missing.
pub fn read_samples(folder: &str, problem: &str) -> Vec<(String, String, String)> {
    let folder = project_path(folder).join(problem);
    let files = fs::read_dir(folder).into_iter().flatten();
    let stems = files.map(|file| file.expect("a file").path().with_extension(""));
    let stems: BTreeSet<PathBuf> = stems.collect();
    let read_pair = |stem: PathBuf| {
        let path = |extension| format!("{}.{extension}", stem.display());
        (path("in"), read_file(&path("in")), read_file(&path("out")))
    };
    stems.into_iter().map(read_pair).collect()
}

/// Asserts that two texts are equal. A failure shows only the first line that differs.
#[track_caller]
pub fn assert_same(name: &str, expected: &str, actual: &str) {
    // `None` is the end of a text.
    let lines = [expected, actual].map(|text| text.split('\n').map(Some).chain([None]));
    let [expected, actual] = lines;
    for (number, (expected, actual)) in (1..).zip(expected.zip(actual)) {
        assert_eq!(actual, expected, "{name}, line {number}");
    }
}

/// Parses the lines of an explanation in JSON. The first line describes the problem. Each later
/// line describes a case. If the input has an error, the last line describes the error instead.
pub fn json_lines(output: &str) -> Vec<Value> {
    assert!(output.is_ascii() && !output.contains('<'));
    let values = output.lines().map(serde_json::from_str);
    values.map(|value| value.expect("JSON")).collect()
}

/// Returns the lines of JSON in a page. Panics unless two scripts of code precede them.
pub fn embedded_json(page: &str) -> String {
    let (head, data) = page.split_once("</main>\n").expect("a page");
    assert_eq!(head.matches("<script>").count(), 2);
    let data = data.replace("<script type=\"application/json\">", "");
    let data = data.strip_suffix("</body>\n</html>\n").expect("the end");
    data.replace("</script>\n", "\n")
}

/// Asserts that the snapshot in `file` is `actual`. If the environment variable `UPDATE` is set,
/// first writes `actual` to the file.
#[track_caller]
pub fn assert_snapshot(file: &str, actual: &str) {
    if std::env::var_os("UPDATE").is_some() {
        fs::write(project_path(file), actual).expect("a writable file");
    }
    assert_same(file, &read_file(file), actual);
}

/// The result of calling the library on a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The text written to the stream.
    pub output: String,
    /// The place and the message of the first error in the input.
    pub error: Option<Invalid>,
}

impl Solved {
    /// Returns the output. Panics if there is an error.
    #[track_caller]
    pub fn expect_success(self) -> String {
        assert_eq!(self.error, None);
        self.output
    }

    /// Returns the message of the error. Panics if there is none.
    #[track_caller]
    pub fn expect_error(&self) -> &str {
        let (_, message) = self.error.as_ref().expect("an error");
        message
    }
}

/// Solves an input that arrives in one piece.
pub fn solve(problem: &dyn Problem, input: impl AsRef<[u8]>) -> Solved {
    solve_in_pieces(problem, input.as_ref(), || usize::MAX)
}

/// Returns the output of the plain solution with a mistake. If `mistake` is empty, the plain
/// solution makes no mistake.
pub fn plain_output(problem: &dyn Problem, input: &str, mistake: &str) -> String {
    match problem.run_plain(input, mistake, usize::MAX) {
        Behaviour::Answers(output) => output,
        behaviour => panic!("{behaviour:?}"),
    }
}

/// Asserts that the solution and the plain solution agree, and returns true. If the plain solution
/// prints that no schedule exists, asserts that the solution reports the same case and round, and
/// returns false.
pub fn compare_with_plain(problem: &dyn Problem, input: &str) -> bool {
    let (run, expected) = (solve(problem, input), plain_output(problem, input, ""));
    let Some((schedules, _)) = expected.split_once("No schedule exists.") else {
        assert_same(input, &expected, &run.expect_success());
        return true;
    };
    // An empty line ends each complete schedule. The last schedule is incomplete.
    let (case, schedule) = (1..).zip(schedules.split("\n\n")).last().expect("a case");
    let round = schedule.matches("Round #").count();
    let beginning = format!("case {case}: no schedule exists: round {round} has ");
    let message = run.expect_error();
    assert!(message.starts_with(&beginning), "{message}\n{input}");
    false
}

/// Solves an input that arrives in pieces. `max_size` returns the maximum size of the next piece.
pub fn solve_in_pieces(
    problem: &dyn Problem,
    input: &[u8],
    max_size: impl FnMut() -> usize,
) -> Solved {
    PiecewiseStream::new(input, max_size).run(|stream| problem.solve(stream))
}

/// Returns the verdict on an output. Panics if the input is bad.
pub fn verdict_on(problem: &dyn Problem, input: &[u8], output: &[u8]) -> Verdict {
    let report = problem.judge(input, output, Whitespace::Exact);
    report.expect("good input").verdict
}

/// A stream in memory whose input arrives in pieces. It panics on a read after the end of the
/// input, and on a read into an empty buffer.
pub struct PiecewiseStream<'a, S> {
    /// The input that has not been read.
    input: &'a [u8],
    /// Returns the maximum size of the next piece.
    max_size: S,
    has_ended: bool,
    output: Vec<u8>,
    /// The maximum number of bytes in a single write so far.
    pub max_write_len: usize,
}

impl<'a, S: FnMut() -> usize> PiecewiseStream<'a, S> {
    /// Returns a stream of `input`. `max_size` returns the maximum size of the next piece.
    pub fn new(input: &'a [u8], max_size: S) -> Self {
        PiecewiseStream {
            input,
            max_size,
            has_ended: false,
            output: Vec::new(),
            max_write_len: 0,
        }
    }

    /// Calls `function` with this stream. Returns the output on the stream, and the error of
    /// `function`.
    pub fn run<T>(
        &mut self,
        function: impl FnOnce(&mut dyn Stream) -> Result<T, Error<String>>,
    ) -> Solved {
        let error = match function(self) {
            Ok(_) => None,
            Err(Error::Input { place, error }) => Some((place, error)),
            Err(Error::Stream) => panic!("this stream does not fail"),
        };
        // The output may contain names from the input, which need not be UTF-8.
        let output = String::from_utf8_lossy(&take(&mut self.output)).into_owned();
        Solved { output, error }
    }
}

impl<S: FnMut() -> usize> Stream for PiecewiseStream<'_, S> {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, StreamError> {
        assert!(!chunk.is_empty(), "a read into an empty buffer");
        assert!(!self.has_ended, "a read after the end");
        let size = (self.max_size)().min(chunk.len());
        let (piece, rest) = self.input.split_at(size.min(self.input.len()));
        chunk[..piece.len()].copy_from_slice(piece);
        self.input = rest;
        self.has_ended = piece.is_empty();
        Ok(piece.len())
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StreamError> {
        self.output.extend_from_slice(bytes);
        self.max_write_len = self.max_write_len.max(bytes.len());
        Ok(())
    }
}

/// Runs a shell command in `folder`. Returns its exit status and its output on both streams,
/// without empty lines at the end. The command finds `judge` in its `PATH`, and cannot write files
/// of more than 100 MB.
#[cfg(unix)]
pub fn run_shell(command: &str, folder: &Path) -> (i32, String) {
    let binary = Path::new(env!("CARGO_BIN_EXE_judge"));
    let binary_folder = binary.parent().expect("a folder").display();
    let path = std::env::var("PATH").unwrap_or_default();
    // With these variables, the output would depend on the machine.
    let unset = "unset COLUMNS NO_COLOR CLICOLOR_FORCE TERM RUST_BACKTRACE";
    let script = format!("exec 2>&1; ulimit -f 200000; {unset}\n{command}");
    let mut shell = Command::new("sh");
    shell.args(["-c", &script]).current_dir(folder);
    let (status, text, _) = execute(shell.env("PATH", format!("{binary_folder}:{path}")), "");
    let output = text.trim_end().to_string();
    let end = if output.is_empty() { "" } else { "\n" };
    (status.expect("an exit status"), output + end)
}

/// Returns a command that runs the binary with these arguments.
pub fn judge_command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
    command.args(arguments);
    command
}

/// Compiles `source` in the empty directory `name`, and returns the path of the program. `command`
/// is a compiler and its options; the last one is `-o`, which the path follows.
pub fn compile(name: &str, source: &str, command: &str) -> PathBuf {
    let folder = empty_directory(name);
    let (file, program) = (folder.join("source"), folder.join("program.exe"));
    fs::write(&file, source).expect("a writable file");
    let mut words = command.split(' ');
    let mut compiler = Command::new(words.next().expect("a compiler"));
    let status = compiler.args(words).arg(&program).arg(&file).status();
    assert!(status.expect(command).success());
    program
}

/// Runs a command to its end. Returns its exit status, standard output and standard error.
pub fn execute(
    command: &mut Command,
    input: impl AsRef<[u8]> + Send,
) -> (Option<i32>, String, String) {
    command.stdin(Stdio::piped());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("a process");
    let mut stdin = child.stdin.take().expect("a pipe");
    let output = thread::scope(|scope| {
        scope.spawn(move || {
            // Writing fails if the command ends before it has read all of its input.
            let _ = stdin.write_all(input.as_ref());
        });
        child.wait_with_output().expect("output")
    });
    let texts = [output.stdout, output.stderr].map(String::from_utf8);
    let [stdout, stderr] = texts.map(|text| text.expect("text"));
    (output.status.code(), stdout, stderr)
}
