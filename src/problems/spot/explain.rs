//! Spot, move by move: the board after each, and, when a pattern comes back, both boards and the
//! turn between them.

use super::case::{Game, InputError, Square};
use super::solution::{Patterns, Solution, Turn};
use crate::runtime::scanner::Error;
use crate::workbench::explanation::scene::{Board, Grid, Mark, Piece, Scene};
use crate::workbench::explanation::step::runs;
use crate::workbench::explanation::{counted, Explanation, Given, Step};
use std::collections::BTreeSet;

/// The most rows of a board that a page shows. Judges have at most 50.
const SHOWN: u32 = 100;

/// The most spots that are listed: all that a board of `SHOWN` rows can have.
const LISTED: usize = 200;

/// Explains a game.
pub fn explain_game(
    solution: &mut Solution,
    game: &Game,
    explanation: &mut Explanation,
) -> Result<Option<u32>, Error<InputError>> {
    let size = game.size;
    let patterns = &mut solution.patterns;
    patterns.begin(size);
    let moves = 2 * size;
    let given = explanation.options.given.as_ref();
    let given = given.and_then(Given::last_number);
    let counted_moves = counted(moves.into(), "move");
    let mut spots = BTreeSet::new();
    let start = runs!(strong "Start:"; plain
        " an empty board of {size} rows and {size} columns, and {counted_moves}.");
    explanation.step(Step::new(0u32, start, scene(size, [(&spots, None)])))?;
    if size > SHOWN && explanation.options.page.is_some() {
        explanation.cut(format!(
            "Boards of more than {SHOWN} rows are explained as text only: `judge explain spot`."
        ))?;
    }
    let mut last = None;
    for number in 1..=moves {
        let next = game.legal_move(number);
        let next = next.map_err(|error| explanation.bad_case(error))?;
        let earlier = patterns.change(next.square);
        flip(&mut spots, next.square);
        last = Some(next.square);
        let does = if next.places { "places" } else { "removes" };
        let (player, (row, column)) = (player(number), next.square);
        let words = runs!(strong "Move {number}:"; plain
            " player {player} {does} a spot at row {row}, column {column}.");
        let mut step = Step::new(number, words, scene(size, [(&spots, last)]));
        if given == Some(number.into()) && earlier.is_none() {
            step.decides = true;
            let why = runs!(mark "The game does not end with this move:"; plain
                " none of the {number} earlier patterns, from the empty board on, is the same, \
                 turned or not.");
            step = step.say(why, Vec::new());
        }
        explanation.step(step)?;
        if let Some(earlier) = earlier {
            let numbers = [earlier, number];
            explanation.step(repetition(game, patterns, numbers, &spots, next.square))?;
            return Ok(Some(number));
        }
    }
    let why = runs!(strong "No pattern came back in {counted_moves}: a draw.");
    explanation.step(Step::new(moves, why, scene(size, [(&spots, last)])))?;
    Ok(None)
}

/// Player 1 makes the odd moves.
fn player(number_of_move: u32) -> u32 {
    2 - number_of_move % 2
}

fn flip(spots: &mut BTreeSet<Square>, square: Square) {
    if !spots.remove(&square) {
        spots.insert(square);
    }
}

/// Boards with spots, on each of which a square may be marked; none if they are large.
fn scene<'a>(
    size: u32,
    boards: impl IntoIterator<Item = (&'a BTreeSet<Square>, Option<Square>)>,
) -> Scene {
    if size > SHOWN {
        return Scene::None;
    }
    let boards = boards.into_iter().map(|(spots, marked)| {
        let mut board = Board::default();
        for &square in spots.iter().chain(&marked.filter(|at| !spots.contains(at))) {
            let piece = if spots.contains(&square) {
                Piece::Spot
            } else {
                Piece::None
            };
            let mark = if marked == Some(square) {
                Mark::Strong
            } else {
                Mark::None
            };
            board.put(square, piece, mark);
        }
        board
    });
    Scene::Grid(Grid {
        size,
        on_points: false,
        boards: boards.collect(),
    })
}

/// Shows the pattern that came back, as it was and as it is, and says who has lost.
fn repetition(
    game: &Game,
    patterns: &Patterns,
    [earlier, number]: [u32; 2],
    spots: &BTreeSet<Square>,
    last: Square,
) -> Step {
    let size = game.size;
    let turn = patterns.turn_from(earlier).unwrap_or(Turn::By0);
    let when = match earlier {
        0 => String::from("at the start"),
        earlier => format!("after move {earlier}"),
    };
    let how = match turn {
        Turn::By0 => String::new(),
        _ => format!(", turned by {} degrees clockwise", 90 * turn as u32),
    };
    let mut before = BTreeSet::new();
    for next in &game.moves[..earlier as usize] {
        flip(&mut before, next.square);
    }
    let mut scene = scene(size, [(&before, None), (spots, Some(last))]);
    if let Scene::Grid(grid) = &mut scene {
        grid.boards[0].title = when.clone();
        grid.boards[1].title = format!("after move {number}");
        grid.boards[1].turns = turn as u8;
    }
    let same = format!("the same as {when}{how}");
    let player = player(number);
    let words = runs!(strong "The pattern after move {number} is "; mark "{same}";
        strong ": player {player} loses.");
    let mut step = Step::new(number, words, scene).event(same);
    step.repeats = Some(earlier.into());
    step.decides = true;
    let mut list: Vec<String> = Vec::new();
    for &spot in before.iter().filter(|_| turn != Turn::By0).take(LISTED) {
        list.push(format!("{spot:?} \u{2192} {:?}", turn.apply(spot, size)));
    }
    if !list.is_empty() && before.len() > LISTED {
        list.push(format!("and {} more", before.len() - LISTED));
    }
    if !list.is_empty() {
        step = step.say(runs!(plain "Each spot and where the turn takes it:"), list);
    }
    let moves = 2 * size;
    if number < moves {
        let rest = runs!(plain "The remaining moves, up to move {moves}, are ignored.");
        step = step.say(rest, Vec::new());
    }
    step
}
