// The viewer shows a case step by step. `mount` puts it into an element of a page. Its headline says why
// the output is wrong, and which step shows it. The picture shows the scene after a step, and the list has a
// line for each step. A table compares the answer and the output.
//
// The data has the format of `judge explain --json`. To keep it small, the stage, which never changes in a
// case, is written once; a scene or a row that is the same as in the step before is written as 0; and a card
// without a mark is written as its name. `complete` replaces these.
//
// Cards are HTML: they can be selected and read aloud. Boards and brackets are SVG images of the available
// size. A step takes the same time in a large case: the list contains only the rows in view, and a large
// bracket only the matches near the current one. All text is inserted as text, never as markup.
"use strict";

function html(name, attributes = {}, ...children) {
  const element = Object.assign(document.createElement(name), attributes);
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

// ---- Text ----

// Invisible characters, and characters that change the display of others.
const INVISIBLE = new RegExp("[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}" +
  "\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u3164\\ufe00-\\ufe0f\\uffa0]|[^\\P{Zs} ]", "gu");

// Returns a line with its invisible characters escaped.
const escaped = (line) => line.replace(INVISIBLE, (character) => `\\u{${character.codePointAt(0).toString(16)}}`);

// Renders the Markdown of statements: headings, paragraphs, lists, blocks of code, `code`, *emphasis*
// and addresses.
function renderMarkdown(markdown) {
  const blocks = [];
  const lines = markdown.split("\n");
  while (lines.length > 0) {
    const line = lines.shift();
    const heading = /^(#+) (.*)/.exec(line);
    if (line.startsWith("```")) {
      const end = lines.indexOf("```");
      blocks.push(html("pre", { tabIndex: 0 }, lines.splice(0, end + 1).slice(0, -1).join("\n")));
    } else if (heading) {
      blocks.push(html(`h${heading[1].length + 1}`, { id: heading[2] }, heading[2]));
    } else if (line !== "") {
      const end = lines.indexOf("");
      const text = [line, ...lines.splice(0, end < 0 ? lines.length : end)].join("\n");
      const items = text.split(/^- /m).map((item) => html("li", {}, ...renderInline(item)));
      blocks.push(text.startsWith("- ") ? html("ul", {}, ...items.slice(1)) : html("p", {}, ...renderInline(text)));
    }
  }
  return blocks;
}

function renderInline(text) {
  // Parts with an odd index match the pattern.
  return text.split(/(`[^`]+`|\*[^*\s][^*]*\*|\w+:\/\/\S+)/).map((part, index) => {
    if (index % 2 === 0) return part;
    if (part[0] === "`") return html("code", {}, part.slice(1, -1));
    if (part[0] === "*") return html("em", {}, part.slice(1, -1));
    return html("a", { href: part, rel: "noreferrer" }, part);
  });
}

// Renders a paragraph of a step. A long list is folded.
function renderParagraph({ runs, list }) {
  const content = runs.map(({ style, text }) => (style === "plain" ? text : html(style, {}, text)));
  const items = html("ul", {}, ...list.map((item) => html("li", {}, item)));
  if (list.length > 8) return html("details", {}, html("summary", {}, ...content), items);
  return html("div", {}, html("p", {}, ...content), ...(list.length > 0 ? [items] : []));
}

// ---- The table of the answer and the output ----

// The maximum number of lines that are shown, and of those before the first wrong one.
const [MAX_LINES, MAX_LINES_BEFORE] = [200, 20];

// Returns the words and spaces of a line. Those that differ from the opposite line are put into elements
// with this name: if both lines have the same number of words, each one that differs; otherwise all from
// the first to the last one that differs. Spaces that are not between two words become dots.
function markDifferences(name, line, opposite, shorten) {
  const [words, oppositeWords] = [line, opposite].map((text) => text.split(/( +)/));
  const isSameLength = words.length === oppositeWords.length;
  // The numbers of equal words at both ends.
  let [prefix, suffix] = [0, 0];
  while (prefix < words.length && words[prefix] === oppositeWords[prefix]) prefix++;
  const maxSuffix = Math.min(words.length, oppositeWords.length) - prefix;
  while (suffix < maxSuffix && words.at(-1 - suffix) === oppositeWords.at(-1 - suffix)) suffix++;
  return words.map((word, index) => {
    const isInside = index >= prefix && index < words.length - suffix;
    if (!isInside || word === "" || (isSameLength && word === oppositeWords[index])) return shorten(word);
    if (word === " " && words[index - 1] && words[index + 1]) return html(name, {}, word);
    return html(name, { className: word.trim() === "" ? "space" : "" }, shorten(word).replaceAll(" ", "·"));
  });
}

// Returns the rows of the table. A right line is shown once. For a wrong one, the line of the answer is
// above the line of the output. The message follows the first wrong line, unless it only repeats the lines.
// `shorten` escapes a line, and shortens the names in it.
function answerRows(lines, output, shorten) {
  const rows = [];
  let previousLabel = "";
  const addRow = (label, ...parts) => {
    // Of several lines labelled "a right one", only the first has the label.
    const hasLabel = label !== "" && (label !== "a right one" || label !== previousLabel);
    rows.push(html("tr", {}, hasLabel ? html("th", {}, label) : html("td"), html("td", {}, ...parts)));
    previousLabel = label;
  };
  const addMessages = (...texts) => texts.forEach((text) => text && addRow("", html("em", {}, shorten(text))));
  const firstWrong = output?.first_wrong ?? -1;
  const firstShown = Math.max(0, firstWrong - MAX_LINES_BEFORE);
  if (firstShown > 0) addMessages(`${firstShown} lines before these`);
  lines.slice(firstShown, firstShown + MAX_LINES).forEach(({ mark, answer, output: printed }, index) => {
    if (mark === "right") addRow("", shorten(answer ?? printed));
    else if (mark === "unread") addRow(answer === null ? "" : "a right one", shorten(answer ?? printed));
    else if (answer === null) addRow("yours ✗", html("del", {}, shorten(printed) || "(an empty line)"));
    else {
      addRow("right", ...markDifferences("mark", answer, printed ?? "", shorten));
      addRow("yours", ...(printed === null ? [html("del", {}, "no line")]
        : markDifferences("del", printed, answer, shorten)));
    }
    const isObvious = output?.has_one_answer && (mark === "wrong" || mark === "missing");
    if (firstShown + index === firstWrong) addMessages(isObvious ? "" : output.message, output.hint);
  });
  const hidden = Math.max(0, lines.length - firstShown - MAX_LINES) + (output?.rows_left_out ?? 0);
  addMessages(firstWrong < 0 && output?.message, hidden > 0 && `${hidden} more line${hidden > 1 ? "s" : ""}`);
  return rows;
}

// ---- Rows of cards ----

// The maximum number of cards shown of a pile, and the number of cards shown before the dots that replace
// the middle of a longer pile. Only the first two cards and the last three can be picked up.
const [MAX_PILE, PILE_START] = [11, 3];

// The number of cards shown at each end of a deck if there is space for only one line.
const DECK_ENDS = 4;

// Draws rows, and highlights those for whose label `isSubject` returns true.
function drawRows(rows, isSubject) {
  const draw = (group) => group.map((row) => drawRow(row, isSubject(row.label)));
  if (rows[0].kind === "Title") {
    const secondTitle = rows.findLastIndex(({ kind }) => kind === "Title");
    const halves = [rows.slice(1, secondTitle), rows.slice(secondTitle + 1)].map((half) => drawRows(half, isSubject));
    return drawPair([rows[0].label, "→", rows[secondTitle].label], halves);
  }
  if (rows[0].kind === "Numbers") {
    // Numbers forbidden before the first row are left out of all rows.
    const isShown = rows[0].cards.map(({ mark }) => mark !== "Gone");
    rows = rows.map((row) => ({ ...row, cards: row.cards.filter((_, index) => isShown[index]) }));
  }
  const piles = rows.filter(({ kind }) => kind === "Pile");
  const drawn = html("div", { className: `rows ${rows[0].kind}-rows` }, ...draw(rows.slice(piles.length)));
  if (piles.length > 0) drawn.append(html("div", { className: "piles" }, ...draw(piles)));
  drawn.style.setProperty("--columns", Math.max(1, ...rows.map(({ cards }) => cards.length)));
  return drawn;
}

// Draws two positions side by side, below their titles and the change from the first to the second.
function drawPair([before, change, after], halves) {
  const head = html("p", {}, html("b", {}, before), html("em", {}, change), html("b", {}, after));
  return html("div", { className: "pair" }, head, ...halves.map((half) => html("div", { className: "half" }, half)));
}

function drawRow({ kind, label, note, text_if_empty: textIfEmpty, cards }, isSubject) {
  const count = cards.filter(({ mark }) => mark !== "Weak" && mark !== "Gone").length;
  const [, name, number] = /^(.*?)(\d*)$/.exec(label);
  const head = html("p", {}, html("b", {}, html("span", {}, name), number));
  if (kind !== "Numbers") head.append(html("small", {}, ` · ${count}`));
  if (note) head.append(html("em", {}, note));
  const list = html("ul", { ariaLabel: label }, ...cardsToDraw(kind, cards).map(drawCard));
  const content = cards.length > 0 ? list : html("p", { className: "empty" }, textIfEmpty);
  return html("div", { className: `row ${kind} ${isSubject ? "highlighted" : ""}` }, head, content);
}

// Returns the cards to draw: equal cards of a hand as one with their number, and the ends of a long pile or
// deck. In a deck, `mark` can have a second class.
function cardsToDraw(kind, cards) {
  if (kind === "Pile") {
    const hidden = cards.length - MAX_PILE;
    return hidden > 0 ? cards.toSpliced(PILE_START, hidden + 1, { name: "⋮", mark: "None" }) : cards;
  }
  if (kind === "Deck") {
    const hidden = cards.length - 2 * DECK_ENDS;
    const isMiddle = (index) => hidden > 1 && index >= DECK_ENDS && index < DECK_ENDS + hidden;
    // A card that is gone from a deck leaves it in this step.
    const classes = (mark, index) => `${mark === "Gone" ? "Weak" : mark} ${isMiddle(index) ? "middle" : ""}`;
    const groups = cards.map(({ name, mark }, index) => ({ name, mark: classes(mark, index) }));
    return hidden > 1 ? groups.toSpliced(DECK_ENDS, 0, { name: `+${hidden}`, mark: "hidden-count" }) : groups;
  }
  if (kind === "Numbers") return cards;
  const groups = [];
  for (const { name, mark } of cards) {
    const last = groups.at(-1);
    if (last?.name === name && last.mark === mark) last.count++;
    else groups.push({ name, mark, count: 1 });
  }
  return groups;
}

const drawCard = ({ name, mark, count = 1 }) =>
  html("li", { className: `card ${mark}` }, name, ...(count > 1 ? [html("small", {}, `×${count}`)] : []));

// ---- Boards ----

// Returns the squares of a board with their pieces and marks: first those with a piece after the moves so
// far, then those with a mark, which are drawn above them.
function squaresOf(stage, board) {
  const squares = new Map();
  const put = (square) => squares.set(`${square.row} ${square.column}`, square);
  for (const [row, column] of stage?.moves?.slice(0, board.move_count) ?? []) {
    if (!squares.delete(`${row} ${column}`)) put({ row, column, piece: "Spot", mark: "None" });
  }
  stage?.stones?.forEach(({ colour, ...point }) => put({ ...point, piece: colour }));
  const pieceAt = ({ row, column }) => squares.get(`${row} ${column}`)?.piece ?? "None";
  const marked = board.squares.map((square) => ({ piece: pieceAt(square), ...square }));
  return [...squares.values(), ...marked];
}

// Draws a board, or two, in the available space.
function drawGrid(stage, scene, space) {
  const grid = { ...stage, ...scene };
  const draw = (size) => grid.boards.map((board) => drawBoard(grid, board, squaresOf(stage, board), size));
  const [{ title }, second] = grid.boards;
  if (!second) return draw(Math.min(space.width, space.height))[0];
  const rotation = second.turns > 0 ? `↻ ${second.turns * 90}°` : "same";
  return drawPair([title, `${rotation} →`, second.title],
    draw(Math.min((space.width - 12) / 2, space.height - 44)));
}

const sizeOf = (width, height) => ({ width, height, viewBox: `0 0 ${width} ${height}` });

function drawBoard({ size, on_points: onPoints, boards }, { title, turns }, squares, available) {
  const margin = boards.length > 1 && available < 280 ? 4 : 10 + 7 * String(size).length;
  const cell = Math.min((available - margin - 4) / size, 80);
  const boardLength = cell * size;
  const imageLength = margin + boardLength + 4;
  const centerOf = (number) => margin + (number - 0.5) * cell;
  const image = svg("svg", { ...sizeOf(imageLength, imageLength), role: "img", class: "board" });
  const add = (name, attributes, ...children) => image.append(svg(name, attributes, ...children));
  // Row and column 1 have a number, and those whose number is a multiple of `interval`.
  const interval = [1, 2, 5, 10, 20, 50].find((interval) => interval * cell >= 22) ?? size;
  for (let number = 1; number <= size && margin > 4; number++) {
    if (number > 1 && number % interval > 0) continue;
    add("text", { x: centerOf(number), y: margin - 5, "text-anchor": "middle" }, number);
    add("text", { x: margin - 5, y: centerOf(number) + 4, "text-anchor": "end" }, number);
  }
  add("rect", { x: margin, y: margin, width: boardLength, height: boardLength, class: onPoints ? "wood" : "squares" });
  // Pieces stand where lines cross (`onPoints`) or between lines. If squares are small, only every fifth line
  // is drawn.
  const [start, end] = onPoints ? [centerOf(1), centerOf(size)] : [margin, margin + boardLength];
  for (let line = 0; start + line * cell < end + 1; line++) {
    const position = start + line * cell;
    const [isHeavy, d] = [!onPoints && line % 5 === 0, `M${position} ${start}V${end}M${start} ${position}H${end}`];
    if (isHeavy || cell > 5) add("path", { d, class: isHeavy ? "heavy-line" : "line" });
  }
  for (const { row, column, piece, mark } of squares) {
    const [cx, cy] = [centerOf(column), centerOf(row)];
    // A spot that this step removes is drawn as an outline.
    const r = Math.max(cell * (onPoints ? 0.4 : 0.42), 1.5);
    if (piece !== "None" || !onPoints) add("circle", { cx, cy, r, class: `piece ${piece}` });
    if (mark === "None") continue;
    // A ring fits into a square, so that rings beside each other or at the edge of the board are whole.
    const stroke = Math.min(cell * 0.14, 3);
    const width = onPoints ? Math.max(cell - stroke, 1) : Math.max(cell, 9);
    const shape = { x: cx - width / 2, y: cy - width / 2, width, height: width, rx: onPoints ? width / 2 : 2 };
    add("rect", { ...shape, "stroke-width": onPoints ? stroke : 3, class: `mark ${mark}` });
  }
  // A line along the side that was the upper one before the rotation.
  const middle = margin + boardLength / 2;
  const rotated = { transform: `rotate(${turns * 90} ${middle} ${middle})`, class: "top-side" };
  if (boards.length > 1) add("path", { d: `M${margin} ${margin - 2}h${boardLength}`, ...rotated });
  const pieces = squares.map(({ row, column, piece }) => (piece === "None" ? "" : `${piece} (${row}, ${column}) `));
  const label = [...new Set(pieces)].join("").slice(0, 2000).trim() || "an empty board";
  image.setAttribute("aria-label", boards.length > 1 ? `${title}: ${label}` : label);
  return image;
}

// ---- Brackets ----

const canvas = document.createElement("canvas").getContext("2d");
canvas.font = "600 13px system-ui, sans-serif";
const widthOf = (text) => canvas.measureText(text).width;
const MAX_NAME = 110; // The maximum width of a shortened name of a team, in pixels.

// Returns the boxes of a tournament: one for each team, and one for the winner of each match. `from` has the
// boxes of the match's teams, and `to` is the box of the winner's next match. `place` counts from the top.
function treeOf({ teams, order, matches }) {
  const latestOf = [];
  const leaves = order.map((team, place) => (latestOf[team] = { team, place, round: 0, match: -1, from: [] }));
  const winners = matches.map(({ round, winner, loser }, match) => {
    const from = [...new Set([latestOf[winner], latestOf[loser]])].sort((one, two) => one.place - two.place);
    const box = { team: winner, place: (from[0].place + from.at(-1).place) / 2, round, match, from };
    for (const source of from) source.to = box;
    return (latestOf[winner] = box);
  });
  return { leaves, winners, widestName: Math.max(...teams.map(widthOf)) };
}

// Selects the boxes nearest to `focus` that fit into this number of lines and columns. Returns the box of
// the last round, `root`; the boxes whose `from` are shown, `expanded`; the first round; and the number of
// lines.
function selectNear(focus, maxLines, maxColumns) {
  let [root, lineCount, firstRound] = [focus, 1, focus.round];
  const expanded = new Set();
  const distances = new Map([[focus, 0]]);
  for (;;) {
    const fits = ({ from }, lastRound) =>
      from[0] && lineCount + from.length <= maxLines + 1 && lastRound - from[0].round < maxColumns;
    const expandable = [...distances].filter(([box]) => fits(box, root.round));
    let [nearest, distance] = expandable.sort((one, two) => one[1] - two[1])[0] ?? [undefined, Infinity];
    // A round towards the final counts twice.
    const rootDistance = 2 * (root.round - focus.round) + 2;
    const { to } = root;
    if (to && rootDistance <= distance && to.round - firstRound < maxColumns && fits(to, to.round)) {
      [root, nearest, distance] = [to, to, rootDistance];
    }
    if (!nearest) return { root, expanded, firstRound, lineCount };
    expanded.add(nearest);
    distances.delete(nearest);
    for (const box of nearest.from) if (!expanded.has(box)) distances.set(box, distance + 1);
    lineCount += nearest.from.length - 1;
    firstRound = Math.min(firstRound, nearest.from[0].round);
  }
}

// Returns a text; if it is wider than `space`, without a part: the middle or, if others have the same ends, the
// part nearest to the middle that leaves the ends which the fewest others have. What is left has at most the
// width `MAX_NAME`, so that a name is shortened in the same way everywhere. It is kept in `others`.
function shortenTo(space, text, others = []) {
  const [known, key, width] = [(others.shortened ??= {}), `${space} ${text}`, Math.min(space, MAX_NAME)];
  if (known[key] || widthOf(text) <= space) return known[key] ?? text;
  let kept = text.length;
  const endsAt = (shift) => [text.slice(0, ((kept + 1) >> 1) + shift), text.slice(text.length - (kept >> 1) + shift)];
  while (kept > 2 && widthOf(endsAt(0).join("…")) > width) kept--;
  // Shifts from the middle outwards: 0, -1, 1, -2, 2, ...
  const ends = Array.from({ length: kept + 1 }, (_, i) => endsAt(i % 2 ? -(i + 1) / 2 : i / 2));
  const counts = ends.map(([head, tail]) => others.filter((one) => one.startsWith(head) && one.endsWith(tail)).length);
  return (known[key] = ends[counts.indexOf(Math.min(...counts))].join("…"));
}

function drawBracket(stage, scene, space) {
  const { played, starting_round: startingRound, is_last_match_new: isNew } = scene;
  const { teams, rounds } = stage;
  const { leaves, winners, widestName } = (stage.tree ??= treeOf(stage));
  const [gap, titleHeight] = [18, 24];
  const minWidth = Math.min(Math.max(widestName, 46), MAX_NAME) + 14;
  const maxColumns = Math.max(2, Math.floor((space.width + gap) / (minWidth + gap)));
  const isWhole = teams.length * 20 + titleHeight <= space.height && rounds < maxColumns;
  const availableHeight = space.height - (titleHeight + (isWhole ? 0 : 44));
  // Between two matches, the next one is in focus.
  const focus = (isNew ? undefined : winners[played]) ?? winners[played - 1] ?? leaves[0];
  const [maxShown, maxRounds] = [Math.max(2, Math.floor(availableHeight / 24)), Math.min(5, maxColumns)];
  const part = isWhole ? selectNear(winners.at(-1) ?? focus, teams.length, maxColumns)
    : selectNear(focus, maxShown, maxRounds);
  const columns = part.root.round - part.firstRound + 1;
  const columnWidth = Math.min(220, (space.width + gap) / columns);
  const lineHeight = Math.min(72, availableHeight / part.lineCount);
  const [width, height] = [Math.max(columnWidth - gap, 1), Math.min(36, lineHeight - 3)];
  const image = svg("svg", sizeOf(columnWidth * columns, lineHeight * part.lineCount + titleHeight));
  const x = ({ round }) => (round - part.firstRound) * columnWidth + 2;
  const isPlayed = (box) => box?.match < played;
  const classOf = (box) => {
    if (!isPlayed(box)) return "upcoming";
    const state = !isPlayed(box.to) ? "last" : box.to.team !== box.team ? "eliminated" : "";
    if (isNew && (box === focus || box.to === focus)) return "current";
    return box === winners.at(-1) ? "champion" : state;
  };
  let nextTop = titleHeight;
  // Draws a box, after the boxes before it and the lines from them. Returns the height of its center.
  const draw = (box) => {
    const from = part.expanded.has(box) ? box.from : [];
    const positions = from.length > 0 ? from.map(draw) : [(nextTop += lineHeight) - lineHeight / 2];
    const [y, boxClass] = [(positions[0] + positions.at(-1)) / 2, classOf(box)];
    const [left, bend] = [x(box), x(box) - gap / 2];
    const d = from.map((source, index) => `M${x(source) + width} ${positions[index]}H${bend}V${y}H${left}`).join("");
    image.prepend(svg("path", { d, class: `connector ${box === focus && isNew ? "current" : boxClass}` }));
    const rect = svg("rect", { x: left, y: y - height / 2, width, height, rx: 4 });
    const group = svg("g", { class: `team ${boxClass}` }, rect);
    if (isPlayed(box)) group.append(svg("text", { x: left + 6, y }, shortenTo(width - 10, teams[box.team], teams)));
    image.append(group);
    return y;
  };
  draw(part.root);
  for (let round = Math.max(1, part.firstRound); round <= part.root.round; round++) {
    const attributes = { x: x({ round }), y: 14, class: round === startingRound ? "starting" : "" };
    image.append(svg("text", attributes, shortenTo(width, `Round ${round}`)));
  }
  return html("div", {}, image, isWhole ? "" : drawOverview(stage, part.expanded, space.width));
}

// Draws the whole tournament without names, and highlights a part.
function drawOverview({ tree, rounds }, expanded, width) {
  const x = ({ place }) => ((place + 0.5) * width) / tree.leaves.length;
  const y = ({ round }) => 36 - (round * 32) / rounds;
  const pathTo = (box) => box.from.map((from) => `M${x(from)} ${y(from)}V${y(box)}H${x(box)}`).join("");
  return svg("svg", { ...sizeOf(width, 40), class: "overview", "aria-hidden": true },
    svg("path", { d: tree.winners.map(pathTo).join(""), class: "connector" }),
    svg("path", { d: [...expanded].map(pathTo).join(""), class: "connector current" }));
}

// ---- The viewer ----

// The entries of the legend: a selector, the classes of the sample, and the meaning. The legend of a picture
// has the entries whose selectors match an element of the picture.
const LEGEND = [
  [".Numbers .Strong", "rules", "chosen"], [".Numbers .Weak", "leaving", "now forbidden"],
  ["div:not(.Numbers) > * > .card.Strong", "rules", "new"], ["div:not(.Numbers) > * > .card.Weak", "leaving", "leaves"],
  [".wood ~ .Strong", "rules as-circle", "the winning five"], [".mark.Secondary", "rules as-circle", "another five"],
  [".board .Weak", "leaving as-circle", "too long"], [".champion", "good", "the champion"],
  [".squares ~ .Strong", "rules", "last move"], [".piece.None", "leaving as-circle", "a spot was here"],
  [".top-side", "leaving as-line", "the upper side at first"], [".overview", "rules as-line", "the part shown"],
  [".team.current", "rules", "this match"], [".Gone", "as-line", "was forbidden"],
];

// The maximum number of buttons for cases.
const MAX_BUTTONS = 60;

const TEMPLATE = `
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
    <button type="button" class="copy" value="copy">Copy as text</button>
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

// Fills in what the data of a case leaves out: repeated scenes and rows, and marks of cards.
function complete(data) {
  let previous = null;
  for (const step of data.steps) {
    if (step.scene === 0) step.scene = previous;
    step.scene?.rows?.forEach((row, index, rows) => {
      if (row === 0) rows[index] = previous.rows[index];
      else row.cards = row.cards.map((card) => (card.name === undefined ? { name: card, mark: "None" } : card));
    });
    previous = step.scene;
  }
  return data;
}

// Puts a viewer into an element. `cases` has the title of each case, and in `right` true, false or null
// for unknown. `load` returns the data of the case with an index. `fields` is an element to place above the
// table, and `help` has buttons to copy below the advice. `onMove` is called with the indices of the case
// and the step shown. Returns functions that show a case, and that replace the cases.
function mount(element, { cases, load, fields, help = [], onMove }) {
  let [caseIndex, stepIndex, data, loadCount, listTop, space] = [-1, 0, null, 0, 0, {}];
  element.classList.add("viewer");
  element.replaceChildren(document.createRange().createContextualFragment(TEMPLATE));
  const find = (selector) => element.querySelector(selector);
  const [caseBar, headlinePart, words, scenePart, picture, legend, answer, table, input, stepsPart, scroller, list,
    copyButton, controls] = [".cases", ".headline", ".words", ".scene", ".picture", ".legend", ".answer", "table",
    ".input", ".steps", ".list", "ol", ".copy", ".controls"].map(find);
  if (fields) find(".side-column").prepend(fields);
  input.open = matchMedia("(min-width: 72rem)").matches;
  const lastStep = () => data.steps.length - 1;
  // Escapes a line, and shortens long names of teams in it.
  const shorten = (line, space = MAX_NAME) => escaped(line).replace(/[^\s"]{13,}?(?=[.,:;]?(?:[\s"]|$))/gu, (word) =>
    data.stage?.bracket?.teams.includes(word) ? shortenTo(space, word, data.stage.bracket.teams) : word);

  // Shows a case at a step, by default at the step of its headline.
  async function show(newCase, newStep) {
    const index = Math.max(0, Math.min(newCase, cases.length - 1));
    if (cases.length > 0 && (index !== caseIndex || data === null)) {
      const thisLoad = ++loadCount;
      const loaded = await load(index);
      if (thisLoad !== loadCount) return;
      [caseIndex, data] = [index, loaded && complete(loaded)];
      paintCase();
    }
    if (data) go(newStep ?? data.headline?.step ?? lastStep());
  }

  function replaceCases(newCases) {
    [cases, caseIndex, data, loadCount] = [newCases, -1, null, loadCount + 1];
    paintCase();
  }

  function paintCase() {
    for (const part of [headlinePart, words, scenePart, answer, input, stepsPart, controls]) part.hidden = !data;
    paintCaseBar();
    if (data === null) return;
    const { output, answer: text } = data;
    const answerLines = () => text.replace(/\n$/, "").split("\n").map((line) => ({ mark: "right", answer: line }));
    answer.hidden = text === null && !output;
    find(".answer h2").textContent = output ? "Right and yours" : "Right answer";
    table.replaceChildren(...(answer.hidden ? [] : answerRows(output?.rows ?? answerLines(), output, shorten)));
    table.parentElement.scrollTop = find("tr:has(+ tr mark), tr:has(+ tr del)")?.offsetTop ?? 0;
    input.hidden = data.input === null;
    input.lastElementChild.textContent = data.input;
    stepsPart.hidden = controls.hidden = data.steps.length < 2;
    stepIndex = listTop = scroller.scrollTop = 0;
    reserveHeight();
    measure();
  }

  function paintCaseBar() {
    caseBar.hidden = cases.length < 2;
    const isFocused = caseBar.contains(document.activeElement);
    const from = Math.max(0, Math.min(caseIndex - MAX_BUTTONS / 2, cases.length - MAX_BUTTONS));
    const items = cases.slice(from, from + MAX_BUTTONS).map(({ title, right }, offset) => {
      const index = from + offset;
      const [tabIndex, ariaCurrent] = index === caseIndex ? [0, "true"] : [-1, null];
      const [sign, className] = right ? ["✓", "good"] : right === false ? ["✗", "wrong"] : ["", ""];
      const attributes = { className, tabIndex, ariaCurrent, ariaLabel: `${title} ${className}` };
      return html("li", {}, button(index, attributes, `${sign}${index + 1}`));
    });
    if (from + MAX_BUTTONS < cases.length) items.push(html("li", {}, `… ${cases.length}`));
    caseBar.replaceChildren(html("ul", {}, ...items));
    const wrong = [...cases.keys()].filter((index) => cases[index].right === false && index !== caseIndex);
    const next = wrong.find((index) => index > caseIndex) ?? wrong[0];
    const jump = (index, text, title) => (index >= 0 && index !== caseIndex ? [button(index, { title }, text)] : []);
    caseBar.append(html("div", {}, ...jump(next, "Next ✗", "The next wrong case (n)")));
    if (isFocused) find(".cases [aria-current]")?.focus({ preventScroll: true });
  }

  // Writes the headline at its step, as a table; at another step, a button that leads there, and the reason of
  // this step. The other paragraphs follow below the picture. Phones cut off a reason, and have a button for the
  // rest.
  function paintText(index) {
    const { headline, steps } = data;
    headlinePart.hidden = !headline;
    const isHere = headline?.step === index;
    // In the headline, names are whole, unless a phone would break them.
    const maxName = innerWidth < 640 ? 190 : 300;
    const paragraphs = steps[index].words;
    const textOf = ({ runs }) => runs.map(({ text }) => text).join("");
    const isReason = (paragraph) => (isHere ? textOf(paragraph) === headline.why
      : paragraph === (paragraphs.find(({ runs }) => runs.some(({ style }) => style === "mark")) ?? paragraphs[0]));
    const row = (name) => [html("dt", { className: name }, name),
      html("dd", { className: name }, shorten(headline[name].text ?? headline[name], maxName))];
    const names = ["right", "yours", "why", "cause", "next"].filter((name) => headline?.[name]);
    const more = button("more", { hidden: true }, "… more");
    const content = isHere ? html("dl", {}, ...names.flatMap(row))
      : html("div", {}, ...paragraphs.filter(isReason).map(renderParagraph));
    const sentences = html("div", { className: "sentences" }, more, content);
    const top = isHere ? html("h2", {}, headline.turn)
      : headline && button("n", { title: "Back to where it shows (n)" }, "↩ ", headline.turn);
    headlinePart.replaceChildren(...(headline ? [top, sentences] : []));
    const shown = paragraphs.filter((paragraph) => !headline || !isReason(paragraph)).map(renderParagraph);
    const links = html("p", { className: "advice" }, ...help.flatMap((one) => [one.cloneNode(true), "\u2003"]));
    words.replaceChildren(...shown, ...(isHere && !headline.is_known ? [links] : []));
    // To measure or scroll at once would lay out the previous picture.
    requestAnimationFrame(() => {
      words.scrollTop = headlinePart.scrollTop = 0;
      more.hidden = sentences.scrollHeight <= sentences.clientHeight;
    });
  }

  // Gives the headline the same height at all steps, so that the picture does not move; on phones, only
  // the step of the headline has another height. Scrolls to the button of the current case: the one before it
  // stays in view, or three rows.
  function reserveHeight() {
    const item = find(".cases [aria-current]")?.parentElement;
    if (item) caseBar.scrollTo(item.offsetLeft - 32, item.offsetTop - 3 * item.offsetHeight - 16);
    picture.style.minHeight = headlinePart.style.minHeight = "";
    paintText(data.headline?.step ?? 0);
    headlinePart.style.minHeight = `${headlinePart.offsetHeight}px`;
  }

  function go(newStep) {
    stepIndex = Math.max(0, Math.min(Number(newStep) || 0, lastStep()));
    paintText(stepIndex);
    const [number, count] = [stepIndex + 1, data.steps.length];
    find("output").textContent = `${number}/${count}`;
    find(".print-only").textContent = `${document.title}, ${cases[caseIndex].title}, step ${number} of ${count}`;
    controls.querySelectorAll("button").forEach((button, index) =>
      (button.ariaDisabled = String(number === (index < 2 ? 1 : count))));
    paintPicture();
    paintList(true);
    onMove(caseIndex, stepIndex);
  }

  // Measures the space for the picture and the list. Returns true if it has changed.
  function measure() {
    const { padding, maxHeight } = getComputedStyle(picture);
    // On a small screen, the style sheet limits the height.
    const height = (parseFloat(maxHeight) || picture.clientHeight) - 2 * parseFloat(padding);
    const measured = { width: picture.clientWidth - 2 * parseFloat(padding), height,
      listHeight: scroller.clientHeight || 560, rowHeight: parseFloat(getComputedStyle(list).lineHeight) };
    const isChanged = Object.keys(measured).some((key) => measured[key] !== space[key]);
    space = measured;
    return isChanged;
  }

  function paintPicture() {
    const { stage, steps, headline } = data;
    const { scene, title } = steps[stepIndex];
    picture.hidden = legend.hidden = scene === null;
    if (scene === null || (!scene.rows && Math.min(space.width, space.height) < 60)) return;
    const titles = `${title} ${headline?.step === stepIndex ? headline.why : ""}`;
    const isSubject = (label) => /\d$/.test(label) && new RegExp(`\\b${label}\\b`, "i").test(titles);
    picture.replaceChildren(scene.rows ? drawRows(scene.rows, isSubject)
      : scene.grid ? drawGrid(stage.grid, scene.grid, space) : drawBracket(stage.bracket, scene.bracket, space));
    // The height of rows only grows, so that the parts below do not jump.
    if (scene.rows) picture.style.minHeight = `${picture.offsetHeight}px`;
    const entries = LEGEND.filter(([selector]) => picture.querySelector(selector));
    legend.replaceChildren(...entries.map(([, className, text]) => html("span", {}, html("i", { className }), text)));
  }

  // Draws the rows of the list in view, and some around them. If `follows`, scrolls to the step first.
  function paintList(follows) {
    const [{ steps, headline }, { rowHeight, listHeight }] = [data, space];
    const top = stepIndex * rowHeight;
    list.style.height = `${steps.length * rowHeight}px`;
    const isInView = top >= listTop && top + rowHeight <= listTop + listHeight;
    if (follows && !isInView) scroller.scrollTop = listTop = Math.max(0, top - listHeight / 2);
    const from = Math.max(0, Math.floor(listTop / rowHeight) - 10);
    list.style.paddingTop = `${from * rowHeight}px`;
    const isFocused = list.contains(document.activeElement);
    const drawn = steps.slice(from, from + Math.ceil(listHeight / rowHeight) + 20);
    list.replaceChildren(...drawn.map(({ number, lines, title }, offset) => {
      const index = from + offset;
      const isCurrent = index === stepIndex;
      const attributes = { title, tabIndex: isCurrent ? 0 : -1, ariaCurrent: isCurrent ? "step" : null };
      const turn = html("span", { className: "number" }, number === steps[index - 1]?.number ? "" : number);
      const events = lines.map((line, event) => html("code", {}, event > 0 ? " · " : "", shorten(line)));
      const row = button(index, attributes, turn, ...(events[0] ? events : [html("em", {}, title)]));
      const isWrong = index === headline?.step;
      if (isWrong) row.append(html("b", { title: "Expected here" }, "✗"));
      // Rows far from the current one are not printed.
      const className = `${isWrong ? "wrong" : ""} ${Math.abs(index - stepIndex) > 5 ? "far" : ""}`;
      return html("li", { className, ariaPosInSet: index + 1, ariaSetSize: steps.length }, row);
    }));
    if (isFocused) find("ol [aria-current]")?.focus({ preventScroll: true });
  }

  // The actions of keys, and of buttons with these values. Among the cases, arrow keys choose a case.
  const move = (by) => (caseBar.contains(document.activeElement) ? show(caseIndex + by) : go(stepIndex + by));
  const actions = {
    ArrowLeft: () => move(-1), ArrowRight: () => move(1), Home: () => go(0),
    End: () => go(lastStep()), "[": () => show(caseIndex - 1), "]": () => show(caseIndex + 1),
    n: () => ((data.headline?.step ?? stepIndex) === stepIndex ? find(".cases div button")?.click() : show(caseIndex)),
    async copy() {
      const text = data.steps.flatMap(({ lines }) => lines.map((line) => `step ${line}\n`)).join("");
      copyButton.textContent = await navigator.clipboard.writeText(text).then(() => "Copied", () => "Not allowed");
      setTimeout(() => (copyButton.textContent = "Copy as text"), 2000);
    },
    more: () => (find(".sentences").replaceWith(...[...find(".sentences").children].slice(1)), headlinePart.focus()),
  };
  document.addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, altKey, metaKey } = event;
    const isElsewhere = target.closest("input, textarea, select") ?? document.querySelector(":popover-open");
    if (!actions[key] || !data || ctrlKey || altKey || metaKey || isElsewhere) return;
    event.preventDefault();
    actions[key]();
  });
  // Other buttons have the index of a case or a step; those of the page have an action there, or no value.
  element.addEventListener("click", ({ target }) => {
    const value = target.closest("button:not([data-do])")?.value;
    if (value) (caseBar.contains(target) ? show : actions[value] ?? go)(value);
  });
  scroller.onscroll = () => ((listTop = scroller.scrollTop), data && paintList(false));
  const observer = new ResizeObserver(() => data && measure() && (reserveHeight(), go(stepIndex)));
  for (const part of [element, picture, scroller]) observer.observe(part);
  paintCase();
  return { show, replaceCases };
}
