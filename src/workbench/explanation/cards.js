// Draws rows of cards and numbers as HTML: they can be selected and read aloud.

// The maximum number of cards shown of a pile, and the number of cards shown before the dots that replace
// the middle of a longer pile. Only the first two cards and the last three can be picked up.
const [MAX_PILE, PILE_START] = [11, 3];

// What the marks of cards and numbers mean, for those who do not see them.
const MEANINGS = { Strong: ["new", "chosen"], Weak: ["leaves", "now forbidden"] };

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
  const drawn = cardsToDraw(kind, cards).map((card) => drawCard(card, kind === "Numbers"));
  const content = drawn[0] ? html("ul", { ariaLabel: label }, ...drawn) : html("p", { className: "empty" }, textIfEmpty);
  return html("div", { className: `row ${kind} ${isSubject ? "highlighted" : ""}` }, head, content);
}

// Returns the cards to draw: equal cards of a hand as one with their number, and the ends of a long pile.
function cardsToDraw(kind, cards) {
  if (kind === "Numbers") return cards;
  if (kind === "Pile") {
    const hidden = cards.length - MAX_PILE;
    return hidden > 0 ? cards.toSpliced(PILE_START, hidden + 1, { name: "⋮", mark: "None" }) : cards;
  }
  // A card that is gone from a deck leaves it in this step.
  if (kind === "Deck") return cards.map(({ name, mark }) => ({ name, mark: mark === "Gone" ? "Weak" : mark }));
  const groups = [];
  for (const { name, mark } of cards) {
    const last = groups.at(-1);
    if (last?.name === name && last.mark === mark) last.count++;
    else groups.push({ name, mark, count: 1 });
  }
  return groups;
}

// Draws a card. A number that was forbidden before is not read aloud.
function drawCard({ name, mark, count = 1 }, isNumber) {
  const card = html("li", { className: `card ${mark}`, ariaHidden: mark === "Gone" ? "true" : null }, name);
  if (count > 1) card.append(html("small", {}, `×${count}`));
  const meaning = MEANINGS[mark]?.[Number(isNumber)];
  if (meaning) card.append(html("span", { className: "unseen" }, ` ${meaning}`));
  return card;
}
