// Helpers for the tests of the pages. Playwright controls Chromium. `judge` makes the pages and the
// expected texts.
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
const tempFolder = fs.mkdtempSync(path.join(os.tmpdir(), "judge-browser-"));

// The width and height of screens: phones in portrait and landscape orientation, a tablet, and a
// monitor.
const SCREEN_SIZES = [[320, 640], [360, 740], [740, 360], [768, 1024], [1400, 900]];

let browser;
before(async () => {
  const args = ["--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update"];
  const executablePath = execFileSync("which", ["chromium-headless-shell"], { encoding: "utf8" }).trim();
  browser = await chromium.launch({ executablePath, args, chromiumSandbox: false });
});
after(async () => {
  await browser.close();
  fs.rmSync(tempFolder, { recursive: true });
});

// Defines a test that calls `check` with a new page. The page must log nothing, throw nothing, and
// request only local files.
function testPage(name, check, options = {}) {
  test(name, async () => {
    const context = await browser.newContext({ viewport: { width: 1200, height: 800 }, ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(60000);
    const failures = [];
    page.on("console", (message) => failures.push(message.text()));
    page.on("pageerror", (error) => failures.push(error.message));
    page.on("request", (request) => /^(file:|blob:|http:\/\/judge\.test\/)/.test(request.url()) || failures.push(request.url()));
    try {
      await check(page);
      assert.deepEqual(failures, []);
    } finally {
      await context.close();
    }
  });
}

// Runs `judge`. Returns an object with `stdout` and `stderr`.
const judge = (args, input = "") => spawnSync("target/release/judge", args, { input, encoding: "utf8", cwd: root, maxBuffer: 1 << 30 });
const read = (file) => fs.readFileSync(path.join(root, file), "utf8");
const sample = (problem, extension = "in") => read(`samples/${problem}/sample.${extension}`);
const listProblems = () => JSON.parse(judge(["list", "--json"]).stdout);

// Opens a file with a hash, such as `#step=2`. The browser would not reload the file if only the
// hash changed, so the page is blank in between.
async function openFile(page, file, hash) {
  await page.goto("about:blank");
  await page.goto(`file://${file}${hash}`);
}

const setScreen = (page, width, height, colorScheme) =>
  Promise.all([page.setViewportSize({ width, height }), page.emulateMedia({ colorScheme })]);

const textOf = (page, selector) => page.locator(selector).first().textContent();

const fitsWidth = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

// Returns the violations of accessibility rules that axe-core finds in the page.
async function accessibilityViolations(page) {
  await page.evaluate(fs.readFileSync(require.resolve("axe-core"), "utf8"));
  const { violations } = await page.evaluate(() => axe.run(document));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

// Takes a screenshot, which must have the same size as a picture in the documentation. The pixels
// may differ, because versions of Chromium draw a little differently. If UPDATE is set, the
// screenshot first replaces the picture.
async function checkPictureSize(page, file) {
  const screenshot = await page.screenshot();
  if (process.env.UPDATE) fs.writeFileSync(path.join(root, file), screenshot);
  // The first 24 bytes of a PNG file contain its width and height.
  assert.deepEqual(screenshot.subarray(0, 24), fs.readFileSync(path.join(root, file)).subarray(0, 24), file);
}

module.exports = { SCREEN_SIZES, accessibilityViolations, assert, checkPictureSize, fitsWidth, fs, judge, listProblems,
  openFile, path, read, root, sample, setScreen, tempFolder, testPage, textOf };
