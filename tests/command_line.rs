//! The names of problems on the command line. The rest is in `tests/commands/`.

use crate::common::problems::Tested;
use crate::common::{judge, run, sample};
use judge::PROBLEMS;

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
fn help_and_lists_name_every_problem() {
    let help = printed(&["--help"]);
    let list = printed(&["list"]);
    let names = list.lines().map(|line| line.split(' ').next().unwrap());
    assert!(names.eq(PROBLEMS.iter().map(|problem| problem.name())));
    for problem in PROBLEMS {
        assert!(
            help.contains(&format!(
                "
  {} ",
                problem.name()
            )),
            "{help}"
        );
        let help = printed(&["explain", problem.name(), "--help"]);
        assert!(help.contains(problem.section("Rules")), "{help}");
    }
}
