//! Makes an SVG picture of terminals that stand side by side, from commands and what they print.
//!
//! `UPDATE=1 cargo test readme::` runs the commands and writes `docs/stress.svg`.
//! Every word has a place of its own, so columns stay aligned in any font. The terminals are dark
//! and have a border, which is readable on light and dark pages.

/// Columns of a terminal; longer lines are broken at a blank.
pub const COLUMNS: usize = 52;

const BOLD: &str = " class=\"bold\"";
const MARKED: &str = " class=\"marked\"";

/// The size of a character's cell, and the distance of terminals from each other and of their text
/// from the border, in pixels.
const CELL: (f32, f32) = (7.8, 17.0);
const GAP: f32 = 12.0;
const PADDING: f32 = 14.0;

const STYLE: &str = "rect { fill: #161b22; stroke: #484f58 } \
    text { fill: #d1d7e0; font: 13px ui-monospace, SFMono-Regular, Menlo, \
    Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace } \
    .bold { fill: #ffffff; font-weight: bold } .marked { fill: #56d364; font-weight: bold }";

/// A terminal: a command, and what it prints, with the escapes that make text bold or coloured.
pub type Terminal = (String, String);

/// The picture of `terminals`, described by `title`.
pub fn svg(title: &str, terminals: &[Terminal]) -> String {
    let texts: Vec<Vec<Line>> = terminals.iter().map(lines).collect();
    let rows = texts.iter().map(Vec::len).max().unwrap_or_default() as f32;
    let width = COLUMNS as f32 * CELL.0 + 2.0 * PADDING;
    let height = rows * CELL.1 + 2.0 * PADDING;
    let whole = (texts.len() as f32 * (width + GAP) - GAP + 2.0, height + 2.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" \
         viewBox=\"0 0 {0} {1}\">\n<title>{title}</title>\n<style>{STYLE}</style>\n",
        whole.0, whole.1
    );
    for (number, lines) in texts.iter().enumerate() {
        let left = 1.0 + number as f32 * (width + GAP);
        let place = format!("x=\"{left}\" y=\"1\" width=\"{width}\" height=\"{height}\"");
        svg += &format!("<rect {place} rx=\"6\"/>\n");
        for (row, line) in lines.iter().enumerate() {
            let y = 1.0 + PADDING + CELL.1 * (row as f32 + 0.75);
            write_line(line, left + PADDING, y, &mut svg);
        }
    }
    svg + "</svg>\n"
}

/// A character, and the attribute that gives it its look.
type Seen = (char, &'static str);

type Line = Vec<Seen>;

/// The lines of a terminal.
fn lines((command, output): &Terminal) -> Vec<Line> {
    let text = format!("$ \x1b[0;1m{command}\x1b[0m\n{output}");
    let mut look = "";
    let mut lines = Vec::new();
    for text in text.lines() {
        let mut line = Line::new();
        let mut parts = text.split("\x1b[");
        line.extend(parts.next().unwrap_or_default().chars().map(|c| (c, look)));
        for part in parts {
            let (escape, rest) = part.split_once('m').expect("an escape for a look");
            look = match escape {
                "0" => "",
                "0;1" => BOLD,
                _ => MARKED,
            };
            line.extend(rest.chars().map(|c| (c, look)));
        }
        while line.len() > COLUMNS {
            let blank = line[..=COLUMNS].iter().rposition(|(c, _)| *c == ' ');
            let rest = line.split_off(blank.expect("a blank") + 1);
            lines.push(std::mem::replace(&mut line, rest));
        }
        lines.push(line);
    }
    lines
}

/// Writes the words of a line, each at its place. What is not ASCII may be wider or narrower than
/// other characters, so each such character has a place of its own.
fn write_line(line: &Line, left: f32, y: f32, svg: &mut String) {
    let cells: Vec<(usize, Seen)> = line.iter().copied().enumerate().collect();
    let is_one_word = |(_, (a, look)): &(usize, Seen), (_, (b, next)): &(usize, Seen)| {
        look == next && a.is_ascii_graphic() && b.is_ascii_graphic()
    };
    *svg += &format!("<text y=\"{y}\">");
    for word in cells.chunk_by(is_one_word) {
        let (column, (first, class)) = word[0];
        if first != ' ' {
            let text: String = word.iter().map(|(_, (c, _))| *c).collect();
            let text = text.replace('&', "&amp;").replace('<', "&lt;");
            let x = left + CELL.0 * column as f32;
            *svg += &format!("<tspan x=\"{x:.1}\"{class}>{text}</tspan>");
        }
    }
    *svg += "</text>\n";
}
