// What the tests of the pages share: Chromium, driven by Playwright, and the program.
//
// `.ci/browser` installs what they need and runs them.
"use strict";

const assert = require("node:assert/strict");
const { execFileSync, spawnSync } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { after, before, test } = require("node:test");
const { chromium } = require("playwright-core");

const root = path.join(__dirname, "../..");
const program = path.join(root, "target/release/judge");
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "judge-browser-"));

// The sizes at which pages are looked at: a phone, upright and lying, a tablet, and a screen.
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

// A test with a page of its own, which logs nothing, throws nothing, and requests nothing from outside.
function testPage(name, run, options = {}) {
  test(name, async () => {
    const context = await browser.newContext({ viewport: { width: 1200, height: 800 }, ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(20000);
    const wrong = [];
    page.on("console", (message) => wrong.push(message.text()));
    page.on("pageerror", (error) => wrong.push(error.message));
    page.on("request", (request) => /^(file|blob):/.test(request.url()) || wrong.push(request.url()));
    try {
      await run(page);
      assert.deepEqual(wrong, []);
    } finally {
      await context.close();
    }
  });
}

// What the program prints: its output, and its errors.
const judge = (args, input = "") => spawnSync(program, args, { input, encoding: "utf8", cwd: root });
const read = (file) => fs.readFileSync(path.join(root, file), "utf8");
const sample = (problem, ending = "in") => read(`samples/${problem}/sample.${ending}`);
const problems = () => JSON.parse(judge(["list", "--json"]).stdout);

// Opens a file at a place in it. A place in the same file alone would load nothing.
async function open(page, file, place) {
  await page.goto("about:blank");
  await page.goto(`file://${file}${place}`);
}

async function look(page, width, height, colorScheme) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
}

const text = (page, selector) => page.locator(selector).first().textContent();

// Whether the page is not wider than the screen.
const fits = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

// What axe-core, which checks accessibility, finds.
async function unusable(page) {
  await page.evaluate(fs.readFileSync(require.resolve("axe-core"), "utf8"));
  const { violations } = await page.evaluate(() => axe.run(document));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

// Compares what is seen with a picture of the documentation by its size, because other versions of
// Chromium draw a little differently; or replaces that picture.
async function keepPicture(page, file) {
  const picture = await page.screenshot();
  if (process.env.UPDATE) fs.writeFileSync(path.join(root, file), picture);
  // The head ends with the size.
  assert.deepEqual(picture.subarray(0, 24), fs.readFileSync(path.join(root, file)).subarray(0, 24), file);
}

module.exports = { SIZES, assert, fits, folder, fs, judge, keepPicture, look, open, path, problems, read, root,
  sample, testPage, text, unusable };
