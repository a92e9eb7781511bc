//! Tests of the statements of the problems: their sections, their markup and their samples.

use crate::common::read_sample;
use judge::PROBLEMS;

/// The sections of a statement, in order. Only problems with a variant have the section "Variants".
const SECTIONS: &str =
    "Rules, Input, Output, Sample, Steps, Variants, Where accepted programs disagree, Origin";

#[test]
fn a_statement_has_a_title_and_all_sections() {
    for problem in PROBLEMS {
        let statement = problem.statement();
        let (title, rest) = statement.split_once("\n\n").unwrap();
        assert_eq!(title, format!("# {}", problem.title));
        let headings = rest.lines().filter_map(|line| line.strip_prefix("## "));
        let headings: Vec<&str> = headings.collect();
        let mut expected: Vec<&str> = SECTIONS.split(", ").collect();
        expected.retain(|section| problem.other_variant.is_some() || *section != "Variants");
        assert_eq!(headings, expected, "{}", problem.name);
        assert!(statement.contains(problem.files.own_sections.unwrap_or_default()));
    }
}

/// Terminals show statements as text. So statements may use only a small part of Markdown.
#[test]
fn statements_use_a_small_part_of_markdown() {
    for problem in PROBLEMS {
        let statement = problem.statement();
        let mut bytes = statement.bytes();
        assert!(bytes.all(|byte| matches!(byte, b' '..=b'~' | b'\n')));
        // Each fence of a code block is a line of its own.
        let fences = statement.matches("\n```\n").count();
        assert_eq!(fences, statement.matches("```").count());
        // Texts and code blocks alternate, beginning with a text.
        let texts = statement.split("```\n").step_by(2);
        for paragraph in texts.flat_map(|text| text.split("\n\n")) {
            check_paragraph(paragraph.trim_matches('\n'));
        }
    }
}

/// Asserts that a paragraph, list or heading has lines of at most 80 columns, without blanks at
/// their ends. The only other markup is emphasis and code.
fn check_paragraph(paragraph: &str) {
    for line in paragraph.lines() {
        assert!(line.len() <= 80 && line.trim_end() == line, "{line:?}");
    }
    assert_eq!(paragraph.matches('`').count() % 2, 0, "{paragraph}");
    let parts_outside_code = paragraph.trim_start_matches('#').split('`').step_by(2);
    let text: String = parts_outside_code.collect();
    assert_eq!(text.matches('*').count() % 2, 0, "{paragraph}");
    let forbidden = ['_', '<', '>', '[', ']', '|', '\\', '&', '~', '#'];
    assert!(!text.contains(forbidden), "{paragraph}");
}

#[test]
fn statements_show_the_sample_files() {
    for problem in PROBLEMS {
        let expected = ["in", "out"].map(|extension| read_sample(problem.name, extension));
        let parts = problem.section("Sample").split("```\n");
        let code_blocks = parts.skip(1).step_by(2);
        assert!(code_blocks.eq(expected), "{}", problem.name);
    }
}
