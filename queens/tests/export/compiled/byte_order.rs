//! A machine of the other byte order, in an emulator.

use std::path::Path;

use super::{WARNINGS, check, example, layouts};
use crate::run;

#[test]
#[ignore = "needs s390x-linux-gnu-gcc and qemu-s390x"]
fn tables_on_a_big_endian_machine_are_those_of_rust() {
    let emulate = |folder: &Path| {
        let main = example("main.c");
        let options = ["-std=c99", "-O2", "-static", "-I.", &main, "table.c", "-o", "main"];
        run(folder, "s390x-linux-gnu-gcc", &[&WARNINGS[..], &options].concat());
        run(folder, "qemu-s390x", &["./main"]).0
    };
    for layout in layouts(&[2, 5, 8]) {
        check(emulate, &layout, 7..=9);
    }
}
