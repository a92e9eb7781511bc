//! Boards for Gomoku, sparse to dense. The lines that a kind needs are planted first. Then stones
//! are placed at random, and where these make a surplus five, one of its stones changes colour.

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
    size: "stones on the board, or what the kind needs if that is more",
    sizes: 0..=POINTS,
};

const POINTS: u32 = (SIZE * SIZE) as u32;

/// Makes a board as requested.
pub fn board(request: &mut CaseRequest) -> Board {
    let random = &mut *request.random;
    let stones = request.size.unwrap_or_else(|| random.between(0, POINTS));
    let lines = loop {
        if let Some(lines) = lines(request.kind, random) {
            break lines;
        }
    };
    // The colours of their stones, and of those at their ends, if stones are there.
    let mut fixed = BTreeMap::new();
    for line in &lines {
        fixed.extend(line.points().map(|point| (point, line.colour)));
        let ends = line.ends().into_iter().flatten();
        fixed.extend(ends.map(|point| (point, 1 - line.colour)));
    }
    let planted: BTreeSet<Point> = lines.iter().flat_map(Line::points).collect();
    let mut order: Vec<Point> = points().collect();
    random.shuffle(&mut order);
    order.sort_by_key(|point| !planted.contains(point));
    let mut board = Board::default();
    for point in order.into_iter().take(planted.len().max(stones as usize)) {
        let colour = fixed.get(&point).copied();
        board.put(point, Some(colour.unwrap_or_else(|| random.index(2))));
    }
    let has_winner = lines.iter().any(|line| line.length == FIVE);
    let winners = usize::from(has_winner || random.chance(1, 2));
    // A stone stands in few lines that are one change away from a five, so a change repairs more than
    // it breaks.
    loop {
        let fives = fives(&board);
        if fives.len() <= winners {
            return board;
        }
        let five = random.pick(&fives);
        let others = five.points().filter(|point| !fixed.contains_key(point));
        let others: Vec<Point> = others.collect();
        if !others.is_empty() {
            board.put(random.pick(&others), Some(1 - five.colour));
        }
    }
}

/// Returns the lines that a board of this kind needs, unless they do not fit on it.
fn lines(kind: &str, random: &mut Random) -> Option<Vec<Line>> {
    let length = FIVE + 1 + random.index(5);
    let mut any = |length| Line {
        colour: random.index(2),
        start: (random.index(SIZE), random.index(SIZE)),
        direction: random.pick(&DIRECTIONS),
        length,
    };
    let (five, mut more) = (any(FIVE), any(length));
    let lines = match kind {
        "edges" if !five.ends().contains(&None) => return None,
        "winner" | "edges" => vec![five],
        "overlines" => vec![more],
        "five-and-more" => {
            // A point between the lines is the end of both.
            let step = random.pick(&[FIVE as isize + 1, -(length as isize) - 1]);
            let start = five.point(step)?;
            (more.start, more.direction, more.colour) = (start, five.direction, five.colour);
            vec![five, more]
        }
        _ => Vec::new(),
    };
    let fits = |line: &Line| line.point(line.length as isize - 1).is_some();
    lines.iter().all(fits).then_some(lines)
}
