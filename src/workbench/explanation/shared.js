// What `judge.html` and the pages of explanations share: elements, Markdown, and two answers compared.
"use strict";

const SHOWN_LINES = 200; // More lines of a case's answer are not shown.

function html(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  Object.assign(element, attributes);
  for (const child of children) element.append(child);
  return element;
}

// Characters that are not seen, or that change how others are shown.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u3164\ufe00-\ufe0f\uffa0]|[^\P{Zs} ]/gu;

// A line of an output; what is not seen is escaped.
function visible(line) {
  return line.replace(INVISIBLE, (character) => `\\u{${character.codePointAt(0).toString(16)}}`);
}

// The parts of a line, in `look` those words that differ from another line: word by word where both
// have equally many, otherwise from the first to the last. Spaces not between words are dots.
function differing(look, line, other) {
  const [words, others] = [line, other].map((text) => text.split(/( +)/));
  const least = Math.min(words.length, others.length);
  let [begin, end] = [0, 0];
  while (begin < least && words[begin] === others[begin]) begin++;
  while (end < least - begin && words.at(-1 - end) === others.at(-1 - end)) end++;
  return words.map((word, at) => {
    const isSame = at < begin || at >= words.length - end || (words.length === others.length && word === others[at]);
    if (isSame || word === "") return visible(word);
    return html(look, {}, word === " " && words[at - 1] && words[at + 1] ? word : visible(word).replaceAll(" ", "·"));
  });
}

// The rows of a table with the lines of a case as a report has them: what agrees is there once; where
// lines differ, the right one is above. Line `wrong` of the output has the message.
function answerRows({ lines, isGiven, wrong, message }) {
  const rows = [];
  const row = (label, ...parts) => rows.push(html("tr", {}, html(label ? "th" : "td", {}, label), html("td", {}, ...parts)));
  const say = (text) => text && row("", html("em", {}, text));
  // The numbers of lines of the output that come before each line.
  let next = 0;
  const numbers = lines.map(({ mark, output }) => (output !== null || mark === "right" ? next++ : next));
  const at = Math.max(0, numbers.indexOf(wrong ?? 0));
  const from = Math.max(0, at - 20);
  if (from > 0) say(`${from} lines before these`);
  lines.slice(from, from + SHOWN_LINES).forEach(({ mark, answer, output }, index) => {
    const isLast = numbers[from + index] === wrong && (output !== null || numbers[from + index + 1] !== wrong);
    if (!isGiven) {
      if (answer !== null) row("", visible(answer));
    } else if (mark === "right") row("", visible(answer ?? output));
    else if (mark === "unread") row(answer === null ? "" : "a right one", visible(answer ?? output));
    else if (answer === null) row("yours", html("del", {}, visible(output)));
    else {
      row("right", ...differing("mark", answer, output ?? ""));
      row("yours", ...(output === null ? [html("em", {}, "no line")] : differing("del", output, answer)));
    }
    if (isLast && wrong !== undefined) say(message);
  });
  if (wrong >= next) say(message);
  if (lines.length > from + SHOWN_LINES) say(`${lines.length - from - SHOWN_LINES} more lines`);
  return rows;
}

// The Markdown that statements use: headings, paragraphs, lists, blocks of code, `code`, *emphasis*
// and addresses.
function rendered(markdown) {
  const blocks = [];
  const lines = markdown.split("\n");
  while (lines.length > 0) {
    const line = lines.shift();
    const heading = /^(#+) (.*)/.exec(line);
    if (line.startsWith("```")) {
      const end = lines.findIndex((other) => other.startsWith("```"));
      const code = lines.splice(0, end + 1).slice(0, -1);
      blocks.push(html("pre", { tabIndex: 0 }, code.join("\n")));
    } else if (heading) {
      blocks.push(html(`h${heading[1].length + 1}`, {}, heading[2]));
    } else if (line !== "") {
      const end = lines.findIndex((other) => other === "");
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
