//! Spot, played move by move on a board of squares.
//!
//! Each move places a spot or removes one. A player who makes a pattern that was there before,
//! turned or not, loses. A mirror image is another pattern. The empty board at the start counts.
//!
//! What is plain about it: it keeps all boards of the game. After each move it turns the board by
//! 90, 180 and 270 degrees, and looks for each of the four boards among those that it has kept.
//!
//! Told the name of a known mistake, it makes that mistake.

use std::collections::BTreeSet;

/// For each row and column whether there is a spot.
type Board = Vec<Vec<bool>>;

/// Is told what happens in which move, from 1; 0 begins a game.
type Tell<'a> = &'a mut dyn FnMut(usize, String);

/// The output for the input.
pub fn answer(input: &str, mistake: &str, tell: Tell) -> String {
    let mut words = input.split_whitespace();
    let mut output = String::new();
    let mut seen = BTreeSet::new();
    // As in C, a word that is not a number ends the input.
    while let Some(size) = number(words.next()) {
        if size == 0 {
            break;
        }
        tell(0, String::new());
        assert!(mistake != "array-of-100-games" || output.lines().count() < 100);
        let mut board = vec![vec![false; size]; size];
        if mistake != "state-kept-between-games" {
            seen.clear();
        }
        if mistake != "empty-board-not-counted" {
            seen.insert(board.clone());
        }
        let mut last_move = None;
        for move_number in 1..=2 * size {
            if last_move.is_some() && mistake == "reading-stopped-after-the-decision" {
                break;
            }
            let (row, column) = (number(words.next()), number(words.next()));
            let (Some(row), Some(mut column), Some(sign)) = (row, column, words.next()) else {
                return output;
            };
            if last_move.is_some() {
                continue; // The moves after the end of the game are read, too.
            }
            assert!(mistake != "array-of-32" || row.max(column) <= 32);
            if mistake == "bits-beyond-32-columns" && column > 32 {
                column -= 32;
            }
            let what = format!("the move is at row {row}, column {column}");
            tell(move_number, what);
            board[row - 1][column - 1] = sign == "+";
            if has_occurred(&board, &seen, mistake) {
                last_move = Some(move_number);
                let player = 2 - move_number % 2;
                let what = format!("player {player} loses, as the pattern was there before");
                tell(move_number, what);
            }
            seen.insert(board.clone());
        }
        if last_move.is_none() {
            tell(2 * size, "the game is a draw".to_string());
        }
        output += &match last_move {
            // Player 1 makes the odd moves, player 2 the even ones.
            Some(number) if number % 2 == 1 => format!("Player 2 wins on move {number}\n"),
            Some(number) => format!("Player 1 wins on move {number}\n"),
            None => "Draw\n".to_string(),
        };
    }
    output
}

fn number(word: Option<&str>) -> Option<usize> {
    word?.parse().ok()
}

/// Whether the board was there before, turned or not.
fn has_occurred(board: &Board, seen: &BTreeSet<Board>, mistake: &str) -> bool {
    let mut board = board.clone();
    for degrees in [0, 90, 180, 270] {
        if seen.contains(&board) && !(mistake == "turn-forgotten" && degrees == 270) {
            return true;
        }
        if mistake == "mirror-images" {
            let mirrored: Board = board.iter().rev().cloned().collect();
            if seen.contains(&mirrored) {
                return true;
            }
        }
        board = turned(&board);
    }
    false
}

/// The board turned by 90 degrees clockwise: its top row becomes the right column.
fn turned(board: &Board) -> Board {
    let size = board.len();
    let mut result = vec![vec![false; size]; size];
    for row in 0..size {
        for column in 0..size {
            result[column][size - 1 - row] = board[row][column];
        }
    }
    result
}
