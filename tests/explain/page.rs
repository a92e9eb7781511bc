//! The page, without a browser: its steps and scenes are those of the text, nothing in it refers to
//! anything outside, and input stays text.

use super::{explain, solve};
use crate::common::{making, named, sample, unpack, violations, Run};
use judge::workbench::explanation::{Options, Page};
use judge::PROBLEMS;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Random cases of each problem.
const CASES: usize = 8;

/// A title that has to be escaped.
const TITLE: &str = "<b> & \"title\"";

fn page_options() -> Options {
    Options {
        page: Some(Page {
            title: TITLE,
            rules: "the <rules>",
            framing: &PROBLEMS[0].format,
        }),
        ..Options::default()
    }
}

/// Text in which every line of words stays one line.
fn wide() -> Options {
    Options {
        width: 1 << 20,
        ..Options::default()
    }
}

/// A case of a page.
struct Case {
    title: String,
    steps: Vec<Step>,
    answer: Option<String>,
    input: Option<String>,
    /// What a browser without scripts shows.
    text: String,
}

struct Step {
    /// The lines of words, without looks.
    words: Vec<String>,
    /// What changed in the scene.
    changes: Option<Value>,
}

/// The cases of a page. What stands around them has to be what it always is.
fn cases(page: &str) -> Vec<Case> {
    let mut parts = page.split("<script type=\"text/plain\" data-title=\"");
    let head = parts.next().unwrap();
    assert_eq!(head.matches("<script>").count(), 1);
    assert_eq!(head.matches("</script>").count(), 1);
    let parts: Vec<&str> = parts.collect();
    let cases = parts.iter().enumerate().map(|(place, part)| {
        let (title, rest) = part.split_once("\">").expect("a title");
        let (data, rest) = rest.split_once("</script>\n").expect("an end");
        let is_last = place + 1 == parts.len();
        let end = if is_last { "</body>\n</html>\n" } else { "" };
        let text = rest.strip_prefix("<noscript><pre>").expect("the text");
        let (text, rest) = text.split_once("</pre></noscript>\n").expect("an end");
        assert_eq!(rest, end, "after {title}");
        assert!(!text.contains(['<', '>', '"']));
        assert!(data.is_ascii() && !data.contains('<'));
        let data: Value = serde_json::from_slice(&unpack(data)).expect("JSON");
        Case {
            title: title.into(),
            steps: array(&data["steps"]).iter().map(step).collect(),
            answer: data["answer"].as_str().map(String::from),
            input: data["input"].as_str().map(String::from),
            text: text.into(),
        }
    });
    cases.collect()
}

fn step(step: &Value) -> Step {
    let words = step[0].as_str().expect("words").replace('\u{a0}', " ");
    // A tab and a letter stand before a change of look.
    let run = |run: &str| run.chars().skip(1).collect::<String>();
    let line = |line: &str| format!("p{line}").split('\t').map(run).collect::<String>();
    Step {
        words: words.split('\n').map(line).collect(),
        changes: step.get(1).cloned(),
    }
}

fn array(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn number(value: &Value) -> usize {
    value.as_u64().expect("a number") as usize
}

/// A scene that is kept by applying changes, as the page's script does.
#[derive(Default)]
struct Scene {
    /// Each row: its kind, its label, what stands for no cards, its note, and its cards.
    rows: Vec<Vec<String>>,
    /// Pieces and marks by board, row and column.
    squares: BTreeMap<(usize, usize, usize), (usize, usize)>,
    size: usize,
    teams: Vec<String>,
    events: Vec<[usize; 4]>,
}

impl Scene {
    fn apply(&mut self, changes: &Value) {
        if let Some(rows) = changes.get("rows") {
            let parts = |row: &Value| -> Vec<String> {
                let parts = row.as_str().expect("parts").split('|');
                parts.map(String::from).collect()
            };
            self.rows = array(rows).iter().map(parts).collect();
        }
        if let Some(grid) = changes.get("grid") {
            self.size = number(&grid[0]);
        }
        for square in array(&changes["squares"]).chunks(5) {
            let [board, row, column, piece, mark] = [0, 1, 2, 3, 4].map(|at| number(&square[at]));
            self.squares.insert((board, row, column), (piece, mark));
        }
        if let Some(teams) = changes.get("teams") {
            let names = array(teams)
                .iter()
                .map(|name| name.as_str().unwrap().into());
            self.teams = names.collect();
        }
        for event in array(&changes["events"]).chunks(4) {
            self.events
                .push([0, 1, 2, 3].map(|place| number(&event[place])));
        }
    }

    /// The words that draw it: rows, or the only board.
    fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        let is_pile = |row: &[String]| row[0] == "Pile";
        let is_changed = |row: &[String]| row[4..].iter().any(|card| card.contains(['[', '(']));
        let has_changed = self.rows.iter().any(|row| is_pile(row) && is_changed(row));
        for row in &self.rows {
            let [kind, label, empty, _] = &row[..4] else {
                panic!("{row:?}");
            };
            // Of the piles those that changed.
            if has_changed && is_pile(row) && !is_changed(row) {
                continue;
            }
            words.extend(label.split(' ').map(String::from));
            let mut cards = row[4..].to_vec();
            cards.retain(|card| !card.starts_with('~'));
            if cards.is_empty() {
                words.push(empty.clone());
            }
            words.extend_from_slice(&cards);
            cards.retain(|card| !card.starts_with('('));
            if !cards.is_empty() && !["Pile", "Numbers"].contains(&kind.as_str()) {
                words.push(format!("({})", cards.len()));
            }
        }
        for row in (1..=self.size).filter(|_| self.size > 0) {
            let mut line = format!("{row} ");
            for column in 1..=self.size {
                let (piece, _) = self
                    .squares
                    .get(&(0, row, column))
                    .copied()
                    .unwrap_or_default();
                line.push(['\u{b7}', '\u{25cf}', '\u{25cb}'][piece]);
            }
            words.push(line);
        }
        words
    }
}

/// The words of a drawing. Rows of a board are put together, without what marks squares.
fn words_drawn(lines: &[&str]) -> Vec<String> {
    let is_board = |line: &&&str| line.contains(['\u{b7}', '\u{25cf}', '\u{25cb}']);
    if lines.iter().any(|line| is_board(&line)) {
        let rows = lines.iter().filter(is_board);
        let row = |row: &&str| {
            let (number, points) = row.trim_start().split_once(' ').expect("a number");
            let points: String = points
                .chars()
                .filter(|point| !" [](){}".contains(*point))
                .collect();
            format!("{number} {points}")
        };
        return rows.map(row).collect();
    }
    let words = lines.iter().flat_map(|line| line.split_whitespace());
    words.map(String::from).collect()
}

/// Compares a page with the text for the same input.
fn compare(problem: &str, input: &str) {
    let page = explain(problem, input, &page_options());
    let text = explain(problem, input, &wide());
    assert_eq!(page.error, text.error, "{input}");
    let cases = cases(&page.output);
    let answers = solve(problem, input).output;
    let found: String = cases.iter().flat_map(|case| case.answer.clone()).collect();
    assert_eq!(found, answers, "{input}");
    let mut texts = texts(&text).into_iter();
    for case in &cases {
        let mut steps: &[Step] = &case.steps;
        if case.answer.is_none() {
            // The error, which a text does not hold.
            let message = page.message();
            let (last, others) = steps.split_last().expect("a step");
            assert!(last.words[0].starts_with("Error: line "), "{input}");
            assert!(last.words[0].ends_with(message), "{input}");
            steps = others;
            if case.title == "Error" {
                assert!(steps.is_empty());
                continue;
            }
        }
        let (title, lines) = texts.next().expect("the same cases");
        assert_eq!(title, case.title);
        compare_steps(steps, &lines, input);
    }
    assert_eq!(texts.next(), None, "{input}");
}

/// The titles and lines of the cases of a text, without the answers.
fn texts(text: &Run) -> Vec<(String, Vec<&str>)> {
    let mut texts: Vec<(String, Vec<&str>)> = Vec::new();
    let mut is_answer = true;
    for line in text.output.lines() {
        let title = line.strip_prefix("=== ");
        if let Some(title) = title.and_then(|title| title.strip_suffix(" ===")) {
            texts.push((title.into(), Vec::new()));
            is_answer = false;
        } else if line == "Answer:" {
            is_answer = true;
        } else if let (false, Some((_, lines))) = (is_answer, texts.last_mut()) {
            lines.extend(Some(line).filter(|line| !line.is_empty()));
        }
    }
    texts
}

/// Every line of a text is a line of a step's words or draws its scene.
fn compare_steps(steps: &[Step], lines: &[&str], input: &str) {
    let mut scene = Scene::default();
    let mut rest = lines;
    for (place, step) in steps.iter().enumerate() {
        for line in &step.words {
            let (first, others) = rest.split_first().expect("a line");
            assert_eq!(first.trim(), line.trim(), "{input}");
            rest = others;
        }
        let next = steps.get(place + 1).map(|next| next.words[0].trim());
        let end = rest.iter().position(|line| Some(line.trim()) == next);
        let (drawing, others) = rest.split_at(end.unwrap_or(rest.len()));
        rest = others;
        let Some(changes) = &step.changes else {
            assert!(drawing.is_empty(), "{drawing:?} of {input}");
            continue;
        };
        scene.apply(changes);
        if changes.get("titles").is_some() || array(&changes["boards"]).len() > 2 {
            // Two pictures at once: what they hold has been compared in the steps before.
            assert!(!drawing.is_empty(), "{input}");
        } else if scene.teams.is_empty() && scene.size <= 19 {
            assert_eq!(words_drawn(drawing), scene.words(), "{input}");
        } else if scene.teams.is_empty() {
            let is_spot = |(piece, _): &&(usize, usize)| *piece > 0;
            let count = scene.squares.values().filter(is_spot).count().to_string();
            let marked = scene.squares.iter().filter(|(_, (_, mark))| *mark > 0);
            let marked = marked.map(|((_, row, column), _)| format!(" [({row}, {column})]"));
            let marked: String = marked.collect();
            let (first, squares) = drawing[0].trim().split_once(" spot").expect("spots");
            assert_eq!(first, count, "{input}");
            assert_eq!(squares.trim_start_matches('s'), marked, "{input}");
        }
    }
    for [_, winner, loser, _] in scene.events {
        let (winner, loser) = (&scene.teams[winner], &scene.teams[loser]);
        let line = if winner == loser {
            format!("  {winner} advances with wildcard; ")
        } else {
            format!("  {winner} defeats {loser}; ")
        };
        assert!(lines.iter().any(|found| found.starts_with(&line)), "{line}");
    }
}

#[test]
fn steps_are_those_of_the_text() {
    for problem in PROBLEMS {
        for number in 0..CASES {
            let cases = [number, number + 1].map(|number| making::case(problem.name(), number));
            compare(problem.name(), &making::input(problem.name(), &cases));
        }
    }
}

#[test]
#[ignore = "takes long"]
fn steps_of_samples_are_those_of_the_text() {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
    let mut compared = 0;
    for problem in PROBLEMS {
        for entry in fs::read_dir(samples.join(problem.name())).expect("samples") {
            let path = entry.expect("a sample").path();
            if path.extension().is_some_and(|extension| extension == "in") {
                compare(
                    problem.name(),
                    &fs::read_to_string(&path).expect("a sample"),
                );
                compared += 1;
            }
        }
    }
    assert!(compared > 50, "{compared}");
}

#[test]
fn a_bad_case_is_shown_as_far_as_it_goes() {
    compare("spot", "2\n1 1 +\n2 2 +\n2 2 +\n1 2 +\n0\n");
    compare("spot", "2\n1 1 +\n2 2 +\n1 2 +\n2 1 +\nx\n");
    compare("game-schedule", "4\nA B C D\nA B A C A D\n0\n");
    compare("gomoku", "1\n0 0 3");
    compare("cheat", "");
}

#[test]
fn steps_are_chosen() {
    let input = fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/samples/10-20-30/sample.in"
    ));
    let input = input.expect("the sample");
    let whole = cases(&explain("10-20-30", &input, &page_options()).good());
    let options = Options {
        case: Some(2),
        steps: 30..=40,
        ..page_options()
    };
    let part = cases(&explain("10-20-30", &input, &options).good());
    assert_eq!(part.len(), 1);
    assert_eq!(part[0].title, "Deck 2");
    assert_eq!(part[0].answer, whole[1].answer);
    let scene = |steps: &[Step]| {
        let mut scene = Scene::default();
        let changes = steps.iter().flat_map(|step| &step.changes);
        changes.for_each(|changes| scene.apply(changes));
        scene.words()
    };
    let all = &whole[1].steps;
    let index = |heading| {
        all.iter()
            .position(|step| step.words[0].starts_with(heading))
    };
    let (start, end) = (index("Card 30:").unwrap(), index("Card 41:").unwrap());
    assert_eq!(scene(&part[0].steps), scene(&all[..end]));
    let words = |steps: &[Step]| -> Vec<String> {
        let words = steps.iter().flat_map(|step| step.words.clone());
        words.collect()
    };
    assert_eq!(words(&part[0].steps), words(&all[start..end]));
    let text = Options {
        case: Some(2),
        steps: 30..=40,
        ..wide()
    };
    let text = explain("10-20-30", &input, &text);
    compare_steps_from(&part[0].steps, &texts(&text)[0].1);
}

/// Steps have numbers of their own: a choice is found even if its answers have higher numbers.
#[test]
fn every_choice_is_a_step() {
    let options = Options {
        steps: 5..=5,
        ..wide()
    };
    let text = explain("number-game", "5 2 3 4 5 6\n0\n", &options).good();
    assert!(
        text.contains("\nChoose 5: ") && text.contains("\nAfter 5: "),
        "{text}"
    );
    assert!(
        !text.contains("\nChoose 4: ") && !text.contains("\nChoose 6: "),
        "{text}"
    );
}

/// The words of steps in the middle of a case, in order, and no others.
fn compare_steps_from(steps: &[Step], lines: &[&str]) {
    let words = steps.iter().flat_map(|step| &step.words);
    let words: Vec<&str> = words.map(String::as_str).collect();
    let is_words = |line: &&&str| line.starts_with("Card ") || line.starts_with("Pile ");
    let found: Vec<&str> = lines.iter().filter(is_words).copied().collect();
    assert_eq!(found, words);
}

#[test]
fn it_refers_to_nothing_outside() {
    let page = explain("spot", "1\n1 1 +\n1 1 -\n0\n", &page_options()).good();
    assert!(page.contains("<title>&lt;b&gt; &amp; &quot;title&quot;</title>"));
    let without = page
        .replace("http://www.w3.org/2000/svg", "")
        .replace("http-equiv", "");
    for word in [
        "http", "//w", "src=", "href", "url(", "@import", "fetch(", "eval(",
    ] {
        assert!(!without.contains(word), "{word}");
    }
    for word in ["innerHTML", "outerHTML", "insertAdjacent", "document.write"] {
        assert!(!page.contains(word), "{word}");
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
    let mut input = b"8\n".to_vec();
    for name in names {
        input.extend_from_slice(name);
        input.push(b'\n');
    }
    for name in &names[1..] {
        input.extend_from_slice(&[names[0], name].join(&b' '));
        input.push(b'\n');
    }
    // A star of eight teams has no schedule; a chain of the first two has.
    let bad = explain("game-schedule", &input, &page_options());
    assert!(bad.error.is_some());
    let shown = cases(&bad.output);
    let teams = array(&shown[0].steps[0].changes.as_ref().unwrap()["teams"]);
    let teams: Vec<&str> = teams.iter().flat_map(Value::as_str).collect();
    for expected in ["<!--<script>", "\"'`\\", "&amp;&lt;", "\\xff\\xfe]]>"] {
        assert!(teams.contains(&expected), "{expected} in {teams:?}");
    }
    assert!(
        teams.contains(&"\\u{2028}\\u{2029}\\u{202e}\u{2026}"),
        "{teams:?}"
    );
    for pair in names.windows(2) {
        let two = [b"2".as_slice(), pair[0], pair[1], pair[1], pair[0], b"0"];
        let page = explain("game-schedule", two.join(&b'\n'), &page_options()).good();
        let case = &cases(&page)[0];
        assert_eq!(case.steps.len(), 4);
        assert!(case.answer.as_ref().unwrap().starts_with("Round #1\n"));
    }
}

/// A browser executes no other script and shows no other style.
#[cfg(target_os = "linux")]
#[test]
fn the_policy_names_this_script_and_this_style_alone() {
    use crate::common::{assert_kept, path, sample, sha256};
    const TEMPLATE: &str = "src/workbench/explanation/page.html";
    let page = explain("spot", sample("spot", "in"), &page_options()).good();
    let digest = |name: &str| {
        let (_, begun) = page.split_once(&format!("<{name}>")).unwrap();
        sha256(begun.split_once(&format!("</{name}>")).unwrap().0)
    };
    let policy = format!(
        "default-src 'none'; script-src 'sha256-{}'; style-src 'sha256-{}'; base-uri 'none'; \
         form-action 'none'",
        digest("script"),
        digest("style")
    );
    let template = fs::read_to_string(path(TEMPLATE)).unwrap();
    let (before, rest) = template.split_once("Policy\" content=\"").unwrap();
    let (_, after) = rest.split_once('"').unwrap();
    assert_kept(
        TEMPLATE,
        &format!("{before}Policy\" content=\"{policy}\"{after}"),
    );
}

/// Each case has its text, and an input that has only this case.
#[test]
fn cases_have_their_text_and_input() {
    // Answers are numbered.
    let unnumbered = |answer: &str| answer.replace(|digit: char| digit.is_ascii_digit(), "");
    for problem in PROBLEMS {
        let name = problem.name();
        let sample = sample(name, "in");
        for input in [
            format!("\u{feff}\n \n{sample}"),
            sample.replace('\n', "\r\n"),
            sample.replace('\n', "  "),
        ] {
            let mut options = page_options();
            if let Some(page) = &mut options.page {
                page.framing = &problem.format;
            }
            let page = cases(&explain(name, &input, &options).good());
            let texts: Vec<&str> = page.iter().map(|case| &case.text[..]).collect();
            let text = explain(name, &input, &Options::default()).good();
            assert_eq!(texts.join("\n"), text.replace('"', "&quot;"), "{name}");
            for case in page {
                let answer = solve(name, case.input.as_ref().expect("an input")).good();
                let expected = case.answer.expect("an answer");
                assert_eq!(unnumbered(&answer), unnumbered(&expected), "{name}");
                let number = case.title.split(' ').next_back().expect("a number");
                options.case = number.parse().ok();
                let alone = cases(&explain(name, &input, &options).good());
                assert_eq!(alone[0].input, case.input, "{name}");
            }
        }
    }
}

/// The input of a case is valid if the whole input is.
#[test]
fn inputs_of_cases_are_valid() {
    for problem in PROBLEMS {
        let name = problem.name();
        let count = 20.min(*problem.format.range().end());
        let generated = making::generate(problem, count, 1, None, None);
        for input in [sample(name, "in"), generated] {
            let mut options = page_options();
            if let Some(page) = &mut options.page {
                page.framing = &problem.format;
            }
            for case in cases(&explain(name, &input, &options).good()) {
                let input = case.input.expect("an input");
                let found = violations(problem, input.as_bytes(), true, usize::MAX);
                assert_eq!(found, Vec::<String>::new(), "{name}: {input:?}");
            }
        }
    }
}

/// Inputs of cases do not depend on the length of the file, but end with a case of much whitespace.
#[test]
fn long_files_have_inputs_of_cases() {
    let game = "1\n1 1 +\n1 1 -\n";
    for (lines, known) in [(400_000, 4), (1 << 21, 1)] {
        let input = [game; 4].join(&"\n".repeat(lines)) + "0\n";
        let mut options = page_options();
        for case in [None, Some(4)] {
            options.case = case;
            let page = cases(&explain("spot", &input, &options).good());
            let inputs: Vec<Option<String>> = page.into_iter().map(|case| case.input).collect();
            let mut expected = vec![None; 4];
            expected[..known].fill(Some(format!("{game}0\n")));
            assert_eq!(
                inputs,
                expected[case.map_or(0, |_| 3)..],
                "{lines}, {case:?}"
            );
        }
    }
}

#[test]
#[ignore = "takes long"]
fn a_thousand_cases_take_ten_megabytes_at_most() {
    for problem in PROBLEMS {
        let count = 1000.min(*problem.format.range().end());
        let input = making::generate(problem, count, 1, None, None);
        let page = explain(problem.name(), input, &page_options()).good();
        let name = problem.name();
        assert!(page.len() <= 10_000_000, "{name}: {}", page.len());
        let shown = cases(&page);
        let last = shown.last().expect("a case");
        if last.title == "Not shown" {
            let first = format!("no case from {} on", shown.len());
            assert!(last.steps[0].words[0].contains(&first), "{name}");
        } else {
            assert_eq!(shown.len() as u64, count, "{name}");
        }
    }
}

/// A single case may fill a page, too: a game with 581,212 cards.
#[test]
#[ignore = "takes long"]
fn a_long_case_fills_a_page() {
    let deck =
        "5 10 1 5 5 6 10 5 5 8 10 10 10 5 5 10 5 5 5 5 10 10 5 5 10 10 1 5 10 10 5 10 8 5 10 \
                5 5 10 10 5 10 5 3 10 10 10 10 10 5 5 5 5 0";
    let page = explain("10-20-30", deck, &page_options()).good();
    assert!(page.len() <= 10_000_000, "{}", page.len());
    let shown = cases(&page);
    let last = shown[0].steps.last().expect("a step");
    assert!(
        last.words[0].starts_with("This page is full."),
        "{:?}",
        last.words
    );
    assert_eq!(shown[0].answer.as_deref(), Some("Draw: 581212\n"));
}

#[test]
#[ignore = "takes long"]
fn text_has_no_limit() {
    let input = making::generate(named("10-20-30"), 200, 1, None, None);
    let text = explain("10-20-30", input, &Options::default()).good();
    assert!(text.len() > 10_000_000 && text.contains("=== Deck 200 ==="));
}
