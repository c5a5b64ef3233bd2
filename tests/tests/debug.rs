//! Output of `Debug` of the public types.

use queen_math::Placement;
use queen_math::table::{Layout, Shape};
use queen_runtime::layout::Ranked;
use queen_runtime::{QueenPuzzle, queen_table};

#[test]
fn debug_output_is_short() {
    let solution = queen_table!(8).solution(13).unwrap();
    assert_eq!(format!("{solution:?}"), "Solution([3, 6, 4, 2, 0, 5, 7, 1])");
    let any = solution.into_any();
    assert_eq!(format!("{any:?}"), "AnySolution([3, 6, 4, 2, 0, 5, 7, 1])");
}

#[test]
fn debug_output_names_the_size_and_the_layout() {
    const PLAIN: QueenPuzzle<8> = queen_table!(8);
    const RANKED: QueenPuzzle<8, Ranked> = queen_table!(8, layout = ranked);
    assert_eq!(format!("{PLAIN:?}"), "QueenPuzzle(8, plain)");
    assert_eq!(format!("{RANKED:?}"), "QueenPuzzle(8, ranked(5))");
    assert_eq!(format!("{:?}", RANKED.into_any()), format!("{RANKED:?}"));
    let table = Shape::new(8, Layout::Plain).unwrap().table(PLAIN.table());
    assert_eq!(format!("{table:?}"), "Table(8, plain)");
    assert_eq!(format!("{:?}", table.iter()), "Iter { len: 92 }");
    let completions = table.completions([0; 16]);
    assert_eq!(format!("{completions:?}"), "Plain(PlainCompletions { .. })");
    let completions = RANKED.completions(&RANKED.board());
    assert_eq!(format!("{completions:?}"), "Completions { found: Some(RankedCompletions { .. }) }");
}

#[test]
fn a_placement_is_shown_as_its_columns() {
    let placement = Placement::new(&[1, 3, 0, 2]).unwrap();
    assert_eq!(format!("{placement:?}"), "[1, 3, 0, 2]");
}
