// Draws boards as SVG images: one, or two side by side.

// Returns the squares of a board with their pieces and marks: first those with a piece after the moves so
// far, then those with a mark, which are drawn above them.
function squaresOf(stage, board) {
  const squares = new Map();
  const put = (square) => squares.set(`${square.row} ${square.column}`, square);
  for (const [row, column] of stage.moves.slice(0, board.move_count)) {
    if (!squares.delete(`${row} ${column}`)) put({ row, column, piece: "Spot", mark: "None" });
  }
  stage.stones.forEach(({ colour, ...point }) => put({ ...point, piece: colour, mark: "None" }));
  const pieceAt = ({ row, column }) => squares.get(`${row} ${column}`)?.piece ?? "None";
  const marked = board.squares.map((square) => ({ piece: pieceAt(square), ...square }));
  return [...squares.values(), ...marked];
}

// Draws the boards of a scene in the available space.
function drawGrid(stage, { boards }, space) {
  const [{ title }, second] = boards;
  const draw = (size) => boards.map((board) => drawBoard(stage, board, size, second !== undefined));
  if (!second) return draw(Math.min(space.width, space.height))[0];
  const rotation = second.turns > 0 ? `↻ ${second.turns * 90}°` : "same";
  return drawPair([title, `${rotation} →`, second.title],
    draw(Math.min((space.width - 12) / 2, space.height - 44)));
}

function drawBoard(stage, board, available, isPair) {
  const { size } = stage;
  const margin = isPair && available < 280 ? 4 : 10 + 7 * String(size).length;
  const cell = Math.min((available - margin - 4) / size, 80);
  const length = cell * size;
  const image = svg("svg", { ...sizeOf(margin + length + 4, margin + length + 4), role: "img", class: "board" });
  const add = (name, attributes, ...children) => image.append(svg(name, attributes, ...children));
  const geometry = { add, size, margin, cell, length, isOnPoints: stage.on_points };
  geometry.centerOf = (number) => margin + (number - 0.5) * cell;
  if (margin > 4) drawNumbers(geometry);
  drawLines(geometry);
  const squares = squaresOf(stage, board);
  for (const square of squares) drawSquare(geometry, square);
  if (isPair) {
    // A line along the side that was the upper one before the rotation.
    const middle = margin + length / 2;
    const transform = `rotate(${board.turns * 90} ${middle} ${middle})`;
    add("path", { d: `M${margin} ${margin - 2}h${length}`, transform, class: "top-side" });
  }
  const pieces = squares.map(({ row, column, piece }) => (piece === "None" ? "" : `${piece} (${row}, ${column}) `));
  const label = [...new Set(pieces)].join("").slice(0, 2000).trim() || "an empty board";
  image.setAttribute("aria-label", isPair ? `${board.title}: ${label}` : label);
  return image;
}

// Numbers row and column 1, and those whose number is a multiple of an interval.
function drawNumbers({ add, size, margin, cell, centerOf }) {
  const interval = [1, 2, 5, 10, 20, 50].find((interval) => interval * cell >= 22) ?? size;
  for (let number = 1; number <= size; number++) {
    if (number > 1 && number % interval > 0) continue;
    add("text", { x: centerOf(number), y: margin - 5, "text-anchor": "middle" }, number);
    add("text", { x: margin - 5, y: centerOf(number) + 4, "text-anchor": "end" }, number);
  }
}

// Draws the lines. Pieces stand where lines cross (`isOnPoints`) or between lines. If squares are small, only
// every fifth line is drawn.
function drawLines({ add, size, margin, cell, length, isOnPoints, centerOf }) {
  add("rect", { x: margin, y: margin, width: length, height: length, class: isOnPoints ? "wood" : "squares" });
  const [start, end] = isOnPoints ? [centerOf(1), centerOf(size)] : [margin, margin + length];
  for (let line = 0; start + line * cell < end + 1; line++) {
    const position = start + line * cell;
    const [isHeavy, d] = [!isOnPoints && line % 5 === 0, `M${position} ${start}V${end}M${start} ${position}H${end}`];
    if (isHeavy || cell > 5) add("path", { d, class: isHeavy ? "heavy-line" : "line" });
  }
}

// Draws a piece and its mark. A spot that this step removes is drawn as an outline.
function drawSquare({ add, cell, isOnPoints, centerOf }, { row, column, piece, mark }) {
  const [cx, cy, r] = [centerOf(column), centerOf(row), Math.max(cell * (isOnPoints ? 0.4 : 0.42), 1.5)];
  if (piece !== "None" || !isOnPoints) add("circle", { cx, cy, r, class: `piece ${piece}` });
  if (mark === "None") return;
  // A ring fits into a square, so that rings beside each other or at the edge of the board are whole.
  const stroke = isOnPoints ? Math.min(cell * 0.14, 3) : 3;
  const width = isOnPoints ? Math.max(cell - stroke, 1) : Math.max(cell, 9);
  const shape = { x: cx - width / 2, y: cy - width / 2, width, height: width, rx: isOnPoints ? width / 2 : 2 };
  add("rect", { ...shape, "stroke-width": stroke, class: `mark ${mark}` });
}
