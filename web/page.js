// The page around `judge`: every answer, verdict, message and step comes from the program itself,
// which a worker runs as a terminal would. This script knows no rules of a game.
"use strict";

const LIMIT = 10; // Seconds that a run may take.
const SHOWN_TEXT = 1 << 20; // A longer text is not shown in its field, where it would take seconds.
const LINK = 16384; // The longest place in an address, in characters.

const find = (id) => document.getElementById(id);
const encode = (text) => new TextEncoder().encode(text);
// Files of Windows may be UTF-16.
const decode = (bytes) => new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8").decode(bytes);

// ---- The program ---------------------------------------------------------------------------

// The runs that are not done yet, in the order in which the worker answers them.
const program = {
  runs: [],

  // Reads the module of this page.
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

  // Runs `judge` with these arguments and files; `text` is what it prints.
  async run(args, files = {}) {
    const result = await new Promise((done, failed) => {
      this.runs.push({ done, failed });
      this.worker.postMessage({ args: ["judge", ...args], files });
      this.wait();
    });
    if (result.failure) throw new Error(`judge has failed: ${result.failure}`);
    return { ...result, text: decode(result.output) };
  },

  // Waits for the next answer, but not longer than LIMIT. A run that takes long can be stopped by a button.
  wait() {
    clearTimeout(this.timer);
    find("stop").hidden = true;
    if (this.runs.length > 0) this.timer = setTimeout(() => {
      find("stop").hidden = false;
      this.timer = setTimeout(() => this.end(`Stopped after ${LIMIT} seconds.`), LIMIT * 1000);
    }, 500);
  },

  // Ends all runs, and says why.
  end(why) {
    if (this.runs.length === 0) return;
    this.worker.terminate();
    this.start();
    const ended = this.runs.splice(0);
    this.wait();
    for (const { failed } of ended) failed(new Error(why));
  },
};

// ---- What is shown -------------------------------------------------------------------------

const PLACEHOLDER = `Paste or drop what your program printed. Nothing leaves your computer.

If it prints its steps, too, you see the first that is wrong:`;

// The problem's entry in `judge list --json`, and the texts of its files; the input; the output, and
// whether it is that of an empty file; the index of the case that is shown, and its step.
const state = { problem: undefined, files: new Map(), input: "", output: "", isEmpty: false, index: 0 };
let [problems, view, turn] = [[], undefined, 0];

const name = () => state.problem.name;

// The files of a run; a last line is complete without its end, too.
const filesOf = ({ input, output }) => ({ input: encode(input), output: encode(output.replace(/[^\n]$/, "$&\n")) });

// An empty field is an output only after an empty file: a program that crashes prints that.
const isGiven = () => state.output !== "" || state.isEmpty;

// Returns the report on an output for an input. Lines that begin with "step " are steps, which only an
// explanation reads.
async function check({ input, output }) {
  const files = filesOf({ input, output: output.replace(/^step .*(\n|$)/gm, "") });
  return JSON.parse((await program.run(["check", name(), "input", "output", "--json"], files)).text);
}

// Shows all that follows from the input and the output, and explains the first case that is wrong,
// or another one. Until then, what was shown before is faint; of an input that is not valid, nothing is.
async function update({ index, step } = {}) {
  const mine = ++turn;
  await state.loading;
  if (mine !== turn) return;
  program.end("");
  document.body.classList.add("stale");
  const checked = await check(state);
  if (mine !== turn) return;
  showVerdict(checked);
  if (checked.error) return view.cases([]);
  const cases = checked.cases.map((right, at) => ({ title: `Case ${at + 1}`, right: isGiven() ? right : null }));
  // What is surplus is a mistake of the last case.
  if (document.body.dataset.state === "wrong" && checked.case === null && cases.length > 0) cases.at(-1).right = false;
  view.cases(cases);
  // Steps lead to the case in which the first of them is wrong, whatever the output is.
  const steps = /^step /m.test(state.output) ? await explain() : null;
  if (mine !== turn) return;
  const wrong = cases.findIndex(({ right }) => right === false);
  await view.show(index ?? (steps ? steps.number - 1 : wrong), step);
  document.body.classList.toggle("stale", mine !== turn);
}

// Returns the explanation of a case, or of the first that is wrong, if there is one.
async function explain(index) {
  const found = isGiven() ? ["--found", "output"] : [];
  const only = index === undefined ? [] : ["--case", String(index + 1)];
  const run = program.run(["explain", name(), "input", "--json", ...only, ...found], filesOf(state));
  run.catch(report);
  const data = JSON.parse((await run).text.split("\n")[1] || "null");
  const lines = data?.steps.flatMap(({ lines }) => lines.map((line) => `\nstep ${line}`)) ?? [];
  if (!isGiven()) find("output").placeholder = PLACEHOLDER + lines.slice(0, 2).join("");
  return data;
}

// Shows a line above the explanation; that of a wrong output until there is a headline.
function say(kind, title, ...text) {
  document.body.dataset.state = kind;
  find("lead").replaceChildren(html("strong", {}, title), ...text);
}

// Shows what has failed. A run that a newer one has ended says nothing.
function report({ message }) {
  if (message === "") return;
  say("bad", message);
  view?.cases([]);
  document.body.classList.remove("stale");
}

// Says what no case says: whether the input is valid, and whether all is right. Input that is solved is
// accepted, even if judges' files look otherwise. A message may name a problem that has such input.
function showVerdict({ error, violation, verdict, case: first, line, message, hint }) {
  const place = error ?? violation;
  find("validity").className = error ? "bad" : violation ? "" : "good";
  const stricter = violation ? "Accepted, but judges' files are stricter: " : "";
  find("validity").replaceChildren(stricter, place ? located(place) : "✓ valid");
  const other = error && problems.find((row) => row !== state.problem && error.variant === row.name);
  const onclick = () => choose(other, state).then(keep);
  if (other) find("validity").append(" ", html("button", { onclick }, `Switch to ${other.name}`));
  if (error) {
    find("first").open = true;
    document.body.classList.add("asking");
    say("bad", "✗ The input is not valid.", located(error));
  } else if (!isGiven()) document.body.dataset.state = "start";
  else if (verdict === "accepted") say("right", "✓ Accepted.", "Every line is right.");
  else {
    const where = first === null ? "after the last case" : `in case ${first}`;
    say("wrong", `✗ Wrong ${where}.`, html("p", {}, `Line ${line}: ${message} ${hint ?? ""}`),
      html("button", { onclick: fold }, "Show the mistake"));
  }
}

// A message about a place of the input, with a button that selects it. Columns are bytes.
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

// Chooses a problem, with an input and an output that it may have had before. The last choice counts.
// What is pasted before the texts of the problem are there is kept.
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

// Takes an input and an output, or one of them.
function take({ input = state.input, output = state.output, isEmpty = false }) {
  Object.assign(state, { input, output, isEmpty, index: 0 });
  for (const [field, text] of Object.entries({ input, output })) {
    const isLong = text.length > SHOWN_TEXT;
    find(field).value = isLong ? "" : text;
    find(field).placeholder = isLong ? `${text.length} characters, too many to be shown here.` : "";
  }
  find("samples").value = [...state.files].find(([, text]) => text === input)?.[0] ?? "";
  find("view").querySelector(".words").dataset.label = find("samples").value && "Example";
  find("inputNote").textContent = find("samples").selectedOptions[0]?.text ?? "";
  find("outputNote").textContent = isGiven() ? `${output.length} characters` : "";
}

// Unfolds the fields to ask for an output, or folds them where there is one, and keys work at once.
function fold() {
  const isAsking = !isGiven();
  document.body.classList.toggle("asking", isAsking);
  for (const id of ["first", "second"]) find(id).open = isAsking;
  find("output").blur();
  scrollTo(0, 0);
}

// Replaces the input, the output or both. What is lost by that can be brought back.
async function replace(changes, said) {
  const before = { ...state };
  const isLoss = ["input", "output"].some((key) => before[key] && before[key] !== (changes[key] ?? before[key]));
  take(changes);
  fold();
  notify(said, ["Undo", () => replace(before, "It is as before.")]);
  find("notice").hidden = !isLoss;
  keep();
  await update();
}

// Says something in a line, with what can be done about it. The next line replaces it.
function notify(text, ...actions) {
  find("notice").hidden = false;
  const buttons = [...actions, ["Close", null]].map(([label, onclick]) => html("button", { onclick }, label));
  find("notice").replaceChildren(text, ...buttons);
}

// Takes files: one for a field, or the outputs for several inputs.
async function openFiles(files, field) {
  const open = async (file) => [file.name, decode(new Uint8Array(await file.arrayBuffer()))];
  const read = await Promise.all(files.map(open));
  if (read.length > 1) return openAll(read);
  for (const [file, text] of read) {
    const asInput = () => replace({ input: text }, `${file} is the input now.`);
    const asOutput = () => replace({ output: text, isEmpty: text === "" }, `${file} is your output now.`);
    if (field === "first") await asInput();
    else if (field === "second") await asOutput();
    else notify(`${file}:`, ["Use as input", asInput], ["Use as your output", asOutput]);
  }
}

// Checks outputs for the inputs beside them, or for pitfalls, that have their names, and opens the
// first that is wrong.
async function openAll(files) {
  const stem = (file) => file.replace(/(\.in)?\.\w+$/, "").toLowerCase();
  const isInput = ([file]) => file.endsWith(".in");
  const inputs = [...files, ...state.files].filter(isInput);
  const [results, others] = [[], []];
  for (const [printed, output] of files.filter((file) => !isInput(file))) {
    const [file, input] = inputs.find(([file]) => stem(file) === stem(printed)) ?? [];
    if (file) results.push({ file, input, output, isEmpty: output === "" });
    else others.push(html("li", {}, `? ${printed}: no input has this name`));
  }
  for (const result of results) {
    const { verdict, case: number } = await check(result);
    result.isRight = verdict === "accepted";
    result.said = `${result.isRight ? "✓" : "✗"} ${result.file}${number ? `: case ${number}` : ""}`;
  }
  results.sort((one, other) => one.isRight - other.isRight);
  const open = (result) => replace(result, `${result.file} and your output for it.`);
  const item = (result) =>
    html("li", {}, html("button", { onclick: () => open(result), className: "link" }, result.said));
  find("results").lastElementChild.replaceChildren(...results.map(item), ...others);
  if (results.length > 0) await open(results[0]);
}

// Files as an archive (ustar): for each a block of 512 bytes with name, mode, size and checksum,
// and then its bytes in such blocks.
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

// Sends bytes through a stream that packs or unpacks them.
async function through(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

// The actions of buttons, by their names in `data-do`.
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
    if (text.length > LINK) return notify(`A link would have ${text.length} characters: over ${LINK} are too many.`);
    history.replaceState(null, "", `#${text}`);
    try {
      await navigator.clipboard.writeText(location.href);
      notify("The link is copied.");
    } catch {
      notify("The link cannot be copied here, but it is the address of this page now.");
    }
  },
};

// ---- What is kept --------------------------------------------------------------------------

const kept = () => Object.fromEntries(["input", "output", "isEmpty"].map((key) => [key, state[key]]));

// Remembers what was typed until the next visit, where the browser allows it: what is too long does
// not replace what was there before. An address with something else would hide it.
function keep() {
  try {
    localStorage.setItem("judge ", JSON.stringify({ problem: name() }));
    localStorage.setItem(`judge ${name()}`, JSON.stringify(kept()));
    if (location.hash || history.state) history.replaceState(null, "", location.pathname);
  } catch ({ name }) {
    if (name === "QuotaExceededError") notify("This is too long to be kept: a reload brings back what was before.");
  }
}

// Returns what was kept for a problem; a browser may not allow that.
function last(problem) {
  try {
    return JSON.parse(localStorage.getItem(`judge ${problem}`));
  } catch {
    return null;
  }
}

// Remembers the step for a reload. Browsers complain about many changes in a short time.
function keepStep(index, step) {
  clearTimeout(state.keeping);
  Object.assign(state, { index, step });
  state.keeping = setTimeout(() => history.replaceState({ index, step }, ""), 200);
}

// Returns the place that the address names, as words or packed.
async function linked() {
  const hash = location.hash.slice(1);
  const place = new URLSearchParams(hash);
  if (place.has("problem")) return Object.fromEntries(place);
  const bytes = Uint8Array.from(atob(hash.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));
  return JSON.parse(decode(await through(bytes, new DecompressionStream("deflate-raw"))));
}

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
  for (const row of problems) find("problem").add(new Option(`${row.title} · ${row.judges.join(", ")}`, row.name));
  find("notice").addEventListener("click", () => (find("notice").hidden = true), { capture: true });
  view = mount(find("view"), { cases: [], load: explain, side: find("fields"), onMove: keepStep });
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
  // The fields fold a moment after a typed output is left: what was clicked must not move before that.
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
