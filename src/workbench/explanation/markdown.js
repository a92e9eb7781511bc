// Renders the Markdown of statements: headings, paragraphs, lists, blocks of code, `code`, *emphasis* and
// addresses.

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
