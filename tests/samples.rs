//! Every file in `samples/` is a test: `cargo test --test samples spot/` picks those of a problem,
//! `cargo test --test samples spot/mirrored` one.
//!
//! `samples/PROBLEM/NAME.in` goes through the real binary, whose output must be `NAME.out` to the
//! byte. Schedules are judged by the rules besides (`game-schedule/NAME/rules`), for other
//! programs' answers are right too, and a wrong `.out` must not make a wrong answer right.

use libtest_mimic::{Arguments, Failed, Trial};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

#[path = "models/game_schedule.rs"]
#[allow(unused, reason = "the rest of the model is for other tests")]
mod game_schedule;

fn main() {
    let arguments = Arguments::from_args();
    libtest_mimic::run(&arguments, trials()).exit();
}

/// The tests of all samples, and that all problems have some.
fn trials() -> Vec<Trial> {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
    let mut trials = Vec::new();
    for problem in judge::PROBLEMS {
        let folder = samples.join(problem.name());
        let inputs = files(&folder, "in");
        let outputs = files(&folder, "out");
        let is_complete = !inputs.is_empty()
            && inputs.len() == outputs.len()
            && inputs
                .iter()
                .all(|input| outputs.contains(&input.with_extension("out")));
        trials.push(Trial::test(
            format!("{}/pairs", problem.name()),
            move || {
                if is_complete {
                    Ok(())
                } else {
                    Err("expected pairs of NAME.in and NAME.out, at least one".into())
                }
            },
        ));
        for input in inputs {
            trials.extend(of_sample(problem.name(), input));
        }
    }
    trials
}

/// The files in `folder` with this extension.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect();
    files.sort();
    files
}

/// The tests of one sample.
fn of_sample(problem: &'static str, input: PathBuf) -> Vec<Trial> {
    let stem = input.file_stem().unwrap_or_default().to_string_lossy();
    let name = format!("{problem}/{stem}");
    let by_rules = (problem == "game-schedule").then(|| {
        let input = input.clone();
        Trial::test(format!("{name}/rules"), move || {
            let output = answer(problem, &input)?;
            game_schedule::verify_all(&fs::read_to_string(&input)?, &output)?;
            Ok(())
        })
    });
    let to_the_byte = Trial::test(name, move || {
        let expected = fs::read_to_string(input.with_extension("out"))?;
        let found = answer(problem, &input)?;
        match first_difference(&expected, &found) {
            None => Ok(()),
            Some(difference) => Err(difference.into()),
        }
    });
    [to_the_byte].into_iter().chain(by_rules).collect()
}

/// What the binary prints for the file `input`, which must please it.
fn answer(problem: &str, input: &Path) -> Result<String, Failed> {
    let run = Command::new(env!("CARGO_BIN_EXE_judge"))
        .arg(problem)
        .arg(input)
        .output()?;
    let errors = String::from_utf8_lossy(&run.stderr);
    if !run.status.success() || !errors.is_empty() {
        return Err(format!("{}: {errors}", run.status).into());
    }
    Ok(String::from_utf8(run.stdout)?)
}

/// The first line in which `found` is not what was expected.
fn first_difference(expected: &str, found: &str) -> Option<String> {
    if expected == found {
        return None;
    }
    let (mut expected, mut found) = (expected.split('\n'), found.split('\n'));
    for line in 1.. {
        let (wanted, got) = (expected.next(), found.next());
        if wanted != got {
            let show =
                |line: Option<&str>| line.map_or("the end".into(), |line| format!("{line:?}"));
            return Some(format!(
                "line {line}: expected {}, found {}",
                show(wanted),
                show(got)
            ));
        }
    }
    None
}
