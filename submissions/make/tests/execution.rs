//! Every group of instructions, compiled by the C compiler and executed.
//!
//! Each case is a function. All are in one program, which stores their results and writes them at
//! the end.

use super::{at, code, function, module};
use crate::module::{Function, Module};
use crate::program;
use std::fs::File;
use std::path::Path;
use std::process::Command;
use std::slice::from_ref;
use wasmparser::FuncType;
use wasmparser::Operator::{self, *};
use wasmparser::ValType::{self, I32, I64};

/// Where the results begin. Memory before that is free for the cases.
const RESULTS: u32 = 256;

/// The functions of the prelude that a module can import: parameters and result.
const IMPORTS: [(&str, usize, Option<ValType>); 5] = [
    ("Read", 3, Some(I32)),
    ("Write", 2, None),
    ("Copy", 3, None),
    ("Fill", 3, None),
    ("Compare", 3, Some(I32)),
];

/// The number of `Write`.
const WRITE: u32 = 1;

/// What the program reads.
const INPUT: &[u8] = b"input";

fn i(value: u32) -> Operator<'static> {
    let value = value as i32;
    I32Const { value }
}

fn l(value: u64) -> Operator<'static> {
    let value = value as i64;
    I64Const { value }
}

/// The type and the value of a constant.
fn word(constant: &Operator) -> (ValType, u64) {
    match constant {
        I32Const { value } => (I32, u64::from(*value as u32)),
        I64Const { value } => (I64, *value as u64),
        _ => panic!("{constant:?} is no constant"),
    }
}

#[derive(Default)]
struct Cases {
    functions: Vec<Function<'static>>,
    /// The functions that are in the table, from index 1 on.
    table: Vec<u32>,
    /// The body of `run`.
    run: Vec<Operator<'static>>,
    /// The name of each case and its result.
    expected: Vec<(String, u64)>,
}

impl Cases {
    /// Adds a function, unless there is the same already; returns its number.
    fn add(
        &mut self,
        parameters: &[ValType],
        result: Option<ValType>,
        code: &[Operator<'static>],
    ) -> u32 {
        let new = function(parameters, result, code);
        let is_same = |old: &Function| old.signature == new.signature && old.code == new.code;
        let index = self.functions.iter().position(is_same);
        let index = index.unwrap_or_else(|| {
            self.functions.push(new);
            self.functions.len() - 1
        });
        (IMPORTS.len() + index) as u32
    }

    /// Adds a case: with the constants `arguments` as parameters, `code` returns the constant
    /// `expected`.
    fn case(
        &mut self,
        name: &str,
        arguments: &[Operator<'static>],
        code: &[Operator<'static>],
        expected: &Operator,
    ) {
        let parameters: Vec<_> = arguments.iter().map(|argument| word(argument).0).collect();
        let (kind, value) = word(expected);
        let function_index = self.add(&parameters, Some(kind), code);
        self.run.push(i(RESULTS + 8 * self.expected.len() as u32));
        self.run.extend_from_slice(arguments);
        self.run.push(Call { function_index });
        if kind == I32 {
            self.run.push(I64ExtendI32U);
        }
        self.run.push(I64Store { memarg: at(0) });
        self.expected.push((format!("{name} {arguments:?}"), value));
    }

    /// Adds a case whose name says everything.
    fn text(&mut self, text: &str, arguments: &[u32], expected: u32) {
        let arguments: Vec<_> = arguments.iter().map(|argument| i(*argument)).collect();
        self.case(text, &arguments, &code(text), &i(expected));
    }

    /// Executes all cases in a program of that name, whose C is edited before.
    fn check(mut self, name: &str, edit: fn(String) -> String) {
        let expected = std::mem::take(&mut self.expected);
        let size = 8 * expected.len();
        let text = edit(program::translate(&self.module(size as u32), crate::MAIN));
        let output = execute(name, &text);
        assert_eq!(output.len(), size, "{name}");
        for (found, (case, expected)) in output.chunks(8).zip(expected) {
            let found = u64::from_le_bytes(found.try_into().unwrap());
            assert_eq!(found, expected, "{name}: {case}");
        }
    }

    /// The module, which writes so many bytes of results.
    fn module(mut self, size: u32) -> Module<'static> {
        assert!(RESULTS + size <= 1 << 16, "more results than a page holds");
        let mut run = std::mem::take(&mut self.run);
        run.extend([
            i(RESULTS),
            i(size),
            Call {
                function_index: WRITE,
            },
            i(0),
        ]);
        self.add(&[], Some(I32), &run);
        let import = |(name, words, result)| (name, FuncType::new(vec![I32; words], result));
        Module {
            types: vec![FuncType::new([I32], [I32])],
            globals: vec![(I32, 7), (I64, 1 << 40)],
            table: (1..).zip(self.table).collect(),
            ..module(IMPORTS.map(import).to_vec(), self.functions)
        }
    }
}

#[test]
fn instructions_give_their_results() {
    let mut cases = Cases::default();
    arithmetic(&mut cases);
    words(&mut cases);
    memory(&mut cases);
    branches(&mut cases);
    calls(&mut cases);
    order(&mut cases);
    cases.check("gnu", |text| text);
}

#[test]
fn bits_are_counted_without_what_only_some_compilers_have() {
    let mut cases = Cases::default();
    words(&mut cases);
    cases.check("plain", |text| text.replace("__GNUC__", "NO"));
}

/// What a program in C writes.
fn execute(name: &str, text: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/make");
    std::fs::create_dir_all(&folder).unwrap();
    let source = folder.join(format!("{name}.c"));
    let program = folder.join(name);
    std::fs::write(&source, text).unwrap();
    let mut compiler = Command::new("cc");
    let status = compiler
        .args(["-ansi", "-o"])
        .args([&program, &source])
        .status();
    assert!(
        status.unwrap().success(),
        "{} does not compile",
        source.display()
    );
    // A file, because a program that does not read would close a pipe before it is written to.
    let input = folder.join(format!("{name}.in"));
    std::fs::write(&input, INPUT).unwrap();
    let output = Command::new(&program)
        .stdin(File::open(&input).unwrap())
        .output()
        .unwrap();
    assert!(output.status.success(), "{name}: {}", output.status);
    output.stdout
}

/// The operands of an operator on words of 32 or 64 bits.
#[derive(Clone, Copy)]
struct Pair {
    left: u64,
    right: u64,
    bits: u32,
}

impl Pair {
    fn signed(self) -> (i64, i64) {
        let unused = 64 - self.bits;
        let sign_extend = |word: u64| (word << unused) as i64 >> unused;
        (sign_extend(self.left), sign_extend(self.right))
    }

    /// By how many bits the left operand is shifted.
    fn distance(self) -> u32 {
        self.right as u32 % self.bits
    }

    /// The quotient of signed words, if WebAssembly does not trap.
    fn quotient(self) -> Option<u64> {
        let (left, right) = self.signed();
        let overflows = right == -1 && left == i64::MIN >> (64 - self.bits);
        let quotient = left.checked_div(right).filter(|_| !overflows);
        quotient.map(|quotient| quotient as u64)
    }

    /// Rotated to the left.
    fn rotated(self, distance: u32) -> u64 {
        let distance = distance % self.bits;
        match distance {
            0 => self.left,
            _ => self.left << distance | self.left >> (self.bits - distance),
        }
    }
}

/// An operator on words of 32 and of 64 bits, and its result if WebAssembly does not trap.
type Binary = (
    Operator<'static>,
    Operator<'static>,
    fn(Pair) -> Option<u64>,
);

/// Those whose result has the type of the operands.
const ARITHMETIC: [Binary; 15] = [
    (I32Add, I64Add, |p| Some(p.left.wrapping_add(p.right))),
    (I32Sub, I64Sub, |p| Some(p.left.wrapping_sub(p.right))),
    (I32Mul, I64Mul, |p| Some(p.left.wrapping_mul(p.right))),
    (I32DivU, I64DivU, |p| p.left.checked_div(p.right)),
    (I32RemU, I64RemU, |p| p.left.checked_rem(p.right)),
    (I32DivS, I64DivS, |p| p.quotient()),
    (I32RemS, I64RemS, |p| {
        Some(p.left.wrapping_sub(p.quotient()?.wrapping_mul(p.right)))
    }),
    (I32And, I64And, |p| Some(p.left & p.right)),
    (I32Or, I64Or, |p| Some(p.left | p.right)),
    (I32Xor, I64Xor, |p| Some(p.left ^ p.right)),
    (I32Shl, I64Shl, |p| Some(p.left << p.distance())),
    (I32ShrU, I64ShrU, |p| Some(p.left >> p.distance())),
    (I32ShrS, I64ShrS, |p| {
        Some((p.signed().0 >> p.distance()) as u64)
    }),
    (I32Rotl, I64Rotl, |p| Some(p.rotated(p.distance()))),
    (I32Rotr, I64Rotr, |p| Some(p.rotated(p.bits - p.distance()))),
];

/// Those whose result is 0 or 1.
const COMPARISONS: [Binary; 10] = [
    (I32Eq, I64Eq, |p| Some((p.left == p.right).into())),
    (I32Ne, I64Ne, |p| Some((p.left != p.right).into())),
    (I32LtU, I64LtU, |p| Some((p.left < p.right).into())),
    (I32GtU, I64GtU, |p| Some((p.left > p.right).into())),
    (I32LeU, I64LeU, |p| Some((p.left <= p.right).into())),
    (I32GeU, I64GeU, |p| Some((p.left >= p.right).into())),
    (I32LtS, I64LtS, |p| {
        Some((p.signed().0 < p.signed().1).into())
    }),
    (I32GtS, I64GtS, |p| {
        Some((p.signed().0 > p.signed().1).into())
    }),
    (I32LeS, I64LeS, |p| {
        Some((p.signed().0 <= p.signed().1).into())
    }),
    (I32GeS, I64GeS, |p| {
        Some((p.signed().0 >= p.signed().1).into())
    }),
];

/// Operators on all pairs of some words, where each may be a constant.
fn arithmetic(cases: &mut Cases) {
    for (index, (operator32, operator64, result)) in
        ARITHMETIC.iter().chain(&COMPARISONS).enumerate()
    {
        let is_comparison = index >= ARITHMETIC.len();
        for (bits, operator) in [(32, operator32), (64, operator64)] {
            let constant = |value: u64| {
                if bits == 32 {
                    i(value as u32)
                } else {
                    l(value)
                }
            };
            let greatest = u64::MAX >> (64 - bits);
            let words = [0, 1, 33, greatest / 2 + 1, greatest];
            for (left, right) in words
                .iter()
                .flat_map(|left| words.map(|right| (*left, right)))
            {
                let Some(value) = result(Pair { left, right, bits }) else {
                    continue;
                };
                let expected = match is_comparison {
                    true => i(value as u32),
                    false => constant(value),
                };
                let arguments = [constant(left), constant(right)];
                let parameters = [0, 1].map(|local_index| LocalGet { local_index });
                let [first, second] = &parameters;
                for (left, right) in [
                    (first.clone(), second.clone()),
                    (constant(left), second.clone()),
                    (first.clone(), constant(right)),
                ] {
                    let code = [left, right, operator.clone()];
                    cases.case(&format!("{code:?}"), &arguments, &code, &expected);
                }
            }
        }
    }
}

/// Operators with one operand, and choices.
fn words(cases: &mut Cases) {
    for word in [0_u32, 1, 80, 0x8000_0000, 0x7FFF_FFFF, 0xFFFF_FFFF] {
        for (operator, expected) in [
            (I32Eqz, i(u32::from(word == 0))),
            (I32Clz, i(word.leading_zeros())),
            (I32Ctz, i(word.trailing_zeros())),
            (I32Popcnt, i(word.count_ones())),
            (I64ExtendI32U, l(word.into())),
            (I64ExtendI32S, l(word as i32 as u64)),
        ] {
            let code = [LocalGet { local_index: 0 }, operator];
            cases.case(&format!("{code:?}"), &[i(word)], &code, &expected);
        }
    }
    for word in [0_u64, 1, 80 << 32, 1 << 31, 1 << 63, u64::MAX] {
        for (operator, expected) in [
            (I64Eqz, i(u32::from(word == 0))),
            (I64Clz, l(word.leading_zeros().into())),
            (I64Ctz, l(word.trailing_zeros().into())),
            (I64Popcnt, l(word.count_ones().into())),
            (I32WrapI64, i(word as u32)),
        ] {
            let code = [LocalGet { local_index: 0 }, operator];
            cases.case(&format!("{code:?}"), &[l(word)], &code, &expected);
        }
    }
    for (word, is_zero) in [(0, 1), (5, 0)] {
        cases.text("local.get 0 i32.eqz i32.eqz", &[word], 1 - is_zero);
        cases.text(
            "local.get 0 i32.eqz i32.const 4 i32.mul",
            &[word],
            4 * is_zero,
        );
        let choice = "i32.const -1 i32.const 7 local.get 0 i32.const 3 i32.mul select";
        cases.text(choice, &[word], if word == 0 { 7 } else { u32::MAX });
    }
}

/// Loads, stores, and the size of memory.
fn memory(cases: &mut Cases) {
    let memarg = at(9);
    let start = [i(16), l(0x8182_8384_F5F6_F7F8), I64Store { memarg }];
    for (load, expected) in [
        (I32Load { memarg }, i(0xF5F6_F7F8)),
        (I32Load8S { memarg }, i(0xFFFF_FFF8)),
        (I32Load8U { memarg }, i(0xF8)),
        (I32Load16S { memarg }, i(0xFFFF_F7F8)),
        (I32Load16U { memarg }, i(0xF7F8)),
        (I64Load { memarg }, l(0x8182_8384_F5F6_F7F8)),
        (I64Load8S { memarg }, l(0xFFFF_FFFF_FFFF_FFF8)),
        (I64Load8U { memarg }, l(0xF8)),
        (I64Load16S { memarg }, l(0xFFFF_FFFF_FFFF_F7F8)),
        (I64Load16U { memarg }, l(0xF7F8)),
        (I64Load32S { memarg }, l(0xFFFF_FFFF_F5F6_F7F8)),
        (I64Load32U { memarg }, l(0xF5F6_F7F8)),
    ] {
        let name = format!("{load:?}");
        let code = [&start[..], &[i(16), load]].concat();
        cases.case(&name, &[], &code, &expected);
    }
    for (value, store, expected) in [
        (i(u32::MAX), I32Store { memarg }, 0x8182_8384_FFFF_FFFF),
        (i(0x1234), I32Store8 { memarg }, 0x8182_8384_F5F6_F734),
        (i(0x12_3456), I32Store16 { memarg }, 0x8182_8384_F5F6_3456),
        (l(1 << 40), I64Store { memarg }, 1 << 40),
        (l(u64::MAX), I64Store8 { memarg }, 0x8182_8384_F5F6_F7FF),
        (l(1 << 40 | 1), I64Store16 { memarg }, 0x8182_8384_F5F6_0001),
        (l(1 << 40 | 2), I64Store32 { memarg }, 0x8182_8384_0000_0002),
    ] {
        for operand in [LocalGet { local_index: 0 }, value.clone()] {
            let name = format!("{operand:?} {store:?}");
            let store = [i(16), operand, store.clone(), i(16), I64Load { memarg }];
            let code = [&start[..], &store].concat();
            cases.case(&name, from_ref(&value), &code, &l(expected));
        }
    }
    // From one page to four; the size before stays on the stack.
    let grow =
        "memory.size i32.const 3 memory.grow i32.add memory.size i32.const 16 i32.mul i32.add";
    cases.text(grow, &[], 1 + 1 + 4 * 16);
    let last = (4 << 16) - 4;
    cases.text(&format!("i32.const {last} i32.load 0"), &[], 0);
}

/// Blocks and branches.
fn branches(cases: &mut Cases) {
    for (argument, expected) in [(0, 20), (9, 10)] {
        for text in [
            "local.get 0 if.i32 i32.const 10 else i32.const 20 end",
            "i32.const 20 local.set 1 local.get 0 if i32.const 10 local.set 1 end local.get 1",
            "local.get 0 if i32.const 10 return end i32.const 20",
            "local.get 0 if i32.const 10 return else i32.const 20 return end",
            "block.i32 i32.const 10 local.get 0 br_if 0 i32.const 10 i32.add end",
            "block local.get 0 i32.eqz br_if 0 i32.const 10 return end i32.const 20",
            // Blocks inside what cannot be reached.
            "block.i32 block local.get 0 br_if 0 i32.const 20 br 1
                block local.get 0 if nop else unreachable end end end i32.const 10 end",
        ] {
            cases.text(text, &[argument], expected);
        }
    }
    let factorial = "i32.const 1 local.set 1
        loop local.get 1 local.get 0 i32.mul local.set 1
            local.get 0 i32.const 1 i32.sub local.tee 0 br_if 0 end
        local.get 1";
    cases.text(factorial, &[5], 120);
    let next_multiple_of_three = "loop
            loop local.get 1 i32.const 1 i32.add local.tee 1 i32.const 3 i32.rem_u br_if 0 end
            local.get 1 local.get 0 i32.lt_u br_if 0 end
        local.get 1";
    cases.text(next_multiple_of_three, &[7], 9);
    for (index, expected) in [(0, 10), (1, 20), (2, 20), (3, 10), (4, 30), (u32::MAX, 30)] {
        let by_table = "block block block local.get 0 br_table 4 0 1 1 0 2 end
            i32.const 10 return end i32.const 20 return end i32.const 30";
        cases.text(by_table, &[index], expected);
        let with_result = "block.i32 block.i32 block.i32
            i32.const 10 local.get 0 br_table 4 0 1 1 0 2 end
            return end i32.const 10 i32.add return end i32.const 20 i32.add";
        cases.text(with_result, &[index], expected);
    }
}

/// Calls, and global variables.
fn calls(cases: &mut Cases) {
    // Global variable 0 begins with 7.
    let next = "global.get 0 i32.const 1 i32.add global.set 0 global.get 0";
    let next = cases.add(&[], Some(I32), &code(next));
    let text = format!("global.get 0 call {next} drop global.get 0 i32.mul");
    cases.text(&text, &[], 7 * 8);
    let text = format!("global.get 0 call {next} i32.mul call {next} i32.add");
    cases.text(&text, &[], 8 * 9 + 10);
    let text = format!("call {next} local.set 0 call {next} local.tee 1 local.get 0 i32.mul");
    cases.text(&text, &[0], 11 * 12);
    let long = code("global.get 1 global.get 1 i64.add global.set 1 global.get 1");
    cases.case("a global variable of 64 bits", &[], &long, &l(1 << 41));

    for text in [
        "local.get 0 i32.const 2 i32.mul",
        "local.get 0 i32.const 3 i32.add",
    ] {
        let number = cases.add(&[I32], Some(I32), &code(text));
        cases.table.push(number);
    }
    for (index, expected) in [(1, 20), (2, 13)] {
        cases.text(
            "i32.const 10 local.get 0 call_indirect 0",
            &[index],
            expected,
        );
    }

    // Functions 0 to 4 are those of the prelude.
    let read = "i32.const 0 i32.const 41 i32.const 8 call 0 i64.extend_i32_u i32.const 40 i64.load 0 i64.add";
    let expected = u64::from_le_bytes(*b"\0input\0\0") + INPUT.len() as u64;
    cases.case("Read", &[], &code(read), &l(expected));
    let fill = "i32.const 64 i32.const 511 i32.const 5 call 3 i32.const 64 i64.load 0";
    cases.case("Fill", &[], &code(fill), &l(0xFF_FFFF_FFFF));
    let overlap = "i32.const 80 i32.const 3344 i32.store 0
        i32.const 81 i32.const 80 i32.const 3 call 2 i32.const 80 i32.load 0";
    cases.text(overlap, &[], u32::from_le_bytes([0x10, 0x10, 0x0D, 0]));
    for (address, is_less) in [(96, 1), (98, 0)] {
        let text = "i32.const 96 i32.const 1 i32.const 2 call 3
            i32.const 98 i32.const 2 i32.const 2 call 3
            local.get 0 i32.const 97 i32.const 2 call 4 i32.const 0 i32.lt_s";
        cases.text(text, &[address], is_less);
    }
}

/// Expressions see what came before them in WebAssembly, and not what came after.
fn order(cases: &mut Cases) {
    let assigned = "local.get 0 local.get 1 i32.const 3 local.set 1 i32.sub local.get 1 i32.sub";
    cases.text(assigned, &[50, 8], 50 - 8 - 3);
    let swapped = "local.get 0 local.get 1 local.set 0 local.set 1 local.get 0 i32.const 9 i32.mul
        local.get 1 i32.sub";
    cases.text(swapped, &[50, 8], 8 * 9 - 50);
    let stored = "i32.const 128 i32.const 5 i32.store 0 i32.const 128 i32.load 0
        i32.const 128 i32.const 6 i32.store 0 i32.const 128 i32.load 0 i32.sub";
    cases.text(stored, &[], u32::MAX);
    let seven = cases.add(&[], None, &code("i32.const 128 i32.const 7 i32.store 0"));
    let called = format!("i32.const 128 i32.load 0 call {seven} i32.const 128 i32.load 0 i32.sub");
    cases.text(&called, &[], u32::MAX);

    // What a statement uses is in a spare variable, while another has to be saved before it.
    for text in [
        // A local variable is assigned.
        "local.get 0 local.get 1 i32.const 3 local.set 1 local.set 0 i32.const 2 i32.mul
            local.get 0 i32.sub",
        // A block begins.
        "local.get 0 i32.const 2 i32.mul local.get 1 i32.const 0 local.set 1 if nop end
            i32.const 8 i32.sub",
        // A value is stored; an address.
        "i32.const 128 local.get 0 i32.store 0 i32.const 128 i32.load 0
            i32.const 128 local.get 1 i32.const 0 local.set 1 i32.store 0
            i32.const 2 i32.mul i32.const 128 i32.load 0 i32.sub",
        "i32.const 128 local.get 0 i32.store 0 i32.const 128 i32.load 0
            local.get 1 i32.const 120 i32.add i32.const 0 local.set 1 i32.const 8 i32.store 0
            i32.const 2 i32.mul i32.const 128 i32.load 0 i32.sub",
    ] {
        cases.text(text, &[50, 8], 50 * 2 - 8);
    }
    let argument = format!(
        "i32.const 128 local.get 0 i32.store 0 i32.const 128 i32.load 0
            local.get 1 i32.const 0 local.set 1 call {} i32.sub",
        cases.add(
            &[I32],
            Some(I32),
            &code("i32.const 128 i32.const 0 i32.store 0 local.get 0")
        )
    );
    cases.text(&argument, &[50, 8], 50 - 8);
}
