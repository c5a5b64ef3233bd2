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

/// The number of placements of non-attacking queens on a quadrant with `half` rows.
pub(super) fn placements(half: usize) -> usize {
    PLACEMENTS.get(half).map_or(0, |&placements| placements.try_into().unwrap_or(usize::MAX))
}
