//! The header for C++, in programs of several standards.

use tempfile::TempDir;

use super::{PUZZLES, WARNINGS, expected, layouts, program};
use crate::{export, run};

#[test]
#[ignore = "needs gcc and g++"]
fn a_range_has_all_solutions() {
    let range = program("range.cpp");
    let corners = PUZZLES.get(8).unwrap().iter().filter(|solution| solution.columns()[0] == 0);
    let last = format!("92, of which {} are in a corner\n", corners.count());
    let expected = expected(PUZZLES.get(8).unwrap());
    let (lines, _) = expected.trim_end().rsplit_once('\n').unwrap();
    for layout in layouts(&[5]) {
        let folder = TempDir::new().unwrap();
        let folder = folder.path();
        let arguments = ["8", "--format", "cpp", "--layout", &layout, "--prefix", "queens"];
        export(folder, &[&arguments[..], &["-o", "table.c"]].concat());
        run(folder, "gcc", &["-std=c99", "-O1", "-c", "table.c"]);
        for standard in ["-std=c++11", "-std=c++20"] {
            let options = [&WARNINGS[..], &[standard, "-O1", "-I.", &range, "table.o"]].concat();
            run(folder, "g++", &[&options[..], &["-o", "main"]].concat());
            let printed = run(folder, "./main", &[]).0;
            assert_eq!(printed, format!("{lines}\n{last}"), "{layout} {standard}");
        }
    }
}
