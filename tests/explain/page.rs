//! The page, without a browser: nothing in it refers to anything outside, and input stays text.

use super::{array, cases, explain, text, words};
use crate::common::problems::TestedProblem;
use crate::common::{assert_snapshot, execute, inputs, page_lines, project_path};
use judge::workbench::explanation::{Format, Options};
use std::fs;
use std::process::Command;

#[test]
fn it_refers_to_nothing_outside() {
    let input = "1\n1 1 +\n1 1 -\n0\n";
    let [page, data] = [Format::Page, Format::Json].map(|format| {
        let options = Options {
            format,
            ..Options::default()
        };
        explain("spot", input, &options).expect_success()
    });
    assert_eq!(page_lines(&page), data);
    let without = page.replace("http://www.w3.org/2000/svg", "");
    let without = without.replace("http-equiv", "");
    for word in [
        "http",
        "//w",
        "src=",
        "href=",
        "url(",
        "@import",
        "fetch(",
        "eval(",
        "innerHTML",
        "outerHTML",
        "insertAdjacent",
        "document.write",
    ] {
        assert!(!without.contains(word), "{word}");
    }
}

/// A browser that translates a page leaves inputs, answers and pictures as they are.
#[test]
fn data_is_not_translated() {
    let pages = [
        include_str!("../../src/workbench/explanation/page.html"),
        include_str!("../../web/page.html"),
    ];
    for tag in pages.iter().flat_map(|page| page.split('<')) {
        let is_data = ["pre", "textarea", "code"].contains(&tag.split([' ', '>']).next().unwrap());
        assert!(!is_data || tag.contains("translate=\"no\""), "{tag}");
    }
}

#[test]
fn hostile_names_stay_text() {
    let names: [&[u8]; 8] = [
        b"</script><script>alert(1)</script>",
        b"<!--<script>",
        b"\"'`\\",
        b"&amp;&lt;",
        b"\xff\xfe]]>",
        "\u{2028}\u{2029}\u{202e}\u{feff}".as_bytes(),
        b"\x1b[31m\x00\x07",
        "<img/src=x/onerror=alert(1)>".as_bytes(),
    ];
    let pairs = names[1..].iter().map(|name| [names[0], name].join(&b' '));
    let lines = [b"8".to_vec()]
        .into_iter()
        .chain(names.map(Vec::from))
        .chain(pairs);
    // A star of eight teams has no schedule; two teams have.
    let star = lines.collect::<Vec<_>>().join(&b'\n');
    let bad = cases("game-schedule", star, Options::default());
    assert!(bad[1]["error"].is_object());
    let teams = &bad[0]["stage"]["bracket"]["teams"];
    let teams: Vec<&str> = array(teams).iter().map(text).collect();
    for expected in [
        "<!--<script>",
        "\"'`\\",
        "&amp;&lt;",
        "\\xff\\xfe]]>",
        "\\u{2028}\\u{2029}\\u{202e}\\...",
    ] {
        assert!(teams.contains(&expected), "{expected} in {teams:?}");
    }
    for pair in names.windows(2) {
        let two = [b"2".as_slice(), pair[0], pair[1], pair[1], pair[0], b"0"];
        let good = cases("game-schedule", two.join(&b'\n'), Options::default());
        assert!(text(&good[0]["answer"]).starts_with("Round #1\n"));
    }
}

/// A browser executes no other script and shows no other style, in explanations and in `judge.html`.
#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "needs sha256sum")]
fn policies_name_the_scripts_and_the_styles() {
    let read = |file: &str| fs::read_to_string(project_path(file)).expect("a file");
    for file in ["src/workbench/explanation/page.html", "web/page.html"] {
        let template = read(file);
        // A page holds files where its template names them.
        let parts = template
            .split("{{")
            .map(|part| match part.split_once("}}") {
                Some((name, rest)) if name.contains('/') => read(name) + rest,
                _ => part.into(),
            });
        let page: String = parts.collect();
        let digests = |tag: &str| {
            let (begin, end) = (format!("<{tag}>"), format!("</{tag}>"));
            let parts = page.split(&begin).skip(1);
            let parts = parts.map(|part| sha256(part.split(&end).next().expect("a part")));
            parts.collect::<Vec<_>>().join(" ")
        };
        let (before, rest) = template.split_once("script-src ").expect("scripts");
        let (scripts, rest) = rest.split_once("; style-src ").expect("styles");
        let (_, after) = rest.split_once(';').expect("more");
        let wasm = if scripts.contains("wasm") {
            " 'wasm-unsafe-eval'"
        } else {
            ""
        };
        let (scripts, styles) = (digests("script"), digests("style"));
        let policy = format!("script-src {scripts}{wasm}; style-src {styles};");
        assert_snapshot(file, &[before, &policy, after].concat());
    }
}

for_each_problem!(
    #[ignore = "takes long"]
    a_thousand_cases_take_ten_megabytes_at_most
);

/// What is left out is said.
fn a_thousand_cases_take_ten_megabytes_at_most(tested: &'static TestedProblem) {
    let problem = tested.problem;
    let input = inputs::generate(problem, 1000, 1, None, None);
    let options = Options {
        format: Format::Page,
        ..Options::default()
    };
    let length = explain(problem.name(), &input, &options)
        .expect_success()
        .len();
    assert!(length <= 10_000_000, "{length}");
    let shown = cases(problem.name(), input, Options::default());
    let last = shown.last().expect("a case");
    if last["title"] == "Not shown" {
        let first = format!("no case from {} on", shown.len());
        assert!(words(&last["steps"][0]).contains(&first), "{last}");
    } else {
        assert_eq!(shown.len(), 1000);
    }
}

/// A single case may fill a page, too: a game with 581,212 cards.
#[test]
#[ignore = "takes long"]
fn a_long_case_fills_a_page() {
    let deck =
        "5 10 1 5 5 6 10 5 5 8 10 10 10 5 5 10 5 5 5 5 10 10 5 5 10 10 1 5 10 10 5 10 8 5 10 5 5 \
                10 10 5 10 5 3 10 10 10 10 10 5 5 5 5 0";
    let case = &cases("10-20-30", deck, Options::default())[0];
    let last = array(&case["steps"]).last().expect("a step");
    assert!(words(last).starts_with("This page is full."), "{last}");
    assert_eq!(text(&case["answer"]), "Draw: 581212\n");
}

/// The SHA-256 digest of a text in Base64, as policies of pages name scripts and styles.
fn sha256(text: &str) -> String {
    let digest = r#"printf "$(sha256sum | cut -c -64 | sed 's/../\\x&/g')" | base64"#;
    let (_, base64, _) = execute(Command::new("bash").args(["-c", digest]), text);
    format!("'sha256-{}'", base64.trim_end())
}
