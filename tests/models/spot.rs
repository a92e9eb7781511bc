//! Naive model of Spot (UVa 141): every board of the game is kept as rows of
//! squares, and each new board is compared with all of them in all four turns.

/// A board: `board[row][column]` says whether the square has a spot (both from 0).
pub type Board = Vec<Vec<bool>>;

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All moves were made, and no pattern occurred twice.
    Draw,
    /// A player produced a pattern that had occurred before.
    Decided {
        /// The player who wins: the one who did not make the losing move.
        winner: usize,
        /// The number of the losing move, from 1.
        move_number: usize,
        /// The first move after which the pattern had occurred; 0 is the empty board at the start.
        earlier: usize,
        /// How far that earlier board must be turned clockwise to give the new one:
        /// the least of 0, 90, 180 and 270 that fits.
        degrees: usize,
    },
}

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The square is outside the board.
    Outside,
    /// A spot was to be placed where one is.
    Occupied,
    /// A spot was to be removed where there is none.
    Empty,
}

/// An illegal move made while the game was open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// The number of the move, from 1.
    pub move_number: usize,
    /// Its row, as given.
    pub row: usize,
    /// Its column, as given.
    pub column: usize,
    /// What is wrong with it.
    pub reason: Reason,
}

/// The board turned by 90 degrees clockwise: its top row becomes the right column.
pub fn turned(board: &Board) -> Board {
    let size = board.len();
    let mut result = vec![vec![false; size]; size];
    for (row, squares) in board.iter().enumerate() {
        for (column, &spot) in squares.iter().enumerate() {
            result[column][size - 1 - row] = spot;
        }
    }
    result
}

/// The board turned clockwise by 0, 90, 180 and 270 degrees.
fn turns(board: Board) -> [Board; 4] {
    let quarter = turned(&board);
    let half = turned(&quarter);
    let three_quarters = turned(&half);
    [board, quarter, half, three_quarters]
}

/// Plays the moves (row and column from 1, and `+` or `-`) on an empty board.
///
/// Moves after the game has been decided are not looked at. With fewer than
/// `2 * size` moves, all without a repetition, the verdict is `Draw` too.
///
/// # Panics
/// On a sign other than `+` and `-` while the game is open.
pub fn play(size: usize, moves: &[(usize, usize, char)]) -> Result<Verdict, Illegal> {
    let mut board: Board = vec![vec![false; size]; size];
    let mut occurred = vec![turns(board.clone())];
    for (index, &(row, column, sign)) in moves.iter().enumerate() {
        let move_number = index + 1;
        make_move(&mut board, row, column, sign).map_err(|reason| Illegal {
            move_number,
            row,
            column,
            reason,
        })?;
        for (earlier, turns) in occurred.iter().enumerate() {
            if let Some(turn) = turns.iter().position(|turned| *turned == board) {
                // Player 1 makes the odd moves, player 2 the even ones.
                let winner = if move_number % 2 == 1 { 2 } else { 1 };
                return Ok(Verdict::Decided {
                    winner,
                    move_number,
                    earlier,
                    degrees: 90 * turn,
                });
            }
        }
        occurred.push(turns(board.clone()));
    }
    Ok(Verdict::Draw)
}

fn make_move(board: &mut Board, row: usize, column: usize, sign: char) -> Result<(), Reason> {
    let size = board.len();
    if row < 1 || row > size || column < 1 || column > size {
        return Err(Reason::Outside);
    }
    let square = &mut board[row - 1][column - 1];
    match sign {
        '+' if *square => Err(Reason::Occupied),
        '-' if !*square => Err(Reason::Empty),
        '+' => {
            *square = true;
            Ok(())
        }
        '-' => {
            *square = false;
            Ok(())
        }
        _ => panic!("the sign {sign:?} is neither + nor -"),
    }
}

/// What the judge prints for the input.
///
/// # Panics
/// On malformed input and on illegal moves.
pub fn answer(input: &str) -> String {
    let mut words = input.split_whitespace();
    let mut output = String::new();
    while let Some(word) = words.next() {
        let size: usize = word.parse().expect("a size");
        if size == 0 {
            break;
        }
        let mut moves = Vec::new();
        for _ in 0..2 * size {
            let row = words.next().expect("a row").parse().expect("a row");
            let column = words.next().expect("a column").parse().expect("a column");
            let sign = match words.next().expect("a sign") {
                "+" => '+',
                "-" => '-',
                other => panic!("the sign {other:?} is neither + nor -"),
            };
            moves.push((row, column, sign));
        }
        match play(size, &moves).expect("legal moves") {
            Verdict::Draw => output.push_str("Draw\n"),
            Verdict::Decided {
                winner,
                move_number,
                ..
            } => output.push_str(&format!("Player {winner} wins on move {move_number}\n")),
        }
    }
    output
}
