//! All tests are in one program, because many programs would take longer to compile and link.
//!
//! The name of a test is a path, such as `solutions::samples::each::spot::samples_are_answered`. So
//! `cargo test spot` runs the tests of a problem, and `cargo test shrink` runs the tests of a
//! module. Slow tests are ignored by default. `.ci/run` runs them, and tests the pages in a
//! browser.

/// Generates a test `each::PROBLEM::FUNCTION` for each problem and each of the functions. `PROBLEM`
/// is the name of its folder in `src/problems/`. The test calls `FUNCTION` with the
/// [entry](common::problems::TestedProblem) of the problem. An attribute before a function, such as
/// `#[ignore]`, applies to its tests.
macro_rules! for_each_problem {
    ($($(#[$attribute:meta])? $test:ident),* $(,)?) => {
        mod each {
            problems! { for_each_problem! [$($(#[$attribute])? $test)*] }
        }
    };
    ($tests:tt $($module:ident: $name:literal,)*) => {
        $(for_each_problem! { $tests in $module $name })*
    };
    ([$($(#[$attribute:meta])? $test:ident)*] in $module:ident $name:literal) => {
        mod $module {
            use super::super as test_file;
            $(
                #[test]
                $(#[$attribute])?
                fn $test() {
                    test_file::$test(crate::common::problems::tested_problem($name));
                }
            )*
        }
    };
}

#[macro_use]
mod common;

mod check;
mod commands;
mod cycle;
mod diagnosis;
mod explain;
mod export;
mod generate;
mod package;
mod printable;
mod python;
mod readme;
mod seen;
mod shrink;
mod solutions;
mod statements;
mod structure;
