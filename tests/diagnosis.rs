//! `judge test` finds each known mistake, makes the failing input small, and says which mistake it
//! is.
#![cfg(target_os = "linux")]

use crate::common::problems::TestedProblem;
use crate::common::{empty_directory, execute, judge_command};
use judge::workbench::entry::Mistake;
use std::fs;
use std::path::{Path, PathBuf};

/// How a report names a known mistake.
const DIAGNOSIS: &str = "Your program answers like one that ";

/// A busy machine does not change what is found.
const OPTIONS: &str = "--seed 1 --search 600 --time-limit 20";

for_each_problem!(
    #[ignore = "takes long"]
    every_mistake_is_found
);

/// `tests/problems/NAME.txt` lists for each mistake the most that may be left of the failing input: its
/// cases, and one or two numbers of the weight of the largest. Options follow if the search
/// needs others. `= ` stands before a mistake that has the events of the rules.
fn every_mistake_is_found(tested: &TestedProblem) {
    let (name, list) = (tested.name(), tested.section("mistakes"));
    for mistake in tested.problem.tests.mistakes {
        let start = format!("{} ", mistake.name);
        let limits = list
            .lines()
            .find_map(|line| line.trim_start_matches("= ").strip_prefix(&start));
        let limits = limits.unwrap_or_else(|| panic!("the limits of {start}are missing"));
        let (limits, options) = limits.split_once(" --").unwrap_or((limits, &OPTIONS[2..]));
        let options = format!("{name} --{options} --mistake {}", mistake.name);
        let (folder, report) = try_out(&options);
        is_diagnosed(mistake, &report);
        let limits = limits.split(' ').map(|limit| limit.parse().unwrap());
        let limits: Vec<u64> = limits.collect();
        let left = left(tested, &folder);
        assert!(left[..limits.len()] <= limits[..], "{start}{left:?}");
    }
    for other in ["echo nothing", "false"] {
        let (_, report) = try_out(&format!("{name} --search 2 --time-limit 0.5 {other}"));
        assert!(!report.contains(DIAGNOSIS));
    }
}

/// `judge test ARGUMENTS` in an empty directory: that, and the report on a wrong program.
fn try_out(arguments: &str) -> (PathBuf, String) {
    let directory = empty_directory(&format!("diagnosis {arguments}"));
    let mut judge = judge_command(&["test"]);
    judge.args(arguments.split_whitespace());
    let (status, report, errors) = execute(judge.current_dir(&directory), "");
    assert_eq!(status, Some(1), "{report}{errors}");
    (directory, report)
}

/// What is left of a failing input: its cases, and the weight of the largest.
fn left(tested: &TestedProblem, folder: &Path) -> Vec<u64> {
    let path = format!("test-{}/failing.in", tested.name());
    let input = fs::read(folder.join(path)).unwrap();
    let cases = tested.problem.cases(&input).unwrap();
    let weights = cases.iter().map(|case| tested.problem.weight(case));
    let largest = weights.max().unwrap();
    [&[cases.len() as u64][..], &largest].concat()
}

/// The report says what the mistake is.
fn is_diagnosed(mistake: &Mistake, report: &str) {
    let mut lines = report.lines();
    let sentences = lines.find_map(|line| line.strip_prefix(DIAGNOSIS));
    let sentences = sentences.unwrap_or_else(|| panic!("{report}"));
    let mut sentences = sentences.trim_end_matches('.').split(", or one that ");
    let is_named = sentences.any(|sentence| sentence == mistake.sentence);
    assert!(is_named, "{report}");
}
