//! `play_out` finds the cycle of walks along the numbers: after `last`, a walk jumps back to an
//! earlier number. The games of 10-20-30 show the rest: their ends, and long cycles.

use judge::runtime::cycle::{play_out, Course, Deterministic};
use judge::runtime::scanner::FIXED_KEY;
use judge::runtime::seen::Seen;

/// The position, the last position, and the position after that.
#[derive(Clone, PartialEq)]
struct Walk(u32, u32, u32);

impl Deterministic for Walk {
    type Outcome = ();

    fn step(&mut self) -> Option<()> {
        let Walk(position, last, back_to) = *self;
        let is_last = position == last;
        self.0 = if is_last { back_to } else { position + 1 };
        None
    }

    fn hash_input(&self) -> [u64; 3] {
        [self.0.into(), 0, 0]
    }
}

#[test]
fn finds_cycles() {
    // `play_out` looks up the positions after step 512.
    for last in [0, 1, 2, 510, 511, 512, 513, 514, 515, 516, 5000] {
        let places = [0, 1, 2, 511, 512, 513, last].into_iter();
        for back_to in places.filter(|place| *place <= last) {
            // The position before step 1 is not compared, so `first` is at least 1.
            let first = back_to.max(1);
            let again = first + last + 1 - back_to;
            let course = play_out(&Walk(0, last, back_to), &mut Seen::new(FIXED_KEY));
            assert_eq!(course, Course::Cycles { first, again }, "{last} {back_to}");
        }
    }
}
