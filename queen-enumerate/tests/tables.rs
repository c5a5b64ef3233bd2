//! Tables of every coding against the plain columns that the enumeration finds.

use queen_core::Placement;
use queen_core::table::{Coding, Shape, Table};

/// The codings, `plain` first.
fn codings() -> impl Iterator<Item = Coding> {
    let ranked = (Coding::MIN_ROWS..=Coding::MAX_ROWS).map(|rows| Coding::Ranked { rows });
    std::iter::once(Coding::Plain).chain(ranked)
}

fn solutions(size: usize) -> Vec<Placement> {
    let (columns, _) = queen_enumerate::columns(size, 2).unwrap();
    columns.chunks(size).map(|columns| Placement::new(columns).unwrap()).collect()
}

fn bytes(shape: Shape) -> Vec<u8> {
    let size = shape.size();
    if shape.coding() == Coding::Plain {
        return queen_enumerate::columns(size, 2).unwrap().0;
    }
    let mut bytes = vec![0; shape.byte_len()];
    shape.write(queen_enumerate::ranks(size, 2).unwrap().0, &mut bytes).unwrap();
    bytes
}

/// Calls `check` with the table of each coding and with its solutions.
fn for_each_coding(size: usize, check: impl Fn(Table<'_>, &[Placement])) {
    let solutions = solutions(size);
    for coding in codings() {
        let shape = Shape::new(size, coding).unwrap();
        let bytes = bytes(shape);
        check(shape.table(&bytes), &solutions);
    }
}

fn check_look_up(table: Table<'_>, index: usize, solution: &Placement) {
    assert_eq!(table.get(index), Some(*solution), "{table:?}, {index}");
    assert_eq!(table.index_of(solution), Some(index), "{table:?}");
}

#[test]
fn every_coding_has_all_solutions() {
    for size in 1..=8 {
        for_each_coding(size, |table, solutions| {
            for (index, solution) in solutions.iter().enumerate() {
                check_look_up(table, index, solution);
            }
            for index in [solutions.len(), solutions.len() + 1, usize::MAX] {
                assert_eq!(table.get(index), None, "{table:?}");
            }
            assert_eq!(table.len(), solutions.len());
            assert!(table.iter().eq(solutions.iter().copied()), "{table:?}");
            assert!(table.iter().rev().eq(solutions.iter().copied().rev()), "{table:?}");
        });
    }
}

#[test]
fn ranked_tables_are_small() {
    let byte_lens = |size| {
        let byte_len = |coding| Shape::new(size, coding).unwrap().byte_len();
        codings().skip(4).map(byte_len).take_while(|&len| len > 0).collect::<Vec<_>>()
    };
    assert_eq!(byte_lens(5), []);
    assert_eq!(byte_lens(8), [46, 19, 6]);
    assert_eq!(byte_lens(10), [674, 443, 191, 57, 10]);
    assert_eq!(byte_lens(12), [18_156, 13_521, 8591, 3462, 906, 144, 17]);
    assert_eq!(byte_lens(14), [603_974, 480_242, 352_382, 215_283, 82_828, 18_269, 2579, 297]);
    assert_eq!(
        byte_lens(16),
        [28_934_899, 24_365_172, 19_009_248, 13_469_556, 7_807_679, 2_518_847, 459_973, 57_144]
    );
}
