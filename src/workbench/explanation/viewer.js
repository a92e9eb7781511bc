// The viewer shows a case step by step. `mount` puts it into an element of a page.
//
// It has a sentence, a picture and a list. The sentence is the headline: the reason why the output is
// wrong, and the step that shows it. The picture is the scene after a step. The list has a line for each
// step. Beside them is a table of the answer and the output.
//
// The data is that of `judge explain --json`: a line of JSON for each case. To keep it small, the stage,
// which never changes in a case, is written once; a scene or a row that is the same as in the step before
// is written as 0; and a card without a mark is only its name. `complete` replaces these when a case is
// loaded.
//
// Cards are lists with a style sheet: they can be selected and read aloud, and the browser arranges them
// again when the window changes. Boards and brackets are SVG of the available size. The time for a step
// does not depend on the size of the case: the list contains only the rows in view, and of a bracket that
// does not fit only the matches near the current one are drawn, with an overview of the tournament. Sizes
// are measured when the window or the case changes, not at each step. All text is inserted as text, never
// as markup.
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

// Invisible characters, and characters that change the display of others.
const INVISIBLE = new RegExp("[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}" +
  "\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u3164\\ufe00-\\ufe0f\\uffa0]|[^\\P{Zs} ]", "gu");

// Returns a line with its invisible characters escaped.
function visible(line) {
  return line.replace(INVISIBLE, (character) => `\\u{${character.codePointAt(0).toString(16)}}`);
}

// Renders the Markdown of statements: headings, paragraphs, lists, blocks of code, `code`, *emphasis*
// and addresses.
function rendered(markdown) {
  const blocks = [];
  const lines = markdown.split("\n");
  while (lines.length > 0) {
    const line = lines.shift();
    const heading = /^(#+) (.*)/.exec(line);
    if (line.startsWith("```")) {
      const end = lines.findIndex((next) => next.startsWith("```"));
      blocks.push(html("pre", { tabIndex: 0 }, lines.splice(0, end + 1).slice(0, -1).join("\n")));
    } else if (heading) {
      blocks.push(html(`h${heading[1].length + 1}`, {}, heading[2]));
    } else if (line !== "") {
      const end = lines.findIndex((next) => next === "");
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

// Renders a paragraph of a step. A long list is folded.
function paragraph({ runs, list }) {
  const parts = runs.map(({ style, text }) => (style === "plain" ? text : html(style, {}, text)));
  const items = html("ul", {}, ...list.map((item) => html("li", {}, item)));
  if (list.length > 8) return html("details", {}, html("summary", {}, ...parts), items);
  return html("div", {}, html("p", {}, ...parts), ...(list.length > 0 ? [items] : []));
}

// Shortens long names in a line to their ends.
const shortened = (line) => line.replace(/(\S{5})\S{2,}(\S{5})/gu, "$1…$2");

// ---- The table of the answer and the output ------------------------------------------------

// The maximum number of rows that are shown, and of rows before the first wrong one.
const [MAX_ROWS, MAX_ROWS_BEFORE] = [200, 20];

// Returns the parts of a line. Words that differ from the line on the opposite side are put into
// `element`: if both lines have the same number of words, each one that differs; otherwise all from the
// first to the last one that differs. Spaces that are not between words become dots.
function differing(element, line, opposite) {
  const [words, expected] = [line, opposite].map((text) => text.split(/( +)/));
  const common = Math.min(words.length, expected.length);
  let [begin, end] = [0, 0];
  while (begin < common && words[begin] === expected[begin]) begin++;
  while (end < common - begin && words.at(-1 - end) === expected.at(-1 - end)) end++;
  return words.map((word, at) => {
    const isInside = at >= begin && at < words.length - end;
    if (!isInside || word === "" || (words.length === expected.length && word === expected[at])) return visible(word);
    if (word === " " && words[at - 1] && words[at + 1]) return html(element, {}, word);
    return html(element, { className: word.trim() === "" ? "space" : "" }, visible(word).replaceAll(" ", "·"));
  });
}

// Returns the rows of the table. A right line is shown once; of a wrong one, the line of the answer is
// above that of the output. The message follows the first wrong row, unless it only repeats the lines.
function answerRows(lines, output) {
  const table = [];
  let before = "";
  const row = (label, ...parts) => {
    // Of several lines labelled "a right one", only the first has the label.
    const head = label === "" || (label === "a right one" && label === before) ? html("td") : html("th", {}, label);
    table.push(html("tr", {}, head, html("td", {}, ...parts)));
    before = label;
  };
  const say = (...texts) => texts.forEach((text) => text && row("", html("em", {}, text)));
  const first = output?.first_wrong ?? -1;
  const from = Math.max(0, first - MAX_ROWS_BEFORE);
  if (from > 0) say(`${from} lines before these`);
  lines.slice(from, from + MAX_ROWS).forEach(({ mark, answer, output: printed }, index) => {
    if (mark === "right") row("", visible(answer ?? printed));
    else if (mark === "unread") row(answer === null ? "" : "a right one", visible(answer ?? printed));
    else if (answer === null) row("yours ✗", html("del", {}, visible(printed) || "(an empty line)"));
    else {
      row("right", ...differing("mark", answer, printed ?? ""));
      row("yours", ...(printed === null ? [html("del", {}, "no line")] : differing("del", printed, answer)));
    }
    const isRepeated = output?.has_one_answer && (mark === "wrong" || mark === "missing");
    if (from + index === first) say(isRepeated ? "" : output.message, output.hint);
  });
  const rest = Math.max(0, lines.length - from - MAX_ROWS) + (output?.rows_left_out ?? 0);
  say(first < 0 && output?.message, rest > 0 && `${rest} more line${rest > 1 ? "s" : ""}`);
  return table;
}

// ---- Rows of cards -------------------------------------------------------------------------

// The maximum number of cards shown of a pile, and the number of those before the dots that stand for
// the middle of a longer pile. Only the first two cards and the last three can be picked up.
const MAX_PILE = 11;
const PILE_START = 3;

// The number of cards shown at each end of a deck if there is room for only one line.
const DECK_ENDS = 4;

// Draws rows. Those for whose label `isNamed` returns true are highlighted.
function drawRows(rows, isNamed) {
  const draw = (rows) => rows.map((row) => drawRow(row, isNamed(row.label)));
  if (rows[0].kind === "Title") {
    const second = rows.findLastIndex(({ kind }) => kind === "Title");
    const halves = [rows.slice(1, second), rows.slice(second + 1)].map((half) => drawRows(half, isNamed));
    return drawPair([rows[0].label, "→", rows[second].label], halves);
  }
  if (rows[0].kind === "Numbers") {
    // Numbers forbidden before the first row are left out of all rows.
    const isShown = rows[0].cards.map(({ mark }) => mark !== "Gone");
    rows = rows.map((row) => ({ ...row, cards: row.cards.filter((_, at) => isShown[at]) }));
  }
  const piles = rows.filter(({ kind }) => kind === "Pile");
  const drawn = html("div", { className: `rows ${rows[0].kind}-rows` }, ...draw(rows.slice(piles.length)));
  if (piles.length > 0) drawn.append(html("div", { className: "piles" }, ...draw(piles)));
  drawn.style.setProperty("--columns", Math.max(1, ...rows.map(({ cards }) => cards.length)));
  return drawn;
}

// Draws two positions beside each other, and the turn from the first to the second.
function drawPair([before, turn, after], halves) {
  const head = html("p", {}, html("b", {}, before), html("em", {}, turn), html("b", {}, after));
  return html("div", { className: "pair" }, head, ...halves.map((half) => html("div", { className: "half" }, half)));
}

function drawRow({ kind, label, note, text_if_empty: textIfEmpty, cards }, isNamed) {
  const count = cards.filter(({ mark }) => mark !== "Weak" && mark !== "Gone").length;
  const [, name, number] = /^(.*?)(\d*)$/.exec(label);
  const head = html("p", {}, html("b", {}, html("span", {}, name), number));
  if (kind !== "Numbers") head.append(html("small", {}, ` · ${count}`));
  if (note) head.append(html("em", {}, note));
  const list = html("ul", { ariaLabel: label }, ...groupsOf(kind, cards).map(drawCard));
  const content = cards.length > 0 ? list : html("p", { className: "empty" }, textIfEmpty);
  return html("div", { className: `row ${kind} ${isNamed ? "highlighted" : ""}` }, head, content);
}

// Returns the cards to draw: equal cards of a hand as one with its number, and the ends of a long pile or
// deck.
function groupsOf(kind, cards) {
  if (kind === "Pile") {
    const hidden = cards.length - MAX_PILE;
    return hidden > 0 ? cards.toSpliced(PILE_START, hidden + 1, { name: "⋮", mark: "None" }) : cards;
  }
  if (kind === "Deck") {
    const hidden = cards.length - 2 * DECK_ENDS;
    const isMiddle = (at) => hidden > 1 && at >= DECK_ENDS && at < DECK_ENDS + hidden;
    // A card that is gone from a deck leaves it in this step.
    const classes = (mark, at) => `${mark === "Gone" ? "Weak" : mark} ${isMiddle(at) ? "middle" : ""}`;
    const groups = cards.map(({ name, mark }, at) => ({ name, mark: classes(mark, at) }));
    return hidden > 1 ? groups.toSpliced(DECK_ENDS, 0, { name: `+${hidden}`, mark: "hidden-count" }) : groups;
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

// Returns the squares of a board with their pieces and marks: first those of the stage after the moves
// made, then the marked ones, which are drawn above them.
function squaresOf(stage, board) {
  const squares = new Map();
  const put = (square) => squares.set(`${square.row} ${square.column}`, square);
  for (const [row, column] of stage?.moves?.slice(0, board.move_count) ?? []) {
    if (!squares.delete(`${row} ${column}`)) put({ row, column, piece: "Spot", mark: "None" });
  }
  stage?.stones?.forEach(put);
  const pieceAt = ({ row, column }) => squares.get(`${row} ${column}`)?.piece ?? "None";
  const marked = board.squares.map((square) => ({ piece: pieceAt(square), ...square }));
  return [...squares.values(), ...marked];
}

// Draws a board, or two, in the available room.
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
  const cell = Math.min((side - margin - 4) / size, 200);
  const length = cell * size;
  const total = margin + length + 4;
  const middle = (number) => margin + (number - 0.5) * cell;
  const image = svg("svg", { ...sizeOf(total, total), role: "img", class: "board" });
  const add = (name, attributes, ...children) => image.append(svg(name, attributes, ...children));
  // The rows and columns that are numbered: 1, and multiples with enough room between them.
  const interval = [1, 2, 5, 10, 20, 50].find((interval) => interval * cell >= 22) ?? size;
  for (let number = 1; number <= size && margin > 4; number++) {
    if (number > 1 && number % interval > 0) continue;
    add("text", { x: middle(number), y: margin - 5, "text-anchor": "middle" }, number);
    add("text", { x: margin - 5, y: middle(number) + 4, "text-anchor": "end" }, number);
  }
  add("rect", { x: margin, y: margin, width: length, height: length, class: onPoints ? "wood" : "squares" });
  // Points are where lines cross, and squares are between lines. If squares are small, only every fifth
  // line is drawn.
  const [from, to] = onPoints ? [middle(1), middle(size)] : [margin, margin + length];
  for (let line = 0; from + line * cell < to + 1; line++) {
    const at = from + line * cell;
    const kind = !onPoints && line % 5 === 0 ? "heavy-line" : "line";
    if (kind === "heavy-line" || cell > 5) add("path", { d: `M${at} ${from}V${to}M${from} ${at}H${to}`, class: kind });
  }
  for (const { row, column, piece, mark } of squares) {
    const [cx, cy] = [middle(column), middle(row)];
    // A spot that this step removes is drawn as an outline.
    const r = Math.max(cell * (onPoints ? 0.4 : 0.42), 1.5);
    if (piece !== "None" || !onPoints) add("circle", { cx, cy, r, class: `piece ${piece}` });
    if (mark === "None") continue;
    // A ring fits into a square, so that rings beside each other or at the edge of the board are whole.
    const [isRing, stroke] = [onPoints && mark !== "Claimed", Math.min(cell * 0.14, 3)];
    const width = isRing ? cell - stroke : Math.max(cell, 9);
    const place = { x: cx - width / 2, y: cy - width / 2, width, height: width, rx: isRing ? width / 2 : 2 };
    add("rect", { ...place, "stroke-width": onPoints ? stroke : 3, class: `mark ${mark}` });
  }
  // A line along the upper side of the first board, turned with the board.
  const center = margin + length / 2;
  const turned = { transform: `rotate(${turns * 90} ${center} ${center})`, class: "top-side" };
  if (boards.length > 1) add("path", { d: `M${margin} ${margin - 2}h${length}`, ...turned });
  const pieces = squares.map(({ row, column, piece }) => (piece === "None" ? "" : `${piece} (${row}, ${column}) `));
  image.setAttribute("aria-label", [...new Set(pieces)].join("").slice(0, 2000) || "an empty board");
  return image;
}

// ---- Brackets ------------------------------------------------------------------------------

const canvas = document.createElement("canvas").getContext("2d");
canvas.font = "600 13px system-ui, sans-serif";
const widthOf = (text) => canvas.measureText(text).width;

// Returns the boxes of a tournament: one for each team, and one for the winner of each match, which is
// linked to the boxes of its teams by `from`, and to that of the winner's next match by `to`.
function treeOf({ teams, order, matches }) {
  const latest = [];
  const leaves = order.map((team, place) => (latest[team] = { team, place, round: 0, match: -1, from: [] }));
  const winners = matches.map(({ round, winner, loser }, match) => {
    const from = [...new Set([latest[winner], latest[loser]])].sort((one, two) => one.place - two.place);
    const box = { team: winner, place: (from[0].place + from.at(-1).place) / 2, round, match, from };
    for (const source of from) source.to = box;
    return (latest[winner] = box);
  });
  return { leaves, winners, widest: Math.max(...teams.map(widthOf)) };
}

// Selects the boxes nearest to `focus` that fit into these lines and columns. Returns the last box as
// `root`, the boxes whose `from` are shown as `open`, the first round, and the number of lines.
function around(focus, lines, columns) {
  let [root, count, firstRound] = [focus, 1, focus.round];
  const open = new Set();
  const distances = new Map([[focus, 0]]);
  for (;;) {
    const fits = ({ from }, end) => from[0] && count + from.length <= lines + 1 && end - from[0].round < columns;
    const fitting = [...distances].filter(([box]) => fits(box, root.round));
    let [next, distance] = fitting.sort((one, two) => one[1] - two[1])[0] ?? [undefined, Infinity];
    const up = 2 * (root.round - focus.round) + 2;
    if (root.to && up <= distance && root.to.round - firstRound < columns && fits(root.to, root.to.round)) {
      [next, distance] = [(root = root.to), up];
    }
    if (!next) return { root, open, firstRound, count };
    open.add(next);
    distances.delete(next);
    for (const box of next.from) if (!open.has(box)) distances.set(box, distance + 1);
    count += next.from.length - 1;
    firstRound = Math.min(firstRound, next.from[0].round);
  }
}

// Returns a text, shortened to both of its ends if it is wider than `width`: long names often have the
// same beginning.
function fitted(text, width) {
  let [fitting, ends] = [text, text.length >> 1];
  while (ends > 1 && widthOf(fitting) > width) fitting = `${text.slice(0, --ends)}…${text.slice(-ends)}`;
  return fitting;
}

function drawBracket(stage, scene, room) {
  const { played, starting_round: startingRound, is_last_match_new: isNew, claimed_match: claimedMatch } = scene;
  const { teams, rounds } = stage;
  const { leaves, winners, widest } = (stage.tree ??= treeOf(stage));
  const gap = 18;
  const minWidth = Math.min(Math.max(widest + 14, 60), 140, (room.width + gap) / 3 - gap);
  const maxColumns = Math.max(2, Math.floor((room.width + gap) / (minWidth + gap)));
  const isWhole = teams.length * 20 + 24 <= room.height && rounds < maxColumns;
  const availableHeight = room.height - (isWhole ? 24 : 68);
  // Between two matches, the next one is in focus.
  const focus = (isNew ? undefined : winners[played]) ?? winners[played - 1] ?? leaves[0];
  const shown = isWhole ? around(winners.at(-1) ?? focus, teams.length, maxColumns)
    : around(focus, Math.max(2, Math.floor(availableHeight / 24)), Math.min(5, maxColumns));
  const columns = shown.root.round - shown.firstRound + 1;
  const [column, line] = [Math.min(220, (room.width + gap) / columns), Math.min(72, availableHeight / shown.count)];
  const [width, height] = [column - gap, Math.min(36, line - 3)];
  const image = svg("svg", { ...sizeOf(column * columns, line * shown.count + 24), class: "bracket" });
  const x = ({ round }) => (round - shown.firstRound) * column + 2;
  const isPlayed = (box) => box?.match < played;
  const claimed = claimedMatch ? [claimedMatch.winner, claimedMatch.loser] : [];
  // True if the output has the match of this step with the loser as the winner.
  const isReversed = isNew && claimed[0] !== focus.team && focus.from.every(({ team }) => claimed.includes(team));
  const classOf = (box) => {
    if (!isPlayed(box)) return "upcoming";
    if (!isReversed && claimed.includes(box.team) && !isPlayed(box.to)) return "Claimed";
    if (isNew && (box === focus || box.to === focus)) return "current";
    if (box === winners.at(-1)) return "champion";
    return isPlayed(box.to) && box.to.team !== box.team ? "eliminated" : "";
  };
  let next = 24;
  // Draws the boxes before a box, the lines from them, and the box. Returns its vertical position.
  const draw = (box) => {
    const from = shown.open.has(box) ? box.from : [];
    const places = from.length > 0 ? from.map(draw) : [(next += line) - line / 2];
    const [y, boxClass] = [(places[0] + places.at(-1)) / 2, classOf(box)];
    const [left, end] = [x(box), x(box) - gap / 2];
    const ways = from.map((source, at) => `M${x(source) + width} ${places[at]}H${end}V${y}H${left}`);
    image.prepend(svg("path", { d: ways.join(""), class: `connector ${box === focus && isNew ? "current" : boxClass}` }));
    const rect = svg("rect", { x: left, y: y - height / 2, width, height, rx: 4 });
    const group = svg("g", { class: `team ${boxClass}` }, rect);
    const write = (y, textClass, text) => group.append(svg("text", { x: left + 6, y, class: textClass }, text));
    if (isPlayed(box)) write(y, "", fitted(teams[box.team], width - 10));
    if (isReversed && box === focus) write(y + height / 2 + 8, "wrong", `yours: ${fitted(teams[claimedMatch.winner], width - 44)}`);
    image.append(group);
    return y;
  };
  draw(shown.root);
  for (let round = Math.max(1, shown.firstRound); round <= shown.root.round; round++) {
    const attributes = { x: x({ round }), y: 14, class: round === startingRound ? "starting" : "" };
    image.append(svg("text", attributes, fitted(`Round ${round}`, width)));
  }
  return html("div", {}, image, isWhole ? "" : overview(stage, shown.open, room.width));
}

// Draws the whole tournament without names, and highlights the part that is shown.
function overview({ tree, rounds }, open, width) {
  const x = ({ place }) => ((place + 0.5) * width) / tree.leaves.length;
  const y = ({ round }) => 36 - (round * 32) / rounds;
  const wayTo = (box) => box.from.map((from) => `M${x(from)} ${y(from)}V${y(box)}H${x(box)}`).join("");
  if (tree.width !== width) Object.assign(tree, { width, ways: tree.winners.map(wayTo).join("") });
  return svg("svg", { ...sizeOf(width, 40), class: "overview", "aria-hidden": true },
    svg("path", { d: tree.ways, class: "connector" }), svg("path", { d: [...open].map(wayTo).join(""), class: "connector current" }));
}

// ---- The viewer ----------------------------------------------------------------------------

// The entries of the legend: a selector, the classes of the sample, and the meaning. A picture has the
// entries whose selectors match something in it.
const LEGEND = [
  [".Numbers .Strong", "rules", "chosen"], [".Numbers .Weak", "leaving", "now forbidden"],
  ["div:not(.Numbers) > * > .card.Strong", "rules", "new"], ["div:not(.Numbers) > * > .card.Weak", "leaving", "leaves"],
  [".wood ~ .Strong", "rules as-circle", "the winning five"], [".mark.Secondary", "rules as-circle", "another five"],
  [":not(.long-rows-hidden) > * .mark.Weak", "leaving as-circle", "too long"], [".squares ~ .Strong", "rules", "last move"],
  [".piece.None", "leaving as-circle", "a spot was here"], [".top-side", "leaving as-line", "the upper side at first"],
  [".team.current", "rules", "this match"], [".champion", "good", "the champion"],
  [".Gone", "as-line", "was forbidden"], [".Claimed", "wrong", "yours"],
];

// The maximum number of cases with a button.
const MAX_CHIPS = 60;

const PARTS = `
<p class="print-only"></p>
<nav class="cases" aria-label="Cases"></nav>
<section class="headline" tabindex="-1" aria-label="Why"></section>
<div class="scene">
  <figure class="picture" tabindex="0" translate="no" aria-label="The picture of this step"></figure>
  <p class="legend"></p>
</div>
<div class="side-column">
  <section class="answer" aria-label="The answer">
    <h2></h2><div class="scroll" tabindex="0" translate="no"><table></table></div>
  </section>
  <details class="input"><summary>Input of this case</summary><pre tabindex="0" translate="no"></pre></details>
</div>
<div class="steps-column">
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

// Replaces what is left out in the data of a case: repeated scenes and rows, and cards without marks.
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

// Puts a viewer into an element. `cases` has the title of each case, and in `right` true, false or null
// for unknown; `load` returns the data of the case with an index; `side` is an element to place above the
// table; `onMove` is called with the indices of the case and the step shown. Returns functions that show
// a case, and that replace the cases.
function mount(element, { cases, load, side, onMove = () => {} }) {
  let [index, step, data, loading, scrolled, space] = [-1, 0, null, 0, 0, {}];
  element.classList.add("viewer");
  element.replaceChildren(document.createRange().createContextualFragment(PARTS));
  const find = (selector) => element.querySelector(selector);
  const [chips, headline, words, stage, picture, legend] =
    [".cases", ".headline", ".words", ".scene", ".picture", ".legend"].map(find);
  const [answer, table, input, steps, scroller, list, copy, controls] =
    [".answer", "table", ".input", ".steps", ".list", "ol", ".copy", ".controls"].map(find);
  if (side) find(".side-column").prepend(side);
  const last = () => data.steps.length - 1;

  // Shows a case at a step, by default that of its headline.
  async function show(number, at) {
    const next = Math.max(0, Math.min(number, cases.length - 1));
    if (cases.length > 0 && (next !== index || data === null)) {
      const turn = ++loading;
      const loaded = await Promise.resolve(load(next)).catch(() => null);
      if (turn !== loading) return;
      [index, data] = [next, loaded && complete(loaded)];
      paintCase();
    }
    if (data) go(at ?? data.headline?.step ?? last());
  }

  function replaceCases(newCases) {
    [cases, index, data, loading] = [newCases, -1, null, loading + 1];
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
    table.parentElement.scrollTop = find("tr:has(+ tr mark), tr:has(+ tr del)")?.offsetTop ?? 0;
    input.hidden = data.input === null;
    input.lastElementChild.textContent = data.input;
    steps.hidden = controls.hidden = data.steps.length < 2;
    step = scrolled = scroller.scrollTop = 0;
    makeRoom();
    measure();
  }

  function paintChips() {
    chips.hidden = cases.length < 2;
    const from = Math.max(0, Math.min(index - MAX_CHIPS / 2, cases.length - MAX_CHIPS));
    const shown = cases.slice(from, from + MAX_CHIPS).map(({ title, right }, place) => {
      const at = from + place;
      const [sign, className] = right ? ["✓", "good"] : right === false ? ["✗", "wrong"] : ["", ""];
      const attributes = { className, ariaCurrent: at === index ? "true" : null, ariaLabel: `${title} ${className}` };
      return html("li", {}, button(at, attributes, `${sign}${at + 1}`));
    });
    if (from + MAX_CHIPS < cases.length) shown.push(html("li", {}, `… ${cases.length}`));
    chips.replaceChildren(html("ul", {}, ...shown));
    const others = [...cases.keys()].filter((at) => cases[at].right === false && at !== index);
    const next = others.find((at) => at > index) ?? others[0];
    if (next !== undefined) chips.append(button(next, { className: "next", title: "The next wrong case" }, "Next ✗"));
  }

  // Writes the headline at its step, or at others a button that leads to it, and the paragraphs of the
  // step with the index `at`. The style sheet for phones cuts long sentences, up to a button for more.
  function paintSentences(at) {
    const { headline: why, steps: all, first_uses: uses, compared, shortest_case: shortest } = data;
    headline.hidden = !why;
    const isHere = why?.step === at;
    headline.classList.toggle("at-other-step", !isHere);
    const { title, reason, program, advice, is_known: isKnown } = why ?? { reason: [], program: [] };
    const say = (className) => (text) => html("p", { className }, text);
    const sign = html("span", { className: "cross", ariaHidden: "true" }, "✗");
    // Where the mistake is not known, one looks at the shortest case and at the first step of each rule.
    const use = (value, ...text) => html("p", { className: "jump-link" }, button(value, {}, ...text));
    const share = ({ wrong, right }) => ` (✗ ${wrong} of ${compared.wrong}, ✓ ${right} of ${compared.right})`;
    const hasShorter = cases.length > 1 && shortest > 0 && shortest - 1 !== index;
    const shorter = hasShorter ? [use("s", `Case ${shortest} is the shortest wrong one`)] : [];
    const back = () => button("n", { title: "Back to where it shows (n)" }, title);
    const sentences = html("div", { className: "sentences" }, button("more", { hidden: true }, "… more"));
    sentences.append(...(!isHere ? all[at].words.slice(0, 1).map(paragraph)
      : [...program.map(say(isKnown ? "program" : "")), ...reason.slice(0, 1).map(say("")), say("advice")(advice)]));
    headline.replaceChildren(isHere ? html("h2", {}, sign, ` ${title}`) : back(), sentences);
    // What the headline says is not said twice.
    const isNews = ({ runs }) => !isHere || !reason[0]?.startsWith(runs.map(({ text }) => text).join(""));
    const rest = why && !isHere ? all[at].words.slice(1) : all[at].words.filter(isNews);
    const first = uses.map(({ rule, step, cases }) => use(step, `${all[step].number}: ${rule}`, compared.wrong > 0 ? share(cases) : ""));
    const firstUses = html("details", { open: program.length === 0 }, html("summary", {}, "First uses of the rules"), ...first);
    const links = last() > 0 ? [say("advice")(advice), ...shorter, firstUses] : [say("advice")(advice)];
    words.replaceChildren(...rest.map(paragraph), ...(isHere && !isKnown ? links : []));
    // To measure or scroll at once would lay out the picture of the step before.
    requestAnimationFrame(() => {
      words.scrollTop = headline.scrollTop = 0;
      sentences.firstChild.hidden = sentences.scrollHeight <= sentences.clientHeight;
    });
  }

  // Reserves the height of the headline at all steps, so that the picture does not move. Scrolls to the
  // current case.
  function makeRoom() {
    const chip = find(".cases [aria-current]")?.parentElement;
    chip?.parentElement.scrollTo(chip.offsetLeft - chip.parentElement.clientWidth / 2, chip.offsetTop);
    picture.style.minHeight = headline.style.minHeight = "";
    paintSentences(data.headline?.step ?? 0);
    headline.style.minHeight = `${headline.offsetHeight}px`;
  }

  function go(at) {
    step = Math.max(0, Math.min(Number(at) || 0, last()));
    paintSentences(step);
    find("output").textContent = `${step + 1}/${data.steps.length}`;
    find(".print-only").textContent = `${document.title}, ${cases[index].title}, step ${step + 1} of ${data.steps.length}`;
    const ends = [step === 0, step === 0, step === last(), step === last()];
    controls.querySelectorAll("button").forEach((button, at) => (button.ariaDisabled = String(ends[at])));
    draw();
    paintList(true);
    onMove(index, step);
  }

  // Measures the room for the picture and the list. Returns true if it has changed.
  function measure() {
    const { padding, maxHeight } = getComputedStyle(picture);
    // On a small screen, the style sheet limits the height.
    const height = (parseFloat(maxHeight) || picture.clientHeight) - 2 * parseFloat(padding);
    const next = { width: picture.clientWidth - 2 * parseFloat(padding), height, list: scroller.clientHeight || 560,
      row: parseFloat(getComputedStyle(list).lineHeight) };
    const isChanged = Object.keys(next).some((key) => next[key] !== space[key]);
    space = next;
    return isChanged;
  }

  function draw() {
    const { stage: fixed, steps: all, headline: why } = data;
    const { scene } = all[step];
    stage.classList.toggle("without-picture", scene === null);
    if (scene === null || (!scene.rows && Math.min(space.width, space.height) <= 0)) return;
    const said = `${all[step].title} ${why?.step === step ? why.title : ""}`;
    const isNamed = (label) => /\d$/.test(label) && new RegExp(`\\b${label}\\b`, "i").test(said);
    picture.replaceChildren(scene.rows ? drawRows(scene.rows, isNamed)
      : scene.grid ? drawGrid(fixed.grid, scene.grid, space) : drawBracket(fixed.bracket, scene.bracket, space));
    // The height of rows only grows, so that the parts below do not jump.
    if (scene.rows) picture.style.minHeight = `${picture.offsetHeight}px`;
    // Marks of rows that are too long are hidden if there is a winning five and no claim.
    const has = (selector) => picture.querySelector(selector) !== null;
    const isFolded = picture.classList.toggle("long-rows-hidden", has(".board:has(.Strong):not(:has(.Claimed)) .mark.Weak"));
    const shown = LEGEND.filter(([selector]) => has(selector));
    legend.replaceChildren(...shown.map(([, className, text]) => html("span", {}, html("i", { className }), text)));
    if (isFolded) legend.append(button("", {}, "Rows that are too long"));
  }

  // Draws the rows of the list in view, and some around them. If `follows`, scrolls to the step first.
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
      const attributes = { title, tabIndex: at === step ? 0 : -1, ariaCurrent: at === step ? "step" : null };
      const turn = html("span", { className: "number" }, number === all[at - 1]?.number ? "" : number);
      const events = lines.map((line, at) => html("code", {}, at > 0 ? " · " : "", shortened(line)));
      const line = button(at, attributes, turn, ...(events[0] ? events : [html("em", {}, title)]));
      if (at === why?.step) line.append(html("b", {}, "✗"));
      const className = `${at === why?.step ? "wrong" : ""} ${Math.abs(at - step) > 5 ? "distant" : ""}`;
      const item = { className, ariaPosInSet: at + 1, ariaSetSize: all.length };
      return html("li", item, line);
    }));
    if (isFocused) find("ol [aria-current]")?.focus({ preventScroll: true });
  }

  async function copySteps() {
    const text = data.steps.flatMap(({ lines }) => lines.map((line) => `step ${line}\n`)).join("");
    const isCopied = await navigator.clipboard.writeText(text).then(() => true, () => false);
    copy.textContent = isCopied ? "Copied" : "The browser does not allow that";
    setTimeout(() => (copy.textContent = "Copy as text"), 2000);
  }

  // Replaces the sentences, of which a phone shows two lines, by their paragraphs.
  function showWhole() {
    find(".sentences").replaceWith(...[...find(".sentences").children].slice(1));
    headline.focus({ preventScroll: true });
  }

  const keys = {
    ArrowLeft: () => go(step - 1), ArrowRight: () => go(step + 1), Home: () => go(0), End: () => go(last()),
    n: () => show(index), s: () => show((data.shortest_case ?? index + 1) - 1), more: showWhole, "[": () => show(index - 1), "]": () => show(index + 1),
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
  listen(legend, () => picture.classList.toggle("long-rows-hidden"));
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
