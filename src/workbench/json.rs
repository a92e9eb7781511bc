//! A writer of JSON, the format of pages and of `--json` reports.

use std::io::Write;

/// A value that can be written as JSON.
pub trait Json {
    /// Appends the value to `output`.
    fn write(&self, output: &mut Vec<u8>);

    /// Returns the value as text.
    fn text(&self) -> String {
        let mut output = Vec::new();
        self.write(&mut output);
        String::from_utf8_lossy(&output).into_owned()
    }
}

/// Text that is already JSON.
pub struct Raw(pub String);

impl Json for Raw {
    fn write(&self, output: &mut Vec<u8>) {
        output.extend_from_slice(self.0.as_bytes());
    }
}

/// A JSON object: a list of names and their values. The list must not be empty.
pub struct Object<'a>(pub &'a [(&'a str, &'a dyn Json)]);

impl Json for Object<'_> {
    fn write(&self, output: &mut Vec<u8>) {
        for (index, (name, value)) in self.0.iter().enumerate() {
            output.push(if index == 0 { b'{' } else { b',' });
            name.write(output);
            output.push(b':');
            value.write(output);
        }
        output.push(b'}');
    }
}

/// Implements [`Json`] for a struct as an object with the listed fields:
/// `json!(Square: row, column, mark)`.
macro_rules! json {
    ($type:ty: $($field:ident),+) => {
        impl $crate::workbench::json::Json for $type {
            fn write(&self, output: &mut Vec<u8>) {
                let fields: &[(&str, &dyn $crate::workbench::json::Json)] =
                    &[$((stringify!($field), &self.$field)),+];
                $crate::workbench::json::Object(fields).write(output);
            }
        }
    };
}
pub(crate) use json;

/// Implements [`Json`] for types that a format string turns into JSON: `json_as!("{}": u32)`.
macro_rules! json_as {
    ($format:literal: $($type:ty),+) => {
        $(impl $crate::workbench::json::Json for $type {
            fn write(&self, output: &mut Vec<u8>) {
                let _ = std::io::Write::write_fmt(output, format_args!($format, self));
            }
        })+
    };
}
pub(crate) use json_as;

json_as!("{}": bool, u8, u32, u64, usize);

impl Json for &str {
    fn write(&self, output: &mut Vec<u8>) {
        output.push(b'"');
        for character in self.chars() {
            match character {
                '"' | '\\' => output.extend_from_slice(&[b'\\', character as u8]),
                '\n' => output.extend_from_slice(b"\\n"),
                // In a page, `<` could end the element that contains the JSON.
                ' '..='~' if character != '<' => output.push(character as u8),
                _ => {
                    for unit in character.encode_utf16(&mut [0; 2]) {
                        let _ = write!(output, "\\u{unit:04x}");
                    }
                }
            }
        }
        output.push(b'"');
    }
}

impl Json for String {
    fn write(&self, output: &mut Vec<u8>) {
        (&self[..]).write(output);
    }
}

impl<T: Json> Json for Option<T> {
    fn write(&self, output: &mut Vec<u8>) {
        match self {
            Some(value) => value.write(output),
            None => output.extend_from_slice(b"null"),
        }
    }
}

impl<T: Json> Json for Vec<T> {
    fn write(&self, output: &mut Vec<u8>) {
        (&self[..]).write(output);
    }
}

impl<T: Json> Json for &[T] {
    fn write(&self, output: &mut Vec<u8>) {
        output.push(b'[');
        for (index, item) in self.iter().enumerate() {
            if index > 0 {
                output.push(b',');
            }
            item.write(output);
        }
        output.push(b']');
    }
}
