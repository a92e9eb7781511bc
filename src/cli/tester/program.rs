//! The program under test. If it is a source file, it is compiled as judges do, or run by its
//! interpreter.

use crate::cli::error::{failed, CliError};
use crate::cli::output::{as_operand, escaped, excerpt, print_message};
use crate::cli::tester::group::ShellOnExit;
use crate::cli::tester::run::{run, End, Run};
use judge::workbench::checker::Whitespace;
use judge::workbench::entry::Judging;
use judge::Problem;
use std::env::{self, consts::EXE_SUFFIX};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{self, Command};
use std::time::Duration;

/// The program under test.
pub struct Program {
    /// The problem that it should solve.
    pub problem: &'static dyn Problem,
    /// The command that starts it.
    pub command: Vec<OsString>,
    /// The time limit for one input.
    pub time_limit: Duration,
    /// What whitespace counts.
    pub whitespace: Whitespace,
    /// What was compiled for it.
    pub compiled: Option<Compiled>,
}

impl Program {
    /// Runs it on an input with an answer of so many bytes: it may print twice as many, and some
    /// more. So many bytes of its standard error are kept.
    pub fn run(&self, input: &[u8], answer: usize, errors: u64) -> Result<Run, CliError> {
        let most = [2 * answer as u64 + (1 << 20), errors];
        let mut command = Command::new(&self.command[0]);
        run(
            command.args(&self.command[1..]),
            input,
            most,
            self.time_limit,
        )
    }

    /// Returns true if the program needs a virtual machine or an interpreter, which uses memory, too.
    pub fn is_interpreted(&self) -> bool {
        let name = Path::new(&self.command[0]).file_stem();
        let runners = LANGUAGES
            .iter()
            .filter_map(|row| row.rsplit([':', '&']).next());
        let mut tools = runners.filter_map(|runner| runner.split_whitespace().next());
        tools.any(|tool| name == Some(OsStr::new(tool)))
    }
}

/// The endings of source files, and the command that runs such a file, perhaps after one that
/// compiles it. The first row of an ending whose first program is installed is used. `SOURCE` is
/// the file, `STEM` its name without the ending, `DIR` the directory for what is compiled, and
/// `PROGRAM` a program there.
const LANGUAGES: &[&str] = &[
    "c: gcc -O2 -DONLINE_JUDGE -o PROGRAM SOURCE -lm && PROGRAM",
    "c: cc -O2 -DONLINE_JUDGE -o PROGRAM SOURCE -lm && PROGRAM",
    "c: cl -nologo -O2 -DONLINE_JUDGE -FoDIR/ -FePROGRAM SOURCE && PROGRAM",
    "cpp cc cxx c++: g++ -O2 -DONLINE_JUDGE -o PROGRAM SOURCE && PROGRAM",
    "cpp cc cxx c++: c++ -O2 -DONLINE_JUDGE -o PROGRAM SOURCE && PROGRAM",
    "cpp cc cxx c++: cl -nologo -O2 -DONLINE_JUDGE -EHsc -FoDIR/ -FePROGRAM SOURCE && PROGRAM",
    "rs: rustc -O --edition 2021 --crate-name main -o PROGRAM SOURCE && PROGRAM",
    "go: go build -o PROGRAM SOURCE && PROGRAM",
    "pas pp: fpc -O2 -FEDIR -oPROGRAM SOURCE && PROGRAM",
    "java: javac -encoding UTF-8 -d DIR SOURCE && java -cp DIR STEM",
    "kt: kotlinc SOURCE -include-runtime -d DIR/main.jar && java -jar DIR/main.jar",
    #[cfg(not(windows))]
    "py: python3 SOURCE",
    // Here python3 may be a stub that only opens the Microsoft Store.
    #[cfg(windows)]
    "py: py SOURCE",
    "py: python SOURCE",
    "js mjs: node SOURCE",
    "rb: ruby SOURCE",
];

/// The most time that a compiler may take, and the most bytes that it may write.
const MOST_TIME: Duration = Duration::from_secs(60);
const MOST_OUTPUT: u64 = 1 << 24;

/// Options before the path of a program in C or C++ that says where it crashes.
const SANITIZERS: [&str; 4] = ["-O1", "-g", "-fsanitize=address,undefined", "-o"];

/// A compiled program. Its directory is removed in the end; after Ctrl-C, by a shell.
pub struct Compiled {
    /// The source file.
    pub source: PathBuf,
    compiler: Vec<OsString>,
    directory: PathBuf,
    remover: ShellOnExit,
}

impl Compiled {
    /// Runs the compiler, with these options more. What it keeps for a while is in the directory,
    /// too.
    fn compile(&self, options: &[&OsStr]) -> Result<Run, CliError> {
        let mut command = Command::new(&self.compiler[0]);
        command.args(&self.compiler[1..]).args(options);
        command.env("TMPDIR", &self.directory);
        run(&mut command, b"", [MOST_OUTPUT; 2], MOST_TIME)
    }

    /// Compiles another program, with sanitizers, if the compiler has them.
    pub fn sanitize(&self) -> Option<OsString> {
        let program = self.directory.join("sanitized").into_os_string();
        let options = [&SANITIZERS.map(OsStr::new)[..], &[&program]].concat();
        let run = self.is_like_gcc().then(|| self.compile(&options))?;
        run.is_ok_and(|run| run.is_success()).then_some(program)
    }

    /// Whether the compiler is one for C or C++ that takes the options of GCC.
    fn is_like_gcc(&self) -> bool {
        let mut known = ["gcc", "cc", "g++", "c++"].iter();
        known.any(|name| self.compiler[0] == *name)
    }

    /// Compiles the program by the standard of the judge's compiler or, if that refuses it, by that
    /// of the installed one.
    fn compile_as_judged(&mut self, judging: &Judging) -> Result<Run, CliError> {
        let is_cpp = self.compiler[0].to_string_lossy().contains('+');
        let standard = if is_cpp { judging.cpp } else { judging.c };
        let Some(standard) = standard.filter(|_| self.is_like_gcc()) else {
            return self.compile(&[]);
        };
        self.compiler.push(format!("-std={standard}").into());
        let refused = self.compile(&[])?;
        if refused.is_success() {
            return Ok(refused);
        }
        self.compiler.pop();
        let run = self.compile(&[])?;
        if run.is_success() {
            let errors = String::from_utf8_lossy(&refused.errors);
            let first = errors.lines().find(|line| line.contains(": error: "));
            let why = first.unwrap_or("it does not say why");
            print_message(&format!(
                "compiled by a newer standard; the judge's compiler would refuse it, by \
                 -std={standard}: {why}"
            ));
        }
        Ok(run)
    }
}

impl Drop for Compiled {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.directory);
        self.remover.end();
    }
}

/// Makes the command one that runs the program if its first word is a source file. Returns what was
/// compiled.
pub fn compile(
    command: &mut Vec<OsString>,
    judging: &Judging,
) -> Result<Option<Compiled>, CliError> {
    let source = PathBuf::from(&command[0]);
    let (rows, name) = (rows(&source), escaped(&source));
    if rows.is_empty() {
        return Ok(None);
    }
    if !source.is_file() {
        return Err(CliError::Failed(format!("{name}: there is no such file")));
    }
    let tools = rows.iter().filter_map(|row| row.split(' ').next());
    let Some(row) = tools.clone().position(is_installed) else {
        let tools = tools.collect::<Vec<_>>().join(" or ");
        let message = format!("{name}: expected {tools} on the path to run it");
        return Err(CliError::Failed(message));
    };
    let (compiler, runner) = rows[row].split_once(" && ").unwrap_or(("", rows[row]));
    let directory = env::temp_dir().join(format!("judge-{}", process::id()));
    let mut names = [
        ("SOURCE", as_operand(&source)),
        ("STEM", source.file_stem().unwrap_or_default().into()),
        ("PROGRAM", directory.join(format!("main{EXE_SUFFIX}"))),
        ("DIR", directory.clone()),
    ];
    if compiler.is_empty() {
        command.splice(..1, words(runner, &names));
        return Ok(None);
    }
    let cannot = || failed(format!("{name}: cannot compile in {}", escaped(&directory)));
    fs::create_dir(&directory).map_err(cannot())?;
    let remover = ShellOnExit::new("rm -rf \"$0\"", &directory);
    // Judges want the class Main, and name the file after it.
    let text = fs::read_to_string(&source).unwrap_or_default();
    if compiler.starts_with("javac") && text.contains("class Main") {
        (names[0].1, names[1].1) = (directory.join("Main.java"), "Main".into());
        fs::copy(&source, &names[0].1).map_err(cannot())?;
    }
    command.splice(..1, words(runner, &names));
    let mut compiled = Compiled {
        source,
        compiler: words(compiler, &names),
        directory,
        remover,
    };
    let run = compiled.compile_as_judged(judging)?;
    let words: Vec<String> = compiled.compiler.iter().map(escaped).collect();
    let words = words.join(" ");
    if run.is_success() {
        print_message(&format!("compiled with {words}"));
        return Ok(Some(compiled));
    }
    let why = match run.end {
        End::Exited(status) => status.to_string(),
        _ => "it takes too long or writes too much".into(),
    };
    // An error is ignored: there is no other stream for messages.
    let said = excerpt(&[&*run.errors, &*run.output].concat());
    let _ = io::stderr().write_all(said.as_bytes());
    let message = format!("{name} does not compile: {words}: {why}");
    Err(CliError::Failed(message))
}

/// Whether a file is source that can be compiled or interpreted.
pub fn is_source(file: &OsStr) -> bool {
    !rows(Path::new(file)).is_empty()
}

/// The commands for a file.
fn rows(source: &Path) -> Vec<&'static str> {
    let ending = source.extension().unwrap_or_default().to_string_lossy();
    // Old compilers on Unix take `.C` for C++.
    let ending = if ending == "C" {
        "cpp".into()
    } else {
        ending.to_lowercase()
    };
    let rows = LANGUAGES.iter().filter_map(|row| row.split_once(": "));
    let rows = rows.filter(|(endings, _)| endings.split(' ').any(|other| other == ending));
    rows.map(|(_, command)| command).collect()
}

fn is_installed(tool: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    let file = format!("{tool}{EXE_SUFFIX}");
    env::split_paths(&path).any(|folder| folder.join(&file).is_file())
}

/// The words of a command, in each of which the first of `names` that occurs is replaced.
fn words(command: &str, names: &[(&str, PathBuf)]) -> Vec<OsString> {
    let replaced = |word: &str| {
        let found = names.iter().find_map(|(name, value)| {
            let (before, after) = word.split_once(name)?;
            Some([before.as_ref(), value.as_os_str(), after.as_ref()].join(OsStr::new("")))
        });
        found.unwrap_or_else(|| word.into())
    };
    command.split(' ').map(replaced).collect()
}
