//! The steps of an explanation show all events of the plain solution, in the same order.

use super::plain::test_inputs;
use crate::common::problems::TestedProblem;
use crate::explain::{explain, in_format};
use judge::workbench::explanation::Format;

for_each_problem!(steps_show_the_events);

fn steps_show_the_events(tested: &'static TestedProblem) {
    let options = in_format(Format::Events);
    for input in test_inputs(tested) {
        let steps = explain(tested.name(), &input, &options).expect_success();
        let events = (tested.trace)(&input, "", usize::MAX);
        let expected = events.iter().map(|event| format!("step {event}\n"));
        assert_eq!(steps, expected.collect::<String>(), "{input}");
    }
}
