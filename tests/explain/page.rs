//! The page, without a browser: nothing in it refers to anything outside, and input stays text.

use super::{array, cases, explain, page_options, solve, text, words};
use crate::common::problems::Tested;
use crate::common::{assert_snapshot, making, named, path, run, sample};
use judge::workbench::explanation::{printable_lines, Options};
use judge::workbench::generator::Random;
use judge::PROBLEMS;
use serde_json::Value;
use std::fs;
use std::process::Command;

/// The answers are those of the solutions, and each case has its input as the judge has it.
#[test]
fn cases_have_answers_and_input() {
    for &problem in PROBLEMS {
        let name = problem.name();
        let sample = sample(name, "in");
        for input in [
            sample.clone(),
            sample.replace('\n', "\r\n"),
            sample.replace('\n', "  "),
        ] {
            let cases = cases(&explain(name, &input, &page_options()).good());
            let all = |key: &str| {
                cases
                    .iter()
                    .map(|(_, case)| text(&case["case"][key]))
                    .collect::<Vec<_>>()
            };
            assert_eq!(all("answer").concat(), solve(name, &input).good(), "{name}");
            let written = problem.cases(input.as_bytes()).expect("good input");
            let written = written
                .iter()
                .map(|case| printable_lines(case.trim_ascii_end()));
            let shown = all("input").into_iter().map(str::to_string);
            assert!(shown.eq(written), "{name}: {:?}", all("input"));
        }
    }
}

/// What is packed has copies of any length: here of more bytes than one copy can have.
#[test]
fn long_repetitions() {
    let mut random = Random::new(1);
    let letters = (0..5000).map(|_| if random.chance(1, 2) { 'a' } else { 'b' });
    let name: String = letters.collect();
    let input = format!("2\n{name}\nB\n{name} B\n");
    let cases = cases(&explain("game-schedule", input.clone() + "0\n", &page_options()).good());
    assert_eq!(text(&cases[0].1["case"]["input"]), input.trim_end());
}

/// A bad case is shown up to its error.
#[test]
fn bad_cases() {
    for (problem, input, title, steps) in [
        ("spot", "2\n1 1 +\n2 2 +\n2 2 +\n1 2 +\n0\n", "Game 1", 4),
        ("spot", "2\n1 1 +\n2 2 +\n1 2 +\n2 1 +\nx\n", "Error", 1),
        ("game-schedule", "4\nA B C D\nA B A C A D\n0\n", "Case 1", 5),
        ("gomoku", "1\n0 0 3", "Error", 1),
    ] {
        let page = explain(problem, input, &page_options());
        let cases = cases(&page.output);
        let (last, case) = cases.last().expect("a case");
        let shown = array(&case["steps"]);
        assert_eq!((&last[..], shown.len()), (title, steps), "{input}");
        let error = words(shown.last().expect("a step"));
        assert!(
            error.starts_with("Error: line ") && error.ends_with(page.message()),
            "{error}"
        );
        assert_eq!(case["case"]["answer"], Value::Null);
    }
}

#[test]
fn steps_are_chosen() {
    let input = sample("10-20-30", "in");
    let whole = cases(&explain("10-20-30", &input, &page_options()).good());
    let options = Options {
        case: Some(2),
        steps: Some(30..=40),
        ..page_options()
    };
    let part = cases(&explain("10-20-30", &input, &options).good());
    let mut steps = array(&whole[1].1["steps"]).to_vec();
    steps.retain(|step| (30..=40).contains(&step["number"].as_u64().unwrap()));
    assert_eq!(part.len(), 1);
    assert_eq!(part[0].1["steps"], Value::from(steps));
    assert_eq!(part[0].1["case"]["answer"], whole[1].1["case"]["answer"]);
}

#[test]
fn it_refers_to_nothing_outside() {
    let page = explain("spot", "1\n1 1 +\n1 1 -\n0\n", &page_options()).good();
    assert!(page.contains("<title>&lt;b&gt; &amp; &quot;title&quot;</title>"));
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
    for line in pages.iter().flat_map(|page| page.lines()) {
        let tags = line.split('<').filter(|tag| {
            let is_data = ["pre ", "textarea ", "figure ", "code", "div id=\"answer\""];
            is_data.iter().any(|begin| tag.starts_with(begin))
        });
        for tag in tags {
            assert!(tag.contains("translate=\"no\""), "{line}");
        }
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
    let bad = explain(
        "game-schedule",
        lines.collect::<Vec<_>>().join(&b'\n'),
        &page_options(),
    );
    assert!(bad.error.is_some());
    let teams = &cases(&bad.output)[0].1["steps"][0]["scene"]["bracket"]["teams"];
    let teams: Vec<&str> = array(teams).iter().map(text).collect();
    for expected in [
        "<!--<script>",
        "\"'`\\",
        "&amp;&lt;",
        "\\xff\\xfe]]>",
        "\\u{2028}\\u{2029}\\u{202e}\u{2026}",
    ] {
        assert!(teams.contains(&expected), "{expected} in {teams:?}");
    }
    for pair in names.windows(2) {
        let two = [b"2".as_slice(), pair[0], pair[1], pair[1], pair[0], b"0"];
        let page = explain("game-schedule", two.join(&b'\n'), &page_options()).good();
        assert!(text(&cases(&page)[0].1["case"]["answer"]).starts_with("Round #1\n"));
    }
}

/// A browser executes no other script and shows no other style, in explanations and in `judge.html`.
#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "needs sha256sum")]
fn policies_name_the_scripts_and_the_styles() {
    let read = |file: &str| fs::read_to_string(path(file)).expect("a file");
    let digest = |file: String| format!("'sha256-{}'", sha256(&read(&file)));
    let [explanation, web] = ["src/workbench/explanation", "web"].map(|folder| {
        let [script, style] = ["js", "css"].map(|kind| digest(format!("{folder}/page.{kind}")));
        (script, style)
    });
    let [shared, look] =
        ["js", "css"].map(|kind| digest(format!("src/workbench/explanation/shared.{kind}")));
    let (script, style) = explanation;
    let around = format!(
        "script-src {} {shared} {script} 'wasm-unsafe-eval'; style-src {} {look} {style}; worker-src blob:; \
         frame-src blob:",
        web.0, web.1
    );
    let alone = format!("script-src {shared} {script}; style-src {look} {style}");
    for (folder, policy) in [("src/workbench/explanation", alone), ("web", around)] {
        let file = format!("{folder}/page.html");
        let template = read(&file);
        let (before, rest) = template.split_once("Policy\" content=\"").unwrap();
        let (_, after) = rest.split_once('"').unwrap();
        let policy = format!("default-src 'none'; {policy}; base-uri 'none'; form-action 'none'");
        let made = format!("{before}Policy\" content=\"{policy}\"{after}");
        assert_snapshot(&file, &made);
    }
}

/// Boards and tournaments far beyond those of judges are explained as text only.
#[test]
fn very_large_cases_have_no_page() {
    for (problem, size, kind) in [("spot", 1000, "draws"), ("game-schedule", 2200, "random")] {
        let input = making::generate(named(problem), 1, 1, Some(size), Some(kind));
        let page = explain(problem, &input, &page_options()).good();
        assert!(page.len() < 1_000_000, "{}", page.len());
        let case = &cases(&page)[0].1;
        let steps = array(&case["steps"]);
        assert!(words(steps.last().unwrap()).ends_with(&format!("`judge explain {problem}`.")));
        assert_eq!(text(&case["case"]["answer"]), solve(problem, &input).good());
        assert!(explain(problem, &input, &Options::default()).good().len() > 100_000);
    }
}

for_each_problem!(
    #[ignore = "takes long"]
    a_thousand_cases_take_ten_megabytes_at_most
);

/// What is left out is said.
fn a_thousand_cases_take_ten_megabytes_at_most(tested: &'static Tested) {
    let problem = tested.problem;
    let input = making::generate(problem, 1000, 1, None, None);
    let page = explain(problem.name(), input, &page_options()).good();
    assert!(page.len() <= 10_000_000, "{}", page.len());
    let shown = cases(&page);
    let (title, last) = shown.last().expect("a case");
    if title == "Not shown" {
        let first = format!("no case from {} on", shown.len());
        assert!(words(&last["steps"][0]).contains(&first), "{title}");
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
    let page = explain("10-20-30", deck, &page_options()).good();
    assert!(page.len() <= 10_000_000, "{}", page.len());
    let case = &cases(&page)[0].1;
    let last = array(&case["steps"]).last().expect("a step");
    assert!(words(last).starts_with("This page is full."), "{last}");
    assert_eq!(text(&case["case"]["answer"]), "Draw: 581212\n");
}

/// The SHA-256 digest of a text in Base64, as policies of pages name scripts and styles.
fn sha256(text: &str) -> String {
    let (_, hexadecimal, _) = run(&mut Command::new("sha256sum"), text);
    let byte = |at: usize| u8::from_str_radix(&hexadecimal[2 * at..2 * at + 2], 16).unwrap();
    let bytes: Vec<u8> = (0..32).map(byte).collect();
    let (_, base64, _) = run(&mut Command::new("base64"), bytes);
    base64.trim_end().into()
}
