//! Hashes have a key. Whoever knows it can make small inputs that run for minutes; without it the
//! same inputs are ordinary ones, and nothing that is written depends on it.

use crate::common::making::generate;
use crate::common::problems::ROWS;
use crate::common::{pieces, sample, Run};
use judge::problems::game_schedule::names::Names;
use judge::problems::spot::solution::Square;
use judge::problems::spot::solution::{Game, Move};
use judge::runtime::scanner::{Place, FIXED_KEY};
use judge::runtime::seen::{mix, Lookup, Seen};
use judge::workbench::checker::Whitespace;
use judge::workbench::explanation::Options;
use judge::workbench::generator::Random;
use judge::Problem;
use std::collections::HashMap;
use std::hash::{BuildHasher, Hasher, RandomState};

/// A key that nobody knew before.
fn random_key() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// All that is written about an input, with this key.
fn everything_about(problem: &Problem, input: &[u8], key: u64) -> (Run, Run, Vec<String>, String) {
    let keyed = || {
        let mut stream = pieces(input, usize::MAX);
        stream.key = key;
        stream
    };
    let solved = keyed().run(|stream| problem.solve(stream));
    let explain = problem.explainer.explain;
    let explained = keyed().run(|stream| explain(stream, &Options::default()));
    let mut violations = Vec::new();
    let mut report = |place: Place, message: &str| violations.push(format!("{place:?}: {message}"));
    let read = problem.validate(&mut keyed(), true, &mut report);
    assert!(read.is_ok());
    let output = solved.output.replacen('1', "2", 1);
    let verdicts = problem.check(&mut keyed(), &[output.as_bytes()], Whitespace::Exact);
    (solved, explained, violations, format!("{verdicts:?}"))
}

#[test]
fn nothing_that_is_written_depends_on_the_key() {
    for row in ROWS {
        let generated = generate(row.problem, 2, 3, None, None);
        let bad = generated.replacen("1 ", "x ", 3);
        let sample = sample(row.name(), "in");
        for input in [sample, generated, bad] {
            let input = input.as_bytes();
            let expected = everything_about(row.problem, input, FIXED_KEY);
            for key in [0, random_key()] {
                assert_eq!(everything_about(row.problem, input, key), expected);
            }
        }
    }
}

/// What a spot on a square adds to the four hashes of a pattern.
fn terms(square: Square, size: u32) -> [u64; 4] {
    let mut game = Game::new(FIXED_KEY);
    game.begin(size);
    let placed = game.play(Move {
        square,
        places: true,
    });
    assert!(placed.is_ok_and(|earlier| earlier.is_none()));
    game.hashes
}

/// Some of these squares, whose terms cancel in all four turns: Gaussian elimination over 256 bits.
fn cancelling(squares: &[Square], size: u32) -> Vec<Square> {
    let mut basis: Vec<(usize, [u64; 4], Vec<bool>)> = Vec::new();
    for (index, &square) in squares.iter().enumerate() {
        let mut terms = terms(square, size);
        let mut used = vec![false; squares.len()];
        used[index] = true;
        for (bit, other, others) in &basis {
            if terms[bit / 64] >> (bit % 64) & 1 == 1 {
                (0..4).for_each(|turn| terms[turn] ^= other[turn]);
                (0..used.len()).for_each(|index| used[index] ^= others[index]);
            }
        }
        let Some(bit) = (0..256).find(|bit| terms[bit / 64] >> (bit % 64) & 1 == 1) else {
            let pairs = squares.iter().zip(used);
            return pairs
                .filter_map(|(square, used)| used.then_some(*square))
                .collect();
        };
        basis.push((bit, terms, used));
    }
    panic!("257 vectors of 256 bits are independent");
}

/// A game whose author knows the key: fifty squares are placed and removed again and again, and
/// between these passes a set of squares is placed whose terms cancel.
fn game_with_equal_hashes(size: u32) -> Vec<Move> {
    let mut unused = (0..).map(|number| (1 + number / size, 1 + number % size));
    let fifty: Vec<Square> = unused.by_ref().take(50).collect();
    let change = |square: &Square, places| Move {
        square: *square,
        places,
    };
    let mut moves = Vec::new();
    let mut places = true;
    while moves.len() < 2 * size as usize {
        let pass = fifty.iter().map(|square| change(square, places));
        match places {
            true => moves.extend(pass),
            false => moves.extend(pass.rev()),
        }
        let squares: Vec<Square> = unused.by_ref().take(257).collect();
        moves.extend(
            cancelling(&squares, size)
                .iter()
                .map(|square| change(square, true)),
        );
        places = !places;
    }
    moves.truncate(2 * size as usize);
    moves
}

/// How often a pattern of a game without a repetition has the hash of an earlier one. Each time the
/// two patterns are compared.
fn false_candidates(moves: &[Move], size: u32, key: u64) -> usize {
    let mut game = Game::new(key);
    game.begin(size);
    let mut earlier: HashMap<u64, usize> = HashMap::from([(0, 1)]);
    let mut count = 0;
    for &next in moves {
        assert!(matches!(game.play(next), Ok(None)));
        let hash = *game.hashes.iter().min().expect("four hashes");
        let equal = earlier.entry(hash).or_default();
        count += *equal;
        *equal += 1;
    }
    count
}

#[test]
#[ignore = "takes long"]
fn games_of_spot_with_equal_hashes() {
    let moves = game_with_equal_hashes(1000);
    let known = false_candidates(&moves, 1000, FIXED_KEY);
    assert!(
        known > 1000,
        "{known} false candidates although the key is known"
    );
    assert_eq!(false_candidates(&moves, 1000, random_key()), 0);
}

/// How many slots the set examines, in all, to find that it has none of `others`, after it was given
/// `names`. It examines slots from that of the hash to the first free one, which it returns.
fn slots_examined(names: &[[u8; 11]], others: &[[u8; 11]], key: u64) -> usize {
    let hash = |name: &[u8; 11]| Names::new(key).hash(name);
    let mut seen = Seen::new(key);
    let free_slot = |seen: &Seen, hash| match seen.find(hash, |_| false) {
        Lookup::Free(slot) => slot,
        Lookup::Found(_) => panic!("no item is equal"),
    };
    for name in names {
        let slot = free_slot(&seen, hash(name));
        seen.insert(slot, hash(name), 0);
    }
    // At least half of the slots are free, so some of 1,000 random hashes end in the upper half.
    let highest = (0..1000).map(|number| free_slot(&seen, mix(number))).max();
    let slots = highest.map_or(0, usize::next_power_of_two);
    let examined = |name: &[u8; 11]| {
        let first = hash(name) as usize % slots;
        (free_slot(&seen, hash(name)) + slots - first) % slots + 1
    };
    others.iter().map(examined).sum()
}

#[test]
#[ignore = "takes long"]
fn names_of_teams_that_crowd_a_few_slots() {
    let mut random = Random::new(5);
    let mut names = || -> [u8; 11] { std::array::from_fn(|_| b'a' + random.below(26) as u8) };
    let ordinary: Vec<[u8; 11]> = (0..11_000).map(|_| names()).collect();
    // With the key, the first slots of all these hashes are among 512 of 32,768.
    let index = Names::new(FIXED_KEY);
    let is_crowded = |name: &[u8; 11]| index.hash(name) % (1 << 15) < 512;
    let crowded = std::iter::from_fn(|| Some(names())).filter(is_crowded);
    let crowded: Vec<[u8; 11]> = crowded.take(11_000).collect();
    let examined =
        |names: &[[u8; 11]], key| slots_examined(&names[..10_000], &names[10_000..], key);
    let usual = examined(&ordinary, FIXED_KEY);
    let known = examined(&crowded, FIXED_KEY);
    assert!(
        known > 1000 * usual,
        "{known} slots, {usual} for ordinary names"
    );
    let unknown = examined(&crowded, random_key());
    assert!(
        unknown < 2 * usual,
        "{unknown} slots, {usual} for ordinary names"
    );
}

/// Names with equal hashes are different names all the same.
#[test]
fn names_of_teams_with_equal_hashes() {
    let seen = Seen::new(FIXED_KEY);
    // The first eight letters differ, and the next ones make up for it.
    let number = |letters: [u8; 8]| u64::from_le_bytes(letters);
    let begun = |letter: u8| seen.hash([40, number([letter; 8])]);
    let name = |letter: u8| {
        let second = begun(letter) ^ begun(b'a') ^ number([b'a'; 8]);
        [
            [letter; 8],
            second.to_le_bytes(),
            [b'a'; 8],
            [b'a'; 8],
            [b'a'; 8],
        ]
        .concat()
    };
    let mut names = Names::new(FIXED_KEY);
    for (team, letter) in (b'a'..=b'z').enumerate() {
        let name = name(letter);
        assert_eq!(names.hash(&name), names.hash(&[b'a'; 40]));
        assert!(names.find(&name).is_err());
        assert!(names.add(&name).is_ok());
        assert_eq!(names.find(&name).ok(), Some(team as u32));
        assert_eq!(names.name(team as u32), name);
    }
}
