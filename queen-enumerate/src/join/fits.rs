//! Pairs of keys without a common bit.

use multiversion::multiversion;

/// The number of bits of a key that are looked up at a time.
const GROUP: usize = 5;

/// Counts the pairs of an eastern and a western key without a common bit, multiplied by the
/// `weight` of the western key. Keys have `bits` bits, at most 50.
pub(super) fn count_fits(
    bits: usize,
    east: &[u64],
    west: &[u64],
    weight: impl Fn(u64) -> u64 + Copy,
) -> u64 {
    // The compiler unrolls loops of fixed length.
    let count = |east: &[u64]| match bits.div_ceil(GROUP) {
        ..=7 if east.len() <= 128 => count_block::<7, 2>(east, west, weight),
        ..=7 => count_block::<7, 8>(east, west, weight),
        8 => count_block::<8, 8>(east, west, weight),
        _ => count_block::<10, 8>(east, west, weight),
    };
    east.chunks(512).map(count).sum()
}

/// Counts the same for at most 64 · `WORDS` eastern keys.
#[multiversion(targets("x86_64+avx2+bmi1+bmi2+popcnt"))]
fn count_block<const GROUPS: usize, const WORDS: usize>(
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
