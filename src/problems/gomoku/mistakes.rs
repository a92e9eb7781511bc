//! Known mistakes: each has a name, what such a program does, and the function or value that
//! differs.

use super::plain::*;
use crate::workbench::entry::mistakes;

mistakes! {
    WrongAnswer:

    "colours-swapped" "prints 2 if black has won, and 1 if white has won"
    printed: |line| (3 - line.colour, line.start);

    "column-first" "prints the column before the row"
    printed: |line| (line.colour, (line.start.1, line.start.0));

    "counted-from-0" "counts rows and columns from 0"
    printed: |line| (line.colour, (line.start.0 - 1, line.start.1 - 1));

    "eleven-split"
    "counts the stones of a long row in parts of six, and takes the last five of eleven for a five"
    winner: |lines| first(lines, |line| line.count == 5 && line.before % 6 == 0);

    "first-15-columns" "looks only in the first 15 columns for the first stone of a five"
    winner: |lines| first(lines, |line| is_five(line) && line.start.1 <= 15);

    "first-15-rows" "looks only in the first 15 rows for the first stone of a five"
    winner: |lines| first(lines, |line| is_five(line) && line.start.0 <= 15);

    "flat-board" "searches all points as one list, row by row, so that a row goes on in the next one"
    answer_board: |board, rules, emit| {
        let colour_at = |board: &Board, (row, column): Point| {
            let index = SIZE * (row - 1) + column - 1;
            board.get(index as usize).copied().unwrap_or(0)
        };
        let winner = |lines: &[Line]| {
            let fives = lines.iter().filter(|line| is_five(line));
            fives.min_by_key(|line| line.start).copied()
        };
        answer_board(board, &Rules { colour_at, winner, ..*rules }, emit)
    };

    "last-board-missing" "does not answer the last board"
    answer: |input, rules, emit| {
        let (count, boards) = input.split_once(char::is_whitespace)?;
        let count = count.parse::<usize>().ok()?.saturating_sub(1);
        answer(&format!("{count} {boards}"), rules, emit)
    };

    "last-five-of-six" "takes the last five of six or more in a row for a five"
    winner: |lines| first(lines, |line| line.count == 5);

    "last-stone" "prints the last stone of the five, not the first"
    printed: |line| (line.colour, line.point(4));

    "longer-row-decides" "prints 0 if there are six or more in a row, even if there is a five"
    winner: |lines| match first(lines, |line| line.count > 5) {
        Some(_) => None,
        None => winner(lines),
    };

    "no-column" "does not look at columns"
    directions: &[(0, 1), (1, 1), (-1, 1)];

    "no-falling-diagonal" "does not look at diagonals that fall to the right"
    directions: &[(0, 1), (1, 0), (-1, 1)];

    "no-rising-diagonal" "does not look at diagonals that rise to the right"
    directions: &[(0, 1), (1, 0), (1, 1)];

    "nothing-without-a-winner" "prints nothing for a board without a five"
    answer_board: |board, rules, emit| {
        let answer = answer_board(board, rules, emit)?;
        Some(answer.trim_start_matches("0\n").to_string())
    };

    "overlines" "counts six or more in a row as a win"
    winner: |lines| first(lines, |line| line.count >= 5);

    "overlines-row-by-row" "counts six or more in a row as a win, and searches row by row"
    winner: |lines| {
        let rows = lines.iter().filter(|line| line.count >= 5 && line.before == 0);
        rows.min_by_key(|line| line.start).copied()
    };

    "upper-stone" "prints the upper end of a rising diagonal, not the leftmost stone"
    printed: |line| (line.colour, line.start.min(line.point(line.count - 1)));

    "winner-kept" "prints the winner of an earlier board again for a board without a five"
    answer: |input, rules, emit| {
        let output = answer(input, rules, emit)?;
        let (mut kept, mut answers) = ("0\n".to_string(), String::new());
        let mut lines = output.split_inclusive('\n');
        while let Some(line) = lines.next() {
            if line != "0\n" {
                kept = line.to_string() + lines.next()?;
            }
            answers += &kept;
        }
        Some(answers)
    };

    RunTimeError:

    "edges-unchecked" "searches column by column, and crashes at any stone on the edge, as it looks for stones outside"
    answer_board: |board, rules, emit| {
        let is_outside = |(row, column): Point| row.min(column) < 1 || row.max(column) > SIZE;
        let crashes =
            |line: &Line| is_outside(line.point(-1)) || is_outside(line.point(line.count));
        let last_line = first(&lines(board, rules), |line| is_five(line) || crashes(line));
        let is_safe = last_line.filter(crashes).is_none();
        is_safe.then(|| answer_board(board, rules, emit))?
    };
}

/// Returns the first line with this property.
fn first(lines: &[Line], has_property: impl Fn(&Line) -> bool) -> Option<Line> {
    lines.iter().copied().find(has_property)
}
