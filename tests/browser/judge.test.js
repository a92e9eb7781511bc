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
const isBad = (page) => page.waitForSelector("body:not(.stale) #answer .bad");
const answer = (page) => page.evaluate(() => [...document.querySelectorAll("#answer tr")].map((row) => `${row.lastElementChild.textContent}\n`).join(""));
const inFrame = async (page, run, argument) => (await (await page.$("#frame")).contentFrame()).waitForFunction(run, argument, { polling: 100 });

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

testPage("a known mistake is named where the program diverges", async (page) => {
  for (const [name, file, mistake] of [
    ["10-20-30", "sample", "compared-before-the-pick-up"],
    ["number-game", "sample", "multiples-only"],
    ["cheat", "eight-rules-at-once", "ties-to-the-greatest"],
    ["spot", "sample", "state-kept-between-games"],
  ]) {
    const input = read(`samples/${name}/${file}.in`);
    await start(page, name, input);
    await type(page, "output", judge([name, "--mistake", mistake], input).stdout);
    await inFrame(page, () => document.body.innerText.includes("Your output is that of a program that"));
    assert.equal(await page.evaluate(() => document.getElementById("failure").hidden), true, name);
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

    await type(page, "input", input);
    await waitForText(page, "#validity", "valid");
    const output = sample(name, "out").replace(/[12]/g, "7").replaceAll("defeats", "beats");
    await type(page, "output", output);
    await page.waitForSelector("#verdict.bad");
    fs.writeFileSync(file, input);
    const verdict = judge(["check", name, file, "-"], output).stdout;
    const [, number, why] = /^wrong answer: case (\d+), (.*)/.exec(verdict);
    assert.equal(await text(page, "#why"), `Wrong answer in case ${number}${why}`, name);
    await type(page, "output", sample(name, "out"));
    await waitForText(page, "#why strong", "Accepted");
  }
});

testPage("a mismatch is shown and explained", async (page) => {
  await startWrong(page);
  assert.deepEqual(await page.locator("#answer :is(mark, del)").allTextContents(), ["Draw", ..."Player 1 wins on move 4".split(/( )/)]);
  assert.equal(await text(page, "#count"), "of 2");
  const entries = await page.evaluate(() => history.length);
  // The first case that is wrong is explained without a click.
  const isShown = (title) => document.querySelector("#case option")?.textContent === title;
  await inFrame(page, isShown, "Game 2");
  await inFrame(page, () => document.querySelector("tr:has(del) td:last-child").textContent === "Player 1 wins on move 4");
  assert(await page.locator("#next").isHidden());
  await page.click("#answer button >> text=Case 1");
  await inFrame(page, isShown, "Game 1");
  // The keys work at once, and the history stays as it was.
  await page.waitForFunction(() => document.activeElement.id === "frame");
  await page.click("#next");
  await inFrame(page, isShown, "Game 2");
  assert.equal(await page.evaluate(() => history.length), entries);
  // Words that differ are marked, and spaces that do.
  await type(page, "output", "Player 1 wins on  move 3\nDraw \n");
  await page.waitForFunction(() => document.querySelectorAll("#answer del").length === 3);
  assert.deepEqual(await page.locator("#answer del").allTextContents(), ["1", "··", "·"]);
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
  assert((await text(page, "#answer")).includes("a\\u{202e}b\\u{200b}cx"));
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
    [...document.querySelectorAll("#answer tr")].map((row) => `${row.lastElementChild.textContent}\n`).join("") === expected,
  read(`samples/gomoku/${pitfall.replaceAll(" ", "-")}.out`));
  await type(page, "output", "0\n");
  await page.click("[popovertarget=random]");
  await page.fill("#seed", "5");
  await page.fill("#cases", "2");
  await page.click("#generate");
  const hasValue = ([id, value]) => document.getElementById(id).value === value;
  await page.waitForFunction(hasValue, ["input", judge(["generate", "gomoku", "--cases", "2", "--seed", "5"]).stdout]);
  // The output was for another input; it comes back with that.
  assert.equal(await page.inputValue("#output"), "");
  await page.click("#notice >> text=Undo");
  await page.waitForFunction(hasValue, ["output", "0\n"]);
  // A dropped file is the output, or the page asks; the files are one archive.
  const drop = (id, content) => page.evaluate(([id, content]) => {
    const data = new DataTransfer();
    data.items.add(new File([content], "a file"));
    document.getElementById(id).dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true }));
  }, [id, content]);
  await drop("output", "1\n");
  await page.waitForFunction(hasValue, ["output", "1\n"]);
  const before = await page.inputValue("#input");
  await drop("input", "0\n");
  await page.waitForSelector("#notice >> text=Use as your output");
  assert.equal(await page.inputValue("#input"), before);
  await page.click("#notice >> text=Use as input");
  await page.waitForFunction(hasValue, ["input", "0\n"]);
  await page.click("[popovertarget=menu]");
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
  await type(page, "output", "Draw\n");
  // The browser writes what it keeps a moment later.
  await page.waitForTimeout(500);
  await page.reload();
  await isStricter();
  assert.deepEqual([await page.inputValue("#input"), await page.inputValue("#output")], [typed, "Draw\n"]);
  // Each problem has its own.
  await page.selectOption("#problem", "cheat");
  await page.waitForFunction(() => document.getElementById("input").value.startsWith("A 2 3"));
  assert.equal(await page.inputValue("#output"), "");
  await page.selectOption("#problem", "spot");
  await isStricter();
  assert.deepEqual([await page.inputValue("#input"), await page.inputValue("#output")], [typed, "Draw\n"]);
  // Input of another problem: a button switches, and takes it along.
  await page.selectOption("#problem", "number-game");
  await page.waitForSelector("#validity.good");
  await type(page, "input", sample("uva1558"));
  await page.click("#validity >> text=Switch to uva1558");
  await waitForText(page, "#validity", "valid");
  assert.equal(await page.inputValue("#problem"), "uva1558");
  // A worker that fails is heard.
  await page.evaluate(() => {
    program.run(["list"]).catch(report);
    program.worker.dispatchEvent(new ErrorEvent("error", { message: "broken" }));
  });
  await waitForText(page, "#failure", "judge has failed: broken");
});

// A link holds everything, in a page that has never been open before, too.
testPage("a link leads to the step", async (page) => {
  await startWrong(page);
  await page.click("#answer button >> text=Case 1");
  await inFrame(page, () => document.querySelector("#case option").textContent === "Game 1" && (document.getElementById("first").click(), true));
  await page.waitForFunction(() => state.step === 1);
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error("forbidden"))));
  await page.click("#link");
  await page.waitForSelector("#notice >> text=The link cannot be copied here, but it is the address");
  const link = await page.evaluate(() => location.hash);
  assert.match(link, /^#[\w-]{1,200}$/);
  await page.evaluate(() => localStorage.clear());
  await open(page, path.join(root, "target/judge.html"), link);
  await waitForText(page, "#why strong", "Wrong answer in case 2");
  await inFrame(page, () => document.querySelector("#case option")?.textContent === "Game 1" && document.documentElement.dataset.step === "1");
  assert((await page.inputValue("#output")).startsWith("Player 2 wins"));
  await page.evaluate(() => replace(crypto.getRandomValues(new Uint8Array(30000)), "noise"));
  await page.click("#link");
  await page.waitForSelector("#notice >> text=are too many");
});

testPage("many cases are answered in time", async (page) => {
  await start(page, "spot");
  const count = 150000;
  await page.evaluate((count) => openFile(new File(["2\n1 1 +\n1 1 -\n1 1 +\n1 1 -\n".repeat(count), "0\n"], "many.in")), count);
  await page.evaluate((count) => void openOutput(new File(["Player 1 wins on move 2\n".repeat(count - 1), "Draw\n"], "many.out")), count);
  await waitForText(page, "#why strong", `Wrong answer in case ${count}`);
  await waitForText(page, "#count", `of ${count}`);
});

testPage("a case is right if it differs in whitespace that does not count", async (page) => {
  await start(page, "cheat");
  await type(page, "output", sample("cheat", "out").replaceAll("\n", "  \n"));
  await waitForText(page, "#why strong", "Accepted");
  const marks = () => page.locator("#answer button").allTextContents();
  assert.deepEqual(await marks(), ["✓ Case 1", "✓ Case 2"]);
  assert.equal(await page.locator("#answer :is(mark, del)").count(), 0);
  await type(page, "output", sample("cheat", "out").replaceAll("\n", "  \n").replace("J", "Q"));
  await isBad(page);
  assert.deepEqual(await marks(), ["✗ Case 1", "✓ Case 2"]);
  assert(await page.locator("#next").isHidden());
  // Where several answers are right, those after a wrong one are not judged.
  await start(page, "game-schedule");
  await type(page, "output", sample("game-schedule", "out").replace("B defeats A", "x").replace("E defeats C", "C defeats E"));
  await isBad(page);
  assert.deepEqual(await marks(), ["✗ Case 1", "Case 2"]);
});

// A program that crashes prints nothing.
testPage("an empty file is an output", async (page) => {
  await start(page, "spot");
  await waitForText(page, "#why strong", "Not checked yet");
  await page.evaluate(() => openOutput(new File([], "mine.out")));
  assert.equal(await text(page, "#why"), 'Wrong answer in case 1line 1: expected "Player 2 wins on move 3", nothing was printed');
  await page.waitForTimeout(500);
  await page.reload();
  await waitForText(page, "#why strong", "Wrong answer in case 1");
  await type(page, "output", "");
  await waitForText(page, "#why strong", "Not checked yet");
});

testPage("a link with a step, and a reload, keep the reason", async (page) => {
  await start(page, "10-20-30");
  await type(page, "output", judge(["10-20-30", "--mistake", "compared-before-the-pick-up"], sample("10-20-30")).stdout);
  const isNamed = () => inFrame(page, () => document.getElementById("divergence")?.hidden === false);
  const isAt = (step) => inFrame(page, (step) => document.documentElement.dataset.step === step, step);
  await isNamed();
  await page.frameLocator("#frame").locator("#first").click();
  await page.frameLocator("#frame").locator("#forward").click();
  await page.waitForFunction(() => history.state?.step === 2);
  await page.reload();
  await isNamed();
  await isAt("2");
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.resolve()));
  await page.click("#link");
  await page.waitForSelector("#notice >> text=The link is copied");
  const link = await page.evaluate(() => location.hash);
  await page.evaluate(() => localStorage.clear());
  await open(page, path.join(root, "target/judge.html"), link);
  await isNamed();
  await isAt("2");
  for (const broken of [link.slice(0, -9), "#nonsense", "#problem=chess"]) {
    await open(page, path.join(root, "target/judge.html"), broken);
    await page.waitForSelector("#notice >> text=This link is broken or incomplete");
    await page.waitForFunction(() => document.getElementById("validity").textContent !== "");
  }
});

testPage("on a phone the statement can be closed, a bracket is seen, and numbers are whole", async (page) => {
  await look(page, 320, 640, "light");
  await start(page, "game-schedule");
  await page.click("[popovertarget=statement]");
  await page.locator("#statement").evaluate((statement) => statement.scrollTo(0, 500));
  await page.click("#statement button");
  assert(await page.locator("#statement").isHidden());
  await inFrame(page, () => document.querySelector("#picture .champion"));
  // A long game has thousands of steps.
  await start(page, "10-20-30", judge(["generate", "10-20-30", "--kind", "long", "--cases", "1", "--seed", "1"]).stdout);
  await inFrame(page, () => {
    const number = document.getElementById("number");
    const isLong = document.documentElement.dataset.steps >= 100;
    if (isLong) number.value = "2818";
    return isLong && number.scrollWidth <= number.clientWidth;
  });
}, { hasTouch: true });

testPage("what is old looks old, and cases that are none are named", async (page) => {
  await startWrong(page);
  const isOld = await page.evaluate(() => {
    document.getElementById("output").value = "Draw\n";
    document.getElementById("output").dispatchEvent(new Event("input"));
    return document.body.className === "stale";
  });
  assert(isOld);
  await waitForText(page, "#why strong", "Wrong answer in case 1");
  await page.waitForSelector("body:not(.stale)");
  await page.waitForFunction(() => getComputedStyle(document.getElementById("why")).opacity === "1");
  for (const number of ["0", "-1", "1.5", "3", "two"]) {
    await page.fill("#case", number);
    await page.press("#case", "Enter");
    await waitForText(page, "#noCase", `There is no case ${number}: the last one is 2.`);
  }
  await page.fill("#case", "2");
  await page.press("#case", "Enter");
  await page.waitForFunction(() => document.getElementById("noCase").hidden);
});

testPage("a long answer is shown around its wrong line", async (page) => {
  await start(page, "game-schedule", read("samples/game-schedule/a-thousand-teams.in"));
  assert.equal((await answer(page)).split("\n")[0], "Round #1");
  const lines = read("samples/game-schedule/a-thousand-teams.out").split("\n");
  await type(page, "output", lines.toSpliced(700, 1, "nonsense").join("\n"));
  await isBad(page);
  assert.equal(await page.locator("#answer del").count(), 1);
  await inFrame(page, () => /^Round \d+: .+ defeats .+|^Round \d+$/.test(document.getElementById("match").textContent));
  // A text that is too long for its field, with more lines than a call can have arguments, is checked
  // all the same, and does not replace what was kept.
  await type(page, "output", "Draw\n");
  await page.evaluate(() => void openOutput(new File([`${"x".repeat(27)}\n`.repeat(200000)], "x.out")));
  await page.waitForSelector("#notice >> text=too long for the browser to keep");
  await page.waitForSelector("body:not(.stale)");
  assert.equal(await text(page, "#why strong"), "Wrong answer in case 1");
  assert(await page.locator("#failure").isHidden());
  assert.match(await text(page, "#largeOutput"), /^Your output has 5600000 characters and is not shown/);
  assert.match(await page.evaluate(() => localStorage.getItem("judge game-schedule")), /"output":"Draw\\n"/);
  await page.click("#largeOutput >> text=Clear");
  await waitForText(page, "#why strong", "Not checked yet");
});

// An input whose answer takes long can be stopped, and the page goes on.
testPage("what takes long is stopped", async (page) => {
  await page.clock.install();
  await start(page, "game-schedule");
  await page.click("[popovertarget=random]");
  await page.fill("#size", "10000000");
  await page.fill("#cases", "10000");
  await page.click("#generate");
  await page.click("#stop");
  await waitForText(page, "#validity", "Stopped.");
  assert.equal(await answer(page), "");
  assert(await page.locator("#download").isHidden());
  await type(page, "input", "0\n");
  await waitForText(page, "#validity", "valid");
  await page.click("[popovertarget=random]");
  await page.click("#generate");
  await page.waitForSelector("#stop", { state: "visible" });
  await page.clock.fastForward(10000);
  await waitForText(page, "#validity", "Stopped after 10 seconds.");
});

testPage("narrow and wide, light and dark", async (page) => {
  for (const { name } of problems()) {
    await start(page, name);
    for (const output of ["", "1\n"]) {
      if (output) {
        await type(page, "output", output);
        await isBad(page);
      }
      for (const [index, [width, height]] of SIZES.entries()) {
        await look(page, width, height, ["dark", "light"][index % 2]);
        assert(await fits(page), `${name}, ${output ? "a wrong answer" : "no output"} at ${width}`);
        // Where the page scrolls as a whole, its frame does not.
        if (width < 960) await inFrame(page, () => document.documentElement.scrollHeight <= innerHeight + 1 && innerHeight > 0);
        // What is wrong is read whole, beside its button.
        assert(await page.locator("#why").evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight), `${name} at ${width}`);
      }
    }
  }
  assert.deepEqual(await nameless(page), []);
});

testPage("accessibility", async (page) => {
  for (const [scheme, width] of [["light", 1400], ["dark", 360]]) {
    await look(page, width, 800, scheme);
    await start(page, "cheat");
    await type(page, "output", "A");
    await isBad(page);
    for (const popover of ["", "statement", "menu", "random"]) {
      if (popover) await page.evaluate((id) => document.getElementById(id).showPopover(), popover);
      assert.deepEqual(await unusable(page), [], `${scheme} ${popover}`);
    }
  }
}, { bypassCSP: true });

testPage("it is one file, which names nothing outside", async () => {
  const page = read("target/judge.html");
  assert(page.length <= 800000);
  for (const reference of ["src=", "@import", "url(", "<link", "fetch(", "XMLHttpRequest"]) assert(!page.includes(reference), reference);
});

testPage("the picture of the documentation", async (page) => {
  await look(page, 1400, 900, "light");
  await startWrong(page);
  await inFrame(page, () => document.querySelector("#case option")?.textContent === "Game 2" && (document.getElementById("last").click(), true));
  // The frame is painted by another process.
  await page.waitForTimeout(1000);
  await keepPicture(page, "docs/judge-html.png");
});
