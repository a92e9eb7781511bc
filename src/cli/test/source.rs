//! A program under test that is a source file: it is compiled as judges do, or run by its
//! interpreter.

use crate::cli::error::{failed, usage, CliError};
use crate::cli::output::{excerpt, operand, quoted, say, shown};
use crate::cli::test::diagnosis::command;
use crate::cli::test::processes::shell;
use crate::cli::test::program::{execute, Outcome};
use judge::workbench::problem::Mistake;
use judge::Problem;
use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command};
use std::time::Duration;

/// The endings of source files, and the command that runs such a file, perhaps after one that
/// compiles it. The first row of an ending whose first program is installed is used. `SOURCE` is
/// the file, `DIR` the directory for what is compiled, `PROGRAM` a program there, and `CLASS` the
/// class of a Java file, which is copied to `DIR` under that name.
const LANGUAGES: &[&str] = &[
    "c: gcc -O2 -o PROGRAM SOURCE -lm && PROGRAM",
    "c: cc -O2 -o PROGRAM SOURCE -lm && PROGRAM",
    "c: cl -nologo -O2 -FoDIR/ -FePROGRAM SOURCE && PROGRAM",
    "cpp cc cxx c++: g++ -O2 -o PROGRAM SOURCE && PROGRAM",
    "cpp cc cxx c++: c++ -O2 -o PROGRAM SOURCE && PROGRAM",
    "cpp cc cxx c++: cl -nologo -O2 -EHsc -FoDIR/ -FePROGRAM SOURCE && PROGRAM",
    "rs: rustc -O --edition 2021 --crate-name main -o PROGRAM SOURCE && PROGRAM",
    "go: go build -o PROGRAM SOURCE && PROGRAM",
    "hs: ghc -O2 -outputdir DIR -o PROGRAM SOURCE && PROGRAM",
    "pas pp: fpc -O2 -FEDIR -oPROGRAM SOURCE && PROGRAM",
    "java: javac -encoding UTF-8 -d DIR SOURCE && java -cp DIR CLASS",
    "kt: kotlinc SOURCE -include-runtime -d DIR/main.jar && java -jar DIR/main.jar",
    #[cfg(not(windows))]
    "py: python3 SOURCE",
    // Here python3 may be a program that only opens a shop.
    #[cfg(windows)]
    "py: py SOURCE",
    "py: python SOURCE",
    "js mjs: node SOURCE",
    "rb: ruby SOURCE",
    "pl: perl SOURCE",
    "lua: lua SOURCE",
    "php: php SOURCE",
];

/// A command that runs the program, with what was compiled for it.
pub struct Runnable {
    /// The command.
    pub command: Vec<OsString>,
    /// What was compiled.
    directory: Option<Directory>,
}

/// A directory that is removed in the end; after Ctrl-C, by a shell.
struct Directory(PathBuf, Option<Child>);

impl Directory {
    fn create(path: &Path) -> io::Result<Self> {
        fs::create_dir(path)?;
        let remover = shell("read -r line; rm -rf \"$0\"", path.as_os_str());
        Ok(Directory(path.into(), remover))
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
        let _ = self.1.as_mut().map(Child::wait);
    }
}

/// The most time that a compiler may take, and the most bytes that it may write.
const MOST_TIME: Duration = Duration::from_secs(60);
const MOST_OUTPUT: u64 = 1 << 24;

impl Runnable {
    /// The plain solution with a mistake, in a process of its own.
    pub fn plain(problem: &Problem, mistake: &Mistake) -> Result<Self, CliError> {
        Ok(Runnable {
            command: command(problem.name(), mistake)?,
            directory: None,
        })
    }

    /// The command itself, unless its first word is a source file; then that is compiled.
    pub fn new(command: &[OsString]) -> Result<Self, CliError> {
        let source = Path::new(&command[0]);
        let rows = rows(source);
        let mut runnable = Runnable {
            command: command.to_vec(),
            directory: None,
        };
        if rows.is_empty() {
            return Ok(runnable);
        }
        let name = shown(source);
        if !source.is_file() {
            return usage(format!("{name}: there is no such file"));
        }
        let Some(row) = rows.iter().find(|row| is_installed(tool(row))) else {
            let tools: Vec<&str> = rows.iter().map(|row| tool(row)).collect();
            let tools = tools.join(" or ");
            return usage(format!("{name}: expected {tools} on the path to run it"));
        };
        let directory = env::temp_dir().join(format!("judge-{}", process::id()));
        let program = format!("main{}", env::consts::EXE_SUFFIX);
        let mut names = [
            ("SOURCE", operand(source)),
            ("PROGRAM", directory.join(program)),
            ("CLASS", PathBuf::new()),
            ("DIR", directory.clone()),
        ];
        let mut run = *row;
        if let Some((compiler, program)) = row.split_once(" && ") {
            run = program;
            let cannot = || failed(format!("{name}: cannot compile in {}", shown(&directory)));
            runnable.directory = Some(Directory::create(&directory).map_err(cannot())?);
            if run.contains("CLASS") {
                let text = fs::read_to_string(source).map_err(cannot())?;
                let class = class(&text).unwrap_or("Main");
                names[0].1 = directory.join(format!("{class}.java"));
                names[2].1 = class.into();
                fs::write(&names[0].1, &text).map_err(cannot())?;
            }
            compile(&name, &words(compiler, &names), &directory)?;
        }
        runnable.command.splice(..1, words(run, &names));
        Ok(runnable)
    }
}

/// The commands for a file.
fn rows(source: &Path) -> Vec<&'static str> {
    let ending = source.extension().unwrap_or_default();
    let ending = match ending.to_string_lossy() {
        // Old compilers on Unix take this for C++.
        ending if ending == "C" => "cpp".into(),
        ending => ending.to_lowercase(),
    };
    let rows = LANGUAGES.iter().filter_map(|row| row.split_once(": "));
    let rows = rows.filter(|(endings, _)| endings.split(' ').any(|other| other == ending));
    rows.map(|(_, command)| command).collect()
}

/// The program that must be installed.
fn tool(command: &str) -> &str {
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

/// Compiles a file, and says how. What the compiler keeps for a while is in `directory`, too.
fn compile(source: &str, words: &[OsString], directory: &Path) -> Result<(), CliError> {
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]).env("TMPDIR", directory);
    let words: Vec<String> = words.iter().map(quoted).collect();
    let words = words.join(" ");
    let run = execute(&mut command, b"", MOST_OUTPUT, MOST_TIME)?;
    let why = match run.outcome {
        Outcome::RuntimeError(status, _) if status.success() => {
            say(&format!("compiled with {words}"));
            return Ok(());
        }
        Outcome::RuntimeError(status, _) => status.to_string(),
        _ => "it takes too long or writes too much".into(),
    };
    let said = [run.errors, run.output].concat();
    // If standard error is closed, there is nowhere to say it.
    let _ = io::stderr().write_all(excerpt(&said).as_bytes());
    let message = format!("{source} does not compile: {words}: {why}");
    Err(CliError::Failed(message))
}
