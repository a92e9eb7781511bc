
use crate::runtime::scanner::Place;
use crate::workbench::framing::Cases;
use crate::workbench::validator::Validator;

/// How many violations are shown.
const SHOWN: u64 = 20;

/// Validates file 0 and returns the index of the exit status.
#[no_mangle]
pub extern "C" fn run() -> u32 {
    let mut violations = 0;
    let mut report = |place: Place, message: &str| {
        violations += 1;
        if violations <= SHOWN {
            say(&alloc::format!("{}:{}: {message}\n", place.line, place.column));
        }
    };
    let read = VALIDATOR.validate(&CASES, &mut File(0), true, &mut report);
    if read.is_err() {
        say("the input cannot be read\n");
        return 2;
    }
    u32::from(violations > 0)
}
