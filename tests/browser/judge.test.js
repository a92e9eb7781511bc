// `judge.html`: what it shows is what the command line prints.
"use strict";

const { SIZES, assert, change, fits, folder, fs, judge, keepPicture, look, nameless, open, path, problems, read, root, sample, testPage, text,
  unusable, waitForText } = require("./common.js");
const { execFileSync } = require("node:child_process");

// Opens the page for a problem and an input, and waits for an answer.
async function start(page, problem, input) {
  await open(page, path.join(root, "target/judge.html"), `#${new URLSearchParams(input === undefined ? { problem } : { problem, input })}`);
  await page.waitForFunction(() => document.getElementById("validity").textContent !== "");
}

const type = (page, field, text) => change(page, `#${field}`, text, "input");
const isBad = (page) => page.waitForSelector("#answer .bad");
const answer = (page) => page.evaluate(() => [...document.querySelectorAll("#answer tbody tr")].map((row) => `${row.cells[1].textContent}\n`).join(""));
const inFrame = async (page, run, argument) => (await (await page.$("#frame")).contentFrame()).waitForFunction(run, argument);

// Opens Spot's sample with an output whose second line is wrong.
async function startWrong(page) {
  await start(page, "spot");
  await type(page, "output", "Player 2 wins on move 3\nPlayer 1 wins on move 4\n");
  await isBad(page);
}

testPage("every problem answers its sample and explains it", async (page) => {
  for (const { name } of problems()) {
    await start(page, name);
    assert.equal(await text(page, "#validity"), "valid", name);
    assert.equal(await answer(page), sample(name, "out"), name);
    assert.notEqual(await text(page, "#statement h2"), "", name);
    await inFrame(page, () => {
      document.getElementById("last")?.click();
      const { step, steps } = document.documentElement.dataset;
      return step === steps && steps > 0 && !document.getElementById("answer").hidden && document.querySelector("#picture svg");
    });
  }
});

testPage("messages and verdicts are those of the command line", async (page) => {
  const file = path.join(folder, "judge.in");
  for (const { name } of problems()) {
    const input = sample(name);
    const half = input.length / 2;
    const damaged = `${input.slice(0, half)}x${input.slice(half)}`;
    await start(page, name, damaged);
    const [, line, column, what] = /<stdin>:(\d+):(\d+): (.*)/.exec(judge([name], damaged).stderr);
    assert.equal(await text(page, "#validity"), `line ${line}, column ${column} ${what}`, name);

    await start(page, name, input);
    const output = sample(name, "out").replace(/[12]/g, "7").replaceAll("defeats", "beats");
    await type(page, "output", output);
    await page.waitForFunction(() => document.getElementById("verdict").textContent !== "");
    fs.writeFileSync(file, input);
    const verdict = judge(["check", name, file, "-"], output).stdout;
    assert.match(verdict, /^wrong answer/, name);
    assert.equal(await text(page, "#verdict p"), verdict.trimEnd(), name);
    await type(page, "output", sample(name, "out"));
    await waitForText(page, "#verdict", "accepted");
  }
});

testPage("a mismatch is shown and explained", async (page) => {
  await startWrong(page);
  assert.deepEqual(await page.locator("#answer .bad").allTextContents(), ["Draw", "Player·1·wins·on·move·4"]);
  assert.equal(await text(page, "#count"), "of 2");
  const entries = await page.evaluate(() => history.length);
  await page.click("#verdict button");
  const isShown = (title) => document.querySelector("#case option")?.textContent === title;
  await inFrame(page, isShown, "Game 2");
  await inFrame(page, () => document.querySelector("#given del").textContent === "Player 1 wins on move 4");
  // The keys work at once, and the history stays as it was.
  await page.waitForFunction(() => document.activeElement.id === "frame");
  // Chromium finds what is under the pointer in a frame by where it was before the last scrolling.
  const first = page.locator("#answer tbody td:nth-child(2)").first();
  await first.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await first.click();
  await inFrame(page, isShown, "Game 1");
  assert.equal(await page.evaluate(() => history.length), entries);
});

testPage("the place of a message is selected", async (page) => {
  await start(page, "spot", "2\n1 1 +\n1 nonsense +\n");
  await page.click("#validity .place");
  assert.equal(await page.evaluate(() => getSelection().toString()), "nonsense");
});

testPage("names stay text, and what is not seen is shown", async (page) => {
  const bracket = (name) => `2\nA\n${name}\nA ${name}\n0\n`;
  const hostile = "<img/src=x/onerror=alert(1)>";
  await start(page, "game-schedule", bracket(hostile));
  assert((await answer(page)).includes(hostile));
  assert.equal(await page.locator("img, iframe").count(), 1);
  await inFrame(page, () => document.documentElement.dataset.steps > 0 && !document.querySelector("img"));
  const name = "a\u202eb\u200bc";
  await start(page, "game-schedule", bracket(name));
  assert((await answer(page)).includes("a\\u{202e}b\\u{200b}c defeats A"));
  await type(page, "output", `Round #1\n${name}x defeats A\n`);
  await isBad(page);
  assert((await text(page, "#answer")).includes("a\\u{202e}b\\u{200b}cx·defeats·A"));
  for (const [name, shown] of [["game.in", "game.in"], ["-d e.in", "input.txt"], ["a\u202e\nb", "input.txt"]]) {
    await page.evaluate((name) => openFile(new File(["0\n"], name)), name);
    await waitForText(page, "#command", `judge game-schedule ${shown}`);
  }
});

testPage("pitfalls, random input and files", async (page) => {
  await start(page, "gomoku");
  await page.selectOption("#samples", { index: 2 });
  const pitfall = await page.evaluate(() => document.getElementById("samples").selectedOptions[0].text);
  await waitForText(page, "#validity", "valid");
  await page.waitForFunction((expected) =>
    [...document.querySelectorAll("#answer tbody tr")].map((row) => `${row.cells[1].textContent}\n`).join("") === expected,
  read(`samples/gomoku/${pitfall}.out`));
  await page.click("#random summary");
  await page.fill("#seed", "5");
  await page.fill("#cases", "2");
  await page.click("#generate");
  const hasValue = ([id, value]) => document.getElementById(id).value === value;
  await page.waitForFunction(hasValue, ["input", judge(["generate", "gomoku", "--cases", "2", "--seed", "5"]).stdout]);
  // A dropped file goes to the field on which it is dropped; the files are one archive.
  for (const [id, content] of [["output", "1\n"], ["input", "0\n"]]) {
    await page.evaluate(([id, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], "a file"));
      document.getElementById(id).dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true }));
    }, [id, content]);
    await page.waitForFunction(hasValue, [id, content]);
  }
  const [archive] = await Promise.all([page.waitForEvent("download"), page.click("#files")]);
  const listed = execFileSync("tar", ["-xOf", await archive.path(), "sample.in"], { encoding: "utf8" });
  assert.equal(listed, sample("gomoku"));
});

// What is typed after a link was copied is there after a reload; loose input is not an error.
testPage("links and loose input", async (page) => {
  await start(page, "spot", "1\n1 1 +\n1 1 -\n0\n");
  const typed = "2\n1 1 +\n2 2 +\n 1 1 -\n1 2 +\n0\n";
  await type(page, "input", typed);
  const isStricter = () => page.waitForFunction(() => document.getElementById("validity").textContent.includes("stricter"));
  await isStricter();
  assert.equal(await page.getAttribute("#validity", "class"), "");
  // The browser writes what it keeps a moment later.
  await page.waitForTimeout(500);
  await page.reload();
  await isStricter();
  assert.equal(await page.inputValue("#input"), typed);
  // A worker that fails is heard.
  await page.evaluate(() => {
    program.run(["list"]).catch(report);
    program.worker.dispatchEvent(new ErrorEvent("error", { message: "broken" }));
  });
  await waitForText(page, "#failure", "judge has failed: broken");
});

// An input whose answer takes long can be stopped, and the page goes on.
testPage("what takes long is stopped", async (page) => {
  await start(page, "spot");
  await page.click("#random summary");
  await page.fill("#size", "10000000");
  await page.fill("#cases", "10000");
  await page.click("#generate");
  await page.click("#stop");
  await waitForText(page, "#validity", "Stopped.");
  assert.equal(await answer(page), "");
  assert(await page.locator("#download").isHidden());
  await type(page, "input", "0\n");
  await waitForText(page, "#validity", "valid");
  await page.click("#generate");
  await waitForText(page, "#validity", "Stopped after 10 seconds.");
});

testPage("narrow and wide, light and dark", async (page) => {
  for (const [index, [width, height]] of SIZES.entries()) {
    await look(page, width, height, ["dark", "light"][index % 2]);
    for (const { name } of problems()) {
      await start(page, name);
      await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
      assert(await fits(page), `${name} at ${width}`);
    }
  }
  assert.deepEqual(await nameless(page), []);
});

testPage("accessibility", async (page) => {
  for (const [scheme, width] of [["light", 1400], ["dark", 360]]) {
    await look(page, width, 800, scheme);
    await start(page, "cheat");
    await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
    await type(page, "output", "A");
    await isBad(page);
    assert.deepEqual(await unusable(page), [], scheme);
  }
}, { bypassCSP: true });

testPage("it is one file, which names nothing outside", async () => {
  const page = read("target/judge.html");
  assert(page.length <= 1500000);
  for (const reference of ["src=", "@import", "url(", "<link", "fetch(", "XMLHttpRequest"]) assert(!page.includes(reference), reference);
});

testPage("the picture of the documentation", async (page) => {
  await look(page, 1400, 1100, "light");
  await startWrong(page);
  await page.click("#verdict button");
  await inFrame(page, () => document.querySelector("#case option").textContent === "Game 2" && (document.getElementById("last").click(), true));
  // The frame is painted by another process.
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(1000);
  await keepPicture(page, "docs/judge-html.png");
});
