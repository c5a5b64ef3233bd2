//! A random number generator, whose numbers a seed determines.

/// `SplitMix64`, by Guy Steele, Doug Lea and Christine Flood, "Fast splittable pseudorandom number
/// generators" (OOPSLA 2014), with the constants of Sebastiano Vigna's public-domain
/// [implementation](https://prng.di.unimi.it/splitmix64.c).
#[derive(Clone, Copy, Debug)]
pub struct SplitMix64(pub u64);

impl SplitMix64 {
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// A number below `bound`, each with a probability of 1 / `bound` to within 2⁻⁶⁴.
    pub const fn below(&mut self, bound: u64) -> u64 {
        ((self.next() as u128 * bound as u128) >> 64) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::SplitMix64;

    /// The first numbers of Vigna's implementation for these seeds.
    #[test]
    fn numbers_are_those_of_the_reference() {
        let mut random = SplitMix64(1_234_567);
        let expected = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973];
        assert_eq!([random.next(), random.next()], expected);
        assert_eq!(SplitMix64(0).next(), 0xE220_A839_7B1D_CDAF);
    }

    /// Challenges are picked by such numbers, so they must stay as they are.
    #[test]
    fn a_number_below_a_bound_is_the_same_part_of_it_as_of_all_numbers() {
        // 0xE2 is 226 of 256, and 0xE22 is 3618 of 4096.
        for (bound, expected) in
            [(1, 0), (10, 8), (256, 0xE2), (4096, 0xE22), (1 << 32, 0xE220_A839)]
        {
            assert_eq!(SplitMix64(0).below(bound), expected);
        }
    }
}
