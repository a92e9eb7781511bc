//! Random cases, always the same: those of `judge generate`, and cases made of bytes, of kinds that it
//! does not generate, because no judge's data holds them or because they show something only here.

use super::named;
use super::problems::tested;
use judge::problems::cheat::case::Deal;
use judge::problems::game_schedule::case::{Names, Tournament};
use judge::problems::game_schedule::generate;
use judge::problems::gomoku::case::{Board, SIZE};
use judge::problems::number_game::case::{numbers_in, Position};
use judge::problems::number_game::solution::after;
use judge::problems::spot::case::{Game, Move};
use judge::problems::spot::solution::Solution;
use judge::problems::ten_twenty_thirty::case::Deck;
use judge::runtime::scanner::FIXED_KEY;
use judge::runtime::solution::{Case, Input, Solve};
use judge::workbench::generator::{CaseRequest, Random, Request};
use judge::Problem;
use std::array::from_fn;
use std::collections::BTreeSet;

/// The seed of all random tests.
pub const SEED: u64 = 20_240_229;

/// Input of these cases.
pub fn input(problem: &str, cases: &[String]) -> String {
    String::from_utf8(named(problem).format.join(cases)).expect("text")
}

/// Random case `number` of the problem.
pub fn case(problem: &str, number: usize) -> String {
    (tested(problem).case)(&mut Bytes(&bytes(number)))
}

/// The same, but one in five cases may have no answer if there are such cases.
pub fn any_case(problem: &str, number: usize) -> String {
    let tested = tested(problem);
    let unanswerable = tested.unanswerable.filter(|_| number % 5 == 4);
    unanswerable.unwrap_or(tested.case)(&mut Bytes(&bytes(number)))
}

/// Random bytes for case `number`.
pub fn bytes(number: usize) -> [u8; 512] {
    let mut random = Random::new(SEED ^ (number as u64) << 32);
    from_fn(|_| random.bits() as u8)
}

/// The text of a case.
pub fn text<S: Solve>(case: &Case<S>) -> String {
    let mut text = Vec::new();
    S::Input::write(case, &mut text);
    String::from_utf8(text).expect("text")
}

/// File `number` of `judge generate`. The kinds take turns, and so do the sizes for which the
/// plain solution is quick: small and large ones.
pub fn generated(problem: &str, number: usize, cases: u64) -> String {
    let kinds = named(problem).generator.kinds;
    let sizes = tested(problem).plain_sizes.clone();
    let size = sizes.map(|sizes| {
        let count = sizes.end() - sizes.start() + 1;
        sizes.start() + 7 * (number / kinds.len()) as u32 % count
    });
    let kind = kinds[number % kinds.len()].name;
    generate(
        named(problem),
        cases,
        SEED + number as u64,
        size,
        Some(kind),
    )
}

/// Input of `judge generate` with this many cases.
pub fn generate(
    problem: &dyn Problem,
    cases: u64,
    seed: u64,
    size: Option<u32>,
    kind: Option<&str>,
) -> String {
    let request = Request {
        cases,
        seed,
        size,
        kind,
    };
    let input = problem.generate_to_vec(&request).expect("input");
    String::from_utf8(input).expect("text")
}

/// Bytes that are read one after the other and say how a case is built; zeros follow the last. A
/// small change of the bytes is a small change of the case.
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    /// A number from 0 to `limit` - 1.
    pub fn below(&mut self, limit: usize) -> usize {
        let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        usize::from(*first) % limit
    }

    /// One of `choices`.
    pub fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }

    /// Swaps up to `most` pairs of `values`.
    fn swap<T>(&mut self, most: usize, values: &mut [T]) {
        for _ in 0..self.below(most + 1) {
            values.swap(self.below(values.len()), self.below(values.len()));
        }
    }
}

/// A deck of 10-20-30, rarely a pack: the same cards again and again, except for a few. With
/// tens or with even cards alone, wins and draws are frequent.
pub fn deck(bytes: &mut Bytes) -> Deck {
    let values: &[u8] = bytes.pick(&[
        &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10][..],
        &[2, 4, 6, 8, 10],
        &[1, 5, 10, 10, 10],
        &[5, 10],
    ]);
    let length = bytes.pick(&[1, 2, 3, 4, 6, 9, 52]);
    let row: Vec<u8> = (0..length).map(|_| bytes.pick(values)).collect();
    let mut deck = from_fn(|place| row[place % length]);
    for _ in 0..bytes.below(4) {
        deck[bytes.below(52)] = 1 + bytes.below(10) as u8;
    }
    deck
}

/// A position of the Number Game after some choices. A few numbers are not where they belong.
pub fn position(bytes: &mut Bytes) -> Position {
    let mut position = (1 << 21) - 4;
    for _ in 0..bytes.below(9) {
        let numbers: Vec<u32> = numbers_in(position).collect();
        let left = after(position, bytes.pick(&numbers));
        position = if left == 0 { position } else { left };
    }
    let mut numbers = numbers_in(position).collect::<Position>();
    bytes.swap(2, &mut numbers);
    numbers
}

/// A deal of Cheat with few lies, in which the first player wins now and then: each player holds the
/// ranks of its own rounds, except for a few.
pub fn deal(bytes: &mut Bytes) -> Deal {
    let mut deal = from_fn(|place| ((place / 13 + place % 13 * 4) % 13) as u8);
    bytes.swap(7, &mut deal);
    deal
}

/// A board of Gomoku with runs of stones, which may have many fives. A run that leaves the board goes
/// on at the other side.
pub fn board(bytes: &mut Bytes) -> Board {
    let mut board = Board::default();
    for _ in 0..bytes.below(40) {
        let (row, column) = (bytes.below(SIZE), bytes.below(SIZE));
        // A step up is eighteen down.
        let (down, right) = bytes.pick(&[(0, 1), (1, 0), (1, 1), (18, 1)]);
        let colour = bytes.pick(&[None, Some(0), Some(0), Some(1), Some(1)]);
        for step in 0..bytes.below(9) {
            let point = ((row + step * down) % SIZE, (column + step * right) % SIZE);
            board.put(point, colour);
        }
    }
    board
}

/// A tournament that has a schedule.
pub fn schedule(bytes: &mut Bytes) -> Tournament {
    generate::tournament(&mut CaseRequest {
        number: 0,
        kind: bytes.pick(generate::GENERATED.kinds).name,
        size: Some(2 + bytes.below(30) as u32),
        random: &mut Random::new(bytes.below(256) as u64),
    })
}

/// A tournament whose matches are any tree: usually no schedule exists. Some names look like
/// something else.
pub fn tournament(bytes: &mut Bytes) -> Tournament {
    let most = bytes.pick(&[13, 13, 30]);
    let teams = 2 + bytes.below(most);
    let names = "defeats advances with wildcard Winner Round #1 0 2 É a A aAbbbaab aAbbbaabb";
    let mut names: Vec<String> = names.split(' ').map(String::from).collect();
    names.extend((names.len()..31).map(|team| format!("T{team}")));
    bytes.swap(9, &mut names[..teams]);
    let matches = (1..teams).map(|team| {
        let other = bytes.below(team);
        let [one, other] = bytes.pick(&[[team, other], [other, team]]);
        [one as u32, other as u32]
    });
    let mut matches: Vec<[u32; 2]> = matches.collect();
    bytes.swap(9, &mut matches);
    let mut tournament = Tournament {
        names: Names::default(),
        matches,
    };
    for name in &names[..teams] {
        tournament.names.push(name.as_bytes());
    }
    tournament
}

/// A game of Spot on a small board, where patterns, even the empty one, come back by chance. Some
/// moves after the decision are illegal, which does not matter.
pub fn game(bytes: &mut Bytes) -> Game {
    let most = bytes.pick(&[2, 2, 3, 5, 13]);
    let size = 1 + bytes.below(most);
    let mut board = BTreeSet::new();
    let moves = (0..2 * size).map(|_| {
        let square = [bytes.below(size), bytes.below(size)].map(|line| line as u32 + 1);
        let square = (square[0], square[1]);
        let places = board.insert(square) || !board.remove(&square);
        Move { square, places }
    });
    let mut game = Game {
        size: size as u32,
        moves: moves.collect(),
        illegal: None,
    };
    let decision = Solution::new(FIXED_KEY).solve(&game).expect("legal moves");
    if let Some(decision) = decision.filter(|_| bytes.below(4) == 0) {
        let after = game.moves.iter_mut().skip(decision as usize);
        after.for_each(|next| next.places = !next.places);
    }
    game
}
