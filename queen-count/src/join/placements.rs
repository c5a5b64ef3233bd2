//! The number of placements of non-attacking queens on a quadrant.

/// The number of placements of non-attacking queens on a quadrant, for each number of rows.
pub(super) const PLACEMENTS: [u64; 14] = [
    1,
    2,
    5,
    18,
    87,
    462,
    2_635,
    16_870,
    118_969,
    915_442,
    7_535_369,
    66_807_234,
    633_443_407,
    6_354_135_838,
];

/// The number of placements of non-attacking queens on a quadrant with `half` rows, for which a
/// quadrant reserves memory. The number for 13 rows does not fit 32 bits; no memory of such a
/// machine has room for `usize::MAX` of them, either.
pub(super) fn placements(half: usize) -> usize {
    PLACEMENTS.get(half).map_or(0, |&placements| placements.try_into().unwrap_or(usize::MAX))
}
