// Helpers of the tests of the pages: Chromium, driven by Playwright, and the program.
//
// `.ci/browser` installs the dependencies and runs the tests.
"use strict";

const assert = require("node:assert/strict");
const { execFileSync, spawnSync } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { after, before, test } = require("node:test");
const { chromium } = require("playwright-core");

const root = path.join(__dirname, "../..");
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "judge-browser-"));

// Widths and heights of screens: phones, upright and sideways, a tablet, and a monitor.
const SIZES = [[320, 640], [360, 740], [740, 360], [768, 1024], [1400, 900]];

let browser;
before(async () => {
  const args = ["--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update"];
  const executablePath = execFileSync("which", ["chromium"], { encoding: "utf8" }).trim();
  browser = await chromium.launch({ executablePath, args, chromiumSandbox: false });
});
after(async () => {
  await browser.close();
  fs.rmSync(folder, { recursive: true });
});

// Defines a test with a page of its own. The page must log nothing, throw nothing, and request only local files.
function testPage(name, run, options = {}) {
  test(name, async () => {
    const context = await browser.newContext({ viewport: { width: 1200, height: 800 }, ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(20000);
    const failures = [];
    page.on("console", (message) => failures.push(message.text()));
    page.on("pageerror", (error) => failures.push(error.message));
    page.on("request", (request) => /^(file|blob):/.test(request.url()) || failures.push(request.url()));
    try {
      await run(page);
      assert.deepEqual(failures, []);
    } finally {
      await context.close();
    }
  });
}

// Runs the program. Returns an object with `stdout` and `stderr`.
const judge = (args, input = "") => spawnSync("target/release/judge", args, { input, encoding: "utf8", cwd: root });
const read = (file) => fs.readFileSync(path.join(root, file), "utf8");
const sample = (problem, extension = "in") => read(`samples/${problem}/sample.${extension}`);
const listProblems = () => JSON.parse(judge(["list", "--json"]).stdout);

// Opens a file at a place in it, such as `#step=2`. Without the blank page, the browser would not load the same
// file again.
async function openFile(page, file, hash) {
  await page.goto("about:blank");
  await page.goto(`file://${file}${hash}`);
}

async function setScreen(page, width, height, colorScheme) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
}

const text = (page, selector) => page.locator(selector).first().textContent();

const fitsScreen = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

// Returns the rules of accessibility that the page violates, as axe-core reports them.
async function accessibilityViolations(page) {
  await page.evaluate(fs.readFileSync(require.resolve("axe-core"), "utf8"));
  const { violations } = await page.evaluate(() => axe.run(document));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

// Compares the sizes of a screenshot and of a picture in the documentation, because versions of Chromium
// draw a little differently. If UPDATE is set, replaces the picture first.
async function comparePicture(page, file) {
  const picture = await page.screenshot();
  if (process.env.UPDATE) fs.writeFileSync(path.join(root, file), picture);
  // In a PNG file, the first 24 bytes contain the size.
  assert.deepEqual(picture.subarray(0, 24), fs.readFileSync(path.join(root, file)).subarray(0, 24), file);
}

module.exports = { SIZES, accessibilityViolations, assert, comparePicture, fitsScreen, folder, fs, judge, listProblems,
  openFile, path, read, root, sample, setScreen, testPage, text };
