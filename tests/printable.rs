//! Characters that are invisible or control the terminal are not printable.
//! `tests/commands/unprintable.txt` shows how these characters are escaped in names and words.

use judge::runtime::message::{is_printable, printable};

/// The examples have control, format, filler and private-use characters, variation selectors, marks
/// that combine with the character before them, and spaces.
#[test]
fn invisible_characters_are_not_printable() {
    let unprintable_characters =
        "\0\n\t\x1b\x7f\u{9b}\u{a0}\u{ad}\u{300}\u{34f}\u{489}\u{600}\u{61c}\u{6dd}\u{70f}\u{8e2}\u{115f}\
         \u{1160}\u{1680}\u{17b4}\u{180b}\u{180e}\u{200b}\u{202e}\u{2028}\u{2066}\u{20dd}\u{3000}\u{3099}\
         \u{3164}\u{e000}\u{fe0f}\u{feff}\u{ffa0}\u{fff9}\u{110bd}\u{1d173}\u{e0041}\u{e0100}\u{10ffff}";
    for character in unprintable_characters.chars() {
        assert!(!is_printable(character), "{character:?}");
    }
    for character in " ~\"'\\\u{e9}\u{3bb}\u{4e2d}\u{1f600}".chars() {
        assert!(is_printable(character), "{character:?}");
    }
    assert_eq!(printable(b"a\xff\xc3\xa9\xc3"), "a\\xff\u{e9}\\xc3");
}
