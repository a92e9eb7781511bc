//! Boards for Gomoku, sparse to dense. The lines of the kind are placed first, then random stones.
//! While there are too many fives, a random stone of one of them changes colour.

use super::case::{Board, Point, FIVE, SIZE};
use super::lines::{fives, points, Line};
use super::solution::DIRECTIONS;
use crate::workbench::generator::{kinds, CaseRequest, Generated, Random};
use std::collections::{BTreeMap, BTreeSet};

/// The kinds and sizes of boards.
pub const GENERATED: Generated = Generated {
    kinds: kinds! {
        "random" "random boards, with a winner or without"
        "winner" "a winner in any direction"
        "edges" "a winner whose five touches the edge"
        "overlines" "six or more in a row, with a winner or without"
        "five-and-more" "a winner, and six or more of its colour in the same line"
    },
    size_unit: "stones on the board, or what the kind needs if that is more",
    sizes: 0..=POINTS,
};

const POINTS: u32 = (SIZE * SIZE) as u32;

pub fn board(request: &mut CaseRequest) -> Board {
    let random = &mut *request.random;
    let stones = request.size.unwrap_or_else(|| random.between(0, POINTS));
    let lines = loop {
        if let Some(lines) = lines(request.kind, random) {
            break lines;
        }
    };
    // The colours of the stones in the lines, and of the stones at their ends, if there are any.
    let mut fixed = BTreeMap::new();
    for line in &lines {
        fixed.extend(line.points().map(|point| (point, line.colour)));
        let ends = line.ends().into_iter().flatten();
        fixed.extend(ends.map(|point| (point, 1 - line.colour)));
    }
    let needed: BTreeSet<Point> = lines.iter().flat_map(Line::points).collect();
    let mut order: Vec<Point> = points().collect();
    random.shuffle(&mut order);
    order.sort_by_key(|point| !needed.contains(point));
    let mut board = Board::default();
    for point in order.into_iter().take(needed.len().max(stones as usize)) {
        let colour = fixed.get(&point).copied();
        board.put(point, Some(colour.unwrap_or_else(|| random.index(2))));
    }
    let has_winner = lines.iter().any(|line| line.length == FIVE);
    let max_fives = usize::from(has_winner || random.chance(1, 2));
    // This ends, because a change seldom makes a new five.
    loop {
        let fives = fives(&board);
        if fives.len() <= max_fives {
            return board;
        }
        let five = random.pick(&fives);
        let free = five.points().filter(|point| !fixed.contains_key(point));
        let free: Vec<Point> = free.collect();
        if !free.is_empty() {
            board.put(random.pick(&free), Some(1 - five.colour));
        }
    }
}

/// Returns the lines that a board of this kind needs, or `None` if these do not fit on it.
fn lines(kind: &str, random: &mut Random) -> Option<Vec<Line>> {
    let length = FIVE + 1 + random.index(5);
    let mut random_line = |length| Line {
        colour: random.index(2),
        start: (random.index(SIZE), random.index(SIZE)),
        direction: random.pick(&DIRECTIONS),
        length,
    };
    let (five, mut overline) = (random_line(FIVE), random_line(length));
    let lines = match kind {
        "edges" if !five.ends().contains(&None) => return None,
        "winner" | "edges" => vec![five],
        "overlines" => vec![overline],
        "five-and-more" => {
            // One point between the lines is an end of both.
            let step = random.pick(&[FIVE as isize + 1, -(length as isize) - 1]);
            overline.start = five.point(step)?;
            (overline.direction, overline.colour) = (five.direction, five.colour);
            vec![five, overline]
        }
        _ => Vec::new(),
    };
    let fits = |line: &Line| line.point(line.length as isize - 1).is_some();
    lines.iter().all(fits).then_some(lines)
}
