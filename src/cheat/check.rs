//! Is an answer right? There is one right answer, so outputs are compared with ours.

use crate::check::Layout;

/// A line a player; the judge ignores a blank at its end.
pub const LAYOUT: Layout = Layout {
    begins: |line, _| line % 4 == 1,
    forgives_blanks: true,
};
