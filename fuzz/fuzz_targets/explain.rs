//! Explanations of any bytes, as text and as a page: they end with the answer, the page is
//! well-formed, and nothing from the input becomes markup.

#![no_main]

use judge::workbench::explanation::{Format, Options};
use judge_fuzz::choose;
use judge_fuzz::common::{json_lines, page_lines, solve, Pieces};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((problem, rest)) = choose(data) else {
        return;
    };
    let [from, input @ ..] = rest else {
        return;
    };
    let from = u64::from(*from) + 1;
    let mut options = Options {
        steps: Some(from..=from + 99),
        ..Options::default()
    };
    let explain = |options: &Options| {
        Pieces::new(input, |_| usize::MAX).run(|stream| problem.explain(stream, options))
    };
    let (answers, text) = (solve(problem, input), explain(&options));
    assert_eq!(text.error, answers.error);
    if text.error.is_none() {
        let last = text
            .output
            .rsplit_once("\nAnswer:\n")
            .map(|(_, answer)| answer);
        let ends_with = |last| answers.output.ends_with(last);
        assert!(last.map_or(answers.output.is_empty(), ends_with));
    }
    options.format = Format::Page;
    let page = explain(&options);
    assert_eq!(page.error, text.error);
    json_lines(&page_lines(&page.output));
});
