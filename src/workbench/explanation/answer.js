// The table of the answer and the output.

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

// Returns the rows of the table. A right line is shown once. For a wrong one, the line of the answer is above
// the line of the output. `shorten` escapes a line, and shortens the names in it.
function answerRows({ answer, output }, shorten) {
  const answerLines = () => answer.replace(/\n$/, "").split("\n").map((line) => ({ mark: "right", answer: line }));
  const lines = output?.rows ?? answerLines();
  const firstShown = Math.max(0, (output?.first_wrong ?? 0) - MAX_LINES_BEFORE);
  const hidden = Math.max(0, lines.length - firstShown - MAX_LINES) + (output?.rows_left_out ?? 0);
  const row = (label, ...parts) => html("tr", {}, label ? html("th", {}, label) : html("td"), html("td", {}, ...parts));
  const note = (count, text) => (count > 0 ? [row("", html("em", {}, `${count} ${text}`))] : []);
  const rowsOf = ({ mark, answer, output: printed }, index, shown) => {
    if (mark === "right") return [row("", shorten(answer ?? printed))];
    // Of several lines that were not compared, only the first has a label.
    const isFirst = shown[index - 1]?.mark !== mark;
    if (mark === "unread") return [row(answer !== null && isFirst && "a right one", shorten(answer ?? printed))];
    if (answer === null) return [row("yours", html("del", {}, shorten(printed) || "(an empty line)"))];
    const yours = printed === null ? [html("del", {}, "no line")] : markDifferences("del", printed, answer, shorten);
    return [row("right", ...markDifferences("mark", answer, printed ?? "", shorten)), row("yours", ...yours)];
  };
  const rows = lines.slice(firstShown, firstShown + MAX_LINES).flatMap(rowsOf);
  return [...note(firstShown, "lines before these"), ...rows, ...note(hidden, "more lines")];
}
