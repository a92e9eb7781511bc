//! `judge test` finds each known mistake, makes the failing input small, and says which mistake it
//! is.
#![cfg(target_os = "linux")]

use crate::common::problems::Tested;
use crate::tester::{try_out, Found};
use judge::workbench::entry::Mistake;
use std::fs;

/// How a report names a known mistake.
const DIAGNOSIS: &str = "Your program answers like one that ";

/// A busy machine does not change what is found.
const OPTIONS: &str = "--seed 1 --search 600 --time-limit 20";

for_each_problem!(
    #[ignore = "takes long"]
    every_mistake_is_found
);

/// `tests/problems/NAME.txt` lists for each mistake the most that may be left of the failing input: its
/// cases, and one or two numbers of the cost of the largest. Options follow if the search needs others.
fn every_mistake_is_found(tested: &Tested) {
    let (name, list) = (tested.name(), tested.part("mistakes"));
    for mistake in tested.problem.tests.mistakes {
        let start = format!("{} ", mistake.name);
        let limits = list.lines().find_map(|line| line.strip_prefix(&start));
        let limits = limits.unwrap_or_else(|| panic!("the limits of {start}are missing"));
        let (limits, options) = limits.split_once(" --").unwrap_or((limits, &OPTIONS[2..]));
        let found = try_out(&format!("{name} --{options}"), &["--mistake", mistake.name]);
        assert_eq!(found.status, 1, "{}", found.text);
        is_diagnosed(mistake, &found);
        let limits = limits.split(' ').map(|limit| limit.parse().unwrap());
        let limits: Vec<u64> = limits.collect();
        let left = left(tested, &found);
        assert!(left[..limits.len()] <= limits[..], "{start}{left:?}");
    }
    for other in [&["echo", "nothing"][..], &["false"]] {
        let found = try_out(&format!("{name} --search 2 --time-limit 0.5"), other);
        assert_eq!(found.status, 1);
        assert!(!found.text.contains(DIAGNOSIS));
    }
}

/// What is left of a failing input: its cases, and what the largest of them costs.
fn left(tested: &Tested, found: &Found) -> Vec<u64> {
    let path = format!("test-{}/failing.in", tested.name());
    let input = fs::read(found.directory.join(path)).unwrap();
    let cases = tested.problem.cases(&input).unwrap();
    let costs = cases.iter().map(|case| tested.problem.cost(case));
    let largest = costs.max().unwrap();
    [&[cases.len() as u64][..], &largest].concat()
}

/// The report says what the mistake is.
fn is_diagnosed(mistake: &Mistake, found: &Found) {
    let mut lines = found.text.lines();
    let sentences = lines.find_map(|line| line.strip_prefix(DIAGNOSIS));
    let sentences = sentences.unwrap_or_else(|| panic!("{}", found.text));
    let mut sentences = sentences.trim_end_matches('.').split(", or one that ");
    let is_named = sentences.any(|sentence| sentence == mistake.sentence);
    assert!(is_named, "{}", found.text);
}
