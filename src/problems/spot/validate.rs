//! What the statement of Spot says of the input.

use super::solution::{Game, Move, Solution, LARGEST};
use crate::runtime::solution::Solve;
use crate::workbench::validator::{InputReader, Result, Validator};

/// The largest board on the judge.
pub const MAX_SIZE: u32 = 50;

/// The format of the input, and what validates it.
pub const VALIDATOR: Validator = Validator {
    format: "games: N, 2 to 50 (*), and 2N lines: row and column, 1 to N, and + or -, \
             one space between them; legal moves while the game is undecided; 0",
    case: Solution::CASE,
    max_cases: u64::MAX,
    validate_case: validate_game,
};

/// Validates a game.
fn validate_game(input: &mut InputReader) -> Result {
    let sizes = input.limit(2..=MAX_SIZE, 1..=LARGEST);
    let size = input.number("the size of a board", sizes)?;
    input.line_end();
    let mut game = Game::new(input.hash_key());
    game.begin(size);
    let mut is_undecided = size <= LARGEST;
    for _ in 0..2 * size.min(LARGEST) {
        let next = read_move(input, size)?;
        let (row, column) = next.square;
        is_undecided &= (1..=size).contains(&row) && (1..=size).contains(&column);
        if !is_undecided {
            continue;
        }
        let played = game.play(next);
        is_undecided = matches!(played, Ok(None));
        if let Err(error) = played {
            input.input_error(input.place, error);
        }
    }
    Ok(())
}

/// Reads a move on a board of `size`.
fn read_move(input: &mut InputReader, size: u32) -> Result<Move> {
    let row = input.number("a row", 1..=size)?;
    input.space();
    let column = input.number("a column", 1..=size)?;
    input.space();
    let places = input.one_of(&["-", "+"], "+ or -")? == 1;
    input.line_end();
    let square = (row, column);
    Ok(Move { square, places })
}
