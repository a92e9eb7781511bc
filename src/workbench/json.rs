//! JSON as the data of pages and of reports for programs.

/// A value that can be written as JSON.
pub trait Json {
    /// Writes it.
    fn write(&self, output: &mut Vec<u8>);

    /// Its text.
    fn text(&self) -> String {
        let mut output = Vec::new();
        self.write(&mut output);
        String::from_utf8_lossy(&output).into_owned()
    }
}

/// A value that is JSON already.
#[derive(Clone, Debug, Default)]
pub struct Raw(pub String);

impl Json for Raw {
    fn write(&self, output: &mut Vec<u8>) {
        let text = if self.0.is_empty() { "null" } else { &self.0 };
        output.extend_from_slice(text.as_bytes());
    }
}

/// An object with these fields.
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

/// Makes objects of structures: `json!(Card: name, mark)`.
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

/// Writes values as what `format` makes of them.
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
        // `<` might end the element around the JSON in a page.
        let is_plain = |byte: u8| matches!(byte, b' '..=b'~') && !b"\"\\<".contains(&byte);
        let mut rest = *self;
        output.push(b'"');
        loop {
            let plain = rest.bytes().take_while(|byte| is_plain(*byte)).count();
            output.extend_from_slice(&rest.as_bytes()[..plain]);
            let mut characters = rest[plain..].chars();
            match characters.next() {
                None => break,
                Some(sign @ ('"' | '\\')) => output.extend_from_slice(&[b'\\', sign as u8]),
                Some('\n') => output.extend_from_slice(b"\\n"),
                // What is not ASCII needs one or two units of UTF-16.
                Some(other) => {
                    for unit in other.encode_utf16(&mut [0; 2]) {
                        output.extend_from_slice(format!("\\u{unit:04x}").as_bytes());
                    }
                }
            }
            rest = characters.as_str();
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
