//! How fast the judges are, and at what: for each problem, reading alone, solving alone, and the
//! whole.
//!
//! ```text
//! cargo bench --bench throughput               all problems
//! cargo bench --bench throughput -- Spot       one of them
//! cargo bench --bench throughput -- Reading    all of them, one part
//! ```
//!
//! All of it happens in memory and in one thread, on input of a few megabytes that the project's
//! own generator makes from a fixed seed, so that everybody measures the same bytes. A line of
//! the result is a whole input, done again and again:
//!
//! - *Reading* turns bytes into cases, as the judge module does it, one case after the other. What
//!   a system call would cost is not in it, but the copy that it would make is.
//! - *Solving* is everything between reading and writing, on cases that were read before. What a
//!   judge prepares once for an input is prepared once for an input here.
//! - *Whole* is what the command line runs, `Problem::solve`: reading, solving and writing. What
//!   is written is collected in memory that was there before.
//!
//! So what is left of the whole when the other two are taken from it is writing, and what they
//! gain or lose by taking turns. Each line has two rates, cases a second (`item/s`) and bytes of
//! *input* a second: the bytes that those cases take in the input, also where nothing is read. On a
//! machine that has other things to do, look at the fastest round, not at the median.
//!
//! Another problem needs an `impl` of [`Subject`] and its name in the list below.

#![forbid(unsafe_code)]

use divan::counter::{BytesCount, ItemsCount};
use divan::{black_box, Bencher};
use judge::generate::{generate_to_vec, Order};
use judge::scanner::{Broken, Scanner, Stream};
use judge::{cheat, game_schedule, gomoku, number_game, spot, ten_twenty_thirty};
use judge::{Failure, Problem};

fn main() {
    divan::main();
}

/// The seed of all inputs.
const SEED: u64 = 20_260_101;

/// What is measured of a problem.
#[derive(Clone, Copy, Debug)]
enum Part {
    Reading,
    Solving,
    Whole,
}

#[divan::bench(
    types = [TenTwentyThirty, NumberGame, Cheat, Gomoku, GameSchedule, Spot],
    args = [Part::Reading, Part::Solving, Part::Whole],
    max_time = 1,
)]
fn problems<S: Subject>(bencher: Bencher, part: Part) {
    let input = input_of::<S>();
    let bencher = bencher
        .counter(ItemsCount::new(number_of_cases::<S>()))
        .counter(BytesCount::of_slice(&input));
    match part {
        Part::Reading => bencher.bench_local(|| read::<S>(&input, keep_nothing)),
        Part::Solving => {
            let cases = cases_of::<S>(&input);
            bencher.bench_local(|| S::solve(black_box(&cases)));
        }
        Part::Whole => {
            let mut output = Vec::new();
            bencher.bench_local(|| answer(S::PROBLEM, &input, &mut output));
        }
    }
}

/// A problem as something to be measured: how its judge module reads and solves, and what input
/// is typical.
trait Subject {
    /// The problem, for its generator and for the whole.
    const PROBLEM: &'static Problem;

    /// How many cases make an input of a few megabytes.
    const CASES: u64;

    /// How large they are, where the problem does not say.
    const SIZE: Option<u32> = None;

    /// What is read and then solved.
    type Case: Clone;

    /// Reads the whole input and shows each case to `visit`.
    fn read(scanner: &mut Scanner, visit: impl FnMut(&Self::Case)) -> Result<(), Failure>;

    /// Solves `cases` one after the other, as the judge does with those of an input.
    fn solve(cases: &[Self::Case]);
}

/// How many cases the input has. `cargo test --benches` does not measure, it only finds out whether
/// all of this runs, and a fiftieth will do for that.
fn number_of_cases<S: Subject>() -> u64 {
    if cfg!(debug_assertions) {
        S::CASES / 50
    } else {
        S::CASES
    }
}

/// The input on which a problem is measured.
fn input_of<S: Subject>() -> Vec<u8> {
    let order = Order {
        cases: number_of_cases::<S>(),
        seed: SEED,
        size: S::SIZE,
        kind: Some("random"),
    };
    generate_to_vec(S::PROBLEM, &order).expect("every problem has random cases")
}

/// Reads all of `input` and shows each case to `visit`.
fn read<S: Subject>(input: &[u8], visit: impl FnMut(&S::Case)) {
    let mut memory = Memory {
        rest: black_box(input),
        output: &mut Vec::new(),
    };
    S::read(&mut Scanner::new(&mut memory), visit).expect("generated input is valid");
}

/// Takes a case as if it were put to use.
fn keep_nothing<C>(case: &C) {
    black_box(case);
}

/// The cases of `input`.
fn cases_of<S: Subject>(input: &[u8]) -> Vec<S::Case> {
    let mut cases = Vec::new();
    read::<S>(input, |case| cases.push(case.clone()));
    assert_eq!(cases.len() as u64, number_of_cases::<S>());
    cases
}

/// Answers `input` in place of what `output` holds.
fn answer(problem: &Problem, input: &[u8], output: &mut Vec<u8>) {
    output.clear();
    let mut memory = Memory {
        rest: black_box(input),
        output,
    };
    (problem.solve)(&mut memory).expect("generated input is valid");
    black_box(output);
}

/// A stream that reads from memory and writes to memory.
struct Memory<'a> {
    rest: &'a [u8],
    output: &'a mut Vec<u8>,
}

impl Stream for Memory<'_> {
    fn read(&mut self, chunk: &mut [u8]) -> Result<usize, Broken> {
        let length = chunk.len().min(self.rest.len());
        let (now, later) = self.rest.split_at(length);
        chunk[..length].copy_from_slice(now);
        self.rest = later;
        Ok(length)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), Broken> {
        self.output.extend_from_slice(bytes);
        Ok(())
    }
}

/// Shuffled decks with as many cards of each value as a pack has.
struct TenTwentyThirty;

impl Subject for TenTwentyThirty {
    const PROBLEM: &'static Problem = &ten_twenty_thirty::PROBLEM;
    const CASES: u64 = 20_000;
    type Case = ten_twenty_thirty::judge::Deck;

    fn read(scanner: &mut Scanner, mut visit: impl FnMut(&Self::Case)) -> Result<(), Failure> {
        let mut number = 1;
        while let Some(deck) = ten_twenty_thirty::judge::read_deck(scanner, number)? {
            visit(&deck);
            number += 1;
        }
        Ok(())
    }

    fn solve(decks: &[Self::Case]) {
        let mut game = ten_twenty_thirty::judge::Game::new();
        let mut positions = ten_twenty_thirty::judge::Positions::new();
        for deck in decks {
            black_box(ten_twenty_thirty::judge::play(
                deck,
                &mut game,
                &mut positions,
            ));
        }
    }
}

/// Positions of all sizes. Each input begins with knowing nothing of any.
struct NumberGame;

impl Subject for NumberGame {
    const PROBLEM: &'static Problem = &number_game::PROBLEM;
    const CASES: u64 = 100_000;
    type Case = number_game::judge::Numbers;

    fn read(scanner: &mut Scanner, mut visit: impl FnMut(&Self::Case)) -> Result<(), Failure> {
        let mut number = 1;
        while let Some(position) = number_game::judge::read_position(scanner, number)? {
            visit(&position);
            number += 1;
        }
        Ok(())
    }

    fn solve(positions: &[Self::Case]) {
        let mut answers = number_game::judge::Answers::new();
        for &position in positions {
            black_box(answers.winning_moves(position));
        }
    }
}

/// Deals of shuffled packs.
struct Cheat;

impl Subject for Cheat {
    const PROBLEM: &'static Problem = &cheat::PROBLEM;
    const CASES: u64 = 30_000;
    type Case = [cheat::judge::Cards; cheat::judge::PLAYERS];

    fn read(scanner: &mut Scanner, mut visit: impl FnMut(&Self::Case)) -> Result<(), Failure> {
        let mut number = 1;
        while let Some(hands) = cheat::judge::read_hands(scanner, number)? {
            visit(&hands);
            number += 1;
        }
        Ok(())
    }

    fn solve(deals: &[Self::Case]) {
        let mut positions = cheat::judge::Positions::new();
        for &hands in deals {
            black_box(cheat::judge::play(hands, &mut positions)).expect("generated games end");
        }
    }
}

/// Boards from empty to full.
struct Gomoku;

impl Subject for Gomoku {
    const PROBLEM: &'static Problem = &gomoku::PROBLEM;
    const CASES: u64 = 5_000;
    type Case = gomoku::judge::Board;

    fn read(scanner: &mut Scanner, mut visit: impl FnMut(&Self::Case)) -> Result<(), Failure> {
        let boards = gomoku::judge::read_count(scanner)?;
        for number in 1..=boards {
            visit(&gomoku::judge::read_board(scanner, number, boards)?);
        }
        Ok(())
    }

    fn solve(boards: &[Self::Case]) {
        for board in boards {
            black_box(board.first_five());
        }
    }
}

/// Tournaments nearly as large as the judge has them. Looking up the teams' names is reading;
/// solving knows teams by number.
struct GameSchedule;

impl Subject for GameSchedule {
    const PROBLEM: &'static Problem = &game_schedule::PROBLEM;
    const CASES: u64 = 100;
    const SIZE: Option<u32> = Some(950);
    type Case = Vec<[game_schedule::judge::Team; 2]>;

    fn read(scanner: &mut Scanner, mut visit: impl FnMut(&Self::Case)) -> Result<(), Failure> {
        let mut tournament = game_schedule::judge::Tournament::new();
        let mut number = 1;
        while tournament.read(scanner, number)? {
            visit(&tournament.matches);
            number += 1;
        }
        Ok(())
    }

    fn solve(tournaments: &[Self::Case]) {
        let mut schedule = game_schedule::judge::Schedule::new();
        for matches in tournaments {
            schedule.arrange(matches).expect("a schedule exists");
            black_box(&schedule);
        }
    }
}

/// Games on the largest board that the judge has. Their moves are read to the last, but played
/// only until the game is decided.
struct Spot;

/// A game of Spot, as it is read.
#[derive(Clone)]
struct Moves {
    size: u32,
    moves: Vec<spot::judge::Move>,
}

impl Subject for Spot {
    const PROBLEM: &'static Problem = &spot::PROBLEM;
    const CASES: u64 = 5_000;
    const SIZE: Option<u32> = Some(50);
    type Case = Moves;

    fn read(scanner: &mut Scanner, mut visit: impl FnMut(&Self::Case)) -> Result<(), Failure> {
        let mut case = Moves {
            size: 0,
            moves: Vec::new(),
        };
        let mut game = 1;
        while let Some(size) = spot::judge::read_size(scanner, game)? {
            case.size = size;
            case.moves.clear();
            for number in 1..=2 * size {
                let turn = spot::judge::Turn { game, number };
                case.moves
                    .push(spot::judge::read_move(scanner, size, turn)?);
            }
            visit(&case);
            game += 1;
        }
        Ok(())
    }

    fn solve(games: &[Self::Case]) {
        let mut game = spot::judge::Game::new();
        for Moves { size, moves } in games {
            game.begin(*size);
            for &next in moves {
                let repetition = game.play(next).expect("generated moves are legal");
                if black_box(repetition).is_some() {
                    break;
                }
            }
        }
    }
}
