//! The exported C files, built with sanitizers, against the library: the same answers to any bytes,
//! also before the first error, and no access to memory that is not theirs.

#![no_main]

use judge::{Problem, PROBLEMS};
use judge_fuzz::{choose, solve};
use libfuzzer_sys::fuzz_target;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{id, Command, Stdio};
use std::sync::OnceLock;
use std::thread;

fuzz_target!(|data: &[u8]| {
    let Some((problem, input)) = choose(data) else {
        return;
    };
    static PROGRAMS: OnceLock<Vec<PathBuf>> = OnceLock::new();
    let programs = PROGRAMS.get_or_init(|| PROBLEMS.iter().map(|one| compile(one)).collect());
    let place = PROBLEMS.iter().position(|one| one.name() == problem.name());
    let mut command = Command::new(&programs[place.expect("a problem")]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.stderr(Stdio::piped()).spawn().expect("a process");
    let mut stdin = child.stdin.take().expect("a pipe");
    let output = thread::scope(|scope| {
        // It need not read all.
        scope.spawn(move || stdin.write_all(input));
        child.wait_with_output().expect("an end")
    });
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && message.is_empty(), "{message}");
    assert_eq!(output.stdout, solve(problem, input).output);
});

/// Compiles the exported file; a finding of a sanitizer ends the program.
fn compile(problem: &Problem) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/exports");
    fs::create_dir_all(&folder).expect("a folder");
    let program = folder.join(problem.name());
    // Another process may run the program: it is replaced as a whole.
    let [source, made] = ["c", "made"].map(|end| program.with_extension(format!("{}.{end}", id())));
    fs::write(&source, problem.export.c).expect("a file");
    let mut compiler = Command::new("cc");
    compiler.args(["-O1", "-g", "-fsanitize=address,undefined"]);
    compiler.args(["-fno-sanitize-recover=all", "-o"]);
    let status = compiler.args([&made, &source]).status();
    assert!(status.expect("a compiler").success());
    fs::remove_file(&source).expect("a file");
    fs::rename(&made, &program).expect("a file");
    program
}
