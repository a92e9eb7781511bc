//! Tests of the page of `judge explain --html` without a browser. The page refers to no other file,
//! and its security policy allows only its own scripts. The size of the page is limited.
//! `tests/browser` tests the page in a browser.

use super::{array, explain, explained_cases, in_format, step_text, text};
use crate::common::problems::TestedProblem;
use crate::common::{assert_snapshot, embedded_json, execute, inputs, read_file};
use judge::workbench::explanation::{Format, Options};
use std::process::Command;

/// A page holds the JSON of the explanation, and refers to no other file.
#[test]
fn a_page_holds_all_that_it_needs() {
    let input = "1\n1 1 +\n1 1 -\n0\n";
    let [page, data] = [Format::Page, Format::Json]
        .map(|format| explain("spot", input, &in_format(format)).expect_success());
    assert_eq!(embedded_json(&page), data);
    let page = page.replace("http://www.w3.org/2000/svg", "");
    let page = page.replace("http-equiv", "");
    let forbidden_words =
        "http //w src= href= url( @import fetch( eval( innerHTML outerHTML insertAdjacent \
        document.write";
    for word in forbidden_words.split(' ') {
        assert!(!page.contains(word), "{word}");
    }
}

/// If a browser translates a page, it must not change inputs, outputs and code.
#[test]
fn data_is_not_translated() {
    let pages = [
        include_str!("../../src/workbench/explanation/page.html"),
        include_str!("../../src/workbench/explanation/viewer.html"),
        include_str!("../../web/page.html"),
    ];
    for part in pages.iter().flat_map(|page| page.split('<')) {
        let tag_name = part.split([' ', '>']).next().unwrap();
        let is_data = ["pre", "textarea", "code"].contains(&tag_name);
        assert!(!is_data || part.contains("translate=\"no\""), "{part}");
    }
}

/// The content security policy of each page lists the digests of its own scripts and styles, and
/// allows no others. `web/page.html` becomes `judge.html`. If `UPDATE` is set, the test updates the
/// digests.
#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "needs sha256sum")]
fn security_policies_name_the_scripts_and_styles() {
    for file in ["src/workbench/explanation/page.html", "web/page.html"] {
        let template = read_file(file);
        // In a template, `{{PATH}}` stands for the text of a file.
        let fill_in = |part: &str| match part.split_once("}}") {
            Some((path, rest)) if path.contains('/') => read_file(path) + rest,
            _ => part.into(),
        };
        let page: String = template.split("{{").map(fill_in).collect();
        let digests = |tag: &str| {
            let (start, end) = (format!("<{tag}>"), format!("</{tag}>"));
            let elements = page.split(&start).skip(1);
            let texts = elements.map(|element| element.split(&end).next().expect("an end tag"));
            texts.map(sha256).collect::<Vec<_>>().join(" ")
        };
        let (before, rest) = template.split_once("script-src ").expect("a script-src");
        let (old_script_src, rest) = rest.split_once("; style-src ").expect("a style-src");
        let (_, after) = rest.split_once(';').expect("an end of style-src");
        let has_wasm = old_script_src.contains("wasm");
        let wasm = if has_wasm { " 'wasm-unsafe-eval'" } else { "" };
        let (script_digests, style_digests) = (digests("script"), digests("style"));
        let policy = format!("script-src {script_digests}{wasm}; style-src {style_digests};");
        assert_snapshot(file, &[before, &policy, after].concat());
    }
}

for_each_problem!(
    #[ignore = "takes long"]
    a_page_has_at_most_ten_megabytes
);

/// If the page of 1000 cases would be too long, it leaves out the last cases and says so.
fn a_page_has_at_most_ten_megabytes(tested: &'static TestedProblem) {
    let problem = tested.problem;
    let input = inputs::generate(problem, 1000, 1, None, None);
    let page = explain(problem.name, &input, &in_format(Format::Page)).expect_success();
    assert!(page.len() <= 10_000_000, "{}", page.len());
    let cases = explained_cases(problem.name, input, Options::default());
    let last = cases.last().expect("a case");
    // Instead of the last case, there may be a note that names the first case left out.
    if last["title"] == "Not shown" {
        let message = format!("no case from {} on", cases.len());
        assert!(step_text(&last["steps"][0]).contains(&message), "{last}");
    } else {
        assert_eq!(cases.len(), 1000);
    }
}

/// A game that deals 581,212 cards is too long for a page. The page shows the first steps of the
/// game. The last step says that the page is full.
#[test]
#[ignore = "takes long"]
fn a_long_case_is_cut_off() {
    let deck =
        "5 10 1 5 5 6 10 5 5 8 10 10 10 5 5 10 5 5 5 5 10 10 5 5 10 10 1 5 10 10 5 10 8 5 10 5 5 \
                10 10 5 10 5 3 10 10 10 10 10 5 5 5 5 0";
    let case = &explained_cases("10-20-30", deck, Options::default())[0];
    let steps: Vec<String> = array(&case["steps"]).iter().map(step_text).collect();
    let is_notice = |text: &String| text.starts_with("This page is full.");
    let notice = steps.iter().position(is_notice);
    assert_eq!(notice, Some(steps.len() - 1), "{:?}", steps.last());
    assert_eq!(text(&case["answer"]), "Draw: 581212\n");
}

/// Returns the SHA-256 digest of a text, in the syntax of a content security policy.
fn sha256(text: &str) -> String {
    let script = r#"printf "$(sha256sum | cut -c -64 | sed 's/../\\x&/g')" | base64"#;
    let (_, base64, _) = execute(Command::new("bash").args(["-c", script]), text);
    format!("'sha256-{}'", base64.trim_end())
}
