//! Spot, move by move: the board after each, and, when a pattern comes back, both boards and the
//! turn between them.
//!
//! Small boards are drawn. Of a large one the spots are listed, the first of them where they are
//! many: a move then costs as much as its lines, however many spots there are.

use super::solution::{read_move, Game, InputError, Move, Repetition, Solution, Square, Turn};
use crate::runtime::scanner::{Error, StreamError};
use crate::workbench::explanation::{counted, Explanation, Look, Text};
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The rules in a few lines.
pub const RULES: &str = "\
The board has N rows and N columns, and is empty at first. Two players move in
turn; player 1 begins. A move places a spot on an empty square or removes one.
A player whose move brings back a pattern that was on the board before loses at
once: as it was, or turned by 90, 180 or 270 degrees. Its mirror image does not
count. The empty board counts from the start, so who empties the board loses.
After 2N moves without a repetition the game is a draw.
The input has all 2N moves always; those after a lost one mean nothing.
The account shows the board after each move, spots as \u{25cf} (O with --ascii) and
empty squares as \u{b7} (.), the square of the move in brackets. A board of more than
12 rows is shown as the list of its spots: row, column.
";

/// The largest board that is drawn.
const DRAWN: u32 = 12;

/// The most spots that are listed after a move: all that the judges' boards of 50 rows can have.
const LISTED: usize = 100;

/// Explains a game on a board of `size`.
pub fn explain_game(
    solution: &mut Solution,
    size: u32,
    account: &mut Explanation,
) -> Result<Option<u32>, Error<InputError>> {
    let game = solution;
    game.begin(size);
    let moves = 2 * size;
    let rows = format!(
        "{size} x {size} squares, {}.",
        counted(moves.into(), "move")
    );
    account.line(0, rows);
    let mut spots = BTreeSet::new();
    for number in 1..=moves {
        let next = read_move(account.scanner, size, number)?;
        let repetition = match game.play(next) {
            Ok(repetition) => repetition,
            Err(error) => return Err(account.scanner.bad_input(error)),
        };
        if next.places {
            spots.insert(next.square);
        } else {
            spots.remove(&next.square);
        }
        tell_move(number, next, size, &spots, account);
        if let Some(repetition) = repetition {
            tell_repetition(game, number, &repetition, &spots, account)?;
            for number in number + 1..=moves {
                read_move(account.scanner, size, number)?;
            }
            if number < moves {
                let text = format!("The moves after it, up to move {moves}, mean nothing.");
                account.empty_line();
                account.line(0, text);
            }
            return Ok(Some(number));
        }
        account.flush_if_full()?;
    }
    account.empty_line();
    let why = format!(
        "No pattern came back in {}: a draw.",
        counted(moves.into(), "move")
    );
    account.line(0, Text::new().bold(why));
    Ok(None)
}

/// Player 1 makes the odd moves.
fn player(number_of_move: u32) -> u32 {
    2 - number_of_move % 2
}

fn tell_move(
    number_of_move: u32,
    next: Move,
    size: u32,
    spots: &BTreeSet<Square>,
    account: &mut Explanation,
) {
    account.empty_line();
    let (row, column) = next.square;
    let does = if next.places { "places" } else { "removes" };
    let heading = Text::new().bold(format!("Move {number_of_move}:"));
    let text = format!(
        " player {} {does} a spot, row {row}, column {column}.",
        player(number_of_move)
    );
    account.line(INDENT, heading.plain(text));
    if size <= DRAWN {
        let is_spot = |square| spots.contains(&square);
        for line in drawn(size, Some(next.square), is_spot, account) {
            account.line(0, Text::from("  ").then(line));
        }
        return;
    }
    let count = counted(spots.len() as u64, "spot");
    let mut text = Text::from(format!("  {count}:"));
    for &square in spots.iter().take(LISTED) {
        text = text.plain(" ").then(named(square).unbroken());
    }
    if spots.is_empty() {
        text = Text::from("  No spots.");
    } else if spots.len() > LISTED {
        text = text.plain(format!(" and {} more", spots.len() - LISTED));
    }
    account.line(INDENT, text);
}

/// Columns that lines about a move stand further in.
const INDENT: usize = 4;

fn named((row, column): Square) -> Text {
    Text::from(format!("({row}, {column})"))
}

/// The rows of a board, `square` in brackets.
fn drawn(
    size: u32,
    marked: Option<Square>,
    is_spot: impl Fn(Square) -> bool,
    account: &Explanation,
) -> Vec<Text> {
    let (spot, empty) = account.choose(("\u{25cf}", "\u{b7}"), ("O", "."));
    let line = |row| {
        let mut text = Text::new();
        let mut is_behind = false;
        for column in 1..=size {
            let is_marked = marked == Some((row, column));
            text = text.plain(match (is_behind, is_marked) {
                (_, true) => "[",
                (true, _) => "]",
                _ => " ",
            });
            let look = if is_marked { Look::Marked } else { Look::Plain };
            text = text.with(look, if is_spot((row, column)) { spot } else { empty });
            is_behind = is_marked;
        }
        text.plain(if is_behind { "]" } else { " " })
    };
    (1..=size).map(line).collect()
}

/// Shows the pattern that came back, as it was and as it is, and who has won.
fn tell_repetition(
    game: &Game,
    number_of_move: u32,
    repetition: &Repetition,
    spots: &BTreeSet<Square>,
    account: &mut Explanation,
) -> Result<(), StreamError> {
    let earlier = repetition.earlier;
    let when = match earlier {
        0 => String::from("at the start"),
        earlier => format!("after move {earlier}"),
    };
    let how = match repetition.turn {
        Turn::None => "not turned",
        Turn::Quarter => "turned by 90 degrees clockwise",
        Turn::Half => "turned by 180 degrees clockwise",
        Turn::ThreeQuarters => "turned by 270 degrees clockwise",
    };
    let loser = player(number_of_move);
    account.empty_line();
    let why = format!(
        "The pattern after move {number_of_move} is that {when}, {how}: player {loser} loses."
    );
    account.line(0, Text::new().bold(why));
    let size = game.size;
    let before = game.spots_after(earlier);
    if size <= DRAWN {
        draw_both(size, &before, spots, &when, number_of_move, account);
        return Ok(());
    }
    account.line(
        0,
        format!("Each spot {when} and where it is after move {number_of_move}:"),
    );
    let arrow = account.choose("\u{2192}", "->");
    let mut before = before;
    before.sort_unstable();
    for spot in before {
        let now = repetition.turn.apply(spot, size);
        let text = Text::from("  ")
            .then(named(spot))
            .plain(format!(" {arrow} "));
        account.line(INDENT, text.then(named(now)));
        account.flush_if_full()?;
    }
    Ok(())
}

/// Draws the two boards side by side.
fn draw_both(
    size: u32,
    before: &[Square],
    spots: &BTreeSet<Square>,
    when: &str,
    number_of_move: u32,
    account: &mut Explanation,
) {
    let earlier = drawn(size, None, |square| before.contains(&square), account);
    let now = drawn(size, None, |square| spots.contains(&square), account);
    let width = earlier[0].width().max(when.len() + 1) + 4;
    let heading = Text::from(format!("   {when}")).filled(width, ' ');
    account.line(0, heading.plain(format!("   after move {number_of_move}")));
    for (earlier, now) in earlier.into_iter().zip(now) {
        let text = Text::from("  ").then(earlier).filled(width, ' ');
        account.line(0, text.plain("  ").then(now));
    }
}
