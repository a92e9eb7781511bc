// The page `judge.html`. All answers, verdicts, messages and steps come from `judge` itself, which a worker
// runs with arguments and files, as in a terminal.
//
// Actions change the model, and `render` draws it.
"use strict";

const MAX_SECONDS = 10; // The time limit of a run.
const MAX_SHOWN_TEXT = 1 << 16; // The maximum length of the text in a field; a longer one would block the page.
const MAX_KEPT_TEXT = 1 << 21; // The maximum length of the texts that are stored.
const MAX_LINK = 16384; // The maximum number of characters after the `#` of a link.

const find = (id) => document.getElementById(id);
const encode = (text) => new TextEncoder().encode(text);
// Files from Windows may be UTF-16.
const decode = (bytes) => new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8").decode(bytes);

const program = {
  // The runs in progress: functions that make them fail with a message.
  runs: new Set(),

  // Compiles the module in this page.
  async load() {
    const packed = Uint8Array.from(atob(find("module").textContent), (byte) => byte.charCodeAt(0));
    this.module = await WebAssembly.compile(await transform(packed, new DecompressionStream("gzip")));
    this.workerUrl = URL.createObjectURL(new Blob([find("worker").textContent], { type: "text/javascript" }));
  },

  // Runs `judge` with these arguments and files, in a worker of its own. The result has its standard output as
  // bytes and as `text`.
  async run(args, files = {}) {
    const worker = new Worker(this.workerUrl);
    let fail;
    const reply = new Promise((resolve, reject) => {
      fail = (message) => reject(new Error(message));
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => fail(`judge has failed: ${message}`);
    });
    worker.postMessage({ module: this.module, args: ["judge", ...args], files });
    const timer = setTimeout(fail, MAX_SECONDS * 1000, `Stopped after ${MAX_SECONDS} seconds.`);
    this.runs.add(fail);
    try {
      const result = await reply;
      const text = await new Blob(result.output).text();
      if (!this.runs.has(fail)) throw new Error(""); // Stopped meanwhile.
      return { ...result, text };
    } finally {
      this.runs.delete(fail);
      clearTimeout(timer);
      worker.terminate();
    }
  },

  // Stops all runs. They fail with an empty message, which is not shown.
  stop() {
    for (const fail of this.runs) fail("");
    this.runs.clear();
  },
};

const PLACEHOLDERS = { input: "", output: "Paste or drop what your program printed. Nothing leaves your computer." };

// Besides what the viewer shows: `problem` is an entry of `judge list --json`, and `files` has the texts of its
// samples, as soon as they are loaded. `output` is null if there is none, and "" if an empty file was opened, because a
// program that crashes may print nothing. `isOld` is true if the input was replaced after the output. `verdict` is the
// report of `judge check --json`, and `failure` the message of what kept the page from getting it; `isBusy` is true
// until one of them is known. While `isEditing`, the fields are open and, on a phone, come first. `notice` is a
// message with its buttons. `results` has the verdicts on many outputs.
const model = { cases: [], index: -1, step: 0, data: null, problem: undefined, files: new Map(), input: "", output: null,
  isOld: false, isEditing: true, isBusy: true, verdict: null, failure: "", notice: null, results: [] };
let [problems, viewer] = [[]];

const problemName = () => model.problem.name;
const withName = (name) => problems.find((problem) => problem.name === name);
const problemLabel = ({ title, judges }) => `${title} · ${judges.join(", ")}`;

const hasOutput = () => model.output !== null;

// Returns what the page is about: "bad" input or a failure, the "start", or an output that is not checked yet, right
// or wrong.
function phase() {
  const { verdict, failure } = model;
  if (failure || verdict?.error) return "bad";
  if (!hasOutput()) return "start";
  return verdict === null ? "unchecked" : verdict.verdict === "accepted" ? "right" : "wrong";
}

function render() {
  const { problem, isBusy, isEditing, files, input, isOld, notice } = model;
  document.title = problem.title;
  find("problem").value = problem.name;
  document.body.classList.toggle("editing", isEditing);
  find("viewer").ariaBusy = String(isBusy);
  find("start").hidden = phase() !== "start";
  find("samples").value = [...files].find(([, text]) => text === input)?.[0] ?? "";
  find("outputNote").hidden = !isOld;
  find("help").hidden = hasOutput();
  renderStatus();
  renderResults();
  find("notice").hidden = notice === null;
  const buttons = (notice?.actions ?? []).map(([label, onclick]) => html("button", { onclick }, label));
  find("notice").replaceChildren(notice?.text ?? "", ...buttons);
  viewer.render();
}

// Draws the verdict, unless the reason says it, and whether the input is valid. Input that violates only constraints of
// judges is solved nevertheless.
function renderStatus() {
  const { verdict, failure, data } = model;
  const [now, status, validity] = [phase(), find("status"), find("validity")];
  const { error, violation, case: number, line, message } = verdict ?? {};
  const titles = { unchecked: "Checking…", right: "✓ Accepted for this input.",
    bad: failure || "✗ The input is not valid.", wrong: number ? `✗ Wrong in case ${number}.` : "✗ Wrong after the last case." };
  status.hidden = now === "start" || (now === "wrong" && Boolean(data?.headline));
  status.className = `banner ${now}`;
  const details = now === "wrong" ? [`Line ${line}: ${message}`] : [];
  const problem = withName(error?.problem);
  if (problem) details.push(html("button", { onclick: () => switchTo(problem, fieldsToKeep()) },
    `This is input of ${problemLabel(problem)}: switch`));
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
  const row = ({ name, input, output, isRight, number }) => {
    if (isRight === undefined) return html("li", {}, `? ${name}: no input has this name`);
    const text = `${isRight ? "✓" : "✗"} ${name}${number ? `: case ${number}` : ""}`;
    const ariaCurrent = input === model.input && output === model.output ? "true" : null;
    const onclick = () => open({ name, input, output });
    return html("li", {}, html("button", { className: isRight ? "good" : "wrong", ariaCurrent, onclick }, text));
  };
  find("results").hidden = model.results.length === 0;
  find("results").firstElementChild.replaceChildren(...model.results.map(row));
}

// Shows a message and buttons for actions, each of which is a label and a function.
function notify(text, ...actions) {
  model.notice = { text, actions: [...actions, ["Close", null]] };
  render();
}

// Returns the files of a run. A missing newline at the end of the output is added.
const filesOf = ({ input, output }) =>
  ({ input: encode(input), output: encode((output ?? "").replace(/[^\n]$/, "$&\n")) });

// Returns the report on an output for an input, without the lines that begin with "step ".
async function check({ input, output }) {
  const files = filesOf({ input, output: output?.replace(/^step .*(\n|$)/gm, "") });
  return JSON.parse((await program.run(["check", problemName(), "input", "output", "--json"], files)).text);
}

// Checks the fields and explains a case, by default the simplest wrong one. If the input is bad, no case is shown.
// A newer update or choice stops the runs of an update in progress, which then fails. What is shown stays until the
// new explanation is there, so that nothing moves.
async function update({ index, step } = {}) {
  // A choice in progress makes this update as soon as the files are loaded.
  if (model.files.size === 0) return;
  program.stop();
  const verdict = await check(model);
  Object.assign(model, { verdict, failure: "" });
  viewer.kept.clear();
  const cases = (verdict.cases ?? []).map((right, i) =>
    ({ number: i + 1, title: `Case ${i + 1}`, right: hasOutput() ? right : null }));
  // Lines after the last case count as a mistake in that case.
  if (phase() === "wrong" && verdict.case === null && cases.length > 0) cases.at(-1).right = false;
  Object.assign(model, { cases, index: -1 });
  if (verdict.error) fold(true, false);
  if (cases.length === 0) model.data = null;
  else await viewer.show(index ?? (phase() === "wrong" || /^step /m.test(model.output) ? undefined : 0), step);
  model.isBusy = false;
  render();
  // After the fields have folded, nothing has the focus.
  if (document.activeElement === document.body) document.querySelector(".reason").focus({ preventScroll: true });
}

// Prints the explanation of the case with this index or, by default, of the case of the first wrong step or the
// simplest wrong case.
const printExplanation = (format, index) => program.run(["explain", problemName(), "input", format,
  ...(index === undefined ? [] : ["--case", String(index + 1)]), ...(hasOutput() ? ["--found", "output"] : [])],
  filesOf(model));

// Returns the explanation of a case. Stops that of another case.
async function explain(index) {
  program.stop();
  return JSON.parse((await printExplanation("--json", index)).text.split("\n")[1] || "null");
}

// Shows an error. An update or a choice that another one stopped has an empty message.
function showError({ message }) {
  if (message === "") return;
  if (!model.isBusy) return notify(message);
  Object.assign(model, { failure: message, cases: [], data: null, isBusy: false });
  render();
}

// Chooses a problem, with an input, by default the sample, and an output. Stops an update or an earlier choice
// in progress. Text that is pasted while the files of the problem are loading is kept.
async function choose(problem, { input = "", output = null, index, step } = {}) {
  program.stop();
  Object.assign(model, { problem, files: new Map(), results: [], notice: null, cases: [], data: null, index: -1 });
  viewer.loads++;
  setFields({ input, output });
  const commands = [["show", problem.name], ["test", problem.name, "--write", "files"]];
  const [{ text }, { files }] = await Promise.all(commands.map((args) => program.run(args)));
  const textOf = async ([path, parts]) => [path.split("/").at(-1), await new Blob(parts).text()];
  model.files = new Map(await Promise.all([...files].map(textOf)));
  find("statement").lastElementChild.replaceChildren(...renderMarkdown(text));
  const options = [...model.files.keys()].filter(isInput).map((file) => new Option(file.slice(0, -3).replaceAll("-", " "), file));
  find("samples").replaceChildren(new Option("Your own input", ""), ...options);
  setFields({ ...fieldsToKeep(), input: model.input || model.files.get("sample.in") });
  fold();
  await update({ index, step });
}

// Chooses another problem, so that the browser's button "back" leads back.
function switchTo(problem, fields = stored(problem.name)) {
  if (!location.hash) keep();
  history.pushState({ problem: problem.name }, "", location.pathname);
  return choose(problem, fields);
}

// Sets the input, the output or both. Until the next update, there is no verdict.
function setFields(changes) {
  const { input = model.input, output = model.output } = changes;
  const isOld = output !== null && changes.output === undefined;
  Object.assign(model, { input, output, isOld, isBusy: true, verdict: null, failure: "" });
  for (const [field, text] of Object.entries({ input, output: output ?? "" })) {
    const isLong = text.length > MAX_SHOWN_TEXT;
    const shown = isLong ? "" : text;
    if (find(field).value !== shown) find(field).value = shown;
    find(field).placeholder = isLong ? `${text.length} characters, too many to be shown here.` : PLACEHOLDERS[field];
  }
  render();
}

// Folds the fields if there is an output for the input, and unfolds them otherwise.
function fold(isEditing = model.isOld || !hasOutput(), scrolls = true) {
  model.isEditing = isEditing;
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
  const isLoss = Object.keys(before).some((key) => before[key] && key in changes && before[key] !== changes[key]);
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
    const target = field ?? (isInput(file) ? "input" : "output");
    await replace({ [target]: text }, `${file} is your ${target} now.`);
  }
}

const isInput = (file) => file.endsWith(".in");

// Checks each output with the input that has the same name, among these files and the samples. Opens the
// first wrong output: that of the shortest input.
async function checkAll(files) {
  const baseName = (file) => file.replace(/(\.in)?\.\w+$/, "").toLowerCase();
  const inputs = [...files, ...model.files].filter(([file]) => isInput(file));
  const results = files.filter(([file]) => !isInput(file)).map(([file, output]) =>
    ({ name: baseName(file), input: inputs.find(([one]) => baseName(one) === baseName(file))?.[1], output }));
  for (const result of results.filter(({ input }) => input !== undefined)) {
    const { verdict, case: number } = await check(result);
    Object.assign(result, { isRight: verdict === "accepted", number });
  }
  const rank = ({ isRight, input }) => (isRight === false ? 0 : isRight ? 1e9 : 2e9) + (input?.length ?? 0);
  model.results = results.sort((one, two) => rank(one) - rank(two));
  await (results[0]?.input === undefined ? render() : open(results[0]));
}

const open = ({ name, input, output }) => replace({ input, output }, `${name} and your output for it.`);

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
  return [...parts, new Uint8Array(1024)];
}

const download = (file, parts) => html("a", { href: URL.createObjectURL(new Blob(parts)), download: file }).click();

// Compresses or decompresses bytes with this stream.
const transform = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

// The actions of buttons, by the names in their `data-do`.
const actions = {
  edit: ({ value }) => edit(value),
  open({ value }) {
    const onchange = ({ target }) => openFiles([...target.files], value);
    html("input", { type: "file", multiple: true, onchange }).click();
  },
  async paste({ value }) {
    const text = await navigator.clipboard?.readText().catch(() => undefined);
    if (text !== undefined) return replace({ [value]: text }, "Pasted.");
    find(value).focus();
    notify("The browser does not let this page read what is copied: press Ctrl+V in the field.");
  },
  async random() {
    const { text } = await program.run(["generate", problemName(), "--cases", "3", "--size", "5"]);
    await replace({ input: text, output: null }, "A random input; your output is empty.");
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
    const { text } = await printExplanation("--html", model.index);
    const parts = ["style", "script:not([type])"].map((tag) => document.querySelector(tag).textContent);
    download(`${problemName()}.html`, [text.replace(/(?<=<(?:style|script)>)\s*\{\{[^<]*/g, () => parts.shift())]);
  },
  async share() {
    const place = { ...fieldsToKeep(), problem: problemName(), index: model.index, step: model.step };
    const bytes = await transform(encode(JSON.stringify(place)), new CompressionStream("deflate-raw"));
    const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    const text = base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    const save = ["Save this explanation", actions.explanation];
    if (location.protocol === "file:") return notify("A link to this page leads nowhere on other computers.", save);
    if (text.length > MAX_LINK) return notify(`In a link, ${MAX_LINK} characters are allowed.`, save);
    history.replaceState(history.state, "", `#${text}`);
    notify((await copyText(location.href)) ? "The link is copied."
      : "Not copied, but the link is the address of this page now.");
  },
};

const fieldsToKeep = () => ({ input: model.input, output: model.output });

// Stores the fields and the step until the next visit, if the browser allows that and they are not too long: for this
// tab, and for new ones. Removes the place from the address, because a reload would open that place instead.
function keep() {
  const tooLong = "This is too long to be kept: a reload brings back what was before.";
  const { input, output, index, step } = model;
  if (input.length + (output ?? "").length > MAX_KEPT_TEXT) return notify(tooLong);
  try {
    for (const storage of [sessionStorage, localStorage]) {
      storage.setItem("judge ", JSON.stringify({ problem: problemName() }));
      storage.setItem(`judge ${problemName()}`, JSON.stringify({ input, output, index, step }));
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
  const checks = { problem: isText, input: isText, output: isText, index: isIndex, step: isIndex };
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

// Returns the place in the address: compressed JSON from `share`.
async function placeInAddress() {
  const base64 = location.hash.slice(1).replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
  return JSON.parse(decode(await transform(bytes, new DecompressionStream("deflate-raw"))));
}

// Chooses the problem in the address or, without one, the problem of the last visit.
async function openPlace() {
  const place = location.hash ? validFields(await placeInAddress().catch(() => ({}))) : {};
  const linked = withName(place.problem);
  const chosen = linked ?? withName(stored("").problem) ?? problems.at(-1);
  await choose(chosen, place.input === undefined ? stored(chosen.name) : place);
  if (location.hash && !linked) notify("This link is broken or incomplete. Here is something else instead.");
}

addEventListener("error", ({ error }) => error && showError(error));
addEventListener("unhandledrejection", (event) => (event.preventDefault(), showError(event.reason)));
addEventListener("DOMContentLoaded", async () => {
  await program.load();
  problems = JSON.parse((await program.run(["list", "--json"])).text);
  for (const problem of problems) find("problem").add(new Option(problemLabel(problem), problem.name));
  viewer = mount(find("viewer"), model, explain, render, { steps: actions.steps });
  find("viewer").querySelector(".side").prepend(find("fields"));
  find("fields").hidden = document.querySelector("header").hidden = false;
  listen();
  addEventListener("hashchange", openPlace);
  // The button "back" leads back to another problem.
  addEventListener("popstate", ({ state }) => state?.problem && state.problem !== problemName() &&
    choose(withName(state.problem), stored(state.problem)));
  await openPlace();
  // A reload brings back the step. A place in the address is not stored before it is changed.
  addEventListener("visibilitychange", () => location.hash || keep());
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
    file && replace({ input: model.files.get(file), output: null }, `${file} is your input now.`);
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
    const isPasted = inputType === "insertFromPaste" || value.length > (model[field]?.length ?? 0) + 20;
    setFields({ [field]: field === "output" ? value || null : value });
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
