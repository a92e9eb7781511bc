// The page `judge.html`. All answers, verdicts, messages and steps come from `judge` itself, which a worker
// runs with arguments and files, as in a terminal. This script does not contain the rules of the games.
"use strict";

const MAX_SECONDS = 10; // The time limit of a run.
const MAX_SHOWN_TEXT = 1 << 18; // The maximum length of the text in a field; a longer one would block the page.
const MAX_LINK = 16384; // The maximum number of characters after the `#` of a link.

const find = (id) => document.getElementById(id);
const encode = (text) => new TextEncoder().encode(text);
// Files from Windows may be UTF-16.
const decode = (bytes) => new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8").decode(bytes);

// ---- The program ----

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

  // Stops all runs. They fail with this message.
  stop(message) {
    if (this.runs.length === 0) return;
    this.worker.terminate();
    this.start();
    for (const { reject } of this.runs.splice(0)) reject(new Error(message));
    this.startTimer();
  },
};

// ---- The verdict and the explanation ----

const PLACEHOLDER = `Paste or drop what your program printed. Nothing leaves your computer.

If it prints its steps, too, you see the first that is wrong:`;

// `problem` is an entry of `judge list --json`, and `files` has the texts of its samples; `choose` adds
// `loading`, a promise of them. `isEmpty` is true if an empty file was opened as the output, and `isOld`, which
// `setFields` adds, if the input was replaced after the output. `index` is the index
// of the case shown; `keepStep` adds `step`, and `timer`, which delays its storage.
const state = { problem: undefined, files: new Map(), input: "", output: "", isEmpty: false, index: 0 };
let [problems, viewer] = [[]];

const problemName = () => state.problem.name;
const withName = (name) => problems.find((problem) => problem.name === name);
const problemLabel = ({ title, judges }) => `${title} · ${judges.join(", ")}`;

// Returns the files of a run. A missing newline at the end of the output is added.
const filesOf = ({ input, output }) => ({ input: encode(input), output: encode(output.replace(/[^\n]$/, "$&\n")) });

// Returns true if there is an output. An empty output counts only if it comes from a file: a program that
// crashes may print nothing.
const hasOutput = () => state.output !== "" || state.isEmpty;

// Returns the report on an output for an input, without the lines that begin with "step ".
async function check({ input, output }) {
  const files = filesOf({ input, output: output.replace(/^step .*(\n|$)/gm, "") });
  return JSON.parse((await program.run(["check", problemName(), "input", "output", "--json"], files)).text);
}

// Shows the verdict and explains a case, by default the first wrong one. If the input is bad, no case is shown.
// A newer update or choice stops the runs of an update in progress, which then fails. A choice that was stopped is
// made again.
async function update({ index, step } = {}) {
  await state.loading;
  if (state.files.size === 0) return choose(state.problem, fieldsToKeep());
  program.stop("");
  const verdict = await check(state);
  showVerdict(verdict);
  if (verdict.error) return viewer.replaceCases([]);
  const cases = verdict.cases.map((right, i) => ({ title: `Case ${i + 1}`, right: hasOutput() ? right : null }));
  // Lines after the last case count as a mistake in that case.
  if (document.body.dataset.state === "wrong" && verdict.case === null && cases.length > 0) cases.at(-1).right = false;
  viewer.replaceCases(cases);
  // If the program printed its steps, the case of the first wrong step is shown.
  const diverging = /^step /m.test(state.output) ? await explain() : null;
  const firstWrong = cases.findIndex(({ right }) => right === false);
  await viewer.show(index ?? (diverging ? diverging.number - 1 : firstWrong), step);
  document.body.classList.remove("stale");
  if (document.activeElement === find("viewer")) document.querySelector(".headline").focus({ preventScroll: true });
}

// Returns the explanation of the case with this index or, by default, of the first wrong one; null if there is
// none. Without an output, the empty field shows two steps.
async function explain(index) {
  const output = hasOutput() ? ["--found", "output"] : [];
  const selection = index === undefined ? output : ["--case", String(index + 1), ...output];
  const { text } = await program.run(["explain", problemName(), "input", "--json", ...selection], filesOf(state));
  const data = JSON.parse(text.split("\n")[1] || "null");
  const lines = data?.steps.flatMap(({ lines }) => lines.map((line) => `\nstep ${line}`)) ?? [];
  if (!hasOutput()) find("output").placeholder = PLACEHOLDER + lines.slice(0, 2).join("");
  return data;
}

// Shows the status of the page above the explanation. For a wrong output, the style sheet hides it once
// there is a headline. Nothing follows the status of a bad input.
function showStatus(pageState, title, ...text) {
  document.body.dataset.state = pageState;
  document.body.classList.toggle("stale", pageState !== "bad");
  find("status").replaceChildren(html("strong", {}, title), ...text);
}

// Shows an error, unless its message is empty: then an update or a choice has stopped the run.
function showError({ message }) {
  if (message === "") return;
  state.loading = null;
  showStatus("bad", message);
  viewer?.replaceCases([]);
}

// Shows if the input is valid, and the verdict. Input that violates only constraints of judges is solved
// nevertheless. While an output is typed, the input is folded, so that more of the explanation is in view.
function showVerdict({ error, violation, verdict, case: number, line, message, hint }) {
  const place = error ?? violation;
  find("validity").className = error ? "bad" : violation ? "" : "good";
  if (document.activeElement === find("output")) find("inputPart").open = !hasOutput();
  const warning = violation ? "Accepted, but judges' files are stricter: " : "";
  find("validity").replaceChildren(warning, place ? withPlace(place) : "✓ valid");
  if (error) {
    find("inputPart").open = true;
    document.body.classList.add("editing");
    showStatus("bad", "✗ The input is not valid.", withPlace(error));
    offerOtherProblem(withName(error.problem));
  } else if (!hasOutput()) document.body.dataset.state = "start";
  else if (verdict === "accepted") showStatus("right", "✓ Accepted.", "Every line is right.");
  else {
    const where = number === null ? "after the last case" : `in case ${number}`;
    // An update in progress will show the mistake.
    const onclick = () => (foldFields(false), document.body.matches(".stale") || viewer.show(state.index));
    showStatus("wrong", `✗ Wrong ${where}.`, html("p", {}, `Line ${line}: ${message} ${hint ?? ""}`),
      html("button", { onclick }, "Show the mistake"));
  }
}

// Adds a button that switches to the problem for which bad input is valid, if there is exactly one.
function offerOtherProblem(problem) {
  if (!problem) return;
  const onclick = () => choose(problem, state).then(keep);
  find("status").append(html("button", { onclick }, `This is input of ${problemLabel(problem)}: switch`));
}

// Returns a message about a place of the input, with a button that selects it. Columns count bytes.
function withPlace({ line, column, message }) {
  const onclick = () => {
    const lines = find("input").value.split("\n");
    const start = [...lines.slice(0, line - 1), decode(encode(lines[line - 1]).slice(0, column - 1))].join("\n").length;
    find("input").focus();
    find("input").setSelectionRange(start, start + /^\s*\S*/.exec(find("input").value.slice(start))[0].length);
    find("input").scrollTop = (line - 3) * 20;
  };
  const place = html("button", { onclick, className: "link" }, `line ${line}, column ${column}`);
  return html("span", {}, place, ` ${message}`);
}

// ---- Actions ----

// Chooses a problem, with an input, by default the sample, and an output. Stops an update or an earlier choice
// in progress. Text that is pasted while the files of the problem are loading is kept.
async function choose(problem, { input = "", output = "", isEmpty, index, step } = {}) {
  program.stop("");
  find("problem").value = problem.name;
  Object.assign(state, { problem, files: new Map() });
  setFields({ input, output, isEmpty });
  const commands = [["show", problem.name], ["test", problem.name, "--write", "files"]];
  state.loading = Promise.all(commands.map((args) => program.run(args)));
  const [{ text }, { files }] = await state.loading;
  state.files = new Map(files.map(([path, bytes]) => [path.split("/").at(-1), decode(bytes)]));
  find("notice").hidden = true;
  document.title = problem.title;
  find("statement").lastElementChild.replaceChildren(...renderMarkdown(text));
  const inputs = [...state.files.keys()].filter((file) => file.endsWith(".in"));
  const options = inputs.map((file) => new Option(file.slice(0, -3).replaceAll("-", " "), file));
  find("samples").replaceChildren(new Option("Your own input", ""), ...options);
  setFields({ ...fieldsToKeep(), input: state.input || state.files.get("sample.in") });
  find("results").lastElementChild.replaceChildren();
  foldFields();
  await update({ index, step });
}

// Sets the input, the output or both. Until the next update, the page shows no verdict and no explanation.
function setFields(changes) {
  const { input = state.input, output = state.output, isEmpty = false } = changes;
  Object.assign(state, { input, output, isEmpty, isOld: output !== "" && changes.output === undefined, index: 0 });
  document.body.classList.add("stale");
  for (const id of ["status", "validity"]) find(id).replaceChildren();
  for (const [field, text] of Object.entries({ input, output })) {
    const isLong = text.length > MAX_SHOWN_TEXT;
    find(field).value = isLong ? "" : text;
    find(field).placeholder = isLong ? `${text.length} characters, too many to be shown here.` : "";
  }
  find("samples").value = [...state.files].find(([, text]) => text === input)?.[0] ?? "";
  find("viewer").querySelector(".words").dataset.label = find("samples").value && "Example";
  find("inputNote").textContent = find("samples").selectedOptions[0]?.text ?? "";
  find("outputNote").textContent = state.isOld ? "of the last input" : hasOutput() ? `${output.length} characters` : "";
}

// Folds the fields if there is an output for the input, and unfolds them otherwise. The focus moves out of folded
// fields, so that keys act on the explanation.
function foldFields(isEditing = state.isOld || !hasOutput()) {
  document.body.classList.toggle("editing", isEditing);
  if (!isEditing && find("fields").contains(document.activeElement)) find("viewer").focus();
  for (const id of ["inputPart", "outputPart"]) find(id).open = isEditing;
  scrollTo(0, 0);
}

// Replaces the input, the output or both, and shows a message. If a text is lost, a button restores it.
async function replace(changes, message) {
  const before = { ...state };
  const isLoss = ["input", "output"].some((key) => before[key] && before[key] !== (changes[key] ?? before[key]));
  setFields(changes);
  foldFields();
  notify(message, ["Undo", () => replace(before, "It is as before.")]);
  find("notice").hidden = !isLoss;
  keep();
  await update();
}

// Shows a message and buttons for actions, each of which is a label and a function.
function notify(text, ...actions) {
  find("notice").hidden = false;
  const buttons = [...actions, ["Close", null]].map(([label, onclick]) => html("button", { onclick }, label));
  find("notice").replaceChildren(text, ...buttons);
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
// first wrong output.
async function checkAll(files) {
  const baseName = (file) => file.replace(/(\.in)?\.\w+$/, "").toLowerCase();
  const isInput = ([file]) => file.endsWith(".in");
  const inputs = [...files, ...state.files].filter(isInput);
  const [results, unmatched] = [[], []];
  for (const [outputFile, output] of files.filter((file) => !isInput(file))) {
    const [file, input] = inputs.find(([file]) => baseName(file) === baseName(outputFile)) ?? [];
    if (file) results.push({ file, input, output, isEmpty: output === "" });
    else unmatched.push(html("li", {}, `? ${outputFile}: no input has this name`));
  }
  for (const result of results) {
    const { verdict, case: number } = await check(result);
    result.isRight = verdict === "accepted";
    result.label = `${result.isRight ? "✓" : "✗"} ${result.file}${number ? `: case ${number}` : ""}`;
  }
  results.sort((one, two) => one.isRight - two.isRight);
  const open = (result) => replace(result, `${result.file} and your output for it.`);
  const row = (result) => html("li", {}, html("button", { className: "link", onclick: () => open(result) }, result.label));
  find("results").lastElementChild.replaceChildren(...results.map(row), ...unmatched);
  if (results.length > 0) await open(results[0]);
}

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
  open({ value }) {
    const files = html("input", { type: "file", multiple: true });
    files.onchange = () => openFiles([...files.files], value);
    files.click();
  },
  clear: ({ value }) => replace({ [value]: "" }, "The field is empty now."),
  async paste({ value }) {
    const text = await navigator.clipboard?.readText().catch(() => undefined);
    if (text === undefined) {
      find(value).focus();
      return notify("The browser does not let this page read what is copied: press Ctrl+V in the field.");
    }
    await replace({ [value]: text }, "Pasted.");
  },
  async random() {
    const { text } = await program.run(["generate", problemName(), "--cases", "3"]);
    await replace({ input: text, output: "" }, "A random input; your output is empty.");
  },
  async save({ value: ending }) {
    const name = problemName();
    const args = { out: [name, "input"], rs: ["export", name], c: ["export", name, "--lang", "c"] }[ending];
    download(`${name}.${ending}`, (await program.run(args, filesOf(state))).output);
  },
  steps: () => (find("statement").showPopover(), find("Steps").scrollIntoView()),
  pitfalls: () => download(`${problemName()}.tar`, archive([...state.files])),
  async share() {
    const place = { ...fieldsToKeep(), problem: problemName(), index: state.index, step: state.step };
    const bytes = await transform(encode(JSON.stringify(place)), new CompressionStream("deflate-raw"));
    const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    const text = base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    if (text.length > MAX_LINK) return notify(`A link would have ${text.length} characters; ${MAX_LINK} are allowed.`);
    history.replaceState(null, "", `#${text}`);
    const isCopied = await navigator.clipboard?.writeText(location.href).then(() => true, () => false);
    notify(isCopied ? "The link is copied." : "Not copied, but the link is the address of this page now.");
  },
};

// ---- Storage and links ----

const fieldsToKeep = () => Object.fromEntries(["input", "output", "isEmpty"].map((key) => [key, state[key]]));

// Stores the input and the output until the next visit, if the browser allows that and they are not too
// long. Removes the place from the address, because a reload would open that place instead.
function keep() {
  try {
    localStorage.setItem("judge ", JSON.stringify({ problem: problemName() }));
    localStorage.setItem(`judge ${problemName()}`, JSON.stringify(fieldsToKeep()));
    if (location.hash || history.state) history.replaceState(null, "", location.pathname);
  } catch ({ name }) {
    if (name === "QuotaExceededError") notify("This is too long to be kept: a reload brings back what was before.");
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

// Returns the fields stored for a problem. With "", returns the name of the last problem.
function stored(problem) {
  try {
    return validFields(JSON.parse(localStorage.getItem(`judge ${problem}`)));
  } catch {
    return {};
  }
}

// Stores the step for a reload, with a delay, because browsers limit the rate of changes to the history.
function keepStep(index, step) {
  clearTimeout(state.timer);
  Object.assign(state, { index, step });
  state.timer = setTimeout(() => history.replaceState({ index, step }, ""), 200);
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
  find("notice").addEventListener("click", () => (find("notice").hidden = true), { capture: true });
  const [fields, help] = [find("fields"), [...find("results").querySelectorAll("button")]];
  viewer = mount(find("viewer"), { cases: [], load: explain, fields, help, onMove: keepStep });
  addEventListener("click", ({ target }) => {
    const pressed = target.closest("[data-do]");
    if (target.closest("#menu button")) find("menu").hidePopover();
    return pressed && actions[pressed.dataset.do](pressed);
  });
  find("problem").onchange = ({ target: { value } }) => choose(withName(value), stored(value)).then(keep);
  find("samples").onchange = ({ target: { value: file } }) =>
    file && replace({ input: state.files.get(file), output: "" }, `${file} is the input now.`);
  for (const field of ["input", "output"]) {
    // Some keyboards of phones paste without saying so.
    find(field).oninput = ({ inputType, target: { value } }) => {
      const isPasted = inputType === "insertFromPaste" || value.length > state[field].length + 20;
      setFields({ [field]: value });
      // After an input, the output is pasted next, so the fields stay open.
      if (isPasted && field === "output") foldFields();
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
  // The fields fold some time after an output was typed: a button that is being clicked must not move.
  const foldIfLeft = () => find("fields").contains(document.activeElement) || foldFields();
  find("output").onchange = () => setTimeout(foldIfLeft, 300);
  addEventListener("dragover", (event) => event.dataTransfer.types.includes("Files") && event.preventDefault());
  addEventListener("drop", (event) => {
    if (event.dataTransfer.files.length > 0) event.preventDefault();
    return openFiles([...event.dataTransfer.files], event.target.closest("details")?.querySelector("textarea").id);
  });
  addEventListener("hashchange", openPlace);
  await openPlace();
});
