//! Explains a game of Spot move by move. Each step shows the board after a move. If a pattern comes
//! back, the last step shows both boards and names the turn from one to the other.

use super::case::{Game, InputError, Move, Square};
use super::plain::Event;
use super::solution::{Patterns, Solution, Turn};
use crate::workbench::explanation::scene::{self, Diagram, Grid, Mark, Scene, Stage};
use crate::workbench::explanation::step::runs;
use crate::workbench::explanation::{Explanation, Step};
use crate::workbench::text::counted;
use std::collections::BTreeSet;

/// The maximum number of spots in a list. Longer lists are cut.
const MAX_LISTED_SPOTS: usize = 200;

/// Explains a game. Returns the number of the losing move, or `None` for a draw.
pub fn explain_game(
    solution: &mut Solution,
    game: &Game,
    explanation: &mut Explanation,
) -> Result<Option<u32>, InputError> {
    let size = game.size;
    let patterns = &mut solution.patterns;
    patterns.begin(size);
    let last_move = 2 * size;
    let squares = game.moves.iter().map(|next_move| next_move.square);
    explanation.set_stage(Stage::Grid(Grid {
        size,
        moves: squares.map(|(row, column)| vec![row, column]).collect(),
        ..Grid::default()
    }));
    let moves_text = counted(last_move.into(), "move");
    let start = runs!(strong "Start:"; plain
        " an empty board of {size} rows and {size} columns, and {moves_text}.");
    let scene = |number| Scene::Boards(vec![board(game, number)]);
    let start = Step::new(0u32, "an empty board", start, scene(0));
    explanation.add(start);
    let mut spots = 0;
    for number in 1..=last_move {
        let next_move = game.legal_move(number)?;
        let Move { square, adds_spot } = next_move;
        let earlier_move = patterns.change(square);
        let verb = if adds_spot { "places" } else { "removes" };
        let (player, (row, column)) = (player_of_move(number), square);
        let words = runs!(strong "Move {number}:"; plain
            " player {player} {verb} a spot at row {row}, column {column}.");
        let sign = if adds_spot { '+' } else { '-' };
        spots = if adds_spot { spots + 1 } else { spots - 1 };
        let [index, row, column] = [number, row, column].map(|number| number as usize);
        let title = format!("player {player} {verb} ({row}, {column})");
        let mut step = Step::new(number, title, words, scene(number))
            .shows(Event::Move(index, row, column, sign))
            .shows(Event::Spots(spots));
        if earlier_move.is_none() {
            let why = format!("The pattern after move {number} is new: no turn of it was there.");
            step = step.because(why).shows(Event::New);
        }
        explanation.add(step);
        if let Some(earlier_move) = earlier_move {
            explanation.add(explain_repetition(game, patterns, [earlier_move, number]));
            return Ok(Some(number));
        }
    }
    let why = runs!(strong "No pattern came back in {moves_text}: a draw.");
    let draw = Step::new(last_move, "no pattern came back", why, scene(last_move));
    explanation.add(draw.shows(Event::Draw));
    Ok(None)
}

/// Returns the player who makes move `number`. Player 1 makes the odd moves.
fn player_of_move(number: u32) -> u32 {
    2 - number % 2
}

/// Returns the board after move `number`, with a mark on the square of this move. Move 0 is the
/// start, without a mark.
fn board(game: &Game, number: u32) -> Diagram {
    let index = number.checked_sub(1);
    let square = index.map(|index| game.moves[index as usize].square);
    let marked_square = square.map(|(row, column)| scene::Square {
        row,
        column,
        mark: Mark::Strong,
    });
    Diagram {
        title: moment_and_turn((number, Turn::By0)),
        move_count: number as usize,
        squares: marked_square.into_iter().collect(),
        ..Diagram::default()
    }
}

/// Returns the pattern after the first `move_count` moves.
fn pattern(game: &Game, move_count: u32) -> BTreeSet<Square> {
    let mut spots = BTreeSet::new();
    for next_move in &game.moves[..move_count as usize] {
        if !spots.remove(&next_move.square) {
            spots.insert(next_move.square);
        }
    }
    spots
}

/// Returns "after move 3, turned by 90 degrees clockwise". Without a turn, the second part is left
/// out. Move 0 is the start.
fn moment_and_turn((move_number, turn): (u32, Turn)) -> String {
    let turned = match turn {
        Turn::By0 => String::new(),
        _ => format!(", {}", TURNS[turn as usize]),
    };
    match move_number {
        0 => format!("at the start{turned}"),
        _ => format!("after move {move_number}{turned}"),
    }
}

/// A pattern after each of [`Turn::ALL`], in words.
const TURNS: [&str; 4] = [
    "as it was",
    "turned by 90 degrees clockwise",
    "turned by 180 degrees",
    "turned by 90 degrees counter-clockwise",
];

/// Returns the boards after two moves. `turn` takes the pattern of the earlier board to the pattern
/// of the later board.
fn two_boards(game: &Game, [earlier, later]: [u32; 2], turn: Turn) -> Scene {
    let earlier = Diagram {
        squares: Vec::new(),
        ..board(game, earlier)
    };
    let later = Diagram {
        turns: turn as u8,
        ..board(game, later)
    };
    Scene::Boards(vec![earlier, later])
}

/// Returns the step of the losing move. It shows the boards after the two moves, whose patterns are
/// the same.
fn explain_repetition(game: &Game, patterns: &Patterns, moves: [u32; 2]) -> Step {
    let (size, [earlier, number]) = (game.size, moves);
    let turn = patterns.turn_from(earlier).unwrap_or(Turn::By0);
    let spots = pattern(game, earlier);
    let scene = two_boards(game, moves, turn);
    let same = format!("the same as {}", moment_and_turn((earlier, turn)));
    let player = player_of_move(number);
    let words = runs!(strong "The pattern after move {number} is "; mark "{same}";
        strong ": player {player} loses.");
    let title = match earlier {
        0 => "the empty board comes back".into(),
        _ => format!("the pattern of move {earlier} comes back"),
    };
    let mut step = Step::new(number, title, words, scene)
        .shows(Event::Seen(earlier as usize))
        .shows(Event::Lose(player as usize));
    if turn != Turn::By0 {
        let listed = spots.iter().take(MAX_LISTED_SPOTS);
        let listed = listed.map(|&spot| format!("{spot:?} \u{2192} {:?}", turn.apply(spot, size)));
        let more_count = spots.len().saturating_sub(MAX_LISTED_SPOTS);
        let more = (more_count > 0).then(|| format!("and {more_count} more"));
        let list = listed.chain(more).collect();
        step = step.say(runs!(plain "Each spot and where the turn takes it:"), list);
    }
    let last_move = 2 * size;
    if number < last_move {
        let words = runs!(plain "The remaining moves, up to move {last_move}, are ignored.");
        step = step.say(words, Vec::new());
    }
    step
}
