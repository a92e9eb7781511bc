//! Generates positions for Number Game. They are chosen from all positions that can occur: 3514
//! with numbers, and the position without numbers.

use super::case::{contradiction, numbers_in, NumberList, NumberSet, MAX_COUNT, MAX_NUMBER};
use crate::workbench::generator::{kinds, CaseRequest, KindsAndSizes};
use std::sync::LazyLock;

/// The values of `--kind` and `--size` of `judge generate`.
pub const KINDS_AND_SIZES: KindsAndSizes = KindsAndSizes {
    kinds: kinds! {
        "random" "random positions"
        "every" "every position in turn, small ones first; 3514 with numbers"
        "shuffled" "numbers in random order"
    },
    size_unit: "numbers that are available",
    sizes: 1..=MAX_COUNT,
};

/// All positions that can occur, those with fewer numbers first. The first one has no numbers.
pub static POSITIONS: LazyLock<Vec<NumberSet>> = LazyLock::new(|| {
    // Bit n of a set is set if the set contains n. The step leaves out sets that contain 0 or 1.
    let sets = (0..1 << (MAX_NUMBER + 1)).step_by(1 << 2);
    let mut positions: Vec<NumberSet> = sets.filter(|&set| contradiction(set).is_none()).collect();
    positions.sort_by_key(|position| position.count_ones());
    positions
});

/// Returns a random position with at least `min_count` numbers, as the request describes it.
pub fn position(request: &mut CaseRequest, min_count: u32) -> NumberList {
    let random = &mut *request.random;
    // Most positions have about half of the numbers. To make all sizes equally likely, the size is
    // chosen first.
    let is_size_random = request.size.is_none() && request.kind != "every";
    let random_size = is_size_random.then(|| random.between(min_count, MAX_COUNT));
    let size = request.size.or(random_size);
    let sizes = size.map_or(min_count..=MAX_COUNT, |size| size..=size);
    let has_size = |position: &NumberSet| sizes.contains(&position.count_ones());
    let positions: Vec<NumberSet> = POSITIONS.iter().copied().filter(has_size).collect();
    let position = match request.kind {
        "every" => positions[(request.index % positions.len() as u64) as usize],
        _ => random.pick(&positions),
    };
    let mut numbers: NumberList = numbers_in(position).collect();
    if request.kind == "shuffled" {
        random.shuffle(&mut numbers);
    }
    numbers
}
