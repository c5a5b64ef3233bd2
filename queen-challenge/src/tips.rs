//! A number of tips.

/// A number of tips, in words.
///
/// ```
/// use queen_challenge::Tips;
///
/// let words = [0, 1, 2].map(|tips| Tips(tips).to_string());
/// assert_eq!(words, ["without a tip", "with 1 tip", "with 2 tips"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Tips(pub u32);
