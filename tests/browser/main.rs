//! The page in a real browser: Chromium, if it is installed. Without it the tests are ignored, or
//! fail where `JUDGE_BROWSER=required` is set.
//!
//! `cargo test --test browser -- --ignored pictures` makes the pictures of `docs/page-*.png`.

mod chromium;

use chromium::Browser;
use judge::PROBLEMS;
use libtest_mimic::{Arguments, Trial};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::{Mutex, PoisonError};
use std::{env, fs};

/// One test, which gets the browser and a folder for its files.
type Test = fn(&mut Browser, &Path);

const TESTS: [(&str, Test); 9] = [
    ("browser::every_step_of_every_sample", every_step),
    ("browser::keys", keys),
    ("browser::buttons_slider_and_chooser", controls),
    ("browser::play_stops_at_the_end", play),
    ("browser::the_address_keeps_the_place", address),
    ("browser::light_dark_and_narrow", looks),
    ("browser::hostile_names_stay_text", hostile_names),
    ("browser::a_bad_case_is_shown_as_far_as_it_goes", bad_case),
    ("browser::pictures", pictures),
];

/// The browser, which starts with the first test that runs.
static BROWSER: Mutex<Option<Browser>> = Mutex::new(None);

fn main() -> ExitCode {
    let mut arguments = Arguments::from_args();
    arguments.test_threads = Some(1);
    let chromium = chromium::find();
    if chromium.is_none() && env::var("JUDGE_BROWSER").as_deref() == Ok("required") {
        eprintln!("browser tests: there is no Chromium on the path");
        return ExitCode::FAILURE;
    }
    let is_missing = chromium.is_none();
    let folder = env::temp_dir().join(format!("judge-pages-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let trials = TESTS.map(|(name, test)| {
        let (chromium, folder) = (chromium.clone(), folder.clone());
        let run = move || {
            let mut browser = BROWSER.lock().unwrap_or_else(PoisonError::into_inner);
            let path = chromium.as_deref().expect("Chromium on the path");
            let browser = browser.get_or_insert_with(|| Browser::start(path));
            browser.set_looks(1200, 800, "light");
            test(browser, &folder);
            let messages = std::mem::take(&mut browser.script_errors);
            assert!(messages.is_empty(), "{messages:?}");
            Ok(())
        };
        let ignored = is_missing || name == "browser::pictures";
        Trial::test(name, run).with_ignored_flag(ignored)
    });
    let conclusion = libtest_mimic::run(&arguments, trials.into());
    drop(
        BROWSER
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take(),
    );
    fs::remove_dir_all(&folder).expect("to be removed");
    conclusion.exit_code()
}

/// The page for an input, which may be bad.
fn page(folder: &Path, problem: &str, input: &[u8]) -> PathBuf {
    let (given, page) = (folder.join("input"), folder.join(format!("{problem}.html")));
    fs::write(&given, input).expect("to be written");
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
    command.args(["explain", problem, "--html", "-o"]);
    let output = command.arg(&page).arg(&given).output();
    let status = output.expect("to be run").status.code();
    assert!(matches!(status, Some(0 | 1)), "{status:?}");
    page
}

fn sample(problem: &str, name: &str) -> Vec<u8> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = root.join("samples").join(problem).join(name);
    fs::read(path).expect("a sample")
}

/// The case, the step, and how many steps there are.
fn place(browser: &mut Browser) -> (u64, u64, u64) {
    let numbers = browser.evaluate("({...document.documentElement.dataset})");
    let number = |name: &str| numbers[name].as_str().and_then(|text| text.parse().ok());
    let numbers = ["case", "step", "steps"].map(|name| number(name).expect("a number"));
    (numbers[0], numbers[1], numbers[2])
}

/// Waits until an expression is true.
fn wait_for(browser: &mut Browser, expression: &str) {
    for _ in 0..500 {
        if browser.evaluate(expression) == true {
            return;
        }
        let pause = "new Promise((done) => setTimeout(() => done(true), 20))";
        browser.evaluate(pause);
    }
    panic!("{expression} does not come true");
}

/// Every step shows the words of the page's data, with a picture in which no text is cut off, and
/// the last one shows the answer.
fn every_step(browser: &mut Browser, folder: &Path) {
    for problem in PROBLEMS {
        let page = page(folder, problem.name(), &sample(problem.name(), "sample.in"));
        browser.open(&page, "");
        let wrong = browser.evaluate(
            r##"(() => {
              const wrong = [];
              const words = document.getElementById("words");
              const said = () => [...words.children].map((line) => line.textContent).join("\n");
              const cases = document.querySelectorAll('script[type="application/json"]');
              cases.forEach((element, number) => {
                const { steps, answer } = JSON.parse(element.textContent);
                if (number > 0) document.body.dispatchEvent(
                  new KeyboardEvent("keydown", { key: "PageDown", bubbles: true }));
                const place = document.documentElement.dataset;
                if (+place.case !== number + 1) wrong.push(`case ${place.case}`);
                if (+place.steps !== steps.length) wrong.push(`steps ${place.steps}`);
                steps.forEach(([text], step) => {
                  if (step > 0) document.body.dispatchEvent(
                    new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
                  if (+place.step !== step + 1) wrong.push(`step ${place.step}`);
                  if (said() !== text.replace(/\t./g, "")) wrong.push(said());
                  const svg = document.querySelector("#picture svg[role=img]");
                  if (!svg || svg.getAttribute("aria-label") === "") wrong.push("no picture");
                  const box = svg.getBoundingClientRect();
                  for (const part of svg.querySelectorAll("text, rect, circle")) {
                    const { left, right, top, bottom } = part.getBoundingClientRect();
                    if (left < box.left - 2 || right > box.right + 2 || top < box.top - 2 ||
                        bottom > box.bottom + 2) wrong.push(`cut off: ${part.outerHTML}`);
                  }
                  const { hidden, lastElementChild } = document.getElementById("answer");
                  const isLast = step + 1 === steps.length;
                  if (hidden === isLast) wrong.push("the answer is at the last step");
                  if (isLast && lastElementChild.textContent !== answer) wrong.push("the answer");
                });
              });
              return wrong;
            })()"##,
        );
        assert_eq!(wrong, Value::Array(Vec::new()), "{}", problem.name());
        let cases = "document.querySelectorAll('script[type=\"application/json\"]').length";
        let cases = browser.evaluate(cases).as_u64().expect("a number");
        let (case, step, steps) = place(browser);
        assert_eq!((case, step), (cases, steps), "{}", problem.name());
    }
}

fn keys(browser: &mut Browser, folder: &Path) {
    let page = page(folder, "spot", &sample("spot", "sample.in"));
    browser.open(&page, "");
    assert_eq!(place(browser), (1, 1, 5));
    for (key, expected) in [
        ("ArrowLeft", (1, 1, 5)),
        ("ArrowRight", (1, 2, 5)),
        ("ArrowRight", (1, 3, 5)),
        ("ArrowLeft", (1, 2, 5)),
        ("End", (1, 5, 5)),
        ("ArrowRight", (1, 5, 5)),
        ("Home", (1, 1, 5)),
        ("PageUp", (1, 1, 5)),
        ("PageDown", (2, 1, 6)),
        ("PageDown", (2, 1, 6)),
        ("End", (2, 6, 6)),
        ("PageUp", (1, 1, 5)),
    ] {
        browser.press(key);
        assert_eq!(place(browser), expected, "{key}");
    }
    // The same where a control has the focus.
    browser.evaluate("document.getElementById('step').focus()");
    browser.press("ArrowRight");
    assert_eq!(place(browser), (1, 2, 5));
    browser.press("End");
    assert_eq!(place(browser), (1, 5, 5));
    // Every control can be reached, and has a name.
    browser.evaluate("document.activeElement.blur()");
    let mut reached = Vec::new();
    for _ in 0..20 {
        browser.press("Tab");
        let focus = "document.activeElement.id || document.activeElement.tagName";
        reached.push(browser.evaluate(focus).as_str().unwrap().to_string());
    }
    for id in [
        "case", "first", "back", "play", "step", "speed", "picture", "SUMMARY",
    ] {
        assert!(
            reached.iter().any(|focus| focus == id),
            "{id} in {reached:?}"
        );
    }
    let nameless = "[...document.querySelectorAll('button, select, input, section, figure')] \
                    .filter((e) => !e.ariaLabel && !(e.labels && e.labels.length)).length";
    assert_eq!(browser.evaluate(nameless), 0);
    let live = "document.querySelector('#words[aria-live=polite][role=status]') !== null";
    assert_eq!(browser.evaluate(live), true);
}

fn controls(browser: &mut Browser, folder: &Path) {
    let page = page(folder, "cheat", &sample("cheat", "sample.in"));
    browser.open(&page, "");
    let (_, _, steps) = place(browser);
    for (button, expected) in [
        ("#forward", 2),
        ("#forward", 3),
        ("#back", 2),
        ("#last", steps),
        ("#first", 1),
    ] {
        browser.click(button);
        assert_eq!(place(browser), (1, expected, steps), "{button}");
    }
    let disabled = "[...document.querySelectorAll('button:disabled')].map((b) => b.id).join()";
    assert_eq!(browser.evaluate(disabled), "first,back");
    browser.click("#step");
    let (_, step, _) = place(browser);
    assert!(step > steps / 3 && step < steps, "{step} of {steps}");
    browser.evaluate(
        "(() => { const chooser = document.getElementById('case'); chooser.value = 2; \
         chooser.dispatchEvent(new Event('change')); })()",
    );
    assert_eq!(place(browser).0, 2);
    assert_eq!(place(browser).1, 1);
}

fn play(browser: &mut Browser, folder: &Path) {
    let page = page(folder, "cheat", &sample("cheat", "sample.in"));
    browser.open(&page, "#case=2&step=3");
    browser.evaluate("document.getElementById('speed').value = '100'");
    let is_playing = "document.getElementById('play').ariaPressed === 'true'";
    browser.press(" ");
    assert_eq!(browser.evaluate(is_playing), true);
    wait_for(browser, "document.documentElement.dataset.step >= 5");
    browser.press(" ");
    assert_eq!(browser.evaluate(is_playing), false);
    let paused = place(browser);
    let pause = "new Promise((done) => setTimeout(() => done(true), 300))";
    browser.evaluate(pause);
    assert_eq!(place(browser), paused);
    browser.click("#play");
    wait_for(
        browser,
        "document.documentElement.dataset.step === document.documentElement.dataset.steps",
    );
    assert_eq!(browser.evaluate(is_playing), false);
    browser.evaluate(pause);
    let (case, step, steps) = place(browser);
    assert_eq!((case, step), (2, steps));
    // From the end it plays from the start.
    browser.press(" ");
    wait_for(browser, "document.documentElement.dataset.step === '2'");
    browser.press("ArrowLeft");
    assert_eq!(browser.evaluate(is_playing), false);
}

fn address(browser: &mut Browser, folder: &Path) {
    let page = page(folder, "10-20-30", &sample("10-20-30", "sample.in"));
    browser.open(&page, "#case=2&step=5");
    let (case, step, steps) = place(browser);
    assert_eq!((case, step), (2, 5));
    let entries = browser.evaluate("history.length");
    for _ in 0..20 {
        browser.press("ArrowRight");
    }
    wait_for(browser, "location.hash === '#case=2&step=25'");
    assert_eq!(browser.evaluate("history.length"), entries);
    browser.evaluate("location.hash = '#case=3&step=7'");
    wait_for(browser, "document.documentElement.dataset.case === '3'");
    assert_eq!(place(browser).1, 7);
    for (address, expected) in [
        ("#case=99&step=99999", (3, place(browser).2)),
        ("#case=-1&step=x", (1, 1)),
        ("#nonsense", (1, 1)),
        ("#step=4", (1, 4)),
    ] {
        browser.open(&page, address);
        let (case, step, _) = place(browser);
        assert_eq!((case, step), expected, "{address}");
    }
    assert!(steps > 25);
}

/// The page is never wider than the screen, and its text stands out from what is behind it.
fn looks(browser: &mut Browser, folder: &Path) {
    for problem in PROBLEMS {
        let page = page(folder, problem.name(), &sample(problem.name(), "sample.in"));
        let mut backgrounds = Vec::new();
        for (width, scheme) in [
            (1400, "light"),
            (1400, "dark"),
            (400, "light"),
            (320, "dark"),
        ] {
            browser.set_looks(width, 800, scheme);
            browser.open(&page, "#step=9999");
            let fits = "document.documentElement.scrollWidth <= innerWidth";
            assert_eq!(
                browser.evaluate(fits),
                true,
                "{} at {width}",
                problem.name()
            );
            let contrast = browser.evaluate(CONTRAST);
            assert!(
                contrast.as_f64() > Some(4.5),
                "{contrast} {}",
                problem.name()
            );
            let background = "getComputedStyle(document.body).backgroundColor";
            backgrounds.push(browser.evaluate(background));
        }
        assert_eq!(backgrounds[0], backgrounds[2]);
        assert_ne!(backgrounds[0], backgrounds[1]);
    }
}

/// The least contrast of words to the panel behind them, as WCAG computes it.
const CONTRAST: &str = r##"(() => {
  const channels = (colour) => colour.match(/[\d.]+/g).slice(0, 3).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const light = (colour) => {
    const [red, green, blue] = channels(colour);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const back = light(getComputedStyle(document.getElementById("words")).backgroundColor);
  const contrast = (element) => {
    const { color, fill } = getComputedStyle(element);
    const front = light(element instanceof SVGElement ? fill : color);
    return (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
  };
  const texts = document.querySelectorAll("#words p, #answer pre, svg text.faint, svg .note");
  return Math.min(...[...texts].map(contrast));
})()"##;

fn hostile_names(browser: &mut Browser, folder: &Path) {
    let names: [&[u8]; 4] = [
        b"</script><script>document.title='hostile'</script>",
        b"<img/src=x/onerror=alert(1)>",
        b"\"'`\\&amp;<!--<script>",
        b"\xff\xfe\xe2\x80\xa8\x00",
    ];
    let [one, two, three, four] = names;
    let lines = [b"4".as_slice(), one, two, three, four];
    let matches = [[one, two], [two, three], [three, four]].map(|pair| pair.join(&b' '));
    let matches: Vec<&[u8]> = matches.iter().map(Vec::as_slice).collect();
    let input = [lines.as_slice(), &matches, &[b"0"]].concat().join(&b'\n');
    let page = page(folder, "game-schedule", &input);
    browser.open(&page, "#step=3");
    let (_, _, steps) = place(browser);
    assert!(steps > 5, "{steps}");
    for _ in 0..steps {
        browser.press("ArrowRight");
        let elements = "document.querySelectorAll('img, script:not([type]), iframe').length";
        assert_eq!(browser.evaluate(elements), 1);
    }
    let answer = browser.evaluate("document.querySelector('#answer pre').textContent");
    let answer = answer.as_str().expect("text");
    assert!(answer.contains("<img/src=x/onerror=alert(1)>"), "{answer}");
    assert!(answer.contains("\\xff\\xfe\\u{2028}\\u{0}"), "{answer}");
    let title = browser.evaluate("document.title");
    assert_eq!(title, "Game schedule required · Case 1");
}

fn bad_case(browser: &mut Browser, folder: &Path) {
    let input = b"1\n1 1 +\n1 1 -\n2\n1 1 +\n2 2 +\n2 2 +\n1 2 +\n0\n";
    let page = page(folder, "spot", input);
    browser.open(&page, "#case=2&step=9");
    assert_eq!(place(browser), (2, 4, 4));
    let words = browser.evaluate("document.getElementById('words').textContent");
    let expected = "Error: line 7, column 5: game 2, move 3: square (2, 2) already holds a spot";
    assert_eq!(words, expected);
    assert_eq!(
        browser.evaluate("document.getElementById('answer').hidden"),
        true
    );
}

/// The pictures of the documentation.
fn pictures(browser: &mut Browser, folder: &Path) {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    for (problem, name, place, scheme) in [
        ("spot", "each-turn.in", "#case=2&step=999", "light"),
        ("10-20-30", "sample.in", "#step=28", "dark"),
        ("cheat", "sample.in", "#step=20", "light"),
        ("gomoku", "sample.in", "", "dark"),
        ("number-game", "sample.in", "#case=3&step=8", "light"),
        ("game-schedule", "sample.in", "#case=2&step=999", "dark"),
    ] {
        let page = page(folder, problem, &sample(problem, name));
        browser.set_looks(1200, 780, scheme);
        browser.open(&page, place);
        let bytes = from_base64(&browser.screenshot());
        fs::write(docs.join(format!("page-{problem}.png")), bytes).expect("to be written");
    }
}

fn from_base64(text: &str) -> Vec<u8> {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digit = |byte: u8| DIGITS.iter().position(|&other| other == byte);
    let digits: Vec<usize> = text.bytes().map_while(digit).collect();
    let bytes = digits.chunks(4).flat_map(|four| {
        let bits = four.iter().fold(0, |bits, digit| bits << 6 | digit) << (6 * (4 - four.len()));
        [16, 8, 0]
            .map(|shift| (bits >> shift) as u8)
            .into_iter()
            .take(four.len() - 1)
    });
    bytes.collect()
}
