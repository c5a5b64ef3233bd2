//! A number of tips.

/// A number of tips, which displays [in words](#impl-Display-for-Tips).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Tips(pub u32);
