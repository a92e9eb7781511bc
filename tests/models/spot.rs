//! Naive model of Spot (UVa 141): every board of the game is kept as rows of
//! squares, and each new board is compared with all of them in all four turns.

/// A board: `board[row][column]` says whether the square has a spot (both from 0).
pub type Board = Vec<Vec<bool>>;

/// The board turned by 90 degrees clockwise: its top row becomes the right column.
fn turned(board: &Board) -> Board {
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

/// A move: row and column from 1, and `+` or `-`.
pub type Move = (usize, usize, char);

/// The size and the moves of the next game, before a 0 or the end of the words.
///
/// # Panics
/// On malformed input.
pub fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<(usize, Vec<Move>)> {
    let size: usize = words.next()?.parse().expect("a size");
    if size == 0 {
        return None;
    }
    let mut moves = Vec::new();
    for _ in 0..2 * size {
        let [row, column] =
            [(); 2].map(|()| words.next().expect("a number").parse().expect("a number"));
        let sign = words
            .next()
            .expect("a sign")
            .chars()
            .next()
            .expect("a sign");
        moves.push((row, column, sign));
    }
    Some((size, moves))
}

/// The number of the move that brings a pattern back, from 1, and of the first move after which the
/// pattern was there, 0 for the empty board at the start; `None` for a draw.
///
/// Moves after the game has been decided are not looked at.
///
/// # Panics
/// On an illegal move while the game is open.
pub fn play(size: usize, moves: &[Move]) -> Option<(usize, usize)> {
    let mut board: Board = vec![vec![false; size]; size];
    let mut occurred = vec![turns(board.clone())];
    for (&(row, column, sign), move_number) in moves.iter().zip(1..) {
        assert!(
            sign == '+' || sign == '-',
            "the sign {sign:?} is neither + nor -"
        );
        let square = &mut board[row - 1][column - 1];
        assert_eq!(*square, sign == '-', "move {move_number} is illegal");
        *square = sign == '+';
        if let Some(earlier) = occurred.iter().position(|turns| turns.contains(&board)) {
            return Some((move_number, earlier));
        }
        occurred.push(turns(board.clone()));
    }
    None
}

/// What the judge prints for the input.
///
/// # Panics
/// On malformed input and on illegal moves.
pub fn answer(input: &str) -> String {
    let mut words = input.split_whitespace();
    let mut output = String::new();
    while let Some((size, moves)) = read(&mut words) {
        output += &match play(size, &moves) {
            None => "Draw\n".to_string(),
            // Player 1 makes the odd moves, player 2 the even ones.
            Some((number, _)) => format!("Player {} wins on move {number}\n", number % 2 + 1),
        };
    }
    output
}
