//! Spot, move by move: the board after each, and, when a pattern comes back, both boards and the
//! turn between them.

use super::solution::{read_move, Game, InputError, Solution, Square, Turn};
use crate::runtime::scanner::Error;
use crate::workbench::explanation::grid::{Grid, Piece};
use crate::workbench::explanation::text::listed;
use crate::workbench::explanation::{
    counted, explain_cases, Explainer, Explanation, Mark, BOLD, MARKED, PLAIN,
};
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;

/// How games are explained.
pub const EXPLAINER: Explainer = Explainer {
    as_text: "\
As text, spots are \u{25cf} and empty squares \u{b7}, and the square of
the move stands in brackets. Of a board of more than 19 rows only the number of
spots is shown, and a list of them (row, column) when a pattern comes back.
",
    explain: |stream, options| explain_cases(stream, options, explain_game),
};

const SPOT: &[Piece] = &[Piece {
    name: "spot",
    drawn: "\u{25cf}",
}];

/// Explains a game on a board of `size`.
fn explain_game(
    solution: &mut Solution,
    size: u32,
    explanation: &mut Explanation,
) -> Result<Option<u32>, Error<InputError>> {
    let game = &mut solution.game;
    game.begin(size);
    let moves = 2 * size;
    let mut grid = Grid::new(size, SPOT, false);
    let counted_moves = counted(moves.into(), "move");
    let board = format!("an empty board of {size} rows and {size} columns");
    let start = format!("{BOLD}Start:{PLAIN} {board}, and {counted_moves}.");
    explanation.step(0, &start, Some(&mut grid))?;
    for number in 1..=moves {
        let next = read_move(explanation.scanner, size, number)?;
        let earlier = game.play(next);
        let earlier = earlier.map_err(|error| explanation.scanner.bad_input(error))?;
        grid.unmark();
        grid.set(next.square, 0, next.places);
        grid.mark(next.square, Mark::Strong);
        let does = if next.places { "places" } else { "removes" };
        let (player, (row, column)) = (player(number), next.square);
        let words = format!(
            "{BOLD}Move {number}:{PLAIN} player {player} {does} a spot at row {row}, \
             column {column}."
        );
        explanation.step(number.into(), &words, Some(&mut grid))?;
        if let Some(earlier) = earlier {
            explain_repetition(game, size, [earlier, number], &mut grid, explanation)?;
            for number in number + 1..=moves {
                read_move(explanation.scanner, size, number)?;
            }
            return Ok(Some(number));
        }
    }
    let why = format!("{BOLD}No pattern came back in {counted_moves}: a draw.");
    explanation.step(moves.into(), &why, None)?;
    Ok(None)
}

/// Player 1 makes the odd moves.
fn player(number_of_move: u32) -> u32 {
    2 - number_of_move % 2
}

/// Shows the pattern that came back, as it was and as it is, and says who has lost.
fn explain_repetition(
    game: &Game,
    size: u32,
    [earlier, number]: [u32; 2],
    grid: &mut Grid,
    explanation: &mut Explanation,
) -> Result<(), Error<InputError>> {
    let turn = game.turn_from(earlier).unwrap_or(Turn::By0);
    let when = match earlier {
        0 => String::from("at the start"),
        earlier => format!("after move {earlier}"),
    };
    let quarters = turn as u8;
    let how = match turn {
        Turn::By0 => String::new(),
        _ => format!(", turned by {} degrees clockwise", 90 * u32::from(quarters)),
    };
    let loser = player(number);
    let mut words = format!(
        "{BOLD}The pattern after move {number} is {MARKED}the same as {when}{how}{BOLD}: player \
         {loser} loses."
    );
    let mut before = BTreeSet::new();
    for square in &game.moves[..earlier as usize] {
        if !before.remove(square) {
            before.insert(*square);
        }
    }
    if turn != Turn::By0 && !before.is_empty() {
        let way = |&spot: &Square| format!("{spot:?} \u{2192} {:?}", turn.apply(spot, size));
        let ways = listed(before.iter().map(way));
        words += &format!("\nEach spot and where the turn takes it: {ways}");
    }
    let moves = 2 * size;
    if number < moves {
        words += &format!("\nThe remaining moves, up to move {moves}, are ignored.");
    }
    let titles = [when, format!("after move {number}")];
    grid.show_earlier(&before, titles, quarters);
    explanation.step(number.into(), &words, Some(grid))?;
    Ok(())
}
