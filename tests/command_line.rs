//! The command line: names, help and the list in JSON. The rest is in `tests/commands/`.

use crate::common::problems::Tested;
use crate::common::{judge, run, sample};
use judge::PROBLEMS;
use serde_json::Value;

for_each_problem!(every_name_and_alias);

fn every_name_and_alias(tested: &'static Tested) {
    let [input, answer] = ["in", "out"].map(|ending| sample(tested.name(), ending));
    let names = &tested.problem.names;
    let judges: Vec<&str> = names.judges.split(", ").collect();
    let numbers = judges
        .iter()
        .map(|judge| judge.trim_start_matches(|c: char| !c.is_ascii_digit()));
    let numbers: Vec<&str> = numbers.filter(|number| !number.is_empty()).collect();
    for word in [&[tested.name()], names.aliases, &judges, &numbers].concat() {
        let good = (Some(0), answer.clone(), String::new());
        assert_eq!(run(&mut judge(&[word]), &input), good);
    }
}

/// What `judge` prints with these arguments.
fn printed(arguments: &[&str]) -> String {
    let (status, printed, message) = run(&mut judge(arguments), "");
    assert_eq!((status, &*message), (Some(0), ""));
    printed
}

#[test]
fn help_fits_a_screen_and_names_everything() {
    let help = printed(&["--help"]);
    assert!(help.lines().count() <= 40, "{help}");
    for problem in PROBLEMS {
        assert!(help.contains(problem.name()), "{help}");
    }
    let is_narrow = |help: &str| help.lines().all(|line| line.chars().count() <= 80);
    assert!(is_narrow(&help), "{help}");
    for verb in [
        "list", "show", "explain", "generate", "validate", "check", "test", "export", "package",
    ] {
        assert!(help.contains(&format!("\n  judge {verb} ")), "{help}");
        let help = printed(&[verb, "--help"]);
        assert!(help.starts_with(&format!("judge {verb}")), "{help}");
        assert!(is_narrow(&help), "{help}");
    }
    for problem in PROBLEMS {
        let help = printed(&["explain", problem.name(), "--help"]);
        assert!(help.contains(problem.rules()), "{help}");
        let lines = help.lines().count() - problem.rules().lines().count();
        assert!(lines <= 24 && is_narrow(&help), "{help}");
    }
}

/// `tests/commands/names.txt` shows it.
#[test]
fn the_list_in_json_is_well_formed() {
    let list: Value = printed(&["list", "--json"]).parse().expect("JSON");
    let listed = list.as_array().expect("a list").iter();
    let names = PROBLEMS.iter().map(|problem| problem.name());
    assert!(listed.map(|problem| &problem["name"]).eq(names));
}
