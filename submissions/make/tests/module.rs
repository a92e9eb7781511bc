//! Reading modules.

use crate::module::Module;
use wasmparser::Operator::*;
use wasmparser::ValType::{I32, I64};

const START: &[u8] = b"\0asm\x01\0\0\0";

/// The sections of a module: their numbers and contents.
fn binary(sections: &[(u8, &[u8])]) -> Vec<u8> {
    let mut bytes = START.to_vec();
    for (number, content) in sections {
        bytes.extend([*number, content.len() as u8]);
        bytes.extend(*content);
    }
    bytes
}

#[test]
fn every_section_is_read() {
    let bytes = binary(&[
        // Types: (i32, i64) -> i32; () -> ().
        (1, b"\x02\x60\x02\x7f\x7e\x01\x7f\x60\0\0"),
        // Import "Read" from "env", a function of type 0.
        (2, b"\x01\x03env\x04Read\0\0"),
        // Two functions, of types 1 and 0.
        (3, b"\x02\x01\0"),
        // A table of at least 3 functions.
        (4, b"\x01\x70\0\x03"),
        // A memory of at least 17 pages.
        (5, b"\x01\0\x11"),
        // A variable i32 that is 1000 and another i64 that is -2.
        (6, b"\x02\x7f\x01\x41\xe8\x07\x0b\x7e\x01\x42\x7e\x0b"),
        // Export the memory, and function 1 as "run".
        (7, b"\x02\x06memory\x02\0\x03run\0\x01"),
        // The table from index 1 on: functions 2, 0.
        (9, b"\x01\0\x41\x01\x0b\x02\x02\0"),
        // Function 1: no locals, nop; function 2: an i32 and two i64, local.get 1, i32.wrap_i64.
        (
            10,
            b"\x02\x03\0\x01\x0b\x09\x02\x01\x7f\x02\x7e\x20\x01\xa7\x0b",
        ),
        // Memory from address 1024 on.
        (11, b"\x01\0\x41\x80\x08\x0b\x03abc"),
        // A custom section, which is passed over.
        (0, b"\x04name"),
    ]);
    let module = Module::read(&bytes).unwrap();
    assert_eq!(module.types[0].params(), [I32, I64]);
    assert_eq!(module.types[0].results(), [I32]);
    assert_eq!(module.imports, [("Read", module.types[0].clone())]);
    assert_eq!(module.pages, 17);
    assert_eq!(module.globals, [(I32, 1000), (I64, -2)]);
    assert_eq!(module.exports, [("run", 1)]);
    assert_eq!(module.table, [(1, 2), (2, 0)]);
    assert_eq!(module.data, [(1024, &b"abc"[..])]);
    let [run, wrap] = &module.functions[..] else {
        panic!("{} functions", module.functions.len());
    };
    assert_eq!(run.signature, module.types[1]);
    assert!(run.locals.is_empty());
    assert_eq!(run.code, [Nop, End]);
    assert_eq!(wrap.signature, module.types[0]);
    assert_eq!(wrap.locals, [I32, I64, I64]);
    assert_eq!(wrap.code, [LocalGet { local_index: 1 }, I32WrapI64, End]);
    assert_eq!(module.signature(0), &module.types[0]);
    assert_eq!(module.signature(1), &module.types[1]);
}

#[test]
#[should_panic(expected = "unsupported import of memory")]
fn an_imported_memory_is_unsupported() {
    let _ = Module::read(&binary(&[(2, b"\x01\x03env\x06memory\x02\0\x01")]));
}

#[test]
#[should_panic(expected = "unsupported initial value: F64Const")]
fn a_variable_that_is_a_float_is_unsupported() {
    let _ = Module::read(&binary(&[(6, b"\x01\x7c\0\x44\0\0\0\0\0\0\0\0\x0b")]));
}

#[test]
#[should_panic(expected = "unsupported start function")]
fn a_start_function_is_unsupported() {
    let _ = Module::read(&binary(&[(8, b"\0")]));
}
