//! The board of Spot: a bit for each square if it is small. Of a larger one only the squares that
//! some move has touched are stored, and found by hash: memory grows with the moves, not with N.

use crate::runtime::seen::Seen;
use alloc::vec;
use alloc::vec::Vec;

/// A square: row and column, from 1.
pub type Square = (u32, u32);

/// A square as a single number.
pub fn packed((row, column): Square) -> u64 {
    u64::from(row) << 32 | u64::from(column)
}

/// Which squares hold a spot.
pub enum Board {
    /// Up to 63 rows and columns, from 1: bit c of word r is the square in row r and column c.
    Small(Vec<u64>),
    /// Any number of rows and columns.
    Large {
        /// The squares that some move has touched, and whether each holds a spot.
        touched: Vec<(Square, bool)>,
        /// The index in `touched` of each square, found by its hash.
        index_of: Seen,
    },
}

impl Board {
    /// An empty board of `size` rows and columns. If squares are found by hash, then with `key`.
    pub fn new(size: u32, key: u64) -> Self {
        match size {
            0..=63 => Board::Small(vec![0; size as usize + 1]),
            _ => Board::Large {
                touched: Vec::new(),
                index_of: Seen::new(key),
            },
        }
    }

    /// Places a spot on `square`, or removes the one there. Returns whether it holds one now.
    #[inline(always)]
    pub fn flip(&mut self, square: Square) -> bool {
        match self {
            Board::Small(rows) => {
                let (row, column) = square;
                rows[row as usize] ^= 1 << column;
                rows[row as usize] >> column & 1 == 1
            }
            Board::Large { touched, index_of } => {
                let hash = index_of.hash([packed(square)]);
                let is_same = |index| touched[index as usize].0 == square;
                match index_of.find(hash, is_same) {
                    Ok(index) => {
                        touched[index as usize].1 ^= true;
                        touched[index as usize].1
                    }
                    // For a new square, the error is the free slot.
                    Err(slot) => {
                        index_of.insert(slot, hash, touched.len() as u32);
                        touched.push((square, true));
                        true
                    }
                }
            }
        }
    }
}
