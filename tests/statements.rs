//! The statements of the problems: their format and their samples.

use crate::common::sample;
use judge::PROBLEMS;

/// The sections of a statement, in order. Variants are not in every statement.
const SECTIONS: &str =
    "Rules, Input, Output, Sample, Steps, Variants, Where accepted programs disagree, Origin";

#[test]
fn a_statement_has_a_title_and_all_sections() {
    for problem in PROBLEMS {
        let statement = problem.statement();
        let (title, rest) = statement.split_once("\n\n").unwrap();
        assert_eq!(title, format!("# {}", problem.names.title));
        let headings = rest.lines().filter_map(|line| line.strip_prefix("## "));
        let headings: Vec<&str> = headings.collect();
        let mut expected: Vec<&str> = SECTIONS.split(", ").collect();
        expected.retain(|title| problem.variant.is_some() || *title != "Variants");
        assert_eq!(headings, expected, "{}", problem.name());
        assert!(statement.contains(problem.files.own_sections.unwrap_or_default()));
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

/// Checks that a block has short lines, and in its text no markup but headings, lists and emphasis.
fn check_block(block: &str) {
    for line in block.lines() {
        assert!(line.len() <= 80 && line.trim_end() == line, "{line:?}");
    }
    assert_eq!(block.matches('`').count() % 2, 0, "{block}");
    let parts = block.trim_start_matches('#').split('`').step_by(2);
    let plain: String = parts.collect();
    assert_eq!(plain.matches('*').count() % 2, 0, "{block}");
    let markup = ['_', '<', '>', '[', ']', '|', '\\', '&', '~', '#'];
    assert!(!plain.contains(markup), "{block}");
}

#[test]
fn the_sample_is_that_of_the_tests() {
    for problem in PROBLEMS {
        let expected = ["in", "out"].map(|ending| sample(problem.name(), ending));
        let codes = problem.section("Sample").split("```\n");
        let codes = codes.skip(1).step_by(2);
        assert!(codes.eq(expected), "{}", problem.name());
    }
}
