//! The program under test. A source file is compiled as judges compile it, or an interpreter runs
//! it.

use crate::cli::error::{failed, Result};
use crate::cli::output::{escaped, excerpt, print_message};
use crate::cli::tester::run::{run, End, Run, ShellOnExit, MAX_OUTPUT};
use judge::workbench::checker::Whitespace;
use judge::workbench::entry::Judging;
use judge::Problem;
use std::env::{self, consts::EXE_SUFFIX};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{self, Command, Stdio};
use std::time::Duration;

/// The program under test.
pub struct Program {
    pub problem: &'static dyn Problem,
    pub command: Vec<OsString>,
    /// The time limit for one input.
    pub time_limit: Duration,
    pub whitespace: Whitespace,
    /// The compiled source file; `None` if nothing was compiled.
    pub compiled_file: Option<CompiledFile>,
}

impl Program {
    /// Runs the program on an input whose answer has `answer_len` bytes. The output is limited to
    /// twice this length plus one mebibyte, and standard error to `max_stderr` bytes.
    pub fn run(&self, input: &[u8], answer_len: usize, max_stderr: u64) -> Result<Run> {
        let limits = [2 * answer_len as u64 + (1 << 20), max_stderr];
        let mut command = Command::new(&self.command[0]);
        command.args(&self.command[1..]);
        run(&mut command, input, limits, self.time_limit)
    }

    /// Returns true if a virtual machine or an interpreter runs the program. The memory of a run
    /// then includes the interpreter.
    pub fn is_interpreted(&self) -> bool {
        let name = Path::new(&self.command[0]).file_stem().unwrap_or_default();
        let mut runners = LANGUAGES.iter().map(|language| language.runner);
        runners.any(|runner| name == first_word(runner))
    }
}

/// A programming language, and the commands for its source files.
///
/// In a command, a word can contain a placeholder: `SOURCE` is the file, `STEM` its name without
/// the extension, `DIR` the directory for compiled files, and `PROGRAM` the compiled program.
struct Language {
    extensions: &'static [&'static str],
    /// Compiles the file; `None` if an interpreter runs it.
    compiler: Option<&'static str>,
    runner: &'static str,
}

const fn compiled(extensions: &'static [&'static str], compiler: &'static str) -> Language {
    Language {
        extensions,
        compiler: Some(compiler),
        runner: "PROGRAM",
    }
}

const fn interpreted(extensions: &'static [&'static str], runner: &'static str) -> Language {
    Language {
        extensions,
        compiler: None,
        runner,
    }
}

const C: &[&str] = &["c"];
const CPP: &[&str] = &["cpp", "cc", "cxx", "c++"];

/// The known languages. If several have the extension of a file, `judge` uses the first one whose
/// compiler or interpreter is installed.
const LANGUAGES: &[Language] = &[
    compiled(C, "gcc -O2 -DONLINE_JUDGE -o PROGRAM SOURCE -lm"),
    compiled(C, "cc -O2 -DONLINE_JUDGE -o PROGRAM SOURCE -lm"),
    compiled(C, "cl -nologo -O2 -DONLINE_JUDGE -FoDIR/ -FePROGRAM SOURCE"),
    compiled(CPP, "g++ -O2 -DONLINE_JUDGE -o PROGRAM SOURCE"),
    compiled(CPP, "c++ -O2 -DONLINE_JUDGE -o PROGRAM SOURCE"),
    compiled(
        CPP,
        "cl -nologo -O2 -DONLINE_JUDGE -EHsc -FoDIR/ -FePROGRAM SOURCE",
    ),
    compiled(
        &["rs"],
        "rustc -O --edition 2021 --crate-name main -o PROGRAM SOURCE",
    ),
    compiled(&["go"], "go build -o PROGRAM SOURCE"),
    compiled(&["pas", "pp"], "fpc -O2 -FEDIR -oPROGRAM SOURCE"),
    Language {
        runner: "java -cp DIR STEM",
        ..compiled(&["java"], "javac -encoding UTF-8 -d DIR SOURCE")
    },
    Language {
        runner: "java -jar DIR/main.jar",
        ..compiled(&["kt"], "kotlinc SOURCE -include-runtime -d DIR/main.jar")
    },
    // On Windows, `python3` may be a stub that only opens the Microsoft Store, but `py` is there.
    interpreted(&["py"], "py SOURCE"),
    interpreted(&["py"], "python3 SOURCE"),
    interpreted(&["py"], "python SOURCE"),
    interpreted(&["js", "mjs"], "node SOURCE"),
    interpreted(&["rb"], "ruby SOURCE"),
];

/// The time limit of a compiler.
const MAX_COMPILE_TIME: Duration = Duration::from_secs(60);

/// The options of a compiler that make a program report the line of a crash.
const SANITIZER_OPTIONS: [&str; 3] = ["-O1", "-g", "-fsanitize=address,undefined"];

/// A compiled source file. The directory of the program is removed when this value is dropped.
pub struct CompiledFile {
    pub source: PathBuf,
    /// The compiler and its arguments.
    compiler: Vec<OsString>,
    directory: PathBuf,
    /// Removes the directory after Ctrl-C, when the value is not dropped.
    remover: ShellOnExit,
}

impl CompiledFile {
    /// Runs the compiler with additional options. It puts its temporary files into the directory.
    fn compile(&self, options: &[&str]) -> Result<Run> {
        let mut command = Command::new(&self.compiler[0]);
        command.args(&self.compiler[1..]).args(options);
        command.env("TMPDIR", &self.directory);
        run(&mut command, b"", [MAX_OUTPUT; 2], MAX_COMPILE_TIME)
    }

    /// Compiles the source again, with sanitizers. Returns false if that fails, for example because
    /// the compiler has no sanitizers.
    pub fn compile_with_sanitizers(&self) -> bool {
        let run = self.compile(&SANITIZER_OPTIONS);
        run.is_ok_and(|run| run.is_success())
    }

    /// Compiles the source by the language standard of the judge. If that fails, compiles it by the
    /// default standard of the installed compiler.
    fn compile_as_judged(&mut self, judging: &Judging) -> Result<Run> {
        let standard = match self.compiler[0].to_str() {
            Some("gcc" | "cc") => judging.c_standard,
            Some("g++" | "c++") => judging.cpp_standard,
            _ => None,
        };
        let Some(standard) = standard else {
            return self.compile(&[]);
        };
        let option = format!("-std={standard}");
        let strict_run = self.compile(&[&option])?;
        if strict_run.is_success() {
            self.compiler.push(option.into());
            return Ok(strict_run);
        }
        let run = self.compile(&[])?;
        if run.is_success() {
            let stderr = String::from_utf8_lossy(&strict_run.stderr);
            let first_error = stderr.lines().find(|line| line.contains(": error: "));
            let reason = first_error.unwrap_or("no reason given");
            let message = "compiled by a newer standard; the judge's compiler would refuse it";
            print_message(&format!("{message}, by {option}: {reason}"));
        }
        Ok(run)
    }
}

impl Drop for CompiledFile {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.directory);
        self.remover.run_script();
    }
}

/// Prepares a command that begins with a source file: compiles the file if its language needs that,
/// and replaces it with the words that run it. Leaves any other command unchanged. Returns the
/// compiled file, if there is one.
pub fn prepare(command: &mut Vec<OsString>, judging: &Judging) -> Result<Option<CompiledFile>> {
    let mut source = PathBuf::from(&command[0]);
    let (languages, name) = (languages_of(&source), escaped(&source));
    // A command in quotes is no source file. The message about it comes when it is run.
    if languages.is_empty() || name.contains(' ') && !source.is_file() {
        return Ok(None);
    }
    if !source.is_file() {
        return Err(failed(name)("there is no such file"));
    }
    // The compilers or interpreters, one of which must be installed.
    let choices = languages.iter();
    let commands = choices.map(|language| language.compiler.unwrap_or(language.runner));
    let tools: Vec<&str> = commands.map(first_word).collect();
    let Some(index) = tools.iter().position(|tool| is_installed(tool)) else {
        let error = format!("expected {} on the path to run it", tools.join(" or "));
        return Err(failed(name)(error));
    };
    let language = languages[index];
    let directory = env::temp_dir().join(format!("judge-{}", process::id()));
    let placeholders = |source: &Path| {
        [
            ("SOURCE", source.into()),
            ("STEM", source.file_stem().unwrap_or_default().into()),
            ("PROGRAM", directory.join(format!("main{EXE_SUFFIX}"))),
            ("DIR", directory.clone()),
        ]
    };
    let Some(compiler) = language.compiler else {
        command.splice(..1, fill_in(language.runner, &placeholders(&source)));
        return Ok(None);
    };
    let context = format!("{name}: cannot compile in {}", escaped(&directory));
    fs::create_dir(&directory).map_err(failed(&context))?;
    let remover = ShellOnExit::new("rm -rf \"$0\"", &directory, Stdio::null());
    // Judges require the class `Main`. If it is public, the compiler accepts it only in a file with
    // the name Main.java, so the file is copied.
    let text = fs::read_to_string(&source).unwrap_or_default();
    if tools[index] == "javac" && text.contains("class Main") {
        let main_file = directory.join("Main.java");
        fs::copy(&source, &main_file).map_err(failed(&context))?;
        source = main_file;
    }
    let placeholders = placeholders(&source);
    command.splice(..1, fill_in(language.runner, &placeholders));
    let mut compiled_file = CompiledFile {
        source,
        compiler: fill_in(compiler, &placeholders),
        directory,
        remover,
    };
    let run = compiled_file.compile_as_judged(judging)?;
    let compiler: Vec<String> = compiled_file.compiler.iter().map(escaped).collect();
    let compiler = compiler.join(" ");
    if run.is_success() {
        print_message(&format!("compiled with {compiler}"));
        return Ok(Some(compiled_file));
    }
    let reason = match run.end {
        End::Crashed(status) => status.to_string(),
        _ => "it takes too long or writes too much".into(),
    };
    // A write error is ignored, because there is no other stream for messages.
    let output = excerpt(&[&*run.stderr, &*run.output].concat());
    let _ = io::stderr().write_all(output.as_bytes());
    let context = format!("{name} does not compile: {compiler}");
    Err(failed(context)(reason))
}

/// Returns true if a file has the extension of a known language.
pub fn is_source(file: &OsStr) -> bool {
    !languages_of(Path::new(file)).is_empty()
}

/// Returns the [`LANGUAGES`] with the extension of a file.
fn languages_of(source: &Path) -> Vec<&'static Language> {
    let extension = source.extension().and_then(OsStr::to_str);
    let extension = extension.unwrap_or_default();
    let languages = LANGUAGES.iter();
    let of_source = languages.filter(|language| language.extensions.contains(&extension));
    of_source.collect()
}

/// Returns the first word of a command.
fn first_word(command: &str) -> &str {
    command.split(' ').next().unwrap_or_default()
}

/// Returns true if a directory in `PATH` has the program `tool`.
fn is_installed(tool: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    let file = format!("{tool}{EXE_SUFFIX}");
    env::split_paths(&path).any(|folder| folder.join(&file).is_file())
}

/// Splits a command into words. Replaces at most one placeholder in each word: the first one in the
/// list that the word contains.
fn fill_in(command: &str, placeholders: &[(&str, PathBuf)]) -> Vec<OsString> {
    let replace = |word: &str| {
        let replaced = placeholders.iter().find_map(|(name, value)| {
            let (before, after) = word.split_once(name)?;
            Some([before.as_ref(), value.as_os_str(), after.as_ref()].join(OsStr::new("")))
        });
        replaced.unwrap_or_else(|| word.into())
    };
    command.split(' ').map(replace).collect()
}
