//! The statements of the problems: their format, their samples, and how `judge show` shows them.

use crate::common::{judge, run, sample};
use judge::PROBLEMS;

/// The sections of a statement, in order. One of them is not in every statement.
const SECTIONS: [&str; 8] = [
    "Rules",
    "Input",
    "Output",
    "Sample",
    "Steps",
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
        let statement = problem.statement();
        let (title, rest) = statement.split_once("\n\n").unwrap();
        assert_eq!(title, format!("# {}", problem.names.title));
        let headings = rest.lines().filter_map(|line| line.strip_prefix("## "));
        let headings: Vec<&str> = headings.collect();
        let mut expected = SECTIONS.to_vec();
        expected.retain(|title| problem.variant.is_some() || *title != OPTIONAL);
        assert_eq!(headings, expected, "{}", problem.name());
        assert!(statement.contains(problem.own_sections.unwrap_or_default()));
    }
}

/// Packages, terminals and viewers of Markdown show the same.
#[test]
fn statements_use_little_of_markdown() {
    for problem in PROBLEMS {
        let text = problem.statement();
        assert!(text.bytes().all(|byte| matches!(byte, b' '..=b'~' | b'\n')));
        assert_eq!(text.matches("\n```\n").count(), text.matches("```").count());
        // What is not code: every other part.
        let parts = text.split("```\n").step_by(2);
        for block in parts.flat_map(|part| part.split("\n\n")) {
            check_block(block.trim_matches('\n'));
        }
    }
}

/// Checks that a block is a heading, a list or a paragraph, with code and emphasis in pairs.
fn check_block(block: &str) {
    for line in block.lines() {
        assert!(line.len() <= 80 && line.trim_end() == line, "{line:?}");
        assert_eq!(line.starts_with('#'), block.starts_with('#'), "{line:?}");
        let words = if block.starts_with("- ") {
            line.strip_prefix("- ").or(line.strip_prefix("  "))
        } else {
            Some(line.trim_start_matches('#').trim_start())
        };
        let words = words.expect(line);
        // No list with numbers, no line under a title, and the like.
        let after_digits = words.trim_start_matches(|first: char| first.is_ascii_digit());
        let begins = |first: char| first.is_ascii_alphanumeric() || "(`*".contains(first);
        let is_plain = words.starts_with(begins) && !after_digits.starts_with(['.', ')']);
        assert!(is_plain, "{line:?}");
    }
    assert_eq!(block.matches('`').count() % 2, 0, "{block}");
    let plain: String = block.split('`').step_by(2).collect();
    assert_eq!(plain.matches('*').count() % 2, 0, "{block}");
    let plain = plain.trim_start_matches('#');
    let has_markup = plain.contains(['_', '<', '>', '[', ']', '|', '\\', '&', '~', '#']);
    assert!(!has_markup, "{block}");
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
        let origin = section(problem.files.statement, "Origin");
        let judges = problem.names.judges.split([' ', ',']);
        for word in judges.filter(|word| !word.is_empty()) {
            assert!(origin.contains(word), "{}: no {word}", problem.name());
        }
        assert!(origin.contains("\n- http"), "{}", problem.name());
    }
}

#[test]
fn every_statement_is_shown() {
    for problem in PROBLEMS {
        let (status, shown, _) = run(&mut judge(&["show", problem.name()]), "");
        assert_eq!(status, Some(0));
        let (statement, judging) = shown.split_once("\n## Judging\n").expect("all sections");
        assert_eq!(statement.trim(), problem.statement().trim());
        assert!(!judging.trim().is_empty());
    }
}
