//! Jobs that threads share.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Runs the jobs on `threads` threads; 0 is treated as 1. Each thread runs its jobs with what `start`
/// returns. Calls `done` after each job.
pub fn share<J: Sync, T, R: FnMut(&J) -> T>(
    jobs: &[J],
    threads: usize,
    start: impl Fn() -> R + Sync,
    done: impl FnMut(&J, T) + Send,
) {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(done);
    let work = || {
        let mut run = start();
        while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
            let result = run(job);
            done.lock().unwrap_or_else(PoisonError::into_inner)(job, result);
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.min(jobs.len()) {
            // If a thread cannot be started, the others do its work.
            let _ = thread::Builder::new().spawn_scoped(scope, work);
        }
        work();
    });
}
