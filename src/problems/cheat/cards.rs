//! Hands of cards: how they are stored in a machine word, read and written.
//!
//! A hand has a field of four bits for each rank: the number of its cards. The ranks are in
//! lexicographic order, so the least card is the lowest field that is not 0. One addition and
//! one subtraction move cards of all ranks from one hand to another.
//!
//! A branch on the number of cards could not be predicted. So of each rank all four cards are
//! written, and the next rank overwrites those that are not there.

use crate::runtime::scanner::{first_bytes, Scanner, StreamError};
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

/// One card of the rank whose name ends in this byte; nothing for any other byte.
const CARD_OF: [Cards; 256] = {
    let mut cards = [0; 256];
    let mut rank = 0;
    while rank < RANKS.len() {
        let name = RANKS[rank].as_bytes();
        cards[name[name.len() - 1] as usize] = 1 << FIELDS[rank];
        rank += 1;
    }
    cards
};

/// The length of a pack in the usual layout, in bytes: a blank or newline after each card, and
/// "10" the only name of two bytes.
const PACK_BYTES: usize = 48 * 2 + 4 * 3;

/// Bytes that are examined at once: the next multiple of 16.
const AT_ONCE: usize = 112;

/// Four hands that are a pack, in the usual layout, if the window begins with them; their
/// length in bytes and where the last card begins.
pub fn usual_hands(window: &[u8]) -> Option<(Hands, usize, usize)> {
    let cards = usual_cards(window)?;
    let mut hands: Hands = [0; PLAYERS];
    for (hand, cards) in hands.iter_mut().zip(cards.chunks_exact(2 * HAND)) {
        let names = cards.iter().step_by(2);
        *hand = names.map(|&name| CARD_OF[usize::from(name)]).sum();
    }
    let last = PACK_BYTES - 2 - usize::from(cards[cards.len() - 2] == b'0');
    // A byte that is no card counts as nothing, so a pack has none. It has four zeros: those
    // after each "1" that was left out.
    is_pack(&hands).then_some((hands, PACK_BYTES, last))
}

/// The bytes of a pack without the "1" of its four tens: the last byte of each card's name and
/// a separator. The names may be any bytes.
///
/// No card waits for the length of the one before. What follows after each "1" moves to the
/// front, in a copy.
#[inline(always)]
fn usual_cards(window: &[u8]) -> Option<[u8; 2 * PLAYERS * HAND]> {
    let window: &[u8; 2 * AT_ONCE] = first_bytes(window)?;
    let mut cards = *window;
    let mut ones = places_of_ones(window)?;
    let mut usual = true;
    for ten in 0..SUITS as usize {
        let place = ones.trailing_zeros() as usize;
        ones &= ones.wrapping_sub(1);
        let after: &[u8; AT_ONCE] = first_bytes(window.get(place + 1..)?)?;
        usual &= (after[0] == b'0') & (place + 1 < PACK_BYTES);
        cards[place - ten..][..AT_ONCE].copy_from_slice(after);
    }
    let cards = first_bytes(&cards)?;
    for card in cards.chunks_exact(2) {
        usual &= (card[1] == b' ') | (card[1] == b'\n');
    }
    usual.then_some(*cards)
}

/// A bit for each of the first [`AT_ONCE`] bytes, the lowest first: whether it is "1".
#[inline(always)]
fn places_of_ones(window: &[u8; 2 * AT_ONCE]) -> Option<u128> {
    let mut are_ones = [0; AT_ONCE];
    for (is_one, &byte) in are_ones.iter_mut().zip(window) {
        *is_one = u8::from(byte == b'1');
    }
    let mut places = 0;
    for (number, eight) in are_ones.chunks_exact(8).enumerate() {
        let word = u64::from_le_bytes(*first_bytes(eight)?);
        // Moves bit 0 of the byte at place i, counted from 0, to bit 56 + i.
        let bits = word.wrapping_mul(0x0102_0408_1020_4080) >> 56;
        places |= u128::from(bits) << (8 * number);
    }
    Some(places)
}

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
