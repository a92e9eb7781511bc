// The page around `judge`: every answer, verdict, message and text comes from the program itself,
// which a worker runs as a terminal would. This script knows no rules of a game.
"use strict";

const LIMIT = 10; // Seconds that a run may take.
const SHOWN_INPUT = 1 << 20; // More bytes are not shown in the text field.
const SHOWN_LINES = 1000; // More lines of an answer are not shown, up to the end of a case.
const LINK = 4096; // The longest input in an address, in bytes.

const find = (id) => document.getElementById(id);
const encode = (text) => new TextEncoder().encode(text);
const decode = (bytes) => new TextDecoder().decode(bytes);

function html(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  Object.assign(element, attributes);
  element.append(...children);
  return element;
}

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

// The problem's row of `judge list --json`; the input, and its name if it is too long to be shown;
// the answer to it.
const state = { problem: undefined, input: new Uint8Array(), name: "", answer: "" };
let problems;
let turn = 0;

const name = () => state.problem.name;

// Characters that are not seen, or that change how others are shown.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u3164\ufe00-\ufe0f\uffa0]|[^\P{Zs} ]/gu;

// A line of an output; what is not seen is escaped.
function visible(line) {
  return line.replace(INVISIBLE, (character) => `\\u{${character.codePointAt(0).toString(16)}}`);
}

// A file name as a word for a shell; one that needs quotes is not shown.
const word = (file) => (/^\w[\w.,:=+@%-]*$/.test(file) ? file : "input.txt");

// Shows all that follows from the input and the output. What was shown before goes.
async function update() {
  const mine = ++turn;
  program.stop("");
  keep();
  find("command").textContent = `judge ${name()} ${word(state.name)}`;
  try {
    const [valid, solved, checked] = await Promise.all([
      program.run(["validate", name()], state.input),
      program.run([name()], state.input),
      program.run(["check", name(), "input", "output", "--json"], undefined, { input: state.input, output: output() }),
    ]);
    if (mine !== turn) return;
    find("failure").hidden = true;
    showValidity(valid, solved);
    showAnswer(solved, checked);
    await updateExplanation();
  } catch (error) {
    if (mine === turn) report(error);
  }
}

// The output of a program that was given; a last line is complete without its end, too.
const output = () => encode(find("output").value.replace(/[^\n]$/, "$&\n"));

// Says why there is no answer. None is shown then.
function report(error) {
  const isStopped = error instanceof Stopped;
  find("failure").textContent = isStopped ? "" : `judge has failed: ${error.message}`;
  find("failure").hidden = isStopped;
  if (!error.message && isStopped) return;
  find("validity").className = "bad";
  find("validity").replaceChildren(html("p", {}, error.message));
  showAnswer({ output: new Uint8Array() }, { status: 3 });
  show(new Uint8Array());
}

// Input that is solved is accepted, even if judges' files look otherwise; what is not solved has
// one message.
function showValidity(valid, solved) {
  const lines = decode(solved.status === 0 ? valid.output : solved.errors).split("\n").filter((line) => line !== "");
  const isLoose = solved.status === 0 && valid.status !== 0;
  find("validity").className = solved.status !== 0 ? "bad" : isLoose ? "" : "good";
  find("validity").replaceChildren(...(isLoose ? [html("p", {}, "Accepted, but judges' files are stricter:")] : []),
    ...(solved.status === 0 && !isLoose ? [html("p", {}, "valid")] : lines.map(located)));
}

// A message; if it names a place, a button that goes there.
function located(message) {
  const [, line, column, what] = /<stdin>:(\d+):(\d+): (.*)/.exec(message) ?? [];
  if (line === undefined) return html("p", {}, message);
  const button = html("button", { className: "place" }, `line ${line}, column ${column}`);
  button.addEventListener("click", () => select(Number(line), Number(column)));
  return html("p", {}, button, ` ${what}`);
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

// The answer, case by case, next to the output that was given.
function showAnswer({ output: answer }, { status, output: report }) {
  state.answer = answer;
  for (const id of ["copy", "download", "how"]) find(id).hidden = answer.length === 0;
  const lines = decode(answer).replace(/\n$/, "").split("\n");
  const checked = status < 3 ? JSON.parse(decode(report)) : { verdict: "", cases: [{ line: 1, expected: answer.length > 0 ? lines : [], found: [] }] };
  const { verdict, cases, case: wrong, line, message, hint, has_one_answer: hasOne } = checked;
  const isGiven = find("output").value !== "";
  find("count").textContent = status < 3 ? `of ${cases.filter(({ expected }) => expected.length > 0).length}` : "";
  find("verdict").className = verdict === "accepted" ? "good" : "bad";
  const where = wrong === null ? "after the last case, " : `case ${wrong}, `;
  find("verdict").replaceChildren(...(!isGiven || status === 3 ? [] : [html("p", {},
    verdict === "accepted" ? verdict : `${verdict}: ${where}line ${line}: ${message}${hint ? ` ${hint}` : ""}`)]));
  if (isGiven && verdict !== "accepted" && wrong) {
    const button = html("button", {}, `Explain case ${wrong}`);
    button.addEventListener("click", () => explain(wrong));
    find("verdict").append(button);
  }
  // What differs is marked, with dots for spaces; where several answers are right, what breaks a rule.
  let count = 0;
  const shown = cases.filter(({ expected, found }) => (count += Math.max(expected.length, found.length)) <= SHOWN_LINES || count === 0);
  const bodies = shown.map(({ line: first, expected, found }, index) => {
    const all = Array.from({ length: Math.max(expected.length, isGiven ? found.length : 0) }, (_, at) => {
      const [one, other] = [expected[at], found[at]];
      const isBad = isGiven && (hasOne ? one !== other : first + at === line);
      const cell = (text) => html("td", { className: isBad ? "bad" : "" }, isBad ? visible(text ?? "").replaceAll(" ", "·") : visible(text ?? ""));
      return html("tr", {}, ...(at > 0 || status === 3 ? [html("td")] : [html("td", {}, html("button", {}, `Case ${index + 1}`))]),
        cell(one), ...(isGiven ? [cell(other)] : []));
    });
    const body = html("tbody", {}, ...all);
    if (status < 3) body.addEventListener("click", () => explain(index + 1));
    return body;
  });
  const head = html("thead", {}, html("tr", {}, html("td"), html("th", { scope: "col" }, hasOne ? "right" : "one that is right"), html("th", { scope: "col" }, "yours")));
  find("answer").firstElementChild.replaceChildren(...(isGiven ? [head] : []), ...bodies);
  find("more").textContent = shown.length < cases.length ? `${cases.length - shown.length} more cases: Copy or Download has them.` : "";
}

// Explains a case, and lets its keys work.
function explain(number) {
  find("case").value = number;
  updateExplanation(true).catch(report);
  find("explanation").scrollIntoView();
}

// The last explanation that the frame was given. The next one waits until it is loaded: a browser
// may otherwise forget the next one.
let loaded = Promise.resolve();

async function updateExplanation(hasFocus = false) {
  const number = find("case").value || "1";
  const files = { input: state.input, output: output() };
  const given = find("output").value === "" ? [] : ["--found", "output"];
  const explained = await program.run(["explain", name(), "input", "--html", "--case", number, ...given], undefined, files);
  show(explained.output, hasFocus);
}

// Shows a page in the frame, without an entry in the history.
function show(page, hasFocus = false) {
  loaded = loaded.then(() => new Promise((done) => {
    const frame = find("frame");
    frame.addEventListener("load", () => {
      URL.revokeObjectURL(state.page);
      if (hasFocus) frame.focus();
      done();
    }, { once: true });
    state.page = URL.createObjectURL(new Blob([page], { type: "text/html" }));
    frame.contentWindow.location.replace(state.page);
  }));
}

// ---- Statements ----------------------------------------------------------------------------

// The Markdown that statements use: headings, paragraphs, lists, blocks of code, `code`, *emphasis*
// and addresses.
function rendered(markdown) {
  const blocks = [];
  const lines = markdown.split("\n");
  while (lines.length > 0) {
    const line = lines.shift();
    const heading = /^(#+) (.*)/.exec(line);
    if (line.startsWith("```")) {
      const end = lines.findIndex((other) => other.startsWith("```"));
      const code = lines.splice(0, end + 1).slice(0, -1);
      blocks.push(html("pre", { tabIndex: 0 }, code.join("\n")));
    } else if (heading) {
      blocks.push(html(`h${heading[1].length + 1}`, {}, heading[2]));
    } else if (line !== "") {
      const end = lines.findIndex((other) => other === "");
      const text = [line, ...lines.splice(0, end < 0 ? lines.length : end)].join("\n");
      const items = text.split(/^- /m).map((item) => html("li", {}, ...inline(item)));
      blocks.push(text.startsWith("- ") ? html("ul", {}, ...items.slice(1)) : html("p", {}, ...inline(text)));
    }
  }
  return blocks;
}

function inline(text) {
  return text.split(/(`[^`]+`|\*[^*\s][^*]*\*|https?:\S+)/).map((part, at) => {
    if (at % 2 === 0) return part;
    if (part[0] === "`") return html("code", {}, part.slice(1, -1));
    if (part[0] === "*") return html("em", {}, part.slice(1, -1));
    return html("a", { href: part, rel: "noreferrer" }, part);
  });
}

// ---- Actions -------------------------------------------------------------------------------

async function choose(row, input) {
  state.problem = row;
  find("problem").value = row.name;
  find("judges").textContent = row.judges.join(", ");
  find("statement").lastElementChild.replaceChildren(...rendered(await program.text("show", row.name)));
  find("kind").replaceChildren(new Option("mixed", ""));
  for (const kind of row.kinds) find("kind").add(new Option(`${kind.name}: ${kind.summary}`, kind.name));
  Object.assign(find("size"), { min: row.size.min, max: row.size.max, title: row.size.meaning });
  const one = row.test_cases === 1;
  Object.assign(find("cases"), { value: one ? 1 : 3, max: one ? 1 : 10000, disabled: one });
  const { files } = await program.run(["test", row.name, "--write", "files"]);
  state.files = files.map(([path, bytes]) => [path.split("/").at(-1), bytes]);
  const inputs = state.files.filter(([file]) => file.endsWith(".in"));
  find("samples").replaceChildren(new Option("", ""));
  for (const [file] of inputs) find("samples").add(new Option(file.slice(0, -3), file));
  find("output").value = "";
  find("case").value = 1;
  if (input === undefined) find("samples").value = inputs[0][0];
  setInput(input ?? inputs[0][1]);
}

// Shows an input, or only its name if it is long.
function setInput(bytes, title = "") {
  const isLarge = bytes.length > SHOWN_INPUT;
  state.input = bytes;
  state.name = title;
  find("input").value = isLarge ? "" : decode(bytes);
  find("input").hidden = isLarge;
  find("large").hidden = !isLarge;
  find("large").textContent = `${title || "The input"} has ${bytes.length} bytes and is not shown.`;
  find("case").value = 1;
  update();
}

async function generate() {
  const options = ["kind", "size", "cases", "seed"].filter((option) => find(option).value !== "");
  const args = options.flatMap((option) => [`--${option}`, find(option).value]);
  const { status, output, errors } = await program.run(["generate", name(), ...args]);
  find("samples").value = "";
  if (status === 0) setInput(output, "generated.in");
  else find("validity").replaceChildren(html("p", { className: "bad" }, decode(errors)));
}

async function openFile(file) {
  find("samples").value = "";
  setInput(new Uint8Array(await file.arrayBuffer()), file.name);
}

async function openOutput(file) {
  find("output").value = decode(new Uint8Array(await file.arrayBuffer()));
  update();
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

async function copy(text, button) {
  await navigator.clipboard.writeText(text);
  const label = button.textContent;
  button.textContent = "Copied";
  setTimeout(() => (button.textContent = label), 1500);
}

function copyLink() {
  if (state.input.length > LINK) {
    find("validity").replaceChildren(html("p", {}, `A link holds at most ${LINK} bytes of input.`));
    return;
  }
  const place = new URLSearchParams({ problem: name(), input: decode(state.input) });
  history.replaceState(null, "", `#${place}`);
  copy(location.href, find("link"));
}

// Remembers the problem and the input until the next visit, where the browser allows it.
function keep() {
  // An address with another input would hide this one.
  const place = new URLSearchParams(location.hash.slice(1));
  if (place.has("input") && place.get("input") !== decode(state.input)) history.replaceState(null, "", location.pathname);
  try {
    const input = state.input.length > SHOWN_INPUT ? undefined : decode(state.input);
    localStorage.setItem("judge", JSON.stringify({ problem: name(), input }));
  } catch {
    // It is a convenience.
  }
}

// What the address says, and otherwise what the last visit left.
function beginning() {
  const place = new URLSearchParams(location.hash.slice(1));
  if (place.has("problem")) return Object.fromEntries(place);
  try {
    return JSON.parse(localStorage.getItem("judge")) ?? {};
  } catch {
    return {};
  }
}

async function begin() {
  const { problem, input } = beginning();
  const row = problems.find((row) => row.name === problem) ?? problems.at(-1);
  await choose(row, input === undefined ? undefined : encode(input));
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
  on("problem", "change", () => choose(problems.find((row) => row.name === find("problem").value)));
  on("samples", "change", () => {
    const chosen = state.files.find(([file]) => file === find("samples").value);
    if (chosen) setInput(chosen[1], chosen[0]);
  });
  on("file", "change", () => find("file").files[0] && openFile(find("file").files[0]));
  on("generate", "click", generate);
  let typing;
  on("input", "input", () => {
    clearTimeout(typing);
    find("samples").value = "";
    typing = setTimeout(() => {
      Object.assign(state, { input: encode(find("input").value), name: "" });
      update();
    }, 150);
  });
  on("output", "input", update);
  on("outputFile", "change", () => find("outputFile").files[0] && openOutput(find("outputFile").files[0]));
  on("case", "change", () => updateExplanation());
  on("stop", "click", () => program.stop("Stopped."));
  on("copy", "click", () => copy(decode(state.answer), find("copy")));
  on("download", "click", () => download(`${name()}.out`, state.answer));
  on("rust", "click", async () => download(`${name()}.rs`, await program.text("export", name())));
  on("c", "click", async () => download(`${name()}.c`, await program.text("export", name(), "--lang", "c")));
  on("files", "click", () => download(`${name()}.tar`, archive(state.files)));
  on("link", "click", copyLink);
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    const open = event.target === find("output") ? openOutput : openFile;
    if (event.dataTransfer.files[0]) open(event.dataTransfer.files[0]).catch(report);
  });
  addEventListener("hashchange", () => begin().catch(report));
  document.querySelector("main").hidden = false;
  await begin().catch(report);
});
