//! Characters that are invisible or control the terminal are not printable.
//! `tests/commands/unprintable.txt` shows that names and words with such characters are escaped.

use judge::runtime::message::{is_printable, printable};

/// A character is printable if the standard library prints it unescaped in debug output, except for
/// invisible letters and variation selectors. The reverse is not tested, because the list of the standard
/// library depends on its version of Unicode.
#[test]
fn invisible_characters_are_not_printable() {
    let invisible_letters =
        "\u{34f}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180b}\u{180c}\u{180d}\u{180f}\u{3164}\u{ffa0}";
    for character in '\0'..=char::MAX {
        let is_selector = matches!(character, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}');
        let word = format!("a{character}");
        let is_unescaped = word.escape_debug().eq(word.chars());
        let is_visible = is_unescaped || "\"'\\".contains(character);
        if is_visible && !is_selector && !invisible_letters.contains(character) {
            assert!(is_printable(character), "{character:?}");
        }
    }
    let unprintable =
        "\0\n\t\x1b\x7f\u{9b}\u{a0}\u{ad}\u{61c}\u{180e}\u{200b}\u{202e}\u{2028}\u{2066}\
                       \u{e000}\u{feff}\u{fff9}\u{1d173}\u{e0041}";
    for character in unprintable.chars() {
        assert!(!is_printable(character), "{character:?}");
    }
    assert_eq!(printable(b"a\xff\xc3\xa9\xc3"), "a\\xff\u{e9}\\xc3");
}
