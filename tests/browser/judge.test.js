// Tests of `judge.html`. The page shows the same answers, verdicts and messages as the command
// line. After a reload, the page has the same inputs and outputs.
"use strict";

const { SCREEN_SIZES, accessibilityViolations, assert, checkPictureSize, fitsWidth, fs, judge, listProblems, openFile,
  path, read, root, sample, setScreen, tempFolder, testPage, textOf } = require("./common.js");
const { execFileSync } = require("node:child_process");
const { deflateRawSync } = require("node:zlib");

const PAGE_FILE = path.join(root, "target/judge.html");

// An output for the sample of Spot that is wrong in the second case.
const WRONG_OUTPUT = "Player 2 wins on move 3\nPlayer 1 wins on move 4\n";

// Waits until the page has checked its fields and has this state: "right" or "wrong" for an output,
// "start" if there is no output, or "bad" for bad input.
const waitForState = (page, state = "start") =>
  page.waitForFunction((state) => typeof model === "object" && viewer && !model.isBusy && phase() === state, state);

// Returns the hash of a link to this place.
const linkTo = (place) => `#${deflateRawSync(JSON.stringify(place)).toString("base64url")}`;

// Opens the page with an input and an output in its address. Then waits for a state: by default "wrong" if
// there is an output, and else "start".
async function openJudge(page, problem, output = "", input = sample(problem), state = output ? "wrong" : "start") {
  await openFile(page, PAGE_FILE, linkTo({ problem, input, ...(output && { output }) }));
  await waitForState(page, state);
}

// Opens the page from a server, without a secure connection.
async function openOnline(page, hash) {
  await page.route("http://judge.test/**", (route) => route.fulfill({ path: PAGE_FILE, contentType: "text/html" }));
  await page.goto(`http://judge.test/${hash}`);
}

const waitForText = (page, selector, text) => page.locator(selector).filter({ hasText: text }).first().waitFor();
// Waits until a field has this value. The page defines the function `find`.
const waitForValue = (page, id, value) => page.waitForFunction(([id, value]) => find(id).value === value, [id, value]);
// Clicks a link, and returns the path of the downloaded file.
const download = async (page, link) => (await Promise.all([page.waitForEvent("download"), page.click(link)]))[0].path();

// Drops files on an element. Each file is a pair of its name and its text. The page must not let
// the browser open them.
const dropFiles = async (page, selector, files) => assert(await page.evaluate(([selector, files]) => {
  const dataTransfer = new DataTransfer();
  for (const [name, content] of files) dataTransfer.items.add(new File([content], name));
  const event = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
  return !document.querySelector(selector).dispatchEvent(event);
}, [selector, files]));

testPage("answers, verdicts, headlines and messages agree with the command line", async (page) => {
  const file = path.join(tempFolder, "wrong.out");
  for (const { name } of listProblems()) {
    const [input, answer] = [sample(name), sample(name, "out")];
    await openJudge(page, name, answer, input, "right");
    await page.click("header [popovertarget=menu]:visible");
    assert.equal(fs.readFileSync(await download(page, "[value=out]"), "utf8"), answer, name);
    const output = answer.replace(/[12]/g, "7").replaceAll("defeats", "beats");
    await openJudge(page, name, output);
    fs.writeFileSync(file, output);
    const [, json] = judge(["explain", name, "--json", "--found", file], input).stdout.split("\n");
    const { why, yours } = JSON.parse(json).headline;
    assert.deepEqual([await textOf(page, "dd.yours"), await textOf(page, "dd.why")], [yours, why], name);
    const damaged = `${input.slice(0, input.length / 2)}x${input.slice(input.length / 2)}`;
    await page.click("#inputPart summary");
    await page.fill("#input", damaged);
    await waitForState(page, "bad");
    assert.equal(await textOf(page, "#outputNote:visible"), "of the last input", name);
    const [, line, column, message] = /<stdin>:(\d+):(\d+): (.*)/.exec(judge([name], damaged).stderr);
    assert.equal(await textOf(page, "#validity"), `line ${line}, column ${column} ${message}`, name);
  }
  // Without an output, the page opens at the last step. A click on an error selects the bad word in
  // the input.
  await openJudge(page, "spot");
  assert.match(await textOf(page, ".counter"), /^(\d+)\/\1$/);
  await page.fill("#input", "2\n1 1 +\n1 nonsense +\n");
  await page.click("#validity button");
  assert.equal(await page.evaluate(() => getSelection().toString()), "nonsense");
});

testPage("the page names a known mistake, an extra line, and the first wrong step of a program", async (page) => {
  const output = judge(["10-20-30", "--mistake", "compared-before-the-pick-up"], sample("10-20-30")).stdout;
  await openJudge(page, "10-20-30", output);
  await waitForText(page, "dd.cause", "compares positions before the pick-ups");
  await openJudge(page, "spot", `${sample("spot", "out")}more\n`);
  await waitForText(page, "dd.right", "nothing more");
  const steps = judge(["explain", "spot", "--steps"], sample("spot")).stdout.replace("step draw", "step win 1");
  await openJudge(page, "spot", steps + sample("spot", "out"), undefined, "right");
  await waitForText(page, ".reason", "win 1");
});

testPage("keys work without a click; a reload and a link keep the case and the step", async (page) => {
  await openJudge(page, "spot");
  await page.evaluate((output) => replace({ output }, "Replaced."), WRONG_OUTPUT);
  await page.keyboard.press("ArrowUp");
  await waitForText(page, ".cases [aria-current]", "✓1");
  for (const key of ["Home", "ArrowRight"]) await page.keyboard.press(key);
  // While the statement is open, keys do not act on the viewer.
  await page.click("header [popovertarget=statement]");
  await page.keyboard.press("End");
  await page.reload();
  await waitForText(page, ".counter", "2/5");
  await openOnline(page, linkTo({ problem: "spot", input: sample("spot"), output: WRONG_OUTPUT, index: 0 }));
  await waitForState(page, "wrong");
  await page.keyboard.press("ArrowUp");
  await waitForText(page, ".cases [aria-current]", "✓1");
  for (const key of ["Home", "ArrowRight"]) await page.keyboard.press(key);
  await page.click("header [data-do=share]");
  await waitForText(page, "#notice", "Not copied, but the link is the address of this page now.");
  const link = await page.evaluate(() => location.hash);
  assert.match(link, /^#[\w-]{1,300}$/);
  await openFile(page, PAGE_FILE, link);
  await waitForText(page, ".counter", "2/5");
  assert.equal(await page.inputValue("#output"), WRONG_OUTPUT);
  for (const broken of [link.slice(0, -9), "#nonsense", linkTo({ problem: "chess" })]) {
    await openFile(page, PAGE_FILE, broken);
    await waitForText(page, "#notice", "This link is broken or incomplete.");
  }
  // A link to a file leads nowhere elsewhere, but the explanation can be saved as a page.
  await openJudge(page, "spot", WRONG_OUTPUT);
  await page.click("header [data-do=share]");
  const saved = await download(page, "#notice >> text=Save this explanation");
  fs.renameSync(saved, `${saved}.html`);
  await openFile(page, `${saved}.html`, "");
  await waitForText(page, "dd.yours", "Player 1 wins on move 4");
  // Random numbers cannot be compressed into a link.
  await openOnline(page, linkTo({ problem: "spot" }));
  await waitForState(page);
  await page.evaluate(() => setFields({ output: Array.from({ length: 9999 }, () => Math.random()).join() }));
  await page.click("header [data-do=share]");
  await waitForText(page, "#notice", "are allowed");
});

testPage("a link or a stored value of a wrong type is absent", async (page) => {
  await openJudge(page, "spot");
  const wrong = ["null", "3", '"text"', "[null]", '{"problem":3}', '{"input":7,"output":null,"index":"y","step":{}}',
    '{"problem":"spot","input":7,"output":[]}', '{"problem":"spot","index":-1,"step":0.5}', '{"problem":"spot","index":99,"step":99}'];
  for (const json of wrong) {
    await page.addInitScript((json) => {
      if (location.protocol !== "file:") return;
      for (const name of ["", "spot"]) for (const storage of [sessionStorage, localStorage]) storage.setItem(`judge ${name}`, json);
    }, json);
    // Without a good link, the page reads the stored value.
    await openFile(page, PAGE_FILE, `#${deflateRawSync(json).toString("base64url")}`);
    await waitForState(page);
    assert.equal(await page.inputValue("#input"), sample("spot"), json);
    assert.equal(await page.inputValue("#output"), "", json);
  }
});

testPage("fields accept pasted text, samples, random input and files, and can be restored", async (page) => {
  await openJudge(page, "gomoku");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText("0\n"));
  await page.click("#outputPart [data-do=paste]");
  await waitForState(page, "wrong");
  assert(await page.evaluate(() => document.activeElement.matches(".reason")));
  await page.click("#outputPart summary");
  await page.evaluate(() => (navigator.clipboard.readText = () => Promise.reject(new Error("forbidden"))));
  await page.click("#outputPart [data-do=paste]");
  await waitForText(page, "#notice", "press Ctrl+V");
  // The text is pasted at the cursor. Then the fields fold, so the next click opens one again.
  await page.keyboard.press("Control+v");
  await page.click("#inputPart summary");
  await page.click("[data-do=random]");
  await waitForState(page);
  await page.click("#notice >> text=Undo");
  await waitForValue(page, "output", "0\n0\n");
  await page.click("#inputPart summary");
  await page.selectOption("#samples", "gap-of-one.in");
  await waitForValue(page, "input", read("samples/gomoku/gap-of-one.in"));
  await page.press("#input", "Control+v");
  await waitForValue(page, "input", "0\n");
  await page.click("[data-do=random]");
  await waitForText(page, "#notice", "A random input");
  assert.match(await page.inputValue("#input"), /^3\n/);
  await dropFiles(page, "#input", [["mine.in", sample("gomoku")]]);
  await waitForValue(page, "input", sample("gomoku"));
  await dropFiles(page, ".picture", [["mine", "1\n"]]);
  await waitForValue(page, "output", "1\n");
  // An empty file is an output, because a program that crashes may print nothing.
  await dropFiles(page, "#outputPart", [["empty.out", ""]]);
  await page.waitForTimeout(500);
  await page.reload();
  await waitForText(page, ".answer", "no line");
});

testPage("the page checks many outputs, and opens the first wrong output", async (page) => {
  await openJudge(page, "spot");
  const archive = await download(page, "#help [data-do=pitfalls]");
  const names = execFileSync("tar", ["-tf", archive], { encoding: "utf8" }).match(/.+\.in$/gm);
  assert.equal(execFileSync("tar", ["-xOf", archive, "sample.in"], { encoding: "utf8" }), sample("spot"));
  // Each file is a name and a text, for `dropFiles`.
  const outputs = names.map((file) => [file.replace(/in$/, "txt"), read(`samples/spot/${file.replace(/in$/, "out")}`)]);
  // The texts of the second output and of a longer one become wrong.
  const last = outputs.findLastIndex(([, text]) => /\d+\n/.test(text));
  for (const output of [outputs[1], outputs[last]]) output[1] = output[1].replace(/\d+\n/, "77\n");
  const inputWithOutput = [["my own.in", sample("spot")], ["my own.out", WRONG_OUTPUT]];
  await dropFiles(page, "body", [...outputs, ...inputWithOutput, ["others.out", ""]]);
  await waitForValue(page, "output", outputs[1][1]);
  await waitForText(page, "#results", "? others: no input has this name");
  await page.click("#results >> text=my own: case 2");
  await waitForValue(page, "output", WRONG_OUTPUT);
  // What failed comes first, that of the shortest input at the top.
  const listed = (await page.locator("#results li").allTextContents()).map((text) => text.replace(/:.*/, ""));
  assert.equal(listed.filter((text) => text.startsWith("✓")).length, names.length - 2);
  const wrong = [names[1], names[last], "my own.in"].map((name) => name.replace(".in", ""));
  assert.deepEqual(listed.slice(0, 3).sort(), wrong.map((name) => `✗ ${name}`).sort());
  assert.equal(listed.at(-1), "? others");
});

testPage("the input and output of each problem are restored", async (page) => {
  const typed = "2\n1 1 +\n2 2 +\n 1 1 -\n1 2 +\n0\n";
  await openJudge(page, "spot");
  await page.fill("#input", typed);
  await waitForText(page, "#validity", "judges' files are stricter");
  await page.locator("#output").pressSequentially("Draw");
  await page.waitForTimeout(500);
  await page.reload();
  await waitForState(page, "wrong");
  assert.deepEqual([await page.inputValue("#input"), await page.inputValue("#output")], [typed, "Draw"]);
  await page.selectOption("#problem", "number-game");
  assert.equal(await page.textContent("#status"), "", "the verdict of the last problem is still shown");
  await waitForValue(page, "input", sample("number-game"));
  await page.fill("#input", sample("uva1558"));
  await page.click("#status >> text=input of Number Game · UVa 1558, ZOJ 1039: switch");
  await page.selectOption("#problem", "spot");
  await waitForValue(page, "input", typed);
  await waitForState(page, "wrong");
  // The page reports a crash of `judge`.
  await page.evaluate(() => void (program.module = "broken", program.run(["list"])));
  await waitForText(page, "#notice", "judge has failed: ");
});

testPage("the page checks a large output in time, and does not keep text that is too long", async (page) => {
  const prefix = "samples/game-schedule/a-thousand-teams.";
  await openJudge(page, "game-schedule", read(`${prefix}out`).replace("Round #5", "nonsense"), read(`${prefix}in`));
  await waitForText(page, ".answer del", "nonsense");
  await openJudge(page, "spot", WRONG_OUTPUT);
  const start = Date.now();
  await page.evaluate((text) => find("output").onpaste({ clipboardData: { getData: () => text }, preventDefault() {} }),
    "xxxxxxxxxxxxxxxxxxxxxxxxxxx\n".repeat(190000));
  assert(Date.now() - start < 8000);
  await waitForText(page, "#notice", "too long to be kept");
  const manyGames = `${"2\n1 1 +\n1 1 -\n1 1 +\n1 1 -\n".repeat(150000)}0\n`;
  const output = `${"Player 1 wins on move 2\n".repeat(149999)}Draw\n`;
  await page.evaluate((fields) => void replace(fields, "Replaced."), { input: manyGames, output });
  await waitForText(page, ".cases [aria-current]", "✗150000");
  await page.reload();
  await waitForValue(page, "output", WRONG_OUTPUT);
});

testPage("a run is stopped after ten seconds, and by a newer one even if it has printed its output", async (page) => {
  await page.clock.install();
  await openJudge(page, "game-schedule");
  await page.evaluate(() => void program.run(["generate", "game-schedule", "--size", "10000000", "--cases", "9999"]));
  await page.clock.fastForward(10000);
  await waitForText(page, "#notice", "Stopped after 10 seconds.");
  assert.equal(await page.evaluate(() => {
    const { text } = Blob.prototype;
    Blob.prototype.text = function () { return program.stop(), text.call(this); };
    return program.run(["list"]).catch(() => "stopped");
  }), "stopped");
});

testPage("a phone shows the fields, then the reason and the picture; the statement can be closed", async (page) => {
  for (const [width, height] of [[360, 740], [320, 640]]) {
    await setScreen(page, width, height, "light");
    await openJudge(page, "cheat", "", read("samples/cheat/eight-rules-at-once.in"));
    const top = async (selector) => (await page.locator(selector).boundingBox()).y;
    assert(await top("#start") > 0 && await top("#output") < height);
    await page.fill("#output", "A\n");
    await page.locator("#output").blur();
    await page.waitForFunction(() => !document.getElementById("outputPart").open);
    const picture = await top(".picture");
    assert(await top(".reason") < picture && picture < height - 100 && picture < await top("#fields"));
    await page.click("header [popovertarget=menu]:visible");
    await page.click("#menu >> text=Statement");
    await page.click("#statement button");
    await page.waitForSelector("#statement", { state: "hidden" });
  }
}, { hasTouch: true });

testPage("a failed action is a notice, and changes nothing else", async (page) => {
  await openOnline(page, linkTo({ problem: "spot", input: sample("spot"), output: WRONG_OUTPUT }));
  await waitForState(page, "wrong");
  assert.equal(await page.evaluate(() => navigator.clipboard), undefined);
  await page.click("[value=copy]");
  await waitForText(page, "[value=copy]", "Not copied: the browser does not allow it");
  await page.evaluate(() => (actions.random = () => Promise.reject(new Error("out of luck"))));
  await page.click("#inputPart summary");
  await page.click("[data-do=random]");
  await waitForText(page, "#notice", "out of luck");
  await waitForText(page, "dd.yours", "Player 1 wins on move 4");
});

testPage("a field keeps its place while it is edited; the menu leads to it", async (page) => {
  await setScreen(page, 360, 740, "light");
  await openJudge(page, "cheat", "A\n", read("samples/cheat/long-game.in"));
  await page.click("header [popovertarget=menu]:visible");
  await page.click("#menu >> text=Your output");
  const top = async () => Math.round((await page.locator("#output").boundingBox()).y);
  const before = await top();
  assert(before > 0 && before < 700);
  for (const key of ["End", "B", "Backspace"]) {
    await page.keyboard.press(key);
    await waitForState(page, "wrong");
    assert(Math.abs((await top()) - before) < 4, key);
  }
}, { hasTouch: true });

testPage("long texts are not laid out while they are hidden, and steps are fast", async (page) => {
  const input = read("samples/10-20-30/long-game.in");
  for (const lines of [9500, 200000]) {
    await openJudge(page, "10-20-30");
    const output = "Win : 60 nonsense 123456\n".repeat(lines);
    await page.evaluate((fields) => replace(fields, "Replaced."), { input, output });
    await waitForState(page, "wrong");
    assert.equal(await page.locator("#output").evaluate((field) => getComputedStyle(field).display), "none");
    const times = await page.evaluate(() => Array.from({ length: 8 }, () => {
      const start = performance.now();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
      return document.body.offsetHeight * 0 + performance.now() - start;
    }));
    assert(Math.min(...times) < 100, `${times}`);
  }
});

testPage("each tab keeps its own text", async (page) => {
  const other = await page.context().newPage();
  const texts = [[page, "Draw\n"], [other, "Player 1 wins on move 3\n"]];
  for (const [tab] of texts) await openFile(tab, PAGE_FILE, "").then(() => waitForState(tab));
  for (const [tab, text] of texts) {
    await tab.fill("#output", text);
    await waitForState(tab, "wrong");
  }
  for (const [tab, text] of texts) {
    await tab.reload();
    await waitForState(tab, "wrong");
    assert.equal(await tab.inputValue("#output"), text);
  }
});

testPage("arrows choose cases, a key lists the keys, and the browser goes back to a problem", async (page) => {
  await openFile(page, PAGE_FILE, "");
  await waitForState(page);
  await page.selectOption("#problem", "cheat");
  await page.waitForFunction(() => document.title === "Cheat" && !model.isBusy);
  await page.goBack();
  await page.waitForFunction(() => document.title === "Spot");
  await openJudge(page, "spot", WRONG_OUTPUT);
  for (const [key, expected] of [["ArrowUp", "✓1"], ["ArrowDown", "✗2"], ["ArrowUp", "✓1"], ["n", "✗2"]]) {
    await page.keyboard.press(key);
    await waitForText(page, ".cases [aria-current]", expected);
  }
  await page.keyboard.press("?");
  await waitForText(page, "#keys:popover-open", "previous, next case");
  await page.keyboard.press("Escape");
  await page.click("#inputPart summary");
  await page.click("[data-do=random]");
  await page.waitForFunction(() => model.input !== "" && /^5\n/.test(find("input").value));
  await openJudge(page, "spot", sample("spot", "out"), undefined, "right");
  await waitForText(page, "#status", "✓ Accepted for this input.");
});

testPage("a case that was shown is not explained again", async (page) => {
  await openJudge(page, "spot", "Draw\nPlayer 1 wins on move 3\n");
  const moves = [["ArrowDown", "2"], ["ArrowUp", "1"], ["ArrowDown", "2"]];
  for (const [key, expected] of [moves[1], moves[0], ...moves.slice(1)]) {
    await page.keyboard.press(key);
    await waitForText(page, ".cases [aria-current]", `✗${expected}`);
    if (key === "ArrowDown") await page.evaluate(() => (program.run = () => Promise.reject(new Error("explained again"))));
  }
});

testPage("pages are accessible, and fit screens of every size", async (page) => {
  for (const [index, { name }] of listProblems().entries()) {
    // Every second problem has an output. Of four problems, two have a dark page. The statement, the menu, the
    // keys or nothing is open, in turn.
    await openJudge(page, name, index % 2 ? "1\n" : "");
    await page.evaluate((index) => document.querySelectorAll("[popover]")[index]?.showPopover(), index % 4);
    for (const [width, height] of [[700, 450], ...SCREEN_SIZES]) {
      await setScreen(page, width, height, index % 4 < 2 ? "dark" : "light");
      assert(await fitsWidth(page), `${name} at ${width}`);
      // Each problem is examined at two of the four sizes.
      const isExamined = (index < 4 ? [320, 1400] : [360, 768]).includes(width);
      if (isExamined) assert.deepEqual(await accessibilityViolations(page), [], `${name} at ${width}`);
    }
  }
});

testPage("the page is one file, and refers to no other file", async (page) => {
  const file = read("target/judge.html");
  assert(file.length <= 760000 && !/src=|@import|url\(|<link|fetch\(|XMLHttpRequest/.test(file));
  await setScreen(page, 1400, 900, "light");
  await openJudge(page, "spot", WRONG_OUTPUT);
  await checkPictureSize(page, "docs/judge-html.png");
});
