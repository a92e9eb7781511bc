// Tests of the viewer in the pages of `judge explain --html`.
"use strict";

const { SCREEN_SIZES, accessibilityViolations, assert, checkPictureSize, fitsWidth, fs, judge, openFile, path, read,
  sample, setScreen, tempFolder, testPage, textOf } = require("./common.js");

// Opens the explanation of an input, with a hash that selects a case and a step. The input may be
// bad.
async function explain(page, problem, { hash = "", input = sample(problem), options = [] } = {}) {
  const file = path.join(tempFolder, `${process.hrtime.bigint()}.html`);
  fs.writeFileSync(file, judge(["explain", problem, "--html", ...options], input).stdout);
  await openFile(page, file, hash);
  await page.waitForFunction(() => !document.querySelector("main .scene").hidden);
}

// Opens the explanation of an output for a sample.
async function explainOutput(page, problem, output, name = "sample", hash = "") {
  const file = path.join(tempFolder, `${process.hrtime.bigint()}.out`);
  fs.writeFileSync(file, output);
  await explain(page, problem, { hash, input: read(`samples/${problem}/${name}.in`), options: ["--found", file] });
}

// Opens the explanation of the output that a program with a known mistake prints for a sample.
const explainMistake = (page, problem, mistake, name, hash) => explainOutput(page, problem,
  judge([problem, "--mistake", mistake, `samples/${problem}/${name}.in`]).stdout, name, hash);

const generate = (problem, size, options = []) =>
  judge(["generate", problem, "--seed", "1", "--cases", "1", ...(size ? ["--size", size] : []), ...options]).stdout;

// Returns the number of the current step. The first step has the number 1.
const currentStep = async (page) => parseInt(await textOf(page, ".counter"));
// Returns the label of the current case.
const currentCase = (page) => textOf(page, ".cases [aria-current]");
// Returns the bounding boxes of elements.
const boxes = (page, selector) =>
  page.locator(selector).evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));

// Presses a key, and asserts that the page then shows this step.
async function pressForStep(page, key, step) {
  await page.keyboard.press(key);
  assert.equal(await currentStep(page), step, key);
}

// For each problem, a known mistake and a sample for which the mistake prints a wrong output.
const MISTAKES = [["10-20-30", "one-pick-up-a-deal", "sample"], ["number-game", "multiples-only", "nothing-chosen-yet"],
  ["cheat", "ties-to-the-greatest", "long-game"], ["gomoku", "overlines", "six-five-six-in-one-line"],
  ["game-schedule", "any-loser", "sample"], ["spot", "turn-forgotten", "each-turn"]];

// Runs in the page. Goes through all steps and returns the failures. At each step, the page must
// show the words of the step and its line in the list. The picture must not move or be cut off. In a
// long case, only every fifth step is examined, beginning with the step `first`.
async function checkSteps(first) {
  const failures = [];
  const find = (selector) => document.querySelector(selector);
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  // Returns true if `outer` contains `inner`, with a tolerance of two pixels.
  const contains = (outer, inner) => {
    const [view, box] = [outer, inner].map((element) => element.getBoundingClientRect());
    return Math.min(box.left - view.left, box.top - view.top, view.right - box.right, view.bottom - box.bottom) > -2;
  };
  const scripts = [...document.querySelectorAll("script[type='application/json']")];
  const cases = scripts.map((script) => JSON.parse(script.textContent)).filter(({ steps }) => steps);
  for (let number = 0; number < cases.length; number++) {
    if (number > 0) press("ArrowDown");
    await new Promise((resolve) => setTimeout(resolve, 50));
    press("Home");
    const { top } = find(".picture").getBoundingClientRect();
    cases[number].steps.forEach((step, index) => {
      if (cases[number].steps.length > 20 && index % 5 !== first) return;
      find(`.list [value="${index}"]`).click();
      const expect = (isTrue, failure) => isTrue || failures.push(`case ${number + 1}, step ${index + 1}: ${failure}`);
      const words = step.words.map(({ runs, list }) => runs.map(({ text }) => text).concat(list).join("")).join("");
      expect(find(".words").textContent === words, find(".words").textContent);
      expect(Math.abs(find(".picture").getBoundingClientRect().top - top) < 1, "the picture moves");
      expect(document.documentElement.scrollWidth <= innerWidth, "the page is too wide");
      for (const element of find(".picture").querySelectorAll("li, p, svg, text, rect, circle")) {
        const isInside = contains(element.ownerSVGElement ?? find(".picture"), element);
        expect(isInside || element.getClientRects().length === 0, `cut off: ${element.outerHTML.slice(0, 99)}`);
      }
      expect(contains(find(".list"), find(".list [aria-current]")), "the line of the step is not in view");
    });
  }
  return failures;
}

// For each problem, a size and a kind of generated input with many or large steps. An empty size is
// the default size. These inputs are examined on the narrowest and on the widest screen.
const LARGE_INPUTS = [["10-20-30", "", "long"], ["number-game", "19", "random"], ["cheat", "", "long"],
  ["gomoku", "", "overlines"], ["game-schedule", "60", "random"], ["spot", "61", "turned"]];
for (const [problem, size, kind] of LARGE_INPUTS) {
  testPage(`steps of ${problem} at every size`, async (page) => {
    const large = generate(problem, size, ["--kind", kind]);
    for (const [first, [width, height]] of SCREEN_SIZES.entries()) {
      await setScreen(page, width, height, "light");
      for (const input of [sample(problem), ...([320, 1400].includes(width) ? [large] : [])]) {
        await explain(page, problem, { input });
        assert.deepEqual(await page.evaluate(checkSteps, first), [], `${width} by ${height}`);
      }
    }
  });
}

testPage("the headline gives the reason, and leads to its step", async (page) => {
  await setScreen(page, 1200, 780, "light");
  await explainMistake(page, ...MISTAKES.find(([name]) => name === "cheat"));
  await checkPictureSize(page, "docs/page-cheat.png");
  const decisiveStep = await currentStep(page);
  assert.equal(await textOf(page, ".reason h2"), "Game 1, round 7");
  assert.deepEqual(await page.locator(".reason dt").allTextContents(), ["right", "yours", "why", "cause"]);
  assert.equal(await textOf(page, "dd.right"), "A 5 7 7 7 9 9 J J J");
  assert.match(await textOf(page, "dd.cause"), /could be a program that lets player 3 /);
  assert.equal(await textOf(page, ".highlighted b"), "player 3");
  // The cause is not certain, so no step is called wrong.
  assert.equal(await page.locator(".list .differs").count(), 0);
  // From another step, a key or a click on the headline leads to the decisive step.
  await pressForStep(page, "Home", 1);
  await pressForStep(page, "n", decisiveStep);
  await pressForStep(page, "ArrowLeft", decisiveStep - 1);
  await page.click(".reason h2 button");
  assert.equal(await currentStep(page), decisiveStep);
});

testPage("an output is shown beside the answer, with marks", async (page) => {
  // If only one answer is right, all wrong words are marked.
  const answer = sample("cheat", "out");
  await explainOutput(page, "cheat", answer.replace("2 6 7 10 J", "2 6 7 10 Q").replace("4 8 9 Q K", "4 8 9 J K"));
  assert.deepEqual(await page.locator("table :is(mark, del)").allTextContents(), ["J", "Q", "Q", "J"]);
  // Extra lines and spaces are visible.
  await explainOutput(page, "cheat", answer.replace("WINNER\n", "WINNER\nextra\n"));
  assert.equal(await textOf(page, "tr:has(th:text('yours')) del"), "extra");
  await explainOutput(page, "spot", sample("spot", "out").replace(" ", "  "));
  assert.equal(await textOf(page, "table .space"), "··");
  // A right schedule stands below the wrong one, and has a label.
  await explainMistake(page, "game-schedule", "any-loser", "sample");
  assert.deepEqual(await page.locator(".answer th").allTextContents(), ["yours", "a right one"]);
  // A long answer is scrolled to the wrong line.
  const name = "a-thousand-teams";
  const schedule = read(`samples/game-schedule/${name}.out`).replace(/(#4\n)(\S+)( defeats )(\S+)/, "$1$4$3$2");
  await explainOutput(page, "game-schedule", schedule, name);
  assert.match(await textOf(page, "dd.why"), /^Found ".*", but ".*" still has matches to play/);
  const [view, line] = await boxes(page, ".answer .scroll, .answer del");
  assert(line.top >= view.top && line.bottom <= view.bottom);
});

testPage("keys, buttons and the address select cases and steps", async (page) => {
  await explain(page, "spot", { hash: "#step=1" });
  for (const [key, expected] of [["ArrowLeft", 1], ["ArrowRight", 2], ["End", 5], ["ArrowRight", 5]]) {
    await pressForStep(page, key, expected);
  }
  await page.waitForFunction(() => location.hash === "#case=1&step=5");
  await page.focus(".cases [aria-current]");
  for (const [key, expected] of [["ArrowDown", "2"], ["ArrowDown", "2"], ["ArrowUp", "1"]]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(50);
    assert.equal(await currentCase(page), expected, key);
  }
  for (const [label, expected] of [["First step", 1], ["Last step", 5], ["Back", 4], ["Forward", 5]]) {
    await page.click(`.controls [aria-label^="${label}"]`);
    assert.equal(await currentStep(page), expected, label);
  }
  assert.equal(await page.locator(".controls [aria-disabled=true]").count(), 2);
  await page.click(".cases li:last-child button");
  await page.waitForFunction(() => document.querySelector(".cases [aria-current]").textContent === "2");
  for (const [hash, ...expected] of [["#case=99&step=99", "2", 6], ["#case=-1&step=x", "1", 1], ["#step=4", "1", 4]]) {
    await explain(page, "spot", { hash });
    assert.deepEqual([await currentCase(page), await currentStep(page)], expected, hash);
  }
});

testPage("the list of steps is short, and can be copied", async (page) => {
  await explain(page, "10-20-30", { input: read("samples/10-20-30/long-game.in") });
  assert((await currentStep(page)) > 1000 && (await page.locator(".list li").count()) < 100);
  await page.locator(".list").evaluate((list) => list.scrollTo(0, 0));
  await page.waitForFunction(() => document.querySelector(".list li").ariaPosInSet === "1");
  await page.click(".list li:nth-child(3) button");
  assert.equal(await currentStep(page), 3);
  // The button copies the steps that `judge explain --steps` prints.
  await explain(page, "spot", { hash: "#case=2" });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.click("[value=copy]");
  const printed = judge(["explain", "spot", "--steps", "--case", "2"], sample("spot")).stdout;
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), printed);
});

// Without scrolling, a phone shows the reason, most of the picture, and the controls at the bottom.
testPage("phones show the reason and the picture", async (page) => {
  for (const [problem, mistake, name] of MISTAKES) {
    for (const [width, height] of [[360, 740], [320, 640]]) {
      await setScreen(page, width, height, "light");
      await explainMistake(page, problem, mistake, name);
      // At first, the browser may lay out the page for a monitor.
      await page.waitForFunction((width) => innerWidth === width, width);
      assert(await fitsWidth(page));
      const [reason, picture, controls] = await boxes(page, ".reason, .picture, .controls");
      // Controls that are hidden have the top 0.
      assert(reason.bottom <= picture.top && (controls.top || height) - picture.top > picture.height * 0.88, problem);
      assert(picture.height <= height * 0.451, `${problem}: ${picture.height} of ${height}`);
      // Buttons have at least 44 pixels, so a finger can hit them.
      assert((await boxes(page, "button, summary")).every(({ height }) => height === 0 || height >= 44), problem);
    }
  }
}, { hasTouch: true, isMobile: true });

testPage("phones on their sides show the picture beside the reason", async (page) => {
  await setScreen(page, 740, 360, "light");
  for (const [problem, mistake, name] of MISTAKES) {
    await explainMistake(page, problem, mistake, name);
    const [header, reason, picture, controls] = await boxes(page, "header, .reason, .picture, .controls");
    assert(reason.left >= picture.right && picture.top >= header.bottom && picture.bottom <= (controls.top || 360), problem);
  }
}, { hasTouch: true, isMobile: true });

testPage("brackets show names, and a step takes less than 16 ms", async (page) => {
  for (const [teams, width, height] of [[8, 360, 740], [12, 740, 360], [30, 700, 450], [1000, 1400, 900]]) {
    await setScreen(page, width, height, "light");
    await explain(page, "game-schedule", { hash: "#step=4", input: generate("game-schedule", `${teams}`) });
    const names = await boxes(page, ".team.current :is(text, span)");
    assert(names.length > 0 && names.every(({ top, bottom }) => top > 0 && bottom < height), `${teams} at ${width}`);
    assert.equal(await page.locator(".round").count(), teams > 12 || width < 800 ? 1 : 0, `${teams} at ${width}`);
  }
  const times = await page.evaluate(() => Array.from({ length: 50 }, () => {
    const start = performance.now();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    // Reading a height makes the browser lay out the page, after the time is taken and before the
    // next step.
    return performance.now() - start + 0 * document.body.offsetHeight;
  }));
  assert(Math.min(...times) < 16, `a step takes ${times} ms`);
});

testPage("boards show rows that do not count, and are large enough on a phone", async (page) => {
  // The board shows rows of more than five stones, also beside a five.
  for (const name of ["six-crossed-by-five", "more-than-five-is-no-win"]) {
    await explain(page, "gomoku", { input: read(`samples/gomoku/${name}.in`) });
    assert(await page.locator(".mark.Weak:visible").count() > 4, name);
  }
  // A phone shows two boards side by side, with spots of at least 2.5 pixels.
  await setScreen(page, 360, 740, "light");
  await explain(page, "spot", { input: read("samples/spot/fifty-rows-turned.in") });
  const [left, right] = await boxes(page, ".board");
  assert(left.width > 150 && left.right < right.left && left.top === right.top);
  assert((await boxes(page, ".Spot")).every(({ width }) => width >= 2.5));
});

testPage("pages are accessible, and are printed without controls", async (page) => {
  for (const [index, [problem, mistake, name]] of MISTAKES.entries()) {
    const [scheme, width, hash] = [["light", 1400, ""], ["dark", 360, "#step=9999"]][index % 2];
    await setScreen(page, width, 800, scheme);
    await explainMistake(page, problem, mistake, name, hash);
    assert.deepEqual(await accessibilityViolations(page), [], problem);
    // On paper nothing is cut off, and there are no controls.
    await page.emulateMedia({ media: "print" });
    const isCut = ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1;
    for (const part of [".picture", ".answer"]) assert(!(await page.locator(part).evaluate(isCut)), problem);
    assert(await page.locator(".controls").isHidden());
    const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g);
    assert(sheets.length <= 2, `${problem} on ${sheets.length} sheets`);
    await page.emulateMedia({ media: "screen" });
  }
}, { bypassCSP: true });

testPage("paper has all lines of the output, and the input", async (page) => {
  await explainOutput(page, "cheat", sample("cheat", "out").replace("2 6 7 10 J", "2 6 7 10 Q"));
  const lines = await page.locator(".answer tr").count();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator(".answer tr:visible").count(), lines);
  assert(await page.locator(".input pre").isVisible());
});

testPage("what is read aloud says which cards leave, and only what is new", async (page) => {
  await explain(page, "number-game", { hash: "#step=9999" });
  const spoken = (selector) => page.locator(selector).evaluateAll((cards) =>
    cards.map((card) => card.ariaHidden ?? card.textContent.replace(/^\d+/, "")));
  await page.waitForFunction(() => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    return document.querySelector(".Numbers .Weak") && document.querySelector(".Numbers .Gone");
  });
  assert.deepEqual([...new Set(await spoken(".Numbers .Weak"))], [" now forbidden"]);
  assert.deepEqual([...new Set(await spoken(".Numbers .Gone"))], ["true"]);
  await explain(page, "cheat", { hash: "#step=2" });
  assert.match((await spoken(".Hand .Weak")).join(), / leaves/);
  const { title } = JSON.parse(await page.locator("script[type='application/json']").nth(1).textContent()).steps[1];
  assert.deepEqual(await page.locator("[role=status], output, [aria-live]").allTextContents(), [`Step 2: ${title}`]);
});

testPage("hostile names stay text, and a bad case is shown up to its error", async (page) => {
  const [script, img] = ["</script><script>document.title='hostile'</script>", "<img/src=x/onerror=alert(1)>\u2028\0"];
  await explain(page, "game-schedule", { input: `2\n${script}\n${img}\n${script} ${img}\n0\n` });
  for (const key of ["Home", "ArrowRight", "ArrowRight", "ArrowRight", "End"]) {
    await page.keyboard.press(key);
    assert.equal(await page.locator("img, iframe, body script:not([type])").count(), 0);
  }
  assert((await textOf(page, ".answer")).includes("<img/src=x/onerror=alert(1)>\\u{2028}\\u{0}"));
  assert.equal(await page.title(), "Game schedule required");
  await explain(page, "spot", { input: "2\n1 1 +\n2 2 +\n2 2 +\n1 2 +\n0\n" });
  assert.match(await textOf(page, "body"), /line 4, column 5: game 1, move 3: square \(2, 2\) already holds a spot/);
});
