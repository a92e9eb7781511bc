//! Bytes as machine words, for hashing.

/// The length of `bytes`, then the bytes, eight to a word. Their number need not be a multiple of
/// eight: an additional word holds the last eight bytes, or all if there are fewer. It repeats some
/// bytes of the word before it, which does not harm the hash.
pub fn eights(bytes: &[u8]) -> impl Iterator<Item = u64> + '_ {
    let eight = |part: &[u8]| {
        let mut eight = [0; 8];
        eight[..part.len()].copy_from_slice(part);
        u64::from_le_bytes(eight)
    };
    let last = &bytes[bytes.len().saturating_sub(8)..];
    let parts = bytes.chunks_exact(8).chain(Some(last));
    core::iter::once(bytes.len() as u64).chain(parts.map(eight))
}
