// Shows the cases of this page, step by step.
//
// A case is an element with packed JSON: its steps as `step.rs` describes them, its answer, its
// input, an answer that somebody has given, and where a program diverges from the rules. Only the case that is shown is read. Each step has its whole
// scene, which is drawn as SVG in the room that there is. All text goes into the page as text,
// never as markup.
"use strict";

function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

// The attribute by which what a step is about is found.
const marked = (mark) => (mark === "None" || mark === "Gone" ? {} : { "data-mark": mark });

// ---- Rows of cards -------------------------------------------------------------------------

// Draws rows in a room and returns the size that they take, more than there is only where the
// smallest cards do not fit.
function drawRows(rows, root, width, height) {
  if (rows[0].kind === "Title") return drawPair(rows, root, width, height);
  const piles = rows.filter(({ kind }) => kind === "Pile");
  const boxes = rows.filter(({ kind }) => kind !== "Pile");
  if (piles.length > 0) {
    // The deck, and below it the piles, near what comes from it.
    const size = sizeFor([boxes], width, height * 0.4, Math.max(22, width / 24));
    const top = drawLines(root, [boxes], 0, width, 0, size) + 3 * GAP;
    drawPiles(root, piles, top, width, Math.max(130, height - top));
    return { width, height: Math.max(height, top + 130) };
  }
  let lines = boxes.map((row) => [row]);
  const [one, two, three, four, table] = boxes;
  if (table !== undefined && one.kind === "Hand") {
    // Clockwise around the table, from the top, or in as many columns as there is room for.
    if (width >= 600) lines = [[null, one, null], [four, table, two], [null, three, null]];
    else if (width > Math.max(height, 360)) lines = [[one, two], [four, three], [table]];
  }
  return { width, height: drawLines(root, lines, 0, width, height, sizeFor(lines, width, height, 80)) };
}

// Draws two positions beside each other or, in a tall room, one below the other.
function drawPair(rows, root, width, height) {
  const second = rows.findLastIndex(({ kind }) => kind === "Title");
  const isBeside = width > height;
  const [across, down] = isBeside ? [width / 2 - 12, height - 24] : [width, height / 2 - 36];
  const draw = ([title, ...rows], x, y) => {
    const group = svg("g", { transform: `translate(${x} ${y + 24})` },
      svg("text", { x: across / 2, y: -8, class: "heading", "font-size": 15, "text-anchor": "middle" }, title.label));
    root.append(group);
    return y + 24 + drawRows(rows, group, across, down).height;
  };
  const end = draw(rows.slice(0, second), 0, 0);
  const [x, y] = isBeside ? [across + 24, 0] : [0, end + 24];
  return { width, height: Math.max(end, draw(rows.slice(second), x, y)) };
}

// Lines of boxes: the space between boxes, and the height of a heading. Where several boxes stand
// in a line, what a heading notes has a line of its own.
const GAP = 6;
const headHeight = (line) => (line.length > 1 ? 38 : 22);
const boxWidth = (line, width) => (width - GAP * (line.length - 1)) / line.length;

// The size of the largest cards, of at most a size, with which lines fit into a height.
function sizeFor(lines, width, height, most) {
  const fits = (size) => lines.reduce((sum, line) => sum + lineHeight(line, width, size) + GAP, -GAP) <= height;
  let size = Math.floor(most);
  while (size > 12 && !fits(size)) size--;
  return size;
}

function lineHeight(line, width, size) {
  const heights = line.map((row) => row && arrange(row, boxWidth(line, width), size).height);
  return headHeight(line) + Math.max(...heights) + 5;
}

// Where the cards of a row stand: how many in a line, how far apart, how tall they are, and the
// height of all lines. A deck has room for all cards, so that it keeps its size. Small cards may
// overlap, where they need the width.
function arrange({ kind, cards }, width, size) {
  const count = kind === "Deck" ? Math.max(52, cards.length) : cards.length;
  const least = kind === "Numbers" || size > 26 ? 1.1 * size : 0.75 * size;
  const tall = kind === "Numbers" ? size : 1.25 * size;
  const room = width - 14 - size;
  const lines = Math.max(1, Math.ceil(count / Math.floor(room / least + 1)));
  const inLine = Math.ceil(count / lines);
  return { inLine, step: Math.min(1.1 * size, room / (inLine - 1)), tall, height: lines * (tall + 3) };
}

// Draws lines of boxes from `y` on, which share a height that is left, and returns where they end.
function drawLines(root, lines, y, width, height, size) {
  const heights = lines.map((line) => lineHeight(line, width, size));
  const spare = heights.reduce((left, taken) => left - taken - GAP, height + GAP) / lines.length;
  lines.forEach((line, index) => {
    const [across, down] = [boxWidth(line, width), heights[index] + Math.max(0, spare)];
    line.forEach((row, column) => {
      if (row !== null) drawBox(root, row, column * (across + GAP), y, across, down, size, headHeight(line));
    });
    y += down + GAP;
  });
  return y - GAP;
}

const countOf = ({ cards }) => cards.filter(({ mark }) => mark === "None" || mark === "Strong").length;

// Draws a row in a box with a heading: what it is called, how many cards there are, and its note.
function drawBox(root, row, x, y, width, height, size, head) {
  root.append(svg("rect", { x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1, rx: 8, class: "box" }));
  const heading = svg("text", { x: x + 8, y: y + 16, "font-size": Math.max(11, Math.min(14, width / 24)) });
  heading.append(svg("tspan", { class: "heading" }, row.label));
  if (row.kind !== "Numbers") heading.append(svg("tspan", { class: "faint" }, ` · ${countOf(row)}`));
  heading.append(svg("tspan", { class: "note", ...(head === 22 ? { dx: 8 } : { x: x + 8, dy: 16 }) }, row.note));
  root.append(heading);
  if (row.cards.length === 0) {
    root.append(svg("text", { x: x + 8, y: y + head + 16, class: "faint", "font-size": 14 }, row.empty));
  }
  const { inLine, step, tall, height: taken } = arrange(row, width, size);
  // A deck goes from left to right; other cards stand in the middle.
  const start = x + 7 + (row.kind === "Deck" ? 0 : Math.max(0, (width - 14 - (inLine - 1) * step - size) / 2 || 0));
  const from = y + head + Math.max(0, (height - head - taken - 5) / 2);
  row.cards.forEach((card, index) => {
    const [left, top] = [start + (index % inLine) * (step || 0), from + Math.floor(index / inLine) * (tall + 3)];
    root.append(drawCard(row, card, left, top, size, tall, Math.min(step, size) / 2, tall / 2));
  });
}

// Draws piles beside each other, the oldest card on top. Of a pile too long to be read, a card with
// dots stands for some in the middle: only the first two and the last three can be picked up.
function drawPiles(root, piles, y, width, height) {
  const step = Math.min(width / piles.length, 150);
  const size = Math.min(step * 0.82, 100, height / 5);
  const [tall, top] = [size * 1.25, y + 22];
  const room = height - 22 - tall - 2;
  const most = Math.max(8, Math.floor(room / 12) + 1);
  piles.forEach((row, pile) => {
    const middle = width / 2 + (pile + 0.5 - piles.length / 2) * step;
    const x = middle - size / 2;
    const write = (text, y, size) => root.append(svg("text", { x: middle, y, class: "faint", "font-size": size, "text-anchor": "middle" }, text));
    write(step < 70 ? pile + 1 : `${row.label} · ${countOf(row)}`, y + 15, step < 70 ? 13 : Math.min(14, step / 5.6));
    if (row.cards.length === 0) {
      root.append(svg("rect", { x, y: top, width: size, height: tall, rx: 5, class: "slot" }));
      write(size < 22 ? "–" : row.empty, top + tall / 2 + 4, Math.min(14, size * 0.36));
    }
    const hidden = row.cards.length - most;
    const cards = hidden <= 0 ? row.cards : row.cards.toSpliced(3, hidden + 1, { name: "⋮", mark: "None" });
    const shift = Math.min(size * 0.55, room / (cards.length - 1));
    cards.forEach((card, index) => {
      root.append(drawCard(row, card, x, top + index * shift, size, tall, size / 2, Math.min(shift, tall) / 2));
    });
  });
}

// A card whose name stands `across` and `down` from its upper left corner.
function drawCard(row, { name, mark }, x, y, width, height, across, down) {
  const rect = svg("rect", { x: x + 1, y: y + 1, width: width - 2, height: height - 2, rx: Math.min(5, width / 6) });
  const size = Math.round(Math.min(width * 0.58, 36, across * 1.25, down * 2));
  const text = svg("text", { x: x + across, y: y + down, "font-size": size }, name);
  // What is gone from a deck has just left it; numbers that are gone are not news.
  const kind = mark === "Gone" && row.kind === "Deck" ? "Weak" : mark;
  const card = svg("g", { class: `card ${kind}`, ...marked(kind) }, rect, text);
  if (kind === "Gone") card.append(svg("path", { d: `M${x + across - width * 0.3} ${y + down + width * 0.13}l${width * 0.6} ${-width * 0.26}` }));
  return card;
}

// ---- Boards --------------------------------------------------------------------------------

function drawGrid(grid, root, width, height) {
  const isPair = grid.boards.length > 1;
  const rooms = [[(width - 90) / 2, height], [width, (height - 40) / 2]];
  const beside = Math.min(...rooms[0]) > Math.min(...rooms[1]);
  const [across, down] = isPair ? rooms[beside ? 0 : 1] : [width, height];
  let [right, end] = [width, 0];
  grid.boards.forEach((board, index) => {
    const [x, y] = beside ? [index * (across + 90), 0] : [0, index > 0 ? end + 34 : 0];
    if (index > 0) {
      const turn = `${board.mirrored ? "⇋ " : ""}${board.turns > 0 ? `↻ ${board.turns * 90}°` : board.mirrored ? "mirror" : "same"} ${beside ? "→" : "↓"}`;
      const [middle, line] = beside ? [x - 45, Math.min(across, down) / 2 + 20] : [width / 2, y - 10];
      root.append(svg("text", { x: middle, y: line, class: "note", "font-size": 16, "text-anchor": "middle", "data-mark": "Strong" }, turn));
    }
    const group = svg("g");
    const size = drawBoard(grid, board, group, across, down, isPair);
    const left = x + Math.max(0, (across - size.width) / 2);
    group.setAttribute("transform", `translate(${left} ${y})`);
    root.append(group);
    [right, end] = [Math.max(right, left + size.width), Math.max(end, y + size.height)];
  });
  return { width: right, height: end };
}

// Draws a board, its upper left corner at the origin, and returns its size.
function drawBoard({ size, on_points: onPoints }, board, group, width, height, isPair) {
  const margin = 12 + 8 * String(size).length;
  const head = (isPair ? 22 : 0) + 22;
  const cell = Math.max(3, Math.min((width - margin - 10) / size, (height - head - 6) / size, 96));
  const [x, y] = [(column) => margin + (column - 1) * cell, (row) => head + (row - 1) * cell];
  const [right, bottom] = [x(size + 1), y(size + 1)];
  const write = (x, y, look, text) => group.append(svg("text", { x, y, ...look }, text));
  if (isPair) write((margin + right) / 2, 16, { class: "heading", "font-size": 15, "text-anchor": "middle" }, board.title);
  // The numbers that are written: 1 and multiples, as many as find room.
  const every = [1, 2, 5, 10, 20, 50].find((every) => every * cell >= 24) ?? size;
  for (let number = 1; number <= size; number++) {
    if (number > 1 && number % every > 0) continue;
    write(x(number) + cell / 2, head - 7, { class: "faint", "font-size": 11, "text-anchor": "middle" }, number);
    write(margin - 6, y(number) + cell / 2 + 4, { class: "faint", "font-size": 11, "text-anchor": "end" }, number);
  }
  group.append(svg("rect", { x: margin, y: head, width: right - margin, height: bottom - head, class: onPoints ? "points" : "squares" }));
  const inset = onPoints ? cell / 2 : 0;
  let path = "";
  for (let at = inset; at < size * cell + 1; at += cell) {
    path += `M${margin + at} ${head + inset}V${bottom - inset}M${margin + inset} ${head + at}H${right - inset}`;
  }
  group.append(svg("path", { d: path, class: "lines" }));
  for (const { row, column, piece, mark } of board.squares) {
    const [cx, cy] = [x(column) + cell / 2, y(row) + cell / 2];
    // Where a spot was taken away, its outline stays for the step.
    if (piece !== "None" || !onPoints) group.append(svg("circle", { cx, cy, r: Math.max(cell * (onPoints ? 0.42 : 0.34), 1.5), class: `piece ${piece}` }));
    if (mark === "None") continue;
    const side = Math.max(cell * 0.92, 15);
    const look = { class: `mark ${onPoints ? "point" : "square"} ${mark}`, "data-mark": mark };
    // The point of an answer has a ring around whatever else marks it.
    if (mark === "Given") group.append(svg("circle", { cx, cy, r: side * 0.66, ...look }));
    else group.append(svg("rect", { x: cx - side / 2, y: cy - side / 2, width: side, height: side, rx: side * 0.15, ...look }));
  }
  if (isPair) {
    // The side that was on top at first.
    const sides = [[margin, head, right, head], [right, head, right, bottom], [margin, bottom, right, bottom], [margin, head, margin, bottom]];
    const [x1, y1, x2, y2] = sides[board.turns];
    group.append(svg("line", { x1, y1, x2, y2, class: "top" }));
  }
  return { width: right + 6, height: bottom + 6 };
}

// ---- Brackets ------------------------------------------------------------------------------

// Draws a bracket with all names and returns its size: a box for every round that a team reached,
// and the ways between them. The match of the step is the last one.
function drawBracket({ teams, order, rounds, begins, matches, is_new: isNew, given }, root) {
  const wide = widest(teams) + 36;
  const [column, line] = [wide + 30, 26];
  const isOver = matches.filter(({ winner, loser }) => winner !== loser).length === teams.length - 1;
  const champion = isOver ? matches.at(-1).winner : undefined;
  const kindOf = (team, match) => (isNew && match === matches.at(-1) ? "now" : team === champion ? "champion" : "");
  const reached = [];
  order.forEach((team, place) => (reached[team] = { team, round: 0, y: (place + 1.5) * line, kind: kindOf(team) }));
  const [boxes, ways] = [[...reached], {}];
  for (const match of matches) {
    const { round, winner, loser, chosen } = match;
    const kind = kindOf(winner, match);
    const to = { team: winner, round, y: (reached[winner].y + reached[loser].y) / 2, kind, isWildcard: winner === loser };
    for (const from of new Set([reached[winner], reached[loser]])) {
      const look = kindOf(from.team, match);
      from.kind = look || (from.team === winner ? "" : "out");
      (ways[`way ${chosen ? "chosen" : "forced"} ${look}`] ??= []).push(
        `M${from.round * column + 2 + wide} ${from.y}H${round * column - 13}V${to.y}H${round * column + 2}`);
    }
    reached[winner] = to;
    boxes.push(to);
  }
  for (const [look, paths] of Object.entries(ways)) root.append(svg("path", { d: paths.join(""), class: look }));
  for (let round = 1; round <= (begins ?? matches.at(-1)?.round ?? 0); round++) {
    const look = round === begins ? { class: "note", "data-mark": "round" } : { class: "faint" };
    root.append(svg("text", { x: round * column + 2, y: 16, "font-size": 13, ...look }, `Round ${round}`));
  }
  for (const { team, round, y, kind, isWildcard } of boxes) {
    const [x, mark] = [round * column + 2, kind === "now" ? { "data-mark": kind } : {}];
    const box = svg("g", { class: `team ${kind}`, ...mark }, svg("rect", { x, y: y - 10, width: wide, height: 20, rx: 4 }),
      svg("text", { x: x + 8, y, "font-size": 13 }, teams[team]));
    if (isWildcard) box.append(svg("text", { x: x + wide - 14, y, class: "wildcard", "font-size": 13 }, "w"));
    root.append(box);
  }
  if (given) {
    const [one, two] = [reached[given.winner], reached[given.loser]].map(({ round, y }) => ({ x: round * column + 2 + wide, y }));
    const d = `M${one.x} ${one.y}H${Math.max(one.x, two.x) + 20}V${two.y}H${two.x}`;
    root.append(svg("path", { d, class: "way given", "data-mark": "given" }));
  }
  return { width: (rounds + 1) * column, height: (teams.length + 1) * line };
}

// The match of the step in words, because its teams may stand far from each other.
function matchOf({ teams, begins, matches, is_new: isNew }) {
  if (begins !== null) return [`Round ${begins}`];
  if (!isNew || matches.length === 0) return ["\u00a0"];
  const { round, winner, loser } = matches.at(-1);
  const rest = winner === loser ? " advances with wildcard" : ` defeats ${teams[loser]}`;
  return [`Round ${round}: `, html("b", {}, teams[winner]), rest];
}

// The width of the widest name.
function widest(names) {
  const canvas = document.createElement("canvas").getContext("2d");
  canvas.font = "bold 13px system-ui, sans-serif";
  return names.reduce((most, name) => Math.max(most, canvas.measureText(name).width), 0);
}

// How scenes are drawn in a room.
const DRAW = { rows: drawRows, grid: drawGrid, bracket: drawBracket };

// What the marks mean that a picture may have: those that it has are listed.
const LEGENDS = {
  rows: [["card Strong", "chosen, or has come"], ["card Weak", "leaves"], ["card Gone", "gone"]],
  grid: [["mark point Strong", "the winning line"], ["mark point Other", "another five"], ["mark point Weak", "too long"],
    ["mark point Given", "your answer"], ["mark square Strong", "last move"], ["piece None", "a spot was here"], ["top", "was the upper side"]],
  bracket: [["way now", "this match"], ["way given", "your answer"], ["way champion", "the champion"], ["way forced", "forced"],
    ["way chosen", "chosen"]],
};

function legendOf(kind, root) {
  return LEGENDS[kind].flatMap(([look, text]) => {
    const found = root.querySelector(`.${look.replaceAll(" ", ".")}`);
    if (!found) return [];
    const name = found.tagName;
    const shape = name === "circle" ? svg(name, { cx: 10, cy: 7, r: 5, class: look })
      : name === "path" || name === "line" ? svg("path", { d: "M1 7H19", class: look })
      : svg("g", { class: look }, svg("rect", { x: 3, y: 2, width: 14, height: 10, rx: 2, class: look }),
        ...[...found.querySelectorAll("path")].map(() => svg("path", { d: "M3 10L17 4" })));
    return [html("span", {}, svg("svg", { width: 20, height: 14, "aria-hidden": true }, shape), ` ${text}`)];
  });
}

// The text that packer.rs has packed: parts that begin with a copy of what came before.
function unpack(packed) {
  const [first, ...rest] = packed.split("\t");
  const number = (digits) => [...digits].reduce((high, digit) => high * 64 + digit.charCodeAt(0) - 63, 0);
  const parts = rest.map((part) =>
    ({ distance: number(part.slice(0, 3)), length: number(part.slice(3, 5)), text: part.slice(5) }));
  const bytes = new Uint8Array(parts.reduce((sum, { length, text }) => sum + length + text.length, first.length));
  const encoder = new TextEncoder();
  let end = encoder.encodeInto(first, bytes).written;
  for (const { distance, length, text } of parts) {
    bytes.copyWithin(end, end - distance, end - distance + length);
    end += length + encoder.encodeInto(text, bytes.subarray(end + length)).written;
  }
  return new TextDecoder().decode(bytes);
}

// ---- The page ------------------------------------------------------------------------------

addEventListener("DOMContentLoaded", () => {
  const find = (id) => document.getElementById(id);
  const [root, picture, slider, chooser] = [document.documentElement, find("picture"), find("step"), find("case")];
  const title = document.title;
  const cases = document.querySelectorAll("script[data-title]");
  // The number of the case and of the step that are shown, from 1; the case's data, its events, and
  // the height that its pictures need.
  const shown = { number: 0, step: 0, steps: [], events: [], height: 0 };
  let [timer, zoom, isWhole] = [undefined, 1, false];
  const isFramed = parent !== window;

  find("main").hidden = false;
  const [rules, about] = find("rules").lastElementChild.textContent.split("## Rules\n").reverse();
  find("rules").lastElementChild.replaceChildren(...rendered(rules));
  find("about").append(...rendered(about ?? ""));
  if (cases.length === 0) {
    find("words").append(html("p", {}, "The input holds no cases."));
    return;
  }

  function showCase(number, step) {
    number = Math.max(1, Math.min(number, cases.length));
    if (number !== shown.number) {
      const { steps, case: { answer, given, input, divergence } } = JSON.parse(unpack(cases[number - 1].textContent));
      Object.assign(shown, { number, height: 0, steps, answer, given, divergence });
      find("divergence").hidden = divergence.words === null;
      find("divergence").replaceChildren(...(divergence.words ?? []).map(paragraph));
      // What a step repeats is what was there after the last step with that number.
      const equal = steps.map(({ number, repeats }) => repeats !== null && repeats < number && steps.findLastIndex((step) => step.number === repeats));
      shown.equal = steps.flatMap((_, index) => (equal[index] || equal.includes(index) ? [index + 1] : []));
      shown.events = steps.flatMap(({ event }, index) => (event !== null || shown.equal.includes(index + 1) ? [index + 1] : []));
      const at = (step) => `M${((step - 1) * 1000) / Math.max(1, steps.length - 1)} 0v1`;
      const path = (steps, kind) => svg("path", { d: steps.map(at).join(""), class: kind });
      find("ticks").firstElementChild.replaceChildren(path(shown.events, "event"), path(shown.equal, "equal"));
      find("input").lastElementChild.textContent = input;
      const right = (answer ?? "").replace(/\n$/, "").split("\n");
      const { rows: compared, line, mismatch } = given ?? {};
      find("answer").firstElementChild.textContent = given ? "Answers" : "Right answer";
      find("answer").lastElementChild.replaceChildren();
      const lines = compared ?? right.map((answer) => ({ answer, output: null }));
      const rows = answerRows({ lines, isGiven: Boolean(given), message: mismatch, wrong: mismatch ? line : undefined });
      for (const row of rows) find("answer").lastElementChild.append(row);
      chooser.value = number;
      slider.max = Math.max(1, steps.length);
      find("number").style.width = `calc(${Math.max(4, String(steps.length).length)}ch + 0.8rem)`;
      picture.scrollTo(0, 0);
    }
    // A bracket without matches is an empty box: it begins with all of them, which is its last step.
    const first = shown.steps[0].scene?.bracket ? -1 : 0;
    const decisive = shown.divergence.step ?? (shown.given ? shown.steps.findIndex(({ decides }) => decides) : first);
    showStep(step || (decisive < 0 ? shown.steps.length : decisive + 1));
  }

  function paragraph({ runs, list }) {
    const parts = runs.map(({ look, text }) => (look === "plain" ? text : html(look, {}, text)));
    if (list.length === 0) return html("p", {}, ...parts);
    const items = html("ul", {}, ...list.map((item) => html("li", {}, item)));
    return list.length > 8 ? html("details", {}, html("summary", {}, ...parts), items) : html("div", {}, ...parts, items);
  }

  function showStep(step) {
    const { steps, events, number } = shown;
    step = Math.max(1, Math.min(step, steps.length));
    shown.step = step;
    find("words").replaceChildren(...steps[step - 1].words.map(paragraph));
    find("side").scrollTop = 0;
    draw();
    const isLast = step === steps.length;
    find("answer").hidden = shown.answer === null || (!isLast && !shown.given);
    find("answer").scrollTop = (find("answer").querySelector("tr:has(del)")?.offsetTop ?? 0) - 40;
    slider.value = step;
    find("number").value = step;
    find("count").textContent = `of ${steps.length}`;
    slider.setAttribute("aria-valuetext", `step ${step} of ${steps.length}`);
    find("steps").hidden = steps.length < 2;
    const name = cases[number - 1].dataset.title;
    const [before, next] = [events.findLast((at) => at < step), events.find((at) => at > step)];
    for (const [id, at, key] of [["previousEvent", before, "p"], ["nextEvent", next, "n"]]) {
      find(id).hidden = events.length === 0;
      find(id).title = `${at ? eventAt(at) : "No more events"} (${key})`;
    }
    const idle = { first: step === 1, back: step === 1, forward: isLast, last: isLast, previousEvent: !before, nextEvent: !next,
      previousCase: number === 1, nextCase: number === cases.length };
    // A button that is disabled would lose the focus.
    for (const [id, isIdle] of Object.entries(idle)) find(id).setAttribute("aria-disabled", isIdle);
    Object.assign(root.dataset, { case: number, step, steps: steps.length });
    document.title = `${title} · ${name}`;
    if (isLast) pause();
    keepAddress();
    tell();
  }

  const eventAt = (step) => `Step ${step}: ${shown.steps[step - 1].event ?? "the same as later"}`;

  function draw() {
    if (!isFramed) isWhole = innerWidth <= Math.max(640, innerHeight);
    root.classList.toggle("whole", isWhole);
    const [[kind, scene]] = Object.entries(shown.steps[shown.step - 1].scene ?? { none: null });
    picture.hidden = scene === null;
    find("below").hidden = picture.hidden;
    if (picture.hidden) return;
    find("match").replaceChildren(...(kind === "bracket" ? matchOf(scene) : []));
    if (!isWhole) picture.style.height = "";
    const padding = parseFloat(getComputedStyle(picture).padding);
    const across = picture.clientWidth - 2 * padding;
    // Where the page scrolls as a whole, the picture has the height that the pictures of the case need.
    const [most, boards] = [(isFramed ? screen.height : innerHeight) * 0.55, scene.boards?.length ?? 1];
    const down = isWhole ? Math.max(240, boards * (scene.boards ? Math.min(across + 40, most) : most)) : picture.clientHeight - 2 * padding;
    // Where nothing is seen yet, there is a call once it is.
    if (across <= 0 || down <= 0) return;
    const image = svg("svg", { role: "img" });
    const size = DRAW[kind](scene, image, across, down);
    let scale = Math.max(1, zoom);
    if (kind === "bracket") {
      const whole = Math.min(across / size.width, down / size.height);
      // Names first; the whole where one asks for it.
      scale = zoom < 1 ? Math.min(1, whole) : Math.max(1, Math.min(1.5, whole)) * zoom;
    }
    const attributes = { width: size.width * scale, height: size.height * scale, viewBox: `0 0 ${size.width} ${size.height}` };
    for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value);
    const pieces = scene.boards?.flatMap(({ squares }) => squares.map(({ row, column, piece }) => `${piece} (${row}, ${column})`));
    const texts = pieces ?? [...image.querySelectorAll("text")].map((text) => text.textContent);
    image.setAttribute("aria-label", texts.join(" ").slice(0, 2000) || "empty");
    picture.replaceChildren(image);
    if (isWhole) {
      shown.height = Math.max(shown.height, Math.min(size.height * scale, down));
      picture.style.height = `${shown.height + 2 * padding}px`;
    }
    // Swipes step, unless the picture itself has to be moved.
    picture.classList.toggle("wide", picture.scrollWidth > picture.clientWidth + 1);
    find("legend").replaceChildren(...legendOf(kind, image));
    // Between equal positions one can go back and forth.
    const other = shown.equal.includes(shown.step) && shown.equal.find((step) => step !== shown.step);
    if (other) {
      const button = html("button", {}, `The same position: step ${other}`);
      button.addEventListener("click", () => showStep(other));
      find("legend").append(button);
    }
    keepInView([...image.querySelectorAll("[data-mark]")]);
  }

  // Scrolls the picture to all that is marked or, where that is too large, to the last of it.
  function keepInView(marks) {
    if (marks.length === 0) return;
    const view = picture.getBoundingClientRect();
    const boxes = marks.map((mark) => mark.getBoundingClientRect());
    const way = (begin, end, from, to) => {
      let [least, most] = [Math.min(...boxes.map((box) => box[begin])), Math.max(...boxes.map((box) => box[end]))];
      if (most - least > to - from) [least, most] = [boxes.at(-1)[begin], boxes.at(-1)[end]];
      return least >= from && most <= to ? 0 : (least + most - from - to) / 2;
    };
    picture.scrollBy(way("left", "right", view.left, view.left + picture.clientWidth),
      way("top", "bottom", view.top, view.top + picture.clientHeight));
  }

  function setZoom(factor) {
    zoom = Math.max(1 / 1.5, Math.min(8, zoom * factor));
    draw();
  }

  const tell = () => isFramed && parent.postMessage({ step: shown.step, height: document.body.offsetHeight }, "*");

  // The address keeps the place, without entries in the history. Browsers complain about many
  // changes in a short time. In a frame nobody sees the address.
  let waiting;
  function keepAddress() {
    if (isFramed) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => history.replaceState(null, "", `#case=${shown.number}&step=${shown.step}`), 200);
  }

  function followAddress() {
    const place = new URLSearchParams(location.hash.slice(1));
    const number = (name) => Math.floor(Number(place.get(name))) || undefined;
    pause();
    showCase(number("case") ?? 1, place.has("step") ? number("step") ?? 1 : undefined);
  }

  // Shows the next step after a while, and so on up to the last one; from there, all of them.
  function play() {
    if (shown.step === shown.steps.length) showStep(1);
    const speed = find("speed").value;
    timer = setTimeout(() => {
      play();
      actions[speed === "events" ? "nextEvent" : "forward"]();
    }, Number(speed) || 600);
    setPlaying(true);
  }

  function pause() {
    clearTimeout(timer);
    timer = undefined;
    setPlaying(false);
  }

  function setPlaying(isPlaying) {
    find("play").setAttribute("aria-pressed", isPlaying);
    find("play").setAttribute("aria-label", isPlaying ? "Pause" : "Play");
  }

  const actions = {
    first: () => showStep(1),
    back: () => showStep(shown.step - 1),
    play: () => (timer === undefined ? play() : pause()),
    forward: () => showStep(shown.step + 1),
    last: () => showStep(shown.steps.length),
    nextEvent: () => showStep(shown.events.find((step) => step > shown.step) ?? shown.steps.length),
    previousEvent: () => showStep(shown.events.findLast((step) => step < shown.step) ?? 1),
    previousCase: () => shown.number > 1 && showCase(shown.number - 1),
    nextCase: () => shown.number < cases.length && showCase(shown.number + 1),
    closer: () => setZoom(1.5),
    farther: () => setZoom(1 / 1.5),
  };
  const keys = {
    ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", " ": "play",
    n: "nextEvent", p: "previousEvent", "[": "previousCase", "]": "nextCase", "+": "closer", "-": "farther",
  };

  addEventListener("keydown", (event) => {
    const action = keys[event.key];
    if (action === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const { tagName, type, scrollHeight, clientHeight } = event.target;
    if (tagName === "SELECT" || type === "text" || (event.key === " " && /BUTTON|SUMMARY/.test(tagName))) return;
    // What is focused and does not fit scrolls with these keys.
    const scrolls = event.target.tabIndex === 0 && scrollHeight > clientHeight;
    if (scrolls && /^( |Home|End)$/.test(event.key) && /FIGURE|DIV|SECTION|PRE/.test(tagName)) return;
    event.preventDefault();
    if (action !== "play") pause();
    actions[action]();
  });
  for (const name of Object.keys(actions)) {
    find(name).addEventListener("click", () => {
      if (name !== "play") pause();
      actions[name]();
    });
  }
  for (const [input, event, show] of [[slider, "input", showStep], [find("number"), "change", showStep], [chooser, "change", showCase]]) {
    input.addEventListener(event, () => {
      pause();
      show(Math.floor(Number(input.value)) || 1);
    });
  }
  // On a touch screen, a swipe or a tap on a half of the picture steps.
  let touched;
  picture.addEventListener("pointerdown", (event) => (touched = event.pointerType === "touch" && event));
  picture.addEventListener("pointerup", (event) => {
    if (!touched) return;
    const [across, down] = [event.clientX - touched.clientX, event.clientY - touched.clientY];
    const isSwipe = Math.abs(across) > 40 && Math.abs(across) > 2 * Math.abs(down);
    if (!isSwipe && Math.hypot(across, down) > 10) return;
    pause();
    const isForward = isSwipe ? across < 0 : event.clientX > innerWidth / 2;
    actions[isForward ? "forward" : "back"]();
  });
  addEventListener("hashchange", followAddress);
  // In a tall or narrow window, and where the page around a frame wants that, the page scrolls as a
  // whole. That page is told the step, and how tall this one is.
  let width;
  function layOut() {
    if (isWhole && width === innerWidth) return;
    width = innerWidth;
    shown.height = 0;
    draw();
    // A frame that is not in sight does not observe itself.
    tell();
  }
  new ResizeObserver(layOut).observe(find("main"));
  if (isFramed) {
    root.classList.add("framed");
    new ResizeObserver(tell).observe(document.body);
    addEventListener("message", ({ source, data }) => {
      if (source !== parent) return;
      [isWhole, width] = [data.isWhole, undefined];
      layOut();
    });
  }

  for (const id of Object.values(keys)) find("help").append(html("p", {}, find(id).title));
  cases.forEach((element, place) => chooser.append(new Option(element.dataset.title, place + 1)));
  find("controls").hidden = false;
  find("cases").hidden = cases.length < 2;
  followAddress();
});
