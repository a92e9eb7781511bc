// The page `judge.html`. All answers, verdicts, messages and steps come from `judge` itself, which a worker
// runs with arguments and files, as in a terminal.
//
// Actions change the model, and `render` draws it.
"use strict";

const MAX_SECONDS = 10; // The time limit of a run.
const MAX_SHOWN_TEXT = 1 << 16; // The maximum length of the text in a field; a longer one would block the page.
const MAX_KEPT_TEXT = 1 << 21; // The maximum length of the texts that are stored.
const MAX_LINK = 16384; // The maximum number of characters after the `#` of a link.
const SMALL_SIZE = "5"; // The size of random cases.

const find = (id) => document.getElementById(id);
const encode = (text) => new TextEncoder().encode(text);
// Files from Windows may be UTF-16.
const decode = (bytes) => new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8").decode(bytes);
const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

const program = {
  // The runs in progress, in the order in which the worker answers them.
  runs: [],

  // Compiles the module in this page, and starts the worker.
  async load() {
    const packed = Uint8Array.from(atob(find("module").textContent), (byte) => byte.charCodeAt(0));
    this.module = await WebAssembly.compile(await transform(packed, new DecompressionStream("gzip")));
    this.workerUrl = URL.createObjectURL(new Blob([find("worker").textContent], { type: "text/javascript" }));
    this.start();
  },

  start() {
    this.worker = new Worker(this.workerUrl);
    this.worker.postMessage({ module: this.module });
    this.worker.onerror = ({ message }) => this.stop(`judge has failed: ${message}`);
    this.worker.onmessage = ({ data }) => {
      this.runs.shift().resolve(data);
      this.startTimer();
    };
  },

  // Runs `judge` with these arguments and files. The result has its standard output in `text`.
  async run(args, files = {}) {
    const result = await new Promise((resolve, reject) => {
      this.runs.push({ resolve, reject });
      this.worker.postMessage({ args: ["judge", ...args], files });
      this.startTimer();
    });
    if (result.failure) throw new Error(`judge has failed: ${result.failure}`);
    return { ...result, text: decode(result.output) };
  },

  // Restarts the time limit, for the run that is answered next. Half a second later, a button to stop it appears.
  startTimer() {
    clearTimeout(this.timer);
    find("stop").hidden = true;
    if (this.runs.length > 0) this.timer = setTimeout(() => {
      find("stop").hidden = false;
      this.timer = setTimeout(() => this.stop(`Stopped after ${MAX_SECONDS} seconds.`), MAX_SECONDS * 1000);
    }, 500);
  },

  // Stops all runs. They fail with this message; an empty one is not shown.
  stop(message) {
    if (this.runs.length === 0) return;
    this.worker.terminate();
    this.start();
    for (const { reject } of this.runs.splice(0)) reject(new Error(message));
    this.startTimer();
  },
};

const PLACEHOLDER = `Paste or drop what your program printed. Nothing leaves your computer.

If it prints its steps, too, you see the first that is wrong:`;

// Besides what the viewer shows: `problem` is an entry of `judge list --json`, and `files` has the texts of its
// samples, which `loading` is a promise of. `isEmpty` is true if an empty file was opened as the output, and `isOld`
// if the input was replaced after the output. `verdict` is the report of `judge check --json`, and `failure` the
// message of what kept the page from getting it; `isBusy` is true until one of them is known. While `isEditing`, the
// fields are open and, on a phone, come first. `notice` is a message with its buttons. `results` has the verdicts on
// many outputs, and `result` is the one that is open.
const model = { cases: [], index: -1, step: 0, data: null, problem: undefined, files: new Map(), loading: null,
  input: "", output: "", isEmpty: false, isOld: false, isEditing: true, isBusy: true, verdict: null, failure: "", notice: null,
  results: [], result: null };
let [problems, viewer] = [[]];

const problemName = () => model.problem.name;
const withName = (name) => problems.find((problem) => problem.name === name);
const problemLabel = ({ title, judges }) => `${title} · ${judges.join(", ")}`;

// Returns true if there is an output. An empty output counts only if it comes from a file: a program that
// crashes may print nothing.
const hasOutput = () => model.output !== "" || model.isEmpty;
const hasSteps = () => /^step /m.test(model.output);

// Returns what the page is about: "bad" input or a failure, the "start", or an output that is not checked yet, right
// or wrong.
function phase() {
  const { verdict, failure } = model;
  if (failure || verdict?.error) return "bad";
  if (!hasOutput()) return "start";
  return verdict === null ? "unchecked" : verdict.verdict === "accepted" ? "right" : "wrong";
}

function render() {
  const { problem, isBusy, isEditing, files, input, output, isOld } = model;
  document.title = problem.title;
  find("problem").value = problem.name;
  document.body.classList.toggle("editing", isEditing);
  find("viewer").ariaBusy = String(isBusy);
  find("start").hidden = phase() !== "start";
  const sample = [...files].find(([, text]) => text === input)?.[0] ?? "";
  find("samples").value = sample;
  find("inputNote").textContent = find("samples").selectedOptions[0]?.text ?? "";
  find("outputNote").textContent = isOld ? "of the last input" : hasOutput() ? plural(output.length, "character") : "";
  find("help").hidden = hasOutput();
  renderStatus();
  renderResults();
  find("notice").hidden = model.notice === null;
  const buttons = (model.notice?.actions ?? []).map(([label, onclick]) => html("button", { onclick }, label));
  find("notice").replaceChildren(model.notice?.text ?? "", ...buttons);
  viewer.render();
}

// Draws the verdict, unless the reason says it, and whether the input is valid. Input that violates only constraints of
// judges is solved nevertheless.
function renderStatus() {
  const { verdict, failure, data } = model;
  const now = phase();
  const { error, violation, case: number, line, message } = verdict ?? {};
  const titles = { unchecked: "Checking…", right: "✓ Accepted for this input.",
    bad: failure || "✗ The input is not valid.", wrong: number ? `✗ Wrong in case ${number}.` : "✗ Wrong after the last case." };
  const [status, validity] = [find("status"), find("validity")];
  status.hidden = now === "start" || (now === "wrong" && Boolean(data?.headline));
  status.className = `banner ${now}`;
  const details = now === "bad" ? [error ? withPlace(error) : ""] : now === "wrong" ? [`Line ${line}: ${message}`] : [];
  const problem = withName(error?.problem);
  if (problem) details.push(html("button", { onclick: () => switchTo(problem, fieldsToKeep()) },
    `This is input of ${problemLabel(problem)}: switch`));
  if (now === "wrong") details.push(html("button", { onclick: () => viewer.show() }, "Show the mistake"));
  status.replaceChildren(...(status.hidden ? [] : [html("strong", {}, titles[now]), ...details]));
  const place = error ?? violation;
  validity.className = error ? "wrong" : violation ? "" : "good";
  validity.replaceChildren(violation ? "Accepted, but judges' files are stricter: " : "",
    place ? withPlace(place) : verdict ? "✓ valid" : "");
}

// Returns a message about a place of the input, with a button that selects it. Columns count bytes.
function withPlace({ line, column, message }) {
  const onclick = () => {
    edit("input");
    const { value } = find("input");
    const lines = value.split("\n");
    const start = [...lines.slice(0, line - 1), decode(encode(lines[line - 1]).slice(0, column - 1))].join("\n").length;
    find("input").setSelectionRange(start, start + /^\s*\S*/.exec(value.slice(start))[0].length);
    find("input").scrollTop = (line - 3) * 20;
  };
  const place = html("button", { onclick, className: "link" }, `line ${line}, column ${column}`);
  return html("span", {}, place, ` ${message}`);
}

function renderResults() {
  const { results } = model;
  find("results").hidden = results.length === 0;
  const row = (result) => {
    const { name, isRight, number } = result;
    if (isRight === undefined) return html("li", {}, `? ${name}: no input has this name`);
    const text = `${isRight ? "✓" : "✗"} ${name}${number ? `: case ${number}` : ""}`;
    const ariaCurrent = result === model.result ? "true" : null;
    const attributes = { className: isRight ? "good" : "wrong", ariaCurrent, onclick: () => open(result) };
    return html("li", {}, html("button", attributes, text));
  };
  find("results").firstElementChild.replaceChildren(...results.map(row));
}

// Shows a message and buttons for actions, each of which is a label and a function.
function notify(text, ...actions) {
  model.notice = { text, actions: [...actions, ["Close", null]] };
  render();
}

// Returns the files of a run. A missing newline at the end of the output is added.
const filesOf = ({ input, output }) => ({ input: encode(input), output: encode(output.replace(/[^\n]$/, "$&\n")) });

// Returns the report on an output for an input, without the lines that begin with "step ".
async function check({ input, output }) {
  const files = filesOf({ input, output: output.replace(/^step .*(\n|$)/gm, "") });
  return JSON.parse((await program.run(["check", problemName(), "input", "output", "--json"], files)).text);
}

// Checks the fields and explains a case, by default the simplest wrong one. If the input is bad, no case is shown.
// A newer update or choice stops the runs of an update in progress, which then fails. A choice that was stopped is
// made again. What is shown stays until the new explanation is there, so that nothing moves.
async function update({ index, step } = {}) {
  if (model.loading) await model.loading;
  if (model.files.size === 0) return choose(model.problem, fieldsToKeep());
  program.stop("");
  const verdict = await check(model);
  Object.assign(model, { verdict, failure: "" });
  viewer.kept.clear();
  const cases = verdict.error ? [] : verdict.cases.map((right, i) =>
    ({ number: i + 1, title: `Case ${i + 1}`, right: hasOutput() ? right : null }));
  // Lines after the last case count as a mistake in that case.
  if (phase() === "wrong" && verdict.case === null && cases.length > 0) cases.at(-1).right = false;
  Object.assign(model, { cases, index: -1 });
  if (verdict.error) fold(true, false);
  if (cases.length === 0) model.data = null;
  else await viewer.show(index ?? (phase() === "wrong" || hasSteps() ? undefined : 0), step);
  model.isBusy = false;
  render();
  if (document.activeElement === find("viewer")) document.querySelector(".reason").focus({ preventScroll: true });
}

// Returns the explanation of the case with this index or, by default, of the case of the first wrong step or the
// simplest wrong case. Stops the explanation of another case. Without an output, the empty field shows two steps.
async function explain(index) {
  program.stop("");
  const args = ["explain", problemName(), "input", "--json", ...selectionOf(index)];
  const { text } = await program.run(args, filesOf(model));
  const data = JSON.parse(text.split("\n")[1] || "null");
  const lines = data?.steps.flatMap(({ lines }) => lines.map((line) => `\nstep ${line}`)) ?? [];
  if (!hasOutput()) find("output").placeholder = PLACEHOLDER + lines.slice(0, 2).join("");
  return data;
}

const selectionOf = (index) => [...(index === undefined ? [] : ["--case", String(index + 1)]),
  ...(hasOutput() ? ["--found", "output"] : [])];

// Shows an error. An update or a choice that another one stopped has an empty message.
function showError({ message }) {
  if (message === "") return;
  if (!model.isBusy) return notify(message);
  Object.assign(model, { loading: null, failure: message, cases: [], data: null, isBusy: false });
  render();
}

// Chooses a problem, with an input, by default the sample, and an output. Stops an update or an earlier choice
// in progress. Text that is pasted while the files of the problem are loading is kept.
async function choose(problem, { input = "", output = "", isEmpty, index, step } = {}) {
  program.stop("");
  Object.assign(model, { problem, files: new Map(), results: [], notice: null, cases: [], data: null, index: -1 });
  viewer.loads++;
  setFields({ input, output, isEmpty });
  const commands = [["show", problem.name], ["test", problem.name, "--write", "files"]];
  model.loading = Promise.all(commands.map((args) => program.run(args)));
  const [{ text }, { files }] = await model.loading;
  model.files = new Map(files.map(([path, bytes]) => [path.split("/").at(-1), decode(bytes)]));
  find("statement").lastElementChild.replaceChildren(...renderMarkdown(text));
  const inputs = [...model.files.keys()].filter((file) => file.endsWith(".in"));
  const options = inputs.map((file) => new Option(file.slice(0, -3).replaceAll("-", " "), file));
  find("samples").replaceChildren(new Option("Your own input", ""), ...options);
  setFields({ ...fieldsToKeep(), input: model.input || model.files.get("sample.in") });
  fold();
  await update({ index, step });
}

// Chooses another problem, so that the browser's button "back" leads back.
function switchTo(problem, fields = stored(problem.name)) {
  storeStep();
  history.pushState({ problem: problem.name }, "", location.pathname);
  return choose(problem, fields).then(keep);
}

// Sets the input, the output or both. Until the next update, there is no verdict.
function setFields(changes) {
  const { input = model.input, output = model.output, isEmpty = false, result = null } = changes;
  const isOld = output !== "" && changes.output === undefined;
  Object.assign(model, { input, output, isEmpty, result, isOld, isBusy: true, verdict: null, failure: "" });
  for (const [field, text] of Object.entries({ input, output })) {
    const isLong = text.length > MAX_SHOWN_TEXT;
    const shown = isLong ? "" : text;
    if (find(field).value !== shown) find(field).value = shown;
    find(field).placeholder = isLong ? `${text.length} characters, too many to be shown here.` : "";
  }
  render();
}

// Folds the fields if there is an output for the input, and unfolds them otherwise. The focus moves out of folded
// fields, so that keys act on the explanation.
function fold(isEditing = model.isOld || !hasOutput(), scrolls = true) {
  model.isEditing = isEditing;
  if (!isEditing && find("fields").contains(document.activeElement)) find("viewer").focus();
  for (const id of ["inputPart", "outputPart"]) find(id).open = isEditing;
  render();
  if (scrolls) scrollTo(0, 0);
}

// Opens a field, and moves the focus there.
function edit(field) {
  find(`${field}Part`).open = true;
  find(field).focus();
  find(field).scrollIntoView({ block: "nearest" });
}

// Replaces the input, the output or both, and shows a message. If a text is lost, a button restores it.
async function replace(changes, message) {
  const before = fieldsToKeep();
  const isLoss = ["input", "output"].some((key) => before[key] && before[key] !== (changes[key] ?? before[key]));
  model.notice = null;
  if (isLoss) notify(message, ["Undo", () => replace(before, "It is as before.")]);
  setFields(changes);
  fold();
  keep();
  await update();
}

// Opens one file as the content of a field, by default according to its name; or several files: outputs and
// their inputs.
async function openFiles(files, field) {
  const readFile = async (file) => [file.name, decode(new Uint8Array(await file.arrayBuffer()))];
  const named = await Promise.all(files.map(readFile));
  if (named.length > 1) return checkAll(named);
  for (const [file, text] of named) {
    const open = { input: () => replace({ input: text }, `${file} is the input now.`),
      output: () => replace({ output: text, isEmpty: text === "" }, `${file} is your output now.`) };
    const fieldByName = { in: "input", out: "output", ans: "output" }[file.split(".").at(-1)];
    if (field ?? fieldByName) await open[field ?? fieldByName]();
    else notify(`${file}:`, ["Use as input", open.input], ["Use as your output", open.output]);
  }
}

// Checks each output with the input that has the same name, among these files and the samples. Opens the
// first wrong output: that of the shortest input.
async function checkAll(files) {
  const baseName = (file) => file.replace(/(\.in)?\.\w+$/, "").toLowerCase();
  const isInput = ([file]) => file.endsWith(".in");
  const inputs = [...files, ...model.files].filter(isInput);
  const results = files.filter((file) => !isInput(file)).map(([file, output]) => {
    const [name, input] = inputs.find(([one]) => baseName(one) === baseName(file)) ?? [];
    return { name: name === undefined ? file : baseName(name), input, output, isEmpty: output === "" };
  });
  for (const result of results.filter(({ input }) => input !== undefined)) {
    const { verdict, case: number } = await check(result);
    Object.assign(result, { isRight: verdict === "accepted", number });
  }
  const rank = ({ isRight, input }) => (isRight === false ? 0 : isRight ? 1e9 : 2e9) + (input?.length ?? 0);
  model.results = results.sort((one, two) => rank(one) - rank(two));
  if (results[0]?.input !== undefined) await open(results[0]);
  else render();
}

const open = (result) => replace({ ...result, result }, `${result.name} and your output for it.`);

// Returns an archive of files in the format ustar. Each file has a header of 512 bytes with its name, mode,
// size and checksum; its bytes follow, padded to a multiple of 512.
function archive(files) {
  const parts = files.flatMap(([file, text]) => {
    const [header, bytes] = [new Uint8Array(512), encode(text)];
    const put = (text, offset) => header.set(encode(text), offset);
    const octal = (number, digits) => `${number.toString(8).padStart(digits, "0")}\0`;
    put(file, 0);
    put([octal(0o644, 7), octal(0, 7), octal(0, 7), octal(bytes.length, 11), octal(0, 11), "        0"].join(""), 100);
    put("ustar\x0000", 257);
    put(octal(header.reduce((sum, byte) => sum + byte, 0), 6), 148);
    return [header, bytes, new Uint8Array(-bytes.length & 511)];
  });
  return new Blob([...parts, new Uint8Array(1024)]);
}

function download(file, bytes) {
  const link = html("a", { href: URL.createObjectURL(new Blob([bytes])), download: file });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

// Compresses or decompresses bytes with this stream.
const transform = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

// The actions of buttons, by the names in their `data-do`.
const actions = {
  stop: () => program.stop("Stopped."),
  edit: ({ value }) => edit(value),
  open({ value }) {
    const files = html("input", { type: "file", multiple: true });
    files.onchange = () => openFiles([...files.files], value);
    files.click();
  },
  clear: ({ value }) => replace({ [value]: "" }, "The field is empty now."),
  async paste({ value }) {
    const text = await navigator.clipboard?.readText().catch(() => undefined);
    if (text !== undefined) return replace({ [value]: text }, "Pasted.");
    find(value).focus();
    notify("The browser does not let this page read what is copied: press Ctrl+V in the field.");
  },
  async random() {
    const { text } = await program.run(["generate", problemName(), "--cases", "3", "--size", SMALL_SIZE]);
    await replace({ input: text, output: "" }, "A random input; your output is empty.");
  },
  async save({ value: ending }) {
    const name = problemName();
    const args = { out: [name, "input"], rs: ["export", name], c: ["export", name, "--lang", "c"] }[ending];
    download(`${name}.${ending}`, (await program.run(args, filesOf(model))).output);
  },
  steps: () => (find("statement").showPopover(), find("Steps").scrollIntoView()),
  pitfalls: () => download(`${problemName()}.tar`, archive([...model.files])),
  // Saves a page as `judge explain --html` writes it. Its style sheet and its script are those of this page.
  async explanation() {
    const args = ["explain", problemName(), "input", "--html", ...selectionOf(model.index)];
    const { text } = await program.run(args, filesOf(model));
    const parts = ["style", "script:not([type])"].map((tag) => document.querySelector(tag).textContent);
    download(`${problemName()}.html`, text.replace(/(?<=<(?:style|script)>)\s*\{\{[^<]*/g, () => parts.shift()));
  },
  async share() {
    const place = { ...fieldsToKeep(), problem: problemName(), index: model.index, step: model.step };
    const bytes = await transform(encode(JSON.stringify(place)), new CompressionStream("deflate-raw"));
    const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    const text = base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    const save = ["Save this explanation", actions.explanation];
    if (location.protocol === "file:") return notify("A link to this page leads nowhere on other computers.", save);
    const tooLong = `A link would have ${text.length} characters; ${MAX_LINK} are allowed.`;
    if (text.length > MAX_LINK) return notify(tooLong, save);
    history.replaceState(history.state, "", `#${text}`);
    const isCopied = await copyText(location.href);
    notify(isCopied ? "The link is copied." : "Not copied, but the link is the address of this page now.");
  },
};

const fieldsToKeep = () => Object.fromEntries(["input", "output", "isEmpty"].map((key) => [key, model[key]]));

// Stores the input and the output until the next visit, if the browser allows that and they are not too
// long: for this tab, and for new ones. Removes the place from the address, because a reload would open that
// place instead.
function keep() {
  const tooLong = "This is too long to be kept: a reload brings back what was before.";
  if (model.input.length + model.output.length > MAX_KEPT_TEXT) return notify(tooLong);
  try {
    for (const storage of [sessionStorage, localStorage]) {
      storage.setItem("judge ", JSON.stringify({ problem: problemName() }));
      storage.setItem(`judge ${problemName()}`, JSON.stringify(fieldsToKeep()));
    }
    history.replaceState({ problem: problemName() }, "", location.pathname);
  } catch ({ name }) {
    if (name === "QuotaExceededError") notify(tooLong);
  }
}

// Returns the fields of a place from a link or from storage that have the right types. Anything else is absent.
function validFields(place) {
  const isText = (value) => typeof value === "string";
  const isIndex = (value) => Number.isSafeInteger(value) && value >= 0;
  const checks = { problem: isText, input: isText, output: isText, isEmpty: (value) => value === true,
    index: isIndex, step: isIndex };
  const isValid = ([key, value]) => Object.hasOwn(checks, key) && checks[key](value);
  return Object.fromEntries(Object.entries(place ?? {}).filter(isValid));
}

// Returns the fields stored for a problem: those of this tab, if any. With "", returns the name of the last problem.
function stored(problem) {
  try {
    const key = `judge ${problem}`;
    return validFields(JSON.parse(sessionStorage.getItem(key) ?? localStorage.getItem(key)));
  } catch {
    return {};
  }
}

// Stores the step for a reload.
function storeStep() {
  clearTimeout(storeStep.timer);
  const { index, step } = model;
  history.replaceState({ problem: problemName(), index, step }, "");
}

// Draws what the viewer has changed. Stores the step with a delay, because browsers limit the rate of changes.
function onMove() {
  render();
  clearTimeout(storeStep.timer);
  storeStep.timer = setTimeout(storeStep, 200);
}

// Returns the place in the address: parameters in plain text, or compressed JSON from `share`.
async function placeInAddress() {
  const hash = location.hash.slice(1);
  const place = new URLSearchParams(hash);
  if (place.has("problem")) return Object.fromEntries(place);
  const bytes = Uint8Array.from(atob(hash.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));
  return JSON.parse(decode(await transform(bytes, new DecompressionStream("deflate-raw"))));
}

// Chooses the problem in the address or, without one, the problem of the last visit.
async function openPlace() {
  const place = location.hash ? validFields(await placeInAddress().catch(() => ({}))) : {};
  const linked = withName(place.problem);
  const chosen = linked ?? withName(stored("").problem) ?? problems.at(-1);
  const fields = place.input === undefined ? stored(chosen.name) : place;
  await choose(chosen, { ...fields, ...validFields(history.state) });
  const shown = find("samples").value ? "an example" : "your last input";
  if (location.hash && !linked) notify(`This link is broken or incomplete. Here is ${shown} instead.`);
}

addEventListener("error", ({ error }) => error && showError(error));
addEventListener("unhandledrejection", (event) => (event.preventDefault(), showError(event.reason)));
addEventListener("DOMContentLoaded", async () => {
  await program.load();
  problems = JSON.parse((await program.run(["list", "--json"])).text);
  for (const problem of problems) find("problem").add(new Option(problemLabel(problem), problem.name));
  viewer = mount(find("viewer"), model, explain, onMove, { steps: actions.steps });
  find("viewer").querySelector(".side").prepend(find("fields"));
  find("fields").hidden = document.querySelector("header").hidden = false;
  listen();
  addEventListener("hashchange", openPlace);
  // The button "back" leads back to another problem.
  addEventListener("popstate", ({ state }) => state?.problem && state.problem !== problemName() &&
    choose(withName(state.problem), { ...stored(state.problem), ...validFields(state) }));
  await openPlace();
});

// Makes the buttons, the fields and dropped files act.
function listen() {
  find("notice").addEventListener("click", () => ((model.notice = null), render()), { capture: true });
  addEventListener("click", ({ target }) => {
    const pressed = target.closest("[data-do]");
    if (target.closest("#menu button")) find("menu").hidePopover();
    return pressed && actions[pressed.dataset.do](pressed);
  });
  find("problem").onchange = ({ target: { value } }) => switchTo(withName(value));
  find("samples").onchange = ({ target: { value: file } }) =>
    file && replace({ input: model.files.get(file), output: "" }, `${file} is the input now.`);
  for (const field of ["input", "output"]) listenTo(field);
  // The fields fold some time after an output was typed: a button that is being clicked must not move.
  const foldIfLeft = () => model.isEditing && !find("fields").contains(document.activeElement) && fold();
  find("output").onchange = () => setTimeout(foldIfLeft, 300);
  addEventListener("dragover", (event) => event.dataTransfer.types.includes("Files") && event.preventDefault());
  addEventListener("drop", (event) => {
    if (event.dataTransfer.files.length > 0) event.preventDefault();
    return openFiles([...event.dataTransfer.files], event.target.closest("details")?.querySelector("textarea")?.id);
  });
}

function listenTo(field) {
  // Some keyboards of phones paste without saying so.
  find(field).oninput = ({ inputType, target: { value } }) => {
    const isPasted = inputType === "insertFromPaste" || value.length > model[field].length + 20;
    setFields({ [field]: value });
    // After an input, the output is pasted next, so the fields stay open.
    if (isPasted && field === "output") fold();
    keep();
    return update();
  };
  // Pasted text replaces a sample that was not edited. To insert a long text would block the page.
  find(field).onpaste = (event) => {
    const text = event.clipboardData.getData("text");
    if (text.length > MAX_SHOWN_TEXT) return (event.preventDefault(), replace({ [field]: text }, "Pasted."));
    if (field === "input" && find("samples").value) find(field).select();
  };
}
