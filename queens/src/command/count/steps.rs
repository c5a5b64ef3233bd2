//! Steps of the progress bar of a count.

/// The number of steps of the progress bar.
pub const STEPS: u32 = 1_000_000;

/// The steps of the progress bar for this share of the work.
#[expect(clippy::cast_sign_loss, reason = "a share is at least 0")]
pub fn steps(share: f64) -> u64 {
    (share * f64::from(STEPS)) as u64
}
