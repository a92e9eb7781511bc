//! `judge test` refuses no right program because it is slow. `tests/programs/` has, for each
//! problem, about the slowest right program that a judge accepts: it does what the statement says,
//! without hashing, and clears large tables.
#![cfg(target_os = "linux")]

use crate::common::problems::TestedProblem;
use crate::common::{empty_directory, execute, judge_command, project_path};

for_each_problem!(
    #[ignore = "takes long, needs a C++ compiler"]
    slow_programs_need_half_the_time
);

/// A slow program needs at most half of the judge's time limit for each pitfall and each round.
/// A variant is solved by the same program.
fn slow_programs_need_half_the_time(tested: &TestedProblem) {
    let name = tested.name();
    if tested.problem.files.own_sections.is_some() {
        return;
    }
    let paths = ["c", "cpp"].map(|suffix| project_path(&format!("tests/programs/{name}.{suffix}")));
    let program = paths.iter().find(|path| path.exists());
    let program = program.expect("a program").to_str().expect("UTF-8");
    let limit = tested.problem.judging.time_limit_s.unwrap_or(2);
    let half_limit = (f64::from(limit) / 2.0).to_string();
    for options in [["--search=0", "--seed=1"], ["--rounds=60", "--seed=1"]] {
        let mut judge = judge_command(&["test", name, program, "--time-limit", &half_limit]);
        let directory = empty_directory(&format!("slow {name}"));
        let (status, report, errors) = execute(judge.args(options).current_dir(directory), "");
        assert_eq!(status, Some(0), "{report}{errors}");
    }
}
