//! The page in a real browser: Chromium, which must be on the `PATH`. Each test starts its own.
//!
//! `UPDATE=1 cargo test browser::pictures -- --ignored` makes the pictures of `docs/page-*.png`.

mod axe;
mod chromium;
mod web;

use crate::common::{judge, path, run, sample};
use chromium::Browser;
use judge::PROBLEMS;
use serde_json::json;
use std::process::Command;
use std::{env, fs};

/// Opens the page for an input, which may be bad, at a place in it.
fn open(browser: &mut Browser, problem: &str, input: impl AsRef<[u8]> + Send, place: &str) {
    let page = browser.folder.join("page.html");
    let mut command = judge(&["explain", problem, "--html", "-o"]);
    let (status, _, message) = run(command.arg(&page), input);
    assert!(matches!(status, Some(0 | 1)), "{message}");
    browser.open(&page, place);
}

/// Opens the page for the sample of a problem.
fn open_sample(browser: &mut Browser, problem: &str, place: &str) {
    open(browser, problem, sample(problem, "in"), place);
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

/// Every step shows the words of the page's data, with a picture in which no text is cut off and
/// what changes is seen; the text begins at its top, and the picture stays where it is.
const STEPS: &str = r##"(() => {
  const wrong = [];
  const [words, picture, side] = ["words", "picture", "side"].map((id) => document.getElementById(id));
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const place = document.documentElement.dataset;
  const isSeen = (mark) => {
    const [view, box] = [picture.getBoundingClientRect(), mark.getBoundingClientRect()];
    return box.left >= view.left - 1 && box.top >= view.top - 1 && box.right <= view.right + 1 && box.bottom <= Math.min(innerHeight, view.bottom) + 1;
  };
  while (place.case > 1) press("[");
  press("Home");
  document.querySelectorAll("script[data-title]").forEach((element, number) => {
    const { steps, answer } = JSON.parse(unpack(element.textContent));
    if (number > 0) press("]");
    if (+place.case !== number + 1 || +place.steps !== steps.length) wrong.push(`case ${place.case}, steps ${place.steps}`);
    const { top } = picture.getBoundingClientRect();
    steps.forEach((step, index) => {
      if (index > 0) press("ArrowRight");
      const at = `case ${number + 1}, step ${index + 1}`;
      if (+place.step !== index + 1) wrong.push(`${at}: step ${place.step}`);
      const said = step.words.map(({ runs, list }) => runs.map(({ text }) => text).concat(list).join("")).join("");
      if (words.textContent !== said) wrong.push(`${at}: ${words.textContent}`);
      if (picture.getBoundingClientRect().top !== top) wrong.push(`${at}: the picture moves`);
      if (side.scrollTop > 0) wrong.push(`${at}: the text does not begin at its top`);
      const image = picture.querySelector("svg[role=img]");
      const box = image.getBoundingClientRect();
      for (const part of image.querySelectorAll("text, rect, circle")) {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        if (left < box.left - 2 || right > box.right + 2 || top < box.top - 2 || bottom > box.bottom + 2) {
          wrong.push(`${at}: cut off: ${part.outerHTML}`);
        }
      }
      const marks = [...image.querySelectorAll("[data-mark]")];
      if (marks.length > 0 && !marks.some(isSeen)) wrong.push(`${at}: nothing marked is seen`);
      const { hidden, textContent } = document.getElementById("answer");
      const isLast = index + 1 === steps.length;
      if (hidden === isLast || (isLast && !textContent.includes(answer.trimEnd()))) wrong.push(`${at}: the answer`);
    });
  });
  return wrong;
})()"##;

#[test]
#[ignore = "needs Chromium"]
fn every_step_at_every_size() {
    let browser = &mut Browser::start();
    for (problem, kind, size) in [
        ("10-20-30", "long", None),
        ("number-game", "losing", Some("19")),
        ("cheat", "long", None),
        ("gomoku", "overlines", None),
        ("game-schedule", "random", Some("60")),
        ("spot", "turned", Some("61")),
    ] {
        let mut generate = judge(&["generate", problem, "--kind", kind, "--seed", "1"]);
        generate.args(["--cases", "1"]);
        generate.args(size.iter().flat_map(|size| ["--size", size]));
        let (_, long, _) = run(&mut generate, "");
        for input in [sample(problem, "in"), long] {
            open(browser, problem, &input, "");
            for (width, height) in [(360, 740), (740, 360), (768, 1024), (1400, 900)] {
                browser.set_looks(width, height, "light");
                let wrong = browser.evaluate(STEPS);
                assert_eq!(wrong, json!([]), "{problem} at {width} by {height}");
            }
        }
    }
}

#[test]
#[ignore = "needs Chromium"]
fn keys() {
    let browser = &mut Browser::start();
    open_sample(browser, "spot", "");
    assert_eq!(place(browser), (1, 1, 5));
    for (key, expected) in [
        ("ArrowLeft", (1, 1, 5)),
        ("ArrowRight", (1, 2, 5)),
        ("ArrowRight", (1, 3, 5)),
        ("ArrowLeft", (1, 2, 5)),
        ("End", (1, 5, 5)),
        ("ArrowRight", (1, 5, 5)),
        ("Home", (1, 1, 5)),
        ("[", (1, 1, 5)),
        ("]", (2, 1, 6)),
        ("]", (2, 1, 6)),
        ("End", (2, 6, 6)),
        ("[", (1, 1, 5)),
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
    // Where something scrolls, the keys that scroll elsewhere do so; n and p lead to events.
    open_sample(browser, "10-20-30", "");
    let first = (1, 25, place(browser).2);
    for (key, expected) in [("n", first), ("n", (1, 29, first.2)), ("p", first)] {
        browser.press(key);
        assert_eq!(place(browser), expected, "{key}");
    }
    browser.evaluate("document.getElementById('rules').open = true");
    browser.set_looks(700, 330, "light");
    assert_scrolls(browser, "#side");
    assert_eq!(place(browser), first);
    browser.set_looks(1200, 800, "light");
    open_sample(browser, "spot", "#step=3");
    // Every control can be reached, and has a name.
    browser.evaluate("document.activeElement.blur()");
    let mut reached = Vec::new();
    for _ in 0..20 {
        browser.press("Tab");
        let focus = "document.activeElement.id || document.activeElement.tagName";
        reached.push(browser.evaluate(focus).as_str().unwrap().to_string());
    }
    for id in [
        "case", "first", "back", "play", "number", "step", "speed", "picture", "side", "SUMMARY",
        "closer",
    ] {
        assert!(
            reached.iter().any(|focus| focus == id),
            "{id} in {reached:?}"
        );
    }
    let nameless = "[...document.querySelectorAll('button, select, input, section, figure')] \
                    .filter((e) => !e.ariaLabel && !(e.labels && e.labels.length) && \
                     !(e.tagName === 'BUTTON' && e.textContent.trim())).length";
    assert_eq!(browser.evaluate(nameless), 0);
    let live = "document.querySelector('#words[aria-live=polite][role=status]') !== null";
    assert_eq!(browser.evaluate(live), true);
}

#[test]
#[ignore = "needs Chromium"]
fn buttons_slider_and_chooser() {
    let browser = &mut Browser::start();
    open_sample(browser, "cheat", "");
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
    let disabled =
        "[...document.querySelectorAll('button[aria-disabled=true]')].map((b) => b.id).join()";
    assert_eq!(
        browser.evaluate(disabled),
        "previousCase,first,back,previousEvent"
    );
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

/// A step that is typed, a board without steps, the ticks of events, and the fast speed.
#[test]
#[ignore = "needs Chromium"]
fn places_in_long_games() {
    let browser = &mut Browser::start();
    open_sample(browser, "gomoku", "");
    let is_hidden =
        "document.getElementById('steps').hidden && document.getElementById('cases').hidden";
    assert_eq!(browser.evaluate(is_hidden), true);
    browser.click("#help summary");
    let keys = "document.getElementById('keys').innerText";
    assert_eq!(browser.evaluate(keys), "+- a larger or smaller picture");
    open_sample(browser, "10-20-30", "");
    let type_in = |browser: &mut Browser, step: &str| {
        browser.evaluate(&format!(
            "(() => {{ const number = document.getElementById('number'); number.value = '{step}'; \
             number.dispatchEvent(new Event('change')); }})()"
        ));
        place(browser).1
    };
    assert_eq!(type_in(browser, "70"), 70);
    assert_eq!(type_in(browser, "99999"), place(browser).2);
    // The timeline shows the two positions that are equal.
    for (problem, place, equal) in [("spot", "", [2, 5]), ("10-20-30", "#case=3", [59, 84])] {
        open_sample(browser, problem, place);
        let steps = browser.evaluate(
            "(({steps}) => document.querySelector('#ticks .equal').getAttribute('d').split('M') \
             .slice(1).map((at) => Math.round(parseFloat(at) * (steps - 1) / 1000) + 1)) \
             (document.documentElement.dataset)",
        );
        assert_eq!(steps, json!(equal), "{problem}");
    }
    open_sample(browser, "10-20-30", "");
    // Buttons lead to events, and say which; a click on the ticks leads to the nearest one.
    let title = "document.getElementById('nextEvent').title";
    let event = browser.evaluate(title);
    assert_eq!(event, "Step 25: 6 + 9 + 5 = 20 (n)");
    browser.click("#nextEvent");
    assert_eq!(place(browser).1, 25);
    browser.click("#ticks");
    let (_, step, steps) = place(browser);
    assert!(step.abs_diff(steps / 2) < 5, "{step} of {steps}");
    let event = browser.evaluate("document.querySelector('#words mark').textContent.includes('+')");
    assert_eq!(event, true);
    browser.evaluate("document.getElementById('speed').value = 'events'");
    browser.press("Home");
    browser.press(" ");
    wait_for(browser, "document.documentElement.dataset.step >= 29");
}

#[test]
#[ignore = "needs Chromium"]
fn play_stops_at_the_end() {
    let browser = &mut Browser::start();
    open_sample(browser, "cheat", "#case=2&step=3");
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
    wait_for(
        browser,
        "(({step, steps}) => +step >= 2 && +step < +steps)(document.documentElement.dataset)",
    );
    browser.press("ArrowLeft");
    assert_eq!(browser.evaluate(is_playing), false);
}

#[test]
#[ignore = "needs Chromium"]
fn the_address_keeps_the_place() {
    let browser = &mut Browser::start();
    open_sample(browser, "10-20-30", "#case=2&step=5");
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
        open_sample(browser, "10-20-30", address);
        let (case, step, _) = place(browser);
        assert_eq!((case, step), expected, "{address}");
    }
    assert!(steps > 25);
}

/// Opens a page with a tournament of this many teams.
fn open_tournament(browser: &mut Browser, teams: &str, place: &str) {
    let mut generate = judge(&["generate", "game-schedule", "--size", teams, "--seed", "1"]);
    let (_, tournament, _) = run(generate.args(["--cases", "1"]), "");
    open(browser, "game-schedule", &tournament, place);
}

/// The keys that scroll elsewhere scroll this element, too.
fn assert_scrolls(browser: &mut Browser, element: &str) {
    let prevented = format!(
        "['End', 'Home', 'PageDown', 'PageUp', ' '].filter((key) => \
         !document.querySelector('{element}').dispatchEvent( \
         new KeyboardEvent('keydown', {{ key, bubbles: true, cancelable: true }})))"
    );
    assert_eq!(browser.evaluate(&prevented), json!([]), "{element}");
}

/// A long answer scrolls.
#[test]
#[ignore = "needs Chromium"]
fn long_answers() {
    let browser = &mut Browser::start();
    open_tournament(browser, "100", "#step=9999");
    let last = place(browser);
    assert_scrolls(browser, "#right pre");
    assert_eq!(place(browser), last);
}

/// A tap on a half of the picture or a swipe goes one step, and the page does not scroll.
#[test]
#[ignore = "needs Chromium"]
fn touching() {
    let browser = &mut Browser::start();
    browser.set_touch();
    browser.set_looks(360, 740, "light");
    open_sample(browser, "10-20-30", "#step=5");
    for (from, to, expected) in [
        (300.0, 300.0, 6),
        (60.0, 60.0, 5),
        (300.0, 100.0, 6),
        (100.0, 300.0, 5),
    ] {
        browser.swipe([(from, 300.0), (to, 310.0)]);
        assert_eq!(place(browser).1, expected, "{from} to {to}");
    }
    // A picture that is larger than its room is moved.
    browser.press("+");
    browser.swipe([(300.0, 300.0), (100.0, 300.0)]);
    assert_eq!(place(browser).1, 5);
}

/// The part of a bracket around the current match has names that can be read; the whole fits.
#[test]
#[ignore = "needs Chromium"]
fn brackets_have_names() {
    let browser = &mut Browser::start();
    for (teams, width, height) in [
        ("8", 360, 740),
        ("12", 740, 360),
        ("30", 700, 450),
        ("64", 1400, 900),
        ("500", 1400, 900),
    ] {
        browser.set_looks(width, height, "light");
        open_tournament(browser, teams, "#step=6");
        let size = "Math.min(...[...document.querySelectorAll('#picture .now text')] \
                    .map((text) => text.getBoundingClientRect().height))";
        assert!(browser.evaluate(size).as_f64() > Some(12.0), "{teams}");
        browser.click("#farther");
        let fits = "(({scrollWidth, scrollHeight, clientWidth, clientHeight}) => \
                    scrollWidth <= clientWidth && scrollHeight <= clientHeight)\
                    (document.getElementById('picture'))";
        assert_eq!(browser.evaluate(fits), true, "{teams}");
    }
}

/// The page is never wider than the screen, and its text stands out from what is behind it.
#[test]
#[ignore = "needs Chromium"]
fn light_dark_and_narrow() {
    let browser = &mut Browser::start();
    for problem in PROBLEMS {
        let mut backgrounds = Vec::new();
        for (width, scheme) in [
            (1400, "light"),
            (1400, "dark"),
            (400, "light"),
            (320, "dark"),
        ] {
            browser.set_looks(width, 800, scheme);
            open_sample(browser, problem.name(), "#step=9999");
            let fits = "document.documentElement.scrollWidth <= innerWidth";
            assert_eq!(
                browser.evaluate(fits),
                true,
                "{} at {width}",
                problem.name()
            );
            let contrast = browser.evaluate(CONTRAST);
            assert!(
                contrast.as_f64() > Some(1.0),
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

/// The least contrast, as WCAG computes it, of texts to the panel behind them and of marks to what
/// they are drawn on, divided by what is needed.
const CONTRAST: &str = r##"(() => {
  const light = (colour) => {
    const [red, green, blue] = colour.match(/[\d.]+/g).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const least = (needed, selector, property, back) => all(selector).map((element) => {
    const [one, two] = [getComputedStyle(element)[property], back].map(light);
    return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05) / needed;
  });
  const panel = getComputedStyle(document.getElementById("words")).backgroundColor;
  const fill = (selector) => all(selector).map((element) => getComputedStyle(element).fill)[0];
  for (const kind of fill(".points") ? ["Strong", "Weak", "Other"] : []) {
    document.querySelector(".points").insertAdjacentHTML("afterend", `<rect class="mark point ${kind}"/>`);
  }
  return Math.min(
    ...least(4.5, "#words p, #answer pre", "color", panel),
    ...least(4.5, "svg .faint, svg .note, .Gone text, .out text", "fill", panel),
    ...least(3, ".points ~ .mark", "stroke", fill(".points")),
    ...least(3, ".squares ~ .mark", "stroke", fill(".squares")),
    ...least(3, ".card.Strong rect, .card.Weak rect, .way", "stroke", panel),
  );
})()"##;

#[test]
#[ignore = "needs Chromium"]
fn hostile_names_stay_text() {
    let browser = &mut Browser::start();
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
    open(browser, "game-schedule", &input, "#step=3");
    let (_, _, steps) = place(browser);
    assert!(steps > 5, "{steps}");
    for _ in 0..steps {
        browser.press("ArrowRight");
        let elements = "document.querySelectorAll('img, script:not([type]), iframe').length";
        assert_eq!(browser.evaluate(elements), 1);
    }
    let answer = browser.evaluate("document.querySelector('#right pre').textContent");
    let answer = answer.as_str().expect("text");
    assert!(answer.contains("<img/src=x/onerror=alert(1)>"), "{answer}");
    assert!(answer.contains("\\xff\\xfe\\u{2028}\\u{0}"), "{answer}");
    let title = browser.evaluate("document.title");
    assert_eq!(title, "Game schedule required · Case 1");
}

#[test]
#[ignore = "needs Chromium"]
fn a_bad_case_is_shown_as_far_as_it_goes() {
    let browser = &mut Browser::start();
    let input = b"1\n1 1 +\n1 1 -\n2\n1 1 +\n2 2 +\n2 2 +\n1 2 +\n0\n";
    open(browser, "spot", input, "#case=2&step=9");
    assert_eq!(place(browser), (2, 4, 4));
    let words = browser.evaluate("document.getElementById('words').textContent");
    let expected = "Error: line 7, column 5: game 2, move 3: square (2, 2) already holds a spot";
    assert_eq!(words, expected);
    assert_eq!(
        browser.evaluate("document.getElementById('answer').hidden"),
        true
    );
}

/// The pictures of the documentation, which are compared by their sizes, because other versions of
/// Chromium draw a little differently.
#[test]
#[ignore = "needs Chromium"]
fn pictures() {
    let browser = &mut Browser::start();
    for (problem, name, place, scheme) in [
        ("spot", "each-turn.in", "#case=2&step=999", "light"),
        ("10-20-30", "sample.in", "#step=28", "dark"),
        ("cheat", "sample.in", "#step=20", "light"),
        ("gomoku", "sample.in", "", "dark"),
        ("number-game", "sample.in", "#case=3&step=8", "light"),
        ("game-schedule", "sample.in", "#case=2&step=999", "dark"),
    ] {
        let input = fs::read(path(&format!("samples/{problem}/{name}"))).expect("a sample");
        browser.set_looks(1200, 780, scheme);
        open(browser, problem, input, place);
        keep_picture(browser, &format!("docs/page-{problem}.png"));
    }
}

/// Compares what is seen with a kept picture by its size, or replaces that.
fn keep_picture(browser: &mut Browser, file: &str) {
    let coded = browser.folder.join("picture");
    fs::write(&coded, browser.screenshot()).expect("to be written");
    let decoded = Command::new("base64").arg("-d").arg(coded).output();
    let picture = decoded.expect("base64").stdout;
    if env::var_os("UPDATE").is_some() {
        fs::write(path(file), &picture).expect("to be written");
    }
    let kept = fs::read(path(file)).expect("a picture");
    // The head ends with the size.
    assert_eq!(kept[..24], picture[..24], "{file}");
}
