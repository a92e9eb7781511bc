//! A program under test that is a source file: it is compiled as judges do, or run by its
//! interpreter.

use crate::cli::error::{failed, CliError};
use crate::cli::output::{excerpt, say, shown};
use crate::cli::test::program::{execute, Outcome};
use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::time::Duration;

/// How source files are compiled and run: the endings of their names, the compiler's command, and
/// the command that runs the program. The first row of an ending whose first program is installed is
/// used. A language without a compiler has an interpreter. `SOURCE` is the file, `DIR` the directory
/// for what is compiled, `PROGRAM` a program there, and `CLASS` the class of a Java file, which is
/// copied to `DIR` under that name.
const LANGUAGES: &[(&str, &str, &str)] = &[
    ("c", "gcc -O2 -o PROGRAM SOURCE -lm", "PROGRAM"),
    ("c", "cc -O2 -o PROGRAM SOURCE -lm", "PROGRAM"),
    ("c", "cl -nologo -O2 -FoDIR/ -FePROGRAM SOURCE", "PROGRAM"),
    ("cpp cc cxx c++", "g++ -O2 -o PROGRAM SOURCE", "PROGRAM"),
    ("cpp cc cxx c++", "c++ -O2 -o PROGRAM SOURCE", "PROGRAM"),
    (
        "cpp cc cxx c++",
        "cl -nologo -O2 -EHsc -FoDIR/ -FePROGRAM SOURCE",
        "PROGRAM",
    ),
    (
        "rs",
        "rustc -O --edition 2021 --crate-name main -o PROGRAM SOURCE",
        "PROGRAM",
    ),
    ("go", "go build -o PROGRAM SOURCE", "PROGRAM"),
    ("hs", "ghc -O2 -outputdir DIR -o PROGRAM SOURCE", "PROGRAM"),
    ("pas pp", "fpc -O2 -FEDIR -oPROGRAM SOURCE", "PROGRAM"),
    (
        "java",
        "javac -encoding UTF-8 -d DIR SOURCE",
        "java -cp DIR CLASS",
    ),
    (
        "kt",
        "kotlinc SOURCE -include-runtime -d DIR/main.jar",
        "java -jar DIR/main.jar",
    ),
    // On Windows, python3 may be a program that only opens a shop.
    (
        "py",
        "",
        if cfg!(windows) {
            "py SOURCE"
        } else {
            "python3 SOURCE"
        },
    ),
    ("py", "", "python SOURCE"),
    ("js mjs", "", "node SOURCE"),
    ("rb", "", "ruby SOURCE"),
    ("pl", "", "perl SOURCE"),
    ("lua", "", "lua SOURCE"),
    ("php", "", "php SOURCE"),
];

/// A command that runs the program, with what was compiled for it.
pub struct Runnable {
    /// The command.
    pub command: Vec<OsString>,
    /// What was compiled, which is removed in the end.
    directory: Option<PathBuf>,
}

impl Drop for Runnable {
    fn drop(&mut self) {
        if let Some(directory) = &self.directory {
            let _ = fs::remove_dir_all(directory);
        }
    }
}

/// The most time that a compiler may take, and the most bytes that it may write.
const MOST_TIME: Duration = Duration::from_secs(60);
const MOST_OUTPUT: u64 = 1 << 24;

impl Runnable {
    /// The command itself, unless its first word is a source file; then that is compiled.
    pub fn new(command: &[OsString]) -> Result<Self, CliError> {
        let source = PathBuf::from(&command[0]);
        let rows = rows(&source);
        let mut runnable = Runnable {
            command: command.to_vec(),
            directory: None,
        };
        if rows.is_empty() {
            return Ok(runnable);
        }
        let name = shown(&source);
        if !source.is_file() {
            return Err(CliError::Usage(format!("{name}: there is no such file")));
        }
        let Some((_, compiler, run)) = rows.iter().find(|row| is_installed(tool(row))) else {
            let tools: Vec<&str> = rows.iter().map(tool).collect();
            let tools = tools.join(" or ");
            let message = format!("{name}: expected {tools} on the path to run it");
            return Err(CliError::Usage(message));
        };
        let directory = env::temp_dir().join(format!("judge-{}", process::id()));
        let program = format!("main{}", env::consts::EXE_SUFFIX);
        // What begins with a dash would be an option of the compiler.
        let is_option = source.as_os_str().as_encoded_bytes().starts_with(b"-");
        let file = Path::new(if is_option { "." } else { "" }).join(&source);
        let mut names = [
            ("SOURCE", file),
            ("PROGRAM", directory.join(program)),
            ("CLASS", PathBuf::new()),
            ("DIR", directory.clone()),
        ];
        if !compiler.is_empty() {
            let cannot = failed(format!("cannot make {}", shown(&directory)));
            fs::create_dir(&directory).map_err(cannot)?;
            runnable.directory = Some(directory.clone());
            if run.contains("CLASS") {
                let text = fs::read_to_string(&source);
                let text = text.map_err(failed(format!("{name}: cannot read")))?;
                let class = class(&text).unwrap_or("Main");
                let copy = directory.join(format!("{class}.java"));
                let copied = fs::write(&copy, &text);
                copied.map_err(failed(format!("{}: cannot write", shown(&copy))))?;
                names[0].1 = copy;
                names[2].1 = class.into();
            }
            compile(&name, &words(compiler, &names))?;
        }
        runnable.command.splice(..1, words(run, &names));
        Ok(runnable)
    }
}

/// The rows for a file.
fn rows(source: &Path) -> Vec<&'static (&'static str, &'static str, &'static str)> {
    let ending = source.extension().unwrap_or_default().to_string_lossy();
    let is_meant = |(endings, ..): &&(&str, &str, &str)| endings.split(' ').any(|e| e == ending);
    LANGUAGES.iter().filter(is_meant).collect()
}

/// The program that must be installed.
fn tool(row: &&(&'static str, &'static str, &'static str)) -> &'static str {
    let (_, compiler, run) = row;
    let command = if compiler.is_empty() { run } else { compiler };
    command.split(' ').next().unwrap_or_default()
}

fn is_installed(tool: &str) -> bool {
    let file = format!("{tool}{}", env::consts::EXE_SUFFIX);
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(&file).is_file())
}

/// The words of a command, in each of which the first of `names` that occurs is replaced.
fn words(command: &str, names: &[(&str, PathBuf)]) -> Vec<OsString> {
    let replaced = |word: &str| {
        let mut found = names.iter().filter_map(|(name, value)| {
            let (before, after) = word.split_once(name)?;
            Some([before.as_ref(), value.as_os_str(), after.as_ref()].join(OsStr::new("")))
        });
        found.next().unwrap_or_else(|| word.into())
    };
    command.split(' ').map(replaced).collect()
}

/// The class of a Java file that has `main`: the public one, or the last before `main`.
fn class(text: &str) -> Option<&str> {
    let after = match text.split_once("public class ") {
        Some((_, after)) => after,
        None => text.split("void main").next()?.rsplit_once("class ")?.1,
    };
    let name = after.split(|c: char| !c.is_alphanumeric() && c != '_');
    name.take(1).find(|name| !name.is_empty())
}

/// Compiles a file, and says how.
fn compile(source: &str, command: &[OsString]) -> Result<(), CliError> {
    let words: Vec<String> = command.iter().map(shown).collect();
    let words = words.join(" ");
    let run = execute(command, b"", MOST_OUTPUT, MOST_TIME)?;
    match run.outcome {
        Outcome::RuntimeError(status, _) if status.success() => {
            say(&format!("compiled with {words}"));
            Ok(())
        }
        outcome => {
            let said = [run.errors, run.output].concat();
            // If standard error is closed, there is nowhere to say it.
            let _ = io::stderr().write_all(excerpt(&said).as_bytes());
            let why = match outcome {
                Outcome::RuntimeError(status, _) => status.to_string(),
                _ => "it takes too long or writes too much".into(),
            };
            let message = format!("{source} does not compile: {words}: {why}");
            Err(CliError::Failed(message))
        }
    }
}
