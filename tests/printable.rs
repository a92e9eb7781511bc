//! Characters that are invisible or control the terminal are not printable.
//! `tests/commands/unprintable.txt` shows how these characters are escaped in names and words.

use judge::runtime::message::{is_printable, printable};

/// A character is printable if the debug output of the standard library does not escape it.
/// Exceptions are invisible letters and variation selectors. The converse is not tested, because an
/// escaped character may merely be too new for the Unicode tables. Instead, the test lists
/// characters that must be unprintable.
#[test]
fn invisible_characters_are_not_printable() {
    let invisible_letters =
        "\u{34f}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180b}\u{180c}\u{180d}\u{180f}\u{3164}\u{ffa0}";
    for character in '\0'..=char::MAX {
        let is_selector = matches!(character, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}');
        let is_invisible = is_selector || invisible_letters.contains(character);
        // Debug output escapes quotes and backslashes, although they are printable. It also escapes
        // a combining character at the start of a text, so a letter precedes the character.
        let text = format!("a{character}");
        let is_unescaped = text.escape_debug().eq(text.chars()) || "\"'\\".contains(character);
        if is_unescaped && !is_invisible {
            assert!(is_printable(character), "{character:?}");
        }
    }
    let unprintable_characters =
        "\0\n\t\x1b\x7f\u{9b}\u{a0}\u{ad}\u{61c}\u{180e}\u{200b}\u{202e}\u{2028}\u{2066}\
                       \u{e000}\u{feff}\u{fff9}\u{1d173}\u{e0041}";
    for character in unprintable_characters.chars() {
        assert!(!is_printable(character), "{character:?}");
    }
    assert_eq!(printable(b"a\xff\xc3\xa9\xc3"), "a\\xff\u{e9}\\xc3");
}
