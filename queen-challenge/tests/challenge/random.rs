//! A fixed sequence of random numbers.

/// A fixed sequence of numbers below `bound`.
pub(crate) fn numbers(mut state: u64) -> impl FnMut(usize) -> usize {
    move |bound| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    }
}
