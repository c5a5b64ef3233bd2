//! Types that the symmetries of the square act on.

use core::num::NonZero;

use super::Symmetry;

/// A type that the symmetries of the square act on.
///
/// ```
/// # use queen_math::{Placement, symmetry::{Symmetric, Symmetry}};
/// let solution = Placement::new(&[2, 0, 3, 1]).unwrap();
/// assert_eq!(solution.transform(Symmetry::FlipHorizontal).columns(), [1, 3, 0, 2]);
/// assert_eq!(solution.transform(Symmetry::Rotate90), solution);
/// assert_eq!(solution.orbit_len(), 2);
/// assert_eq!(solution.canonical().columns(), [1, 3, 0, 2]);
/// ```
pub trait Symmetric: Copy + Ord {
    /// The image under `symmetry`: under [`FlipHorizontal`](Symmetry::FlipHorizontal), for example,
    /// the mirror image.
    #[doc(alias = "flip", alias = "mirror", alias = "reflect", alias = "rotate")]
    #[must_use]
    fn transform(self, symmetry: Symmetry) -> Self;

    /// Whether `symmetry` leaves it unchanged.
    #[must_use]
    fn is_fixed_by(self, symmetry: Symmetry) -> bool {
        self.transform(symmetry) == self
    }

    /// The least element of its orbit.
    #[must_use]
    fn canonical(self) -> Self {
        Symmetry::ALL.map(|symmetry| self.transform(symmetry)).into_iter().fold(self, Ord::min)
    }

    /// Whether it is the least element of its orbit.
    #[must_use]
    fn is_canonical(self) -> bool {
        Symmetry::ALL.iter().all(|&symmetry| self.transform(symmetry) >= self)
    }

    /// The number of elements in its orbit: 1, 2, 4 or 8.
    #[must_use]
    fn orbit_len(self) -> usize {
        let others = Symmetry::ALL.into_iter().skip(1);
        let fixing = others.filter(|&symmetry| self.is_fixed_by(symmetry)).count();
        // The identity leaves everything unchanged. Division by a `NonZero` cannot panic.
        8 / NonZero::<usize>::MIN.saturating_add(fixing)
    }
}
