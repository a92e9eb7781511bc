//! What wrong outputs alone say about known mistakes: almost each names its mistake, alone or among
//! several.

use crate::common::making;
use crate::common::problems::Tested;
use judge::workbench::memory::MemoryStream;
use judge::workbench::mistakes;
use judge::workbench::trace::Played;

/// The most inputs with a wrong output for each mistake, and the most that are tried.
const INPUTS: u32 = 50;
const TRIED: usize = 500;

/// The most events of a mistake in an input.
const BUDGET: usize = 1_000_000;

for_each_problem!(
    #[ignore = "takes long"]
    outputs_name_their_mistakes
);

fn outputs_name_their_mistakes(tested: &'static Tested) {
    let problem = tested.problem;
    for mistake in problem.tests.mistakes {
        let (mut wrong, mut named) = (0, 0);
        for number in 0..TRIED {
            let input = making::generated(tested.name(), number, 3);
            let Played::Answers(output) = problem.play(&input, mistake.name, BUDGET) else {
                continue;
            };
            let mut stream = MemoryStream::new(input.as_bytes());
            let whitespace = problem.judging.whitespace;
            let report = problem.judge(&mut stream, output.as_bytes(), whitespace);
            let report = report.expect("good input");
            if report.mismatch().is_none() {
                continue;
            }
            let program = mistakes::of_output(problem, input.as_bytes(), &report, None);
            let fitting = program.map_or(Vec::new(), |program| program.mistakes);
            wrong += 1;
            named += u32::from(fitting.contains(&mistake.sentence));
            if wrong == INPUTS {
                break;
            }
        }
        assert!(
            named * 20 >= wrong * 19,
            "{}: {named} of {wrong}",
            mistake.name
        );
    }
}
