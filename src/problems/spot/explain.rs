//! Explains a game of Spot move by move. Each step shows the board after a move. If a pattern comes
//! back, the last step shows both boards and names the turn from one to the other.

use super::case::{Game, InputError, Move};
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
    explanation.add(Step::new(0u32, "an empty board", start, scene(0)));
    let mut spots = 0;
    for number in 1..=last_move {
        let Move { square, adds_spot } = game.legal_move(number)?;
        let earlier_move = patterns.change(square);
        let verb = if adds_spot { "places" } else { "removes" };
        let sign = if adds_spot { '+' } else { '-' };
        spots = if adds_spot { spots + 1 } else { spots - 1 };
        let (player, (row, column)) = (player_of_move(number), square);
        let words = runs!(strong "Move {number}:"; plain
            " player {player} {verb} a spot at row {row}, column {column}.");
        let title = format!("player {player} {verb} ({row}, {column})");
        let [index, row, column] = [number, row, column].map(|number| number as usize);
        let step = Step::new(number, title, words, scene(number))
            .shows(Event::Move(index, row, column, sign))
            .shows(Event::Spots(spots));
        if let Some(earlier_move) = earlier_move {
            explanation.add(step);
            explanation.add(explain_repetition(game, patterns, earlier_move, number));
            return Ok(Some(number));
        }
        let why = format!("The pattern after move {number} is new, however it is turned.");
        explanation.add(step.because(why).shows(Event::New));
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
    let last_move = game.moves[..number as usize].last();
    let squares = last_move.map(|last_move| scene::Square {
        row: last_move.square.0,
        column: last_move.square.1,
        mark: Mark::Strong,
    });
    Diagram {
        title: moment_and_turn(number, Turn::By0),
        move_count: number as usize,
        squares: squares.into_iter().collect(),
        ..Diagram::default()
    }
}

/// Returns "after move 3, turned by 90 degrees clockwise". Without a turn, the second part is left
/// out. Move 0 is the start.
fn moment_and_turn(move_number: u32, turn: Turn) -> String {
    let turned = match turn {
        Turn::By0 => "",
        Turn::By90 => ", turned by 90 degrees clockwise",
        Turn::By180 => ", turned by 180 degrees",
        Turn::By270 => ", turned by 90 degrees counter-clockwise",
    };
    match move_number {
        0 => format!("at the start{turned}"),
        _ => format!("after move {move_number}{turned}"),
    }
}

/// Returns the step of the losing move, which brings back the pattern of an earlier move. It shows
/// the boards after the two moves.
fn explain_repetition(game: &Game, patterns: &Patterns, earlier: u32, number: u32) -> Step {
    // The turn takes the pattern of the earlier board to the pattern of the later board.
    let turn = patterns.turn_from(earlier).unwrap_or(Turn::By0);
    let mut boards = vec![board(game, earlier), board(game, number)];
    boards[0].squares.clear();
    boards[1].turns = turn as u8;
    let same = format!("the same as {}", moment_and_turn(earlier, turn));
    let player = player_of_move(number);
    let words = runs!(strong "The pattern after move {number} is "; mark "{same}";
        strong ": player {player} loses.");
    let title = match earlier {
        0 => "the empty board comes back".into(),
        _ => format!("the pattern of move {earlier} comes back"),
    };
    let mut step = Step::new(number, title, words, Scene::Boards(boards))
        .shows(Event::Seen(earlier as usize))
        .shows(Event::Lose(player as usize));
    if turn != Turn::By0 {
        let mut spots = BTreeSet::new();
        for next_move in &game.moves[..earlier as usize] {
            if !spots.remove(&next_move.square) {
                spots.insert(next_move.square);
            }
        }
        let turned = |&spot| format!("{spot:?} \u{2192} {:?}", turn.apply(spot, game.size));
        let images = spots.iter().map(turned);
        let mut list: Vec<String> = images.take(MAX_LISTED_SPOTS).collect();
        if spots.len() > MAX_LISTED_SPOTS {
            list.push(format!("and {} more", spots.len() - MAX_LISTED_SPOTS));
        }
        step = step.say(runs!(plain "Each spot and where the turn takes it:"), list);
    }
    let last_move = 2 * game.size;
    if number < last_move {
        let words = runs!(plain "The remaining moves, up to move {last_move}, are ignored.");
        step = step.say(words, Vec::new());
    }
    step
}
