//! Tests of the translation: functions written by hand, as C and executed.

mod execution;
mod files;
mod module;
mod text;

use crate::module::{Function, Module};
use wasmparser::Operator::{self, *};
use wasmparser::ValType::{self, I32, I64};
use wasmparser::{BinaryReader, BlockType, FuncType, MemArg, MemArgTarget, OperatorsReader};

/// The operator with a name; a table, not a formatted `match`.
macro_rules! operator {
    ($name:ident: $($known:literal => $operator:expr,)*) => {
        match $name {
            $($known => $operator,)*
            _ => panic!("{:?} is not in the list", $name),
        }
    };
}

/// Instructions by their names in WebAssembly's text format. `block.i32` and `if.i32` have a
/// result, loads and stores an offset, `br_table` the number of its labels before these and the
/// default.
fn code(text: &str) -> Vec<Operator<'static>> {
    let mut words = text.split_whitespace();
    let mut code = Vec::new();
    while let Some(name) = words.next() {
        let mut n = || words.next().unwrap().parse::<i64>().unwrap();
        let [nothing, word] = [BlockType::Empty, BlockType::Type(I32)];
        code.push(operator! { name:
            "nop" => Nop, "unreachable" => Unreachable, "else" => Else, "end" => End,
            "block" => Block { blockty: nothing }, "block.i32" => Block { blockty: word },
            "if" => If { blockty: nothing }, "if.i32" => If { blockty: word },
            "loop" => Loop { blockty: nothing }, "return" => Return,
            "br" => Br { relative_depth: n() as u32 },
            "br_if" => BrIf { relative_depth: n() as u32 },
            "br_table" => br_table((0..=n()).map(|_| n() as u8).collect()),
            "call" => Call { function_index: n() as u32 },
            "call_indirect" => CallIndirect { type_index: n() as u32, table_index: 0 },
            "drop" => Drop, "select" => Select,
            "local.get" => LocalGet { local_index: n() as u32 },
            "local.set" => LocalSet { local_index: n() as u32 },
            "local.tee" => LocalTee { local_index: n() as u32 },
            "global.get" => GlobalGet { global_index: n() as u32 },
            "global.set" => GlobalSet { global_index: n() as u32 },
            "i32.load" => I32Load { memarg: at(n()) }, "i64.load" => I64Load { memarg: at(n()) },
            "i32.store" => I32Store { memarg: at(n()) }, "i64.store" => I64Store { memarg: at(n()) },
            "memory.size" => MemorySize { mem: 0 }, "memory.grow" => MemoryGrow { mem: 0 },
            "i32.const" => I32Const { value: n() as i32 }, "i64.const" => I64Const { value: n() },
            "i32.eqz" => I32Eqz, "i32.eq" => I32Eq, "i32.lt_u" => I32LtU, "i32.lt_s" => I32LtS,
            "i32.add" => I32Add, "i32.sub" => I32Sub, "i32.mul" => I32Mul, "i32.rem_u" => I32RemU,
            "i32.and" => I32And, "i32.or" => I32Or, "i32.shl" => I32Shl, "i32.popcnt" => I32Popcnt,
            "i64.add" => I64Add, "i64.extend_i32_u" => I64ExtendI32U,
        });
    }
    code
}

/// A branch by a table, whose last label is the default.
fn br_table(labels: Vec<u8>) -> Operator<'static> {
    let bytes = [&[0x0E, labels.len() as u8 - 1], &labels[..]].concat();
    let reader = BinaryReader::new(bytes.leak(), 0);
    OperatorsReader::new(reader).read().unwrap()
}

/// The address of a load or store: the operand plus `offset`.
fn at(offset: i64) -> MemArg {
    MemArg {
        align: 0,
        max_align: 0,
        offset: offset as u64,
        target: MemArgTarget::Memory(0),
        ordering: None,
    }
}

/// A function that has two local variables of each type after its parameters.
fn function(
    parameters: &[ValType],
    result: Option<ValType>,
    code: &[Operator<'static>],
) -> Function<'static> {
    Function {
        signature: FuncType::new(parameters.to_vec(), result),
        locals: vec![I32, I32, I64, I64],
        code: [code, &[End]].concat(),
    }
}

/// A module with those functions, of which the last is `run`.
fn module<'a>(imports: Vec<(&'a str, FuncType)>, functions: Vec<Function<'a>>) -> Module<'a> {
    let run = imports.len() + functions.len() - 1;
    Module {
        imports,
        functions,
        pages: 1,
        exports: vec![("run", run as u32)],
        ..Module::default()
    }
}
