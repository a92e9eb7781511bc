//! A WebAssembly module as C.

use crate::function::{Translated, Translator, GIVE_UP};
use crate::wasm::Module;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The C of everything that `run` needs.
pub fn translate(module: &Module) -> String {
    let functions = translated_functions(module);
    let run = module.exports.iter().find(|(name, _)| name == "run");
    let (_, run) = run.expect("the module has a function `run`");
    let needed = needed(*run, module, &functions);
    let mut text = String::new();
    for (number, value) in module.globals.iter().enumerate() {
        let name = format!("G{number}");
        if needed
            .iter()
            .any(|function| functions[function].mentions(&name))
        {
            write!(text, "static U {name}={value};").unwrap();
        }
    }
    for function in &needed {
        let Translated { head, .. } = &functions[function];
        write!(text, "{head};").unwrap();
    }
    if needed
        .iter()
        .any(|function| functions[function].mentions("T"))
    {
        text += &table(module, &needed);
    }
    for function in &needed {
        let Translated { head, body, .. } = &functions[function];
        write!(text, "{head}{{{body}}}").unwrap();
    }
    let mut text = in_lines(&text);
    writeln!(text, "int main(void){{Grow({});", module.pages).unwrap();
    text += &data(module);
    writeln!(text, "f{run}();return 0;}}").unwrap();
    text
}

/// All functions that have a body, by their numbers.
fn translated_functions(module: &Module) -> BTreeMap<usize, Translated> {
    let imports = module.imports.len();
    // Calls of functions that do nothing but give up are replaced by giving up, until no function
    // is left of which that shows.
    let mut hopeless = BTreeSet::new();
    loop {
        let functions: BTreeMap<usize, Translated> = (imports..)
            .zip(&module.functions)
            .map(|(number, function)| {
                (number, Translator::run(module, &hopeless, number, function))
            })
            .collect();
        let before = hopeless.len();
        let gives_up = functions
            .iter()
            .filter(|(_, function)| function.body == GIVE_UP);
        hopeless.extend(gives_up.map(|(number, _)| *number));
        if hopeless.len() == before {
            return functions;
        }
    }
}

/// `run` and what it calls, and so on.
fn needed(run: usize, module: &Module, functions: &BTreeMap<usize, Translated>) -> BTreeSet<usize> {
    let mut needed = BTreeSet::new();
    let mut new = vec![run];
    while let Some(number) = new.pop() {
        let Some(function) = functions.get(&number) else {
            continue;
        };
        if needed.insert(number) {
            let uses = |other: &usize| function.mentions(&format!("f{other}"));
            new.extend(functions.keys().copied().filter(uses));
            if function.mentions("T") {
                new.extend(module.table.iter().map(|(_, function)| *function));
            }
        }
    }
    needed
}

fn table(module: &Module, needed: &BTreeSet<usize>) -> String {
    let size = module.table.iter().map(|(place, _)| place + 1).max();
    let mut places = vec!["0".to_string(); size.unwrap_or(0)];
    for (place, function) in &module.table {
        if needed.contains(function) {
            places[*place] = format!("(Any)f{function}");
        }
    }
    format!("static Any T[]={{{}}};", places.join(","))
}

/// Statements that fill the memory, a line each.
fn data(module: &Module) -> String {
    let mut text = String::new();
    for (start, bytes) in &module.data {
        let mut from = 0;
        while from < bytes.len() {
            if bytes[from] == 0 {
                from += 1;
                continue;
            }
            let rest = &bytes[from..];
            let zeros = rest
                .windows(16)
                .position(|window| window.iter().all(|byte| *byte == 0));
            let length = zeros.unwrap_or(rest.len()).min(100);
            writeln!(
                text,
                "memcpy(M+{},{},{length});",
                start + from,
                string(&rest[..length])
            )
            .unwrap();
            from += length;
        }
    }
    text
}

/// `bytes` as a string of C.
fn string(bytes: &[u8]) -> String {
    let mut text = String::from("\"");
    for (index, &byte) in bytes.iter().enumerate() {
        let before_digit = bytes.get(index + 1).is_some_and(u8::is_ascii_digit);
        match byte {
            b'"' | b'\\' | b'?' => write!(text, "\\{byte:03o}").unwrap(),
            b' '..=b'~' => text.push(char::from(byte)),
            _ if before_digit => write!(text, "\\{byte:03o}").unwrap(),
            _ => write!(text, "\\{byte:o}").unwrap(),
        }
    }
    text + "\""
}

/// Breaks C that has no strings into lines of at most 100 characters.
fn in_lines(text: &str) -> String {
    let mut lines = String::new();
    let mut rest = text;
    while rest.len() > LINE {
        let at = rest[..LINE]
            .rfind([';', '{', '}'])
            .filter(|at| *at > LINE / 2);
        let at = at.or_else(|| {
            rest[..LINE].rfind([',', ';', '{', '}', '(', ')', '|', '&', '^', '+', '-'])
        });
        let (line, more) = rest.split_at(at.expect("a place to break the line") + 1);
        lines += line;
        lines.push('\n');
        rest = more;
    }
    lines + rest + "\n"
}

const LINE: usize = 100;
