//! Arithmetic on measured figures.

/// The median of some figures; infinite if there are none.
pub fn median(figures: impl Iterator<Item = f64>) -> f64 {
    let mut figures: Vec<_> = figures.collect();
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or(f64::INFINITY)
}

/// A figure rounded to this many decimal places.
#[must_use]
pub fn round(figure: f64, places: i32) -> f64 {
    let unit = 10_f64.powi(places);
    (figure * unit).round() / unit
}
