// The viewer: what happens in a case, step by step. `mount` puts it into an element of a page.
//
// One sentence, one picture, one list. The sentence is the headline: why an output is wrong, and at
// which step that shows. The picture is what there is after a step. The list has a line for every
// step. Beside them stands the table of the answer and the output.
//
// The data is what `judge explain --json` writes: a line of JSON for each case. What never changes in
// a case, its stage, is there once; a scene that is 0 is that of the step before, and so is a row that
// is 0; a card that does not stand out is only its name. So a case of a thousand teams is small, and
// `complete` fills the gaps when it is loaded.
//
// Cards are lists, laid out by the style sheet: they can be selected, read aloud, and need no drawing
// when the window changes. Boards and brackets are SVG in the room that there is. A step costs the
// same whatever the case: the list has the rows that are in view, and a bracket that does not fit
// shows the matches next to that of the step, with an overview of the whole. Sizes are measured when
// the window or the case changes, not at a step. All text goes into the page as text, never as markup.
"use strict";

function html(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  Object.assign(element, attributes);
  element.append(...children);
  return element;
}

function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

const button = (value, attributes, ...content) => html("button", { type: "button", value, ...attributes }, ...content);

// ---- Text ----------------------------------------------------------------------------------

// Characters that are not seen, or that change how others are shown.
const INVISIBLE = new RegExp("[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}" +
  "\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u3164\\ufe00-\\ufe0f\\uffa0]|[^\\P{Zs} ]", "gu");

// A line of an output; what is not seen is escaped.
function visible(line) {
  return line.replace(INVISIBLE, (character) => `\\u{${character.codePointAt(0).toString(16)}}`);
}

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
  return text.split(/(`[^`]+`|\*[^*\s][^*]*\*|\w+:\/\/\S+)/).map((part, at) => {
    if (at % 2 === 0) return part;
    if (part[0] === "`") return html("code", {}, part.slice(1, -1));
    if (part[0] === "*") return html("em", {}, part.slice(1, -1));
    return html("a", { href: part, rel: "noreferrer" }, part);
  });
}

// A paragraph of a step. Where a list is long, one has to ask for it.
function paragraph({ runs, list }) {
  const parts = runs.map(({ style, text }) => (style === "plain" ? text : html(style, {}, text)));
  const items = html("ul", {}, ...list.map((item) => html("li", {}, item)));
  if (list.length > 8) return html("details", {}, html("summary", {}, ...parts), items);
  return html("div", {}, html("p", {}, ...parts), ...(list.length > 0 ? [items] : []));
}

// A line in which long names have only their ends.
const short = (line) => line.replace(/(\S{5})\S{2,}(\S{5})/gu, "$1…$2");

const textOf = ({ runs }) => runs.map(({ text }) => text).join("");

// ---- The table of the answer and the output ------------------------------------------------

// More lines of a case are not shown, and this many of them are before the first that is wrong.
const [SHOWN_LINES, LINES_BEFORE] = [200, 20];

// The parts of a line, in `look` those words that differ from another line: word by word where both
// have equally many, otherwise from the first to the last. Spaces not between words are dots.
function differing(look, line, other) {
  const [words, others] = [line, other].map((text) => text.split(/( +)/));
  const least = Math.min(words.length, others.length);
  let [begin, end] = [0, 0];
  while (begin < least && words[begin] === others[begin]) begin++;
  while (end < least - begin && words.at(-1 - end) === others.at(-1 - end)) end++;
  return words.map((word, at) => {
    const isInside = at >= begin && at < words.length - end;
    if (!isInside || word === "" || (words.length === others.length && word === others[at])) return visible(word);
    if (word === " " && words[at - 1] && words[at + 1]) return html(look, {}, word);
    return html(look, { className: word.trim() === "" ? "space" : "" }, visible(word).replaceAll(" ", "·"));
  });
}

// The rows of the table: what agrees is there once; where lines differ, the right one is above. The
// first that is wrong has the message, unless that says only what is seen.
function answerRows(lines, output) {
  const table = [];
  let before = "";
  const row = (label, ...parts) => {
    // Many lines in a row may be right ones.
    const head = label === "" || (label === "a right one" && label === before) ? html("td") : html("th", {}, label);
    table.push(html("tr", {}, head, html("td", {}, ...parts)));
    before = label;
  };
  const say = (...texts) => texts.forEach((text) => text && row("", html("em", {}, text)));
  const first = output?.first ?? -1;
  const from = Math.max(0, first - LINES_BEFORE);
  if (from > 0) say(`${from} lines before these`);
  lines.slice(from, from + SHOWN_LINES).forEach(({ mark, answer, output: printed }, index) => {
    if (mark === "right") row("", visible(answer ?? printed));
    else if (mark === "unread") row(answer === null ? "" : "a right one", visible(answer ?? printed));
    else if (answer === null) row("yours ✗", html("del", {}, visible(printed) || "(an empty line)"));
    else {
      row("right", ...differing("mark", answer, printed ?? ""));
      row("yours", ...(printed === null ? [html("del", {}, "no line")] : differing("del", printed, answer)));
    }
    const isSeen = output?.has_one_answer && (mark === "wrong" || mark === "missing");
    if (from + index === first) say(isSeen ? "" : output.message, output.hint);
  });
  const rest = Math.max(0, lines.length - from - SHOWN_LINES) + (output?.more ?? 0);
  say(first < 0 && output?.message, rest > 0 && `${rest} more lines`);
  return table;
}

// ---- Rows of cards -------------------------------------------------------------------------

// Cards of a pile that are shown, and those of them that are on top: of more, a card with dots stands
// for some in the middle. Only the first two and the last three can be picked up.
const PILE = 11;
const PILE_TOP = 3;

// Cards at both ends of a deck that are shown where it has one line.
const DECK_ENDS = 4;

// Draws rows; those whose label the step names stand out.
function drawRows(rows, isNamed) {
  const draw = (rows) => rows.map((row) => drawRow(row, isNamed(row.label)));
  if (rows[0].kind === "Title") {
    const second = rows.findLastIndex(({ kind }) => kind === "Title");
    const halves = [rows.slice(1, second), rows.slice(second + 1)].map((half) => drawRows(half, isNamed));
    return drawPair([rows[0].label, "→", rows[second].label], halves);
  }
  if (rows[0].kind === "Numbers") {
    // Numbers that were gone before are no news.
    const isThere = rows[0].cards.map(({ mark }) => mark !== "Gone");
    rows = rows.map((row) => ({ ...row, cards: row.cards.filter((_, at) => isThere[at]) }));
  }
  const piles = rows.filter(({ kind }) => kind === "Pile");
  const drawn = html("div", { className: `rows of${rows[0].kind}` }, ...draw(rows.slice(piles.length)));
  if (piles.length > 0) drawn.append(html("div", { className: "piles" }, ...draw(piles)));
  drawn.style.setProperty("--columns", Math.max(1, ...rows.map(({ cards }) => cards.length)));
  return drawn;
}

// Two positions beside each other, and what leads from the one to the other.
function drawPair([before, turn, after], halves) {
  const head = html("p", {}, html("b", {}, before), html("em", {}, turn), html("b", {}, after));
  return html("div", { className: "pair" }, head, ...halves.map((half) => html("div", { className: "half" }, half)));
}

function drawRow({ kind, label, note, empty, cards }, isNamed) {
  const count = cards.filter(({ mark }) => mark !== "Weak" && mark !== "Gone").length;
  const [, name, number] = /^(.*?)(\d*)$/.exec(label);
  const head = html("p", {}, html("b", {}, html("span", {}, name), number));
  if (kind !== "Numbers") head.append(html("small", {}, ` · ${count}`));
  if (note) head.append(html("em", {}, note));
  const list = html("ul", { ariaLabel: label }, ...groupsOf(kind, cards).map(drawCard));
  const content = cards.length > 0 ? list : html("p", { className: "empty" }, empty);
  return html("div", { className: `row ${kind} ${isNamed ? "named" : ""}` }, head, content);
}

// The cards as they are drawn: those of a hand by rank, of a long pile or deck some.
function groupsOf(kind, cards) {
  if (kind === "Pile") {
    const hidden = cards.length - PILE;
    return hidden > 0 ? cards.toSpliced(PILE_TOP, hidden + 1, { name: "⋮", mark: "None" }) : cards;
  }
  if (kind === "Deck") {
    const hidden = cards.length - 2 * DECK_ENDS;
    const isMiddle = (at) => hidden > 1 && at >= DECK_ENDS && at < DECK_ENDS + hidden;
    // What is gone from a deck has just left it.
    const look = (mark, at) => `${mark === "Gone" ? "Weak" : mark} ${isMiddle(at) ? "middle" : ""}`;
    const groups = cards.map(({ name, mark }, at) => ({ name, mark: look(mark, at) }));
    return hidden > 1 ? groups.toSpliced(DECK_ENDS, 0, { name: `+${hidden}`, mark: "more" }) : groups;
  }
  if (kind === "Numbers") return cards;
  const groups = [];
  for (const { name, mark } of cards) {
    const last = groups.at(-1);
    if (last?.name === name && last.mark === mark) last.times++;
    else groups.push({ name, mark, times: 1 });
  }
  return groups;
}

function drawCard({ name, mark, times = 1 }) {
  return html("li", { className: `card ${mark}` }, name, ...(times > 1 ? [html("small", {}, `×${times}`)] : []));
}

// ---- Boards --------------------------------------------------------------------------------

// Squares with their pieces and marks: those of the stage, or after its moves so far, and above them
// those of the board.
function squaresOf(stage, board) {
  const squares = new Map();
  const put = (square) => squares.set(`${square.row} ${square.column}`, square);
  for (const [row, column] of stage?.moves?.slice(0, board.after) ?? []) {
    if (!squares.delete(`${row} ${column}`)) put({ row, column, piece: "Spot", mark: "None" });
  }
  stage?.squares?.forEach(put);
  const pieceAt = ({ row, column }) => squares.get(`${row} ${column}`)?.piece ?? "None";
  const marked = board.squares.map((square) => ({ piece: pieceAt(square), ...square }));
  return [...squares.values(), ...marked];
}

function drawGrid(stage, scene, room) {
  const grid = { ...stage, ...scene };
  const draw = (side) => grid.boards.map((board) => drawBoard(grid, squaresOf(stage, board), side, board.turns));
  const [{ title }, second] = grid.boards;
  if (!second) return draw(Math.min(room.width, room.height))[0];
  const turn = second.turns > 0 ? `↻ ${second.turns * 90}°` : second.mirrored ? "" : "same";
  return drawPair([title, `${second.mirrored ? "⇋ " : ""}${turn} →`, second.title],
    draw(Math.min((room.width - 12) / 2, room.height - 44)));
}

const sizeOf = (width, height) => ({ width, height, viewBox: `0 0 ${width} ${height}` });

function drawBoard({ size, on_points: onPoints, boards }, squares, side, turns) {
  const margin = boards.length > 1 && side < 280 ? 4 : 10 + 7 * String(size).length;
  const cell = Math.min((side - margin - 4) / size, 120);
  const length = cell * size;
  const whole = margin + length + 4;
  const middle = (number) => margin + (number - 0.5) * cell;
  const image = svg("svg", { ...sizeOf(whole, whole), role: "img", class: "board" });
  const add = (name, attributes, ...children) => image.append(svg(name, attributes, ...children));
  // The numbers that are written: 1 and multiples, as many as find room.
  const every = [1, 2, 5, 10, 20, 50].find((every) => every * cell >= 22) ?? size;
  for (let number = 1; number <= size && margin > 4; number++) {
    if (number > 1 && number % every > 0) continue;
    add("text", { x: middle(number), y: margin - 5, "text-anchor": "middle" }, number);
    add("text", { x: margin - 5, y: middle(number) + 4, "text-anchor": "end" }, number);
  }
  add("rect", { x: margin, y: margin, width: length, height: length, class: onPoints ? "wood" : "squares" });
  // Points stand where lines cross, squares between them; of many squares every fifth line is enough.
  const [from, to] = onPoints ? [middle(1), middle(size)] : [margin, margin + length];
  for (let line = 0; from + line * cell < to + 1; line++) {
    const at = from + line * cell;
    const look = !onPoints && line % 5 === 0 ? "fifth" : "line";
    if (look === "fifth" || cell > 5) add("path", { d: `M${at} ${from}V${to}M${from} ${at}H${to}`, class: look });
  }
  for (const { row, column, piece, mark } of squares) {
    const [cx, cy] = [middle(column), middle(row)];
    // Where a spot was taken away, its outline stays for the step.
    const r = Math.max(cell * 0.42, 1.5);
    if (piece !== "None" || !onPoints) add("circle", { cx, cy, r, class: `piece ${piece}` });
    if (mark === "None") continue;
    const wide = onPoints ? cell * (mark === "Claimed" ? 1.24 : 0.96) : Math.max(cell, 9);
    const [x, y] = [cx - wide / 2, cy - wide / 2];
    add("rect", { x, y, width: wide, height: wide, rx: onPoints ? wide / 2 : 2, class: `mark ${mark}` });
  }
  // The side that was on top at first.
  const center = margin + length / 2;
  const turned = { transform: `rotate(${turns * 90} ${center} ${center})`, class: "top-side" };
  if (boards.length > 1) add("path", { d: `M${margin} ${margin}h${length}`, ...turned });
  const pieces = squares.map(({ row, column, piece }) => (piece === "None" ? "" : `${piece} (${row}, ${column}) `));
  image.setAttribute("aria-label", [...new Set(pieces)].join("").slice(0, 2000) || "an empty board");
  return image;
}

// ---- Brackets ------------------------------------------------------------------------------

const canvas = document.createElement("canvas").getContext("2d");
canvas.font = "600 13px system-ui, sans-serif";
const widthOf = (text) => canvas.measureText(text).width;

// The boxes of a tournament: one for every team, and one for the winner of every match, with the boxes
// that it comes `from` and the one that it leads `to`.
function treeOf({ teams, order, matches }) {
  const latest = [];
  const leaves = order.map((team, place) => (latest[team] = { team, place, round: 0, match: -1, from: [] }));
  const winners = matches.map(({ round, winner, loser }, match) => {
    const from = [...new Set([latest[winner], latest[loser]])].sort((one, two) => one.place - two.place);
    const box = { team: winner, place: (from[0].place + from.at(-1).place) / 2, round, match, from };
    for (const other of from) other.to = box;
    return (latest[winner] = box);
  });
  return { leaves, winners, widest: Math.max(...teams.map(widthOf)) };
}

// The boxes around one: those next to it first, as many as there are lines and columns for. Returns
// the last of them, those whose `from` are shown, the first round that is, and how many lines there are.
function around(focus, lines, columns) {
  let [root, count, least] = [focus, 1, focus.round];
  const open = new Set();
  const ends = new Map([[focus, 0]]);
  for (;;) {
    const fits = ({ from }, end) => from[0] && count + from.length <= lines + 1 && end - from[0].round < columns;
    const near = [...ends].filter(([box]) => fits(box, root.round)).sort((one, two) => one[1] - two[1])[0];
    let [next, far] = near ?? [undefined, Infinity];
    const up = 2 * (root.round - focus.round) + 2;
    if (root.to && up <= far && root.to.round - least < columns && fits(root.to, root.to.round)) {
      [next, far] = [(root = root.to), up];
    }
    if (!next) return { root, open, least, count };
    open.add(next);
    ends.delete(next);
    for (const other of next.from) if (!open.has(other)) ends.set(other, far + 1);
    count += next.from.length - 1;
    least = Math.min(least, next.from[0].round);
  }
}

// As much of a text as fits: both of its ends, because long names often begin alike.
function fitted(text, width) {
  let [short, ends] = [text, text.length >> 1];
  while (ends > 1 && widthOf(short) > width) short = `${text.slice(0, --ends)}…${text.slice(-ends)}`;
  return short;
}

function drawBracket(stage, { played, begins, is_new: isNew, output }, room) {
  const { teams, rounds } = stage;
  const { leaves, winners, widest } = (stage.tree ??= treeOf(stage));
  const gap = 18;
  const least = Math.min(Math.max(widest + 14, 60), 140, (room.width + gap) / 3 - gap);
  const fitting = Math.max(2, Math.floor((room.width + gap) / (least + gap)));
  const isWhole = teams.length * 20 + 24 <= room.height && rounds < fitting;
  const height = room.height - (isWhole ? 24 : 68);
  // A match that is to come has the eye before it is played.
  const focus = (isNew ? undefined : winners[played]) ?? winners[played - 1] ?? leaves[0];
  const shown = isWhole ? around(winners.at(-1) ?? focus, teams.length, fitting)
    : around(focus, Math.max(2, Math.floor(height / 24)), Math.min(5, fitting));
  const columns = shown.root.round - shown.least + 1;
  const [column, line] = [Math.min(220, (room.width + gap) / columns), Math.min(44, height / shown.count)];
  const [wide, high] = [column - gap, Math.min(30, line - 3)];
  const image = svg("svg", { ...sizeOf(column * columns, line * shown.count + 24), class: "bracket" });
  const x = ({ round }) => (round - shown.least) * column + 2;
  const isPlayed = (box) => box?.match < played;
  const named = output ? [output.winner, output.loser] : [];
  // The output may have the match of the step with the other winner.
  const isSame = isNew && named[0] !== focus.team && focus.from.every(({ team }) => named.includes(team));
  const lookOf = (box) => {
    if (!isPlayed(box)) return "coming";
    if (!isSame && named.includes(box.team) && !isPlayed(box.to)) return "claimed";
    if (isNew && (box === focus || box.to === focus)) return "now";
    if (box === winners.at(-1)) return "champion";
    return isPlayed(box.to) && box.to.team !== box.team ? "out" : "";
  };
  let next = 24;
  // Draws a box after those before it, with the ways between them, and returns how far down it is.
  const draw = (box) => {
    const from = shown.open.has(box) ? box.from : [];
    const places = from.length > 0 ? from.map(draw) : [(next += line) - line / 2];
    const [y, look] = [(places[0] + places.at(-1)) / 2, lookOf(box)];
    const [left, end] = [x(box), x(box) - gap / 2];
    const ways = from.map((other, at) => `M${x(other) + wide} ${places[at]}H${end}V${y}H${left}`);
    image.prepend(svg("path", { d: ways.join(""), class: `way ${box === focus && isNew ? "now" : look}` }));
    const rect = svg("rect", { x: left, y: y - high / 2, width: wide, height: high, rx: 4 });
    const drawn = svg("g", { class: `team ${look}` }, rect);
    const write = (y, look, text) => drawn.append(svg("text", { x: left + 6, y, class: look }, text));
    if (isPlayed(box)) write(y, "", fitted(teams[box.team], wide - 10));
    if (isSame && box === focus) write(y + high / 2 + 8, "wrong", fitted(`yours: ${teams[output.winner]}`, wide));
    image.append(drawn);
    return y;
  };
  draw(shown.root);
  for (let round = Math.max(1, shown.least); round <= shown.root.round; round++) {
    const look = round === begins ? "note" : "";
    image.append(svg("text", { x: x({ round }), y: 14, class: look }, fitted(`Round ${round}`, wide)));
  }
  return html("div", {}, image, isWhole ? "" : overview(stage, shown.open, room.width));
}

// The whole tournament, the teams from left to right, and which of it is shown.
function overview({ tree, rounds }, open, width) {
  const x = ({ place }) => ((place + 0.5) * width) / tree.leaves.length;
  const y = ({ round }) => 36 - (round * 32) / rounds;
  const wayTo = (box) => box.from.map((from) => `M${x(from)} ${y(from)}V${y(box)}H${x(box)}`).join("");
  if (tree.width !== width) Object.assign(tree, { width, ways: tree.winners.map(wayTo).join("") });
  return svg("svg", { ...sizeOf(width, 40), class: "overview", "aria-hidden": true },
    svg("path", { d: tree.ways, class: "way" }), svg("path", { d: [...open].map(wayTo).join(""), class: "way now" }));
}

// ---- The viewer ----------------------------------------------------------------------------

// What the looks mean that a picture may have, and what they look like in the legend, where those that
// a picture has are listed.
const LEGEND = [
  [".Numbers .Strong", "right", "chosen"], [".Numbers .Weak", "leaves", "now forbidden"],
  [".Gone", "gone", "was forbidden"],
  ["div:not(.Numbers) > * > .card.Strong", "right", "new"], ["div:not(.Numbers) > * > .card.Weak", "leaves", "leaves"],
  [".wood ~ .Strong", "right round", "the winning five"], [".mark.Secondary", "right round", "another five"],
  [":not(.folded) > * .mark.Weak", "leaves round", "too long"], [".squares ~ .Strong", "right", "last move"],
  [".piece.None", "leaves round", "a spot was here"], [".top-side", "leaves side", "the upper side at first"],
  [".team.now", "right", "this match"], [".champion", "good", "the champion"], [".Claimed, .claimed", "wrong", "yours"],
];

// The most cases that have a button.
const CHIPS = 60;

const PARTS = `
<p class="paper"></p>
<nav class="cases" aria-label="Cases"></nav>
<section class="headline" aria-label="Why"></section>
<div class="stage">
  <figure class="picture" tabindex="0" translate="no" aria-label="The picture of this step"></figure>
  <p class="legend"></p>
</div>
<div class="side">
  <section class="answer" aria-label="The answer">
    <h2></h2><div class="scroll" tabindex="0" translate="no"><table></table></div>
  </section>
  <details class="input"><summary>Input of this case</summary><pre tabindex="0" translate="no"></pre></details>
</div>
<div class="course">
  <section class="steps" aria-label="Steps">
    <h2>Steps</h2><div class="list"><ol translate="no"></ol></div>
    <button type="button" class="copy">Copy as text</button>
  </section>
  <div class="words" role="status" aria-live="polite" aria-atomic="true" tabindex="0"></div>
</div>
<div class="controls" role="group" aria-label="Which step is shown">
  <button type="button" value="Home" aria-label="First step" title="First step (Home)">|◀</button>
  <button type="button" value="ArrowLeft" aria-label="Back one step" title="Back one step (←)">◀</button>
  <output></output>
  <button type="button" value="ArrowRight" aria-label="Forward one step" title="Forward one step (→)">▶</button>
  <button type="button" value="End" aria-label="Last step" title="Last step (End)">▶|</button>
</div>`;

// Fills the gaps of a case in.
function complete(data) {
  let before = null;
  for (const step of data.steps) {
    if (step.scene === 0) step.scene = before;
    step.scene?.rows?.forEach((row, at, rows) => {
      if (row === 0) rows[at] = before.rows[at];
      else row.cards = row.cards.map((card) => (card.name === undefined ? { name: card, mark: "None" } : card));
    });
    before = step.scene;
  }
  return data;
}

// Puts a viewer into an element. `load` returns the data of a case, by its index among the `cases`,
// each of which has a title and may be right; `side` is an element that stands with the table;
// `onMove` hears of the case and the step that are shown. Returns how to show a case, and others.
function mount(element, { cases, load, side, onMove = () => {} }) {
  let [index, step, data, loading, scrolled, space] = [-1, 0, null, 0, 0, {}];
  element.classList.add("viewer");
  element.replaceChildren(document.createRange().createContextualFragment(PARTS));
  const find = (selector) => element.querySelector(selector);
  const [chips, headline, words, stage, picture, legend] =
    [".cases", ".headline", ".words", ".stage", ".picture", ".legend"].map(find);
  const [answer, table, input, steps, scroller, list, copy, controls] =
    [".answer", "table", ".input", ".steps", ".list", "ol", ".copy", ".controls"].map(find);
  if (side) find(".side").prepend(side);
  const last = () => data.steps.length - 1;

  // Shows a case, at a step or where its headline is.
  async function show(wanted, at) {
    wanted = Math.max(0, Math.min(wanted, cases.length - 1));
    if (cases.length > 0 && (wanted !== index || data === null)) {
      const turn = ++loading;
      const loaded = await Promise.resolve(load(wanted)).catch(() => null);
      if (turn !== loading) return;
      [index, data] = [wanted, loaded && complete(loaded)];
      paintCase();
    }
    if (data) go(at ?? data.headline?.step ?? last());
  }

  function replaceCases(others) {
    [cases, index, data, loading] = [others, -1, null, loading + 1];
    paintCase();
  }

  function paintCase() {
    for (const part of [headline, words, stage, answer, input, steps, controls]) part.hidden = data === null;
    paintChips();
    if (data === null) return;
    const { output, answer: right } = data;
    const rightLines = () => right.replace(/\n$/, "").split("\n").map((line) => ({ mark: "right", answer: line }));
    answer.hidden = right === null && !output;
    find(".answer h2").textContent = output ? "Right and yours" : "Right answer";
    table.replaceChildren(...(answer.hidden ? [] : answerRows(output?.rows ?? rightLines(), output)));
    table.parentElement.scrollTop = (find("tr:has(del)")?.offsetTop ?? 0) - 40;
    input.hidden = data.input === null;
    input.lastElementChild.textContent = data.input;
    steps.hidden = controls.hidden = data.steps.length < 2;
    step = scrolled = scroller.scrollTop = 0;
    makeRoom();
    measure();
  }

  function paintChips() {
    chips.hidden = cases.length < 2;
    const from = Math.max(0, Math.min(index - CHIPS / 2, cases.length - CHIPS));
    const shown = cases.slice(from, from + CHIPS).map(({ title, right }, place) => {
      const at = from + place;
      const [sign, className] = right ? ["✓", "good"] : right === false ? ["✗", "wrong"] : ["", ""];
      const look = { className, ariaCurrent: at === index ? "true" : null, ariaLabel: `${title} ${className}` };
      return html("li", {}, button(at, look, `${sign}${at + 1}`));
    });
    if (from + CHIPS < cases.length) shown.push(html("li", {}, `… ${cases.length}`));
    chips.replaceChildren(html("ul", {}, ...shown));
    const others = [...cases.keys()].filter((at) => cases[at].right === false && at !== index);
    const next = others.find((at) => at > index) ?? others[0];
    if (next !== undefined) chips.append(button(next, { className: "next", title: "The next wrong case" }, "Next ✗"));
    const now = find(".cases li:has([aria-current])");
    now?.parentElement.scrollTo(now.offsetLeft - 100, now.offsetTop);
  }

  // The headline, where it shows, or a way back to it above the words of another step.
  function paintSentences(at) {
    const { headline: why, steps: all, first_uses: uses } = data;
    headline.hidden = !why;
    const isHere = why?.step === at;
    headline.classList.toggle("away", !isHere);
    const { title, reason, program, advice, is_known: isKnown } = why ?? { reason: [], program: [] };
    const say = (className) => (text) => html("p", { className }, text);
    const sign = html("span", { className: "sign", ariaHidden: "true" }, "✗");
    // Where the mistake is not known, one looks at the first step of each rule.
    const use = ({ rule, step }) => html("p", { className: "use" }, button(step, {}, `${all[step].number}: ${rule}`));
    const suspects = uses.filter(({ is_suspect: is, step }) => is && step !== at).map(use);
    const back = () => button("n", { title: "Back to where it shows (n)" }, title);
    headline.replaceChildren(...(!isHere ? [back(), ...all[at].words.map(paragraph)]
      : [html("h2", {}, sign, ` ${title}`), ...program.map(say("program")), ...suspects,
        ...reason.map(say("")), say("more")(advice)]));
    // What the headline says is not said twice.
    const isSaid = (words) => isHere && reason.some((text) => text.startsWith(textOf(words)));
    const rest = isHere || !why ? all[at].words.filter((words) => !isSaid(words)) : [];
    words.replaceChildren(...rest.map(paragraph), ...(isHere && !isKnown ? [say("more")(advice), ...uses.map(use)] : []));
    // To scroll at once would lay out the picture of the step before.
    requestAnimationFrame(() => (words.scrollTop = headline.scrollTop = 0));
  }

  // Keeps the room of the headline at every step, so that the picture stays where it is.
  function makeRoom() {
    picture.style.minHeight = headline.style.minHeight = "";
    paintSentences(data.headline?.step ?? 0);
    headline.style.minHeight = `${headline.offsetHeight}px`;
  }

  function go(wanted) {
    step = Math.max(0, Math.min(Number(wanted) || 0, last()));
    paintSentences(step);
    find("output").textContent = `${step + 1}/${data.steps.length}`;
    find(".paper").textContent = `${document.title}, ${cases[index].title}, step ${step + 1} of ${data.steps.length}`;
    const ends = [step === 0, step === 0, step === last(), step === last()];
    controls.querySelectorAll("button").forEach((button, at) => (button.ariaDisabled = String(ends[at])));
    draw();
    paintList(true);
    onMove(index, step);
  }

  // Notes the sizes of what is filled, and returns true if they are others: a step measures nothing.
  function measure() {
    const style = getComputedStyle(picture);
    const padding = 2 * parseFloat(style.padding);
    // Where the page scrolls as a whole, the picture has at most a part of the window.
    const most = parseFloat(style.maxHeight) || picture.clientHeight;
    const next = { width: picture.clientWidth - padding, height: most - padding, list: scroller.clientHeight || 560,
      row: parseFloat(getComputedStyle(list).lineHeight) };
    const isNew = Object.keys(next).some((key) => next[key] !== space[key]);
    space = next;
    return isNew;
  }

  function draw() {
    const { stage: fixed, steps: all, headline: why } = data;
    const { scene } = all[step];
    stage.classList.toggle("empty", scene === null);
    if (scene === null || (!scene.rows && Math.min(space.width, space.height) <= 0)) return;
    const said = `${all[step].title} ${why?.step === step ? why.title : ""}`;
    const isNamed = (label) => /\d$/.test(label) && new RegExp(`\\b${label}\\b`, "i").test(said);
    picture.replaceChildren(scene.rows ? drawRows(scene.rows, isNamed)
      : scene.grid ? drawGrid(fixed.grid, scene.grid, space) : drawBracket(fixed.bracket, scene.bracket, space));
    // What is below should not jump from step to step.
    if (scene.rows) picture.style.minHeight = `${picture.offsetHeight}px`;
    // Rows that are too long are folded away unless they matter.
    const has = (look) => picture.querySelector(look) !== null;
    const isFolded = picture.classList.toggle("folded", has(".board:has(.Strong):not(:has(.Claimed)) .mark.Weak"));
    const shown = LEGEND.filter(([look]) => has(look));
    legend.replaceChildren(...shown.map(([, className, text]) => html("span", {}, html("i", { className }), text)));
    if (isFolded) legend.append(button("", {}, "Rows that are too long"));
  }

  // The rows of the list that are in view, and some around them; `follows` scrolls it to the step.
  function paintList(follows) {
    const { steps: all, headline: why } = data;
    const { row, list: height } = space;
    const top = step * row;
    list.style.height = `${all.length * row}px`;
    const isInView = top >= scrolled && top + row <= scrolled + height;
    if (follows && !isInView) scroller.scrollTop = scrolled = Math.max(0, top - height / 2);
    const from = Math.max(0, Math.floor(scrolled / row) - 10);
    list.style.paddingTop = `${from * row}px`;
    const isFocused = list.contains(document.activeElement);
    const shown = all.slice(from, from + Math.ceil(height / row) + 20);
    list.replaceChildren(...shown.map(({ number, lines, title }, offset) => {
      const at = from + offset;
      const look = { title, tabIndex: at === step ? 0 : -1, ariaCurrent: at === step ? "step" : null };
      const turn = html("span", { className: "number" }, number === all[at - 1]?.number ? "" : number);
      const events = lines.map((line, at) => html("code", {}, at > 0 ? " · " : "", short(line)));
      const line = button(at, look, turn, ...(events[0] ? events : [html("em", {}, title)]));
      if (at === why?.step) line.append(html("b", {}, "✗"));
      const place = { className: at === why?.step ? "wrong" : "", ariaPosInSet: at + 1, ariaSetSize: all.length };
      return html("li", place, line);
    }));
    if (isFocused) find("ol [aria-current]")?.focus({ preventScroll: true });
  }

  async function copySteps() {
    const text = data.steps.flatMap(({ lines }) => lines.map((line) => `step ${line}\n`)).join("");
    const isCopied = await navigator.clipboard.writeText(text).then(() => true, () => false);
    copy.textContent = isCopied ? "Copied" : "The browser does not allow that";
    setTimeout(() => (copy.textContent = "Copy as text"), 2000);
  }

  const keys = {
    ArrowLeft: () => go(step - 1), ArrowRight: () => go(step + 1), Home: () => go(0), End: () => go(last()),
    n: () => show(index), p: () => show(index), "[": () => show(index - 1), "]": () => show(index + 1),
  };
  document.addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, altKey, metaKey } = event;
    const isTyping = target.closest("input, textarea, select, [popover]");
    if (!keys[key] || !data || ctrlKey || altKey || metaKey || isTyping) return;
    event.preventDefault();
    keys[key]();
  });
  const listen = (part, run) => part.addEventListener("click", (event) => {
    const pressed = event.target.closest("button");
    if (pressed) run(pressed.value);
  });
  listen(chips, (at) => show(Number(at)));
  listen(list, (at) => go(at));
  for (const part of [headline, words, controls]) listen(part, (key) => (keys[key] ? keys[key]() : go(key)));
  listen(copy, copySteps);
  listen(legend, () => picture.classList.toggle("folded"));
  scroller.addEventListener("scroll", () => {
    scrolled = scroller.scrollTop;
    if (data) paintList(false);
  });
  const observer = new ResizeObserver(() => {
    if (data === null || !measure()) return;
    makeRoom();
    go(step);
  });
  for (const part of [element, picture, scroller]) observer.observe(part);
  paintCase();
  return { show, cases: replaceCases };
}
