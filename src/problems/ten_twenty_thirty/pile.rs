//! A pile: which cards fit, and how three are picked up. The only branch: do three more fit?
//!
//! Bit `c` of `completes(a + b)` tells whether `a`, `b` and `c` fit. A pile keeps these bits
//! for the card that it is dealt next, so a deal tests a single bit.

use super::cards::{Cards, NO_CARDS};

/// A pile.
#[derive(Clone, Copy)]
pub struct Pile {
    /// Its cards, the oldest first.
    pub cards: Cards,
    /// A bit for each card that fits if it is dealt next. A pile of fewer than two cards has
    /// all bits: it learns its first two cards by picking up, which does nothing then.
    fitting: u32,
    /// What completes the first two cards, the first card, and the last card.
    with_first_two: u32,
    with_first: u32,
    with_last: u32,
}

/// A pile without cards.
pub const NO_PILE: Pile = Pile {
    cards: NO_CARDS,
    fitting: u32::MAX,
    with_first_two: 0,
    with_first: 0,
    with_last: 0,
};

/// The first two cards and the last three, stale ones among them if there are fewer than three,
/// and what completes two of them.
struct Ends {
    first_two: [u8; 2],
    last_three: [u8; 3],
    with_first_two: u32,
    with_last_two: u32,
}

/// A bit for each number that makes 10, 20 or 30 with `sum`.
#[inline(always)]
fn completes(sum: u8) -> u32 {
    (1 << 10 | 1 << 20 | 1 << 30) >> (sum % 32)
}

/// 1 for numbers of at least three. A compiler would make a branch of a comparison.
const HAS_THREE: [u8; 256] = {
    let mut table = [1; 256];
    (table[0], table[1], table[2]) = (0, 0, 0);
    table
};

impl Pile {
    /// Makes these all cards of the pile.
    #[inline(always)]
    pub fn fill(&mut self, cards: &[u8]) {
        self.cards.fill(cards);
        self.prepare(&self.ends());
    }

    /// Deals a card to the pile. Returns whether it has to pick up.
    #[inline(always)]
    pub fn deal(&mut self, card: u8) -> bool {
        let fits = self.fitting >> (card % 32) & 1 != 0;
        self.cards.push(card);
        self.fitting = self.with_first_two | (self.with_first | self.with_last) >> (card % 32);
        self.with_last = completes(card);
        fits
    }

    /// Picks up as long as three cards fit, after a deal that returned `true`.
    #[inline(always)]
    pub fn pick_up(&mut self, deck: &mut Cards) {
        let mut ends = self.ends();
        let mut fits = HAS_THREE[usize::from(self.cards.size())];
        loop {
            self.pick_three_up(&ends, fits, deck);
            ends = self.ends();
            fits = self.fits(&ends);
            if fits == 0 {
                return self.prepare(&ends);
            }
        }
    }

    /// Picks three cards up if they fit. Returns how many of them came from the start of the
    /// pile: 2, 1 or 0, in the order of the rules.
    pub fn pick_up_once(&mut self, deck: &mut Cards) -> Option<u8> {
        let ends = self.ends();
        if self.fits(&ends) == 0 {
            self.prepare(&ends);
            return None;
        }
        Some(self.pick_three_up(&ends, 1, deck))
    }

    /// Puts three cards that fit under the deck. Does nothing if `fits` is 0.
    #[inline(always)]
    fn pick_three_up(&mut self, ends: &Ends, fits: u8, deck: &mut Cards) -> u8 {
        let [first, second] = ends.first_two;
        let [third_last, second_last, last] = ends.last_three;
        let two = ends.with_first_two >> (last % 32) & 1;
        let one_or_two = ends.with_last_two >> (first % 32) & 1 | two;
        let from_start = (one_or_two + two) as u8 * fits;
        // The last three, of which the first are replaced.
        let last_three = u32::from_le_bytes([third_last, second_last, last, 0]);
        let first_two = u32::from_le_bytes([first, second, 0, 0]);
        let replaced = !(u32::MAX << (8 * from_start));
        let three = last_three ^ (last_three ^ first_two) & replaced;
        deck.push_some(three, 3 * fits);
        self.cards.first += from_start;
        self.cards.end -= 3 * fits - from_start;
        from_start
    }

    /// Whether three cards fit: 1 or 0.
    #[inline(always)]
    fn fits(&self, ends: &Ends) -> u8 {
        let ([first, _], [third_last, _, last]) = (ends.first_two, ends.last_three);
        let fit = ends.with_first_two >> (last % 32)
            | ends.with_last_two >> (first % 32)
            | ends.with_last_two >> (third_last % 32);
        fit as u8 & HAS_THREE[usize::from(self.cards.size())]
    }

    /// Finds the cards that fit next.
    #[inline(always)]
    fn prepare(&mut self, ends: &Ends) {
        let ([first, _], [_, _, last]) = (ends.first_two, ends.last_three);
        self.with_first_two = ends.with_first_two;
        self.with_first = completes(first);
        self.with_last = completes(last);
        self.fitting = match self.cards.size() {
            0 | 1 => u32::MAX,
            _ => ends.with_first_two | ends.with_last_two | self.with_first >> (last % 32),
        };
    }

    #[inline(always)]
    fn ends(&self) -> Ends {
        let (first_two, last_three) = (self.cards.first_two(), self.cards.last_three());
        Ends {
            first_two,
            last_three,
            with_first_two: completes(first_two[0].wrapping_add(first_two[1])),
            with_last_two: completes(last_three[1].wrapping_add(last_three[2])),
        }
    }
}
