//! Traits that every public type of `queen-core` has.

use std::fmt::Debug;
use std::panic::{RefUnwindSafe, UnwindSafe};

use queen_core::construct::Construction;
use queen_core::count::{Estimate, Levels, Mean, Scientific};
use queen_core::search::{
    Bitmask, Formulation, Heap, Incremental, Mark, Permutations, Swapping, Trace,
};
use queen_core::symmetry::Symmetry;
use queen_core::{Placement, table};

fn check<T: Clone + Debug + Send + Sync + UnwindSafe + RefUnwindSafe + Unpin>() {}

#[test]
fn types_can_be_cloned_debugged_sent_shared_and_unwound() {
    check::<Placement>();
    check::<(Construction, Symmetry)>();
    check::<(Estimate, Levels, Mean, Scientific)>();
    check::<(Bitmask, Heap, Trace, Incremental, Permutations, Swapping)>();
    check::<(Formulation, Mark)>();
    check::<(table::Coding, table::ParseCodingError, table::Shape)>();
    check::<(table::Table<'_>, table::Iter<'_>, table::Completions<'_>)>();
}
