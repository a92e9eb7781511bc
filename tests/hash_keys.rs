//! Hashes have a key. With it you can find patterns and names whose hashes are equal, and make small
//! inputs that run for minutes; with another key these are ordinary ones. No output depends on the
//! key.
//!
//! Programs that compare 32 bits of a hash instead of the names or positions themselves fail on a
//! pitfall.

use crate::common::making::generate;
use crate::common::problems::TESTED;
use crate::common::{named, sample, Pieces, Run};
use judge::problems::game_schedule::case::Teams;
use judge::problems::spot::case::Square;
use judge::problems::spot::solution::Patterns;
use judge::problems::ten_twenty_thirty::plain::pick_up;
use judge::runtime::scanner::FIXED_KEY;
use judge::runtime::seen::Seen;
use judge::workbench::checker::Whitespace;
use judge::workbench::explanation::Options;
use judge::workbench::generator::Random;
use judge::Problem;
use std::collections::BTreeSet;
use std::hash::{BuildHasher, Hasher, RandomState};

/// A key that nobody knew before.
fn random_key() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// All output for an input, with this key.
fn everything_about(problem: &dyn Problem, input: &[u8], key: u64) -> (Run, Run, String) {
    let keyed = || {
        let mut stream = Pieces::new(input, |_| usize::MAX);
        stream.key = key;
        stream
    };
    let solved = keyed().run(|stream| problem.solve(stream));
    let explained = keyed().run(|stream| problem.explain(stream, &Options::default()));
    let output = solved.output.replacen('1', "2", 1);
    let verdict = problem.check(&mut keyed(), output.as_bytes(), Whitespace::Exact);
    (solved, explained, format!("{verdict:?}"))
}

#[test]
fn nothing_that_is_written_depends_on_the_key() {
    for tested in TESTED {
        let generated = generate(tested.problem, 2, 3, None, None);
        let bad = generated.replacen("1 ", "x ", 3);
        let sample = sample(tested.name(), "in");
        for input in [sample, generated, bad] {
            let input = input.as_bytes();
            let expected = everything_about(tested.problem, input, FIXED_KEY);
            for key in [0, random_key()] {
                assert_eq!(everything_about(tested.problem, input, key), expected);
            }
        }
    }
}

/// The hashes of a pattern, in all four turns, of which no part is an earlier pattern.
fn hashes(pattern: &[Square], key: u64) -> [u64; 4] {
    let mut patterns = Patterns::new(key);
    patterns.begin(200);
    for &square in pattern {
        assert_eq!(patterns.change(square), None);
    }
    patterns.hashes
}

/// A pattern whose hashes are those of the empty board: Gaussian elimination over the 256 bits that
/// each of 258 squares adds, and one more: the number of squares is even, so what a key merely adds
/// to each of them cancels, too.
fn pattern_like_the_empty_board(key: u64) -> Vec<Square> {
    let squares = (0..258).map(|place| (1 + place / 20, 1 + place % 20));
    let bit_of = |terms: [u64; 5], bit: usize| terms[bit / 64] >> (bit % 64) & 1 == 1;
    let mut basis: Vec<(usize, [u64; 5], BTreeSet<Square>)> = Vec::new();
    for square in squares {
        let [a, b, c, d] = hashes(&[square], key);
        let (mut terms, mut pattern) = ([a, b, c, d, 1], BTreeSet::from([square]));
        for (bit, other, squares) in &basis {
            if bit_of(terms, *bit) {
                (0..5).for_each(|turn| terms[turn] ^= other[turn]);
                pattern = &pattern ^ squares;
            }
        }
        match (0..257).find(|bit| bit_of(terms, *bit)) {
            Some(bit) => basis.push((bit, terms, pattern)),
            None => return pattern.into_iter().collect(),
        }
    }
    panic!("258 vectors of 257 bits are independent");
}

/// With another key, the pattern is an ordinary one. Even with this key, it is not a repetition.
#[test]
fn patterns_of_spot_with_equal_hashes() {
    let pattern = pattern_like_the_empty_board(FIXED_KEY);
    assert_eq!(hashes(&pattern, FIXED_KEY), hashes(&[], FIXED_KEY));
    let key = random_key();
    for hash in hashes(&pattern, key) {
        assert!(!hashes(&[], key).contains(&hash));
    }
}

/// Names whose first slots are all among 512 of 32,768 with a known key are spread over all of them
/// with another key.
#[test]
fn names_of_teams_that_crowd_a_few_slots() {
    let mut random = Random::new(5);
    let mut name = || -> [u8; 11] { std::array::from_fn(|_| b'a' + random.below(26) as u8) };
    let part = |name: &[u8; 11], key| (Teams::new(key).hash(name) % (1 << 15) / 512) as usize;
    let crowded = std::iter::from_fn(|| Some(name())).filter(|name| part(name, FIXED_KEY) == 0);
    let mut counts = [0; 64];
    let key = random_key();
    for name in crowded.take(1000) {
        counts[part(&name, key)] += 1;
    }
    assert!(counts.iter().all(|count| *count < 60), "{counts:?}");
}

/// Names with equal hashes are still different names.
#[test]
fn names_of_teams_with_equal_hashes() {
    let seen = Seen::new(FIXED_KEY);
    // The first eight letters differ, and the next ones make up for it.
    let number = |letters: [u8; 8]| u64::from_le_bytes(letters);
    let begun = |letter: u8| seen.hash([number([letter; 8])]);
    let name = |letter: u8| {
        let second = begun(letter) ^ begun(b'a') ^ number([b'a'; 8]);
        [[letter; 8], second.to_le_bytes(), [b'a'; 8]].concat()
    };
    let mut teams = Teams::new(FIXED_KEY);
    for (letter, team) in (b'a'..=b'z').zip(0..) {
        let name = name(letter);
        assert_eq!(teams.hash(&name), teams.hash(&[b'a'; 24]));
        assert!(teams.find(&name).is_err());
        assert_eq!(teams.add(&name), Ok(()));
        assert_eq!(teams.find(&name), Ok(team));
    }
}

/// The pitfall has a pair of names for each of these hashes of 32 bits. Of 70,000 random names with
/// seven letters, two have the same hash on average every other time: so they were found.
#[test]
fn names_of_teams_with_equal_hashes_of_32_bits() {
    type Step = fn(u32, u32) -> u32;
    let hashes: [(&str, u32, Step); 6] = [
        ("FNV-1a", 0x811C_9DC5, |hash, byte| {
            (hash ^ byte).wrapping_mul(0x0100_0193)
        }),
        ("FNV-1", 0x811C_9DC5, |hash, byte| {
            hash.wrapping_mul(0x0100_0193) ^ byte
        }),
        ("djb2, sums", 5381, |hash, byte| {
            hash.wrapping_mul(33).wrapping_add(byte)
        }),
        ("djb2, exclusive or", 5381, |hash, byte| {
            hash.wrapping_mul(33) ^ byte
        }),
        ("hashCode of Java", 0, |hash, byte| {
            hash.wrapping_mul(31).wrapping_add(byte)
        }),
        ("BKDR", 0, |hash, byte| {
            hash.wrapping_mul(131).wrapping_add(byte)
        }),
    ];
    let pitfall = pitfall("game-schedule", "names-with-equal-hashes");
    let names: Vec<&str> = pitfall.split_whitespace().skip(1).collect();
    for ((hash, first, step), pair) in hashes.into_iter().zip(names.chunks(2)) {
        let hash_of = |name: &str| {
            name.bytes()
                .fold(first, |so_far, byte| step(so_far, byte.into()))
        };
        assert_ne!(pair[0], pair[1], "{hash}");
        assert_eq!(hash_of(pair[0]), hash_of(pair[1]), "{hash}");
    }
}

/// In the game of each deck of the pitfall, two positions have the same hash of 32 bits as the text,
/// or the list of numbers, that some program compares. The decks are the first of random ones with
/// more than 1100 cards to deal for 37 such texts, mostly with the hash of Java, each once with and
/// once without the piles that have vanished. So it does not depend on the seed whether they are
/// found. Here are some of the texts.
#[test]
fn positions_of_10_20_30_with_equal_hashes_of_32_bits() {
    let pitfall = pitfall("10-20-30", "positions-with-equal-hashes");
    let games: Vec<BTreeSet<Position>> = pitfall
        .lines()
        .filter(|deck| *deck != "0")
        .map(positions)
        .collect();
    for (after_card, after_pile, with_vanished) in [
        (",", "|", true),
        (",", "|", false),
        (" ", "|", true),
        (" ", ";", false),
        ("", "|", true),
    ] {
        let text = |cards: &Vec<u8>| -> String {
            let cards = cards.iter().map(|card| format!("{card}{after_card}"));
            cards.collect()
        };
        let hash = |(piles, deck): &Position| {
            let piles = piles
                .iter()
                .filter(|pile| with_vanished || !pile.is_empty());
            let piles: String = piles.map(|pile| text(pile) + after_pile).collect();
            let bytes = (piles + &text(deck)).into_bytes();
            bytes.iter().fold(0_u32, |hash, byte| {
                hash.wrapping_mul(31).wrapping_add((*byte).into())
            })
        };
        let is_exposed = games.iter().any(|positions| {
            let hashes: BTreeSet<u32> = positions.iter().map(hash).collect();
            hashes.len() < positions.len()
        });
        assert!(is_exposed, "{after_card:?} {after_pile:?} {with_vanished}");
    }
}

/// The cards of the seven piles and of the deck.
type Position = (Vec<Vec<u8>>, Vec<u8>);

/// The positions of a game.
fn positions(deck: &str) -> BTreeSet<Position> {
    let mut deck: Vec<u8> = deck.split(' ').map(|card| card.parse().unwrap()).collect();
    let mut piles: Vec<Vec<u8>> = deck.drain(..7).map(|card| vec![card]).collect();
    let mut positions = BTreeSet::new();
    let mut next_piles = (0..7).cycle();
    // The game ends at the first position that comes back, or when no cards or no piles are left.
    while !deck.is_empty()
        && piles.iter().any(|pile| !pile.is_empty())
        && positions.insert((piles.clone(), deck.clone()))
    {
        let pile = next_piles.find(|&pile| !piles[pile].is_empty()).unwrap();
        piles[pile].push(deck.remove(0));
        while pick_up(&mut piles[pile], &mut deck).is_some() {}
    }
    positions
}

/// The text of a pitfall.
fn pitfall(problem: &str, name: &str) -> &'static str {
    let mut inputs = named(problem).tests.inputs.iter();
    inputs.find(|(other, _)| *other == name).unwrap().1
}
