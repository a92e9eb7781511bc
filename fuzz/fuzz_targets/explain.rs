//! Explanations of any bytes, as text and as a page: they end with the answer, the page is
//! well-formed, and nothing from the input becomes markup.

#![no_main]

use judge::workbench::explanation::{Format, Options};
use judge::Problem;
use judge_fuzz::choose;
use judge_fuzz::common::{json_lines, page_lines, solve, Pieces, Run};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((problem, rest)) = choose(data) else {
        return;
    };
    let [flags, from, input @ ..] = rest else {
        return;
    };
    let from = u64::from(*from) + 1;
    let options = Options {
        case: (flags & 1 != 0).then_some(1),
        steps: Some(from..=from + 99),
        width: 40 + usize::from(flags >> 3),
        ..Options::default()
    };
    let answers = solve(problem, input);
    let text = explain(problem, input, &options);
    check_text(&text, &answers, &options);
    let page = Options {
        format: Format::Page,
        ..options
    };
    let page = explain(problem, input, &page);
    assert_eq!(page.error, text.error);
    json_lines(&page_lines(&page.output));
});

fn explain(problem: &dyn Problem, input: &[u8], options: &Options) -> Run {
    Pieces::new(input, |_| usize::MAX).run(|stream| problem.explain(stream, options))
}

/// The last answer of the text is the last answer, or the first if only that case is explained.
fn check_text(text: &Run, answers: &Run, options: &Options) {
    if options.case.is_none() {
        assert_eq!(text.error, answers.error);
    }
    if text.error.is_some() {
        return;
    }
    let Some((_, answer)) = text.output.rsplit_once("\nAnswer:\n") else {
        assert!(answers.output.is_empty());
        return;
    };
    match options.case {
        None => assert!(answers.output.ends_with(answer)),
        Some(_) => assert!(answers.output.starts_with(answer)),
    }
}
