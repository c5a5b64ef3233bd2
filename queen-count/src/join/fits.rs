//! Pairs of keys without a common bit.

use multiversion::multiversion;

/// The number of bits of a key that are looked up at a time.
const GROUP: usize = 5;

/// The number of eastern keys from which sorting them pays off.
const SORTED: usize = 8192;

/// Counts the pairs of an eastern and a western key without a common bit, multiplied by the
/// `weight` of the western key. Keys have `bits` bits, at most 50. May sort the eastern keys.
pub(super) fn count_fits(
    bits: usize,
    east: &mut [u64],
    west: &[u64],
    weight: impl Fn(u64) -> u64 + Copy,
) -> u64 {
    if east.len() < SORTED {
        return east.chunks(512).map(|east| count_block(bits, east, west, weight)).sum();
    }
    // The diagonals near the main ones are occupied most often. Once sorted by them, adjacent keys
    // have some in common, and these rule out half of the western keys at once.
    let nearest = bits as u32 * 3 / 4;
    east.sort_unstable_by_key(|key| key.rotate_right(nearest));
    let mut candidates = vec![0; west.len()];
    let count = |east: &[u64]| {
        let common = east.iter().fold(!0, |common, key| common & key);
        let mut len = 0;
        // Without a branch, which would often be mispredicted.
        for &key in west {
            candidates[len] = key;
            len += usize::from(key & common == 0);
        }
        count_block(bits, east, &candidates[..len], weight)
    };
    east.chunks(512).map(count).sum()
}

/// Counts the same for at most 512 eastern keys.
fn count_block(bits: usize, east: &[u64], west: &[u64], weight: impl Fn(u64) -> u64 + Copy) -> u64 {
    // The compiler unrolls loops of fixed length.
    match bits.div_ceil(GROUP) {
        ..=7 if east.len() <= 128 => count_words::<7, 2>(east, west, weight),
        ..=7 => count_words::<7, 8>(east, west, weight),
        8 => count_words::<8, 8>(east, west, weight),
        _ => count_words::<10, 8>(east, west, weight),
    }
}

/// Counts the same for at most 64 · `WORDS` eastern keys.
#[multiversion(targets("x86_64+avx2+bmi1+bmi2+popcnt"))]
fn count_words<const GROUPS: usize, const WORDS: usize>(
    east: &[u64],
    west: &[u64],
    weight: impl Fn(u64) -> u64 + Copy,
) -> u64 {
    let value = |key: u64, group: usize| (key >> (GROUP * group)) as usize % (1 << GROUP);
    let mut tables = [[[0_u64; WORDS]; 1 << GROUP]; GROUPS];
    for (group, table) in tables.iter_mut().enumerate() {
        for (index, &key) in east.iter().enumerate() {
            table[value(!key, group)][index / 64] |= 1 << (index % 64);
        }
        // A key without some bits is also without any subset of them.
        for bit in 0..GROUP {
            for fewer in (0..1 << GROUP).filter(|bits| bits >> bit & 1 == 0) {
                let more = table[fewer | 1 << bit];
                for (set, more) in table[fewer].iter_mut().zip(more) {
                    *set |= more;
                }
            }
        }
    }
    let mut total = 0;
    for &key in west {
        let mut fits = [!0; WORDS];
        for (group, table) in tables.iter().enumerate() {
            for (fits, set) in fits.iter_mut().zip(table[value(key, group)]) {
                *fits &= set;
            }
        }
        // Usually none fits.
        if fits.iter().fold(0, |any, word| any | word) != 0 {
            total +=
                weight(key) * fits.iter().map(|word| u64::from(word.count_ones())).sum::<u64>();
        }
    }
    total
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_without_a_common_bit_are_counted() {
        for bits in [26, 34, 38, 50] {
            // Multiples of an odd number, with few bits.
            let key = |index: usize| {
                let random = |seed| (index as u64 + 1).wrapping_mul(seed).rotate_left(29);
                random(0x9e37_79b9_7f4a_7c15) & random(0xd1b5_4a32_d192_ed03) & !(!0 << bits)
            };
            for len in [0, 1, 100, 512, 513, SORTED + 700] {
                let mut east: Vec<_> = (0..len).map(key).collect();
                let west: Vec<_> = (len..len + 90).map(key).collect();
                let weight = |key| 1 + key % 3;
                let fits = |west| east.iter().filter(|&east| east & west == 0).count() as u64;
                let expected: u64 = west.iter().map(|&key| weight(key) * fits(key)).sum();
                assert_eq!(count_fits(bits, &mut east, &west, weight), expected, "{bits}, {len}");
                assert!(expected > 0 || len < 100, "some keys fit");
            }
        }
    }
}
