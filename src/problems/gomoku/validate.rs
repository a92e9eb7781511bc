//! What the statement of Gomoku says of the input.

use super::lines::fives;
use super::solution::{Board, SIZE};
use crate::runtime::scanner::{Stream, StreamError};
use crate::workbench::validator::{inspect, Before, Halt, Inspection, Sheet};

/// The rules, for people.
pub const FORMAT: &str = "the number of boards, at most 11 (*); boards of 19 lines, 19 times 0, 1 \
                         or 2 each, one blank between them; at most one winning five a board";

/// The most boards on the judge.
const MOST_BOARDS: u32 = 11;

/// Inspects boards.
pub fn validate(stream: &mut dyn Stream, inspection: Inspection) -> Result<(), StreamError> {
    inspect(stream, inspection, "board", |sheet| {
        let most = if sheet.limits { MOST_BOARDS } else { u32::MAX };
        let boards = sheet.number(Before::Nothing, "how many boards there are", 1..=most)?;
        for number in 1..=boards {
            sheet.begin_case(u64::from(number));
            validate_board(sheet)?;
        }
        sheet.end()
    })
}

fn validate_board(sheet: &mut Sheet) -> Result<(), Halt> {
    let mut board = Board::empty();
    let mut first = sheet.place();
    for row in 0..SIZE {
        for column in 0..SIZE {
            let is_first = column == 0;
            let before = if is_first {
                Before::LineEnd
            } else {
                Before::Blank
            };
            sheet.word(before, "0, 1 or 2")?;
            match sheet.last_word() {
                b"0" => {}
                b"1" => board.place(0, row, column),
                b"2" => board.place(1, row, column),
                _ => return Err(sheet.unexpected("0, 1 or 2")),
            }
            if row + column == 0 {
                first = sheet.place();
            }
        }
    }
    let fives = fives(&board).len();
    if fives > 1 {
        let complaint = alloc::format!("{fives} winning fives, expected at most one");
        sheet.violation(first, complaint);
    }
    Ok(())
}
