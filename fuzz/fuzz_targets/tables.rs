//! Tables whose bytes no writer has written.
#![cfg_attr(feature = "libfuzzer", no_main)]

use queen_math::Placement;
use queen_math::table::{Layout, Shape, Table};

#[cfg(feature = "libfuzzer")]
libfuzzer_sys::fuzz_target!(|data: &[u8]| tables(data));

const MAX_TESTED_SQUARES: u32 = 600;

/// Looks everything up in a table of the bytes. In a ranked table there is nothing but solutions; a
/// table that `verify` accepts has all of them, in order.
///
/// The first byte is the size, from 1 to 9, the second the layout. Those whose look-ups take long
/// are left out.
pub fn tables(data: &[u8]) {
    let [size, layout, bytes @ ..] = data else { return };
    let layout = Layout::all().cycle().nth(usize::from(*layout)).expect("there is a layout");
    let shape = Shape::new(1 + usize::from(size % 9), layout).expect("a size and rows in range");
    if shape.max_tested_squares() > MAX_TESTED_SQUARES {
        return;
    }
    let table = shape.table(&bytes[..bytes.len().min(shape.byte_len())]);
    let has_only_solutions = table.has_only_solutions();
    assert!(has_only_solutions || layout == Layout::Plain);
    let is_right = |placement: &Placement| !has_only_solutions || placement.is_solution();

    let found: Vec<_> = (0..=table.len()).map(|index| table.get(index)).collect();
    assert!(found.iter().flatten().all(is_right));
    assert_eq!(found.last(), Some(&None));
    let indices: Vec<_> =
        found.iter().flatten().map(|solution| table.index_of(solution.columns())).collect();
    assert!(indices.iter().flatten().all(|&index| index < table.len()));
    if table.verify() {
        assert!(indices.iter().enumerate().all(|(index, &found)| found == Some(index)));
        assert!(table.iter().eq(found.iter().copied().flatten()));
        assert!(table.iter().rev().eq(found.iter().rev().copied().flatten()));
    }
    check_iterators(table, is_right);
}

fn check_iterators(table: Table<'_>, is_right: impl Fn(&Placement) -> bool + Copy) {
    let first = |placements: &mut dyn Iterator<Item = Placement>| {
        assert!(placements.take(table.len() + 1).all(|placement| is_right(&placement)));
    };
    first(&mut table.iter());
    first(&mut table.iter().rev());
    let (mut ends, mut len) = (table.iter(), 0);
    while ends.next().is_some() && len <= table.len() {
        len += 1;
        let _ = ends.next_back();
    }
    for row in 0..table.size() {
        let mut queens = [0; queen_math::MAX_TABLE_SIZE];
        queens[row] = 1 << (row / 2);
        first(&mut table.completions(queens));
    }
}
