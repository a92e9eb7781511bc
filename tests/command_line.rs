//! The command line: names, help, the list in JSON, and closed streams. The rest is in
//! `tests/commands/`.

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
        assert!(help.contains(problem.section("Rules")), "{help}");
        let lines = help.lines().count() - problem.section("Rules").lines().count();
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

/// Standard streams that are closed, in every combination: what can be printed is as usual.
#[test]
#[cfg(target_os = "linux")]
fn closed_standard_streams() {
    use crate::common::{directory, path};
    use std::process::Command;

    let place = directory("closed-streams");
    for command in [
        "spot",
        "explain spot",
        "explain spot --html",
        "list",
        "validate spot",
        "check spot \"$samples\"/spot/sample.in -",
        "test spot --seed 1 --rounds 2 --search 60 -- cat",
        "generate spot --seed 1",
        "export spot",
        "--help",
    ] {
        let outcome = |streams: &str| {
            let line = format!("rm -rf test-spot; \"$0\" {command} {streams}");
            let mut shell = Command::new("bash");
            shell.args(["-c", &line, env!("CARGO_BIN_EXE_judge")]);
            shell
                .env("samples", path("samples"))
                .env("RUST_BACKTRACE", "0");
            run(shell.current_dir(&place), sample("spot", "in"))
        };
        for closed in 1..8 {
            let [input, output, errors] = [1, 2, 4].map(|stream| closed & stream != 0);
            let mut expected = outcome(if input { "< /dev/null" } else { "" });
            if output {
                expected.1.clear();
            }
            if errors {
                expected.2.clear();
            }
            let streams = [(input, "<&-"), (output, ">&-"), (errors, "2>&-")];
            let streams = streams.map(|(is_closed, how)| if is_closed { how } else { "" });
            let found = outcome(&streams.concat());
            assert_eq!(found, expected, "{command} {streams:?}");
        }
    }
}
