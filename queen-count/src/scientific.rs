//! Scientific notation for counts that no integer type holds.
//!
//! A number is a mantissa in an `f64` and an exponent to the base 10 beside it. An `f64` alone ends
//! at 1.8 · 10³⁰⁸, which a tree for 1,000 queens exceeds. To add 9.5 · 10² and 7.5 · 10¹, bring
//! both to the greater exponent: 9.5 + 0.75 = 10.25. Then bring the mantissa back below 10: 1.025 ·
//! 10³.

use std::fmt::{self, Write};

/// A number of 0 or more in scientific notation: mantissa · 10^exponent.
///
/// ```
/// use queen_count::approximate_state_space;
/// use queen_searches::Formulation::AnySquare;
///
/// let states = approximate_state_space(AnySquare, 100).unwrap();
/// assert_eq!(states.to_string(), "6.09 × 10³⁹⁹");
/// assert_eq!(format!("{states:.4e}"), "6.0857e399");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scientific {
    mantissa: f64,
    exponent: i32,
}

impl Scientific {
    pub(crate) const ZERO: Self = Self { mantissa: 0.0, exponent: 0 };
    pub(crate) const ONE: Self = Self { mantissa: 1.0, exponent: 0 };

    /// The mantissa, at least 1 and less than 10, or 0 for the number 0.
    ///
    /// ```
    /// # use queen_count::approximate_state_space;
    /// # use queen_searches::Formulation::AnySquare;
    /// let states = approximate_state_space(AnySquare, 100).unwrap();
    /// assert!((6.085..6.086).contains(&states.mantissa()));
    /// ```
    #[must_use]
    pub const fn mantissa(self) -> f64 {
        self.mantissa
    }

    /// The exponent to the base 10, or 0 for the number 0.
    ///
    /// ```
    /// # use queen_count::approximate_state_space;
    /// # use queen_searches::Formulation::AnySquare;
    /// let states = approximate_state_space(AnySquare, 100).unwrap();
    /// assert_eq!(states.exponent(), 399);
    /// ```
    #[must_use]
    pub const fn exponent(self) -> i32 {
        self.exponent
    }

    /// The number mantissa · 10^exponent. The mantissa may be any number, also a negative one, as
    /// the difference of two numbers can be.
    fn normalized(mut mantissa: f64, mut exponent: i32) -> Self {
        // No power of ten makes 0 at least 1, so the second loop would not end.
        if mantissa == 0.0 {
            return Self::ZERO;
        }
        // The number stays the same, but for rounding.
        while mantissa.abs() >= 10.0 {
            mantissa /= 10.0;
            exponent += 1;
        }
        while mantissa.abs() < 1.0 {
            mantissa *= 10.0;
            exponent -= 1;
        }
        Self { mantissa, exponent }
    }

    /// The product with a `factor`, which an `f64` can hold.
    pub(crate) fn times(self, factor: f64) -> Self {
        Self::normalized(self.mantissa * factor, self.exponent)
    }

    /// The quotient by a `divisor`, which an `f64` can hold and is not 0.
    pub(crate) fn divided_by(self, divisor: f64) -> Self {
        Self::normalized(self.mantissa / divisor, self.exponent)
    }

    /// The square: the mantissa's is below 100, so it never overflows.
    pub(crate) fn squared(self) -> Self {
        Self::normalized(self.mantissa * self.mantissa, 2 * self.exponent)
    }

    /// The sum. What is too small to change 1 does not change 0 either, since its exponent is 0,
    /// too.
    pub(crate) fn plus(self, other: Self) -> Self {
        let exponent = self.exponent.max(other.exponent);
        Self::normalized(self.mantissa_at(exponent) + other.mantissa_at(exponent), exponent)
    }

    /// The difference, below 0 if `other` is greater.
    pub(crate) fn minus(self, other: Self) -> Self {
        self.plus(other.times(-1.0))
    }

    /// The square root, for a number of 0 or more.
    ///
    /// An exponent is halved if it is even. Otherwise a factor of 10 goes to the mantissa first:
    /// the root of 4.9 · 10¹ is that of 49 · 10⁰.
    pub(crate) fn sqrt(self) -> Self {
        // 1 for odd exponents below 0, too, where `%` would return −1.
        let odd = self.exponent.rem_euclid(2);
        let square = if odd == 1 { 10.0 * self.mantissa } else { self.mantissa };
        Self::normalized(square.sqrt(), (self.exponent - odd) / 2)
    }

    /// The number, or infinity if it is too large for an `f64`.
    pub(crate) fn to_f64(self) -> f64 {
        self.mantissa * 10_f64.powi(self.exponent)
    }

    /// The mantissa and the exponent that are written with this number of decimal places.
    fn rounded(self, places: usize) -> (f64, i32) {
        // 9.996 with two decimal places is 10.00.
        let carries = format!("{:.places$}", self.mantissa).starts_with("10");
        if carries { (1.0, self.exponent + 1) } else { (self.mantissa, self.exponent) }
    }

    /// The mantissa for a larger exponent, or 0 if it is too small to change a sum.
    ///
    /// An `f64` has nearly 16 digits, so what is 17 places further right adds nothing.
    pub(crate) fn mantissa_at(self, exponent: i32) -> f64 {
        let shift = exponent - self.exponent;
        if shift > 16 { 0.0 } else { (0..shift).fold(self.mantissa, |mantissa, _| mantissa / 10.0) }
    }
}

/// As a person writes it: a whole number below 10⁷, or a mantissa with two decimal places, or with
/// the precision given, and a power of ten.
impl fmt::Display for Scientific {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.exponent < 7 && f.precision().is_none() {
            return write!(f, "{}", self.to_f64().round());
        }
        let places = f.precision().unwrap_or(2);
        let (mantissa, exponent) = self.rounded(places);
        write!(f, "{mantissa:.places$} × 10")?;
        write_superscript(f, exponent)
    }
}

/// The mantissa with two decimal places, or with the precision given, and the exponent: `6.09e399`.
impl fmt::LowerExp for Scientific {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places = f.precision().unwrap_or(2);
        let (mantissa, exponent) = self.rounded(places);
        write!(f, "{mantissa:.places$}e{exponent}")
    }
}

/// Writes an exponent in superscript digits. Its only character that is no digit is the minus.
pub(crate) fn write_superscript(f: &mut fmt::Formatter<'_>, exponent: i32) -> fmt::Result {
    exponent.to_string().chars().try_for_each(|digit| {
        let digit = digit.to_digit(10).and_then(|digit| "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().nth(digit as usize));
        f.write_char(digit.unwrap_or('⁻'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_close(number: Scientific, mantissa: f64, exponent: i32) {
        assert_eq!(number.exponent(), exponent, "{number:?}");
        assert!((number.mantissa() - mantissa).abs() < 1e-14, "{number:?}");
    }

    #[test]
    fn sums_and_differences_align_the_exponents() {
        let (large, small) = (Scientific::normalized(9.5, 2), Scientific::normalized(7.5, 1));
        for sum in [large.plus(small), small.plus(large)] {
            assert_close(sum, 1.025, 3);
            assert_close(sum.minus(small), 9.5, 2);
            assert_close(sum.minus(large), 7.5, 1);
        }
        assert_close(small.minus(large), -8.75, 2);
        assert_eq!(small.minus(small), Scientific::ZERO);
    }

    #[test]
    fn a_sum_has_the_precision_of_its_mantissa() {
        let one = Scientific::ONE;
        assert!(one.plus(Scientific::normalized(9.0, -16)).mantissa > 1.0);
        assert_eq!(one.plus(Scientific::normalized(1.0, -17)), one);
    }

    #[test]
    fn a_mantissa_is_rounded_to_the_nearest() {
        for (mantissa, text) in
            [(9.984, "9.98e3"), (9.986, "9.99e3"), (9.992, "9.99e3"), (9.996, "1.00e4")]
        {
            assert_eq!(format!("{:e}", Scientific::normalized(mantissa, 3)), text);
        }
    }

    #[test]
    fn numbers_of_eight_digits_have_an_exponent() {
        for (mantissa, exponent, text) in [
            (9.999_999_4, 6, "9999999"),
            (1.0, 7, "1.00 × 10⁷"),
            (1.5, 1_023_456_789, "1.50 × 10¹⁰²³⁴⁵⁶⁷⁸⁹"),
        ] {
            assert_eq!(Scientific::normalized(mantissa, exponent).to_string(), text);
        }
        assert_eq!(format!("{:.1}", Scientific::normalized(2.5, -12)), "2.5 × 10⁻¹²");
    }

    #[test]
    fn the_root_of_a_square_is_the_number() {
        for exponent in -4..=4 {
            for mantissa in [1.0, 2.0, 3.0, 4.5, 9.75] {
                let number = Scientific::normalized(mantissa, exponent);
                assert_close(number.squared().sqrt(), mantissa, exponent);
            }
        }
        assert_close(Scientific::normalized(4.9, 1).sqrt(), 7.0, 0);
        assert_close(Scientific::normalized(4.9, -1).sqrt(), 7.0, -1);
        assert_eq!(Scientific::ZERO.sqrt(), Scientific::ZERO);
    }
}
