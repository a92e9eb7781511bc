//! Instructions that only compute: they take operands off the stack and put a result on it.
//!
//! In C, all arithmetic is unsigned, which wraps around as in WebAssembly; operands are cast where
//! the sign matters. The casts and shifts of negative numbers are those of every compiler in use:
//! two's complement. Division by zero, and of the least number by -1, traps in WebAssembly and is
//! undefined in C; rustc checks for both first. Parentheses stand where C needs them, and where
//! compilers warn without them: around other operators inside a shift, `&`, `^` or `|`.

use crate::expression::{
    c_type, Form, Value, AND, COMPARISON, CONDITIONAL, OR, PRIMARY, PRODUCT, SHIFT, SUM, UNARY, XOR,
};
use wasmparser::Operator::*;
use wasmparser::ValType::{self, I32, I64};
use wasmparser::{MemArg, Operator};

/// Computes the result of `operator`. Panics if it is not supported.
pub fn compute(operator: &Operator, stack: &mut Vec<Value>) {
    let result = match operator {
        I32Const { value } => Value::constant(i64::from(*value), I32),
        I64Const { value } => Value::constant(*value, I64),

        I32Load { memarg } => load(stack, memarg, "RW", "", I32),
        I64Load { memarg } => load(stack, memarg, "RL", "", I64),
        I32Load8S { memarg } => load(stack, memarg, "RB", "(U)(SB)", I32),
        I32Load8U { memarg } => load(stack, memarg, "RB", "", I32),
        I32Load16S { memarg } => load(stack, memarg, "RH", "(U)(SH)", I32),
        I32Load16U { memarg } => load(stack, memarg, "RH", "", I32),
        I64Load8S { memarg } => load(stack, memarg, "RB", "(L)(SB)", I64),
        I64Load8U { memarg } => load(stack, memarg, "RB", "(L)", I64),
        I64Load16S { memarg } => load(stack, memarg, "RH", "(L)(SH)", I64),
        I64Load16U { memarg } => load(stack, memarg, "RH", "(L)", I64),
        I64Load32S { memarg } => load(stack, memarg, "RW", "(L)(int)", I64),
        I64Load32U { memarg } => load(stack, memarg, "RW", "(L)", I64),

        I32Eqz | I64Eqz => is_zero(stack),
        I32Eq | I64Eq => unsigned_comparison(stack, "==", "!="),
        I32Ne | I64Ne => unsigned_comparison(stack, "!=", "=="),
        I32LtU | I64LtU => unsigned_comparison(stack, "<", ">="),
        I32GtU | I64GtU => unsigned_comparison(stack, ">", "<="),
        I32LeU | I64LeU => unsigned_comparison(stack, "<=", ">"),
        I32GeU | I64GeU => unsigned_comparison(stack, ">=", "<"),
        I32LtS | I64LtS => signed_comparison(stack, "<", ">="),
        I32GtS | I64GtS => signed_comparison(stack, ">", "<="),
        I32LeS | I64LeS => signed_comparison(stack, "<=", ">"),
        I32GeS | I64GeS => signed_comparison(stack, ">=", "<"),

        I32Add | I64Add => sum(stack),
        I32Sub | I64Sub => arithmetic(stack, "-", SUM),
        I32Mul | I64Mul => arithmetic(stack, "*", PRODUCT),
        I32DivU | I64DivU => arithmetic(stack, "/", PRODUCT),
        I32RemU | I64RemU => arithmetic(stack, "%", PRODUCT),
        I32DivS | I64DivS => signed_division(stack, "/"),
        I32RemS | I64RemS => signed_division(stack, "%"),
        I32And | I64And => bitwise(stack, "&", AND),
        I32Or | I64Or => bitwise(stack, "|", OR),
        I32Xor | I64Xor => bitwise(stack, "^", XOR),

        I32Shl | I64Shl => shift(stack, "<<"),
        I32ShrU | I64ShrU => shift(stack, ">>"),
        I32ShrS | I64ShrS => signed_shift(stack),
        I32Rotl | I64Rotl => rotation(stack, ""),
        I32Rotr | I64Rotr => rotation(stack, "0-"),

        I32Clz | I64Clz => count(stack, "Clz"),
        I32Ctz | I64Ctz => count(stack, "Ctz"),
        I32Popcnt | I64Popcnt => count(stack, "Popcnt"),

        I32WrapI64 => cast(stack, "(U)", I32),
        I64ExtendI32S => cast(stack, "(L)(int)", I64),
        I64ExtendI32U => cast(stack, "(L)", I64),

        Select => choice(stack),
        _ => panic!("unsupported instruction: {operator:?}"),
    };
    stack.push(result);
}

fn pop(stack: &mut Vec<Value>) -> Value {
    stack.pop().expect("an operand")
}

/// The two operands of an operator.
fn pop_pair(stack: &mut Vec<Value>) -> (Value, Value) {
    let right = pop(stack);
    (pop(stack), right)
}

/// The address on the stack plus the offset of an instruction.
pub fn address(stack: &mut Vec<Value>, memarg: &MemArg) -> Value {
    let base = pop(stack);
    let offset = memarg.offset;
    match base.as_constant() {
        _ if offset == 0 => base,
        Some(start) => Value::constant(start + offset as i64, I32),
        None => {
            let text = format!("{}+{offset}", base.operand(SUM));
            Value::word(text, SUM, I32, &[&base])
        }
    }
}

fn load(stack: &mut Vec<Value>, at: &MemArg, function: &str, cast: &str, kind: ValType) -> Value {
    let address = address(stack, at);
    let precedence = if cast.is_empty() { PRIMARY } else { UNARY };
    let text = format!("{cast}{function}({})", address.text);
    Value {
        reads_state: true,
        ..Value::word(text, precedence, kind, &[])
    }
}

fn is_zero(stack: &mut Vec<Value>) -> Value {
    let value = pop(stack);
    let is_not_zero = match value.form {
        Form::Truth(_) => value.text.clone(),
        _ => format!("{}!=0", value.operand(COMPARISON + 1)),
    };
    truth(value.negation(), is_not_zero, &[&value])
}

/// A comparison, or another expression that is 0 or 1.
fn truth(text: String, negation: String, parts: &[&Value]) -> Value {
    Value {
        form: Form::Truth(negation),
        ..Value::word(text, COMPARISON, I32, parts)
    }
}

fn unsigned_comparison(stack: &mut Vec<Value>, operator: &str, opposite: &str) -> Value {
    let (left, right) = pop_pair(stack);
    let left_text = left.operand(COMPARISON + 1);
    let right_text = right.right_operand(COMPARISON + 1);
    let text = format!("{left_text}{operator}{right_text}");
    let negation = format!("{left_text}{opposite}{right_text}");
    truth(text, negation, &[&left, &right])
}

fn signed_comparison(stack: &mut Vec<Value>, operator: &str, opposite: &str) -> Value {
    let (left, right) = pop_pair(stack);
    let text = format!("{}{operator}{}", left.signed(), right.signed());
    let negation = format!("{}{opposite}{}", left.signed(), right.signed());
    truth(text, negation, &[&left, &right])
}

/// A sum; a difference if that has the smaller constant.
fn sum(stack: &mut Vec<Value>) -> Value {
    let constant = stack.last().and_then(Value::as_constant);
    match constant.filter(|value| (-i64::from(i32::MAX)..0).contains(value)) {
        Some(negative) => {
            let kind = pop(stack).kind;
            stack.push(Value::constant(-negative, kind));
            arithmetic(stack, "-", SUM)
        }
        None => arithmetic(stack, "+", SUM),
    }
}

fn arithmetic(stack: &mut Vec<Value>, operator: &str, precedence: u8) -> Value {
    let (left, right) = pop_pair(stack);
    let right_text = right.right_operand(precedence + 1);
    let text = format!("{}{operator}{right_text}", left.operand(precedence));
    Value::word(text, precedence, left.kind, &[&left, &right])
}

fn signed_division(stack: &mut Vec<Value>, operator: &str) -> Value {
    let (left, right) = pop_pair(stack);
    let c_type = c_type(left.kind);
    let text = format!("({c_type})({}{operator}{})", left.signed(), right.signed());
    Value::word(text, UNARY, left.kind, &[&left, &right])
}

fn bitwise(stack: &mut Vec<Value>, operator: &str, precedence: u8) -> Value {
    let (left, right) = pop_pair(stack);
    let left_text = left_of_bits(&left, precedence);
    let text = format!("{left_text}{operator}{}", right.right_operand(UNARY));
    Value::word(text, precedence, left.kind, &[&left, &right])
}

/// The left operand of an operator on bits: no parentheses around the same operator.
fn left_of_bits(left: &Value, precedence: u8) -> String {
    let is_same = left.precedence == precedence;
    left.operand(if is_same { precedence } else { UNARY })
}

fn shift(stack: &mut Vec<Value>, operator: &str) -> Value {
    let (left, right) = pop_pair(stack);
    let left_text = left_of_bits(&left, SHIFT);
    let text = format!("{left_text}{operator}{}", distance(&right));
    Value::word(text, SHIFT, left.kind, &[&left, &right])
}

fn signed_shift(stack: &mut Vec<Value>) -> Value {
    let (left, right) = pop_pair(stack);
    let c_type = c_type(left.kind);
    let text = format!(
        "({c_type})({}>>{})",
        left.cast_to_signed(),
        distance(&right)
    );
    Value::word(text, UNARY, left.kind, &[&left, &right])
}

/// The distance of a shift: its lowest bits count.
fn distance(value: &Value) -> String {
    let mask = match value.kind {
        I32 => 31,
        _ => 63,
    };
    match value.as_constant() {
        Some(distance) => (distance & mask).to_string(),
        None => format!("({}&{mask})", left_of_bits(value, AND)),
    }
}

/// A rotation to the left. The lowest bits of the distance count, so -n is n to the right.
fn rotation(stack: &mut Vec<Value>, sign: &str) -> Value {
    let (left, right) = pop_pair(stack);
    let (function, right_text) = (function("Rotl", left.kind), right.in_parentheses(SUM + 1));
    let text = format!("{function}({},{sign}{right_text})", left.text);
    Value::word(text, PRIMARY, left.kind, &[&left, &right])
}

fn count(stack: &mut Vec<Value>, name: &str) -> Value {
    let value = pop(stack);
    let text = format!("{}({})", function(name, value.kind), value.text);
    Value::word(text, PRIMARY, value.kind, &[&value])
}

/// The function of the prelude for a word of that type.
fn function(name: &str, kind: ValType) -> String {
    match kind {
        I32 => name.into(),
        _ => format!("{name}L"),
    }
}

fn cast(stack: &mut Vec<Value>, cast: &str, kind: ValType) -> Value {
    let value = pop(stack);
    let text = format!("{cast}{}", value.in_parentheses(UNARY));
    Value::word(text, UNARY, kind, &[&value])
}

fn choice(stack: &mut Vec<Value>) -> Value {
    let condition = pop(stack);
    let (first, second) = pop_pair(stack);
    let (text, one) = (
        condition.condition(COMPARISON),
        first.operand(CONDITIONAL + 1),
    );
    let text = format!("{text}?{one}:{}", second.operand(CONDITIONAL));
    let parts = [&condition, &first, &second];
    Value::word(text, CONDITIONAL, first.kind, &parts)
}
