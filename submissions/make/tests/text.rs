//! The C of a translation: no more than needed, and a message for what is not supported.

use super::{code, function, module};
use crate::module::Module;
use crate::{function, program, Convention, Part};
use std::collections::BTreeSet;
use wasmparser::Operator::{self, *};
use wasmparser::ValType::{self, F64, I32, I64};
use wasmparser::{BlockType, FuncType};

/// The C of a function with parameters `a` and `b` and local variables `c`, `d`, `e` and `f`.
/// Function 9 only aborts.
fn body(result: Option<ValType>, code: &[Operator<'static>]) -> String {
    let function = function(&[I32, I32], result, code);
    function::translate(&Module::default(), &BTreeSet::from([9]), 0, &function).body
}

#[test]
fn expressions_have_the_parentheses_that_c_needs_or_compilers_want() {
    for (second, expected) in [
        ("local.get 1 i32.add i32.const 2 i32.mul", "(a+b)*2"),
        ("local.get 1 i32.const 2 i32.mul i32.add", "a+b*2"),
        ("local.get 1 i32.const 2 i32.sub i32.sub", "a-(b-2)"),
        ("local.get 1 i32.and i32.const 2 i32.and", "a&b&2"),
        ("local.get 1 i32.and i32.const 2 i32.or", "(a&b)|2"),
        ("local.get 1 i32.add i32.const 2 i32.shl", "(a+b)<<2"),
        ("local.get 1 i32.lt_u i32.const 2 i32.eq", "(U)(a<b)==2"),
        ("local.get 1 i32.lt_u i32.eqz", "a>=b"),
        ("local.get 1 i32.mul i32.eqz", "a*b==0"),
        ("i32.const -5 i32.add", "a-5"),
        ("i32.const -1 i32.and", "a&4294967295u"),
        ("local.get 1 i32.shl", "a<<(b&31)"),
        (
            "local.get 1 local.get 0 i32.const 7 i32.and select",
            "(a&7)?a:b",
        ),
    ] {
        let body = body(Some(I32), &code(&format!("local.get 0 {second}")));
        let (_, text) = body.split_once("return ").unwrap();
        assert_eq!(text, format!("{expected};}}"));
    }
}

#[test]
fn only_what_changes_before_it_is_used_is_saved() {
    let difference = "local.get 0 local.get 1 i32.const 3 local.set 1 i32.sub";
    assert_eq!(
        body(Some(I32), &code(difference)),
        "{U g=0;g=b;b=3;return a-g;}"
    );
    let sum = "local.get 0 i32.const 4 i32.add i32.const 3 local.set 1";
    assert_eq!(body(Some(I32), &code(sum)), "{(void)b;b=3;return a+4;}");
}

#[test]
fn variables_that_are_not_used_are_not_declared() {
    assert_eq!(body(None, &[]), "{(void)a;(void)b;}");
    let sum = "local.get 0 local.get 1 i32.add local.set 2";
    assert_eq!(body(None, &code(sum)), "{U c=0;(void)c;c=a+b;}");
}

#[test]
fn labels_without_a_branch_are_left_out() {
    assert_eq!(
        body(None, &code("loop block end end")),
        "{(void)a;(void)b;}"
    );
    let code = code("loop local.get 0 local.get 1 i32.lt_u br_if 0 end");
    assert_eq!(body(None, &code), "{B1:if(a<b){goto B1;}}");
}

#[test]
fn a_branch_to_the_end_of_the_block_is_an_if() {
    let rest = "local.get 1 br_if 0 i32.const 2 local.set 0";
    let text = format!("block local.get 0 local.get 1 i32.lt_u br_if 0 {rest} end");
    assert_eq!(body(None, &code(&text)), "{if(a>=b){if(!b){a=2;}}}");
    let text = format!("block block local.get 0 br_if 1 {rest} end end");
    assert_eq!(
        body(None, &code(&text)),
        "{if(a){goto B1;}if(!b){a=2;}B1:;}"
    );
}

#[test]
fn code_that_cannot_be_reached_is_left_out() {
    let code = code("local.get 0 call 9 local.get 1 local.set 0");
    assert_eq!(body(None, &code), "{(void)a;(void)b;abort();}");
}

#[test]
fn an_address_that_is_constant_includes_the_offset() {
    let body = body(None, &code("i32.const 100 i64.const 1 i64.store 8"));
    assert_eq!(body, "{(void)a;(void)b;WL(108,1);}");
}

#[test]
fn a_program_has_only_what_it_needs() {
    let imports = vec![("Write", FuncType::new([I32, I32], []))];
    let unused = function(&[], None, &code("i32.const 1 i32.popcnt drop"));
    let run = function(
        &[],
        Some(I32),
        &code("i32.const 4 i32.const 8 call 0 i32.const 7"),
    );
    let mut module = module(imports, vec![unused, run]);
    module.globals = vec![(I64, 5)];
    let text = program::translate(&module, "main");
    let (prelude, translated) = text.split_once("static U F2(void);\n").unwrap();
    assert!(!prelude.contains("Popcnt"));
    assert!(prelude.ends_with(
        "\n\nstatic void Write(U from, U size) { if (Output) fwrite(M + from, 1, size, Output); }\n\n"
    ));
    assert_eq!(
        translated,
        "static U F2(void){Write(4,8);return 7;}\nstatic U Run(void){Grow(1);\nreturn F2();}\nmain"
    );
}

#[test]
fn memory_is_filled_with_string_literals_and_without_long_zeros() {
    let mut module = module(vec![], vec![function(&[], None, &[])]);
    let bytes = [&b"\0\0a\"1\x012?"[..], &[0; 20], &[b'x'; 150], &[0; 9]].concat();
    module.data = vec![(1000, &bytes)];
    let text = program::translate(&module, &Part::Solution.main(Convention::Kattis));
    let lines = text.lines().filter(|line| line.starts_with("memcpy"));
    let x = |count| "x".repeat(count);
    let expected = [
        r#"memcpy(M+1002,"a\0421\0012\077",6);"#.to_string(),
        format!("memcpy(M+1028,\"{}\",100);", x(100)),
        format!(r#"memcpy(M+1128,"{}\0\0\0\0\0\0\0\0\0",59);"#, x(50)),
    ];
    assert!(lines.eq(expected), "{text}");
}

#[test]
fn lines_are_short() {
    let assignments = "local.get 0 local.get 1 i32.add local.set 0 ".repeat(100);
    let product = format!(
        "local.get 0 {}local.set 0",
        "local.get 1 i32.mul ".repeat(100)
    );
    let run = function(&[], None, &[]);
    let long = function(&[I32, I32], None, &code(&format!("{assignments}{product}")));
    let long = Module {
        exports: vec![("run", 1)],
        ..module(vec![], vec![run, long])
    };
    let text = program::translate(&long, &Part::Solution.main(Convention::Kattis));
    assert!(text.lines().count() > 20);
    assert!(text.lines().all(|line| line.len() <= 100), "{text}");
}

#[test]
#[should_panic(expected = "unsupported instruction: F64Add")]
fn floats_are_unsupported() {
    body(None, &[F64Add]);
}

#[test]
#[should_panic(expected = "unsupported instruction: MemoryFill")]
fn instructions_after_the_first_version_are_unsupported() {
    body(None, &[MemoryFill { mem: 0 }]);
}

#[test]
#[should_panic(expected = "unsupported value type: F64")]
fn parameters_that_are_floats_are_unsupported() {
    program::translate(&module(vec![], vec![function(&[F64], None, &[])]), "");
}

#[test]
#[should_panic(expected = "unsupported type of a block: FuncType(3)")]
fn blocks_with_parameters_are_unsupported() {
    let blockty = BlockType::FuncType(3);
    body(None, &[Block { blockty }]);
}

#[test]
#[should_panic(expected = "unsupported import: Sleep")]
fn imports_that_are_not_in_the_prelude_are_unsupported() {
    let imports = vec![("Sleep", FuncType::new([I64], []))];
    program::translate(&module(imports, vec![function(&[], None, &[])]), "");
}
