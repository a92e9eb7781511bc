//! The statements of the problems: their format, their samples, and how `judge show` shows them.

use crate::common::{judge, run, sample};
use judge::PROBLEMS;
use std::process::Stdio;

/// The sections of a statement, in order. One of them is not in every statement.
const SECTIONS: [&str; 7] = [
    "Rules",
    "Input",
    "Output",
    "Sample",
    OPTIONAL,
    "Where accepted programs disagree",
    "Origin",
];
const OPTIONAL: &str = "Variants";

/// A section of a statement.
fn section<'a>(statement: &'a str, title: &str) -> &'a str {
    let (_, rest) = statement.split_once(&format!("\n## {title}\n")).unwrap();
    rest.split("\n## ").next().unwrap()
}

/// The code between lines of three backticks.
fn codes(text: &str) -> Vec<&str> {
    let lines = text.split("```\n").skip(1);
    lines.step_by(2).collect()
}

#[test]
fn a_statement_has_a_title_and_all_sections() {
    for problem in PROBLEMS {
        let (title, rest) = problem.statement.split_once("\n\n").unwrap();
        assert_eq!(title, format!("# {}", problem.names.title));
        let headings = rest.lines().filter_map(|line| line.strip_prefix("## "));
        let headings: Vec<&str> = headings.collect();
        let has_all = headings.len() == SECTIONS.len();
        let mut expected = SECTIONS.to_vec();
        expected.retain(|title| has_all || *title != OPTIONAL);
        assert_eq!(headings, expected, "{}", problem.name());
    }
}

/// Packages, terminals and viewers of Markdown show the same.
#[test]
fn statements_use_little_of_markdown() {
    for problem in PROBLEMS {
        let texts = [Some(problem.statement), problem.package.sections];
        for text in texts.into_iter().flatten() {
            assert!(text.bytes().all(|byte| matches!(byte, b' '..=b'~' | b'\n')));
            assert_eq!(text.matches("\n```\n").count(), text.matches("```").count());
            // What is not code: every other part.
            for block in text
                .split("```\n")
                .step_by(2)
                .flat_map(|part| part.split("\n\n"))
            {
                check_block(block.trim_matches('\n'));
            }
        }
    }
}

/// Checks that a block is a heading, a list or a paragraph, with code and emphasis in pairs.
fn check_block(block: &str) {
    let is_list = block.starts_with("- ");
    for line in block.lines() {
        assert!(line.len() <= 80 && line.trim_end() == line, "{line:?}");
        let words = match is_list {
            true => line
                .strip_prefix("- ")
                .or(line.strip_prefix("  "))
                .expect(line),
            false => line.trim_start_matches('#').trim_start(),
        };
        assert_eq!(line.starts_with('#'), block.starts_with('#'), "{line:?}");
        // No list with numbers, no line under a title, and the like.
        let begins = words.trim_start_matches(|first: char| first.is_ascii_digit());
        assert!(!begins.starts_with(['.', ')']), "{line:?}");
        assert!(
            words.starts_with(|first: char| first.is_ascii_alphanumeric() || "(`*".contains(first))
        );
    }
    let (plain, code): (Vec<_>, Vec<_>) = block
        .split('`')
        .enumerate()
        .partition(|(at, _)| at % 2 == 0);
    assert_eq!(plain.len(), code.len() + 1, "{block}");
    let plain: String = plain.into_iter().map(|(_, text)| text).collect();
    assert_eq!(plain.matches('*').count() % 2, 0, "{block}");
    let plain = plain.trim_start_matches('#');
    assert!(
        !plain.contains(['_', '<', '>', '[', ']', '|', '\\', '&', '~', '#']),
        "{block}"
    );
}

#[test]
fn the_sample_is_that_of_the_tests() {
    for problem in PROBLEMS {
        let statement = problem.statement();
        let expected = ["in", "out"].map(|ending| sample(problem.name(), ending));
        assert_eq!(codes(section(&statement, "Sample")), expected);
    }
}

#[test]
fn the_origin_names_the_judges() {
    for problem in PROBLEMS {
        let origin = section(problem.statement, "Origin");
        let judges = problem.names.judges.split([' ', ',']);
        for word in judges.filter(|word| !word.is_empty()) {
            assert!(origin.contains(word), "{}: no {word}", problem.name());
        }
        assert!(origin.contains("\n- http"), "{}", problem.name());
    }
}

#[test]
fn every_problem_is_shown_by_every_name() {
    for problem in PROBLEMS {
        for name in [&[problem.name()], problem.names.aliases].concat() {
            let (status, shown, message) = run(&mut judge(&["show", name]), "");
            assert_eq!((status, &*message), (Some(0), ""));
            // Only one input, one output and one sample: those of the variant, if it is one.
            let is_variant = problem.package.sections.is_some();
            let mut expected = SECTIONS.to_vec();
            expected.retain(|title| *title != OPTIONAL || shown.contains("\n## Variants\n"));
            expected.push("Judging");
            let headings = shown.lines().filter_map(|line| line.strip_prefix("## "));
            assert_eq!(headings.collect::<Vec<_>>(), expected, "{name}");
            assert!(!(is_variant && shown.contains(OPTIONAL)), "{name}");
            let own = problem.package.sections.unwrap_or(problem.statement);
            for title in ["Input", "Output", "Sample"] {
                assert_eq!(
                    section(&shown, title).trim(),
                    section(&format!("\n{own}"), title).trim()
                );
            }
        }
        let (_, help, _) = run(&mut judge(&[problem.name(), "--help"]), "");
        let show = format!("judge show {}", problem.name());
        assert!(help.contains(&show), "{help}");
    }
}

#[test]
fn wrong_command_lines() {
    for (arguments, message) in [
        (&["show"][..], "expected a problem"),
        (&["show", "spto"], "did you mean \"spot\"?"),
        (
            &["show", "spot", "game.in"],
            "unexpected argument \"game.in\"",
        ),
    ] {
        let (status, printed, error) = run(&mut judge(arguments), "");
        assert_eq!((status, &*printed), (Some(2), ""), "{arguments:?}");
        assert!(error.contains(message), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    }
}

#[test]
fn a_closed_pipe_is_success() {
    let mut command = judge(&["show", "gomoku"]);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("a process");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("an end");
    assert_eq!((output.status.code(), output.stderr), (Some(0), vec![]));
}
