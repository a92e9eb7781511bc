//! Explains any bytes, as text and as a page. Both must contain the answers, the page must be
//! well-formed, and nothing from the input may become markup.

#![no_main]

use judge::workbench::explanation::{Format, Options};
use judge_fuzz::choose;
use judge_fuzz::common::{json_lines, page_lines, solve, PiecewiseStream};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((problem, [from, input @ ..])) = choose(data) else {
        return;
    };
    let from = u64::from(*from) + 1;
    let mut options = Options {
        steps: Some(from..=from + 99),
        ..Options::default()
    };
    let answers = solve(problem, input);
    let [text, page] = [Format::Text, Format::Page].map(|format| {
        options.format = format;
        PiecewiseStream::new(input, |_| usize::MAX).run(|stream| problem.explain(stream, &options))
    });
    assert_eq!(page.error, text.error);
    let lines = json_lines(&page_lines(&page.output));
    let in_page = lines.iter().filter_map(|line| line["answer"].as_str());
    let in_page: String = in_page.collect();
    assert_eq!((text.error, in_page), (answers.error, answers.output));
});
