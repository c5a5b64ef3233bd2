//! The memory that holds the table.

use std::fs;

use super::boards::{FOR_AVR, IN_PROGRAM_MEMORY, compile_for_microbit};
use crate::{output, table};

#[test]
#[ignore = "needs arm-none-eabi-gcc, which `ci/firmware` brings"]
fn the_attribute_puts_the_table_into_a_section() {
    let folder = table(8, "ranked");
    compile_for_microbit(folder.path());
    let map = fs::read_to_string(folder.path().join("main.map")).unwrap();
    // The section's name, address and bytes.
    let section = map.lines().find(|line| line.starts_with(".ext_flash")).unwrap();
    let words = section.split_whitespace().collect::<Vec<_>>();
    assert_eq!(words, [".ext_flash", "0x00030000", "0x2d"]);
}

#[test]
#[ignore = "needs avr-gcc and avr-libc"]
fn an_attribute_without_a_way_to_read_is_refused_on_an_avr() {
    let folder = table(8, "plain");
    let compile = |options: &[&str]| {
        let options = [&FOR_AVR, options, &["-c", "table.c"]].concat();
        output(folder.path(), "avr-gcc", &options).status.success()
    };
    assert!(compile(&IN_PROGRAM_MEMORY));
    assert!(!compile(&IN_PROGRAM_MEMORY[..3]));
    assert!(!compile(&["-std=gnu99", "-DQUEENS_ATTRIBUTE=__flash"]));
}
