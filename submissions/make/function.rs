//! A function of WebAssembly as one of C.
//!
//! WebAssembly computes on a stack. Here the stack holds pieces of C instead of numbers: an
//! addition takes two expressions off and puts their sum on, and an expression becomes a statement
//! when it is assigned. An expression that waits on the stack must not see what happens after its
//! turn: before a variable is assigned, expressions that read it are put into variables of their
//! own, before a call or a change of memory those that read memory, and before a branch all.
//!
//! Blocks become labels at their ends, loops labels at their starts, and branches `goto`.

use crate::expression::{
    number, operation, places, word, Value, CHOICE, EQUAL, NAME, PRODUCT, SHIFT, SUM, UNARY,
};
use crate::wasm::{Bits, Function, Module, Reader};
use std::collections::BTreeSet;
use std::fmt::Write;

/// A function in C.
pub struct Translated {
    /// Its result, name and parameters.
    pub head: String,
    /// What stands between its braces.
    pub body: String,
    /// The names that it uses.
    pub names: BTreeSet<String>,
}

impl Translated {
    /// Whether it uses `name`.
    pub fn mentions(&self, name: &str) -> bool {
        self.names.contains(name)
    }
}

/// What a function does that does nothing but give up.
pub const GIVE_UP: &str = "abort();";

/// What a branch can lead out of, or back to the start of.
struct Frame {
    kind: Kind,
    label: usize,
    is_target: bool,
    /// The variable that its result is assigned to.
    result: Option<Value>,
    /// How many expressions wait below it.
    height: usize,
    /// One of the ends of its parts can be reached.
    is_reached: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Function,
    Block,
    Loop,
    If,
    Else,
}

/// An instruction with what follows it.
struct Instruction {
    code: u8,
    /// A number or an address.
    number: i64,
    /// The branches of a table; of a block, its result.
    targets: Vec<usize>,
    result: Option<Bits>,
}

impl Instruction {
    fn read(reader: &mut Reader) -> Instruction {
        let mut instruction = Instruction {
            code: reader.byte(),
            number: 0,
            targets: Vec::new(),
            result: None,
        };
        match instruction.code {
            0x02..=0x04 => {
                if reader.bytes[0] == 0x40 {
                    reader.byte();
                } else {
                    instruction.result = Some(reader.bits());
                }
            }
            0x0E => {
                let count = reader.unsigned() + 1;
                instruction.targets = (0..count).map(|_| reader.unsigned()).collect();
            }
            0x0C | 0x0D | 0x10 | 0x20..=0x24 => instruction.number = reader.unsigned() as i64,
            0x11 => {
                instruction.number = reader.unsigned() as i64;
                reader.byte();
            }
            0x28..=0x3E => {
                reader.unsigned();
                instruction.number = reader.unsigned() as i64;
            }
            0x3F | 0x40 => {
                reader.byte();
            }
            0x41 | 0x42 => instruction.number = reader.signed(),
            _ => {}
        }
        instruction
    }
}

/// Translates a function.
pub struct Translator<'a> {
    module: &'a Module,
    hopeless: &'a BTreeSet<usize>,
    body: String,
    stack: Vec<Value>,
    frames: Vec<Frame>,
    labels: usize,
    /// Parameters and locals.
    variables: Vec<Value>,
    /// Variables that the translation needs besides.
    spare: Vec<Value>,
    /// Functions, global variables and the table, where they are used.
    names: BTreeSet<String>,
    /// Whether what comes next cannot be reached.
    is_dead: bool,
    /// Whether the function has a result.
    returns: bool,
    /// A call whose result nothing has been done with.
    call: Option<(String, Bits)>,
}

impl<'a> Translator<'a> {
    /// The C of function `number`. Those that are `hopeless` do nothing but give up.
    pub fn run(
        module: &'a Module,
        hopeless: &'a BTreeSet<usize>,
        number: usize,
        function: &Function,
    ) -> Translated {
        let parameters = function.kind.parameters.len();
        let bits = function.kind.parameters.iter().chain(&function.locals);
        let variables = names().zip(bits);
        let mut translator = Translator {
            module,
            hopeless,
            body: String::new(),
            stack: Vec::new(),
            frames: Vec::new(),
            labels: 0,
            variables: variables
                .map(|(name, bits)| Value::variable(&name, *bits))
                .collect(),
            spare: Vec::new(),
            names: BTreeSet::new(),
            is_dead: false,
            returns: function.kind.result.is_some(),
            call: None,
        };
        translator.begin(Kind::Function, function.kind.result);
        let mut reader = Reader {
            bytes: &function.code,
        };
        let mut skipped = 0;
        while !reader.bytes.is_empty() {
            let instruction = Instruction::read(&mut reader);
            if translator.is_dead {
                match instruction.code {
                    0x02..=0x04 => skipped += 1,
                    0x0B if skipped > 0 => skipped -= 1,
                    0x0B => translator.end(),
                    0x05 if skipped == 0 => translator.otherwise(),
                    _ => {}
                }
                continue;
            }
            translator.step(&instruction);
        }
        let (parameters, locals) = translator.variables.split_at(parameters);
        let spare = translator.spare.iter().map(|variable| (variable, ""));
        let locals = locals.iter().map(|variable| (variable, "=0")).chain(spare);
        let mut body = String::new();
        for bits in [Bits::Of32, Bits::Of64] {
            let names: Vec<String> = locals
                .clone()
                .filter(|(variable, _)| variable.bits == bits)
                .map(|(variable, start)| format!("{}{start}", variable.text))
                .collect();
            if !names.is_empty() && translator.body != GIVE_UP {
                write!(body, "{} {};", word(bits), names.join(",")).unwrap();
            }
        }
        body += &translator.body;
        let parameters: Vec<String> = parameters
            .iter()
            .map(|variable| format!("{} {}", word(variable.bits), variable.text))
            .collect();
        let parameters = if parameters.is_empty() {
            "void".into()
        } else {
            parameters.join(",")
        };
        let result = function.kind.result.map_or("void", word);
        Translated {
            head: format!("static {result} f{number}({parameters})"),
            body,
            names: translator.names,
        }
    }

    fn say(&mut self, statement: &str) {
        self.body += statement;
    }

    fn pop(&mut self) -> Value {
        self.settle_call();
        self.stack.pop().expect("an operand")
    }

    /// Puts the result of a call into a variable, unless it was taken.
    fn settle_call(&mut self) {
        if let Some((call, bits)) = self.call.take() {
            let spare = self.spare(bits);
            self.say(&format!("{}={call};", spare.text));
            self.stack.push(spare);
        }
    }

    /// A variable that no expression on the stack reads.
    fn spare(&mut self, bits: Bits) -> Value {
        let is_free = |spare: &&Value| {
            let is_read = |value: &Value| value.variables.contains(&spare.text);
            let is_result = |frame: &Frame| {
                frame
                    .result
                    .as_ref()
                    .is_some_and(|result| result.text == spare.text)
            };
            spare.bits == bits
                && !self.stack.iter().any(is_read)
                && !self.frames.iter().any(is_result)
        };
        if let Some(spare) = self.spare.iter().find(is_free) {
            return spare.clone();
        }
        let spare = Value::variable(&format!("t{}", self.spare.len()), bits);
        self.spare.push(spare.clone());
        spare
    }

    /// Puts the expressions on the stack of which `is_due` into variables.
    fn settle(&mut self, is_due: impl Fn(&Value) -> bool) {
        self.settle_call();
        for index in 0..self.stack.len() {
            if is_due(&self.stack[index]) {
                let value = self.stack[index].clone();
                let spare = self.spare(value.bits);
                self.say(&format!("{}={};", spare.text, value.text));
                self.stack[index] = spare;
            }
        }
    }

    fn settle_readers_of_memory(&mut self) {
        self.settle(|value| value.reads_memory);
    }

    /// Puts everything that could change into variables.
    fn settle_all(&mut self) {
        let spares: BTreeSet<String> = self.spare.iter().map(|spare| spare.text.clone()).collect();
        self.settle(|value| {
            let is_spare = value.binds == NAME && spares.contains(&value.text);
            value.constant.is_none() && !is_spare
        });
    }

    fn assign(&mut self, name: &str, value: &Value) {
        self.settle(|waiting| waiting.variables.contains(name));
        if value.text != name {
            self.say(&format!("{name}={};", value.text));
        }
    }

    fn begin(&mut self, kind: Kind, result: Option<Bits>) {
        let result = result.filter(|_| kind != Kind::Function).map(|bits| {
            let result = Value::variable(&format!("t{}", self.spare.len()), bits);
            self.spare.push(result.clone());
            result
        });
        self.labels += 1;
        self.frames.push(Frame {
            kind,
            label: self.labels,
            is_target: false,
            result,
            height: self.stack.len(),
            is_reached: kind == Kind::If,
        });
    }

    /// Hands the result of the innermost block on.
    fn end_of_part(&mut self) {
        if self.is_dead {
            return;
        }
        let frame = self.frames.last_mut().expect("a block");
        frame.is_reached = true;
        if let Some(result) = frame.result.clone() {
            let value = self.pop();
            self.assign(&result.text, &value);
        }
    }

    /// The first part of an `if` ends, the second begins.
    fn otherwise(&mut self) {
        let is_dead = self.is_dead;
        self.end_of_part();
        let frame = self.frames.last_mut().expect("an if");
        frame.kind = Kind::Else;
        frame.is_reached = !is_dead;
        self.stack.truncate(frame.height);
        self.say("}else{");
        self.is_dead = false;
    }

    fn end(&mut self) {
        if self.frames.len() == 1 {
            self.settle_call();
            let value = self.stack.pop().filter(|_| !self.is_dead);
            if let Some(value) = value {
                self.say(&format!("return {};", value.text));
            }
            return;
        }
        self.end_of_part();
        let frame = self.frames.pop().expect("a block");
        self.stack.truncate(frame.height);
        if matches!(frame.kind, Kind::If | Kind::Else) {
            self.say("}");
        }
        if frame.is_target && frame.kind != Kind::Loop {
            self.say(&format!("b{}:;", frame.label));
        }
        self.is_dead = !frame.is_reached && (!frame.is_target || frame.kind == Kind::Loop);
        self.stack.extend(frame.result);
    }

    /// The statement that leads out of so many blocks.
    fn jump(&mut self, blocks: usize) -> String {
        let index = self.frames.len() - 1 - blocks;
        let label = self.frames[index].label;
        self.frames[index].is_target = true;
        match self.frames[index].kind {
            Kind::Function if self.returns => {
                let result = self.stack.last().expect("a result");
                return format!("return {};", result.text);
            }
            Kind::Function => return "return;".into(),
            Kind::Loop => return format!("goto b{label};"),
            _ => {}
        }
        match self.frames[index].result.clone() {
            Some(result) => {
                self.settle(|waiting| waiting.variables.contains(&result.text));
                let value = self.stack.last().expect("a result").text.clone();
                format!("{{{}={value};goto b{label};}}", result.text)
            }
            None => format!("goto b{label};"),
        }
    }

    /// Translates an instruction.
    fn step(&mut self, instruction: &Instruction) {
        let number = instruction.number as usize;
        if !matches!(instruction.code, 0x1A | 0x21 | 0x22) {
            self.settle_call();
        }
        match instruction.code {
            0x00 => {
                self.say(GIVE_UP);
                self.is_dead = true;
            }
            0x01 => {}
            0x02 => {
                self.settle_all();
                self.begin(Kind::Block, instruction.result);
            }
            0x03 => {
                self.settle_all();
                self.begin(Kind::Loop, instruction.result);
                self.say(&format!("b{}:;", self.labels));
            }
            0x04 => {
                let condition = self.pop();
                self.settle_all();
                self.say(&format!("if({}){{", condition.text));
                self.begin(Kind::If, instruction.result);
            }
            0x05 => self.otherwise(),
            0x0B => self.end(),
            0x0C => {
                let jump = self.jump(number);
                self.say(&jump);
                self.is_dead = true;
            }
            0x0D => {
                let condition = self.pop();
                let jump = self.jump(number);
                self.say(&format!("if({}){jump}", condition.text));
            }
            0x0E => self.branch_by_table(&instruction.targets),
            0x0F => {
                let jump = self.jump(self.frames.len() - 1);
                self.say(&jump);
                self.is_dead = true;
            }
            0x10 => self.call(number),
            0x11 => self.call_by_table(number),
            0x1A => match self.call.take() {
                Some((call, _)) => self.say(&format!("{call};")),
                None => {
                    self.stack.pop();
                }
            },
            0x1B => self.choose(),
            0x20 => self.stack.push(self.variables[number].clone()),
            0x21 | 0x22 => {
                let value = match self.call.take() {
                    Some((call, bits)) => Value::of(&[], call, NAME, bits),
                    None => self.stack.pop().expect("a value"),
                };
                let variable = self.variables[number].clone();
                self.assign(&variable.text, &value);
                if instruction.code == 0x22 {
                    self.stack.push(variable);
                }
            }
            0x23 => {
                let name = self.name(format!("G{number}"));
                self.stack.push(Value::variable(&name, Bits::Of32));
            }
            0x24 => {
                let name = self.name(format!("G{number}"));
                let value = self.pop();
                self.assign(&name, &value);
            }
            0x28..=0x35 => self.load(instruction.code, number),
            0x36..=0x3E => self.store(instruction.code, number),
            0x3F => {
                let pages = Value::variable("pages", Bits::Of32);
                self.stack.push(pages);
            }
            0x40 => {
                let more = self.pop();
                self.settle(|value| value.variables.contains("pages"));
                self.call = Some((format!("Grow({})", more.text), Bits::Of32));
            }
            0x41 => {
                let value = Value::constant(instruction.number, Bits::Of32);
                self.stack.push(value);
            }
            0x42 => {
                let value = Value::constant(instruction.number, Bits::Of64);
                self.stack.push(value);
            }
            0x45 | 0x50 => self.is_zero(),
            0x46..=0x4F => self.compare(instruction.code - 0x46),
            0x51..=0x5A => self.compare(instruction.code - 0x51),
            0x67..=0x69 => self.count(usize::from(instruction.code - 0x67)),
            0x79..=0x7B => self.count(usize::from(instruction.code - 0x79)),
            0x6A..=0x78 => self.compute(usize::from(instruction.code - 0x6A)),
            0x7C..=0x8A => self.compute(usize::from(instruction.code - 0x7C)),
            0xA7 => self.convert("(U)", Bits::Of32),
            0xAC => self.convert("(L)(int)", Bits::Of64),
            0xAD => self.convert("(L)", Bits::Of64),
            other => panic!("instruction {other:#x} is not known"),
        }
    }

    /// Remembers that the function uses `name`.
    fn name(&mut self, name: String) -> String {
        self.names.insert(name.clone());
        name
    }

    fn branch_by_table(&mut self, targets: &[usize]) {
        let index = self.pop();
        let (last, targets) = targets.split_last().expect("a target");
        self.say(&format!("switch({}){{", index.operand(0)));
        for (case, target) in targets.iter().enumerate() {
            if target == last {
                continue;
            }
            self.say(&format!("case {case}:"));
            if targets.get(case + 1) == Some(target) {
                continue;
            }
            let jump = self.jump(*target);
            self.say(&jump);
        }
        let jump = self.jump(*last);
        self.say(&format!("default:{jump}}}"));
        self.is_dead = true;
    }

    fn call(&mut self, number: usize) {
        let imports = &self.module.imports;
        let (name, kind) = match imports.get(number) {
            Some((name, kind)) => (name.clone(), kind),
            None => {
                let function = &self.module.functions[number - imports.len()];
                (format!("f{number}"), &function.kind)
            }
        };
        let name = self.name(name);
        if self.hopeless.contains(&number) {
            self.say(GIVE_UP);
            self.is_dead = true;
            return;
        }
        self.call_with_operands(name, kind.parameters.len(), kind.result);
    }

    fn call_by_table(&mut self, kind: usize) {
        let kind = &self.module.types[kind];
        let place = self.pop();
        let table = self.name("T".into());
        let parameters: Vec<&str> = kind.parameters.iter().map(|bits| word(*bits)).collect();
        let parameters = parameters.join(",");
        let result = kind.result.map_or("void", word);
        let place = place.text;
        let function = format!("(({result}(*)({parameters})){table}[{place}])");
        self.call_with_operands(function, kind.parameters.len(), kind.result);
    }

    fn call_with_operands(&mut self, function: String, operands: usize, result: Option<Bits>) {
        let operands = self.stack.split_off(self.stack.len() - operands);
        let is_global = |name: &String| name.starts_with('G') || name == "pages";
        self.settle(|value| value.reads_memory || value.variables.iter().any(is_global));
        let operands: Vec<String> = operands.into_iter().map(|operand| operand.text).collect();
        let call = format!("{function}({})", operands.join(","));
        match result {
            Some(bits) => self.call = Some((call, bits)),
            None => self.say(&format!("{call};")),
        }
    }

    fn choose(&mut self) {
        let condition = self.pop();
        let otherwise = self.pop();
        let first = self.pop();
        let text = format!(
            "{}?{}:{}",
            condition.in_parentheses(CHOICE + 1),
            first.operand(CHOICE + 1),
            otherwise.operand(CHOICE)
        );
        let parts = [&condition, &first, &otherwise];
        let value = Value::of(&parts, text, CHOICE, first.bits);
        self.stack.push(value);
    }

    /// The address on the stack and `offset` as an operand.
    fn address(&mut self, offset: usize) -> Value {
        let base = self.pop();
        if offset == 0 {
            return base;
        }
        let text = match base.constant {
            Some(base) => (base as usize + offset).to_string(),
            None => format!("{}+{offset}", base.operand(SUM)),
        };
        Value::of(&[&base], text, SUM, Bits::Of32)
    }

    fn load(&mut self, code: u8, offset: usize) {
        let address = self.address(offset);
        let (before, function, bits) = match code {
            0x28 => ("", "RW", Bits::Of32),
            0x29 => ("", "RL", Bits::Of64),
            0x2C => ("(U)(SB)", "RB", Bits::Of32),
            0x2D => ("", "RB", Bits::Of32),
            0x2E => ("(U)(SH)", "RH", Bits::Of32),
            0x2F => ("", "RH", Bits::Of32),
            0x30 => ("(L)(SB)", "RB", Bits::Of64),
            0x31 => ("(L)", "RB", Bits::Of64),
            0x32 => ("(L)(SH)", "RH", Bits::Of64),
            0x33 => ("(L)", "RH", Bits::Of64),
            0x34 => ("(L)(int)", "RW", Bits::Of64),
            0x35 => ("(L)", "RW", Bits::Of64),
            other => panic!("instruction {other:#x} is not known"),
        };
        let text = format!("{before}{function}({})", address.text);
        let binds = if before.is_empty() { NAME } else { UNARY };
        let mut value = Value::of(&[&address], text, binds, bits);
        value.reads_memory = true;
        self.stack.push(value);
    }

    fn store(&mut self, code: u8, offset: usize) {
        let value = self.pop();
        let address = self.address(offset);
        self.settle_readers_of_memory();
        let function = match code {
            0x36 | 0x3E => "WW",
            0x37 => "WL",
            0x3A | 0x3C => "WB",
            0x3B | 0x3D => "WH",
            other => panic!("instruction {other:#x} is not known"),
        };
        let is_cut = code >= 0x3C && value.constant.is_none();
        let text = if is_cut {
            format!("(U){}", value.in_parentheses(UNARY))
        } else if code >= 0x3C {
            number(value.constant.unwrap_or(0), Bits::Of32, false)
        } else {
            value.text
        };
        self.say(&format!("{function}({},{text});", address.text));
    }

    fn is_zero(&mut self) {
        let value = self.pop();
        let (text, binds) = match &value.opposite {
            Some((opposite, binds)) => (opposite.clone(), *binds),
            None => (format!("!{}", value.in_parentheses(UNARY)), UNARY),
        };
        let mut zero = Value::of(&[&value], text, binds, Bits::Of32);
        zero.is_int = true;
        zero.opposite = Some(match value.opposite {
            Some(_) => (value.text, value.binds),
            None => (format!("{}!=0", value.in_parentheses(EQUAL)), EQUAL),
        });
        self.stack.push(zero);
    }

    fn compare(&mut self, code: u8) {
        let (right, left) = (self.pop(), self.pop());
        let (operator, opposite, binds) = match code {
            0 => ("==", "!=", EQUAL),
            1 => ("!=", "==", EQUAL),
            2 | 3 => ("<", ">=", EQUAL + 1),
            4 | 5 => (">", "<=", EQUAL + 1),
            6 | 7 => ("<=", ">", EQUAL + 1),
            _ => (">=", "<", EQUAL + 1),
        };
        let is_signed = code >= 2 && code & 1 == 0;
        let (left_text, right_text) = if is_signed {
            (left.signed(), right.signed())
        } else {
            (left.operand(binds + 1), right.right_operand(binds + 1))
        };
        let text = format!("{left_text}{operator}{right_text}");
        let mut value = Value::of(&[&left, &right], text, binds, Bits::Of32);
        value.is_int = true;
        value.opposite = Some((format!("{left_text}{opposite}{right_text}"), binds));
        self.stack.push(value);
    }

    fn count(&mut self, which: usize) {
        let value = self.pop();
        let (function, ending, before) = match value.bits {
            Bits::Of32 => (["Above", "Below", "Ones"][which], "", ""),
            Bits::Of64 => (["Above", "Below", "Ones"][which], "L", "(L)"),
        };
        let text = format!("{before}{function}{ending}({})", value.text);
        let binds = if before.is_empty() { NAME } else { UNARY };
        let count = Value::of(&[&value], text, binds, value.bits);
        self.stack.push(count);
    }

    fn compute(&mut self, which: usize) {
        let (right, left) = (self.pop(), self.pop());
        let bits = left.bits;
        let (operator, binds) = [
            ("+", SUM),
            ("-", SUM),
            ("*", PRODUCT),
            ("/", PRODUCT),
            ("/", PRODUCT),
            ("%", PRODUCT),
            ("%", PRODUCT),
            ("&", 8),
            ("|", 6),
            ("^", 7),
            ("<<", SHIFT),
            (">>", SHIFT),
            (">>", SHIFT),
            ("Turn", NAME),
            ("Turn", NAME),
        ][which];
        let unsigned = word(bits);
        let (text, binds) = match which {
            0 => match right.constant {
                Some(value) if value < 0 && value > i64::from(i32::MIN) => {
                    (format!("{}-{}", left.operand(SUM), -value), SUM)
                }
                _ => (operation(&left, &right, operator, binds), binds),
            },
            3 | 5 => {
                let text = format!(
                    "({unsigned})({}{operator}{})",
                    left.signed(),
                    right.signed()
                );
                (text, UNARY)
            }
            10 | 12 => {
                let places = places(&right);
                (format!("{}{operator}{places}", left.operand(SHIFT)), SHIFT)
            }
            11 => {
                let places = places(&right);
                (format!("({unsigned})({}>>{places})", left.signed()), UNARY)
            }
            13 | 14 => {
                let ending = if bits == Bits::Of64 { "L" } else { "" };
                let right = match (right.constant, which) {
                    (Some(value), 13) => value.to_string(),
                    (Some(value), _) => (64 - (value & 63)).to_string(),
                    (None, 13) => format!("(U){}", right.in_parentheses(UNARY)),
                    (None, _) => format!("64-(U){}", right.in_parentheses(UNARY)),
                };
                (format!("Turn{ending}({},{right})", left.text), NAME)
            }
            _ => (operation(&left, &right, operator, binds), binds),
        };
        let value = Value::of(&[&left, &right], text, binds, bits);
        self.stack.push(value);
    }

    fn convert(&mut self, cast: &str, bits: Bits) {
        let value = self.pop();
        let text = format!("{cast}{}", value.in_parentheses(UNARY));
        let converted = Value::of(&[&value], text, UNARY, bits);
        self.stack.push(converted);
    }
}

/// Names for variables: a to z, then aa to zz, without the words of C among them.
fn names() -> impl Iterator<Item = String> {
    let one = (b'a'..=b'z').map(|letter| char::from(letter).to_string());
    let two = (b'a'..=b'z').flat_map(|first| {
        (b'a'..=b'z').map(move |second| format!("{}{}", char::from(first), char::from(second)))
    });
    one.chain(two)
        .filter(|name| name != "do" && name != "if" && name != "or")
}
