//! Random damage to texts, for tests of messages about bad input and wrong output.

use judge::workbench::generator::Random;

/// The texts that [`damage`] inserts: words, numbers, whitespace and control characters.
const INSERTIONS: [&str; 18] = [
    "", " ", "\n", "\r\n", "\t", "\x0B", "\0", "\x1A", "\u{FEFF}", "\u{A0}", "\u{660}", "0", "00",
    "+5", "-1", "1_0", "1e1", "A",
];

/// Makes at most one random change to a text: removes, repeats, swaps or replaces a byte, a word or
/// a line; inserts one of [`INSERTIONS`], a number or a byte; or cuts off the rest of the text.
pub fn damage(text: &mut Vec<u8>, random: &mut Random) {
    let is_space = u8::is_ascii_whitespace;
    let mut parts: Vec<&[u8]> = match random.below(3) {
        0 => text.chunks(1).collect(),
        1 => text.chunk_by(|a, b| is_space(a) == is_space(b)).collect(),
        _ => text.split_inclusive(|byte| *byte == b'\n').collect(),
    };
    parts.push(b"");
    // Many rules are about the beginning and the end of a text, so changes are frequent there.
    let max_distance = parts.len().min(5);
    let index = match random.below(5) {
        0 => random.index(max_distance),
        1 => parts.len() - 1 - random.index(max_distance),
        _ => random.index(parts.len()),
    };
    let nearby_index = (index + 1 + random.index(8)).min(parts.len() - 1);
    let any_index = random.index(parts.len());
    let second_index = random.pick(&[nearby_index, any_index]);
    let digits = random.pick(&["", "2", "999999999"]).to_string();
    let number = digits.repeat(random.index(3)) + &random.below(60).to_string();
    let insertion = match random.below(4) {
        0 => number.as_bytes(),
        1 => &[random.below(256) as u8],
        _ => random.pick(&INSERTIONS).as_bytes(),
    };
    match random.below(8) {
        0 => drop(parts.remove(index)),
        1 => parts.insert(index, parts[index]),
        2 => parts.swap(index, second_index),
        3 => parts[index] = parts[second_index],
        4 => parts[index] = insertion,
        5 => parts.insert(index, insertion),
        6 => parts.truncate(index),
        _ => {}
    }
    *text = parts.concat();
}
