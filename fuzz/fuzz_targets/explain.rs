//! Explanations of any bytes, as text and as a page: they end with the answer, the page is
//! well-formed, and nothing from the input becomes markup.

#![no_main]

use judge::workbench::explanation::{Options, Page};
use judge::Problem;
use judge_fuzz::{choose, common::page_cases, run, solve, Run};
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
        steps: from..=from + 99,
        width: 40 + usize::from(flags >> 3),
        ..Options::default()
    };
    let answers = solve(problem, input);
    let text = explain(problem, input, &options);
    check_text(&text, &answers, &options);
    let page = Options {
        page: Some(Page {
            title: "<title>",
            rules: "<rules>",
        }),
        ..options
    };
    let page = explain(problem, input, &page);
    assert_eq!(page.error, text.error);
    let page = String::from_utf8(page.output).expect("text");
    assert!(!page.contains("<title><title>"));
    page_cases(&page);
});

fn explain(problem: &Problem, input: &[u8], options: &Options) -> Run {
    let work =
        |stream: &mut dyn judge::runtime::scanner::Stream| (problem.explainer)(stream, options);
    run(input, |_| usize::MAX, work)
}

/// The last answer of the text is the last answer, or the first if only that case is explained.
fn check_text(text: &Run, answers: &Run, options: &Options) {
    const HEADING: &[u8] = b"\nAnswer:\n";
    if options.case.is_none() {
        assert_eq!(text.error, answers.error);
    }
    if text.error.is_some() {
        return;
    }
    let mut places = text.output.windows(HEADING.len());
    let Some(place) = places.rposition(|part| part == HEADING) else {
        assert!(answers.output.is_empty());
        return;
    };
    let answer = &text.output[place + HEADING.len()..];
    match options.case {
        None => assert!(answers.output.ends_with(answer)),
        Some(_) => assert!(answers.output.starts_with(answer)),
    }
}
