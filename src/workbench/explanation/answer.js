// The table of the answer and the output.

// The maximum number of lines that are shown, and of those before the first wrong one. Lines of which the longer one has
// more words and spaces than a minimum, and fewer than a maximum, are lists.
const [MAX_LINES, MAX_LINES_BEFORE, MIN_LIST, MAX_LIST] = [200, 20, 12, 200];

// Returns the words and spaces of a line. Those that differ from the opposite line, counted from its beginning and from
// its end, are put into elements with this name. In a list, such as a hand, those that the opposite line has elsewhere
// do not differ, unless only the order does. Spaces that are not between two words become dots.
function markDifferences(name, line, opposite) {
  const [words, others] = [line, opposite].map((text) => text.split(/( +)/));
  const isAt = (word, index, from, to) => word === to[index] || word === to.at(index - from.length);
  const length = Math.max(words.length, others.length);
  const isList = length > MIN_LIST && length < MAX_LIST;
  const rest = (from, to) => from.filter((word, index) => isList && !isAt(word, index, from, to));
  const [mine, theirs] = [rest(words, others), rest(others, words)];
  const isMoved = mine.toSorted().join() === theirs.toSorted().join();
  const isElsewhere = (word) => !isMoved && theirs.includes(word) && theirs.splice(theirs.indexOf(word), 1);
  return words.map((word, index) => {
    const isSame = word === "" || isAt(word, index, words, others) || isElsewhere(word);
    if (isSame || (word === " " && words[index - 1] && words[index + 1])) return escaped(word);
    return html(name, { className: word.trim() === "" ? "space" : "" }, escaped(word).replaceAll(" ", "·"));
  });
}

// Returns the rows of the table. A right line is shown once. For a wrong one, the line of the answer is above
// the line of the output.
function answerRows({ answer, output }) {
  const answerLines = () => answer.replace(/\n$/, "").split("\n").map((line) => ({ mark: "right", answer: line }));
  const lines = output?.rows ?? answerLines();
  const firstShown = Math.max(0, (output?.first_wrong ?? 0) - MAX_LINES_BEFORE);
  const hidden = Math.max(0, lines.length - firstShown - MAX_LINES) + (output?.rows_left_out ?? 0);
  const row = (label, ...parts) => html("tr", {}, label ? html("th", {}, label) : html("td"), html("td", {}, ...parts));
  const note = (count, text) => (count > 0 ? [row("", html("em", {}, `${count} ${text}`))] : []);
  const rowsOf = ({ mark, answer, output: printed }, index, shown) => {
    if (mark === "right") return [row("", escaped(answer ?? printed))];
    // Of the lines of an answer that were not compared, only the first has a label.
    const isFirst = shown[index - 1]?.mark !== mark || shown[index - 1].answer === null;
    if (mark === "unread") return [row(answer !== null && isFirst && "a right one", escaped(answer ?? printed))];
    if (answer === null) return [row("yours", html("del", {}, escaped(printed) || "(an empty line)"))];
    const yours = printed === null ? [html("del", {}, "no line")] : markDifferences("del", printed, answer);
    return [row("right", ...markDifferences("mark", answer, printed ?? "")), row("yours", ...yours)];
  };
  const rows = lines.slice(firstShown, firstShown + MAX_LINES).flatMap(rowsOf);
  return [...note(firstShown, "lines before these"), ...rows, ...note(hidden, "more lines")];
}
