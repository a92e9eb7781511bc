//! A WebAssembly module: what the translation needs of it.

use wasmparser::{
    ConstExpr, Data, DataKind, Element, ElementItems, ElementKind, FuncType, FunctionBody,
    Operator, Parser, Payload, Result, TypeRef, ValType,
};

/// A module. Functions are numbered from 0, imported ones first.
#[derive(Default)]
pub struct Module<'a> {
    /// The types of functions, by index.
    pub types: Vec<FuncType>,
    /// The imported functions: name and type.
    pub imports: Vec<(&'a str, FuncType)>,
    /// The functions that have a body.
    pub functions: Vec<Function<'a>>,
    /// Pages of 65536 bytes that the memory has at the start.
    pub pages: u64,
    /// The global variables: type and value at the start.
    pub globals: Vec<(ValType, i64)>,
    /// The exported functions: name and number.
    pub exports: Vec<(&'a str, u32)>,
    /// The table for indirect calls: indices and the numbers of their functions.
    pub table: Vec<(usize, u32)>,
    /// What memory holds at the start: addresses and bytes.
    pub data: Vec<(usize, &'a [u8])>,
}

/// A function that has a body.
pub struct Function<'a> {
    pub signature: FuncType,
    /// The types of its local variables, without the parameters.
    pub locals: Vec<ValType>,
    pub code: Vec<Operator<'a>>,
}

impl<'a> Module<'a> {
    /// Reads a module. Panics on what rustc does not use for a solution.
    pub fn read(bytes: &'a [u8]) -> Result<Self> {
        let mut module = Module::default();
        let mut signatures = Vec::new().into_iter();
        for payload in Parser::new(0).parse_all(bytes) {
            match payload? {
                Payload::TypeSection(types) => {
                    module.types = types.into_iter_err_on_gc_types().collect::<Result<_>>()?;
                }
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        let import = import?;
                        let TypeRef::Func(index) = import.ty else {
                            panic!("unsupported import of {}: {:?}", import.name, import.ty);
                        };
                        let signature = module.types[index as usize].clone();
                        module.imports.push((import.name, signature));
                    }
                }
                Payload::FunctionSection(indices) => {
                    let indices: Vec<u32> = indices.into_iter().collect::<Result<_>>()?;
                    signatures = indices.into_iter();
                }
                Payload::MemorySection(memories) => {
                    for memory in memories {
                        module.pages = memory?.initial;
                    }
                }
                Payload::GlobalSection(globals) => {
                    for global in globals {
                        let global = global?;
                        let start = constant(&global.init_expr)?;
                        module.globals.push((global.ty.content_type, start));
                    }
                }
                Payload::ExportSection(exports) => {
                    for export in exports {
                        let export = export?;
                        if export.kind == wasmparser::ExternalKind::Func {
                            module.exports.push((export.name, export.index));
                        }
                    }
                }
                Payload::ElementSection(elements) => {
                    for element in elements {
                        module.table.extend(table_entries(element?)?);
                    }
                }
                Payload::CodeSectionEntry(body) => {
                    let index = signatures.next().expect("each body has a type");
                    let signature = module.types[index as usize].clone();
                    module.functions.push(function(signature, &body)?);
                }
                Payload::DataSection(data) => {
                    for data in data {
                        module.data.push(initial_bytes(data?)?);
                    }
                }
                Payload::StartSection { .. } => panic!("unsupported start function"),
                _ => {}
            }
        }
        Ok(module)
    }

    /// The type of function `number`.
    pub fn signature(&self, number: u32) -> &FuncType {
        let number = number as usize;
        match self.imports.get(number) {
            Some((_, signature)) => signature,
            None => &self.functions[number - self.imports.len()].signature,
        }
    }
}

fn function<'a>(signature: FuncType, body: &FunctionBody<'a>) -> Result<Function<'a>> {
    let mut locals = Vec::new();
    for group in body.get_locals_reader()? {
        let (count, kind) = group?;
        locals.extend(vec![kind; count as usize]);
    }
    let code = body.get_operators_reader()?;
    Ok(Function {
        signature,
        locals,
        code: code.into_iter().collect::<Result<_>>()?,
    })
}

fn table_entries(element: Element) -> Result<Vec<(usize, u32)>> {
    let ElementKind::Active {
        table_index: None | Some(0),
        offset_expr,
    } = element.kind
    else {
        panic!("unsupported element segment: not for table 0");
    };
    let ElementItems::Functions(functions) = element.items else {
        panic!("unsupported element segment: expressions");
    };
    let start = constant(&offset_expr)? as usize;
    let functions: Vec<u32> = functions.into_iter().collect::<Result<_>>()?;
    Ok((start..).zip(functions).collect())
}

fn initial_bytes<'a>(data: Data<'a>) -> Result<(usize, &'a [u8])> {
    match data.kind {
        DataKind::Active {
            memory_index: 0,
            offset_expr,
        } => Ok((constant(&offset_expr)? as usize, data.data)),
        _ => panic!("unsupported data segment: not for memory 0"),
    }
}

/// The value of an expression that is a constant.
fn constant(expression: &ConstExpr) -> Result<i64> {
    match expression.get_operators_reader().read()? {
        Operator::I32Const { value } => Ok(i64::from(value)),
        Operator::I64Const { value } => Ok(value),
        other => panic!("unsupported initial value: {other:?}"),
    }
}
