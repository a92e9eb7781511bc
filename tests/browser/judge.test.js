// `judge.html`: what it shows is what the command line prints.
"use strict";

const { SIZES, assert, fits, fs, folder, judge, keepPicture, look, open, path, problems, read, root, sample, testPage, text, unusable } =
  require("./common.js");
const { execFileSync } = require("node:child_process");

const FILE = path.join(root, "target/judge.html");
const WRONG = "Player 2 wins on move 3\nPlayer 1 wins on move 4\n"; // In the second case of Spot's sample.

// Waits until the page has said all about an input and an output.
const isDone = (page, state = "") => page.waitForSelector(`body[data-state^="${state}"]:not(.stale)`);

// Opens the page with these in its address.
async function start(page, problem, input, output) {
  const place = Object.entries({ problem, input, output }).filter(([, value]) => value !== undefined);
  await open(page, FILE, `#${new URLSearchParams(place)}`);
  await isDone(page);
}

const caseOf = (page) => text(page, ".cases [aria-current]");
const counts = (page, value) => page.waitForFunction((value) => document.querySelector(".controls output").textContent === value, value);
const has = (page, field, value) => page.waitForFunction(([id, value]) => document.getElementById(id).value === value, [field, value]);
const shows = (page, selector, text) => page.locator(selector).filter({ hasText: text }).first().waitFor();
const saved = async (page, selector) => (await Promise.all([page.waitForEvent("download"), page.click(selector)]))[0].path();
const drop = (page, selector, files) => page.evaluate(([selector, files]) => {
  const dataTransfer = new DataTransfer();
  for (const [name, content] of files) dataTransfer.items.add(new File([content], name));
  const event = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
  document.querySelector(selector).dispatchEvent(event);
  return event.defaultPrevented;
}, [selector, files]);

testPage("every problem answers its sample and shows its last step", async (page) => {
  for (const { name } of problems()) {
    await start(page, name);
    assert.equal(await text(page, "#validity"), "✓ valid", name);
    assert.notEqual(await text(page, "#statement h2"), "", name);
    const [step, steps] = (await text(page, ".controls output")).split("/");
    assert(step === steps && steps > 1, name);
    await page.click("header [popovertarget=menu]");
    assert.equal(fs.readFileSync(await saved(page, "[data-do=answer]"), "utf8"), sample(name, "out"), name);
  }
});

testPage("messages, verdicts and headlines are those of the command line", async (page) => {
  const [inputFile, outputFile] = ["in", "out"].map((ending) => path.join(folder, `judge.${ending}`));
  for (const { name } of problems()) {
    const input = sample(name);
    await start(page, name, input, sample(name, "out"));
    assert.equal(await text(page, "#lead strong"), "✓ Accepted.", name);
    const output = sample(name, "out").replace(/[12]/g, "7").replaceAll("defeats", "beats");
    await start(page, name, input, output);
    fs.writeFileSync(inputFile, input);
    fs.writeFileSync(outputFile, output);
    const [, number] = /^wrong answer: case (\d+), /.exec(judge(["check", name, inputFile, outputFile]).stdout);
    const explained = judge(["explain", name, inputFile, "--json", "--case", number, "--found", outputFile]).stdout;
    const { title } = JSON.parse(explained.split("\n")[1]).headline;
    assert.equal(await text(page, ".headline h2"), `✗ ${title}`, name);
    const damaged = `${input.slice(0, input.length / 2)}x${input.slice(input.length / 2)}`;
    await page.click("#first summary");
    await page.fill("#input", damaged);
    await page.waitForSelector("body[data-state=bad]");
    const [, line, column, what] = /<stdin>:(\d+):(\d+): (.*)/.exec(judge([name], damaged).stderr);
    assert.equal(await text(page, "#validity"), `line ${line}, column ${column} ${what}`, name);
  }
  // The place of a message is selected; what is surplus is wrong, too.
  await start(page, "spot", undefined, `${sample("spot", "out")}more\n`);
  await shows(page, "body[data-state=bad] #lead, .headline", "Line 3");
  await page.click("#first summary");
  await page.fill("#input", "2\n1 1 +\n1 nonsense +\n");
  await page.click("#validity button");
  assert.equal(await page.evaluate(() => getSelection().toString()), "nonsense");
});

testPage("a known mistake is named, or the first wrong one of the steps that a program prints", async (page) => {
  const input = sample("10-20-30");
  const output = judge(["10-20-30", "--mistake", "compared-before-the-pick-up"], input).stdout;
  await start(page, "10-20-30", input, output);
  await shows(page, ".program", "compares positions before the pick-ups");
  const [, step] = (await text(page, ".controls output")).split("/");
  assert(Number(step) > 0);
  const steps = judge(["explain", "spot", "samples/spot/sample.in", "--steps"]).stdout.replace("step lose", "step win");
  await start(page, "spot", undefined, steps.concat(sample("spot", "out").replace("2", "1")));
  await shows(page, ".headline", "win 1");
});

testPage("cases, keys and places that are kept", async (page) => {
  await start(page, "spot", undefined, WRONG);
  assert.match(await caseOf(page), /✗2/);
  const entries = await page.evaluate(() => history.length);
  // The keys work at once.
  await page.keyboard.press("Home");
  await counts(page, "1/6");
  await page.keyboard.press("[");
  await shows(page, ".cases [aria-current]", "✓1");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await counts(page, "2/5");
  await page.waitForFunction(() => history.state?.step === 1);
  assert.equal(await page.evaluate(() => history.length), entries);
  await page.reload();
  await isDone(page, "wrong");
  await counts(page, "2/5");
  // So does a link, in a page that has never been open before.
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error("forbidden"))));
  await page.click("header [data-do=share]");
  await shows(page, "#notice", "The link cannot be copied here, but it is the address of this page now.");
  const link = await page.evaluate(() => location.hash);
  assert.match(link, /^#[\w-]{1,300}$/);
  await page.evaluate(() => localStorage.clear());
  await open(page, FILE, link);
  await isDone(page, "wrong");
  await counts(page, "2/5");
  assert.equal(await page.inputValue("#output"), WRONG);
  for (const broken of [link.slice(0, -9), "#nonsense", "#problem=chess"]) {
    await open(page, FILE, broken);
    await shows(page, "#notice", "This link is broken or incomplete");
  }
  await page.evaluate(() => take({ output: String.fromCharCode(...Array.from({ length: 20000 }, () => 32 + Math.random() * 9000)) }));
  await page.click("header [data-do=share]");
  await shows(page, "#notice", "are too many");
});

testPage("fields: what is pasted, cleared, opened, chosen, random or dropped, and undone", async (page) => {
  await start(page, "gomoku");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText("0\n"));
  await page.click("#second [data-do=paste]");
  await isDone(page, "wrong");
  assert.equal(await page.getAttribute("#second", "open"), null);
  await page.evaluate(() => (navigator.clipboard.readText = () => Promise.reject(new Error("forbidden"))));
  await page.click("#second summary");
  await page.click("#second [data-do=paste]");
  await shows(page, "#notice", "press Ctrl+V");
  await page.click("#second [data-do=clear]");
  await isDone(page, "start");
  await page.click("#notice >> text=Undo");
  await has(page, "output", "0\n");
  await page.click("#first summary");
  await page.selectOption("#samples", "gap-of-one.in");
  await has(page, "input", read("samples/gomoku/gap-of-one.in"));
  await page.click("[popovertarget=random]");
  await page.fill("#seed", "5");
  await page.fill("#cases", "2");
  await page.click("[data-do=generate]");
  await has(page, "input", judge(["generate", "gomoku", "--cases", "2", "--seed", "5"]).stdout);
  // A file is never opened in its own right: it goes where it is dropped, or the page asks.
  assert(await drop(page, "#input", [["mine.in", sample("gomoku")]]));
  await has(page, "input", sample("gomoku"));
  assert(await drop(page, ".picture", [["mine", "1\n"]]));
  await page.click("#notice >> text=Use as your output");
  await has(page, "output", "1\n");
  // A program that crashes prints nothing: that is an output.
  await drop(page, "#second", [["empty.out", ""]]);
  await shows(page, "body[data-state=wrong] .answer", "no line");
  await page.waitForTimeout(500);
  await page.reload();
  await isDone(page, "wrong");
});

testPage("all outputs at once: the first that is wrong is opened", async (page) => {
  await start(page, "spot");
  const archive = await saved(page, "#results [data-do=pitfalls]");
  const names = execFileSync("tar", ["-tf", archive], { encoding: "utf8" }).split("\n").filter((file) => file.endsWith(".in"));
  assert.equal(await text(page, "#many"), String(names.length));
  assert.equal(execFileSync("tar", ["-xOf", archive, "sample.in"], { encoding: "utf8" }), sample("spot"));
  const outputs = names.map((file) => [file.replace(/in$/, "txt"), read(`samples/spot/${file.replace(/in$/, "out")}`)]);
  const [first, second] = [outputs.at(-2), outputs.at(-1)];
  for (const wrong of [first, second]) wrong[1] = wrong[1].replace(/\d+\n/, "77\n").replace("Draw", "draw");
  await drop(page, "body", [...outputs, ["my own.in", sample("spot")], ["my own.out", WRONG], ["others.out", ""]]);
  await shows(page, "#notice", `${first[0].replace("txt", "in")} and your output`);
  await has(page, "output", first[1]);
  assert.equal(await page.locator("#results li", { hasText: "✗" }).count(), 3);
  assert.equal(await page.locator("#results li", { hasText: "✓" }).count(), names.length - 2);
  await page.click("#results >> text=my own.in: case 2");
  await has(page, "output", WRONG);
});

testPage("what was typed is there again", async (page) => {
  const typed = "2\n1 1 +\n2 2 +\n 1 1 -\n1 2 +\n0\n";
  await start(page, "spot", "1\n1 1 +\n1 1 -\n0\n");
  await page.fill("#input", typed);
  await page.locator("#output").pressSequentially("Draw");
  await isDone(page, "wrong");
  // Who types is not disturbed; loose input is accepted.
  assert.notEqual(await page.getAttribute("#second", "open"), null);
  await shows(page, "#validity", "judges' files are stricter");
  await page.waitForTimeout(500);
  await page.reload();
  await isDone(page, "wrong");
  assert.deepEqual([await page.inputValue("#input"), await page.inputValue("#output")], [typed, "Draw"]);
  // Each problem has its own; input of another one goes along with a button.
  await page.selectOption("#problem", "number-game");
  await has(page, "input", sample("number-game"));
  assert.equal(await page.inputValue("#output"), "");
  await page.fill("#input", sample("uva1558"));
  await page.click("#validity >> text=Switch to uva1558");
  await has(page, "problem", "uva1558");
  await page.selectOption("#problem", "spot");
  await has(page, "input", typed);
  await page.evaluate(() => {
    program.run(["list"]).catch(report);
    program.worker.dispatchEvent(new ErrorEvent("error", { message: "broken" }));
  });
  await shows(page, "#lead", "judge has failed: broken");
});

testPage("much is checked in time, and what is too long replaces nothing", async (page) => {
  await start(page, "spot", undefined, WRONG);
  const open = (input, output) => page.evaluate(async ([input, output]) => {
    const begin = performance.now();
    await replace({ ...(input && { input: input[0].repeat(input[1]) + "0\n" }), output: output[0].repeat(output[1]) + "Draw\n" }, "Much.");
    return performance.now() - begin;
  }, [input, output]);
  const took = await open(undefined, [`${"x".repeat(27)}\n`, 190000]);
  assert(took < 2000, `${took} ms`);
  await isDone(page, "wrong");
  await shows(page, "#notice", "too long for the browser to keep");
  assert.equal(await page.inputValue("#output"), "");
  await open(["2\n1 1 +\n1 1 -\n1 1 +\n1 1 -\n", 150000], ["Player 1 wins on move 2\n", 149999]);
  assert.match(await caseOf(page), /✗150000/);
  await page.reload();
  await isDone(page, "wrong");
  assert.deepEqual([await page.inputValue("#input"), await page.inputValue("#output")], [sample("spot"), WRONG]);
});

testPage("what takes long is stopped", async (page) => {
  await page.clock.install();
  await start(page, "game-schedule");
  const generate = async () => {
    await page.click("[popovertarget=random]");
    await page.fill("#size", "10000000");
    await page.fill("#cases", "10000");
    await page.click("[data-do=generate]");
    await page.waitForSelector("#stop", { state: "visible" });
  };
  await generate();
  await page.click("#stop");
  await shows(page, "#lead", "Stopped.");
  await page.fill("#input", "0\n");
  await shows(page, "#validity", "valid");
  await generate();
  await page.clock.fastForward(10000);
  await shows(page, "#lead", "Stopped after 10 seconds.");
});

testPage("names stay text", async (page) => {
  const hostile = "<img/src=x/onerror=alert(1)>";
  await start(page, "game-schedule", `2\nA\n${hostile}\nA ${hostile}\n0\n`);
  await shows(page, ".answer", hostile);
  assert.equal(await page.locator("img, iframe").count(), 0);
  await drop(page, "#first", [["-d e.in", "0\n"]]);
  await page.waitForFunction(() => document.getElementById("command").textContent === "judge game-schedule input.txt");
});

testPage("on a phone: fields first, then the reason and the picture, and a statement that closes", async (page) => {
  for (const [width, height] of [[360, 740], [320, 640]]) {
    await look(page, width, height, "light");
    await start(page, "cheat", read("samples/cheat/eight-rules-at-once.in"));
    const top = async (selector) => (await page.locator(selector).boundingBox()).y;
    assert(await top("#input") < 300 && await top("#output") < height);
    await page.fill("#output", "A\n");
    await page.locator("#output").blur();
    await page.waitForFunction(() => !document.getElementById("second").open);
    const [headline, picture, fields] = [await top(".headline"), await top(".picture"), await top("#fields")];
    assert(headline < picture && picture < height - 100 && picture < fields, `${headline} ${picture} ${fields}`);
    await page.click("header [popovertarget=menu]");
    await page.click("#menu >> text=Statement");
    await page.locator("#statement").evaluate((statement) => statement.scrollTo(0, 500));
    await page.click("#statement button");
    assert(await page.locator("#statement").isHidden());
  }
}, { hasTouch: true });

testPage("all sizes, light and dark, with what is open: nothing is cut off, and axe finds nothing", async (page) => {
  for (const [index, { name }] of problems().entries()) {
    for (const output of [undefined, "1\n"]) {
      await start(page, name, undefined, output);
      for (const [width, height] of [...SIZES, [700, 450]]) {
        await look(page, width, height, index % 2 ? "dark" : "light");
        assert(await fits(page), `${name}, ${output} at ${width}`);
      }
    }
    const popover = ["statement", "menu", "random", ""][index % 4];
    if (popover) await page.evaluate((id) => document.getElementById(id).showPopover(), popover);
    assert.deepEqual(await unusable(page), [], `${name} ${popover}`);
  }
}, { bypassCSP: true });

testPage("it is one file, which names nothing outside", async () => {
  const page = read("target/judge.html");
  assert(page.length <= 800000);
  for (const reference of ["src=", "@import", "url(", "<link", "fetch(", "XMLHttpRequest"]) assert(!page.includes(reference), reference);
});

testPage("the picture of the documentation", async (page) => {
  await look(page, 1400, 900, "light");
  await start(page, "spot", undefined, WRONG);
  await keepPicture(page, "docs/judge-html.png");
});
