//! A WebAssembly module as a C program.

use crate::expression::{c_type, literal, words};
use crate::function::{self, Function};
use crate::module::Module;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// What the C needs: types, memory, input and output, arithmetic that C lacks. Each paragraph with
/// a function defines what it needs itself.
const PRELUDE: &str = include_str!("prelude.c");

/// A program that ends with `main`, which calls a function `Run`, which calls the exported function
/// `run` and returns its result.
pub fn translate(module: &Module, main: &str) -> String {
    let run = module.exports.iter().find(|(name, _)| *name == "run");
    let (_, run) = run.expect("an exported function `run`");
    let run = format!("F{run}");
    let mut definitions = prelude();
    for (name, _) in &module.imports {
        let is_known = definitions.iter().any(|known| known.name == *name);
        assert!(is_known, "unsupported import: {name}");
    }
    definitions.extend(translated(module));
    let needed = needed(&["", "Grow", &run], &definitions);
    definitions.retain(|definition| needed.contains(&definition.name));
    let mut text: String = definitions
        .iter()
        .map(|definition| &*definition.text)
        .collect();
    writeln!(text, "static U Run(void){{Grow({});", module.pages).unwrap();
    text + &initial_memory(module) + &format!("return {run}();}}\n{main}")
}

/// A piece of C.
struct Definition {
    /// What it defines; nothing, if the program has it in any case.
    name: String,
    text: String,
}

/// The paragraphs of the prelude.
fn prelude() -> Vec<Definition> {
    let paragraphs = PRELUDE.split_inclusive("\n\n");
    let definitions = paragraphs.map(|text| {
        let is_head = |line: &&str| line.starts_with("static ") && line.contains('(');
        let head = text.lines().find(is_head).unwrap_or("(");
        let (before, _) = head.split_once('(').expect("a head has a parenthesis");
        let (name, _) = words(before).last().unwrap_or_default();
        Definition {
            name: name.into(),
            text: text.into(),
        }
    });
    definitions.collect()
}

/// The global variables, the heads of the functions, the table, and the functions.
fn translated(module: &Module) -> Vec<Definition> {
    let mut definitions = Vec::new();
    let mut define = |name: String, text: &str| {
        let text = in_lines(text);
        definitions.push(Definition { name, text });
    };
    for (number, (kind, start)) in module.globals.iter().enumerate() {
        let (name, c_type, start) = (format!("G{number}"), c_type(*kind), literal(*start, *kind));
        let text = format!("static {c_type} {name}={start};");
        define(name, &text);
    }
    let functions = functions(module);
    for (number, Function { head, .. }) in &functions {
        define(format!("F{number}"), &format!("{head};"));
    }
    define("T".into(), &table(module));
    for (number, Function { head, body, .. }) in &functions {
        define(format!("F{number}"), &format!("{head}{body}"));
    }
    definitions
}

/// The names that `names` need, by what the definitions of those mention, and so on.
fn needed(names: &[&str], definitions: &[Definition]) -> BTreeSet<String> {
    let mut needed = BTreeSet::new();
    let mut new: Vec<&str> = names.to_vec();
    while let Some(name) = new.pop() {
        if !needed.insert(name.to_string()) {
            continue;
        }
        for definition in definitions.iter().filter(|known| known.name == name) {
            new.extend(words(&definition.text).map(|(word, _)| word));
        }
    }
    needed
}

/// The functions that have a body, by number.
fn functions(module: &Module) -> BTreeMap<u32, Function> {
    let first = module.imports.len() as u32;
    // A call of a function that only aborts becomes `abort`, which may leave its caller with
    // nothing else.
    let mut aborting = BTreeSet::new();
    loop {
        let numbered = (first..).zip(&module.functions);
        let translate = |(number, of)| (number, function::translate(module, &aborting, number, of));
        let functions: BTreeMap<u32, Function> = numbered.map(translate).collect();
        let only_abort = functions
            .iter()
            .filter(|(_, function)| function.only_aborts);
        let now_aborting: BTreeSet<u32> = only_abort.map(|(number, _)| *number).collect();
        if now_aborting == aborting {
            return functions;
        }
        aborting = now_aborting;
    }
}

/// The table for indirect calls, which has no function at index 0.
fn table(module: &Module) -> String {
    let size = module.table.iter().map(|(index, _)| index + 1).max();
    let mut entries = vec!["0".to_string(); size.unwrap_or(0)];
    for (index, function) in &module.table {
        entries[*index] = format!("(Any)F{function}");
    }
    format!("static Any T[]={{{}}};", entries.join(","))
}

/// Statements that fill the memory, a line each. Memory is zero at the start.
fn initial_memory(module: &Module) -> String {
    let mut text = String::new();
    for (start, bytes) in &module.data {
        let mut from = 0;
        while from < bytes.len() {
            if bytes[from] == 0 {
                from += 1;
                continue;
            }
            let rest = &bytes[from..];
            let is_zero = |bytes: &[u8]| bytes.iter().all(|byte| *byte == 0);
            let length = rest.windows(16).position(is_zero).unwrap_or(rest.len());
            let part = &rest[..length.min(100)];
            let (address, length) = (start + from, part.len());
            writeln!(text, "memcpy(M+{address},{},{length});", string(part)).unwrap();
            from += length;
        }
    }
    text
}

/// `bytes` as a string literal.
fn string(bytes: &[u8]) -> String {
    let mut text = String::from("\"");
    for (index, &byte) in bytes.iter().enumerate() {
        let before_digit = bytes.get(index + 1).is_some_and(u8::is_ascii_digit);
        match byte {
            // A question mark may begin a trigraph.
            b'"' | b'\\' | b'?' => write!(text, "\\{byte:03o}").unwrap(),
            b' '..=b'~' => text.push(char::from(byte)),
            _ if before_digit => write!(text, "\\{byte:03o}").unwrap(),
            _ => write!(text, "\\{byte:o}").unwrap(),
        }
    }
    text + "\""
}

/// Breaks C that has no string literals into lines of at most 100 characters.
fn in_lines(text: &str) -> String {
    const WIDTH: usize = 100;
    let mut lines = String::new();
    let mut rest = text;
    while rest.len() > WIDTH {
        let line = &rest[..WIDTH];
        let after_statement = line.rfind([';', '{', '}']).filter(|at| *at > WIDTH / 2);
        let at = after_statement.or_else(|| line.rfind([',', '(', ')', '&', '|', '^', '+', '*']));
        // Labels of cases.
        let at = at.or_else(|| line.rfind(':'));
        let (line, more) = rest.split_at(at.expect("a place to break the line") + 1);
        lines += line;
        lines.push('\n');
        rest = more;
    }
    lines + rest + "\n"
}
