//! Games that end and games that go round in a cycle, from the start or after a while.

use judge::runtime::cycle::{play_out, Course, Deterministic};
use judge::runtime::scanner::FIXED_KEY;
use judge::runtime::seen::Seen;

/// A walk along positions that are numbers, one up with each step.
#[derive(Clone, PartialEq)]
struct Walk {
    position: u32,
    /// The last position, and the one that follows it, if the walk does not end there.
    last: u32,
    back_to: Option<u32>,
}

impl Deterministic for Walk {
    type Outcome = u32;

    fn step(&mut self) -> Option<u32> {
        if self.position < self.last {
            self.position += 1;
        } else if let Some(position) = self.back_to {
            self.position = position;
        } else {
            return Some(self.position);
        }
        None
    }

    fn words(&self) -> [u64; 3] {
        [self.position.into(), 0, 0]
    }
}

/// How a walk turns out.
fn walk(last: u32, back_to: Option<u32>) -> Course<u32> {
    let start = Walk {
        position: 0,
        last,
        back_to,
    };
    play_out(&start, &mut Seen::new(FIXED_KEY))
}

#[test]
fn ends_and_cycles_are_found() {
    // Among these are the numbers of steps after which a position is remembered.
    let steps = [
        0, 1, 2, 60, 126, 127, 128, 129, 200, 254, 255, 256, 257, 300, 511, 512, 513, 5000,
    ];
    for last in steps {
        assert_eq!(walk(last, None), Course::Ends(last));
        for back_to in steps.into_iter().filter(|&position| position <= last) {
            // The start is before the first step.
            let first = back_to.max(1);
            let again = first + last + 1 - back_to;
            assert_eq!(walk(last, Some(back_to)), Course::Cycles { first, again });
        }
    }
}
