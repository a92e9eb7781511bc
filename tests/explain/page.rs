//! The page, without a browser: nothing in it refers to anything outside, and input stays text.

use super::{array, cases, explain, solve, text, words};
use crate::common::problems::Tested;
use crate::common::{assert_snapshot, making, named, page_lines, path, run, sample};
use judge::workbench::explanation::{Format, Options};
use judge::workbench::text::printable_lines;
use judge::PROBLEMS;
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
            let cases = cases(name, &input, Options::default());
            let all = |key: &str| {
                cases
                    .iter()
                    .map(|case| text(&case[key]))
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

/// A bad case is shown up to its error.
#[test]
fn bad_cases() {
    for (problem, input, steps) in [
        ("spot", "2\n1 1 +\n2 2 +\n2 2 +\n1 2 +\n0\n", &[3][..]),
        ("spot", "2\n1 1 +\n2 2 +\n1 2 +\n2 1 +\nx\n", &[6]),
        ("game-schedule", "4\nA B C D\nA B A C A D\n0\n", &[4]),
        ("gomoku", "1\n0 0 3", &[]),
    ] {
        let mut lines = cases(problem, input, Options::default());
        let error = lines.pop().expect("a line");
        let message = explain(problem, input, &Options::default());
        assert_eq!(error["error"]["message"], message.message());
        let counts = lines.iter().map(|case| array(&case["steps"]).len());
        assert_eq!(counts.collect::<Vec<_>>(), steps, "{input}");
    }
}

#[test]
fn steps_are_chosen() {
    let input = sample("10-20-30", "in");
    let whole = cases("10-20-30", &input, Options::default());
    let options = Options {
        case: Some(2),
        steps: Some(30..=40),
        ..Options::default()
    };
    let part = cases("10-20-30", &input, options);
    let mut steps = array(&whole[1]["steps"]).to_vec();
    steps.retain(|step| (30..=40).contains(&step["number"].as_u64().unwrap()));
    assert_eq!(part.len(), 1);
    assert_eq!(array(&part[0]["steps"]), steps);
    assert_eq!(part[0]["answer"], whole[1]["answer"]);
}

#[test]
fn it_refers_to_nothing_outside() {
    let input = "1\n1 1 +\n1 1 -\n0\n";
    let [page, data] = [Format::Page, Format::Json].map(|format| {
        let options = Options {
            format,
            ..Options::default()
        };
        explain("spot", input, &options).good()
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
        "\\u{2028}\\u{2029}\\u{202e}\u{2026}",
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
    let read = |file: &str| fs::read_to_string(path(file)).expect("a file");
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

/// Tournaments far beyond those of judges have no picture.
#[test]
fn very_large_tournaments_have_no_picture() {
    let problem = named("game-schedule");
    let input = making::generate(problem, 1, 1, Some(2200), Some("random"));
    let case = &cases("game-schedule", &input, Options::default())[0];
    assert!(case["stage"].is_null() && case["steps"][0]["scene"].is_null());
    assert_eq!(text(&case["answer"]), solve("game-schedule", &input).good());
}

for_each_problem!(
    #[ignore = "takes long"]
    a_thousand_cases_take_ten_megabytes_at_most
);

/// What is left out is said.
fn a_thousand_cases_take_ten_megabytes_at_most(tested: &'static Tested) {
    let problem = tested.problem;
    let input = making::generate(problem, 1000, 1, None, None);
    let shown = cases(problem.name(), input, Options::default());
    let length: usize = shown.iter().map(|case| case.to_string().len()).sum();
    assert!(length <= 10_000_000, "{length}");
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
    assert!(case.to_string().len() <= 10_000_000);
    let last = array(&case["steps"]).last().expect("a step");
    assert!(words(last).starts_with("This page is full."), "{last}");
    assert_eq!(text(&case["answer"]), "Draw: 581212\n");
}

/// The SHA-256 digest of a text in Base64, as policies of pages name scripts and styles.
fn sha256(text: &str) -> String {
    let digest = r#"printf "$(sha256sum | cut -c -64 | sed 's/../\\x&/g')" | base64"#;
    let (_, base64, _) = run(Command::new("bash").args(["-c", digest]), text);
    format!("'sha256-{}'", base64.trim_end())
}
