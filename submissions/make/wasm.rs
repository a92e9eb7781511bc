//! Reading a WebAssembly module: as much of the format as the compiler uses here.

/// A function's type: how many bits its parameters have, 32 or 64, and its result if any.
#[derive(Clone, PartialEq, Eq)]
pub struct Type {
    pub parameters: Vec<Bits>,
    pub result: Option<Bits>,
}

/// The width of a whole number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Bits {
    Of32,
    Of64,
}

/// A function that has a body.
pub struct Function {
    pub kind: Type,
    /// What it has besides the parameters.
    pub locals: Vec<Bits>,
    /// Its instructions.
    pub code: Vec<u8>,
}

/// A module.
pub struct Module {
    pub types: Vec<Type>,
    /// The functions that it wants: their names and types. They have the lowest numbers.
    pub imports: Vec<(String, Type)>,
    pub functions: Vec<Function>,
    /// Pages of memory at the start.
    pub pages: u64,
    /// The values of the global variables at the start.
    pub globals: Vec<i64>,
    pub exports: Vec<(String, usize)>,
    /// The functions that are called by their place in a table, and that place.
    pub table: Vec<(usize, usize)>,
    /// What memory holds at the start, and where.
    pub data: Vec<(usize, Vec<u8>)>,
}

/// Reads bytes one after the other.
pub struct Reader<'a> {
    pub bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    pub fn byte(&mut self) -> u8 {
        let (byte, rest) = self.bytes.split_first().expect("the module is cut short");
        self.bytes = rest;
        *byte
    }

    pub fn take(&mut self, length: usize) -> &'a [u8] {
        let (taken, rest) = self.bytes.split_at(length);
        self.bytes = rest;
        taken
    }

    pub fn unsigned(&mut self) -> usize {
        let mut value = 0;
        let mut shift = 0;
        loop {
            let byte = self.byte();
            value |= usize::from(byte & 0x7F) << shift;
            shift += 7;
            if byte < 0x80 {
                return value;
            }
        }
    }

    pub fn signed(&mut self) -> i64 {
        let mut value = 0;
        let mut shift = 0;
        loop {
            let byte = self.byte();
            value |= i64::from(byte & 0x7F) << shift;
            shift += 7;
            if byte < 0x80 {
                let sign_is_known = shift < 64;
                let is_negative = sign_is_known && byte & 0x40 != 0;
                return if is_negative {
                    value | -1 << shift
                } else {
                    value
                };
            }
        }
    }

    fn name(&mut self) -> String {
        let length = self.unsigned();
        String::from_utf8_lossy(self.take(length)).into_owned()
    }

    pub fn bits(&mut self) -> Bits {
        match self.byte() {
            0x7F => Bits::Of32,
            0x7E => Bits::Of64,
            other => panic!("value type {other:#x}: only whole numbers are known"),
        }
    }

    fn list<T>(&mut self, mut item: impl FnMut(&mut Self) -> T) -> Vec<T> {
        let length = self.unsigned();
        (0..length).map(|_| item(self)).collect()
    }

    /// A constant as the start of a variable or of a part of memory.
    fn constant(&mut self) -> i64 {
        assert!(matches!(self.byte(), 0x41 | 0x42), "expected a constant");
        let value = self.signed();
        assert_eq!(self.byte(), 0x0B, "expected the end of a constant");
        value
    }
}

impl Module {
    /// Reads a module.
    pub fn read(bytes: &[u8]) -> Module {
        let mut module = Module {
            types: Vec::new(),
            imports: Vec::new(),
            functions: Vec::new(),
            pages: 0,
            globals: Vec::new(),
            exports: Vec::new(),
            table: Vec::new(),
            data: Vec::new(),
        };
        let mut kinds = Vec::new();
        let mut reader = Reader { bytes: &bytes[8..] };
        while !reader.bytes.is_empty() {
            let section = reader.byte();
            let length = reader.unsigned();
            let bytes = reader.take(length);
            module.read_section(section, &mut Reader { bytes }, &mut kinds);
        }
        module
    }

    fn read_section(&mut self, section: u8, reader: &mut Reader, kinds: &mut Vec<usize>) {
        match section {
            1 => self.types = reader.list(read_type),
            2 => {
                let types = &self.types;
                self.imports = reader.list(|reader| {
                    reader.name();
                    let name = reader.name();
                    assert_eq!(reader.byte(), 0, "{name}: only functions can be imported");
                    (name, types[reader.unsigned()].clone())
                });
            }
            3 => *kinds = reader.list(Reader::unsigned),
            5 => {
                self.pages = reader.list(|reader| {
                    reader.byte();
                    reader.unsigned() as u64
                })[0];
            }
            6 => {
                self.globals = reader.list(|reader| {
                    reader.bits();
                    reader.byte();
                    reader.constant()
                });
            }
            7 => {
                let exports =
                    reader.list(|reader| (reader.name(), reader.byte(), reader.unsigned()));
                let functions = exports.into_iter().filter(|(_, kind, _)| *kind == 0);
                self.exports = functions.map(|(name, _, index)| (name, index)).collect();
            }
            9 => {
                let parts = reader.list(|reader| {
                    assert_eq!(reader.unsigned(), 0, "only the usual table is known");
                    (reader.constant() as usize, reader.list(Reader::unsigned))
                });
                for (start, functions) in parts {
                    self.table.extend((start..).zip(functions));
                }
            }
            10 => {
                let types = &self.types;
                let mut kinds = kinds.iter();
                self.functions = reader.list(|reader| {
                    let length = reader.unsigned();
                    let mut body = Reader {
                        bytes: reader.take(length),
                    };
                    let locals = body.list(|body| (body.unsigned(), body.bits()));
                    let locals = locals.into_iter();
                    Function {
                        kind: types[*kinds.next().expect("a body has a type")].clone(),
                        locals: locals.flat_map(|(count, bits)| vec![bits; count]).collect(),
                        code: body.bytes.to_vec(),
                    }
                });
            }
            11 => {
                self.data = reader.list(|reader| {
                    assert_eq!(reader.unsigned(), 0, "only the usual memory is known");
                    let start = reader.constant() as usize;
                    let length = reader.unsigned();
                    (start, reader.take(length).to_vec())
                });
            }
            _ => {}
        }
    }
}

fn read_type(reader: &mut Reader) -> Type {
    assert_eq!(reader.byte(), 0x60, "expected the type of a function");
    Type {
        parameters: reader.list(Reader::bits),
        result: reader.list(Reader::bits).pop(),
    }
}
