//! The mean of random samples, with its standard error.

use std::fmt;

use crate::Scientific;

/// The mean of random samples, with its standard error.
///
/// ```
/// use queen_count::Estimate;
///
/// let solutions = Estimate::new(8, 1_000, 1).unwrap().solutions();
/// assert_eq!(solutions.to_string(), "95 ± 10");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mean {
    value: Scientific,
    standard_error: Scientific,
}

impl Mean {
    /// The mean itself.
    ///
    /// ```
    /// # use queen_count::Estimate;
    /// let nodes = Estimate::new(8, 1_000, 1).unwrap().nodes();
    /// assert_eq!(nodes.value().to_string(), "2079");
    /// ```
    #[must_use]
    pub const fn value(self) -> Scientific {
        self.value
    }

    /// The standard error of the mean, an estimate itself.
    ///
    /// On a large board, a few probes carry most of the variance, and a sample often lacks them. So
    /// the square of the standard error is right on average, but most samples give one that is too
    /// small, by a large factor for 100 queens and more.
    ///
    /// ```
    /// # use queen_count::Estimate;
    /// let standard_error = |probes| Estimate::new(8, probes, 1).unwrap().nodes().standard_error();
    /// assert_eq!(standard_error(1_000).to_string(), "35");
    /// assert_eq!(standard_error(4_000).to_string(), "17"); // about half
    /// ```
    #[must_use]
    pub const fn standard_error(self) -> Scientific {
        self.standard_error
    }
}

/// The mean and its standard error: `2079 ± 35`, or `(5.01 ± 0.77) × 10¹¹⁹` from 10⁷ on.
///
/// The standard error is rounded to two digits, unless these are no whole number, and the mean to
/// the same place.
impl fmt::Display for Mean {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (value, error) = (self.value, self.standard_error);
        let greater = if value.minus(error).mantissa() > 0.0 { value } else { error };
        if greater.exponent() < 7 {
            // Both are below 10⁷. The unit of the second digit of the error, or 1.
            let place = 10_f64.powi((error.exponent() - 1).max(0));
            let round = |number: Scientific| (number.to_f64() / place).round() * place;
            return write!(f, "{} ± {}", round(value), round(error));
        }
        let exponent = greater.exponent();
        // Two digits of the error. An `f64` has no more than 15 places.
        let places = (exponent - error.exponent() + 1).clamp(1, 15).unsigned_abs() as usize;
        let places = if error == Scientific::ZERO { 2 } else { places };
        let (value, error) = (value.mantissa_at(exponent), error.mantissa_at(exponent));
        write!(f, "({value:.places$} ± {error:.places$}) × 10")?;
        crate::scientific::write_superscript(f, exponent)
    }
}

/// The moments of samples: their number, their mean and the sum of their squared deviations.
///
/// The samples 10, 20 and 60 have the mean 30 and the sum 20² + 10² + 30² = 1400. Adding the
/// squares of the samples instead, to subtract that of the mean in the end, would lose most digits
/// if the samples are close to each other.
///
/// Samples that are 0 can be left out. [`mean`](Self::mean) adds them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Samples {
    pub(crate) count: u32,
    mean: Scientific,
    /// The sum of the squared deviations from the mean.
    deviations: Scientific,
}

impl Samples {
    pub(crate) const NONE: Self =
        Self { count: 0, mean: Scientific::ZERO, deviations: Scientific::ZERO };

    /// Adds a sample, which is its own mean and has no deviation from it.
    pub(crate) fn add(&mut self, sample: Scientific) {
        *self = self.plus(Self { count: 1, mean: sample, ..Self::NONE });
    }

    /// The moments of both.
    ///
    /// Let there be p samples with the mean m here, and q samples with the mean m + d in `other`.
    /// The mean of all is m + d · q / (p + q). The sum of the squared deviations from it is greater
    /// than both sums together by d² · p · q / (p + q). For example, 10 and 20 have the mean 15 and
    /// the sum 50. With 60, d is 45: the mean is 15 + 45 / 3 = 30 and the sum 50 + 45² · 2 / 3 =
    /// 1400. If all samples are equal, d is 0: there is no rounding, and no deviation.
    ///
    /// Source: T. F. Chan, G. H. Golub and others, *Updating Formulae and a Pairwise Algorithm
    /// for Computing Sample Variances*, 1979.
    pub(crate) fn plus(self, other: Self) -> Self {
        // Without any samples, the divisor below could be 0.
        if self.count == 0 {
            return other;
        }
        let (one, two) = (f64::from(self.count), f64::from(other.count));
        let (fraction, weight) = (two / (one + two), one * two / (one + two));
        let distance = other.mean.minus(self.mean);
        let deviations = self.deviations.plus(other.deviations);
        Self {
            count: self.count + other.count,
            mean: self.mean.plus(distance.times(fraction)),
            deviations: deviations.plus(distance.squared().times(weight)),
        }
    }

    /// The mean of `count` samples, at least 2 for a standard error that is a number. Samples that
    /// were not added count as 0.
    ///
    /// The variance of the samples is estimated as the sum of the squared deviations over
    /// `count` − 1, and that of their mean is `count` times less.
    pub(crate) fn mean(&self, count: u32) -> Mean {
        let all = self.plus(Self { count: count - self.count, ..Self::NONE });
        let count = f64::from(count);
        let squared_error = all.deviations.divided_by(count * (count - 1.0));
        Mean { value: all.mean, standard_error: squared_error.sqrt() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_standard_error_follows_from_the_deviations() {
        let mut samples = Samples::NONE;
        for sample in [10.0, 20.0, 60.0] {
            samples.add(Scientific::ONE.times(sample));
        }
        // The root of (20² + 10² + 30²) / (3 · 2).
        assert_eq!(samples.mean(3).to_string(), "30 ± 15");
        // With a sample of 0, the root of (12.5² + 2.5² + 37.5² + 22.5²) / (4 · 3).
        assert_eq!(format!("{:.3e}", samples.mean(4).standard_error()), "1.315e1");
    }

    #[test]
    fn equal_samples_have_no_error_at_all() {
        for sample in [1.0 / 3.0, 7.0, 1e200] {
            let mut samples = Samples::NONE;
            (0..1000).for_each(|_| samples.add(Scientific::ONE.times(sample)));
            let mean = samples.mean(1000);
            assert_eq!(mean.value(), Scientific::ONE.times(sample));
            assert_eq!(mean.standard_error(), Scientific::ZERO);
        }
    }

    #[test]
    fn people_write_whole_numbers_below_ten_millions() {
        let mean = |value: f64, error: f64| Mean {
            value: Scientific::ONE.times(value),
            standard_error: Scientific::ONE.times(error),
        };
        for (value, error, text) in [
            (95.0, 9.65, "95 ± 10"),
            (0.2, 0.1, "0 ± 0"),
            (2079.2, 35.2, "2079 ± 35"),
            (1_234_567.0, 65_432.0, "1235000 ± 65000"),
            (9_999_999.0, 0.0, "9999999 ± 0"),
            (12_345_678.0, 1_234_567.0, "(1.23 ± 0.12) × 10⁷"),
            (12_345_678.0, 0.0, "(1.23 ± 0.00) × 10⁷"),
            (7.0e45, 0.0, "(7.00 ± 0.00) × 10⁴⁵"),
            (5.012e119, 7.72e118, "(5.01 ± 0.77) × 10¹¹⁹"),
            (3.8e117, 3.8e117, "(3.8 ± 3.8) × 10¹¹⁷"),
        ] {
            assert_eq!(mean(value, error).to_string(), text);
        }
    }
}
