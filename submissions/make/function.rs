//! A function of WebAssembly as one of C.
//!
//! WebAssembly computes on a stack of operands. Here the stack holds C expressions instead of
//! numbers: an addition takes two off and puts their sum on, and an assignment makes a statement of
//! one. So an expression is evaluated later in C than in WebAssembly, and must not see what happens
//! in between: expressions that read a variable are saved before it is assigned, those that read
//! memory or global variables before a store or a call, and all before a block, which may be left
//! by a branch. To save an expression is to assign it to a spare variable, which takes its place.
//!
//! Blocks become labels at their ends, loops labels at their starts, and branches `goto`. A branch
//! on a condition to the end of the innermost block is an `if` around the rest of that block.

use crate::expression::{c_type, literal, mentions, words, Value, UNARY};
use crate::module::{self, Module};
use crate::operators::{address, compute};
use std::collections::BTreeSet;
use std::fmt::Write;
use wasmparser::Operator::*;
use wasmparser::{BlockType, FuncType, MemArg, Operator, ValType};

/// A function in C.
pub struct Function {
    /// Its result, name and parameters.
    pub head: String,
    /// Its block.
    pub body: String,
    /// Whether it does nothing but abort.
    pub only_aborts: bool,
}

const ABORT: &str = "abort();";

/// What a branch can lead to: the end of a block, or the start of a loop.
struct Frame {
    kind: Kind,
    /// The number of its label, once there is a branch to it.
    label: Option<usize>,
    /// Where its text starts.
    start: usize,
    /// The variable that its result is assigned to.
    result: Option<Value>,
    /// How many operands are on the stack below it.
    height: usize,
    /// Whether the end of one of its parts can be reached.
    is_reached: bool,
    /// How many `if` with the rest of the block are open.
    open_ifs: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Function,
    Block,
    Loop,
    If,
    Else,
}

/// Translates a function.
struct Translator<'a> {
    module: &'a Module<'a>,
    /// The functions that only abort.
    aborting: &'a BTreeSet<u32>,
    body: String,
    stack: Vec<Value>,
    frames: Vec<Frame>,
    /// How many labels there are.
    labels: usize,
    /// Parameters, local variables, spare variables.
    variables: Vec<Value>,
    /// How many of them are not spare.
    locals: usize,
    returns_value: bool,
    /// Whether the next instruction cannot be reached.
    is_dead: bool,
    /// How many blocks were entered since then.
    skipped_blocks: usize,
}

/// The C of function `number`. Calls of functions that are in `aborting` become `abort`.
pub fn translate(
    module: &Module,
    aborting: &BTreeSet<u32>,
    number: u32,
    function: &module::Function,
) -> Function {
    let signature = &function.signature;
    let kinds = signature.params().iter().chain(&function.locals);
    let kinds = kinds.enumerate();
    let variables: Vec<Value> = kinds.map(|(index, kind)| variable(index, *kind)).collect();
    let mut translator = Translator {
        module,
        aborting,
        body: String::new(),
        stack: Vec::new(),
        frames: Vec::new(),
        labels: 0,
        locals: variables.len(),
        variables,
        returns_value: result(signature).is_some(),
        is_dead: false,
        skipped_blocks: 0,
    };
    translator.begin(Kind::Function, None);
    for operator in &function.code {
        if translator.is_dead {
            translator.skip(operator);
        } else {
            translator.step(operator);
        }
    }
    let only_aborts = translator.body == ABORT;
    translator.emit("}");
    let (parameters, locals) = translator.variables.split_at(signature.params().len());
    let declarations = declarations(&translator.body, parameters, locals);
    Function {
        head: head(number, signature, parameters),
        body: format!("{{{declarations}{}", translator.body),
        only_aborts,
    }
}

/// `static U F1(U a,L b)`
fn head(number: u32, signature: &FuncType, parameters: &[Value]) -> String {
    let declared = |parameter: &Value| format!("{} {}", c_type(parameter.kind), parameter.text);
    let parameters = list(parameters.iter().map(declared).collect());
    let result = result(signature).map_or("void", c_type);
    format!("static {result} F{number}({parameters})")
}

fn list(parameters: Vec<String>) -> String {
    if parameters.is_empty() {
        return "void".into();
    }
    parameters.join(",")
}

/// Declares the local variables that `body` mentions, and mentions those that it does not read,
/// which compilers would warn of.
fn declarations(body: &str, parameters: &[Value], locals: &[Value]) -> String {
    let mut text = String::new();
    let locals = locals.iter().filter(|local| mentions(body, &local.text));
    for kind in [ValType::I32, ValType::I64] {
        let locals = locals.clone().filter(|local| local.kind == kind);
        let locals: Vec<_> = locals.map(|local| format!("{}=0", local.text)).collect();
        if !locals.is_empty() {
            write!(text, "{} {};", c_type(kind), locals.join(",")).unwrap();
        }
    }
    for variable in parameters.iter().chain(locals) {
        if !reads(body, &variable.text) {
            write!(text, "(void){};", variable.text).unwrap();
        }
    }
    text
}

/// Whether `body` has `name` anywhere but on the left of an assignment.
fn reads(body: &str, name: &str) -> bool {
    let is_assigned = |rest: &str| rest.starts_with('=') && !rest.starts_with("==");
    words(body).any(|(word, rest)| word == name && !is_assigned(rest))
}

/// Variable `index` of a function: a to z, a1 to z1, and so on.
fn variable(index: usize, kind: ValType) -> Value {
    let letter = char::from(b'a' + (index % 26) as u8);
    let name = match index / 26 {
        0 => letter.to_string(),
        round => format!("{letter}{round}"),
    };
    Value::variable(name, kind)
}

/// The result of a function, which has at most one.
fn result(signature: &FuncType) -> Option<ValType> {
    match signature.results() {
        [] => None,
        [result] => Some(*result),
        results => panic!("unsupported results of a function: {results:?}"),
    }
}

impl Translator<'_> {
    /// Translates an instruction.
    fn step(&mut self, operator: &Operator) {
        if !matches!(operator, Drop | LocalSet { .. } | LocalTee { .. }) {
            self.save(0, Value::is_call);
        }
        match operator {
            Nop => {}
            Unreachable => self.abort(),
            Block { blockty } => self.begin_block(Kind::Block, *blockty),
            Loop { blockty } => self.begin_block(Kind::Loop, *blockty),
            If { blockty } => self.begin_block(Kind::If, *blockty),
            Else => self.begin_else(),
            End if self.frames.len() == 1 => self.end_function(),
            End => self.end_block(),
            Br { relative_depth } => self.branch(*relative_depth as usize),
            BrIf { relative_depth } => self.branch_if(*relative_depth as usize),
            BrTable { targets } => self.branch_by_table(targets),
            Return => self.branch(self.frames.len() - 1),
            Call { function_index } => self.call(*function_index),
            CallIndirect {
                type_index,
                table_index: 0,
            } => self.call_indirect(*type_index),
            Drop => {
                let value = self.pop();
                if value.is_call() {
                    self.emit(&format!("{};", value.text));
                }
            }
            LocalGet { local_index } => self.push_local(*local_index),
            LocalSet { local_index } => self.assign_local(*local_index),
            LocalTee { local_index } => {
                self.assign_local(*local_index);
                self.push_local(*local_index);
            }
            GlobalGet { global_index } => {
                let (name, kind) = (
                    format!("G{global_index}"),
                    self.module.globals[*global_index as usize].0,
                );
                self.stack.push(Value::state(name, kind));
            }
            GlobalSet { global_index } => {
                self.save(1, |value| value.reads_state);
                let value = self.pop();
                self.emit(&format!("G{global_index}={};", value.text));
            }
            MemorySize { .. } => {
                self.stack.push(Value::state("Pages".into(), ValType::I32));
            }
            MemoryGrow { .. } => self.call_with("Grow", 1, Some(ValType::I32)),
            I32Store { memarg } => self.store("WW", "", memarg),
            I64Store { memarg } => self.store("WL", "", memarg),
            I32Store8 { memarg } => self.store("WB", "", memarg),
            I32Store16 { memarg } => self.store("WH", "", memarg),
            I64Store8 { memarg } => self.store("WB", "(U)", memarg),
            I64Store16 { memarg } => self.store("WH", "(U)", memarg),
            I64Store32 { memarg } => self.store("WW", "(U)", memarg),
            _ => compute(operator, &mut self.stack),
        }
    }

    /// Passes over an instruction that cannot be reached.
    fn skip(&mut self, operator: &Operator) {
        match operator {
            Block { .. } | Loop { .. } | If { .. } => {
                self.skipped_blocks += 1;
            }
            End if self.skipped_blocks > 0 => self.skipped_blocks -= 1,
            Else if self.skipped_blocks > 0 => {}
            Else | End => self.step(operator),
            _ => {}
        }
    }

    /// Appends to the body.
    fn emit(&mut self, text: &str) {
        if text.starts_with('}') && self.body.ends_with(':') {
            // A label has a statement after it.
            self.body.push(';');
        }
        self.body += text;
    }

    fn abort(&mut self) {
        self.emit(ABORT);
        self.is_dead = true;
    }

    fn push_local(&mut self, index: u32) {
        self.stack.push(self.variables[index as usize].clone());
    }

    fn pop(&mut self) -> Value {
        self.stack.pop().expect("an operand")
    }

    /// Saves those expressions below the `operands` on top of the stack for which `is_due`.
    fn save(&mut self, operands: usize, is_due: impl Fn(&Value) -> bool) {
        for index in 0..self.stack.len() - operands {
            if is_due(&self.stack[index]) {
                let spare = self.spare(self.stack[index].kind);
                let value = std::mem::replace(&mut self.stack[index], spare.clone());
                self.assign(&spare, &value);
            }
        }
    }

    fn assign(&mut self, variable: &Value, value: &Value) {
        if value.text != variable.text {
            self.emit(&format!("{}={};", variable.text, value.text));
        }
    }

    /// Assigns the top of the stack to a local variable.
    fn assign_local(&mut self, index: u32) {
        let local = self.variables[index as usize].clone();
        self.save(1, |value| mentions(&value.text, &local.text));
        let value = self.pop();
        self.assign(&local, &value);
    }

    /// A spare variable that is not in use.
    fn spare(&mut self, kind: ValType) -> Value {
        let results = self.frames.iter().filter_map(|frame| frame.result.as_ref());
        let in_use: Vec<&Value> = self.stack.iter().chain(results).collect();
        let is_used = |spare: &Value| {
            in_use
                .iter()
                .any(|value| mentions(&value.text, &spare.text))
        };
        let is_free = |spare: &&Value| spare.kind == kind && !is_used(spare);
        if let Some(spare) = self.variables[self.locals..].iter().find(is_free) {
            return spare.clone();
        }
        let spare = variable(self.variables.len(), kind);
        self.variables.push(spare.clone());
        spare
    }

    fn begin_block(&mut self, kind: Kind, block_type: BlockType) {
        let result = match block_type {
            BlockType::Empty => None,
            BlockType::Type(result) => Some(result),
            BlockType::FuncType(_) => panic!("unsupported type of a block: {block_type:?}"),
        };
        let spares: Vec<_> = self.variables[self.locals..].to_vec();
        let is_fixed = |value: &Value| {
            value.as_constant().is_some() || spares.iter().any(|spare| spare.text == value.text)
        };
        let operands = usize::from(kind == Kind::If);
        self.save(operands, |value| !is_fixed(value));
        if kind == Kind::If {
            let condition = self.pop().condition(0);
            self.emit(&format!("if({condition}){{"));
        }
        self.begin(kind, result);
    }

    fn begin(&mut self, kind: Kind, result: Option<ValType>) {
        let result = result.map(|result| self.spare(result));
        self.frames.push(Frame {
            kind,
            label: None,
            start: self.body.len(),
            result,
            height: self.stack.len(),
            is_reached: kind == Kind::If,
            open_ifs: 0,
        });
    }

    /// Ends the first part of an `if`, and begins the second.
    fn begin_else(&mut self) {
        self.end_part();
        let is_dead = std::mem::take(&mut self.is_dead);
        let frame = self.frames.last_mut().expect("an if");
        frame.kind = Kind::Else;
        frame.is_reached = !is_dead;
        self.stack.truncate(frame.height);
        self.emit("}else{");
    }

    /// Assigns the result of the innermost block.
    fn end_part(&mut self) {
        if self.is_dead {
            return;
        }
        let frame = self.frames.last_mut().expect("a block");
        frame.is_reached = true;
        if let Some(result) = frame.result.clone() {
            let value = self.pop();
            self.assign(&result, &value);
        }
    }

    fn end_block(&mut self) {
        self.end_part();
        let frame = self.frames.pop().expect("a block");
        self.stack.truncate(frame.height);
        let is_if = matches!(frame.kind, Kind::If | Kind::Else);
        for _ in 0..frame.open_ifs + usize::from(is_if) {
            self.emit("}");
        }
        let is_loop = frame.kind == Kind::Loop;
        if let Some(label) = frame.label {
            let end = self.body.len();
            let target = if is_loop { frame.start } else { end };
            self.body.insert_str(target, &format!("B{label}:"));
        }
        self.is_dead = !frame.is_reached && (is_loop || frame.label.is_none());
        self.stack.extend(frame.result);
    }

    fn end_function(&mut self) {
        if self.is_dead {
            return;
        }
        if let Some(value) = self.stack.pop() {
            self.emit(&format!("return {};", value.text));
        }
    }

    /// The statements that lead out of `depth` blocks and to the label of the next.
    fn jump(&mut self, depth: usize) -> String {
        let index = self.frames.len() - 1 - depth;
        let frame = &mut self.frames[index];
        if frame.kind == Kind::Function {
            return match self.stack.last().filter(|_| self.returns_value) {
                Some(value) => format!("return {};", value.text),
                None => "return;".into(),
            };
        }
        let label = *frame.label.get_or_insert_with(|| {
            self.labels += 1;
            self.labels
        });
        match &frame.result {
            Some(result) if frame.kind != Kind::Loop => {
                let value = self.stack.last().expect("a result");
                format!("{}={};goto B{label};", result.text, value.text)
            }
            _ => format!("goto B{label};"),
        }
    }

    fn branch(&mut self, depth: usize) {
        let jump = self.jump(depth);
        self.emit(&jump);
        self.is_dead = true;
    }

    fn branch_if(&mut self, depth: usize) {
        let condition = self.pop();
        let frame = self.frames.last_mut().expect("a block");
        if depth == 0 && frame.kind == Kind::Block && frame.result.is_none() {
            frame.is_reached = true;
            frame.open_ifs += 1;
            return self.emit(&format!("if({}){{", condition.negation()));
        }
        let condition = condition.condition(0);
        let jump = self.jump(depth);
        self.emit(&format!("if({condition}){{{jump}}}"));
    }

    fn branch_by_table(&mut self, table: &wasmparser::BrTable) {
        let index = self.pop().operand(0);
        self.emit(&format!("switch({index}){{"));
        let targets: Result<Vec<u32>, _> = table.targets().collect();
        let targets = targets.expect("targets");
        for (case, target) in targets.iter().enumerate() {
            if *target == table.default() {
                continue;
            }
            self.emit(&format!("case {case}:"));
            if targets.get(case + 1) != Some(target) {
                let jump = self.jump(*target as usize);
                self.emit(&jump);
            }
        }
        self.emit("default:");
        self.branch(table.default() as usize);
        self.emit("}");
    }

    fn call(&mut self, number: u32) {
        if self.aborting.contains(&number) {
            return self.abort();
        }
        let name = match self.module.imports.get(number as usize) {
            Some((name, _)) => name.to_string(),
            None => format!("F{number}"),
        };
        let signature = self.module.signature(number);
        self.call_with(&name, signature.params().len(), result(signature));
    }

    fn call_indirect(&mut self, signature: u32) {
        let signature = &self.module.types[signature as usize];
        let operands = signature.params().len();
        // The index is on top of them.
        self.save(operands + 1, |value| value.reads_state);
        let index = self.pop().text;
        let parameters = signature.params().iter().map(|kind| c_type(*kind).into());
        let result = result(signature);
        let c_type = result.map_or("void", c_type);
        let function = format!("(({c_type}(*)({}))T[{index}])", list(parameters.collect()));
        self.call_with(&function, operands, result);
    }

    fn call_with(&mut self, function: &str, operands: usize, result: Option<ValType>) {
        self.save(operands, |value| value.reads_state);
        let operands = self.stack.split_off(self.stack.len() - operands);
        let operands: Vec<_> = operands.into_iter().map(|operand| operand.text).collect();
        let call = format!("{function}({})", operands.join(","));
        match result {
            Some(kind) => self.stack.push(Value::call(call, kind)),
            None => self.emit(&format!("{call};")),
        }
    }

    /// A store, which casts a word of 64 bits that is not stored whole.
    fn store(&mut self, function: &str, cast: &str, memarg: &MemArg) {
        self.save(2, |value| value.reads_state);
        let value = self.pop();
        let value = match value.as_constant() {
            Some(constant) if !cast.is_empty() => literal(constant, ValType::I32),
            _ if !cast.is_empty() => format!("{cast}{}", value.in_parentheses(UNARY)),
            _ => value.text,
        };
        let address = address(&mut self.stack, memarg).text;
        self.emit(&format!("{function}({address},{value});"));
    }
}
