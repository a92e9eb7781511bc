//! Input in the usual layout is read by a fast path, and with the same result as word by word.

use crate::common::problems::Row;
use crate::common::{making, pieces, solve, solve_in_pieces};
use judge::problems::cheat::cards::{usual_hands, Cards, FIELDS, RANKS};
use judge::problems::game_schedule::names::short_name;
use judge::problems::ten_twenty_thirty::deck::usual_deck;
use judge::problems::{cheat, gomoku, number_game, spot, ten_twenty_thirty};
use judge::runtime::scanner::{is_white_space, Scanner, FIXED_KEY};
use judge::runtime::solution::Solve;
use judge::workbench::generator::Random;
use std::str::from_utf8;

/// Files of each problem: all kinds.
const FILES: usize = 16;

/// Cases of a file, which fit into a chunk.
const CASES: u64 = 20;

/// Reads and solves generated cases; all but the `first` cases must be read by the fast path.
fn check<S: Solve>(problem: &str, first: u64) {
    for number in 0..FILES {
        // No case that is read is so near to the end that a longer one would not fit, or that bytes
        // after the last one are examined.
        let input = making::generated(problem, number, CASES + 1) + &"\n".repeat(1000);
        let mut stream = pieces(input.as_bytes(), usize::MAX);
        let mut scanner = Scanner::new(&mut stream);
        let mut solution = S::new(FIXED_KEY);
        for case in 1..=making::most_cases(problem, CASES as usize) as u64 {
            scanner.case = case;
            let Ok(Some(read)) = solution.read(&mut scanner) else {
                panic!("{problem}, file {number}: no case {case}");
            };
            let answer = solution.solve(read, &mut scanner);
            assert!(answer.is_ok(), "{problem}, file {number}, case {case}");
            let last = scanner.last_word().last();
            let ends_in_white_space = last.is_none_or(|&byte| is_white_space(byte));
            assert!(
                ends_in_white_space || case <= first,
                "{problem}, file {number}: case {case} was read word by word"
            );
        }
    }
}

/// A fast path that always gives up is found by no answer, but by the word read last: the fast path
/// consumes the white space after that, too, or leaves no word, and a word that is read for itself
/// ends before the white space.
///
/// The first case is read before the scanner has a chunk, unless a number precedes it.
///
/// The names of teams are read alike by both paths: nothing shows there, see below.
pub fn is_read_at_once() {
    check::<ten_twenty_thirty::solution::Solution>("10-20-30", 1);
    check::<number_game::solution::Solution>("number-game", 1);
    check::<cheat::solution::Solution>("cheat", 1);
    check::<gomoku::solution::Solution>("gomoku", 0);
    check::<spot::solution::Solution>("spot", 0);
}

/// The names of teams of at most 31 bytes are read at once, with the cells that are described, unless
/// the chunk or a control character ends too soon.
pub fn short_names_are_read_at_once() {
    let mut random = Random::new(5);
    for length in (0..50).cycle().take(20_000) {
        let mut window: Vec<u8> = (0..50)
            .map(|_| random.pick(b"!0AZaz~\x7F\x80\xA0\xFF"))
            .collect();
        for place in [length, random.index(50)] {
            window[place] = random.pick(BYTES);
        }
        window.truncate(random.between(25, 50) as usize);
        assert_eq!(
            short_name(&window),
            short_name_by_its_bytes(&window),
            "{window:X?}"
        );
    }
}

/// Decks are read at once, and what is read is what the bytes say, wherever they are damaged.
pub fn decks_are_read_at_once() {
    let mut random = Random::new(6);
    for damage in (0..3).cycle().take(30_000) {
        let cards: Vec<u8> = (0..2 * 52).map(|_| random.between(1, 10) as u8).collect();
        let names = cards.iter().map(u8::to_string);
        let window = damaged(&mut random, names, damage, b"0123456789");
        let found = usual_deck(&window);
        assert!(damage > 0 || found.is_some(), "{window:?}");
        let Some((deck, length)) = found else {
            continue;
        };
        let value = |name: &str| name.parse().expect("a number");
        let expected: Vec<u8> = beginning(&window, length).into_iter().map(value).collect();
        assert_eq!(deck.to_vec(), expected, "{window:?}");
    }
}

/// Hands are read at once, and what is read is what the bytes say, wherever they are damaged.
pub fn hands_are_read_at_once() {
    let mut random = Random::new(7);
    for damage in (0..3).cycle().take(30_000) {
        let mut names = Vec::new();
        for _ in 0..3 {
            let mut pack = RANKS.repeat(4);
            random.shuffle(&mut pack);
            names.extend(pack.into_iter().map(String::from));
        }
        let window = damaged(&mut random, names.into_iter(), damage, b"0123456789AJQK");
        let found = usual_hands(&window);
        assert!(damage > 0 || found.is_some(), "{window:?}");
        let Some((hands, length, last)) = found else {
            continue;
        };
        let cards = beginning(&window, length);
        let rank = |name: &str| RANKS.iter().position(|rank| *rank == name).expect("a rank");
        let hand = |cards: &[&str]| cards.iter().map(|name| 1 << FIELDS[rank(name)]).sum();
        let expected: Vec<Cards> = cards.chunks(13).map(hand).collect();
        assert_eq!(hands.to_vec(), expected, "{window:?}");
        assert_eq!(length - last, cards[51].len() + 1, "{window:?}");
    }
}

/// Names, a blank or newline after each, with some bytes of the first pack replaced, added or left out.
fn damaged(
    random: &mut Random,
    names: impl Iterator<Item = String>,
    damage: u32,
    characters: &[u8],
) -> Vec<u8> {
    let mut window = Vec::new();
    for (card, name) in names.enumerate() {
        // A blank line between two packs is usual, too.
        if card == 52 && random.below(2) == 0 {
            window.push(b'\n');
        }
        window.extend(name.into_bytes());
        window.push(random.pick(b" \n"));
    }
    for _ in 0..damage {
        let from = random.index(160);
        let to = from + random.index(2);
        let bytes = random.pick(&[BYTES, characters]);
        let byte = random.pick(bytes);
        window.splice(from..to, [byte].into_iter().take(random.index(3)));
    }
    window
}

/// The 52 cards of which the first `length` bytes consist.
fn beginning(window: &[u8], length: usize) -> Vec<&str> {
    let text = from_utf8(&window[..length]).expect("text");
    let (names, separator) = text.split_at(length - 1);
    let cards: Vec<&str> = names.split([' ', '\n']).collect();
    assert!(
        cards.len() == 52 && [" ", "\n"].contains(&separator),
        "{text}"
    );
    cards
}

/// The cell of the word with which the window begins, and its length, if it is read at once.
fn short_name_by_its_bytes(window: &[u8]) -> Option<([u64; 4], usize)> {
    let mut cell = [0; 32];
    let length = window[..32.min(window.len())]
        .iter()
        .position(|&byte| byte <= b' ')?;
    if window.len() < cell.len() || !is_white_space(window[length]) {
        return None;
    }
    cell[..length].copy_from_slice(&window[..length]);
    cell[31] = length as u8;
    let word =
        |number: usize| u64::from_le_bytes(cell[number * 8..][..8].try_into().expect("a word"));
    Some(([0, 1, 2, 3].map(word), length))
}

/// Bytes that begin or end a range of those that mean the same, and some in between.
const BYTES: &[u8] = b"\0\x08\t\r\x0E\x1F !/019:AK\xFF";

/// How many bytes of a case are changed.
const CHANGED: usize = 40;

/// Each byte of two cases replaced by others, with others before it, and left out. In pieces of a
/// byte there is never enough at once for the fast path.
pub fn as_byte_by_byte(row: &'static Row) {
    for number in 0..2 {
        let case = making::case(row.name(), number).into_bytes();
        for place in 0..case.len().min(CHANGED) {
            for rest in [&case[place..], &case[place + 1..]] {
                compare(row, [&case[..place], rest].concat());
                for &byte in BYTES {
                    compare(row, [&case[..place], &[byte], rest].concat());
                }
            }
        }
    }
}

/// Solves a case that a good one precedes, if there may be several, and another one follows.
fn compare(row: &Row, case: Vec<u8>) {
    let good = making::case(row.name(), 0).into_bytes();
    let cases = match making::most_cases(row.name(), 3) {
        1 => vec![case],
        _ => vec![good.clone(), case, good],
    };
    let input = row.problem.framing.join(&cases);
    let found = solve(row.problem, &input);
    let expected = solve_in_pieces(row.problem, &input, |_| 1);
    assert_eq!(found, expected, "{}", String::from_utf8_lossy(&input));
}
