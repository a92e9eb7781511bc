//! The command line: names, help, and answers while input stalls. The rest is in `tests/commands/`.

use crate::common::problems::Row;
use crate::common::{judge, run, sample, solve};
use judge::workbench::checker::Whitespace;
use judge::workbench::framing::Cases;
use judge::PROBLEMS;
use serde_json::{json, Value};
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

for_each_problem!(every_name_and_alias, answers_come_before_the_input_ends);

fn every_name_and_alias(row: &'static Row) {
    let [input, answer] = ["in", "out"].map(|ending| sample(row.name(), ending));
    let names = &row.problem.names;
    let judges: Vec<&str> = names.judges.split(", ").collect();
    let numbers = judges
        .iter()
        .map(|judge| judge.trim_start_matches(|c: char| !c.is_ascii_digit()));
    let numbers: Vec<&str> = numbers.filter(|number| !number.is_empty()).collect();
    for word in [&[row.name()], names.aliases, &judges, &numbers].concat() {
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

#[test]
fn json() {
    let expected = PROBLEMS.iter().map(|problem| {
        let (names, sizes) = (&problem.names, &problem.generator.sizes);
        let kinds = problem.generator.kinds.iter().map(|kind| {
            json!({"name": kind.name, "summary": kind.summary, "by_default": kind.by_default})
        });
        json!({
            "name": names.name,
            "title": names.title,
            "other_titles": names.other_titles,
            "url": problem.package.source_url,
            "aliases": names.aliases,
            "judges": names.judges.split(", ").collect::<Vec<&str>>(),
            "limits": problem.validator.format,
            "size": {"meaning": problem.generator.size, "min": sizes.start(), "max": sizes.end()},
            "test_cases": problem.test_cases(),
            "time_limit": problem.judging.seconds,
            "memory_limit_kib": problem.judging.kibibytes,
            "white_space": match problem.judging.whitespace {
                Whitespace::Exact => "exact",
                _ => "without_ends",
            },
            "kinds": kinds.collect::<Vec<Value>>(),
        })
    });
    assert_eq!(
        printed(&["list", "--json"]).parse::<Value>().expect("JSON"),
        expected.collect::<Value>()
    );
}

/// Answers do not wait for the rest of an input that stalls: the cases of the sample twice, with a
/// pause after each time.
fn answers_come_before_the_input_ends(row: &'static Row) {
    let framing = &row.problem.framing;
    let [sample, first] = ["in", "out"].map(|ending| sample(row.name(), ending));
    let (beginning, cases) = match framing.cases {
        // It is answered only after the input has ended.
        Cases::One => return,
        Cases::Until(_) => (Vec::new(), &*sample),
        Cases::Counted => {
            let (count, rest) = sample.split_once('\n').expect("a count");
            (
                framing.beginning(2 * count.parse::<u64>().expect("a number")),
                rest,
            )
        }
    };
    let cases = cases
        .as_bytes()
        .strip_suffix(framing.end())
        .expect("an end");
    let expected = solve(row.problem, [&beginning, cases, cases].concat()).good();
    let second = expected.strip_prefix(&first).expect("the first answers");
    let mut command = Command::new("timeout");
    command.args(["60", env!("CARGO_BIN_EXE_judge"), row.name()]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("a process");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
    stdin.write_all(&beginning).expect("a reader");
    for answers in [&first, second] {
        stdin.write_all(cases).expect("a reader");
        for expected in answers.split_inclusive('\n') {
            let mut line = String::new();
            stdout.read_line(&mut line).expect("a line");
            assert_eq!(line, expected);
        }
    }
    drop(stdin);
    assert!(child.wait().expect("an end").success());
    assert_eq!(stdout.lines().count(), 0);
}
