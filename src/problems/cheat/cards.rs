//! Hands of cards: how they are stored in a machine word, read and written.
//!
//! A hand has a field of four bits for each rank: the number of its cards. The ranks are in
//! lexicographic order, so the least card is the lowest field that is not 0. One addition and
//! one subtraction move cards of all ranks from one hand to another.
//!
//! A branch on the number of cards could not be predicted. So of each rank all four cards are
//! written, and the next rank overwrites those that are not there.

use crate::runtime::scanner::{Scanner, StreamError};
use alloc::vec::Vec;

/// Players of a game. They are counted from 0 here, and from 1 in all output.
pub const PLAYERS: usize = 4;

/// Cards that every player starts with.
pub const HAND: usize = 13;

/// The ranks in the order of the rounds.
pub const RANKS: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];

/// Suits of a pack, which is also the number of cards of each rank.
pub const SUITS: u64 = 4;

/// Cards: how many of each rank, four bits each, in lexicographic order of the ranks' names.
pub type Cards = u64;

/// The cards of each player.
pub type Hands = [Cards; PLAYERS];

/// A rank: how far left its field of [`Cards`] begins.
pub type Rank = u32;

/// Where the field of each rank of `RANKS` begins. The fields are in another order: 10 is
/// lowest, then come 2 to 9, then A, J, K and Q.
pub const FIELDS: [Rank; 13] = [36, 4, 8, 12, 16, 20, 24, 28, 32, 0, 40, 48, 44];

/// A one in each field.
pub const ONES: Cards = 0x1_1111_1111_1111;

/// A pack: four cards of each rank.
pub const PACK: Cards = ONES * SUITS;

/// Whether the hands, of 13 cards or fewer each, are a pack: a field that overflows loses
/// fifteen cards, so no other 52 cards have this sum, nor fewer cards.
pub fn is_pack(hands: &Hands) -> bool {
    hands.iter().sum::<Cards>() == PACK
}

/// The next word as a card.
pub fn read_card(scanner: &mut Scanner) -> Result<Option<Rank>, StreamError> {
    let word = scanner.word()?;
    let index = RANKS.iter().position(|rank| rank.as_bytes() == word);
    Ok(index.map(|index| FIELDS[index]))
}

/// One card of the least rank in `hand`, which is not empty.
#[inline(always)]
pub fn least_card(hand: Cards) -> Cards {
    let lowest = hand & hand.wrapping_neg();
    // The bit is bit 0, 1 or 2 of its field: 4 is the most that a field holds.
    (lowest | lowest >> 1 | lowest >> 2) & ONES
}

/// All cards of the rank of which `hand`, which is not empty, has fewest; the least of such
/// ranks.
#[inline(always)]
pub fn fewest_cards(hand: Cards) -> Cards {
    let (ones, twos, fours) = (hand & ONES, hand >> 1 & ONES, hand >> 2 & ONES);
    let mut fewest = fours;
    for ranks in [ones & twos, twos & !ones, ones & !twos] {
        fewest = select(is_less(ranks, 1), fewest, ranks);
    }
    let lowest = fewest & fewest.wrapping_neg();
    hand & lowest.wrapping_mul(0xF)
}

/// A condition: all bits are set, or none. A compiler makes no branch of it.
pub type Mask = u64;

/// Whether `one` is less than `other`; both are below 2^63.
#[inline(always)]
pub fn is_less(one: u64, other: u64) -> Mask {
    (one.wrapping_sub(other) as i64 >> 63) as u64
}

/// One of two values.
#[inline(always)]
pub fn select(condition: Mask, yes: u64, no: u64) -> u64 {
    no ^ (no ^ yes) & condition
}

/// How many cards of `rank` there are.
pub fn number_of(cards: Cards, rank: Rank) -> u64 {
    cards >> rank & 0xF
}

/// How many cards there are, if they are fewer than sixteen: the highest field of the product
/// holds the sum of all fields.
pub fn total(cards: Cards) -> u64 {
    cards.wrapping_mul(0x1111_1111_1111_1111) >> 60
}

/// The most bytes that the cards of a rank take, each with a blank after it.
const WIDEST: usize = 3 * SUITS as usize;

/// For each rank all four of its cards, as they are written, a blank after each.
const FOUR_OF_EACH: [[u8; WIDEST]; RANKS.len()] = {
    let mut fours = [[b' '; WIDEST]; RANKS.len()];
    let mut rank = 0;
    while rank < RANKS.len() {
        let name = RANKS[rank].as_bytes();
        let mut byte = 0;
        while byte < name.len() * SUITS as usize {
            let card = byte / name.len();
            fours[rank][byte + card] = name[byte % name.len()];
            byte += 1;
        }
        rank += 1;
    }
    fours
};

/// Writes cards, at least one, in the order of the rounds, a blank between them.
pub fn write_hand(hand: Cards, output: &mut Vec<u8>) {
    let mut line = [0; WIDEST * RANKS.len()];
    let mut end = 0;
    for rank in 0..RANKS.len() {
        line[end..end + WIDEST].copy_from_slice(&FOUR_OF_EACH[rank]);
        end += number_of(hand, FIELDS[rank]) as usize * (RANKS[rank].len() + 1);
    }
    output.extend_from_slice(&line[..end - 1]);
}
