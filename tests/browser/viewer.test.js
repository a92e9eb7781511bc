// The viewer, in the pages of `judge explain --html`.
"use strict";

const { SIZES, assert, fits, folder, fs, judge, keepPicture, look, open, path, read, sample, testPage, text,
  unusable } = require("./common.js");

// Opens the page for an input, which may be bad, at a place in it; `options` go to the program.
async function explain(page, problem, { place = "", input = sample(problem), options = [] } = {}) {
  const file = path.join(folder, `${process.hrtime.bigint()}.html`);
  judge(["explain", problem, "--html", "-o", file, ...options], input);
  await open(page, file, place);
  await page.waitForFunction(() => !document.querySelector("main .stage").hidden);
}

// The same for an output, or for what a program with a mistake prints.
async function explainWrong(page, problem, mistake, name = "sample", place = "") {
  const [file, output] = [`samples/${problem}/${name}.in`, path.join(folder, `${process.hrtime.bigint()}.out`)];
  fs.writeFileSync(output, mistake.includes("\n") ? mistake : judge([problem, "--mistake", mistake, file]).stdout);
  await explain(page, problem, { place, input: read(file), options: ["--found", output] });
}

const generate = (problem, size, kind = []) =>
  judge(["generate", problem, "--seed", "1", "--cases", "1", ...(size ? ["--size", size] : []), ...kind]).stdout;

// The step that is shown, from 1, the label of the case, and where parts are.
const step = async (page) => parseInt(await text(page, ".controls output"));
const current = (page) => text(page, ".cases [aria-current]");
const boxes = (page, selector) =>
  page.locator(selector).evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
async function press(page, key, expected) {
  await page.keyboard.press(key);
  assert.equal(await step(page), expected, key);
}

// Known mistakes, and inputs that show them.
const WRONG = [["10-20-30", "one-pick-up-a-deal", "sample"], ["number-game", "multiples-only", "nothing-chosen-yet"],
  ["cheat", "ties-to-the-greatest", "long-game"], ["gomoku", "overlines", "six-five-six-in-one-line"],
  ["game-schedule", "any-loser", "sample"], ["spot", "turn-forgotten", "each-turn"]];

// Every step says what the data says, in a picture in which nothing is cut off, which stays where the
// one before was, and has its line in the list.
async function wrongSteps() {
  const wrong = [];
  const find = (selector) => document.querySelector(selector);
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const isIn = (part, whole) => {
    const [inner, outer] = [part, whole].map((element) => element.getBoundingClientRect());
    return ["left", "top", "right", "bottom"].every((side, at) => (inner[side] - outer[side]) * (at < 2 ? 1 : -1) > -2);
  };
  const lines = [...document.querySelectorAll("script[type='application/json']")];
  const cases = lines.map((line) => JSON.parse(line.textContent)).filter(({ steps }) => steps);
  for (let number = 0; number < cases.length; number++) {
    if (number > 0) press("]");
    await new Promise((then) => setTimeout(then, 50));
    press("Home");
    const { top } = find(".picture").getBoundingClientRect();
    cases[number].steps.forEach((step, index) => {
      if (index > 0) press("ArrowRight");
      const expect = (isSo, what) => isSo || wrong.push(`case ${number + 1}, step ${index + 1}: ${what}`);
      const said = step.words.map(({ runs, list }) => runs.map(({ text }) => text).concat(list).join("")).join("");
      expect(find(".words").textContent === said, find(".words").textContent);
      expect(Math.abs(find(".picture").getBoundingClientRect().top - top) < 1, "the picture moves");
      expect(document.documentElement.scrollWidth <= innerWidth, "the page is too wide");
      for (const part of find(".picture").querySelectorAll("li, p, svg, text, rect, circle")) {
        const whole = part.ownerSVGElement ?? find(".picture");
        expect(part.getClientRects().length === 0 || isIn(part, whole), `cut off: ${part.outerHTML.slice(0, 99)}`);
      }
      expect(isIn(find(".list [aria-current]"), find(".list")), "its line is not in view");
    });
  }
  return wrong;
}

const LONG = [["10-20-30", "", "long"], ["number-game", "19", "random"], ["cheat", "", "long"],
  ["gomoku", "", "overlines"], ["game-schedule", "60", "random"], ["spot", "61", "turned"]];
for (const [problem, size, kind] of LONG) {
  testPage(`every step of ${problem} at every size`, async (page) => {
    for (const input of [sample(problem), generate(problem, size, ["--kind", kind])]) {
      for (const [width, height] of SIZES) {
        await look(page, width, height, "light");
        await explain(page, problem, { input });
        assert.deepEqual(await page.evaluate(wrongSteps), [], `${width} by ${height}`);
      }
    }
  });
}

testPage("the headline says why, where it shows", async (page) => {
  await look(page, 1200, 780, "light");
  await explainWrong(page, ...WRONG[2]);
  await keepPicture(page, "docs/page-cheat.png");
  const at = await step(page);
  assert.match(await text(page, ".headline h2"), /^✗ Round 7: /);
  assert.match(await text(page, ".headline .program"), /^Your output is that of a program that lets player 3 /);
  assert.match(await text(page, ".words"), /^Right: player 3 puts down 4\. Your program: player 3 puts down J\./);
  assert.equal(await text(page, ".named b"), "player 3");
  assert.match(await text(page, ".list .wrong"), /put 3 4.*✗/);
  // Elsewhere it is a way back.
  for (const key of ["n", "p"]) {
    await press(page, "Home", 1);
    assert.match(await text(page, ".headline"), /^Round 7: /);
    await press(page, key, at);
  }
  await press(page, "ArrowLeft", at - 1);
  await page.click(".headline button");
  assert.equal(await step(page), at);
});

testPage("answers side by side", async (page) => {
  // All words that are wrong are marked where only one answer is right.
  const right = sample("cheat", "out");
  await explainWrong(page, "cheat", right.replace("2 6 7 10 J", "2 6 7 10 Q").replace("4 8 9 Q K", "4 8 9 J K"));
  assert.deepEqual(await page.locator("table :is(mark, del)").allTextContents(), ["J", "Q", "Q", "J"]);
  assert.doesNotMatch(await text(page, ".headline"), /Your output is that/);
  // A surplus line has a sign, and whitespace a look of its own.
  await explainWrong(page, "cheat", right.replace("WINNER\n", "WINNER\nextra\n"));
  assert.equal(await text(page, "tr:has(th:text('✗')) del"), "extra");
  await explainWrong(page, "spot", sample("spot", "out").replace(" ", "  "));
  assert.equal(await text(page, "table .space"), "··");
  // Of a long answer the part around the line that is wrong is shown.
  const name = "five-hundred-and-thirteen-teams";
  const schedule = read(`samples/game-schedule/${name}.out`).replace(/(#4\n)(\S+)( defeats )(\S+)/, "$1$4$3$2");
  await explainWrong(page, "game-schedule", schedule, name);
  assert.match(await text(page, "tr:has(del) + tr em"), /^found ".*", but ".*" still has matches to play/);
  const [shown, wrong] = await boxes(page, ".answer .scroll, table del");
  assert(wrong.top >= shown.top && wrong.bottom <= shown.bottom);
});

testPage("keys, buttons and the address", async (page) => {
  await explain(page, "spot", { place: "#step=1" });
  for (const [key, expected] of [["ArrowLeft", 1], ["ArrowRight", 2], ["End", 5], ["ArrowRight", 5]]) {
    await press(page, key, expected);
  }
  await page.waitForFunction(() => location.hash === "#case=1&step=5");
  for (const [key, expected] of [["]", "2"], ["]", "2"], ["[", "1"]]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(50);
    assert.equal(await current(page), expected, key);
  }
  for (const [label, expected] of [["First step", 1], ["Last step", 5], ["Back", 4], ["Forward", 5]]) {
    await page.click(`.controls [aria-label^="${label}"]`);
    assert.equal(await step(page), expected, label);
  }
  assert.equal(await page.locator(".controls [aria-disabled=true]").count(), 2);
  await page.click(".cases li:last-child button");
  await page.waitForFunction(() => document.querySelector(".cases [aria-current]").textContent === "2");
  for (const [place, ...expected] of [["#case=99&step=99", "2", 6], ["#case=-1&step=x", "1", 1], ["#step=4", "1", 4]]) {
    await explain(page, "spot", { place });
    assert.deepEqual([await current(page), await step(page)], expected, place);
  }
});

testPage("the list of steps", async (page) => {
  await explain(page, "10-20-30", { input: read("samples/10-20-30/long-game.in") });
  assert((await step(page)) > 1000 && (await page.locator(".list li").count()) < 100);
  await page.locator(".list").evaluate((list) => list.scrollTo(0, 0));
  await page.waitForFunction(() => document.querySelector(".list li").ariaPosInSet === "1");
  await page.click(".list li:nth-child(3) button");
  assert.equal(await step(page), 3);
  // What is copied is what the program prints.
  await explain(page, "spot", { place: "#case=2" });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.click(".copy");
  const printed = judge(["explain", "spot", "--steps", "--case", "2"], sample("spot")).stdout;
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), printed);
});

// On a phone the reason and the picture are on the first screen, and the controls under the thumb.
testPage("phones", async (page) => {
  for (const [problem, ...wrong] of WRONG) {
    for (const [width, height] of [[360, 740], [320, 640]]) {
      await look(page, width, height, "light");
      await explainWrong(page, problem, ...wrong);
      // A page that is just loaded may have the width of a screen for a moment.
      await page.waitForFunction((width) => innerWidth === width, width);
      assert(await fits(page));
      const [reason, picture, bar] = await boxes(page, ".headline, .picture, .controls");
      const end = bar.height > 0 ? bar.top : height;
      assert(reason.bottom <= picture.top && end - picture.top > picture.height / 2, `${problem} at ${width}`);
      const controls = await boxes(page, "button, summary");
      assert(controls.every(({ height }) => height === 0 || height >= 44), problem);
    }
  }
  await explain(page, "10-20-30", { place: "#step=5" });
  const session = await page.context().newCDPSession(page);
  for (const [from, to, expected] of [[300, 100, 6], [60, -20, 7], [100, 300, 6], [100, 110, 6]]) {
    for (let part = 0; part <= 10; part++) {
      const touchPoints = [{ x: from + ((to - from) * part) / 10, y: 200 + part }];
      await session.send("Input.dispatchTouchEvent", { type: part === 0 ? "touchStart" : "touchMove", touchPoints });
    }
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    assert.equal(await step(page), expected, `${from} to ${to}`);
  }
}, { hasTouch: true, isMobile: true });

testPage("brackets have names in view", async (page) => {
  for (const [teams, width, height] of [[8, 360, 740], [12, 740, 360], [30, 700, 450], [1000, 1400, 900]]) {
    await look(page, width, height, "light");
    await explain(page, "game-schedule", { place: "#step=4", input: generate("game-schedule", `${teams}`) });
    const names = await boxes(page, ".team.now text");
    assert(names.length > 0 && names.every(({ top, bottom }) => top > 0 && bottom < height), `${teams} at ${width}`);
    assert.equal(await page.locator(".overview").count(), teams > 30 || width < 800 ? 1 : 0, `${teams} at ${width}`);
  }
  const times = await page.evaluate(() => Array.from({ length: 50 }, () => {
    const before = performance.now();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    return performance.now() - before + 0 * document.body.offsetHeight;
  }));
  assert(Math.min(...times) < 16, `a step takes ${times} ms`);
});

testPage("boards", async (page) => {
  // Rows that are too long are shown where one asks for them, or where they matter.
  await explain(page, "gomoku", { input: read("samples/gomoku/six-crossed-by-five.in") });
  assert.equal(await page.locator(".mark.Weak:visible").count(), 0);
  await page.click(".legend button");
  assert((await page.locator(".mark.Weak:visible").count()) > 3);
  await explainWrong(page, ...WRONG[3]);
  assert((await page.locator(".mark.Weak:visible").count()) > 3);
  assert.equal(await page.locator(".mark.Given").count(), 1);
  // Two boards stand beside each other on a phone, with spots that are seen.
  await look(page, 360, 740, "light");
  await explain(page, "spot", { input: read("samples/spot/fifty-rows-turned.in") });
  const [one, two] = await boxes(page, ".board");
  assert(one.width > 150 && one.right < two.left && one.top === two.top);
  assert((await boxes(page, ".Spot")).every(({ width }) => width >= 2.5));
});

testPage("everybody can use it", async (page) => {
  for (const [problem, ...wrong] of WRONG) {
    for (const [scheme, width, place] of [["light", 1400, ""], ["dark", 360, "#step=9999"]]) {
      await look(page, width, 800, scheme);
      await explainWrong(page, problem, ...wrong, place);
      assert.deepEqual(await unusable(page), [], problem);
    }
    // On paper nothing is cut off, and there is nothing to press.
    await page.emulateMedia({ media: "print" });
    const isCut = ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1;
    for (const part of [".picture", ".answer"]) assert(!(await page.locator(part).evaluate(isCut)), problem);
    assert(await page.locator(".controls").isHidden());
    await page.emulateMedia({ media: "screen" });
  }
}, { bypassCSP: true });

testPage("hostile names stay text, and a bad case is shown as far as it goes", async (page) => {
  const [one, two] = ["</script><script>document.title='hostile'</script>", "<img/src=x/onerror=alert(1)>\u2028\0"];
  await explain(page, "game-schedule", { input: `2\n${one}\n${two}\n${one} ${two}\n0\n` });
  for (const key of ["Home", "ArrowRight", "ArrowRight", "ArrowRight", "End"]) {
    await page.keyboard.press(key);
    assert.equal(await page.locator("img, iframe, body script:not([type])").count(), 0);
  }
  assert((await text(page, ".answer")).includes("<img/src=x/onerror=alert(1)>\\u{2028}\\u{0}"));
  assert.equal(await page.title(), "Game schedule required");
  await explain(page, "spot", { input: "2\n1 1 +\n2 2 +\n2 2 +\n1 2 +\n0\n" });
  assert.match(await text(page, "body"), /line 4, column 5: game 1, move 3: square \(2, 2\) already holds a spot/);
});
