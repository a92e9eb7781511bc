// Shows the cases of this page, step by step.
//
// A case is an element with packed JSON: its steps, each [words, changes of the scene], its
// answer, and its input. Only the case that is shown is read. Its scene is kept as it is after the step
// that is shown: a step forward applies the changes of one step, a step back begins from a copy. A scene
// knows how to apply changes, how to draw itself as SVG in a given width, and how to describe itself
// in words, where the texts in the picture are not enough. A step whose words are marked somewhere
// (`\tm`) is an event, for the timeline. All text goes into the page as text, never as markup.
"use strict";

const MARKS = ["", "strong", "weak", "gone", "other"];

function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

function html(name, ...children) {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}

// ---- Rows of cards -------------------------------------------------------------------------

const rowsScene = {
  begin: () => ({ rows: [], titles: [] }),

  legend: ({ rows }) => rows[0].startsWith("Numbers")
    ? [[".card.strong", "chosen"], [".card.weak", "can no longer be chosen"], [".card.gone", "struck out: was gone before"]]
    : [[".card.strong", "has come"], [".card.weak", "was here"]],

  // All rows, each a text.
  apply: (scene, changes) => Object.assign(scene, { titles: [] }, changes),

  draw(scene, width, height) {
    const root = svg("svg");
    const rows = scene.rows.map(rowOf);
    if (scene.titles.length === 0) return { root, width, height: drawRows(rows, root, width, height) };
    // The same rows at two moments, side by side. No cards come to the deck any more.
    for (const row of rows) row.room = row.cards.length;
    const across = (width - 24) / 2;
    const heights = scene.titles.map((title, index) => {
      const group = svg("g", { transform: `translate(${index * (across + 24)} 28)` });
      group.append(svg("text", { y: -10, class: "heading", "font-size": 16, "data-mark": "equal" }, title));
      root.append(group);
      return 28 + drawRows(rows, group, across, height - 28);
    });
    return { root, width, height: Math.max(...heights) };
  },

  describe: ({ rows }) => rows.map(rowOf).map(({ label, cards, empty }) => {
    const names = cards.filter(({ mark }) => mark !== 3).map(({ name }) => name);
    return `${label}: ${names.join(" ") || empty}.`;
  }).join(" "),
};

// A row: its kind, its label, what stands for no cards, its note, its cards, how many of them are
// there after the step, and for how many it has room: a deck for all, so that it keeps its size.
// Signs around the name of a card say how it is marked.
function rowOf(text) {
  const [kind, label, empty, note, ...names] = text.split("|");
  const cards = names.map((text) => ({ name: text.replace(/\W/g, ""), mark: "[(~".indexOf(text[0]) + 1 }));
  const count = cards.filter(({ mark }) => mark < 2).length;
  return { kind, label, empty, note, cards, count, room: kind === "Deck" ? 52 : cards.length };
}

// Draws rows in a room and returns the height that they take, more than there is only where the
// smallest cards do not fit.
function drawRows(rows, root, width, height) {
  const [piles, boxes] = [rows.filter(({ kind }) => kind === "Pile"), rows.filter(({ kind }) => kind !== "Pile")];
  if (piles.length > 0) {
    // The deck takes what it needs, the piles before it the rest.
    const size = sizeFor([boxes], width, height * 0.4, Math.max(22, width / 24));
    const deck = lineHeight(boxes, width, size);
    const above = Math.max(110, height - deck - GAP);
    drawPiles(root, piles, width, above);
    return drawLines(root, [boxes], above + GAP, width, deck, size);
  }
  if (rows[0].kind === "Numbers") {
    // All stand in one line, or in two where the width is small and the height is not.
    const lines = rows.map((row) => [row]);
    const size = sizeFor(lines, width, height, (width - 14) / (width < 500 ? 10.9 : 20.8));
    return Math.max(height, drawLines(root, lines, 0, width, 0, size));
  }
  // Clockwise around the table, from the top, or in as many columns as there is room for.
  const [one, two, three, four, table] = boxes;
  const lines = width >= 600 ? [[null, one, null], [four, table, two], [null, three, null]]
    : width > Math.max(height, 360) ? [[one, two], [four, three], [table]] : boxes.map((row) => [row]);
  return drawLines(root, lines, 0, width, height, sizeFor(lines, width, height));
}

// Lines of boxes: the space between boxes, and the height of a heading. Where several boxes stand
// in a line, what a heading notes has a line of its own.
const GAP = 6;
const headHeight = (line) => (line.length > 1 ? 38 : 22);
const boxWidth = (line, width) => (width - GAP * (line.length - 1)) / line.length;

// The size of the largest cards, of at most a size, with which lines fit into a height.
function sizeFor(lines, width, height, most = 44) {
  const fits = (size) => lines.reduce((sum, line) => sum + lineHeight(line, width, size) + GAP, -GAP) <= height;
  let size = Math.min(44, Math.floor(most));
  while (size > 12 && !fits(size)) size--;
  return size;
}

function lineHeight(line, width, size) {
  const heights = line.map((row) => row && arrange(row, boxWidth(line, width), size).height);
  return headHeight(line) + Math.max(...heights) + 5;
}

// Where the cards of a row stand: how many in a line, how far apart, how tall they are, and the
// height of all lines. Small cards may overlap, where they need the width.
function arrange(row, width, size) {
  const isNumber = row.kind === "Numbers";
  const least = isNumber || size > 26 ? 1.1 * size : 0.75 * size;
  const tall = isNumber ? size : 1.25 * size;
  const room = width - 14 - size;
  const lines = Math.max(1, Math.ceil(row.room / Math.floor(room / least + 1)));
  const inLine = Math.ceil(row.room / lines);
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

// Draws a row in a box with a heading: what it is called, how many cards there are, and its note.
function drawBox(root, row, x, y, width, height, size, head) {
  root.append(svg("rect", { x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1, rx: 8, class: "box" }));
  const cards = head === 22 && width < 420 ? "" : row.count === 1 ? " card" : " cards";
  const heading = svg("text", { x: x + 8, y: y + 16, "font-size": Math.max(11, Math.min(14, width / 24)) });
  heading.append(svg("tspan", { class: "heading" }, row.label));
  if (row.kind !== "Numbers") heading.append(svg("tspan", { class: "faint" }, ` · ${row.count}${cards}`));
  heading.append(svg("tspan", { class: "note", ...(head === 22 ? { dx: 8 } : { x: x + 8, dy: 16 }) }, row.note));
  root.append(heading);
  if (row.cards.length === 0) {
    root.append(svg("text", { x: x + 8, y: y + head + 16, class: "faint", "font-size": 14 }, row.empty));
  }
  const { inLine, step, tall } = arrange(row, width, size);
  row.cards.forEach((card, index) => {
    const [left, top] = [x + 7 + (index % inLine) * step, y + head + Math.floor(index / inLine) * (tall + 3)];
    root.append(drawCard(row, card, left, top, size, tall, Math.min(step, size) / 2, tall / 2));
  });
}

// Draws piles beside each other, the oldest card on top. Of a pile too long to be read, a card with
// dots stands for some in the middle: only the first two and the last three can be picked up.
function drawPiles(root, piles, width, height) {
  const step = Math.min(width / piles.length, 110);
  const size = Math.min(step * 0.82, 72, height / 5);
  const [tall, top] = [size * 1.25, 22];
  const room = height - top - tall - 2;
  const most = Math.max(8, Math.floor(room / 12) + 1);
  piles.forEach((row, pile) => {
    const middle = width / 2 + (pile + 0.5 - piles.length / 2) * step;
    const x = middle - size / 2;
    const write = (text, y, size) => root.append(svg("text", { x: middle, y, class: "faint", "font-size": size, "text-anchor": "middle" }, text));
    const label = step < 60 ? row.label.split(" ").at(-1) : row.label;
    const heading = row.count > 0 && step > 30 ? `${label} · ${row.count}` : label;
    write(heading, 15, Math.max(10, Math.min(14, step / (step < 60 ? 3.2 : 5.6))));
    if (row.cards.length === 0) {
      root.append(svg("rect", { x, y: top, width: size, height: tall, rx: 5, class: "slot" }));
      write(size < 22 ? "–" : row.empty, top + tall / 2 + 4, Math.min(14, size * 0.36));
    }
    const hidden = row.cards.length - most;
    const cards = hidden <= 0 ? row.cards : row.cards.toSpliced(3, hidden + 1, { name: "⋮", mark: 0 });
    const shift = Math.min(size * 0.55, room / (cards.length - 1));
    cards.forEach((card, index) => {
      root.append(drawCard(row, card, x, top + index * shift, size, tall, size / 2, Math.min(shift, tall) / 2));
    });
  });
}

// A card whose name stands `across` and `down` from its upper left corner.
function drawCard(row, { name, mark }, x, y, width, height, across, down) {
  const rect = svg("rect", { x: x + 1, y: y + 1, width: width - 2, height: height - 2, rx: Math.min(5, width / 6) });
  const size = Math.round(Math.min(width * 0.58, 28, across * 1.25, down * 2));
  const text = svg("text", { x: x + across, y: y + down, "font-size": size }, name);
  // What is gone from a deck has just left it; numbers that are gone are not news.
  const kind = mark === 3 && row.kind === "Deck" ? "weak" : MARKS[mark];
  const card = svg("g", { class: `card ${kind}` }, rect, text);
  if (kind === "gone") {
    card.append(svg("path", { d: `M${x + across - width * 0.3} ${y + down + width * 0.13}l${width * 0.6} ${-width * 0.26}` }));
  } else if (mark > 0) card.setAttribute("data-mark", kind);
  return card;
}

// ---- Boards --------------------------------------------------------------------------------

const gridScene = {
  begin: () => ({ boards: [] }),

  legend: ({ onPoints, boards }) => onPoints
    ? [[".mark.five", "counts"], [".mark.other", "another five"], [".mark.long", "too long"]]
    : [[".mark.strong", "last move"], [".was", "a spot was here"], [".top", "was the upper side"],
      ...(boards.length > 1 ? [["[data-spot]", "point at a spot to see its partner"]] : [])],

  apply(scene, { grid, boards, squares }) {
    if (grid !== undefined) [scene.size, scene.onPoints, ...scene.pieces] = grid;
    if (boards !== undefined) {
      for (let at = 0; at < boards.length; at += 2) {
        const board = (scene.boards[at / 2] ??= { squares: new Map() });
        [board.title, board.turns] = boards.slice(at, at + 2);
      }
    }
    for (let at = 0; at < squares.length; at += 5) {
      const [board, row, column, piece, mark] = squares.slice(at, at + 5);
      const key = `${row},${column}`;
      if (piece + mark === 0) scene.boards[board].squares.delete(key);
      else scene.boards[board].squares.set(key, { row, column, piece, mark });
    }
  },

  draw(scene, width, height) {
    const root = svg("svg");
    const boards = [...scene.boards].reverse();
    const isPair = boards.length > 1;
    const rooms = [[(width - 90) / 2, height], [width, (height - 40) / 2]];
    const beside = Math.min(...rooms[0]) > Math.min(...rooms[1]);
    const [across, down] = isPair ? rooms[beside ? 0 : 1] : [width, height];
    boards.forEach((board, index) => {
      const [x, y] = beside ? [index * (across + 90), 0] : [0, index * (down + 40)];
      if (index > 0) {
        const turns = scene.boards[0].turns;
        const turn = `${turns === 0 ? "same" : `↻ ${turns * 90}°`} ${beside ? "→" : "↓"}`;
        const [middle, line] = beside ? [x - 45, Math.min(across, down) / 2 + 20] : [width / 2, y - 14];
        root.append(svg("text", { x: middle, y: line, class: "note", "font-size": 16, "text-anchor": "middle", "data-mark": "equal" }, turn));
      }
      const group = svg("g");
      const size = drawBoard(scene, board, group, across, down, isPair);
      group.setAttribute("transform", `translate(${x + (across - size.width) / 2} ${y})`);
      root.append(group);
    });
    return { root, width, height };
  },

  describe: ({ boards, pieces }) => [...boards].reverse().flatMap(({ title, squares }) => pieces.map((name, index) => {
    const those = [...squares.values()].filter(({ piece }) => piece === index + 1);
    const first = those.slice(0, 100).map(({ row, column }) => `(${row}, ${column})`);
    return `${title} ${name}s: ${those.length}, at ${first.join(" ")}${those.length > 100 ? " and others" : ""}.`;
  })).join(" "),
};

// Draws a board, its upper left corner at the origin, and returns its size. Every
// board is drawn whole: a large one as dots.
function drawBoard(scene, board, group, width, height, isPair) {
  const { size, onPoints } = scene;
  const digits = String(size).length;
  const [margin, after] = [12 + 8 * digits, 6 + 4 * digits];
  const head = (isPair ? 22 : 0) + 22;
  const cell = Math.max(1e-4, Math.min((width - margin - after) / size, (height - head - 6) / size, 80));
  const [x, y] = [(column) => margin + (column - 1) * cell, (row) => head + (row - 1) * cell];
  const middle = ({ row, column }) => [x(column) + cell / 2, y(row) + cell / 2];
  const [right, bottom] = [x(size + 1), y(size + 1)];
  const title = { x: (margin + right) / 2, y: 16, class: "heading", "font-size": 15, "text-anchor": "middle" };
  if (isPair) group.append(svg("text", title, board.title));
  const label = (x, y, anchor, number) =>
    group.append(svg("text", { x, y, class: "faint", "font-size": 11, "text-anchor": anchor }, String(number)));
  // The numbers that are written: 1 and multiples, as many as find room.
  const numbers = (room) => {
    const scales = [1, 10, 100, 1e3, 1e4, 1e5, 1e6].flatMap((scale) => [scale, 2 * scale, 5 * scale]);
    const every = scales.find((every) => every * cell >= room) ?? size;
    const all = Array.from({ length: Math.floor(size / every) }, (_, index) => (index + 1) * every);
    return [1, ...all.filter((number) => (number - 1) * cell >= room)];
  };
  for (const column of numbers(7 * digits + 6)) label(x(column) + cell / 2, head - 7, "middle", column);
  for (const row of numbers(13)) label(margin - 6, y(row) + cell / 2 + 4, "end", row);
  group.append(svg("rect", { x: margin, y: head, width: right - margin, height: bottom - head, class: onPoints ? "points" : "squares" }));
  if (cell >= 4) {
    group.append(svg("path", { d: gridLines(onPoints ? cell / 2 : 0, margin, head, right, bottom, cell), class: cell >= 20 ? "lines clear" : "lines" }));
  }
  const squares = [...board.squares.values()];
  const r = Math.max(cell * (onPoints ? 0.42 : 0.34), 2);
  // Very many pieces, which are all of one kind, are one element.
  const isFull = squares.length > 5000;
  if (isFull) {
    const dots = squares.filter(({ piece }) => piece > 0).map(middle).map(([x, y]) => `M${x} ${y}h0`);
    group.append(svg("path", { d: dots.join(""), class: "dots" }));
  }
  for (const square of squares) {
    // Where a piece was taken away, its outline stays for the step.
    const { piece, mark } = square;
    if (piece === 0 ? mark === 0 : isFull) continue;
    const [cx, cy] = middle(square);
    const circle = svg("circle", { cx, cy, r, class: ["was", "one", "two"][piece] });
    if (isPair) circle.dataset.spot = spotAfter(square, size, scene.boards[0].turns - board.turns);
    group.append(circle);
  }
  for (const square of squares) {
    if (square.mark === 0) continue;
    const side = Math.max(cell * (onPoints ? 0.84 : 0.94) + (onPoints ? 5 : 0), 15);
    const [cx, cy] = middle(square);
    const kind = onPoints ? ["", "five", "long", "", "other"][square.mark] : MARKS[square.mark];
    group.append(svg("rect", { x: cx - side / 2, y: cy - side / 2, width: side, height: side, rx: side * 0.15, class: `mark ${kind}`, "data-mark": kind }));
  }
  if (isPair) {
    // The side that was on top at first.
    const sides = [[margin, head, right, head], [right, head, right, bottom], [margin, bottom, right, bottom], [margin, head, margin, bottom]];
    const [x1, y1, x2, y2] = sides[board.turns];
    group.append(svg("line", { x1, y1, x2, y2, class: "top" }));
  }
  return { width: right + after - 2, height: bottom + 6 };
}

// Where quarter turns clockwise take a square.
function spotAfter({ row, column }, size, turns) {
  for (; turns > 0; turns--) [row, column] = [column, size + 1 - row];
  return `${row},${column}`;
}

function gridLines(inset, left, top, right, bottom, cell) {
  let path = "";
  for (let x = left + inset; x < right + 1; x += cell) path += `M${x} ${top + inset}V${bottom - inset}`;
  for (let y = top + inset; y < bottom + 1; y += cell) path += `M${left + inset} ${y}H${right - inset}`;
  return path;
}

// ---- Brackets ------------------------------------------------------------------------------

// The most teams that are drawn with their names: those around the match of the step.
const TEAMS = 300;

const bracketScene = {
  begin: () => ({ teams: [], rounds: 0, events: [], last: 0 }),

  legend: () => [[".way.now", "this match"], [".way.champion", "the champion"], [".way:not(.chosen)", "forced"],
    [".way.chosen", "chosen"], [".team.out", "struck out: lost"], [".wildcard", "w: wildcard"]],

  apply(scene, { teams, rounds, events, begins }) {
    if (teams !== undefined) Object.assign(scene, { teams, rounds });
    Object.assign(scene, { last: scene.events.length, begins });
    for (let at = 0; at < events.length; at += 4) {
      const [round, winner, loser, chosen] = events.slice(at, at + 4);
      scene.events.push({ round, winner, loser, chosen: chosen === 1 });
    }
  },

  // The whole bracket in the window: with names if these have room, otherwise as lines, and a label
  // says what happens. Closer, there is room.
  draw(scene, across, down, zoom) {
    const { teams, rounds } = scene;
    const widestName = (scene.widest ??= widest(teams) + 36);
    const natural = [widestName + 30, 26];
    const room = [across / (rounds + 1), (down - 28) / teams.length];
    const fitting = natural.map((size, axis) => Math.min(size, room[axis]));
    const hasRoom = fitting[0] >= Math.min(widestName, 100) + 12 && fitting[1] >= 16;
    const isNamed = hasRoom || zoom > 1;
    const [column, line] = isNamed && !hasRoom ? natural : fitting;
    const { boxes, ways } = layOut(scene);
    const count = isNamed ? Math.min(teams.length, TEAMS) : teams.length;
    const focus = scene.events.length > 0 ? boxes.at(-1).y : 0;
    const first = Math.max(0, Math.min(Math.round(focus - count / 2), teams.length - count));
    // What is drawn how large, and where a round and the line of a team are.
    const plan = {
      width: (rounds + 1) * column, height: count * line, column, line, isNamed, wide: Math.min(widestName, column - 12),
      x: (round) => round * column + 2,
      y: (place) => (place - first + 0.5) * line,
      isShown: (one, two) => Math.max(one, two) >= first && Math.min(one, two) < first + count,
    };
    const root = svg("svg", { class: line < 4 ? "fine" : "" });
    drawWays(root, ways, plan);
    if (isNamed) drawTeams(root, boxes, teams, plan);
    else drawLabel(root, boxes.at(-1), scene, plan);
    const cut = count < teams.length ? `${count} of ${teams.length} teams are drawn, those around the match` : "";
    const scale = hasRoom ? zoom * Math.min(1.6, room[0] / column, room[1] / line) : Math.max(1, zoom / 1.5);
    return { root, head: headOf(scene, plan), cut, width: plan.width, height: plan.height, scale };
  },
};

// Where the teams of a bracket get to: a box for every round that a team reached, in columns and at
// heights counted in teams, and the ways between them. The box of the newest match is the last.
function layOut({ teams, events, last }) {
  const isOver = events.filter(({ winner, loser }) => winner !== loser).length === teams.length - 1;
  const kindOf = (team, index) => index >= last ? "now" : isOver && team === events.at(-1).winner ? "champion" : "";
  const reached = teams.map((_, team) => ({ team, column: 0, y: team, kind: "" }));
  const [boxes, ways] = [[...reached], []];
  events.forEach(({ round, winner, loser, chosen }, index) => {
    const y = (reached[winner].y + reached[loser].y) / 2;
    const to = { team: winner, column: round, y, kind: kindOf(winner, index), isWildcard: winner === loser };
    for (const from of new Set([reached[winner], reached[loser]])) {
      const kind = kindOf(from.team, index);
      from.kind = kind || (from.team === winner ? "" : "out");
      ways.push({ from, to, chosen, kind });
    }
    reached[winner] = to;
    boxes.push(to);
  });
  return { boxes, ways };
}

// An element for all ways that look the same. Those in the same place are drawn once.
function drawWays(root, ways, { x, y, column, wide, isNamed, isShown }) {
  const paths = { way: new Set() };
  const [begin, bend] = isNamed ? [wide, (column - wide) / 2] : [0, Math.min(6, column / 4)];
  for (const { from, to, chosen, kind } of ways.filter(({ from, to }) => isShown(from.y, to.y))) {
    const look = ["way", chosen ? "chosen" : "", kind].join(" ").trim();
    const [one, two] = [from, to].map((box) => y(box.y).toFixed(1));
    (paths[look] ??= new Set()).add(`M${x(from.column) + begin} ${one}H${x(to.column) - bend}V${two}H${x(to.column)}`);
  }
  for (const [look, ways] of Object.entries(paths)) {
    if (ways.size > 0) root.append(svg("path", { d: [...ways].join(""), class: look }));
  }
}

// The headings of the rounds so far. That of a round which begins is marked.
function headOf({ begins, events }, { x, column }) {
  const head = svg("svg");
  for (let round = 1; round <= (begins ?? events.at(-1)?.round ?? 0); round++) {
    const mark = round === begins ? { class: "note", "data-mark": "round" } : { class: "faint" };
    head.append(svg("text", { x: x(round), y: 16, "font-size": 13, ...mark }, column < 66 ? round : `Round ${round}`));
  }
  return head;
}

function drawTeams(root, boxes, teams, { x, y, line, wide, isShown }) {
  for (const box of boxes.filter((box) => isShown(box.y, box.y))) {
    const [left, middle, isNewest] = [x(box.column), y(box.y), box === boxes.at(-1)];
    const isMarked = box.kind === "now" || (box.kind === "champion" && isNewest);
    const group = drawTextBox(root, teams[box.team], left, middle, wide - (box.isWildcard ? 16 : 0), Math.min(20, line - 2), box.kind, isMarked);
    if (box.isWildcard) group.append(svg("text", { x: left + wide - 14, y: middle, class: "wildcard", "font-size": 13 }, "w"));
  }
}

// What happens in a step whose teams have no names in the picture: to the right of the newest box,
// where nothing is drawn yet, or above it.
function drawLabel(root, { team, column, y: place, kind }, { teams, events }, { x, y, width, height }) {
  if (kind === "") return;
  const { winner, loser } = events.at(-1);
  const what = kind === "champion" ? "wins the tournament" : winner === loser ? "has a wildcard" : `defeats ${teams[loser]}`;
  const lines = [teams[team], what];
  const [across, middle] = [widest(lines) + 16, y(place)];
  const left = Math.min(x(column) + 8, width - across);
  const top = left > x(column) ? middle - 20 : middle < 50 ? middle + 8 : middle - 48;
  const inside = Math.max(0, Math.min(top, height - 40));
  lines.forEach((text, index) => drawTextBox(root, text, left, inside + 10 + index * 20, across, 20, kind, true));
}

// Draws a box with a text, which is cut if it is too long.
function drawTextBox(root, text, x, y, width, height, kind, isMarked) {
  const share = (width - 12) / widest([text]);
  const shown = share < 1 ? `${text.slice(0, Math.floor(text.length * share) - 1)}…` : text;
  const box = svg("g", { class: `team ${kind}`, ...(isMarked ? { "data-mark": kind } : {}) },
    svg("rect", { x, y: y - height / 2, width, height, rx: 4 }), svg("text", { x: x + 8, y, "font-size": Math.min(13, height - 4) }, shown));
  root.append(box);
  return box;
}

// The width of the widest name.
function widest(names) {
  const canvas = document.createElement("canvas").getContext("2d");
  canvas.font = "bold 13px system-ui, sans-serif";
  return names.reduce((most, name) => Math.max(most, canvas.measureText(name).width), 0);
}

// What the marks mean that a picture has.
function legendOf(root, entries) {
  return entries.filter(([selector]) => root.querySelector(selector)).flatMap(([selector, text]) => {
    if (/gone|out|wildcard|data/.test(selector)) return [html("span", text)];
    const shape = /way|top/.test(selector) ? svg("path", { d: "M1 7H19" })
      : selector === ".was" ? svg("circle", { cx: 10, cy: 7, r: 5 }) : svg("rect", { x: 3, y: 2, width: 14, height: 10, rx: 2 });
    const kind = selector.replace(/:not.*/, "").replaceAll(".", " ");
    const sample = svg("svg", { width: 20, height: 14, "aria-hidden": true }, svg("g", { class: kind }, shape));
    return [html("span", sample, ` ${text}`)];
  });
}

// The steps that are events, and of these the two whose positions are equal.
function eventsOf(steps) {
  const events = new Set(steps.flatMap(([words], index) => (words.includes("\tm") ? [index + 1] : [])));
  const equal = /\tm[^\t]* (?:at the start|after \w+ (\d+))/.exec(steps.at(-1)?.[0] ?? "");
  if (!equal) return { events: [...events], equal: [] };
  // What is equal stands before the heading of the next card or move.
  const next = new RegExp(`^\tb\\w+ ${Number(equal[1] ?? 0) + 1}:`);
  const both = [steps.findIndex(([words]) => next.test(words)), steps.length].filter((step) => step > 0);
  return { events: [...new Set([...events, ...both])].sort((one, two) => one - two), equal: both };
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
  // What is shown: the case and the step from 1, the case's steps and answer, and the scene.
  const shown = { number: 0, step: 0, steps: [], answer: undefined, kind: undefined, scene: undefined };
  // Copies of the scene after every so many steps, from which a step back begins.
  let copies;
  let [timer, zoom] = [undefined, 1];

  find("main").hidden = false;
  if (cases.length === 0) {
    find("words").append(html("p", "The input holds no cases."));
    return;
  }

  function showCase(number, step = 1) {
    number = Math.max(1, Math.min(number, cases.length));
    if (number !== shown.number) {
      const { steps, answer, input } = JSON.parse(unpack(cases[number - 1].textContent));
      Object.assign(shown, { number, steps, answer, input, step: 0, scene: undefined, ...eventsOf(steps) });
      copies = [undefined];
      find("copyLink").hidden = !navigator.clipboard || isFramed;
      find("copyInput").hidden = !navigator.clipboard || isFramed || input === undefined;
      showTicks();
      chooser.value = number;
      slider.max = Math.max(1, steps.length);
      picture.scrollTo(0, 0);
    }
    showStep(step);
  }

  function showStep(step) {
    step = Math.max(Math.min(1, shown.steps.length), Math.min(step, shown.steps.length));
    const every = Math.max(32, Math.ceil(shown.steps.length / 32));
    if (step < shown.step) {
      const index = Math.floor(step / every);
      Object.assign(shown, { step: index * every, scene: structuredClone(copies[index]) });
    }
    while (shown.step < step) {
      const changes = shown.steps[shown.step][1];
      if (changes !== undefined) {
        if (shown.scene === undefined) {
          shown.kind = changes.grid ? gridScene : changes.teams ? bracketScene : rowsScene;
          shown.scene = shown.kind.begin();
        }
        shown.kind.apply(shown.scene, changes);
      }
      shown.step++;
      if (shown.step === every * copies.length) copies.push(structuredClone(shown.scene));
    }
    showWords();
    draw();
    const isLast = step === shown.steps.length;
    find("answer").hidden = !isLast || shown.answer === undefined;
    find("answer").lastElementChild.textContent = (shown.answer ?? "").trimEnd();
    slider.value = step;
    find("number").value = step;
    find("count").textContent = `of ${shown.steps.length}`;
    slider.setAttribute("aria-valuetext", `step ${step} of ${shown.steps.length}`);
    find("steps").hidden = shown.steps.length < 2;
    find("place").textContent = `${cases[shown.number - 1].dataset.title} · step ${step} of ${shown.steps.length}`;
    const idle = { first: step <= 1, back: step <= 1, forward: isLast, last: isLast, previousCase: shown.number === 1, nextCase: shown.number === cases.length };
    // A button that is disabled would lose the focus.
    for (const [name, isIdle] of Object.entries(idle)) find(name).setAttribute("aria-disabled", isIdle);
    Object.assign(root.dataset, { case: shown.number, step, steps: shown.steps.length });
    document.title = `${title} · ${cases[shown.number - 1].dataset.title}`;
    if (isLast) pause();
    keepAddress();
  }

  function showTicks() {
    const at = (step) => `M${((step - 1) * 1000) / Math.max(1, shown.steps.length - 1)} 0v1`;
    const path = (steps, kind) => svg("path", { d: steps.map(at).join(""), class: kind });
    find("ticks").replaceChildren(path(shown.events, "event"), path(shown.equal, "equal"));
    // Many ticks make a shade that shows where they are dense.
    find("ticks").firstChild.style.strokeWidth = Math.min(1.5, 200 / shown.events.length);
  }

  // The words of the step: lines that begin plain. A tab and a letter stand where the look changes.
  function showWords() {
    const words = shown.step === 0 ? "There are no such steps." : shown.steps[shown.step - 1][0];
    const run = (text) => {
      const name = { b: "strong", m: "mark" }[text[0]];
      return name === undefined ? text.slice(1) : html(name, text.slice(1));
    };
    const line = (text) => {
      const list = /^([^]{0,300}?:)( \([^]{400,})$/.exec(text);
      return list ? html("details", html("summary", list[1]), list[2]) : html("p", ...`p${text}`.split("\t").map(run));
    };
    find("words").replaceChildren(...words.split("\n").map(line));
  }

  function draw() {
    picture.hidden = shown.scene === undefined;
    if (picture.hidden) return;
    const padding = parseFloat(getComputedStyle(picture).padding);
    const [across, down] = [picture.clientWidth - 2 * padding, picture.clientHeight - 2 * padding];
    // Where nothing is seen yet, there is a call once it is.
    if (across <= 0 || down <= 0) return;
    const { root, head, width, height, cut, scale: given } = shown.kind.draw(shown.scene, across, down, zoom);
    // All of it where it stays readable, otherwise the part where something changes.
    const scale = given ?? Math.max(0.75, Math.min(1, across / width, down / height)) * zoom;
    const size = (part, height) => {
      const attributes = { width: width * scale, height: height * scale, viewBox: `0 0 ${width} ${height}` };
      for (const [name, value] of Object.entries(attributes)) part.setAttribute(name, value);
      return part;
    };
    root.setAttribute("role", "img");
    const texts = () => [...root.querySelectorAll("text")].map(({ textContent }) => textContent).join(" ");
    root.setAttribute("aria-label", shown.kind.describe?.(shown.scene) ?? texts().slice(0, 2000));
    picture.replaceChildren(...(head ? [size(head, 24)] : []), size(root, height));
    find("legend").replaceChildren(...legendOf(picture, shown.kind.legend(shown.scene)), cut ?? "");
    keepInView([...root.querySelectorAll("[data-mark]")]);
  }

  // Scrolls the picture to all that changed or, where that is too large, to the last of it.
  function keepInView(marks) {
    if (marks.length === 0) return;
    const view = picture.getBoundingClientRect();
    const top = view.top + (picture.childElementCount > 1 ? 30 : 0);
    const boxes = marks.map((mark) => mark.getBoundingClientRect());
    const way = (begin, end, from, to) => {
      let [least, most] = [Math.min(...boxes.map((box) => box[begin])), Math.max(...boxes.map((box) => box[end]))];
      if (most - least > to - from) [least, most] = [boxes.at(-1)[begin], boxes.at(-1)[end]];
      return least >= from && most <= to ? 0 : (least + most - from - to) / 2;
    };
    picture.scrollBy(way("left", "right", view.left, view.left + picture.clientWidth),
      way("top", "bottom", top, view.top + picture.clientHeight));
  }

  function setZoom(factor) {
    zoom = Math.max(1, Math.min(8, zoom * factor));
    draw();
  }

  // The address keeps the place, without entries in the history. Browsers complain about many
  // changes in a short time. In a frame nobody sees the address, and a change of it would stop the
  // loading of the page that comes next.
  const isFramed = location.protocol === "blob:";
  let waiting;
  function keepAddress() {
    if (isFramed) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      history.replaceState(null, "", `#case=${shown.number}&step=${shown.step}`);
    }, 200);
  }

  function followAddress() {
    const place = new URLSearchParams(location.hash.slice(1));
    const number = (name) => Math.floor(Number(place.get(name))) || 1;
    pause();
    showCase(number("case"), number("step"));
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
    n: "nextEvent", p: "previousEvent", "[": "previousCase", "]": "nextCase", ",": "previousCase", ".": "nextCase", "+": "closer", "-": "farther",
  };

  addEventListener("keydown", (event) => {
    const action = keys[event.key];
    if (action === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const { tagName, type, scrollHeight, clientHeight } = event.target;
    if (tagName === "SELECT" || type === "text" || (event.key === " " && /BUTTON|SUMMARY/.test(tagName))) return;
    // What is focused and does not fit scrolls with these keys.
    const scrolls = event.target.tabIndex === 0 && scrollHeight > clientHeight;
    if (scrolls && /^( |Home|End)$/.test(event.key) && /FIGURE|DIV|PRE/.test(tagName)) return;
    event.preventDefault();
    if (action !== "play") pause();
    actions[action]();
  });
  for (const name of Object.keys(actions)) {
    find(name)?.addEventListener("click", () => {
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
    if (!touched || event.target.closest("[data-spot]")) return;
    const [across, down] = [event.clientX - touched.clientX, event.clientY - touched.clientY];
    const isSwipe = Math.abs(across) > 40 && Math.abs(across) > 2 * Math.abs(down);
    if (!isSwipe && Math.hypot(across, down) > 10) return;
    pause();
    const isForward = isSwipe ? across < 0 : event.clientX > innerWidth / 2;
    actions[isForward ? "forward" : "back"]();
  });
  // Pointing at a spot lights the spots that the turn takes to the same square.
  picture.addEventListener("pointerover", ({ target }) => {
    for (const spot of picture.querySelectorAll("[data-spot]")) {
      spot.classList.toggle("lit", spot.dataset.spot === target.dataset.spot);
    }
  });
  // The list of cases says how those around the present one end, which is read when it is used.
  chooser.addEventListener("focus", () => {
    cases.forEach((element, index) => {
      if (Math.abs(index - shown.number) > 50) return;
      const { steps, answer } = JSON.parse(unpack(element.textContent));
      const [line] = (answer ?? "error").trim().split("\n");
      const length = steps.length === 1 ? "" : ` · ${steps.length} steps`;
      chooser.options[index].text = `${element.dataset.title} · ${line.slice(0, 40)}${length}`;
    });
  });
  for (const [name, text] of [
    ["copyLink", () => `${location}`.replace(/#.*|$/, `#case=${shown.number}&step=${shown.step}`)],
    ["copyInput", () => shown.input],
  ]) {
    const label = find(name).textContent;
    find(name).addEventListener("click", async () => {
      await navigator.clipboard.writeText(text());
      find(name).textContent = "Copied";
      setTimeout(() => (find(name).textContent = label), 1500);
    });
  }
  // The speed stays for the next time, where the browser lets a page keep something.
  try {
    find("speed").value = localStorage.getItem("speed") ?? find("speed").value;
    find("speed").addEventListener("change", () => localStorage.setItem("speed", find("speed").value));
  } catch {
    // It begins as the page says.
  }
  addEventListener("hashchange", followAddress);
  new ResizeObserver(draw).observe(picture);

  cases.forEach((element, place) => chooser.append(new Option(element.dataset.title, place + 1)));
  find("controls").hidden = false;
  find("cases").hidden = cases.length < 2;
  followAddress();
});
