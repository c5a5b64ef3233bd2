//! Preparation of a count: its memory, and its progress bar with the time.

use std::time::Duration;

use indicatif::HumanDuration;
use queen_count::join::{Count, estimate};

use super::memory::check_memory;
use super::part::PartMethod;
use super::steps::STEPS;
use crate::args::processors;
use crate::error::Error;
use crate::message;
use crate::progress::{Preparation, Progress};

/// The largest size that is counted within minutes. For larger ones, the time is estimated before
/// the preparation, which takes long by itself.
const MAX_QUICK_SIZE: usize = 20;

/// Prepares a whole count of a size that has been checked. If it takes long, it says how long.
pub fn whole(size: usize, threads: usize) -> Result<(Progress, Count), Error> {
    check_memory(size, threads)?;
    if size <= MAX_QUICK_SIZE {
        return Ok(quick(size, |time| on_threads(time, threads)));
    }
    let time = estimate(size).and_then(|time| on_threads(time, threads));
    if let Some(time) = time {
        let time = HumanDuration(time);
        message::write(format!("Counting {size} queens takes about {time} on this machine.\n"));
    }
    let preparation = Progress::expecting(STEPS.into(), || time);
    Ok(below(preparation, size))
}

/// Prepares the count of one of several parts, which share the time of the whole count. That of the
/// method that checks a part is not known.
pub fn part(
    size: usize,
    threads: usize,
    parts: usize,
    method: PartMethod,
) -> Result<(Progress, Count), Error> {
    let share = |time| match method {
        PartMethod::Join => on_threads(time, threads)?.checked_div(parts.try_into().ok()?),
        PartMethod::Masks => None,
    };
    check_memory(size, threads)?;
    if size <= MAX_QUICK_SIZE {
        return Ok(quick(size, share));
    }
    let preparation = Progress::expecting(STEPS.into(), || estimate(size).and_then(share));
    Ok(below(preparation, size))
}

/// Prepares a count below its bar, which does not wait for that.
fn below(bar: Preparation, size: usize) -> (Progress, Count) {
    let count = count(size);
    (bar.begin(), count)
}

/// Prepares a count, and then measures what its bar says.
fn quick(size: usize, time: impl Fn(Duration) -> Option<Duration>) -> (Progress, Count) {
    let count = count(size);
    let preparation = Progress::expecting(STEPS.into(), || time(count.estimate()));
    (preparation.begin(), count)
}

fn count(size: usize) -> Count {
    Count::new(size).expect("the size has been checked")
}

/// The time that work takes on these threads. Those beyond the processors wait for the others.
fn on_threads(time: Duration, threads: usize) -> Option<Duration> {
    time.checked_div(threads.min(processors()).try_into().ok()?)
}
