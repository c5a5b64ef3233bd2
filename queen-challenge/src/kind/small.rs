//! Small random numbers.

use queen_math::random::SplitMix64;

/// A sequence of small random numbers.
///
/// Each takes 16 bits, of which the generator makes 64 at once: a number for each choice costs a
/// Cortex-M0, which multiplies 32 bits, more than what is done with it.
#[derive(Clone, Copy, Debug)]
pub(super) struct SmallNumbers {
    random: SplitMix64,
    bits: u64,
    /// The number of the 16-bit parts of `bits` that are not used yet.
    left: u8,
}

impl SmallNumbers {
    pub(super) const fn new(seed: u64) -> Self {
        Self { random: SplitMix64(seed), bits: 0, left: 0 }
    }

    /// A number below `bound`, which is at most 2¹⁶; 0 if that is 0. Each has a probability of
    /// 1 / `bound` to within 2⁻¹⁶.
    pub(super) const fn below(&mut self, bound: u32) -> u32 {
        if self.left == 0 {
            self.bits = self.random.next();
            self.left = 4;
        }
        let bits = self.bits as u32 & 0xffff;
        self.bits >>= 16;
        self.left -= 1;
        bits.wrapping_mul(bound) >> 16
    }
}
