//! The binary with little memory, which a shell on Linux can limit. `tests/commands/memory.txt` has
//! more of this.

use crate::common::problems::Tested;
use crate::common::{making, run, solve};
use std::process::Command;

for_each_problem!(
    #[ignore = "takes long"]
    many_cases
);

/// Kilobytes: enough for the binary and a few chunks; the Number Game's table takes 2 MB.
const LITTLE: usize = 20_000;

/// Memory does not grow with the number of cases: the input alone would not fit.
fn many_cases(tested: &'static Tested) {
    let framing = &tested.problem.format;
    let input = making::generated(tested.name(), 0, 200);
    let once = solve(tested.problem, &input).good();
    let cases = tested.problem.cases(input.as_bytes()).unwrap().concat();
    let repeats = LITTLE * 1200 / cases.len();
    let beginning = framing.beginning(200 * repeats as u64);
    let input = [&beginning, &cases.repeat(repeats), framing.end()].concat();
    let mut limited = Command::new("sh");
    let script = format!("ulimit -t 60 && ulimit -v {LITTLE} && exec \"$0\" \"$1\"");
    limited.args(["-c", &script, env!("CARGO_BIN_EXE_judge"), tested.name()]);
    let (status, output, error) = run(&mut limited, input);
    assert_eq!((status, &*error), (Some(0), ""));
    // The same answers again and again, except for the numbers of the cases.
    let lines = |text| str::lines(text).filter(|line| !line.contains(" #"));
    let repeated = lines(&once).cycle().take(repeats * lines(&once).count());
    assert!(lines(&output).eq(repeated));
}
