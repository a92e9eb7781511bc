// Draws tournaments: as a bracket, an SVG image, or, if a bracket does not fit, as the list of the matches of
// the current round.

const canvas = document.createElement("canvas").getContext("2d");
canvas.font = "600 13px system-ui, sans-serif";
const widthOf = (text) => canvas.measureText(text).width;
const MAX_NAME = 110; // The maximum width of a name in a narrow bracket, in pixels.

// Returns the boxes of a tournament: one for each team, and one for the winner of each match. `from` has the
// boxes of the match's teams, and `to` is the box of the winner's next match. `place` counts from the top.
function treeOf({ teams, order, matches }) {
  const latestOf = [];
  order.forEach((team, place) => (latestOf[team] = { team, place, round: 0, match: -1, from: [] }));
  const winners = matches.map(({ round, winner, loser }, match) => {
    const from = [...new Set([latestOf[winner], latestOf[loser]])].sort((one, two) => one.place - two.place);
    const box = { team: winner, place: (from[0].place + from.at(-1).place) / 2, round, match, from };
    for (const source of from) source.to = box;
    return (latestOf[winner] = box);
  });
  return { winners, widestName: Math.max(...teams.map(widthOf)) };
}

// Returns a text, without its middle if it is wider than `space`.
function shortenTo(space, text) {
  let [shown, kept] = [text, text.length];
  while (kept > 2 && widthOf(shown) > space) {
    kept--;
    shown = `${text.slice(0, (kept + 1) >> 1)}…${text.slice(text.length - (kept >> 1))}`;
  }
  return shown;
}

// Draws a tournament in the available space.
function drawTournament(stage, scene, space) {
  const { widestName } = (stage.tree ??= treeOf(stage));
  const minWidth = Math.min(Math.max(widestName, 46), MAX_NAME) + 32;
  const isFitting = stage.teams.length * 20 + 24 <= space.height && (stage.rounds + 1) * minWidth <= space.width + 18;
  return (isFitting ? drawBracket : drawRound)(stage, scene, space);
}

// Draws the whole bracket.
function drawBracket(stage, { played, starting_round: startingRound, is_last_match_new: isNew }, space) {
  const { teams, rounds, tree: { winners } } = stage;
  const columnWidth = Math.min(220, (space.width + 18) / (rounds + 1));
  const lineHeight = Math.min(72, (space.height - 24) / teams.length);
  const [width, height] = [columnWidth - 18, Math.min(36, lineHeight - 3)];
  const image = svg("svg", sizeOf(columnWidth * (rounds + 1), lineHeight * teams.length + 24));
  const [x, focus] = [(round) => round * columnWidth + 2, isNew ? winners[played - 1] : undefined];
  let nextTop = 24;
  // Draws a box, after the boxes before it and the lines from them. Returns the height of its center.
  const draw = (box) => {
    const positions = box.from.length > 0 ? box.from.map(draw) : [(nextTop += lineHeight) - lineHeight / 2];
    const [y, boxClass] = [(positions[0] + positions.at(-1)) / 2, classOf(box, stage, played, focus)];
    const [left, bend] = [x(box.round), x(box.round) - 9];
    const lineFrom = ({ round }, index) => `M${x(round) + width} ${positions[index]}H${bend}V${y}H${left}`;
    const d = box.from.map(lineFrom).join("");
    image.prepend(svg("path", { d, class: `connector ${box === focus ? "current" : boxClass}` }));
    const rect = svg("rect", { x: left, y: y - height / 2, width, height, rx: 4 });
    const name = box.match < played ? shortenTo(width - 10, teams[box.team]) : "";
    image.append(svg("g", { class: `team ${boxClass}` }, rect, svg("text", { x: left + 6, y }, name)));
    return y;
  };
  draw(winners.at(-1));
  for (let round = 1; round <= rounds; round++) {
    const attributes = { x: x(round), y: 14, class: round === startingRound ? "starting" : "" };
    image.append(svg("text", attributes, shortenTo(width, `Round ${round}`)));
  }
  return image;
}

// Returns the class of a box: what has become of its team. `focus` is the box of the match of this step.
function classOf(box, { tree: { winners } }, played, focus) {
  if (box.match >= played) return "upcoming";
  if (focus && (box === focus || box.to === focus)) return "current";
  if (box === winners.at(-1)) return "champion";
  return box.to.match < played && box.to.team !== box.team ? "eliminated" : "";
}

// Draws the matches of the round that is played, as many as fit, around the current one.
function drawRound({ teams, matches }, { played, starting_round: startingRound, is_last_match_new: isNew }, space) {
  const focus = isNew || played === matches.length ? played - 1 : played;
  const { round } = matches[focus];
  const first = matches.findIndex((match) => match.round === round);
  const count = matches.filter((match) => match.round === round).length;
  const shown = Math.max(1, Math.min(count, Math.floor(space.height / 26) - 1));
  const from = first + Math.max(0, Math.min(focus - first - (shown >> 1), count - shown));
  const name = (team, className) => html("span", { className }, shortenTo((space.width - 100) / 2, teams[team]));
  const rows = matches.slice(from, from + shown).map(({ winner, loser }, offset) => {
    const [isPlayed, isCurrent] = [from + offset < played, isNew && from + offset === focus];
    const pair = [winner, loser].sort((one, two) => one - two);
    const words = winner === loser ? [name(winner), " has a wildcard"]
      : isPlayed ? [name(winner), " defeats ", name(loser, "eliminated")] : [name(pair[0]), " – ", name(pair[1])];
    return html("li", { className: `team ${isCurrent ? "current" : isPlayed ? "" : "upcoming"}` }, ...words);
  });
  const title = html("b", { className: startingRound ? "starting" : "" }, `Round ${round}`);
  const part = ` · ${from - first + 1} to ${from - first + shown} of ${count}`;
  return html("div", { className: "round" }, html("p", {}, title, shown < count ? part : ""), html("ul", {}, ...rows));
}
