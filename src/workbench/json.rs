//! JSON as the data of pages.

use alloc::format;
use alloc::vec::Vec;

/// Writes a string.
pub fn write_string(text: &str, output: &mut Vec<u8>) {
    output.push(b'"');
    for character in text.chars() {
        match character {
            '"' => output.extend_from_slice(b"\\\""),
            '\\' => output.extend_from_slice(b"\\\\"),
            // `<` might end what stands around JSON in a page.
            '\0'..' ' | '<' => {
                output.extend_from_slice(format!("\\u{:04x}", u32::from(character)).as_bytes());
            }
            ' '..='~' => output.push(character as u8),
            // What is not ASCII needs one or two units of UTF-16.
            other => {
                for unit in other.encode_utf16(&mut [0; 2]) {
                    output.extend_from_slice(format!("\\u{unit:04x}").as_bytes());
                }
            }
        }
    }
    output.push(b'"');
}

/// A list or an object that is being written: where a comma is due.
pub struct Items<'a> {
    /// Takes the items.
    pub output: &'a mut Vec<u8>,
    first: bool,
    end: u8,
}

impl<'a> Items<'a> {
    /// Begins a list.
    pub fn list(output: &'a mut Vec<u8>) -> Self {
        output.push(b'[');
        Items {
            output,
            first: true,
            end: b']',
        }
    }

    /// Begins an object.
    pub fn object(output: &'a mut Vec<u8>) -> Self {
        output.push(b'{');
        Items {
            output,
            first: true,
            end: b'}',
        }
    }

    /// Begins an item of a list; it is written to the output returned.
    pub fn item(&mut self) -> &mut Vec<u8> {
        if !core::mem::take(&mut self.first) {
            self.output.push(b',');
        }
        self.output
    }

    /// Begins a value of an object.
    pub fn key(&mut self, name: &str) -> &mut Vec<u8> {
        let output = self.item();
        write_string(name, output);
        output.push(b':');
        output
    }

    /// Adds numbers to a list.
    pub fn numbers<N: Into<u64>>(&mut self, numbers: impl IntoIterator<Item = N>) {
        for number in numbers {
            crate::runtime::number::write_number(self.item(), number.into());
        }
    }

    /// Adds a string to a list.
    pub fn string(&mut self, text: &str) {
        write_string(text, self.item());
    }

    /// Ends the list or object.
    pub fn end(self) {
        self.output.push(self.end);
    }
}
