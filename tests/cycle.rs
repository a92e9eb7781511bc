//! `play_out` finds the end or the cycle of walks along the numbers. A walk ends, or jumps back to
//! an earlier number and repeats forever.

use judge::runtime::cycle::{play_out, Course, Deterministic};
use judge::runtime::scanner::FIXED_KEY;
use judge::runtime::seen::Seen;

/// A walk along the numbers from 0 to `last`. After `last`, it continues at `back_to`, or ends if
/// that is `None`.
#[derive(Clone, PartialEq)]
struct Walk {
    position: u32,
    last: u32,
    back_to: Option<u32>,
}

impl Deterministic for Walk {
    type Outcome = u32;

    fn step(&mut self) -> Option<u32> {
        match self.back_to {
            _ if self.position < self.last => self.position += 1,
            Some(position) => self.position = position,
            None => return Some(self.position),
        }
        None
    }

    fn hash_input(&self) -> [u64; 3] {
        [self.position.into(), 0, 0]
    }
}

fn play_walk(last: u32, back_to: Option<u32>) -> Course<u32> {
    let start = Walk {
        position: 0,
        last,
        back_to,
    };
    play_out(&start, &mut Seen::new(FIXED_KEY))
}

#[test]
fn finds_ends_and_cycles() {
    // `play_out` looks up the positions after step 512, so some numbers are near 512. Others are
    // near smaller powers of two. They would test Brent's method, which remembers a single position
    // and replaces it at each power of two.
    let numbers = [
        0, 1, 2, 60, 126, 127, 128, 129, 200, 254, 255, 256, 257, 300, 511, 512, 513, 5000,
    ];
    for last in numbers {
        assert_eq!(play_walk(last, None), Course::Ends(last));
        for back_to in numbers.into_iter().filter(|&number| number <= last) {
            // Step `first` is the first one to reach a position that occurs again, at step `again`.
            // The position before step 1 is not compared, so `first` is at least 1. The cycle has
            // `last + 1 - back_to` steps.
            let first = back_to.max(1);
            let again = first + last + 1 - back_to;
            let expected = Course::Cycles { first, again };
            assert_eq!(play_walk(last, Some(back_to)), expected);
        }
    }
}
