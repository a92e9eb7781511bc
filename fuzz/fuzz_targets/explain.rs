//! Explains any input, as text and as a page. The page must contain the answers and be well-formed.
//! No part of the input may become markup. The text and the page must end with the same error.

#![no_main]

use judge::workbench::explanation::{Format, Options};
use judge_fuzz::choose_problem;
use judge_fuzz::common::{embedded_json, json_lines, solve, PiecewiseStream};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let (problem, mut bytes) = choose_problem(data);
    // The byte after that of the problem selects the first step. Only 50 steps are explained, so
    // that no page is full.
    let first_step = bytes.below(256) as u64 + 1;
    let input = bytes.0;
    let mut options = Options {
        steps: Some(first_step..=first_step + 49),
        ..Options::default()
    };
    let answers = solve(problem, input);
    let [text, page] = [Format::Text, Format::Page].map(|format| {
        options.format = format;
        PiecewiseStream::new(input, || usize::MAX).run(|stream| problem.explain(stream, &options))
    });
    assert_eq!(page.error, text.error);
    let lines = json_lines(&embedded_json(&page.output));
    let page_answers = lines.iter().filter_map(|line| line["answer"].as_str());
    let page_answers: String = page_answers.collect();
    assert_eq!((text.error, page_answers), (answers.error, answers.output));
});
