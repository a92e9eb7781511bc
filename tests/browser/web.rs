//! `judge.html` in a real browser: what it shows is what the command line prints.
//! Run `cargo run --example web` first.

use super::chromium::Browser;
use super::{keep_picture, wait_for};
use crate::common::{assert_kept, judge, path, run, sample, sha256};
use judge::PROBLEMS;
use serde_json::{json, Value};
use std::fs;

/// Opens the page, with what comes after `#` in its address, and waits for an answer.
fn open(browser: &mut Browser, place: &str) {
    let page = path("target/judge.html");
    assert!(page.is_file(), "cargo run --example web");
    browser.open(&page, place);
    wait_for(
        browser,
        "document.getElementById('validity').textContent !== ''",
    );
}

/// Opens the page for an input.
fn open_with(browser: &mut Browser, problem: &str, input: &str) {
    open(browser, "");
    let place = browser.evaluate(&format!(
        "new URLSearchParams({}).toString()",
        json!({"problem": problem, "input": input})
    ));
    open(
        browser,
        &format!("#{}", place.as_str().expect("an address")),
    );
}

/// Types a text into a field, in place of what is there.
fn type_into(browser: &mut Browser, field: &str, text: &str) {
    browser.evaluate(&format!(
        "(() => {{ const field = document.getElementById('{field}'); field.value = {}; \
         field.dispatchEvent(new Event('input')); }})()",
        Value::from(text)
    ));
}

/// Opens Spot's sample with an output whose second line is wrong.
fn open_wrong_output(browser: &mut Browser) {
    open(browser, "#problem=spot");
    let output = "Player 2 wins on move 3\nPlayer 1 wins on move 4\n";
    type_into(browser, "output", output);
    wait_for(browser, "document.querySelector('#answer .bad') !== null");
}

/// The text of an element.
fn text(browser: &mut Browser, id: &str) -> String {
    let text = browser.evaluate(&format!("document.getElementById('{id}').textContent"));
    text.as_str().expect("a text").into()
}

/// The lines of the answer.
fn answer(browser: &mut Browser) -> String {
    let lines = "[...document.querySelectorAll('#answer tbody tr')] \
                 .map((row) => row.cells[1].textContent + '\\n').join('')";
    browser.evaluate(lines).as_str().expect("a text").into()
}

#[test]
#[ignore = "needs Chromium and target/judge.html"]
fn every_problem_answers_its_sample_and_explains_it() {
    let browser = &mut Browser::start();
    for problem in PROBLEMS {
        let name = problem.name();
        open(browser, &format!("#problem={name}"));
        assert_eq!(text(browser, "validity"), "valid", "{name}");
        assert_eq!(answer(browser), sample(name, "out"), "{name}");
        let heading = "document.querySelector('#statement h2').textContent";
        assert_ne!(browser.evaluate(heading), "", "{name}");
        browser.wait_for_in_frame(
            "(() => { document.getElementById('last').click(); \
             const {step, steps} = document.documentElement.dataset; \
             return step === steps && steps > 0 && !document.getElementById('answer').hidden \
             && document.querySelector('#picture svg') !== null; })()",
        );
    }
}

/// Messages on bad input and verdicts on wrong outputs are those of the command line.
#[test]
#[ignore = "needs Chromium and target/judge.html"]
fn messages_and_verdicts_are_those_of_the_command_line() {
    let browser = &mut Browser::start();
    let file = path("target").join("judge-html.in");
    for problem in PROBLEMS {
        let name = problem.name();
        let input = sample(name, "in");
        let half = input.len() / 2;
        let damaged = format!("{}x{}", &input[..half], &input[half..]);
        open_with(browser, name, &damaged);
        let (_, _, message) = run(&mut judge(&[name]), &damaged);
        let (_, message) = message.split_once("<stdin>:").expect("a place");
        let (place, what) = message.split_once(": ").expect("a message");
        let (line, column) = place.split_once(':').expect("a line and a column");
        let expected = format!("line {line}, column {column} {}", what.trim_end());
        assert_eq!(text(browser, "validity"), expected, "{name}");

        open_with(browser, name, &input);
        let output = sample(name, "out").replace(['1', '2'], "7");
        let output = output.replace("defeats", "beats");
        type_into(browser, "output", &output);
        wait_for(
            browser,
            "document.getElementById('verdict').textContent !== ''",
        );
        fs::write(&file, &input).expect("to be written");
        let (_, verdict, _) = run(judge(&["check", name]).arg(&file).arg("-"), &output);
        assert!(verdict.starts_with("wrong answer"), "{name}: {verdict}");
        let shown = "document.querySelector('#verdict p').textContent";
        assert_eq!(browser.evaluate(shown), verdict.trim_end(), "{name}");

        type_into(browser, "output", &sample(name, "out"));
        wait_for(
            browser,
            "document.getElementById('verdict').textContent === 'accepted'",
        );
    }
    fs::remove_file(file).expect("to be removed");
}

#[test]
#[ignore = "needs Chromium and target/judge.html"]
fn a_mismatch_is_shown_and_explained() {
    let browser = &mut Browser::start();
    open_wrong_output(browser);
    let row = "[...document.querySelectorAll('#answer .bad')].map((cell) => cell.textContent)";
    assert_eq!(
        browser.evaluate(row),
        json!(["Draw", "Player·1·wins·on·move·4"])
    );
    let entries = browser.evaluate("history.length");
    browser.evaluate("document.querySelector('#verdict button').click()");
    browser.wait_for_in_frame(
        "document.querySelector('#case option')?.textContent === 'Game 2' && \
         document.querySelector('#given del').textContent === 'Player 1 wins on move 4'",
    );
    // The keys work at once, and the history stays as it was.
    wait_for(browser, "document.activeElement.id === 'frame'");
    browser.click("#answer tbody td:nth-child(2)");
    browser.wait_for_in_frame("document.querySelector('#case option')?.textContent === 'Game 1'");
    assert_eq!(browser.evaluate("history.length"), entries);
    assert_eq!(text(browser, "count"), "of 2");
}

#[test]
#[ignore = "needs Chromium and target/judge.html"]
fn a_place_of_a_message_is_selected() {
    let browser = &mut Browser::start();
    open_with(browser, "spot", "2\n1 1 +\n1 nonsense +\n");
    browser.click("#validity .place");
    let selected = "(({value, selectionStart, selectionEnd}) => \
                    value.slice(selectionStart, selectionEnd))(document.getElementById('input'))";
    assert_eq!(browser.evaluate(selected), "nonsense");
}

#[test]
#[ignore = "needs Chromium and target/judge.html"]
fn hostile_names_stay_text() {
    let browser = &mut Browser::start();
    let name = "<img/src=x/onerror=alert(1)>";
    open_with(
        browser,
        "game-schedule",
        &format!("2\nA\n{name}\nA {name}\n0\n"),
    );
    assert!(answer(browser).contains(name));
    let elements = "document.querySelectorAll('img, iframe').length";
    assert_eq!(browser.evaluate(elements), 1);
    browser.wait_for_in_frame(
        "document.documentElement.dataset.steps > 0 && !document.querySelector('img')",
    );
}

#[test]
#[ignore = "needs Chromium and target/judge.html"]
fn what_is_not_seen_is_shown_and_names_are_quoted() {
    let browser = &mut Browser::start();
    let name = "a\u{202e}b\u{200b}c";
    open_with(
        browser,
        "game-schedule",
        &format!("2\nA\n{name}\nA {name}\n0\n"),
    );
    assert!(answer(browser).contains("a\\u{202e}b\\u{200b}c defeats A"));
    type_into(browser, "output", &format!("Round #1\n{name}x defeats A\n"));
    wait_for(browser, "document.querySelector('#answer .bad') !== null");
    assert!(text(browser, "answer").contains("a\\u{202e}b\\u{200b}cx·defeats·A"));
    for (name, shown) in [
        ("game.in", "game.in"),
        ("-d e.in", "'./-d e.in'"),
        ("it's;id", "'it'\\''s;id'"),
        ("a\u{202e}\nb", "$'a\\xe2\\x80\\xae\\x0ab'"),
    ] {
        let name = Value::from(name);
        let open = format!("openFile(new File(['0\\n'], {name}))");
        browser.evaluate(&open);
        let command = format!("judge game-schedule {shown}");
        let command = Value::from(command);
        wait_for(
            browser,
            &format!("document.getElementById('command').textContent === {command}"),
        );
    }
}

#[test]
#[ignore = "needs Chromium and target/judge.html"]
fn traps_random_input_and_files() {
    let browser = &mut Browser::start();
    open(browser, "#problem=gomoku");
    browser.evaluate(
        "(() => { const list = document.getElementById('samples'); list.selectedIndex = 2; \
         list.dispatchEvent(new Event('change')); })()",
    );
    let pitfall = browser.evaluate("document.getElementById('samples').selectedOptions[0].text");
    let kept = format!("samples/gomoku/{}.out", pitfall.as_str().expect("a name"));
    let expected = fs::read_to_string(path(&kept)).expect("a pitfall");
    let shown = "[...document.querySelectorAll('#answer tbody tr')] \
                 .map((row) => row.cells[1].textContent + '\\n').join('')";
    wait_for(browser, &format!("{shown} === {}", Value::from(expected)));

    browser.evaluate("document.getElementById('random').open = true");
    type_into(browser, "seed", "5");
    type_into(browser, "cases", "2");
    browser.click("#generate");
    let arguments = ["generate", "gomoku", "--cases", "2", "--seed", "5"];
    let (_, generated, _) = run(&mut judge(&arguments), "");
    let input = format!(
        "document.getElementById('input').value === {}",
        Value::from(generated)
    );
    wait_for(browser, &input);

    // A dropped file goes to the field on which it is dropped; the files are one archive.
    for (field, content) in [("output", "1\\n"), ("input", "0\\n")] {
        browser.evaluate(&format!(
            "(() => {{ const data = new DataTransfer(); \
             data.items.add(new File(['{content}'], 'a file')); \
             document.getElementById('{field}').dispatchEvent(new DragEvent('drop', \
             {{dataTransfer: data, bubbles: true}})); }})()"
        ));
        let value = format!("document.getElementById('{field}').value === '{content}'");
        wait_for(browser, &value);
    }
    let archive = "archive([['a', encode('content')]]).text()";
    let archive = browser.evaluate(archive);
    let archive = archive.as_str().expect("an archive");
    let file = browser.folder.join("archive.tar");
    fs::write(&file, archive).expect("to be written");
    let mut list = std::process::Command::new("tar");
    let (_, listed, _) = run(list.arg("-xOf").arg(&file).arg("a"), "");
    assert_eq!(listed, "content");
}

/// What is typed after a link was copied is there after a reload; loose input is not an error.
#[test]
#[ignore = "needs Chromium and target/judge.html"]
fn links_and_loose_input() {
    let browser = &mut Browser::start();
    open_with(browser, "spot", "1\n1 1 +\n1 1 -\n0\n");
    type_into(browser, "input", "2\n1 1 +\n2 2 +\n 1 1 -\n1 2 +\n0\n");
    let stricter = "document.getElementById('validity').textContent.includes('stricter')";
    wait_for(browser, stricter);
    assert_eq!(
        browser.evaluate("document.getElementById('validity').className"),
        ""
    );
    let is_there = "document.getElementById('input').value.startsWith('2\\n1 1 +')";
    assert_eq!(browser.evaluate(is_there), true);
    // The browser writes what it keeps a moment later.
    browser.evaluate("new Promise((done) => setTimeout(() => done(true), 500))");
    let place = browser.evaluate("location.hash");
    open(browser, place.as_str().expect("a place"));
    wait_for(browser, is_there);
    wait_for(browser, stricter);
    // A worker that fails is heard.
    browser.evaluate("program.worker.dispatchEvent(new ErrorEvent('error', {message: 'broken'}))");
    browser.evaluate(
        "(() => { program.run(['list']).catch(report); \
        program.worker.dispatchEvent(new ErrorEvent('error', {message: 'broken'})); })()",
    );
    wait_for(
        browser,
        "document.getElementById('failure').textContent === 'judge has failed: broken'",
    );
}

/// An input whose answer takes long can be stopped, and the page goes on.
#[test]
#[ignore = "needs Chromium and target/judge.html"]
fn what_takes_long_is_stopped() {
    let browser = &mut Browser::start();
    open(browser, "#problem=spot");
    browser.evaluate("document.getElementById('random').open = true");
    type_into(browser, "size", "10000000");
    type_into(browser, "cases", "10000");
    browser.click("#generate");
    wait_for(browser, "!document.getElementById('stop').hidden");
    browser.click("#stop");
    wait_for(
        browser,
        "document.getElementById('validity').textContent === 'Stopped.'",
    );
    assert_eq!(answer(browser), "");
    assert_eq!(
        browser.evaluate("document.getElementById('download').hidden"),
        true
    );
    type_into(browser, "input", "0\n");
    wait_for(
        browser,
        "document.getElementById('validity').textContent !== 'Stopped.'",
    );
    browser.click("#generate");
    let limit = "document.getElementById('validity').textContent === 'Stopped after 10 seconds.'";
    for _ in 0..3 {
        browser.evaluate("new Promise((done) => setTimeout(() => done(true), 4000))");
    }
    wait_for(browser, limit);
}

/// The page is never wider than the screen, in either scheme, and every control has a name.
#[test]
#[ignore = "needs Chromium and target/judge.html"]
fn narrow_and_wide() {
    let browser = &mut Browser::start();
    for (width, height, scheme) in [
        (360, 740, "dark"),
        (768, 1024, "light"),
        (1400, 900, "light"),
    ] {
        browser.set_looks(width, height, scheme);
        for problem in PROBLEMS {
            open(browser, &format!("#problem={}", problem.name()));
            browser
                .evaluate("document.querySelectorAll('details').forEach((d) => (d.open = true))");
            let fits = "document.documentElement.scrollWidth <= innerWidth";
            assert_eq!(
                browser.evaluate(fits),
                true,
                "{} at {width}",
                problem.name()
            );
        }
    }
    let nameless = "[...document.querySelectorAll('button, select, input, textarea, iframe')] \
                    .filter((e) => !e.textContent && !e.title && !e.getAttribute('aria-labelledby') \
                    && !(e.labels && e.labels.length)).length";
    assert_eq!(browser.evaluate(nameless), 0);
}

/// The page names nothing outside.
#[test]
#[ignore = "needs target/judge.html"]
fn it_is_one_file() {
    let page = fs::read_to_string(path("target/judge.html")).expect("cargo run --example web");
    assert!(page.len() <= 1_500_000, "{}", page.len());
    let references = [
        "src=",
        "@import",
        "url(",
        "<link",
        "fetch(",
        "XMLHttpRequest",
    ];
    for reference in references {
        assert!(!page.contains(reference), "{reference}");
    }
}

/// A browser executes the scripts and shows the styles of the page and of explanations alone.
#[cfg(target_os = "linux")]
#[test]
fn the_policy_names_the_scripts_and_the_styles() {
    let read = |file: &str| fs::read_to_string(path(file)).expect("a file");
    let explanation = read("src/workbench/explanation/page.html");
    let named = |directive: &str| {
        let (_, rest) = explanation.split_once(directive).expect("a directive");
        rest.split_once(';').expect("an end").0.to_string()
    };
    let digest = |file: &str| format!("'sha256-{}'", sha256(&read(file)));
    let policy = format!(
        "default-src 'none'; script-src {}{} 'wasm-unsafe-eval'; style-src {}{}; \
         worker-src blob:; frame-src blob:; base-uri 'none'; form-action 'none'",
        digest("web/page.js"),
        named("script-src"),
        digest("web/page.css"),
        named("style-src"),
    );
    let template = read("web/page.html");
    let (before, rest) = template
        .split_once("Policy\" content=\"")
        .expect("a policy");
    let (_, after) = rest.split_once('"').expect("its end");
    let made = format!("{before}Policy\" content=\"{policy}\"{after}");
    assert_kept("web/page.html", &made);
}

/// The picture of the documentation, which is compared by its size.
#[test]
#[ignore = "needs Chromium and target/judge.html"]
fn picture() {
    let browser = &mut Browser::start();
    browser.set_looks(1400, 1100, "light");
    open_wrong_output(browser);
    browser.evaluate("document.querySelector('#verdict button').click(); scrollTo(0, 0)");
    browser.wait_for_in_frame(
        "document.querySelector('#case option').textContent === 'Game 2' && \
         (document.getElementById('last').click(), true)",
    );
    // The frame is painted by another process.
    browser.evaluate("scrollTo(0, 0), new Promise((done) => setTimeout(done, 1000))");
    keep_picture(browser, "docs/judge-html.png");
}
