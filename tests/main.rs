//! All tests, in one program that is compiled and linked once.
//!
//! `cargo test spot` runs those of a problem and `cargo test tester` those of a module: what has
//! the word in its name, which is a path such as `solutions::samples::spot::are_answered`. Tests
//! that take long are ignored; `.ci/run` runs them, too, and those of the pages in a browser.

/// Makes a test of each problem from each of these functions, which get what the tests know about it:
/// `each::spot::TEST`. The problems are named as their folders in `src/problems/`.
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
            use super::super as tests;
            $(
                #[test]
                $(#[$attribute])?
                fn $test() {
                    tests::$test(crate::common::problems::tested($name));
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
mod python;
mod readme;
mod seen;
mod shrink;
mod solutions;
mod statements;
mod strangers;
mod structure;
mod validate;
