//! Naive model of Number Game (POJ 1143): positions are sets of the numbers
//! still available, and the whole game is searched, remembering results.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

/// The least number that can be chosen.
pub const LEAST: u32 = 2;
/// The greatest number of a position.
pub const GREATEST: u32 = 20;

thread_local! {
    /// Whether a position already searched has a winning move.
    static KNOWN: RefCell<HashMap<BTreeSet<u32>, bool>> = RefCell::new(HashMap::new());
}

/// The position in which nothing has been chosen yet.
pub fn start() -> BTreeSet<u32> {
    (LEAST..=GREATEST).collect()
}

/// The position after one of its numbers has been chosen.
///
/// # Panics
/// When the number is not available.
pub fn after(position: &BTreeSet<u32>, chosen: &u32) -> BTreeSet<u32> {
    assert!(position.contains(chosen), "{chosen} is not available");
    position
        .iter()
        .copied()
        .filter(|&number| !is_removed(position, *chosen, number))
        .collect()
}

/// Whether number - k * chosen is forbidden or 0 for some k >= 1.
fn is_removed(position: &BTreeSet<u32>, chosen: u32, number: u32) -> bool {
    let mut rest = number;
    while rest >= chosen {
        rest -= chosen;
        if rest == 0 || is_forbidden(position, rest) {
            return true;
        }
    }
    false
}

/// Whether the number is a sum of chosen ones. A 1 is not: nobody may choose it.
fn is_forbidden(position: &BTreeSet<u32>, number: u32) -> bool {
    (LEAST..=GREATEST).contains(&number) && !position.contains(&number)
}

/// All winning moves, in increasing order.
///
/// # Panics
/// When the position is not possible.
pub fn winning_moves(position: &BTreeSet<u32>) -> Vec<u32> {
    assert!(is_possible(position), "{position:?} cannot occur");
    let wins = |chosen: &u32| !has_winning_move(&after(position, chosen));
    position.iter().copied().filter(wins).collect()
}

fn has_winning_move(position: &BTreeSet<u32>) -> bool {
    if let Some(known) = KNOWN.with_borrow(|known| known.get(position).copied()) {
        return known;
    }
    let result = position
        .iter()
        .any(|chosen| !has_winning_move(&after(position, chosen)));
    KNOWN.with_borrow_mut(|known| known.insert(position.clone(), result));
    result
}

/// Whether some sequence of choices leads to the position: all its numbers are
/// 2..=20, and every sum (up to 20) of two numbers missing from it is missing too.
pub fn is_possible(position: &BTreeSet<u32>) -> bool {
    if position.iter().any(|n| !(LEAST..=GREATEST).contains(n)) {
        return false;
    }
    let missing: Vec<u32> = (LEAST..=GREATEST)
        .filter(|number| !position.contains(number))
        .collect();
    for &first in &missing {
        for &second in &missing {
            if position.contains(&(first + second)) {
                return false;
            }
        }
    }
    true
}

/// All positions that choices from the start can lead to, the start and the
/// **empty one included**: 3515 of them, 3514 not empty.
pub fn all_positions() -> BTreeSet<BTreeSet<u32>> {
    let mut found = BTreeSet::from([start()]);
    let mut to_do = vec![start()];
    while let Some(position) = to_do.pop() {
        for chosen in &position {
            let next = after(&position, chosen);
            if found.insert(next.clone()) {
                to_do.push(next);
            }
        }
    }
    found
}

/// What the judge prints for the input.
///
/// # Panics
/// On malformed input and on positions that cannot occur.
pub fn answer(input: &str) -> String {
    let mut numbers = input
        .split_whitespace()
        .map(|word| word.parse::<u32>().expect("a number"));
    let mut output = String::new();
    let mut case = 0;
    while let Some(count) = numbers.next() {
        if count == 0 {
            break;
        }
        case += 1;
        let mut position = BTreeSet::new();
        for _ in 0..count {
            let number = numbers.next().expect("a number of the position");
            assert!(position.insert(number), "{number} is there twice");
        }
        let moves = winning_moves(&position);
        output.push_str(&format!("Test Case #{case}\n"));
        if moves.is_empty() {
            output.push_str("There's no winning move.\n\n");
        } else {
            let words: Vec<String> = moves.iter().map(u32::to_string).collect();
            output.push_str(&format!("The winning moves are: {}\n\n", words.join(" ")));
        }
    }
    output
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sample() {
        let input = "2 2 5\n2 2 3\n5 2 3 4 5 6\n0\n";
        let expected = "Test Case #1\nThe winning moves are: 2\n\n\
                        Test Case #2\nThere's no winning move.\n\n\
                        Test Case #3\nThe winning moves are: 4 5 6\n\n";
        assert_eq!(answer(input), expected);
        assert_eq!(answer("2 5 2\n2 3 2 5 6\n4 3 5 2"), expected);
    }

    #[test]
    fn four_and_then_three() {
        let position = after(&after(&start(), &4), &3);
        assert_eq!(position, BTreeSet::from([2, 5]));
    }

    /// All numbers up to 20 that are sums of multiples of the chosen ones, by plain addition.
    fn sums(chosen: &[u32]) -> BTreeSet<u32> {
        let mut sums = BTreeSet::from([0]);
        loop {
            let more: BTreeSet<u32> = sums
                .iter()
                .flat_map(|sum| chosen.iter().map(move |number| sum + number))
                .filter(|&sum| sum <= GREATEST)
                .chain(sums.iter().copied())
                .collect();
            if more == sums {
                return sums;
            }
            sums = more;
        }
    }

    #[test]
    fn choices_remove_sums_of_multiples() {
        for a in start() {
            let first = after(&start(), &a);
            assert_eq!(first, &start() - &sums(&[a]));
            for b in &first {
                let second = after(&first, b);
                assert_eq!(second, &start() - &sums(&[a, *b]));
                if let Some(c) = second.last() {
                    assert_eq!(after(&second, c), &start() - &sums(&[a, *b, *c]));
                }
            }
        }
    }

    #[test]
    fn number_of_positions() {
        let positions = all_positions();
        assert_eq!(positions.len(), 3515);
        assert!(positions.contains(&BTreeSet::new()));
        assert!(positions.iter().all(is_possible));
        let (mut winning, mut losing) = (0, 0);
        for position in positions.iter().filter(|position| !position.is_empty()) {
            if winning_moves(position).is_empty() {
                losing += 1;
            } else {
                winning += 1;
            }
        }
        assert_eq!((winning, losing), (2892, 622));
        assert_eq!(positions.iter().map(BTreeSet::len).max(), Some(19));
    }

    /// Counts the possible ones among all sets that agree with `set` below `number`.
    fn count_possible(number: u32, set: &mut BTreeSet<u32>) -> usize {
        if number > GREATEST {
            return usize::from(is_possible(set));
        }
        let without = count_possible(number + 1, set);
        set.insert(number);
        let with = count_possible(number + 1, set);
        set.remove(&number);
        without + with
    }

    #[test]
    fn possible_is_what_choices_lead_to() {
        // All 2^19 sets: as many are possible as choices lead to, and those all are.
        assert_eq!(count_possible(LEAST, &mut BTreeSet::new()), 3515);
    }

    #[test]
    fn six_without_three_cannot_occur() {
        assert!(!is_possible(&BTreeSet::from([6])));
        assert!(!is_possible(&BTreeSet::from([2, 21])));
        assert!(!is_possible(&BTreeSet::from([1, 2])));
    }
}
