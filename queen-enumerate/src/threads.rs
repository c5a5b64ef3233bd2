//! Independent jobs on several threads.
//!
//! There is no queue: a counter has the index of the next job, and a thread that is free takes that
//! job and adds 1. So a thread that gets short jobs does more of them. If thread A takes job 0,
//! which is long, thread B takes jobs 1, 2 and 3 meanwhile. It pays to have the longest jobs first.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// The number of threads that are worth starting for a board of `size` × `size` on this machine.
/// Below size 12 it is 1: one thread finishes in the time that it takes to start another.
///
/// ```
/// let threads = queen_enumerate::threads(8);
/// assert_eq!(threads, 1);
/// assert_eq!(queen_enumerate::columns(8, threads).unwrap().0.len(), 92 * 8);
/// ```
#[must_use]
pub fn threads(size: usize) -> usize {
    if size < 12 { 1 } else { thread::available_parallelism().map_or(1, NonZeroUsize::get) }
}

/// Runs the jobs on `threads` threads; 0 is treated as 1. Each thread calls `start` once and runs
/// its jobs with the closure that it returns, which can own memory that the jobs reuse.
///
/// Calls `done` with each job and its result, in the order in which the jobs end, and never on two
/// threads at a time.
pub fn run_jobs<J: Sync, T, R: FnMut(&J) -> T>(
    jobs: &[J],
    threads: usize,
    start: impl Fn() -> R + Sync,
    done: impl FnMut(&J, T) + Send,
) {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(done);
    let work = || {
        let mut run = start();
        // Each index is returned to one thread only, in any memory ordering. Nothing else is read
        // on the strength of it, because the jobs were there before the threads.
        while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
            // Before the lock, so that only the calls of `done` wait for each other.
            let result = run(job);
            // If `done` has panicked on another thread, the scope below passes that on.
            done.lock().unwrap_or_else(PoisonError::into_inner)(job, result);
        }
    };
    // The scope waits for all its threads.
    thread::scope(|scope| {
        // This thread works, too, so one less is started. More threads than jobs would be idle.
        for _ in 1..threads.min(jobs.len()) {
            // If a thread cannot be started, the others do its work.
            let _ = thread::Builder::new().spawn_scoped(scope, work);
        }
        work();
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_threads_work_as_are_asked_for_and_have_jobs() {
        for (jobs, threads, expected) in [(8, 3, 3), (2, 5, 2), (4, 1, 1), (4, 0, 1)] {
            let started = AtomicUsize::new(0);
            let start = || {
                started.fetch_add(1, Ordering::Relaxed);
                |&job: &u32| job
            };
            let mut sum = 0;
            run_jobs(&(0..jobs).collect::<Vec<_>>(), threads, start, |_, job| sum += job);
            assert_eq!((started.into_inner(), sum), (expected, (0..jobs).sum()));
        }
    }
}
