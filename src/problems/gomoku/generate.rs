//! Generates boards for Gomoku, from empty to full. The lines that the kind needs are placed first,
//! then random stones. A five is a line of exactly five stones. While there are too many fives, a
//! random stone of one of them changes colour.

use super::case::{Board, Point, SIZE, WINNING_LENGTH};
use super::lines::{fives, points, Line};
use super::solution::DIRECTIONS;
use crate::workbench::generator::{kinds, CaseRequest, KindsAndSizes, Random};
use std::collections::{BTreeMap, BTreeSet};
use std::iter::repeat_with;

/// The values of `--kind` and `--size` of `judge generate`.
pub const KINDS_AND_SIZES: KindsAndSizes = KindsAndSizes {
    kinds: kinds! {
        "random" "random boards, with a winner or without"
        "winner" "a winner in any direction"
        "edges" "a winner whose five touches the edge"
        "overlines" "six or more in a row, with a winner or without"
        "five-and-more" "a winner, and six or more of its colour in the same line"
        "near-overline" "a winner, and six or more of its colour that cross it or lie beside it"
    },
    size_unit: "stones on the board, or what the kind needs if that is more",
    sizes: 0..=AREA,
};

/// The number of points on a board.
const AREA: u32 = (SIZE * SIZE) as u32;

/// Returns a random board, as the request describes it.
pub fn board(request: &mut CaseRequest) -> Board {
    let random = &mut *request.random;
    let size = request.size.unwrap_or_else(|| random.between(0, AREA));
    let mut attempts = repeat_with(|| lines_of_kind(request.kind, random));
    let lines = attempts.find_map(|lines| lines);
    let lines = lines.expect("`repeat_with` does not end");
    // The colours that stones on these points must have: the colour of the line on its points, and
    // the other colour right before and after the line.
    let mut fixed_colours = BTreeMap::new();
    for line in &lines {
        fixed_colours.extend(line.points().map(|point| (point, line.colour)));
        let ends = line.ends().into_iter().flatten();
        fixed_colours.extend(ends.map(|point| (point, 1 - line.colour)));
    }
    let line_points: BTreeSet<Point> = lines.iter().flat_map(Line::points).collect();
    let mut order: Vec<Point> = points().collect();
    random.shuffle(&mut order);
    order.sort_by_key(|point| !line_points.contains(point));
    let mut board = Board::default();
    let stone_count = line_points.len().max(size as usize);
    for point in order.into_iter().take(stone_count) {
        let colour = fixed_colours.get(&point).copied();
        board.put(point, Some(colour.unwrap_or_else(|| random.index(2))));
    }
    let has_winner = lines.iter().any(|line| line.length == WINNING_LENGTH);
    // If the kind needs no five, half of the boards may have one by chance, and half must not.
    let max_fives = usize::from(has_winner || random.chance(1, 2));
    // A change of colour seldom makes a new five. Therefore the loop ends.
    loop {
        let mut fives = fives(&board);
        fives.sort_by_key(|five| five.colour);
        if fives.len() <= max_fives {
            return board;
        }
        let five = random.pick(&fives);
        let may_change = |point: &Point| !fixed_colours.contains_key(point);
        let points: Vec<Point> = five.points().filter(may_change).collect();
        if !points.is_empty() {
            board.put(random.pick(&points), Some(1 - five.colour));
        }
    }
}

/// Returns random lines that a board of this kind needs, or `None` if they do not fit on the board,
/// if a stone of one is at an end of another, or, for the kind `edges`, if the five does not touch
/// the edge.
fn lines_of_kind(kind: &str, random: &mut Random) -> Option<Vec<Line>> {
    // An overline is a line of six or more stones.
    let overline_length = WINNING_LENGTH + 1 + random.index(5);
    let mut random_line = |length| Line {
        colour: random.index(2),
        start: (random.index(SIZE), random.index(SIZE)),
        direction: random.pick(&DIRECTIONS),
        length,
    };
    let (five, mut overline) = (random_line(WINNING_LENGTH), random_line(overline_length));
    let lines = match kind {
        "edges" if !five.ends().contains(&None) => return None,
        "winner" | "edges" => vec![five],
        "overlines" => vec![overline],
        "five-and-more" => {
            // The overline starts after the five, or ends before it, with one point between them.
            let step = random.pick(&[WINNING_LENGTH as isize + 1, -(overline_length as isize) - 1]);
            overline.start = five.point(step)?;
            (overline.direction, overline.colour) = (five.direction, five.colour);
            vec![five, overline]
        }
        "near-overline" => {
            // A stone of the overline is at most two rows and columns away from a stone of the five.
            let (row, column) = five.point(random.index(WINNING_LENGTH) as isize)?;
            let mut shifted = |index: usize| (index + random.index(5)).checked_sub(2);
            overline.start = (shifted(row)?, shifted(column)?);
            overline.start = overline.point(-(random.index(overline_length) as isize))?;
            overline.colour = five.colour;
            vec![five, overline]
        }
        _ => Vec::new(),
    };
    let is_on_board = |line: &Line| line.point(line.length as isize - 1).is_some();
    let stones: Vec<Point> = lines.iter().flat_map(Line::points).collect();
    let mut ends = lines.iter().flat_map(Line::ends).flatten();
    let is_separate = !ends.any(|end| stones.contains(&end));
    (lines.iter().all(is_on_board) && is_separate).then_some(lines)
}
