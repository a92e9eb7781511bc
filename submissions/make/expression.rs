//! Expressions of C in the making.

use crate::wasm::Bits;
use std::collections::BTreeSet;

/// An expression on the stack.
#[derive(Clone)]
pub struct Value {
    pub text: String,
    /// How tightly its outermost operator binds.
    pub binds: u8,
    pub bits: Bits,
    /// C takes it for an `int`: it is a constant, or 0 or 1 from a comparison.
    pub is_int: bool,
    pub constant: Option<i64>,
    /// The opposite of a comparison.
    pub opposite: Option<(String, u8)>,
    /// The variables that it reads.
    pub variables: BTreeSet<String>,
    pub reads_memory: bool,
}

// How tightly operators bind.
pub const NAME: u8 = 15;
pub const UNARY: u8 = 14;
pub const PRODUCT: u8 = 13;
pub const SUM: u8 = 12;
pub const SHIFT: u8 = 11;
pub const EQUAL: u8 = 9;
pub const CHOICE: u8 = 3;

impl Value {
    pub fn variable(name: &str, bits: Bits) -> Value {
        Value {
            text: name.to_string(),
            binds: NAME,
            bits,
            is_int: false,
            constant: None,
            opposite: None,
            variables: BTreeSet::from([name.to_string()]),
            reads_memory: false,
        }
    }

    pub fn constant(value: i64, bits: Bits) -> Value {
        Value {
            text: number(value, bits, false),
            binds: NAME,
            bits,
            is_int: true,
            constant: Some(value),
            opposite: None,
            variables: BTreeSet::new(),
            reads_memory: false,
        }
    }

    /// An expression made of `parts`.
    pub fn of(parts: &[&Value], text: String, binds: u8, bits: Bits) -> Value {
        let variables = parts.iter().flat_map(|part| part.variables.iter().cloned());
        Value {
            text,
            binds,
            bits,
            is_int: false,
            constant: None,
            opposite: None,
            variables: variables.collect(),
            reads_memory: parts.iter().any(|part| part.reads_memory),
        }
    }

    /// As an operand of an operator that binds so tightly, without a sign.
    pub fn operand(&self, binds: u8) -> String {
        if let Some(value) = self.constant {
            return number(value, self.bits, true);
        }
        if self.is_int {
            return format!("({}){}", word(self.bits), self.in_parentheses(UNARY));
        }
        self.in_parentheses(binds)
    }

    /// As the right operand beside one without a sign.
    pub fn right_operand(&self, binds: u8) -> String {
        match self.constant {
            Some(_) => self.text.clone(),
            None => self.operand(binds),
        }
    }

    /// As an operand with a sign.
    pub fn signed(&self) -> String {
        let kind = match self.bits {
            Bits::Of32 => "int",
            Bits::Of64 => "SL",
        };
        match self.constant {
            Some(value) if value.unsigned_abs() < 1 << 31 => value.to_string(),
            _ => format!("({kind}){}", self.operand(UNARY)),
        }
    }

    pub fn in_parentheses(&self, binds: u8) -> String {
        if self.binds < binds {
            format!("({})", self.text)
        } else {
            self.text.clone()
        }
    }
}

/// A constant. As an operand it says that it has no sign.
pub fn number(value: i64, bits: Bits, is_operand: bool) -> String {
    let (value, suffix) = match bits {
        Bits::Of32 => (u64::from(value as u32), "u"),
        Bits::Of64 => (value as u64, "ull"),
    };
    if is_operand || value > i32::MAX as u64 {
        format!("{value}{suffix}")
    } else {
        value.to_string()
    }
}

/// The C type of a word.
pub fn word(bits: Bits) -> &'static str {
    match bits {
        Bits::Of32 => "U",
        Bits::Of64 => "L",
    }
}

/// Two operands without a sign and what is between them.
pub fn operation(left: &Value, right: &Value, operator: &str, binds: u8) -> String {
    let right = right.right_operand(binds + 1);
    format!("{}{operator}{right}", left.operand(binds))
}

/// By how many places a shift goes: WebAssembly takes the lowest bits of the number.
pub fn places(value: &Value) -> String {
    let mask = match value.bits {
        Bits::Of32 => 31,
        Bits::Of64 => 63,
    };
    match value.constant {
        Some(places) => (places & mask).to_string(),
        None => format!("({}&{mask})", value.operand(8)),
    }
}
