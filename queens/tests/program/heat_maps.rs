//! Heat maps of all sizes, against the solutions that the enumeration finds.

use crate::{queens, stdout};

/// An unoptimized search of larger boards takes minutes.
const LARGEST: usize = if cfg!(debug_assertions) { 13 } else { 16 };

#[test]
fn heat_maps_count_all_solutions() {
    for size in (1..=LARGEST).filter(|size| !(5..12).contains(size)) {
        let (columns, _) = queen_enumerate::columns(size, 2).unwrap();
        let mut through = vec![vec![0_u32; size]; size];
        for solution in columns.chunks(size) {
            for (row, &column) in through.iter_mut().zip(solution) {
                row[usize::from(column)] += 1;
            }
        }
        let map = stdout(&queens(&format!("count {size} --squares --json")).assert().success());
        let map: serde_json::Value = serde_json::from_str(&map).unwrap();
        assert_eq!(map["through"], serde_json::json!(through), "{size}");
        assert_eq!(map["solutions"], columns.len() / size, "{size}");
    }
}
