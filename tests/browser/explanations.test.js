// The pages of `judge explain --html`.
"use strict";

const { SIZES, assert, fits, folder, fs, judge, keepPicture, look, nameless, open, path, problems, sample, testPage, text, unusable } =
  require("./common.js");

// Opens the page for an input, which may be bad, at a place in it.
async function explain(page, problem, place = "", input = sample(problem)) {
  const file = path.join(folder, "page.html");
  judge(["explain", problem, "--html", "-o", file], input);
  await open(page, file, place);
}

const generate = (problem, size, kind = []) =>
  judge(["generate", problem, "--seed", "1", "--cases", "1", ...(size ? ["--size", size] : []), ...kind]).stdout;

// The case, the step, and how many steps there are.
const place = (page) => page.evaluate(() => ["case", "step", "steps"].map((name) => Number(document.documentElement.dataset[name])));
const step = async (page) => (await place(page))[1];
const reaches = (page, step) => page.waitForFunction((step) => Number(document.documentElement.dataset.step) >= step, step);

// Every step shows the words of the page's data, with a picture in which no text is cut off and
// what changes is seen; the text begins at its top, and the picture stays where it is.
function wrongSteps() {
  const wrong = [];
  const [words, picture, side, shown] = ["words", "picture", "side", "answer"].map((id) => document.getElementById(id));
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const place = document.documentElement.dataset;
  const isIn = (inner, outer, slack) => inner.left >= outer.left - slack && inner.top >= outer.top - slack &&
    inner.right <= outer.right + slack && inner.bottom <= outer.bottom + slack;
  while (place.case > 1) press("[");
  document.querySelectorAll("script[data-title]").forEach((element, number) => {
    const { steps, case: { answer } } = JSON.parse(unpack(element.textContent));
    if (number > 0) press("]");
    press("Home");
    const { top } = picture.getBoundingClientRect();
    steps.forEach((step, index) => {
      if (index > 0) press("ArrowRight");
      const expect = (isSo, what) => isSo || wrong.push(`case ${number + 1}, step ${index + 1}: ${what}`);
      const at = `${place.case} ${place.step} ${place.steps}`;
      expect(at === `${number + 1} ${index + 1} ${steps.length}`, `the place is ${at}`);
      const said = step.words.map(({ runs, list }) => runs.map(({ text }) => text).concat(list).join("")).join("");
      expect(words.textContent === said, words.textContent);
      expect(picture.getBoundingClientRect().top === top, "the picture moves");
      expect(side.scrollTop === 0, "the text does not begin at its top");
      const image = picture.querySelector("svg[role=img]");
      const whole = image.getBoundingClientRect();
      for (const part of image.querySelectorAll("text, rect, circle")) {
        if (!isIn(part.getBoundingClientRect(), whole, 2)) wrong.push(`case ${number + 1}, step ${index + 1}: cut off: ${part.outerHTML}`);
      }
      const marks = [...image.querySelectorAll("[data-mark]")];
      const isSeen = (mark) => isIn(mark.getBoundingClientRect(), picture.getBoundingClientRect(), 1);
      expect(marks.length === 0 || marks.some(isSeen), "nothing marked is seen");
      const isLast = index + 1 === steps.length;
      const lines = [...shown.querySelectorAll("td:last-child")].map((line) => line.textContent).join("\n");
      expect(shown.hidden !== isLast && (!isLast || lines.trimEnd() === answer.trimEnd()), "the answer");
    });
  });
  return wrong;
}

const LONG = [["10-20-30", "", "long"], ["number-game", "19", "random"], ["cheat", "", "long"], ["gomoku", "", "overlines"],
  ["game-schedule", "60", "random"], ["spot", "61", "turned"]];
for (const [problem, size, kind] of LONG) {
  testPage(`every step of ${problem} at every size`, async (page) => {
    for (const input of [sample(problem), generate(problem, size, ["--kind", kind])]) {
      await explain(page, problem, "", input);
      for (const [width, height] of SIZES) {
        await look(page, width, height, "light");
        assert.deepEqual(await page.evaluate(wrongSteps), [], `${width} by ${height}`);
      }
    }
  });
}

testPage("keys", async (page) => {
  const press = async (key, expected) => {
    await page.keyboard.press(key);
    assert.deepEqual(await place(page), expected, key);
  };
  await explain(page, "spot");
  for (const [key, ...expected] of [["ArrowLeft", 1, 1, 5], ["ArrowRight", 1, 2, 5], ["ArrowRight", 1, 3, 5], ["ArrowLeft", 1, 2, 5],
    ["End", 1, 5, 5], ["ArrowRight", 1, 5, 5], ["Home", 1, 1, 5], ["[", 1, 1, 5], ["]", 2, 1, 6], ["]", 2, 1, 6], ["End", 2, 6, 6],
    ["[", 1, 1, 5]]) await press(key, expected);
  // The same where a control has the focus.
  await page.focus("#step");
  await press("ArrowRight", [1, 2, 5]);
  await press("End", [1, 5, 5]);
  // Where something scrolls, the keys that scroll elsewhere do so; n and p lead to events.
  await explain(page, "10-20-30");
  const [, , steps] = await place(page);
  for (const [key, step] of [["n", 25], ["n", 29], ["p", 25]]) await press(key, [1, step, steps]);
  await page.click("#rules summary");
  await page.setViewportSize({ width: 700, height: 330 });
  await page.focus("#side");
  await press("End", [1, 25, steps]);
});

testPage("every control can be reached, and has a name", async (page) => {
  await explain(page, "spot", "#step=3");
  const reached = new Set();
  for (let count = 0; count < 20; count++) {
    await page.keyboard.press("Tab");
    reached.add(await page.evaluate(() => document.activeElement.id || document.activeElement.tagName));
  }
  for (const id of ["case", "first", "back", "play", "number", "step", "speed", "picture", "side", "SUMMARY", "closer"]) {
    assert(reached.has(id), id);
  }
  assert.deepEqual(await nameless(page), []);
  assert.equal(await page.locator("#words[aria-live=polite][role=status]").count(), 1);
});

testPage("buttons, the slider and the list of cases", async (page) => {
  await explain(page, "cheat");
  const [, , steps] = await place(page);
  for (const [button, expected] of [["#forward", 2], ["#forward", 3], ["#back", 2], ["#last", steps], ["#first", 1]]) {
    await page.click(button);
    assert.equal(await step(page), expected, button);
  }
  const idle = await page.evaluate(() => [...document.querySelectorAll("button[aria-disabled=true]")].map(({ id }) => id));
  assert.deepEqual(idle, ["previousCase", "first", "back", "previousEvent"]);
  await page.click("#step");
  assert((await step(page)) > steps / 3 && (await step(page)) < steps);
  await page.selectOption("#case", "2");
  assert.deepEqual((await place(page)).slice(0, 2), [2, 1]);
  for (const [typed, expected] of [["7", 7], ["99999", (await place(page))[2]]]) {
    await page.fill("#number", typed);
    await page.press("#number", "Enter");
    assert.equal(await step(page), expected);
  }
});

testPage("events", async (page) => {
  // A board has no steps.
  await explain(page, "gomoku");
  assert.equal(await page.locator("#steps:visible, #cases:visible").count(), 0);
  await page.click("#help summary");
  assert((await page.locator("#help").innerText()).includes("Larger (+)"));
  // The timeline shows the two positions that are equal.
  for (const [problem, at, equal] of [["spot", "", [2, 5]], ["10-20-30", "#case=3", [59, 84]]]) {
    await explain(page, problem, at);
    const ticks = await page.locator("#ticks .equal").getAttribute("d");
    const [, , steps] = await place(page);
    assert.deepEqual(ticks.split("M").slice(1).map((at) => Math.round((parseFloat(at) * (steps - 1)) / 1000) + 1), equal, problem);
  }
  // Buttons lead to events and say which, and so do the ticks.
  await explain(page, "10-20-30");
  assert.equal(await page.getAttribute("#nextEvent", "title"), "Step 25: 6 + 9 + 5 = 20 (n)");
  await page.click("#nextEvent");
  assert.equal(await step(page), 25);
  await page.selectOption("#speed", "events");
  await page.click("#first");
  await page.keyboard.press("Space");
  await page.click("#play");
  await reaches(page, 29);
});

testPage("playing stops at the end", async (page) => {
  await explain(page, "cheat", "#case=2&step=3");
  await page.selectOption("#speed", "100");
  await page.evaluate(() => document.activeElement.blur());
  const isPlaying = () => page.evaluate(() => document.getElementById("play").ariaPressed === "true");
  await page.keyboard.press("Space");
  assert(await isPlaying());
  await reaches(page, 5);
  await page.keyboard.press("Space");
  const paused = await place(page);
  await page.waitForTimeout(300);
  assert.deepEqual(await place(page), paused);
  await page.click("#play");
  await reaches(page, paused[2]);
  assert(!(await isPlaying()));
  await page.waitForTimeout(300);
  assert.deepEqual(await place(page), [2, paused[2], paused[2]]);
  // From the end it plays from the start.
  await page.click("#play");
  await page.waitForFunction(() => ["2", "3", "4", "5"].includes(document.documentElement.dataset.step));
  await page.keyboard.press("ArrowLeft");
  assert(!(await isPlaying()));
});

testPage("the address keeps the place", async (page) => {
  await explain(page, "10-20-30", "#case=2&step=5");
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  for (let count = 0; count < 20; count++) await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => location.hash === "#case=2&step=25");
  assert.equal(await entries(), before);
  await page.evaluate(() => (location.hash = "#case=3&step=7"));
  await page.waitForFunction(() => document.documentElement.dataset.case === "3");
  const [, seventh, last] = await place(page);
  assert.equal(seventh, 7);
  for (const [address, ...expected] of [["#case=99&step=99999", 3, last], ["#case=-1&step=x", 1, 1], ["#nonsense", 1, 1], ["#step=4", 1, 4]]) {
    await explain(page, "10-20-30", address);
    assert.deepEqual((await place(page)).slice(0, 2), expected, address);
  }
});

testPage("long answers scroll", async (page) => {
  await explain(page, "game-schedule", "#step=9999", generate("game-schedule", "100"));
  const last = await place(page);
  await page.focus("#answer");
  await page.keyboard.press("Home");
  assert.deepEqual(await place(page), last);
});

// A tap on a half of the picture or a swipe goes one step, and the page stays where it is.
testPage("touching", async (page) => {
  await explain(page, "10-20-30", "#step=5");
  const session = await page.context().newCDPSession(page);
  const swipe = async (from, to) => {
    for (let part = 0; part <= 10; part++) {
      const touchPoints = [{ x: from + ((to - from) * part) / 10, y: 300 + part }];
      await session.send("Input.dispatchTouchEvent", { type: part === 0 ? "touchStart" : "touchMove", touchPoints });
    }
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  // The last but one ends beyond the edge.
  for (const [from, to, expected] of [[300, 300, 6], [60, 60, 5], [300, 100, 6], [60, -20, 7], [100, 300, 6]]) {
    await swipe(from, to);
    assert.equal(await step(page), expected, `${from} to ${to}`);
  }
  // A picture that is larger than its room is moved.
  await page.keyboard.press("+");
  await swipe(300, 100);
  assert.equal(await step(page), 6);
}, { hasTouch: true, viewport: { width: 360, height: 740 } });

// The part of a bracket around the current match has names that can be read; the whole fits.
testPage("brackets have names", async (page) => {
  for (const [teams, width, height] of [["8", 360, 740], ["12", 740, 360], ["30", 700, 450], ["64", 1400, 900], ["500", 1400, 900]]) {
    await look(page, width, height, "light");
    await explain(page, "game-schedule", "#step=6", generate("game-schedule", teams));
    const heights = await page.evaluate(() => [...document.querySelectorAll("#picture .now text")].map((text) => text.getBoundingClientRect().height));
    assert(heights.length > 0 && Math.min(...heights) > 12, teams);
    await page.click("#farther");
    const isWhole = ({ scrollWidth, scrollHeight, clientWidth, clientHeight }) => scrollWidth <= clientWidth && scrollHeight <= clientHeight;
    assert(await page.locator("#picture").evaluate(isWhole), teams);
  }
});

// The least contrast, as WCAG computes it, of texts to the panel behind them and of marks to what
// they are drawn on, divided by what is needed.
function contrast() {
  const light = (colour) => {
    const [red, green, blue] = colour.match(/[\d.]+/g).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const least = (needed, selector, property, back) => all(selector).map((element) => {
    const [one, two] = [getComputedStyle(element)[property], back].map(light);
    return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05) / needed;
  });
  const panel = getComputedStyle(document.getElementById("words")).backgroundColor;
  const fill = (selector) => all(selector).map((element) => getComputedStyle(element).fill)[0];
  for (const kind of fill(".points") ? ["Strong", "Weak", "Other"] : []) {
    document.querySelector(".points").insertAdjacentHTML("afterend", `<rect class="mark point ${kind}"/>`);
  }
  return Math.min(
    ...least(4.5, "#words p, #answer td", "color", panel),
    ...least(4.5, "svg .faint, svg .note, .Gone text, .out text", "fill", panel),
    ...least(3, ".points ~ .mark", "stroke", fill(".points")),
    ...least(3, ".squares ~ .mark", "stroke", fill(".squares")),
    ...least(3, ".card.Strong rect, .card.Weak rect, .way", "stroke", panel),
  );
}

// The page is never wider than the screen, and its text stands out from what is behind it.
testPage("light, dark and narrow", async (page) => {
  for (const { name } of problems()) {
    const backgrounds = [];
    await explain(page, name, "#step=9999");
    for (const [width, scheme] of [[1400, "light"], [1400, "dark"], [400, "light"], [320, "dark"]]) {
      await look(page, width, 800, scheme);
      assert(await fits(page), `${name} at ${width}`);
      assert((await page.evaluate(contrast)) > 1, name);
      backgrounds.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    }
    assert.equal(backgrounds[0], backgrounds[2]);
    assert.notEqual(backgrounds[0], backgrounds[1]);
  }
});

testPage("on paper nothing is cut off", async (page) => {
  for (const { name } of problems()) {
    await explain(page, name, "#step=9999");
    await page.emulateMedia({ media: "print" });
    const isCut = ({ scrollWidth, scrollHeight, clientWidth, clientHeight }) => scrollWidth > clientWidth || scrollHeight > clientHeight;
    for (const part of ["#picture", "#side", "#answer"]) assert(!(await page.locator(part).evaluate(isCut)), `${part} of ${name}`);
    await page.emulateMedia({ media: "screen" });
  }
});

testPage("accessibility", async (page) => {
  // One with cards, one with a bracket and one with boards: the page is the same.
  for (const name of ["10-20-30", "game-schedule", "spot"]) {
    for (const [scheme, width, at] of [["light", 1400, ""], ["dark", 360, "#step=9999"]]) {
      await look(page, width, 800, scheme);
      await explain(page, name, at);
      assert.deepEqual(await unusable(page), [], name);
    }
  }
}, { bypassCSP: true });

testPage("hostile names stay text", async (page) => {
  const names = ["</script><script>document.title='hostile'</script>", "<img/src=x/onerror=alert(1)>", "\"'`\\&amp;<!--<script>", "\xff\u2028\0"]
    .map((name) => Buffer.from(name, name[0] === "\xff" ? "utf8" : "latin1"));
  const [one, two, three, four] = names;
  const pairs = [[one, two], [two, three], [three, four]].map(([a, b]) => Buffer.concat([a, Buffer.from(" "), b]));
  const lines = [Buffer.from("4"), ...names, ...pairs, Buffer.from("0")].flatMap((line) => [line, Buffer.from("\n")]);
  await explain(page, "game-schedule", "#step=3", Buffer.concat(lines));
  const [, , steps] = await place(page);
  assert(steps > 5);
  for (let count = 0; count < steps; count++) {
    await page.keyboard.press("ArrowRight");
    assert.equal(await page.locator("img, script:not([type]), iframe").count(), 2);
  }
  const answer = await text(page, "#answer");
  assert(answer.includes("<img/src=x/onerror=alert(1)>") && answer.includes("\\u{2028}\\u{0}"), answer);
  assert.equal(await page.title(), "Game schedule required · Case 1");
});

testPage("a long answer is shown from its wrong line on, with the reason below", async (page) => {
  const [input, output, file] = ["schedule.in", "schedule.out", "page.html"].map((name) => path.join(folder, name));
  fs.writeFileSync(input, generate("game-schedule", "60"));
  const right = judge(["game-schedule", input]).stdout.toString();
  fs.writeFileSync(output, right.replace(/(#4\n)(\S+)( defeats )(\S+)/, "$1$4$3$2"));
  judge(["explain", "game-schedule", input, "--found", output, "--html", "-o", file]);
  await open(page, file, "");
  assert.match(await text(page, "#words"), / defeats .*; (forced|chosen):/);
  assert((await text(page, "#answer table")).includes("a right one"));
  assert.equal(await page.locator("#answer del").count(), 1);
  assert.match(await text(page, "tr:has(del) + tr em"), /^found ".*", but ".*" still has matches to play/);
  const [wrong, shown] = await page.evaluate(() => ["#answer del", "#answer"].map((at) => document.querySelector(at).getBoundingClientRect().toJSON()));
  assert(wrong.top >= shown.top && wrong.bottom <= shown.bottom);
  assert.equal(await page.evaluate(() => document.getElementById("side").scrollTop), 0);
});

testPage("all words that are wrong in an answer are marked where only one is right", async (page) => {
  const [output, file] = ["cheat.out", "page.html"].map((name) => path.join(folder, name));
  fs.writeFileSync(output, sample("cheat", "out").replace("2 6 7 10 J", "2 6 7 10 Q").replace("4 8 9 Q K", "4 8 9 J K"));
  judge(["explain", "cheat", "--found", output, "--html", "-o", file], sample("cheat"));
  await open(page, file, "");
  assert.deepEqual(await page.locator("#answer :is(mark, del)").allTextContents(), ["J", "Q", "Q", "J"]);
  assert.equal(await page.locator("#answer em").count(), 1);
});

testPage("a page begins where a program with a known mistake diverges", async (page) => {
  const [output, file] = ["cheat.out", "page.html"].map((name) => path.join(folder, name));
  const input = "samples/cheat/long-game.in";
  fs.writeFileSync(output, judge(["cheat", "--mistake", "ties-to-the-greatest", input]).stdout);
  judge(["explain", "cheat", input, "--found", output, "--html", "-o", file]);
  await open(page, file, "");
  assert.match(await text(page, "#divergence"), /^Your output is that of .*Round 7: expected "put 3 4", such a program does "put 3 J"\.$/);
  assert.match(await text(page, "#words"), /^Round 7:/);
});

testPage("equal positions lead to each other", async (page) => {
  await explain(page, "spot", "#case=1&step=5");
  const button = page.locator("#legend button");
  assert.equal(await button.textContent(), "The same position: step 2");
  await button.click();
  assert.deepEqual(await place(page), [1, 2, 5]);
  assert.equal(await button.textContent(), "The same position: step 5");
  await page.keyboard.press("ArrowRight");
  assert.equal(await button.count(), 0);
});

testPage("a bad case is shown as far as it goes", async (page) => {
  await explain(page, "spot", "#case=2&step=9", "1\n1 1 +\n1 1 -\n2\n1 1 +\n2 2 +\n2 2 +\n1 2 +\n0\n");
  assert.deepEqual(await place(page), [2, 4, 4]);
  assert.equal(await text(page, "#words"), "Error: line 7, column 5: game 2, move 3: square (2, 2) already holds a spot");
  assert(await page.locator("#answer").isHidden());
});

testPage("the picture of the documentation", async (page) => {
  await look(page, 1200, 780, "light");
  await explain(page, "cheat", "#step=20");
  await keepPicture(page, "docs/page-cheat.png");
});
