//! Every group of instructions, compiled by the C compiler and executed.
//!
//! Each case is a function. All are in one program, which stores their results and writes them at
//! the end.

use super::{at, code, function, module};
use crate::module::{Function, Module};
use crate::{program, Convention, Part};
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

fn call(function_index: u32) -> Operator<'static> {
    Call { function_index }
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
        let function = self.add(&parameters, Some(kind), code);
        self.run.push(i(RESULTS + 8 * self.expected.len() as u32));
        self.run.extend_from_slice(arguments);
        self.run.push(call(function));
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
        let text = edit(program::translate(
            &self.module(size as u32),
            &Part::Solution.main(Convention::Kattis),
        ));
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
        run.extend([i(RESULTS), i(size), call(WRITE), i(0)]);
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

/// Operators on words of 32 and of 64 bits with their results, if WebAssembly does not trap. `S` is
/// the signed type of that width.
macro_rules! binary {
    ($($narrow:ident $wide:ident $result:expr;)*) => {{
        #[allow(clippy::unnecessary_cast, reason = "the other width needs it")]
        fn narrow() -> Vec<Binary<u32>> {
            type S = i32;
            vec![$(($narrow, $result)),*]
        }
        fn wide() -> Vec<Binary<u64>> {
            type S = i64;
            vec![$(($wide, $result)),*]
        }
        (narrow(), wide())
    }};
}

type Binary<Word> = (Operator<'static>, fn(Word, Word) -> Option<Word>);

/// Operators with two operands.
fn arithmetic(cases: &mut Cases) {
    let (narrow, wide) = binary! {
        I32Add I64Add |a, b| Some(a.wrapping_add(b));
        I32Sub I64Sub |a, b| Some(a.wrapping_sub(b));
        I32Mul I64Mul |a, b| Some(a.wrapping_mul(b));
        I32DivU I64DivU |a, b| a.checked_div(b);
        I32RemU I64RemU |a, b| a.checked_rem(b);
        I32DivS I64DivS |a, b| (a as S).checked_div(b as S).map(|c| c as _);
        I32RemS I64RemS |a, b| (a as S).checked_rem(b as S).map(|c| c as _);
        I32And I64And |a, b| Some(a & b);
        I32Or I64Or |a, b| Some(a | b);
        I32Xor I64Xor |a, b| Some(a ^ b);
        I32Shl I64Shl |a, b| Some(a.wrapping_shl(b as u32));
        I32ShrU I64ShrU |a, b| Some(a.wrapping_shr(b as u32));
        I32ShrS I64ShrS |a, b| Some((a as S).wrapping_shr(b as u32) as _);
        I32Rotl I64Rotl |a, b| Some(a.rotate_left(b as u32));
        I32Rotr I64Rotr |a, b| Some(a.rotate_right(b as u32));
    };
    let words = [0, 1, 33, 1 << 31, u32::MAX];
    let long_words = [0, 1, 33, 1 << 63, u64::MAX];
    pairs(cases, &narrow, words, i, i);
    pairs(cases, &wide, long_words, l, l);
    let (narrow, wide) = binary! {
        I32Eq I64Eq |a, b| Some((a == b).into());
        I32Ne I64Ne |a, b| Some((a != b).into());
        I32LtU I64LtU |a, b| Some((a < b).into());
        I32GtU I64GtU |a, b| Some((a > b).into());
        I32LeU I64LeU |a, b| Some((a <= b).into());
        I32GeU I64GeU |a, b| Some((a >= b).into());
        I32LtS I64LtS |a, b| Some(((a as S) < b as S).into());
        I32GtS I64GtS |a, b| Some((a as S > b as S).into());
        I32LeS I64LeS |a, b| Some((a as S <= b as S).into());
        I32GeS I64GeS |a, b| Some((a as S >= b as S).into());
    };
    pairs(cases, &narrow, words, i, i);
    pairs(cases, &wide, long_words, l, |truth| i(truth as u32));
}

/// Operators on all pairs of `words`, where each may be a constant.
fn pairs<Word: Copy>(
    cases: &mut Cases,
    operators: &[Binary<Word>],
    words: [Word; 5],
    constant: fn(Word) -> Operator<'static>,
    result: fn(Word) -> Operator<'static>,
) {
    let [first, second] = [0, 1].map(|local_index| LocalGet { local_index });
    for (operator, expected) in operators {
        for (left, right) in words
            .iter()
            .flat_map(|a| words.iter().map(move |b| (*a, *b)))
        {
            let Some(expected) = expected(left, right) else {
                continue;
            };
            let [left, right] = [constant(left), constant(right)];
            for (a, b) in [(&first, &second), (&left, &second), (&first, &right)] {
                let code = [a.clone(), b.clone(), operator.clone()];
                let arguments = [left.clone(), right.clone()];
                cases.case(&format!("{code:?}"), &arguments, &code, &result(expected));
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
