// Shows the cases of this page, step by step.
//
// A case is an element with JSON: its steps, each [words, changes of the scene], and its answer.
// Only the case that is shown is read. Its scene is kept as it is after the step that is shown: a
// step forward applies the changes of one step, any other way begins again from the first. A scene
// knows how to apply changes, how to draw itself as SVG in a given width, and how to describe
// itself in words. A step whose words are marked somewhere (`\tm`) is an event, for the timeline.
// All text goes into the page as text, never as markup.
"use strict";

const SVG = "http://www.w3.org/2000/svg";
const MARKS = ["", "strong", "weak", "gone"];

function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
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

  // A row is a list of texts: its kind, its label, what stands for no cards, its note, its cards.
  apply(scene, { rows: [count, ...changes], titles = [] }) {
    while (scene.rows.length < count) scene.rows.push({ texts: [], most: 0 });
    scene.rows.length = count;
    for (let at = 0; at < changes.length; at += 4) {
      const [index, before, after, added] = changes.slice(at, at + 4);
      const row = scene.rows[index];
      const length = row.texts.length - before - after;
      row.texts.splice(before, length, ...added.split("|").slice(0, -1));
      const [kind, label, empty, note, ...cards] = row.texts;
      Object.assign(row, { kind, label, empty, note, cards: cards.map(cardOf) });
      row.most = Math.max(row.most, cards.length);
    }
    scene.titles = titles;
    // Beside each other, rows take only the room that they need.
    if (titles.length > 0) for (const row of scene.rows) row.most = row.cards.length;
  },

  draw(scene, width) {
    const root = svg("svg");
    if (scene.titles.length === 0) {
      return { root, width, height: drawRows(scene, root, width, 0) + 8 };
    }
    // The same rows at several moments, side by side where there is room.
    const [gap, beside] = [24, width >= 640];
    const room = beside ? (width - gap) / 2 : width;
    let height = 0;
    scene.titles.forEach((title, place) => {
      const [x, y] = beside ? [place * (room + gap), 0] : [0, height];
      const group = svg("g", { transform: `translate(${x} ${y})` });
      group.append(svg("text", { x: 0, y: 18, class: "heading", "font-size": 16 }, title));
      height = Math.max(height, y + drawRows(scene, group, room, 30) + 24);
      root.append(group);
    });
    return { root, width, height };
  },

  describe(scene) {
    const cards = (row) => {
      const kept = row.cards.filter(({ mark }) => mark !== 3).map(({ name }) => name);
      return kept.length === 0 ? row.empty : kept.join(" ");
    };
    return scene.rows.map((row) => `${rowName(row)}: ${cards(row)}.`).join(" ");
  },
};

// A card, of which signs around its name say how it is marked.
function cardOf(text) {
  return { name: text.replace(/\W/g, ""), mark: "[(~".indexOf(text[0]) + 1 };
}

function rowName(row) {
  return row.kind === "Pile" ? `pile ${row.label}` : row.label;
}

// Draws the rows from `y` on and returns where they end.
function drawRows(scene, root, width, y) {
  const ofKind = (kind) => scene.rows.filter((row) => row.kind === kind);
  const [piles, hands] = [ofKind("Pile"), ofKind("Hand")];
  for (const row of [...ofKind("Deck"), ...ofKind("Numbers")]) {
    y += drawBox(root, row, 0, y, width) + 12;
  }
  if (piles.length > 0) y = drawPiles(root, piles, width, y);
  if (hands.length === 0) return y;
  const table = ofKind("Table")[0];
  if (width < 600) {
    for (const row of [...hands, table]) y += drawBox(root, row, 0, y, width) + 10;
    return y;
  }
  // Clockwise around the table, from the top.
  const [gap, side] = [14, (width - 28) / 3];
  const [top, right, bottom, left] = hands;
  const at = (row, column, y) => drawBox(root, row, column * (side + gap), y, side);
  y += at(top, 1, y) + gap;
  y += Math.max(at(left, 0, y), at(table, 1, y), at(right, 2, y)) + gap;
  return y + at(bottom, 1, y);
}

// Draws a row in a box, its cards in as many lines as the most cards need that it has had, and
// returns its height.
function drawBox(root, row, x, y, width) {
  const isNumbers = row.kind === "Numbers";
  const tenth = Math.floor((width - 16) / 10) - 4;
  const size = width > 760 ? 38 : isNumbers ? Math.min(tenth, 38) : 28;
  const [step, height] = [size + 4, isNumbers ? size : size * 1.3];
  const line = Math.max(1, Math.floor((width - 16) / step));
  const lines = Math.max(1, Math.ceil(row.most / line));
  const head = row.kind === "Hand" ? 54 : 34;
  const total = head + lines * (height + 4) + 6;
  root.append(svg("rect", { x: x + 0.5, y: y + 0.5, width: width - 1, height: total - 1, rx: 8, class: "box" }));
  const here = row.cards.filter(({ mark }) => mark < 2).length;
  const count = isNumbers ? "" : here === 1 ? " · 1 card" : ` · ${here} cards`;
  const heading = svg("text", { x: x + 10, y: y + 22, "font-size": 14 });
  heading.append(svg("tspan", { class: "heading" }, rowName(row)), svg("tspan", { class: "faint" }, count));
  if (row.note !== "") {
    const below = row.kind === "Hand" ? { x: x + 10, dy: 20 } : { dx: 12 };
    heading.append(svg("tspan", { class: "note", ...below }, row.note));
  }
  root.append(heading);
  const isShown = row.cards.some(({ mark }) => isNumbers || mark !== 3);
  if (!isShown) {
    root.append(svg("text", { x: x + 10, y: y + head + 20, class: "faint", "font-size": 14 }, row.empty));
  }
  row.cards.forEach((card, index) => {
    const left = x + 8 + (index % line) * step;
    const top = y + head + Math.floor(index / line) * (height + 4);
    root.append(drawCard(card, left, top, size, height, height / 2));
  });
  return total;
}

// Draws piles beside each other, the oldest card on top, and returns where they end.
function drawPiles(root, piles, width, y) {
  const step = Math.min(width / piles.length, 110);
  const size = Math.min(step - 8, 56);
  const [height, shift] = [size * 1.25, Math.max(size * 0.55, 22)];
  const left = (width - step * piles.length) / 2 + (step - size) / 2;
  const most = Math.max(3, ...piles.map((row) => row.most));
  piles.forEach((row, pile) => {
    const x = left + pile * step;
    root.append(svg("text", { x: x + size / 2, y: y + 16, class: "faint", "font-size": 14, "text-anchor": "middle" }, row.label));
    if (row.cards.length === 0) {
      root.append(svg("rect", { x, y: y + 24, width: size, height, rx: 5, class: "slot" }));
      root.append(svg("text", { x: x + size / 2, y: y + 28 + height / 2, class: "faint", "font-size": 13, "text-anchor": "middle" }, row.empty));
    }
    row.cards.forEach((card, index) => {
      root.append(drawCard(card, x, y + 24 + index * shift, size, height, shift / 2));
    });
  });
  return y + 24 + (most - 1) * shift + height;
}

// A card whose name stands `middle` below its upper edge.
function drawCard({ name, mark }, x, y, width, height, middle) {
  const rect = svg("rect", { x: x + 1, y: y + 1, width: width - 2, height: height - 2, rx: 5 });
  const text = svg("text", { x: x + width / 2, y: y + middle, "font-size": Math.round(Math.min(width * 0.48, 20)) }, name);
  const card = svg("g", { class: `card ${MARKS[mark]}` }, rect, text);
  if (mark === 3) {
    const [left, right] = [x + width * 0.2, x + width * 0.8];
    card.append(svg("path", { d: `M${left} ${y + middle + 5}L${right} ${y + middle - 5}` }));
  }
  return card;
}

// ---- Boards --------------------------------------------------------------------------------

// The most rows and columns that are drawn.
const SHOWN = 60;

const gridScene = {
  begin: () => ({ boards: [] }),

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

  draw(scene, width) {
    const root = svg("svg");
    const boards = [...scene.boards].reverse();
    const isPair = boards.length > 1;
    const beside = isPair && width >= 560;
    const room = beside ? (width - 90) / 2 : width;
    const region = regionOf(scene);
    let [x, y, height] = [0, 0, 0];
    boards.forEach((board, place) => {
      if (place > 0) {
        const turns = scene.boards[0].turns;
        const text = turns === 0 ? "same" : `↻ ${turns * 90}°`;
        const [middle, line] = beside ? [x + 45, height / 2] : [width / 2, y + 20];
        root.append(svg("text", { x: middle, y: line, class: "note", "font-size": 18, "text-anchor": "middle" }, text));
        root.append(svg("text", { x: middle, y: line + 22, class: "note", "font-size": 22, "text-anchor": "middle" }, beside ? "→" : "↓"));
        [x, y] = beside ? [x + 90, 0] : [0, y + 56];
      }
      const group = svg("g");
      const size = drawBoard(scene, board, group, region, room, isPair);
      const left = (beside ? x : 0) + ((beside ? room : width) - size.width) / 2;
      group.setAttribute("transform", `translate(${left} ${y})`);
      root.append(group);
      height = Math.max(height, y + size.height);
      if (beside) x += room;
      else y += size.height;
    });
    return { root, width, height };
  },

  describe(scene) {
    const text = [...scene.boards].reverse().map((board) => {
      const listed = scene.pieces.map((name, piece) => {
        const places = [...board.squares.values()].filter((square) => square.piece === piece + 1);
        const named = places.slice(0, 100).map(({ row, column }) => `(${row}, ${column})`);
        const more = places.length > 100 ? ` and ${places.length - 100} more` : "";
        return `${places.length} ${name}${places.length === 1 ? "" : "s"} ${named.join(" ")}${more}.`;
      });
      return `${board.title} ${listed.join(" ")}`;
    });
    return text.join(" ").trim();
  },
};

// The rows and columns to draw: all of a board that is not too large, otherwise those around the
// pieces, or around the square of the step where the pieces are too far apart.
function regionOf(scene) {
  if (scene.size <= SHOWN) return { top: 1, left: 1, rows: scene.size, columns: scene.size };
  const squares = scene.boards.flatMap((board) => [...board.squares.values()]);
  const span = (line) => {
    const present = [...scene.boards[0].squares.values()];
    const focus = (present.find((square) => square.mark > 0) ?? present[0] ?? { [line]: 1 })[line];
    let [least, most] = [focus, focus];
    for (const square of squares) {
      [least, most] = [Math.min(least, square[line]), Math.max(most, square[line])];
    }
    if (most - least >= SHOWN - 2) [least, most] = [focus - SHOWN / 2, focus + SHOWN / 2 - 1];
    const first = Math.max(1, least - 1);
    return [first, Math.min(scene.size, Math.max(most + 1, first + 9)) - first + 1];
  };
  const [[top, rows], [left, columns]] = [span("row"), span("column")];
  return { top, left, rows, columns };
}

// Draws a board, its upper left corner at the origin, and returns its size.
function drawBoard(scene, board, group, region, width, isPair) {
  const { top, left, rows, columns } = region;
  const digits = String(Math.max(top + rows, left + columns) - 1).length;
  const margin = 12 + 8 * digits;
  const tall = Math.max(240, innerHeight - 230);
  const cell = Math.max(5, Math.min((width - margin - 8) / columns, tall / rows, 80));
  const head = (isPair ? 28 : 0) + 24;
  const [x, y] = [(column) => margin + (column - left) * cell, (row) => head + (row - top) * cell];
  const [right, bottom] = [x(left + columns), y(top + rows)];
  if (isPair) {
    group.append(svg("text", { x: (margin + right) / 2, y: 18, class: "heading", "font-size": 15, "text-anchor": "middle" }, board.title));
  }
  const label = (x, y, anchor, number) =>
    group.append(svg("text", { x, y, class: "faint", "font-size": 11, "text-anchor": anchor }, String(number)));
  const wide = 7 * digits + 6;
  const isLabelled = (number, first, room) => {
    const every = [1, 2, 5, 10, 20].find((step) => step * cell >= room) ?? 30;
    return every < 5 ? (number - first) % every === 0 : number === first || number % every === 0;
  };
  for (let column = left; column < left + columns; column++) {
    if (isLabelled(column, left, wide)) label(x(column) + cell / 2, head - 8, "middle", column);
  }
  for (let row = top; row < top + rows; row++) {
    if (isLabelled(row, top, 13)) label(margin - 7, y(row) + cell / 2 + 4, "end", row);
  }
  const kind = scene.onPoints ? "points" : "squares";
  group.append(svg("rect", { x: margin, y: head, width: right - margin, height: bottom - head, class: kind }));
  group.append(svg("path", { d: gridLines(scene.onPoints ? cell / 2 : 0, margin, head, right, bottom, cell), class: "lines" }));
  const shown = [...board.squares.values()].filter(({ row, column }) =>
    row >= top && row < top + rows && column >= left && column < left + columns);
  for (const { row, column, piece } of shown) {
    if (piece === 0) continue;
    const [cx, cy] = [x(column) + cell / 2, y(row) + cell / 2];
    group.append(svg("circle", { cx, cy, r: cell * (scene.onPoints ? 0.42 : 0.34), class: piece === 1 ? "one" : "two" }));
  }
  for (const { row, column, mark } of shown) {
    if (mark === 0) continue;
    const size = Math.max(cell * 0.94, 11);
    const [cx, cy] = [x(column) + (cell - size) / 2, y(row) + (cell - size) / 2];
    group.append(svg("rect", { x: cx, y: cy, width: size, height: size, rx: size * 0.15, class: `mark ${MARKS[mark]}` }));
  }
  if (isPair) {
    // The side that was on top at first.
    const sides = [[margin, head, right, head], [right, head, right, bottom], [margin, bottom, right, bottom], [margin, head, margin, bottom]];
    const [x1, y1, x2, y2] = sides[board.turns];
    group.append(svg("line", { x1, y1, x2, y2, class: "top" }));
  }
  return { width: right + 4, height: bottom + 6 };
}

function gridLines(inset, left, top, right, bottom, cell) {
  let path = "";
  for (let x = left + inset; x < right + 1; x += cell) path += `M${x} ${top + inset}V${bottom - inset}`;
  for (let y = top + inset; y < bottom + 1; y += cell) path += `M${left + inset} ${y}H${right - inset}`;
  return path;
}

// ---- Brackets ------------------------------------------------------------------------------

// The most teams that are drawn: those around the match of the step.
const TEAMS = 300;
const LINE = 26;

const bracketScene = {
  begin: () => ({ teams: [], events: [], last: 0 }),

  apply(scene, { teams, events }) {
    if (teams !== undefined) scene.teams = teams;
    scene.last = scene.events.length;
    for (let at = 0; at < events.length; at += 4) {
      const [round, winner, loser, chosen] = events.slice(at, at + 4);
      scene.events.push({ round, winner, loser, chosen: chosen === 1 });
    }
  },

  draw(scene) {
    const longest = Math.max(...scene.teams.map((name) => name.length));
    const [wide, gap] = [Math.max(64, longest * 8 + 18), 30];
    const x = (column) => column * (wide + gap) + 2;
    const { boxes, ways, reached } = layOut(scene);
    const newest = scene.events.at(-1);
    const rounds = newest?.round ?? 0;
    // The part that is drawn: as many teams as that, around the match of the step.
    const focus = newest ? reached[newest.winner].y : 0;
    const count = Math.min(scene.teams.length, TEAMS);
    const first = Math.max(0, Math.min(focus - count / 2, scene.teams.length - count));
    const y = (place) => 44 + (place - first) * LINE;
    const isShown = (from, to) => to >= first - 1 && from <= first + count;
    const root = svg("svg");
    for (const { from, to, chosen, isNow, isWildcard } of ways) {
      if (!isShown(Math.min(from.y, to.y), Math.max(from.y, to.y))) continue;
      const middle = x(to.column) - gap / 2;
      const path = `M${x(from.column) + wide} ${y(from.y)}H${middle}V${y(to.y)}H${x(to.column)}`;
      root.append(svg("path", { d: path, class: `way${chosen ? " chosen" : ""}${isNow ? " now" : ""}` }));
      if (isWildcard) {
        root.append(svg("text", { x: middle, y: y(to.y) - 4, class: "note", "font-size": 12, "text-anchor": "middle" }, "w"));
      }
    }
    for (let round = 1; round <= rounds; round++) {
      root.append(svg("text", { x: x(round), y: 16, class: "faint", "font-size": 13 }, `Round ${round}`));
    }
    for (const { team, column, y: place, isNow, isOut } of boxes) {
      if (!isShown(place, place)) continue;
      const isLast = rounds > 0 && column === rounds;
      const kind = `team${isNow ? " now" : isOut ? " out" : isLast ? " last" : ""}`;
      const rect = svg("rect", { x: x(column), y: y(place) - 10, width: wide, height: 20, rx: 4 });
      const text = svg("text", { x: x(column) + 8, y: y(place) }, scene.teams[team]);
      root.append(svg("g", { class: kind }, rect, text));
    }
    const foot = 44 + count * LINE;
    const legend = ["solid: forced · dashed: chosen", "w: wildcard · struck out: has lost"];
    legend.forEach((text, line) => {
      root.append(svg("text", { x: 2, y: foot + 18 * line, class: "faint", "font-size": 12 }, text));
    });
    return {
      root,
      width: Math.max(x(rounds) + wide + 4, 230),
      height: foot + 26,
      focus: newest && { x: x(newest.round), y: y(focus), width: wide },
    };
  },

  describe(scene) {
    const name = (team) => scene.teams[team];
    const tell = ({ winner, loser }) =>
      winner === loser ? `${name(winner)} has a wildcard` : `${name(winner)} defeats ${name(loser)}`;
    const round = scene.events.at(-1)?.round ?? 0;
    const told = scene.events.filter((event) => event.round === round).slice(-50).map(tell);
    return `Bracket of ${scene.teams.length} teams. Round ${round}: ${told.join(", ")}.`;
  },
};

// Where the teams of a bracket get to: a box for every round that a team reached, in columns and at
// heights counted in teams, and the ways between them.
function layOut(scene) {
  const reached = scene.teams.map((_, team) => ({ team, column: 0, y: team, isNow: false, isOut: false }));
  const [boxes, ways] = [[...reached], []];
  scene.events.forEach(({ round, winner, loser, chosen }, place) => {
    const isNow = place >= scene.last;
    const isWildcard = winner === loser;
    const [from, other] = [reached[winner], reached[loser]];
    const to = { team: winner, column: round, y: (from.y + other.y) / 2, isNow, isOut: false };
    ways.push({ from, to, chosen, isNow, isWildcard });
    if (!isWildcard) {
      ways.push({ from: other, to, chosen, isNow, isWildcard });
      other.isOut = true;
    }
    reached[winner] = to;
    boxes.push(to);
  });
  return { boxes, ways, reached };
}

// The kind of scene that begins with these changes.
function sceneOf(changes) {
  return changes.grid ? gridScene : changes.teams ? bracketScene : rowsScene;
}

// ---- The page ------------------------------------------------------------------------------

addEventListener("DOMContentLoaded", () => {
  const find = (id) => document.getElementById(id);
  const [root, picture, slider, chooser] = [document.documentElement, find("picture"), find("step"), find("case")];
  const title = document.title;
  const cases = document.querySelectorAll('script[type="application/json"]');
  // What is shown: the case and the step from 1, the case's steps and answer, and the scene.
  const shown = { number: 0, step: 0, steps: [], answer: undefined, kind: undefined, scene: undefined };
  let timer;

  if (cases.length === 0) {
    find("words").append(html("p", "The input holds no cases."));
    return;
  }

  function showCase(number, step) {
    number = Math.max(1, Math.min(number, cases.length));
    if (number !== shown.number) {
      const { steps, answer } = JSON.parse(cases[number - 1].textContent);
      Object.assign(shown, { number, steps, answer, step: 0, kind: undefined });
      chooser.value = number;
      slider.max = Math.max(1, steps.length);
      picture.scrollTo(0, 0);
    }
    showStep(step);
  }

  function showStep(step) {
    step = Math.max(Math.min(1, shown.steps.length), Math.min(step, shown.steps.length));
    if (step < shown.step) Object.assign(shown, { step: 0, kind: undefined });
    for (; shown.step < step; shown.step++) {
      const changes = shown.steps[shown.step][1];
      if (changes === undefined) continue;
      if (shown.kind === undefined) {
        shown.kind = sceneOf(changes);
        shown.scene = shown.kind.begin();
      }
      shown.kind.apply(shown.scene, changes);
    }
    showWords();
    draw();
    const isLast = step === shown.steps.length;
    find("answer").hidden = !isLast || shown.answer === undefined;
    find("answer").lastElementChild.textContent = shown.answer ?? "";
    slider.value = step;
    const count = `${step} of ${shown.steps.length}`;
    find("count").textContent = count;
    slider.setAttribute("aria-valuetext", `step ${count}`);
    for (const name of ["first", "back"]) find(name).disabled = step <= 1;
    for (const name of ["last", "forward"]) find(name).disabled = isLast;
    find("play").disabled = shown.steps.length <= 1;
    Object.assign(root.dataset, { case: shown.number, step, steps: shown.steps.length });
    document.title = `${title} · ${chooser.selectedOptions[0].text}`;
    if (isLast) pause();
    keepAddress();
  }

  // The words of the step: lines that begin plain. A tab and a letter stand where the look changes.
  function showWords() {
    const words = shown.step === 0 ? "There are no such steps." : shown.steps[shown.step - 1][0];
    const run = (text) => {
      const name = { b: "strong", m: "mark" }[text[0]];
      return name === undefined ? text.slice(1) : html(name, text.slice(1));
    };
    const line = (text) => html("p", ...`p${text}`.split("\t").map(run));
    find("words").replaceChildren(...words.split("\n").map(line));
  }

  function draw() {
    if (shown.kind === undefined) {
      picture.hidden = true;
      return;
    }
    picture.hidden = false;
    const style = getComputedStyle(picture);
    const room = picture.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const { root, width, height, focus } = shown.kind.draw(shown.scene, room);
    for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` })) {
      root.setAttribute(name, value);
    }
    root.setAttribute("role", "img");
    root.setAttribute("aria-label", shown.kind.describe(shown.scene));
    picture.replaceChildren(root);
    if (focus) keepInView(focus);
  }

  function keepInView({ x, y, width }) {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = picture;
    const isSeen = y > scrollTop + 20 && y < scrollTop + clientHeight - 40;
    const top = isSeen ? scrollTop : y - clientHeight / 2;
    const isWhole = x >= scrollLeft && x + width < scrollLeft + clientWidth - 20;
    const left = isWhole ? scrollLeft : x + width - clientWidth + 40;
    picture.scrollTo(left, top);
  }

  // The address keeps the place, without entries in the history. Browsers complain about many
  // changes in a short time.
  let waiting;
  function keepAddress() {
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

  function play() {
    if (shown.step >= shown.steps.length) showStep(1);
    if (shown.steps.length < 2) return;
    setPlaying(true);
    const next = () => {
      timer = setTimeout(next, Number(find("speed").value));
      showStep(shown.step + 1);
    };
    timer = setTimeout(next, Number(find("speed").value));
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
    previousCase: () => shown.number > 1 && showCase(shown.number - 1, 1),
    nextCase: () => shown.number < cases.length && showCase(shown.number + 1, 1),
  };
  const keys = {
    ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", " ": "play",
    PageUp: "previousCase", PageDown: "nextCase",
  };

  addEventListener("keydown", (event) => {
    const action = keys[event.key];
    if (action === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const { tagName } = event.target;
    if (tagName === "SELECT" || (event.key === " " && /BUTTON|SUMMARY/.test(tagName))) return;
    event.preventDefault();
    if (action !== "play") pause();
    actions[action]();
  });
  for (const name of ["first", "back", "play", "forward", "last"]) {
    find(name).addEventListener("click", () => {
      if (name !== "play") pause();
      actions[name]();
    });
  }
  slider.addEventListener("input", () => {
    pause();
    showStep(Number(slider.value));
  });
  chooser.addEventListener("change", () => {
    pause();
    showCase(Number(chooser.value), 1);
  });
  addEventListener("hashchange", followAddress);
  addEventListener("resize", draw);

  cases.forEach((element, place) => chooser.append(new Option(element.dataset.title, place + 1)));
  find("controls").hidden = false;
  followAddress();
});
