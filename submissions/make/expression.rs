//! C expressions that stand for values on the operand stack.

use wasmparser::ValType;

/// A value on the operand stack as a C expression.
#[derive(Clone)]
pub struct Value {
    pub text: String,
    /// The precedence of its outermost operator.
    pub precedence: u8,
    /// Its type in WebAssembly. In C it has the unsigned type of that width, or its [`Form`].
    pub kind: ValType,
    pub form: Form,
    /// Whether it reads memory, the size of memory or a global variable.
    pub reads_state: bool,
}

/// What C takes an expression for.
#[derive(Clone)]
pub enum Form {
    /// An unsigned word.
    Word,
    /// A word; a call, which happens when the expression is evaluated.
    Call,
    /// A constant, written without a suffix if it fits into an `int`.
    Constant(i64),
    /// An `int` that is 0 or 1, and the text of its negation.
    Truth(String),
}

// Precedence, from the operators of C that bind tightest.
pub const PRIMARY: u8 = 15;
pub const UNARY: u8 = 14;
pub const PRODUCT: u8 = 13;
pub const SUM: u8 = 12;
pub const SHIFT: u8 = 11;
/// All comparisons: compilers warn about one inside another without parentheses.
pub const COMPARISON: u8 = 9;
pub const AND: u8 = 8;
pub const XOR: u8 = 7;
pub const OR: u8 = 6;
pub const CONDITIONAL: u8 = 3;

impl Value {
    /// An expression that is no constant, call or comparison, made of `parts`.
    pub fn word(text: String, precedence: u8, kind: ValType, parts: &[&Value]) -> Value {
        Value {
            text,
            precedence,
            kind,
            form: Form::Word,
            reads_state: parts.iter().any(|part| part.reads_state),
        }
    }

    /// A local variable.
    pub fn variable(name: String, kind: ValType) -> Value {
        Value::word(name, PRIMARY, kind, &[])
    }

    /// A global variable, or the size of memory.
    pub fn state(name: String, kind: ValType) -> Value {
        Value {
            reads_state: true,
            ..Value::variable(name, kind)
        }
    }

    pub fn constant(value: i64, kind: ValType) -> Value {
        Value {
            form: Form::Constant(value),
            ..Value::word(literal(value, kind), PRIMARY, kind, &[])
        }
    }

    pub fn call(text: String, kind: ValType) -> Value {
        Value {
            form: Form::Call,
            ..Value::word(text, PRIMARY, kind, &[])
        }
    }

    pub fn is_call(&self) -> bool {
        matches!(self.form, Form::Call)
    }

    /// The value of a constant.
    pub fn as_constant(&self) -> Option<i64> {
        match self.form {
            Form::Constant(value) => Some(value),
            _ => None,
        }
    }

    /// As an unsigned operand of an operator of that precedence.
    pub fn operand(&self, precedence: u8) -> String {
        match self.form {
            Form::Constant(value) => unsigned_literal(value, self.kind),
            Form::Truth(_) => format!("({}){}", c_type(self.kind), self.in_parentheses(UNARY)),
            Form::Word | Form::Call => self.in_parentheses(precedence),
        }
    }

    /// As an operand next to an unsigned one, which makes a constant unsigned.
    pub fn right_operand(&self, precedence: u8) -> String {
        match self.form {
            Form::Constant(_) => self.text.clone(),
            _ => self.operand(precedence),
        }
    }

    /// As an operand next to a signed one of the same width.
    pub fn signed(&self) -> String {
        match self.form {
            Form::Constant(value) if value.unsigned_abs() < 1 << 31 => value.to_string(),
            _ => self.cast_to_signed(),
        }
    }

    pub fn cast_to_signed(&self) -> String {
        let c_type = match self.kind {
            ValType::I32 => "int",
            _ => "SL",
        };
        format!("({c_type}){}", self.operand(UNARY))
    }

    /// As a condition, in parentheses if its precedence is lower.
    pub fn condition(&self, precedence: u8) -> String {
        if self.is_odd_condition() {
            return format!("{}!=0", self.operand(COMPARISON + 1));
        }
        self.in_parentheses(precedence)
    }

    /// The condition that it is zero.
    pub fn negation(&self) -> String {
        match &self.form {
            Form::Truth(negation) => negation.clone(),
            _ if self.is_odd_condition() => format!("{}==0", self.operand(COMPARISON + 1)),
            _ => format!("!{}", self.operand(UNARY)),
        }
    }

    /// Whether compilers warn about it as a condition: a product may be meant as `&&`, and one
    /// `?` inside another as something else.
    pub fn is_odd_condition(&self) -> bool {
        matches!(self.precedence, PRODUCT | CONDITIONAL)
    }

    /// The text, in parentheses if its precedence is lower.
    pub fn in_parentheses(&self, precedence: u8) -> String {
        if self.precedence < precedence {
            format!("({})", self.text)
        } else {
            self.text.clone()
        }
    }
}

/// A constant, as short as C takes it for the same number.
pub fn literal(value: i64, kind: ValType) -> String {
    let unsigned = match kind {
        ValType::I32 => u64::from(value as u32),
        _ => value as u64,
    };
    if unsigned > i32::MAX as u64 {
        unsigned_literal(value, kind)
    } else {
        unsigned.to_string()
    }
}

fn unsigned_literal(value: i64, kind: ValType) -> String {
    match kind {
        ValType::I32 => format!("{}u", value as u32),
        _ => format!("{}ull", value as u64),
    }
}

/// The C type of a word. Panics if there is none.
pub fn c_type(kind: ValType) -> &'static str {
    match kind {
        ValType::I32 => "U",
        ValType::I64 => "L",
        other => panic!("unsupported value type: {other:?}"),
    }
}

/// The words of `text` (names, keywords, numbers), each with the text after it.
pub fn words(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let mut rest = text;
    std::iter::from_fn(move || {
        let start = rest.find(is_part)?;
        let word = &rest[start..];
        let end = word.find(|letter| !is_part(letter)).unwrap_or(word.len());
        rest = &word[end..];
        Some((&word[..end], rest))
    })
}

/// Whether `text` mentions `name`.
pub fn mentions(text: &str, name: &str) -> bool {
    words(text).any(|(word, _)| word == name)
}
