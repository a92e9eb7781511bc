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

// The rows of a table with the right answer to a case and, if there is one, the answer that was
// given, whose line `wrong` has the message. What agrees is there once; where lines differ, the right
// one is above. Where other answers are right, too, each stands by itself.
function answerRows({ expected, found, wrong, message, hasOne }) {
  const rows = [];
  const row = (label, ...parts) => rows.push(html("tr", {}, html(label ? "th" : "td", {}, label), html("td", {}, ...parts)));
  const say = (text) => text && row("", html("em", {}, text));
  const [from, length] = [Math.max(0, (wrong ?? 0) - 20), Math.max(expected.length, found?.length ?? 0)];
  const part = (lines) => lines.slice(from, from + SHOWN_LINES);
  if (from > 0) say(`${from} lines before these`);
  if (hasOne && found) {
    for (let at = from; at < Math.min(length, from + SHOWN_LINES); at++) {
      const [right, yours] = [expected[at], found[at]];
      const parts = (look, line, other = "") => (line === undefined ? [html("em", {}, "no line")] : differing(look, line, other));
      if (right === yours) row("", visible(right));
      else {
        row("right", ...parts("mark", right, yours));
        row("yours", ...parts("del", yours, right));
      }
      if (at === wrong) say(message);
    }
  } else {
    part(found ?? []).forEach((line, index) => {
      row(index > 0 ? "" : "yours", from + index === wrong ? html("del", {}, visible(line)) : visible(line));
      if (from + index === wrong) say(message);
    });
    if (wrong >= found?.length) say(message);
    if (!found || wrong !== undefined) {
      part(expected).forEach((line, index) => row(found && index === 0 ? "a right one" : "", visible(line)));
    }
  }
  if (length > from + SHOWN_LINES) say(`${length - from - SHOWN_LINES} more lines`);
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
