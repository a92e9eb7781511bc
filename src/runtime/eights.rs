//! Bytes as machine words, to be hashed.

/// The length of `bytes`, and then all of them, eight in a word.
pub fn eights(bytes: &[u8]) -> impl Iterator<Item = u64> + '_ {
    let eight = |part: &[u8]| {
        let mut eight = [0; 8];
        eight[..part.len()].copy_from_slice(part);
        u64::from_le_bytes(eight)
    };
    core::iter::once(bytes.len() as u64).chain(bytes.chunks(8).map(eight))
}
