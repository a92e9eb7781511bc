//! axe-core, which checks accessibility, finds nothing wrong with the pages.
//! `target/axe.min.js` is from the package `axe-core` of npm; `.ci/run` puts it there.

use super::chromium::Browser;
use super::{open_sample, wait_for};
use crate::common::path;
use serde_json::json;
use std::fs;

/// What axe-core finds on the page that is open.
#[track_caller]
fn assert_usable(browser: &mut Browser, page: &str) {
    let axe = fs::read_to_string(path("target/axe.min.js")).expect("axe-core");
    browser.evaluate(&format!("{axe}; true"));
    // The picture of an explanation in a frame is tested by itself.
    let found = browser.evaluate(
        "axe.run(document, {iframes: false}).then(({violations}) => \
         violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html.slice(0, 200)}`)))",
    );
    assert_eq!(found, json!([]), "{page}");
}

#[test]
#[ignore = "needs Chromium and axe-core"]
fn explanations() {
    let browser = &mut Browser::start();
    // One with cards, one with a bracket and one with boards: the page is the same.
    for name in ["10-20-30", "game-schedule", "spot"] {
        for (scheme, width, place) in [("light", 1400, ""), ("dark", 360, "#step=9999")] {
            browser.set_looks(width, 800, scheme);
            open_sample(browser, name, place);
            assert_usable(browser, name);
        }
    }
}

#[test]
#[ignore = "needs Chromium, axe-core and target/judge.html"]
fn judge_html() {
    let browser = &mut Browser::start();
    for (scheme, width) in [("light", 1400), ("dark", 360)] {
        browser.set_looks(width, 800, scheme);
        browser.open(&path("target/judge.html"), "#problem=cheat");
        wait_for(
            browser,
            "document.getElementById('validity').textContent !== ''",
        );
        browser.evaluate(
            "(() => { document.querySelectorAll('details').forEach((d) => (d.open = true)); \
             const output = document.getElementById('output'); output.value = 'A'; \
             output.dispatchEvent(new Event('input')); })()",
        );
        wait_for(browser, "document.querySelector('#answer .bad') !== null");
        assert_usable(browser, scheme);
    }
}
