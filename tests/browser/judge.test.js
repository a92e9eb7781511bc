// `judge.html`: what it shows is what the command line prints.
"use strict";

const { SIZES, assert, fits, fs, folder, judge, keepPicture, look, open, path, problems, read, root, sample,
  testPage, text, unusable } = require("./common.js");
const { execFileSync } = require("node:child_process");

const FILE = path.join(root, "target/judge.html");
const WRONG = "Player 2 wins on move 3\nPlayer 1 wins on move 4\n"; // In the second case of Spot's sample.

// Waits until the page has said all about an input and an output: "start", "right", "wrong" or "bad".
const isDone = (page, state = "start") => page.waitForSelector(`body[data-state=${state}]:not(.stale)`);

// Opens the page with these in its address.
async function start(page, problem, output = "", input = sample(problem), state = output ? "wrong" : "start") {
  await open(page, FILE, `#${new URLSearchParams({ problem, input, output })}`);
  await isDone(page, state);
}

const shows = (page, selector, text) => page.locator(selector).filter({ hasText: text }).first().waitFor();
const has = (page, field, value) => page.waitForFunction(([id, value]) => find(id).value === value, [field, value]);
const saved = async (page, link) => (await Promise.all([page.waitForEvent("download"), page.click(link)]))[0].path();

// Drops files, with their contents, on an element; none of them is opened by the browser itself.
const drop = async (page, selector, files) => assert(await page.evaluate(([selector, files]) => {
  const dataTransfer = new DataTransfer();
  for (const [name, content] of files) dataTransfer.items.add(new File([content], name));
  const event = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
  return !document.querySelector(selector).dispatchEvent(event);
}, [selector, files]));

testPage("answers, verdicts, headlines and messages are those of the command line", async (page) => {
  const [inputFile, outputFile] = ["in", "out"].map((ending) => path.join(folder, `judge.${ending}`));
  for (const { name } of problems()) {
    const [input, output] = [sample(name), sample(name, "out").replace(/[12]/g, "7").replaceAll("defeats", "beats")];
    await start(page, name, sample(name, "out"), input, "right");
    await page.click("header [popovertarget=menu]:visible");
    assert.equal(fs.readFileSync(await saved(page, "[value=answer]"), "utf8"), sample(name, "out"), name);
    await start(page, name, output);
    fs.writeFileSync(inputFile, input);
    fs.writeFileSync(outputFile, output);
    const [, number] = /^wrong answer: case (\d+), /.exec(judge(["check", name, inputFile, outputFile]).stdout);
    const explained = judge(["explain", name, inputFile, "--json", "--case", number, "--found", outputFile]).stdout;
    assert.equal(await text(page, ".headline h2"), `✗ ${JSON.parse(explained.split("\n")[1]).headline.title}`, name);
    const damaged = `${input.slice(0, input.length / 2)}x${input.slice(input.length / 2)}`;
    await page.click("#first summary");
    await page.fill("#input", damaged);
    await page.waitForSelector("body[data-state=bad]");
    const [, line, column, what] = /<stdin>:(\d+):(\d+): (.*)/.exec(judge([name], damaged).stderr);
    assert.equal(await text(page, "#validity"), `line ${line}, column ${column} ${what}`, name);
  }
  // Names stay text.
  const hostile = "<img/src=x/onerror=alert(1)>";
  await start(page, "game-schedule", "", `2\nA\n${hostile}\nA ${hostile}\n0\n`);
  await shows(page, ".answer", hostile);
  assert.equal(await page.locator("img, iframe").count(), 0);
  // What is valid is shown at its last step; the place of a message can be selected.
  await start(page, "spot");
  assert.match(await text(page, ".controls output"), /^(\d+)\/\1$/);
  await page.fill("#input", "2\n1 1 +\n1 nonsense +\n");
  await page.click("#validity button");
  assert.equal(await page.evaluate(() => getSelection().toString()), "nonsense");
});

testPage("a known mistake is named, what is surplus, and the first wrong step that a program prints", async (page) => {
  const wrong = judge(["10-20-30", "--mistake", "compared-before-the-pick-up", "samples/10-20-30/sample.in"]);
  await start(page, "10-20-30", wrong.stdout);
  await shows(page, ".program", "compares positions before the pick-ups");
  await start(page, "spot", `${sample("spot", "out")}more\n`);
  await shows(page, ".headline", "expected the end of the output");
  const steps = judge(["explain", "spot", "samples/spot/sample.in", "--steps"]).stdout.replace("step draw", "step win 1");
  await start(page, "spot", steps + sample("spot", "out"), undefined, "right");
  await shows(page, ".headline", "win 1");
});

testPage("keys work at once; a reload and a link keep the case and the step", async (page) => {
  await start(page, "spot", WRONG);
  await page.keyboard.press("[");
  await shows(page, ".cases [aria-current]", "✓1");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => history.state?.step === 1);
  await page.reload();
  await shows(page, ".controls output", "2/5");
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error("forbidden"))));
  await page.click("header [data-do=share]");
  await shows(page, "#notice", "The link cannot be copied here, but it is the address of this page now.");
  const link = await page.evaluate(() => location.hash);
  assert.match(link, /^#[\w-]{1,300}$/);
  await open(page, FILE, link);
  await shows(page, ".controls output", "2/5");
  assert.equal(await page.inputValue("#output"), WRONG);
  for (const broken of [link.slice(0, -9), "#nonsense", "#problem=chess"]) {
    await open(page, FILE, broken);
    await shows(page, "#notice", "This link is broken or incomplete");
  }
  await page.evaluate(() => take({ output: Array.from({ length: 9999 }, () => Math.random()).join() }));
  await page.click("header [data-do=share]");
  await shows(page, "#notice", "are too many");
});

testPage("fields: what is pasted, cleared, chosen, random or dropped, and undone", async (page) => {
  await start(page, "gomoku");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText("0\n"));
  await page.click("#second [data-do=paste]");
  await isDone(page, "wrong");
  await page.click("#second summary");
  await page.evaluate(() => (navigator.clipboard.readText = () => Promise.reject(new Error("forbidden"))));
  await page.click("#second [data-do=paste]");
  await shows(page, "#notice", "press Ctrl+V");
  await page.click("#second [data-do=clear]");
  await isDone(page);
  await page.click("#notice >> text=Undo");
  await has(page, "output", "0\n");
  await page.click("#first summary");
  await page.selectOption("#samples", "gap-of-one.in");
  await has(page, "input", read("samples/gomoku/gap-of-one.in"));
  await page.click("[data-do=random]");
  await shows(page, "#notice", "A random input");
  assert.match(await page.inputValue("#input"), /^3\n/);
  await drop(page, "#input", [["mine.in", sample("gomoku")]]);
  await has(page, "input", sample("gomoku"));
  await drop(page, ".picture", [["mine", "1\n"]]);
  await page.click("#notice >> text=Use as your output");
  await has(page, "output", "1\n");
  // A program that crashes prints nothing: that is an output.
  await drop(page, "#second", [["empty.out", ""]]);
  await page.waitForTimeout(500);
  await page.reload();
  await shows(page, "body[data-state=wrong] .answer", "no line");
});

testPage("all outputs at once: the first that is wrong is opened", async (page) => {
  await start(page, "spot");
  const archive = await saved(page, "#results [data-do=pitfalls]");
  const names = execFileSync("tar", ["-tf", archive], { encoding: "utf8" }).match(/.+\.in$/gm);
  assert.equal(execFileSync("tar", ["-xOf", archive, "sample.in"], { encoding: "utf8" }), sample("spot"));
  const outputs = names.map((file) => [file.replace(/in$/, "txt"), read(`samples/spot/${file.replace(/in$/, "out")}`)]);
  outputs[1][1] = outputs[1][1].replace(/\d+\n/, "77\n");
  await drop(page, "body", [...outputs, ["my own.in", sample("spot")], ["my own.out", WRONG], ["others.out", ""]]);
  await has(page, "output", outputs[1][1]);
  await shows(page, "#results", "? others.out: no input has this name");
  await page.click("#results >> text=my own.in: case 2");
  await has(page, "output", WRONG);
  assert.equal(await page.locator("#results li", { hasText: "✓" }).count(), names.length - 1);
});

testPage("what was typed is there again, for each problem", async (page) => {
  const typed = "2\n1 1 +\n2 2 +\n 1 1 -\n1 2 +\n0\n";
  await start(page, "spot");
  await page.fill("#input", typed);
  await shows(page, "#validity", "judges' files are stricter");
  await page.locator("#output").pressSequentially("Draw");
  await isDone(page, "wrong");
  await page.waitForTimeout(500);
  await page.reload();
  await isDone(page, "wrong");
  assert.deepEqual([await page.inputValue("#input"), await page.inputValue("#output")], [typed, "Draw"]);
  await page.selectOption("#problem", "number-game");
  await has(page, "input", sample("number-game"));
  await page.fill("#input", sample("uva1558"));
  await page.click("#validity >> text=Switch to uva1558");
  await page.selectOption("#problem", "spot");
  await has(page, "input", typed);
  await page.evaluate(() => (program.run(["list"]), program.worker.onerror({ message: "broken" })));
  await shows(page, "#lead", "judge has failed: broken");
});

testPage("much is checked in time, and what is too long replaces nothing", async (page) => {
  const teams = "samples/game-schedule/a-thousand-teams.";
  await start(page, "game-schedule", read(`${teams}out`).replace("Round #5", "nonsense"), read(`${teams}in`));
  await shows(page, ".answer del", "nonsense");
  await start(page, "spot", WRONG);
  const take = (changes) => page.evaluate((changes) => {
    const long = Object.entries(changes).map(([key, [text, count, end]]) => [key, text.repeat(count) + end]);
    return replace(Object.fromEntries(long), "Much.");
  }, changes);
  const begin = Date.now();
  await take({ output: ["xxxxxxxxxxxxxxxxxxxxxxxxxxx\n", 190000, ""] });
  assert(Date.now() - begin < 3000);
  await shows(page, "#notice", "too long to be kept");
  const games = ["2\n1 1 +\n1 1 -\n1 1 +\n1 1 -\n", 150000, "0\n"];
  await take({ input: games, output: ["Player 1 wins on move 2\n", 149999, "Draw\n"] });
  await shows(page, ".cases [aria-current]", "✗150000");
  await page.reload();
  await has(page, "output", WRONG);
});

testPage("what takes long is stopped", async (page) => {
  await page.clock.install();
  await start(page, "game-schedule");
  for (const said of ["Stopped.", "Stopped after 10 seconds."]) {
    await page.evaluate(() => void program.run(["generate", "game-schedule", "--size", "10000000", "--cases", "9999"]));
    await page.waitForSelector("#stop", { state: "visible" });
    await (said === "Stopped." ? page.click("#stop") : page.clock.fastForward(10000));
    await shows(page, "#lead", said);
  }
});

testPage("on a phone: fields first, then the reason and the picture, and a statement that closes", async (page) => {
  for (const [width, height] of [[360, 740], [320, 640]]) {
    await look(page, width, height, "light");
    await start(page, "cheat", "", read("samples/cheat/eight-rules-at-once.in"));
    const top = async (selector) => (await page.locator(selector).boundingBox()).y;
    assert(await top("#start") > 0 && await top("#output") < height);
    await page.fill("#output", "A\n");
    await page.locator("#output").blur();
    await page.waitForFunction(() => !document.getElementById("second").open);
    const picture = await top(".picture");
    assert(await top(".headline") < picture && picture < height - 100 && picture < await top("#fields"));
    await page.click("header [popovertarget=menu]:visible");
    await page.click("#menu >> text=Statement");
    await page.click("#statement button");
    await page.waitForSelector("#statement", { state: "hidden" });
  }
}, { hasTouch: true });

testPage("nothing is cut off at any size, and axe finds nothing in what is open", async (page) => {
  for (const [index, { name }] of problems().entries()) {
    await start(page, name, index % 2 ? "1\n" : "");
    for (const [width, height] of [[700, 450], ...SIZES]) {
      await look(page, width, height, index % 4 < 2 ? "dark" : "light");
      assert(await fits(page), `${name} at ${width}`);
    }
    await page.evaluate((index) => document.querySelectorAll("[popover]")[index]?.showPopover(), index % 3);
    assert.deepEqual(await unusable(page), [], name);
  }
});

testPage("it is one file, which names nothing outside, and the picture of the documentation", async (page) => {
  const file = read("target/judge.html");
  assert(file.length <= 800000 && !/src=|@import|url\(|<link|fetch\(|XMLHttpRequest/.test(file));
  await look(page, 1400, 900, "light");
  await start(page, "spot", WRONG);
  await keepPicture(page, "docs/judge-html.png");
});
