//! `judge test` finds each known mistake, shrinks the failing input, and names the mistake.
#![cfg(target_os = "linux")]

use crate::common::problems::TestedProblem;
use crate::common::{empty_directory, execute, judge_command};
use std::fs;
use std::path::PathBuf;

/// The words of a report before the known mistakes that it names.
const DIAGNOSIS: &str = " a program that ";

/// The default options. The time limit is high, so that a busy machine gives the same result.
const OPTIONS: &str = "--seed 1 --search 600 --time-limit 20";

for_each_problem!(
    #[ignore = "takes long"]
    every_mistake_is_found
);

/// For each mistake, a line `MISTAKE CASES WEIGHT` in `tests/problems/NAME.txt` limits the size of
/// the failing input: the number of cases, and the first one or two numbers of the largest weight
/// of a case. The line may end with options that replace [`OPTIONS`]. A line `MISTAKE --search 0`
/// has no limits, because the input is not shrunk. The line begins with `= ` if the mistake changes
/// no event.
fn every_mistake_is_found(tested: &TestedProblem) {
    let (name, list) = (tested.name(), tested.section("mistakes"));
    for mistake in tested.problem.mistakes {
        let prefix = format!("{} ", mistake.name);
        let mut lines = list.lines().map(|line| line.trim_start_matches("= "));
        let settings = lines.find_map(|line| line.strip_prefix(&prefix));
        let settings = settings.unwrap_or_else(|| panic!("no limits for {}", mistake.name));
        let (limits, options) = settings.split_at(settings.find("--").unwrap_or(settings.len()));
        let options = if options.is_empty() { OPTIONS } else { options };
        let arguments = format!("{name} {options} --mistake {}", mistake.name);
        let (folder, report) = test_wrong_program(&arguments);
        let diagnosis = report.split_once(DIAGNOSIS).unwrap_or_default().1;
        let (diagnosis, _) = diagnosis.split_once(" (").unwrap_or_default();
        let mut predicates = diagnosis.split(", or one that ");
        let is_named = predicates.any(|predicate| predicate == mistake.predicate);
        assert!(is_named, "{report}");
        let limits = limits.split_whitespace();
        let limits: Vec<u64> = limits.map(|limit| limit.parse().unwrap()).collect();
        let input = fs::read(folder.join(format!("test-{name}/failing.in"))).unwrap();
        let cases = tested.problem.cases(&input).unwrap();
        let weights = cases.iter().map(|case| tested.problem.weight(case));
        let size = [&[cases.len() as u64][..], &weights.max().unwrap()].concat();
        assert!(size[..limits.len()] <= limits[..], "{prefix}{size:?}");
    }
    // These programs behave like no known mistake.
    for program in ["echo nothing", "false"] {
        let arguments = format!("{name} --search 2 --time-limit 0.5 {program}");
        let (_, report) = test_wrong_program(&arguments);
        assert!(!report.contains(DIAGNOSIS), "{report}");
    }
}

/// Runs `judge test ARGUMENTS`, which tests a wrong program, in an empty directory. Returns the
/// directory and the report, with a space in place of each line break.
fn test_wrong_program(arguments: &str) -> (PathBuf, String) {
    let directory = empty_directory(&format!("diagnosis {arguments}"));
    let mut judge = judge_command(&["test"]);
    judge.args(arguments.split_whitespace());
    let (status, report, errors) = execute(judge.current_dir(&directory), "");
    assert_eq!(status, Some(1), "{report}{errors}");
    let words: Vec<&str> = report.split_whitespace().collect();
    (directory, words.join(" "))
}
