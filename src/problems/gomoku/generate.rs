//! Boards for Gomoku, sparse to dense. The lines that a kind needs are planted first. Then stones
//! are placed at random, and where these make a surplus five, one of its stones changes colour.

use super::case::{Board, Point, FIVE, SIZE};
use super::lines::{fives, points, Line};
use super::solution::{Direction, DIRECTIONS};
use crate::workbench::generator::{CaseRequest, Generated, Kind, Random};

/// The kinds and sizes of boards.
pub const GENERATED: Generated = Generated {
    kinds: &[
        Kind::new("random", "random boards, with a winner or without"),
        Kind::new("horizontal", "a winner along a row"),
        Kind::new("vertical", "a winner down a column"),
        Kind::new("falling", "a winner on a diagonal that falls to the right"),
        Kind::new("rising", "a winner on a diagonal that rises to the right"),
        Kind::new("edges", "a winner whose five touches the edge"),
        Kind::new(
            "overlines",
            "six or more in a row, with a winner or without",
        ),
        Kind::new("nobody", "no winner, but rows of four, and of six or more"),
        Kind::new(
            "five-and-more",
            "a winner, and six or more of its colour in the same line",
        ),
    ],
    size: "stones on the board, or what the kind needs if that is more",
    sizes: 0..=POINTS as u32,
};

const POINTS: usize = SIZE * SIZE;

/// Makes a board as requested.
pub fn board(request: &mut CaseRequest) -> Board {
    let random = &mut *request.random;
    let mut sketch = Sketch::new();
    let has_winner = sketch.plant(request.kind, random);
    let stones = match request.size {
        Some(stones) => stones as usize,
        None => random.index(POINTS + 1),
    };
    sketch.strew(stones, random);
    let may_have_winner = request.kind == "random" && random.chance(1, 2);
    sketch.repair(usize::from(has_winner || may_have_winner), random);
    sketch.board
}

/// A board that is being made.
struct Sketch {
    board: Board,
    /// Points that must stay as they are, a bit for each column.
    fixed: [u32; SIZE],
    /// Points next to a line that was planted, and the colour of a stone there: not the line's.
    ends: Vec<(Point, usize)>,
    /// Stones on the board.
    stones: usize,
}

/// A line somewhere on the board.
fn any_line(random: &mut Random, directions: &[Direction], length: usize) -> Line {
    loop {
        let line = Line {
            colour: random.index(2),
            start: (random.index(SIZE), random.index(SIZE)),
            direction: random.pick(directions),
            length,
        };
        if line.point(length as isize - 1).is_some() {
            return line;
        }
    }
}

/// A line of five that touches the edge of the board at one of its ends.
fn line_at_the_edge(random: &mut Random) -> Line {
    loop {
        let line = any_line(random, &DIRECTIONS, FIVE);
        if line.ends().contains(&None) {
            return line;
        }
    }
}

impl Sketch {
    fn new() -> Self {
        Sketch {
            board: Board::default(),
            fixed: [0; SIZE],
            ends: Vec::new(),
            stones: 0,
        }
    }

    /// Plants the lines of a board of `kind`. Returns whether one of them wins.
    fn plant(&mut self, kind: &str, random: &mut Random) -> bool {
        match kind {
            "horizontal" => self.plant_line(&any_line(random, &DIRECTIONS[..1], FIVE)),
            "vertical" => self.plant_line(&any_line(random, &DIRECTIONS[1..2], FIVE)),
            "falling" => self.plant_line(&any_line(random, &DIRECTIONS[2..3], FIVE)),
            "rising" => self.plant_line(&any_line(random, &DIRECTIONS[3..], FIVE)),
            "edges" => self.plant_line(&line_at_the_edge(random)),
            "overlines" => {
                let winner = random.chance(1, 2) && self.plant_any(FIVE, random);
                let length = random.between(6, 10) as usize;
                self.plant_any(length, random);
                winner
            }
            "nobody" => {
                for _ in 0..2 {
                    let length = random.pick(&[3, 4, 4, 6, 7, 9]);
                    self.plant_any(length, random);
                }
                false
            }
            "five-and-more" => self.plant_five_and_more(random),
            _ => random.chance(1, 3) && self.plant_any(FIVE, random),
        }
    }

    /// Plants a line of `length` at one of a few random places. Returns whether one of them had
    /// room.
    fn plant_any(&mut self, length: usize, random: &mut Random) -> bool {
        (0..20).any(|_| {
            let line = any_line(random, &DIRECTIONS, length);
            self.plant_line(&line)
        })
    }

    /// Plants, on an empty board, a five and a longer line that continues it, in either order.
    fn plant_five_and_more(&mut self, random: &mut Random) -> bool {
        let more = random.between(6, 12) as usize;
        let (first, second) = random.pick(&[(FIVE, more), (more, FIVE)]);
        // Two points between the lines are the end of one each.
        let whole = any_line(random, &DIRECTIONS, first + 2 + second);
        let start = whole.points().nth(first + 2).unwrap_or(whole.start);
        let line = |start, length| Line {
            start,
            length,
            ..whole
        };
        self.plant_line(&line(whole.start, first)) && self.plant_line(&line(start, second))
    }

    /// Plants `line` unless something is planted there, and fixes its stones. The points at its
    /// ends stay free or get a stone of the other colour.
    fn plant_line(&mut self, line: &Line) -> bool {
        let ends = line.ends();
        let mut all = line.points().chain(ends.into_iter().flatten());
        if all.any(|point| self.is_fixed(point)) {
            return false;
        }
        for (row, column) in line.points() {
            self.fixed[row] |= 1 << column;
            self.place(line.colour, (row, column));
        }
        for (row, column) in ends.into_iter().flatten() {
            self.fixed[row] |= 1 << column;
            self.ends.push(((row, column), 1 - line.colour));
        }
        true
    }

    fn is_fixed(&self, (row, column): Point) -> bool {
        self.fixed[row] >> column & 1 == 1
    }

    fn place(&mut self, colour: usize, point: Point) {
        self.board.put(point, Some(colour));
        self.stones += 1;
    }

    /// Puts stones on random points until there are `stones`, unless there are more already.
    fn strew(&mut self, stones: usize, random: &mut Random) {
        let free = points().filter(|&point| !self.is_fixed(point));
        let mut free: Vec<(Point, Option<usize>)> = free.map(|point| (point, None)).collect();
        free.extend(self.ends.iter().map(|&(end, colour)| (end, Some(colour))));
        while self.stones < stones && !free.is_empty() {
            let (point, colour) = free.swap_remove(random.index(free.len()));
            self.place(colour.unwrap_or_else(|| random.index(2)), point);
        }
    }

    /// Changes the colour of stones until there are at most `winners` fives. A stone stands in few
    /// lines that are one change away from a five, so a change repairs more than it breaks.
    fn repair(&mut self, winners: usize, random: &mut Random) {
        loop {
            let fives = fives(&self.board);
            if fives.len() <= winners {
                return;
            }
            let five = random.pick(&fives);
            let free: Vec<Point> = five.points().filter(|&at| !self.is_fixed(at)).collect();
            if free.is_empty() {
                continue;
            }
            let point = random.pick(&free);
            self.board.put(point, Some(1 - five.colour));
        }
    }
}
