//! The board of Spot: its squares and turns, and which squares hold a spot.
//!
//! A small board is a bit for each square, a word for each row. Of a larger board only the
//! squares that were touched are stored, found by hash: memory grows with the moves, not
//! with N.

use crate::runtime::seen::Seen;
use alloc::vec::Vec;

/// A square: row and column, from 1.
pub type Square = (u32, u32);

/// Rows and columns of the largest small board.
const SMALL: u32 = 64;

/// Which squares hold a spot.
pub struct Board {
    /// Rows and columns.
    pub size: u32,
    /// The spots of a small board: bit c of `rows[r]` is the square in row r + 1 and
    /// column c + 1.
    rows: [u64; SMALL as usize],
    /// Every square of a larger board that was touched, in the order of the first touch, and
    /// whether it holds a spot.
    touched: Vec<(Square, bool)>,
    /// Where a square stands in `touched`.
    places: Seen,
}

impl Board {
    /// A board without squares. Its hashes have this key.
    pub fn new(key: u64) -> Self {
        Board {
            size: 0,
            rows: [0; SMALL as usize],
            touched: Vec::new(),
            places: Seen::new(key),
        }
    }

    /// Makes this an empty board of `size`.
    pub fn clear(&mut self, size: u32) {
        let rows = self.size.min(SMALL) as usize;
        self.rows[..rows].fill(0);
        self.size = size;
        self.touched.clear();
        self.places.clear();
    }

    /// Places a spot on a square, or removes the one there. Returns whether it holds one now.
    #[inline(always)]
    pub fn flip(&mut self, square: Square) -> bool {
        if self.size <= SMALL {
            let (row, bit) = row_and_bit(square);
            self.rows[row] ^= bit;
            return self.rows[row] & bit != 0;
        }
        let place = self.place(square).unwrap_or_else(|free| {
            let place = self.touched.len() as u32;
            self.places.insert(free, self.term(square), place);
            self.touched.push((square, false));
            place
        });
        let (_, holds_spot) = &mut self.touched[place as usize];
        *holds_spot ^= true;
        *holds_spot
    }

    /// Where `square` stands among those touched; otherwise the free slot of `places` for it.
    #[inline(always)]
    fn place(&self, square: Square) -> Result<u32, usize> {
        let is_same = |place| self.touched[place as usize].0 == square;
        self.places.find(self.term(square), is_same)
    }

    /// Whether a spot is on `square`.
    pub fn holds_spot(&self, square: Square) -> bool {
        if self.size <= SMALL {
            let (row, bit) = row_and_bit(square);
            return self.rows[row] & bit != 0;
        }
        let place = self.place(square);
        place.is_ok_and(|place| self.touched[place as usize].1)
    }

    /// What a spot on this square adds to the hash of a pattern.
    #[inline(always)]
    pub fn term(&self, (row, column): Square) -> u64 {
        let square = u64::from(row) << 32 | u64::from(column);
        self.places.hash([square])
    }

    /// The squares that hold a spot.
    pub fn spots(&self) -> Vec<Square> {
        let touched = self.touched.iter().filter(|(_, holds_spot)| *holds_spot);
        let mut spots: Vec<Square> = touched.map(|(square, _)| *square).collect();
        for (row, mut bits) in (1..=self.size).zip(self.rows) {
            while bits != 0 {
                spots.push((row, bits.trailing_zeros() + 1));
                bits &= bits - 1;
            }
        }
        spots
    }
}

/// Where the spot of a square of a small board is kept.
#[inline(always)]
fn row_and_bit((row, column): Square) -> (usize, u64) {
    (
        (row - 1) as usize % SMALL as usize,
        1 << ((column - 1) % SMALL),
    )
}

/// A turn of the board, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Not turned.
    None,
    /// By 90 degrees.
    Quarter,
    /// By 180 degrees.
    Half,
    /// By 270 degrees.
    ThreeQuarters,
}

impl Turn {
    /// Every turn, by increasing angle.
    pub const ALL: [Turn; 4] = [Turn::None, Turn::Quarter, Turn::Half, Turn::ThreeQuarters];

    /// Where `square` comes to lie on a board of `size`.
    #[inline(always)]
    pub fn apply(self, (row, column): Square, size: u32) -> Square {
        match self {
            Turn::None => (row, column),
            Turn::Quarter => (column, size + 1 - row),
            Turn::Half => (size + 1 - row, size + 1 - column),
            Turn::ThreeQuarters => (size + 1 - column, row),
        }
    }
}
