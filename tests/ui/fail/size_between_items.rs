//! A mistake in a call between items, which is the only error there.
use queen_runtime::queen_table;

queen_table!(17);

fn main() {}
