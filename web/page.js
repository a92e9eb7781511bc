// The page around `judge`. All answers, verdicts, messages and steps are from the program itself, which a
// worker runs with arguments and files, as in a terminal. The rules of the games are not in this script.
"use strict";

const MAX_SECONDS = 10; // The time limit of a run.
const MAX_SHOWN_TEXT = 1 << 20; // The maximum length of the text in a field; a longer one would take seconds.
const MAX_LINK = 16384; // The maximum number of characters after the `#` of a link.

const find = (id) => document.getElementById(id);
const encode = (text) => new TextEncoder().encode(text);
// Files from Windows may be UTF-16.
const decode = (bytes) => new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8").decode(bytes);

// ---- The program ---------------------------------------------------------------------------

const program = {
  // The runs in progress, in the order in which the worker answers them.
  runs: [],

  // Compiles the module in this page, and starts the worker.
  async load() {
    const packed = Uint8Array.from(atob(find("module").textContent), (byte) => byte.charCodeAt(0));
    this.module = await WebAssembly.compile(await through(packed, new DecompressionStream("gzip")));
    const script = new Blob([find("worker").textContent], { type: "text/javascript" });
    this.script = URL.createObjectURL(script);
    this.start();
  },

  start() {
    this.worker = new Worker(this.script);
    this.worker.postMessage({ module: this.module });
    this.worker.onerror = ({ message }) => this.end(`judge has failed: ${message}`);
    this.worker.onmessage = ({ data }) => {
      const { done } = this.runs.shift();
      this.wait();
      done(data);
    };
  },

  // Runs `judge` with these arguments and files. The result has its standard output in `text`.
  async run(args, files = {}) {
    const result = await new Promise((done, failed) => {
      this.runs.push({ done, failed });
      this.worker.postMessage({ args: ["judge", ...args], files });
      this.wait();
    });
    if (result.failure) throw new Error(`judge has failed: ${result.failure}`);
    return { ...result, text: decode(result.output) };
  },

  // Starts the time limit of the next run. After half a second, a button that stops the run is shown.
  wait() {
    clearTimeout(this.timer);
    find("stop").hidden = true;
    if (this.runs.length > 0) this.timer = setTimeout(() => {
      find("stop").hidden = false;
      this.timer = setTimeout(() => this.end(`Stopped after ${MAX_SECONDS} seconds.`), MAX_SECONDS * 1000);
    }, 500);
  },

  // Ends all runs; they fail with this message.
  end(message) {
    if (this.runs.length === 0) return;
    this.worker.terminate();
    this.start();
    const ended = this.runs.splice(0);
    this.wait();
    for (const { failed } of ended) failed(new Error(message));
  },
};

// ---- The verdict and the explanation -------------------------------------------------------

const PLACEHOLDER = `Paste or drop what your program printed. Nothing leaves your computer.

If it prints its steps, too, you see the first that is wrong:`;

// The entry of the problem in `judge list --json` and the texts of its files; the input; the output, which
// with `isEmpty` is that of an empty file; the index of the case that is shown. `keepStep` adds the step.
const state = { problem: undefined, files: new Map(), input: "", output: "", isEmpty: false, index: 0 };
let [problems, view, turn] = [[], undefined, 0];

const name = () => state.problem.name;
const label = ({ title, judges }) => `${title} · ${judges.join(", ")}`;

// Returns the files of a run. A missing newline at the end of the output is added.
const filesOf = ({ input, output }) => ({ input: encode(input), output: encode(output.replace(/[^\n]$/, "$&\n")) });

// Returns true if there is an output. An empty field is one only if an empty file was opened, for example
// that of a program that crashed.
const hasOutput = () => state.output !== "" || state.isEmpty;

// Returns the report on an output for an input, without the lines that begin with "step ".
async function check({ input, output }, problem = name()) {
  const files = filesOf({ input, output: output.replace(/^step .*(\n|$)/gm, "") });
  return JSON.parse((await program.run(["check", problem, "input", "output", "--json"], files)).text);
}

// Shows the verdict and explains a case, by default the first wrong one. Until that is done, the page is
// faint. If the input is bad, no case is shown.
async function update({ index, step } = {}) {
  const thisTurn = ++turn;
  await state.loading;
  if (thisTurn !== turn) return;
  program.end("");
  document.body.classList.add("stale");
  const verdict = await check(state);
  if (thisTurn !== turn) return;
  showVerdict(verdict);
  if (verdict.error) return view.cases([]);
  const cases = verdict.cases.map((right, at) => ({ title: `Case ${at + 1}`, right: hasOutput() ? right : null }));
  // Lines after the last case count as a mistake in that case.
  if (document.body.dataset.state === "wrong" && verdict.case === null && cases.length > 0) cases.at(-1).right = false;
  view.cases(cases);
  // If the program printed its steps, the case of the first wrong step is shown.
  const diverging = /^step /m.test(state.output) ? await explain() : null;
  if (thisTurn !== turn) return;
  const wrong = cases.findIndex(({ right }) => right === false);
  await view.show(index ?? (diverging ? diverging.number - 1 : wrong), step);
  if (document.activeElement === find("viewer")) find("viewer").querySelector(".headline").focus({ preventScroll: true });
  document.body.classList.toggle("stale", thisTurn !== turn);
}

// Returns the explanation of the case with this index or, by default, of the first wrong one.
async function explain(index) {
  const output = hasOutput() ? ["--found", "output"] : [];
  const only = index === undefined ? [] : ["--case", String(index + 1)];
  const run = program.run(["explain", name(), "input", "--json", ...only, ...output], filesOf(state));
  run.catch(report);
  const data = JSON.parse((await run).text.split("\n")[1] || "null");
  const lines = data?.steps.flatMap(({ lines }) => lines.map((line) => `\nstep ${line}`)) ?? [];
  if (!hasOutput()) find("output").placeholder = PLACEHOLDER + lines.slice(0, 2).join("");
  return data;
}

// Shows a line above the explanation. The style sheet hides that of a wrong output once there is a
// headline.
function say(pageState, title, ...text) {
  document.body.dataset.state = pageState;
  find("status").replaceChildren(html("strong", {}, title), ...text);
}

// Shows an error. The message of a run that a newer one ended is empty, and not shown.
function report({ message }) {
  if (message === "") return;
  say("bad", message);
  view?.cases([]);
  document.body.classList.remove("stale");
}

// Shows whether the input is valid, and the verdict. Input with only a violation of the constraints of
// judges is solved all the same.
function showVerdict({ error, violation, verdict, case: number, line, message, hint }) {
  const place = error ?? violation;
  find("validity").className = error ? "bad" : violation ? "" : "good";
  const stricter = violation ? "Accepted, but judges' files are stricter: " : "";
  find("validity").replaceChildren(stricter, place ? located(place) : "✓ valid");
  if (error) {
    offerOther();
    find("inputSection").open = true;
    document.body.classList.add("editing");
    say("bad", "✗ The input is not valid.", located(error));
  } else if (!hasOutput()) document.body.dataset.state = "start";
  else if (verdict === "accepted") say("right", "✓ Accepted.", "Every line is right.");
  else {
    const where = number === null ? "after the last case" : `in case ${number}`;
    say("wrong", `✗ Wrong ${where}.`, html("p", {}, `Line ${line}: ${message} ${hint ?? ""}`),
      html("button", { onclick: fold }, "Show the mistake"));
  }
}

// Adds a button that switches to the problem for which bad input is valid, if there is exactly one.
async function offerOther() {
  const [thisTurn, fitting] = [turn, []];
  for (const row of problems) if (!(await check(state, row.name)).error) fitting.push(row);
  if (thisTurn !== turn || fitting.length !== 1) return;
  const onclick = () => choose(fitting[0], state).then(keep);
  find("validity").append(" ", html("button", { onclick }, `This is input of ${label(fitting[0])}: switch`));
}

// Returns a message about a place of the input, with a button that selects it. Columns count bytes.
function located({ line, column, message }) {
  const onclick = () => {
    const lines = find("input").value.split("\n");
    const before = lines.slice(0, line - 1).map((text) => `${text}\n`).join("");
    const from = before.length + decode(encode(lines[line - 1]).slice(0, column - 1)).length;
    find("input").focus();
    find("input").setSelectionRange(from, from + /^\s*\S*/.exec(find("input").value.slice(from))[0].length);
    find("input").scrollTop = (line - 3) * 20;
  };
  const place = html("button", { onclick, className: "link" }, `line ${line}, column ${column}`);
  return html("span", {}, place, ` ${message}`);
}

// ---- Actions -------------------------------------------------------------------------------

// Chooses a problem, with an input and an output, by default its sample. Only the last choice has an
// effect. Text that is pasted while the files of the problem are loading is kept.
async function choose(row, { input = "", output = "", isEmpty, index, step } = {}) {
  find("problem").value = row.name;
  Object.assign(state, { problem: row, files: new Map() });
  take({ input, output, isEmpty });
  const runs = [["show", row.name], ["test", row.name, "--write", "files"]];
  state.loading = Promise.all(runs.map((args) => program.run(args)));
  const [{ text }, { files }] = await state.loading;
  if (state.problem !== row) return;
  state.files = new Map(files.map(([path, bytes]) => [path.split("/").at(-1), decode(bytes)]));
  find("notice").hidden = true;
  document.title = row.title;
  find("statement").lastElementChild.replaceChildren(...rendered(text));
  const inputs = [...state.files.keys()].filter((file) => file.endsWith(".in"));
  const options = inputs.map((file) => new Option(file.slice(0, -3).replaceAll("-", " "), file));
  find("samples").replaceChildren(new Option("Your own input", ""), ...options);
  take({ input: state.input || state.files.get("sample.in"), isEmpty: state.isEmpty });
  fold();
  await update({ index, step });
}

// Sets the input, the output or both, without an update of the explanation.
function take({ input = state.input, output = state.output, isEmpty = false }) {
  Object.assign(state, { input, output, isEmpty, index: 0 });
  for (const [field, text] of Object.entries({ input, output })) {
    const isLong = text.length > MAX_SHOWN_TEXT;
    find(field).value = isLong ? "" : text;
    find(field).placeholder = isLong ? `${text.length} characters, too many to be shown here.` : "";
  }
  find("samples").value = [...state.files].find(([, text]) => text === input)?.[0] ?? "";
  find("viewer").querySelector(".words").dataset.label = find("samples").value && "Example";
  find("inputNote").textContent = find("samples").selectedOptions[0]?.text ?? "";
  find("outputNote").textContent = hasOutput() ? `${output.length} characters` : "";
}

// Folds the fields if there is an output, and unfolds them otherwise. The focus moves out of the folded ones, so keys
// act on the explanation.
function fold() {
  const isAsking = !hasOutput();
  document.body.classList.toggle("editing", isAsking);
  if (!isAsking && find("fields").contains(document.activeElement)) find("viewer").focus();
  for (const id of ["inputSection", "outputSection"]) find(id).open = isAsking;
  scrollTo(0, 0);
}

// Replaces the input, the output or both, and shows a message. If a text is lost, there is a button to undo
// that.
async function replace(changes, message) {
  const before = { ...state };
  const isLoss = ["input", "output"].some((key) => before[key] && before[key] !== (changes[key] ?? before[key]));
  take(changes);
  fold();
  notify(message, ["Undo", () => replace(before, "It is as before.")]);
  find("notice").hidden = !isLoss;
  keep();
  await update();
}

// Shows a message with buttons for actions; each action is a label and a function. The next message
// replaces it.
function notify(text, ...actions) {
  find("notice").hidden = false;
  const buttons = [...actions, ["Close", null]].map(([label, onclick]) => html("button", { onclick }, label));
  find("notice").replaceChildren(text, ...buttons);
}

// Opens one file, for the field with this id, or several: outputs and their inputs.
async function openFiles(files, field) {
  const open = async (file) => [file.name, decode(new Uint8Array(await file.arrayBuffer()))];
  const read = await Promise.all(files.map(open));
  if (read.length > 1) return openAll(read);
  for (const [file, text] of read) {
    const asInput = () => replace({ input: text }, `${file} is the input now.`);
    const asOutput = () => replace({ output: text, isEmpty: text === "" }, `${file} is your output now.`);
    const place = field ?? { in: "inputSection", out: "outputSection", ans: "outputSection" }[file.split(".").at(-1)];
    if (place === "inputSection") await asInput();
    else if (place === "outputSection") await asOutput();
    else notify(`${file}:`, ["Use as input", asInput], ["Use as your output", asOutput]);
  }
}

// Checks each output for the input with the same name, among the files and the pitfalls, and opens the
// first wrong one.
async function openAll(files) {
  const stem = (file) => file.replace(/(\.in)?\.\w+$/, "").toLowerCase();
  const isInput = ([file]) => file.endsWith(".in");
  const inputs = [...files, ...state.files].filter(isInput);
  const [results, unmatched] = [[], []];
  for (const [printed, output] of files.filter((file) => !isInput(file))) {
    const [file, input] = inputs.find(([file]) => stem(file) === stem(printed)) ?? [];
    if (file) results.push({ file, input, output, isEmpty: output === "" });
    else unmatched.push(html("li", {}, `? ${printed}: no input has this name`));
  }
  for (const result of results) {
    const { verdict, case: number } = await check(result);
    result.isRight = verdict === "accepted";
    result.label = `${result.isRight ? "✓" : "✗"} ${result.file}${number ? `: case ${number}` : ""}`;
  }
  results.sort((one, two) => one.isRight - two.isRight);
  const open = (result) => replace(result, `${result.file} and your output for it.`);
  const item = (result) =>
    html("li", {}, html("button", { onclick: () => open(result), className: "link" }, result.label));
  find("results").lastElementChild.replaceChildren(...results.map(item), ...unmatched);
  if (results.length > 0) await open(results[0]);
}

// Returns an archive of files in the format ustar. Each file has a header of 512 bytes with its name, mode,
// size and checksum; its bytes follow, padded to a multiple of 512.
function archive(files) {
  const parts = files.flatMap(([file, text]) => {
    const [head, bytes] = [new Uint8Array(512), encode(text)];
    const put = (text, at) => head.set(encode(text), at);
    const octal = (number, digits) => `${number.toString(8).padStart(digits, "0")}\0`;
    put(file, 0);
    put([octal(0o644, 7), octal(0, 7), octal(0, 7), octal(bytes.length, 11), octal(0, 11), "        0"].join(""), 100);
    put("ustar\x0000", 257);
    put(octal(head.reduce((sum, byte) => sum + byte, 0), 6), 148);
    return [head, bytes, new Uint8Array(-bytes.length & 511)];
  });
  return new Blob([...parts, new Uint8Array(1024)]);
}

function download(file, bytes) {
  const link = html("a", { href: URL.createObjectURL(new Blob([bytes])), download: file });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

// Returns bytes after a stream has compressed or decompressed them.
async function through(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

// The actions of buttons, by the names in their `data-do`.
const actions = {
  stop: () => program.end("Stopped."),
  open({ value }) {
    find("file").dataset.field = value;
    find("file").click();
  },
  clear: ({ value }) => replace({ [value]: "" }, "The field is empty now."),
  async paste({ value }) {
    let text;
    try {
      text = await navigator.clipboard.readText();
    } catch {
      find(value).focus();
      return notify("The browser does not let this page read what is copied: press Ctrl+V in the field.");
    }
    await replace({ [value]: text }, "Pasted.");
  },
  async random() {
    const { text } = await program.run(["generate", name(), "--cases", "3"]);
    await replace({ input: text, output: "" }, "A random input; your output is empty.");
  },
  async save({ value }) {
    const [ending, ...args] = {
      answer: ["out", name(), "input"],
      rust: ["rs", "export", name()],
      c: ["c", "export", name(), "--lang", "c"],
    }[value];
    download(`${name()}.${ending}`, (await program.run(args, filesOf(state))).output);
  },
  pitfalls: () => download(`${name()}.tar`, archive([...state.files])),
  async share() {
    const place = { ...kept(), problem: name(), index: state.index, step: state.step };
    const bytes = await through(encode(JSON.stringify(place)), new CompressionStream("deflate-raw"));
    const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    const text = base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    if (text.length > MAX_LINK) return notify(`A link would have ${text.length} characters; ${MAX_LINK} are allowed.`);
    history.replaceState(null, "", `#${text}`);
    try {
      await navigator.clipboard.writeText(location.href);
      notify("The link is copied.");
    } catch {
      notify("The link cannot be copied here, but it is the address of this page now.");
    }
  },
};

// ---- Storage and links ---------------------------------------------------------------------

const kept = () => Object.fromEntries(["input", "output", "isEmpty"].map((key) => [key, state[key]]));

// Stores the input and the output until the next visit, if the browser allows that and they are not too
// long. Then the address must not name a place any more, because a reload would open that instead.
function keep() {
  try {
    localStorage.setItem("judge ", JSON.stringify({ problem: name() }));
    localStorage.setItem(`judge ${name()}`, JSON.stringify(kept()));
    if (location.hash || history.state) history.replaceState(null, "", location.pathname);
  } catch ({ name }) {
    if (name === "QuotaExceededError") notify("This is too long to be kept: a reload brings back what was before.");
  }
}

// Returns what was stored for a problem; null if there is nothing, or if the browser does not allow that.
function last(problem) {
  try {
    return JSON.parse(localStorage.getItem(`judge ${problem}`));
  } catch {
    return null;
  }
}

// Stores the step for a reload, after a delay: browsers limit the rate of changes to the history.
function keepStep(index, step) {
  clearTimeout(state.keeping);
  Object.assign(state, { index, step });
  state.keeping = setTimeout(() => history.replaceState({ index, step }, ""), 200);
}

// Returns the place in the address: parameters in plain text, or compressed JSON from `share`.
async function linked() {
  const hash = location.hash.slice(1);
  const place = new URLSearchParams(hash);
  if (place.has("problem")) return Object.fromEntries(place);
  const bytes = Uint8Array.from(atob(hash.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));
  return JSON.parse(decode(await through(bytes, new DecompressionStream("deflate-raw"))));
}

// Chooses the problem of the address or, without one, that of the last visit.
async function begin() {
  const rowOf = (name) => problems.find((row) => row.name === name);
  const place = location.hash ? await linked().catch(() => ({})) : {};
  const row = rowOf(place.problem);
  const chosen = row ?? rowOf(last("")?.problem) ?? problems.at(-1);
  await choose(chosen, { ...(place.input === undefined ? last(chosen.name) : place), ...history.state });
  if (location.hash && !row) notify("This link is broken or incomplete. Here is your last input instead.");
}

addEventListener("error", ({ error }) => error && report(error));
addEventListener("unhandledrejection", (event) => (event.preventDefault(), report(event.reason)));
addEventListener("DOMContentLoaded", async () => {
  await program.load();
  problems = JSON.parse((await program.run(["list", "--json"])).text);
  for (const row of problems) find("problem").add(new Option(label(row), row.name));
  find("notice").addEventListener("click", () => (find("notice").hidden = true), { capture: true });
  view = mount(find("viewer"), { cases: [], load: explain, side: find("fields"), onMove: keepStep });
  addEventListener("click", ({ target }) => {
    const pressed = target.closest("[data-do]");
    if (target.closest("#menu button")) find("menu").hidePopover();
    return pressed && actions[pressed.dataset.do](pressed);
  });
  find("problem").onchange = ({ target: { value } }) =>
    choose(problems.find((row) => row.name === value), last(value) ?? {}).then(keep);
  find("samples").onchange = ({ target: { value: file } }) =>
    file && replace({ input: state.files.get(file), output: "" }, `${file} is the input now.`);
  find("file").onchange = async ({ target }) => {
    await openFiles([...target.files], target.dataset.field);
    target.value = "";
  };
  for (const field of ["input", "output"]) {
    find(field).oninput = ({ inputType, target: { value } }) => {
      take({ [field]: value });
      if (inputType === "insertFromPaste") fold();
      keep();
      return update();
    };
  }
  // The fields fold some time after an output was typed, so that a clicked button does not move before the
  // click has had its effect.
  const foldLater = () => find("fields").contains(document.activeElement) || fold();
  find("output").onchange = () => setTimeout(foldLater, 300);
  addEventListener("dragover", (event) => event.dataTransfer.types.includes("Files") && event.preventDefault());
  addEventListener("drop", (event) => {
    if (event.dataTransfer.files.length > 0) event.preventDefault();
    return openFiles([...event.dataTransfer.files], event.target.closest("details")?.id);
  });
  addEventListener("hashchange", begin);
  await begin();
});
