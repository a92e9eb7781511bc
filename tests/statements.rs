//! The statements of the problems: their form, their samples, and how `judge show` shows them.

use crate::common::{judge, run, sample};
use judge::workbench::explanation::Options;
use judge::workbench::statement::{parse, view, Block, Span};
use judge::PROBLEMS;
use std::process::{Command, Stdio};

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
const OPTIONAL: &str = "Other forms";

/// The blocks of a statement, which must be well formed.
fn blocks<'a>(name: &str, statement: &'a str) -> Vec<Block<'a>> {
    parse(statement).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The blocks of a section.
fn section<'b, 'a>(blocks: &'b [Block<'a>], title: &str) -> &'b [Block<'a>] {
    let begin = blocks
        .iter()
        .position(|block| *block == Block::Heading(2, title));
    let rest = &blocks[begin.expect("the section") + 1..];
    let end = rest
        .iter()
        .position(|block| matches!(block, Block::Heading(..)));
    &rest[..end.unwrap_or(rest.len())]
}

#[test]
fn a_statement_has_a_title_and_all_sections() {
    for problem in PROBLEMS {
        let blocks = blocks(problem.name(), problem.statement);
        assert_eq!(blocks[0], Block::Heading(1, problem.names.title));
        assert!(matches!(blocks[1], Block::Paragraph(_)));
        let headings = blocks[1..].iter().filter_map(|block| match block {
            Block::Heading(level, title) => Some((*level, *title)),
            _ => None,
        });
        let headings: Vec<(usize, &str)> = headings.collect();
        let has_all = headings.len() == SECTIONS.len();
        let mut expected = SECTIONS.to_vec();
        expected.retain(|title| has_all || *title != OPTIONAL);
        let expected: Vec<(usize, &str)> = expected.into_iter().map(|title| (2, title)).collect();
        assert_eq!(headings, expected, "{}", problem.name());
    }
}

#[test]
fn the_sample_is_that_of_the_tests() {
    for problem in PROBLEMS {
        let blocks = blocks(problem.name(), problem.statement);
        let mut codes = codes(section(&blocks, "Sample"));
        let mut others = PROBLEMS.iter();
        let first = others.find(|other| other.statement == problem.statement);
        if first.map(|first| first.name()) != Some(problem.name()) {
            let of_form = self::codes(section(&blocks, OPTIONAL));
            if of_form.is_empty() {
                // "The sample above without its first line is such an input."
                (_, codes[0]) = codes[0].split_once('\n').expect("a line");
            } else {
                codes = of_form;
            }
        }
        let expected = ["in", "out"].map(|ending| sample(problem.name(), ending));
        assert_eq!(codes, expected, "{}", problem.name());
    }
}

/// The code in these blocks.
fn codes<'a>(blocks: &[Block<'a>]) -> Vec<&'a str> {
    let codes = blocks.iter().filter_map(|block| match block {
        Block::Code(lines) => Some(*lines),
        _ => None,
    });
    codes.collect()
}

#[test]
fn the_origin_names_the_judges() {
    for problem in PROBLEMS {
        let origin = problem.statement.split("\n## Origin\n").last().expect("it");
        let judges = problem.names.judges.split([' ', ',']);
        for word in judges.filter(|word| !word.is_empty()) {
            assert!(origin.contains(word), "{}: no {word}", problem.name());
        }
        assert!(origin.contains("\n- http"), "{}", problem.name());
    }
}

#[test]
fn blocks_and_pieces() {
    let plain = |words: &str| Span::Plain(words.into());
    let text = "# A title\n\nSome *words\nin* a `code * #` (end).\n\n- one\n  and\n- `two`\n\n\
                ```\n# no\n\n  - title\n```\n\n## Part 2\n";
    let expected = [
        Block::Heading(1, "A title"),
        Block::Paragraph(vec![
            plain("Some "),
            Span::Emphasis("words in".into()),
            plain(" a "),
            Span::Code("code * #".into()),
            plain(" (end)."),
        ]),
        Block::List(vec![vec![plain("one and")], vec![Span::Code("two".into())]]),
        Block::Code("# no\n\n  - title\n"),
        Block::Heading(2, "Part 2"),
    ];
    assert_eq!(parse(text).expect("a statement"), expected);
}

#[test]
fn what_markdown_reads_otherwise_is_malformed() {
    for (text, line) in [
        ("", 1),
        ("words", 1),
        ("words\n\n", 3),
        ("words\u{e9}", 1),
        ("words\n\n\nmore\n", 3),
        ("words\n```\ncode\n```\n", 1),
        ("words\n\n```\ncode\n", 3),
        ("words\n\n```\ncode\n```\nwords\n", 3),
        ("```text\ncode\n```\n", 1),
        ("### Too deep\n", 1),
        ("# A title\nof two lines\n", 1),
        ("words\n# A title\n", 1),
        ("# A `title`\n", 1),
        ("#  A title\n", 1),
        ("A title\n=======\n", 1),
        ("A title\n---\n", 1),
        ("---\n", 1),
        ("words\n- item\n", 1),
        ("words\n\n- item\nwords\n", 3),
        ("- item\n  - item of an item\n", 1),
        ("- item\n   too far in\n", 1),
        ("* item\n", 1),
        ("+ item\n", 1),
        ("1. item\n", 1),
        ("words\n1) item\n", 1),
        ("    code\n", 1),
        ("> quoted\n", 1),
        ("words \nmore\n", 1),
        ("two  blanks\n", 1),
        ("**strong**\n", 1),
        ("* words*\n", 1),
        ("*words\n", 1),
        ("`code\n", 1),
        ("*a `code`*\n", 1),
        ("a [link](http://example.org)\n", 1),
        ("a <b>tag</b>\n", 1),
        ("a_word_\n", 1),
        ("a\\\nb\n", 1),
        ("a &amp; b\n", 1),
        ("a\tb\n", 1),
        ("a\r\n", 1),
        ("caf\u{e9}\n", 1),
        ("```\ncaf\u{e9}\n```\n", 1),
    ] {
        let error = parse(text).expect_err(text);
        assert_eq!(error.line, line, "{text:?}: {error}");
    }
}

/// A view shows everything that the statement says, on lines that are not too long.
#[test]
fn views_keep_the_words_and_the_width() {
    for problem in PROBLEMS {
        let blocks = blocks(problem.name(), problem.statement);
        let lines = problem.statement.lines().filter(|line| *line != "```");
        let words = lines.map(|line| line.trim_start_matches('#').replace('*', ""));
        let said: String = words.collect::<Vec<_>>().join(" ");
        let said: String = said.split_whitespace().collect();
        for width in [40, 61, 80, 200] {
            for colour in [false, true] {
                let options = Options {
                    colour,
                    width,
                    ..Options::default()
                };
                let view = String::from_utf8(view(&blocks, &options)).expect("text");
                assert_eq!(view.contains("\x1b[0;1m"), colour);
                let view = view.replace("\x1b[0;1m", "").replace("\x1b[0m", "");
                let shown: String = view.split_whitespace().collect();
                assert_eq!(shown, said, "{}", problem.name());
                for line in view.lines() {
                    let is_code = line.starts_with("      ");
                    assert!(is_code || line.len() <= width, "{line}");
                    assert_eq!(line.trim_end(), line);
                }
            }
        }
    }
}

fn show(arguments: &[&str]) -> Command {
    let mut command = judge(&[&["show"], arguments].concat());
    for name in ["COLUMNS", "NO_COLOR", "CLICOLOR_FORCE", "TERM"] {
        command.env_remove(name);
    }
    command
}

/// What `command` prints, if it prints nothing on standard error.
fn printed(command: &mut Command) -> String {
    let (status, printed, message) = run(command, "");
    assert_eq!((status, &*message), (Some(0), ""));
    printed
}

#[test]
fn every_problem_by_every_name() {
    for problem in PROBLEMS {
        let shown = printed(&mut show(&[problem.name()]));
        let beginning = format!("{}\n\n  ", problem.names.title);
        assert!(shown.starts_with(&beginning), "{shown}");
        let prose = |line: &&str| !line.starts_with("      ");
        let width = shown.lines().filter(prose).map(str::len).max();
        assert!(width.is_some_and(|width| (71..=80).contains(&width)));
        for alias in problem.names.aliases {
            assert_eq!(printed(&mut show(&[alias])), shown);
        }
        let help = printed(&mut judge(&[problem.name(), "--help"]));
        assert!(
            help.contains(&format!("judge show {}", problem.name())),
            "{help}"
        );
    }
}

#[test]
fn the_width_is_requested_or_that_of_the_terminal() {
    let narrow = printed(&mut show(&["spot", "--width", "50"]));
    assert_eq!(narrow.lines().map(str::len).max(), Some(50));
    assert_eq!(printed(show(&["spot"]).env("COLUMNS", "50")), narrow);
    let both = printed(show(&["spot", "--width=50"]).env("COLUMNS", "90"));
    assert_eq!(both, narrow);
    let usual = printed(&mut show(&["spot"]));
    for unknown in ["", "0", "wide", "-1"] {
        assert_eq!(printed(show(&["spot"]).env("COLUMNS", unknown)), usual);
    }
    let least = printed(&mut show(&["spot", "--width=40"]));
    assert_eq!(printed(show(&["spot"]).env("COLUMNS", "3")), least);
    let whole = format!("--width={}", usize::MAX);
    assert!(printed(&mut show(&["spot", &whole])).lines().count() < least.lines().count());
}

#[test]
fn colours_are_for_terminals() {
    let plain = printed(&mut show(&["spot"]));
    assert!(!plain.contains('\x1b'));
    let colours = printed(&mut show(&["spot", "--color", "always"]));
    assert!(
        colours.starts_with("\x1b[0;1mSpot\x1b[0m\n\n  Two"),
        "{colours}"
    );
    assert!(colours.contains(" The \x1b[0;1mpattern\x1b[0m after a move"));
}

#[test]
fn wrong_command_lines() {
    for (arguments, message) in [
        (&[][..], "expected a problem"),
        (&["spto"], "did you mean \"spot\"?"),
        (&["spot", "game.in"], "unexpected argument \"game.in\""),
        (
            &["spot", "--width", "39"],
            "--width 39: expected 40 or more",
        ),
        (&["spot", "--width", "wide"], "--width wide: expected"),
        (&["spot", "--color", "blue"], "always, never or auto"),
    ] {
        let (status, printed, error) = run(&mut show(arguments), "");
        assert_eq!((status, &*printed), (Some(2), ""), "{arguments:?}");
        assert!(error.contains(message), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    }
}

#[test]
fn a_closed_pipe_is_success() {
    let mut command = show(&["gomoku"]);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("a process");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("an end");
    assert_eq!((output.status.code(), output.stderr), (Some(0), vec![]));
}
