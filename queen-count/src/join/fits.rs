//! Pairs of keys without a common bit.
//!
//! Comparing each western key with each eastern one would take as many steps as there are pairs.
//! Instead, up to 512 eastern keys are put into tables, which answer for all of them at once. Cut
//! the bits of a key into groups of five. For each group and each of its 32 values, a table has the
//! set of the eastern keys that have none of the value's bits, as 512 bits. A western key looks up
//! the value of each of its groups. The eastern keys in the intersection of the sets found have no
//! bit in common with it. For n = 18, seven look-ups replace 512 comparisons.
//!
//! For example, with groups of two bits and the eastern keys a = 01 00, b = 10 01, c = 00 10:
//!
//! | value | upper group | lower group |
//! |---|---|---|
//! | 00 | a b c | a b c |
//! | 01 | b c | a c |
//! | 10 | a c | a b |
//! | 11 | c | a |
//!
//! The western key 01 10 looks up b c in the upper group and a b in the lower one. Their
//! intersection is b, so it fits the key 10 01 and no other.
//!
//! A table is filled in two steps. First each key is in one set only, that of the bits that it
//! lacks. A key that lacks two bits lacks each of them alone, so the sets are then united, bit by
//! bit, with those of one bit more. That is F. Yates's algorithm of 1937, on unions instead of
//! sums. For the upper group:
//!
//! | value | at first | 00 gets 01, 10 gets 11 | 00 gets 10, 01 gets 11 |
//! |---|---|---|---|
//! | 00 | | b | a b c |
//! | 01 | b | b | b c |
//! | 10 | a | a c | a c |
//! | 11 | c | c | c |

use multiversion::multiversion;

/// The number of bits of a key that are looked up at a time.
const GROUP: usize = 5;

/// The number of eastern keys from which sorting them pays off. The count is the same in any order.
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
    // The diagonals near the main ones are occupied most often. The upper half of a key has the
    // anti-diagonals, with the main one in the middle: of the 34 bits for n = 18 it is bit 25. The
    // rotation makes the bits before it, 24, 23 and so on, the highest ones, so these decide the
    // order first. Once sorted by them, adjacent keys have some in common, and these rule out half
    // of the western keys at once.
    let nearest = bits as u32 * 3 / 4;
    east.sort_unstable_by_key(|key| key.rotate_right(nearest));
    let mut candidates = vec![0; west.len()];
    let count = |east: &[u64]| {
        let common = east.iter().fold(!0, |common, key| common & key);
        let mut len = 0;
        // A key that has a bit that all of these have fits none of them. The first `len` candidates
        // are the others so far. Without a branch, which would often be mispredicted.
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
    // The compiler unrolls loops of fixed length. Seven groups are enough up to size 19, eight up
    // to 21 and ten up to 27. Groups beyond the bits of a key are 0, and the set of 0 has all
    // eastern keys, which changes nothing. Few eastern keys, up to 64 · 2, have smaller sets, which
    // take less time to fill. For larger boards, that made no measurable difference.
    match bits.div_ceil(GROUP) {
        ..=7 if east.len() <= 128 => count_words::<7, 2>(east, west, weight),
        ..=7 => count_words::<7, 8>(east, west, weight),
        8 => count_words::<8, 8>(east, west, weight),
        _ => count_words::<10, 8>(east, west, weight),
    }
}

/// Counts the same for at most 64 · `WORDS` eastern keys. Keys have at most 5 · `GROUPS` bits.
///
/// On x86-64 it is compiled twice, the second time for processors with wider registers. A check at
/// run time chooses. Others have one copy.
#[multiversion(targets("x86_64+avx2+bmi1+bmi2+popcnt"))]
fn count_words<const GROUPS: usize, const WORDS: usize>(
    east: &[u64],
    west: &[u64],
    weight: impl Fn(u64) -> u64 + Copy,
) -> u64 {
    let value = |key: u64, group: usize| (key >> (GROUP * group)) as usize % (1 << GROUP);
    let mut tables = [[[0_u64; WORDS]; 1 << GROUP]; GROUPS];
    for (group, table) in tables.iter_mut().enumerate() {
        // The bits that a key lacks are those of its complement.
        for (index, &key) in east.iter().enumerate() {
            table[value(!key, group)][index / 64] |= 1 << (index % 64);
        }
        // A key without some bits is also without any subset of them. After the turn for `bit`, a
        // value's set has the keys that lack all of the value's bits. Of the bits up to `bit` they
        // may lack others, too; of those after it, they lack no others.
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
        // The eastern keys that fit in the groups so far. Bits beyond the last eastern key are in
        // no set, so the first look-up clears them.
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
    fn the_example_in_the_documentation_is_right() {
        let [a, b, c] = [0b0100, 0b1001, 0b0010];
        for (east, count) in [(vec![a], 0), (vec![b], 1), (vec![c], 0), (vec![a, b, c], 1)] {
            assert_eq!(count_fits(4, &mut east.clone(), &[0b0110], |_| 1), count);
        }
    }

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
