//! Random choices, with the generator of the library.

use std::hash::{BuildHasher, RandomState};

use queen_math::random::SplitMix64;

/// A random seed, from the keys of the standard library's hash maps.
pub fn seed() -> u64 {
    RandomState::new().hash_one(())
}

/// A random index; `None` if there is none.
pub fn index(len: usize, random: &mut SplitMix64) -> Option<usize> {
    (len > 0).then(|| random.below(len as u64) as usize)
}

/// Puts the items into a random order.
pub fn shuffle<T>(items: &mut [T], random: &mut SplitMix64) {
    for last in (1..items.len()).rev() {
        items.swap(last, random.below(last as u64 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    #[test]
    fn all_orders_are_equally_likely() {
        let mut random = SplitMix64(1);
        let mut orders = HashMap::new();
        for _ in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            shuffle(&mut items, &mut random);
            *orders.entry(items).or_insert(0) += 1;
        }
        assert_eq!(orders.len(), 24);
        // Four standard deviations.
        assert!(orders.values().all(|count| (875..=1_125).contains(count)), "{orders:?}");
    }
}
