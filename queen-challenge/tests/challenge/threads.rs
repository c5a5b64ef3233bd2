//! Types that can cross threads.

use std::panic::{RefUnwindSafe, UnwindSafe};

use queen_challenge::iter::{Minimal, Picks, Steps};
use queen_challenge::{Challenge, Forced, Grade, Notes, Reason, Step};
use queen_runtime::layout::Plain;

#[test]
fn types_can_cross_threads() {
    fn check<T: Send + Sync + UnwindSafe + RefUnwindSafe + Clone + std::fmt::Debug>() {}
    check::<Challenge>();
    check::<Minimal<8, Plain>>();
    check::<Picks<8, Plain>>();
    check::<Notes>();
    check::<Step>();
    check::<Steps>();
    check::<Reason>();
    check::<Forced>();
    check::<Grade>();
}
