//! Explains a game of Spot move by move. Each step shows the board after a move. If a pattern comes
//! back, the last step shows both boards and names the turn between them.

use super::case::{Game, InputError, Square};
use super::plain::Event;
use super::solution::{Patterns, Solution, Turn};
use crate::runtime::scanner::Error;
use crate::workbench::explanation::scene::{Board, Grid, Mark, Scene, Square as Marked, Stage};
use crate::workbench::explanation::step::runs;
use crate::workbench::explanation::{Explanation, Step};
use crate::workbench::text::counted;
use std::collections::BTreeSet;

/// The maximum number of spots in a list.
const MAX_LISTED: usize = 200;

/// The ages of patterns, in moves, that a program may take for too old.
const AGES: [u32; 3] = [2, 4, 16];

/// Explains a game, and returns the number of the move that loses.
pub fn explain_game(
    solution: &mut Solution,
    game: &Game,
    explanation: &mut Explanation,
) -> Result<Option<u32>, Error<InputError>> {
    let size = game.size;
    let patterns = &mut solution.patterns;
    patterns.begin(size);
    let moves = 2 * size;
    let output = explanation.options.output.as_ref();
    let claimed = output.and_then(|output| output.numbers().pop());
    let squares = game.moves.iter().map(|next| next.square);
    explanation.set_stage(Stage::Grid(Grid {
        size,
        moves: squares.map(|(row, column)| vec![row, column]).collect(),
        ..Grid::default()
    }));
    let counted_moves = counted(moves.into(), "move");
    let start = runs!(strong "Start:"; plain
        " an empty board of {size} rows and {size} columns, and {counted_moves}.");
    let scene = |number| Scene::Boards(vec![board(game, number)]);
    let start = Step::new(0u32, "an empty board", start, scene(0));
    explanation.add(start.shows(Event::Case(explanation.case_number())))?;
    let mut spots = 0;
    for number in 1..=moves {
        let next = game.legal_move(number);
        let next = next.map_err(|error| explanation.bad_case(error))?;
        let earlier = patterns.change(next.square);
        let does = if next.places { "places" } else { "removes" };
        let (player, (row, column)) = (player(number), next.square);
        let words = runs!(strong "Move {number}:"; plain
            " player {player} {does} a spot at row {row}, column {column}.");
        let sign = if next.places { '+' } else { '-' };
        spots = if next.places { spots + 1 } else { spots - 1 };
        let [index, row, column] = [number, row, column].map(|number| number as usize);
        let title = format!("player {player} {does} ({row}, {column})");
        let mut step = Step::new(number, title, words, scene(number))
            .shows(Event::Move(index, row, column, sign))
            .shows(Event::Spots(spots));
        let is_wrong_end = claimed == Some(number) || explanation.diverges_after(&step);
        if is_wrong_end && earlier.is_none() {
            step.is_decisive = true;
            step.title += ", and the game goes on";
            let why = runs!(mark "The game does not end with this move:"; plain
                " no earlier pattern, from the empty board on, is the same, turned or not.");
            step = step.say(why, Vec::new());
            if let Some((earlier, turn)) = mirrored(game, number) {
                let when = when(earlier, turn);
                let why = runs!(mark "It is a mirror image of the pattern {when}"; plain
                    ", and so another pattern.");
                step = step.say(why, Vec::new());
                step.scene = two_boards(game, [earlier, number], turn, true);
            }
        }
        explanation.add(step)?;
        if let Some(earlier) = earlier {
            explanation.add(repetition(game, patterns, [earlier, number]))?;
            return Ok(Some(number));
        }
    }
    let why = runs!(strong "No pattern came back in {counted_moves}: a draw.");
    let draw = Step::new(moves, "no pattern came back", why, scene(moves));
    explanation.add(draw.shows(Event::Draw).uses("no pattern comes back"))?;
    Ok(None)
}

/// Returns the player who makes a move.
fn player(number_of_move: u32) -> u32 {
    2 - number_of_move % 2
}

/// Returns the board after move `number`, with a mark on the square of this move.
fn board(game: &Game, number: u32) -> Board {
    let last = number.checked_sub(1);
    let last = last.map(|index| game.moves[index as usize].square);
    let marked = last.map(|(row, column)| Marked {
        row,
        column,
        mark: Mark::Strong,
    });
    Board {
        title: when(number, Turn::By0),
        after: number as usize,
        squares: marked.into_iter().collect(),
        ..Board::default()
    }
}

/// Returns the pattern after the first `moves` moves.
fn pattern(game: &Game, moves: u32) -> BTreeSet<Square> {
    let mut spots = BTreeSet::new();
    for next in &game.moves[..moves as usize] {
        if !spots.remove(&next.square) {
            spots.insert(next.square);
        }
    }
    spots
}

/// Finds the first pattern of which the one after move `number` is a mirror image. Returns the
/// number of moves before it, and the turn of the mirror image.
fn mirrored(game: &Game, number: u32) -> Option<(u32, Turn)> {
    let (size, spots) = (game.size, pattern(game, number));
    (0..number).find_map(|moves| {
        let earlier = pattern(game, moves);
        let mirror = earlier.iter();
        let mirror = mirror.map(|(row, column)| (*row, size + 1 - column));
        let is_same = |turn: &Turn| {
            let mut turned = mirror.clone().map(|square| turn.apply(square, size));
            earlier.len() == spots.len() && turned.all(|square| spots.contains(&square))
        };
        Some((moves, Turn::ALL.into_iter().find(is_same)?))
    })
}

/// Returns the move after which a pattern was on the board, and the turn since then, in words.
fn when(earlier: u32, turn: Turn) -> String {
    let turned = match turn {
        Turn::By0 => String::new(),
        _ => format!(", turned by {} degrees clockwise", 90 * turn as u32),
    };
    match earlier {
        0 => format!("at the start{turned}"),
        _ => format!("after move {earlier}{turned}"),
    }
}

/// Returns the board after an earlier move beside a later one, which shows the same pattern turned
/// by `turn`, or its mirror image.
fn two_boards(game: &Game, [earlier, number]: [u32; 2], turn: Turn, mirrored: bool) -> Scene {
    let earlier = Board {
        squares: Vec::new(),
        ..board(game, earlier)
    };
    let later = Board {
        turns: turn as u8,
        mirrored,
        ..board(game, number)
    };
    Scene::Boards(vec![earlier, later])
}

/// Returns the step that shows the pattern that came back, and names the player who loses.
fn repetition(game: &Game, patterns: &Patterns, numbers: [u32; 2]) -> Step {
    let (size, [earlier, number]) = (game.size, numbers);
    let turn = patterns.turn_from(earlier).unwrap_or(Turn::By0);
    let spots = pattern(game, earlier);
    let scene = two_boards(game, numbers, turn, false);
    let same = format!("the same as {}", when(earlier, turn));
    let player = player(number);
    let words = runs!(strong "The pattern after move {number} is "; mark "{same}";
        strong ": player {player} loses.");
    let title = match earlier {
        0 => "the empty board comes back".into(),
        _ => format!("the pattern of move {earlier} comes back"),
    };
    let degrees = 90 * turn as u32;
    let rule = match turn {
        Turn::By0 => "a pattern comes back as it was".into(),
        _ => format!("a pattern comes back turned by {degrees} degrees"),
    };
    let age = number - earlier;
    let maker = if age % 2 == 0 {
        "the same player"
    } else {
        "the other player"
    };
    let mut step = Step::new(number, title, words, scene)
        .shows(Event::Seen(earlier as usize))
        .shows(Event::Lose(player as usize))
        .uses(rule)
        .uses(format!("the earlier pattern was made by {maker}"));
    for limit in AGES.into_iter().filter(|&limit| age > limit) {
        step = step.uses(format!("a pattern more than {limit} moves old comes back"));
    }
    step.is_decisive = true;
    if turn != Turn::By0 {
        step = step.uses("a pattern comes back turned");
        let shown = spots.iter().take(MAX_LISTED);
        let shown = shown.map(|&spot| format!("{spot:?} \u{2192} {:?}", turn.apply(spot, size)));
        let more = spots.len().saturating_sub(MAX_LISTED);
        let more = (more > 0).then(|| format!("and {more} more"));
        let list = shown.chain(more).collect();
        step = step.say(runs!(plain "Each spot and where the turn takes it:"), list);
    }
    let moves = 2 * size;
    if number < moves {
        let rest = runs!(plain "The remaining moves, up to move {moves}, are ignored.");
        step = step.say(rest, Vec::new());
    }
    step
}
