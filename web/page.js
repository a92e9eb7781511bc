// The page around `judge`: every answer, verdict, message and text comes from the program itself,
// which a worker runs as a terminal would. This script knows no rules of a game.
"use strict";

const LIMIT = 10; // Seconds that a run may take.
const SHOWN_TEXT = 1 << 20; // A longer text is not shown in its field, where it would take seconds.
const LINK = 16384; // The longest place in an address, in characters.

const find = (id) => document.getElementById(id);
const encode = (text) => new TextEncoder().encode(text);
const decode = (bytes) => new TextDecoder().decode(bytes);
const linesOf = (text) => text.replace(/\n$/, "").split("\n");

// ---- The program ---------------------------------------------------------------------------

// Runs that are stopped or take too long end with this.
class Stopped extends Error {}

const program = {
  pending: new Map(),
  last: 0,

  // Reads the module of this page.
  async load() {
    const packed = Uint8Array.from(atob(find("module").textContent), (byte) => byte.charCodeAt(0));
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    this.module = await WebAssembly.compile(await new Response(unpacked).arrayBuffer());
    const script = new Blob([find("worker").textContent], { type: "text/javascript" });
    this.script = URL.createObjectURL(script);
    this.start();
  },

  start() {
    this.worker = new Worker(this.script);
    this.worker.postMessage({ module: this.module });
    this.worker.addEventListener("error", ({ message }) => this.end(new Error(message)));
    this.worker.addEventListener("message", ({ data }) => {
      const { done } = this.pending.get(data.id);
      this.pending.delete(data.id);
      this.wait();
      done(data);
    });
  },

  // Runs `judge` with these arguments.
  run(args, input = new Uint8Array(), files = {}) {
    const id = ++this.last;
    return new Promise((done, failed) => {
      this.pending.set(id, { done, failed });
      this.worker.postMessage({ id, args: ["judge", ...args], input, files });
      this.wait();
    }).then((result) => {
      if (result.failure) throw new Error(result.failure);
      return result;
    });
  },

  // The output of a run as text.
  async text(...args) {
    return decode((await this.run(args)).output);
  },

  // Waits for the next answer, but not longer than LIMIT. A run that takes long can be stopped by a button.
  wait() {
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    find("stop").hidden = true;
    if (this.pending.size === 0) return;
    this.patience = setTimeout(() => (find("stop").hidden = false), 500);
    this.timer = setTimeout(() => this.stop(`Stopped after ${LIMIT} seconds.`), LIMIT * 1000);
  },

  // Ends all runs.
  stop(why) {
    if (this.pending.size > 0) this.end(new Stopped(why));
  },

  end(error) {
    this.worker.terminate();
    this.start();
    const pending = [...this.pending.values()];
    this.pending.clear();
    this.wait();
    for (const { failed } of pending) failed(error);
  },
};

// ---- What is shown -------------------------------------------------------------------------

// The problem's entry in `judge list --json`; the input, and the name of its file; the answer to it;
// the number of its cases, if it is valid, and of those that are wrong; whether the output is that of
// an empty file.
const state = { problem: undefined, input: new Uint8Array(), name: "", answer: "", count: undefined, wrong: [], isEmpty: false };
let problems;
let turn = 0;

const name = () => state.problem.name;

// A file name as a word for a shell; one that needs quotes is not shown.
const word = (file) => (/^\w[\w.,:=+@%-]*$/.test(file) ? file : "input.txt");

// Shows all that follows from the input and the output, and explains the first case that is wrong,
// or another one. Until then, what was shown before is faint.
async function update(number, step) {
  const mine = ++turn;
  program.stop("");
  document.body.classList.add("stale");
  find("command").textContent = `judge ${name()} ${word(state.name)}`;
  try {
    const files = { input: state.input, output: output() };
    const checked = await program.run(["check", name(), "input", "output", "--json"], undefined, files);
    if (mine !== turn) return;
    if (checked.output.length === 0) throw new Error(decode(checked.errors).replace(/^judge: /, "").trim());
    const report = JSON.parse(decode(checked.output));
    find("failure").hidden = true;
    showValidity(report);
    showVerdict(report.error ? undefined : report);
    showAnswer(report.error ? undefined : report);
    const chosen = number ?? state.wrong[0] ?? find("case").value;
    await explain(chosen, { step });
  } catch (error) {
    if (mine === turn) report(error);
  }
}

// The output of a program that was given; a last line is complete without its end, too.
const output = () => encode(find("output").value.replace(/[^\n]$/, "$&\n"));

// An empty field is an output only after an empty file: a program that crashes prints that.
const isGiven = () => find("output").value !== "" || state.isEmpty;

// What a failure says. Nothing that was shown before remains.
function report(error) {
  const isStopped = error instanceof Stopped;
  find("failure").textContent = isStopped ? "" : `judge has failed: ${error.message}`;
  find("failure").hidden = isStopped;
  if (!error.message && isStopped) return;
  find("validity").className = "bad";
  find("validity").replaceChildren(html("p", {}, error.message));
  showVerdict(undefined, error.message);
  showAnswer(undefined);
  show(new Uint8Array());
  document.body.classList.remove("stale");
}

// Input that is solved is accepted, even if judges' files look otherwise; what is not solved has
// one message. It may name a problem that has such input.
function showValidity({ error, violation }) {
  find("validity").className = error ? "bad" : violation ? "" : "good";
  find("validity").replaceChildren(...(violation ? [html("p", {}, "Accepted, but judges' files are stricter:")] : []),
    error || violation ? located(error ?? violation) : html("p", {}, "valid"));
  const other = error && problems.find((row) => row !== state.problem && error.variant === row.name);
  if (other) find("validity").append(button(`Switch to ${other.name}`, () => choose(other, state)));
}

function button(text, action, attributes = {}) {
  const made = html("button", attributes, text);
  made.addEventListener("click", () => Promise.resolve(action()).catch(report));
  return made;
}

// A message about a place of the input, with a button that goes there.
function located({ line, column, message }) {
  const place = button(`line ${line}, column ${column}`, () => select(line, column), { className: "place" });
  return html("p", {}, place, ` ${message}`);
}

// Selects the word at a place of the input: line and column, in bytes, from 1.
function select(line, column) {
  const field = find("input");
  const lines = field.value.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  const text = lines[line - 1] ?? "";
  const start = decode(encode(text).slice(0, column - 1)).length;
  const length = /^\s*\S*/.exec(text.slice(start))[0].length;
  field.focus();
  field.setSelectionRange(before + start, before + start + Math.max(length, 1));
  const height = parseFloat(getComputedStyle(field).lineHeight);
  field.scrollTop = (line - 3) * height;
}

// The verdict, with a sign, and why; which cases are wrong, as far as that is known.
function showVerdict(checked, failure = "The input cannot be solved: see below it.") {
  const { verdict, cases = [], case: first, line, message, hint } = checked ?? {};
  const answered = cases.filter(({ lines }) => lines.some(({ answer }) => answer !== null));
  state.count = checked && answered.length;
  find("case").style.width = `calc(${Math.max(4, String(state.count ?? "").length)}ch + 1.2rem)`;
  find("count").textContent = checked ? `of ${answered.length}` : "";
  state.wrong = isGiven() ? answered.flatMap(({ right }, index) => (right === false ? [index + 1] : [])) : [];
  const capital = verdict && verdict[0].toUpperCase() + verdict.slice(1);
  const where = first === null ? "after the last case" : `in case ${first}`;
  const [kind, sign, text, why] =
    !checked ? ["bad", "!", "No answer", failure]
    : !isGiven() ? ["", "?", "Not checked yet", "Paste what your program printed. This is how the right answer comes about."]
    : verdict === "accepted" ? ["good", "✓", capital, "Every line is right."]
    : ["bad", "✗", `${capital} ${where}`, `line ${line}: ${message}${hint ? ` ${hint}` : ""}`];
  find("verdict").className = kind;
  find("sign").textContent = sign;
  find("why").replaceChildren(html("strong", {}, text), html("p", {}, why));
}

// The answer, case by case, with the output that was given: of a long one the part around the first
// line that is wrong.
function showAnswer(checked) {
  const { answer = "", cases = [], case: first, line, message, has_one_answer: hasOne } = checked ?? {};
  state.answer = encode(answer);
  for (const id of ["copy", "download"]) find(id).hidden = answer.length === 0;
  let [index, count] = [0, 0];
  if (cases.reduce((sum, { lines }) => sum + lines.length, 0) > SHOWN_LINES) index = Math.max(0, (first ?? 1) - 1);
  const begin = index;
  const bodies = [];
  for (; index < cases.length && (count === 0 || count + cases[index].lines.length <= SHOWN_LINES); index++) {
    const [number, { lines, line: start, right }] = [index + 1, cases[index]];
    count += lines.length;
    const isLast = number > state.count;
    const isFirst = isGiven() && (number === first || (isLast && first === null));
    const isWrong = isGiven() && right === false;
    const rows = answerRows({ lines, isGiven: isGiven(), message: hasOne ? "" : message, wrong: isFirst ? line - start : undefined });
    const sign = !isGiven() ? "" : isWrong ? "✗ " : right ? "✓ " : "";
    const text = `${sign}${isLast ? "end" : `Case ${number}`}`;
    const head = isLast ? text : button(text, () => explain(number, { hasFocus: true }));
    rows[0]?.prepend(html("td", { rowSpan: rows.length, className: isWrong ? "bad" : "" }, head));
    bodies.push(html("tbody", {}, ...rows));
  }
  find("answer").firstElementChild.replaceChildren(...bodies);
  find("answer").scrollTop = find("answer").querySelector(".bad")?.offsetTop ?? 0;
  const rest = cases.length - bodies.length;
  find("more").textContent = rest > 0 ? `${rest} more cases${begin > 0 ? ", some before these" : ""}: Copy or Download has them.` : "";
}

// Explains a case, and lets its keys work. A number that no case has is not taken.
async function explain(number, { step, hasFocus } = {}) {
  const isCase = /^[1-9]\d*$/.test(number) && number <= (state.count || Infinity);
  find("noCase").hidden = isCase;
  find("noCase").textContent = `There is no case ${number}${state.count ? `: the last one is ${state.count}` : ""}.`;
  document.body.classList.toggle("stale", isCase);
  if (!isCase) return;
  find("case").value = number;
  const next = state.wrong.find((wrong) => wrong > number) ?? state.wrong[0];
  find("before").disabled = number <= 1;
  find("after").disabled = number >= state.count;
  find("next").hidden = !next || next === Number(number);
  const files = { input: state.input, output: output() };
  const given = isGiven() ? ["--found", "output"] : [];
  const mine = turn;
  const explained = await program.run(["explain", name(), "input", "--html", "--case", String(number), ...given], undefined, files);
  if (mine !== turn) return;
  if (hasFocus && narrow.matches) find("chooser").scrollIntoView();
  await show(explained.output, hasFocus, step);
  document.body.classList.toggle("stale", mine !== turn);
}

// The last explanation that the frame was given. The next one waits until it is loaded: a browser
// may otherwise forget the next one.
let loaded = Promise.resolve();

// Shows a page in the frame, without an entry in the history.
function show(page, hasFocus = false, step = undefined) {
  return loaded = loaded.then(() => new Promise((done) => {
    const frame = find("frame");
    frame.addEventListener("load", () => {
      URL.revokeObjectURL(state.page);
      fit();
      if (hasFocus) frame.focus();
      done();
    }, { once: true });
    state.page = URL.createObjectURL(new Blob([page], { type: "text/html" }));
    frame.contentWindow.location.replace(`${state.page}${step ? `#step=${step}` : ""}`);
  }));
}

// Where columns do not fit, the frame is as tall as what it shows, and the page scrolls as a whole.
const narrow = matchMedia("(max-width: 60rem)");
const fit = () => {
  find("frame").style.height = "";
  find("frame").contentWindow.postMessage({ isWhole: narrow.matches }, "*");
};
narrow.addEventListener("change", fit);

// ---- Actions -------------------------------------------------------------------------------

// What was typed for each problem, in this visit.
const memory = new Map();

// Chooses a problem, with an input and an output that it may have had before.
async function choose(row, { input, name: title = "", output = "", isEmpty, case: number, step } = {}) {
  state.problem = row;
  find("problem").value = row.name;
  const statement = await program.text("show", row.name);
  find("statement").lastElementChild.replaceChildren(...rendered(statement));
  find("about").replaceChildren(...inline(statement.split("\n\n")[1].replaceAll("\n", " ")));
  find("kind").replaceChildren(new Option("mixed", ""));
  for (const kind of row.kinds) find("kind").add(new Option(`${kind.name}: ${kind.summary}`, kind.name));
  Object.assign(find("size"), { min: row.size.min, max: row.size.max, title: row.size.meaning });
  const one = row.test_cases === 1;
  Object.assign(find("cases"), { value: one ? 1 : 3, max: one ? 1 : 10000, disabled: one });
  const { files } = await program.run(["test", row.name, "--write", "files"]);
  state.files = files.map(([path, bytes]) => [path.split("/").at(-1), bytes]);
  find("samples").replaceChildren(new Option("Your own input", ""));
  for (const [file] of state.files) {
    if (file.endsWith(".in")) find("samples").add(new Option(file.slice(0, -3).replaceAll("-", " "), file));
  }
  const [file, bytes] = state.files.find(([file]) => file === "sample.in");
  setInput(input ?? bytes, input === undefined ? file : title, output, isEmpty);
  await update(number, step);
}

// Takes an input and an output.
function setInput(bytes, title, output, isEmpty = false) {
  const isLarge = bytes.length > SHOWN_TEXT;
  Object.assign(state, { input: bytes, name: title });
  find("input").value = isLarge ? "" : decode(bytes);
  setOutput(output, isEmpty);
  find("input").hidden = isLarge;
  find("large").hidden = !isLarge;
  find("case").value = 1;
  find("large").textContent = `${title || "The input"} has ${bytes.length} bytes and is not shown.`;
  chooseSample();
}

function setOutput(text, isEmpty) {
  state.isEmpty = isEmpty;
  const isLarge = text.length > SHOWN_TEXT;
  find("output").hidden = isLarge;
  find("output").value = text;
  find("largeOutput").hidden = !isLarge;
  find("largeOutput").replaceChildren(`Your output has ${text.length} characters and is not shown. `, button("Clear", () => takeOutput("")));
}

// The sample that the input is.
function chooseSample() {
  const same = state.files.find(([, bytes]) => bytes.length === state.input.length && decode(bytes) === decode(state.input));
  find("samples").value = same?.[0] ?? "";
}

// Replaces the input, and maybe the output; that can be undone.
function replace(bytes, title, output = find("output").value) {
  const before = [state.input, state.name, find("output").value, state.isEmpty];
  setInput(bytes, title, output, state.isEmpty && output === before[2]);
  const said = keep();
  notify(`${title} is the input now${output === before[2] ? "" : ", and your output is empty"}.${said && ` ${said}`}`, ["Undo", () => {
    setInput(...before);
    keep();
    return update();
  }]);
  return update();
}

// Says something in a line, with what can be done about it. The next line replaces it.
function notify(text, ...actions) {
  find("notice").hidden = false;
  const made = [...actions, ["Close", () => undefined]].map(([label, action]) => button(label, () => {
    find("notice").hidden = true;
    return action();
  }));
  find("notice").replaceChildren(text, ...made);
}

async function generate() {
  find("random").hidePopover();
  const options = ["kind", "size", "cases", "seed"].filter((option) => find(option).value !== "");
  const args = options.flatMap((option) => [`--${option}`, find(option).value]);
  const { status, output, errors } = await program.run(["generate", name(), ...args]);
  if (status === 0) await replace(output, "generated.in", "");
  else notify(decode(errors));
}

async function openFile(file) {
  await replace(new Uint8Array(await file.arrayBuffer()), file.name);
}

async function openOutput(file) {
  await takeOutput(decode(new Uint8Array(await file.arrayBuffer())), file.size === 0);
}

async function takeOutput(text, isEmpty = false) {
  setOutput(text, isEmpty);
  await taken();
}

function taken() {
  const said = keep();
  if (said) notify(said);
  return update();
}

// Files as an archive (ustar): for each a block of 512 bytes with name, mode, size and checksum,
// and then its bytes in such blocks.
function archive(files) {
  const parts = files.flatMap(([file, bytes]) => {
    const head = new Uint8Array(512);
    const put = (text, at) => head.set(encode(text), at);
    const octal = (number, digits) => `${number.toString(8).padStart(digits, "0")}\0`;
    put(file, 0);
    put(`${octal(0o644, 7)}${octal(0, 7)}${octal(0, 7)}${octal(bytes.length, 11)}${octal(0, 11)}${" ".repeat(8)}0`, 100);
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

async function copy(text, what, instead) {
  try {
    await navigator.clipboard.writeText(text);
    notify(`${what} is copied.`);
  } catch {
    notify(`${what} cannot be copied here${instead}.`);
  }
}

// What is shown as a word for an address, and back.
async function packed(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

async function copyLink() {
  const place = { ...kept(), problem: name(), case: find("case").value, step: state.step };
  const bytes = await packed(encode(JSON.stringify(place)), new CompressionStream("deflate-raw"));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const text = base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  if (text.length > LINK) return notify(`A link would have ${text.length} characters: more than ${LINK} are too many.`);
  history.replaceState(null, "", `#${text}`);
  return copy(location.href, "The link", ", but it is the address of this page now");
}

const kept = () => ({ input: decode(state.input), name: state.name, output: find("output").value, isEmpty: state.isEmpty });

// Remembers what was typed until the next visit, where the browser allows it. An address with
// something else would hide it. Returns what there is to say: what is too long does not replace what
// was there before.
let isKept = true;
function keep() {
  if (location.hash || history.state) history.replaceState(null, "", location.pathname);
  memory.set(name(), { ...kept(), input: state.input });
  const wasKept = isKept;
  isKept = true;
  try {
    localStorage.setItem("judge", name());
    localStorage.setItem(`judge ${name()}`, JSON.stringify(kept()));
  } catch (error) {
    isKept = error.name !== "QuotaExceededError";
  }
  return isKept || !wasKept ? "" : "This is too long for the browser to keep: a reload brings back what it kept before.";
}

// Remembers the step for a reload. Browsers complain about many changes in a short time.
let waiting;
function keepStep() {
  clearTimeout(waiting);
  waiting = setTimeout(() => history.replaceState({ case: find("case").value, step: state.step }, ""), 200);
}

// What the address says.
async function linked() {
  const hash = location.hash.slice(1);
  const place = new URLSearchParams(hash);
  if (place.has("problem")) return Object.fromEntries(place);
  const base64 = hash.replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
  return JSON.parse(decode(await packed(bytes, new DecompressionStream("deflate-raw"))));
}

function lastProblem() {
  try {
    return localStorage.getItem("judge");
  } catch {
    return undefined;
  }
}

// What was typed for a problem.
function last(problem) {
  try {
    const text = () => JSON.parse(localStorage.getItem(`judge ${problem}`)) ?? {};
    const found = memory.get(problem) ?? text();
    return { ...found, input: typeof found.input === "string" ? encode(found.input) : found.input };
  } catch {
    return {};
  }
}

async function begin() {
  const rowOf = (name) => problems.find((row) => row.name === name);
  const place = location.hash ? await linked().catch(() => undefined) : undefined;
  const row = rowOf(place?.problem);
  if (location.hash && !row) notify("This link is broken or incomplete. Here is your last input instead.");
  const chosen = row ?? rowOf(lastProblem()) ?? problems.at(-1);
  const typed = row && place.input !== undefined ? { ...place, input: encode(place.input) } : last(chosen.name);
  await choose(chosen, { ...typed, ...history.state });
}

addEventListener("DOMContentLoaded", async () => {
  try {
    await program.load();
    problems = JSON.parse(await program.text("list", "--json"));
  } catch (error) {
    report(error);
    return;
  }
  for (const row of problems) {
    find("problem").add(new Option(`${row.title} (${row.judges.join(", ")})`, row.name));
  }
  const on = (id, event, action) =>
    find(id).addEventListener(event, (...args) => Promise.resolve(action(...args)).catch(report));
  on("problem", "change", async () => {
    await choose(problems.find((row) => row.name === find("problem").value), last(find("problem").value));
    keep();
  });
  on("samples", "change", () => {
    const chosen = state.files.find(([file]) => file === find("samples").value);
    return chosen && replace(chosen[1], chosen[0]);
  });
  for (const [id, field, open] of [["open", "file", openFile], ["openOutput", "outputFile", openOutput]]) {
    on(id, "click", () => find(field).click());
    on(field, "change", async () => {
      if (find(field).files[0]) await open(find(field).files[0]);
      find(field).value = "";
    });
  }
  on("generate", "click", generate);
  let typing;
  on("input", "input", () => {
    clearTimeout(typing);
    document.body.classList.add("stale");
    Object.assign(state, { input: encode(find("input").value), name: "" });
    chooseSample();
    const said = keep();
    if (said) notify(said);
    typing = setTimeout(update, 150);
  });
  on("output", "input", () => {
    state.isEmpty = false;
    return taken();
  });
  on("case", "change", () => explain(find("case").value.trim()));
  on("before", "click", () => explain(Number(find("case").value) - 1));
  on("after", "click", () => explain(Number(find("case").value) + 1));
  on("next", "click", () => explain(state.wrong.find((wrong) => wrong > find("case").value) ?? state.wrong[0], { hasFocus: true }));
  on("stop", "click", () => program.stop("Stopped."));
  on("copy", "click", () => copy(decode(state.answer), "The answer", ": download it"));
  on("download", "click", () => download(`${name()}.out`, state.answer));
  on("rust", "click", async () => download(`${name()}.rs`, await program.text("export", name())));
  on("c", "click", async () => download(`${name()}.c`, await program.text("export", name(), "--lang", "c")));
  on("files", "click", () => download(`${name()}.tar`, archive(state.files)));
  on("link", "click", copyLink);
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file && event.target === find("output")) openOutput(file).catch(report);
    else if (file) notify(`${file.name}:`, ["Use as input", () => openFile(file)], ["Use as your output", () => openOutput(file)]);
  });
  addEventListener("hashchange", () => begin().catch(report));
  // The frame says which step it shows, and how tall that is.
  addEventListener("message", ({ source, data }) => {
    if (source !== find("frame").contentWindow) return;
    state.step = data.step;
    keepStep();
    if (narrow.matches) find("frame").style.height = `${data.height}px`;
  });
  document.querySelector("main").hidden = false;
  await begin().catch(report);
});
