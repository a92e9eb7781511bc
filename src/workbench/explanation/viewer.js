// The viewer shows a case step by step: the cases, the reason why the output is wrong, the picture of the scene
// after a step, and the steps. It draws a model, and changes it.
//
// docs/json.md describes the data. `complete` fills in what it leaves out.
//
// A step takes the same time in a large case: lists contain only the rows in view. All text is inserted as
// text, never as markup.
"use strict";

function html(name, attributes = {}, ...children) {
  const element = Object.assign(document.createElement(name), attributes);
  element.append(...children);
  return element;
}

function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

const sizeOf = (width, height) => ({ width, height, viewBox: `0 0 ${width} ${height}` });
const button = (value, attributes, ...content) => html("button", { value, ...attributes }, ...content);

// Invisible characters, and characters that change the display of others.
const INVISIBLE = new RegExp("[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}" +
  "\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u3164\\ufe00-\\ufe0f\\uffa0]|[^\\P{Zs} ]", "gu");

// Returns a line with its invisible characters escaped.
const escaped = (line) => line.replace(INVISIBLE, (character) => `\\u{${character.codePointAt(0).toString(16)}}`);

// Copies a text. Returns true if the browser allows that, which it does not in a page without a secure connection.
const copyText = async (text) => navigator.clipboard?.writeText(text).then(() => true, () => false);

// The maximum number of buttons for cases, and of cases whose data is kept.
const [MAX_BUTTONS, MAX_KEPT] = [60, 16];

// The entries of the legend: a selector, the classes of the sample, and the meaning. The legend of a picture
// has the entries whose selectors match an element of the picture.
const LEGEND = [
  [".Numbers .Strong", "rules", "chosen"], [".Numbers .Weak", "leaving", "now forbidden"],
  ["div:not(.Numbers) > * > .card.Strong", "rules", "new"], ["div:not(.Numbers) > * > .card.Weak", "leaving", "leaves"],
  [".wood ~ .Strong", "rules as-circle", "the winning five"], [".mark.Secondary", "rules as-circle", "another five"],
  [".board .Weak", "leaving as-circle", "too long"], [".champion", "good", "the champion"],
  [".squares ~ .Strong", "rules", "last move"], [".piece.None", "leaving as-circle", "a spot was here"],
  [".top-side", "leaving as-line", "the upper side at first"],
  [".team.current", "rules", "this match"], [".Gone", "as-line", "was forbidden"],
];

// Fills in what the data of a case leaves out: repeated scenes and rows, and marks of cards.
function complete(data) {
  let previous = null;
  for (const step of data.steps) {
    if (step.scene === 0) step.scene = previous;
    step.scene?.rows?.forEach((row, index, rows) => {
      if (row === 0) rows[index] = previous.rows[index];
      else row.cards = row.cards.map((card) => (card.name === undefined ? { name: card, mark: "None" } : card));
    });
    previous = step.scene;
  }
  return data;
}

// Renders a paragraph of a step. A long list is folded.
function renderParagraph({ runs, list }) {
  const content = runs.map(({ style, text }) => (style === "plain" ? text : html(style, {}, text)));
  const items = html("ul", {}, ...list.map((item) => html("li", {}, item)));
  if (list.length > 8) return html("details", {}, html("summary", {}, ...content), items);
  return html("div", {}, html("p", {}, ...content), ...(list.length > 0 ? [items] : []));
}

// The cases, and a button for the next wrong one.
function CaseBar({ model, find, nextWrong }) {
  const bar = find(".cases");
  const caseButton = ({ title, right }, index) => {
    const [tabIndex, ariaCurrent] = index === model.index ? [0, "true"] : [-1, null];
    const [sign, className] = right ? ["✓", "good"] : right === false ? ["✗", "wrong"] : ["", ""];
    return html("li", {}, button(index, { className, tabIndex, ariaCurrent, ariaLabel: `${title} ${className}` },
      `${sign}${index + 1}`));
  };
  return () => {
    const { cases, index } = model;
    bar.hidden = cases.length < 2;
    if (bar.hidden || (bar.cases === cases && bar.index === index)) return;
    const isFocused = bar.contains(document.activeElement);
    const from = Math.max(0, Math.min(index - MAX_BUTTONS / 2, cases.length - MAX_BUTTONS));
    const items = cases.slice(from, from + MAX_BUTTONS).map((one, offset) => caseButton(one, from + offset));
    const next = nextWrong();
    const jump = next === undefined ? [] : [button(next, { title: "The next wrong case (n)" }, "Next ✗")];
    bar.replaceChildren(html("ul", {}, ...items), ...jump.map((one) => html("div", {}, one)));
    Object.assign(bar, { cases, index });
    const current = bar.querySelector("[aria-current]");
    if (isFocused) current?.focus({ preventScroll: true });
    // The case before the current one stays in view, or three rows.
    const item = current?.parentElement;
    if (item) bar.scrollTo(item.offsetLeft - 32, item.offsetTop - 3 * item.offsetHeight - 16);
  };
}

// The reason: at most five rows. Its title leads to the step.
function Reason({ model, find, actions }) {
  const part = find(".reason");
  const next = ({ text, case: number, needs_steps: needsSteps }) => {
    const index = model.cases.findIndex((one) => one.number === number);
    if (index >= 0) return [button(index, { className: "link" }, text)];
    return needsSteps && actions.steps ? [button("steps", {}, "Print steps to find it")] : renderInline(text);
  };
  return () => {
    const { data } = model;
    part.hidden = !data?.headline;
    if (part.hidden || part.data === data) return;
    part.data = data;
    const { headline, title } = data;
    const { turn } = headline;
    const place = turn === title ? title : `${title}, ${turn[0].toLowerCase()}${turn.slice(1)}`;
    const names = ["right", "yours", "why", "cause", "next"].filter((name) => headline[name]);
    const { right, yours } = headline;
    const contents = { right: ["mark", right, yours], yours: ["del", yours, right] };
    const content = (name) => (name === "next" ? next(headline.next)
      : right && contents[name] ? markDifferences(...contents[name]) : [escaped(headline[name])]);
    const rows = names.flatMap((name) => [html("dt", { className: name }, name),
      html("dd", { className: name, translate: name !== "right" && name !== "yours" },
        ...content(name))]);
    part.replaceChildren(html("h2", {}, button("n", { title: "To this step (n)" }, place)), html("dl", {}, ...rows));
  };
}

// The picture of the step, its legend and its words. What the reason says is not repeated.
function Picture({ model, find, space }) {
  const [picture, legend, words, live] = [".picture", ".legend", ".words", ".live"].map(find);
  const textOf = ({ runs }) => runs.map(({ text }) => text).join("");
  const draw = ({ scene, title }) => {
    const { headline, stage } = model.data;
    const titles = `${title} ${headline?.step === model.step ? headline.why : ""}`;
    const isSubject = (label) => /\d$/.test(label) && new RegExp(`\\b${label}\\b`, "i").test(titles);
    return scene.rows ? drawRows(scene.rows, isSubject)
      : scene.grid ? drawGrid(stage.grid, scene.grid, space) : drawTournament(stage.bracket, scene.bracket, space);
  };
  return () => {
    const { data, step: index } = model;
    find(".scene").hidden = !data;
    if (!data) return;
    const step = data.steps[index];
    const why = data.headline?.step === index ? data.headline.why : undefined;
    const paragraphs = step.words.filter((paragraph) => textOf(paragraph) !== why);
    words.hidden = data.steps.length < 2 && paragraphs.length === 0;
    words.replaceChildren(...paragraphs.map(renderParagraph));
    live.textContent = `Step ${index + 1}: ${step.title}`;
    picture.hidden = legend.hidden = !step.scene;
    if (!step.scene || (!step.scene.rows && Math.min(space.width, space.height) < 60)) return;
    picture.replaceChildren(draw(step));
    picture.classList.toggle("felt", Boolean(step.scene.rows));
    const entries = LEGEND.filter(([selector]) => picture.querySelector(selector));
    legend.replaceChildren(...entries.map(([, className, text]) => html("span", {}, html("i", { className }), text)));
  };
}

// The steps, and the buttons that lead through them. The list contains only the rows in view, and some around them.
function StepList({ model, find, space }) {
  const [part, scroller, list, controls] = [".steps", ".list", "ol", ".controls"].map(find);
  const row = ({ number, lines, title }, index) => {
    const { step, data: { steps, headline } } = model;
    const [isCurrent, isWrong] = [index === step, index === headline?.step && headline.is_known];
    const attributes = { title, tabIndex: isCurrent ? 0 : -1, ariaCurrent: isCurrent ? "step" : null };
    const turn = html("span", { className: "number" }, number === steps[index - 1]?.number ? "" : number);
    const events = lines.map((line, event) => html("code", {}, event > 0 ? " · " : "", escaped(line)));
    const content = button(index, attributes, turn, ...(events[0] ? events : [html("em", {}, title)]));
    if (isWrong) content.append(html("b", { title: "Yours differs here" }, "≠ yours"));
    return html("li", { className: isWrong ? "differs" : "", ariaPosInSet: index + 1, ariaSetSize: steps.length }, content);
  };
  const drawList = () => {
    const [{ data: { steps } }, { rowHeight, listHeight }] = [model, space];
    const from = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - 10);
    list.style.setProperty("--before", `${from * rowHeight}px`);
    const isFocused = list.contains(document.activeElement);
    const shown = steps.slice(from, from + Math.ceil(listHeight / rowHeight) + 20);
    list.replaceChildren(...shown.map((step, offset) => row(step, from + offset)));
    if (isFocused) find("ol [aria-current]")?.focus({ preventScroll: true });
  };
  scroller.onscroll = () => model.data && drawList();
  return () => {
    const [count, number] = [model.data?.steps.length ?? 0, model.step + 1];
    part.hidden = controls.hidden = count < 2;
    if (count === 0) return;
    find(".counter").textContent = `${number}/${count}`;
    controls.querySelectorAll("[value]").forEach((button, index) =>
      (button.ariaDisabled = String(button.value !== "" && number === (index < 2 ? 1 : count))));
    const [top, { listHeight, rowHeight }] = [model.step * space.rowHeight, space];
    list.style.setProperty("--height", `${count * rowHeight}px`);
    const isInView = top >= scroller.scrollTop && top + rowHeight <= scroller.scrollTop + listHeight;
    if (!isInView) scroller.scrollTop = Math.max(0, top - listHeight / 2);
    drawList();
  };
}

// The answer, the output and the input of the case.
function Answer({ model, find }) {
  const [part, input, table] = [".answer", ".input", "table"].map(find);
  // On paper everything is unfolded.
  addEventListener("beforeprint", () => (input.open = true));
  return () => {
    const { data } = model;
    part.hidden = !data || (data.answer === null && !data.output);
    input.hidden = !data || data.input === null;
    if (!data || table.data === data) return;
    table.data = data;
    find(".answer h2").textContent = data.output ? "Right and yours" : "Right answer";
    table.replaceChildren(...(part.hidden ? [] : answerRows(data)));
    table.parentElement.scrollTop = table.querySelector("mark, del")?.closest("tr").offsetTop ?? 0;
    input.lastElementChild.textContent = data.input;
  };
}

// Makes a viewer of the element with the markup of `viewer.html`. `model` has the `cases`, each with its `number`,
// its `title`, and in `right` true, false or null for unknown; and the `index`, the `step` and the `data` of the case shown. `load` returns the data of
// the case with an index, or without one of a case that it chooses. `onChange` is called after a change. Further
// `actions` of keys and buttons may be added. Returns the viewer.
function mount(element, model, load, onChange, actions = {}) {
  const space = { width: 0, height: 0, listHeight: 560, rowHeight: 28 };
  const find = (selector) => element.querySelector(selector);
  const viewer = { element, model, actions, space, find, kept: new Map(), loads: 0 };
  element.hidden = false;
  viewer.nextWrong = () => {
    const wrong = [...model.cases.keys()].filter((one) => model.cases[one].right === false && one !== model.index);
    return wrong.find((index) => index > model.index) ?? wrong[0];
  };
  viewer.go = (step) => {
    model.step = Math.max(0, Math.min(Number(step) || 0, model.data.steps.length - 1));
    onChange();
  };
  // Shows a case at a step, by default at the step of its reason, or at the last step. Keeps the data of the last cases.
  viewer.show = async (newIndex, step) => {
    const thisLoad = ++viewer.loads;
    const index = newIndex === undefined ? undefined : Math.max(0, Math.min(newIndex, model.cases.length - 1));
    const data = viewer.kept.get(index) ?? (await load(index));
    if (thisLoad !== viewer.loads || !data) return;
    model.data = complete(data);
    model.index = index ?? model.cases.findIndex(({ number }) => number === data.number);
    viewer.kept.set(model.index, data);
    if (viewer.kept.size > MAX_KEPT) viewer.kept.delete(viewer.kept.keys().next().value);
    viewer.go(step ?? data.headline?.step ?? Infinity);
  };
  const parts = [CaseBar, Reason, Picture, Answer, StepList].map((part) => part(viewer));
  viewer.render = () => {
    const { title } = model.cases[model.index] ?? {};
    find(".print-only").textContent = title ? `${document.title}, ${title}, step ${model.step + 1}` : "";
    for (const render of parts) render();
  };
  addKeys(viewer);
  const observer = new ResizeObserver(() => measure(viewer) && viewer.render());
  for (const part of [element, ...[".picture", ".list"].map(find)]) observer.observe(part);
  return viewer;
}

// Measures the space for the picture and the list. Returns true if it has changed.
function measure({ find, space }) {
  const picture = find(".picture");
  const { padding, maxHeight } = getComputedStyle(picture);
  const inner = (length) => length - 2 * parseFloat(padding);
  const measured = { width: inner(picture.clientWidth), height: inner(parseFloat(maxHeight) || picture.clientHeight),
    listHeight: find(".list").clientHeight || 560, rowHeight: parseFloat(getComputedStyle(find("ol")).lineHeight) };
  const isChanged = Object.keys(measured).some((key) => measured[key] !== space[key]);
  Object.assign(space, measured);
  return isChanged;
}

// Makes keys and buttons act. A button has the name of an action, or the index of a case or a step.
function addKeys(viewer) {
  const { element, model, find, go, show, actions } = viewer;
  Object.assign(actions, { ArrowLeft: () => go(model.step - 1), ArrowRight: () => go(model.step + 1),
    ArrowUp: () => show(model.index - 1), ArrowDown: () => show(model.index + 1), Home: () => go(0),
    End: () => go(Infinity), "?": () => find("#keys").showPopover(),
    n: () => (model.step !== (model.data.headline?.step ?? model.step) ? show(model.index)
      : viewer.nextWrong() !== undefined && show(viewer.nextWrong())),
    async copy(pressed) {
      const text = model.data.steps.flatMap(({ lines }) => lines.map((line) => `step ${line}\n`)).join("");
      pressed.textContent = (await copyText(text)) ? "Copied" : "Not copied: the browser does not allow it";
      setTimeout(() => (pressed.textContent = "Copy as text"), 2000);
    } });
  document.addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, altKey, metaKey } = event;
    const isElsewhere = target.closest("input, textarea, select, .scroll, pre, .words") ??
      document.querySelector(":popover-open");
    if (!actions[key] || !model.data || ctrlKey || altKey || metaKey || isElsewhere) return;
    event.preventDefault();
    actions[key]();
  });
  element.addEventListener("click", ({ target }) => {
    const pressed = target.closest("button[value]:not([data-do], [value=''])");
    if (!pressed) return;
    const { value } = pressed;
    if (actions[value]) actions[value](pressed);
    else (pressed.closest(".steps") ? go : show)(Number(value));
  });
}
