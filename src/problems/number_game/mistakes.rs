//! The known mistakes of Number Game: each with its name, what such a program does, and the
//! function of the rules that differs.

use super::plain::*;
use std::array::from_fn;

/// Returns the position in which `is_new` tells, for each number from `choice` on, whether it
/// becomes forbidden.
fn forbid(mut position: Position, choice: usize, is_new: impl Fn(usize) -> bool) -> Position {
    (choice..=20).for_each(|number| position[number] |= is_new(number));
    position
}

/// Defines the mistakes of a variant: those that both variants have, followed by its own.
macro_rules! mistakes_of_variant {
    ($($own_mistakes:tt)*) => {
        $crate::workbench::entry::mistakes! {
            WrongAnswer:

            "added-once" "adds the chosen number only once to a forbidden number"
            position_after: |position, choice| forbid(position, choice, |number| {
                position[number - choice] || number == 2 * choice
            });

            "added-once-or-multiple" "forbids multiples of the chosen number, but adds it only once to other numbers"
            position_after: |position, choice| forbid(position, choice, |number| {
                position[number - choice] || number % choice == 0
            });

            "double-allowed" "does not add the chosen number to itself"
            position_after: |mut position, choice| {
                for number in (choice..=20).filter(|&number| number != 2 * choice) {
                    position[number] |= position[number - choice];
                }
                position
            };

            "double-only" "forbids twice the chosen number, but no other sum"
            position_after: |position, choice| forbid(position, choice, |number| {
                number == choice || number == 2 * choice
            });

            "equal-position-later" "finds no winning move in a position that is the same as in an earlier case"
            winning_moves: |numbers, cache, rules, emit| {
                // In no other position 1 is forbidden.
                let case = from_fn(|number| !numbers.contains(&number));
                match cache.insert(case, true) {
                    Some(_) => Some(Vec::new()),
                    None => winning_moves(numbers, cache, rules, emit),
                }
            };

            "last-not-sorted" "sorts the numbers of the input without the last one, and prints the moves in that order"
            winning_moves: |numbers, cache, rules, emit| {
                let mut moves = winning_moves(numbers, cache, rules, emit)?;
                moves.sort_by_key(|choice| numbers.last() == Some(choice));
                Some(moves)
            };

            "least-move-only" "prints only the least of the winning moves"
            winning_moves: |numbers, cache, rules, emit| {
                let mut moves = winning_moves(numbers, cache, rules, emit)?;
                moves.truncate(1);
                Some(moves)
            };

            "losing-moves" "prints the losing moves, not the winning ones"
            winning_moves: |numbers, cache, rules, emit| {
                let winning_moves = winning_moves(numbers, cache, rules, emit)?;
                let is_losing = |number: &usize| !winning_moves.contains(number);
                Some((2..=20).filter(|number| numbers.contains(number)).filter(is_losing).collect())
            };

            "loop-ends-at-19" "forbids 20 only if it is chosen"
            position_after: |position, choice| {
                let is_forbidden = position[20] || choice == 20;
                let mut position = position_after(position, choice);
                position[20] = is_forbidden;
                position
            };

            "multiples-only" "forbids multiples of the chosen number, but not sums"
            position_after: |position, choice| forbid(position, choice, |number| {
                number % choice == 0
            });

            "one-forbidden" "begins with 1 as a forbidden number, and so forbids the successor of each choice"
            position_after: |mut position, choice| {
                position[1] = true;
                position_after(position, choice)
            };

            "sorted-as-words" "sorts the moves as words, so that 10 comes before 2"
            winning_moves: |numbers, cache, rules, emit| {
                let mut moves = winning_moves(numbers, cache, rules, emit)?;
                moves.sort_by_key(usize::to_string);
                Some(moves)
            };

            Disputed:

            "not-sorted" "prints the moves in the order of the input"
            winning_moves: |numbers, cache, rules, emit| {
                let mut moves = winning_moves(numbers, cache, rules, emit)?;
                moves.sort_by_key(|choice| numbers.iter().position(|number| number == choice));
                Some(moves)
            };

            $($own_mistakes)*
        }
    };
}

pub mod poj1143 {
    use super::*;

    mistakes_of_variant! {
        PresentationError:

        "no-empty-line" "prints no empty line after a case"
        write: |case_number, moves| write(case_number, moves).replace("\n\n", "\n");

        RunTimeError:

        "array-of-20" "has no place for the number 20"
        winning_moves: |numbers, cache, rules, emit| match numbers.contains(&20) {
            true => None,
            false => winning_moves(numbers, cache, rules, emit),
        };

        TimeLimitExceeded:

        "exponential-time" "does not remember positions"
        is_winning: |position, _, rules, emit| is_winning(position, &mut Cache::new(), rules, emit);
    }
}

pub mod uva1558 {
    use super::{SCENARIOS as RIGHT, *};

    mistakes_of_variant! {
        WrongAnswer:

        "ends-at-0" "stops at a position without numbers"
        read: |input| {
            let positions = read_scenarios(input).into_iter();
            positions.take_while(|numbers| !numbers.is_empty()).collect()
        };

        "no-full-stop" "prints no full stop after the moves"
        write: |case_number, moves| match moves.is_empty() {
            true => write_scenario(case_number, moves),
            false => write_scenario(case_number, moves).replace('.', ""),
        };

        "words-of-poj" "prints \"There's no winning move.\", as on POJ"
        write: |number, moves| write_scenario(number, moves).replace("There is", "There's");
    }
}
